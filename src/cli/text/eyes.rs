//! Who looks at the terminal. In a game with secrets two persons at one terminal take turns at it: between them the
//! screen is cleared and covered, and whoever looks is told only what that seat may hear.

use std::io::{BufRead, IsTerminal, Write, stdin};

use anstyle::Reset;

use super::{Front, Trouble};
use crate::{
    catalogue::Event,
    play::Step,
    rules::{Message, Seat, SeatSet},
};

/// Clears the screen and what was scrolled out of it. Where no terminal reads, it is left out.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

impl Front {
    /// Whether the persons here must not see each other's part of the game.
    pub(super) fn takes_turns(&self) -> bool {
        self.game.board().has_secrets() && self.game.persons().len() > 1
    }

    /// Lets this person look: where somebody else did, behind a cover. False when nobody answers.
    pub(super) fn hand_over(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<bool, Trouble> {
        let is_new = self.looks != Some(seat);
        if !self.takes_turns() || !is_new {
            self.looks = Some(seat);
            return Ok(true);
        }
        self.clear()?;
        self.say(&Message::new("text-cover").with("seat", seat))?;
        self.out.flush()?;
        if input.read_line(&mut String::new())? == 0 {
            return Ok(false);
        }
        self.clear()?;
        self.looks = Some(seat);
        Ok(true)
    }

    fn clear(&mut self) -> Result<(), Trouble> {
        if stdin().is_terminal() {
            self.out.paint(&format!("{Reset}{CLEAR}"))?;
        }
        Ok(())
    }

    /// What may be told of an event now: to the one who looks, or, where all look at once, what everybody here may hear.
    pub(super) fn heard(&self, step: &Step, event: &Event) -> Option<Message> {
        let looks = self.looks.filter(|_| self.takes_turns());
        let ears = looks.map_or_else(|| self.game.insiders(), |seat| SeatSet::EMPTY.with(seat));
        let event = self.game.heard(&*step.before, event, ears)?;
        step.before.describe(&event)
    }

    /// How many steps have been told to who looks now.
    pub(super) fn told(&mut self) -> &mut usize {
        let place = self.looks.filter(|_| self.takes_turns()).map_or(0, Seat::index);
        &mut self.told[place]
    }

    /// What was undone has not been told, and the game lies in no file as it is.
    pub(super) fn forget(&mut self) {
        self.keeper.forget();
        let steps = self.game.steps().len();
        self.told = self.told.map(|told| told.min(steps));
    }
}
