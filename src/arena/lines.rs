//! The lines of `blocks.jsonl`: how a block is written there and read back, and the hash that chains them.

use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::venue::GameResult;
use crate::{play::seed::hex, rules::Seat};

/// The version of the format.
pub(super) const FORMAT: &str = "homestretch arena 1";

/// The first line.
#[derive(Serialize, Deserialize)]
pub(super) struct Header {
    pub(super) format: String,
    pub(super) tournament: String,
    /// Which part of how many, from 1.
    pub(super) shard: (u32, u32),
}

/// Places as digits by seat, rolls, choices, deeds by seat.
pub(super) type Game = (String, u32, u32, Vec<Vec<u32>>);

fn written(result: &GameResult, seats: usize) -> Game {
    (
        result.places[..seats].iter().map(u8::to_string).collect(),
        result.rolls,
        result.choices,
        result.deeds.iter().map(|deed| deed[..seats].to_vec()).collect(),
    )
}

pub(super) fn read(game: Game) -> Option<GameResult> {
    let (places, rolls, choices, deeds) = game;
    let mut result = GameResult {
        places: [0; Seat::MOST],
        rolls,
        choices,
        deeds: vec![[0; Seat::MOST]; deeds.len()],
        fouls: Vec::new(),
        luck: None,
        errors: None,
        script: None,
    };
    for (k, digit) in places.chars().enumerate() {
        *result.places.get_mut(k)? = u8::try_from(digit.to_digit(10)?).ok()?;
    }
    for (row, counts) in result.deeds.iter_mut().zip(deeds) {
        for (k, count) in counts.into_iter().enumerate() {
            *row.get_mut(k)? = count;
        }
    }
    Some(result)
}

/// A number for each seat.
type BySeat = [i64; Seat::MOST];

/// The numbers of the seats that a line has.
pub(super) fn by_seat(numbers: &[i64]) -> BySeat {
    std::array::from_fn(|k| numbers.get(k).copied().unwrap_or_default())
}

/// The part of a hash that ends a line.
pub(super) fn chain(before: &str, line: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(before);
    hash.update(line);
    let mut text = hex(&hash.finalize());
    text.truncate(16);
    text
}

#[derive(Deserialize)]
pub(super) struct Line {
    pub(super) block: u64,
    pub(super) games: Vec<Game>,
    /// What went wrong with bots: the game, the seat, the word.
    #[serde(default)]
    pub(super) fouls: Vec<(usize, u8, String)>,
    /// The luck of each seat, game by game, in parts of certainty, where it is reckoned.
    #[serde(default)]
    pub(super) luck: Option<Vec<Vec<i64>>>,
    /// What each seat lost by its own choices, in the same way; earlier versions did not reckon it.
    #[serde(default)]
    pub(super) errors: Option<Vec<Vec<i64>>>,
    pub(super) hash: String,
}

pub(super) fn block_text(number: u64, results: &[GameResult], seats: usize) -> String {
    let games: Vec<Game> = results.iter().map(|result| written(result, seats)).collect();
    let fouls = results.iter().enumerate().flat_map(|(game, result)| {
        let fouls = result.fouls.iter();
        fouls.map(move |(seat, word)| (game, *seat, word.as_str()))
    });
    let fouls: Vec<(usize, u8, &str)> = fouls.collect();
    let mut line = json!({ "block": number, "games": games });
    if !fouls.is_empty() {
        line["fouls"] = json!(fouls);
    }
    let parts: [(&str, fn(&GameResult) -> Option<BySeat>); 2] =
        [("luck", |result| result.luck), ("errors", |result| result.errors)];
    for (name, part) in parts {
        let of_seats = |result: &GameResult| Some(part(result)?[..seats].to_vec());
        let all: Option<Vec<Vec<i64>>> = results.iter().map(of_seats).collect();
        if let Some(all) = all {
            line[name] = json!(all);
        }
    }
    line.to_string()
}

/// Puts the hash into a line.
pub(super) fn sealed(text: &str, hash: &str) -> String {
    format!("{},\"hash\":\"{hash}\"}}\n", text.trim_end_matches('}'))
}
