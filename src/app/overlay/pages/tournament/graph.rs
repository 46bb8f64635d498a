//! The course of a tournament: the share of wins of each player over the games, with its interval.

use bevy_egui::egui::Ui;

use crate::app::{
    contest::Stand,
    overlay::widgets::course::{Share, WINS, banded, course, line_colour},
};

/// What a player is called here, and its word.
pub(super) struct Name {
    pub(super) short: String,
    pub(super) word: String,
}

/// Draws it.
pub(super) fn show(ui: &mut Ui, stand: &Stand, names: &[Name], height: f32) {
    let colours: Vec<_> = (0..names.len())
        .map(|player| line_colour(ui.painter(), player))
        .collect();
    let frame = course(ui, "course", &WINS, "tournament-axis-games", height);
    frame.show(ui, |plot| {
        for (name, colour) in names.iter().zip(colours) {
            let line = stand.trace.line(&name.word);
            let shares = line.map(|(games, share)| Share {
                at: games as f64,
                value: share.value,
                ends: (share.low, share.high),
            });
            banded(plot, &name.short, &shares.collect::<Vec<_>>(), colour);
        }
    });
}
