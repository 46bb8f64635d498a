//! Keeps the game that is played, for the window and for the terminal: the autosave after every step, through failures,
//! and in which other file the game lies.
//!
//! Invariant: an autosave in which a game was left behind is not written before that game lies elsewhere, was gone on
//! with, or was given up.

use std::path::{Path, PathBuf};

use super::{
    autosave::Autosave,
    game::{Act, Match},
    kept,
    seal::Key,
    store::{self, Folders, StoreError},
};
use crate::{catalogue::Games, rules::Message};

/// How far a game is: so many steps, and so many times that somebody took a seat over.
type Reached = (usize, usize);

fn reached(game: &Match) -> Reached {
    (game.steps().len(), game.sits().len())
}

/// Whether anything would be lost with a game: a person has chosen in it, or anybody where computers alone play, and it is
/// not over.
#[must_use]
pub fn is_under_way(game: &Match) -> bool {
    let persons = game.insiders();
    let counts = |seat| persons.is_empty() || persons.contains(seat);
    let mut steps = game.steps().iter();
    steps.any(|step| matches!(step.act, Act::Choice(seat, _) if counts(seat))) && game.standing().is_none()
}

/// Keeps one game at a time.
#[derive(Debug)]
pub struct Keeper {
    /// Those of which what was left behind may be.
    games: Games,
    /// None where no folder is known.
    folders: Option<Folders>,
    autosave: Option<Autosave>,
    left_behind: Option<Match>,
    /// What of the game the autosave holds.
    written: Option<Reached>,
    /// What of it was tried to be written last.
    tried: Option<Reached>,
    /// What of it lies in another file, or has never been anything of its own.
    elsewhere: Option<Reached>,
    /// Where what was written last of it lies.
    last: Option<PathBuf>,
    /// Whether it was told that the autosave can't be written.
    fails: bool,
}

impl Keeper {
    /// Takes an autosave. What people should know of that is told; games can be kept later where it fails.
    #[must_use]
    pub fn open(games: Games, folders: Result<Folders, StoreError>) -> (Self, Vec<Message>) {
        let mut keeper = Self::closed(games, None);
        let told = match folders {
            Ok(folders) => {
                keeper.folders = Some(folders);
                keeper.take()
            }
            Err(error) => Err(error),
        };
        let told = told.unwrap_or_else(|error| vec![keeper.failed(&error)]);
        (keeper, told)
    }

    /// Keeps nothing by itself, and saves where it is told to.
    #[must_use]
    pub fn closed(games: Games, folders: Option<Folders>) -> Self {
        Self {
            games,
            folders,
            autosave: None,
            left_behind: None,
            written: None,
            tried: None,
            elsewhere: None,
            last: None,
            fails: false,
        }
    }

    fn take(&mut self) -> Result<Vec<Message>, StoreError> {
        let taken = Autosave::take(self.games, self.folders()?)?;
        let mut told = taken.troubles;
        if !taken.autosave.is_alone() {
            let file = taken.autosave.path().display().to_string();
            told.push(Message::new("autosave-second").with("file", file));
        }
        (self.autosave, self.left_behind) = (Some(taken.autosave), taken.left_behind);
        Ok(told)
    }

    fn folders(&self) -> Result<&Folders, StoreError> {
        self.folders.as_ref().ok_or(StoreError::NoFolder)
    }

    /// The key to what is kept, as long as there is one.
    fn key(&self) -> Option<Key> {
        let held = self.autosave.as_ref().map(|autosave| autosave.key().clone());
        held.or_else(|| self.folders().ok()?.key().ok())
    }

    /// What is said the first time that the game can't be kept.
    fn failed(&mut self, error: &StoreError) -> Message {
        self.fails = true;
        let key = match self.autosave {
            Some(_) => "autosave-failed",
            None => "autosave-none",
        };
        Message::new(key).with("why", error.to_string())
    }

    /// The unfinished game that a program left behind.
    #[must_use]
    pub fn left_behind(&self) -> Option<&Match> {
        self.left_behind.as_ref()
    }

    /// Goes on with the game that was left behind, or gives it up: the autosave may be written.
    pub fn take_left_behind(&mut self) -> Option<Match> {
        self.left_behind.take()
    }

    /// The game that was left behind could not be gone on with after all.
    pub fn leave_behind(&mut self, game: Match) {
        self.left_behind = Some(game);
    }

    /// Puts the game that was left behind into a file of its own, at this place or under the next free name; tells which.
    ///
    /// # Errors
    /// When it can't be written: it is still left behind.
    pub fn keep_left_behind(&mut self, place: Option<&Path>) -> Result<Option<Message>, StoreError> {
        let Some(left) = &self.left_behind else {
            return Ok(None);
        };
        let path = match place {
            Some(place) => store::save_at(place, left, self.key().as_ref())?,
            None => self.folders()?.keep(left)?,
        };
        self.left_behind = None;
        Ok(Some(left_behind_kept(&path)))
    }

    /// Another game is kept from here on: one that begins, or one that lies in this file as it is.
    pub fn begin(&mut self, game: &Match, file: Option<&Path>) {
        (self.written, self.tried) = (None, None);
        self.elsewhere = Some(reached(game));
        self.last = file.map(Path::to_owned);
    }

    /// The game lies in no file as it is: it went back, or it was left behind in the autosave.
    pub fn forget(&mut self) {
        (self.written, self.tried, self.elsewhere) = (None, None, None);
    }

    /// Writes the autosave if anything was done since it was tried last. What people should know is told: once when it
    /// fails, once when it works again.
    pub fn keep_up(&mut self, game: &Match) -> Vec<Message> {
        if self.tried == Some(reached(game)) {
            return Vec::new();
        }
        self.tried = Some(reached(game));
        self.keep_now(game).unwrap_or_else(|error| {
            if self.fails {
                return Vec::new();
            }
            vec![self.failed(&error)]
        })
    }

    /// Writes the autosave unless it holds the game as it is.
    fn keep_now(&mut self, game: &Match) -> Result<Vec<Message>, StoreError> {
        if self.written == Some(reached(game)) {
            return Ok(Vec::new());
        }
        let mut told = Vec::new();
        if self.autosave.is_none() {
            told = self.take()?;
        }
        told.extend(self.keep_left_behind(None)?);
        let Some(autosave) = &self.autosave else {
            return Ok(told);
        };
        autosave.write(game)?;
        self.written = Some(reached(game));
        self.last = Some(autosave.path().to_owned());
        if std::mem::take(&mut self.fails) {
            let file = autosave.path().display().to_string();
            told.push(Message::new("autosave-again").with("file", file));
        }
        Ok(told)
    }

    /// Sees to it that the game is not lost when the program ends.
    ///
    /// # Errors
    /// Why it would be.
    pub fn may_end(&mut self, game: &Match) -> Result<Vec<Message>, StoreError> {
        if !is_under_way(game) || self.elsewhere == Some(reached(game)) {
            return Ok(Vec::new());
        }
        self.keep_now(game)
    }

    /// Leaves the game behind for something that is not kept: it can be gone on with afterwards.
    ///
    /// # Errors
    /// Why it would be lost when the program ends.
    pub fn set_aside(&mut self, game: &Match) -> Result<Vec<Message>, StoreError> {
        let told = self.may_end(game)?;
        if is_under_way(game) {
            self.left_behind = Some(game.clone());
        }
        Ok(told)
    }

    /// Sees to it that the game is not lost when another one takes its place: it gets a file of its own, which is told,
    /// unless it lies in one as it is.
    ///
    /// # Errors
    /// Why it would be lost.
    pub fn may_make_room(&mut self, game: &Match) -> Result<Option<Message>, StoreError> {
        if !is_under_way(game) || self.elsewhere == Some(reached(game)) {
            return Ok(None);
        }
        let path = self.folders()?.keep(game)?;
        self.lies(game, &path);
        Ok(Some(left_behind_kept(&path)))
    }

    /// Saves the game to a file, in place of what was there, or under the next free name; tells which.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn save(&mut self, game: &Match, file: Option<&Path>) -> Result<PathBuf, StoreError> {
        let path = match file {
            Some(path) => store::save(game, path, self.key().as_ref()).map(|()| path.to_owned())?,
            None => self.folders()?.keep(game)?,
        };
        self.lies(game, &path);
        Ok(path)
    }

    /// Saves the game at another place, see [`store::save_at`].
    ///
    /// # Errors
    /// When it can't be written, or something is there already.
    pub fn save_at(&mut self, game: &Match, place: &Path) -> Result<PathBuf, StoreError> {
        let path = store::save_at(place, game, self.key().as_ref())?;
        self.lies(game, &path);
        Ok(path)
    }

    fn lies(&mut self, game: &Match, path: &Path) {
        self.elsewhere = Some(reached(game));
        self.last = Some(path.to_owned());
    }

    /// Where what could be written last of the game lies.
    #[must_use]
    pub fn last(&self) -> Option<&Path> {
        self.last.as_deref()
    }
}

/// It lies among the saved games, where it is found by its name.
fn left_behind_kept(path: &Path) -> Message {
    Message::new("left-behind-kept").with("name", kept::called(path))
}
