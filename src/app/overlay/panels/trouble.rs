//! What went wrong, in a sentence that stays until it is put away.

use bevy_egui::egui::{self, Align2, Margin, Sense, Stroke, pos2, vec2};

use crate::{
    app::{
        overlay::widgets::{
            self, icon_button,
            signs::Icon,
            style::{self, TEXT, WARN},
        },
        table::FreeArea,
    },
    texts,
};

/// A sentence about something that went wrong, until it is put away, over what is left of the window `beside` something
/// else. How high it stands from the foot of that; nothing when it is put away.
pub(in crate::app::overlay) fn show(ctx: &egui::Context, sentence: &str, beside: FreeArea) -> Option<f32> {
    let window = ctx.content_rect();
    let middle = (window.left() + beside.left + window.right() - beside.right) / 2.0;
    let width = (window.width() - beside.left - beside.right - 24.0).min(760.0);
    let frame = style::glass()
        .stroke(Stroke::new(1.0, WARN))
        .inner_margin(Margin::symmetric(16, 8));
    let mut done = false;
    let foot = pos2(middle, window.bottom() - beside.bottom - 10.0);
    let shown = widgets::place("trouble", foot, Align2::CENTER_BOTTOM).show(ctx, |ui| {
        frame.show(ui, |ui| {
            let room = width - 32.0 - style::PRESS - 12.0;
            let galley = widgets::galley(ui, sentence, style::body(17.0), TEXT, room.max(80.0));
            ui.horizontal(|ui| {
                let high = galley.size().y.max(style::PRESS);
                let (rect, _) = ui.allocate_exact_size(vec2(galley.size().x, high), Sense::hover());
                ui.painter().galley(
                    pos2(rect.left(), rect.center().y - galley.size().y / 2.0),
                    galley,
                    TEXT,
                );
                done = icon_button(ui, Icon::Close, &texts::text("prompt-dismiss")).clicked();
            });
        });
    });
    (!done).then(|| shown.response.rect.height() + 20.0)
}
