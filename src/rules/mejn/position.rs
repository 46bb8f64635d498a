//! A position of Mens erger je niet: where every pawn stands and what the turn has come to.
//!
//! Each seat's pawns are the bits of a word by *place*: place 0 is begin, place 1 + s is step s of its
//! way. 127 steps at most make it fit, and a roll is a shift. Pawns in begin are counted, not stored.
//!
//! Invariant: `ring` and `moves` follow from the rest; they are kept because every roll needs them.

use std::num::NonZeroU8;

use crate::rules::{Bits, Numbered, Seat, SeatSet};

/// A choice: the pawn that stands on this place of the seat in turn moves on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice(pub(super) u8);

impl Choice {
    /// A pawn is brought from begin to the start.
    pub const ENTER: Self = Self(0);

    /// The step on which the pawn stands, none in begin.
    #[must_use]
    #[inline]
    pub fn step(self) -> Option<u8> {
        self.0.checked_sub(1)
    }
}

impl Numbered for Choice {
    #[inline]
    fn from_number(number: u8) -> Self {
        Self(number)
    }

    #[inline]
    fn number(self) -> u8 {
        self.0
    }
}

/// The legal moves of a roll, in the order of the places: begin, ring, home.
pub type Choices = Bits<Choice>;

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This seat was drawn to begin.
    First(Seat),
    /// The die shows this face, 1 … F.
    Roll(NonZeroU8),
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// The first seat is to be drawn.
    Draw,
    /// Seats roll for who begins.
    Contest {
        /// Those who still have to roll in this round.
        waiting: SeatSet,
        /// Those who share the highest roll so far.
        leaders: SeatSet,
        /// The highest roll so far, 0 before the first.
        best: u8,
    },
    /// The seat in turn is to roll.
    Roll,
    /// The seat in turn is to move by this roll.
    Move(NonZeroU8),
    /// The game is over.
    Over,
}

/// Where every pawn stands, and what the turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Bits by place, without those in begin.
    pub(super) pawns: [u128; Seat::MOST],
    /// The ring spots on which any pawn stands.
    pub(super) ring: u128,
    /// The legal moves, none unless the phase is `Move`.
    pub(super) moves: u128,
    pub(super) phase: Phase,
    /// The seat in turn. In a contest the one that rolls; meaningless in `Draw`.
    pub(super) seat: Seat,
    /// Highest faces in a row in this turn.
    pub(super) sixes: u8,
    /// Rolls that are left of three tries, this one included; 0 when there are none.
    pub(super) tries: u8,
    /// The place of each seat that is home, 0 for the others.
    pub(super) places: [u8; Seat::MOST],
    /// Seats that play and are not home.
    pub(super) active: SeatSet,
}
