//! What follows from games in sentences, the same in the window and in the terminal.

use super::{Even, OfGame};
use crate::{catalogue::Level, rules::Message, texts};

fn percent(part: f64) -> String {
    texts::decimal(100.0 * part, 0)
}

impl OfGame<'_> {
    /// How many games there were, and how they ended.
    #[must_use]
    pub fn told(&self) -> Message {
        Message::new("profile-game")
            .with("game", texts::text(&format!("game-{}", self.entry.name())))
            .with("games", self.played.len() as i64)
            .with("won", percent(self.won()))
            .with("fair", percent(self.fair()))
            .with("place", texts::decimal(self.place(), 1))
    }
}

impl Even {
    /// Which level would be an even match, and how sure that is.
    #[must_use]
    pub fn told(self) -> Message {
        let called = |level: &Level| texts::say(&level.skill.sentence());
        match self {
            Self::Unknown { more } => Message::new("profile-even-unknown").with("more", more as i64),
            Self::Known {
                games,
                level,
                sure,
                between: [low, high],
            } => Message::new("profile-even")
                .with("games", games as i64)
                .with("level", called(level))
                .with("sure", percent(sure))
                .with("low", called(low))
                .with("high", called(high)),
        }
    }
}
