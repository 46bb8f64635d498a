//! Vector drawings in pages and panels, each made into a texture once for its size.

use bevy::log::error;
use bevy_egui::egui::{Color32, ColorImage, Id, Painter, Rect, TextureHandle, TextureOptions, pos2};

use crate::app::table::print;

/// Draws a square picture, told apart from others by `of`. False where it can't be drawn.
pub(in crate::app::overlay) fn show(
    painter: &Painter,
    rect: Rect,
    of: Id,
    svg: impl FnOnce() -> String,
) -> bool {
    let pixels = (rect.width() * painter.pixels_per_point()).round().max(1.0) as u32;
    let Some(texture) = texture(painter, of.with(pixels), pixels, svg) else {
        return false;
    };
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture.id(), rect, whole, Color32::WHITE);
    true
}

/// The picture, from the context where it was shown before.
fn texture(painter: &Painter, id: Id, pixels: u32, svg: impl FnOnce() -> String) -> Option<TextureHandle> {
    let known = painter
        .ctx()
        .data(|data| data.get_temp::<Option<TextureHandle>>(id));
    known.unwrap_or_else(|| {
        let texture = match print::pixels(&svg(), pixels) {
            Ok(drawn) => {
                let image = ColorImage::from_rgba_premultiplied([pixels as usize; 2], &drawn);
                Some(
                    painter
                        .ctx()
                        .load_texture("drawing", image, TextureOptions::LINEAR),
                )
            }
            Err(fault) => {
                error!("a picture is missing: {fault}");
                None
            }
        };
        painter
            .ctx()
            .data_mut(|data| data.insert_temp(id, texture.clone()));
        texture
    })
}
