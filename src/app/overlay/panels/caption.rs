//! What is written below the table on a photo: the game, and who won it or who plays.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Id, LayerId, Order, pos2},
};

use super::over;
use crate::app::{
    current::Current,
    overlay::widgets::{
        self,
        style::{self, QUIET, TEXT},
    },
};

/// How high the two lines are, from the foot of the window, and how large; in logical pixels, however large texts are.
const HIGH: [f32; 2] = [58.0, 26.0];
const LARGE: [f32; 2] = [28.0, 18.0];

/// Writes it.
pub(in crate::app::overlay) fn show(mut contexts: EguiContexts, current: Option<Res<Current>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    let game = current.game();
    let name = widgets::game_name(game.board().game());
    let names: Vec<String> = game
        .board()
        .seats()
        .iter()
        .map(|seat| current.name(seat))
        .collect();
    let won = game.standing().and_then(|standing| over::won(&current, standing));
    let lines = match won {
        Some(won) => [won, name],
        None => [name, names.join("  ·  ")],
    };
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("caption")));
    let (window, zoom) = (ctx.content_rect(), ctx.zoom_factor());
    for (at, line) in lines.into_iter().enumerate() {
        let place = pos2(window.center().x, window.bottom() - HIGH[at] / zoom);
        let (font, colour): (fn(f32) -> egui::FontId, _) = match at {
            0 => (style::bold, TEXT),
            _ => (style::body, QUIET),
        };
        painter.text(place, Align2::CENTER_CENTER, line, font(LARGE[at] / zoom), colour);
    }
    Ok(())
}
