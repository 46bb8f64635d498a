//! Pips: flat drops of glass that lie on each other.

use bevy::{math::Vec2, mesh::Mesh};

use super::shapes::{Builder, lathe};
use crate::staging::pieces::pip::{HEIGHT, RADIUS};

/// A pip that lies on the origin. A frugal one has a third of the triangles.
pub(super) fn mesh(frugal: bool) -> Mesh {
    let segments = if frugal { 9 } else { 20 };
    // Half an ellipse and a little more below its broadest part: radius and height, as parts.
    let profile = [
        (0.0, 0.0),
        (0.72, 0.02),
        (1.0, 0.42),
        (0.86, 0.8),
        (0.5, 1.04),
        (0.0, 1.15),
    ];
    let profile = profile.map(|(across, up)| Vec2::new(across * RADIUS, up * HEIGHT));
    let mut builder = Builder::default();
    lathe(&mut builder, &profile, segments, Vec2::splat(0.5));
    builder.mesh()
}
