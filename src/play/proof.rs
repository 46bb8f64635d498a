//! What a record proves of its dice and cards.

use super::{Act, Match};
use crate::rules::Message;

/// What is said of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// It in a sentence.
    pub sentence: Message,
    /// Whether nothing is wrong with it.
    pub passes: bool,
}

impl Verdict {
    /// Whether a record is what it says, and the game with this commitment where one was noted.
    #[must_use]
    pub fn of(game: &Match, noted: Option<&str>) -> Self {
        let steps = game.steps();
        let drawn = steps.iter().filter(|step| matches!(step.act, Act::Chance(_)));
        let (key, passes) = match (game.seed(), game.standing()) {
            _ if noted.is_some_and(|noted| !noted.trim().eq_ignore_ascii_case(&game.commitment())) => {
                ("verify-other", false)
            }
            (None, None) => ("verify-sealed", true),
            (None, Some(_)) => ("verify-no-secret", false),
            (Some(_), None) => ("verify-open", true),
            (Some(_), Some(_)) => ("verify-fair", true),
        };
        let sentence = Message::new(key)
            .with("steps", steps.len() as i64)
            .with("drawn", drawn.count() as i64);
        Self { sentence, passes }
    }
}
