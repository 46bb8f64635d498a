//! Seats, sets of seats, and the order in which they end.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0. Boards have at most [`Seat::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The largest number of seats at a table.
    pub const MOST: usize = 6;

    /// The seat with this index.
    ///
    /// # Panics
    /// When `index` is not below [`Seat::MOST`]: an index comes from a checked configuration.
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MOST, "a seat index is below Seat::MOST");
        #[expect(clippy::cast_possible_truncation, reason = "below Seat::MOST")]
        Self(index as u8)
    }

    /// The index, 0 … 5.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats: bit i is seat i.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        assert!(count <= Seat::MOST, "no more seats than Seat::MOST");
        Self(((1_u16 << count) - 1) as u8)
    }

    /// How many seats are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `seat` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with `seat` in it.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> {
        (0..Seat::MOST).map(Seat::new).filter(move |&seat| self.contains(seat))
    }

    /// The first seat of the set after `seat`, clockwise round the table (`seat` itself comes last).
    #[must_use]
    #[inline]
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let above = (self.0 as u16) >> (seat.0 + 1) << (seat.0 + 1);
        let from = if above == 0 { self.0 as u16 } else { above };
        Some(Seat(from.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// How a game ended: the place of each seat, 1 for the winner; tied seats share the better place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    places: [u8; Seat::MOST],
}

impl Standing {
    /// A standing from places 1 …; 0 for a seat that did not play.
    #[must_use]
    pub const fn new(places: [u8; Seat::MOST]) -> Self {
        Self { places }
    }

    /// The place of a seat, or none when it did not play.
    #[must_use]
    #[inline]
    pub fn place(&self, seat: Seat) -> Option<u8> {
        Some(self.places[seat.index()]).filter(|&place| place > 0)
    }

    /// The seats that played, best place first, ties in seat order.
    #[must_use]
    pub fn order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            (0..Seat::MOST).map(Seat::new).filter(|&seat| self.place(seat).is_some()).collect();
        seats.sort_by_key(|seat| self.places[seat.index()]);
        seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_seat_is_found_clockwise_past_empty_ones() {
        let seats: SeatSet = [0, 2, 5].into_iter().map(Seat::new).collect();
        let next = |from| seats.after(Seat::new(from)).map(Seat::index);
        assert_eq!([next(0), next(1), next(2), next(4), next(5)], [Some(2), Some(2), Some(5), Some(5), Some(0)]);
        assert_eq!(SeatSet::EMPTY.after(Seat::new(3)), None);
        assert_eq!(SeatSet::first(1).after(Seat::new(0)), Some(Seat::new(0)));
    }

    #[test]
    fn a_standing_lists_its_seats_best_first() {
        let standing = Standing::new([3, 0, 1, 1, 0, 0]);
        assert_eq!(standing.order(), [2, 3, 0].map(Seat::new));
    }
}
