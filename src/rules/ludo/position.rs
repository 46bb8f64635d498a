//! A position of Ludo, the measures of its board, and what its house counts.

use crate::rules::race::{self, Counts};

/// The spots on the ring.
pub(super) const RING: u8 = 40;
/// The home circles of a seat.
pub(super) const LANE: u8 = 4;
/// The highest face of the die.
pub(super) const SIX: u8 = 6;

pub(super) use race::{START, YARD};
/// The place of the first home circle.
pub(super) const HOME: u8 = START + RING;
/// The place of the last one.
pub(super) const LAST: u8 = HOME + LANE - 1;

/// The bit of a place or a ring spot.
#[inline]
pub(super) const fn bit(number: u8) -> u64 {
    1 << (number & 63)
}

/// Where every pawn stands, and what the turn has come to: 1 … 40 are the places of the ring, 41 … 44 the home circles.
pub type Position = race::Position<u64, Counted>;

/// What the house counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counted {
    /// Sixes in a row in this turn, counted only where the house limits them.
    pub(super) sixes: u8,
    /// Rolls so far, counted only where the house limits them.
    pub(super) rolls: u16,
}

impl Counts for Counted {
    const NAMES: [&'static str; 2] = ["sixes", "rolls"];

    fn of([sixes, rolls]: [u16; 2]) -> Option<Self> {
        let sixes = sixes.try_into().ok()?;
        Some(Self { sixes, rolls })
    }

    fn numbers(self) -> [u16; 2] {
        [self.sixes.into(), self.rolls]
    }
}
