//! Squares in two words, for floods: the first seven rows, and the other two.
//!
//! Cut there, a step up or down takes a few bits from one word to the other, and one to a side none. Processors shift a set
//! of 128 bits, cut in the middle of a row, only slowly, and a search floods some million times a second.

use super::{
    square::{Fence, Lie, MOST},
    ways::Open,
    words::FENCE_NUMBERS,
};

/// The squares of the first word.
const FIRST: u32 = 7 * MOST as u32;
const ROW: u32 = MOST as u32;

/// A set of squares. The bit after the last square of the first word says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Halves([u64; 2]);

impl Halves {
    #[inline]
    pub(crate) const fn of(set: u128) -> Self {
        Self([set as u64 & ((1 << FIRST) - 1), (set >> FIRST) as u64])
    }

    /// The set in one word.
    #[inline]
    pub(crate) const fn whole(self) -> u128 {
        let [first, second] = self.0;
        (second as u128) << FIRST | (first & ((1 << FIRST) - 1)) as u128
    }

    /// Whether a square is in this set and in one made by [`Halves::of`].
    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0[0] & other.0[0] | self.0[1] & other.0[1] != 0
    }

    /// Whether all squares of a set made by [`Halves::of`] are in this one.
    #[inline]
    pub(crate) const fn holds(self, other: Self) -> bool {
        other.0[0] & !self.0[0] | other.0[1] & !self.0[1] == 0
    }

    #[inline]
    const fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
}

/// The squares from which a step up and one to the right is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenHalves {
    up: Halves,
    right: Halves,
}

impl OpenHalves {
    /// The squares of a set and all that are one step away.
    #[inline]
    pub(crate) const fn spread(self, set: Halves) -> Halves {
        let ([first, second], [up, far_up], [right, far_right]) = (set.0, self.up.0, self.right.0);
        let (over, far_over) = (first & up, second & far_up);
        let under = (first >> ROW | second << (FIRST - ROW)) & up;
        let far_under = (second >> ROW) & far_up;
        let (beside, far_beside) = (first & right, second & far_right);
        Halves([
            (first | over << ROW) | under | (beside << 1 | (first >> 1) & right),
            (second | (far_over << ROW | over >> (FIRST - ROW)))
                | far_under
                | (far_beside << 1 | (second >> 1) & far_right),
        ])
    }

    /// These ways with one more fence across them.
    #[inline]
    pub(crate) fn with(self, cut: &Cut) -> Self {
        if cut.is_upright {
            Self {
                right: self.right.without(cut.from),
                ..self
            }
        } else {
            Self {
                up: self.up.without(cut.from),
                ..self
            }
        }
    }
}

impl Open {
    /// The same for sets in two words.
    #[inline]
    pub(crate) const fn halves(self) -> OpenHalves {
        let (up, right) = self.words();
        OpenHalves {
            up: Halves::of(up),
            right: Halves::of(right),
        }
    }
}

/// The two steps that a fence takes away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut {
    /// The squares that each leads between.
    pub(crate) steps: [Halves; 2],
    /// The squares from which they lead up, or to the right.
    from: Halves,
    is_upright: bool,
}

/// Those of every fence by its number.
static CUTS: [Cut; FENCE_NUMBERS] = {
    let mut cuts = [Cut {
        steps: [Halves([0; 2]); 2],
        from: Halves([0; 2]),
        is_upright: false,
    }; FENCE_NUMBERS];
    let mut number = 0;
    while (number as usize) < FENCE_NUMBERS {
        let fence = Fence::numbered(number);
        let is_upright = matches!(fence.lie(), Lie::Vertical);
        let low = fence.square().bit();
        // A square above is a row further on, one on the right is the next.
        let (along, beside) = if is_upright { (ROW, 1) } else { (1, ROW) };
        cuts[number as usize] = Cut {
            steps: [
                Halves::of(low | low << beside),
                Halves::of((low | low << beside) << along),
            ],
            from: Halves::of(low | low << along),
            is_upright,
        };
        number += 1;
    }
    cuts
};

impl Cut {
    /// What a fence takes away, by its number.
    #[inline]
    pub(crate) fn of(fence: u8) -> &'static Self {
        &CUTS[usize::from(fence & 127)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game as _, Source as _, Turn,
        numbers::{Numbers, go_on},
        quoridor::{Config, Quoridor, SQUARE_NUMBERS},
    };

    #[test]
    fn two_words_spread_as_one_does_among_all_fences_of_a_game() {
        for (columns, rows) in [(9, 9), (5, 7)] {
            let config = Config {
                columns,
                rows,
                ..Config::default()
            };
            let game = Quoridor::new(&config).expect("a possible board");
            let mut position = game.start();
            let mut numbers = Numbers(8);
            while game.turn(&position) != Turn::Over {
                let open = game.openings(&position);
                for fence in [None, game.fitting_fences(&position).next()] {
                    let (open, halves) = match fence {
                        Some(fence) => (open.with(fence), open.halves().with(Cut::of(fence.number()))),
                        None => (open, open.halves()),
                    };
                    let mut set: u128 = 1 << numbers.below(SQUARE_NUMBERS as u32);
                    let mut two = Halves::of(set);
                    for _ in 0..20 {
                        (set, two) = (open.spread(set), halves.spread(two));
                        assert_eq!(two.whole(), set);
                    }
                }
                go_on(&game, &mut position, &mut numbers);
            }
        }
    }

    #[test]
    fn sets_meet_and_hold_each_other_in_either_word() {
        let some = Halves::of(1 << 62 | 1 << 63 | 1 << 80);
        assert_eq!(some.whole(), 1 << 62 | 1 << 63 | 1 << 80);
        for square in 0..SQUARE_NUMBERS {
            let one = Halves::of(1 << square);
            let is_in = [62, 63, 80].contains(&square);
            assert_eq!((some.meets(one), some.holds(one)), (is_in, is_in), "{square}");
            let two = Halves::of(1 << square | 1 << 63);
            assert_eq!((some.meets(two), some.holds(two)), (true, is_in), "{square}");
        }
    }
}
