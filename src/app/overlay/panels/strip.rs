//! A strip above the table, for which the board makes room: what is taught, and what a puzzle asks.

use bevy_egui::egui::{Align2, Context, Id, Label, LayerId, Margin, Order, RichText, Ui, pos2};

use crate::app::overlay::widgets::{
    self, Taken,
    style::{self, TEXT},
};

/// How wide it is at most.
const WIDE: f32 = 720.0;
/// The space around it, and within it on both sides.
const EDGE: f32 = 8.0;
const PAD: f32 = 14.0;
/// Words take no more than this part of the window's height; more of them scrolls.
const HIGH: f32 = 0.24;

/// Shows a strip; `contents` is told how wide it is. The board makes room for the highest there was, once.
pub(super) fn show(
    ctx: &Context,
    name: &'static str,
    taken: &mut Taken,
    tallest: &mut f32,
    contents: impl FnOnce(&mut Ui, f32),
) {
    let window = ctx.content_rect();
    let top = taken.0.top + EDGE;
    let (middle, width) = taken.foot(window, WIDE);
    let shown = widgets::place(name, pos2(middle, window.top() + top), Align2::CENTER_TOP).show(ctx, |ui| {
        style::glass()
            .inner_margin(Margin::symmetric(PAD as i8, EDGE as i8))
            .show(ui, |ui| contents(ui, width - 2.0 * PAD));
    });
    *tallest = tallest.max(shown.response.rect.height());
    taken.0.top = top + *tallest;
}

/// Where a strip ends below, if it was there in the last frame.
pub(super) fn bottom(ctx: &Context, name: &'static str) -> Option<f32> {
    let layer = LayerId::new(Order::Middle, Id::new(name));
    let is_there = ctx.memory(|memory| memory.areas().visible_last_frame(&layer));
    let rect = ctx.memory(|memory| memory.area_rect(layer.id))?;
    is_there.then(|| rect.bottom())
}

/// A title and a text below it.
pub(super) fn words(ui: &mut Ui, width: f32, title: String, text: String) {
    let most = HIGH * ui.ctx().content_rect().height();
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        widgets::within(ui, most, |ui| {
            for (words, font) in [(title, style::bold(17.0)), (text, style::body(17.0))] {
                ui.add(Label::new(RichText::new(words).font(font).color(TEXT)).wrap());
            }
        });
    });
}
