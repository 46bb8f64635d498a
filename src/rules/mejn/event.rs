//! What happens in a game of Mens erger je niet.

use serde::{Deserialize, Serialize};

use crate::rules::{Seat, track::Spot};

/// One thing that happened. Everything that people see, hear or read is made from these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat threw for who begins.
    Contested {
        /// Who threw.
        seat: Seat,
        /// The face, 1 … F.
        face: u8,
    },
    /// It is settled who begins.
    Begins {
        /// The seat of the first turn.
        seat: Seat,
    },
    /// A seat rolled.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The face, 1 … F.
        face: u8,
    },
    /// The roll was not played because it was the last one allowed of its kind in a row.
    LimitReached {
        /// Whose turn ends.
        seat: Seat,
    },
    /// No move was legal.
    NoMove {
        /// Who could not move.
        seat: Seat,
    },
    /// A pawn walked.
    Moved {
        /// Whose pawn.
        seat: Seat,
        /// Every spot from where it stood to where it ended.
        path: Vec<Spot>,
    },
    /// A pawn was sent back to begin.
    Struck {
        /// Whose pawn.
        seat: Seat,
        /// Who struck it, perhaps its owner.
        by: Seat,
        /// The ring spot on which it stood.
        spot: Spot,
    },
    /// A seat has brought its last pawn home.
    Finished {
        /// Who.
        seat: Seat,
        /// The place, 1 for the first.
        place: u8,
    },
    /// The same seat rolls again.
    Again {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}
