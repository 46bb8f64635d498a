//! Undo and redo: a cursor over the steps of a match. What may be undone is a matter of the table.

use super::{
    dice::Dice,
    game::{Act, Match},
    setup::{Sitter, UndoPolicy},
};
use crate::rules::{Message, Seat};

impl Match {
    /// How many steps [`Match::undo`] would leave: the last choice of a person that had an alternative, or
    /// of anybody where only computers play. None when nothing may be undone.
    #[must_use]
    pub fn undo_target(&self) -> Option<usize> {
        let persons = self
            .setup
            .chairs
            .iter()
            .any(|chair| chair.sitter == Sitter::Person);
        let target = self.steps().iter().rposition(|step| match step.act {
            Act::Chance(_) => false,
            Act::Choice(seat, _) => {
                step.before.choices(seat).len() > 1 && (!persons || *self.sitter(seat) == Sitter::Person)
            }
        })?;
        self.may_go_to(target).then_some(target)
    }

    /// Whether the table allows to go back (or forward again) so that this many steps are done.
    #[must_use]
    pub fn may_go_to(&self, done: usize) -> bool {
        let undone = self.steps.get(done..self.done).unwrap_or_default();
        match self.setup.undo {
            UndoPolicy::Free => done <= self.steps.len(),
            UndoPolicy::BeforeRoll => {
                done <= self.steps.len() && !undone.iter().any(|step| matches!(step.act, Act::Chance(_)))
            }
            UndoPolicy::Never => done == self.done,
        }
    }

    /// Goes back, or forward again, so that this many steps are done.
    ///
    /// # Errors
    /// When the table does not allow it, or there are not so many steps.
    pub fn go_to(&mut self, done: usize) -> Result<(), Message> {
        if done > self.steps.len() {
            return Err(Message::new("undo-nothing"));
        }
        if !self.may_go_to(done) {
            return Err(Message::new("undo-policy"));
        }
        self.jump(done);
        Ok(())
    }

    /// The same without asking the table: a record is read to where it stood.
    pub(super) fn jump(&mut self, done: usize) {
        while self.done > done {
            self.done -= 1;
            let step = &self.steps[self.done];
            self.board = step.before.clone();
            self.words = step.words;
        }
        while self.done < done.min(self.steps.len()) {
            let act = self.steps[self.done].act.clone();
            let words = match &act {
                Act::Chance(_) if self.sealed.is_none() => {
                    let mut dice = Dice::at(&self.seed, self.words);
                    let _ = self.board.draw(&mut dice);
                    dice.words()
                }
                _ => self.words,
            };
            if self.act(act, words).is_err() {
                break;
            }
        }
    }

    /// Takes back the last choice, see [`Match::undo_target`].
    ///
    /// # Errors
    /// When there is nothing to undo, or the table does not allow it.
    pub fn undo(&mut self) -> Result<(), Message> {
        let target = self.undo_target().ok_or_else(|| {
            Message::new(if self.setup.undo == UndoPolicy::Free {
                "undo-nothing"
            } else {
                "undo-policy"
            })
        })?;
        self.go_to(target)
    }

    /// How many steps are left when a seat takes back the chain of choices that it is in the middle of; none when
    /// it is in no chain, or others have acted since it began.
    #[must_use]
    pub fn chain_start(&self, seat: Seat) -> Option<usize> {
        if !self.board.is_open(seat) {
            return None;
        }
        let steps = self.steps().iter().rev();
        let own = steps.take_while(|step| matches!(step.act, Act::Choice(who, _) if who == seat));
        // The chain began where the seat was in the middle of none.
        let begin = own.enumerate().find(|(_, step)| !step.before.is_open(seat));
        begin.map(|(later, _)| self.done - later - 1)
    }

    /// Does again what was undone, up to and with the next choice that had an alternative.
    ///
    /// # Errors
    /// When nothing was undone.
    pub fn redo(&mut self) -> Result<(), Message> {
        if self.done == self.steps.len() {
            return Err(Message::new("redo-nothing"));
        }
        let next = self.steps[self.done + 1..]
            .iter()
            .position(|step| match step.act {
                Act::Chance(_) => false,
                Act::Choice(seat, _) => step.before.choices(seat).len() > 1,
            });
        self.go_to(next.map_or(self.steps.len(), |next| self.done + 1 + next))
    }

    /// The same game up to a step, to be gone on with in another way. The same dice come again.
    ///
    /// # Errors
    /// When the seed is not known: such a game has no dice to go on with.
    pub fn branch(&self, done: usize) -> Result<Self, Message> {
        if self.sealed.is_some() {
            return Err(Message::new("match-sealed"));
        }
        let mut branch = self.clone();
        branch.jump(done);
        branch.steps.truncate(branch.done);
        branch.sits.retain(|(after, ..)| *after <= done);
        branch.setup.chairs.clone_from(&branch.chairs);
        for (_, seat, chair) in &branch.sits {
            branch.setup.chairs[seat.index()] = chair.clone();
        }
        Ok(branch)
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        catalogue::Spec,
        play::{Chair, Match, Setup, Sitter, seed},
        rules::Seat,
    };

    #[test]
    fn a_branch_goes_on_by_itself_with_the_same_dice_and_those_who_sat_there_then() {
        let computer = |name: &str| Sitter::Computer(Spec::from(name.to_owned()));
        let entry = crate::catalogue::GAMES[0];
        let sitters = vec![
            computer("far"),
            computer("near"),
            computer("far"),
            computer("near"),
        ];
        let setup = Setup::new(entry.name(), &entry.default_config(), sitters).expect("a table");
        let mut game = Match::new(setup, seed::numbered(4)).expect("a game");
        while game.steps().len() < 60 {
            assert!(game.step_alone().expect("it goes on"));
        }
        let person = Chair {
            sitter: Sitter::Person,
            name: "Anna".to_owned(),
        };
        game.sit(Seat::new(1), person).expect("she sits down");
        let mut branch = game.branch(40).expect("the seed is known");
        assert_eq!(branch.all_steps().len(), 40);
        assert_eq!(
            *branch.sitter(Seat::new(1)),
            computer("near"),
            "nobody had taken over yet"
        );
        assert_eq!(branch.board().text(), game.steps()[40].before.text());
        while branch.steps().len() < 60 {
            assert!(branch.step_alone().expect("it goes on"));
        }
        assert_eq!(
            branch.board().text(),
            game.board().text(),
            "the same players and the same dice"
        );
    }
}
