//! The loop of learning: generation after generation plays against itself, is taught, and is kept before the next begins.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use serde::{Deserialize, Serialize};

use super::{Calibrated, LearnTask, Method, Rival, School, Teacher, story, task::Ready};
use crate::{
    arena::{
        Venues,
        tournament::Stop,
        train::{Blocks, Folder, Progressed, Sample, TrainError},
        verdict::{Jury, Verdict},
    },
    networks::{Network, NetworkFault, Shape, Weights},
    play::dice::Dice,
    rules::Message,
};

/// The chance that a sequential test calls a generation stronger that is not.
const ERROR: f64 = 0.05;
/// So many blocks of a sequential test are played at once.
const AT_ONCE: u64 = 32;
/// Shares of wins are counted in so many parts of one: every number of seats may share it.
const UNIT: i64 = 60;
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
    /// How it does against the one that has played until then, where a sequential test asks; the share decides nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trial: Option<Trial>,
}

/// What a sequential test of a generation came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// Whether it is stronger, and so plays from now on.
    pub stronger: bool,
    /// The share of games that it won.
    pub share: f64,
    /// Games.
    pub games: u64,
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
    /// Who plays, where that has to be earned: the generation that was found to be stronger last.
    #[serde(default)]
    champion: Option<Weights>,
}

impl State {
    /// The network that was learnt until now.
    fn network(&self, school: &dyn School) -> Arc<Network> {
        Arc::new(Network::rounded(&self.teacher.learnt(), &school.encoding().name))
    }

    /// The network that plays.
    fn player(&self, school: &dyn School) -> Arc<Network> {
        match &self.champion {
            Some(champion) => Arc::new(Network::rounded(champion, &school.encoding().name)),
            None => self.network(school),
        }
    }

    /// Whether what was read from a file goes on with networks of this shape.
    fn is_sound(&self, shape: Shape) -> bool {
        let champion = self.champion.iter();
        let mut sound = champion.map(|champion| Teacher::new(champion.clone()).is_sound(shape));
        self.teacher.is_sound(shape) && sound.all(|it| it)
    }
}

impl Progressed for State {
    fn told(&self) -> u32 {
        self.generation
    }
}

/// The network in these bytes, which has to be one for the task.
fn read(ready: &Ready, task: &LearnTask, bytes: &[u8]) -> Result<Weights, TrainError> {
    let network = Network::read(bytes).map_err(Message::from)?;
    let wanted = &ready.school.encoding().name;
    if network.encoding() != wanted {
        let fault = Message::new("network-encoding").with("found", network.encoding());
        return Err(fault.with("wanted", wanted.as_str()).into());
    }
    if network.shape().hidden != task.hidden {
        return Err(Message::new("learn-number").with("name", "hidden").into());
    }
    let fits = network.shape() == ready.school.encoding().shape(task.hidden);
    let weights = network.weights().filter(|_| fits);
    Ok(weights.ok_or_else(|| Message::from(NetworkFault::Shape))?)
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
    /// The network from which it went on, if it did not begin with nothing.
    const BEGUN: &'static str = "begun.net";
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
        Ok(Self::from_start(task, ready, folder, None))
    }

    /// The hidden units of the network in these bytes; none where it is none.
    #[must_use]
    pub fn hidden_in(bytes: &[u8]) -> Option<usize> {
        Some(Network::read(bytes).ok()?.shape().hidden)
    }

    /// The same, but it goes on from a network that has learnt already; the task has as many hidden units as that.
    ///
    /// # Errors
    /// When the task makes no sense, the network is none or one for another table or of another size, or the folder can't be
    /// written or holds a training already.
    pub fn begin_from(
        venues: &'static dyn Venues,
        task: LearnTask,
        bytes: &[u8],
        folder: &Path,
        threads: usize,
    ) -> Result<Self, TrainError> {
        let ready = task.check(venues, threads)?;
        let weights = read(&ready, &task, bytes)?;
        let path = folder;
        let folder = Folder::new(path, Self::TASK, &task)?;
        crate::arena::brought::keep(path, venues.games().named(&task.game)?, &task.against)?;
        folder.keep_bytes(Self::BEGUN, bytes)?;
        Ok(Self::from_start(task, ready, folder, Some(weights)))
    }

    /// Goes on with what was broken off.
    ///
    /// # Errors
    /// When there is none, or its files were changed.
    pub fn resume(venues: &'static dyn Venues, folder: &Path, threads: usize) -> Result<Self, TrainError> {
        crate::arena::brought::bring(folder);
        let (folder, task, checkpoint) = Folder::open::<LearnTask, State>(folder, Self::TASK)?;
        let ready = task.check(venues, threads)?;
        let begun = folder.bytes(Self::BEGUN)?;
        let begun = begun.map(|bytes| read(&ready, &task, &bytes)).transpose()?;
        let mut learning = Self::from_start(task, ready, folder, begun);
        if let Some(checkpoint) = checkpoint {
            let shape = learning.state.teacher.weights().shape();
            let fits = checkpoint.state.is_sound(shape);
            if !fits || checkpoint.state.generation > learning.task.generations {
                return Err(Message::new("train-changed").into());
            }
            learning.games = checkpoint.games;
            learning.state = checkpoint.state;
        }
        Ok(learning)
    }

    fn from_start(task: LearnTask, ready: Ready, folder: Folder, begun: Option<Weights>) -> Self {
        let mut dice = Dice::new(&Blocks::new(&ready.seed, "drawn", 0).seed(0));
        let drawn = || {
            Teacher::new(Weights::drawn(
                ready.school.encoding().shape(task.hidden),
                &mut dice,
            ))
        };
        let teacher = begun.map_or_else(drawn, Teacher::further);
        Self {
            state: State {
                generation: 0,
                champion: (task.method.trial > 0).then(|| teacher.weights().clone()),
                teacher,
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
        let network = self.state.player(&*self.ready.school);
        let figures = self.figures(&network, "proof", PROOF * self.task.proof)?;
        let Ready { school, seed, pool } = &self.ready;
        let seeds = Blocks::new(seed, "calibration", 0);
        let games = 0..PROOF * self.task.proof;
        let calibration = pool.install(|| school.calibration(&network, &self.task.method, &seeds, games));
        let bytes = network.to_bytes();
        let path = self.folder.keep_bytes(Self::RESULT, &bytes)?;
        let learnt = Learnt {
            path,
            figures,
            calibrated: calibration.figures(),
            bytes: bytes.len(),
        };
        let begun = self.folder.bytes(Self::BEGUN)?;
        let story = story::write(
            &self.task,
            begun.as_deref(),
            &bytes,
            &learnt,
            &self.folder.rows()?,
        );
        self.folder.keep_bytes(Self::STORY, story.as_bytes())?;
        Ok(LearnOutcome::Done(learnt))
    }

    /// One generation: it plays, is taught, and is kept.
    fn generation(&mut self, hear: &mut dyn FnMut(LearnNews<'_>)) -> Result<LearnRow, TrainError> {
        let Self {
            task, ready, state, ..
        } = self;
        let number = state.generation;
        let generations = u64::from(task.generations);
        let (rate, positions) = task.method.after(number as f32 / task.generations as f32);
        let method = Method {
            positions: (positions, positions),
            ..task.method
        };
        let first = task.games * u64::from(number) / generations;
        let last = task.games * u64::from(number + 1) / generations;
        let network = state.player(&*ready.school);
        let seeds = Blocks::new(&ready.seed, "game", number);
        let (school, pool) = (&ready.school, &ready.pool);
        let lessons = pool.install(|| school.lessons(&network, &method, &seeds, 0..last - first));
        self.games = last;
        hear(LearnNews::Games(last));
        let mut dice = Dice::new(&Blocks::new(&ready.seed, "order", number).seed(0));
        let mut loss = 0.0;
        for _ in 0..method.passes {
            loss = pool.install(|| state.teacher.teach(&lessons, rate, &mut dice));
        }
        state.generation += 1;
        let number = state.generation;
        let network = state.network(&*ready.school);
        let trial = self.trial(&network, &method)?;
        if trial.as_ref().is_some_and(|trial| trial.stronger) {
            self.state.champion = Some(self.state.teacher.learnt());
        }
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
            trial,
        };
        self.folder.keep_bytes(&row.file, &network.to_bytes())?;
        self.folder.keep_row(&row, self.games, &self.state)?;
        Ok(row)
    }

    /// Whether a network is stronger than the one that plays; none where nobody asks.
    fn trial(&self, network: &Arc<Network>, method: &Method) -> Result<Option<Trial>, TrainError> {
        let most = method.trial;
        if most == 0 {
            return Ok(None);
        }
        let Ready { school, seed, pool } = &self.ready;
        let player = self.state.player(&**school);
        let seeds = Blocks::new(seed, "trial", self.state.generation);
        let asked = Stop {
            stronger: "pupil".to_owned(),
            than: None,
            by: 0.0,
            alpha: ERROR,
        };
        let who = |word: &str| (word == asked.stronger).then_some(0);
        let mut jury = Jury::new(Some(&asked), 2, who, |_, _| true);
        let mut sample = Sample::default();
        // A block seats it once in every team.
        let games = school.block() as i64;
        let mut first = 0;
        let mut is_known = false;
        while first < most && !is_known {
            let blocks = first..most.min(first + AT_ONCE);
            first = blocks.end;
            let rival = (Rival::Network(&player), method);
            for share in pool.install(|| school.measure(network, rival, &seeds, blocks))? {
                sample.add(share);
                let won = (share * (UNIT * games) as f64).round() as i64;
                let shares = [(won, games), (UNIT * games - won, games * (games - 1))];
                is_known = is_known || jury.see(&shares, UNIT);
            }
        }
        let verdict = jury.questions.first().and_then(|question| question.verdict);
        Ok(Some(Trial {
            stronger: verdict == Some(Verdict::Stronger),
            share: sample.mean(),
            games: first * school.block(),
        }))
    }

    /// How a network does against those whom the task names.
    fn figures(&self, network: &Arc<Network>, what: &str, games: u64) -> Result<Vec<Figure>, TrainError> {
        let Ready { school, seed, pool } = &self.ready;
        let seeds = Blocks::new(seed, what, self.state.generation);
        let blocks = (games / school.block()).max(2);
        let one = |spec| {
            let rival = (Rival::Strategy(spec), &self.task.method);
            let blocks_won = pool.install(|| school.measure(network, rival, &seeds, 0..blocks))?;
            let sample = Sample::of(&blocks_won);
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
