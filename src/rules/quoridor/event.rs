//! What happens in a game of Quoridor.

use serde::{Deserialize, Serialize};

use super::square::{Fence, Square};
use crate::rules::{Message, Seat};

/// One thing that happened. Everything that people see, hear or read is made from these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A pawn went to another square.
    Moved {
        /// Whose pawn.
        seat: Seat,
        /// Where it stood.
        from: Square,
        /// Where it stands now; where it stood, if it has jumped back.
        to: Square,
        /// Over or past whom it went, where that square was not beside its own.
        jumped: Option<Seat>,
    },
    /// A fence was placed.
    Placed {
        /// Who placed it.
        seat: Seat,
        /// Where it stands.
        fence: Fence,
        /// How many the seat can still place.
        left: u8,
    },
    /// A seat could neither move nor place a fence, and lost its turn.
    LostTurn {
        /// Whose turn.
        seat: Seat,
    },
    /// A pawn has reached its goal, and the game is over.
    Won {
        /// Who.
        seat: Seat,
    },
    /// The bound on plies has ended the game, and nobody has won.
    Drawn {
        /// After so many.
        plies: u16,
    },
}

impl Event {
    /// The sentence that tells of it.
    pub(super) fn message(self) -> Message {
        let about = |key: &str, seat: Seat| Message::new(key).with("seat", seat);
        match self {
            Self::Moved {
                seat,
                to,
                jumped: None,
                ..
            } => about("event-quoridor-moved", seat).with("to", to.to_string()),
            Self::Moved {
                seat,
                from,
                to,
                jumped: Some(other),
            } if from == to => about("event-quoridor-jumped-back", seat)
                .with("to", to.to_string())
                .with("other", other),
            Self::Moved {
                seat,
                to,
                jumped: Some(other),
                ..
            } => about("event-quoridor-jumped", seat)
                .with("to", to.to_string())
                .with("other", other),
            Self::Placed { seat, fence, left } => about("event-quoridor-placed", seat)
                .with("fence", fence.to_string())
                .with("left", i64::from(left)),
            Self::LostTurn { seat } => about("event-quoridor-lost-turn", seat),
            Self::Won { seat } => about("event-quoridor-won", seat),
            Self::Drawn { plies } => Message::new("event-quoridor-drawn").with("plies", i64::from(plies)),
        }
    }
}
