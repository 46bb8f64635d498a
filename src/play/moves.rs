//! A game as the list of its moves, as people write it down: `1. e2 e8 2. e3 e7`.
//!
//! Only for games without chance: there the moves are the whole game.

use std::fmt::Write as _;

use super::{game::Match, record};
use crate::rules::{Message, Turn};

/// A list of moves that can't be played.
#[derive(Clone, Debug, PartialEq)]
pub struct MovesFault {
    /// The move, counted from 1; none where there is no list of moves at all.
    pub at: Option<usize>,
    /// The move as it stands there.
    pub text: String,
    /// The rule that forbids it, or what is malformed.
    pub message: Message,
}

impl MovesFault {
    /// It as one message; `say` makes a sentence of the rule in it.
    #[must_use]
    pub fn told(self, say: impl Fn(&Message) -> String) -> Message {
        match self.at {
            Some(at) => Message::new("moves-fault")
                .with("at", at as i64)
                .with("text", self.text)
                .with("why", say(&self.message)),
            None => self.message,
        }
    }
}

impl Match {
    /// The moves so far, numbered by rounds, a round a line; none for a game with chance.
    #[must_use]
    pub fn moves(&self) -> Option<String> {
        if self.board().has_chance() {
            return None;
        }
        let (mut text, mut round, mut last) = (String::new(), 0, None);
        for (seat, ply) in record::plies(self.steps()) {
            if last.is_none_or(|last| seat <= last) {
                round += 1;
                let feed = if round > 1 { "\n" } else { "" };
                // Writing to a string cannot fail.
                let _ = write!(text, "{feed}{round}.");
            }
            let _ = write!(text, " {ply}");
            last = Some(seat);
        }
        Some(text)
    }

    /// Another game at the same table, by the same seed, in which these moves have been made. Numbers of rounds may
    /// stand between them.
    ///
    /// # Errors
    /// The first move that can't be made, and why.
    pub fn with_moves(&self, text: &str) -> Result<Self, MovesFault> {
        let none = |message| MovesFault {
            at: None,
            text: String::new(),
            message,
        };
        if self.board().has_chance() {
            return Err(none(Message::new("moves-chance")));
        }
        let mut game = self.branch(0).map_err(none)?;
        let moves = text
            .split_whitespace()
            .map(unnumbered)
            .filter(|word| !word.is_empty());
        for (index, word) in moves.enumerate() {
            let fault = |message| MovesFault {
                at: Some(index + 1),
                text: word.to_owned(),
                message,
            };
            let Turn::Seat(seat) = game.turn() else {
                return Err(fault(Message::new("order-over")));
            };
            for number in game.board().read_ply(seat, word).map_err(fault)? {
                game.choose(seat, number).map_err(fault)?;
            }
        }
        Ok(game)
    }
}

/// A word without the number of a round before it.
fn unnumbered(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Setup, Sitter, dice::Seed};

    fn game(name: &str) -> Match {
        let entry = crate::catalogue::Ours::GAMES.named(name).expect("a game");
        let config = entry.default_config();
        let sitters = vec![Sitter::Person; entry.seats(&config)];
        let setup = Setup::new(entry, &config, sitters).expect("a table");
        Match::new(setup, Seed::default()).expect("a game")
    }

    #[test]
    fn a_list_of_moves_comes_back_as_it_was_written() {
        let game = game("quoridor");
        assert_eq!(game.moves().as_deref(), Some(""));
        let read = game
            .with_moves(" 1. e2 e8\n2.e3h 2... d3v 3. e3 ")
            .expect("legal");
        assert_eq!(read.moves().as_deref(), Some("1. e2 e8\n2. e3h d3v\n3. e3"));
        let again = read.with_moves(&read.moves().expect("moves")).expect("legal");
        assert_eq!(again.board().text(), read.board().text());
    }

    #[test]
    fn what_cannot_be_played_is_named_with_its_place() {
        let fault = |text: &str| game("quoridor").with_moves(text).expect_err("a fault");
        let fence = fault("1. e2 e8 2. e3h e3v");
        assert_eq!((fence.at, fence.text.as_str()), (Some(4), "e3v"));
        assert_eq!(fault("12").at, Some(1));
        assert_eq!(fault("e2 ß").text, "ß");
    }

    #[test]
    fn with_dice_the_moves_are_not_the_game() {
        let game = game("mejn");
        assert_eq!(game.moves(), None);
        assert_eq!(game.with_moves("").expect_err("a fault").at, None);
    }
}
