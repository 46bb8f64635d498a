//! Pawns: turned on a lathe from a profile of a dozen points, with a flat head that carries the seat's sign.

use std::fmt::Write as _;

use bevy::{math::Vec2, mesh::Mesh};

use super::{
    drawing::sign_shape,
    palette::{Colour, Colours},
    shapes::{Builder, cap, lathe},
};

/// The height of a pawn; a spot is 1 from the next.
pub const HEIGHT: f32 = 1.06;

/// Radius and height: a wide foot with a bead, a slim waist, a collar, and a round head that is cut flat.
const PROFILE: [(f32, f32); 15] = [
    (0.315, 0.0),
    (0.335, 0.035),
    (0.325, 0.085),
    (0.285, 0.125),
    (0.225, 0.19),
    (0.16, 0.31),
    (0.125, 0.45),
    (0.115, 0.56),
    (0.125, 0.6),
    (0.185, 0.625),
    (0.185, 0.655),
    (0.16, 0.69),
    (0.215, 0.78),
    (0.245, 0.89),
    (0.23, 1.0),
];

/// The radius of the flat top.
const HEAD: f32 = 0.188;

/// A pawn that stands on the origin. Its paint is [`head`]: the body takes its corner, the flat top its middle.
/// A frugal one has a quarter of the triangles, which costs a machine without a graphics card a quarter of the time.
#[must_use]
pub fn mesh(frugal: bool) -> Mesh {
    let (segments, parts) = if frugal { (16, 1) } else { (28, 2) };
    let points = PROFILE.map(Vec2::from);
    // The foot is closed, for it is seen when the pawn flies.
    let mut profile = vec![Vec2::ZERO, Vec2::new(points[0].x - 0.01, 0.0)];
    profile.extend(smooth(&points, parts));
    // The rounded shoulder of the cut.
    profile.extend([
        Vec2::new(HEAD + 0.024, 1.035),
        Vec2::new(HEAD + 0.008, HEIGHT - 0.004),
        Vec2::new(HEAD, HEIGHT),
    ]);
    let mut builder = Builder::default();
    lathe(&mut builder, &profile, segments, Vec2::splat(0.03));
    cap(&mut builder, HEAD, HEIGHT, segments, 0.46);
    builder.mesh()
}

/// A Catmull–Rom curve through the points, `parts` to each stretch.
#[expect(clippy::many_single_char_names, reason = "the letters of the formula")]
fn smooth(points: &[Vec2], parts: u8) -> Vec<Vec2> {
    let last = points.len() - 1;
    let mut curve = Vec::with_capacity(last * usize::from(parts) + 1);
    for at in 0..last {
        let [a, b, c, d] = [
            points[at.saturating_sub(1)],
            points[at],
            points[at + 1],
            points[(at + 2).min(last)],
        ];
        for part in 0..parts {
            let t = f32::from(part) / f32::from(parts);
            let (t2, t3) = (t * t, t * t * t);
            curve.push(
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2
                    + (3.0 * b - a - 3.0 * c + d) * t3),
            );
        }
    }
    curve.push(points[last]);
    curve
}

/// The drawing of a pawn's paint: plain at the rim, and in the middle the inlaid sign, with a place's number
/// instead of it when its owner has finished.
#[must_use]
pub fn head(colours: Colours, colour: Colour, place: Option<u8>) -> String {
    let (paint, ink) = (colours.hex(colour), colours.ink(colour));
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="-1 -1 2 2">
<rect x="-1" y="-1" width="2" height="2" fill="{paint}"/>
<circle r=".84" fill="{ink}"/><circle r=".76" fill="{paint}"/><circle r=".76" fill="#000" opacity=".06"/>
"##
    );
    let _ = match place {
        Some(place) => writeln!(
            svg,
            r#"<text y=".42" font-family="Alegreya" font-weight="700" font-size="1.3" text-anchor="middle" fill="{ink}">{place}</text>"#
        ),
        None => sign_shape(
            &mut svg,
            colour,
            &format!(r#"transform="scale(.5)" fill="{ink}""#),
        ),
    };
    svg.push_str("</svg>");
    svg
}
