//! A position of Ludo: where every pawn stands and what the turn has come to.
//!
//! Each seat's pawns are the bits of a word by *place*: place 0 is its yard, 1 … 40 the spots of the ring from its
//! start on, 41 … 44 its home circles.
//!
//! Invariant: `yard`, `ring` and `moves` follow from the rest; they are kept because every roll needs them.
//! What a phase does not use is 0, so that equal situations are equal values.

use crate::rules::{Seat, SeatSet, race::Contest};

/// The spots on the ring.
pub(super) const RING: u8 = 40;
/// The home circles of a seat.
pub(super) const LANE: u8 = 4;
/// The highest face of the die.
pub(super) const SIX: u8 = 6;

/// The place of the pawns that wait.
pub(super) const YARD: u8 = 0;
/// The place of the start.
pub(super) const START: u8 = 1;
/// The place of the first home circle.
pub(super) const HOME: u8 = START + RING;
/// The place of the last one.
pub(super) const LAST: u8 = HOME + LANE - 1;

/// The bit of a place or a ring spot.
#[inline]
pub(super) const fn bit(number: u8) -> u64 {
    1 << (number & 63)
}

/// The numbers of the bits of a word, rising.
pub(super) fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let number = word.trailing_zeros() as u8;
            word &= word - 1;
            number
        })
    })
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// The first seat is to be drawn.
    Draw,
    /// Seats roll for who begins; the position's [`Contest`] says how far they are.
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

/// Where every pawn stands, and what the turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Where the pawns of each seat stand.
    pub(super) pawns: [u64; Seat::MOST],
    /// How many pawns of each seat wait in the yard, where they are one bit.
    pub(super) yard: [u8; Seat::MOST],
    /// The ring spots on which any pawn stands.
    pub(super) ring: u64,
    /// The legal moves, none unless the phase is `Move`.
    pub(super) moves: u64,
    pub(super) phase: Phase,
    /// What was rolled, 0 unless the phase is `Move`.
    pub(super) roll: u8,
    /// The seat in turn. In a contest the one that rolls; in `Draw` and `Over` the first that plays.
    pub(super) seat: Seat,
    /// Sixes in a row in this turn, counted only where the house limits them.
    pub(super) sixes: u8,
    /// Rolls so far, counted only where the house limits them.
    pub(super) rolls: u16,
    /// Empty unless the phase is `Contest`.
    pub(super) contest: Contest,
    /// The place of each seat that has finished, 0 for the others.
    pub(super) places: [u8; Seat::MOST],
    /// Seats that play and have not finished.
    pub(super) active: SeatSet,
}

impl Position {
    /// A move by this roll is to be chosen.
    #[inline]
    pub(super) fn wait(&mut self, roll: u8, moves: u64) {
        (self.phase, self.roll, self.moves) = (Phase::Move, roll, moves);
    }

    /// A move has been chosen; its roll.
    #[inline]
    pub(super) fn go(&mut self) -> u8 {
        (self.phase, self.moves) = (Phase::Roll, 0);
        std::mem::take(&mut self.roll)
    }
}
