//! Pawns: turned on a lathe from a profile of a dozen points, with a flat head that carries the seat's sign.

use bevy::prelude::*;

use crate::{
    app::table::look::{
        body::{Bodies, Body, Coat, Guise},
        shapes::{Builder, cap, lathe, smooth},
    },
    staging::{
        Colour, Colours,
        pieces::pawn::{HEIGHT, PAWN, head},
        theme::Gloss,
    },
};

/// How many pixels wide the print of a head is.
const PRINT: u32 = 256;

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Bodies>().add(PAWN, Pawn);
}

struct Pawn;

impl Body for Pawn {
    fn mesh(&self, frugal: bool) -> Mesh {
        mesh(frugal)
    }

    fn guise(&self, guise: Guise) -> Guise {
        guise
    }

    fn coat(&self, guise: Guise, colours: Colours, gloss: Gloss) -> Coat {
        coat(guise, colours, gloss)
    }
}

/// With a place on its head or its seat's sign.
pub(super) fn coat(guise: Guise, colours: Colours, gloss: Gloss) -> Coat {
    let colour = guise.colour.unwrap_or(Colour::Blue);
    let place = guise.written.and_then(|place| u8::try_from(place).ok());
    Coat {
        print: Some((head(colours, colour, place), PRINT)),
        tint: LinearRgba::WHITE,
        shine: gloss.shine,
        sharpness: gloss.sharpness,
        silhouette: match colour {
            Colour::Black => -0.6,
            Colour::Yellow => 0.55,
            _ => 0.75,
        },
    }
}

/// Radius and height: a wide foot, a ring of another colour, by which a pawn stands out from its spot also where it is seen
/// from above.
const RING: [(f32, f32); 4] = [(0.34, 0.0), (0.36, 0.035), (0.35, 0.085), (0.3, 0.125)];
/// The same above it: a slim waist, a collar, and a round head that is cut flat.
const PROFILE: [(f32, f32); 12] = [
    (0.3, 0.125),
    (0.235, 0.18),
    (0.165, 0.27),
    (0.13, 0.36),
    (0.12, 0.435),
    (0.13, 0.47),
    (0.19, 0.495),
    (0.19, 0.525),
    (0.165, 0.56),
    (0.215, 0.64),
    (0.247, 0.75),
    (0.234, 0.86),
];

/// Where the print of a head has its paint and its ink.
pub(super) const PAINT: Vec2 = Vec2::splat(0.03);
pub(super) const INK: Vec2 = Vec2::new(0.9, 0.5);

/// The radius of the flat top.
const HEAD: f32 = 0.188;

/// A pawn that stands on the origin. Its paint is that of its head: the body takes its corner, the flat top its middle.
/// A frugal one has a quarter of the triangles, which costs a machine without a graphics card a quarter of the time.
fn mesh(frugal: bool) -> Mesh {
    let (segments, parts) = if frugal { (16, 1) } else { (28, 2) };
    // The foot is closed, for it is seen when the pawn flies.
    let mut ring = vec![Vec2::ZERO, Vec2::new(RING[0].0 - 0.01, 0.0)];
    ring.extend(smooth(&RING.map(Vec2::from), parts));
    let mut profile = smooth(&PROFILE.map(Vec2::from), parts);
    // The rounded shoulder of the cut.
    profile.extend([
        Vec2::new(HEAD + 0.024, 0.895),
        Vec2::new(HEAD + 0.008, HEIGHT - 0.004),
        Vec2::new(HEAD, HEIGHT),
    ]);
    let mut builder = Builder::default();
    lathe(&mut builder, &ring, segments, INK);
    lathe(&mut builder, &profile, segments, PAINT);
    cap(&mut builder, HEAD, HEIGHT, segments, 0.46);
    builder.mesh()
}
