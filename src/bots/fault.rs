//! What can go wrong with a bot, as sentences for whoever wrote it.

use std::{fmt, time::Duration};

use thiserror::Error;

use crate::rules::Message;

/// What a bot did wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The command makes no sense, or the program can't be started.
    #[error("it can't be started: {why}. Check the command and where it is called from")]
    Missing {
        /// What the system says.
        why: String,
    },
    /// It ended while it was needed.
    #[error("it ended ({how}) while it was needed")]
    Crashed {
        /// Exit code or signal.
        how: String,
    },
    /// It closed its standard input or output and runs on.
    #[error("it closed its standard input or output, but runs on")]
    Closed,
    /// No answer came in time.
    #[error("{wait} took longer than {}", seconds(*limit))]
    Silent {
        /// What was waited for.
        wait: Wait,
        /// The time that it had.
        limit: Duration,
    },
    /// It does not read what it is told.
    #[error("it has not read its standard input for {}", seconds(*limit))]
    Deaf {
        /// The time that it had.
        limit: Duration,
    },
    /// A line is no message.
    #[error(
        "it said «{line}», which is no message: {why}. Each line of its output must be one; a log goes to standard error"
    )]
    Rubbish {
        /// The beginning of the line.
        line: String,
        /// What is wrong with it.
        why: String,
    },
    /// It spoke without being asked.
    #[error(
        "it said «{line}» without being asked: there is one answer to a question, with the id of that question"
    )]
    Unasked {
        /// The beginning of the line.
        line: String,
    },
    /// It chose what is not allowed.
    #[error("it chose {said}, which is not allowed: {why}")]
    Illegal {
        /// What it chose.
        said: String,
        /// The rule against it.
        why: String,
    },
    /// It said too much.
    #[error("it said too much: {what}")]
    Flood {
        /// Of what.
        what: String,
    },
    /// It does not speak this version of the protocol, or does not play this game.
    #[error("it does not fit: {why}")]
    Unfit {
        /// What does not fit.
        why: String,
    },
    /// It was ended before, after another fault.
    #[error("it was ended after an earlier fault")]
    Ended,
}

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// The answer to the greeting.
    Start,
    /// A choice.
    Choice,
    /// All choices of a game.
    Game,
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "the answer to hello",
            Self::Choice => "a choice",
            Self::Game => "the choices of one game together",
        })
    }
}

fn seconds(time: Duration) -> String {
    format!("{} s", time.as_secs_f64())
}

impl Fault {
    /// A word for it, by which faults are counted.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Missing { .. } => "missing",
            Self::Crashed { .. } => "crashed",
            Self::Closed => "closed",
            Self::Silent { .. } => "silent",
            Self::Deaf { .. } => "deaf",
            Self::Rubbish { .. } => "rubbish",
            Self::Unasked { .. } => "unasked",
            Self::Illegal { .. } => "illegal",
            Self::Flood { .. } => "flood",
            Self::Unfit { .. } => "unfit",
            Self::Ended => "ended",
        }
    }
}

/// A bot failed: how, and what led to it.
#[derive(Debug, Error)]
#[error("the bot «{}»: {fault}{}", trail.command, complaint(&trail.complaints))]
pub struct BotError {
    /// What it did.
    pub fault: Fault,
    /// What led to it.
    pub trail: Box<Trail>,
}

/// What led to a fault.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    /// The command that starts the bot, as a shell takes it.
    pub command: String,
    /// The greeting and every line of the game so far, as they were sent; the last one broke the bot.
    pub sent: String,
    /// The end of its standard error.
    pub complaints: String,
}

/// The last thing that a bot complained of.
fn complaint(text: &str) -> String {
    match text.lines().rfind(|line| !line.trim().is_empty()) {
        Some(line) => format!(" (it complains: {})", start(line.trim())),
        None => String::new(),
    }
}

/// The beginning of a text, short enough for a sentence.
pub(super) fn start(text: &str) -> String {
    const MOST: usize = 120;
    let mut start: String = text.chars().take(MOST).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    start
}

impl From<&BotError> for Message {
    fn from(error: &BotError) -> Self {
        Self::new("bot-failed").with("why", error.to_string())
    }
}
