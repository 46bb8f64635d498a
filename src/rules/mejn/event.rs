//! What happens in a game of Mens erger je niet.

use serde::{Deserialize, Serialize};

use super::Mejn;
use crate::rules::{Arg, Message, Seat, race::Race as _, track::Spot};

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
    /// A pawn was sent back to its yard.
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

impl Mejn {
    /// The sentence that tells of an event.
    pub(super) fn event_message(&self, event: &Event) -> Option<Message> {
        let about = |key: &str, seat: Seat| Message::new(key).with("seat", seat);
        Some(match event {
            Event::Contested { seat, face } => about("event-contested", *seat).with("face", Arg::Die(*face)),
            Event::Begins { seat } => about("event-begins", *seat),
            Event::Rolled { seat, face } => about("event-rolled", *seat).with("face", Arg::Die(*face)),
            Event::LimitReached { seat } => about("event-limit", *seat),
            Event::NoMove { seat } => about("event-no-move", *seat),
            Event::Moved { seat, path } => {
                let (Some(&from), Some(&to)) = (path.first(), path.last()) else {
                    return None;
                };
                let key = match (from, to) {
                    (Spot::Yard(_), _) => "event-entered",
                    (Spot::Ring(_), Spot::Home(..)) => "event-came-home",
                    _ => "event-moved",
                };
                about(key, *seat)
                    .with("from", self.write_spot(from))
                    .with("to", self.write_spot(to))
            }
            Event::Struck { seat, by, spot } if seat == by => {
                about("event-struck-own", *seat).with("spot", self.write_spot(*spot))
            }
            Event::Struck { seat, by, spot } => about("event-struck", *seat)
                .with("by", *by)
                .with("spot", self.write_spot(*spot)),
            Event::Finished { seat, place } => {
                about("event-finished", *seat).with("place", i64::from(*place))
            }
            Event::Again { seat } => about("event-again", *seat),
            Event::Over => Message::new("event-over"),
        })
    }
}
