//! A solved table: the chance of winning of every position, and what a choice loses of it.

use super::numbering::Numbering;
use crate::rules::{
    ChoiceSet as _, Seat, Silent, Turn,
    race::{Choice, Race},
};

/// What 1 is as a number of a table.
const WHOLE: f64 = u32::MAX as f64;

/// A chance as a number of a table: off by at most 2⁻³³.
pub(super) fn pack(chance: f64) -> u32 {
    (chance.clamp(0.0, 1.0) * WHOLE).round() as u32
}

/// The exact chances of a race between two, both playing perfectly.
///
/// Who is first home wins; what comes after that counts nothing. Every value is within [`super::WITHIN`] of the true one.
#[derive(Clone, Debug)]
pub struct Exact<G: Race> {
    numbering: Numbering<G>,
    /// The chance of the seat to throw, by the number of a position.
    values: Vec<u32>,
}

impl<G: Race> Exact<G> {
    pub(super) fn new(numbering: Numbering<G>, values: Vec<u32>) -> Self {
        Self { numbering, values }
    }

    /// The table of a game whose values are these, as [`Exact::values`] gives them; none when they are too few or too many.
    ///
    /// # Errors
    /// When the game can't be solved.
    pub fn of(game: &G, values: impl IntoIterator<Item = u32>) -> Result<Option<Self>, super::Unsolvable> {
        let numbering = Numbering::new(game)?;
        let (mut table, mut given) = (vec![0; numbering.len()], values.into_iter());
        for number in numbering.all() {
            let Some(value) = given.next() else {
                return Ok(None);
            };
            table[number] = value;
        }
        Ok(given.next().is_none().then(|| Self::new(numbering, table)))
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.numbering.game
    }

    /// The values of all positions in the order of their numbers: 0 is lost, and `u32::MAX` won.
    pub fn values(&self) -> impl Iterator<Item = u32> {
        self.numbering.all().map(|number| self.values[number])
    }

    /// All positions in which the first seat is to throw, in the order of [`Exact::values`].
    pub fn positions(&self) -> impl Iterator<Item = G::Position> {
        let numbers = self.numbering.all();
        numbers.filter_map(|number| self.numbering.numbered(number))
    }

    /// The chance of a seat that plays here to be the first who is home.
    #[must_use]
    pub fn chance(&self, position: &G::Position, seat: Seat) -> f64 {
        let game = self.game();
        let of = |mover: Seat, chance: f64| if mover == seat { chance } else { 1.0 - chance };
        let seats = game.seats();
        if let Some(home) = seats.iter().find(|&seat| position.place(seat) == Some(1)) {
            return of(home, 1.0);
        }
        match game.turn(position) {
            Turn::Seat(mover) => {
                let chances = game.choices(position, mover);
                let chances = chances.iter().map(|choice| self.after(position, mover, choice));
                of(mover, chances.fold(0.0, f64::max))
            }
            _ => match self.numbering.find(position) {
                Some((side, number)) => {
                    of(self.numbering.seats[side], f64::from(self.values[number]) / WHOLE)
                }
                // Who begins is still open, and the board is the same for both.
                None => 0.5,
            },
        }
    }

    /// The chance of a seat after a choice that it may make.
    fn after(&self, position: &G::Position, seat: Seat, choice: Choice) -> f64 {
        let mut after = *position;
        self.game().play_known(&mut after, seat, choice, &mut Silent);
        self.chance(&after, seat)
    }

    /// What a legal choice of the seat to move costs it, in chance of winning, against the best one.
    #[must_use]
    pub fn loss(&self, position: &G::Position, choice: Choice) -> f64 {
        match self.game().turn(position) {
            Turn::Seat(seat) => self.chance(position, seat) - self.after(position, seat, choice),
            _ => 0.0,
        }
    }

    /// The first of the best choices.
    pub(super) fn best(&self, position: &G::Position, legal: &G::Choices) -> Option<Choice> {
        let Turn::Seat(seat) = self.game().turn(position) else {
            return None;
        };
        let mut best = None;
        for choice in legal.iter() {
            let chance = self.after(position, seat, choice);
            if best.is_none_or(|(_, most)| chance > most) {
                best = Some((choice, chance));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// The chance of who has the first turn, and what becomes of it by each face of the first throw.
    #[must_use]
    pub fn first_throw(&self) -> (f64, Vec<f64>) {
        let seat = self.numbering.seats[0];
        let Some(opening) = self.numbering.opening(0) else {
            return (0.5, Vec::new());
        };
        let odds = self.game().odds(&opening).unwrap_or_default();
        let thrown = odds.iter().map(|(outcome, _)| {
            let mut thrown = opening;
            self.game().settle_known(&mut thrown, outcome, &mut Silent);
            self.chance(&thrown, seat)
        });
        (self.chance(&opening, seat), thrown.collect())
    }
}
