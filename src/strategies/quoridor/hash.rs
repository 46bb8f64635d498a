//! A number for every position, changed by what a move changes: the place of a position in the table of a search.

use crate::{
    rules::{
        Seat, SeatSet,
        quoridor::{Config, FENCE_NUMBERS, Position, SQUARE_NUMBERS},
    },
    strategies::split_mix::next,
};

/// The seats of the largest board.
const SEATS: usize = 4;
const HANDS: usize = Config::MOST_FENCES as usize + 1;

/// A random number for everything that can be true of a position.
struct Keys {
    fences: [u64; FENCE_NUMBERS],
    pawns: [[u64; SQUARE_NUMBERS]; SEATS],
    hands: [[u64; HANDS]; SEATS],
    turns: [u64; SEATS],
    plies: u64,
}

static KEYS: Keys = keys();

const fn row<const N: usize>(state: &mut u64) -> [u64; N] {
    let mut row = [0; N];
    let mut k = 0;
    while k < N {
        row[k] = next(state);
        k += 1;
    }
    row
}

const fn rows<const N: usize>(state: &mut u64) -> [[u64; N]; SEATS] {
    [row(state), row(state), row(state), row(state)]
}

const fn keys() -> Keys {
    let mut state = 9;
    Keys {
        fences: row(&mut state),
        pawns: rows(&mut state),
        hands: rows(&mut state),
        turns: row(&mut state),
        plies: next(&mut state),
    }
}

/// The key of one seat's pawn and hand.
#[inline]
fn of_seat(position: &Position, seat: Seat) -> u64 {
    let (at, left) = (position.square(seat).number(), position.left(seat));
    let keys = (
        &KEYS.pawns[seat.index() % SEATS],
        &KEYS.hands[seat.index() % SEATS],
    );
    keys.0[usize::from(at) % SQUARE_NUMBERS] ^ keys.1[usize::from(left) % HANDS]
}

/// The key of a position, whoever has made how many plies.
pub(super) fn of(position: &Position, seats: SeatSet, turn: Seat) -> u64 {
    let mut rest = position.fence_word();
    let mut key = KEYS.turns[turn.index() % SEATS];
    while rest != 0 {
        key ^= KEYS.fences[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    seats.iter().fold(key, |key, seat| key ^ of_seat(position, seat))
}

/// What one move of `seat` changes in the key, which also gives the turn from `seat` to `next`.
#[inline]
pub(super) fn change(before: &Position, after: &Position, seat: Seat, next: Seat) -> u64 {
    let turns = KEYS.turns[seat.index() % SEATS] ^ KEYS.turns[next.index() % SEATS];
    let placed = before.fence_word() ^ after.fence_word();
    let fence = if placed == 0 {
        0
    } else {
        KEYS.fences[placed.trailing_zeros() as usize]
    };
    turns ^ fence ^ of_seat(before, seat) ^ of_seat(after, seat)
}

/// What tells positions apart that are equal but for the plies that are left until a draw.
#[inline]
pub(super) fn plies(left: u16) -> u64 {
    KEYS.plies
        .wrapping_mul(u64::from(left) | 1)
        .rotate_left(u32::from(left) % 64)
}
