//! What somebody has solved on this machine: kept in one file, and written whole or not at all.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::{Puzzle, Puzzles, Wish};
use crate::{
    play::store::{self, Folders, StoreError},
    rules::Message,
};

/// The name of the file in the data folder.
const FILE: &str = "puzzles.json";

/// A score of one's own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    /// The puzzles that were solved, by name, since all of them had been.
    pub solved: BTreeSet<String>,
    /// The days whose puzzle was solved at once, as `2026-02-28`.
    pub days: BTreeSet<String>,
    /// How many answers were given.
    pub answers: u64,
    /// How many of them were right.
    pub right: u64,
    /// The most that were right in one row.
    pub longest_row: u64,
}

impl Score {
    fn file(folders: &Folders) -> PathBuf {
        folders.data.join(FILE)
    }

    /// The score that is kept. A file that is none is set aside, and it is told where it lies then: one begins anew.
    ///
    /// # Errors
    /// When the file can't be read.
    pub fn load(folders: &Folders) -> Result<(Self, Option<PathBuf>), StoreError> {
        let path = Self::file(folders);
        if !path.exists() {
            return Ok((Self::default(), None));
        }
        match serde_json::from_str(&store::read_text(&path)?) {
            Ok(score) => Ok((score, None)),
            Err(_) => Ok((Self::default(), Some(store::set_aside(&path)?))),
        }
    }

    /// Counts an answer, and keeps the score. What another program has kept meanwhile is not lost.
    ///
    /// # Errors
    /// When it can't be written: what was kept before is still there.
    pub fn keep(folders: &Folders, change: impl FnOnce(&mut Self)) -> Result<Self, StoreError> {
        let (mut score, _) = Self::load(folders)?;
        change(&mut score);
        score.write(&Self::file(folders))?;
        Ok(score)
    }

    fn write(&self, path: &Path) -> Result<(), StoreError> {
        let text = serde_json::to_string_pretty(self).unwrap_or_default();
        store::write_atomically(path, &(text + "\n"))
    }

    /// Counts an answer.
    pub fn count(&mut self, puzzle: &Puzzle, is_best: bool) {
        self.answers += 1;
        if is_best {
            self.right += 1;
            self.solved.insert(puzzle.name());
        }
    }

    /// Whether a puzzle is among those that were solved.
    #[must_use]
    pub fn has(&self, puzzle: &Puzzle) -> bool {
        self.solved.contains(&puzzle.name())
    }

    /// How far one has come with these, in a sentence.
    #[must_use]
    pub fn told(&self, puzzles: &Puzzles) -> Message {
        let all = puzzles.wished(Wish::default());
        Message::new("puzzles-score")
            .with(
                "solved",
                all.clone().filter(|puzzle| self.has(puzzle)).count() as i64,
            )
            .with("all", all.count() as i64)
            .with("right", self.right.to_string())
            .with("answers", self.answers.to_string())
            .with("row", self.longest_row.to_string())
    }

    /// Forgets that these were solved, once all of them were, so that they are given again.
    pub fn begin_anew<'a>(&mut self, puzzles: impl Iterator<Item = &'a Puzzle> + Clone) {
        if puzzles.clone().all(|puzzle| self.has(puzzle)) {
            for puzzle in puzzles {
                self.solved.remove(&puzzle.name());
            }
        }
    }
}
