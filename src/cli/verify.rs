//! `homestretch verify`: proves of a record that every roll was fixed beforehand and every choice legal.

use std::{io::Write, path::PathBuf, process::ExitCode};

use clap::Args;
use serde_json::json;

use super::{Trouble, figures::JsonLine, out};
use crate::{
    play::{Act, store},
    rules::Message,
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(after_help = "Example: homestretch verify game-0001.homestretch")]
pub(super) struct VerifyLine {
    /// The records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    json: JsonLine,
}

pub(super) fn run(line: VerifyLine) -> Result<ExitCode, Trouble> {
    let mut out = out::stdout();
    let mut lines = Vec::new();
    let mut failed = 0_u64;
    for file in &line.files {
        let (verdict, sentence) = match store::load(file) {
            Ok(game) => {
                let steps = game.steps();
                let drawn = steps.iter().filter(|step| matches!(step.act, Act::Chance(_)));
                let key = match (game.seed(), game.standing()) {
                    (None, _) => "verify-sealed",
                    (Some(_), None) => "verify-open",
                    (Some(_), Some(_)) => "verify-fair",
                };
                let verdict = Message::new(key)
                    .with("steps", steps.len() as i64)
                    .with("drawn", drawn.count() as i64);
                let told = [Some(verdict), game.practice()];
                let told: Vec<String> = told.iter().flatten().map(texts::say).collect();
                (key, told.join(" "))
            }
            Err(error) => {
                failed += 1;
                ("verify-failed", error.to_string())
            }
        };
        if !line.json.to_stdout() {
            match verdict {
                "verify-failed" => writeln!(out, "{sentence}")?,
                _ => writeln!(out, "{}: {sentence}", file.display())?,
            }
        }
        lines.push(json!({ "file": file, "verdict": verdict, "sentence": sentence }));
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
