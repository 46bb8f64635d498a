//! A board in characters, for a terminal: rows of texts, each with what it is painted in.

use crate::rules::Seat;

/// What a text is painted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// As any text.
    Plain,
    /// Fainter than other text.
    Faint,
    /// In the colour of a seat.
    Of(Seat),
    /// As a pawn of a seat: its colour behind the text.
    Pawn(Seat),
}

/// A board in characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture(Vec<Vec<(String, Ink)>>);

impl Picture {
    /// The rows from the top, each as its texts from the left.
    #[must_use]
    pub fn rows(&self) -> &[Vec<(String, Ink)>] {
        &self.0
    }

    /// Begins another row below.
    pub fn start_row(&mut self) {
        self.0.push(Vec::new());
    }

    /// Adds a text at the right end of the last row.
    pub fn put(&mut self, text: &str, ink: Ink) {
        let Some(row) = self.0.last_mut() else { return };
        match row.last_mut() {
            Some((last, same)) if *same == ink => last.push_str(text),
            _ => row.push((text.to_owned(), ink)),
        }
    }
}

/// The letter for a seat's pawns: `A` … `F`.
#[must_use]
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}
