//! What can be wrong with a layout; the sentence of each fault names the file and the spot.

use super::{SpotName, vignette};
use crate::rules::{Message, Seat};

/// What is wrong with a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutFault {
    /// The text is no layout.
    Unreadable {
        /// The file's name.
        file: String,
        /// Where and why.
        reason: String,
    },
    /// The number of seats.
    Seats {
        /// The file's name.
        file: String,
        /// How many it has.
        count: usize,
    },
    /// The game uses a spot that is not there.
    Missing {
        /// The file's name.
        file: String,
        /// The spot.
        spot: SpotName,
    },
    /// A spot is there twice.
    Double {
        /// The file's name.
        file: String,
        /// The spot.
        spot: SpotName,
    },
    /// A spot is there that the game does not know, or a line names one that is not there.
    Unknown {
        /// The file's name.
        file: String,
        /// The spot.
        spot: SpotName,
    },
    /// A small drawing does not lie on the card, or is one too many.
    Vignette {
        /// The file's name.
        file: String,
        /// Which it is, from 1.
        number: usize,
    },
    /// A spot belongs to a seat that is not there.
    NoSuchSeat {
        /// The file's name.
        file: String,
        /// The spot.
        spot: SpotName,
        /// The seat.
        seat: Seat,
    },
}

impl From<&LayoutFault> for Message {
    fn from(fault: &LayoutFault) -> Self {
        let of = |key: &str, file: &str| Self::new(key).with("file", file);
        match fault {
            LayoutFault::Unreadable { file, reason } => {
                of("board-unreadable", file).with("why", reason.as_str())
            }
            LayoutFault::Seats { file, count } => of("board-seats", file).with("count", *count as i64),
            LayoutFault::Vignette { file, number } => of("board-vignette", file)
                .with("number", *number as i64)
                .with("most", vignette::MOST as i64),
            LayoutFault::Missing { file, spot } => of("board-lacks", file).with("spot", spot.as_str()),
            LayoutFault::Double { file, spot } => of("board-double", file).with("spot", spot.as_str()),
            LayoutFault::Unknown { file, spot } => of("board-unknown", file).with("spot", spot.as_str()),
            LayoutFault::NoSuchSeat { file, spot, seat } => of("board-no-seat", file)
                .with("spot", spot.as_str())
                .with("index", seat.index() as i64),
        }
    }
}
