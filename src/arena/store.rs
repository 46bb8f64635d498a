//! The folder of a tournament: its text, and every block that has been played, a line each.
//!
//! `tournament.ron` is the tournament without its threads, with the language in which its reports are written (folders
//! that name none are told in that of the program). `blocks.jsonl` begins with a line that names the
//! tournament by its hash and the part of it that was played; then each line is a block, and ends with a hash of
//! itself and of the line before, so that a line that was changed, lost or put in is found. A last line without its
//! end, as a crash leaves it, is left out. `times.jsonl` has the times that were taken: all else is the same, byte
//! for byte, wherever the tournament is played.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufReader, BufWriter, Write},
    ops::Range,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::{
    beside, beyond, brought,
    crew::Finished,
    hold::{Hold, Refusal},
    plan::Plan,
    report::Report,
    tournament::Tournament,
    venue::{GameResult, Venues},
};
use crate::{
    files,
    play::{
        seed::hex,
        store::{StoreError, read_text, write_atomically},
    },
    rules::{Message, Seat},
    texts,
};

/// The version of the format.
const FORMAT: &str = "homestretch arena 1";
pub(super) const TOURNAMENT: &str = "tournament.ron";
pub(super) const BLOCKS: &str = "blocks.jsonl";
pub(super) const TIMES: &str = "times.jsonl";
/// The most parts: their list alone would fill a screen.
const MOST_PARTS: u64 = 100_000;
/// The line of a block is no longer, in bytes.
const MOST_LINE: u64 = 8 << 20;

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

/// The first line.
#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    tournament: String,
    /// Which part of how many, from 1.
    shard: (u32, u32),
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

/// Places as digits by seat, rolls, choices, deeds by seat.
type Game = (String, u32, u32, Vec<Vec<u32>>);

fn written(result: &GameResult, seats: usize) -> Game {
    (
        result.places[..seats].iter().map(u8::to_string).collect(),
        result.rolls,
        result.choices,
        result.deeds.iter().map(|deed| deed[..seats].to_vec()).collect(),
    )
}

fn read(game: Game) -> Option<GameResult> {
    let (places, rolls, choices, deeds) = game;
    let mut result = GameResult {
        places: [0; Seat::MOST],
        rolls,
        choices,
        deeds: vec![[0; Seat::MOST]; deeds.len()],
        fouls: Vec::new(),
        luck: None,
        errors: None,
    };
    for (k, digit) in places.chars().enumerate() {
        *result.places.get_mut(k)? = u8::try_from(digit.to_digit(10)?).ok()?;
    }
    for (row, counts) in result.deeds.iter_mut().zip(deeds) {
        for (k, count) in counts.into_iter().enumerate() {
            *row.get_mut(k)? = count;
        }
    }
    Some(result)
}

/// A number for each seat.
type BySeat = [i64; Seat::MOST];

/// The numbers of the seats that a line has.
fn by_seat(numbers: &[i64]) -> BySeat {
    std::array::from_fn(|k| numbers.get(k).copied().unwrap_or_default())
}

/// The part of a hash that ends a line.
fn chain(before: &str, line: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(before);
    hash.update(line);
    let mut text = hex(&hash.finalize());
    text.truncate(16);
    text
}

#[derive(Deserialize)]
struct Line {
    block: u64,
    games: Vec<Game>,
    /// What went wrong with bots: the game, the seat, the word.
    #[serde(default)]
    fouls: Vec<(usize, u8, String)>,
    /// The luck of each seat, game by game, in parts of certainty, where it is reckoned.
    #[serde(default)]
    luck: Option<Vec<Vec<i64>>>,
    /// What each seat lost by its own choices, in the same way; earlier versions did not reckon it.
    #[serde(default)]
    errors: Option<Vec<Vec<i64>>>,
    hash: String,
}

fn block_text(number: u64, results: &[GameResult], seats: usize) -> String {
    let games: Vec<Game> = results.iter().map(|result| written(result, seats)).collect();
    let fouls = results.iter().enumerate().flat_map(|(game, result)| {
        let fouls = result.fouls.iter();
        fouls.map(move |(seat, word)| (game, *seat, word.as_str()))
    });
    let fouls: Vec<(usize, u8, &str)> = fouls.collect();
    let mut line = json!({ "block": number, "games": games });
    if !fouls.is_empty() {
        line["fouls"] = json!(fouls);
    }
    let parts: [(&str, fn(&GameResult) -> Option<BySeat>); 2] =
        [("luck", |result| result.luck), ("errors", |result| result.errors)];
    for (name, part) in parts {
        let of_seats = |result: &GameResult| Some(part(result)?[..seats].to_vec());
        let all: Option<Vec<Vec<i64>>> = results.iter().map(of_seats).collect();
        if let Some(all) = all {
            line[name] = json!(all);
        }
    }
    line.to_string()
}

/// Puts the hash into a line.
fn sealed(text: &str, hash: &str) -> String {
    format!("{},\"hash\":\"{hash}\"}}\n", text.trim_end_matches('}'))
}

/// A folder into which blocks are written.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    seats: usize,
    blocks: BufWriter<File>,
    times: BufWriter<File>,
    hash: String,
    flushed: Instant,
    hold: Hold,
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
    let own = [TOURNAMENT, TIMES].into_iter().filter(|_| !begun);
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
    pub fn begin(path: &Path, plan: &Plan, shard: Shard) -> Result<Self, FolderError> {
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
        Self::open(path, plan.seats, hash, hold)
    }

    /// Moves everything to a folder where none of it lies yet, and which may not be there at all.
    ///
    /// # Errors
    /// When a file of one of the names lies there, or the folder can't be written.
    pub fn move_to(&mut self, path: &Path, plan: &Plan) -> Result<(), FolderError> {
        let hold = claim(path, plan)?;
        brought::keep(path, plan.entry, &plan.entrants)?;
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

    fn open(path: &Path, seats: usize, hash: String, hold: Hold) -> Result<Self, FolderError> {
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
            hash,
            flushed: Instant::now(),
            hold,
        })
    }

    /// Adds a block; it is on the disk within a second, or when [`Folder::flush`] is called.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn add(&mut self, finished: &Finished) -> Result<(), FolderError> {
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

    /// Adds a block without times.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn add_results(&mut self, number: u64, results: &[GameResult]) -> Result<(), FolderError> {
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

/// A folder that is read, block by block.
pub struct Reading {
    path: PathBuf,
    file: BufReader<File>,
    /// The tournament.
    pub plan: Plan,
    /// The part of it.
    pub shard: Shard,
    hash: String,
    line: u64,
    /// The number of the next block.
    pub due: u64,
    /// How many bytes belong to whole lines.
    good: u64,
}

impl Reading {
    /// Opens a folder.
    ///
    /// # Errors
    /// When it holds no tournament, or another one than its blocks.
    pub fn open(
        venues: &'static dyn Venues,
        path: &Path,
        say: impl Fn(&Message) -> String,
    ) -> Result<Self, FolderError> {
        let text_path = path.join(TOURNAMENT);
        let text = read_text(&text_path)?;
        brought::bring(path);
        let plan = Tournament::read(&text)
            .map_err(|message| vec![message])
            .and_then(|tournament| Plan::new(venues, tournament))
            .map_err(|messages| FolderError::Tournament {
                path: text_path,
                sentence: messages.iter().map(say).collect::<Vec<_>>().join("\n"),
            })?;
        let blocks = path.join(BLOCKS);
        let file = files::open(&blocks).map_err(|reason| FolderError::Write {
            path: blocks.clone(),
            reason,
        })?;
        let mut reading = Self {
            path: blocks,
            file: BufReader::new(file),
            shard: Shard::WHOLE,
            hash: String::new(),
            line: 0,
            due: 0,
            good: 0,
            plan,
        };
        let first = reading
            .next_line()?
            .ok_or_else(|| reading.fault(Message::new("arena-line-first")))?;
        let header: Header = serde_json::from_str(&first).map_err(|error| reading.unread(&error))?;
        if header.format != FORMAT {
            let what = Message::new("arena-line-format").with("found", header.format);
            return Err(reading.fault(what.with("wanted", FORMAT)));
        }
        let wanted = reading.plan.hash();
        if header.tournament != wanted {
            return Err(FolderError::Foreign {
                path: reading.path,
                found: header.tournament,
                wanted,
            });
        }
        let (index, count) = header.shard;
        reading.shard = Shard::read(&format!("{index}/{count}"))
            .map_err(|_| reading.fault(Message::new("arena-line-part")))?;
        reading.hash = chain("", &first);
        reading.due = reading.shard.span(reading.plan.blocks()).start;
        Ok(reading)
    }

    /// The blocks that this part has when it is finished.
    #[must_use]
    pub fn span(&self) -> Range<u64> {
        self.shard.span(self.plan.blocks())
    }

    fn fault(&self, what: Message) -> FolderError {
        FolderError::Line {
            path: self.path.clone(),
            line: self.line,
            what,
        }
    }

    /// The line is not of the form that is written there.
    fn unread(&self, why: &serde_json::Error) -> FolderError {
        self.fault(Message::new("arena-line-form").with("why", why.to_string()))
    }

    /// The next whole line.
    fn next_line(&mut self) -> Result<Option<String>, FolderError> {
        self.line += 1;
        let line = files::next_line(&mut self.file, MOST_LINE)
            .map_err(|why| self.fault(Message::new("arena-line-unread").with("why", texts::unread(&why))))?;
        let Some(mut text) = line.filter(|text| text.ends_with('\n')) else {
            return Ok(None);
        };
        self.good += text.len() as u64;
        text.pop();
        Ok(Some(text))
    }

    /// The next block.
    ///
    /// # Errors
    /// When a line is not the one that was written.
    pub fn block(&mut self) -> Result<Option<(u64, Vec<GameResult>)>, FolderError> {
        let Some(text) = self.next_line()? else {
            return Ok(None);
        };
        let line: Line = serde_json::from_str(&text).map_err(|error| self.unread(&error))?;
        let results: Option<Vec<GameResult>> = line.games.into_iter().map(read).collect();
        let mut results = results.ok_or_else(|| self.fault(Message::new("arena-line-seats")))?;
        for (game, seat, word) in line.fouls {
            if let Some(result) = results.get_mut(game) {
                result.fouls.push((seat, word));
            }
        }
        let of_game = |all: &Option<Vec<Vec<i64>>>, game: usize| Some(by_seat(all.as_ref()?.get(game)?));
        for (game, result) in results.iter_mut().enumerate() {
            (result.luck, result.errors) = (of_game(&line.luck, game), of_game(&line.errors, game));
        }
        let expected = chain(&self.hash, &block_text(line.block, &results, self.plan.seats));
        if line.hash != expected {
            return Err(self.fault(Message::new("arena-line-hash")));
        }
        let span = self.span();
        let games = self.plan.seatings(line.block).len();
        if line.block != self.due || line.block >= span.end || results.len() != games {
            let due = Message::new("arena-line-block").with("due", self.due.to_string());
            return Err(self.fault(due));
        }
        self.hash = expected;
        self.due += 1;
        Ok(Some((line.block, results)))
    }

    /// Goes on writing where the blocks end; what a crash left of a line is cut off. The lock was taken before the blocks
    /// were read.
    ///
    /// # Errors
    /// When the folder can't be written.
    pub(super) fn go_on(self, hold: Hold) -> Result<Folder, FolderError> {
        let file = OpenOptions::new().write(true).open(&self.path);
        file.and_then(|file| file.set_len(self.good))
            .map_err(|reason| FolderError::Write {
                path: self.path.clone(),
                reason,
            })?;
        let folder = self.path.parent().unwrap_or(Path::new("."));
        Folder::open(folder, self.plan.seats, self.hash, hold)
    }
}
