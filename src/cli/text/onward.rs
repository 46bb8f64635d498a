//! Computers alone at a table where a person has sat: after each of their turns for that person the seat can be taken back.

use std::io::BufRead;

use super::{Front, Trouble, wish::Wish};
use crate::rules::{Message, Seat, Turn};

/// How it goes on where no person is to choose.
pub(super) enum Onward {
    /// By the next roll, or the next choice of a computer.
    Step,
    /// Something was asked for that was done.
    Ask,
    /// Somebody leaves.
    Leave,
}

/// The word for not being asked any more.
const RUN: &str = "run";

impl Front {
    /// The seat that a person has handed over to a computer, if none sits there any more and it is to choose.
    fn handed_over(&self) -> Option<Seat> {
        let (turn, persons) = (self.game.turn(), self.game.persons());
        let left = self
            .game
            .insiders()
            .iter()
            .find(|&seat| turn.seats().contains(seat))?;
        let begins = !self.game.board().is_open(left) && matches!(turn, Turn::Seat(_) | Turn::Together(_));
        (persons.is_empty() && begins && !self.runs_on).then_some(left)
    }

    /// Asks whether it is to go on like this, where computers play for who has handed over the last seat of a person.
    pub(super) fn look_on(&mut self, input: &mut impl BufRead) -> Result<Onward, Trouble> {
        let Some(seat) = self.handed_over().filter(|_| !self.line.quiet) else {
            return Ok(Onward::Step);
        };
        let sitter = self.game.sitter(seat).to_string();
        self.say(&Message::new("text-on").with("seat", seat).with("sitter", sitter))?;
        let Some(words) = self.ask(input)? else {
            self.runs_on = true;
            return Ok(Onward::Step);
        };
        if words.is_empty() {
            return Ok(Onward::Step);
        }
        if words == RUN {
            self.runs_on = true;
            return Ok(Onward::Step);
        }
        match self.understand(seat, &[], &words) {
            Err(message) => self.say(&message)?,
            Ok(Wish::Quit) => return Ok(Onward::Leave),
            Ok(Wish::Choice(_) | Wish::Piece(_) | Wish::Any | Wish::Hint) => {}
            Ok(wish) => {
                if let Err(message) = self.grant(seat, &[], wish)? {
                    self.say(&message)?;
                }
            }
        }
        Ok(Onward::Ask)
    }
}
