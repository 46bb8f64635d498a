//! Saving in the terminal: the autosave after every step, the file of `--save`, and the way out before the end.

use std::{path::PathBuf, process::ExitCode};

use super::Front;
use crate::{
    cli::Trouble,
    play::{
        Match,
        record::{self, Seal},
        store::{self, Folders},
    },
    rules::Message,
};

impl Front {
    /// Saves a game that was left behind before another takes its place.
    pub(super) fn keep_aside(&self, left: &Match) -> Result<PathBuf, Trouble> {
        let data = self
            .autosave
            .as_ref()
            .and_then(|autosave| autosave.path().parent())
            .map(PathBuf::from);
        Ok(Folders::find(data)?.keep(left)?)
    }

    /// Saves what has happened.
    pub(super) fn keep_up(&mut self) -> Result<(), Trouble> {
        if let Some(autosave) = &self.autosave
            && let Err(error) = autosave.write(&self.game)
        {
            // Told once; the game goes on, and what was saved before is still there.
            self.autosave = None;
            self.say(&Message::new("autosave-failed").with("why", error.to_string()))?;
        }
        Ok(())
    }

    /// Ends before the game does.
    pub(super) fn leave(&mut self) -> Result<ExitCode, Trouble> {
        self.keep()?;
        if !self.line.quiet {
            self.say(&Message::new("text-left"))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    pub(super) fn keep(&mut self) -> Result<(), Trouble> {
        let Some(path) = self.line.save.clone() else {
            return Ok(());
        };
        store::write_atomically(&path, &record::write(&self.game, Seal::Open))?;
        self.say(&Message::new("saved-as").with("file", path.display().to_string()))
    }
}
