//! What the players of a game chose, seat by seat, in a few bytes: with the dice of its block the game is played again from it,
//! whoever they were.
//!
//! Only real choices are kept, among two or more, each by its number in the game, with seven bits a byte, the lowest first.
//! What chance brings follows from the seed of the block.

use crate::rules::Seat;

/// The most bytes of a number.
const MOST: usize = 10;

/// The choices of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script([Vec<u8>; Seat::MOST]);

/// Writes a number behind others.
pub(super) fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads the first number, and goes on to the next; none where there is none.
pub(super) fn take(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for (k, &byte) in bytes.iter().take(MOST).enumerate() {
        number |= u64::from(byte & 0x7F) << (7 * k);
        if byte < 0x80 {
            *bytes = &bytes[k + 1..];
            return Some(number);
        }
    }
    None
}

impl Script {
    /// The choices that each seat has written.
    pub(super) fn new(seats: [Vec<u8>; Seat::MOST]) -> Self {
        Self(seats)
    }

    /// Keeps a choice of a seat.
    pub(super) fn add(&mut self, seat: Seat, number: usize) {
        put(&mut self.0[seat.index()], number as u64);
    }

    /// Writes it behind others.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        for seat in &self.0 {
            put(bytes, seat.len() as u64);
            bytes.extend(seat);
        }
    }

    /// Reads the first one, and goes on to the next; none where it is cut off.
    pub(super) fn read(bytes: &mut &[u8]) -> Option<Self> {
        let mut script = Self::default();
        for seat in &mut script.0 {
            let length = usize::try_from(take(bytes)?).ok()?;
            let (own, rest) = bytes.split_at_checked(length)?;
            own.clone_into(seat);
            *bytes = rest;
        }
        Some(script)
    }

    /// The choices, to be taken one after the other.
    #[must_use]
    pub fn lines(&self) -> Lines<'_> {
        Lines(std::array::from_fn(|k| &self.0[k][..]))
    }
}

/// The choices of a game that are still to be made.
#[derive(Clone, Debug)]
pub struct Lines<'a>([&'a [u8]; Seat::MOST]);

impl Lines<'_> {
    /// The next choice of a seat; none where no more is written.
    pub fn next(&mut self, seat: Seat) -> Option<usize> {
        usize::try_from(take(&mut self.0[seat.index()])?).ok()
    }

    /// Whether all were made.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.iter().all(|line| line.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_read_back_seat_by_seat_and_what_is_cut_off_does_not() {
        let mut script = Script::default();
        let (first, second) = (Seat::new(0), Seat::new(3));
        for number in [0, 127, 128, 16_384, usize::MAX] {
            script.add(first, number);
        }
        script.add(second, 7);
        let mut bytes = Vec::new();
        script.write(&mut bytes);
        script.write(&mut bytes);
        let mut rest = &bytes[..];
        assert_eq!(Script::read(&mut rest).as_ref(), Some(&script));
        assert_eq!(Script::read(&mut rest), Some(script.clone()));
        assert!(rest.is_empty());
        let mut lines = script.lines();
        let read: Vec<usize> = std::iter::from_fn(|| lines.next(first)).collect();
        assert_eq!(read, [0, 127, 128, 16_384, usize::MAX]);
        assert!(!lines.is_over() && lines.next(second) == Some(7) && lines.is_over());
        for length in 0..bytes.len() / 2 {
            assert_eq!(Script::read(&mut &bytes[..length]), None, "{length}");
        }
    }
}
