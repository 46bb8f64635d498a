//! Pips: flat drops of glass that lie on each other.

use bevy::prelude::*;

use super::card::Flight;
use crate::{
    app::table::{
        look::{
            body::{Bodies, Body, Coat, Guise},
            material::linear,
            shapes::{Builder, lathe},
        },
        things::{motion::Tween, noise::Noise},
    },
    staging::{
        Colours,
        pieces::pip::{HEIGHT, PIP, RADIUS},
        theme::Gloss,
    },
};

/// A pip that falls on others.
const FALLS: Noise = Noise::new("pip", 0.5);

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Bodies>().add(PIP, Pip);
}

struct Pip;

impl Body for Pip {
    fn mesh(&self, frugal: bool) -> Mesh {
        mesh(frugal)
    }

    fn coat(&self, guise: Guise, colours: Colours, _gloss: Gloss) -> Coat {
        let tint = guise.colour.map(|colour| linear(colours.hex(colour)));
        Coat {
            print: None,
            tint: tint.unwrap_or(LinearRgba::WHITE),
            shine: 0.9,
            sharpness: 60.0,
            silhouette: -0.35,
        }
    }

    fn is_shaded(&self) -> bool {
        false
    }

    fn pass(&self, [from, to]: [Transform; 2], height: f32, alone: bool) -> Tween {
        Tween::own(Flight {
            from,
            to,
            height,
            secs: if alone { 0.2 } else { 0.45 },
            noise: (1.0, FALLS),
        })
    }

    fn is_countless(&self) -> bool {
        true
    }
}

/// A pip that lies on the origin. A frugal one has a third of the triangles.
fn mesh(frugal: bool) -> Mesh {
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
