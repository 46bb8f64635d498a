//! What a puzzle asks, and what the answer was worth.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Painter, Ui},
};

use super::{
    eye::Eye,
    facts::{Doing, Facts},
    pointers, strip,
};
use crate::{
    app::{
        ask::{Ask, Asked, Begin, Change, Leave},
        current::{Current, Origin, Riddle},
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
    if facts.doing == Doing::Looks {
        return Ok(());
    }
    let mut ask = None;
    strip::show(ctx, "riddle", &mut taken, &mut tallest, |ui, width| {
        let told = riddle.verdict.as_ref().filter(|_| facts.still);
        let text = told.map_or_else(
            || asked(current, riddle),
            |verdict| judged(current, riddle, verdict),
        );
        ui.vertical(|ui| {
            strip::words(ui, width, title(riddle), text);
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| ask = ways(ui, riddle, told, puzzling.row));
        });
    });
    asks.write_batch(ask);
    Ok(())
}

/// What can be done now. Some when it was asked for.
fn ways(ui: &mut Ui, riddle: &Riddle, told: Option<&Verdict>, row: u64) -> Option<Ask> {
    let mut ask = None;
    let mut way = |ui: &mut Ui, weight, icon, key, way| {
        if button(ui, weight, Some(icon), &texts::text(key)).clicked() {
            ask = Some(way);
        }
    };
    let puzzle = |asked| Ask::Begin(Begin::Puzzle(asked));
    let next = match &riddle.origin {
        Origin::Mistake(mistake) if mistake.next.is_empty() => None,
        Origin::Mistake(_) => Some("riddle-next-mistake"),
        Origin::Day | Origin::Collection => Some("riddle-next"),
    };
    if let Some(next) = next.filter(|_| told.is_some()) {
        way(ui, Weight::Accent, Icon::Right, next, puzzle(Asked::Onward));
    }
    if told.is_some_and(|verdict| !verdict.is_best) {
        let again = Ask::Change(Change::GoTo(riddle.steps()));
        way(ui, Weight::Plain, Icon::Undo, "riddle-again", again);
    }
    if let Origin::Mistake(..) = riddle.origin {
        way(ui, Weight::Plain, Icon::Left, "riddle-back", puzzle(Asked::Back));
        return ask;
    }
    if told.is_none() {
        way(
            ui,
            Weight::Quiet,
            Icon::Left,
            "menu-title-page",
            Ask::Leave(Leave::Title),
        );
    } else if row > 1 {
        let row = Sentence::new("riddle-row").with("count", row as i64);
        ui.label(texts::say(&row));
    }
    ask
}

/// Which puzzle it is.
fn title(riddle: &Riddle) -> String {
    if let Origin::Mistake(..) = riddle.origin {
        return texts::text("review-again");
    }
    let puzzle = &riddle.puzzle;
    let title = Sentence::new("puzzle-title")
        .with("game", game_name(puzzle.entry.name()))
        .with("number", puzzle.number as i64)
        .with("grade", puzzle.grade as i64 + 1);
    texts::say(&title.with("skill", texts::say(&puzzle.grade.sentence())))
}

/// What is to be found, and whether it counts.
fn asked(current: &Current, riddle: &Riddle) -> String {
    let key = match riddle.origin {
        Origin::Mistake(..) => "riddle-better",
        Origin::Day | Origin::Collection => "riddle-find",
    };
    let find = Sentence::new(key).with("seat", riddle.moment.seat);
    let mut text = current.say(&find);
    if riddle.is_helped {
        text = format!("{text} {}", texts::text("riddle-helped"));
    }
    text
}

/// Where the choices of the best ply lead: from one spot to another, or to the one that is named.
fn ends(current: &Current, riddle: &Riddle) -> Vec<(SpotName, SpotName)> {
    let mut board = riddle.moment.table.board().boxed();
    let mut ways = Vec::new();
    for &number in &riddle.moment.best().chain {
        ways.extend(current.staging().ends_of(&*board, riddle.moment.seat, number));
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
    if !facts.still || facts.doing == Doing::Looks {
        return;
    }
    let colour = facts.colour(riddle.moment.seat);
    for (from, to) in ends(current, riddle) {
        pointers::lead(painter, eye, layout, (&from, &to), (colour, None));
    }
}

/// What was chosen, what is best and what is next best, as people call them; in notation where two would be called the
/// same.
fn called(current: &Current, riddle: &Riddle, verdict: &Verdict) -> [String; 3] {
    let plies = [&verdict.chosen, &riddle.puzzle.best, &riddle.puzzle.second];
    let words = plies.map(|ply| riddle.moment.called(current.staging(), ply));
    let is_told = |one: usize, other: usize| words[one] != words[other] || plies[one] == plies[other];
    if !(is_told(0, 1) && is_told(0, 2) && is_told(1, 2)) {
        return plies.map(Clone::clone);
    }
    let mut called = plies.map(Clone::clone);
    for (ply, words) in called.iter_mut().zip(&words) {
        if let Some(words) = words {
            *ply = current.say(words);
        }
    }
    called
}

/// What an answer was worth, and why: in words, too, where no arrow can show what was best.
fn judged(current: &Current, riddle: &Riddle, verdict: &Verdict) -> String {
    let percent = |chance: i64| {
        let percent = 100.0 * chance as f64 / CERTAIN as f64;
        Arg::decimal(percent, usize::from(percent < 9.95))
    };
    let key = match verdict.is_best {
        true if matches!(riddle.origin, Origin::Mistake(..)) => "riddle-good",
        true => "riddle-right",
        false if ends(current, riddle).iter().any(|(from, to)| from != to) => "riddle-wrong",
        false => "puzzle-wrong",
    };
    let [chosen, best, second] = called(current, riddle, verdict);
    let told = Sentence::new(key)
        .with("chosen", chosen)
        .with("lost", percent(verdict.lost))
        .with("best", best)
        .with("second", second)
        .with("distance", percent(riddle.puzzle.distance()));
    let why = riddle.why.as_ref().map(|why| current.say(why));
    let helped = riddle.is_helped.then(|| texts::text("riddle-helped"));
    let told = [Some(current.say(&told)), why, helped];
    told.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
