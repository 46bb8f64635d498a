//! Differential evolution: asks for vectors to be judged, is told how they did, and asks for better ones.
//!
//! Two variants. DE/rand/1/bin (Storn & Price 1997, "Differential Evolution – A Simple and Efficient Heuristic
//! for Global Optimization over Continuous Spaces") has two constants. L-SHADE (Tanabe & Fukunaga 2014, "Improving
//! the Search Performance of SHADE Using Linear Population Size Reduction") learns them while it runs, draws
//! towards the better ones, remembers whom they replaced, and ends with a small population; here it goes by
//! generations, not by evaluations.
//!
//! Scores are maximised and may be noisy: a trial and its parent are told anew in every generation, from the same
//! dice, so that nobody lives on from one lucky day. Nothing here plays, reads a clock or owns random numbers.

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

use super::Sample;
use crate::rules::Source;

/// The fewest members: a trial is made of its parent and three others.
pub const FEWEST: usize = 4;
/// The constants of DE/rand/1/bin.
const SCALE: f64 = 0.6;
const CROSSOVER: f64 = 0.9;
/// The constants of L-SHADE, as published.
const MEMORY: usize = 6;
const BEST_SHARE: f64 = 0.11;
const ARCHIVE_SHARE: f64 = 2.6;
const WIDTH: f64 = 0.1;

/// How trials are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// DE/rand/1/bin.
    De,
    /// L-SHADE.
    #[default]
    LShade,
}

impl Variant {
    /// All variants with their words.
    pub const ALL: [(Self, &'static str); 2] = [(Self::De, "de"), (Self::LShade, "lshade")];

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::De => "de",
            Self::LShade => "lshade",
        }
    }
}

/// Between what a number may lie, both included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bound {
    /// The least.
    pub low: f64,
    /// The greatest.
    pub high: f64,
}

/// A vector to be judged, and how it was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// The vector, within its bounds.
    pub vector: Vec<f64>,
    scale: f64,
    crossover: f64,
}

/// A vector that lives.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Member {
    /// The vector.
    pub vector: Vec<f64>,
    /// All that it was told since it is there.
    pub sample: Sample,
}

/// A population with all that its variant remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evolution {
    variant: Variant,
    bounds: Vec<Bound>,
    population: usize,
    generations: u32,
    told: u32,
    members: Vec<Member>,
    /// Crossovers and scales that did well; a crossover that was given up for good is none.
    memory: Vec<(Option<f64>, f64)>,
    /// The next place of the memory to be written.
    place: usize,
    /// Parents that were replaced.
    archive: Vec<Vec<f64>>,
}

impl Evolution {
    /// A population before its first generation: so many members, not fewer than [`FEWEST`], to live for so many
    /// generations after the first.
    #[must_use]
    pub fn new(variant: Variant, bounds: Vec<Bound>, population: usize, generations: u32) -> Self {
        Self {
            variant,
            bounds,
            population: population.max(FEWEST),
            generations,
            told: 0,
            members: Vec::new(),
            memory: vec![(Some(0.5), 0.5); MEMORY],
            place: 0,
            archive: Vec::new(),
        }
    }

    /// The members; none before the first generation was told.
    #[must_use]
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// How many generations were told.
    #[must_use]
    pub fn told(&self) -> u32 {
        self.told
    }

    /// Whether no generation is left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.told > self.generations
    }

    /// Whether what was read from a file is this population, some generations on.
    #[must_use]
    pub fn leads_to(&self, later: &Self) -> bool {
        let size = self.bounds.len();
        let fits = |vector: &Vec<f64>| vector.len() == size && vector.iter().all(|x| x.is_finite());
        let is_share = |x: f64| (0.0..=1.0).contains(&x);
        let living = FEWEST..=self.population;
        (self.variant, &self.bounds) == (later.variant, &later.bounds)
            && (self.population, self.generations) == (later.population, later.generations)
            && later.told <= later.generations + 1
            && later.memory.len() == MEMORY
            && later.place < MEMORY
            && later
                .memory
                .iter()
                .all(|&(crossover, scale)| crossover.is_none_or(is_share) && is_share(scale))
            && (living.contains(&later.members.len()) || later.told == 0 && later.members.is_empty())
            && later
                .members
                .iter()
                .all(|member| fits(&member.vector) && member.sample.is_sound())
            && later.archive.len() <= 3 * self.population
            && later.archive.iter().all(fits)
    }

    /// The numbers of the members, the best first.
    #[must_use]
    pub fn ranked(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.members.len()).collect();
        let score = |k: usize| self.members[k].sample.cautious();
        order.sort_by(|&a, &b| score(b).total_cmp(&score(a)));
        order
    }

    /// The vectors of the next generation: the first ones at random, with `start` among them, later a trial for
    /// each member in their order.
    #[must_use]
    pub fn ask(&self, start: Option<&[f64]>, source: &mut impl Source) -> Vec<Trial> {
        if self.members.is_empty() {
            return self.first(start, source);
        }
        let ranked = self.ranked();
        (0..self.members.len())
            .map(|parent| match self.variant {
                Variant::De => self.rand_1_bin(parent, source),
                Variant::LShade => self.to_best(parent, &ranked, source),
            })
            .collect()
    }

    fn first(&self, start: Option<&[f64]>, source: &mut impl Source) -> Vec<Trial> {
        let anywhere = |source: &mut _| {
            let coordinate = |bound: &Bound| bound.low + uniform(source) * (bound.high - bound.low);
            self.bounds.iter().map(coordinate).collect()
        };
        let start = start.map(|start| {
            std::iter::zip(start, &self.bounds)
                .map(|(x, bound)| x.max(bound.low).min(bound.high))
                .collect()
        });
        let known = usize::from(start.is_some());
        let vectors = start
            .into_iter()
            .chain((known..self.population).map(|_| anywhere(source)));
        vectors
            .map(|vector| Trial {
                vector,
                scale: 0.0,
                crossover: 0.0,
            })
            .collect()
    }

    /// A random member, moved by the scaled difference of two others.
    fn rand_1_bin(&self, parent: usize, source: &mut impl Source) -> Trial {
        let count = self.members.len();
        let a = other(count, &[parent], source);
        let b = other(count, &[parent, a], source);
        let c = other(count, &[parent, a, b], source);
        let [a, b, c] = [a, b, c].map(|k| &self.members[k].vector);
        let mutant = (0..self.bounds.len()).map(|k| a[k] + SCALE * (b[k] - c[k]));
        self.cross(parent, mutant.collect(), SCALE, CROSSOVER, source)
    }

    /// The parent, moved towards one of the best and by the difference of two others, the second of whom may have
    /// been replaced long ago.
    fn to_best(&self, parent: usize, ranked: &[usize], source: &mut impl Source) -> Trial {
        let (crossover, scale) = self.memory[source.below(MEMORY as u32) as usize];
        let crossover = crossover.map_or(0.0, |mean| (mean + WIDTH * normal(source)).clamp(0.0, 1.0));
        let scale = loop {
            let scale = scale + WIDTH * cauchy(source);
            if scale > 0.0 {
                break scale.min(1.0);
            }
        };
        let count = self.members.len();
        let best = ((BEST_SHARE * count as f64).round() as usize).clamp(2, count);
        let best = ranked[source.below(best as u32) as usize];
        let a = other(count, &[parent], source);
        let b = other(count + self.archive.len(), &[parent, a], source);
        let vector = |k: usize| &self.members[k].vector;
        let (x, best, a) = (vector(parent), vector(best), vector(a));
        let b = self
            .archive
            .get(b.wrapping_sub(count))
            .unwrap_or_else(|| vector(b));
        let mutant = (0..self.bounds.len()).map(|k| x[k] + scale * (best[k] - x[k]) + scale * (a[k] - b[k]));
        self.cross(parent, mutant.collect(), scale, crossover, source)
    }

    /// Each coordinate of the mutant by the crossover, one for certain; beyond a bound it is halfway between the
    /// bound and the parent (Zhang & Sanderson 2009), so that the bounds themselves are no trap.
    fn cross(
        &self,
        parent: usize,
        mut vector: Vec<f64>,
        scale: f64,
        crossover: f64,
        source: &mut impl Source,
    ) -> Trial {
        let parent = &self.members[parent].vector;
        let certain = source.below(vector.len().max(1) as u32) as usize;
        for (k, x) in vector.iter_mut().enumerate() {
            let Bound { low, high } = self.bounds[k];
            if uniform(source) >= crossover && k != certain {
                *x = parent[k];
            } else if *x < low {
                *x = f64::midpoint(low, parent[k]);
            } else if *x > high {
                *x = f64::midpoint(high, parent[k]);
            }
        }
        Trial {
            vector,
            scale,
            crossover,
        }
    }

    /// Hears how the trials did, and the parents from the same dice: whoever did no worse lives. In the first
    /// generation there are no parents.
    pub fn tell(
        &mut self,
        trials: Vec<Trial>,
        parents: &[Sample],
        children: &[Sample],
        source: &mut impl Source,
    ) {
        if self.members.is_empty() {
            let alive = std::iter::zip(trials, children).map(|(trial, &sample)| Member {
                vector: trial.vector,
                sample,
            });
            self.members = alive.collect();
        } else {
            let mut successes = Vec::new();
            for (k, trial) in trials.into_iter().enumerate().take(self.members.len()) {
                let (Some(parent), Some(child)) = (parents.get(k), children.get(k)) else {
                    continue;
                };
                let gain = child.mean() - parent.mean();
                let member = &mut self.members[k];
                if gain > 0.0 {
                    successes.push((gain, trial.crossover, trial.scale));
                    self.archive
                        .push(std::mem::replace(&mut member.vector, trial.vector));
                    member.sample = *child;
                } else if gain >= 0.0 {
                    // No difference at all: the same strategy, once its numbers are rounded. The population may
                    // drift over such a plain, and what is known of the strategy is kept.
                    member.vector = trial.vector;
                    member.sample = member.sample.with(*parent);
                } else {
                    member.sample = member.sample.with(*parent);
                }
            }
            if self.variant == Variant::LShade {
                self.learn(&successes);
            }
        }
        self.told += 1;
        self.shrink(source);
    }

    /// Remembers the means of what did well, weighted by how well.
    fn learn(&mut self, successes: &[(f64, f64, f64)]) {
        if successes.is_empty() {
            return;
        }
        let lehmer = |value: fn(&(f64, f64, f64)) -> f64| {
            let (mut squares, mut sum) = (0.0, 0.0);
            for success in successes {
                squares += success.0 * value(success) * value(success);
                sum += success.0 * value(success);
            }
            (sum > 0.0).then(|| squares / sum)
        };
        let (crossover, scale) = (lehmer(|it| it.1), lehmer(|it| it.2));
        let slot = &mut self.memory[self.place];
        slot.0 = slot.0.and(crossover);
        slot.1 = scale.unwrap_or(slot.1);
        self.place = (self.place + 1) % MEMORY;
    }

    /// Lets the worst go as the generations pass, and the archive with them.
    fn shrink(&mut self, source: &mut impl Source) {
        if self.variant == Variant::De {
            self.archive.clear();
            return;
        }
        let share = f64::from(self.told.saturating_sub(1)) / f64::from(self.generations.max(1));
        let less = (self.population - FEWEST) as f64 * share.min(1.0);
        let count = self.population - less.round() as usize;
        let mut leaving: Vec<usize> = self.ranked().split_off(count.min(self.members.len()));
        leaving.sort_unstable();
        for k in leaving.into_iter().rev() {
            self.members.remove(k);
        }
        let most = (ARCHIVE_SHARE * self.members.len() as f64).round() as usize;
        while self.archive.len() > most {
            self.archive
                .swap_remove(source.below(self.archive.len() as u32) as usize);
        }
    }
}

/// A number below `count` that is none of these.
fn other(count: usize, taken: &[usize], source: &mut impl Source) -> usize {
    loop {
        let drawn = source.below(count as u32) as usize;
        if !taken.contains(&drawn) {
            return drawn;
        }
    }
}

/// A number from 0 up to 1, of 53 bits.
fn uniform(source: &mut impl Source) -> f64 {
    let (high, low) = (source.below(1 << 27), source.below(1 << 26));
    (f64::from(high) * f64::from(1 << 26) + f64::from(low)) / (1_u64 << 53) as f64
}

/// A normal number (Box & Muller 1958).
fn normal(source: &mut impl Source) -> f64 {
    let radius = libm::sqrt(-2.0 * libm::log(1.0 - uniform(source)));
    radius * libm::cos(2.0 * PI * uniform(source))
}

/// A Cauchy number.
fn cauchy(source: &mut impl Source) -> f64 {
    libm::tan(PI * (uniform(source) - 0.5))
}
