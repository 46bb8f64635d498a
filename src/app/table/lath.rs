//! Laths: slats of oak that stand on their edge, with a chamfer along the top.

use std::fmt::Write as _;

use bevy::{
    math::{Vec2, Vec3, ops},
    mesh::Mesh,
};

use super::{layout::GROOVE, shapes::Builder, squares::LATH};

/// The height of a lath; a square is 1 from the next.
pub const HEIGHT: f32 = 0.4;
/// How much the chamfer takes off.
const CHAMFER: f32 = 0.025;

/// A lath along x that stands on the origin. Its paint is [`print()`], once along each side.
#[must_use]
pub fn mesh() -> Mesh {
    let half = Vec2::new(LATH, GROOVE * 0.8) / 2.0;
    // Corners counterclockwise seen from above, at a height and so far in.
    let ring = |height: f32, inset: f32| {
        let half = half - Vec2::splat(inset);
        [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)]
            .map(|(x, z)| Vec3::new(x * half.x, height, z * half.y))
    };
    let (foot, edge, top) = (ring(0.0, 0.0), ring(HEIGHT - CHAMFER, 0.0), ring(HEIGHT, CHAMFER));
    let mut builder = Builder::default();
    let mut face = |corners: [Vec3; 4], low: f32, high: f32| {
        let normal = (corners[1] - corners[0]).cross(corners[3] - corners[0]);
        let uvs = [(0.0, low), (1.0, low), (1.0, high), (0.0, high)].map(Vec2::from);
        let [a, b, c, d] = [0, 1, 2, 3].map(|at| builder.vertex(corners[at], normal, uvs[at]));
        builder.triangle([a, b, c]);
        builder.triangle([a, c, d]);
    };
    for at in 0..4 {
        let next = (at + 1) % 4;
        face([foot[at], foot[next], edge[next], edge[at]], 0.9, 0.3);
        face([edge[at], edge[next], top[next], top[at]], 0.3, 0.2);
    }
    face([top[2], top[3], top[0], top[1]], 0.2, 0.0);
    builder.mesh()
}

/// The drawing of a lath's paint: oak with its grain along it.
#[must_use]
pub fn print() -> String {
    let mut svg = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 4 1" preserveAspectRatio="none">
<rect width="4" height="1" fill="#C99A55"/>
"##,
    );
    for line in 0..22_u8 {
        let along = f32::from(line) / 22.0;
        let wander = |x: f32| along + 0.03 * ops::sin(x * 1.7 + along * 11.0);
        let dark = ops::sin(along * 67.0) > 0.4;
        let (width, opacity) = if dark { (0.022, 0.5) } else { (0.012, 0.3) };
        let _ = writeln!(
            svg,
            r##"<path d="M0 {}C1 {} 3 {} 4 {}" fill="none" stroke="#6E4218" stroke-width="{width}" stroke-opacity="{opacity}"/>"##,
            wander(0.0),
            wander(1.0),
            wander(3.0),
            wander(4.0),
        );
    }
    svg.push_str("</svg>");
    svg
}
