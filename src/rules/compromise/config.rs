//! Which version is played, for how long, and everything that can be wrong with that.

use serde::{Deserialize, Serialize};

use crate::rules::{Message, Seat, SeatSet};

/// How pips get onto the board, and who names what is frozen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Version {
    /// Pips are scattered by chance; both seats name.
    #[default]
    Simple,
    /// Both seats place their pips in secret, and name.
    Complex,
    /// Both seats place their pips in secret; chance names for both.
    Gamble,
}

/// A configuration. The default is the simple version: 30 pips a round, 5 rounds, no ties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Seats of the table: 2, whatever is said. It is here because every game has it.
    pub seats: u8,
    /// Seats at which nobody plays. There can be none: it is here so that who asks for one is told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub empty: Vec<Seat>,
    /// The version.
    pub version: Version,
    /// Pips of each seat in a round, 1 … [`Config::MOST_PIPS`].
    pub pips: u16,
    /// Rounds, 0 … [`Config::MOST_ROUNDS`].
    pub length: u16,
    /// Whether level scores end the game as a tie; else extra rounds decide.
    pub ties: bool,
    /// How many extra rounds there may be before level scores are a tie all the same, 0 … [`Config::MOST_EXTRA`].
    pub extra_rounds: u16,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            seats: 2,
            empty: Vec::new(),
            version: Version::Simple,
            pips: 30,
            length: 5,
            ties: false,
            extra_rounds: 1000,
        }
    }
}

impl Config {
    /// The names of the presets, the default first: the three versions.
    pub const PRESETS: [&'static str; 3] = ["simple", "complex", "gamble"];
    /// The most pips a seat can have in a round.
    pub const MOST_PIPS: u16 = 1000;
    /// The most rounds a game can be set to.
    pub const MOST_ROUNDS: u16 = 1000;
    /// The most extra rounds.
    pub const MOST_EXTRA: u16 = 10_000;

    /// This configuration in another version. None when there is no such preset.
    #[must_use]
    pub fn preset(&self, name: &str) -> Option<Self> {
        let version = match name {
            "simple" => Version::Simple,
            "complex" => Version::Complex,
            "gamble" => Version::Gamble,
            _ => return None,
        };
        Some(Self {
            version,
            ties: false,
            extra_rounds: Self::default().extra_rounds,
            ..self.clone()
        })
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
        if self.seats != 2 {
            faults.push(Fault::Seats(self.seats));
        } else if self.in_play().len() != 2 || !self.empty.is_empty() {
            faults.push(Fault::Empty);
        }
        if !(1..=Self::MOST_PIPS).contains(&self.pips) {
            faults.push(Fault::Pips(self.pips));
        }
        if self.length > Self::MOST_ROUNDS {
            faults.push(Fault::Length(self.length));
        }
        if self.extra_rounds > Self::MOST_EXTRA {
            faults.push(Fault::Extra(self.extra_rounds));
        }
        faults
    }
}

/// One thing that is wrong with a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The number of seats is not 2.
    Seats(u8),
    /// A seat is said to be empty.
    Empty,
    /// The number of pips is not 1 … 1,000.
    Pips(u16),
    /// The number of rounds is above 1,000.
    Length(u16),
    /// The number of extra rounds is above 10,000.
    Extra(u16),
}

impl From<Fault> for Message {
    fn from(fault: Fault) -> Self {
        let bounded = |key, value: u16, most: u16| {
            Self::new(key)
                .with("value", i64::from(value))
                .with("most", i64::from(most))
        };
        match fault {
            Fault::Seats(seats) => Self::new("compromise-fault-seats").with("seats", i64::from(seats)),
            Fault::Empty => Self::new("compromise-fault-empty"),
            Fault::Pips(pips) => bounded("compromise-fault-pips", pips, Config::MOST_PIPS),
            Fault::Length(length) => bounded("compromise-fault-length", length, Config::MOST_ROUNDS),
            Fault::Extra(rounds) => bounded("compromise-fault-extra", rounds, Config::MOST_EXTRA),
        }
    }
}
