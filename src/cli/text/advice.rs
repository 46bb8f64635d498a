//! What others would choose in a person's place: the strongest strategy at hand, for a hint, or chance.

use std::io::Write as _;

use super::{Front, Trouble};
use crate::{
    cli::analyse,
    rules::{Message, Seat},
    texts,
};

/// Of so many choices a hint tells what is expected of them.
const ADVISED: usize = 3;

impl Front {
    /// What the strongest strategy at hand would choose, and why; and what it expects of that and of the next best.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<(), Trouble> {
        if let [only] = &self.game.board().choices(seat)[..] {
            return self.say(&Message::new("text-hint-forced").with("choice", only.text.as_str()));
        }
        let advice = self.game.advising(seat).and_then(|it| it.advise(ADVISED));
        let Some((thought, weighed)) = advice else {
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
        )?;
        for weighed in weighed {
            let told = analyse::told(self.game.board(), &weighed);
            writeln!(self.out, "  {told}")?;
        }
        Ok(())
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
