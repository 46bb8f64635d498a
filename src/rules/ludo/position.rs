//! A position of Ludo, and the measures of its board.

use crate::rules::race;

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
/// What is counted are the rolls so far, where the house limits them.
pub type Position = race::Position<u64, u16>;
