//! What others would choose in a person's place: the strongest strategy at hand, for a hint, or chance.

use super::{Front, Trouble};
use crate::{
    play::Thinking,
    rules::{Message, Seat},
    texts,
};

impl Front {
    /// What the strongest strategy at hand would choose, and why.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<(), Trouble> {
        let Some(thought) = self.game.advising(seat).and_then(Thinking::think) else {
            return self.say(&Message::new("text-no-hint"));
        };
        let ply = self.game.board().write_ply(seat, &[thought.number]);
        let why = thought.reason.map(|reason| self.sentence(&reason));
        let adviser = self.game.setup().entry.adviser();
        let strategy = texts::text(&format!("strategy-{}-name", adviser.name));
        self.say(
            &Message::new("text-hint")
                .with("strategy", strategy)
                .with("choice", ply)
                .with("why", why.unwrap_or_default()),
        )
    }

    /// Lets chance make the choices of a person, to the end of its ply.
    pub(super) fn choose_any(&mut self, seat: Seat) -> Result<(), Message> {
        loop {
            let number = self.game.any_choice(seat);
            let number = number.ok_or_else(|| Message::new("text-no-hint"))?;
            self.game.choose(seat, number)?;
            if !self.game.board().is_open(seat) {
                return Ok(());
            }
        }
    }
}
