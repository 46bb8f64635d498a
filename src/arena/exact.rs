//! Solving a game of chance, step by step, and the folder in which that is kept.
//!
//! `chances.table` has what came of it, `chances.part` what is known so far, `facts.jsonl` some of its positions as facts
//! that `conformance` holds against the rules. The first two begin with a line that names the format, the game and its
//! rules, then come the numbers as [`Chances`] writes them, and the check sum of all that is the last line. The same words
//! go on from there: what is known so far is written now and then, when it is stopped, and never in part.

use std::{
    fs,
    io::{self, BufRead, BufReader, BufWriter, ErrorKind, Read, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::hold::{Hold, Refusal};
use crate::{
    catalogue::{Chances, Progress},
    files::{self, temporary},
    play::{
        seed::hex,
        store::{StoreError, write_atomically},
    },
    rules::Message,
    texts,
};

const FORMAT: &str = "homestretch chances 1";
const TABLE: &str = "chances.table";
const PART: &str = "chances.part";
const FACTS: &str = "facts.jsonl";
/// How many positions are told as facts.
const TOLD: u64 = 1_000;
/// The first line is no longer, in bytes.
const MOST_HEAD: u64 = 16 << 10;
/// What is known so far is kept every so often.
const EVERY: Duration = Duration::from_mins(1);

/// A game can't be solved, or not in this folder.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// A file can't be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file or the folder is not what it should be.
    #[error("{}: {}", path.display(), texts::say(message))]
    Kept {
        /// The file.
        path: PathBuf,
        /// What it is.
        message: Message,
    },
    /// The game never ends.
    #[error("{}", texts::say(.0))]
    Endless(Message),
}

/// The first line of a file.
#[derive(Serialize, Deserialize, PartialEq)]
struct Head {
    format: String,
    game: String,
    config: String,
    positions: u64,
}

/// What goes through is added to the check sum.
struct Summed<S>(S, Sha256);

impl<W: Write> Write for Summed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.0.write(bytes)?;
        self.1.update(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl<R: Read> Read for Summed<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(bytes)?;
        self.1.update(&bytes[..count]);
        Ok(count)
    }
}

/// A folder in which a table grows, held by this program alone.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    head: String,
    kept: Instant,
    _hold: Hold,
}

impl Folder {
    /// Opens the folder of a table, made where there is none, and takes over what is known there.
    ///
    /// # Errors
    /// When it can't be read or written, another program works in it, or it holds something else.
    pub fn open(path: &Path, game: &str, config: &str, table: &mut dyn Chances) -> Result<Self, SolveError> {
        fs::create_dir_all(path).map_err(|error| StoreError::io(path, error))?;
        let hold = Hold::take(path).map_err(|refusal| match refusal {
            Refusal::Held(process) => kept(path, Message::new("solve-held").with("process", process)),
            Refusal::Store(error) => error.into(),
        })?;
        let head = Head {
            format: FORMAT.to_owned(),
            game: game.to_owned(),
            config: config.to_owned(),
            positions: table.positions(),
        };
        let folder = Self {
            path: path.to_owned(),
            head: serde_json::to_string(&head).unwrap_or_default() + "\n",
            kept: Instant::now(),
            _hold: hold,
        };
        let [whole, part] = [TABLE, PART].map(|name| path.join(name));
        if whole.exists() {
            read(&whole, &head, |from| table.read(from))?;
        } else if part.exists() {
            read(&part, &head, |from| table.resume(from))?;
        }
        Ok(folder)
    }

    /// Writes a file whole or not at all.
    fn write(
        &self,
        name: &str,
        body: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), StoreError> {
        let path = self.path.join(name);
        let failed = |error| StoreError::io(&path, error);
        let mut file = temporary::make(&self.path).map_err(failed)?;
        put(file.as_file_mut(), &self.head, body).map_err(failed)?;
        file.as_file().sync_data().map_err(failed)?;
        file.persist(&path).map(drop).map_err(|error| failed(error.error))
    }

    fn keep(&mut self, table: &dyn Chances) -> Result<(), StoreError> {
        self.write(PART, |to| table.save(to))?;
        self.kept = Instant::now();
        Ok(())
    }

    fn finish(&self, table: &dyn Chances) -> Result<(), StoreError> {
        let facts = table.facts(TOLD).into_iter().map(|fact| fact + "\n");
        write_atomically(&self.path.join(FACTS), &facts.collect::<String>())?;
        self.write(TABLE, |to| table.write(to))?;
        let part = self.path.join(PART);
        match fs::remove_file(&part) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(StoreError::io(&part, error)),
            _ => Ok(()),
        }
    }
}

/// Takes over the numbers of a file, if it is whole and begins with this line.
fn read(
    path: &Path,
    head: &Head,
    body: impl FnOnce(&mut dyn Read) -> io::Result<bool>,
) -> Result<(), SolveError> {
    let changed = || kept(path, Message::new("solve-changed"));
    let failed = |error: io::Error| match error.kind() {
        ErrorKind::UnexpectedEof => changed(),
        _ => StoreError::io(path, error).into(),
    };
    let mut file = BufReader::new(files::open(path).map_err(failed)?);
    let mut line = Vec::new();
    let read = file.by_ref().take(MOST_HEAD).read_until(b'\n', &mut line);
    read.map_err(failed)?;
    let found: Head = serde_json::from_slice(&line)
        .ok()
        .filter(|found: &Head| found.format == FORMAT)
        .ok_or_else(|| kept(path, Message::new("solve-foreign").with("format", FORMAT)))?;
    if found != *head {
        let other = Message::new("solve-other").with("name", found.game);
        return Err(kept(path, other.with("config", found.config)));
    }
    let mut summed = Summed(file, Sha256::new_with_prefix(&line));
    if !body(&mut summed).map_err(failed)? {
        return Err(changed());
    }
    let Summed(mut file, sum) = summed;
    let mut rest = Vec::new();
    let end = hex(&sum.finalize()) + "\n";
    file.by_ref()
        .take(end.len() as u64 + 1)
        .read_to_end(&mut rest)
        .map_err(failed)?;
    if rest == end.as_bytes() {
        Ok(())
    } else {
        Err(changed())
    }
}

/// The first line, the numbers and the check sum.
fn put(
    file: &mut fs::File,
    head: &str,
    body: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut to = Summed(BufWriter::new(file), Sha256::new());
    to.write_all(head.as_bytes())?;
    body(&mut to)?;
    let end = hex(&to.1.finalize_reset()) + "\n";
    to.0.write_all(end.as_bytes())?;
    to.0.flush()
}

fn kept(path: &Path, message: Message) -> SolveError {
    SolveError::Kept {
        path: path.to_owned(),
        message,
    }
}

/// Fills a table to its end, or until `stop` is set: then what is known so far is kept. Says whether it is done.
///
/// # Errors
/// When a file can't be written, or there is no end to it.
pub fn solve(
    table: &mut dyn Chances,
    mut folder: Option<&mut Folder>,
    stop: &AtomicBool,
    hear: &mut dyn FnMut(Progress),
) -> Result<bool, SolveError> {
    if table.is_done() {
        return Ok(true);
    }
    while !table.is_done() {
        let stopped = stop.load(Ordering::Relaxed);
        if let Some(folder) = folder
            .as_mut()
            .filter(|folder| stopped || folder.kept.elapsed() > EVERY)
        {
            folder.keep(table)?;
        }
        if stopped {
            return Ok(false);
        }
        table.step().map_err(SolveError::Endless)?;
        hear(table.progress());
    }
    if let Some(folder) = folder {
        folder.finish(table)?;
    }
    Ok(true)
}
