//! What is put into a network at a table of two: the seat in turn first, then the other.
//!
//! The board is turned so that the seat in turn goes up, and mirrored so that its pawn stands on the left half: what differs
//! only by that is the same to the network.

use super::{FENCES_BOTH_WAYS, HANDS, POSTS, RACE as RACES, SIDE, Stand, WAYS, mirrored, race};
use crate::{networks::Inputs, rules::quoridor::SQUARE_NUMBERS};

/// Where the parts of the inputs begin.
pub(super) const OTHER: usize = SQUARE_NUMBERS;
const FENCES: usize = OTHER + SQUARE_NUMBERS;
pub(super) const HAND: usize = FENCES + FENCES_BOTH_WAYS;
pub(super) const WAY: usize = HAND + 2 * HANDS;
pub(super) const RACE: usize = WAY + 2 * WAYS;
pub(super) const ALL: usize = RACE + RACES;

/// From where the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Side {
    is_turned: bool,
    is_mirrored: bool,
}

impl Side {
    /// How many there are.
    pub(in super::super) const COUNT: usize = 4;

    /// All by their numbers.
    #[inline]
    pub(in super::super) const fn number(self) -> usize {
        2 * self.is_turned as usize + self.is_mirrored as usize
    }

    /// The input that stands for a fence.
    #[inline]
    pub(in super::super) const fn fence(self, fence: u8) -> usize {
        let (all, row) = (POSTS as u8 - 1, SIDE as u8 - 2);
        let turned = if self.is_turned { all } else { 0 };
        let mirrored = if self.is_mirrored { row } else { 0 };
        FENCES + (fence ^ turned ^ mirrored) as usize
    }
}

/// From where a stand is seen, and the inputs for all but its fences.
#[inline]
pub(in super::super) fn seen(stand: &Stand) -> (Side, [usize; 7]) {
    let turn = stand.turn.index() % 2;
    let both = [turn, 1 - turn];
    let is_turned = turn == 1;
    let last = SQUARE_NUMBERS as u8 - 1;
    let [mut own, mut other] = both.map(|seat| {
        let at = stand.at[seat];
        if is_turned { last - at } else { at }
    });
    let side = SIDE as u8;
    let middle = side / 2;
    let is_mirrored = match own % side {
        column if column == middle => other % side > middle,
        column => column > middle,
    };
    if is_mirrored {
        let mirror = |square: u8| square - square % side + (side - 1 - square % side);
        (own, other) = (mirror(own), mirror(other));
    }
    let hand = |seat: usize| usize::from(stand.left[seat]).min(HANDS - 1);
    let way = |seat: usize| usize::from(stand.to_go[seat]).min(WAYS - 1);
    let inputs = [
        own.into(),
        OTHER + usize::from(other),
        HAND + hand(turn),
        HAND + HANDS + hand(1 - turn),
        WAY + way(turn),
        WAY + WAYS + way(1 - turn),
        RACE + race(stand, turn, 1 - turn),
    ];
    let side = Side {
        is_turned,
        is_mirrored,
    };
    (side, inputs)
}

/// Puts into an empty set what is so.
#[inline]
pub(super) fn put(stand: &Stand, inputs: &mut Inputs) {
    let (side, others) = seen(stand);
    let mut fences = [stand.fences as u64, (stand.fences >> POSTS) as u64];
    if side.is_turned {
        fences = fences.map(u64::reverse_bits);
    }
    if side.is_mirrored {
        fences = fences.map(mirrored);
    }
    for (k, posts) in fences.into_iter().enumerate() {
        inputs.insert_bits(FENCES + k * POSTS, posts);
    }
    for input in others {
        inputs.insert(input);
    }
}
