//! A position of Quoridor: pawns, fences, who is next. 32 bytes, so that a search copies it without a thought.
//!
//! Invariant: every part follows from the moves that were made, and what the rules of a table do not use is 0, so
//! that equal situations are equal values.

use super::square::{Fence, Lie, Square};
use crate::rules::Seat;

/// The fences on the board: for each direction the posts that are the middle of one, bit 8·row + column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Fences {
    pub(super) across: u64,
    pub(super) upright: u64,
}

impl Fences {
    #[inline]
    pub(super) const fn with(mut self, fence: Fence) -> Self {
        match fence.lie() {
            Lie::Horizontal => self.across |= fence.bit(),
            Lie::Vertical => self.upright |= fence.bit(),
        }
        self
    }

    #[inline]
    pub(super) const fn without(mut self, fence: Fence) -> Self {
        match fence.lie() {
            Lie::Horizontal => self.across &= !fence.bit(),
            Lie::Vertical => self.upright &= !fence.bit(),
        }
        self
    }

    #[inline]
    pub(super) const fn contains(self, fence: Fence) -> bool {
        let posts = match fence.lie() {
            Lie::Horizontal => self.across,
            Lie::Vertical => self.upright,
        };
        posts & fence.bit() != 0
    }

    /// The fences in both sets.
    #[inline]
    pub(super) const fn and(self, other: Self) -> Self {
        Self {
            across: self.across & other.across,
            upright: self.upright & other.upright,
        }
    }

    /// The fences in either set.
    #[inline]
    pub(super) const fn or(self, other: Self) -> Self {
        Self {
            across: self.across | other.across,
            upright: self.upright | other.upright,
        }
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.across | self.upright == 0
    }

    pub(super) const fn len(self) -> u32 {
        self.across.count_ones() + self.upright.count_ones()
    }

    /// The first of them, horizontal ones first.
    #[inline]
    pub(super) const fn first(self) -> Option<Fence> {
        if self.across != 0 {
            Some(Fence::on_post(
                self.across.trailing_zeros() as u8,
                Lie::Horizontal,
            ))
        } else if self.upright != 0 {
            Some(Fence::on_post(self.upright.trailing_zeros() as u8, Lie::Vertical))
        } else {
            None
        }
    }

    /// All of them, horizontal ones first, each from the first row on.
    pub(super) fn iter(mut self) -> impl Iterator<Item = Fence> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self = self.without(first);
            Some(first)
        })
    }
}

/// Where pawns and fences stand, and who is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) fences: Fences,
    /// [`Square::NOWHERE`] for a seat that does not play.
    pub(super) pawns: [Square; Seat::MOST],
    /// Fences that each seat can still place.
    pub(super) left: [u8; Seat::MOST],
    /// Plies that were made, counted only where the house bounds them.
    pub(super) plies: u16,
    /// The seat to act. When the game is over the winner, or after a draw the first seat.
    pub(super) seat: Seat,
    pub(super) is_over: bool,
}

impl Position {
    /// Where the pawn of a seat stands; none when it does not play.
    #[must_use]
    pub fn pawn(&self, seat: Seat) -> Option<Square> {
        Some(self.pawns[seat.index()]).filter(|&square| square != Square::NOWHERE)
    }

    /// How many fences a seat can still place.
    #[must_use]
    pub fn left(&self, seat: Seat) -> u8 {
        self.left[seat.index()]
    }

    /// The fences on the board, horizontal ones first.
    pub fn fences(&self) -> impl Iterator<Item = Fence> + use<> {
        self.fences.iter()
    }

    /// Whether this fence stands on the board.
    #[must_use]
    pub fn has_fence(&self, fence: Fence) -> bool {
        self.fences.contains(fence)
    }

    /// The seat whose pawn stands on a square.
    #[must_use]
    #[inline]
    pub fn seat_on(&self, square: Square) -> Option<Seat> {
        self.pawns.iter().position(|&pawn| pawn == square).map(Seat::new)
    }

    /// This position with a pawn elsewhere: for who thinks about a position, since no rule is asked.
    #[must_use]
    pub fn with_pawn(mut self, seat: Seat, square: Square) -> Self {
        self.pawns[seat.index()] = square;
        self
    }

    /// This position with one more fence, from nobody's hand: for who thinks about a position, since no rule is asked.
    #[must_use]
    pub fn with_fence(mut self, fence: Fence) -> Self {
        self.fences = self.fences.with(fence);
        self
    }

    #[inline]
    pub(super) fn is_free(&self, square: Square) -> bool {
        !self.pawns.contains(&square)
    }
}
