//! The course of a tournament: the share of wins of each player over the games, with its interval.

use bevy_egui::egui::{Color32, Painter, Stroke, Ui};
use egui_plot::{FilledArea, Line, PlotPoints};

use crate::{
    app::{
        contest::Stand,
        overlay::widgets::{course::course, signs, style::QUIET},
    },
    arena::Estimate,
    staging::{Colour, Colours},
};

/// What a player is called here, and its word.
pub(super) struct Name {
    pub(super) short: String,
    pub(super) word: String,
}

/// The colour of a player in the graph, which is drawn on a dark ground.
pub(super) fn colour(painter: &Painter, player: usize) -> Color32 {
    let own = Colour::ALL[player % Colour::ALL.len()];
    match (signs::colours(painter), own) {
        (_, Colour::Black) => QUIET,
        (Colours::Printed, Colour::Blue) => Color32::from_rgb(0x6E, 0x93, 0xF0),
        (Colours::Printed, Colour::Red) => Color32::from_rgb(0xE8, 0x5A, 0x43),
        (Colours::ColourBlind, Colour::Blue) => Color32::from_rgb(0x4F, 0x86, 0xFF),
        (Colours::ColourBlind, Colour::Violet) => Color32::from_rgb(0xA9, 0x55, 0xD8),
        _ => signs::colour(painter, own),
    }
}

/// Draws it.
pub(super) fn show(ui: &mut Ui, stand: &Stand, names: &[Name], height: f32) {
    let points = |name: &str, of: fn(&Estimate) -> f64| -> Vec<[f64; 2]> {
        let line = stand.trace.line(name);
        line.map(|(games, share)| [games as f64, 100.0 * of(&share)])
            .collect()
    };
    let colours: Vec<Color32> = (0..names.len())
        .map(|player| colour(ui.painter(), player))
        .collect();
    let frame = course(ui, "course", "tournament-axis-games", height);
    frame.show(ui, |plot| {
        for (name, &colour) in names.iter().zip(&colours) {
            let (low, high) = (
                points(&name.word, |share| share.low),
                points(&name.word, |share| share.high),
            );
            let xs: Vec<f64> = low.iter().map(|point| point[0]).collect();
            let ys = |points: Vec<[f64; 2]>| points.into_iter().map(|point| point[1]).collect::<Vec<_>>();
            if xs.len() > 1 {
                plot.add(
                    FilledArea::new("", &xs, &ys(low), &ys(high)).fill_color(colour.gamma_multiply(0.16)),
                );
            }
            let line = PlotPoints::from(points(&name.word, |share| share.value));
            plot.line(Line::new(name.short.clone(), line).stroke(Stroke::new(2.0, colour)));
        }
    });
}
