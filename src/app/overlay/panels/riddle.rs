//! What a puzzle asks, and what the answer was worth.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Painter};

use super::{
    eye::Eye,
    facts::{Doing, Facts},
    pointers, strip,
};
use crate::{
    app::{
        ask::{Ask, Asked, Begin, Change},
        current::{Current, Riddle},
        keep::puzzling::Puzzling,
        overlay::widgets::{Taken, Weight, button, game_name, signs::Icon},
    },
    puzzles::Verdict,
    rules::{Arg, Message as Sentence},
    staging::{Layout, SpotName},
    strategies::CERTAIN,
    texts,
};

/// Shows the strip of a puzzle.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    puzzling: Res<Puzzling>,
    mut taken: ResMut<Taken>,
    mut tallest: Local<f32>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some((current, riddle)) = current.as_ref().and_then(|it| Some((it, it.riddle()?))) else {
        *tallest = 0.0;
        return Ok(());
    };
    if matches!(facts.doing, Doing::Over | Doing::Looks) {
        return Ok(());
    }
    let mut ask = None;
    strip::show(ctx, "riddle", &mut taken, &mut tallest, |ui, width| {
        let told = riddle.verdict.as_ref().filter(|_| facts.still);
        let text = told.map_or_else(
            || current.say(&Sentence::new("riddle-find").with("seat", riddle.moment.seat)),
            |verdict| judged(current, riddle, verdict),
        );
        ui.vertical(|ui| {
            strip::words(ui, width, title(riddle), text);
            let Some(verdict) = told else { return };
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                let next = button(ui, Weight::Accent, Some(Icon::Right), &texts::text("riddle-next"));
                if next.clicked() {
                    ask = Some(Ask::Begin(Begin::Puzzle(Asked::Next(puzzling.wish))));
                }
                let again =
                    |ui: &mut _| button(ui, Weight::Plain, Some(Icon::Undo), &texts::text("riddle-again"));
                if !verdict.is_best && again(ui).clicked() {
                    ask = Some(Ask::Change(Change::GoTo(riddle.steps())));
                }
                if puzzling.row > 1 {
                    let row = Sentence::new("riddle-row").with("count", puzzling.row as i64);
                    ui.label(texts::say(&row));
                }
            });
        });
    });
    asks.write_batch(ask);
    Ok(())
}

/// Which puzzle it is.
fn title(riddle: &Riddle) -> String {
    let puzzle = &riddle.puzzle;
    let title = Sentence::new("puzzle-title")
        .with("game", game_name(puzzle.entry.name()))
        .with("number", puzzle.number as i64)
        .with("grade", puzzle.grade as i64 + 1);
    texts::say(&title.with("skill", texts::say(&puzzle.grade.sentence())))
}

/// Where the choices of the best ply lead, each from one spot to another.
fn ways(current: &Current, riddle: &Riddle) -> Vec<(SpotName, SpotName)> {
    let mut board = riddle.moment.table.board().boxed();
    let mut ways = Vec::new();
    for &number in &riddle.moment.best().chain {
        let ends = current.staging().ends_of(&*board, riddle.moment.seat, number);
        ways.extend(ends.filter(|(from, to)| from != to));
        if board.choose(riddle.moment.seat, number).is_err() {
            break;
        }
    }
    ways
}

/// Points on the board to what was best, once something else was chosen.
pub(super) fn point(painter: &Painter, eye: &Eye, layout: &Layout, current: &Current, facts: &Facts) {
    let wrong = |riddle: &&Riddle| riddle.verdict.as_ref().is_some_and(|verdict| !verdict.is_best);
    let Some(riddle) = current.riddle().filter(wrong) else {
        return;
    };
    if !facts.still || matches!(facts.doing, Doing::Over | Doing::Looks) {
        return;
    }
    let colour = facts.colour(riddle.moment.seat);
    for (from, to) in ways(current, riddle) {
        pointers::lead(painter, eye, layout, (&from, &to), (colour, None));
    }
}

/// What an answer was worth: in words alone where no arrow can show what was best.
fn judged(current: &Current, riddle: &Riddle, verdict: &Verdict) -> String {
    let percent = |chance: i64| Arg::decimal(100.0 * chance as f64 / CERTAIN as f64, 1);
    let key = match verdict.is_best {
        true => "riddle-right",
        false if ways(current, riddle).is_empty() => "puzzle-wrong",
        false => "riddle-wrong",
    };
    let told = Sentence::new(key)
        .with("chosen", verdict.chosen.as_str())
        .with("lost", percent(verdict.lost))
        .with("best", riddle.puzzle.best.as_str())
        .with("second", riddle.puzzle.second.as_str())
        .with("distance", percent(riddle.puzzle.distance()));
    current.say(&told)
}
