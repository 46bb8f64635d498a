//! Pips: how large they are.

/// The radius of a pip; a spot is 1 from the next.
pub const RADIUS: f32 = 0.15;
/// How high a pip lies on the one below.
pub const HEIGHT: f32 = 0.15;
