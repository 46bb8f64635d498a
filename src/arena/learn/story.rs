//! How a network came about and how good it is: a text in JSON that goes with it.

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{Calibrated, Figure, LearnRow, LearnTask, Learnt, campaign::Trial};
use crate::play::seed::hex;

#[derive(Serialize)]
struct Story<'a> {
    /// The SHA-256 of its file.
    network: String,
    task: &'a LearnTask,
    /// The SHA-256 of the file from which it went on.
    #[serde(skip_serializing_if = "Option::is_none")]
    begun: Option<String>,
    figures: &'a [Figure],
    calibrated: Calibrated,
    /// A point for each generation.
    curve: Vec<Point<'a>>,
}

#[derive(Serialize)]
struct Point<'a> {
    games: u64,
    loss: f64,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    figures: &'a [Figure],
    #[serde(skip_serializing_if = "Option::is_none")]
    trial: Option<&'a Trial>,
}

/// The story of a network: its task, its figures and its curve.
pub(super) fn write(
    task: &LearnTask,
    begun: Option<&[u8]>,
    network: &[u8],
    learnt: &Learnt,
    rows: &[LearnRow],
) -> String {
    let story = Story {
        network: hex(&Sha256::digest(network)),
        task,
        begun: begun.map(|begun| hex(&Sha256::digest(begun))),
        figures: &learnt.figures,
        calibrated: learnt.calibrated,
        curve: rows
            .iter()
            .map(|row| Point {
                games: row.games,
                loss: row.loss,
                figures: &row.figures,
                trial: row.trial.as_ref(),
            })
            .collect(),
    };
    serde_json::to_string_pretty(&story).unwrap_or_default() + "\n"
}
