//! What is engraved on the board of Compromise, as on a bond or a treaty: a rosette about the number of each grid, and
//! plaits beside it and between the grids.

use std::f32::consts::TAU;

use glam::Vec2;

/// How many strands a plait has, and rings a rosette.
const STRANDS: u8 = 4;
const RINGS: u8 = 3;
/// How broad a plait is to either side, and how long one turn of a strand.
const BROAD: f32 = 0.15;
const TURN: f32 = 1.05;
/// Between which radii the rings of a rosette go to and fro, and how often.
const NEAR: f32 = 0.3;
const FAR: f32 = 0.42;
const LOBES: f32 = 12.0;
/// So many points of a line are joined in one turn of a strand, and in one lobe.
const FINE: f32 = 12.0;

/// A plait from one point to another, that runs out into a point at both ends.
pub(super) fn plait(from: Vec2, to: Vec2) -> impl Iterator<Item = Vec<Vec2>> {
    let along = to - from;
    let across = along.normalize_or(Vec2::X).perp();
    let turns = (along.length() / TURN).round().max(1.0);
    let steps = (turns * FINE) as u16;
    (0..STRANDS).map(move |strand| {
        let phase = TAU * f32::from(strand) / f32::from(STRANDS);
        let point = |step: u16| {
            let part = f32::from(step) / f32::from(steps);
            let end = (4.0 * part.min(1.0 - part)).min(1.0);
            let broad = BROAD * end * end * (3.0 - 2.0 * end);
            from + along * part + across * broad * (TAU * turns * part + phase).sin()
        };
        (0..=steps).map(point).collect()
    })
}

/// A rosette about a point.
pub(super) fn rosette(middle: Vec2) -> impl Iterator<Item = Vec<Vec2>> {
    let steps = (LOBES * FINE) as u16;
    (0..RINGS).map(move |ring| {
        let phase = TAU * f32::from(ring) / f32::from(RINGS);
        let point = |step: u16| {
            let angle = TAU * f32::from(step) / f32::from(steps);
            let radius = f32::midpoint(NEAR, FAR) + (FAR - NEAR) / 2.0 * (LOBES * angle + phase).cos();
            middle + radius * Vec2::from_angle(angle)
        };
        (0..=steps).map(point).collect()
    })
}
