//! Laths: slats of oak that stand on their edge, with a chamfer along the top.

use bevy::{
    math::{Vec2, Vec3},
    mesh::Mesh,
};

use super::shapes::Builder;
use crate::staging::{
    GROOVE,
    pieces::lath::{HEIGHT, LENGTH},
};

/// How much the chamfer takes off.
const CHAMFER: f32 = 0.025;

/// A lath along x that stands on the origin. Its paint goes once along each side.
#[must_use]
pub fn mesh() -> Mesh {
    let half = Vec2::new(LENGTH, GROOVE * 0.8) / 2.0;
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
