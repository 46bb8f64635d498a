//! Slates: their mesh and their prints, and how they are lifted to be turned.

use bevy::prelude::*;

use super::card::{Flight, flat};
use crate::{
    app::table::{
        look::body::{Bodies, Body, Coat, Guise},
        things::{motion::Tween, noise::Noise},
    },
    staging::{
        Colours, Face,
        pieces::slate::{SIZE, SLATE, THICKNESS, back, front},
        theme::Gloss,
    },
};

/// How many pixels wide the print of a slate is.
const PRINT: u32 = 256;
/// A slate that is laid down.
const LAID: Noise = Noise::new("fence", 0.45);

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Bodies>().add(SLATE, Slate);
}

struct Slate;

impl Body for Slate {
    fn mesh(&self, _frugal: bool) -> Mesh {
        flat(&SLATE.outline(), SIZE, THICKNESS)
    }

    fn guise(&self, guise: Guise) -> Guise {
        Guise {
            colour: None,
            ..guise
        }
    }

    /// With what is written on it, or face down.
    fn coat(&self, guise: Guise, _colours: Colours, _gloss: Gloss) -> Coat {
        let face = guise.written.and_then(char::from_u32).map(Face);
        Coat {
            print: Some((face.map_or_else(back, front), PRINT)),
            tint: LinearRgba::WHITE,
            shine: 0.25,
            sharpness: 20.0,
            silhouette: 0.0,
        }
    }

    fn pass(&self, [from, to]: [Transform; 2], height: f32, _alone: bool) -> Tween {
        Tween::own(Flight {
            from,
            to,
            height: 0.6 * height,
            secs: 0.5,
            noise: (1.0, LAID),
        })
    }
}
