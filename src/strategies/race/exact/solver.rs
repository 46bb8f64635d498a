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

use rayon::prelude::*;

use super::{Exact, Unsolvable, lottery::lottery, numbering::Numbering};
use crate::{
    rules::{
        ChoiceSet as _, Silent,
        race::{Outcome, Race},
    },
    strategies::Strategy,
};

/// How far a value may be from the true one, and how much is open between the seats at the end.
pub const WITHIN: f64 = 1e-9;
/// The sweeps after which it is given up: a hundred times as many as any table has needed.
const MOST_SWEEPS: u32 = 20_000;
/// Bytes that a position takes while it is solved.
const BYTES: f64 = 16.0;
/// The most memory that a table may take while it is solved, in bytes.
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

/// About how many positions a game has, and how many bytes they take while they are solved.
///
/// # Errors
/// When it can't be solved.
pub fn estimate<G: Race>(game: &G) -> Result<(f64, f64), Unsolvable> {
    let positions = super::numbering::estimate(game)?;
    Ok((positions, positions * BYTES))
}

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
}

/// What is known of a position after a throw or a move.
enum Lead {
    /// What each side is sure of.
    Known([f64; 2]),
    /// It is one of those with the same pawns.
    Same(usize),
}

/// The positions with the same pawns as equations, and what each side is sure of in them.
#[derive(Default)]
struct Equations {
    matrix: Vec<f64>,
    sure: Vec<[f64; 2]>,
}

impl Equations {
    fn clear(&mut self, size: usize) {
        self.matrix.clear();
        self.matrix.resize(size * size, 0.0);
        self.sure.clear();
        self.sure.resize(size, [0.0; 2]);
    }

    /// Solves x = matrix · x + sure, in place. All numbers are at least 0 and no row adds up to more than 1, so no pivot
    /// is looked for; a position that leads nowhere else is one of which nobody is sure.
    fn solve(&mut self) {
        let (size, matrix, sure) = (self.sure.len(), &mut self.matrix, &mut self.sure);
        for k in 0..size {
            let left = 1.0 - matrix[k * size + k];
            let scale = if left > f64::EPSILON { left.recip() } else { 0.0 };
            for j in k + 1..size {
                matrix[k * size + j] *= scale;
            }
            sure[k] = sure[k].map(|chance| chance * scale);
            for i in k + 1..size {
                let by = matrix[i * size + k];
                if by != 0.0 {
                    for j in k + 1..size {
                        matrix[i * size + j] += by * matrix[k * size + j];
                    }
                    sure[i] = add(sure[i], by, sure[k]);
                }
            }
        }
        for k in (0..size).rev() {
            for j in k + 1..size {
                sure[k] = add(sure[k], matrix[k * size + j], sure[j]);
            }
        }
    }
}

/// What one thread needs.
struct Worker<G: Race> {
    equations: Equations,
    players: [Option<Box<dyn Strategy<G>>>; 2],
}

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
        let (positions, bytes) = estimate(game)?;
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
            numbering,
        })
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
        (self.numbering.len() * each) as u64
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

    /// Goes on by one level.
    ///
    /// # Errors
    /// When a strategy has no answer.
    pub fn step(&mut self, sides: [Side<'_, G>; 2]) -> Result<(), NoAnswer> {
        let jobs = self.jobs();
        let worker = || Worker {
            equations: Equations::default(),
            players: sides.map(|side| match side {
                Side::Player(make) => Some(make()),
                Side::Best | Side::Table(_) => None,
            }),
        };
        let news: Result<Vec<News>, NoAnswer> = jobs
            .into_par_iter()
            .map_init(worker, |worker, (first, others)| {
                let mut news = News::new();
                for second in others {
                    if self.numbering.exists(first, second) {
                        self.pair(sides, worker, first, second, &mut news)?;
                    }
                }
                Ok(news)
            })
            .collect();
        for (number, sure) in news?.into_iter().flatten() {
            self.sure[number] = sure;
            self.open = self.open.max(1.0 - sure[0] - sure[1]);
        }
        if let Some(level) = self.level.checked_sub(1) {
            self.level = level;
        } else {
            self.sweep += 1;
            self.level = self.numbering.top();
            self.left_open = std::mem::take(&mut self.open);
        }
        Ok(())
    }

    /// The pairs of sets on this level: each set of the first side with all those of the second. Where both sides choose
    /// alike, a pair and its mirror are one.
    fn jobs(&self) -> Vec<(u32, std::ops::Range<u32>)> {
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

    /// All positions in which the first side stands so, and the second side so.
    fn pair(
        &self,
        sides: [Side<'_, G>; 2],
        worker: &mut Worker<G>,
        first: u32,
        second: u32,
        news: &mut News,
    ) -> Result<(), NoAnswer> {
        let numbering = &self.numbering;
        let sets = [first, second];
        let rows = sets.map(|set| numbering.rows_of(set));
        let size = rows[0].len() + rows[1].len();
        worker.equations.clear(size);
        let all = (0..2).flat_map(|side| rows[side].clone().map(move |row| (side, row)));
        for (k, (side, row)) in all.clone().enumerate() {
            let Some(position) = numbering.position(side, row, sets[1 - side]) else {
                continue;
            };
            let seat = numbering.seats[side];
            for &(outcome, weight) in &self.outcomes {
                let mut thrown = position;
                numbering.game.settle_known(&mut thrown, &outcome, &mut Silent);
                let legal = numbering.game.choices(&thrown, seat);
                let sure = if legal.is_empty() {
                    match self.lead(&thrown, sets, &rows) {
                        Lead::Known(sure) => sure,
                        Lead::Same(other) => {
                            worker.equations.matrix[k * size + other] += weight;
                            continue;
                        }
                    }
                } else {
                    self.chosen(sides[side], worker, side, &thrown, &legal)?
                };
                worker.equations.sure[k] = add(worker.equations.sure[k], weight, sure);
            }
        }
        worker.equations.solve();
        for ((side, row), sure) in all.zip(&worker.equations.sure) {
            let number = numbering.number(row, sets[1 - side]);
            news.push((self.place(side, number), [sure[side], sure[1 - side]]));
        }
        Ok(())
    }

    /// What a position leads to in which nothing could be chosen.
    #[inline]
    fn lead(&self, position: &G::Position, sets: [u32; 2], rows: &[std::ops::Range<usize>; 2]) -> Lead {
        let numbering = &self.numbering;
        let same = (0..2).all(|side| numbering.set(position, side) == Some(sets[side]));
        let due = position.due().filter(|_| same);
        let here = due.and_then(|(seat, throw)| {
            let side = usize::from(seat == numbering.seats[1]);
            let row = numbering.row(sets[side], throw)?;
            Some(side * rows[0].len() + row - rows[side].start)
        });
        here.map_or_else(|| Lead::Known(self.known(position)), Lead::Same)
    }

    /// What each side is sure of in a position that is over, or in which a throw is due.
    #[inline]
    fn known(&self, position: &G::Position) -> [f64; 2] {
        let numbering = &self.numbering;
        match numbering.find(position) {
            Some((side, number)) => {
                let sure = self.sure[self.place(side, number)];
                [sure[side], sure[1 - side]]
            }
            None => std::array::from_fn(|side| {
                f64::from(u8::from(position.place(numbering.seats[side]) == Some(1)))
            }),
        }
    }

    /// What each side is sure of when this one chooses.
    #[inline]
    fn chosen(
        &self,
        how: Side<'_, G>,
        worker: &mut Worker<G>,
        side: usize,
        position: &G::Position,
        legal: &G::Choices,
    ) -> Result<[f64; 2], NoAnswer> {
        let (game, seat) = (&self.numbering.game, self.numbering.seats[side]);
        let after = |choice| {
            let mut after = *position;
            game.play_known(&mut after, seat, choice, &mut Silent);
            self.known(&after)
        };
        match (how, &mut worker.players[side]) {
            (Side::Table(table), _) => Ok(table.best(position, legal).map_or([0.0; 2], after)),
            (Side::Player(_), Some(player)) => {
                let mut sum = [0.0; 2];
                let view = game.view(position, seat);
                let answered = lottery(&mut **player, &view, legal, |choice, weight| {
                    sum = add(sum, weight, after(choice));
                });
                if answered { Ok(sum) } else { Err(NoAnswer) }
            }
            _ => {
                let mut sure = [f64::INFINITY; 2];
                sure[side] = 0.0;
                for choice in legal.iter() {
                    let these = after(choice);
                    sure[side] = sure[side].max(these[side]);
                    sure[1 - side] = sure[1 - side].min(these[1 - side]);
                }
                Ok(sure)
            }
        }
    }

    /// How likely the first side wins when it has the first turn, and when the other one has it.
    #[must_use]
    pub fn chances(&self) -> [f64; 2] {
        [0, 1].map(|side| {
            let opening = self.numbering.opening(side);
            let sure = opening.map_or([0.0; 2], |opening| self.known(&opening));
            middle(sure)
        })
    }

    /// The table, in place of all that was needed to find it; it is only worth something when it is done.
    #[must_use]
    pub fn take_table(&mut self) -> Exact<G> {
        let sure = std::mem::take(&mut self.sure);
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

/// `sum + weight · sure`, for both sides.
#[inline]
fn add(sum: [f64; 2], weight: f64, sure: [f64; 2]) -> [f64; 2] {
    [sum[0] + weight * sure[0], sum[1] + weight * sure[1]]
}

/// The value in the middle of what the seats leave open.
fn middle([first, second]: [f64; 2]) -> f64 {
    f64::midpoint(first, 1.0 - second)
}
