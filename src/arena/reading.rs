//! The folder of a tournament that is read, block by block, and gone on with.

use std::{
    collections::BTreeSet,
    fs::{File, OpenOptions},
    io::BufReader,
    ops::Range,
    path::{Path, PathBuf},
};

use serde_json::Value;

use super::{
    brought,
    hold::Hold,
    lines::{self, FORMAT, Header, Line, block_text, chain},
    plan::Plan,
    recorder::{Recorded, Recorder},
    store::{BLOCKS, Folder, FolderError, Shard, TIMES, TOURNAMENT},
    tournament::Tournament,
    venue::{GameResult, Venues},
};
use crate::{files, play::store::read_text, rules::Message, texts};

/// The line of a block is no longer, in bytes.
const MOST_LINE: u64 = 8 << 20;

/// On which machines the blocks of a folder were played, as far as it tells.
///
/// # Errors
/// When it can't be read.
pub(super) fn machines(path: &Path) -> Result<BTreeSet<String>, FolderError> {
    let path = path.join(TIMES);
    let mut found = BTreeSet::new();
    if !path.exists() {
        return Ok(found);
    }
    let failed = |reason| FolderError::Write {
        path: path.clone(),
        reason,
    };
    let mut file = BufReader::new(files::open(&path).map_err(failed)?);
    // A line that was cut off or is no text tells of no machine.
    while let Ok(Some(line)) = files::next_line(&mut file, MOST_LINE) {
        let told = line
            .starts_with("{\"machine\"")
            .then(|| serde_json::from_str(&line).ok());
        if let Some(Value::String(machine)) = told.flatten().map(|it: Value| it["machine"].clone()) {
            found.insert(machine);
        }
    }
    Ok(found)
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
    games: Option<Recorded>,
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
            games: None,
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

    /// Reads what was chosen in the games with each block, where that is kept.
    ///
    /// # Errors
    /// When it can't be read, or is of another tournament.
    pub fn with_games(mut self) -> Result<Self, FolderError> {
        let folder = self.folder();
        if Recorded::is_there(&folder) {
            self.games = Some(Recorded::open(&folder, &self.plan)?);
        }
        Ok(self)
    }

    /// Whether it does.
    #[must_use]
    pub fn has_games(&self) -> bool {
        self.games.is_some()
    }

    /// The block that comes after those whose games are kept as well; none where no games are.
    pub(super) fn end_of_games(&self) -> Result<Option<u64>, FolderError> {
        let (folder, first) = (self.folder(), self.span().start);
        Recorded::is_there(&folder)
            .then(|| Recorded::end(&folder, &self.plan, first))
            .transpose()
    }

    fn folder(&self) -> PathBuf {
        self.path.parent().unwrap_or(Path::new(".")).to_owned()
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
        let results: Option<Vec<GameResult>> = line.games.into_iter().map(lines::read).collect();
        let mut results = results.ok_or_else(|| self.fault(Message::new("arena-line-seats")))?;
        for (game, seat, word) in line.fouls {
            if let Some(result) = results.get_mut(game) {
                result.fouls.push((seat, word));
            }
        }
        let of_game =
            |all: &Option<Vec<Vec<i64>>>, game: usize| Some(lines::by_seat(all.as_ref()?.get(game)?));
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
        if let Some(recorded) = &mut self.games
            && let Some(scripts) = recorded.block(line.block, games)?
        {
            for (result, script) in results.iter_mut().zip(scripts) {
                result.script = Some(script);
            }
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
        let folder = self.folder();
        let games = Recorded::is_there(&folder)
            .then(|| Recorder::go_on(&folder, &self.plan, self.due))
            .transpose()?;
        Folder::open(&folder, self.plan.seats, self.hash, hold, games)
    }
}
