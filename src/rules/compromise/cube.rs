//! The cube: three grids of three by three, its 27 places, and which of them two choices leave free.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::rules::Numbered;

/// How many places there are, and how many choices.
pub const PLACES: usize = 27;

/// One grid, one row and one column: a place, or what a seat names. For people each is counted from 1: `123` is the
/// first grid, second row, third column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Triple(u8);

impl Triple {
    /// The triple of a grid, a row and a column, each 0 … 2.
    ///
    /// # Panics
    /// When one of them is above 2.
    #[must_use]
    pub const fn new(grid: usize, row: usize, column: usize) -> Self {
        assert!(grid < 3 && row < 3 && column < 3, "each axis is 0, 1 or 2");
        Self((9 * grid + 3 * row + column) as u8)
    }

    /// The triple with this number, 9·grid + 3·row + column; none from 27 on.
    #[must_use]
    #[inline]
    pub const fn at(index: usize) -> Option<Self> {
        if index < PLACES {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// All 27, in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..PLACES as u8).map(Self)
    }

    /// The number, 0 … 26.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Grid, row and column, each 0 … 2.
    #[must_use]
    #[inline]
    pub const fn axes(self) -> [usize; 3] {
        let index = self.index();
        [index / 9, index / 3 % 3, index % 3]
    }
}

impl Numbered for Triple {
    #[inline]
    fn from_number(number: u8) -> Self {
        Self(number % PLACES as u8)
    }

    #[inline]
    fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Triple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [grid, row, column] = self.axes();
        write!(f, "{}{}{}", grid + 1, row + 1, column + 1)
    }
}

impl From<Triple> for String {
    fn from(triple: Triple) -> Self {
        triple.to_string()
    }
}

/// A text is no triple: it is not three digits from 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a choice is three digits from 1 to 3: grid, row, column")]
pub struct NoTriple;

impl FromStr for Triple {
    type Err = NoTriple;

    fn from_str(text: &str) -> Result<Self, NoTriple> {
        let &[grid, row, column] = text.as_bytes() else {
            return Err(NoTriple);
        };
        let digit = |byte: u8| match byte {
            b'1'..=b'3' => Ok(usize::from(byte - b'1')),
            _ => Err(NoTriple),
        };
        Ok(Self::new(digit(grid)?, digit(row)?, digit(column)?))
    }
}

impl TryFrom<String> for Triple {
    type Error = NoTriple;

    fn try_from(text: String) -> Result<Self, NoTriple> {
        text.parse()
    }
}

/// A set of places: bit i is the place with number i.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Places(u32);

impl Places {
    const ALL: u32 = (1 << PLACES) - 1;

    /// The places that are free when these two were named: neither their grid, nor their row, nor their column was.
    /// There are 1, 2, 4 or 8 of them: two to the power of the number of axes on which both agree.
    #[must_use]
    #[inline]
    pub const fn free(named: [Triple; 2]) -> Self {
        Self(Self::ALL & !(FROZEN[named[0].index()] | FROZEN[named[1].index()]))
    }

    /// The 9 places of a line; `axis` is 0 for grids, 1 for rows, 2 for columns, and `line` 0 … 2.
    #[must_use]
    pub const fn line(axis: usize, line: usize) -> Self {
        let (mut bits, mut place) = (0, 0);
        while place < PLACES {
            if Triple(place as u8).axes()[axis] == line {
                bits |= 1 << place;
            }
            place += 1;
        }
        Self(bits)
    }

    /// The bits.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether a place is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, place: Triple) -> bool {
        self.0 >> place.index() & 1 == 1
    }

    /// The places of the set, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Triple> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let place = Triple(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                place
            })
        })
    }
}

/// Takes the pips, by seat and place, off the places that are free when these were named: what each seat gains.
#[inline]
pub fn take_off(pips: &mut [[u32; PLACES]; 2], named: [Triple; 2]) -> [u32; 2] {
    let [red, green] = pips;
    let mut gains = [0; 2];
    for place in Places::free(named).iter() {
        gains[0] += std::mem::take(&mut red[place.index()]);
        gains[1] += std::mem::take(&mut green[place.index()]);
    }
    gains
}

/// For each triple the 19 places that naming it freezes.
const FROZEN: [u32; PLACES] = {
    let mut frozen = [0; PLACES];
    let mut index = 0;
    while index < PLACES {
        let [grid, row, column] = Triple(index as u8).axes();
        frozen[index] = Places::line(0, grid).0 | Places::line(1, row).0 | Places::line(2, column).0;
        index += 1;
    }
    frozen
};
