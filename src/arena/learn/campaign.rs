//! The loop of learning: generation after generation plays against itself, is taught, and is kept before the next begins.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use serde::{Deserialize, Serialize};

use super::{Calibrated, LearnTask, School, Teacher, story, task::Ready};
use crate::{
    arena::{
        Venues,
        train::{Blocks, Folder, Progressed, TrainError},
    },
    networks::{Network, Weights},
    play::dice::Dice,
    rules::Message,
};

/// At the end so many times as many games are measured as on the way.
const PROOF: u64 = 4;

/// How a network did against others, one of it among them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// Whom it met.
    pub against: String,
    /// The share of games that it won, and the 95 % interval.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Games.
    pub games: u64,
}

/// What is told of a generation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LearnRow {
    /// Its number, from 1.
    pub generation: u32,
    /// Games against itself until now.
    pub games: u64,
    /// How many judgements were taught in it.
    pub lessons: usize,
    /// How far they were from what came of them: the mean cross entropy, in nats.
    pub loss: f64,
    /// How it does against others; empty where it was not measured.
    pub figures: Vec<Figure>,
    /// Its network.
    pub file: String,
}

/// What is told while it goes on.
#[derive(Debug)]
pub enum LearnNews<'a> {
    /// So many games were played against itself since it began.
    Games(u64),
    /// A generation is over and kept.
    Generation(&'a LearnRow),
    /// The last one is measured.
    Proving,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Learnt {
    /// Where the network lies.
    pub path: PathBuf,
    /// How it does against others.
    pub figures: Vec<Figure>,
    /// How honest its chances are, in as many fresh games against itself.
    pub calibrated: Calibrated,
    /// Bytes of the network.
    pub bytes: usize,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnOutcome {
    /// It was stopped after so many generations, and can go on.
    Stopped(u32),
    /// It is done.
    Done(Learnt),
}

/// Where learning stands after a generation.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    generation: u32,
    teacher: Teacher,
}

impl State {
    /// The network that was learnt until now.
    fn network(&self, school: &dyn School) -> Arc<Network> {
        Arc::new(Network::rounded(&self.teacher.learnt(), &school.encoding()))
    }
}

impl Progressed for State {
    fn told(&self) -> u32 {
        self.generation
    }
}

/// Learning under way.
pub struct Learning {
    task: LearnTask,
    ready: Ready,
    folder: Folder,
    state: State,
    games: u64,
}

impl Learning {
    /// The file of a task in a folder.
    pub const TASK: &'static str = "learning.ron";
    /// The network that came of it.
    pub const RESULT: &'static str = "learnt.net";
    /// How it came about, and how good it is.
    const STORY: &'static str = "learnt.json";

    /// Begins in a folder that holds no training yet.
    ///
    /// # Errors
    /// When the task makes no sense, or the folder can't be written or holds one already.
    pub fn begin(
        venues: &'static dyn Venues,
        task: LearnTask,
        folder: &Path,
        threads: usize,
    ) -> Result<Self, TrainError> {
        let ready = task.check(venues, threads)?;
        let path = folder;
        let folder = Folder::new(path, Self::TASK, &task)?;
        crate::arena::brought::keep(path, venues.games().named(&task.game)?, &task.against)?;
        Ok(Self::from_start(task, ready, folder))
    }

    /// Goes on with what was broken off.
    ///
    /// # Errors
    /// When there is none, or its files were changed.
    pub fn resume(venues: &'static dyn Venues, folder: &Path, threads: usize) -> Result<Self, TrainError> {
        crate::arena::brought::bring(folder);
        let (folder, task, checkpoint) = Folder::open::<LearnTask, State>(folder, Self::TASK)?;
        let ready = task.check(venues, threads)?;
        let mut learning = Self::from_start(task, ready, folder);
        if let Some(checkpoint) = checkpoint {
            let fits = checkpoint
                .state
                .teacher
                .is_sound(learning.state.teacher.weights().shape());
            if !fits || checkpoint.state.generation > learning.task.generations {
                return Err(Message::new("train-changed").into());
            }
            learning.games = checkpoint.games;
            learning.state = checkpoint.state;
        }
        Ok(learning)
    }

    fn from_start(task: LearnTask, ready: Ready, folder: Folder) -> Self {
        let mut dice = Dice::new(&Blocks::new(&ready.seed, "drawn", 0).seed(0));
        let weights = Weights::drawn(ready.school.shape(task.hidden), &mut dice);
        Self {
            state: State {
                generation: 0,
                teacher: Teacher::new(weights),
            },
            task,
            ready,
            folder,
            games: 0,
        }
    }

    /// The task.
    #[must_use]
    pub fn task(&self) -> &LearnTask {
        &self.task
    }

    /// The generations that are kept.
    ///
    /// # Errors
    /// When their lines can't be read.
    pub fn rows(&self) -> Result<Vec<LearnRow>, TrainError> {
        self.folder.rows()
    }

    /// Games against itself until now.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Runs to the end, or until `stop` is set: a generation that has begun is still finished.
    ///
    /// # Errors
    /// When a file can't be written, or a strategy refuses to play.
    pub fn run(
        &mut self,
        stop: &AtomicBool,
        hear: &mut dyn FnMut(LearnNews<'_>),
    ) -> Result<LearnOutcome, TrainError> {
        hear(LearnNews::Games(self.games));
        while self.state.generation < self.task.generations {
            if stop.load(Ordering::Relaxed) {
                return Ok(LearnOutcome::Stopped(self.state.generation));
            }
            let row = self.generation(hear)?;
            hear(LearnNews::Generation(&row));
        }
        hear(LearnNews::Proving);
        let network = self.state.network(&*self.ready.school);
        let figures = self.figures(&network, "proof", PROOF * self.task.proof)?;
        let Ready { school, seed, pool } = &self.ready;
        let seeds = Blocks::new(seed, "calibration", 0);
        let games = 0..PROOF * self.task.proof;
        let calibration = pool.install(|| school.calibration(&network, &seeds, games));
        let bytes = network.to_bytes();
        let path = self.folder.keep_bytes(Self::RESULT, &bytes)?;
        let learnt = Learnt {
            path,
            figures,
            calibrated: calibration.figures(),
            bytes: bytes.len(),
        };
        let story = story::write(&self.task, &bytes, &learnt, &self.folder.rows()?);
        self.folder.keep_bytes(Self::STORY, story.as_bytes())?;
        Ok(LearnOutcome::Done(learnt))
    }

    /// One generation: it plays, is taught, and is kept.
    fn generation(&mut self, hear: &mut dyn FnMut(LearnNews<'_>)) -> Result<LearnRow, TrainError> {
        let Self {
            task, ready, state, ..
        } = self;
        let number = state.generation;
        let (generations, method) = (u64::from(task.generations), task.method);
        let first = task.games * u64::from(number) / generations;
        let last = task.games * u64::from(number + 1) / generations;
        let network = state.network(&*ready.school);
        let seeds = Blocks::new(&ready.seed, "game", number);
        let (school, pool) = (&ready.school, &ready.pool);
        let lessons = pool.install(|| school.lessons(&network, &method, &seeds, 0..last - first));
        self.games = last;
        hear(LearnNews::Games(last));
        let mut dice = Dice::new(&Blocks::new(&ready.seed, "order", number).seed(0));
        let part = number as f32 / task.generations as f32;
        let rate = method.rates.0 * libm::powf(method.rates.1 / method.rates.0, part);
        let loss = pool.install(|| state.teacher.teach(&lessons, rate, &mut dice));
        state.generation += 1;
        let number = state.generation;
        let network = state.network(&*ready.school);
        let figures = if number.is_multiple_of(self.task.every) {
            self.figures(&network, "figure", self.task.proof)?
        } else {
            Vec::new()
        };
        let row = LearnRow {
            generation: number,
            games: self.games,
            lessons: lessons.len(),
            loss,
            figures,
            file: format!("generation-{number:04}.net"),
        };
        self.folder.keep_bytes(&row.file, &network.to_bytes())?;
        self.folder.keep_row(&row, self.games, &self.state)?;
        Ok(row)
    }

    /// How a network does against those whom the task names.
    fn figures(&self, network: &Arc<Network>, what: &str, games: u64) -> Result<Vec<Figure>, TrainError> {
        let Ready { school, seed, pool } = &self.ready;
        let seeds = Blocks::new(seed, what, self.state.generation);
        let blocks = (games / school.block()).max(2);
        let one = |spec| {
            let sample = pool.install(|| school.measure(network, spec, &seeds, 0..blocks))?;
            let (low, high) = sample.interval();
            Ok(Figure {
                against: spec.to_string(),
                share: sample.mean(),
                low,
                high,
                games: blocks * school.block(),
            })
        };
        self.task.against.iter().map(one).collect()
    }
}
