//! The file of all games that were played here: a line of JSON each, written whole or not at all. Lines that can't be read
//! are told and stay as they are: perhaps a newer program can.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use jiff::civil::Date;
use serde_json::{Value, json};

use super::Played;
use crate::{
    play::{
        Match,
        ledger::Ledger,
        store::{self, Folders, StoreError},
    },
    rules::{Message, Seat},
};

/// The name of the file in the data folder.
const FILE: &str = "profile.jsonl";

/// A line as it stands there, and the game that it tells of; none where it can't be read.
#[derive(Clone, Debug)]
struct Line {
    text: String,
    played: Option<Played>,
}

impl Line {
    fn of(played: Played) -> Self {
        let text = serde_json::to_string(&played).unwrap_or_default();
        Self {
            text,
            played: Some(played),
        }
    }

    /// Whether it tells of a game that this person has played, or of anybody's where no name is said.
    fn is_of(&self, name: Option<&str>) -> bool {
        let own = |played: &Played| name.is_none_or(|name| played.name == name);
        self.played.as_ref().is_some_and(own)
    }
}

/// All games that were played here.
#[derive(Clone, Debug, Default)]
pub struct Book {
    lines: Vec<Line>,
}

/// What came of counting a game.
#[derive(Clone, Debug, Default)]
pub struct Counted {
    /// What was not counted before, one for each person.
    pub new: Vec<Played>,
    /// What people should know of the file.
    pub told: Vec<Message>,
}

impl Book {
    /// Where it lies.
    #[must_use]
    pub fn file(folders: &Folders) -> PathBuf {
        folders.data.join(FILE)
    }

    /// What is kept, and what people should know of it: lines that can't be read. A file that is no text is set aside, and
    /// one begins anew.
    ///
    /// # Errors
    /// When the file can't be read.
    pub fn load(folders: &Folders) -> Result<(Self, Vec<Message>), StoreError> {
        let path = Self::file(folders);
        if !path.exists() {
            return Ok((Self::default(), Vec::new()));
        }
        let text = match store::read_text(&path) {
            Err(StoreError::NotText { .. }) => {
                let aside = store::set_aside(&path)?;
                let told = Message::new("profile-set-aside").with("file", aside.display().to_string());
                return Ok((Self::default(), vec![told]));
            }
            read => read?,
        };
        let mut told = Vec::new();
        let mut lines = Vec::new();
        for (number, text) in (1_i64..).zip(text.lines()) {
            if text.trim().is_empty() {
                continue;
            }
            let read = serde_json::from_str::<Played>(text);
            if let Err(error) = &read {
                let fault = Message::new("profile-line").with("file", path.display().to_string());
                told.push(fault.with("line", number).with("why", error.to_string()));
            }
            lines.push(Line {
                text: text.to_owned(),
                played: read.ok(),
            });
        }
        Ok((Self { lines }, told))
    }

    /// Counts a game that is over for each of its persons, and keeps that. A game that was counted already gets only the
    /// account that it had not yet. What another program has kept meanwhile is not lost.
    ///
    /// # Errors
    /// When it can't be written: what was kept before is still there.
    pub fn count(
        folders: &Folders,
        game: &Match,
        ledger: Option<&Ledger>,
        day: Date,
    ) -> Result<Counted, StoreError> {
        let played = Played::of(game, ledger, day);
        if played.is_empty() {
            return Ok(Counted::default());
        }
        let (mut book, told) = Self::load(folders)?;
        let mut new = Vec::new();
        let mut is_changed = false;
        for played in played {
            if let Some(line) = book.line_of(&played.id, played.seat) {
                is_changed |= complete(line, &played);
            } else {
                book.lines.push(Line::of(played.clone()));
                new.push(played);
            }
        }
        if is_changed || !new.is_empty() {
            book.write(folders)?;
        }
        Ok(Counted { new, told })
    }

    fn line_of(&mut self, id: &str, seat: Seat) -> Option<&mut Line> {
        let is = |played: &Played| played.id == id && played.seat == seat;
        self.lines
            .iter_mut()
            .find(|line| line.played.as_ref().is_some_and(is))
    }

    /// Every game, in the order in which they were counted, none twice for the same person.
    pub fn played(&self) -> impl Iterator<Item = &Played> {
        let mut seen = BTreeSet::new();
        let played = self.lines.iter().filter_map(|line| line.played.as_ref());
        played.filter(move |played| seen.insert((&played.id, played.seat)))
    }

    /// Whether a game was counted, with luck and errors where these can be known.
    #[must_use]
    pub fn has(&self, game: &Match) -> bool {
        let id = game.commitment();
        self.played()
            .any(|played| played.id == id && played.account.is_some())
    }

    /// The names of all who have played, each with the number of games, who played most first.
    #[must_use]
    pub fn names(&self) -> Vec<(&str, usize)> {
        let names: BTreeSet<&str> = self.played().map(|played| played.name.as_str()).collect();
        let count = |name: &str| self.played().filter(|played| played.name == name).count();
        let mut names: Vec<(&str, usize)> = names.into_iter().map(|name| (name, count(name))).collect();
        names.sort_by_key(|&(_, games)| std::cmp::Reverse(games));
        names
    }

    /// Deletes what is kept of somebody, or of everybody where no name is said; lines that can't be read then too. Tells how
    /// many games that were.
    ///
    /// # Errors
    /// When the file can't be read or written.
    pub fn delete(folders: &Folders, name: Option<&str>) -> Result<usize, StoreError> {
        let (mut book, _) = Self::load(folders)?;
        let before = book.lines.len();
        let games = book.lines.iter().filter(|line| line.is_of(name)).count();
        book.lines.retain(|line| name.is_some() && !line.is_of(name));
        if book.lines.len() < before {
            book.write(folders)?;
        }
        Ok(games)
    }

    /// Writes what is kept of somebody, or of everybody, to another file, as it is kept here. Tells how many games that were.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn export(&self, name: Option<&str>, path: &Path) -> Result<usize, StoreError> {
        let own: Vec<&Line> = self.lines.iter().filter(|line| line.is_of(name)).collect();
        store::write_atomically(path, &text(own.iter().copied()))?;
        Ok(own.len())
    }

    fn write(&self, folders: &Folders) -> Result<(), StoreError> {
        let path = Self::file(folders);
        if self.lines.is_empty() {
            return fs::remove_file(&path).map_err(|error| StoreError::io(&path, error));
        }
        store::write_atomically(&path, &text(self.lines.iter()))
    }
}

fn text<'a>(lines: impl Iterator<Item = &'a Line>) -> String {
    lines.flat_map(|line| [line.text.as_str(), "\n"]).collect()
}

/// Adds the account to a line without one, and leaves all else that stands there; tells whether it did.
fn complete(line: &mut Line, told: &Played) -> bool {
    let Some(kept) = line.played.as_mut().filter(|kept| kept.account.is_none()) else {
        return false;
    };
    kept.account = told.account;
    if let (Some(account), Ok(mut all)) = (told.account, serde_json::from_str::<Value>(&line.text)) {
        all["account"] = json!(account);
        line.text = all.to_string();
    }
    told.account.is_some()
}
