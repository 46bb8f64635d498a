//! Where games lie on disk: saved atomically, under names that nobody else has taken.

use std::{
    fs::{self, File},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;
use thiserror::Error;

use super::{
    autosave::AUTOSAVES,
    game::Match,
    record::{self, MOST_BYTES, RecordFault},
    seal::{self, Key},
};
use crate::{
    catalogue::Games,
    files::{self, Unread, temporary},
    rules::Message,
    texts,
};

/// The ending of a record's file name.
pub const ENDING: &str = "homestretch";
/// The name of the folder in which the window keeps its trainings.
pub const TRAININGS: &str = "trainings";
/// What is said of records that can't be read here and yet are sound.
const SOUND: [&str; 3] = ["record-version", "record-sealed", "seal-other-key"];
/// A file could not be read or written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The system refused.
    #[error("{path}: {}", texts::refused(source))]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is larger than anything that is read here.
    #[error("{}", texts::say(&of("file-too-large", path).with("most", (MOST_BYTES >> 20) as i64)))]
    TooLarge {
        /// The file.
        path: PathBuf,
    },
    /// The file is no text.
    #[error("{}", texts::say(&of("file-no-text", path).with("line", *line as i64)))]
    NotText {
        /// The file.
        path: PathBuf,
        /// The line.
        line: usize,
    },
    /// The file is not a record that replays.
    #[error("{path}, line {}: {}", fault.line, texts::say(&fault.message))]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        fault: RecordFault,
    },
    /// The game may not be written there, or not in this way.
    #[error("{path}: {}", texts::say(message))]
    Refused {
        /// The file.
        path: PathBuf,
        /// Why.
        message: Message,
    },
    /// What should be the key to unfinished games is none.
    #[error("{}", texts::say(&of("seal-no-key", path)))]
    BadKey {
        /// The file.
        path: PathBuf,
    },
    /// Every autosave is held by a running program.
    #[error("{}", texts::say(&of("autosaves-held", path).with("count", AUTOSAVES as i64)))]
    AllHeld {
        /// The folder.
        path: PathBuf,
    },
    /// The platform names no folder for data.
    #[error("{}", texts::text("no-data-folder"))]
    NoFolder,
}

/// What is told of a file or folder.
pub(super) fn of(key: &str, path: &Path) -> Message {
    Message::new(key).with("file", path.display().to_string())
}

impl StoreError {
    fn unread(path: &Path, unread: Unread) -> Self {
        let path_of = || path.to_owned();
        match unread {
            other @ (Unread::Io(_) | Unread::LineNotText) => Self::io(path, other.into()),
            Unread::TooLarge { .. } => Self::TooLarge { path: path_of() },
            Unread::NotText { line } => Self::NotText {
                path: path_of(),
                line,
            },
        }
    }

    pub(crate) fn io(path: &Path, source: io::Error) -> Self {
        Self::Io {
            path: path.to_owned(),
            source,
        }
    }

    pub(super) fn refused(path: &Path, message: Message) -> Self {
        Self::Refused {
            path: path.to_owned(),
            message,
        }
    }

    /// Whether the file is of no use to any program, as far as can be told. What can't be opened, or is of a newer
    /// program, is no damage.
    pub(super) fn is_damage(&self) -> bool {
        match self {
            Self::TooLarge { .. } | Self::NotText { .. } => true,
            Self::Record { fault, .. } => !SOUND.contains(&fault.message.key.as_str()),
            Self::Io { .. }
            | Self::Refused { .. }
            | Self::BadKey { .. }
            | Self::AllHeld { .. }
            | Self::NoFolder => false,
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

    /// Saves a game under the next free name, and tells which.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep(&self, game: &Match) -> Result<PathBuf, StoreError> {
        save_in(&self.saves(), game, Some(&self.key()?))
    }

    /// The key to the unfinished games of this user.
    ///
    /// # Errors
    /// When there is none and it can't be made, or what lies there is none.
    pub fn key(&self) -> Result<Key, StoreError> {
        Key::of(&self.data)
    }

    /// Removes what programs have left that were ended as they wrote.
    pub(super) fn sweep(&self) {
        for folder in [&self.data, &self.saves(), &self.config] {
            temporary::sweep(folder);
        }
    }

    /// Loads a game, sealed or not.
    ///
    /// # Errors
    /// When the file can't be read or is not a record that replays, or its key is not here. The file is never touched.
    pub fn load(&self, games: Games, path: &Path) -> Result<Match, StoreError> {
        let text = read_text(path)?;
        let key = if seal::is_sealed(&text) {
            Key::known(&self.data)?
        } else {
            None
        };
        read(games, path, &text, key)
    }

    /// The saved games, newest first.
    ///
    /// # Errors
    /// When the folder can't be read; a folder that is not there holds no games.
    pub fn saved(&self) -> Result<Vec<PathBuf>, StoreError> {
        records(&self.saves())
    }
}

/// The records of a folder, newest first.
fn records(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StoreError::io(folder, error)),
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

/// The number in a name that was given by the program.
pub(super) fn number(path: &Path) -> Option<u32> {
    let stem = path.file_stem()?.to_str()?;
    stem.strip_prefix("game-")?.parse().ok()
}

/// Saves a game in a folder under the next free name. Nothing is overwritten, also where several programs save at once.
fn save_in(folder: &Path, game: &Match, key: Option<&Key>) -> Result<PathBuf, StoreError> {
    let numbers = records(folder)?;
    let highest = numbers.iter().filter_map(|path| number(path)).max().unwrap_or(0);
    let mut number = u64::from(highest);
    loop {
        number += 1;
        let path = folder.join(format!("game-{number:04}.{ENDING}"));
        if save_new(game, &path, key)? {
            return Ok(path);
        }
    }
}

/// Writes a file so that it holds either all of the new text or all of the old.
///
/// # Errors
/// When the folder or the file can't be written, or the disk is full; the old file is as it was.
pub fn write_atomically(path: &Path, text: &str) -> Result<(), StoreError> {
    write_bytes_atomically(path, text.as_bytes())
}

/// The same for what is no text.
///
/// # Errors
/// When the file can't be written; what was there is then still there.
pub fn write_bytes_atomically(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    write_beside(path, bytes)?
        .persist(path)
        .map(drop)
        .map_err(|error| StoreError::io(path, error.error))
}

/// Writes a file that is not there yet, all of it or nothing. False where something has that name: it stays as it is.
///
/// # Errors
/// When the folder or the file can't be written, or the disk is full.
fn write_new(path: &Path, bytes: &[u8]) -> Result<bool, StoreError> {
    match write_beside(path, bytes)?.persist_noclobber(path) {
        Ok(_) => Ok(true),
        Err(error) if error.error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(StoreError::io(path, error.error)),
    }
}

/// Writes a file under the next free name of a folder that begins and ends so, all of it or nothing; tells which.
///
/// # Errors
/// When the folder or the file can't be written, or the disk is full.
pub fn write_next(folder: &Path, beginning: &str, ending: &str, bytes: &[u8]) -> Result<PathBuf, StoreError> {
    let mut number = 0;
    loop {
        number += 1;
        let path = folder.join(format!("{beginning}-{number:04}.{ending}"));
        if !path.exists() && write_new(&path, bytes)? {
            return Ok(path);
        }
    }
}

/// Writes bytes to a file that waits beside a path, to be moved there.
fn write_beside(path: &Path, bytes: &[u8]) -> Result<NamedTempFile, StoreError> {
    let folder = folder_of(path);
    fs::create_dir_all(folder).map_err(|error| StoreError::io(folder, error))?;
    let mut file = temporary::make(folder).map_err(|error| StoreError::io(folder, error))?;
    file.write_all(bytes)
        .and_then(|()| file.as_file().sync_data())
        .map_err(|error| StoreError::io(path, error))?;
    Ok(file)
}

/// Moves a file that is damaged out of the way, to the first name beside it that is free; tells which.
///
/// # Errors
/// When it can't be moved: it lies where it lay.
pub fn set_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let mut count = 1;
    loop {
        let number = if count == 1 {
            String::new()
        } else {
            format!("-{count}")
        };
        let aside = path.with_extension(format!("damaged{number}.{ending}"));
        // The name is taken first, so that nobody else's file is overwritten.
        match File::create_new(&aside) {
            Ok(_) => {
                let moved = fs::rename(path, &aside).map_err(|error| StoreError::io(path, error));
                return moved.map(|()| aside.clone()).inspect_err(|_| {
                    let _ = fs::remove_file(&aside);
                });
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => count += 1,
            Err(error) => return Err(StoreError::io(&aside, error)),
        }
    }
}

/// Reads a text of at most 16 MB.
///
/// # Errors
/// When it can't be read, is larger, or is no text.
pub fn read_text(path: &Path) -> Result<String, StoreError> {
    files::read_text(path, MOST_BYTES).map_err(|unread| StoreError::unread(path, unread))
}

/// Reads a file that need not be text.
///
/// # Errors
/// When it can't be read, or is too large.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, StoreError> {
    files::read_bytes(path, MOST_BYTES).map_err(|unread| StoreError::unread(path, unread))
}

/// Saves a game for going on later: sealed as long as it is not over. Without a key there is one beside it from then on.
///
/// # Errors
/// When it can't be written.
pub fn save<'a>(game: &Match, path: &Path, key: impl Into<Option<&'a Key>>) -> Result<(), StoreError> {
    write_atomically(path, &kept(game, path, key.into())?)
}

/// Saves a game under a name that is not taken yet. False where it is: what has it stays as it is.
fn save_new(game: &Match, path: &Path, key: Option<&Key>) -> Result<bool, StoreError> {
    write_new(path, kept(game, path, key)?.as_bytes())
}

/// Saves a game where somebody wishes: in a folder under the next free name, or as a file that is not there yet.
///
/// # Errors
/// When it can't be written, or something is there already.
pub fn save_at(place: &Path, game: &Match, key: Option<&Key>) -> Result<PathBuf, StoreError> {
    if place.is_dir() {
        return save_in(place, game, key);
    }
    if save_new(game, place, key)? {
        return Ok(place.to_owned());
    }
    Err(StoreError::io(place, ErrorKind::AlreadyExists.into()))
}

/// The text that is kept of a game in a file.
fn kept(game: &Match, path: &Path, key: Option<&Key>) -> Result<String, StoreError> {
    let whole = record::write(game);
    if game.standing().is_some() {
        return Ok(whole);
    }
    let key = key.map_or_else(|| Key::of(folder_of(path)), |key| Ok(key.clone()))?;
    seal::seal(&whole, &key).map_err(|message| StoreError::refused(path, message))
}

/// Writes a game for others: what they may know of it now.
///
/// # Errors
/// When it can't be written, or its secrets forbid it.
pub fn export(game: &Match, path: &Path) -> Result<(), StoreError> {
    let text = record::for_others(game).map_err(|message| StoreError::refused(path, message))?;
    write_atomically(path, &text)
}

/// Loads a game that is not sealed.
///
/// # Errors
/// When the file can't be read or is not a record that replays. The file is never touched.
pub fn load(games: Games, path: &Path) -> Result<Match, StoreError> {
    read(games, path, &read_text(path)?, None)
}

/// The game of a record. A sealed one is opened with this key, or with one that lies beside it.
fn read(games: Games, path: &Path, text: &str, key: Option<Key>) -> Result<Match, StoreError> {
    let faulty = |fault| StoreError::Record {
        path: path.to_owned(),
        fault,
    };
    if !seal::is_sealed(text) {
        return record::read(games, text).map_err(faulty);
    }
    let mut refused = None;
    // Whatever else is called so beside it is no hindrance.
    let beside = Key::known(folder_of(path)).ok().flatten();
    for key in key.into_iter().chain(beside) {
        match seal::open(text, &key) {
            Ok(opened) => return record::read(games, &opened).map_err(faulty),
            Err(fault) => refused = refused.or(Some(fault)),
        }
    }
    match refused {
        Some(fault) => Err(faulty(fault)),
        // It says that it is sealed, or what is wrong with it before that.
        None => record::read(games, text).map_err(faulty),
    }
}

/// The folder in which a file lies.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}
