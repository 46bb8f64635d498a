//! The measures of a board as masks, and the four ways to step on it.

use super::square::{MOST, POSTS, SQUARES, Square};

/// A way to step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heading {
    Up,
    Right,
    Down,
    Left,
}

impl Heading {
    pub(super) const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The two ways across this one.
    #[inline]
    pub(super) const fn sides(self) -> [Self; 2] {
        match self {
            Self::Up | Self::Down => [Self::Left, Self::Right],
            Self::Left | Self::Right => [Self::Up, Self::Down],
        }
    }
}

/// The posts in the first column, and in the last one, of the largest board.
pub(super) const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
pub(super) const LAST_COLUMN: u64 = FIRST_COLUMN << 7;

/// For each square the posts of the two horizontal fences that can lie on top of it.
pub(super) static ABOVE: [u64; SQUARES as usize] = beside(true);
/// For each square the posts of the two vertical fences that can stand on its right.
pub(super) static TO_THE_RIGHT: [u64; SQUARES as usize] = beside(false);

const fn beside(above: bool) -> [u64; SQUARES as usize] {
    let mut table = [0; SQUARES as usize];
    let mut square = 0;
    while square < SQUARES {
        let (column, row) = (square % MOST, square / MOST);
        if column < POSTS && row < POSTS {
            table[square as usize] |= 1 << (POSTS * row + column);
        }
        if above && column > 0 && row < POSTS {
            table[square as usize] |= 1 << (POSTS * row + column - 1);
        }
        if !above && row > 0 && column < POSTS {
            table[square as usize] |= 1 << (POSTS * (row - 1) + column);
        }
        square += 1;
    }
    table
}

/// The board of a table: columns × rows at the lower left of the largest one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) columns: u8,
    pub(super) rows: u8,
    /// All posts.
    pub(super) posts: u64,
    /// The posts next to the left edge, the right one, the lower one and the upper one.
    pub(super) left: u64,
    pub(super) right: u64,
    pub(super) bottom: u64,
    pub(super) top: u64,
    /// The squares from which a step up stays on the board, and those from which one to the right does.
    pub(super) up: u128,
    pub(super) across: u128,
}

impl Field {
    /// A board with 3 … 9 columns and rows.
    pub(super) fn new(columns: u8, rows: u8) -> Self {
        let posts = |wanted: &dyn Fn(u8, u8) -> bool| {
            let inside = |post: &u8| {
                let (column, row) = (post % POSTS, post / POSTS);
                column + 1 < columns && row + 1 < rows && wanted(column, row)
            };
            (0..64).filter(inside).fold(0, |set, post| set | 1 << post)
        };
        let squares = |columns: u8, rows: u8| {
            (0..SQUARES)
                .map(Square)
                .filter(|square| square.column() < columns && square.row() < rows)
                .fold(0, |set, square| set | square.bit())
        };
        Self {
            columns,
            rows,
            posts: posts(&|_, _| true),
            left: posts(&|column, _| column == 0),
            right: posts(&|column, _| column + 2 == columns),
            bottom: posts(&|_, row| row == 0),
            top: posts(&|_, row| row + 2 == rows),
            up: squares(columns, rows - 1),
            across: squares(columns - 1, rows),
        }
    }

    pub(super) fn contains(&self, square: Square) -> bool {
        square.column() < self.columns && square.row() < self.rows
    }

    /// The squares of the goal that lies this way.
    pub(super) fn goal(&self, heading: Heading) -> u128 {
        let is_goal = |square: &Square| {
            self.contains(*square)
                && match heading {
                    Heading::Up => square.row() + 1 == self.rows,
                    Heading::Down => square.row() == 0,
                    Heading::Right => square.column() + 1 == self.columns,
                    Heading::Left => square.column() == 0,
                }
        };
        (0..SQUARES)
            .map(Square)
            .filter(is_goal)
            .fold(0, |set, square| set | square.bit())
    }

    /// The square in the middle of the side from which this way leads across the board.
    pub(super) fn start(&self, heading: Heading) -> Square {
        let (column, row) = match heading {
            Heading::Up => (self.columns / 2, 0),
            Heading::Down => (self.columns / 2, self.rows - 1),
            Heading::Right => (0, self.rows / 2),
            Heading::Left => (self.columns - 1, self.rows / 2),
        };
        Square(MOST * row + column)
    }
}
