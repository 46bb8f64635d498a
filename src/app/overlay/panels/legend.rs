//! What the signs mean that lie on the table because somebody asked for them: danger, prospects and advice.

use bevy_egui::egui::{self, Align2, Color32, Margin, Sense, pos2, vec2};

use super::{panel::BAR, pointers::ADVICE};
use crate::{
    app::overlay::widgets::{
        self,
        style::{self, TEXT},
    },
    texts,
};

/// Which of them lie there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shown {
    /// The chance that a piece is struck.
    pub(super) danger: bool,
    /// What a choice would bring against each of another seat.
    pub(super) prospects: bool,
    /// What a strategy would do.
    pub(super) advice: bool,
}

/// Tells what each of them means, in the corner of the table.
pub(super) fn show(ctx: &egui::Context, shown: Shown) {
    let entries = [
        (
            shown.danger,
            "25 %",
            Color32::from_rgb(0xB0, 0x24, 0x18),
            "legend-danger",
        ),
        (
            shown.prospects,
            "+2",
            Color32::from_rgb(0x1F, 0x5E, 0x2C),
            "legend-prospects",
        ),
        (shown.advice, "", ADVICE, "legend-advice"),
    ];
    if entries.iter().all(|(is_shown, ..)| !is_shown) {
        return;
    }
    let corner = ctx.content_rect().min + vec2(10.0, BAR + 10.0);
    widgets::place("legend", pos2(corner.x, corner.y), Align2::LEFT_TOP)
        .interactable(false)
        .show(ctx, |ui| {
            style::glass()
                .inner_margin(Margin::symmetric(10, 6))
                .show(ui, |ui| {
                    for (_, sample, colour, key) in entries.into_iter().filter(|(is_shown, ..)| *is_shown) {
                        ui.horizontal(|ui| {
                            let (rect, _) = ui.allocate_exact_size(vec2(40.0, 20.0), Sense::hover());
                            ui.painter().rect_filled(rect, 6, colour);
                            ui.painter().text(
                                rect.center(),
                                Align2::CENTER_CENTER,
                                sample,
                                style::bold(15.0),
                                Color32::WHITE,
                            );
                            ui.label(
                                egui::RichText::new(texts::text(key))
                                    .font(style::body(16.0))
                                    .color(TEXT),
                            );
                        });
                    }
                });
        });
}
