//! For what the same dice or cards fall again: a challenge that was taken up, and a duplicate evening, in which everybody
//! sits once in every seat.

use super::Current;
use crate::{
    play::{Evening, Setup, challenge::Challenge, fate::Fate},
    rules::Message,
};

impl Current {
    /// What is played was given on by somebody else.
    pub fn take_up(&mut self, challenge: Challenge) {
        self.challenge = Some(challenge);
    }

    /// The challenge that was taken up.
    #[must_use]
    pub fn challenge(&self) -> Option<&Challenge> {
        self.challenge.as_ref()
    }

    /// What is played belongs to an evening that has begun.
    pub fn belong_to(&mut self, evening: Evening) {
        self.evening = Some(evening);
    }

    /// The evening to which the game belongs that is over here; none where it is the first one.
    #[must_use]
    pub fn evening(&self) -> Option<Evening> {
        let mut evening = self.evening.clone()?;
        evening.add(&self.game).ok()?;
        Some(evening)
    }

    /// The next game of the evening: the same dice, and everybody one seat further.
    ///
    /// # Errors
    /// Why there is none: the game is not over, its dice are not known, nobody is there to change seats with, or everybody
    /// has sat in every seat.
    pub fn return_match(&self) -> Result<(Evening, Setup, Fate), Message> {
        self.game.return_match()?;
        let evening = self.evening().map_or_else(|| Evening::new(&self.game), Ok)?;
        let (setup, fate) = evening.next().ok_or_else(|| Message::new("evening-over"))?;
        Ok((evening, setup, fate))
    }
}
