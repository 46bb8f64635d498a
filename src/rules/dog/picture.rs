//! The board in characters: the four arms as they are printed, or, for other numbers of colours, a line a colour.
//!
//! A [`Sheet`] is the picture without pieces, with the places where they would be: `drawn` reads boards back from it.

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

/// What a place of the picture tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// A spot of the ring.
    Ring(u8),
    /// A spot in the finish of a colour, counted from where that is entered.
    Finish(Seat, u8),
    /// A place in the kennel of a colour; the last ones are filled first.
    Kennel(Seat, usize),
    /// Whether the piece on the start of a colour has its star.
    Star(Seat),
}

/// The picture of an empty board: its rows, and the column and row of each place that tells something.
pub(super) struct Sheet {
    pub(super) rows: Vec<Vec<Cell>>,
    pub(super) slots: Vec<((usize, usize), Slot)>,
}

impl Sheet {
    fn new((columns, rows): (usize, usize)) -> Self {
        Self {
            rows: vec![vec![BLANK; columns]; rows],
            slots: Vec::new(),
        }
    }

    /// What is printed and never changes.
    fn print(&mut self, (x, y): (usize, usize), sign: char, colour: Option<Seat>) {
        self.rows[y][x] = Cell {
            sign,
            colour,
            is_piece: false,
        };
    }

    fn place(&mut self, at: (usize, usize), slot: Slot, ground: Option<Seat>) {
        let sign = if matches!(slot, Slot::Star(_)) { ' ' } else { '.' };
        self.print(at, sign, ground);
        self.slots.push((at, slot));
    }
}

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

/// Prints a sign to the right of a piece, or, where a star lies there, to its left.
fn print_beside(row: &mut Vec<Cell>, x: usize, sign: char) {
    let number = Cell { sign, ..BLANK };
    if row.len() <= x + 1 {
        row.push(number);
        return;
    }
    let is_free = |at: usize| row.get(at).is_some_and(|cell| cell.sign == ' ');
    let at = if is_free(x + 1) {
        Some(x + 1)
    } else {
        x.checked_sub(1)
    };
    if let Some(at) = at.filter(|&at| is_free(at)) {
        row[at] = number;
    }
}

impl Dog {
    /// The picture of a board: its rows from the top. Blanks at the right end are left out.
    #[must_use]
    pub fn picture(&self, board: &Board) -> Vec<Vec<Cell>> {
        self.numbered_picture(board, &|_, _, _| None)
    }

    /// The same with a sign beside each piece that has one. A kennel is asked for by the piece that leaves it first: it
    /// is the last of so many that wait.
    #[must_use]
    pub fn numbered_picture(
        &self,
        board: &Board,
        number: &dyn Fn(Seat, Place, usize) -> Option<char>,
    ) -> Vec<Vec<Cell>> {
        let Sheet { mut rows, slots } = self.sheet();
        let mut numbers = Vec::new();
        let ring = self.on_ring(board);
        for ((x, y), slot) in slots {
            let owner = match slot {
                Slot::Ring(spot) => ring[usize::from(spot)],
                Slot::Finish(colour, index) => {
                    let is_there = self.places(board, colour).contains(&Place::Finish(index));
                    is_there.then_some(colour)
                }
                Slot::Kennel(colour, index) => {
                    let places = self.places(board, colour);
                    let waiting = places.iter().filter(|place| **place == Place::Kennel).count();
                    (index + waiting >= PIECES).then_some(colour)
                }
                Slot::Star(colour) => {
                    let (spot, star) = (self.start_of(colour), true);
                    let is_there = self.places(board, colour).contains(&Place::Ring { spot, star });
                    is_there.then_some(colour)
                }
            };
            if let Some(owner) = owner {
                let is_star = matches!(slot, Slot::Star(_));
                rows[y][x] = Cell {
                    sign: if is_star { '*' } else { digit(owner.index()) },
                    colour: Some(owner),
                    is_piece: true,
                };
                let sign = match slot {
                    Slot::Ring(spot) => number(owner, Place::Ring { spot, star: false }, 0),
                    Slot::Finish(colour, index) => number(colour, Place::Finish(index), 0),
                    Slot::Kennel(colour, index) if index + 1 == PIECES => {
                        let places = self.places(board, colour);
                        let waiting = places.iter().filter(|place| **place == Place::Kennel).count();
                        number(colour, Place::Kennel, waiting.saturating_sub(1))
                    }
                    Slot::Kennel(..) | Slot::Star(_) => None,
                };
                numbers.extend(sign.map(|sign| ((x, y), sign)));
            }
        }
        for ((x, y), sign) in numbers {
            print_beside(&mut rows[y], x, sign);
        }
        for row in &mut rows {
            let end = row.iter().rposition(|cell| cell.sign != ' ');
            row.truncate(end.map_or(0, |last| last + 1));
        }
        rows
    }

    /// The board as text, as it is drawn for a terminal without colours.
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

    /// The picture without pieces.
    pub(super) fn sheet(&self) -> Sheet {
        if self.ring() == 64 {
            self.four_arms()
        } else {
            self.lines()
        }
    }

    fn four_arms(&self) -> Sheet {
        let mut sheet = Sheet::new(SIZE);
        for (index, x) in [11, 9, 7, 5].into_iter().enumerate() {
            for place in [(x, 1), (14, index), (21, index + 2)] {
                sheet.print(place, digit(index), None);
            }
        }
        for spot in 0..self.ring() {
            sheet.place(at(spot.into()), Slot::Ring(spot), None);
        }
        for colour in self.field.ring.colours() {
            let own = Some(colour);
            let arm = &ARMS[usize::from(self.start_of(colour)) / 16];
            sheet.print(arm.corner, digit(colour.index()), own);
            sheet.print((arm.stroke.0, arm.stroke.1), arm.stroke.2, None);
            for index in 0..PIECES {
                sheet.place(arm.finish[index], Slot::Finish(colour, index as u8), own);
                sheet.place(arm.kennel[index], Slot::Kennel(colour, index), own);
            }
            sheet.place(arm.star, Slot::Star(colour), own);
        }
        sheet
    }

    /// A line a colour: kennel, the stretch of the ring from its start to the next, and the finish, which branches off
    /// after the start.
    fn lines(&self) -> Sheet {
        let stretch = usize::from(self.ring()) / self.colours();
        // Signs have a blank between them, and parts of the line one more.
        let kennel = |index| 3 + 2 * index;
        let star = kennel(PIECES) + 1;
        let ring = |index| star + 1 + 2 * index;
        let stroke = ring(stretch) + 1;
        let finish = |index| stroke + 2 + 2 * index;
        let mut sheet = Sheet::new((finish(PIECES), self.colours()));
        for colour in self.field.ring.colours() {
            let (own, row) = (Some(colour), colour.index());
            sheet.print((0, row), digit(row), own);
            sheet.print((stroke, row), '\\', None);
            sheet.place((star, row), Slot::Star(colour), own);
            for index in 0..PIECES {
                sheet.place((kennel(index), row), Slot::Kennel(colour, index), own);
                sheet.place((finish(index), row), Slot::Finish(colour, index as u8), own);
            }
            let start = usize::from(self.start_of(colour));
            for index in 0..stretch {
                let ground = own.filter(|_| index == 0);
                sheet.place((ring(index), row), Slot::Ring((start + index) as u8), ground);
            }
        }
        sheet
    }
}
