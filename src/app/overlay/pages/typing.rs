//! A keyboard on the screen, for those who write a name with a pad.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Order, Sense, Stroke, StrokeKind, pos2, vec2},
};

use crate::app::{
    input::{ROWS, Typing},
    overlay::widgets::{
        self,
        style::{self, ACCENT, CARD, LINE, ON_ACCENT, TEXT},
    },
};

/// The side of a key.
const KEY: f32 = 44.0;

/// Shows the keyboard while a pad writes.
pub(in crate::app::overlay) fn show(mut contexts: EguiContexts, typing: Res<Typing>) -> Result {
    if !typing.open {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let key = KEY.min((window.width() - 60.0) / 11.0 - 6.0);
    let foot = pos2(window.center().x, window.bottom() - 10.0);
    widgets::place("typing", foot, Align2::CENTER_BOTTOM)
        .order(Order::Tooltip)
        .interactable(false)
        .show(ctx, |ui| {
            style::glass().show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                for (row, letters) in ROWS.iter().enumerate() {
                    ui.horizontal(|ui| {
                        for (column, letter) in letters.chars().enumerate() {
                            let (rect, _) = ui.allocate_exact_size(vec2(key, key), Sense::hover());
                            let meant = (typing.row, typing.column) == (row, column);
                            let (fill, line, ink) = if meant {
                                (ACCENT, ACCENT, ON_ACCENT)
                            } else {
                                (CARD, LINE, TEXT)
                            };
                            ui.painter()
                                .rect(rect, 6, fill, Stroke::new(1.0, line), StrokeKind::Inside);
                            let shown = match letter {
                                ' ' => "_".to_owned(),
                                '⌫' => "←".to_owned(),
                                '⇧' => if typing.capital { "abc" } else { "ABC" }.to_owned(),
                                '⏎' => "OK".to_owned(),
                                letter => typing.shown(letter).to_string(),
                            };
                            ui.painter().text(
                                rect.center(),
                                Align2::CENTER_CENTER,
                                shown,
                                style::bold(if letter == '⇧' { 16.0 } else { 20.0 }),
                                ink,
                            );
                        }
                    });
                }
            });
        });
    Ok(())
}
