//! What a person likes: changed here, kept between starts.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Layout, Ui},
};

use super::{
    page::page,
    widgets::{Weight, button, setting, stepper, switch},
};
use crate::{
    app::{asks::Ask, screen::Page, settings::Settings},
    rules::Message as Sentence,
    texts,
};

/// The smallest texts.
pub(super) const SMALLEST: f32 = 0.75;
/// The largest ones.
pub(super) const LARGEST: f32 = 2.0;

/// A speed as people read it: `¼×`, `1×`, `16×`.
pub(super) fn written_speed(speed: f32) -> String {
    match speed {
        ..0.375 => "¼×".to_owned(),
        0.375..0.75 => "½×".to_owned(),
        _ => format!("{}×", (speed * 10.0).round() / 10.0),
    }
}

/// Shows the settings.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut new = settings.clone();
    let mut speed = None;
    let close = page(
        ctx,
        "settings",
        &texts::text("settings-title"),
        640.0,
        |ui| {
            setting(
                ui,
                &texts::text("settings-speed"),
                &texts::text("settings-speed-help"),
                |ui| {
                    // Doublings, so that each step is as large as the next.
                    let mut step = new.speed.log2().round() as i64;
                    let bounds = (Settings::SLOWEST.log2() as i64, Settings::FASTEST.log2() as i64);
                    if stepper(ui, &mut step, bounds, 1, &written_speed(new.speed)) {
                        speed = Some((step as f32).exp2());
                    }
                },
            );
            toggle(
                ui,
                "settings-single-choice",
                "settings-single-choice-help",
                &mut new.single_choice,
            );
            toggle(
                ui,
                "settings-roll-alone",
                "settings-roll-alone-help",
                &mut new.roll_alone,
            );
            toggle(ui, "settings-numbers", "settings-numbers-help", &mut new.numbers);
            toggle(ui, "settings-flat", "settings-flat-help", &mut new.flat);
            setting(
                ui,
                &texts::text("settings-text-scale"),
                &texts::text("settings-text-scale-help"),
                |ui| {
                    let mut percent = (new.text_scale * 100.0).round() as i64;
                    let bounds = ((SMALLEST * 100.0) as i64, (LARGEST * 100.0) as i64);
                    let written = texts::say(&Sentence::new("settings-percent").with("percent", percent));
                    if stepper(ui, &mut percent, bounds, 25, &written) {
                        new.text_scale = percent as f32 / 100.0;
                    }
                },
            );
            ui.add_space(4.0);
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                if button(ui, Weight::Plain, None, &texts::text("settings-reset")).clicked() {
                    let kept = (new.last_setup.clone(), new.folded);
                    new = Settings::default();
                    (new.last_setup, new.folded) = kept;
                }
            });
        },
        None,
    );
    if new != *settings {
        *settings = new;
    }
    asks.write_batch(speed.map(Ask::Speed));
    if close {
        next.set(Page::None);
    }
    Ok(())
}

fn toggle(ui: &mut Ui, title: &str, help: &str, on: &mut bool) {
    let title = texts::text(title);
    setting(ui, &title, &texts::text(help), |ui| {
        switch(ui, on, &title);
    });
}
