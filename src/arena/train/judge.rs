//! The judge: lets candidates play against given opponents, and tells what share of the wins was theirs.
//!
//! A block is one seed played once with the candidate on every seat, so that neither a good seat nor good dice
//! make a good candidate; the candidates of a generation play the same blocks, so that what differs between them is
//! how they play. A block is one observation.
//!
//! The games of a generation are dealt out by sequential halving (Karnin, Koren & Somekh 2013, "Almost Optimal
//! Exploration in Multi-Armed Bandits"): all groups play a few blocks, the better half of them goes on with twice
//! as many each, until two are left. A group is a trial with its parent. So most games go to where they decide what
//! becomes of the good ones, and a wrong verdict among the bad ones costs little. A race by confidence bounds
//! (Maron & Moore 1994; Heidrich-Meisner & Igel 2009) was the other way: but candidates soon differ by a hundredth
//! of the wins, for which the bounds ask for tens of thousands of games, so that a race runs into its limit almost
//! always; halving also takes a number of games that is known beforehand.

use std::collections::BTreeMap;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Sample, TrainError};
use crate::{
    arena::venue::{GameResult, Seating, Venue, VenueTerms, Venues},
    catalogue::{Config, Entry, Spec},
    play::dice::Seed,
    rules::{Message, Seat},
};

/// Outcomes and choices together after which a game counts as drawn.
const LONGEST: u64 = 1_000_000;
/// Between two words about the progress so many games are played.
const STRIDE: u64 = 4_096;

/// What a candidate is measured by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// The share of games won; k teams tied for the first place have 1/k each.
    #[default]
    Wins,
    /// The share of the others whom it left behind; whoever ties counts half.
    Places,
}

impl Measure {
    /// All measures with their words.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Wins, "wins"), (Self::Places, "places")];

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Places => "places",
        }
    }

    /// What a game is worth for a seat, from 0 to 1.
    #[must_use]
    pub fn score(self, result: &GameResult, seat: usize, team: impl Fn(usize) -> usize) -> f64 {
        let mine = result.places[seat];
        let others = (0..Seat::MOST).filter(|&k| result.places[k] != 0 && team(k) != team(seat));
        match self {
            Self::Wins if mine != 1 => 0.0,
            Self::Wins => {
                let mut teams: Vec<usize> = others.filter(|&k| result.places[k] == 1).map(&team).collect();
                teams.sort_unstable();
                teams.dedup();
                1.0 / (1 + teams.len()) as f64
            }
            Self::Places => {
                let (mut halves, mut count) = (0, 0);
                for k in others {
                    count += 1;
                    halves += match result.places[k].cmp(&mine) {
                        std::cmp::Ordering::Less => 0,
                        std::cmp::Ordering::Equal => 1,
                        std::cmp::Ordering::Greater => 2,
                    };
                }
                f64::from(halves) / f64::from(2 * count.max(1))
            }
        }
    }
}

/// Where the seeds of blocks come from: each use of them has a stream of its own, fixed by the seed of the campaign.
#[derive(Clone, Debug)]
pub struct Blocks {
    head: String,
}

impl Blocks {
    /// The stream for this use.
    #[must_use]
    pub fn new(seed: &Seed, what: &str, generation: u32) -> Self {
        let seed = crate::play::seed::hex(seed);
        Self {
            head: format!("homestretch training 1\n{seed}\n{what}\n{generation}\n"),
        }
    }

    /// The seed of a block.
    #[must_use]
    pub fn seed(&self, block: u64) -> Seed {
        Sha256::digest(format!("{}{block}\n", self.head)).into()
    }
}

/// Who is judged against whom, and by what.
pub struct Judge {
    /// The game.
    pub game: &'static dyn Entry,
    /// Where it is played.
    pub venues: &'static dyn Venues,
    /// Its house rules.
    pub config: Config,
    /// The strategy whose numbers the candidates are.
    pub strategy: String,
    /// Who sits clockwise from the candidate; none where nobody does.
    pub against: Vec<Option<Spec>>,
    /// What counts.
    pub measure: Measure,
    /// The threads that play.
    pub pool: rayon::ThreadPool,
}

/// Hears how many games were played since it was last told, and says whether to go on.
pub type Progress<'a> = &'a mut dyn FnMut(u64) -> bool;

impl Judge {
    /// The games of a block.
    #[must_use]
    pub fn rotations(&self) -> u64 {
        self.against.len() as u64 + 1
    }

    /// The strategy with these numbers.
    #[must_use]
    pub fn spec(&self, numbers: &[i32]) -> Spec {
        let words: Vec<String> = numbers.iter().map(i32::to_string).collect();
        Spec {
            name: self.strategy.clone(),
            parameters: (!words.is_empty()).then(|| words.join(",")),
        }
    }

    /// A venue on which these candidates play; they are its first entrants.
    fn venue(&self, candidates: &[&Vec<i32>]) -> Result<Box<dyn Venue>, Message> {
        let opponents = self.against.iter().flatten().cloned();
        let entrants: Vec<Spec> = candidates
            .iter()
            .map(|numbers| self.spec(numbers))
            .chain(opponents)
            .collect();
        self.venues.open(
            self.game.name(),
            &self.config,
            self.against.len() + 1,
            &entrants,
            &VenueTerms {
                bound: LONGEST,
                ..VenueTerms::default()
            },
        )
    }

    /// The seatings of a block: the candidate on each seat once, the others clockwise from it in their order.
    fn seatings(&self, candidate: usize, candidates: usize) -> Vec<Seating> {
        let mut next = candidates as u16;
        let others: Vec<Option<u16>> = self
            .against
            .iter()
            .map(|spec| {
                spec.as_ref().map(|_| {
                    next += 1;
                    next - 1
                })
            })
            .collect();
        let seats = self.against.len() + 1;
        (0..seats)
            .map(|seat| {
                let mut seating = Seating::default();
                seating[seat] = Some(candidate as u16);
                for (k, other) in others.iter().enumerate() {
                    seating[(seat + 1 + k) % seats] = *other;
                }
                seating
            })
            .collect()
    }

    /// Lets each candidate play these blocks, and tells what each block came to: a score a candidate, block after block
    /// in their order. Nothing of it is kept here, however many there are. Says whether it came to the end, or was told to
    /// stop.
    ///
    /// # Errors
    /// When the game can't be played with these seats, or a candidate is refused.
    pub fn play(
        &self,
        candidates: &[&Vec<i32>],
        from: &Blocks,
        blocks: std::ops::Range<u64>,
        hear: &mut dyn FnMut(&[f64]),
        progress: Progress<'_>,
    ) -> Result<bool, TrainError> {
        let venue = self.venue(candidates)?;
        let seatings: Vec<Vec<Seating>> = (0..candidates.len())
            .map(|candidate| self.seatings(candidate, candidates.len()))
            .collect();
        let team = |seat: usize| venue.team(Seat::new(seat));
        let count = candidates.len() as u64;
        let one = |job: u64| {
            let (block, candidate) = (blocks.start + job / count, (job % count) as usize);
            let results = venue.play((block, None), &from.seed(block), &seatings[candidate], None)?;
            let scores = results.iter().enumerate();
            let sum: f64 = scores
                .map(|(seat, result)| self.measure.score(result, seat, team))
                .sum();
            Ok(sum / results.len() as f64)
        };
        let jobs = (blocks.end - blocks.start).saturating_mul(count);
        let stride = (STRIDE / self.rotations()).max(1);
        let mut row = Vec::with_capacity(candidates.len());
        let mut next = 0;
        // The chunks depend on the games alone, and every sum is made in the order of the blocks: threads change nothing.
        while next < jobs {
            let chunk = next..jobs.min(next + stride);
            next = chunk.end;
            let played = (chunk.end - chunk.start) * self.rotations();
            let scores: Vec<f64> = self
                .pool
                .install(|| chunk.into_par_iter().map(one).collect::<Result<_, Message>>())?;
            for score in scores {
                row.push(score);
                if row.len() == candidates.len() {
                    hear(&row);
                    row.clear();
                }
            }
            if !progress(played) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Sequential halving: deals about so many games out among groups of candidates, the more the better a group's
    /// best is. Within a group all play the same blocks. None when it was told to stop.
    ///
    /// # Errors
    /// When the game can't be played with these seats, or a candidate is refused.
    pub fn halve(
        &self,
        groups: &[Vec<Vec<i32>>],
        games: u64,
        from: &Blocks,
        progress: Progress<'_>,
    ) -> Result<Option<Vec<Vec<Sample>>>, TrainError> {
        let rounds = rounds(groups.len());
        let mut samples: Vec<Vec<Sample>> = groups
            .iter()
            .map(|group| vec![Sample::default(); group.len()])
            .collect();
        let mut alive: Vec<usize> = (0..groups.len()).collect();
        let mut begun = 0;
        for _ in 0..rounds {
            // Who plays alike plays once.
            let mut distinct: BTreeMap<&Vec<i32>, usize> = BTreeMap::new();
            for numbers in alive.iter().flat_map(|&group| &groups[group]) {
                distinct.entry(numbers).or_default();
            }
            for (place, index) in distinct.values_mut().enumerate() {
                *index = place;
            }
            let candidates: Vec<&Vec<i32>> = distinct.keys().copied().collect();
            let blocks =
                (games / u64::from(rounds) / self.rotations() / candidates.len().max(1) as u64).max(1);
            let mut played = vec![Sample::default(); candidates.len()];
            let mut hear = |row: &[f64]| {
                for (sample, &score) in std::iter::zip(&mut played, row) {
                    sample.add(score);
                }
            };
            if !self.play(&candidates, from, begun..begun + blocks, &mut hear, progress)? {
                return Ok(None);
            }
            begun += blocks;
            for &group in &alive {
                for (sample, numbers) in std::iter::zip(&mut samples[group], &groups[group]) {
                    *sample = sample.with(played[distinct[numbers]]);
                }
            }
            let merit = |group: usize| samples[group].iter().map(Sample::mean).fold(0.0, f64::max);
            alive.sort_by(|&a, &b| merit(b).total_cmp(&merit(a)).then(a.cmp(&b)));
            alive.truncate(alive.len().div_ceil(2));
        }
        Ok(Some(samples))
    }
}

/// The rounds of halving so many groups.
#[must_use]
pub fn rounds(groups: usize) -> u32 {
    groups.max(2).next_power_of_two().ilog2()
}
