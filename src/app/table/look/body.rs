//! What gives the kinds of pieces their bodies: mesh, paint and ways to move, asked of each kind by its name. A kind that
//! has no body of its own stands there as its outline, extruded.

use std::{collections::HashMap, sync::Arc};

use bevy::prelude::*;

use super::{material::linear, shapes};
use crate::{
    app::table::things::{
        motion::{self, Tween},
        noise::LAST_STEP,
    },
    staging::{Colour, Colours, Form, Spot, theme::Gloss},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bodies>();
}

/// What tells one piece of a kind from another by its look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::app::table) struct Guise {
    /// The colour of its seat.
    pub colour: Option<Colour>,
    /// What is written on it, as a number: a place, the letter of a card, how many faces there are.
    pub written: Option<u32>,
    /// Whether it can't be chosen now, though it lies among what can.
    pub dimmed: bool,
}

/// How a piece is painted.
#[derive(Clone, Debug)]
pub(in crate::app::table) struct Coat {
    /// A drawing, with how many pixels wide it is printed.
    pub print: Option<(String, u32)>,
    /// Multiplied with the drawing.
    pub tint: LinearRgba,
    /// Strength of the highlight,
    pub shine: f32,
    /// its sharpness,
    pub sharpness: f32,
    /// and how much the silhouette darkens; below 0 it grows lighter.
    pub silhouette: f32,
}

/// A kind of pieces in space.
pub(in crate::app::table) trait Body: Send + Sync {
    /// A piece that lies along x on the origin. A frugal one has few triangles, for machines without a graphics card.
    fn mesh(&self, frugal: bool) -> Mesh;

    /// How much of a guise is seen on such a piece: those of which it is the same share their paint.
    fn guise(&self, guise: Guise) -> Guise {
        Guise {
            written: None,
            ..guise
        }
    }

    /// How a piece in such a guise is painted.
    fn coat(&self, guise: Guise, colours: Colours, gloss: Gloss) -> Coat {
        let tint = guise.colour.map(|colour| linear(colours.hex(colour)));
        Coat {
            print: None,
            tint: tint.unwrap_or(LinearRgba::WHITE),
            shine: gloss.shine,
            sharpness: gloss.sharpness,
            silhouette: 0.5,
        }
    }

    /// Whether it casts a shadow.
    fn is_shaded(&self) -> bool {
        true
    }

    /// How it walks over spots; `ends` are how it stands on the first and on the last.
    fn walk(&self, path: &[&Spot], _ends: [Transform; 2], reduced: bool) -> Vec<Tween> {
        motion::walk(path, reduced)
    }

    /// How it passes from one spot to another, so high in between, alone or as one of many.
    fn pass(&self, [from, to]: [Transform; 2], height: f32, _alone: bool) -> Tween {
        Tween::Hop {
            from: from.translation,
            to: to.translation,
            secs: 0.4,
            height,
            noise: LAST_STEP,
        }
    }

    /// Whether there may be more of them than are seen: then one that lies there already need not come.
    fn is_countless(&self) -> bool {
        false
    }
}

/// The bodies of the kinds of pieces, by their names.
#[derive(Resource, Default)]
pub(in crate::app::table) struct Bodies(HashMap<&'static str, Arc<dyn Body>>);

impl Bodies {
    /// Gives a kind of pieces its body.
    pub(in crate::app::table) fn add(&mut self, form: Form, body: impl Body + 'static) {
        self.0.insert(form.name(), Arc::new(body));
    }

    /// The body of a kind of pieces.
    pub(in crate::app::table) fn of(&self, form: Form) -> Arc<dyn Body> {
        let known = self.0.get(form.name()).cloned();
        known.unwrap_or_else(|| Arc::new(Plain(form)))
    }
}

/// What has no body of its own.
struct Plain(Form);

impl Body for Plain {
    fn mesh(&self, _frugal: bool) -> Mesh {
        shapes::prism(&self.0.outline(), self.0.height())
    }
}
