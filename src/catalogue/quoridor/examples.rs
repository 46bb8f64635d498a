//! Positions of Quoridor that show one rule each, made for the board and the house rules of a table.
//!
//! Every position is written as text and read back, so it is one of this configuration, and a choice is shown only if
//! the rules answer to it as they should. Where the board or the fences do not suffice, there is no example.

use super::super::{Example, Wrapped, lesson::Shows};
use crate::{
    rules::{
        Game as _, Notation as _, Seat,
        quoridor::{Config, Quoridor, Square},
    },
    staging::SpotName,
};

/// The examples of one table. The first seat is the one that is taught.
pub(super) struct Examples {
    table: Wrapped<Quoridor>,
}

/// The text of a square by its column and row, counted from 0.
fn square(column: u8, row: u8) -> String {
    Square::new(column, row).map_or_else(String::new, |square| square.to_string())
}

impl Examples {
    pub(super) fn new(rules: Quoridor) -> Self {
        Self {
            table: Wrapped::new(rules),
        }
    }

    fn config(&self) -> &Config {
        self.table.rules().config()
    }

    /// The middle column, and the row in which most examples have the pawn that is taught: behind the middle.
    fn middle(&self) -> (u8, u8) {
        (self.config().columns / 2, self.config().rows / 2 - 1)
    }

    /// The position with these pawns, others at their starts, and these fences, each given as `e3h`.
    fn position(&self, pawns: &[(u8, u8)], fences: &[String]) -> Option<Wrapped<Quoridor>> {
        let (rules, start) = (self.table.rules(), self.table.position());
        let seats: Vec<Seat> = rules.seats().iter().collect();
        let place = |(&seat, pawn): (&Seat, Option<&(u8, u8)>)| match pawn {
            Some(&(column, row)) => Some(square(column, row)),
            None => start.pawn(seat).map(|square| square.to_string()),
        };
        let places: Option<Vec<String>> = (0..)
            .zip(&seats)
            .map(|(k, seat)| place((seat, pawns.get(k))))
            .collect();
        // Those who are not taught have placed what stands there.
        let (mut gone, hand) = (fences.len(), usize::from(self.config().fences));
        let mut left: Vec<String> = Vec::new();
        for k in 0..seats.len() {
            let used = if k == 0 { 0 } else { gone.min(hand) };
            gone -= used;
            left.push((hand - used).to_string());
        }
        let standing = if fences.is_empty() {
            "-".to_owned()
        } else {
            fences.join(",")
        };
        let plies = if self.config().max_plies.is_some() {
            " plies=0"
        } else {
            ""
        };
        let text = format!(
            "pawns={} left={} fences={standing} next=0{plies}",
            places?.join(","),
            left.join(",")
        );
        self.table.at(&text).ok()
    }

    /// A choice in a position, if it really is what it is to show.
    fn choice(&self, pawns: &[(u8, u8)], fences: &[String], text: &str, shows: Shows) -> Option<Example> {
        let board = self.position(pawns, fences)?;
        let (rules, seat) = (board.rules(), Seat::new(0));
        let choice = rules.read_choice(board.position(), seat, text).ok()?;
        let number = rules.choice_number(choice);
        Example::of(board, seat, number, shows)
    }

    /// A pawn goes straight ahead, and aside where the other one stands.
    pub(super) fn aim(&self) -> Example {
        let (column, last) = (self.middle().0, self.config().rows - 1);
        let ahead = (0..last).map(|row| square(column, row));
        let way = ahead.chain([square(column - 1, last)]).map(SpotName::from);
        Example::still(self.table.clone(), Seat::new(0)).walking(way.collect())
    }

    /// The first step straight ahead.
    pub(super) fn step(&self) -> Option<Example> {
        let column = self.middle().0;
        self.choice(&[], &[], &square(column, 1), Shows::Allowed)
    }

    /// A fence before the other pawn.
    pub(super) fn fence(&self) -> Option<Example> {
        let (column, rows) = (self.middle().0, self.config().rows);
        self.choice(&[], &[], &(square(column, rows - 2) + "h"), Shows::Allowed)
    }

    /// A fence that crosses another one.
    pub(super) fn crossing(&self) -> Option<Example> {
        let at = square(0, 0);
        self.choice(
            &[],
            &[format!("{at}h")],
            &format!("{at}v"),
            Shows::Forbidden("quoridor-crosses"),
        )
    }

    /// A fence that shuts in the other pawn, or as near to that as this board allows.
    pub(super) fn closing(&self) -> Option<Example> {
        let (columns, rows) = (self.config().columns, self.config().rows);
        // Two upright fences beside the other pawn, and the one that would lie before it.
        let column = columns / 2;
        let beside = [column.checked_sub(1)?, column].map(|column| square(column, rows - 2) + "v");
        let last = [column - 1, column].map(|column| square(column, rows.saturating_sub(3)) + "h");
        last.iter()
            .find_map(|text| self.choice(&[], &beside, text, Shows::Forbidden("quoridor-closes-way")))
    }

    /// A jump straight over the other pawn.
    pub(super) fn jump(&self) -> Option<Example> {
        let (column, row) = self.middle();
        let pawns = self.face_to_face();
        self.choice(&pawns, &[], &square(column, row + 2), Shows::Allowed)
    }

    /// A step past the other pawn, with a fence behind it, or with the edge.
    pub(super) fn side(&self) -> Option<Example> {
        let (column, row) = self.middle();
        let pawns = self.face_to_face();
        let fence = [square(column, row + 1) + "h"];
        let to = square(column - 1, row + 1);
        self.choice(&pawns, &fence, &to, Shows::Allowed).or_else(|| {
            // Without fences the edge at the side has to do.
            let pawns = self.two((1, row), (0, row));
            self.choice(&pawns, &[], &square(0, row + 1), Shows::Allowed)
        })
    }

    /// A jump over the other pawn and back, with fences behind it and on both its sides, or with as much of the edge as
    /// the fences ask for.
    pub(super) fn back(&self) -> Option<Example> {
        let (column, row) = self.middle();
        let middle = self.choice(
            &self.face_to_face(),
            &[
                square(column, row + 1) + "h",
                square(column.checked_sub(1)?, row + 1) + "v",
                square(column, row) + "v",
            ],
            &square(column, row),
            Shows::Allowed,
        );
        // In the corner a fence is enough.
        middle.or_else(|| {
            let below = self.config().rows - 2;
            let pawns = self.two((0, below), (0, below + 1));
            self.choice(
                &pawns,
                &[square(0, below) + "v"],
                &square(0, below),
                Shows::Allowed,
            )
        })
    }

    /// A step past the other pawn, with a third one behind it; where that stops the pawn, the step is forbidden.
    pub(super) fn third(&self, shows: Shows) -> Option<Example> {
        let (column, row) = self.middle();
        // Seats 1 and 2 stand in front of seat 0: none of the three is at its goal there.
        let pawns = [(column, row), (column, row + 1), (column, row + 2)];
        let to = square(column - 1, row + 1);
        self.choice(&pawns, &[], &to, shows)
            .or_else(|| self.choice(&[(column, row), (column, row + 1)], &[], &to, shows))
    }

    /// The last step.
    pub(super) fn win(&self) -> Option<Example> {
        let (columns, rows) = (self.config().columns, self.config().rows);
        self.choice(
            &[(columns - 1, rows - 2)],
            &[],
            &square(columns - 1, rows - 1),
            Shows::Allowed,
        )
        .or_else(|| self.choice(&[(0, rows - 2)], &[], &square(0, rows - 1), Shows::Allowed))
    }

    /// The pawn that is taught before that of the seat opposite, with the others at their starts.
    fn face_to_face(&self) -> Vec<(u8, u8)> {
        let (column, row) = self.middle();
        self.two((column, row), (column, row + 1))
    }

    /// The pawn that is taught and that of the seat opposite on these squares.
    fn two(&self, own: (u8, u8), other: (u8, u8)) -> Vec<(u8, u8)> {
        if self.config().seats == 2 {
            return vec![own, other];
        }
        vec![own, (0, self.config().rows / 2), other]
    }
}
