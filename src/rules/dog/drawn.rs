//! A board read back from its picture in characters, as it is drawn or as somebody has typed it.

use super::{
    Dog,
    board::{Board, Code, KENNEL, PIECES, sort},
    picture::{Sheet, Slot},
};
use crate::rules::{Message, Seat, TextFault};

/// The lines of a picture, without those that are empty at its beginning and end and without what all are indented by.
struct Drawn<'a> {
    text: &'a str,
    lines: Vec<&'a str>,
}

impl<'a> Drawn<'a> {
    fn new(text: &'a str) -> Self {
        let is_blank = |line: &&str| line.trim().is_empty();
        let mut lines: Vec<&str> = text.lines().skip_while(is_blank).collect();
        while lines.last().is_some_and(is_blank) {
            lines.pop();
        }
        let indent = |line: &&str| line.bytes().take_while(|&byte| byte == b' ').count();
        let indent = lines.iter().filter(|line| !is_blank(line)).map(indent).min();
        for line in &mut lines {
            *line = line.get(indent.unwrap_or(0)..).unwrap_or_default();
        }
        Self { text, lines }
    }

    /// The sign in a column and a row; blank where nothing is written.
    fn sign(&self, (x, y): (usize, usize)) -> char {
        let line = self.lines.get(y).copied().unwrap_or_default();
        line.chars().nth(x).unwrap_or(' ')
    }

    /// What is wrong with the sign there.
    fn fault(&self, (x, y): (usize, usize), message: Message) -> TextFault {
        let at = self.lines.get(y).map_or(self.text.len(), |line| {
            let start = line.as_ptr() as usize - self.text.as_ptr() as usize;
            start + line.char_indices().nth(x).map_or(line.len(), |(at, _)| at)
        });
        TextFault::new(at, message)
    }
}

/// The pieces that were found, and the colours whose starred piece was.
struct Found {
    pieces: [Vec<Code>; Seat::MOST],
    stars: Vec<Seat>,
}

/// Everything that is printed must stand where it belongs, and nothing else anywhere.
fn check_print(drawn: &Drawn<'_>, sheet: &Sheet) -> Result<(), TextFault> {
    let is_slot = |place| sheet.slots.iter().any(|(at, _)| *at == place);
    for y in 0..sheet.rows.len().max(drawn.lines.len()) {
        let printed = sheet.rows.get(y).map_or(&[][..], Vec::as_slice);
        let width = drawn.lines.get(y).map_or(0, |line| line.chars().count());
        for x in 0..printed.len().max(width) {
            let expected = printed.get(x).map_or(' ', |cell| cell.sign);
            if drawn.sign((x, y)) != expected && !is_slot((x, y)) {
                let key = if expected == ' ' {
                    "dog-picture-blank"
                } else {
                    "dog-picture-print"
                };
                let message = Message::new(key).with("sign", expected.to_string());
                return Err(drawn.fault((x, y), message));
            }
        }
    }
    Ok(())
}

impl Dog {
    /// Reads a board from its picture. Blanks at the ends of lines, and lines that are empty, do not matter.
    ///
    /// # Errors
    /// The first sign that the picture of no board has there, or a colour that has not its four pieces.
    pub fn read_picture(&self, text: &str) -> Result<Board, TextFault> {
        let (drawn, sheet) = (Drawn::new(text), self.sheet());
        if drawn.lines.len() < 2 {
            return Err(TextFault::new(
                0,
                Message::new("dog-text-start").with("text", text.trim()),
            ));
        }
        check_print(&drawn, &sheet)?;
        let mut found = Found {
            pieces: Default::default(),
            stars: Vec::new(),
        };
        // Whether a piece has its star is told before the piece.
        let (stars, places): (Vec<_>, Vec<_>) = sheet
            .slots
            .iter()
            .partition(|(_, slot)| matches!(slot, Slot::Star(_)));
        for (at, slot) in stars.into_iter().chain(places) {
            self.take_sign(&drawn, at, slot, &mut found)?;
        }
        let mut board = Board::default();
        for colour in self.field.ring.colours() {
            let pieces = &found.pieces[colour.index()];
            board.0[colour.index()] = pieces[..].try_into().map_err(|_| {
                let message = Message::new("dog-picture-pieces")
                    .with("colour", colour.index() as i64)
                    .with("count", pieces.len() as i64);
                TextFault::new(text.len(), message)
            })?;
        }
        board.0.iter_mut().for_each(sort);
        Ok(board)
    }

    fn take_sign(
        &self,
        drawn: &Drawn<'_>,
        at: (usize, usize),
        place: Slot,
        found: &mut Found,
    ) -> Result<(), TextFault> {
        let ring = &self.field.ring;
        let sign = drawn.sign(at);
        let refused =
            |key| Err(drawn.fault(at, Message::new(key).with("colours", self.colours() as i64 - 1)));
        if let Slot::Star(colour) = place {
            match sign {
                ' ' => {}
                '*' => found.stars.push(colour),
                _ => return refused("dog-picture-star"),
            }
            return Ok(());
        }
        let standing = sign.to_digit(10).map(|digit| digit as usize);
        let standing = standing.filter(|&colour| colour < self.colours()).map(Seat::new);
        if sign != '.' && standing.is_none() {
            return refused("dog-picture-sign");
        }
        let starred =
            |colour: Seat| place == Slot::Ring(self.start_of(colour)) && found.stars.contains(&colour);
        // Where a star is drawn its piece must be.
        if ring
            .colours()
            .any(|colour| starred(colour) && standing != Some(colour))
        {
            return refused("dog-picture-star");
        }
        let Some(colour) = standing else { return Ok(()) };
        let code = match place {
            Slot::Ring(spot) => ring.code(colour, spot, starred(colour)),
            Slot::Finish(owner, index) if owner == colour => ring.in_finish(index),
            Slot::Kennel(owner, _) if owner == colour => KENNEL,
            _ => return refused("dog-picture-owner"),
        };
        let pieces = &mut found.pieces[colour.index()];
        if pieces.len() == PIECES {
            return refused("dog-text-pieces");
        }
        pieces.push(code);
        Ok(())
    }
}
