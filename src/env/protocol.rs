//! The messages between a caller and this program as types, and nothing of games and pipes.
//!
#![doc = include_str!("PROTOCOL.md")]

use std::{collections::BTreeMap, path::PathBuf};

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::Value;

use super::fault::Told;
use crate::{
    bots::protocol::Legal,
    catalogue::{EncodingFacts, Sights},
    rules::Seat,
};

/// The version of the protocol. It rises when a caller that keeps to the older one would no longer be understood.
pub const VERSION: u32 = 1;

/// What a caller asks for, in text.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request {
    /// What is played here, and by which rules.
    Hello,
    /// Another game.
    Reset {
        /// A number, or 64 hexadecimal digits; without it the next of the session.
        #[serde(default)]
        seed: Option<Value>,
        /// Who takes which of the caller's seats in this game, by the words of the command line.
        #[serde(default, deserialize_with = "by_seat")]
        sitters: BTreeMap<Seat, String>,
    },
    /// Others take seats of the caller for the rest of the game, which goes on at once.
    Sit {
        /// Who takes which seat.
        #[serde(deserialize_with = "by_seat")]
        sitters: BTreeMap<Seat, String>,
    },
    /// Choices for seats that are to choose.
    Step {
        /// A number, a list of numbers or a notation for each.
        #[serde(deserialize_with = "by_seat")]
        choices: BTreeMap<Seat, Value>,
    },
    /// The legal choices of a seat with all that is known of them.
    Choices {
        /// One of the caller's seats.
        seat: Seat,
    },
    /// The board in characters.
    Board,
    /// The record of the game as far as it has come.
    Record {
        /// Where to write it; else it is told.
        #[serde(default)]
        file: Option<PathBuf>,
    },
    /// The end.
    Quit,
}

/// Keys of JSON are texts: here they are seats.
fn by_seat<'de, V: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<Seat, V>, D::Error> {
    let texts = BTreeMap::<String, V>::deserialize(deserializer)?;
    let seat = |(text, value): (String, V)| {
        let index: u8 = text
            .parse()
            .map_err(|_| D::Error::custom(format!("“{text}” is no seat: they are counted from 0")))?;
        Ok((Seat::try_from(index).map_err(D::Error::custom)?, value))
    };
    texts.into_iter().map(seat).collect()
}

/// What a caller is answered, in text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// What is played here.
    Hello(Facts),
    /// How the game stands.
    State(State),
    /// The legal choices of a seat.
    Choices {
        /// The seat.
        seat: Seat,
        /// In the order of the rules.
        choices: Vec<Legal>,
    },
    /// The board.
    Board {
        /// In characters, rows parted by line feeds.
        text: String,
    },
    /// The record.
    Record {
        /// As it would stand in a file; none when it was written into one.
        text: Option<String>,
        /// The file.
        file: Option<PathBuf>,
    },
    /// A request that was refused; nothing has changed by it.
    Error(Refused),
}

/// How a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Refused(pub(super) Told);

/// What is played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Facts {
    /// [`VERSION`].
    pub protocol: u32,
    /// The name of this program.
    pub program: &'static str,
    /// Its version.
    pub version: &'static str,
    /// The word for the game.
    pub game: String,
    /// Its configuration, by name.
    pub config: Value,
    /// Its configuration as it stands in a record.
    pub rules: String,
    /// The seats that play.
    pub seats: Vec<Seat>,
    /// The team of each of them; without teams each its own.
    pub teams: Vec<usize>,
    /// The seats for which the caller decides.
    pub yours: Vec<Seat>,
    /// Who sits where, by the words of the command line.
    pub sitters: Vec<String>,
    /// How many choices there can ever be: their numbers are below it.
    pub choice_count: usize,
    /// The names of the numbers of a view.
    pub number_names: Vec<String>,
    /// Whether a seat ever knows what another one does not.
    pub secrets: bool,
    /// How the game becomes the inputs of a network; null where none judges it.
    pub encoding: Option<EncodingFacts>,
}

/// How a game stands.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct State {
    /// Which game of this session it is, from 1.
    pub game: u64,
    /// The round that is being played, from 1; in games without rounds the number of the step.
    pub round: u64,
    /// The caller's seats that are to choose; none when the game is over.
    pub turn: Vec<Seat>,
    /// The numbers of their legal choices.
    pub legal: BTreeMap<Seat, Vec<usize>>,
    /// What each of the caller's seats sees.
    pub views: BTreeMap<Seat, Vec<i32>>,
    /// What each of the caller's seats has heard since the last state; empty unless it was asked for.
    pub events: BTreeMap<Seat, Vec<Value>>,
    /// What a network sees from the seats that are to choose; empty unless it was asked for.
    pub sights: BTreeMap<Seat, Sights>,
    /// What went wrong with bots on other seats, in sentences.
    pub news: Vec<String>,
    /// The place of each seat, once the game is over; null where nobody plays.
    pub places: Option<Vec<Option<u8>>>,
}
