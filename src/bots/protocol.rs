//! The messages between this program and a bot as types, and nothing of pipes and processes.
//!
#![doc = include_str!("PROTOCOL.md")]

use std::{collections::BTreeMap, time::Duration};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rules::{Seat, SeatSet, Standing};

/// The version of the protocol. It rises when a bot that keeps to the older one would no longer be understood.
pub const VERSION: u32 = 1;

/// Seeds are below this, so that every language has numbers for them.
pub const SEEDS: u64 = 1 << 53;

/// What is said to a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBot {
    /// The first message; it is answered.
    Hello(Hello),
    /// A game begins.
    NewGame(NewGame),
    /// This has happened, as far as the seat may hear it.
    Events {
        /// In their order.
        events: Vec<Value>,
    },
    /// The seat has to choose; it is answered.
    Choose(Choose),
    /// The game is over.
    Result {
        /// The place of each seat, 1 for the first; null where nobody played or the game was broken off.
        places: Vec<Option<u8>>,
    },
    /// The last message.
    Quit,
    /// A message of a later version, which has to be passed over.
    #[serde(other)]
    Unknown,
}

/// The greeting of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The program that speaks.
    pub program: String,
    /// Its version.
    pub version: String,
    /// What was set of the options that the bot may have.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// What a bot must know of a game before it begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NewGame {
    /// The word for the game.
    pub game: String,
    /// Board, sizes and house rules by name.
    pub config: Value,
    /// Board, sizes and house rules in one text, as it stands in a record.
    pub rules: String,
    /// The seats that play.
    pub seats: Vec<Seat>,
    /// The team of each of these seats.
    pub teams: Vec<usize>,
    /// The seat of the bot.
    pub seat: Seat,
    /// Who sits where, by seat; empty where nothing is known.
    pub names: Vec<String>,
    /// From which the bot draws its random numbers, if it is to play the same game again: 0 … 2⁵³ − 1.
    pub seed: u64,
    /// How many choices there can ever be: their numbers are below it.
    pub choice_count: usize,
    /// The names of the numbers of a view, in their order.
    pub number_names: Vec<String>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choose {
    /// The number of the question, which the answer repeats.
    pub id: u64,
    /// How many milliseconds the answer may take; null without a limit.
    pub millis: Option<u64>,
    /// How many milliseconds are left for all answers of the game; null without a limit, or where nothing is said.
    #[serde(default)]
    pub game_millis: Option<u64>,
    /// What the seat sees, as many numbers as there are names in [`NewGame::number_names`].
    pub view: Vec<i32>,
    /// The legal choices in the order of the rules, two or more.
    pub choices: Vec<Legal>,
}

impl Choose {
    /// How long it is well to think: of a game that has a clock no more than a thirtieth of what is left, so that it never runs
    /// out. None without a limit.
    #[must_use]
    pub fn time(&self) -> Option<Duration> {
        let of_game = self.game_millis.map(|left| left / MOVES);
        let millis = [self.millis, of_game].into_iter().flatten().min();
        millis.map(Duration::from_millis)
    }
}

/// A game with a clock is thought to have so many choices still.
const MOVES: u64 = 30;

/// One legal choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Legal {
    /// Its place in the list, from 0.
    pub index: usize,
    /// Its number, fixed by the configuration.
    pub number: usize,
    /// Its notation.
    pub text: String,
    /// What it is, as named values; null where the game has none.
    pub form: Value,
}

/// What a bot says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBot {
    /// The answer to the greeting.
    Hello(Greeting),
    /// The answer to a question.
    Choice(Choice),
    /// A remark for the log, at any time.
    Note {
        /// What it says.
        text: String,
    },
}

/// The greeting of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Greeting {
    /// The version of the protocol that it speaks.
    pub protocol: u32,
    /// What it is called.
    pub name: String,
    /// The words for the games that it plays.
    pub games: Vec<String>,
    /// What can be set about it, with the values that hold when nothing is said.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// An answer. Exactly one of `index`, `number` and `text` is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The number of the question.
    pub id: u64,
    /// The place of the choice in the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// The number of the choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<usize>,
    /// The notation of the choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The places of a standing as a bot is told them, for the seats of a board.
#[must_use]
pub fn places(seats: SeatSet, standing: Option<&Standing>) -> Vec<Option<u8>> {
    let count = seats.iter().last().map_or(0, |seat| seat.index() + 1);
    (0..count)
        .map(|seat| standing.and_then(|standing| standing.place(Seat::new(seat))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of the document under a heading.
    fn examples(heading: &str) -> Vec<&'static str> {
        let text = include_str!("PROTOCOL.md");
        let part = text.split("\n## ").find(|part| part.starts_with(heading));
        let lines = part.expect("the heading is there").lines();
        lines.filter(|line| line.starts_with('{')).collect()
    }

    /// Reads every example, writes it again, and compares the two as values.
    #[track_caller]
    fn round<M: Serialize + for<'de> Deserialize<'de>>(lines: &[&str]) -> Vec<M> {
        let read = |line: &&str| {
            let message: M = serde_json::from_str(line).expect(line);
            let (told, again): (Value, Value) = (
                serde_json::from_str(line).expect(line),
                serde_json::to_value(&message).expect(line),
            );
            assert_eq!(told, again);
            message
        };
        lines.iter().map(read).collect()
    }

    #[test]
    fn every_message_has_an_example_that_is_one() {
        let to: Vec<ToBot> = round(&examples("What a bot is told"));
        let kinds = to.iter().map(|message| match message {
            ToBot::Hello(_) => 0,
            ToBot::NewGame(_) => 1,
            ToBot::Events { .. } => 2,
            ToBot::Choose(_) => 3,
            ToBot::Result { .. } => 4,
            ToBot::Quit => 5,
            ToBot::Unknown => panic!("an example of no known kind"),
        });
        assert_eq!(kinds.collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
        let from: Vec<FromBot> = round(&examples("What a bot says"));
        let kinds = from.iter().map(|message| match message {
            FromBot::Hello(_) => 0,
            FromBot::Choice(_) => 1,
            FromBot::Note { .. } => 2,
        });
        assert_eq!(kinds.collect::<Vec<_>>(), [0, 1, 1, 1, 2]);
    }

    #[test]
    fn a_game_clock_is_never_used_up() {
        let time = |millis, game_millis| {
            let asked = Choose {
                id: 1,
                millis,
                game_millis,
                view: Vec::new(),
                choices: Vec::new(),
            };
            asked.time().map(|time| time.as_millis())
        };
        assert_eq!(time(None, None), None);
        assert_eq!(time(Some(100), None), Some(100));
        assert_eq!(time(Some(5000), Some(300_000)), Some(5000));
        assert_eq!(time(Some(5000), Some(30_000)), Some(1000));
        let mut left = 10_000;
        for _ in 0..1000 {
            left -= time(None, Some(left)).expect("a bound") as u64;
        }
        assert!(left > 0);
    }

    #[test]
    fn what_a_later_version_says_is_passed_over() {
        let later = r#"{"type":"weather","rain":true}"#;
        assert_eq!(
            serde_json::from_str::<ToBot>(later).expect("it is read"),
            ToBot::Unknown
        );
        let more = r#"{"type":"hello","protocol":1,"name":"a","games":["mejn"],"colour":"red"}"#;
        assert!(serde_json::from_str::<FromBot>(more).is_ok());
    }
}
