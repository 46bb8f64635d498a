//! Value iteration: what each seat can be sure of in every position, raised until nothing is left between them.
//!
//! For every position two numbers are kept: the chance of winning that the seat to throw is sure of, and the one that the
//! other seat is. Both begin at 0. One is raised to the mean over the throws of the most that a choice brings its seat, the
//! other to the mean of the least that a choice leaves it. So each stays below the true chance whatever was done before,
//! and what the two lack to 1 bounds the error of both: when that is at most [`WITHIN`] everywhere, the table is done. No
//! assumption on how fast it goes is needed; what `f64` rounds away is some 10⁻¹³.
//!
//! A pawn that moves on brings the position to a higher *level*, the sum of all places. Levels are gone through from the
//! highest to the lowest, so that one sweep carries the news as far as no pawn is struck. Throws that move nothing stay
//! between positions with the same pawns, and those few are solved as linear equations. Within a level only the last
//! sweep's numbers of that level are read: so any number of threads makes the same numbers.

use std::{mem, ops::Range};

use rayon::prelude::*;

use super::{
    Exact, Unsolvable,
    equations::{Equations, add},
    numbering::Numbering,
    paths::{Lead, Path, Reader, Recorder, leads, mixed},
};
use crate::{
    rules::race::{Outcome, Race},
    strategies::Strategy,
};

/// How far a value may be from the true one, and how much is open between the seats at the end.
pub const WITHIN: f64 = 1e-9;
/// The sweeps after which it is given up: a hundred times as many as any table has needed.
const MOST_SWEEPS: u32 = 20_000;
/// Bytes that a position takes while it is solved.
const BYTES: f64 = 16.0;
/// The most memory for what is asked of the rules once and kept, in bytes; where that is not enough, the rest is asked
/// anew in every sweep.
const MOST_KEPT: usize = 1 << 30;
/// The most memory that the chances of a table may take while they are found, in bytes.
pub const MOST_BYTES: f64 = 2_147_483_648.0;

/// How a side chooses.
pub enum Side<'a, G: Race> {
    /// What is best for it, whatever the other one does.
    Best,
    /// The first of the choices that are best by this table.
    Table(&'a Exact<G>),
    /// As this strategy does; what it does may depend on nothing but its view and chance.
    Player(&'a Maker<'a, G>),
}

/// Makes a player for each thread that needs one.
pub type Maker<'a, G> = dyn Fn() -> Box<dyn Strategy<G>> + Sync + 'a;

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "what is derived asks it of the game too"
)]
impl<G: Race> Clone for Side<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Race> Copy for Side<'_, G> {}

/// The strategy did not answer, or with more chances than can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAnswer;

/// A table under way.
pub struct Solver<G: Race> {
    numbering: Numbering<G>,
    outcomes: Vec<(Outcome, f64)>,
    /// Whether each side has numbers of its own: both choose alike where not.
    is_double: bool,
    /// What the seat to throw and the other one are sure of.
    sure: Vec<[f64; 2]>,
    sweep: u32,
    /// The level that is next.
    level: usize,
    /// The most that is open between the seats: in this sweep so far, and at the end of the last one.
    open: f64,
    left_open: f64,
    /// The paths of the positions of each level, job by job, as far as they are kept.
    kept: Vec<Option<Vec<Vec<u32>>>>,
    /// How many bytes more of them may be kept.
    room: usize,
}

/// Those of a first set with all these second ones.
type Job = (u32, Range<u32>);

/// New numbers: where they go, and what they are.
type News = Vec<(usize, [f64; 2])>;

impl<G: Race> Solver<G> {
    /// Begins a table in which both play perfectly.
    ///
    /// # Errors
    /// When the game can't be solved.
    pub fn new(game: &G) -> Result<Self, Unsolvable> {
        Self::begin(game, false)
    }

    /// Begins a table in which the two sides choose each in its own way.
    ///
    /// # Errors
    /// When the game can't be solved.
    pub fn of_two(game: &G) -> Result<Self, Unsolvable> {
        Self::begin(game, true)
    }

    fn begin(game: &G, is_double: bool) -> Result<Self, Unsolvable> {
        let positions = super::numbering::estimate(game)?;
        let bytes = positions * BYTES;
        if bytes > MOST_BYTES {
            return Err(Unsolvable::TooLarge { positions, bytes });
        }
        let numbering = Numbering::new(game)?;
        let opening = numbering.opening(0);
        let odds = opening
            .and_then(|opening| game.odds(&opening))
            .unwrap_or_default();
        let all: f64 = odds.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let outcomes = odds
            .into_iter()
            .map(|(outcome, weight)| (outcome, f64::from(weight) / all));
        Ok(Self {
            outcomes: outcomes.collect(),
            is_double,
            sure: vec![[0.0; 2]; (1 + usize::from(is_double)) * numbering.len()],
            sweep: 0,
            level: numbering.top(),
            open: 0.0,
            left_open: 1.0,
            kept: vec![None; numbering.top() + 1],
            room: MOST_KEPT,
            numbering,
        })
    }

    /// Keeps no more paths than take so many bytes.
    #[cfg(test)]
    pub(super) fn keep(&mut self, bytes: usize) {
        self.room = bytes;
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.numbering.game
    }

    /// How many positions there are.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.numbering.positions()
    }

    /// How many bytes of memory it takes to its end, or where two choose each in its own way.
    #[must_use]
    pub fn bytes(&self, is_double: bool) -> u64 {
        let (sure, value) = (size_of::<[f64; 2]>(), size_of::<u32>());
        let each = if is_double { 2 * sure + value } else { sure + value };
        // A throw leads to one place and a half, and one word more.
        let paths = self.numbering.len() * self.outcomes.len() * 5 * value / 2;
        (self.numbering.len() * each + paths.min(MOST_KEPT)) as u64
    }

    /// How many sweeps are done.
    #[must_use]
    pub fn sweeps(&self) -> u32 {
        self.sweep
    }

    /// How much of the sweep under way is done, by levels.
    #[must_use]
    pub fn swept(&self) -> f64 {
        1.0 - (self.level as f64 + 1.0) / (self.numbering.top() as f64 + 1.0)
    }

    /// The most that was open between the seats at the end of the last sweep.
    #[must_use]
    pub fn left_open(&self) -> f64 {
        self.left_open
    }

    /// Whether every value is known.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.left_open <= WITHIN
    }

    /// Whether it was given up: somebody can keep the game from ending.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        !self.is_done() && self.sweep >= MOST_SWEEPS
    }

    /// Goes on by one level. The sides are the same from the first to the last.
    ///
    /// # Errors
    /// When a strategy has no answer.
    pub fn step(&mut self, sides: [Side<'_, G>; 2]) -> Result<(), NoAnswer> {
        let jobs = self.jobs();
        let worker = || {
            let recorder = Recorder::new(&self.numbering, &self.outcomes, sides);
            (recorder, Equations::default())
        };
        let kept = self.kept[self.level].as_deref();
        let done: Result<Vec<(News, Vec<u32>)>, NoAnswer> = jobs
            .into_par_iter()
            .enumerate()
            .map_init(worker, |(recorder, equations), (k, job)| {
                let mut words = Vec::new();
                let paths = if let Some(kept) = kept {
                    &kept[k]
                } else {
                    for pair in self.pairs(&job) {
                        recorder.record(pair, &mut words)?;
                    }
                    words.shrink_to_fit();
                    &words
                };
                let news = self.judge(&job, paths, equations);
                Ok((news, words))
            })
            .collect();
        let (news, words): (Vec<News>, Vec<Vec<u32>>) = done?.into_iter().unzip();
        for (number, sure) in news.into_iter().flatten() {
            self.sure[number] = sure;
            self.open = self.open.max(1.0 - sure[0] - sure[1]);
        }
        let bytes = words
            .iter()
            .map(|words| size_of_val(words.as_slice()))
            .sum::<usize>();
        if self.kept[self.level].is_none() && bytes <= self.room {
            self.kept[self.level] = Some(words);
            self.room -= bytes;
        }
        if let Some(level) = self.level.checked_sub(1) {
            self.level = level;
        } else {
            self.sweep += 1;
            self.level = self.numbering.top();
            self.left_open = mem::take(&mut self.open);
        }
        Ok(())
    }

    /// The pairs of sets on this level: each set of the first side with all those of the second. Where both sides choose
    /// alike, a pair and its mirror are one.
    fn jobs(&self) -> Vec<Job> {
        let sums = 0..=self.level;
        let sums = sums.filter(|&sum| self.is_double || 2 * sum >= self.level);
        let jobs = sums.flat_map(|sum| {
            let seconds = self.numbering.sets_of(self.level - sum);
            let is_square = !self.is_double && 2 * sum == self.level;
            self.numbering.sets_of(sum).map(move |first| {
                let begin = if is_square { first } else { seconds.start };
                (first, begin..seconds.end)
            })
        });
        jobs.filter(|(_, seconds)| !seconds.is_empty()).collect()
    }

    /// Where the numbers of a position lie in which a side is to throw.
    #[inline]
    fn place(&self, side: usize, number: usize) -> usize {
        if self.is_double {
            side * self.numbering.len() + number
        } else {
            number
        }
    }

    /// The pairs of a job in which nobody stands on the other's spot.
    fn pairs(&self, (first, seconds): &Job) -> impl Iterator<Item = [u32; 2]> {
        let (first, seconds) = (*first, seconds.clone());
        let pairs = seconds.map(move |second| [first, second]);
        pairs.filter(|&[first, second]| self.numbering.exists(first, second))
    }

    /// The numbers of the positions of a job, by their paths.
    fn judge(&self, job: &Job, paths: &[u32], equations: &mut Equations) -> News {
        let (numbering, mut paths, mut news) = (&self.numbering, Reader(paths), News::new());
        for sets in self.pairs(job) {
            let rows = sets.map(|set| numbering.rows_of(set));
            let all = (0..2).flat_map(|side| rows[side].clone().map(move |row| (side, row)));
            equations.clear(rows[0].len() + rows[1].len());
            for (k, (side, _)) in all.clone().enumerate() {
                for (&(_, weight), path) in self.outcomes.iter().zip(&mut paths) {
                    match path {
                        Path::Same(other) => equations.link(k, other, weight),
                        Path::Best(words) => equations.add(k, weight, self.best(side, words)),
                        Path::Mixed(words) => {
                            let all = mixed(words).map(|(lead, weight)| (self.known(lead), weight));
                            let sum = all.fold([0.0; 2], |sum, (sure, weight)| add(sum, weight, sure));
                            equations.add(k, weight, sum);
                        }
                    }
                }
            }
            for ((side, row), sure) in all.zip(equations.solve()) {
                let number = numbering.number(row, sets[1 - side]);
                news.push((self.place(side, number), [sure[side], sure[1 - side]]));
            }
        }
        news
    }

    /// What each side is sure of where a lead leads.
    #[inline]
    fn known(&self, lead: Lead) -> [f64; 2] {
        match lead {
            Lead::To(side, number) => {
                let sure = self.sure[self.place(side, number)];
                [sure[side], sure[1 - side]]
            }
            Lead::Won(side) => [[1.0, 0.0], [0.0, 1.0]][side],
        }
    }

    /// What each side is sure of where this one chooses among leads.
    #[inline]
    fn best(&self, side: usize, words: &[u32]) -> [f64; 2] {
        let (mut most, mut least) = (0.0_f64, 1.0_f64);
        for lead in leads(words) {
            let sure = self.known(lead);
            most = most.max(sure[side]);
            least = least.min(sure[1 - side]);
        }
        if side == 0 { [most, least] } else { [least, most] }
    }

    /// How likely the first side wins when it has the first turn, and when the other one has it.
    #[must_use]
    pub fn chances(&self) -> [f64; 2] {
        [0, 1].map(|side| {
            let opening = self.numbering.opening(side);
            let found = opening.and_then(|opening| self.numbering.find(&opening));
            let sure = found.map(|(side, number)| self.known(Lead::To(side, number)));
            middle(sure.unwrap_or_default())
        })
    }

    /// The table, in place of all that was needed to find it; it is only worth something when it is done.
    #[must_use]
    pub fn take_table(&mut self) -> Exact<G> {
        self.kept.clear();
        let sure = mem::take(&mut self.sure);
        let values = sure.iter().take(self.numbering.len()).map(|&sure| middle(sure));
        Exact::new(self.numbering.clone(), values.map(super::table::pack).collect())
    }

    /// How far it has come, as numbers: sweeps, the next level, what is open in this sweep, what was in the last.
    #[must_use]
    pub fn state(&self) -> (u32, u64, f64, f64) {
        (self.sweep, self.level as u64, self.open, self.left_open)
    }

    /// What the seats are sure of, position by position.
    #[must_use]
    pub fn sure(&self) -> &[[f64; 2]] {
        &self.sure
    }

    /// Goes on from where another one had come, by its [`Solver::state`] and [`Solver::sure`]. False when that is no
    /// state of this table.
    pub fn resume(&mut self, state: (u32, u64, f64, f64), sure: Vec<[f64; 2]>) -> bool {
        let (sweep, level, open, left_open) = state;
        let is_share = |share: f64| (0.0..=1.0).contains(&share);
        let is_chance = |sure: &[f64; 2]| sure.iter().all(|&chance| is_share(chance));
        let fits = sure.len() == self.sure.len()
            && level <= self.numbering.top() as u64
            && is_share(open)
            && is_share(left_open)
            && sure.iter().all(is_chance);
        if fits {
            (self.sweep, self.level, self.open, self.left_open) = (sweep, level as usize, open, left_open);
            self.sure = sure;
        }
        fits
    }
}

/// The value in the middle of what the seats leave open.
fn middle([first, second]: [f64; 2]) -> f64 {
    f64::midpoint(first, 1.0 - second)
}
