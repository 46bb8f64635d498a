//! Positions and choices as words of bits and small numbers, for players that look at a million of them.
//!
//! A square is its number, and a set of squares a word with a bit for each; so is a fence, horizontal ones in the
//! lower half. Nothing here is hidden from a player: in Quoridor the view is the position.

use super::{
    Choices, Position, Quoridor,
    field::{ABOVE, TO_THE_RIGHT},
    position::Fences,
    square::{Fence, Lie, SQUARES, Square},
    ways::Open,
};
use crate::rules::Seat;

/// How many numbers squares have, and fences.
pub(crate) const SQUARE_NUMBERS: usize = SQUARES as usize;
pub(crate) const FENCE_NUMBERS: usize = 128;

impl Fences {
    #[inline]
    const fn word(self) -> u128 {
        (self.upright as u128) << 64 | self.across as u128
    }
}

impl Square {
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn numbered(number: u8) -> Self {
        Self(number % SQUARES)
    }

    /// The fences that would lie on top of this square, and those that would stand on its right.
    #[inline]
    pub(crate) fn fences_above(self) -> u128 {
        ABOVE[usize::from(self.0)].into()
    }

    #[inline]
    pub(crate) fn fences_right(self) -> u128 {
        u128::from(TO_THE_RIGHT[usize::from(self.0)]) << 64
    }
}

impl Fence {
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        match self.lie() {
            Lie::Horizontal => self.post(),
            Lie::Vertical => self.post() | 64,
        }
    }

    #[inline]
    pub(crate) const fn numbered(number: u8) -> Self {
        let lie = if number < 64 {
            Lie::Horizontal
        } else {
            Lie::Vertical
        };
        Self::on_post(number, lie)
    }
}

impl Choices {
    #[inline]
    pub(crate) fn fence_word(&self) -> u128 {
        self.fences.word()
    }
}

impl Position {
    /// Plies that were made, counted only where the house bounds them.
    #[inline]
    pub(crate) fn plies(&self) -> u16 {
        self.plies
    }

    #[inline]
    pub(crate) fn fence_word(&self) -> u128 {
        self.fences.word()
    }

    /// Where the pawn of a seat that plays stands.
    #[inline]
    pub(crate) fn square(&self, seat: Seat) -> Square {
        self.pawns[seat.index()]
    }
}

impl Quoridor {
    /// The squares of the goal of a seat.
    #[inline]
    pub(crate) fn goal_word(&self, seat: Seat) -> u128 {
        self.goals[seat.index()]
    }

    /// The squares to which the pawn of a seat may go.
    #[inline]
    pub(crate) fn step_word(&self, position: &Position, seat: Seat) -> u128 {
        self.steps(position, seat)
    }

    /// The fences that would cross and overlap none, whether or not they leave the pawns their ways.
    #[inline]
    pub(crate) fn fitting_word(&self, position: &Position) -> u128 {
        self.fitting(position.fences).word()
    }

    /// Where one can step in a position.
    pub(crate) fn openings(&self, position: &Position) -> Open {
        self.open(position.fences)
    }
}
