//! The board of Quoridor in characters: squares with letters and numbers at the edge, and the fences between them.

use super::super::{
    Wrapped,
    picture::{Ink, Labels, Picture, letter},
};
use crate::rules::{
    Game as _, Message, Seat,
    quoridor::{Fence, Lie, Position, Quoridor, Square},
};

/// The picture of a board.
pub(super) fn picture(board: &Wrapped<Quoridor>) -> Picture {
    labelled(board, &Labels::default())
}

/// The same with the numbers of steps on the squares to which they lead, and the letter of a seat at its goal where there
/// are any.
pub(super) fn labelled(board: &Wrapped<Quoridor>, labels: &Labels) -> Picture {
    let (config, position) = (board.rules().config(), board.position());
    let mut picture = Picture::default();
    for row in (0..config.rows).rev() {
        squares(&mut picture, (position, labels), config.columns, row);
        for seat in board.rules().seats().iter() {
            if goal_of(board, seat) == Some(Edge::Row(row)) {
                picture.put(&format!(" ◂{}", letter(seat)), Ink::Of(seat));
            }
        }
        if row > 0 {
            gap(&mut picture, position, config.columns, row - 1);
        }
    }
    picture.start_row();
    picture.put("  ", Ink::Plain);
    for column in 0..config.columns {
        picture.put(&format!(" {}", char::from(b'a' + column)), Ink::Faint);
        let mut seats = board.rules().seats().iter();
        match seats.find(|&seat| goal_of(board, seat) == Some(Edge::Column(column))) {
            Some(seat) => picture.put(&format!("▴{}", letter(seat)), Ink::Of(seat)),
            None => picture.put("  ", Ink::Plain),
        }
    }
    racks(&mut picture, board);
    picture
}

/// The row or column that a seat has to reach.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Row(u8),
    Column(u8),
}

fn goal_of(board: &Wrapped<Quoridor>, seat: Seat) -> Option<Edge> {
    let (rules, config) = (board.rules(), board.rules().config());
    let (right, top) = (config.columns - 1, config.rows - 1);
    let both = |one: (u8, u8), other: (u8, u8)| {
        [one, other]
            .into_iter()
            .all(|(column, row)| Square::new(column, row).is_some_and(|square| rules.is_goal(seat, square)))
    };
    let row = |row| both((0, row), (right, row)).then_some(Edge::Row(row));
    let column = |column| both((column, 0), (column, top)).then_some(Edge::Column(column));
    row(0)
        .or_else(|| row(top))
        .or_else(|| column(0))
        .or_else(|| column(right))
}

/// Where a seat has to go.
pub(super) fn goal(board: &Wrapped<Quoridor>, seat: Seat) -> Option<Message> {
    Some(match goal_of(board, seat)? {
        Edge::Row(row) => Message::new("text-quoridor-row").with("row", i64::from(row) + 1),
        Edge::Column(column) => {
            let column = char::from(b'a' + column).to_string();
            Message::new("text-quoridor-column").with("column", column)
        }
    })
}

/// The fences that every seat has left.
fn racks(picture: &mut Picture, board: &Wrapped<Quoridor>) {
    picture.start_row();
    for seat in board.rules().seats().iter() {
        let left = usize::from(board.position().left(seat));
        picture.put(&format!("   {} ", letter(seat)), Ink::Of(seat));
        picture.put(&"┃".repeat(left), Ink::Plain);
    }
}

/// Whether there is a fence that lies so, with this square at its lower left.
fn stands(position: &Position, column: Option<u8>, row: Option<u8>, lie: Lie) -> bool {
    let square = column.zip(row).and_then(|(column, row)| Square::new(column, row));
    square
        .and_then(|square| Fence::new(square, lie))
        .is_some_and(|fence| position.has_fence(fence))
}

/// A row of squares, with the fences between neighbours.
fn squares(picture: &mut Picture, (position, labels): (&Position, &Labels), columns: u8, row: u8) {
    picture.start_row();
    picture.put(&format!("{} ", row + 1), Ink::Faint);
    for column in 0..columns {
        let square = Square::new(column, row);
        let pawn = square.and_then(|square| position.seat_on(square));
        let number = square.and_then(|square| labels.reaching(&square.to_string()));
        if let Some(seat) = pawn {
            picture.put(&format!(" {} ", letter(seat)), Ink::Pawn(seat));
        } else if let Some(number) = number {
            picture.put(&format!("{number:^3}"), Ink::Plain);
        } else {
            picture.put(" ", Ink::Plain);
            picture.put("·", Ink::Faint);
            picture.put(" ", Ink::Plain);
        }
        let fenced = stands(position, Some(column), Some(row), Lie::Vertical)
            || stands(position, Some(column), row.checked_sub(1), Lie::Vertical);
        picture.put(if fenced { "┃" } else { " " }, Ink::Plain);
    }
}

/// The gap above a row, with the fences in it.
fn gap(picture: &mut Picture, position: &Position, columns: u8, row: u8) {
    picture.start_row();
    picture.put("  ", Ink::Plain);
    for column in 0..columns {
        let here = stands(position, Some(column), Some(row), Lie::Horizontal);
        let before = stands(position, column.checked_sub(1), Some(row), Lie::Horizontal);
        picture.put(if here || before { "━━━" } else { "   " }, Ink::Plain);
        let upright = stands(position, Some(column), Some(row), Lie::Vertical);
        picture.put(
            if here {
                "━"
            } else if upright {
                "┃"
            } else {
                " "
            },
            Ink::Plain,
        );
    }
}
