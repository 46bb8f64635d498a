//! The question what becomes of a game that can't be kept, before it would be lost.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Layout, Ui},
};

use crate::{
    app::{
        ask::{Ask, Parting, Unkept},
        base::{Below, Page},
        overlay::widgets::{self, Weight, button, field, page::page, quiet},
    },
    texts,
};

/// The most characters of a path.
const LONGEST: usize = 1000;

/// Asks the question.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    parting: Res<Parting>,
    mut place: Local<String>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(why) = &parting.why else {
        next.set(below.take());
        return Ok(());
    };
    let mut way = None;
    let mut saves = false;
    let mut foot = |ui: &mut Ui| {
        ui.horizontal_wrapped(|ui| {
            for (weight, key, answer) in [
                (Weight::Accent, "unkept-again", Unkept::Again),
                (Weight::Plain, "unkept-without", Unkept::Without),
                (Weight::Plain, "unkept-stay", Unkept::Stay),
            ] {
                if button(ui, weight, None, &texts::text(key)).clicked() {
                    way = Some(answer);
                }
            }
        });
    };
    let close = page(
        ctx,
        "unkept",
        &texts::text("unkept-title"),
        620.0,
        |ui| {
            widgets::warning(ui, why);
            ui.add_space(6.0);
            quiet(ui, &texts::text("unkept-help"));
            ui.add_space(4.0);
            let writes = ui.ctx().text_edit_focused();
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    saves = button(ui, Weight::Plain, None, &texts::text("unkept-save")).clicked();
                    let hint = texts::text("unkept-hint");
                    let wide = ui.available_width();
                    field(ui, &mut place, &hint, LONGEST, wide);
                });
            });
            saves |= writes && ui.input(|input| input.key_pressed(egui::Key::Enter));
        },
        Some(&mut foot),
    );
    if saves && !place.trim().is_empty() {
        way = Some(Unkept::Elsewhere(place.clone()));
    } else if close {
        way = Some(Unkept::Stay);
    }
    asks.write_batch(way.map(Ask::Part));
    Ok(())
}
