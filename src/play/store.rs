//! Where games lie on disk: saved atomically, autosaved after every ply, found again after a crash.
//!
//! Each running program holds the lock of an autosave of its own, so that two of them never write the
//! same file. An autosave whose lock is free was left behind: it is offered to go on with.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

use thiserror::Error;

use super::{
    game::Match,
    record::{self, MOST_BYTES, RecordFault},
    seal::{self, Key},
};
use crate::{
    files::{self, Unread},
    rules::Message,
};

/// The ending of a record's file name.
pub const ENDING: &str = "homestretch";
/// The name of the folder in which the window keeps its trainings.
pub const TRAININGS: &str = "trainings";
/// So many programs can run at once on one data folder.
const AUTOSAVES: usize = 16;

/// A file could not be read or written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The system refused.
    #[error("{path}: {source}")]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is larger than anything that is read here.
    #[error("{path} is {}", Unread::TooLarge { most: MOST_BYTES })]
    TooLarge {
        /// The file.
        path: PathBuf,
    },
    /// The file is no text.
    #[error("{path} is {}", Unread::NotText { line: *line })]
    NotText {
        /// The file.
        path: PathBuf,
        /// The line.
        line: usize,
    },
    /// The file is not a record that replays.
    #[error("{path}, line {}: {}", fault.line, crate::texts::say(&fault.message))]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        fault: RecordFault,
    },
    /// The game may not be written there, or not in this way.
    #[error("{path}: {}", crate::texts::say(message))]
    Refused {
        /// The file.
        path: PathBuf,
        /// Why.
        message: Message,
    },
    /// What should be the key to unfinished games is none.
    #[error("{}", crate::texts::say(&Message::new("seal-no-key").with("file", path.display().to_string())))]
    BadKey {
        /// The file.
        path: PathBuf,
    },
    /// Every autosave is held by a running program.
    #[error("{AUTOSAVES} programs hold an autosave in {path}: close one of them")]
    AllHeld {
        /// The folder.
        path: PathBuf,
    },
    /// The platform names no folder for data.
    #[error("no folder for data is known: name one with --data-dir or HOMESTRETCH_DATA")]
    NoFolder,
}

impl StoreError {
    fn io(path: &Path, source: io::Error) -> Self {
        Self::Io {
            path: path.to_owned(),
            source,
        }
    }
}

/// The folders of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// Saved games, autosaves and logs.
    pub data: PathBuf,
    /// Settings.
    pub config: PathBuf,
}

impl Folders {
    /// Texts in languages of the user's own, a folder each.
    #[must_use]
    pub fn languages(&self) -> PathBuf {
        self.data.join("languages")
    }

    /// The folders that the platform has for it, or everything below `data_dir`.
    ///
    /// # Errors
    /// When the platform has none and nothing was said.
    pub fn find(data_dir: Option<PathBuf>) -> Result<Self, StoreError> {
        if let Some(data) = data_dir {
            return Ok(Self {
                config: data.clone(),
                data,
            });
        }
        let dirs = directories::ProjectDirs::from("", "", "homestretch").ok_or(StoreError::NoFolder)?;
        Ok(Self {
            data: dirs.data_dir().to_owned(),
            config: dirs.config_dir().to_owned(),
        })
    }

    /// Where saved games lie.
    #[must_use]
    pub fn saves(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// Where strategy files of the user's own lie.
    #[must_use]
    pub fn strategies(&self) -> PathBuf {
        self.data.join("strategies")
    }

    /// Where the trainings of the window lie, a folder each.
    #[must_use]
    pub fn trainings(&self) -> PathBuf {
        self.data.join(TRAININGS)
    }

    /// Where logs lie.
    #[must_use]
    pub fn logs(&self) -> PathBuf {
        self.data.join("logs")
    }

    /// The next free name among the saved games.
    ///
    /// # Errors
    /// When the folder can't be read.
    pub fn free_name(&self) -> Result<PathBuf, StoreError> {
        let number = |path: &PathBuf| {
            path.file_stem()?
                .to_str()?
                .strip_prefix("game-")?
                .parse::<u32>()
                .ok()
        };
        let highest = self.saved()?.iter().filter_map(number).max().unwrap_or(0);
        Ok(self
            .saves()
            .join(format!("game-{:04}.{ENDING}", highest.saturating_add(1))))
    }

    /// The key to the unfinished games of this user.
    ///
    /// # Errors
    /// When there is none and it can't be made, or what lies there is none.
    pub fn key(&self) -> Result<Key, StoreError> {
        Key::of(&self.data)
    }

    /// Saves a game under the next free name, and tells which.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep(&self, game: &Match) -> Result<PathBuf, StoreError> {
        let path = self.free_name()?;
        save(game, &path, &self.key()?)?;
        Ok(path)
    }

    /// Loads a game, sealed or not.
    ///
    /// # Errors
    /// When the file can't be read or is not a record that replays, or its key is not here. The file is never touched.
    pub fn load(&self, path: &Path) -> Result<Match, StoreError> {
        let text = read_text(path)?;
        let key = if seal::is_sealed(&text) {
            Key::known(&self.data)?
        } else {
            None
        };
        read(path, &text, key.as_ref())
    }

    /// The saved games, newest first.
    ///
    /// # Errors
    /// When the folder can't be read; a folder that is not there holds no games.
    pub fn saved(&self) -> Result<Vec<PathBuf>, StoreError> {
        let folder = self.saves();
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(StoreError::io(&folder, error)),
        };
        let mut files: Vec<(std::time::SystemTime, PathBuf)> = entries
            .filter_map(|entry| {
                let path = entry.ok()?.path();
                let is_record = path.extension().is_some_and(|ending| ending == ENDING);
                let written = fs::metadata(&path).and_then(|facts| facts.modified()).ok()?;
                is_record.then_some((written, path))
            })
            .collect();
        files.sort_by(|a, b| b.cmp(a));
        Ok(files.into_iter().map(|(_, path)| path).collect())
    }
}

/// Writes a file so that it holds either all of the new text or all of the old.
///
/// # Errors
/// When the folder or the file can't be written, or the disk is full; the old file is as it was.
pub fn write_atomically(path: &Path, text: &str) -> Result<(), StoreError> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| StoreError::io(folder, error))?;
    // A temporary file is for its owner alone unless it is made like any other one: the new file shall be no secret.
    let mut file = tempfile::Builder::new()
        .make_in(folder, |path| File::create_new(path))
        .map_err(|error| StoreError::io(folder, error))?;
    file.write_all(text.as_bytes())
        .and_then(|()| file.as_file().sync_data())
        .map_err(|error| StoreError::io(path, error))?;
    file.persist(path)
        .map_err(|error| StoreError::io(path, error.error))?;
    Ok(())
}

/// Reads a text of at most 16 MB.
///
/// # Errors
/// When it can't be read, is larger, or is no text.
pub fn read_text(path: &Path) -> Result<String, StoreError> {
    let path_of = || path.to_owned();
    files::read_text(path, MOST_BYTES).map_err(|unread| match unread {
        Unread::Io(error) => StoreError::io(path, error),
        Unread::TooLarge { .. } => StoreError::TooLarge { path: path_of() },
        Unread::NotText { line } => StoreError::NotText {
            path: path_of(),
            line,
        },
    })
}

/// Saves a game for going on later: sealed as long as it is not over.
///
/// # Errors
/// When it can't be written.
pub fn save(game: &Match, path: &Path, key: &Key) -> Result<(), StoreError> {
    let whole = record::write(game);
    let text = match game.standing() {
        Some(_) => Ok(whole),
        None => seal::seal(&whole, key),
    };
    write_record(path, text)
}

/// Writes a game for others: what they may know of it now.
///
/// # Errors
/// When it can't be written, or its secrets forbid it.
pub fn export(game: &Match, path: &Path) -> Result<(), StoreError> {
    write_record(path, record::for_others(game))
}

fn write_record(path: &Path, text: Result<String, Message>) -> Result<(), StoreError> {
    let text = text.map_err(|message| StoreError::Refused {
        path: path.to_owned(),
        message,
    })?;
    write_atomically(path, &text)
}

/// Loads a game that is not sealed.
///
/// # Errors
/// When the file can't be read or is not a record that replays. The file is never touched.
pub fn load(path: &Path) -> Result<Match, StoreError> {
    read(path, &read_text(path)?, None)
}

/// The game of a record, which is opened first where there is a key.
fn read(path: &Path, text: &str, key: Option<&Key>) -> Result<Match, StoreError> {
    let opened = key.map(|key| seal::open(text, key)).transpose();
    opened
        .and_then(|opened| record::read(opened.as_deref().unwrap_or(text)))
        .map_err(|fault| StoreError::Record {
            path: path.to_owned(),
            fault,
        })
}

/// The autosave of this program: a file and the lock that keeps others from it.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    first: bool,
    folders: Folders,
    key: Key,
    _lock: File,
}

impl Autosave {
    /// Takes the first autosave that no running program holds.
    ///
    /// # Errors
    /// When the folder can't be written, or all are held.
    pub fn take(folders: &Folders) -> Result<Self, StoreError> {
        (0..AUTOSAVES)
            .find_map(|index| Self::take_nth(folders, index).transpose())
            .unwrap_or_else(|| {
                Err(StoreError::AllHeld {
                    path: folders.data.clone(),
                })
            })
    }

    /// None when a running program holds it.
    fn take_nth(folders: &Folders, index: usize) -> Result<Option<Self>, StoreError> {
        let folder = &folders.data;
        fs::create_dir_all(folder).map_err(|error| StoreError::io(folder, error))?;
        let name = if index == 0 {
            "autosave".to_owned()
        } else {
            format!("autosave-{}", index + 1)
        };
        let lock_path = folder.join(format!("{name}.lock"));
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&lock_path)
            .map_err(|error| StoreError::io(&lock_path, error))?;
        match lock.try_lock() {
            Ok(()) => {
                let path = folder.join(format!("{name}.{ENDING}"));
                Ok(Some(Self {
                    path,
                    first: index == 0,
                    folders: folders.clone(),
                    key: folders.key()?,
                    _lock: lock,
                }))
            }
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(StoreError::io(&lock_path, error)),
        }
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether this is the only program on the folder; else another one holds the first autosave.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.first
    }

    /// Writes a game.
    ///
    /// # Errors
    /// When it can't be written; what was saved before is still there.
    pub fn write(&self, game: &Match) -> Result<(), StoreError> {
        save(game, &self.path, &self.key)
    }

    /// The unfinished game that was left here by a program that ended, if there is one.
    ///
    /// # Errors
    /// When the file is damaged. It is moved aside, not lost, so that the next autosave can't overwrite it.
    pub fn left_behind(&self) -> Result<Option<Match>, StoreError> {
        if !self.path.exists() {
            return Ok(None);
        }
        self.folders
            .load(&self.path)
            .map(|game| Some(game).filter(|game| game.standing().is_none()))
            .inspect_err(|_| {
                let aside = self.path.with_extension(format!("damaged.{ENDING}"));
                if let Err(error) = fs::rename(&self.path, &aside) {
                    tracing::warn!("could not move {} aside: {error}", self.path.display());
                }
            })
    }
}
