//! A match: one game being played, from the first roll to the standing.
//!
//! It owns the dice, asks computers, refuses what is illegal, and keeps every step with the board
//! before it, so that undo and redo are a cursor (`undo`). Dice are taken from their stream in the order of the
//! outcomes: after an undo the same roll comes again.

use std::{fmt::Debug, sync::Arc};

use super::{
    dice::{Dice, Seed, ThoughtKey, Thoughts},
    fate::{Fate, Scheme},
    record, seed,
    setup::{Chair, Setup, Sitter, UndoPolicy, check_sitter},
};
use crate::{
    catalogue::{Board, Event, Player, Spec},
    rules::{Message, Seat, SeatSet, Standing, Turn},
    strategies::Weighed,
};

/// One thing done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Chance brought this.
    Chance(String),
    /// A seat chose this, by the number of the choice.
    Choice(Seat, usize),
}

/// One thing done, with the board before it and what it led to.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was done.
    pub act: Act,
    /// The board before.
    pub before: Box<dyn Board>,
    /// Words of the dice used before.
    pub words: u64,
    /// What happened.
    pub events: Vec<Event>,
    /// Whether it showed what others alone knew: it was the last of several choices made in secret, or led to that.
    pub reveals: bool,
    /// The ply that ends with it, once it was written.
    pub(super) written: record::Written,
}

/// Who brings the players that no catalogue has: programs of their own.
pub trait Host: Debug + Send + Sync {
    /// The player of a seat, for the choice that is due now.
    fn player(&self, game: &Match, seat: Seat, spec: &Spec) -> Box<dyn Player>;

    /// Is told that a game has come to its end.
    fn over(&self, game: &Match);
}

/// One game being played.
#[derive(Clone, Debug)]
pub struct Match {
    /// Who brings the bots.
    host: Option<Arc<dyn Host>>,
    pub(super) setup: Setup,
    /// Who took a seat over in the middle of the game, and after how many steps.
    pub(super) sits: Vec<(usize, Seat, Chair)>,
    /// Who sat there at the start.
    pub(super) chairs: Vec<Chair>,
    /// What its chance follows from.
    fate: Fate,
    /// The seed that follows from it.
    pub(super) seed: Seed,
    /// The commitment, where a record that was read does not hold the seed: such a game can be looked at, not gone on with.
    pub(super) sealed: Option<String>,
    start: Box<dyn Board>,
    pub(super) board: Box<dyn Board>,
    pub(super) words: u64,
    pub(super) steps: Vec<Step>,
    pub(super) done: usize,
    /// How often a game of practice went back behind what had been seen.
    pub(super) takebacks: u64,
}

/// A computer's choice to be made, free to be taken to another thread.
pub struct Thinking {
    board: Box<dyn Board>,
    seat: Seat,
    player: Box<dyn Player>,
    random: Thoughts,
}

impl Thinking {
    /// Thinks. None when the strategy has no answer.
    #[must_use]
    pub fn think(mut self) -> Option<Thought> {
        let number = self.player.decide(&*self.board, self.seat, &mut self.random)?;
        Some(self.thought(number))
    }

    /// Advice: the best choice and why, and what is expected of it and of others, at most so many, where the strategy can tell.
    /// None when it has no answer.
    #[must_use]
    pub fn advise(mut self, most: usize) -> Option<(Thought, Vec<Weighed<usize>>)> {
        let weighed = self.player.weigh(&*self.board, self.seat, most, &mut self.random);
        let best = self.player.advises(&*self.board, self.seat, &weighed);
        let best = weighed.get(best).and_then(|best| best.line.first());
        let thought = match best {
            Some(&number) => self.thought(number),
            None => self.think()?,
        };
        Some((thought, weighed))
    }

    fn thought(&mut self, number: usize) -> Thought {
        // There is nothing to explain where there was nothing to choose.
        let free = self.board.choices(self.seat).len() > 1;
        let reason = if free {
            self.player.explain(&*self.board, self.seat, number)
        } else {
            None
        };
        Thought {
            seat: self.seat,
            number,
            reason,
        }
    }
}

/// What a computer came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// Whose choice.
    pub seat: Seat,
    /// Its number.
    pub number: usize,
    /// Why.
    pub reason: Option<Message>,
}

impl Match {
    /// A new game by a seed, or by the secret of the house and the words of the persons.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn new(mut setup: Setup, fate: impl Into<Fate>) -> Result<Self, Vec<Message>> {
        let board = setup.open()?;
        let fate = fate.into();
        // What was only a part is whole now.
        setup.position = setup.position.map(|_| board.text());
        Ok(Self {
            host: None,
            chairs: setup.chairs.clone(),
            sits: Vec::new(),
            setup,
            seed: fate.seed(),
            fate,
            sealed: None,
            start: board.clone(),
            board,
            words: 0,
            steps: Vec::new(),
            done: 0,
            takebacks: 0,
        })
    }

    /// A game whose secret is not known, only the commitment to it.
    pub(super) fn sealed(setup: Setup, fate: Fate, commitment: String) -> Result<Self, Vec<Message>> {
        Ok(Self {
            sealed: Some(commitment),
            ..Self::new(setup, fate)?
        })
    }

    /// Lets bots play along; without a host they have no answer.
    pub fn invite(&mut self, host: Arc<dyn Host>) {
        self.host = Some(host);
    }

    /// Lets the same bots play along as in another game.
    pub fn invite_as(&mut self, other: &Self) {
        self.host.clone_from(&other.host);
    }

    /// What was agreed, and who sits where now.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed, where it is known.
    #[must_use]
    pub fn seed(&self) -> Option<&Seed> {
        self.sealed.is_none().then_some(&self.seed)
    }

    /// What its chance follows from; where the seed is not known the secret means nothing.
    #[must_use]
    pub fn fate(&self) -> &Fate {
        &self.fate
    }

    /// Takes the words of the persons for the dice, drawn where none is given; the commitment stays what it was.
    ///
    /// # Errors
    /// When something has happened already, the secret is not known, or the system has no random bytes.
    pub fn add_words(&mut self, chosen: &[Option<String>; Seat::MOST]) -> Result<(), Message> {
        if !self.steps.is_empty() || self.sealed.is_some() {
            return Err(Message::new("word-late"));
        }
        self.fate = self.fate.clone().joined(&self.setup, chosen)?;
        self.seed = self.fate.seed();
        Ok(())
    }

    /// What was agreed, as it stands in the record.
    pub(super) fn terms(&self) -> String {
        record::terms(&self.setup, &self.config_text(), &self.chairs)
    }

    /// The commitment to the secret of the house and to what was agreed.
    #[must_use]
    pub fn commitment(&self) -> String {
        match (&self.sealed, self.fate.scheme) {
            (Some(commitment), _) => commitment.clone(),
            (None, Scheme::Seed) => {
                seed::commitment(self.setup.entry.name(), &self.config_text(), &self.seed)
            }
            (None, Scheme::Words) => self.fate.commitment(&self.terms()),
        }
    }

    /// The configuration as it stands in the record.
    #[must_use]
    pub fn config_text(&self) -> String {
        self.setup.entry.write_config(&self.setup.config)
    }

    /// The board now.
    #[must_use]
    pub fn board(&self) -> &dyn Board {
        &*self.board
    }

    /// The board before anything happened.
    #[must_use]
    pub fn start(&self) -> &dyn Board {
        &*self.start
    }

    /// Who acts next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.board.turn()
    }

    /// The standing, once the game is over.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        self.board.standing()
    }

    /// Everything that has been done and not been undone.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.done]
    }

    /// All steps, the undone ones too.
    #[must_use]
    pub fn all_steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether it is a game for practice: everything may be taken back, or it began as a branch of another game.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.setup.undo == UndoPolicy::Practice || self.takebacks > 0
    }

    /// How often a game of practice went back behind what had been seen.
    #[must_use]
    pub fn takebacks(&self) -> u64 {
        self.takebacks
    }

    /// Who sits on a seat.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        self.setup
            .chairs
            .get(seat.index())
            .map_or(&Sitter::Empty, |chair| &chair.sitter)
    }

    /// Who sat where at the start.
    #[must_use]
    pub fn first_chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Who took a seat over in the middle of the game, each with the number of steps done before.
    #[must_use]
    pub fn sits(&self) -> &[(usize, Seat, Chair)] {
        &self.sits
    }

    /// Lets somebody else take a seat; the game goes on.
    ///
    /// # Errors
    /// When the seat does not play, is to be left empty, or the strategy is unknown.
    pub fn sit(&mut self, seat: Seat, chair: Chair) -> Result<(), Message> {
        if chair.sitter == Sitter::Empty || !self.board.seats().contains(seat) {
            return Err(Message::new("sit-empty"));
        }
        check_sitter(self.setup.entry, &chair)?;
        if let Sitter::Computer(spec) = &chair.sitter {
            self.setup.entry.check_networks(&self.setup.config, spec)?;
        }
        // Whoever sat there since the last step has done nothing.
        self.sits
            .retain(|(done, who, _)| (*done, *who) != (self.done, seat));
        self.sits.push((self.done, seat, chair.clone()));
        self.setup.chairs[seat.index()] = chair;
        Ok(())
    }

    /// Draws and lets happen what chance brings; tells what it led to.
    ///
    /// # Errors
    /// When no chance is due, or the seed is not known.
    pub fn roll(&mut self) -> Result<&[Event], Message> {
        if self.board.turn() != Turn::Chance {
            return Err(Message::new("order-no-chance").of_game(self.board.game()));
        }
        if self.sealed.is_some() {
            return Err(Message::new("match-sealed"));
        }
        let mut dice = Dice::at(&self.seed, self.words);
        let outcome = self.board.draw(&mut dice);
        self.act(Act::Chance(outcome), dice.words())
    }

    /// Lets an outcome happen that a record tells of.
    pub(super) fn settle(&mut self, outcome: &str) -> Result<&[Event], Message> {
        let mut words = self.words;
        if self.sealed.is_none() {
            let mut dice = Dice::at(&self.seed, self.words);
            let drawn = if self.board.turn() == Turn::Chance {
                self.board.draw(&mut dice)
            } else {
                String::new()
            };
            words = dice.words();
            if drawn != outcome && self.board.turn() == Turn::Chance {
                return Err(Message::new("record-roll")
                    .with("told", outcome)
                    .with("drawn", drawn));
            }
        }
        self.act(Act::Chance(outcome.to_owned()), words)
    }

    /// Makes a choice for a seat; tells what it led to.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn choose(&mut self, seat: Seat, number: usize) -> Result<&[Event], Message> {
        self.act(Act::Choice(seat, number), self.words)
    }

    pub(super) fn act(&mut self, act: Act, words: u64) -> Result<&[Event], Message> {
        let mut board = self.board.clone();
        let events = match &act {
            Act::Chance(outcome) => board.settle(outcome)?,
            Act::Choice(seat, number) => board.choose(*seat, *number)?,
        };
        // What was undone is forgotten, unless it is just what is done again.
        if self.steps.get(self.done).is_none_or(|undone| undone.act != act) {
            self.steps.truncate(self.done);
            // Who took a seat over later makes what comes now.
            for (after, ..) in &mut self.sits {
                *after = self.done.min(*after);
            }
            let before = self.board.clone();
            let reveals = match &act {
                Act::Choice(seat, _) => {
                    let is_last = |seats: SeatSet| seats.without(*seat).is_empty() && !board.is_open(*seat);
                    matches!(before.turn(), Turn::Together(seats) if is_last(seats))
                        || board.has_secrets() && events.iter().any(|event| board.reveals(event, *seat))
                }
                Act::Chance(_) => false,
            };
            self.steps.push(Step {
                act,
                before,
                words: self.words,
                events,
                reveals,
                written: record::Written::default(),
            });
        }
        self.board = board;
        self.words = words;
        self.done += 1;
        if let Some(host) = &self.host
            && self.board.turn() == Turn::Over
        {
            host.over(self);
        }
        Ok(&self.steps[self.done - 1].events)
    }

    /// The choice of the computer on a seat, to be thought of wherever there is time. None when a person sits there.
    #[must_use]
    pub fn thinking(&self, seat: Seat) -> Option<Thinking> {
        let Sitter::Computer(spec) = self.sitter(seat) else {
            return None;
        };
        let player = match spec.command() {
            Some(_) => self.host.as_ref()?.player(self, seat, spec),
            None => self.setup.entry.player(spec).ok()?,
        };
        self.thinking_as(seat, player)
    }

    /// The choice that the strongest strategy at hand would make on a seat that is to choose.
    #[must_use]
    pub fn advising(&self, seat: Seat) -> Option<Thinking> {
        let entry = self.setup.entry;
        self.thinking_as(seat, entry.player(&entry.adviser()).ok()?)
    }

    /// The choice that a strategy would make on a seat that is to choose.
    #[must_use]
    fn thinking_as(&self, seat: Seat, player: Box<dyn Player>) -> Option<Thinking> {
        let ply = self
            .steps()
            .iter()
            .filter(|step| matches!(step.act, Act::Choice(..)))
            .count();
        self.turn().seats().contains(seat).then(|| Thinking {
            board: self.board.clone(),
            seat,
            player,
            random: ThoughtKey::new(&self.seed)
                .again(self.takebacks)
                .stream(seat, ply as u64),
        })
    }

    /// What chance would choose on a seat that is to choose.
    #[must_use]
    pub fn any_choice(&self, seat: Seat) -> Option<usize> {
        let random = Spec::from("random".to_owned());
        let player = self.setup.entry.player(&random).ok()?;
        let thought = self.thinking_as(seat, player)?.think()?;
        Some(thought.number)
    }

    /// Takes the next step that needs no person: a roll, or a computer's choice thought of here and now.
    /// Says whether there was one.
    ///
    /// # Errors
    /// When a computer's choice is refused or it has none.
    pub fn step_alone(&mut self) -> Result<bool, Message> {
        match self.turn() {
            Turn::Chance => self.roll().map(|_| true),
            Turn::Over => Ok(false),
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let is_computer = |&seat: &Seat| matches!(self.sitter(seat), Sitter::Computer(_));
                let Some(seat) = turn.seats().iter().find(is_computer) else {
                    return Ok(false);
                };
                let thought = self
                    .thinking(seat)
                    .and_then(Thinking::think)
                    .ok_or_else(|| Message::new("no-answer").with("seat", seat))?;
                self.choose(seat, thought.number).map(|_| true)
            }
        }
    }
}
