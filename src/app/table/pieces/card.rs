//! Playing cards: their mesh, the prints of their faces and of their back, and how they pass from hand to hand.

use bevy::prelude::*;

use crate::{
    app::table::{
        look::{
            body::{Bodies, Body, Coat, Guise},
            shapes::Builder,
        },
        things::{
            motion::{Course, Noises, Tween},
            noise::Noise,
        },
    },
    staging::{
        Colours, Face, lift,
        pieces::card::{CARD, SIZE, THICKNESS, back, front},
        theme::Gloss,
    },
};

/// How many pixels wide the print of a card is.
const PRINT: u32 = 256;
/// How much light falls on one that can't be chosen.
const DIMMED: f32 = 0.5;
/// A card that leaves a hand or a stack.
const LEAVES: Noise = Noise::new("card", 0.7);

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Bodies>().add(CARD, Card);
}

struct Card;

impl Body for Card {
    fn mesh(&self, _frugal: bool) -> Mesh {
        flat(&CARD.outline(), SIZE, THICKNESS)
    }

    fn guise(&self, guise: Guise) -> Guise {
        Guise {
            colour: None,
            ..guise
        }
    }

    /// With its face, or with its back up.
    fn coat(&self, guise: Guise, _colours: Colours, _gloss: Gloss) -> Coat {
        let face = guise.written.and_then(char::from_u32).map(Face);
        Coat {
            print: Some((face.map_or_else(back, front), PRINT)),
            tint: if guise.dimmed {
                LinearRgba::gray(DIMMED)
            } else {
                LinearRgba::WHITE
            },
            shine: 0.08,
            sharpness: 12.0,
            silhouette: 0.0,
        }
    }

    fn is_shaded(&self) -> bool {
        false
    }

    fn pass(&self, [from, to]: [Transform; 2], height: f32, _alone: bool) -> Tween {
        Tween::own(Flight {
            from,
            to,
            height,
            secs: 0.4,
            noise: (0.0, LEAVES),
        })
    }
}

/// In an arc, turning and growing on the way.
#[derive(Debug)]
pub(super) struct Flight {
    pub(super) from: Transform,
    pub(super) to: Transform,
    /// How high in between.
    pub(super) height: f32,
    /// How long it takes.
    pub(super) secs: f32,
    /// What is heard of it, and after which part.
    pub(super) noise: (f32, Noise),
}

impl Course for Flight {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn pose(&self, part: f32, _base: Transform) -> Transform {
        let Self { from, to, height, .. } = *self;
        let arc = 4.0 * part * (1.0 - part);
        let smooth = part * part * (3.0 - 2.0 * part);
        Transform {
            translation: from.translation.lerp(to.translation, smooth) + Vec3::Y * (height * arc),
            rotation: from.rotation.slerp(to.rotation, smooth),
            scale: from.scale.lerp(to.scale, smooth),
        }
    }

    fn end(&self, _base: Transform) -> Transform {
        self.to
    }

    fn noises(&self) -> Noises {
        [Some(self.noise), None, None]
    }
}

/// A card, or another thin thing, with its face up in the middle of the origin. Its paint is that of a face or of the back.
pub(super) fn flat(outline: &[Vec2], size: Vec2, thickness: f32) -> Mesh {
    let mut builder = Builder::default();
    let uv = |at: Vec2| Vec2::new(0.5 + at.x / size.x, 0.5 - at.y / size.y);
    let up = Vec3::Y * thickness;
    let middle = builder.vertex(up, Vec3::Y, Vec2::splat(0.5));
    let mut last = None;
    for &point in outline.iter().chain(outline.first()) {
        let at = lift(point);
        let top = builder.vertex(at + up, Vec3::Y, uv(point));
        let out = at.normalize_or_zero();
        let (edge, foot) = (
            builder.vertex(at + up, out, uv(point * 0.97)),
            builder.vertex(at, out, uv(point * 0.97)),
        );
        if let Some((last_top, last_edge, last_foot)) = last.replace((top, edge, foot)) {
            builder.triangle([middle, last_top, top]);
            builder.triangle([last_edge, last_foot, foot]);
            builder.triangle([last_edge, foot, edge]);
        }
    }
    builder.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::look::print;

    #[test]
    fn every_face_and_the_back_can_be_printed() {
        for sign in "A23456789TJQKX".chars() {
            assert!(print::pixels(&front(Face(sign)), 64).is_ok(), "{sign}");
        }
        assert!(print::pixels(&back(), 64).is_ok());
    }
}
