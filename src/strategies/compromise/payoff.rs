//! The game of one round as a matrix, and how to play it so that nobody can do anything about it.
//!
//! The best mixture is the solution of a linear program: as much as possible, whatever the other one names
//! (von Neumann 1928, Dantzig 1951). It is computed with additions, multiplications and divisions alone, which give the same
//! on every machine, and is then made of whole numbers.

use microlp::{ComparisonOp, OptimizationDirection, Problem, Variable};

use crate::rules::{
    Source,
    compromise::{PLACES, Places, Triple},
};

/// What a mixture adds up to, but for rounding: its weights are exact to less than a millionth of a pip.
const WHOLE: f64 = (1_u32 << 26) as f64;

/// Of several best mixtures the one that brings most against who names anything: so much counts that, as a part of the
/// highest payoff, and so many pips it can cost at most, twice. Against `SmartGreedy` it wins one game in a hundred more.
const PREFERENCE: f64 = 1e-4;

/// What each pair of choices brings who looks at it: the change of the difference of the scores, in pips.
#[derive(Clone, Debug, PartialEq)]
pub struct Payoff([[f64; PLACES]; PLACES]);

/// How often each triple is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mixed([u32; PLACES]);

impl Payoff {
    /// The matrix of a lead, by place.
    #[must_use]
    pub fn new(lead: &[f64; PLACES]) -> Self {
        let sum = |one, two| {
            Places::free([one, two])
                .iter()
                .map(|place| lead[place.index()])
                .sum()
        };
        Self::of(sum)
    }

    /// The matrix of what two triples bring, whoever names which.
    pub(super) fn of(brings: impl Fn(Triple, Triple) -> f64) -> Self {
        let mut payoff = [[0.0; PLACES]; PLACES];
        for one in Triple::all() {
            for two in Triple::all().skip(one.index()) {
                let brings = brings(one, two);
                payoff[one.index()][two.index()] = brings;
                payoff[two.index()][one.index()] = brings;
            }
        }
        Self(payoff)
    }

    /// What a triple brings on average when the other one names by these shares, which add up to 1.
    #[must_use]
    pub fn against(&self, triple: Triple, shares: &[f64; PLACES]) -> f64 {
        self.0[triple.index()]
            .iter()
            .zip(shares)
            .map(|(payoff, share)| payoff * share)
            .sum()
    }

    /// The triple that brings most against these shares, the first of those that tie; and what it brings.
    #[must_use]
    pub fn best_answer(&self, shares: &[f64; PLACES]) -> (Triple, f64) {
        let first = (Triple::default(), self.against(Triple::default(), shares));
        Triple::all().skip(1).fold(first, |best, triple| {
            let value = self.against(triple, shares);
            if value > best.1 { (triple, value) } else { best }
        })
    }

    /// What a mixture brings at least, whatever the other one names.
    #[must_use]
    pub fn floor(&self, mixed: &Mixed) -> f64 {
        let shares = mixed.shares();
        // Both names weigh alike, so a column is a row.
        Triple::all()
            .map(|triple| self.against(triple, &shares))
            .fold(f64::INFINITY, f64::min)
    }

    /// What a triple gives away against the best mixture of the other one, whose shares these are: 0 for all that the own
    /// best mixture names.
    #[must_use]
    pub fn given_away(&self, triple: Triple, shares: &[f64; PLACES]) -> f64 {
        self.best_answer(shares).1 - self.against(triple, shares)
    }

    /// The mixture that brings most for certain. None where the program fails to find it.
    #[must_use]
    pub fn equilibrium(&self) -> Option<Mixed> {
        let mut problem = Problem::new(OptimizationDirection::Maximize);
        let value = problem.add_var(1.0, (f64::NEG_INFINITY, f64::INFINITY));
        let most = self
            .0
            .iter()
            .flatten()
            .fold(1.0_f64, |most, payoff| most.max(payoff.abs()));
        let share = |row: &[f64; PLACES]| {
            let mean = row.iter().sum::<f64>() / PLACES as f64;
            problem.add_var(PREFERENCE * mean / most, (0.0, 1.0))
        };
        let shares: Vec<Variable> = self.0.iter().map(share).collect();
        for row in &self.0 {
            let mut terms: Vec<(Variable, f64)> = shares.iter().copied().zip(row.iter().copied()).collect();
            terms.push((value, -1.0));
            problem.add_constraint(terms, ComparisonOp::Ge, 0.0);
        }
        let all: Vec<(Variable, f64)> = shares.iter().map(|&share| (share, 1.0)).collect();
        problem.add_constraint(all, ComparisonOp::Eq, 1.0);
        let solution = problem.solve().ok()?.into_solution().ok()?;
        let weight = |place: usize| (solution.var_value(shares[place]).clamp(0.0, 1.0) * WHOLE) as u32;
        Some(Mixed(std::array::from_fn(weight))).filter(|mixed| mixed.total() > 0)
    }
}

impl Mixed {
    /// All triples alike.
    pub const UNIFORM: Self = Self([1; PLACES]);

    fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The share of each triple, together 1.
    #[must_use]
    pub fn shares(&self) -> [f64; PLACES] {
        let total = f64::from(self.total());
        self.0.map(|weight| f64::from(weight) / total)
    }

    /// How many triples are named at all.
    #[must_use]
    pub fn support(&self) -> usize {
        self.0.iter().filter(|&&weight| weight > 0).count()
    }

    /// One of the triples, each as often as it weighs.
    pub fn draw(&self, random: &mut dyn Source) -> Triple {
        let mut left = random.below(self.total());
        for (triple, weight) in Triple::all().zip(self.0) {
            if left < weight {
                return triple;
            }
            left -= weight;
        }
        Triple::default()
    }
}
