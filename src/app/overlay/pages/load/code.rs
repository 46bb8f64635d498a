//! Where the code of a challenge is pasted or typed.

use bevy_egui::egui::{Label, RichText, Ui};

use crate::{
    app::{
        ask::{Ask, Begin},
        overlay::widgets::{self, Weight, button, style::WARN},
    },
    catalogue::Games,
    play::challenge::Challenge,
    texts,
};

/// The most signs of a code: one with a position and many house rules is long.
const MOST: usize = 2000;
/// How wide the place for it is at most.
const WIDE: f32 = 640.0;

/// The code as far as it is written, and why it can't be taken up.
#[derive(Default)]
pub(super) struct Code {
    text: String,
    fault: Option<String>,
    unfolded: bool,
}

impl Code {
    /// Shows the place for it. Some when it is to be taken up.
    pub(super) fn show(&mut self, ui: &mut Ui, games: Games) -> Option<Ask> {
        ui.add_space(6.0);
        widgets::fold(ui, &mut self.unfolded, &texts::text("challenge-title"));
        if !self.unfolded {
            return None;
        }
        widgets::quiet(ui, &texts::text("challenge-help"));
        let wide = ui.available_width().min(WIDE);
        let hint = texts::text("challenge-hint");
        let typed = |ui: &mut Ui| widgets::field(ui, &mut self.text, &hint, MOST, wide);
        if ui.push_id("code", typed).inner {
            self.fault = None;
        }
        if let Some(fault) = &self.fault {
            ui.add(Label::new(RichText::new(fault).color(WARN)).wrap());
        }
        let is_typed = !self.text.trim().is_empty();
        let play = |ui: &mut Ui| button(ui, Weight::Plain, None, &texts::text("challenge-play"));
        if !ui.add_enabled_ui(is_typed, play).inner.clicked() {
            return None;
        }
        match Challenge::read(games, &self.text) {
            Ok(challenge) => Some(Ask::Begin(Begin::Challenge(Box::new(challenge)))),
            Err(why) => {
                self.fault = Some(texts::say(&why));
                None
            }
        }
    }
}
