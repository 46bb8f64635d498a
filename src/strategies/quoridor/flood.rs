//! Shortest ways of a pawn, and how much longer a fence makes them.
//!
//! Squares are flooded from the goal, and every layer is kept: it tells how far other squares are, and where a flood
//! may begin that has one more fence in its way.

use crate::rules::quoridor::{Cut, Halves, Open, OpenHalves, SQUARE_NUMBERS, Square};

/// How far a pawn has to go, and one shortest way of it as the fences that would cut it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) to_go: u8,
    pub(super) cuts: u128,
}

/// Squares by how far they are from a goal: the k-th set has all that are k steps away or fewer.
#[derive(Clone, Debug)]
pub(super) struct Layers {
    sets: [Halves; SQUARE_NUMBERS + 1],
    last: usize,
}

impl Default for Layers {
    fn default() -> Self {
        Self {
            sets: [Halves::default(); SQUARE_NUMBERS + 1],
            last: 0,
        }
    }
}

/// Which of several shortest ways is walked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taste {
    /// Up and down the board first, then to the left.
    Straight,
    /// To the right first: mostly the one that has least in common with the other.
    Aside,
}

impl Layers {
    /// Floods from `goal` until the square `from` is reached; false when it never is.
    #[inline]
    pub(super) fn flood(&mut self, open: Open, goal: u128, from: u128) -> bool {
        let (open, from) = (open.halves(), Halves::of(from));
        let (mut set, mut last) = (Halves::of(goal), 0);
        self.sets[0] = set;
        while !set.meets(from) {
            let more = open.spread(set);
            if more == set || last == SQUARE_NUMBERS {
                return false;
            }
            set = more;
            last += 1;
            self.sets[last] = set;
        }
        self.last = last;
        true
    }

    /// How far the square is to which the last flood led.
    #[inline]
    pub(super) fn depth(&self) -> u8 {
        self.last as u8
    }

    /// How far a square is that lies at most two steps from the one to which the last flood led.
    #[inline]
    pub(super) fn to_go(&self, open: Open, square: u128) -> u8 {
        let mut layer = self.last;
        let square = Halves::of(square);
        if !self.sets[layer].meets(square) {
            let beyond = u8::from(!open.halves().spread(self.sets[layer]).meets(square));
            return self.last as u8 + 1 + beyond;
        }
        while layer > 0 && self.sets[layer - 1].meets(square) {
            layer -= 1;
        }
        layer as u8
    }

    /// Walks a shortest way from the square to which the last flood led, telling each square on it after the first.
    #[inline]
    fn walk(&self, open: Open, from: u128, taste: Taste, mut step: impl FnMut(u128)) -> u128 {
        let (mut at, mut cuts) = (from, 0);
        for layer in self.sets[..self.last].iter().rev() {
            let layer = layer.whole();
            let beside = [
                open.above(at),
                open.below(at),
                open.left_of(at),
                open.right_of(at),
            ];
            let order = match taste {
                Taste::Straight => [0, 1, 2, 3],
                Taste::Aside => [3, 2, 1, 0],
            };
            let Some(heading) = order.into_iter().find(|&heading| beside[heading] & layer != 0) else {
                break;
            };
            let next = beside[heading];
            cuts |= match heading {
                0 => square(at).fences_above(),
                1 => square(next).fences_above(),
                2 => square(next).fences_right(),
                _ => square(at).fences_right(),
            };
            at = next;
            step(at);
        }
        cuts
    }

    /// The way that the pawn keeps.
    #[inline]
    pub(super) fn way(&self, open: Open, from: u128) -> Way {
        Way {
            to_go: self.depth(),
            cuts: self.walk(open, from, Taste::Straight, |_| ()),
        }
    }

    /// The squares of the kept way, one after the other.
    #[inline]
    pub(super) fn path(&self, open: Open, from: u128, step: impl FnMut(u128)) {
        self.walk(open, from, Taste::Straight, step);
    }

    /// Another way, as short, by the fences that would cut it.
    #[inline]
    pub(super) fn other_way(&self, open: Open, from: u128) -> u128 {
        self.walk(open, from, Taste::Aside, |_| ())
    }

    /// How far the pawn has to go with one more fence that cuts its way; none where that leaves no way.
    #[inline]
    pub(super) fn detour(&self, open: OpenHalves, from: Halves, cut: &Cut) -> Option<u8> {
        let is_used = |set: &Halves| cut.steps.iter().any(|&step| set.holds(step));
        // Layers within which no step is missed are the same with the fence.
        let used = self.sets[..=self.last].iter().position(is_used);
        let mut layer = used.unwrap_or(self.last + 1).saturating_sub(1);
        let open = open.with(cut);
        let mut set = self.sets[layer];
        while !set.meets(from) {
            let more = open.spread(set);
            if more == set {
                return None;
            }
            set = more;
            layer += 1;
        }
        Some(layer as u8)
    }
}

/// The square of a set of one.
#[inline]
pub(super) fn square(set: u128) -> Square {
    Square::numbered(set.trailing_zeros() as u8)
}
