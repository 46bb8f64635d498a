//! What every race settles before it begins: how long it goes on, who has the first turn, and who sits at the table.

use serde::{Deserialize, Serialize};

use super::START;
use crate::rules::{Message, Seat, SeatSet, track::Track};

/// How long the game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayToLast {
    /// Until every seat is home.
    #[default]
    On,
    /// Until one seat is left, which takes the last place.
    OneLeft,
    /// Until the first seat is home; the others share the second place.
    Off,
}

/// Who has the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum WhoBegins {
    /// A seat drawn uniformly among those in play.
    #[default]
    Drawn,
    /// The highest roll; those who tie for it roll again.
    Rolled,
    /// This seat.
    Seat(Seat),
}

impl TryFrom<String> for WhoBegins {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "drawn" => Ok(Self::Drawn),
            "rolled" => Ok(Self::Rolled),
            _ => match text.parse::<usize>() {
                Ok(seat) if seat < Seat::MOST => Ok(Self::Seat(Seat::new(seat))),
                _ => Err(format!(
                    "`{text}` does not say who begins: expected drawn, rolled or a seat 0 … 5"
                )),
            },
        }
    }
}

impl From<WhoBegins> for String {
    fn from(who: WhoBegins) -> Self {
        match who {
            WhoBegins::Drawn => "drawn".to_owned(),
            WhoBegins::Rolled => "rolled".to_owned(),
            WhoBegins::Seat(seat) => seat.to_string(),
        }
    }
}

/// The track of a race, who is on it, by which die, and what every race settles.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The measures of the board.
    pub track: Track,
    /// Seats of the table, empty ones included.
    pub table: u8,
    /// The seats that play.
    pub seats: SeatSet,
    /// Pawns a seat.
    pub pawns: u8,
    /// Faces of the die.
    pub faces: u8,
    /// How long the game goes on.
    pub play_to_last: PlayToLast,
    /// Who has the first turn.
    pub who_begins: WhoBegins,
}

impl Course {
    /// The bits of the home places.
    pub(in crate::rules) fn home(&self) -> u128 {
        ((1 << self.track.lane()) - 1) << (START + self.track.ring())
    }

    /// The bits of the places on the ring.
    pub(in crate::rules) fn on_ring(&self) -> u128 {
        ((1 << self.track.ring()) - 1) << START
    }
}

/// One thing that is wrong with who sits at the table of a race, or with its limit of sixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// A seat is said to be empty that the table does not have.
    EmptySeatNotThere(Seat),
    /// Fewer than two seats play.
    TooFewInPlay,
    /// The seat that is to begin does not play.
    BeginnerNotInPlay(Seat),
    /// A limit of sixes below 2 would forbid every six.
    SixLimit,
}

impl TableFault {
    /// All that is wrong with a table of so many seats.
    pub(in crate::rules) fn all(
        table: u8,
        empty: &[Seat],
        who_begins: WhoBegins,
        six_limit: Option<u8>,
    ) -> Vec<Self> {
        let in_play = SeatSet::at_board(table, empty);
        let beyond = empty.iter().find(|seat| seat.index() >= usize::from(table));
        let beginner = match who_begins {
            WhoBegins::Seat(seat) if !in_play.contains(seat) => Some(seat),
            _ => None,
        };
        let few = (in_play.len() < 2).then_some(Self::TooFewInPlay);
        let limit = six_limit.filter(|&limit| limit < 2).map(|_| Self::SixLimit);
        let beyond = beyond.copied().map(Self::EmptySeatNotThere);
        let beginner = beginner.map(Self::BeginnerNotInPlay);
        [beyond, few, beginner, limit].into_iter().flatten().collect()
    }

    /// The sentence of a game.
    pub(in crate::rules) fn message(self, game: &str) -> Message {
        let of = |what| Message::new(&format!("{game}-{what}"));
        match self {
            Self::EmptySeatNotThere(seat) => of("fault-empty").with("index", i64::from(u8::from(seat))),
            Self::TooFewInPlay => of("fault-in-play"),
            Self::BeginnerNotInPlay(seat) => of("fault-beginner").with("index", i64::from(u8::from(seat))),
            Self::SixLimit => of("fault-six-limit"),
        }
    }
}
