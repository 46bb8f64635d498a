//! Board, sizes and house rules of Mens erger je niet, and everything that can be wrong with them.

use serde::{Deserialize, Serialize};

use super::Mejn;
use crate::rules::{
    Game, Message, Seat, SeatSet,
    race::{PlayToLast, TableFault, WhoBegins},
};

/// When a pawn that stands on its own start must leave it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaveStart {
    /// With whatever was rolled.
    #[default]
    Always,
    /// Only while another pawn waits in the yard.
    #[serde(rename = "while_begin")]
    WhileOneWaits,
    /// Never; while it stands there nothing can be brought in.
    Never,
}

/// A configuration: the measures of the board, who sits at it, and the house rules.
///
/// The default is the *Reference* rules on the board for four.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a house rule that is on or off"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Seats of the board, empty ones included: 2 … 6.
    pub seats: u8,
    /// Seats at which nobody plays.
    pub empty: Vec<Seat>,
    /// Ring spots from one start to the next (D).
    pub dots: u8,
    /// Pawns a seat (P).
    pub pawns: u8,
    /// Faces of the die (F).
    pub faces: u8,
    /// Landing on an own pawn on the ring is legal and strikes it.
    pub self_strike: bool,
    /// A pawn that leaves the start strikes an own pawn on its target; off: such a target is closed.
    pub start_strikes_own: bool,
    /// When a pawn on the start must leave it.
    pub leave_start_first: LeaveStart,
    /// With nothing that could move but by a six: up to three rolls, ended by the first six.
    pub three_tries: bool,
    /// Where a legal move strikes an opponent, one of those must be made.
    pub strike_is_compulsory: bool,
    /// Pawns in the home lane can't be passed.
    pub home_no_jumping: bool,
    /// The highest face gives another roll.
    pub six_rolls_again: bool,
    /// The n-th highest face in a row is not played and ends the turn.
    pub six_limit: Option<u8>,
    /// How long the game goes on.
    pub play_to_last: PlayToLast,
    /// Who has the first turn.
    pub who_begins: WhoBegins,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            seats: 4,
            empty: Vec::new(),
            dots: 10,
            pawns: 4,
            faces: 6,
            self_strike: false,
            start_strikes_own: true,
            leave_start_first: LeaveStart::Always,
            three_tries: false,
            strike_is_compulsory: false,
            home_no_jumping: false,
            six_rolls_again: true,
            six_limit: None,
            play_to_last: PlayToLast::On,
            who_begins: WhoBegins::Drawn,
        }
    }
}

impl Config {
    /// The names of the house-rule presets, the default first.
    pub const PRESETS: [&'static str; 3] = ["reference", "mensch", "quick"];

    /// This configuration with the house rules of a preset, on the same board with the same seats.
    /// None when there is no such preset.
    #[must_use]
    pub fn preset(&self, name: &str) -> Option<Self> {
        let reference = Self {
            seats: self.seats,
            empty: self.empty.clone(),
            dots: self.dots,
            pawns: self.pawns,
            faces: self.faces,
            ..Self::default()
        };
        match name {
            "reference" => Some(reference),
            "mensch" => Some(Self {
                three_tries: true,
                home_no_jumping: true,
                start_strikes_own: false,
                leave_start_first: LeaveStart::WhileOneWaits,
                ..reference
            }),
            "quick" => Some(Self {
                pawns: 2,
                play_to_last: PlayToLast::Off,
                ..reference
            }),
            _ => None,
        }
    }

    /// The seats that play.
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        SeatSet::at_board(self.seats, &self.empty)
    }

    /// Everything that is wrong with this configuration.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let Self {
            seats,
            dots,
            pawns,
            faces,
            ..
        } = *self;
        if !(2..=6).contains(&seats) {
            faults.push(Fault::Seats(seats));
        }
        if dots <= faces {
            faults.push(Fault::DotsNotAboveFaces { dots, faces });
        }
        if faces < pawns {
            faults.push(Fault::FacesBelowPawns { faces, pawns });
        }
        if !(1..=8).contains(&pawns) {
            faults.push(Fault::Pawns(pawns));
        }
        if !(1..=20).contains(&faces) {
            faults.push(Fault::Faces(faces));
        }
        let way = u16::from(seats) * u16::from(dots) + u16::from(pawns);
        if way > 127 {
            faults.push(Fault::WayTooLong(way));
        }
        let table = TableFault::all(seats, &self.empty, self.who_begins, self.six_limit);
        faults.extend(table.into_iter().map(Fault::Table));
        if self.who_begins == WhoBegins::Rolled && faces == 1 {
            faults.push(Fault::RolledByOneFace);
        }
        faults
    }
}

/// One thing that is wrong with a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Who sits there, who begins, or the limit of sixes.
    Table(TableFault),
    /// The number of seats is not 2 … 6.
    Seats(u8),
    /// D > F is demanded.
    DotsNotAboveFaces {
        /// Dots a seat.
        dots: u8,
        /// Faces of the die.
        faces: u8,
    },
    /// F ≥ P is demanded.
    FacesBelowPawns {
        /// Faces of the die.
        faces: u8,
        /// Pawns a seat.
        pawns: u8,
    },
    /// The number of pawns is not 1 … 8.
    Pawns(u8),
    /// The number of faces is not 1 … 20.
    Faces(u8),
    /// N·D + P is above 127.
    WayTooLong(u16),
    /// Who begins can't be rolled by a die with one face: everybody ties for ever.
    RolledByOneFace,
}

impl From<Fault> for Message {
    fn from(fault: Fault) -> Self {
        let number = |key, name: &str, value: u8| Self::new(key).with(name, i64::from(value));
        match fault {
            Fault::Table(fault) => fault.message(Mejn::NAME),
            Fault::Seats(seats) => number("mejn-fault-seats", "seats", seats),
            Fault::DotsNotAboveFaces { dots, faces } => {
                number("mejn-fault-dots", "dots", dots).with("faces", i64::from(faces))
            }
            Fault::FacesBelowPawns { faces, pawns } => {
                number("mejn-fault-faces-pawns", "faces", faces).with("pawns", i64::from(pawns))
            }
            Fault::Pawns(pawns) => number("mejn-fault-pawns", "pawns", pawns),
            Fault::Faces(faces) => number("mejn-fault-faces", "faces", faces),
            Fault::WayTooLong(way) => Self::new("mejn-fault-way").with("way", i64::from(way)),
            Fault::RolledByOneFace => Self::new("mejn-fault-rolled"),
        }
    }
}
