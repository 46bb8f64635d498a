//! The training of a strategy's numbers, as it is shown: how much better they became, and by which numbers.

use bevy_egui::egui::{Stroke, Ui};
use egui_plot::{HLine, Line, LineStyle, PlotPoints};

use super::state::{Shown, percent};
use crate::{
    app::{
        contest::training::Progress,
        overlay::widgets::{
            course::{WINS, course_of_training, key},
            style::{ACCENT, QUIET},
        },
    },
    arena::train::{Campaign, Row, Task},
    catalogue::Games,
    rules::Message as Sentence,
    texts,
};

impl Shown for Campaign {
    fn outcome(_task: &Task, _games: Games, progress: &Progress<Self>) -> Option<String> {
        let (gain, low, high) = progress.came.as_ref()?.gain;
        let key = if low > 0.0 {
            "training-learnt"
        } else {
            "training-not-learnt"
        };
        let sentence = Sentence::new(key)
            .with("gain", percent(gain))
            .with("low", percent(low))
            .with("high", percent(high));
        Some(texts::say(&sentence))
    }

    /// The score of the best and the mean of all; in the end, what was proved of the numbers of the start and of the ones
    /// that were found. That comes from fresh dice: the score of the best flatters it, as it was chosen for it.
    fn course(ui: &mut Ui, task: &Task, _games: Games, progress: &Progress<Self>) {
        let points = |of: fn(&Row) -> f64| -> PlotPoints<'_> {
            let rows = progress.rows.iter();
            rows.map(|row| [f64::from(row.generation), 100.0 * of(row)])
                .collect()
        };
        let lines = [
            ("training-best", ACCENT, points(|row| row.best)),
            ("training-mean", QUIET, points(|row| row.mean)),
        ];
        let proof = progress
            .came
            .as_ref()
            .and_then(|came| came.file.training.as_ref());
        let before = proof.and_then(|proof| Some(("training-before", QUIET, proof.before.as_ref()?.mean)));
        let after = proof.map(|proof| ("training-after", ACCENT, proof.score.mean));
        let proven: Vec<_> = before.into_iter().chain(after).collect();
        let named = lines.iter().map(|(key, colour, _)| (*key, *colour, false));
        let named = named.chain(proven.iter().map(|(key, colour, _)| (*key, *colour, true)));
        let named = named.map(|(key, colour, is_dashed)| (texts::text(key), colour, is_dashed));
        key(ui, &named.collect::<Vec<_>>());
        let frame = course_of_training(ui, "generations", &WINS, task.generations);
        frame.show(ui, |plot| {
            for (key, colour, points) in lines {
                plot.line(Line::new(texts::text(key), points).stroke(Stroke::new(2.0, colour)));
            }
            for (key, colour, mean) in proven {
                let line = HLine::new(texts::text(key), 100.0 * mean).style(LineStyle::dashed_dense());
                plot.hline(line.stroke(Stroke::new(1.5, colour)));
            }
        });
    }

    fn figures(row: &Row, progress: &Progress<Self>) -> Vec<String> {
        let numbers = row.parameters.0.iter();
        let numbers: Vec<String> = numbers
            .map(|(name, number)| format!("{} {number}", texts::text(&format!("parameter-{name}"))))
            .collect();
        let mut lines = vec![numbers.join(" · ")];
        if let Some(trained) = &progress.came {
            let file = Sentence::new("training-file").with("file", trained.path.display().to_string());
            lines.push(texts::say(&file));
        }
        lines
    }
}
