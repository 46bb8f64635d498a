//! A board in characters, for a terminal: rows of texts, each with what it is painted in.

use crate::{rules::Seat, staging::SpotName};

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

/// What may be chosen on a board: the number by which a person knows it, where the piece stands, and where it would go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels(Vec<(usize, SpotName, SpotName)>);

impl Labels {
    /// The number of what leads away from a spot; the first of several.
    #[must_use]
    pub fn leaving(&self, spot: &str) -> Option<usize> {
        let mut all = self.0.iter();
        all.find_map(|(number, from, _)| (from.as_str() == spot).then_some(*number))
    }

    /// The number of what leads to a spot; the first of several.
    #[must_use]
    pub fn reaching(&self, spot: &str) -> Option<usize> {
        let mut all = self.0.iter();
        all.find_map(|(number, _, to)| (to.as_str() == spot).then_some(*number))
    }
}

impl FromIterator<(usize, SpotName, SpotName)> for Labels {
    fn from_iter<I: IntoIterator<Item = (usize, SpotName, SpotName)>>(labels: I) -> Self {
        Self(labels.into_iter().collect())
    }
}

/// The letter for a seat's pawns: `A` … `F`.
#[must_use]
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}
