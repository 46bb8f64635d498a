//! The words of the persons: what each adds to the dice, after the house has committed itself.

use std::io::{BufRead, Write as _};

use super::{Front, Trouble};
use crate::{
    play::fate,
    rules::{Message, Seat},
};

impl Front {
    /// Asks for words where that is wished, and tells all of them. Whoever gives none gets one that is drawn.
    pub(super) fn words(&mut self, input: &mut impl BufRead) -> Result<(), Trouble> {
        if !self.game.steps().is_empty() {
            return Ok(());
        }
        if self.line.words && self.game.board().has_chance() {
            let mut typed: [Option<String>; Seat::MOST] = Default::default();
            let seats: Vec<Seat> = fate::persons(self.game.setup()).collect();
            for seat in seats {
                let ask = self.sentence(&Message::new("word-ask").with("seat", seat));
                writeln!(self.out, "{ask}")?;
                typed[seat.index()] = self.ask(input)?;
            }
            self.game.add_words(&typed)?;
        }
        for (seat, word) in self.game.fate().words.clone() {
            self.say(&Message::new("word-told").with("seat", seat).with("word", word))?;
        }
        Ok(())
    }
}
