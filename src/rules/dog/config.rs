//! Seats, teams, house rules and the pack, and everything that can be wrong with them.
//!
//! What boards and teams there are, and where they come from, is told in `board`.

use serde::{Deserialize, Serialize};

use super::card::{Card, Cards};
use crate::rules::{Message, Seat};

/// What becomes of a hand of which no card can be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoPlay {
    /// One card of choice is discarded, and the seat stays in.
    #[default]
    Discard,
    /// The whole hand is laid down, and the seat sits out the round.
    SitOut,
}

/// A configuration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Seats of the board, 2 … 6.
    pub seats: u8,
    /// Seats at which nobody plays. There can be none: it is here so that who asks for one is told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub empty: Vec<Seat>,
    /// How many colours play together: 1, 2 or 3. Between two seats: how many colours each has.
    pub team: u8,
    /// What becomes of a hand of which no card can be played.
    pub no_play: NoPlay,
    /// Whether a seven may move the mate's pieces.
    pub canadian: bool,
    /// Whether the mate gets what is left of a seven that has brought the last own piece home.
    pub rest_to_mate: bool,
    /// Whether a jack may be laid without effect when only own pieces are on the ring and nothing else can be played.
    pub idle_jack: bool,
    /// How many cards of each rank the pack has, 1 … 15.
    pub copies: u8,
    /// How many jokers, 0 … 15.
    pub jokers: u8,
    /// The ply after which the game is a draw.
    pub max_plies: Option<u16>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            seats: 4,
            empty: Vec::new(),
            team: 2,
            no_play: NoPlay::Discard,
            canadian: true,
            rest_to_mate: false,
            idle_jack: false,
            copies: 8,
            jokers: 6,
            max_plies: None,
        }
    }
}

/// The hands of the rounds, from the first again after the last.
pub const HANDS: [u8; 5] = [6, 5, 4, 3, 2];

impl Config {
    /// The names of the presets of house rules, the default first.
    pub const PRESETS: [&'static str; 2] = ["library", "brandi"];

    /// How many colours play together where nothing else is said.
    #[must_use]
    pub const fn usual_team(seats: usize) -> u8 {
        if seats.is_multiple_of(2) { 2 } else { 1 }
    }

    /// The house rules of a preset with the board and the pack of this configuration; none of an unknown one.
    #[must_use]
    pub fn preset(&self, name: &str) -> Option<Self> {
        let brandi = match name {
            "library" => false,
            "brandi" => true,
            _ => return None,
        };
        Some(Self {
            no_play: if brandi { NoPlay::SitOut } else { NoPlay::Discard },
            canadian: !brandi,
            rest_to_mate: brandi,
            idle_jack: brandi,
            max_plies: None,
            ..self.clone()
        })
    }

    /// The colours on the board.
    #[must_use]
    pub const fn colours(&self) -> u8 {
        if self.seats == 2 {
            2 * self.team
        } else {
            self.seats
        }
    }

    /// Everything that is wrong with this configuration.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if !(2..=6).contains(&self.seats) {
            faults.push(Fault::Seats(self.seats));
        }
        faults.extend(self.empty.first().map(|&seat| Fault::Empty(seat)));
        let teams_fit = match self.team {
            1 => true,
            2 => self.seats.is_multiple_of(2),
            3 => self.seats == 6,
            _ => false,
        };
        if !teams_fit {
            faults.push(Fault::Team(self.team));
        }
        if !(1..=Cards::MOST).contains(&self.copies) {
            faults.push(Fault::Copies(self.copies));
        }
        if self.jokers > Cards::MOST {
            faults.push(Fault::Jokers(self.jokers));
        }
        let pack = u16::from(self.copies) * (Card::KINDS as u16 - 1) + u16::from(self.jokers);
        let needed = u16::from(self.seats) * u16::from(HANDS[0]);
        if pack < needed {
            faults.push(Fault::PackTooSmall { pack, needed });
        }
        if self.max_plies == Some(0) {
            faults.push(Fault::MaxPlies);
        }
        faults
    }
}

/// One thing that is wrong with a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The number of seats is not 2 … 6.
    Seats(u8),
    /// A seat is to be empty.
    Empty(Seat),
    /// So many colours can't play together on this board.
    Team(u8),
    /// Not 1 … 15 cards of a rank.
    Copies(u8),
    /// More than 15 jokers.
    Jokers(u8),
    /// The pack has not even the cards of the first deal.
    PackTooSmall {
        /// Cards in the pack.
        pack: u16,
        /// Cards in the first deal.
        needed: u16,
    },
    /// A bound of no plies.
    MaxPlies,
}

impl From<Fault> for Message {
    fn from(fault: Fault) -> Self {
        let number = |key, number: u8| Self::new(key).with("number", i64::from(number));
        match fault {
            Fault::Seats(seats) => number("dog-fault-seats", seats),
            Fault::Empty(seat) => Self::new("dog-fault-empty").with("seat", seat),
            Fault::Team(team) => number("dog-fault-team", team),
            Fault::Copies(copies) => number("dog-fault-copies", copies).with("most", i64::from(Cards::MOST)),
            Fault::Jokers(jokers) => number("dog-fault-jokers", jokers).with("most", i64::from(Cards::MOST)),
            Fault::PackTooSmall { pack, needed } => Self::new("dog-fault-pack")
                .with("pack", i64::from(pack))
                .with("needed", i64::from(needed)),
            Fault::MaxPlies => Self::new("dog-fault-plies"),
        }
    }
}
