//! The cube of Compromise in characters: three grids side by side, on each place the pips of both seats, and the scores.

use super::super::{
    Wrapped,
    picture::{Ink, Picture, letter},
};
use crate::rules::{
    Game as _, Message, Seat,
    compromise::{Compromise, CompromiseView, Triple},
};

/// The picture of a cube. What is still secret is not in it.
pub(super) fn picture(board: &Wrapped<Compromise>) -> Picture {
    drawn(board, false)
}

/// The same with the letter of each seat above its numbers.
pub(super) fn sided(board: &Wrapped<Compromise>) -> Picture {
    drawn(board, true)
}

/// Which numbers are those of a seat.
pub(super) fn side(seat: Seat) -> Message {
    Message::new(if seat.index() == 0 {
        "text-compromise-left"
    } else {
        "text-compromise-right"
    })
}

fn drawn(board: &Wrapped<Compromise>, names_sides: bool) -> Picture {
    let seats = [0, 1].map(Seat::new);
    let views = seats.map(|seat| board.rules().view(board.position(), seat));
    let most = views.iter().flat_map(CompromiseView::mine).max().copied();
    // Numbers are as wide as the widest of them.
    let width = most.unwrap_or_default().to_string().len().max(2);
    let mut picture = Picture::default();
    for header in [false, true] {
        picture.start_row();
        picture.put("  ", Ink::Plain);
        for grid in 1..=3 {
            picture.put("  ", Ink::Plain);
            for column in 1..=3 {
                let sign = match (header, column) {
                    (true, _) => column.to_string(),
                    (false, 2) => format!("[{grid}]"),
                    (false, _) => String::new(),
                };
                picture.put(&format!("{sign:^0$}  ", 2 * width + 1), Ink::Faint);
            }
        }
    }
    if names_sides {
        picture.start_row();
        picture.put("  ", Ink::Plain);
        for column in 0..9 {
            picture.put(if column % 3 == 0 { "  " } else { "" }, Ink::Plain);
            let [left, right] = seats.map(letter);
            picture.put(&format!("{left:>width$}"), Ink::Of(seats[0]));
            picture.put(" ", Ink::Plain);
            picture.put(&format!("{right:<width$}"), Ink::Of(seats[1]));
            picture.put("  ", Ink::Plain);
        }
    }
    for row in 0..3 {
        picture.start_row();
        picture.put(&format!("{} ", row + 1), Ink::Faint);
        for grid in 0..3 {
            picture.put("  ", Ink::Plain);
            for column in 0..3 {
                let place = Triple::new(grid, row, column).index();
                let [red, green] = [0, 1].map(|side: usize| views[side].mine()[place]);
                put_count(&mut picture, red, seats[0], |sign| format!("{sign:>width$}"));
                picture.put(" ", Ink::Plain);
                put_count(&mut picture, green, seats[1], |sign| format!("{sign:<width$}"));
                picture.put("  ", Ink::Plain);
            }
        }
    }
    picture.start_row();
    for (seat, view) in seats.into_iter().zip(views) {
        picture.put("   ", Ink::Plain);
        picture.put(&format!(" {} {} ", letter(seat), view.score()), Ink::Pawn(seat));
    }
    picture
}

/// A number of pips in the colour of its seat; a dot where there are none.
fn put_count(picture: &mut Picture, count: u32, seat: Seat, fit: impl Fn(String) -> String) {
    if count == 0 {
        picture.put(&fit("·".to_owned()), Ink::Faint);
    } else {
        picture.put(&fit(count.to_string()), Ink::Of(seat));
    }
}

/// The pips that a seat has placed in this round, and how many it has left; none where none are placed.
pub(super) fn hand(board: &Wrapped<Compromise>, seat: Seat) -> Option<Message> {
    let view = board.rules().view(board.position(), seat);
    if !view.is_placing() {
        return None;
    }
    let places: Vec<String> = Triple::all()
        .zip(view.placed())
        .filter(|&(_, &pips)| pips > 0)
        .map(|(place, pips)| format!("{place}x{pips}"))
        .collect();
    Some(
        Message::new("text-compromise-hand")
            .with("seat", seat)
            .with("left", i64::from(view.left()))
            .with("count", places.len() as i64)
            .with("places", places.join(" ")),
    )
}
