//! The faces of those at a table, each drawn once for its size, its mood and its colour.

use bevy::log::error;
use bevy_egui::egui::{Color32, ColorImage, Id, Painter, Rect, TextureHandle, TextureOptions, pos2, vec2};

use super::{
    signs,
    style::{QUIET, TEXT},
};
use crate::{
    app::table::print,
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
        if let Some(texture) = self.texture(painter, rect.width()) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(texture.id(), rect, whole, Color32::WHITE);
        } else {
            painter.circle_stroke(rect.center(), rect.width() * 0.3, (1.5, QUIET));
        }
    }

    /// The picture, from the context where it was shown before; none where it can't be drawn.
    fn texture(self, painter: &Painter, side: f32) -> Option<TextureHandle> {
        let colours = signs::colours(painter);
        let pixels = (side * painter.pixels_per_point()).round().max(1.0) as u32;
        let face = std::ptr::from_ref(self.face) as usize;
        let id = Id::new(("face", face, self.mood, self.colour, colours, pixels));
        let known = painter
            .ctx()
            .data(|data| data.get_temp::<Option<TextureHandle>>(id));
        known.unwrap_or_else(|| {
            let drawn = print::pixels(&portrait(self.face, self.mood, self.colour, colours), pixels);
            let texture = match drawn {
                Ok(drawn) => {
                    let image = ColorImage::from_rgba_premultiplied([pixels as usize; 2], &drawn);
                    Some(painter.ctx().load_texture("face", image, TextureOptions::LINEAR))
                }
                Err(fault) => {
                    error!("a face is missing: {fault}");
                    None
                }
            };
            painter
                .ctx()
                .data_mut(|data| data.insert_temp(id, texture.clone()));
            texture
        })
    }
}
