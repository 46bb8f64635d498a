//! `homestretch verify`: proves of a record that every roll was fixed beforehand and every choice legal.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;
use serde_json::json;

use super::{Trouble, figures::JsonLine, out};
use crate::{
    catalogue::Games,
    play::{
        Match,
        proof::Verdict,
        store::{self, Folders},
    },
    rules::Message,
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  homestretch verify game-0001.homestretch\n  \
                  homestretch verify game.homestretch --commitment 6b0f…   (the 64 digits that were shown before the first roll)")]
pub(super) struct VerifyLine {
    /// The records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The commitment that was shown before the first roll: a record with another one is not of that game
    #[arg(long, value_name = "HASH")]
    commitment: Option<String>,
    #[command(flatten)]
    json: JsonLine,
}

/// What is said of a record, in sentences.
fn told(game: &Match, verdict: &Verdict) -> Vec<Message> {
    let mut told = vec![
        verdict.sentence.clone(),
        Message::new("verify-commitment").with("hash", game.commitment()),
    ];
    if verdict.passes && game.board().has_chance() {
        told.push(Message::new("verify-words").with("count", game.fate().words.len() as i64));
    }
    told.extend(game.practice());
    told
}

/// A record; one that is sealed is opened with the key of the data folder.
pub(super) fn load(games: Games, path: &Path, folders: Option<&Folders>) -> Result<Match, store::StoreError> {
    match folders {
        Some(folders) => folders.load(games, path),
        None => store::load(games, path),
    }
}

pub(super) fn run(games: Games, line: VerifyLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    let folders = Folders::find(data_dir).ok();
    let mut out = out::stdout();
    let mut lines = Vec::new();
    let mut failed = 0_u64;
    for file in &line.files {
        let loaded = load(games, file, folders.as_ref());
        let commitment = loaded.as_ref().ok().map(Match::commitment);
        let (verdict, passes, sentence) = match loaded {
            Ok(game) => {
                let verdict = Verdict::of(&game, line.commitment.as_deref());
                let told: Vec<String> = told(&game, &verdict).iter().map(texts::say).collect();
                let sentence = format!("{}: {}", file.display(), told.join(" "));
                (verdict.sentence.key, verdict.passes, sentence)
            }
            Err(error) => ("verify-failed".into(), false, error.to_string()),
        };
        failed += u64::from(!passes);
        if !line.json.to_stdout() {
            writeln!(out, "{sentence}")?;
        }
        lines.push(json!({
            "file": file, "verdict": verdict, "passes": passes, "commitment": commitment, "sentence": sentence,
        }));
    }
    let passed = line.files.len() as u64 - failed;
    lines.push(json!({ "passed": passed, "failed": failed }));
    line.json.write(&lines)?;
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
