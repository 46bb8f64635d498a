//! The board of Quoridor in characters: squares with letters and numbers at the edge, and the fences between them.

use super::super::{
    Wrapped,
    picture::{Ink, Picture, letter},
};
use crate::rules::{
    Game as _,
    quoridor::{Fence, Lie, Position, Quoridor, Square},
};

/// The picture of a board.
pub(super) fn picture(board: &Wrapped<Quoridor>) -> Picture {
    let (config, position) = (board.rules().config(), board.position());
    let mut picture = Picture::default();
    for row in (0..config.rows).rev() {
        squares(&mut picture, position, config.columns, row);
        if row > 0 {
            gap(&mut picture, position, config.columns, row - 1);
        }
    }
    picture.start_row();
    picture.put("  ", Ink::Plain);
    for column in 0..config.columns {
        picture.put(&format!(" {}  ", char::from(b'a' + column)), Ink::Faint);
    }
    racks(&mut picture, board);
    picture
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
fn squares(picture: &mut Picture, position: &Position, columns: u8, row: u8) {
    picture.start_row();
    picture.put(&format!("{} ", row + 1), Ink::Faint);
    for column in 0..columns {
        let pawn = Square::new(column, row).and_then(|square| position.seat_on(square));
        if let Some(seat) = pawn {
            picture.put(&format!(" {} ", letter(seat)), Ink::Pawn(seat));
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
