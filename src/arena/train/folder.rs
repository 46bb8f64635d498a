//! The folder of a training: what was asked for, how far it came, and what came of every generation.
//!
//! `campaign.ron` is the task, `checkpoint.ron` the state after the last generation with its check sum and that of
//! the task, `generations.jsonl` a line for each generation, `generation-N.ron` its best as a strategy file, and
//! `trained.ron` what came of it all. The checkpoint is written last: what lies there beyond it is done again.

use std::{
    fs::{self, File},
    io::BufReader,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

use super::{Evolution, TrainError};
use crate::{
    arena::hold::{Hold, Refusal},
    files::{self, Unread},
    play::{
        form::options,
        seed::hex,
        store::{StoreError, read_bytes, read_text, write_atomically, write_bytes_atomically},
        strategy_file::{Named, StrategyFile, pretty},
    },
    rules::Message,
};

const CHECKPOINT: &str = "checkpoint.ron";
const LOG: &str = "generations.jsonl";
pub(super) const RESULT: &str = "trained.ron";
/// A line of the log is no longer, in bytes.
const MOST_LINE: u64 = 64 << 10;
const HEAD: &str = "// homestretch checkpoint 1 ";

/// What is told of a generation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Its number; 0 is the one drawn at random.
    pub generation: u32,
    /// Games until now.
    pub games: u64,
    /// How many members live.
    pub population: usize,
    /// The mean score of the best, over all games since it lives.
    pub best: f64,
    /// The 95 % interval of that; flattering, as the best was chosen for it.
    pub best_low: f64,
    /// Its upper end.
    pub best_high: f64,
    /// The mean of the members' scores.
    pub mean: f64,
    /// Their standard deviation.
    pub spread: f64,
    /// The best's numbers.
    pub parameters: Named<i32>,
    /// The best as a strategy file.
    pub file: String,
}

/// What a training has come to.
pub trait Progressed: Serialize + DeserializeOwned {
    /// How many generations are over.
    fn told(&self) -> u32;
}

impl Progressed for Evolution {
    fn told(&self) -> u32 {
        self.told()
    }
}

/// How far a training came.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint<S> {
    /// The check sum of the task.
    campaign: String,
    /// Games until now.
    pub games: u64,
    /// What it has come to.
    #[serde(rename = "evolution")]
    pub state: S,
}

/// The folder of a training, held by this program alone.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// The check sum of the task's file.
    campaign: String,
    _hold: Hold,
}

fn digest(text: &str) -> String {
    hex(&Sha256::digest(text))
}

fn io(path: &Path) -> impl FnOnce(std::io::Error) -> StoreError + '_ {
    move |source| StoreError::Io {
        path: path.to_owned(),
        source,
    }
}

fn kept(path: &Path, message: Message) -> TrainError {
    TrainError::Kept {
        path: path.to_owned(),
        message,
    }
}

/// Reads a value from the text of a file.
fn read_ron<T: DeserializeOwned>(path: &Path, text: &str) -> Result<T, TrainError> {
    options().from_str(text).map_err(|error| {
        let at = error.span.start;
        let message = Message::new("train-form")
            .with("line", at.line as i64)
            .with("column", at.col as i64)
            .with("why", error.code.to_string());
        kept(path, message)
    })
}

fn hold(folder: &Path) -> Result<Hold, TrainError> {
    Hold::take(folder).map_err(|refusal| match refusal {
        Refusal::Held(process) => kept(folder, Message::new("train-held").with("process", process)),
        Refusal::Store(error) => error.into(),
    })
}

/// The lines of a log; none where there is no log.
fn read_log<R: DeserializeOwned>(folder: &Path) -> Result<Vec<R>, TrainError> {
    let path = folder.join(LOG);
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = read_text(&path)?;
    let line = |line| serde_json::from_str(line).map_err(|_| kept(&path, Message::new("train-changed")));
    text.lines().map(line).collect()
}

impl Folder {
    /// The task of a training and the number of the last generation that is kept, for who only looks: the folder is not
    /// held. None where no such training can be read.
    #[must_use]
    pub fn look<T: DeserializeOwned>(path: &Path, name: &str) -> Option<(T, Option<u32>)> {
        #[derive(Deserialize)]
        struct Numbered {
            generation: u32,
        }
        let file = path.join(name);
        let task = read_ron(&file, &read_text(&file).ok()?).ok()?;
        let rows: Vec<Numbered> = read_log(path).unwrap_or_default();
        Some((task, rows.last().map(|row| row.generation)))
    }

    /// The generations that are kept.
    ///
    /// # Errors
    /// When their lines can't be read.
    pub fn rows<R: DeserializeOwned>(&self) -> Result<Vec<R>, TrainError> {
        read_log(&self.path)
    }

    /// Makes the folder of a new training.
    ///
    /// # Errors
    /// When it can't be written, or holds a training already.
    pub fn new(path: &Path, name: &str, task: &impl Serialize) -> Result<Self, TrainError> {
        fs::create_dir_all(path).map_err(io(path))?;
        let hold = hold(path)?;
        let file = path.join(name);
        if path.join(CHECKPOINT).exists() || file.exists() {
            return Err(kept(path, Message::new("train-there")));
        }
        // A value of these types can always be written.
        let text = ron::ser::to_string_pretty(task, pretty()).unwrap_or_default() + "\n";
        write_atomically(&file, &text)?;
        Ok(Self {
            path: path.to_owned(),
            campaign: digest(&text),
            _hold: hold,
        })
    }

    /// Opens the folder of a training that was broken off: its task, and how far it came, if it came anywhere.
    ///
    /// # Errors
    /// When there is none, another program works in it, or its files were changed.
    pub fn open<T: DeserializeOwned, S: Progressed>(
        path: &Path,
        name: &str,
    ) -> Result<(Self, T, Option<Checkpoint<S>>), TrainError> {
        let file = path.join(name);
        if !file.exists() {
            return Err(kept(path, Message::new("train-nothing-there")));
        }
        let hold = hold(path)?;
        let text = read_text(&file)?;
        let task = read_ron(&file, &text)?;
        let folder = Self {
            path: path.to_owned(),
            campaign: digest(&text),
            _hold: hold,
        };
        let checkpoint = folder.checkpoint::<S>()?;
        let generations = checkpoint.as_ref().map_or(0, |it| it.state.told());
        folder.cut_log(generations)?;
        Ok((folder, task, checkpoint))
    }

    fn checkpoint<S: Progressed>(&self) -> Result<Option<Checkpoint<S>>, TrainError> {
        let path = self.path.join(CHECKPOINT);
        if !path.exists() {
            return Ok(None);
        }
        let text = read_text(&path)?;
        let (head, body) = text.split_once('\n').unwrap_or((&text, ""));
        if head.strip_prefix(HEAD) != Some(&digest(body)) {
            return Err(kept(&path, Message::new("train-changed")));
        }
        let checkpoint: Checkpoint<S> = read_ron(&path, body)?;
        if checkpoint.campaign != self.campaign {
            return Err(kept(&path, Message::new("train-other")));
        }
        Ok(Some(checkpoint))
    }

    /// Leaves the log with the lines of so many generations: what was written after the checkpoint comes again.
    fn cut_log(&self, generations: u32) -> Result<(), TrainError> {
        let path = self.path.join(LOG);
        if generations == 0 && !path.exists() {
            return Ok(());
        }
        let unread = |unread: Unread| io(&path)(unread.into());
        let mut log = BufReader::new(files::open(&path).map_err(io(&path))?);
        let mut good = 0;
        for lines in 0..generations {
            let line = files::next_line(&mut log, MOST_LINE).map_err(unread)?;
            let Some(line) = line.filter(|line| line.ends_with('\n')) else {
                let message = Message::new("train-log")
                    .with("lines", i64::from(lines))
                    .with("generations", i64::from(generations));
                return Err(kept(&path, message));
            };
            good += line.len() as u64;
        }
        let file = File::options().write(true).open(&path);
        Ok(file.and_then(|file| file.set_len(good)).map_err(io(&path))?)
    }

    /// Keeps a generation: its best as a file, its line, and at last the state after it.
    ///
    /// # Errors
    /// When something can't be written.
    pub fn keep(
        &self,
        row: &Row,
        best: &StrategyFile,
        games: u64,
        evolution: &Evolution,
    ) -> Result<(), TrainError> {
        best.write(&self.path.join(&row.file))?;
        self.keep_row(row, games, evolution)
    }

    /// Keeps bytes as a file of this name, and tells where.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep_bytes(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, TrainError> {
        let path = self.path.join(name);
        write_bytes_atomically(&path, bytes)?;
        Ok(path)
    }

    /// The bytes of a file of this name; none where there is none.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn bytes(&self, name: &str) -> Result<Option<Vec<u8>>, TrainError> {
        let path = self.path.join(name);
        let bytes = path.exists().then(|| read_bytes(&path));
        Ok(bytes.transpose()?)
    }

    /// Keeps the line of a generation whose files are kept, and the state after it.
    ///
    /// # Errors
    /// When something can't be written.
    pub fn keep_row<S: Progressed + Clone>(
        &self,
        row: &impl Serialize,
        games: u64,
        state: &S,
    ) -> Result<(), TrainError> {
        use std::io::Write as _;
        let log = self.path.join(LOG);
        let line = serde_json::to_string(row).unwrap_or_default() + "\n";
        File::options()
            .create(true)
            .append(true)
            .open(&log)
            .and_then(|mut file| file.write_all(line.as_bytes()).and_then(|()| file.sync_data()))
            .map_err(io(&log))?;
        let checkpoint = Checkpoint {
            campaign: self.campaign.clone(),
            games,
            state: state.clone(),
        };
        let body = ron::ser::to_string_pretty(&checkpoint, pretty()).unwrap_or_default() + "\n";
        let text = format!("{HEAD}{}\n{body}", digest(&body));
        Ok(write_atomically(&self.path.join(CHECKPOINT), &text)?)
    }

    /// Keeps what came of it all, and tells where.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep_result(&self, trained: &StrategyFile) -> Result<PathBuf, TrainError> {
        let path = self.path.join(RESULT);
        trained.write(&path)?;
        Ok(path)
    }

    /// The name of the file of a generation.
    #[must_use]
    pub fn name(generation: u32) -> String {
        format!("generation-{generation:04}.ron")
    }
}
