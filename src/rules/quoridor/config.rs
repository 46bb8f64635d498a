//! Board, fences and house rules of Quoridor, and everything that can be wrong with them.

use serde::{Deserialize, Serialize};

use super::square::MOST;
use crate::rules::{Message, Seat, SeatSet};

/// What a third pawn does that stands behind a neighbour whom one would jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThirdPawn {
    /// As a fence is in the way: one steps to either side of the neighbour.
    #[default]
    LikeAFence,
    /// It stops the pawn: nothing can be done in that direction.
    Blocks,
}

/// A configuration: the measures of the board, the fences, and the house rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Seats of the board: 2 or 4.
    pub seats: u8,
    /// Seats at which nobody plays. There can be none: it is here so that who asks for one is told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub empty: Vec<Seat>,
    /// Columns of the board, odd, 3 … 9.
    pub columns: u8,
    /// Rows of the board, odd, 3 … 9.
    pub rows: u8,
    /// Fences that each seat has, 0 … 20.
    pub fences: u8,
    /// What a third pawn behind a neighbour does.
    pub third_pawn: ThirdPawn,
    /// Whether a pawn may jump a neighbour that is shut in and come back to where it stood. It is left out of texts
    /// where it is off: records, and what was promised for them, are as they were before there was this rule.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub jump_back: bool,
    /// The ply after which the game is a draw, 1 … 1000.
    pub max_plies: Option<u16>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            seats: 2,
            empty: Vec::new(),
            columns: MOST,
            rows: MOST,
            fences: Self::usual_fences(2),
            third_pawn: ThirdPawn::LikeAFence,
            jump_back: false,
            max_plies: None,
        }
    }
}

impl Config {
    /// The most fences of a seat.
    pub const MOST_FENCES: u8 = 20;
    /// The highest bound on plies.
    pub const MOST_PLIES: u16 = 1000;

    /// How many fences each seat has on a board for so many, where nothing else is said.
    #[must_use]
    pub const fn usual_fences(seats: usize) -> u8 {
        if seats == 4 { 5 } else { 10 }
    }

    /// The seats that play: first and second, or all four clockwise.
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        SeatSet::at_board(self.seats, &self.empty)
    }

    /// Everything that is wrong with this configuration.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if ![2, 4].contains(&self.seats) {
            faults.push(Fault::Seats(self.seats));
        }
        faults.extend(self.empty.first().map(|&seat| Fault::Empty(seat)));
        let fits = |size: u8| size % 2 == 1 && (3..=MOST).contains(&size);
        if !fits(self.columns) {
            faults.push(Fault::Columns(self.columns));
        }
        if !fits(self.rows) {
            faults.push(Fault::Rows(self.rows));
        }
        if self.fences > Self::MOST_FENCES {
            faults.push(Fault::Fences(self.fences));
        }
        let bounds = 1..=Self::MOST_PLIES;
        faults.extend(
            self.max_plies
                .filter(|plies| !bounds.contains(plies))
                .map(Fault::MaxPlies),
        );
        faults
    }
}

/// One thing that is wrong with a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The number of seats is neither 2 nor 4.
    Seats(u8),
    /// A seat is to be empty.
    Empty(Seat),
    /// The number of columns is even, or not 3 … 9.
    Columns(u8),
    /// The number of rows is even, or not 3 … 9.
    Rows(u8),
    /// More than 20 fences a seat.
    Fences(u8),
    /// The bound on plies is not 1 … 1000.
    MaxPlies(u16),
}

impl From<Fault> for Message {
    fn from(fault: Fault) -> Self {
        let number = |key, number: u16| Self::new(key).with("number", i64::from(number));
        match fault {
            Fault::Seats(seats) => number("quoridor-fault-seats", seats.into()),
            Fault::Empty(seat) => Self::new("quoridor-fault-empty").with("seat", seat),
            Fault::Columns(columns) => number("quoridor-fault-columns", columns.into()),
            Fault::Rows(rows) => number("quoridor-fault-rows", rows.into()),
            Fault::Fences(fences) => {
                number("quoridor-fault-fences", fences.into()).with("most", i64::from(Config::MOST_FENCES))
            }
            Fault::MaxPlies(plies) => {
                number("quoridor-fault-plies", plies).with("most", i64::from(Config::MOST_PLIES))
            }
        }
    }
}
