//! Facts from elsewhere against our rules: recorded positions and games, one JSON object a line.
//!
//! A fact that does not hold is a failure and counted; a line that can't be understood ends the check.
//! Fields that are not named here are notes of whoever recorded the line.

use std::{fmt, io::BufRead};

use serde::Deserialize;

use crate::{
    catalogue::{Entry, Games, Verdict},
    files,
};

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

/// The one thing that every line says of itself.
#[derive(Deserialize)]
struct Named {
    kind: String,
}

/// Holds a line against the rules of the game whose fact it is.
fn judge(games: Games, text: &str) -> Result<(), Verdict> {
    let senseless = |reason: String| Verdict::Senseless(reason);
    let Named { kind } = serde_json::from_str(text).map_err(|error| senseless(error.to_string()))?;
    let kinds = || games.into_iter().flat_map(Entry::facts);
    let found = kinds().find(|known| known.name == kind).ok_or_else(|| {
        let known: Vec<&str> = kinds().map(|known| known.name).collect();
        senseless(format!("unknown kind “{kind}”; there are {}", known.join(", ")))
    })?;
    found.check(text)
}

/// Checks every line, telling of each that does not hold. Empty lines are passed over.
///
/// # Errors
/// At the first line that can't be read or understood: no JSON, of an unknown kind, without a field
/// that it needs, or of a board that there can't be.
pub fn check(
    games: Games,
    mut reader: impl BufRead,
    mut on_failure: impl FnMut(Failure),
) -> Result<Tally, Unread> {
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
        match judge(games, &text) {
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
