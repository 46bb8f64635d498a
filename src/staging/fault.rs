//! What can be wrong with a layout, each fault a sentence that names the file and the spot.

use super::SpotName;
use crate::rules::Seat;

/// What is wrong with a layout.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutFault {
    /// The text is no layout.
    #[error("`{file}` cannot be read as a board: {reason}")]
    Unreadable {
        /// The file's name.
        file: String,
        /// Where and why.
        reason: String,
    },
    /// The number of seats.
    #[error("`{file}` has {count} seats; a board has 1 to 6")]
    Seats {
        /// The file's name.
        file: String,
        /// How many it has.
        count: usize,
    },
    /// The game uses a spot that is not there.
    #[error("`{file}` lacks the spot {spot}, which the game needs")]
    Missing {
        /// The file's name.
        file: String,
        /// The spot.
        spot: SpotName,
    },
    /// A spot is there twice.
    #[error("`{file}` places the spot {spot} twice")]
    Double {
        /// The file's name.
        file: String,
        /// The spot.
        spot: SpotName,
    },
    /// A spot is there that the game does not know, or a line names one that is not there.
    #[error("`{file}` names the spot {spot}, which this board does not have")]
    Unknown {
        /// The file's name.
        file: String,
        /// The spot.
        spot: SpotName,
    },
    /// A spot belongs to a seat that is not there.
    #[error("`{file}` gives the spot {spot} to seat {seat}, which this board does not have")]
    NoSuchSeat {
        /// The file's name.
        file: String,
        /// The spot.
        spot: SpotName,
        /// The seat.
        seat: Seat,
    },
}
