//! Squares, fences and choices by their places on the largest board, and their standard notation.
//!
//! A square is a column and a row: `e2`, columns from the left, rows from the first seat's side. A fence is the square
//! at its lower left and how it lies: `e3h` on top of e3 and f3, `e3v` on the right of e3 and e4.
//!
//! Invariant: numbers do not depend on the size of the board. A smaller board is the lower left corner of the largest.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most columns and rows of a board.
pub(super) const MOST: u8 = 9;
/// The squares of the largest board.
pub(super) const SQUARES: u8 = MOST * MOST;
/// The posts in a row of the largest board. A post stands where four squares meet; it is the middle of a fence.
pub(super) const POSTS: u8 = MOST - 1;

/// A square of the board: number 9·row + column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Square(pub(super) u8);

impl Square {
    /// Where the pawn of a seat stands that does not play.
    pub(super) const NOWHERE: Self = Self(u8::MAX);

    /// The square in this column and row, both counted from 0; none beyond the largest board.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MOST && row < MOST {
            Some(Self(MOST * row + column))
        } else {
            None
        }
    }

    /// The column from the left, 0 … 8.
    #[must_use]
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % MOST
    }

    /// The row from the first seat's side, 0 … 8.
    #[must_use]
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / MOST
    }

    /// The bit of this square in a set of squares.
    #[inline]
    pub(super) const fn bit(self) -> u128 {
        1 << (self.0 & 127)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let &[column, row] = text.as_bytes() else {
            return Err(format!("`{text}` is no square: expected one like e2"));
        };
        Self::new(column.wrapping_sub(b'a'), row.wrapping_sub(b'1'))
            .ok_or_else(|| format!("`{text}` is no square: expected a1 … i9"))
    }
}

/// How a fence lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lie {
    /// Between two rows: it stops steps up and down the board.
    Horizontal,
    /// Between two columns: it stops steps to the left and to the right.
    Vertical,
}

/// A fence: the number of its post, 8·row + column, and from 64 on for vertical ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fence(u8);

impl Fence {
    /// The fence with this square at its lower left; none where it would stick out of the largest board.
    #[must_use]
    pub const fn new(at: Square, lie: Lie) -> Option<Self> {
        if at.column() < POSTS && at.row() < POSTS {
            Some(Self::on_post(POSTS * at.row() + at.column(), lie))
        } else {
            None
        }
    }

    /// The fence whose middle is this post, 0 … 63.
    #[inline]
    pub(super) const fn on_post(post: u8, lie: Lie) -> Self {
        match lie {
            Lie::Horizontal => Self(post & 63),
            Lie::Vertical => Self(post & 63 | 64),
        }
    }

    /// The square at its lower left.
    #[must_use]
    pub const fn square(self) -> Square {
        let post = self.post();
        Square(MOST * (post / POSTS) + post % POSTS)
    }

    /// How it lies.
    #[must_use]
    #[inline]
    pub const fn lie(self) -> Lie {
        if self.0 < 64 {
            Lie::Horizontal
        } else {
            Lie::Vertical
        }
    }

    /// The number of its post, 0 … 63.
    #[inline]
    pub(super) const fn post(self) -> u8 {
        self.0 & 63
    }

    /// The bit of its post.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.post()
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lie = match self.lie() {
            Lie::Horizontal => 'h',
            Lie::Vertical => 'v',
        };
        write!(f, "{}{lie}", self.square())
    }
}

impl From<Fence> for String {
    fn from(fence: Fence) -> Self {
        fence.to_string()
    }
}

impl TryFrom<String> for Fence {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no fence: expected a1h … h8v");
        let (square, lie) = if let Some(square) = text.strip_suffix('h') {
            (square, Lie::Horizontal)
        } else {
            (text.strip_suffix('v').ok_or_else(wrong)?, Lie::Vertical)
        };
        let square = Square::try_from(square.to_owned()).map_err(|_| wrong())?;
        Self::new(square, lie).ok_or_else(wrong)
    }
}

/// What a seat does on its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Its pawn goes to this square.
    Step(Square),
    /// It places this fence.
    Fence(Fence),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(square) => square.fmt(f),
            Self::Fence(fence) => fence.fmt(f),
        }
    }
}
