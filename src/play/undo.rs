//! Undo and redo: a cursor over the steps of a match, and how far back the table lets it go.
//!
//! At a *fair* table nobody gains by going back: a person takes back the own last choice until something was seen
//! since, be it a roll, a deal, a reveal or what somebody else chose. What was undone counts too, for it has been seen.
//! Secret choices that still wait are no bound where a computer made them: it makes them again. The parts of a chain
//! can be taken back at every table until it is whole. In a game for *practice* everything goes; how often it went
//! behind what was seen is counted, and computers choose anew each time. A game that branches off behind what was seen
//! is one for practice too.

use super::{
    dice::Dice,
    game::{Act, Match, Step},
    setup::{Sitter, UndoPolicy},
};
use crate::rules::{Message, Seat, Turn};

/// Whether what was chosen waits in secret beside what others choose.
fn waits(step: &Step) -> bool {
    !step.reveals && matches!(step.before.turn(), Turn::Together(_))
}

impl Match {
    /// How many steps [`Match::undo`] leaves: the last choice of a person that had an alternative, or at a table
    /// for practice of anybody where only computers play.
    ///
    /// # Errors
    /// Why nothing may be undone.
    pub fn undo_target(&self) -> Result<usize, Message> {
        let alone = self.persons().is_empty() && self.is_practice();
        let target = (0..self.done).rev().find(|&at| match self.steps[at].act {
            Act::Chance(_) => false,
            Act::Choice(seat, _) => {
                (alone || self.was_person(at, seat)) && self.steps[at].before.choices(seat).len() > 1
            }
        });
        let is_own = |step: (usize, &Step)| matches!(step.1.act, Act::Choice(seat, _) if self.was_person(step.0, seat));
        let target = target.ok_or_else(|| {
            let was_forced = self.steps().iter().enumerate().any(is_own);
            Message::new(if was_forced { "undo-forced" } else { "undo-nothing" })
        })?;
        self.may_go_to(target).map(|()| target)
    }

    /// Allows to go back (or forward again) so that this many steps are done, or not.
    ///
    /// # Errors
    /// Why not.
    pub fn may_go_to(&self, done: usize) -> Result<(), Message> {
        if done > self.steps.len() {
            return Err(Message::new("undo-nothing"));
        }
        self.bound(done).map_or(Ok(()), Err)
    }

    /// Why the table does not allow to go back to where so many steps are done; none where it does.
    fn bound(&self, done: usize) -> Option<Message> {
        match self.setup.undo {
            _ if self.is_practice() => None,
            _ if done >= self.done => None,
            _ if self.is_in_chain(done) => None,
            UndoPolicy::Never => Some(Message::new("undo-never")),
            UndoPolicy::Fair | UndoPolicy::Practice => self.seen_since(done).map(Message::new),
        }
    }

    /// What was seen since so many steps were done that bars the way back, as the key of a sentence.
    fn seen_since(&self, done: usize) -> Option<&'static str> {
        let since = self.steps.get(done..).unwrap_or_default();
        let Act::Choice(owner, _) = since.first()?.act else {
            return Some("undo-chance");
        };
        if !self.was_person(done, owner) {
            return Some("undo-others");
        }
        let waiting = since
            .iter()
            .rposition(|step| !waits(step))
            .map_or(0, |last| last + 1);
        since.iter().enumerate().find_map(|(at, step)| match step.act {
            Act::Chance(_) => Some("undo-chance"),
            _ if step.reveals => Some("undo-reveal"),
            Act::Choice(seat, _) if seat == owner => None,
            Act::Choice(seat, _) if at >= waiting && !self.was_person(done + at, seat) => None,
            Act::Choice(..) => Some("undo-others"),
        })
    }

    /// Whether only parts of the chain that a person is in the middle of came after so many steps.
    fn is_in_chain(&self, done: usize) -> bool {
        let Some(Step {
            act: Act::Choice(seat, _),
            ..
        }) = self.steps.get(done)
        else {
            return false;
        };
        self.was_person(done, *seat) && self.chain_start(*seat).is_some_and(|start| start <= done)
    }

    /// What is said of a game for practice; nothing of another one.
    #[must_use]
    pub fn practice(&self) -> Option<Message> {
        self.is_practice()
            .then(|| Message::new("practice-told").with("count", self.takebacks() as i64))
    }

    /// Whether a person sat on a seat when so many steps were done: who sits there now may be somebody else.
    fn was_person(&self, done: usize, seat: Seat) -> bool {
        let since = self.sits.iter().rev();
        let chair = since
            .filter(|(after, who, _)| *who == seat && *after <= done)
            .map(|(.., chair)| chair)
            .next()
            .unwrap_or(&self.chairs[seat.index()]);
        chair.sitter == Sitter::Person
    }

    /// Goes back, or forward again, so that this many steps are done.
    ///
    /// # Errors
    /// When the table does not allow it, or there are not so many steps.
    pub fn go_to(&mut self, done: usize) -> Result<(), Message> {
        self.may_go_to(done)?;
        if done < self.done && !self.is_in_chain(done) && self.seen_since(done).is_some() {
            self.takebacks += 1;
        }
        self.jump(done);
        Ok(())
    }

    /// Goes to a step without asking the table: a record is read to where it stood.
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
        self.go_to(self.undo_target()?)
    }

    /// How many steps are left when a seat takes back the chain of choices that it is in the middle of; none when
    /// it is in no chain, or other persons have acted since it began. What computers have chosen meanwhile, at the
    /// same time and in secret, they choose again.
    #[must_use]
    pub fn chain_start(&self, seat: Seat) -> Option<usize> {
        if !self.board.is_open(seat) {
            return None;
        }
        let is_own = |step: &Step| matches!(step.act, Act::Choice(who, _) if who == seat);
        let is_beside = |at: usize, step: &Step| match step.act {
            Act::Choice(who, _) => waits(step) && !self.was_person(at, who),
            Act::Chance(_) => false,
        };
        let steps = self.steps().iter().enumerate().rev();
        let mut chain = steps.take_while(|&(at, step)| is_own(step) || is_beside(at, step));
        // The chain began where the seat was in the middle of none.
        let begin = chain.find(|(_, step)| is_own(step) && !step.before.is_open(seat));
        begin.map(|(at, _)| at)
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

    /// This game up to a step, to be gone on with in another way. The same dice come again, so that it is a game for
    /// practice, unless nothing has been seen since.
    ///
    /// # Errors
    /// When the seed is not known: such a game has no dice to go on with.
    pub fn branch(&self, done: usize) -> Result<Self, Message> {
        if self.sealed.is_some() {
            return Err(Message::new("match-sealed"));
        }
        let mut branch = self.clone();
        if done < self.steps.len() && self.seen_since(done).is_some() {
            branch.takebacks += 1;
        }
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
    fn a_chain_is_begun_anew_although_a_computer_has_chosen_beside_it() {
        let entry = crate::catalogue::Ours::GAMES.named("compromise").expect("a game");
        let config = entry
            .preset(&entry.default_config(), "complex")
            .expect("a preset");
        let random = Sitter::Computer(Spec::from("random".to_owned()));
        let setup = Setup::new(entry, &config, vec![Sitter::Person, random]).expect("a table");
        let mut game = Match::new(setup, seed::numbered(4)).expect("a game");
        let (own, other) = (Seat::new(0), Seat::new(1));
        let place = |game: &mut Match, seat: Seat| {
            let first = game.board().choices(seat)[0].number;
            game.choose(seat, first).expect("it is legal");
        };
        place(&mut game, other);
        let begun = game.steps().len();
        place(&mut game, own);
        place(&mut game, other);
        place(&mut game, own);
        place(&mut game, other);
        assert_eq!(game.chain_start(own), Some(begun));
        game.go_to(begun).expect("nothing was seen");
        assert_eq!((game.steps().len(), game.takebacks()), (begun, 0));
        assert_eq!(game.chain_start(own), None);
    }

    #[test]
    fn whose_choice_it_was_hangs_on_who_sat_there_then() {
        let entry = crate::catalogue::Ours::GAMES.named("quoridor").expect("a game");
        let runner = Sitter::Computer(Spec::from("runner".to_owned()));
        let sitters = vec![Sitter::Person, runner.clone()];
        let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
        let mut game = Match::new(setup, seed::numbered(4)).expect("a game");
        while game
            .steps()
            .iter()
            .filter(|step| step.before.turn().seats().contains(Seat::new(1)))
            .count()
            == 0
        {
            if !game.step_alone().expect("it goes on") {
                let seat = game.turn().seats().lowest().expect("somebody");
                let first = game.board().choices(seat)[0].number;
                game.choose(seat, first).expect("it is legal");
            }
        }
        let sit = |game: &mut Match, sitter: Sitter| {
            let name = String::new();
            game.sit(Seat::new(1), Chair { sitter, name })
                .expect("the seat plays");
        };
        assert!(game.undo_target().is_err(), "a computer has answered");
        sit(&mut game, Sitter::Person);
        assert!(game.undo_target().is_err(), "it was no person who answered");
        sit(&mut game, runner);
        assert!(game.undo_target().is_err());
    }

    #[test]
    fn a_branch_goes_on_by_itself_with_the_same_dice_and_those_who_sat_there_then() {
        let computer = |name: &str| Sitter::Computer(Spec::from(name.to_owned()));
        let entry = crate::catalogue::Ours::GAMES[0];
        let sitters = vec![
            computer("far"),
            computer("near"),
            computer("far"),
            computer("near"),
        ];
        let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
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
