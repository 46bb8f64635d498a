//! The legal choices of Quoridor as three masks: steps of the pawn, horizontal fences, vertical fences.

use super::{
    position::Fences,
    square::{Choice, Fence, Lie, Square},
};
use crate::rules::ChoiceSet;

/// What a seat may do: its pawn's steps by square, then horizontal and vertical fences by post, each in rising order.
/// How many there are is a count of bits; a list is made only by who reads it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The squares to which the pawn may go.
    pub(super) steps: u128,
    /// The fences that may be placed.
    pub(super) fences: Fences,
}

impl Choices {
    /// The squares to which the pawn may go.
    pub fn steps(&self) -> impl Iterator<Item = Square> + use<> {
        let mut rest = self.steps;
        std::iter::from_fn(move || {
            let first = (rest != 0).then(|| Square(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(first)
        })
    }

    /// The fences that may be placed, horizontal ones first.
    pub fn fences(&self) -> impl Iterator<Item = Fence> + use<> {
        posts(self.fences.across, Lie::Horizontal).chain(posts(self.fences.upright, Lie::Vertical))
    }
}

/// The fences with these posts.
#[inline]
fn posts(mut rest: u64, lie: Lie) -> impl Iterator<Item = Fence> {
    std::iter::from_fn(move || {
        let first = (rest != 0).then(|| Fence::on_post(rest.trailing_zeros() as u8, lie))?;
        rest &= rest - 1;
        Some(first)
    })
}

/// The place of the n-th bit of a word that has more than n.
#[inline]
fn nth_bit(mut word: u64, mut n: u32) -> u8 {
    let mut place = 0;
    // Halves the word until the bit is alone in it.
    for width in [32, 16, 8, 4, 2, 1] {
        let low = (word & ((1 << width) - 1)).count_ones();
        if n >= low {
            n -= low;
            word >>= width;
            place += width;
        }
    }
    place as u8
}

impl ChoiceSet for Choices {
    type Item = Choice;

    #[inline]
    fn len(&self) -> usize {
        // Steps are few, and the largest board has most of its squares in the lower word.
        (self.steps.count_ones() + self.fences.len()) as usize
    }

    fn nth(&self, n: usize) -> Option<Choice> {
        let steps = self.steps.count_ones() as usize;
        if n < steps {
            return self.steps().nth(n).map(Choice::Step);
        }
        let (n, across) = (n - steps, self.fences.across.count_ones() as usize);
        if n < across {
            let post = nth_bit(self.fences.across, n as u32);
            return Some(Choice::Fence(Fence::on_post(post, Lie::Horizontal)));
        }
        let n = n - across;
        (n < self.fences.upright.count_ones() as usize).then(|| {
            let post = nth_bit(self.fences.upright, n as u32);
            Choice::Fence(Fence::on_post(post, Lie::Vertical))
        })
    }

    #[inline]
    fn contains(&self, item: Choice) -> bool {
        match item {
            Choice::Step(square) => self.steps & square.bit() != 0,
            Choice::Fence(fence) => self.fences.contains(fence),
        }
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.steps == 0 && self.fences.is_empty()
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Choice> {
        // Chains are walked link by link: each kind of choice gets a loop of its own.
        let steps = self.steps().map(Choice::Step);
        let across = posts(self.fences.across, Lie::Horizontal).map(Choice::Fence);
        let upright = posts(self.fences.upright, Lie::Vertical).map(Choice::Fence);
        steps.chain(across).chain(upright)
    }
}
