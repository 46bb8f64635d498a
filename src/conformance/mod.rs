//! Facts from elsewhere against our rules: recorded positions and games, one JSON object a line.
//!
//! A fact that does not hold is a failure and counted; a line that can't be understood ends the check.
//! Fields that are not named here are notes of whoever recorded the line.

mod compromise;
mod dog;
mod ludo;
mod mejn;
mod quoridor;

use std::{fmt, io::BufRead};

use serde::Deserialize;

use crate::files;

/// A fact is no longer, in bytes.
const MOST_BYTES: u64 = 16 << 20;
/// A file has no more lines.
const MOST_LINES: usize = 4_000_000;

/// How many facts held and how many did not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Facts that hold.
    pub passed: u64,
    /// Facts that do not.
    pub failed: u64,
}

/// A fact that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, counted from 1.
    pub line: usize,
    /// What our rules say, and what the line says.
    pub sentence: String,
}

/// A line that could not be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Unread {}

/// One line.
#[derive(Deserialize)]
#[serde(tag = "kind")]
enum Fact {
    #[serde(rename = "compromise.decisions")]
    CompromiseDecisions(compromise::Decided),
    #[serde(rename = "compromise.rounds")]
    CompromiseRounds(compromise::Scored),
    #[serde(rename = "compromise.games")]
    CompromiseGames(compromise::Recorded),
    #[serde(rename = "dog.actions")]
    DogActions(dog::Listed),
    #[serde(rename = "dog.counts")]
    DogCounts(dog::Counted),
    #[serde(rename = "dog.plays")]
    DogPlays(dog::Played),
    #[serde(rename = "dog.notation")]
    DogNotation(dog::Written),
    #[serde(rename = "dog.games")]
    DogGames(dog::Recorded),
    #[serde(rename = "ludo.moves")]
    LudoMoves(ludo::Rolled),
    #[serde(rename = "ludo.games")]
    LudoGames(ludo::Recorded),
    #[serde(rename = "mejn.moves")]
    MejnMoves(mejn::Rolled),
    #[serde(rename = "mejn.games")]
    MejnGames(mejn::Recorded),
    #[serde(rename = "quoridor.positions")]
    QuoridorPositions(quoridor::Reached),
    #[serde(rename = "quoridor.perft")]
    QuoridorPerft(quoridor::Counted),
}

/// What can be said against a line.
enum Verdict {
    /// It does not hold, and this is why.
    Wrong(String),
    /// It makes no sense, and this is why.
    Senseless(String),
}

fn senseless<T>(reason: impl Into<String>) -> Result<T, Verdict> {
    Err(Verdict::Senseless(reason.into()))
}

fn wrong<T>(sentence: impl Into<String>) -> Result<T, Verdict> {
    Err(Verdict::Wrong(sentence.into()))
}

impl Fact {
    fn check(&self) -> Result<(), Verdict> {
        match self {
            Self::CompromiseDecisions(fact) => fact.check(),
            Self::CompromiseRounds(fact) => fact.check(),
            Self::CompromiseGames(fact) => fact.check(),
            Self::DogActions(fact) => fact.check(),
            Self::DogCounts(fact) => fact.check(),
            Self::DogPlays(fact) => fact.check(),
            Self::DogNotation(fact) => fact.check(),
            Self::DogGames(fact) => fact.check(),
            Self::LudoMoves(fact) => fact.check(),
            Self::LudoGames(fact) => fact.check(),
            Self::MejnMoves(fact) => fact.check(),
            Self::MejnGames(fact) => fact.check(),
            Self::QuoridorPositions(fact) => fact.check(),
            Self::QuoridorPerft(fact) => fact.check(),
        }
    }
}

/// Checks every line, telling of each that does not hold. Empty lines are passed over.
///
/// # Errors
/// At the first line that can't be read or understood: no JSON, of an unknown kind, without a field
/// that it needs, or of a board that there can't be.
pub fn check(mut reader: impl BufRead, mut on_failure: impl FnMut(Failure)) -> Result<Tally, Unread> {
    let mut tally = Tally::default();
    for line in 1.. {
        let unread = |reason: String| Unread { line, reason };
        let text = files::next_line(&mut reader, MOST_BYTES).map_err(|error| unread(error.to_string()))?;
        let Some(text) = text else { break };
        if line > MOST_LINES {
            return Err(unread(format!("more than {MOST_LINES} lines: split the file")));
        }
        if text.trim().is_empty() {
            continue;
        }
        let fact: Fact = serde_json::from_str(&text).map_err(|error| unread(error.to_string()))?;
        match fact.check() {
            Ok(()) => tally.passed += 1,
            Err(Verdict::Wrong(sentence)) => {
                tally.failed += 1;
                on_failure(Failure { line, sentence });
            }
            Err(Verdict::Senseless(reason)) => return Err(unread(reason)),
        }
    }
    Ok(tally)
}
