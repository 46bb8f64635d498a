//! The folder of a tournament: its text, and every block that has been played, a line each.
//!
//! `tournament.ron` is the tournament without its threads, with the language in which its reports are written (folders
//! that name none are told in that of the program). `blocks.jsonl` begins with a line that names the
//! tournament by its hash and the part of it that was played; then each line is a block, and ends with a hash of
//! itself and of the line before, so that a line that was changed, lost or put in is found. A last line without its
//! end, as a crash leaves it, is left out. `times.jsonl` has the machines and the times that were taken: all else is the same, byte
//! for byte, wherever the tournament is played.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufWriter, Write},
    ops::Range,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use serde_json::json;

pub use super::reading::Reading;
use super::{
    beside, beyond, brought,
    crew::Finished,
    hold::{Hold, Refusal},
    lines::{FORMAT, Header, block_text, chain, sealed},
    machine,
    plan::Plan,
    recorder::{self, GAMES, Recorder},
    report::Report,
    venue::GameResult,
};
use crate::{
    play::store::{StoreError, read_text, write_atomically},
    rules::Message,
    texts,
};

pub(super) const TOURNAMENT: &str = "tournament.ron";
pub(super) const BLOCKS: &str = "blocks.jsonl";
pub(super) const TIMES: &str = "times.jsonl";
/// The most parts: their list alone would fill a screen.
const MOST_PARTS: u64 = 100_000;

/// What can be wrong with a folder of a tournament.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// A file can't be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The folder can't be written to.
    #[error("{}", texts::say(&of("arena-write", path).with("why", texts::refused(reason))))]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: io::Error,
    },
    /// Another program plays it.
    #[error("{}", texts::say(&of("arena-held", path).with("process", process.as_str())))]
    Held {
        /// The folder.
        path: PathBuf,
        /// The number of its process, or `?`.
        process: String,
    },
    /// A file that the tournament would write is there already.
    #[error("{}", texts::say(&of("arena-in-the-way", path)))]
    InTheWay {
        /// The file.
        path: PathBuf,
    },
    /// There is a tournament already.
    #[error("{}", texts::say(&of("arena-taken", path)))]
    Taken {
        /// The folder.
        path: PathBuf,
    },
    /// The tournament can't be played.
    #[error("{}: {sentence}", path.display())]
    Tournament {
        /// The file.
        path: PathBuf,
        /// What is off.
        sentence: String,
    },
    /// The blocks are of another tournament than the text beside them.
    #[error("{}", texts::say(&of("arena-foreign", path).with("found", found.as_str()).with("wanted", wanted.as_str())))]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The hash that it names.
        found: String,
        /// The hash of the tournament.
        wanted: String,
    },
    /// The games are of another tournament, or were changed.
    #[error("{}", texts::say(&recorder::message(path)))]
    Games {
        /// The file.
        path: PathBuf,
    },
    /// A line was changed, lost or put in.
    #[error("{}", texts::say(&of("arena-line", path).with("line", line.to_string()).with("what", texts::say(what))))]
    Line {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// What is wrong.
        what: Message,
    },
    /// A part is missing, doubled or not finished.
    #[error("{}", texts::say(.0))]
    Parts(Message),
}

/// A sentence on a file or folder.
pub(super) fn of(key: &str, path: &Path) -> Message {
    Message::new(key).with("path", path.display().to_string())
}

/// A part of a tournament: the `index`-th of `count`, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which one, from 0.
    pub index: u32,
    /// Of how many.
    pub count: u32,
}

impl Shard {
    /// The whole tournament.
    pub const WHOLE: Self = Self { index: 0, count: 1 };

    /// Reads `i/n`, with i from 1 to n; n is no more than 100,000.
    ///
    /// # Errors
    /// When it is something else.
    pub fn read(text: &str) -> Result<Self, Message> {
        text.split_once('/')
            .and_then(|(index, count)| Some((index.parse::<u32>().ok()?, count.parse().ok()?)))
            .filter(|(index, count)| (1..=*count).contains(index))
            .ok_or_else(|| Message::new("arena-shard").with("text", text))
            .and_then(|(index, count)| {
                let index = index - 1;
                beyond("--shard", count.into(), MOST_PARTS).map_or(Ok(Self { index, count }), Err)
            })
    }

    /// Its blocks of so many.
    #[must_use]
    pub fn span(self, blocks: u64) -> Range<u64> {
        let at = |part: u32| (u128::from(blocks) * u128::from(part) / u128::from(self.count)) as u64;
        at(self.index)..at(self.index + 1)
    }
}

/// A folder into which blocks are written.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    seats: usize,
    blocks: BufWriter<File>,
    times: BufWriter<File>,
    games: Option<Recorder>,
    hash: String,
    flushed: Instant,
    hold: Hold,
    has_told: bool,
}

/// Takes the lock of a folder that is there.
pub(super) fn hold(path: &Path) -> Result<Hold, FolderError> {
    Hold::take(path).map_err(|refusal| match refusal {
        Refusal::Held(process) => FolderError::Held {
            path: path.to_owned(),
            process,
        },
        Refusal::Store(error) => error.into(),
    })
}

/// Whether this tournament may begin in this folder: nothing that it writes lies there, but its own text may, which is
/// what a program leaves that is killed as it begins.
///
/// # Errors
/// When something does.
pub fn is_free(path: &Path, plan: &Plan) -> Result<(), FolderError> {
    if path.join(BLOCKS).exists() {
        return Err(FolderError::Taken {
            path: path.to_owned(),
        });
    }
    let begun = read_text(&path.join(TOURNAMENT)).is_ok_and(|text| text == plan.text());
    let own = [TOURNAMENT, TIMES, GAMES].into_iter().filter(|_| !begun);
    let names = own.chain(Report::NAMES);
    match names.map(|name| path.join(name)).find(|path| path.exists()) {
        Some(path) => Err(FolderError::InTheWay { path }),
        None => Ok(()),
    }
}

/// Takes a folder in which this tournament may begin; it is made where there is none.
fn claim(path: &Path, plan: &Plan) -> Result<Hold, FolderError> {
    is_free(path, plan)?;
    fs::create_dir_all(path).map_err(|reason| FolderError::Write {
        path: path.to_owned(),
        reason,
    })?;
    let hold = hold(path)?;
    // Between the first look and the lock another program may have begun and ended here.
    is_free(path, plan).map(|()| hold)
}

impl Folder {
    /// Begins a new one.
    ///
    /// # Errors
    /// When it can't be written, another program holds it, or it holds a tournament or other files of these names already.
    pub fn begin(path: &Path, plan: &Plan, shard: Shard, records: bool) -> Result<Self, FolderError> {
        let hold = claim(path, plan)?;
        brought::keep(path, plan.entry, &plan.entrants)?;
        write_atomically(&path.join(TOURNAMENT), &plan.text())?;
        let header = Header {
            format: FORMAT.to_owned(),
            tournament: plan.hash(),
            shard: (shard.index + 1, shard.count),
        };
        let text = json!(header).to_string();
        let hash = chain("", &text);
        write_atomically(&path.join(BLOCKS), &(text + "\n"))?;
        write_atomically(&path.join(TIMES), "")?;
        let first = shard.span(plan.blocks()).start;
        let games = records.then(|| Recorder::begin(path, plan, first)).transpose()?;
        Self::open(path, plan.seats, hash, hold, games)
    }

    /// Moves everything to a folder where none of it lies yet, and which may not be there at all.
    ///
    /// # Errors
    /// When a file of one of the names lies there, or the folder can't be written.
    pub fn move_to(&mut self, path: &Path, plan: &Plan) -> Result<(), FolderError> {
        let hold = claim(path, plan)?;
        brought::keep(path, plan.entry, &plan.entrants)?;
        if let Some(games) = &mut self.games {
            games.move_to(path)?;
        }
        // The blocks come last: with them it is a tournament.
        for name in [TOURNAMENT, TIMES, BLOCKS] {
            let moved = path.join(name);
            fs::rename(self.path.join(name), &moved)
                .map_err(|reason| FolderError::Write { path: moved, reason })?;
        }
        path.clone_into(&mut self.path);
        self.hold = hold;
        Ok(())
    }

    /// Opens it to write on.
    pub(super) fn open(
        path: &Path,
        seats: usize,
        hash: String,
        hold: Hold,
        games: Option<Recorder>,
    ) -> Result<Self, FolderError> {
        beside::sweep(path);
        let append = |name: &str| {
            let path = path.join(name);
            let file = OpenOptions::new().append(true).create(true).open(&path);
            file.map(BufWriter::new)
                .map_err(|reason| FolderError::Write { path, reason })
        };
        Ok(Self {
            path: path.to_owned(),
            seats,
            blocks: append(BLOCKS)?,
            times: append(TIMES)?,
            games,
            hash,
            flushed: Instant::now(),
            hold,
            has_told: false,
        })
    }

    /// Adds a block; it is on the disk within a second, or when [`Folder::flush`] is called.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn add(&mut self, finished: &Finished) -> Result<(), FolderError> {
        if !self.has_told {
            self.tell(&machine::this())?;
            self.has_told = true;
        }
        self.add_results(finished.block.number, &finished.results)?;
        if let Some(clocks) = &finished.clocks {
            let times: Vec<_> = finished
                .block
                .seatings
                .iter()
                .zip(clocks)
                .flat_map(|(seating, clocks)| seating.iter().zip(clocks))
                .filter_map(|(who, (choices, time))| Some(((*who)?, *choices, time.as_nanos() as u64)))
                .collect();
            let line = json!({ "block": finished.block.number, "times": times });
            writeln!(self.times, "{line}").map_err(|reason| self.failed(TIMES, reason))?;
        }
        if self.flushed.elapsed() > Duration::from_millis(500) {
            self.flush()?;
        }
        Ok(())
    }

    /// Says on which machine the blocks that follow are played.
    ///
    /// # Errors
    /// When it can't be written.
    pub(super) fn tell(&mut self, machine: &str) -> Result<(), FolderError> {
        let line = json!({ "machine": machine, "program": machine::PROGRAM });
        writeln!(self.times, "{line}").map_err(|reason| self.failed(TIMES, reason))
    }

    /// Adds a block without times.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn add_results(&mut self, number: u64, results: &[GameResult]) -> Result<(), FolderError> {
        if let Some(games) = &mut self.games {
            games.add(number, results)?;
        }
        let text = block_text(number, results, self.seats);
        self.hash = chain(&self.hash, &text);
        let line = sealed(&text, &self.hash);
        let written = self.blocks.write_all(line.as_bytes());
        written.map_err(|reason| self.failed(BLOCKS, reason))
    }

    /// Puts everything on the disk, blocks so that they outlast a loss of power.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn flush(&mut self) -> Result<(), FolderError> {
        self.flushed = Instant::now();
        // A block that is there has its games.
        if let Some(games) = &mut self.games {
            games.flush()?;
        }
        self.blocks
            .flush()
            .and_then(|()| self.blocks.get_ref().sync_data())
            .map_err(|reason| self.failed(BLOCKS, reason))?;
        self.times.flush().map_err(|reason| self.failed(TIMES, reason))
    }

    /// Writes a file beside the blocks.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn write(&self, name: &str, text: &str) -> Result<(), FolderError> {
        Ok(write_atomically(&self.path.join(name), text)?)
    }

    fn failed(&self, name: &str, reason: io::Error) -> FolderError {
        FolderError::Write {
            path: self.path.join(name),
            reason,
        }
    }
}
