//! The board in characters: the four arms as they are printed, or, for other numbers of colours, a line a colour.

use super::{
    Dog,
    board::{Board, PIECES, Place},
};
use crate::rules::Seat;

/// One character of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The character.
    pub sign: char,
    /// The colour to which the piece, spot or number belongs.
    pub colour: Option<Seat>,
    /// Whether it is a piece, or its star.
    pub is_piece: bool,
}

const BLANK: Cell = Cell {
    sign: ' ',
    colour: None,
    is_piece: false,
};

/// Columns and rows of the picture with four arms.
const SIZE: (usize, usize) = (41, 21);
/// The first quarter of the ring, which begins at the start of the upper left arm: column and row.
const QUARTER: [(usize, usize); 16] = [
    (16, 0),
    (16, 1),
    (16, 2),
    (16, 3),
    (16, 4),
    (14, 5),
    (12, 6),
    (10, 7),
    (8, 8),
    (6, 8),
    (4, 8),
    (2, 8),
    (0, 8),
    (0, 9),
    (0, 10),
    (0, 11),
];
/// Finish and kennel of each arm, from the ring on, the corner with its number, the stroke, and where a star lies.
const ARMS: [Arm; 4] = [
    Arm {
        finish: [(19, 2), (19, 3), (19, 4), (19, 5)],
        kennel: [(11, 0), (9, 0), (7, 0), (5, 0)],
        corner: (0, 0),
        stroke: (18, 1, '\\'),
        star: (15, 0),
    },
    Arm {
        finish: [(3, 10), (5, 10), (7, 10), (9, 10)],
        kennel: [(0, 14), (0, 15), (0, 16), (0, 17)],
        corner: (0, 20),
        stroke: (2, 11, '/'),
        star: (0, 13),
    },
    Arm {
        finish: [(21, 18), (21, 17), (21, 16), (21, 15)],
        kennel: [(29, 20), (31, 20), (33, 20), (35, 20)],
        corner: (40, 20),
        stroke: (22, 19, '\\'),
        star: (25, 20),
    },
    Arm {
        finish: [(37, 10), (35, 10), (33, 10), (31, 10)],
        kennel: [(40, 6), (40, 5), (40, 4), (40, 3)],
        corner: (40, 0),
        stroke: (38, 9, '/'),
        star: (40, 7),
    },
];

struct Arm {
    finish: [(usize, usize); PIECES],
    kennel: [(usize, usize); PIECES],
    corner: (usize, usize),
    stroke: (usize, usize, char),
    star: (usize, usize),
}

/// Where a spot of the ring lies: the quarters follow each other, each the one before turned by a right angle.
fn at(spot: usize) -> (usize, usize) {
    let (x, y) = QUARTER[spot % 16];
    let (right, bottom) = (SIZE.0 - 1, SIZE.1 - 1);
    match spot / 16 {
        0 => (x, y),
        // A column is half as wide as a row is high.
        1 => (2 * y, bottom - x / 2),
        2 => (right - x, bottom - y),
        _ => (right - 2 * y, x / 2),
    }
}

fn digit(number: usize) -> char {
    char::from(b'0' + number as u8 % 10)
}

impl Dog {
    /// The picture of a board: its rows from the top. Blanks at the right end are left out.
    #[must_use]
    pub fn picture(&self, board: &Board) -> Vec<Vec<Cell>> {
        let mut rows = if self.ring() == 64 {
            self.four_arms(board)
        } else {
            self.lines(board)
        };
        for row in &mut rows {
            let end = row
                .iter()
                .rposition(|cell| cell.sign != ' ')
                .map_or(0, |last| last + 1);
            row.truncate(end);
        }
        rows
    }

    /// The same as text.
    #[must_use]
    pub fn draw_board(&self, board: &Board) -> String {
        let line = |row: Vec<Cell>| row.into_iter().map(|cell| cell.sign).collect::<String>();
        let lines: Vec<String> = self.picture(board).into_iter().map(line).collect();
        lines.join("\n")
    }

    /// The colour of the piece on each spot of the ring.
    fn on_ring(&self, board: &Board) -> Vec<Option<Seat>> {
        let mut ring = vec![None; self.ring().into()];
        for colour in self.field.ring.colours() {
            for place in self.places(board, colour) {
                if let Place::Ring { spot, .. } = place {
                    ring[usize::from(spot)] = Some(colour);
                }
            }
        }
        ring
    }

    fn four_arms(&self, board: &Board) -> Vec<Vec<Cell>> {
        let mut rows = vec![vec![BLANK; SIZE.0]; SIZE.1];
        let mut put = |(x, y): (usize, usize), sign, colour, is_piece| {
            rows[y][x] = Cell {
                sign,
                colour,
                is_piece,
            };
        };
        for (index, x) in [11, 9, 7, 5].into_iter().enumerate() {
            put((x, 1), digit(index), None, false);
            put((14, index), digit(index), None, false);
            put((21, index + 2), digit(index), None, false);
        }
        for (spot, owner) in self.on_ring(board).into_iter().enumerate() {
            let sign = owner.map_or('.', |colour| digit(colour.index()));
            put(at(spot), sign, owner, owner.is_some());
        }
        for colour in self.field.ring.colours() {
            let (own, sign) = (Some(colour), digit(colour.index()));
            let start = self.field.ring.track.start(colour);
            let arm = &ARMS[usize::from(start) / 16];
            put(arm.corner, sign, own, false);
            put((arm.stroke.0, arm.stroke.1), arm.stroke.2, None, false);
            let places = self.places(board, colour);
            for (index, spot) in arm.finish.into_iter().enumerate() {
                let is_piece = places.contains(&Place::Finish(index as u8));
                put(spot, if is_piece { sign } else { '.' }, own, is_piece);
            }
            let waiting = places.iter().filter(|place| **place == Place::Kennel).count();
            for (index, spot) in arm.kennel.into_iter().enumerate() {
                let is_piece = index + waiting >= PIECES;
                put(spot, if is_piece { sign } else { '.' }, own, is_piece);
            }
            if places.contains(&Place::Ring {
                spot: start,
                star: true,
            }) {
                put(arm.star, '*', own, true);
            }
        }
        rows
    }

    /// A line a colour: kennel, the stretch of the ring from its start to the next, and the finish, which branches off
    /// after the start.
    fn lines(&self, board: &Board) -> Vec<Vec<Cell>> {
        let ring = self.on_ring(board);
        let stretch = ring.len() / self.colours();
        let line = |colour: Seat| {
            let places = self.places(board, colour);
            let (own, sign) = (Some(colour), digit(colour.index()));
            let start = usize::from(self.field.ring.track.start(colour));
            let cell = |sign, colour, is_piece| Cell {
                sign,
                colour,
                is_piece,
            };
            let spot = |owner: Option<Seat>, ground: Option<Seat>| match owner {
                Some(owner) => cell(digit(owner.index()), Some(owner), true),
                None => cell('.', ground, false),
            };
            let waiting = places.iter().filter(|place| **place == Place::Kennel).count();
            let mut row = vec![cell(sign, own, false), BLANK, BLANK];
            for index in 0..PIECES {
                row.extend([spot(own.filter(|_| index + waiting >= PIECES), own), BLANK]);
            }
            let locked = places.contains(&Place::Ring {
                spot: start as u8,
                star: true,
            });
            row.extend([BLANK, if locked { cell('*', own, true) } else { BLANK }]);
            for (index, &owner) in ring.iter().skip(start).take(stretch).enumerate() {
                row.extend([spot(owner, own.filter(|_| index == 0)), BLANK]);
            }
            row.extend([BLANK, cell('\\', None, false), BLANK]);
            for index in 0..PIECES as u8 {
                row.extend([
                    spot(own.filter(|_| places.contains(&Place::Finish(index))), own),
                    BLANK,
                ]);
            }
            row
        };
        self.field.ring.colours().map(line).collect()
    }
}
