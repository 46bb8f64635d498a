//! Ways to the goal: how far a pawn has to go, over which squares, and with one more fence. Pawns block no way.
//!
//! Squares are flooded a step at a time, all at once, as the bits of a word.

use super::{
    Position, Quoridor,
    field::{ABOVE, Heading, TO_THE_RIGHT},
    position::Fences,
    square::{Fence, Lie, MOST, SQUARES, Square},
};
use crate::rules::Seat;

/// The squares from which a step up and one to the right is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    up: u128,
    right: u128,
}

impl Open {
    #[inline]
    pub(super) const fn words(self) -> (u128, u128) {
        (self.up, self.right)
    }

    /// The squares of a set and all that are one step away.
    #[inline]
    pub(crate) fn spread(self, set: u128) -> u128 {
        let (up, right) = (set & self.up, set & self.right);
        set | up << MOST | (set >> MOST) & self.up | right << 1 | (set >> 1) & self.right
    }

    /// The next square above one of a set of one, and so on; nothing where a fence or the edge is between.
    #[inline]
    pub(crate) fn above(self, square: u128) -> u128 {
        (square & self.up) << MOST
    }

    #[inline]
    pub(crate) fn below(self, square: u128) -> u128 {
        (square >> MOST) & self.up
    }

    #[inline]
    pub(crate) fn right_of(self, square: u128) -> u128 {
        (square & self.right) << 1
    }

    #[inline]
    pub(crate) fn left_of(self, square: u128) -> u128 {
        (square >> 1) & self.right
    }

    /// These ways with one more fence across them.
    #[inline]
    pub(crate) fn with(self, fence: Fence) -> Self {
        let low = fence.square().bit();
        match fence.lie() {
            Lie::Horizontal => Self {
                up: self.up & !(low | low << 1),
                ..self
            },
            Lie::Vertical => Self {
                right: self.right & !(low | low << MOST),
                ..self
            },
        }
    }
}

/// The posts of the largest board as bits of squares: a row of eight becomes one of nine.
#[inline]
const fn widen(posts: u64) -> u128 {
    let all = posts as u128;
    // Rows 4 … 7, then 2 and 3 of each half, then 1 of each quarter are moved up.
    let all = all & 0xFFFF_FFFF | (all & 0xFFFF_FFFF_0000_0000) << 4;
    let low = 0xFFFF | 0xFFFF << 36;
    let all = all & low | (all & low << 16) << 2;
    let low = 0xFF | 0xFF << 18 | 0xFF << 36 | 0xFF << 54;
    all & low | (all & low << 8) << 1
}

/// A way as the fences that would cut it.
#[derive(Clone, Copy, Default)]
pub(super) struct Cuts(pub(super) Fences);

impl Cuts {
    /// Adds the step from a square.
    fn add(&mut self, from: Square, heading: Heading) {
        let at = usize::from(from.0);
        let Fences { across, upright } = &mut self.0;
        match heading {
            Heading::Up => *across |= ABOVE[at],
            Heading::Down => *across |= ABOVE[at - usize::from(MOST)],
            Heading::Right => *upright |= TO_THE_RIGHT[at],
            Heading::Left => *upright |= TO_THE_RIGHT[at - 1],
        }
    }
}

impl Quoridor {
    pub(super) fn open(&self, fences: Fences) -> Open {
        let (across, upright) = (widen(fences.across), widen(fences.upright));
        Open {
            up: self.field.up & !(across | across << 1),
            right: self.field.across & !(upright | upright << MOST),
        }
    }

    /// Walks a shortest way of a pawn from `from` to the goal of `seat`, telling each step; false when there is none.
    pub(super) fn walk(
        &self,
        fences: Fences,
        seat: Seat,
        from: Square,
        mut step: impl FnMut(Square, Heading, Square),
    ) -> bool {
        let open = self.open(fences);
        // All squares so many steps from the goal, or fewer.
        let mut layers = [0; SQUARES as usize];
        layers[0] = self.goals[seat.index()];
        let mut last = 0;
        while layers[last] & from.bit() == 0 {
            let more = open.spread(layers[last]);
            if more == layers[last] {
                return false;
            }
            last += 1;
            layers[last] = more;
        }
        let (mut at, ahead) = (from, self.headings[seat.index()]);
        // Straight ahead where that is as short, which makes the ways that people expect.
        let [left, right] = ahead.sides();
        let tried = [ahead, left, right, back(ahead)];
        for layer in layers[..last].iter().rev() {
            let next = tried.into_iter().find_map(|heading| {
                let next = self.beside(fences, at, heading)?;
                (layer & next.bit() != 0).then_some((heading, next))
            });
            let Some((heading, next)) = next else { return false };
            step(at, heading, next);
            at = next;
        }
        true
    }

    /// How many steps the pawn of `seat` is from its goal when no pawn is in its way, and where it needs fewer steps
    /// by jumps they are not seen. None for a seat that does not play, or that has no way with the fence `and`.
    #[must_use]
    pub fn distance(&self, position: &Position, seat: Seat, and: Option<Fence>) -> Option<u8> {
        let fences = and.map_or(position.fences, |fence| position.fences.with(fence));
        let (from, open) = (position.pawn(seat)?, self.open(fences));
        let (mut near, mut steps) = (self.goals[seat.index()], 0);
        while near & from.bit() == 0 {
            let more = open.spread(near);
            if more == near {
                return None;
            }
            near = more;
            steps += 1;
        }
        Some(steps)
    }

    /// The squares of a shortest way of the pawn of `seat`, the one it stands on first; with `and` a way as it would
    /// be with one more fence. None for a seat that does not play, or where that fence leaves no way.
    ///
    /// Always the same one of several, straight ahead as long as that is as short.
    #[must_use]
    pub fn way(&self, position: &Position, seat: Seat, and: Option<Fence>) -> Option<Vec<Square>> {
        let fences = and.map_or(position.fences, |fence| position.fences.with(fence));
        let from = position.pawn(seat)?;
        let mut way = vec![from];
        self.walk(fences, seat, from, |_, _, to| way.push(to))
            .then_some(way)
    }

    /// A way of a pawn as the fences that would cut it; none when there is no way.
    pub(super) fn cuts(&self, fences: Fences, seat: Seat, from: Square) -> Option<Fences> {
        let mut cuts = Cuts::default();
        self.walk(fences, seat, from, |at, heading, _| cuts.add(at, heading))
            .then_some(cuts.0)
    }
}

const fn back(heading: Heading) -> Heading {
    match heading {
        Heading::Up => Heading::Down,
        Heading::Right => Heading::Left,
        Heading::Down => Heading::Up,
        Heading::Left => Heading::Right,
    }
}
