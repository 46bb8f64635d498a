//! The course of a tournament: the share of wins of each player over the games, with its interval.

use bevy_egui::egui::Ui;

use crate::app::{
    contest::Stand,
    overlay::widgets::course::{Share, WINS, banded, course, even, line_colour, seen},
};

/// What a player is called here, and its word.
pub(super) struct Name {
    pub(super) short: String,
    pub(super) word: String,
    /// How it plays, in a sentence, where it is known.
    pub(super) plays: Option<String>,
    /// All that stands behind it.
    pub(super) help: String,
}

/// Draws it.
pub(super) fn show(ui: &mut Ui, stand: &Stand, names: &[Name], height: f32) {
    let colours: Vec<_> = (0..names.len())
        .map(|player| line_colour(ui.painter(), player))
        .collect();
    let frame = course(ui, "course", &WINS, "tournament-axis-games", height);
    let lines: Vec<Vec<Share>> = names
        .iter()
        .map(|name| {
            let line = stand.trace.line(&name.word);
            let shares = line.map(|(games, share)| Share {
                at: games as f64,
                value: share.value,
                ends: (share.low, share.high),
            });
            shares.collect()
        })
        .collect();
    frame.show(ui, |plot| {
        if let Some(share) = stand.even() {
            even(plot, share);
        }
        if let Some(range) = seen(&lines) {
            plot.set_plot_bounds_y(range);
        }
        for ((name, line), colour) in names.iter().zip(&lines).zip(colours) {
            banded(plot, &name.short, line, colour);
        }
    });
}
