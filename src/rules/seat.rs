//! Seats, sets of seats, and the order in which they end.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0. Boards have at most [`Seat::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(Index);

/// The compiler knows that there are no more than these, and leaves out the checks of every array of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Index {
    I0,
    I1,
    I2,
    I3,
    I4,
    I5,
}

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
        Self(match index {
            0 => Index::I0,
            1 => Index::I1,
            2 => Index::I2,
            3 => Index::I3,
            4 => Index::I4,
            _ => Index::I5,
        })
    }

    /// The index, 0 … 5.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit of this seat in a [`SeatSet`].
    #[inline]
    const fn bit(self) -> u8 {
        1 << self.index()
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        let index = usize::from(index);
        if index < Self::MOST {
            Ok(Self::new(index))
        } else {
            Err(format!(
                "there is no seat {index}: they are counted from 0 to {}",
                Self::MOST - 1
            ))
        }
    }
}

impl From<Seat> for u8 {
    #[inline]
    fn from(seat: Seat) -> Self {
        seat.0 as Self
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index())
    }
}

/// A set of seats: bit i is seat i.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatSet(u8);

impl TryFrom<u8> for SeatSet {
    type Error = String;

    fn try_from(bits: u8) -> Result<Self, String> {
        if bits >> Seat::MOST == 0 {
            Ok(Self(bits))
        } else {
            Err(format!(
                "{bits} is not a set of seats: it has bits above seat {}",
                Seat::MOST - 1
            ))
        }
    }
}

impl From<SeatSet> for u8 {
    fn from(seats: SeatSet) -> Self {
        seats.0
    }
}

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    ///
    /// # Panics
    /// When there are more than [`Seat::MOST`].
    #[must_use]
    pub const fn first(count: usize) -> Self {
        assert!(count <= Seat::MOST, "no more seats than Seat::MOST");
        Self((1_u8 << count) - 1)
    }

    /// Those who play at a board with so many seats, some of them empty; of too many seats the first [`Seat::MOST`].
    #[must_use]
    pub fn at_board(seats: u8, empty: &[Seat]) -> Self {
        let all = Self::first(usize::from(seats).min(Seat::MOST));
        empty.iter().fold(all, |seats, &empty| seats.without(empty))
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
        self.0 & seat.bit() != 0
    }

    /// The set with `seat` in it.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | seat.bit())
    }

    /// The set without `seat`.
    #[must_use]
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !seat.bit())
    }

    /// The seat of the set with the lowest index.
    #[must_use]
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat::new(self.0.trailing_zeros() as usize))
        }
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> {
        (0..Seat::MOST)
            .map(Seat::new)
            .filter(move |&seat| self.contains(seat))
    }

    /// The first seat of the set after `seat`, clockwise round the table (`seat` itself comes last).
    #[must_use]
    #[inline]
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        if self.is_empty() {
            None
        } else {
            Some(self.next(seat))
        }
    }

    /// The first seat of the set after `seat`, clockwise round the table; `seat` itself where there is no other.
    #[must_use]
    #[inline]
    pub const fn next(self, seat: Seat) -> Seat {
        NEXT[self.0 as usize % NEXT.len()][seat.index()]
    }

    const fn find_next(self, seat: Seat) -> Seat {
        let above = Self(self.0 & (seat.bit().wrapping_neg() << 1));
        match (above.lowest(), self.lowest()) {
            (Some(next), _) | (None, Some(next)) => next,
            (None, None) => seat,
        }
    }
}

/// The answers of [`SeatSet::next`], which is asked at every turn of every game; eight to a row are found soonest.
static NEXT: [[Seat; 8]; 1 << Seat::MOST] = {
    let mut table = [[Seat::new(0); 8]; 1 << Seat::MOST];
    let mut entry = 0;
    while entry < Seat::MOST << Seat::MOST {
        let (set, seat) = (entry / Seat::MOST, entry % Seat::MOST);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "below 2 to the power of Seat::MOST"
        )]
        let seats = SeatSet(set as u8);
        table[set][seat] = seats.find_next(Seat::new(seat));
        entry += 1;
    }
    table
};

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
        let mut seats: Vec<Seat> = (0..Seat::MOST)
            .map(Seat::new)
            .filter(|&seat| self.place(seat).is_some())
            .collect();
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
        assert_eq!(
            [next(0), next(1), next(2), next(4), next(5)],
            [Some(2), Some(2), Some(5), Some(5), Some(0)]
        );
        assert_eq!(SeatSet::EMPTY.after(Seat::new(3)), None);
        assert_eq!(SeatSet::first(1).after(Seat::new(0)), Some(Seat::new(0)));
    }

    #[test]
    fn a_standing_lists_its_seats_best_first() {
        let standing = Standing::new([3, 0, 1, 1, 0, 0]);
        assert_eq!(standing.order(), [2, 3, 0].map(Seat::new));
    }
}
