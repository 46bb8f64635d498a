//! The faces of those at a table, each drawn once for its size, its mood and its colour.

use bevy_egui::egui::{Id, Painter, Rect, vec2};

use super::{
    signs,
    style::{QUIET, TEXT},
    vector,
};
use crate::{
    cast::{Face, Mood, portrait},
    staging::Colour,
};

/// A face as it is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app::overlay) struct Portrait {
    pub(in crate::app::overlay) face: &'static Face,
    pub(in crate::app::overlay) mood: Mood,
    pub(in crate::app::overlay) colour: Colour,
}

impl Portrait {
    /// Somebody at a seat of this colour.
    pub(in crate::app::overlay) fn new(face: &'static Face, colour: Colour) -> Self {
        Self {
            face,
            mood: Mood::Calm,
            colour,
        }
    }

    /// The same in a mood.
    pub(in crate::app::overlay) fn feeling(self, mood: Mood) -> Self {
        Self { mood, ..self }
    }

    /// Shows the face in a square, with the sign of its seat, for colour never speaks alone.
    pub(in crate::app::overlay) fn show(self, painter: &Painter, rect: Rect) {
        self.show_face(painter, rect);
        let radius = (rect.width() * 0.13).max(6.5);
        let corner = rect.right_bottom() - vec2(0.8, 1.0) * radius;
        signs::sign(painter, corner, radius, self.colour, TEXT);
    }

    /// The face alone.
    pub(in crate::app::overlay) fn show_face(self, painter: &Painter, rect: Rect) {
        let colours = signs::colours(painter);
        let face = std::ptr::from_ref(self.face) as usize;
        let of = Id::new(("face", face, self.mood, self.colour, colours));
        let svg = || portrait(self.face, self.mood, self.colour, colours);
        if !vector::show(painter, rect, of, svg) {
            painter.circle_stroke(rect.center(), rect.width() * 0.3, (1.5, QUIET));
        }
    }
}
