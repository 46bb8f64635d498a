//! How likely each seat is to win: one judgement, from which win chances, luck and errors follow.
//!
//! Chances are whole numbers, so that what is added and subtracted comes out even to the last digit.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    networks::{Encoding, Judge, Network},
    rules::{ChoiceSet as _, Game, Seat, SeatSet, Silent, Standing, Turn},
};

/// What is certain: chances are parts of it.
pub const CERTAIN: i64 = 1_000_000_000;

/// The chance of each seat to come first, alone or with its team; that of mates is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WinChances(pub [i64; Seat::MOST]);

impl WinChances {
    /// These seats have come first: who shares the first place has an equal part of it, mates have all of it together.
    #[must_use]
    pub fn decided(winners: SeatSet, team: impl Fn(Seat) -> usize) -> Self {
        let teams: Vec<usize> = winners.iter().map(&team).collect();
        let different = |at: &usize| !teams[..*at].contains(&teams[*at]);
        let sides = (0..teams.len()).filter(different).count().max(1) as i64;
        let mut chances = [0; Seat::MOST];
        for seat in winners.iter() {
            chances[seat.index()] = CERTAIN / sides;
        }
        Self(chances)
    }

    /// What came of a game that is over.
    #[must_use]
    pub fn of(standing: &Standing, seats: SeatSet, team: impl Fn(Seat) -> usize) -> Self {
        let first = |&seat: &Seat| standing.place(seat) == Some(1);
        Self::decided(seats.iter().filter(first).collect(), team)
    }

    /// The chance of a seat.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> i64 {
        self.0[seat.index()]
    }

    /// By how much it changed since another one.
    #[must_use]
    pub fn since(&self, before: &Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] - before.0[at]))
    }

    /// Both added up.
    #[must_use]
    pub fn plus(&self, more: &Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] + more.0[at]))
    }

    /// Whether somebody has come first.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.0.contains(&CERTAIN)
    }
}

/// A choice held against the best one, as the seat that chooses may know them before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held<C> {
    /// The best choice.
    pub best: C,
    /// The chances behind it.
    pub most: WinChances,
    /// The chances behind what was chosen.
    pub own: WinChances,
}

/// Who can tell how likely each seat is to win.
pub trait Judgement<G: Game>: Send {
    /// The chance of each seat as one of them may know it: positions that look alike to it are judged alike. None where
    /// it can't be told, as after the first place was taken long ago.
    fn seen_by(&mut self, game: &G, position: &G::Position, viewer: Seat) -> Option<WinChances>;

    /// The chance of each seat behind a legal choice of a seat, as that seat may know it before it is made.
    fn behind(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        choice: G::Choice,
    ) -> Option<WinChances> {
        let mut next = position.clone();
        game.play_known(&mut next, seat, choice, &mut Silent);
        self.seen_by(game, &next, seat)
    }

    /// What a seat chooses held against the best that it can choose, the last of those that tie. None where that can't be told.
    fn held(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        chosen: G::Choice,
    ) -> Option<Held<G::Choice>> {
        let mut held: Option<Held<G::Choice>> = None;
        let mut own = None;
        for choice in game.choices(position, seat).iter() {
            let behind = self.behind(game, position, seat, choice)?;
            if choice == chosen {
                own = Some(behind);
            }
            if held.is_none_or(|held| behind.of_seat(seat) >= held.most.of_seat(seat)) {
                held = Some(Held {
                    best: choice,
                    most: behind,
                    own: behind,
                });
            }
        }
        Some(Held { own: own?, ..held? })
    }

    /// The chance of each seat as all of them together see it, every seat as much as any other.
    fn open(&mut self, game: &G, position: &G::Position) -> Option<WinChances> {
        if !G::HAS_SECRETS {
            return self.seen_by(game, position, game.seats().lowest()?);
        }
        let mut sum = WinChances::default();
        for seat in game.seats().iter() {
            sum = sum.plus(&self.seen_by(game, position, seat)?);
        }
        let seats = game.seats().len() as i64;
        Some(WinChances(sum.0.map(|chance| chance / seats)))
    }
}

/// The judgement of a network.
pub struct Learnt<G: Game> {
    judge: Judge<Box<dyn Encoding<G>>>,
    /// The sides that contend before anything has happened.
    sides: u32,
}

impl<G: Game> Learnt<G> {
    /// That of a network. None when it was not made for such a table.
    #[must_use]
    pub fn new(game: &G, network: Arc<Network>, encoding: Box<dyn Encoding<G>>) -> Option<Self> {
        let judge = Judge::new::<G>(network, encoding)?;
        let seat = game.seats().lowest()?;
        let contenders = judge.encoding().contenders(&game.view(&game.start(), seat));
        Some(Self {
            judge,
            sides: contenders.count_ones(),
        })
    }

    /// What the network says as a seat sees it.
    fn judged(&mut self, game: &G, position: &G::Position, looker: Seat) -> Option<WinChances> {
        if let Some(standing) = game.standing(position) {
            return Some(WinChances::of(&standing, game.seats(), |seat| game.team(seat)));
        }
        let (chances, contenders) = self.judge.seen_by(game, position, looker);
        match self.sides - contenders.count_ones() {
            0 => Some(WinChances(
                chances.map(|chance| (f64::from(chance) * CERTAIN as f64) as i64),
            )),
            // Whoever contends no longer has just come first.
            1 => {
                let encoding = self.judge.encoding();
                let is_first = |&seat: &Seat| contenders >> encoding.side(looker, seat) & 1 == 0;
                let winners = game.seats().iter().filter(is_first).collect();
                Some(WinChances::decided(winners, |seat| game.team(seat)))
            }
            _ => None,
        }
    }
}

impl<G: Game> Judgement<G> for Learnt<G> {
    fn seen_by(&mut self, game: &G, position: &G::Position, viewer: Seat) -> Option<WinChances> {
        if G::HAS_SECRETS {
            return self.judged(game, position, viewer);
        }
        let looker = self.judge.encoding().lookers(game, position).lowest();
        let Turn::Seat(mover) = game.turn(position) else {
            return self.judged(game, position, looker.unwrap_or(viewer));
        };
        if let Some(looker) = looker {
            return self.judged(game, position, looker);
        }
        // The throw is known, and the network judges before throws: it is worth what the best choice is worth.
        behind_the_best(game, position, mover, |next| {
            let looker = self.judge.encoding().looker(game, next);
            self.judged(game, next, looker)
        })
    }
}

/// The chances behind the choice that is best for who is to choose, the last of those that tie, as these are judged; none where
/// one can't be.
pub(super) fn behind_the_best<G: Game>(
    game: &G,
    position: &G::Position,
    mover: Seat,
    mut judged: impl FnMut(&G::Position) -> Option<WinChances>,
) -> Option<WinChances> {
    let mut best: Option<WinChances> = None;
    for choice in game.choices(position, mover).iter() {
        let mut next = position.clone();
        game.play_known(&mut next, mover, choice, &mut Silent);
        let behind = judged(&next)?;
        if best.is_none_or(|best| behind.of_seat(mover) >= best.of_seat(mover)) {
            best = Some(behind);
        }
    }
    best
}
