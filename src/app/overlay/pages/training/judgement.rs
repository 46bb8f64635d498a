//! A network that learns to judge, as it is shown: how much it wins against others, and how far its judgements are off.

use bevy_egui::egui::{Align, Layout, Stroke, Ui, vec2};
use egui_plot::{HLine, Line, LineStyle, PlotPoints, Points};

use super::state::{Shown, percent};
use crate::{
    app::{
        contest::training::Progress,
        overlay::widgets::{
            course::{Axis, Share, WINS, banded, course_of_training, key, line_colour},
            sitters::strategy_name,
            style::{ACCENT, QUIET},
        },
    },
    arena::{
        Estimate,
        learn::{Figure, LearnRow, LearnTask, Learning, Learnt},
        report::words,
    },
    catalogue::{Games, Spec},
    rules::Message as Sentence,
    texts,
};

/// The mean cross entropy of judgements.
const OFF: Axis = Axis {
    key: "training-axis-off",
    unit: "",
    digits: 3,
};

/// What an opponent is called.
fn named(against: &str) -> String {
    strategy_name(&Spec::from(against.to_owned()))
}

/// The share of the games that each team wins where all play alike.
fn even(task: &LearnTask, games: Games) -> Option<f64> {
    let entry = games.named(&task.game).ok()?;
    let board = entry.open(&entry.read_config(&task.rules).ok()?).ok()?;
    let mut teams: Vec<usize> = board.seats().iter().map(|seat| board.team(seat)).collect();
    teams.sort_unstable();
    teams.dedup();
    Some(1.0 / teams.len().max(1) as f64)
}

/// The strongest of those whom it beats; the last one where it beats nobody for certain.
fn best(learnt: &Learnt, even: f64) -> Option<(&'static str, &Figure)> {
    let beaten = learnt.figures.iter().rev().find(|figure| figure.low > even);
    match beaten {
        Some(figure) => Some(("training-judges", figure)),
        None => Some(("training-judges-not", learnt.figures.last()?)),
    }
}

impl Shown for Learning {
    /// In the end it is told against the strongest of those whom it beats, on the way against the last one.
    fn outcome(task: &LearnTask, games: Games, progress: &Progress<Self>) -> Option<String> {
        let even = even(task, games)?;
        let so_far = || {
            let mut measured = progress.rows.iter().rev();
            measured.find_map(|row| Some(("training-judges-so-far", row.figures.last()?, row.generation)))
        };
        let ended = |(key, figure)| (key, figure, task.generations);
        let (key, figure, generation) = match &progress.came {
            None => so_far()?,
            Some(learnt) => best(learnt, even).map(ended)?,
        };
        let sentence = Sentence::new(key)
            .with("generation", i64::from(generation))
            .with("name", named(&figure.against))
            .with("share", percent(figure.share))
            .with("even", percent(even));
        Some(texts::say(&sentence))
    }

    /// Beside each other where there is room: what it wins, and how far its judgements are off.
    fn course(ui: &mut Ui, task: &LearnTask, games: Games, progress: &Progress<Self>) {
        let room = ui.available_width();
        if room < 720.0 {
            wins(ui, task, games, progress);
            ui.add_space(6.0);
            off(ui, task, progress);
            return;
        }
        let gap = 16.0;
        let left = ((room - gap) * 0.58).floor();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(left);
                wins(ui, task, games, progress);
            });
            let right = room - gap - left;
            ui.allocate_ui_with_layout(vec2(right, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(right);
                off(ui, task, progress);
            });
        });
    }

    fn figures(row: &LearnRow, progress: &Progress<Self>) -> Vec<String> {
        let taught = Sentence::new("training-taught")
            .with("generation", i64::from(row.generation))
            .with("games", texts::grouped(row.games))
            .with("judgements", texts::grouped(row.lessons as u64))
            .with("loss", texts::decimal(row.loss, 3));
        let mut lines = vec![texts::say(&taught)];
        lines.extend(row.figures.iter().map(against));
        if let Some(learnt) = &progress.came {
            let end = Sentence::new("training-network")
                .with("file", learnt.path.display().to_string())
                .with("off", percent(learnt.calibrated.error));
            lines.push(texts::say(&end));
            lines.extend(learnt.figures.iter().map(against));
        }
        lines
    }
}

/// How it did against somebody.
fn against(figure: &Figure) -> String {
    let share = Estimate {
        value: figure.share,
        low: figure.low,
        high: figure.high,
    };
    let sentence = Sentence::new("training-figure")
        .with("name", named(&figure.against))
        .with("share", words::within(&share, 100.0, 1, " %"))
        .with("games", texts::grouped(figure.games));
    texts::say(&sentence)
}

/// The share of wins against each whom it meets, with its interval, and what an even one would be.
fn wins(ui: &mut Ui, task: &LearnTask, games: Games, progress: &Progress<Learning>) {
    let colours: Vec<_> = (0..task.against.len())
        .map(|player| line_colour(ui.painter(), player))
        .collect();
    let met = std::iter::zip(&task.against, &colours);
    let mut lines: Vec<_> = met
        .map(|(spec, colour)| (strategy_name(spec), *colour, false))
        .collect();
    lines.push((texts::text("training-even"), QUIET, true));
    key(ui, &lines);
    let frame = course_of_training(ui, "wins", &WINS, task.generations);
    frame.show(ui, |plot| {
        if let Some(even) = even(task, games) {
            let line = HLine::new("", 100.0 * even).style(LineStyle::dashed_dense());
            plot.hline(line.stroke(Stroke::new(1.5, QUIET)));
        }
        for (player, (spec, colour)) in std::iter::zip(&task.against, colours).enumerate() {
            let measured = progress.rows.iter();
            let points = measured.filter_map(|row| {
                let figure = row.figures.get(player)?;
                Some(Share {
                    at: f64::from(row.generation),
                    value: figure.share,
                    ends: (figure.low, figure.high),
                })
            });
            banded(plot, &strategy_name(spec), &points.collect::<Vec<_>>(), colour);
        }
    });
}

/// How far the judgements of each generation were from what came of them.
fn off(ui: &mut Ui, task: &LearnTask, progress: &Progress<Learning>) {
    let rows = progress.rows.iter();
    let points: Vec<[f64; 2]> = rows.map(|row| [f64::from(row.generation), row.loss]).collect();
    let frame = course_of_training(ui, "off", &OFF, task.generations);
    frame.show(ui, |plot| {
        let line = Line::new("", PlotPoints::from(points.clone()));
        plot.line(line.stroke(Stroke::new(2.0, ACCENT)));
        let dots = Points::new("", PlotPoints::from(points));
        plot.points(dots.radius(2.5).color(ACCENT));
    });
}
