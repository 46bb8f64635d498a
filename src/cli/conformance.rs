//! `homestretch conformance`: facts from elsewhere, line by line, against our rules.

use std::{io::BufReader, io::Write, path::PathBuf, process::ExitCode};

use clap::Args;
use serde_json::json;

use super::{Trouble, figures::JsonLine, out};
use crate::{catalogue::Games, conformance, files, play::store::StoreError};

#[derive(Args, Clone, Debug)]
#[command(after_help = "Example: homestretch conformance tests/conformance/mejn-*.jsonl")]
pub(super) struct ConformanceLine {
    /// Files of facts, one JSON object a line
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    json: JsonLine,
}

pub(super) fn run(games: Games, line: ConformanceLine) -> Result<ExitCode, Trouble> {
    let mut out = out::stdout();
    let (mut passed, mut failed) = (0, 0);
    let quiet = line.json.to_stdout();
    for path in &line.files {
        let file =
            files::open(path).map_err(|error| Trouble::Words(StoreError::io(path, error).to_string()))?;
        let mut broken = None;
        let tally = conformance::check(games, BufReader::new(file), |failure| {
            if !quiet && broken.is_none() {
                broken = writeln!(
                    out,
                    "{}, line {}: {}",
                    path.display(),
                    failure.line,
                    failure.sentence
                )
                .err();
            }
        })
        .map_err(|unread| Trouble::Words(format!("{}, {unread}", path.display())))?;
        if let Some(error) = broken {
            return Err(error.into());
        }
        passed += tally.passed;
        failed += tally.failed;
    }
    line.json
        .write(&[json!({ "passed": passed, "failed": failed })])?;
    if !quiet {
        writeln!(out, "{passed} passed, {failed} failed")?;
    }
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
