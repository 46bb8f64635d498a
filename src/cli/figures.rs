//! Figures: one JSON object a line, to a file or to standard output; the last line is the summary.

use std::{io::Write, path::PathBuf};

use clap::Args;
use serde_json::Value;

use super::{Trouble, out};
use crate::play::store::StoreError;

/// Where figures go.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct JsonLine {
    // None: not asked for; Some(None): to standard output.
    #[expect(
        clippy::option_option,
        reason = "clap's way of an option with an optional value"
    )]
    /// Prints the figures as JSON, one object a line; to a file where one is named, and “-” is none
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    json: Option<Option<PathBuf>>,
}

impl JsonLine {
    /// Whether the figures take the place of what people read.
    pub(super) fn to_stdout(&self) -> bool {
        let named = |path: &PathBuf| !out::is_stdout(path);
        self.json
            .as_ref()
            .is_some_and(|target| !target.as_ref().is_some_and(named))
    }

    /// Writes the lines where they were asked for.
    pub(super) fn write(&self, lines: &[Value]) -> Result<(), Trouble> {
        let Some(target) = &self.json else { return Ok(()) };
        let text = lines
            .iter()
            .fold(String::new(), |text, line| text + &line.to_string() + "\n");
        match target {
            Some(path) if !self.to_stdout() => {
                std::fs::write(path, text).map_err(|error| StoreError::io(path, error).into())
            }
            _ => Ok(out::stdout().write_all(text.as_bytes())?),
        }
    }
}
