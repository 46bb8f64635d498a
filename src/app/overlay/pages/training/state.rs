//! How far a training has come, whatever is trained: what came of it in a sentence, its course, and a generation to play
//! against; one fold deeper every figure.

use bevy_egui::egui::{Label, RichText, Ui};

use super::seen::{Pressed, Seen};
use crate::{
    app::{
        contest::{
            course::{Asked, Course, Generation},
            training::{Progress, Running},
        },
        overlay::widgets::{
            Weight, bar, button, fold, part, quiet,
            signs::Icon,
            stepper,
            style::{self, TEXT},
            warning,
        },
    },
    arena::report::words,
    catalogue::Games,
    rules::Message as Sentence,
    texts,
};

/// What is shown of a training, by what is trained.
pub(super) trait Shown: Course {
    /// What came of it, or has come of it so far, in a sentence; none where nothing is known yet.
    fn outcome(task: &Self::Task, games: Games, progress: &Progress<Self>) -> Option<String>;

    /// Its course over the generations.
    fn course(ui: &mut Ui, task: &Self::Task, games: Games, progress: &Progress<Self>);

    /// All that is known of a generation, and of what came of it in the end.
    fn figures(row: &Self::Row, progress: &Progress<Self>) -> Vec<String>;
}

/// A share in percent, which no end of a line tears apart.
pub(super) fn percent(share: f64) -> String {
    words::percent(share).replace(' ', "\u{A0}")
}

/// Shows it.
pub(super) fn show<C: Shown>(
    ui: &mut Ui,
    running: &Running<C>,
    games: Games,
    seen: &mut Seen,
    chosen: &mut Option<Pressed>,
) {
    let progress = running.progress();
    if let Some(fault) = &progress.fault {
        warning(ui, fault);
    }
    let outcome = C::outcome(&running.task, games, &progress);
    let text = outcome.unwrap_or_else(|| texts::text("training-goes-on"));
    ui.add(Label::new(RichText::new(text).font(style::serif(24.0)).color(TEXT)).wrap());
    quiet(ui, &how_far(running, &progress));
    bar(ui, progress.games as f32 / running.games.max(1) as f32);
    ui.add_space(6.0);
    C::course(ui, &running.task, games, &progress);
    let Some(last) = progress.rows.len().checked_sub(1) else {
        return;
    };
    ui.add_space(8.0);
    part(ui, &texts::text("training-play"));
    let at = seen.generation.map_or(last, |at| at.min(last));
    let row = &progress.rows[at];
    ui.horizontal_wrapped(|ui| {
        let mut meant = at as i64;
        let written = format!("{} / {}", row.number(), progress.rows[last].number());
        if stepper(ui, &mut meant, (0, last as i64), 1, &written) {
            seen.generation = Some(meant as usize);
        }
        let text = texts::text("training-play-on");
        if button(ui, Weight::Plain, Some(Icon::Person), &text).clicked() {
            *chosen = Some(Pressed::Play {
                game: running.task.game().to_owned(),
                rules: running.task.rules().to_owned(),
                file: running.file(row),
            });
        }
    });
    ui.add_space(6.0);
    fold(ui, &mut seen.unfolded, &texts::text("page-details"));
    if seen.unfolded {
        for line in C::figures(row, &progress) {
            quiet(ui, &line);
        }
        let folder = running.folder.display().to_string();
        quiet(
            ui,
            &texts::say(&Sentence::new("training-folder").with("folder", folder)),
        );
    }
}

/// How many generations and games are over, and how long the rest may take.
fn how_far<C: Shown>(running: &Running<C>, progress: &Progress<C>) -> String {
    let key = match (&progress.came, progress.stopped, progress.proving) {
        (Some(_), ..) => "training-done",
        (None, true, _) => "training-stopped",
        (None, false, true) => "training-proving",
        (None, false, false) => "training-runs",
    };
    let generation = progress.rows.last().map_or(0, Generation::number);
    let sentence = Sentence::new(key)
        .with("generation", i64::from(generation))
        .with("generations", i64::from(running.task.generations()))
        .with("games", texts::grouped(progress.games))
        .with("planned", texts::grouped(running.games));
    let sentence = texts::say(&sentence);
    match progress.left {
        Some(left) if !progress.is_over() => {
            let minutes = ((left.as_secs() + 30) / 60) as i64;
            let left = Sentence::new("training-left").with("minutes", minutes);
            format!("{sentence} · {}", texts::say(&left))
        }
        _ => sentence,
    }
}
