//! Who sits at a Ludo board, its house rules, and everything that can be wrong with them.

use serde::{Deserialize, Serialize};

use super::Ludo;
use crate::rules::{
    Game, Message, Seat, SeatSet,
    race::{PlayToLast, TableFault, WhoBegins},
};

/// When a pawn in the home circles may be moved on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HomeMoves {
    /// Whenever it can go: it is a choice like any other, and must be made where there is no other.
    #[default]
    Choice,
    /// Only when no pawn on the track can go; then it must.
    Last,
    /// Never: where a pawn has come home, there it stays.
    Never,
}

/// A configuration: who sits at the board, and the house rules. The board is always the one for four, of 40 spots.
///
/// The default is the house rules of Ben Kalkhoven's program.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a house rule that is on or off"
)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Seats of the table, empty ones included: 2 … 4. Two sit in opposite corners.
    pub seats: u8,
    /// Seats at which nobody plays.
    pub empty: Vec<Seat>,
    /// Pawns a seat, 1 … 4.
    pub pawns: u8,
    /// After a pawn was brought in by a six, the second roll moves it off the start by itself.
    pub forced_second_roll: bool,
    /// A six of that second roll brings in another pawn too, once the first has left the start.
    pub forced_six_also_draws: bool,
    /// That second roll strikes an own pawn on its target; off: such a target is closed, and the roll is an ordinary one.
    pub forced_strikes_own: bool,
    /// A pawn that can't use its whole roll forward goes the rest to and fro at home; off: the roll must fit.
    pub bounce: bool,
    /// When a pawn at home may be moved on.
    pub home_moves: HomeMoves,
    /// The n-th six in a row is not played and ends the turn.
    pub six_limit: Option<u8>,
    /// How long the game goes on.
    pub play_to_last: PlayToLast,
    /// Who has the first turn.
    pub who_begins: WhoBegins,
    /// After so many rolls, those for who begins not counted, the game ends as it stands.
    pub max_rolls: Option<u16>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            seats: 4,
            empty: Vec::new(),
            pawns: 4,
            forced_second_roll: true,
            forced_six_also_draws: false,
            forced_strikes_own: true,
            bounce: true,
            home_moves: HomeMoves::Choice,
            six_limit: None,
            play_to_last: PlayToLast::OneLeft,
            who_begins: WhoBegins::Rolled,
            max_rolls: None,
        }
    }
}

impl Config {
    /// The names of the house-rule presets, the default first.
    pub const PRESETS: [&'static str; 3] = ["house", "exact", "quick"];

    /// This configuration with the house rules of a preset, with the same seats. None when there is no such preset.
    #[must_use]
    pub fn preset(&self, name: &str) -> Option<Self> {
        let house = Self {
            seats: self.seats,
            empty: self.empty.clone(),
            pawns: self.pawns,
            ..Self::default()
        };
        match name {
            "house" => Some(house),
            "exact" => Some(Self {
                forced_second_roll: false,
                bounce: false,
                six_limit: Some(3),
                ..house
            }),
            "quick" => Some(Self {
                pawns: 2,
                play_to_last: PlayToLast::Off,
                ..house
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
        if !(2..=4).contains(&self.seats) {
            faults.push(Fault::Seats(self.seats));
        }
        if !(1..=4).contains(&self.pawns) {
            faults.push(Fault::Pawns(self.pawns));
        }
        let table = TableFault::all(self.seats, &self.empty, self.who_begins, self.six_limit);
        faults.extend(table.into_iter().map(Fault::Table));
        if self.max_rolls == Some(0) {
            faults.push(Fault::MaxRolls);
        }
        faults
    }
}

/// One thing that is wrong with a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Who sits there, who begins, or the limit of sixes.
    Table(TableFault),
    /// The number of seats is not 2 … 4.
    Seats(u8),
    /// The number of pawns is not 1 … 4.
    Pawns(u8),
    /// A game that ends before its first roll is none.
    MaxRolls,
}

impl From<Fault> for Message {
    fn from(fault: Fault) -> Self {
        let number = |key, name: &str, value: u8| Self::new(key).with(name, i64::from(value));
        match fault {
            Fault::Table(fault) => fault.message(Ludo::NAME),
            Fault::Seats(seats) => number("ludo-fault-seats", "seats", seats),
            Fault::Pawns(pawns) => number("ludo-fault-pawns", "pawns", pawns),
            Fault::MaxRolls => Self::new("ludo-fault-rolls"),
        }
    }
}
