//! The board of Dog in characters: the picture of the rules, with its colours; and a hand of cards.

use super::{
    super::{
        Wrapped,
        picture::{Ink, Labels, Picture},
    },
    look::spot_of,
};
use crate::rules::{
    Game as _, Message, Seat,
    dog::{Cell, Config, Dog, Place},
};

/// The numbers of choices, beside pieces that are digits themselves.
const NUMBERS: [char; 9] = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/// The picture of a board. A seat's second colour is painted as its first.
pub(super) fn picture(board: &Wrapped<Dog>) -> Picture {
    let rules = board.rules();
    paint(rules, rules.picture(board.position().board()))
}

/// The same with the number of a choice beside each piece that can go, as the board stands by what is chosen of a turn.
pub(super) fn labelled(board: &Wrapped<Dog>, labels: &Labels) -> Picture {
    let rules = board.rules();
    let number = |colour: Seat, place: Place, waiting: usize| {
        let number = labels.leaving(spot_of(colour, place, waiting).as_str())?;
        // One sign has room there, and no sign of the board may be like it; what comes later stands in the list.
        let sign = number.checked_sub(1).and_then(|at| NUMBERS.get(at));
        Some(sign.copied().unwrap_or('⁺'))
    };
    let stands = rules.under_way(board.position());
    paint(rules, rules.numbered_picture(&stands, &number))
}

fn paint(rules: &Dog, rows: Vec<Vec<Cell>>) -> Picture {
    let mut picture = Picture::default();
    let seats = rules.seats().len();
    for row in rows {
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

/// Who plays with a seat, and where its pieces start.
pub(super) fn mates(board: &Wrapped<Dog>, seat: Seat) -> Message {
    let rules = board.rules();
    let team = rules.team(seat);
    let mates: Vec<Seat> = rules
        .seats()
        .iter()
        .filter(|&other| other != seat && rules.team(other) == team)
        .collect();
    let told = |key| Message::new(key).with("start", format!("P{}", rules.start_of(seat)));
    match mates[..] {
        [] => told("text-dog-alone"),
        [mate] => told("text-dog-mate").with("mate", mate),
        [mate, other, ..] => told("text-dog-mates").with("mate", mate).with("other", other),
    }
}
