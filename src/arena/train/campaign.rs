//! The loop of a training: generation after generation, each kept before the next begins; then the choice among the
//! last ones and the proof.
//!
//! Whoever is best of many owes that to luck in part. So the last ones, the centre of the better half of them, and
//! the numbers of the start play on fresh dice, and the best of these is measured again on dice that nobody has
//! seen, beside the numbers of the start: only that score is told of it.

use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
};

use super::{
    Blocks, Evolution, Folder, Limits, Row, Sample, Task, TrainError,
    folder::{Checkpoint, RESULT},
};
use crate::{
    arena::{MOST_GAMES, Venues, brought},
    play::{
        dice::Dice,
        strategy_file::{Score, StrategyFile, Training},
    },
    rules::Message,
};

/// The best members that are chosen from at the end.
const FINALISTS: usize = 8;

/// What is told while it goes on.
#[derive(Debug)]
pub enum News<'a> {
    /// So many games were played since the training began.
    Games(u64),
    /// A generation is over and kept.
    Generation(&'a Row),
    /// The choice among the last ones begins.
    Choosing,
    /// The proof begins.
    Proving,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Trained {
    /// The strategy.
    pub file: StrategyFile,
    /// Where it lies.
    pub path: PathBuf,
    /// How much more it scores than the numbers of the start, from the same dice: the mean and its 95 % interval.
    pub gain: (f64, f64, f64),
    /// All games, those of the choice and of the proof included.
    pub games: u64,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It was stopped after so many generations, and can go on.
    Stopped(u32),
    /// It is done.
    Done(Box<Trained>),
}

/// A training under way.
pub struct Campaign {
    task: Task,
    limits: Limits,
    folder: Folder,
    evolution: Evolution,
    games: u64,
}

impl Campaign {
    /// The file of a task in its folder.
    pub const TASK: &'static str = "campaign.ron";
    /// What came of it.
    pub const RESULT: &'static str = RESULT;

    /// Begins a training in a folder that holds none yet.
    ///
    /// # Errors
    /// When the task makes no sense, or the folder can't be written or holds one already.
    pub fn begin(
        venues: &'static dyn Venues,
        task: Task,
        folder: &Path,
        threads: usize,
    ) -> Result<Self, TrainError> {
        let limits = task.check(venues, threads)?;
        let path = folder;
        let folder = Folder::new(path, Self::TASK, &task)?;
        let against = limits.judge.against.iter().flatten();
        brought::keep(path, limits.judge.game, against)?;
        Ok(Self::from_start(task, limits, folder))
    }

    /// Goes on with a training that was broken off.
    ///
    /// # Errors
    /// When there is none, or its files were changed.
    pub fn resume(venues: &'static dyn Venues, folder: &Path, threads: usize) -> Result<Self, TrainError> {
        brought::bring(folder);
        let (folder, task, checkpoint) = Folder::open::<Task, Evolution>(folder, Self::TASK)?;
        let limits = task.check(venues, threads)?;
        let mut campaign = Self::from_start(task, limits, folder);
        if let Some(Checkpoint {
            games,
            state: evolution,
            ..
        }) = checkpoint
        {
            if games > MOST_GAMES || !campaign.evolution.leads_to(&evolution) {
                return Err(Message::new("train-changed").into());
            }
            campaign.games = games;
            campaign.evolution = evolution;
        }
        Ok(campaign)
    }

    fn from_start(task: Task, limits: Limits, folder: Folder) -> Self {
        let evolution = Evolution::new(task.variant, limits.space(), task.population, task.generations);
        Self {
            task,
            limits,
            folder,
            evolution,
            games: 0,
        }
    }

    /// The task.
    #[must_use]
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// How many generations are over.
    #[must_use]
    pub fn told(&self) -> u32 {
        self.evolution.told()
    }

    /// Games until now, those of the choice and of the proof left out.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The generations that are kept.
    ///
    /// # Errors
    /// When their lines can't be read.
    pub fn rows(&self) -> Result<Vec<Row>, TrainError> {
        self.folder.rows()
    }

    /// About how many games it takes from start to end.
    #[must_use]
    pub fn games_in_all(&self) -> u64 {
        self.task.games + 3 * self.task.proof
    }

    /// Runs to the end, or until `stop` is set: a generation that has begun is still finished.
    ///
    /// # Errors
    /// When a file can't be written, or a strategy refuses to play.
    pub fn run(&mut self, stop: &AtomicBool, hear: &mut dyn FnMut(News<'_>)) -> Result<Outcome, TrainError> {
        hear(News::Games(self.games));
        while !self.evolution.is_over() {
            if stop.load(Ordering::Relaxed) {
                return Ok(Outcome::Stopped(self.evolution.told()));
            }
            let row = self.generation(hear)?;
            hear(News::Generation(&row));
        }
        let trained = self.prove(stop, hear)?;
        Ok(
            trained.map_or(Outcome::Stopped(self.evolution.told()), |trained| {
                Outcome::Done(Box::new(trained))
            }),
        )
    }

    /// One generation: asked for, judged, told and kept.
    fn generation(&mut self, hear: &mut dyn FnMut(News<'_>)) -> Result<Row, TrainError> {
        let number = self.evolution.told();
        let chance = Blocks::new(&self.limits.seed, "evolution", number).seed(0);
        let mut dice = Dice::new(&chance);
        let start: Vec<f64> = self.limits.start.iter().map(|&x| x.into()).collect();
        let trials = self.evolution.ask(Some(&start), &mut dice);
        let members = self.evolution.members();
        let groups: Vec<Vec<Vec<i32>>> = trials
            .iter()
            .enumerate()
            .map(|(k, trial)| {
                let parent = members.get(k).map(|member| &member.vector);
                let pair = std::iter::once(&trial.vector).chain(parent);
                pair.map(|vector| self.limits.numbers(vector)).collect()
            })
            .collect();
        let budget = self.task.games / (u64::from(self.task.generations) + 1);
        let from = Blocks::new(&self.limits.seed, "generation", number);
        let mut games = self.games;
        let samples = self.limits.judge.halve(&groups, budget, &from, &mut |played| {
            games += played;
            hear(News::Games(games));
            true
        })?;
        self.games = games;
        let samples = samples.unwrap_or_default();
        let side =
            |k: usize| -> Vec<Sample> { samples.iter().filter_map(|group| group.get(k)).copied().collect() };
        self.evolution.tell(trials, &side(1), &side(0), &mut dice);
        let (row, file) = self.row(number);
        self.folder.keep(&row, &file, self.games, &self.evolution)?;
        Ok(row)
    }

    /// What is told of the generation that is just over, and its best as a file.
    fn row(&self, generation: u32) -> (Row, StrategyFile) {
        let members = self.evolution.members();
        let best = &members[self.evolution.ranked()[0]];
        let scores: Vec<f64> = members.iter().map(|member| member.sample.mean()).collect();
        let all = Sample::of(&scores);
        let (best_low, best_high) = best.sample.interval();
        let numbers = self.limits.numbers(&best.vector);
        let row = Row {
            generation,
            games: self.games,
            population: members.len(),
            best: best.sample.mean(),
            best_low,
            best_high,
            mean: all.mean(),
            spread: all.error() * (all.blocks as f64).sqrt(),
            parameters: self.limits.named(numbers.clone()),
            file: Folder::name(generation),
        };
        let mut file = self.file(&numbers, None);
        file.name = format!("{} {generation}", file.name);
        (row, file)
    }

    fn file(&self, numbers: &[i32], training: Option<Training>) -> StrategyFile {
        StrategyFile {
            name: self.task.name.clone(),
            game: self.task.game.clone(),
            strategy: self.task.strategy.name.clone(),
            parameters: self.limits.named(numbers.to_vec()),
            bounds: self.limits.named(self.limits.bounds.clone()),
            training,
        }
    }

    /// The candidates at the end: the best, the centre of the better half, and the numbers of the start.
    fn finalists(&self) -> Vec<Vec<i32>> {
        let members = self.evolution.members();
        let ranked = self.evolution.ranked();
        let better = &ranked[..ranked.len().div_ceil(2)];
        let centre: Vec<f64> = (0..self.limits.bounds.len())
            .map(|k| better.iter().map(|&m| members[m].vector[k]).sum::<f64>() / better.len() as f64)
            .collect();
        let best = ranked
            .iter()
            .take(FINALISTS)
            .map(|&m| members[m].vector.as_slice());
        let mut finalists: Vec<Vec<i32>> = best
            .chain([centre.as_slice()])
            .map(|vector| self.limits.numbers(vector))
            .chain([self.limits.start.clone()])
            .collect();
        let mut seen = std::collections::BTreeSet::new();
        finalists.retain(|numbers| seen.insert(numbers.clone()));
        finalists
    }

    /// The choice and the proof. None when it was stopped: both are done anew then.
    fn prove(
        &self,
        stop: &AtomicBool,
        hear: &mut dyn FnMut(News<'_>),
    ) -> Result<Option<Trained>, TrainError> {
        let judge = &self.limits.judge;
        let mut games = self.games;
        hear(News::Choosing);
        let finalists = self.finalists();
        let groups: Vec<Vec<Vec<i32>>> = finalists.iter().map(|numbers| vec![numbers.clone()]).collect();
        let from = Blocks::new(&self.limits.seed, "choice", 0);
        let mut heard = |played: u64| {
            games += played;
            hear(News::Games(games));
            !stop.load(Ordering::Relaxed)
        };
        let Some(samples) = judge.halve(&groups, self.task.proof, &from, &mut heard)? else {
            return Ok(None);
        };
        // Who went out earlier has played less: the most games come first, then the score.
        let rank = |k: usize| (samples[k][0].blocks, samples[k][0].mean());
        let chosen = (0..finalists.len()).max_by(|&a, &b| {
            let (a, b) = (rank(a), rank(b));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        let chosen = &finalists[chosen.unwrap_or(0)];
        hear(News::Proving);
        let mut heard = |played: u64| {
            games += played;
            hear(News::Games(games));
            !stop.load(Ordering::Relaxed)
        };
        let from = Blocks::new(&self.limits.seed, "proof", 0);
        let blocks = self.task.proof.div_ceil(judge.rotations());
        let both = [chosen, &self.limits.start];
        let (mut trained, mut before, mut gain) = (Sample::default(), Sample::default(), Sample::default());
        let mut hear = |row: &[f64]| {
            trained.add(row[0]);
            before.add(row[1]);
            gain.add(row[0] - row[1]);
        };
        if !judge.play(&both, &from, 0..blocks, &mut hear, &mut heard)? {
            return Ok(None);
        }
        let score = |sample: Sample| {
            let (low, high) = sample.interval();
            Score {
                mean: sample.mean(),
                low,
                high,
                games: sample.blocks * judge.rotations(),
            }
        };
        let training = Training {
            rules: self.task.rules.clone(),
            against: self.task.against.clone(),
            variant: self.task.variant.word().to_owned(),
            population: self.task.population,
            generations: self.task.generations,
            games: self.games,
            seed: self.task.seed.clone(),
            measure: self.task.measure.word().to_owned(),
            score: score(trained),
            before: Some(score(before)),
        };
        let file = self.file(chosen, Some(training));
        let path = self.folder.keep_result(&file)?;
        let (low, high) = gain.interval();
        Ok(Some(Trained {
            file,
            path,
            gain: (gain.mean(), low, high),
            games,
        }))
    }
}
