//! What is told of a puzzle, of an answer to it and of a score: in sentences, and as data.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::{called, number};
use crate::{
    cli::{
        review::{percent, say},
        text::{columns, paint},
    },
    puzzles::{Moment, Puzzle, Verdict},
    rules::Message,
    staging::Boards,
    strategies::CERTAIN,
    texts,
};

/// A sentence with the colours of its seats.
pub(super) fn sentence(moment: &Moment, message: &Message) -> String {
    say(&moment.table, message)
}

/// Which puzzle it is.
pub(super) fn title(puzzle: &Puzzle) -> Message {
    Message::new("puzzle-title")
        .with("game", called(puzzle.entry))
        .with("number", puzzle.number as i64)
        .with("grade", number(puzzle.grade) as i64)
        .with("skill", texts::say(&puzzle.grade.sentence()))
}

/// The board, with the signs that colour a terminal, and whose sign is whose.
pub(super) fn picture(moment: &Moment) -> String {
    let (setup, board) = (moment.table.setup(), moment.table.board());
    let colours = setup.entry.colours(&setup.config);
    let drawn = setup.entry.picture(board);
    let mut picture = drawn.map_or_else(String::new, |drawn| paint(&drawn, &colours));
    let legend = board.seats().iter().map(|seat| {
        let signs = setup.entry.signs(&setup.config, seat);
        let told = Message::new("puzzle-legend").with("letter", signs);
        sentence(moment, &told.with("seat", seat))
    });
    // Writing to a string cannot fail.
    let _ = write!(picture, "\n\n  {}", legend.collect::<Vec<_>>().join("   "));
    picture
}

/// What the seat alone sees, and what has just happened.
pub(super) fn known(moment: &Moment) -> Vec<String> {
    let hand = moment.table.setup().entry.hand(moment.table.board(), moment.seat);
    let told = hand.into_iter().chain(moment.told());
    told.map(|message| sentence(moment, &message)).collect()
}

/// What stands before the number of a choice, where digits alone can be notation.
pub(super) fn marker(moment: &Moment) -> &'static str {
    if moment.table.setup().entry.has_digits() {
        "#"
    } else {
        ""
    }
}

/// The choices, with their numbers.
pub(super) fn choices(moment: &Moment) -> Vec<String> {
    let texts = moment.plies.iter().map(|ply| ply.text.as_str());
    columns(marker(moment), texts.collect())
}

/// What an answer was worth, and why.
pub(super) fn verdict(puzzle: &Puzzle, moment: &Moment, verdict: &Verdict) -> String {
    let key = if verdict.is_best {
        "puzzle-right"
    } else {
        "puzzle-wrong"
    };
    let look = puzzle.entry.look(moment.table.board(), &Boards::default());
    let words = |ply: &str| {
        let called = look.as_deref().and_then(|look| moment.called(look, ply));
        called.map_or_else(
            || ply.to_owned(),
            |called| format!("{} ({ply})", sentence(moment, &called)),
        )
    };
    let told = Message::new(key)
        .with("chosen", words(&verdict.chosen))
        .with("lost", percent(verdict.lost))
        .with("best", words(&puzzle.best))
        .with("second", words(&puzzle.second))
        .with("distance", percent(puzzle.distance()));
    let told = sentence(moment, &told);
    match moment.why() {
        Some(why) => format!("{told} {}", sentence(moment, &why)),
        None => told,
    }
}

/// A puzzle as data, without what it asks for.
pub(super) fn question(puzzle: &Puzzle, moment: &Moment) -> Value {
    let choices: Vec<&str> = moment.plies.iter().map(|ply| ply.text.as_str()).collect();
    let known: Vec<String> = known(moment);
    json!({
        "puzzle": puzzle.name(), "game": puzzle.entry.name(), "number": puzzle.number,
        "grade": number(puzzle.grade), "rules": moment.table.board().config(),
        "position": moment.table.told_position(Some(moment.seat)), "seat": moment.seat, "known": known,
        "choices": choices,
    })
}

/// An answer as data.
pub(super) fn answer(puzzle: &Puzzle, moment: &Moment, verdict: &Verdict) -> Value {
    let share = |chance: i64| chance as f64 / CERTAIN as f64;
    json!({
        "puzzle": puzzle.name(), "game": puzzle.entry.name(), "number": puzzle.number,
        "grade": number(puzzle.grade), "answer": verdict.chosen, "is_best": verdict.is_best,
        "lost": share(verdict.lost), "best": puzzle.best, "chance": share(puzzle.most),
        "second": puzzle.second, "distance": share(puzzle.distance()),
        "why": moment.why().map(|why| sentence(moment, &why)),
    })
}
