//! What a training is asked to do, and whether that makes sense.

use serde::{Deserialize, Serialize};

use super::{Bound, Judge, Measure, TrainError, Variant, evolve::FEWEST, judge::rounds};
use crate::{
    arena::{MOST_GAMES, Venues, beyond},
    catalogue::{Entry, Spec, StrategyFacts},
    play::{
        dice::Seed,
        seed,
        strategy_file::{Named, facts},
    },
    rules::{Message, Seat},
};

/// The most members: each is an entrant of the venue, and so is its trial.
const MOST: usize = 10_000;
/// The most generations: each leaves a file and a line.
const MOST_GENERATIONS: u32 = 100_000;
/// A number that is 0 or nearly so is varied by so much.
const NEARBY: i32 = 20;

/// All that decides what comes of a training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// What the strategy is to be called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The house rules, as they stand in a record.
    pub rules: String,
    /// The strategy with the numbers from which it starts.
    pub strategy: Spec,
    /// Between what its numbers may lie; those that are not named have [`usual`] bounds.
    pub bounds: Named<(i32, i32)>,
    /// Who sits clockwise from it: strategies, or `empty`.
    pub against: Vec<String>,
    /// How it is searched.
    pub variant: Variant,
    /// The members of the first generation.
    pub population: usize,
    /// Generations after the first.
    pub generations: u32,
    /// Games of all generations together.
    pub games: u64,
    /// Games to choose among the last ones, and as many for each score at the end.
    pub proof: u64,
    /// What is measured.
    pub measure: Measure,
    /// From which all chance follows: a number or 64 hexadecimal digits.
    pub seed: String,
}

/// A task that makes sense, with what follows from it.
pub struct Limits {
    /// The judge.
    pub judge: Judge,
    /// The names of the numbers.
    pub names: Vec<String>,
    /// The numbers at the start, moved into their bounds.
    pub start: Vec<i32>,
    /// Between what each may lie.
    pub bounds: Vec<(i32, i32)>,
    /// The seed.
    pub seed: Seed,
}

/// The bounds of a number of which nothing is said: twice itself to either side, and at least 20.
#[must_use]
pub fn usual(start: i32) -> (i32, i32) {
    let width = start.saturating_abs().saturating_mul(2).max(NEARBY);
    (start.saturating_sub(width), start.saturating_add(width))
}

/// The games of all generations when nothing is said: 64 blocks for each trial and each parent.
#[must_use]
pub fn usual_games(population: usize, generations: u32, seats: usize) -> u64 {
    let a_generation = (population as u64).saturating_mul(seats as u64 * 2 * 64);
    // What is asked for may be beyond all use; then the check says so.
    (u64::from(generations) + 1)
        .saturating_mul(a_generation)
        .min(MOST_GAMES)
}

/// The games for each score at the end when nothing is said: a quarter of those before, and 200 for each seat at least.
#[must_use]
pub fn usual_proof(games: u64, seats: usize) -> u64 {
    (games / 4).max(200 * seats as u64)
}

impl Task {
    /// The fewest games with which every candidate of every generation plays a block.
    #[must_use]
    pub(crate) fn fewest_games(&self) -> u64 {
        let candidates = (2 * self.population as u64).saturating_mul(self.against.len() as u64 + 1);
        let a_generation = candidates.saturating_mul(rounds(self.population).into());
        a_generation.saturating_mul(u64::from(self.generations) + 1)
    }

    /// Checks everything, and makes ready what follows from it; so many threads will play in one of these games.
    ///
    /// # Errors
    /// All that is off, as far as it can be told at once.
    pub fn check(&self, venues: &'static dyn Venues, threads: usize) -> Result<Limits, TrainError> {
        let entry = venues.games().named(&self.game)?;
        let config = entry.read_config(&self.rules)?;
        entry.open(&config).map_err(TrainError::Asked)?;
        let facts = facts(entry, &self.strategy)?;
        let start = facts.values(&self.strategy)?;
        let mut faults = Vec::new();
        if facts.judging().next().is_none() {
            faults.push(Message::new("train-no-numbers").with("name", self.strategy.name.as_str()));
        }
        let names: Vec<String> = facts.parameters.iter().map(|it| it.name.to_owned()).collect();
        let bounds = self.bounds(&facts, &start, &mut faults);
        self.check_counts(&mut faults);
        let against = self.opponents(entry, &mut faults);
        let players = std::iter::once(&self.strategy).chain(against.iter().flatten());
        faults.extend(players.filter_map(|spec| entry.check_networks(&config, spec).err()));
        if against.len() + 1 > Seat::MOST || !entry.seat_counts().contains(&(against.len() + 1)) {
            faults.push(entry.no_such_board(against.len() + 1));
        } else if against.iter().all(Option::is_none) {
            faults.push(Message::new("train-alone"));
        }
        let seed = seed::read(&self.seed).map_err(|fault| faults.push(fault));
        let (Ok(seed), true) = (seed, faults.is_empty()) else {
            return Err(TrainError::Asked(faults));
        };
        let judge = Judge {
            game: entry,
            venues,
            config,
            strategy: self.strategy.name.clone(),
            against,
            measure: self.measure,
            pool: pool(threads)?,
        };
        let start: Vec<i32> = std::iter::zip(start, &bounds)
            .map(|(number, &(low, high))| number.clamp(low, high))
            .collect();
        check_corners(entry, &judge, &start, &bounds)?;
        Ok(Limits {
            judge,
            names,
            start,
            bounds,
            seed,
        })
    }

    /// Between what each number may lie; those that do not judge stay as they are.
    fn bounds(&self, facts: &StrategyFacts, start: &[i32], faults: &mut Vec<Message>) -> Vec<(i32, i32)> {
        let names: Vec<&str> = facts.judging().collect();
        for (name, (low, high)) in &self.bounds.0 {
            if !names.contains(&name.as_str()) && !names.is_empty() {
                faults.push(
                    Message::new("train-bound-name")
                        .with("name", name.as_str())
                        .with("strategy", self.strategy.name.as_str())
                        .with("names", names.join(", ")),
                );
            }
            if low > high {
                faults.push(
                    Message::new("train-bound-order")
                        .with("name", name.as_str())
                        .with("low", low.to_string())
                        .with("high", high.to_string()),
                );
            }
        }
        let said = |name: &str| {
            let found = self.bounds.0.iter().find(|(other, _)| other == name);
            found.map(|(_, bounds)| *bounds)
        };
        let bounds: Vec<(i32, i32)> = std::iter::zip(&facts.parameters, start)
            .map(|(number, &start)| {
                if number.judges {
                    said(number.name).unwrap_or_else(|| usual(start))
                } else {
                    (start, start)
                }
            })
            .collect();
        if !names.is_empty() && bounds.iter().all(|(low, high)| low == high) {
            faults.push(Message::new("train-fixed"));
        }
        bounds
    }

    fn check_counts(&self, faults: &mut Vec<Message>) {
        if !(FEWEST..=MOST).contains(&self.population) {
            faults.push(
                Message::new("train-population")
                    .with("count", self.population.to_string())
                    .with("fewest", FEWEST as i64)
                    .with("most", MOST as i64),
            );
        } else if self.games < self.fewest_games() {
            faults.push(
                Message::new("train-games")
                    .with("games", self.games as i64)
                    .with("fewest", self.fewest_games().to_string()),
            );
        }
        if self.generations == 0 {
            faults.push(Message::new("train-generations"));
        }
        let generations = self.generations.into();
        faults.extend(beyond("generations", generations, MOST_GENERATIONS.into()));
        faults.extend(beyond("games", self.games, MOST_GAMES));
        faults.extend(beyond("proof", self.proof, MOST_GAMES));
        let fewest = 100 * (self.against.len() as u64 + 1);
        if self.proof < fewest {
            faults.push(
                Message::new("train-proof")
                    .with("games", self.proof as i64)
                    .with("fewest", fewest.to_string()),
            );
        }
    }

    fn opponents(&self, entry: &dyn Entry, faults: &mut Vec<Message>) -> Vec<Option<Spec>> {
        let mut opponents = Vec::new();
        for word in &self.against {
            if word == "empty" {
                opponents.push(None);
                continue;
            }
            if ["person", "human"].contains(&word.as_str()) {
                faults.push(Message::new("train-person"));
                continue;
            }
            let spec = Spec::from(word.clone());
            faults.extend(match spec.command() {
                Some(_) => Some(Message::new("train-bot")),
                None => entry.player(&spec).err(),
            });
            opponents.push(Some(spec));
        }
        opponents
    }
}

/// Whether the strategy takes its numbers at the ends of their bounds: it is better told now than in the night.
fn check_corners(
    entry: &dyn Entry,
    judge: &Judge,
    start: &[i32],
    bounds: &[(i32, i32)],
) -> Result<(), Message> {
    for (k, &(low, high)) in bounds.iter().enumerate() {
        for end in [low, high] {
            let mut numbers = start.to_vec();
            numbers[k] = end;
            entry.player(&judge.spec(&numbers))?;
        }
    }
    Ok(())
}

pub(in crate::arena) fn pool(threads: usize) -> Result<rayon::ThreadPool, Message> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Message::new("train-threads").with("why", error.to_string()))
}

impl Limits {
    /// The bounds for the search.
    #[must_use]
    pub fn space(&self) -> Vec<Bound> {
        self.bounds
            .iter()
            .map(|&(low, high)| Bound {
                low: low.into(),
                high: high.into(),
            })
            .collect()
    }

    /// The numbers of a vector: the nearest whole ones.
    #[must_use]
    pub fn numbers(&self, vector: &[f64]) -> Vec<i32> {
        std::iter::zip(vector, &self.bounds)
            .map(|(x, &(low, high))| (x.round() as i32).clamp(low, high))
            .collect()
    }

    /// Numbers with their names.
    #[must_use]
    pub fn named<T>(&self, values: Vec<T>) -> Named<T> {
        Named(self.names.iter().cloned().zip(values).collect())
    }
}
