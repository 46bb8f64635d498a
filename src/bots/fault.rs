//! What can go wrong with a bot, as sentences for whoever wrote it.

use std::{fmt, time::Duration};

use thiserror::Error;

use super::place::place;
use crate::{rules::Message, texts};

/// What a bot did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The command makes no sense, or the program can't be started.
    Missing {
        /// What the system says.
        why: String,
    },
    /// It ended while it was needed.
    Crashed {
        /// Exit code or signal.
        how: String,
    },
    /// It closed its standard input or output and runs on.
    Closed,
    /// No answer came in time.
    Silent {
        /// What was waited for.
        wait: Wait,
        /// The time that it had.
        limit: Duration,
    },
    /// It does not read what it is told.
    Deaf {
        /// The time that it had.
        limit: Duration,
    },
    /// A line is no message.
    Rubbish {
        /// The beginning of the line.
        line: String,
        /// What is wrong with it.
        why: String,
    },
    /// It spoke without being asked.
    Unasked {
        /// The beginning of the line.
        line: String,
    },
    /// It chose what is not allowed.
    Illegal {
        /// What it chose.
        said: String,
        /// The rule against it.
        why: String,
    },
    /// It said too much.
    Flood {
        /// Of what.
        what: String,
    },
    /// It does not speak this version of the protocol, or does not play this game.
    Unfit {
        /// What does not fit.
        why: String,
    },
    /// It was ended before, after another fault.
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

impl From<&Fault> for Message {
    fn from(fault: &Fault) -> Self {
        let seconds = |limit: &Duration| limit.as_secs_f64().to_string();
        match fault {
            Fault::Missing { why } => Self::new("bot-fault-missing").with("why", why.as_str()),
            Fault::Unfit { why } => Self::new("bot-fault-unfit").with("why", why.as_str()),
            Fault::Crashed { how } => Self::new("bot-fault-crashed").with("how", how.as_str()),
            Fault::Closed => Self::new("bot-fault-closed"),
            Fault::Ended => Self::new("bot-fault-ended"),
            Fault::Silent { wait, limit } => Self::new(match wait {
                Wait::Start => "bot-fault-silent-start",
                Wait::Choice => "bot-fault-silent-choice",
                Wait::Game => "bot-fault-silent-game",
            })
            .with("seconds", seconds(limit)),
            Fault::Deaf { limit } => Self::new("bot-fault-deaf").with("seconds", seconds(limit)),
            Fault::Rubbish { line, why } => Self::new("bot-fault-rubbish")
                .with("line", line.as_str())
                .with("why", why.as_str()),
            Fault::Unasked { line } => Self::new("bot-fault-unasked").with("line", line.as_str()),
            Fault::Illegal { said, why } => Self::new("bot-fault-illegal")
                .with("said", said.as_str())
                .with("why", why.as_str()),
            Fault::Flood { what } => Self::new("bot-fault-flood").with("what", what.as_str()),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::say(&self.into()))
    }
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
#[error("{}", texts::say(&told(fault, trail)))]
pub struct BotError {
    /// What it did.
    pub fault: Fault,
    /// What led to it.
    pub trail: Box<Trail>,
}

impl BotError {
    /// The file and the line of the bot's own error, as its standard error tells them.
    #[must_use]
    pub fn place(&self) -> Option<(String, u32)> {
        place(&self.trail.complaints)
    }
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

/// The sentence of a fault, with the last thing that the bot complained of.
fn told(fault: &Fault, trail: &Trail) -> Message {
    let complaint = trail.complaints.lines().rfind(|line| !line.trim().is_empty());
    let told = match complaint {
        Some(line) => Message::new("bot-fault-complains").with("line", start(line.trim())),
        None => Message::new("bot-fault"),
    };
    told.with("command", trail.command.as_str())
        .with("fault", fault.to_string())
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
