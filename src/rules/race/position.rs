//! A position of a race: where every pawn stands and what the turn has come to.
//!
//! Each seat's pawns are a set of [`Places`]. Invariant: `yard`, `ring` and `moves` follow from the rest; they are kept
//! because every roll needs them. What a phase does not use is 0, so that equal situations are equal values.

use std::{fmt::Debug, hash::Hash};

use super::{Contest, Places};
use crate::rules::{Seat, SeatSet};

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The first seat is to be drawn.
    Draw,
    /// Seats roll for who begins.
    Contest,
    /// The seat in turn is to roll.
    Roll,
    /// The seat in turn is to roll for the pawn that it has just brought in, which goes by itself.
    Forced,
    /// The seat in turn is to move by its roll.
    Move,
    /// The game is over.
    Over,
}

/// What a house counts beside sixes: a small number, 0 where it counts nothing.
pub trait Count: Copy + Debug + Default + Eq + Hash + Into<u16> + TryFrom<u16> + Send + Sync {}

impl Count for u8 {}
impl Count for u16 {}

/// Where every pawn stands, and what the turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<P: Places, C> {
    /// Where the pawns of each seat stand.
    pub(in crate::rules) pawns: [P; Seat::MOST],
    /// How many pawns of each seat wait in the yard, where they are one bit.
    pub(in crate::rules) yard: [u8; Seat::MOST],
    /// The ring spots on which any pawn stands.
    pub(in crate::rules) ring: P,
    /// The legal moves, none unless the phase is `Move`.
    pub(in crate::rules) moves: P::Word,
    pub(in crate::rules) phase: Phase,
    /// What was rolled, 0 unless the phase is `Move`.
    pub(in crate::rules) roll: u8,
    /// The seat in turn. In a contest the one that rolls; in `Draw` and `Over` the first that plays.
    pub(in crate::rules) seat: Seat,
    /// Highest faces in a row in this turn, counted only where the house limits them.
    pub(in crate::rules) sixes: u8,
    /// What else the house counts.
    pub(in crate::rules) count: C,
    /// Empty unless the phase is `Contest`.
    pub(in crate::rules) contest: Contest,
    /// The place of each seat that has finished, 0 for the others.
    pub(in crate::rules) places: [u8; Seat::MOST],
    /// Seats that play and have not finished.
    pub(in crate::rules) active: SeatSet,
}

impl<P: Places, C> Position<P, C> {
    /// What was rolled, while a move is to be chosen.
    #[must_use]
    pub fn roll(&self) -> Option<u8> {
        (self.phase == Phase::Move).then_some(self.roll)
    }

    /// The place of a seat that has finished.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<u8> {
        Some(self.places[seat.index()]).filter(|&place| place > 0)
    }

    /// A move by this roll is to be chosen.
    #[inline]
    pub(in crate::rules) fn wait(&mut self, roll: u8, moves: P::Word) {
        (self.phase, self.roll, self.moves) = (Phase::Move, roll, moves);
    }

    /// A move has been chosen; its roll.
    #[inline]
    pub(in crate::rules) fn go(&mut self) -> u8 {
        (self.phase, self.moves) = (Phase::Roll, P::word_of(0));
        std::mem::take(&mut self.roll)
    }
}
