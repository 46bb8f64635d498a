//! What happens in a game of Ludo, and the sentences that tell of it: each is whole, so that any language can have its
//! own order of words.

use serde::{Deserialize, Serialize};

use super::{
    Ludo,
    position::{LANE, LAST, START},
};
use crate::rules::{Arg, Message, Seat, race::Race as _, track::Spot};

/// One thing that happened. Everything that people see, hear or read is made from these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat threw for who begins.
    Contested {
        /// Who threw.
        seat: Seat,
        /// The face, 1 … 6.
        face: u8,
    },
    /// Those who threw highest tie, and they alone throw again.
    Tied {
        /// Who they are, two of them or more.
        seats: Vec<Seat>,
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
        /// The face, 1 … 6.
        face: u8,
    },
    /// The six was not played because it was one too many in a row.
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
        /// Every spot from where it stood to where it ended, there and back again at home.
        path: Vec<Spot>,
        /// Whether it had just been brought in and went by itself.
        by_itself: bool,
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
        /// Whether that roll moves the pawn that has just been brought in.
        for_new_pawn: bool,
    },
    /// The house allows no more rolls.
    RanOut {
        /// How many there were.
        rolls: u16,
    },
    /// The game is over.
    Over,
}

impl Ludo {
    /// The sentence that tells of an event.
    pub(super) fn event_message(&self, event: &Event) -> Option<Message> {
        let about = |key: &str, seat: Seat| Message::new(key).with("seat", seat);
        Some(match event {
            Event::Contested { seat, face } => {
                about("event-ludo-contested", *seat).with("face", Arg::Die(*face))
            }
            Event::Tied { seats } => return tie(seats),
            Event::Begins { seat } => about("event-ludo-begins", *seat),
            Event::Rolled { seat, face } => about("event-ludo-rolled", *seat).with("face", Arg::Die(*face)),
            Event::LimitReached { seat } => about("event-ludo-limit", *seat),
            Event::NoMove { seat } => about("event-ludo-no-move", *seat),
            Event::Moved {
                seat,
                path,
                by_itself,
            } => self.walk_message(*seat, path, *by_itself)?,
            Event::Struck { seat, by, spot } if seat == by => {
                about("event-ludo-struck-own", *seat).with("spot", self.write_spot(*spot))
            }
            Event::Struck { seat, by, spot } => about("event-ludo-struck", *by)
                .with("victim", *seat)
                .with("spot", self.write_spot(*spot)),
            Event::Finished { seat, place } => {
                about("event-ludo-finished", *seat).with("place", i64::from(*place))
            }
            Event::Again {
                seat,
                for_new_pawn: true,
            } => about("event-ludo-again-new", *seat),
            Event::Again { seat, .. } => about("event-ludo-again", *seat),
            Event::RanOut { rolls } => Message::new("event-ludo-ran-out").with("rolls", i64::from(*rolls)),
            Event::Over => Message::new("event-ludo-over"),
        })
    }

    /// The sentence that tells of a walk, by its spots.
    fn walk_message(&self, seat: Seat, path: &[Spot], by_itself: bool) -> Option<Message> {
        let (&from, &to) = (path.first()?, path.last()?);
        // Who goes to and fro stands on the last circle before the end of its walk.
        let last = Spot::Home(seat, LANE - 1);
        let turns = path[..path.len() - 1].contains(&last);
        let key = match (from, to) {
            (Spot::Yard(_), _) => "event-ludo-entered",
            _ if by_itself => "event-ludo-by-itself",
            (Spot::Ring(_), Spot::Home(..)) if turns => "event-ludo-came-home-bounced",
            (Spot::Ring(_), Spot::Home(..)) => "event-ludo-came-home",
            (Spot::Home(..), _) if turns => "event-ludo-bounced",
            (Spot::Home(..), _) => "event-ludo-moved-home",
            _ => "event-ludo-moved",
        };
        Some(
            Message::new(key)
                .with("seat", seat)
                .with("from", self.write_spot(from))
                .with("to", self.write_spot(to))
                .with("last", self.write_spot(self.spot(seat, LAST)))
                .with("start", self.write_spot(self.spot(seat, START))),
        )
    }
}

/// The sentence that tells who ties; each number of them has its own.
fn tie(seats: &[Seat]) -> Option<Message> {
    let of = |key: &str| Message::new(key);
    Some(match *seats {
        [first, second] => of("event-ludo-tied-two")
            .with("first", first)
            .with("second", second),
        [first, second, third] => of("event-ludo-tied-three")
            .with("first", first)
            .with("second", second)
            .with("third", third),
        [_, _, _, _] => of("event-ludo-tied-four"),
        _ => return None,
    })
}
