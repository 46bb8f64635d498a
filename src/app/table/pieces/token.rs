//! Tokens: turned on a lathe, with a ring inlaid round them and a knob whose flat top carries the seat's sign.

use bevy::prelude::*;

use super::pawn::{self, INK, PAINT};
use crate::{
    app::table::look::{
        body::{Bodies, Body, Coat, Guise},
        shapes::{Builder, cap, lathe, smooth},
    },
    staging::{
        Colours,
        pieces::token::{FOOT, HEIGHT, TOKEN, TOP},
        theme::Gloss,
    },
};

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Bodies>().add(TOKEN, Token);
}

struct Token;

impl Body for Token {
    fn mesh(&self, frugal: bool) -> Mesh {
        mesh(frugal)
    }

    fn guise(&self, guise: Guise) -> Guise {
        guise
    }

    /// Brighter than other pieces, for it is low and broad and its sides are all one sees of its paint.
    fn coat(&self, guise: Guise, colours: Colours, gloss: Gloss) -> Coat {
        let coat = pawn::coat(guise, colours, gloss);
        Coat {
            tint: LinearRgba::rgb(1.3, 1.3, 1.25),
            shine: (1.5 * coat.shine).min(1.0),
            silhouette: 0.5 * coat.silhouette,
            ..coat
        }
    }
}

/// Radius and height: the foot up to its shoulder, the ring on that, and the knob.
const FOOT_PROFILE: [(f32, f32); 6] = [
    (FOOT - 0.03, 0.0),
    (FOOT - 0.005, 0.03),
    (FOOT, 0.075),
    (FOOT - 0.01, 0.12),
    (FOOT - 0.04, 0.15),
    (FOOT - 0.055, 0.158),
];
const RING_PROFILE: [(f32, f32); 4] = [
    (FOOT - 0.055, 0.158),
    (FOOT - 0.065, 0.172),
    (FOOT - 0.095, 0.178),
    (FOOT - 0.115, 0.17),
];
const KNOB_PROFILE: [(f32, f32); 9] = [
    (FOOT - 0.115, 0.17),
    (0.205, 0.187),
    (0.17, 0.239),
    (0.162, 0.295),
    (0.195, 0.363),
    (0.248, 0.438),
    (0.27, 0.517),
    (0.262, 0.587),
    (0.243, 0.641),
];

/// A token that stands on the origin; its paint is the same as a pawn's.
fn mesh(frugal: bool) -> Mesh {
    let (segments, parts) = if frugal { (16, 1) } else { (32, 2) };
    let mut builder = Builder::default();
    // The foot is closed, for it is seen when the token flies.
    let below = Vec2::new(FOOT - 0.04, 0.0);
    let curve = |points: &[(f32, f32)]| {
        let points: Vec<Vec2> = points.iter().copied().map(Vec2::from).collect();
        smooth(&points, parts)
    };
    let foot = [vec![Vec2::ZERO, below], curve(&FOOT_PROFILE)].concat();
    // The rounded shoulder of the cut.
    let shoulder = [Vec2::new(TOP + 0.006, HEIGHT - 0.004), Vec2::new(TOP, HEIGHT)];
    let knob = [curve(&KNOB_PROFILE), shoulder.to_vec()].concat();
    lathe(&mut builder, &foot, segments, PAINT);
    lathe(&mut builder, &curve(&RING_PROFILE), segments, INK);
    lathe(&mut builder, &knob, segments, PAINT);
    cap(&mut builder, TOP, HEIGHT, segments, 0.42);
    builder.mesh()
}
