//! A position of Mens erger je niet: where every pawn stands and what the turn has come to.
//!
//! Each seat's pawns are the bits of a word by *place*: place 0 is begin, place 1 + s is step s of its
//! way. 127 places beside begin make it fit, and a roll is a shift.
//!
//! Invariant: `begin`, `ring` and `moves` follow from the rest; they are kept because every roll needs them.
//! What a phase does not use is 0, so that equal situations are equal values.

use crate::rules::{Seat, SeatSet, race::Contest};

/// A set of places of a way, or of ring spots: bit i is number i, 0 … 127.
///
/// Two words and not one, because a bit is changed in one of them only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Places([u64; 2]);

impl Places {
    /// All bits as one word.
    #[inline]
    pub(super) const fn word(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    /// The bits of the numbers below 64.
    #[inline]
    pub(super) const fn low(&self) -> u64 {
        self.0[0]
    }

    /// Has these bits for the numbers below 64.
    #[inline]
    pub(super) const fn set_low(&mut self, bits: u64) {
        self.0[0] = bits;
    }

    /// Whether one of these bits is in the set.
    #[inline]
    pub(super) const fn meets(&self, bits: u128) -> bool {
        self.0[0] & bits as u64 | self.0[1] & (bits >> 64) as u64 != 0
    }

    /// Puts these bits into the set.
    #[inline]
    pub(super) const fn put(&mut self, bits: u128) {
        self.0[0] |= bits as u64;
        self.0[1] |= (bits >> 64) as u64;
    }

    /// Takes these bits out of the set.
    #[inline]
    pub(super) const fn take(&mut self, bits: u128) {
        self.0[0] &= !(bits as u64);
        self.0[1] &= !((bits >> 64) as u64);
    }

    /// In which word a number is.
    #[inline]
    const fn half(number: u8) -> usize {
        (number >> 6 & 1) as usize
    }

    /// Whether a number is in the set. Not by value: a copy of both words would wait for the last change of one.
    #[inline]
    pub(super) const fn contains(&self, number: u8) -> bool {
        self.0[Self::half(number)] >> (number & 63) & 1 == 1
    }

    /// Puts a number into the set.
    #[inline]
    pub(super) const fn insert(&mut self, number: u8) {
        self.0[Self::half(number)] |= 1 << (number & 63);
    }

    /// Takes a number out of the set.
    #[inline]
    pub(super) const fn remove(&mut self, number: u8) {
        self.0[Self::half(number)] &= !(1 << (number & 63));
    }
}

/// The number of begin among the places.
pub(super) const BEGIN: u8 = 0;
/// The number of the start among the places.
pub(super) const START: u8 = 1;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// The first seat is to be drawn.
    Draw,
    /// Seats roll for who begins; the position's [`Contest`] says how far they are.
    Contest,
    /// The seat in turn is to roll.
    Roll,
    /// The seat in turn is to move by its roll.
    Move,
    /// The game is over.
    Over,
}

/// Where every pawn stands, and what the turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Where the pawns of each seat stand.
    pub(super) pawns: [Places; Seat::MOST],
    /// How many pawns of each seat wait in begin, where they are one bit.
    pub(super) begin: [u8; Seat::MOST],
    /// The ring spots on which any pawn stands.
    pub(super) ring: Places,
    /// The legal moves, none unless the phase is `Move`.
    pub(super) moves: u128,
    pub(super) phase: Phase,
    /// What was rolled, 0 unless the phase is `Move`.
    pub(super) roll: u8,
    /// The seat in turn. In a contest the one that rolls; in `Draw` and `Over` the first that plays.
    pub(super) seat: Seat,
    /// Highest faces in a row in this turn, counted only where the house limits them.
    pub(super) sixes: u8,
    /// Rolls that are left of three tries, this one included; 0 when there are none.
    pub(super) tries: u8,
    /// Empty unless the phase is `Contest`.
    pub(super) contest: Contest,
    /// The place of each seat that is home, 0 for the others.
    pub(super) places: [u8; Seat::MOST],
    /// Seats that play and are not home.
    pub(super) active: SeatSet,
}

impl Position {
    /// A move by this roll is to be chosen.
    #[inline]
    pub(super) fn wait(&mut self, roll: u8, moves: u128) {
        (self.phase, self.roll, self.moves) = (Phase::Move, roll, moves);
    }

    /// A move has been chosen; its roll.
    #[inline]
    pub(super) fn go(&mut self) -> u8 {
        (self.phase, self.moves) = (Phase::Roll, 0);
        std::mem::take(&mut self.roll)
    }
}
