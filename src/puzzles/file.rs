//! Puzzles as text: a file for each game, in RON, a line for each puzzle.
//!
//! ```text
//! (game:"mejn",tables:[
//! (rules:"(seats:4, …)",puzzles:[
//! (position:"…",chance:"6",seat:0,best:"B4-E10",most:612000000,second:"…",next:501000000,grade:3,sum:"1f00c3a9"),
//! ]),
//! ])
//! ```
//! `sum` is the name of the puzzle: where one letter is another, it no longer fits.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Puzzle;
use crate::{
    catalogue::{Games, Skill},
    rules::{Message, Seat},
    texts,
};

/// A file of puzzles can't be used.
#[derive(Clone, Debug, Error, PartialEq)]
#[error("{}", texts::say(.0))]
pub struct PuzzleFault(pub Message);

#[derive(Deserialize)]
struct File {
    game: String,
    tables: Vec<Table>,
}

#[derive(Deserialize)]
struct Table {
    rules: String,
    puzzles: Vec<Line>,
}

#[derive(Serialize, Deserialize)]
struct Line {
    position: String,
    chance: String,
    seat: u8,
    best: String,
    most: i64,
    second: String,
    next: i64,
    grade: usize,
    sum: String,
}

impl Line {
    fn of(puzzle: &Puzzle) -> Self {
        Self {
            position: puzzle.position.clone(),
            chance: puzzle.chance.clone(),
            seat: puzzle.seat.index() as u8,
            best: puzzle.best.clone(),
            most: puzzle.most,
            second: puzzle.second.clone(),
            next: puzzle.next,
            grade: puzzle.grade as usize + 1,
            sum: puzzle.name(),
        }
    }
}

/// Reads a file of puzzles.
///
/// # Errors
/// When it is malformed, of no game that there is, or one of the puzzles is not as it was written.
pub fn read(games: Games, text: &str) -> Result<Vec<Puzzle>, PuzzleFault> {
    let file: File = ron::from_str(text).map_err(|error| {
        let at = error.span.start;
        let fault = Message::new("puzzles-form")
            .with("line", at.line as i64)
            .with("column", at.col as i64);
        PuzzleFault(fault.with("why", error.code.to_string()))
    })?;
    let entry = games.named(&file.game).map_err(PuzzleFault)?;
    let mut puzzles = Vec::new();
    for table in file.tables {
        for line in table.puzzles {
            let number = puzzles.len() + 1;
            let fault = || PuzzleFault(Message::new("puzzles-sum").with("number", number as i64));
            let grade = line.grade.checked_sub(1).and_then(|at| Skill::ALL.get(at));
            let puzzle = Puzzle {
                entry,
                number,
                rules: table.rules.clone(),
                position: line.position,
                chance: line.chance,
                seat: Some(usize::from(line.seat))
                    .filter(|seat| *seat < Seat::MOST)
                    .map(Seat::new)
                    .ok_or_else(fault)?,
                best: line.best,
                most: line.most,
                second: line.second,
                next: line.next,
                grade: *grade.ok_or_else(fault)?,
            };
            if puzzle.name() != line.sum {
                return Err(fault());
            }
            puzzles.push(puzzle);
        }
    }
    Ok(puzzles)
}

/// Writes the puzzles of one game, those of one table together, the easiest of each first.
#[must_use]
pub fn write(game: &str, puzzles: &[Puzzle]) -> String {
    let mut text = format!("(game:{},tables:[\n", quoted(game));
    let mut tables: Vec<&str> = Vec::new();
    for puzzle in puzzles {
        if !tables.contains(&puzzle.rules.as_str()) {
            tables.push(&puzzle.rules);
        }
    }
    // Writing to a string cannot fail.
    for rules in tables {
        let _ = writeln!(text, "(rules:{},puzzles:[", quoted(rules));
        let mut own: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.rules == rules).collect();
        own.sort_by_key(|puzzle| puzzle.grade);
        for puzzle in own {
            let line = ron::to_string(&Line::of(puzzle)).unwrap_or_default();
            let _ = writeln!(text, "{line},");
        }
        text += "]),\n";
    }
    text + "])\n"
}

fn quoted(text: &str) -> String {
    ron::to_string(text).unwrap_or_default()
}
