//! The keys, and what they do.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Align2, Label, Layout, RichText, Sense, Stroke, StrokeKind, Ui, vec2},
};

use super::{
    page::page,
    style::{self, CARD, LINE, TEXT},
    widgets,
};
use crate::{
    app::{keys::HELP, screen::Page},
    texts,
};

/// Shows the keys.
pub(super) fn show(mut contexts: EguiContexts, mut next: ResMut<NextState<Page>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let close = page(ctx, "help", &texts::text("help-title"), 980.0, body, None);
    if close {
        next.set(Page::None);
    }
    Ok(())
}

fn body(ui: &mut Ui) {
    widgets::quiet(ui, &texts::text("help-mouse"));
    ui.add_space(8.0);
    let room = ui.available_width();
    if room < 800.0 {
        column(ui, HELP, room);
        return;
    }
    let (left, right) = HELP.split_at(HELP.len().div_ceil(2));
    ui.horizontal_top(|ui| {
        let half = (room - 24.0) / 2.0;
        ui.spacing_mut().item_spacing.x = 24.0;
        column(ui, left, half);
        column(ui, right, half);
    });
}

fn column(ui: &mut Ui, keys: &[(&str, &str)], width: f32) {
    let caps = if width < 420.0 { 130.0 } else { 176.0 };
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (names, what) in keys {
            ui.horizontal(|ui| {
                let from = ui.cursor().min.x;
                ui.spacing_mut().item_spacing.x = 5.0;
                names.split("  ").for_each(|name| cap(ui, name));
                ui.add_space((from + caps - ui.cursor().min.x).max(4.0));
                ui.add(Label::new(RichText::new(texts::text(what)).color(TEXT)).wrap());
            });
        }
    });
}

/// A key as it looks on the keyboard.
fn cap(ui: &mut Ui, key: &str) {
    let galley = widgets::galley(ui, key, style::bold(16.0), TEXT, f32::INFINITY);
    let size = vec2((galley.size().x + 16.0).max(30.0), 29.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter()
        .rect(rect, 6, CARD, Stroke::new(1.0, LINE), StrokeKind::Inside);
    ui.painter().hline(
        rect.x_range().shrink(4.0),
        rect.bottom() - 2.0,
        Stroke::new(1.5, LINE),
    );
    ui.painter()
        .text(rect.center(), Align2::CENTER_CENTER, key, style::bold(16.0), TEXT);
}
