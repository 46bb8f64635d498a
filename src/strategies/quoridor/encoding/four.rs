//! What is put into a network at a table of four: the seat in turn first, then the others clockwise.
//!
//! The board is turned so that the seat in turn goes up. It is not mirrored: the others would come in another order then.

use super::{FENCES_BOTH_WAYS, HANDS, POSTS, RACE as RACES, SIDE, Stand, WAYS, mirrored, race};
use crate::{
    networks::Inputs,
    rules::{Seat, SeatSet, quoridor::SQUARE_NUMBERS},
    strategies::quoridor::eval::STEP,
};

const SEATS: usize = 4;
const RIVALS: usize = SEATS - 1;

/// Where the parts of the inputs begin.
const FENCES: usize = SEATS * SQUARE_NUMBERS;
const HAND: usize = FENCES + FENCES_BOTH_WAYS;
const WAY: usize = HAND + SEATS * HANDS;
const RACE: usize = WAY + SEATS * WAYS;
/// The race with the rival that is to arrive first, once more.
const FIRST: usize = RACE + RIVALS * RACES;
/// What the position is worth to each where ways and fences are counted, in classes.
const COUNTED: usize = FIRST + RIVALS * RACES;
pub(super) const ALL: usize = COUNTED + SEATS * WORTHS;

const WORTHS: usize = 64;

/// Which of the classes of worths it is, each half a step wide.
#[inline]
fn worth(stand: &Stand, seat: usize) -> usize {
    let worth = stand.worth(Seat::new(seat), SeatSet::first(SEATS));
    let class = worth.div_euclid(STEP / 2) + WORTHS as i32 / 2;
    class.clamp(0, WORTHS as i32 - 1) as usize
}

/// The posts with columns and rows exchanged: eight rows of eight bits.
#[inline]
const fn transposed(mut posts: u64) -> u64 {
    let mut swapped = (posts ^ posts >> 7) & 0x00AA_00AA_00AA_00AA;
    posts ^= swapped ^ swapped << 7;
    swapped = (posts ^ posts >> 14) & 0x0000_CCCC_0000_CCCC;
    posts ^= swapped ^ swapped << 14;
    swapped = (posts ^ posts >> 28) & 0x0000_0000_F0F0_F0F0;
    posts ^ swapped ^ swapped << 28
}

/// A square, once the board is turned so that what goes up, to the right, down or to the left, by `turn`, goes up.
#[inline]
const fn turned(square: u8, turn: usize) -> usize {
    let last = SIDE as u8 - 1;
    let (column, row) = (square % SIDE as u8, square / SIDE as u8);
    let (column, row) = match turn {
        0 => (column, row),
        1 => (last - row, column),
        2 => (last - column, last - row),
        _ => (row, last - column),
    };
    (row * SIDE as u8 + column) as usize
}

/// The fences of either direction, once the board is turned so.
#[inline]
fn turned_fences(fences: u128, turn: usize) -> [u64; 2] {
    let [one, other] = [fences as u64, (fences >> POSTS) as u64];
    match turn {
        0 => [one, other],
        1 => [other, one].map(|posts| mirrored(transposed(posts))),
        2 => [one, other].map(u64::reverse_bits),
        _ => [other, one].map(|posts| transposed(posts).swap_bytes()),
    }
}

/// Puts into an empty set what is so.
#[inline]
pub(super) fn put(stand: &Stand, inputs: &mut Inputs) {
    let turn = stand.turn.index() % SEATS;
    for (k, posts) in turned_fences(stand.fences, turn).into_iter().enumerate() {
        inputs.insert_bits(FENCES + k * POSTS, posts);
    }
    let mut first = (u8::MAX, 0);
    for k in 0..SEATS {
        let seat = (turn + k) % SEATS;
        let to_go = stand.to_go[seat];
        inputs.insert(k * SQUARE_NUMBERS + turned(stand.at[seat], turn));
        inputs.insert(HAND + k * HANDS + usize::from(stand.left[seat]).min(HANDS - 1));
        inputs.insert(WAY + k * WAYS + usize::from(to_go).min(WAYS - 1));
        inputs.insert(COUNTED + k * WORTHS + worth(stand, seat));
        if k > 0 {
            let race = (k - 1) * RACES + race(stand, turn, seat);
            inputs.insert(RACE + race);
            if to_go < first.0 {
                first = (to_go, race);
            }
        }
    }
    inputs.insert(FIRST + first.1);
}
