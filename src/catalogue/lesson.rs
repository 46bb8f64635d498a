//! A game's rules as they are taught: from the configuration that is played, one sentence or two at a time.

use super::Board;
use crate::rules::{Message, Seat};

/// One rule as it is taught: a sentence or two, and a small board that shows it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it is about, in a few words.
    pub title: Message,
    /// The rule as it holds at this table.
    pub text: Message,
    /// The rule on the board; none where this board is too small for it, or where there is nothing to see.
    pub example: Option<Example>,
}

/// A position on the board of the active configuration, with a choice in it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The position. Where a choice is shown, its seat is to choose.
    pub board: Box<dyn Board>,
    /// Who is being taught.
    pub seat: Seat,
    /// The choice to show, legal or not; none where the position says it all.
    pub number: Option<usize>,
}

impl Example {
    /// The rule that forbids the choice, where the example shows what is not allowed.
    #[must_use]
    pub fn forbidden(&self) -> Option<Message> {
        self.board.refusal(self.seat, self.number?)
    }

    /// The choice in the notation of the game.
    #[must_use]
    pub fn ply(&self) -> Option<String> {
        Some(self.board.write_ply(self.seat, &[self.number?]))
    }
}
