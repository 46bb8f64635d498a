//! The keys, and what they do.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, RichText, Sense, Stroke, StrokeKind, Ui, vec2},
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
    let close = page(
        ctx,
        "help",
        &texts::text("help-title"),
        640.0,
        |ui| {
            widgets::quiet(ui, &texts::text("help-mouse"));
            ui.add_space(6.0);
            let caps = if ui.available_width() < 420.0 {
                120.0
            } else {
                190.0
            };
            for (keys, what) in HELP {
                ui.horizontal(|ui| {
                    ui.allocate_ui(vec2(caps, 32.0), |ui| {
                        ui.set_min_width(caps);
                        ui.horizontal(|ui| {
                            ui.spacing_mut().item_spacing.x = 5.0;
                            keys.split("  ").for_each(|key| cap(ui, key));
                        });
                    });
                    ui.add(Label::new(RichText::new(texts::text(what)).color(TEXT)).wrap());
                });
            }
        },
        None,
    );
    if close {
        next.set(Page::None);
    }
    Ok(())
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
