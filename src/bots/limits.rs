//! What a bot may take: time, output, memory.

use std::time::Duration;

/// The limits of a bot.
///
/// Times and amounts of output hold on every system. Memory is held on Linux only: there a process of the bot that wants
/// more is refused it (the limit is on writable memory of each process, `RLIMIT_DATA`). On Unix a bot and its children are
/// a process group that is ended as one; on Linux children that have left the group are found as well, save one that has
/// outlived its parent and wiped its environment. Elsewhere only the process itself is ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long the answer to the greeting may take: the time to start.
    pub start: Duration,
    /// How long a choice may take.
    pub choice: Duration,
    /// How long all choices of a game may take together.
    pub game: Duration,
    /// How many bytes a line may have.
    pub line: usize,
    /// How many notes may come between two questions.
    pub notes: usize,
    /// How many bytes of memory a process may have, where there is a limit.
    pub memory: Option<u64>,
    /// How many bytes of the standard error are kept in the log.
    pub log: u64,
    /// How long a bot may take to end by itself.
    pub leave: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(10),
            choice: Duration::from_secs(5),
            game: Duration::from_mins(5),
            line: 64 << 10,
            notes: 1000,
            memory: Some(2 << 30),
            log: 1 << 20,
            leave: Duration::from_secs(1),
        }
    }
}

impl Limits {
    /// No limit that could strike while somebody looks into a bot with a debugger.
    #[must_use]
    pub fn none() -> Self {
        Self {
            start: Duration::MAX,
            choice: Duration::MAX,
            game: Duration::MAX,
            line: 1 << 30,
            notes: usize::MAX,
            memory: None,
            ..Self::default()
        }
    }
}
