//! How a batch lies in a frame: one array after the other, each with an entry for every game.

use std::ops::Range;

use serde::Serialize;

use crate::rules::{Seat, Standing};

/// One array of a frame, in the words of numpy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// The type of an entry: `<i2`, `<i4` or `u1`.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// How many entries along each axis; the first is that of the games.
    pub shape: Vec<usize>,
    /// The byte of the frame at which it begins.
    pub offset: usize,
}

/// The sizes that decide where everything lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sizes {
    pub(super) games: usize,
    /// The caller's seats.
    pub(super) seats: usize,
    /// The numbers of a view.
    pub(super) numbers: usize,
    /// The choices that there can ever be.
    pub(super) choices: usize,
    /// Four bytes for a number of a view, not two.
    pub(super) wide: bool,
}

impl Sizes {
    #[inline]
    fn width(self) -> usize {
        if self.wide { 4 } else { 2 }
    }

    /// The bytes of the legal choices of one seat: a bit each.
    #[inline]
    pub(super) fn mask(self) -> usize {
        self.choices.div_ceil(8)
    }

    /// The bytes of the views of one game.
    #[inline]
    fn views(self) -> usize {
        self.seats * self.numbers * self.width()
    }

    /// The bytes of everything but the header.
    pub(super) fn bytes(self) -> usize {
        let each = self.views() + Seat::MOST + 2 + self.seats * self.mask();
        self.games * each
    }

    /// The bytes of everybody's choices: a number of four bytes for each game and each of the caller's seats.
    pub(super) fn step_bytes(self) -> usize {
        self.games * self.seats * 4
    }

    /// The bytes of one game in each array.
    fn rows(self) -> [usize; 5] {
        [self.views(), Seat::MOST, 1, 1, self.seats * self.mask()]
    }

    /// The byte of the frame at which a game lies in an array.
    pub(super) fn place(self, column: usize, game: usize) -> usize {
        let rows = self.rows();
        let before: usize = rows.iter().take(column).sum();
        self.games * before + game * rows[column]
    }

    /// Where each array lies.
    pub(super) fn columns(self) -> Vec<Column> {
        let games = self.games;
        let shapes = [
            (
                "views",
                if self.wide { "<i4" } else { "<i2" },
                vec![games, self.seats, self.numbers],
            ),
            ("places", "u1", vec![games, Seat::MOST]),
            ("turn", "u1", vec![games]),
            ("over", "u1", vec![games]),
            ("legal", "u1", vec![games, self.seats, self.mask()]),
        ];
        let mut offset = 0;
        shapes
            .into_iter()
            .map(|(name, kind, shape)| {
                let column = Column {
                    name,
                    kind,
                    shape,
                    offset,
                };
                let entry = if name == "views" { self.width() } else { 1 };
                offset += column.shape.iter().product::<usize>() * entry;
                column
            })
            .collect()
    }
}

/// The frame that tells how all games stand; kept from step to step, for it also tells what is legal.
#[derive(Debug)]
pub(super) struct Frame {
    sizes: Sizes,
    bytes: Vec<u8>,
}

/// A number of a view that has no room.
#[derive(Debug)]
pub(super) struct Narrow(pub(super) i32);

impl Frame {
    pub(super) fn new(sizes: Sizes) -> Self {
        Self {
            sizes,
            bytes: vec![0; sizes.bytes()],
        }
    }

    pub(super) fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// One of the arrays.
    pub(super) fn column(&self, column: usize) -> &[u8] {
        let (from, row) = (self.sizes.place(column, 0), self.sizes.rows()[column]);
        &self.bytes[from..from + self.sizes.games * row]
    }

    #[inline]
    fn places(&self, game: usize) -> Range<usize> {
        let from = self.sizes.games * self.sizes.views() + game * Seat::MOST;
        from..from + Seat::MOST
    }

    #[inline]
    fn turn_at(&self, game: usize) -> usize {
        self.sizes.games * (self.sizes.views() + Seat::MOST) + game
    }

    #[inline]
    fn mask_range(&self, game: usize, place: usize) -> Range<usize> {
        let (games, mask) = (self.sizes.games, self.sizes.mask());
        let from = games * (self.sizes.views() + Seat::MOST + 2) + (game * self.sizes.seats + place) * mask;
        from..from + mask
    }

    /// Which of the caller's seats are to choose: bit i is seat i.
    #[inline]
    pub(super) fn turn(&self, game: usize) -> u8 {
        self.bytes[self.turn_at(game)]
    }

    #[inline]
    pub(super) fn set_turn(&mut self, game: usize, turn: u8) {
        let at = self.turn_at(game);
        self.bytes[at] = turn;
    }

    /// Whether the game is over.
    #[inline]
    pub(super) fn is_over(&self, game: usize) -> bool {
        self.bytes[self.turn_at(game) + self.sizes.games] != 0
    }

    /// Tells how a game ended, or that it goes on.
    #[inline]
    pub(super) fn set_end(&mut self, game: usize, standing: Option<Standing>) {
        let at = self.turn_at(game) + self.sizes.games;
        self.bytes[at] = standing.is_some().into();
        let places = self.places(game);
        for (seat, byte) in self.bytes[places].iter_mut().enumerate() {
            let place = standing.and_then(|standing| standing.place(Seat::new(seat)));
            *byte = place.unwrap_or_default();
        }
    }

    /// Writes what the caller's seat at this place sees.
    pub(super) fn set_view(&mut self, game: usize, place: usize, numbers: &[i32]) -> Result<(), Narrow> {
        let width = self.sizes.width();
        let bytes = self.sizes.numbers * width;
        let from = game * self.sizes.views() + place * bytes;
        let row = &mut self.bytes[from..from + bytes];
        if !self.sizes.wide {
            return narrow(row, numbers);
        }
        for (bytes, number) in row.chunks_exact_mut(4).zip(numbers) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }
        Ok(())
    }

    /// Writes the numbers of the legal choices of the caller's seat at this place; `count` is how many there are.
    pub(super) fn set_legal(
        &mut self,
        game: usize,
        place: usize,
        count: usize,
        numbers: impl Iterator<Item = usize>,
    ) {
        let (range, choices) = (self.mask_range(game, place), self.sizes.choices);
        let mask = &mut self.bytes[range];
        if count == choices {
            // Where everything is allowed nobody need be asked what.
            mask.fill(u8::MAX);
            if let Some(last) = mask.last_mut() {
                *last >>= (8 - choices % 8) % 8;
            }
            return;
        }
        mask.fill(0);
        for number in numbers {
            mask[number / 8] |= 1 << (number % 8);
        }
    }

    /// Whether a choice is legal for the caller's seat at this place.
    #[inline]
    pub(super) fn is_legal(&self, game: usize, place: usize, number: i32) -> bool {
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        let range = self.mask_range(game, place);
        number < self.sizes.choices && self.bytes[range][number / 8] >> (number % 8) & 1 == 1
    }
}

/// Writes numbers of two bytes.
fn narrow(bytes: &mut [u8], numbers: &[i32]) -> Result<(), Narrow> {
    // What is lost is only gathered here, so that several numbers go at once.
    let mut lost = 0;
    for (bytes, &number) in bytes.chunks_exact_mut(2).zip(numbers) {
        let short = number as i16;
        lost |= i32::from(short) ^ number;
        bytes.copy_from_slice(&short.to_le_bytes());
    }
    if lost == 0 {
        return Ok(());
    }
    let wide = numbers.iter().find(|&&number| i16::try_from(number).is_err());
    wide.map_or(Ok(()), |&number| Err(Narrow(number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_fill_the_frame_without_gaps() {
        for wide in [false, true] {
            let sizes = Sizes {
                games: 3,
                seats: 2,
                numbers: 5,
                choices: 27,
                wide,
            };
            let mut at = 0;
            for column in sizes.columns() {
                assert_eq!(column.offset, at, "{}", column.name);
                let entry = column.kind[column.kind.len() - 1..]
                    .parse::<usize>()
                    .expect("a width");
                at += column.shape.iter().product::<usize>() * entry;
            }
            assert_eq!(at, sizes.bytes());
        }
    }

    #[test]
    fn what_is_written_stands_where_the_columns_say() {
        let sizes = Sizes {
            games: 3,
            seats: 2,
            numbers: 2,
            choices: 27,
            wide: false,
        };
        let mut frame = Frame::new(sizes);
        frame.set_view(1, 1, &[-2, 300]).expect("it fits");
        frame.set_turn(2, 3);
        frame.set_end(1, Some(Standing::new([2, 1, 0, 0, 0, 0])));
        frame.set_legal(2, 1, 3, [0, 9, 26].into_iter());
        frame.set_legal(0, 0, 27, 0..27);
        let offsets: Vec<usize> = sizes.columns().iter().map(|column| column.offset).collect();
        let at = |column: usize, byte: usize| frame.bytes[offsets[column] + byte];
        assert_eq!(frame.column(1), &frame.bytes[offsets[1]..offsets[2]]);
        assert_eq!(sizes.place(4, 1), offsets[4] + 8);
        assert_eq!([0, 1, 2, 3].map(|byte| at(0, 12 + byte)), [0xfe, 0xff, 0x2c, 1]);
        assert_eq!([at(1, 6), at(1, 7), at(1, 8)], [2, 1, 0]);
        assert_eq!([at(2, 1), at(2, 2), at(3, 1), at(3, 2)], [0, 3, 1, 0]);
        assert_eq!([20, 21, 22, 23].map(|byte| at(4, byte)), [1, 2, 0, 4]);
        assert_eq!([0, 1, 2, 3].map(|byte| at(4, byte)), [255, 255, 255, 7]);
        assert!(frame.is_legal(2, 1, 9) && !frame.is_legal(2, 1, 8) && !frame.is_legal(2, 1, -1));
        assert!(!frame.is_legal(2, 1, 27) && !frame.is_legal(2, 0, 9));
        assert_eq!(
            frame.set_view(0, 0, &[0, 40_000]).expect_err("too much").0,
            40_000
        );
    }
}
