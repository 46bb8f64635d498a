//! The board of Dog in characters: the picture of the rules, with its colours.

use super::super::{
    Wrapped,
    picture::{Ink, Picture},
};
use crate::rules::{Game as _, Seat, dog::Dog};

/// The picture of a board. A seat's second colour is painted as its first.
pub(super) fn picture(board: &Wrapped<Dog>) -> Picture {
    let mut picture = Picture::default();
    let seats = board.rules().seats().len();
    for row in board.rules().picture(board.position().board()) {
        picture.start_row();
        for cell in row {
            let owner = cell.colour.map(|colour| Seat::new(colour.index() % seats));
            let ink = match owner {
                Some(seat) if cell.is_piece => Ink::Pawn(seat),
                Some(seat) => Ink::Of(seat),
                None if cell.sign.is_ascii_digit() || cell.sign == '.' => Ink::Faint,
                None => Ink::Plain,
            };
            picture.put(&cell.sign.to_string(), ink);
        }
    }
    picture
}
