//! The contract that every game keeps: who acts, what may be done, what then happens, and who may know it.
//!
//! A game is a checked configuration; its positions are separate small values. Chance is an actor
//! like a seat: it is drawn from a lent [`Source`] or given by the caller. A long action is a chain
//! of small choices that makes one ply: while [`Game::is_open`] says so, the seat is in the middle of one.

use std::{
    fmt::Debug,
    hash::Hash,
    ops::{AddAssign, Range},
};

use serde::{Serialize, de::DeserializeOwned};

use super::{ChoiceSet, Message, Seat, SeatSet, Standing};

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A die, a deal or another outcome is due.
    Chance,
    /// One seat chooses.
    Seat(Seat),
    /// These seats choose at once and in secret; nothing shows before the last has chosen.
    Together(SeatSet),
    /// Nobody: the game has its [`Standing`].
    Over,
}

impl Turn {
    /// The seats that may choose now.
    #[must_use]
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Self::Seat(seat) => SeatSet::EMPTY.with(seat),
            Self::Together(seats) => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }
}

/// A source of numbers, lent by the caller.
pub trait Source {
    /// A number below `n`, all equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<S: Source + ?Sized> Source for &mut S {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// What was done in a game, or in a part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Acts {
    /// Outcomes of chance.
    pub rolls: u64,
    /// Choices of the seats.
    pub choices: u64,
    /// Whole plies: choices that did not leave a chain open.
    pub plies: u64,
}

impl AddAssign for Acts {
    fn add_assign(&mut self, more: Self) {
        self.rolls += more.rolls;
        self.choices += more.choices;
        self.plies += more.plies;
    }
}

impl Acts {
    /// Outcomes and choices together.
    #[must_use]
    #[inline]
    pub fn all(self) -> u64 {
        self.rolls + self.choices
    }
}

/// Who hears what happens. An event that nobody wants is never made.
pub trait Listener<E> {
    /// Is told that something happened.
    fn hear(&mut self, event: impl FnOnce() -> E);

    /// Is told that a seat did one of [`Game::DEEDS`]: for who only counts, and wants no events.
    #[inline]
    fn count(&mut self, _seat: Seat, _deed: usize) {}
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Listener<E> for Silent {
    #[inline]
    fn hear(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Listener<E> for Vec<E> {
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// The choice came at the wrong time or from the wrong seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Another seat is to act.
    NotToAct(Seat),
    /// A roll or a deal comes first.
    ChanceFirst,
    /// No outcome of chance is due now.
    NoChance,
    /// The game is over.
    Over,
}

/// Why an action is refused: out of turn, or a rule of the game forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal<R> {
    /// Out of turn.
    Order(Order),
    /// Forbidden by this rule.
    Rule(R),
}

impl<R: Into<Message>> From<Refusal<R>> for Message {
    fn from(refusal: Refusal<R>) -> Self {
        match refusal {
            Refusal::Order(Order::NotToAct(seat)) => Self::new("order-not-to-act").with("seat", seat),
            Refusal::Order(Order::ChanceFirst) => Self::new("order-chance-first"),
            Refusal::Order(Order::NoChance) => Self::new("order-no-chance"),
            Refusal::Order(Order::Over) => Self::new("order-over"),
            Refusal::Rule(rule) => rule.into(),
        }
    }
}

/// What one seat may know: a lens on a position, without a way back to it.
///
/// Views are equal when the seat could not tell them apart, and so are their numbers.
pub trait View: PartialEq + Debug {
    /// The seat that looks.
    fn seat(&self) -> Seat;

    /// The view as whole numbers, as many and in the order of [`Game::number_names`].
    fn numbers(&self) -> Vec<i32>;

    /// Appends those of the numbers that stand in these runs, whose order is that of the numbers. Where only a few are asked
    /// for, millions of times, a game may tell them without making the others.
    fn append(&self, runs: &[Range<usize>], told: &mut Vec<i32>) {
        let numbers = self.numbers();
        let asked = runs.iter().filter_map(|run| numbers.get(run.clone()));
        asked.for_each(|numbers| told.extend_from_slice(numbers));
    }
}

/// A configured game.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The word for this game on the command line and in files.
    const NAME: &'static str;
    /// Board, sizes and house rules, as they stand in files.
    type Config: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One fault of a configuration.
    type Fault: Clone + Debug + PartialEq + Into<Message>;
    /// The whole truth at one moment: a small value with exact equality.
    type Position: Clone + Debug + Eq + Hash + Send + Sync;
    /// What chance brings at once: a roll, a whole deal.
    type Outcome: Clone + Debug + Eq + Send + Sync;
    /// One choice of one seat.
    type Choice: Copy + Debug + Eq + Hash + Ord + Send + Sync;
    /// The legal choices of a seat.
    type Choices: ChoiceSet<Item = Self::Choice>;
    /// A rule that can forbid something.
    type Rule: Copy + Debug + PartialEq + Into<Message>;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may know.
    type View<'a>: View;
    /// Whether chance ever acts.
    const HAS_CHANCE: bool = true;
    /// Whether a seat ever knows what another one does not: then no two persons may look at one view.
    const HAS_SECRETS: bool = false;
    /// The deeds of a seat that are counted over many games, by the words for them.
    const DEEDS: &'static [&'static str] = &[];

    /// Checks a configuration.
    ///
    /// # Errors
    /// All its faults at once.
    fn new(config: &Self::Config) -> Result<Self, Vec<Self::Fault>>;

    /// The configuration that this game was made from.
    fn config(&self) -> &Self::Config;

    /// The seats that play.
    fn seats(&self) -> SeatSet;

    /// The position before anything has happened.
    fn start(&self) -> Self::Position;

    /// Who acts next.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// The seat that lets chance act: who throws the die. None when it is nobody's matter.
    fn thrower(&self, _position: &Self::Position) -> Option<Seat> {
        None
    }

    /// The standing, once the game is over.
    fn standing(&self, position: &Self::Position) -> Option<Standing>;

    /// The team of a seat; without teams each seat is its own.
    fn team(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// Draws what chance brings. Chance must be to act.
    fn draw(&self, position: &Self::Position, source: &mut impl Source) -> Self::Outcome;

    /// The possible outcomes with their weights, where they can be listed; the weights add up to at most `u32::MAX`.
    fn odds(&self, _position: &Self::Position) -> Option<Vec<(Self::Outcome, u32)>> {
        None
    }

    /// Why this outcome can't come now, if it can't. Chance must be to act.
    fn impossible(&self, position: &Self::Position, outcome: &Self::Outcome) -> Option<Self::Rule>;

    /// Lets an outcome happen that was drawn for this very position: with another one the position
    /// that comes out is worthless, though nothing panics.
    fn settle_known(
        &self,
        position: &mut Self::Position,
        outcome: &Self::Outcome,
        listener: &mut impl Listener<Self::Event>,
    );

    /// Plays on until the game is over, `most` acts are done, or `ask` has no answer. It is asked for a legal choice of a
    /// seat, and told how many choices were made before; where `unasked`, the only choice is made without it. Of seats
    /// that choose at once each is asked in its order, until one answers.
    ///
    /// It is the loop of every game, `step_by_step`, but for one that is faster by a loop of its own.
    #[inline]
    fn play_on(
        &self,
        position: &mut Self::Position,
        source: &mut impl Source,
        listener: &mut impl Listener<Self::Event>,
        unasked: bool,
        most: u64,
        ask: impl FnMut(&Self::Position, Seat, Self::Choices, u64) -> Option<Self::Choice>,
    ) -> Acts {
        step_by_step(self, position, source, listener, unasked, most, ask)
    }

    /// The legal choices of `seat`, none when it is not to act.
    fn choices(&self, position: &Self::Position, seat: Seat) -> Self::Choices;

    /// The rule that forbids a choice to a seat that is to act; none when it is legal.
    fn forbids(&self, position: &Self::Position, seat: Seat, choice: Self::Choice) -> Option<Self::Rule>;

    /// Makes a choice that is known to be legal: with another one the position that comes out is
    /// worthless, though nothing panics.
    fn play_known(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        choice: Self::Choice,
        listener: &mut impl Listener<Self::Event>,
    );

    /// Whether `seat` is in the middle of a chain of choices that is not yet a whole ply.
    fn is_open(&self, _position: &Self::Position, _seat: Seat) -> bool {
        false
    }

    /// Withdraws what `seat` has chosen in secret, a chain as a whole, as long as it has not been revealed.
    /// Says whether there was something to withdraw.
    fn take_back(&self, _position: &mut Self::Position, _seat: Seat) -> bool {
        false
    }

    /// How many choices there can ever be in this configuration.
    fn choice_count(&self) -> usize;

    /// The number of a choice, fixed by the configuration: 0 … `choice_count() − 1`.
    fn choice_number(&self, choice: Self::Choice) -> usize;

    /// The choice with this number.
    fn numbered_choice(&self, number: usize) -> Option<Self::Choice>;

    /// What `seat` may know of a position.
    fn view<'a>(&'a self, position: &'a Self::Position, seat: Seat) -> Self::View<'a>;

    /// The names of the numbers that a view reads as.
    fn number_names(&self) -> Vec<String>;

    /// A whole position that agrees with a view. Its view is equal to the one it was imagined from.
    fn imagine(&self, view: &Self::View<'_>, source: &mut impl Source) -> Self::Position;

    /// What `seat` hears of an event: all of it, a part, or nothing.
    fn overheard(&self, event: &Self::Event, _seat: Seat) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Whether an event that follows from a choice of `seat` shows it what another one alone knew.
    fn reveals(&self, _event: &Self::Event, _seat: Seat) -> bool {
        false
    }

    /// Lets an outcome happen that comes from elsewhere: a record, or a throw entered by hand.
    ///
    /// # Errors
    /// When no chance is due, or this outcome can't come; the position is as it was.
    fn settle(
        &self,
        position: &mut Self::Position,
        outcome: &Self::Outcome,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<(), Refusal<Self::Rule>> {
        match self.turn(position) {
            Turn::Chance => {}
            Turn::Over => return Err(Refusal::Order(Order::Over)),
            Turn::Seat(_) | Turn::Together(_) => return Err(Refusal::Order(Order::NoChance)),
        }
        if let Some(rule) = self.impossible(position, outcome) {
            return Err(Refusal::Rule(rule));
        }
        self.settle_known(position, outcome, listener);
        Ok(())
    }

    /// Makes a choice, or says why it can't be made.
    ///
    /// # Errors
    /// When the seat is not to act or a rule forbids the choice; the position is as it was.
    fn play(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        choice: Self::Choice,
        listener: &mut impl Listener<Self::Event>,
    ) -> Result<(), Refusal<Self::Rule>> {
        let turn = self.turn(position);
        match turn {
            Turn::Over => return Err(Refusal::Order(Order::Over)),
            Turn::Chance => return Err(Refusal::Order(Order::ChanceFirst)),
            _ if !turn.seats().contains(seat) => return Err(Refusal::Order(Order::NotToAct(seat))),
            _ => {}
        }
        if let Some(rule) = self.forbids(position, seat, choice) {
            return Err(Refusal::Rule(rule));
        }
        self.play_known(position, seat, choice, listener);
        Ok(())
    }
}

/// [`Game::play_on`] by the steps of the contract.
#[inline]
pub(super) fn step_by_step<G: Game>(
    game: &G,
    position: &mut G::Position,
    source: &mut impl Source,
    listener: &mut impl Listener<G::Event>,
    unasked: bool,
    most: u64,
    mut ask: impl FnMut(&G::Position, Seat, G::Choices, u64) -> Option<G::Choice>,
) -> Acts {
    let mut acts = Acts::default();
    while acts.all() < most {
        let (mut seat, mut others) = match game.turn(position) {
            Turn::Chance => {
                let outcome = game.draw(position, source);
                game.settle_known(position, &outcome, listener);
                acts.rolls += 1;
                continue;
            }
            Turn::Seat(seat) => (seat, SeatSet::EMPTY),
            turn => match turn.seats().lowest() {
                Some(seat) => (seat, turn.seats().without(seat)),
                None => break,
            },
        };
        let answer = loop {
            // How many there are may be costly to tell, and so is to move them.
            let answer = if unasked {
                let legal = game.choices(position, seat);
                match legal.only() {
                    None => ask(position, seat, legal, acts.choices),
                    only => only,
                }
            } else {
                ask(position, seat, game.choices(position, seat), acts.choices)
            };
            match others.lowest() {
                Some(next) if answer.is_none() => (seat, others) = (next, others.without(next)),
                _ => break answer,
            }
        };
        let Some(choice) = answer else { break };
        game.play_known(position, seat, choice, listener);
        acts.choices += 1;
        acts.plies += u64::from(!game.is_open(position, seat));
    }
    acts
}
