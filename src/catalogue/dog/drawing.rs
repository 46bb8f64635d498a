//! The board of Dog in characters: the picture of the rules, with its colours; and a hand of cards.

use super::super::{
    Wrapped,
    picture::{Ink, Picture},
};
use crate::rules::{
    Game as _, Message, Seat,
    dog::{Config, Dog},
};

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

/// The digits of the colours that a seat has.
pub(super) fn signs(config: &Config, seat: Seat) -> String {
    let seats = usize::from(config.seats).max(1);
    let own = (seat.index()..usize::from(config.colours())).step_by(seats);
    let digits: Vec<String> = own.map(|colour| colour.to_string()).collect();
    digits.join(" ")
}

/// The cards of a seat, each in its frame.
pub(super) fn hand(board: &Wrapped<Dog>, seat: Seat) -> Message {
    let view = board.rules().view(board.position(), seat);
    let cards: Vec<String> = view.hand().iter().map(|card| format!("[{card}]")).collect();
    Message::new("text-dog-hand")
        .with("seat", seat)
        .with("count", cards.len() as i64)
        .with("cards", cards.join(" "))
}
