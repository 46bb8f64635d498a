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

/// Puts into an empty set what is so.
#[inline]
pub(super) fn put(stand: &Stand, inputs: &mut Inputs) {
    let turn = stand.turn.index() % 2;
    let both = [turn, 1 - turn];
    let is_turned = turn == 1;
    let last = SQUARE_NUMBERS as u8 - 1;
    let [mut own, mut other] = both.map(|seat| {
        let at = stand.at[seat];
        if is_turned { last - at } else { at }
    });
    let mut fences = [stand.fences as u64, (stand.fences >> POSTS) as u64];
    if is_turned {
        fences = fences.map(u64::reverse_bits);
    }
    let side = SIDE as u8;
    let middle = side / 2;
    let is_right = match own % side {
        column if column == middle => other % side > middle,
        column => column > middle,
    };
    if is_right {
        let mirror = |square: u8| square - square % side + (side - 1 - square % side);
        (own, other) = (mirror(own), mirror(other));
        fences = fences.map(mirrored);
    }
    inputs.insert(own.into());
    inputs.insert(OTHER + usize::from(other));
    for (k, posts) in fences.into_iter().enumerate() {
        inputs.insert_bits(FENCES + k * POSTS, posts);
    }
    for (k, seat) in both.into_iter().enumerate() {
        inputs.insert(HAND + k * HANDS + usize::from(stand.left[seat]).min(HANDS - 1));
        inputs.insert(WAY + k * WAYS + usize::from(stand.to_go[seat]).min(WAYS - 1));
    }
    inputs.insert(RACE + race(stand, turn, 1 - turn));
}
