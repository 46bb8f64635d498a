//! What the blocks of a tournament add up to: whole numbers only, so that neither order nor parts change a sum.

use super::{
    anytime::Seen,
    balance::Balance,
    points::{UNIT, worth},
    variate::Variate,
    venue::{GameResult, Seating, Venue},
};
use crate::{rules::Seat, strategies::CERTAIN};
use std::collections::{BTreeMap, BTreeSet};

/// What a win counts where luck is taken off it: as many parts as its shares and chances both go into.
pub const FINE: i64 = UNIT * CERTAIN;

/// Into how many groups the rounds are dealt, to tell how uncertain a rating is.
pub const GROUPS: usize = 32;

/// Sums of pairs of whole numbers, a pair a block: an amount and how often it could be had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ratio {
    /// Blocks.
    pub blocks: u64,
    amount: i128,
    chances: i128,
    amount_squared: i128,
    product: i128,
    chances_squared: i128,
}

impl Ratio {
    /// Adds a block; one without chances says nothing.
    pub fn add(&mut self, amount: i64, chances: i64) {
        if chances == 0 {
            return;
        }
        let (amount, chances) = (i128::from(amount), i128::from(chances));
        self.blocks += 1;
        self.amount += amount;
        self.chances += chances;
        self.amount_squared += amount * amount;
        self.product += amount * chances;
        self.chances_squared += chances * chances;
    }

    /// Adds all of another.
    pub fn append(&mut self, other: &Self) {
        self.blocks += other.blocks;
        self.amount += other.amount;
        self.chances += other.chances;
        self.amount_squared += other.amount_squared;
        self.product += other.product;
        self.chances_squared += other.chances_squared;
    }

    /// How many chances there were.
    #[must_use]
    pub fn chances(&self) -> i128 {
        self.chances
    }

    /// The amount for each chance.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.chances == 0 {
            return 0.0;
        }
        self.amount as f64 / self.chances as f64
    }

    /// Half the width of the interval that covers the true mean 95 times in 100: Student's t for the ratio of
    /// two sums over independent blocks (Cochran 1977, «Sampling Techniques», 6.3). Where all blocks were alike
    /// a deviation that shows in less than 3 of them in `blocks` is not ruled out (the rule of three).
    #[must_use]
    pub fn half(&self) -> f64 {
        if self.blocks < 2 {
            return f64::INFINITY;
        }
        let (blocks, chances, mean) = (self.blocks as f64, self.chances as f64, self.mean());
        let squares = self.amount_squared as f64 - 2.0 * mean * self.product as f64
            + mean * mean * self.chances_squared as f64;
        let error = (squares.max(0.0) * blocks / (blocks - 1.0)).sqrt() / chances;
        let alike = error * blocks.sqrt() < 1e-9;
        if alike {
            3.0 * UNIT as f64 / blocks
        } else {
            student(self.blocks - 1) * error
        }
    }
}

/// The 97.5 % quantile of Student's t: Abramowitz and Stegun 26.7.5, and the exact ones of few degrees of freedom.
/// Only the four operations are used, which are equal on every machine.
#[must_use]
pub fn student(degrees: u64) -> f64 {
    const Z: f64 = 1.959_963_984_540_054;
    const FEW: [f64; 9] = [
        12.706_205, 4.302_653, 3.182_446, 2.776_445, 2.570_582, 2.446_912, 2.364_624, 2.306_004, 2.262_157,
    ];
    if let Some(few) = FEW.get((degrees as usize).wrapping_sub(1)) {
        return *few;
    }
    let n = degrees as f64;
    let (z3, z5) = (Z * Z * Z, Z * Z * Z * Z * Z);
    let z7 = z5 * Z * Z;
    Z + (z3 + Z) / (4.0 * n)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * n * n)
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * n * n * n)
}

/// How large some whole numbers were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// How many.
    pub count: u64,
    /// Their sum.
    pub sum: u128,
    /// The smallest.
    pub least: u64,
    /// The largest.
    pub most: u64,
    squares: u128,
}

impl Default for Spread {
    fn default() -> Self {
        Self {
            count: 0,
            sum: 0,
            least: u64::MAX,
            most: 0,
            squares: 0,
        }
    }
}

impl Spread {
    fn add(&mut self, number: u64) {
        self.count += 1;
        self.sum += u128::from(number);
        self.squares += u128::from(number) * u128::from(number);
        self.least = self.least.min(number);
        self.most = self.most.max(number);
    }

    /// Their mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.count == 0 {
            0.0
        } else {
            self.sum as f64 / self.count as f64
        }
    }

    /// Their standard deviation.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.squares as f64 / self.count.max(1) as f64 - mean * mean)
            .max(0.0)
            .sqrt()
    }
}

/// What is added up of one entrant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// How often it sat at a table.
    pub appearances: u64,
    /// How often it was first, second …
    pub places: [u64; Seat::MOST],
    /// Shares of wins, in sixtieths.
    pub share: Ratio,
    /// Points, in sixtieths.
    pub points: Ratio,
    /// Shares of wins and luck, in parts of [`FINE`], where luck is reckoned.
    pub variate: Variate,
    /// What was lost by its own choices, in parts of certainty, where that is reckoned.
    pub errors: Ratio,
    /// Shares of wins at each seat, in sixtieths.
    pub by_seat: [Ratio; Seat::MOST],
    /// Deeds, in the order of the game.
    pub deeds: Vec<u64>,
    /// What went wrong with it, by the words for it, where it is a bot.
    pub fouls: BTreeMap<String, u64>,
    /// At how many tables it sat, at one seat or at several.
    pub tables: u64,
    /// At how many of them anything went wrong with it.
    pub failed: u64,
}

/// Two entrants at tables at which both sat as rivals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// How often the first ended before the second, in sixtieths, ties half.
    pub ahead: Ratio,
    /// The share of the wins of the first less that of the second, in sixtieths.
    pub lead: Ratio,
}

/// How often each number was seen in a block, where a tournament may stop early.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watched {
    /// The share of wins of each entrant, in sixtieths.
    pub shares: Vec<Seen>,
    /// The same at each seat.
    pub by_seat: Vec<[Seen; Seat::MOST]>,
    /// That of each seat, whoever sat there.
    pub seats: [Seen; Seat::MOST],
    /// Of every two in the order of [`Tally::pairs`]: how often the first ended before the second, and its lead.
    pub pairs: Vec<[Seen; 2]>,
}

/// What the blocks so far add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Blocks.
    pub blocks: u64,
    /// Games.
    pub games: u64,
    /// Games that ended with several first places.
    pub draws: u64,
    /// Rolls a game.
    pub rolls: Spread,
    /// Choices a game.
    pub choices: Spread,
    /// What each entrant has.
    pub scores: Vec<Score>,
    /// Shares of wins of each seat, in sixtieths.
    pub seats: [Ratio; Seat::MOST],
    /// What the seats had against each other.
    pub balance: Balance,
    /// By group of rounds: how often row ended before column, counted twice, once where they tied.
    pub ahead: Vec<Vec<u64>>,
    /// Every two entrants, by [`Self::pair`].
    pub pairs: Vec<Pair>,
    /// What intervals that hold at any time are made from; none where only those for one moment are.
    pub watched: Option<Watched>,
}

/// What the entrants of a block had in it: who, how often one ended before another as [`Tally::ahead`] counts it, and whether
/// two were rivals at all.
struct Met {
    who: Vec<usize>,
    ahead: [[i64; Seat::MOST]; Seat::MOST],
    rivals: [[bool; Seat::MOST]; Seat::MOST],
}

impl Met {
    fn new(seatings: &[Seating]) -> Self {
        let mut who: Vec<usize> = Vec::with_capacity(Seat::MOST);
        for entrant in seatings.iter().flatten().flatten().map(|&it| usize::from(it)) {
            if who.len() < Seat::MOST && !who.contains(&entrant) {
                who.push(entrant);
            }
        }
        who.sort_unstable();
        Self {
            who,
            ahead: Default::default(),
            rivals: Default::default(),
        }
    }

    fn place(&self, who: usize) -> usize {
        self.who.iter().position(|&it| it == who).unwrap_or_default()
    }
}

impl Tally {
    /// Nothing yet, for so many entrants.
    #[must_use]
    pub fn new(entrants: usize, deeds: usize) -> Self {
        let score = Score {
            deeds: vec![0; deeds],
            ..Score::default()
        };
        Self {
            blocks: 0,
            games: 0,
            draws: 0,
            rolls: Spread::default(),
            choices: Spread::default(),
            scores: vec![score; entrants],
            seats: Default::default(),
            balance: Balance::default(),
            ahead: vec![vec![0; entrants * entrants]; GROUPS],
            pairs: vec![Pair::default(); entrants * entrants.saturating_sub(1) / 2],
            watched: None,
        }
    }

    /// This tally with what intervals that hold at any time are made from.
    #[must_use]
    pub fn watching(self) -> Self {
        let count = self.scores.len();
        let watched = Watched {
            shares: vec![Seen::default(); count],
            by_seat: vec![Default::default(); count],
            seats: Default::default(),
            pairs: vec![Default::default(); self.pairs.len()],
        };
        Self {
            watched: Some(watched),
            ..self
        }
    }

    /// Where two entrants stand among [`Self::pairs`], the one with the smaller number first.
    #[must_use]
    pub fn pair(one: usize, other: usize) -> usize {
        let (one, other) = (one.min(other), one.max(other));
        other * other.saturating_sub(1) / 2 + one
    }

    /// Adds the games of a block of this round; tells what share of the wins each entrant had, in sixtieths, and how
    /// often it sat there.
    pub fn add(
        &mut self,
        venue: &dyn Venue,
        round: u64,
        seatings: &[Seating],
        results: &[GameResult],
    ) -> Vec<(i64, i64)> {
        let count = self.scores.len();
        let mut shares = vec![(0, 0); count];
        let mut points = vec![0; count];
        let mut luck = vec![0; count];
        let mut errors = vec![0; count];
        let mut by_seat = vec![[(0, 0); Seat::MOST]; count];
        let mut seats = [(0, 0); Seat::MOST];
        let mut met = Met::new(seatings);
        self.blocks += 1;
        for (seating, result) in seatings.iter().zip(results) {
            self.games += 1;
            let mut winners = result.places.iter().filter(|&&place| place == 1);
            self.draws += u64::from(winners.nth(1).is_some());
            self.rolls.add(result.rolls.into());
            self.choices.add(result.choices.into());
            let worth = worth(venue, result);
            for &who in met.who.iter().filter(|&&who| seating.contains(&Some(who as u16))) {
                self.scores[who].tables += 1;
            }
            let mut failed = BTreeSet::new();
            for (seat, word) in &result.fouls {
                let who = seating.get(usize::from(*seat)).copied().flatten();
                if let Some(who) = who.map(usize::from) {
                    *self.scores[who].fouls.entry(word.clone()).or_default() += 1;
                    failed.insert(who);
                }
            }
            for who in failed {
                self.scores[who].failed += 1;
            }
            for (k, who) in seating.iter().enumerate() {
                let Some(who) = who.map(usize::from) else { continue };
                let score = &mut self.scores[who];
                score.appearances += 1;
                score.places[usize::from(result.places[k].max(1)) - 1] += 1;
                for (sum, deed) in score.deeds.iter_mut().zip(&result.deeds) {
                    *sum += u64::from(deed[k]);
                }
                points[who] += worth[k].points;
                if let Some(of_seats) = &result.luck {
                    luck[who] += of_seats[k];
                }
                if let Some(of_seats) = &result.errors {
                    errors[who] += of_seats[k];
                }
                for (amount, chances) in [&mut shares[who], &mut by_seat[who][k], &mut seats[k]] {
                    *amount += worth[k].share;
                    *chances += 1;
                }
                meet(venue, &mut met, seating, result, k, who);
            }
        }
        for (who, score) in self.scores.iter_mut().enumerate() {
            let (share, chances) = shares[who];
            score.share.add(share, chances);
            score.points.add(points[who], chances);
            if results.iter().all(|result| result.luck.is_some()) {
                let (share, luck) = (share * CERTAIN, luck[who] * UNIT);
                score
                    .variate
                    .add((round % GROUPS as u64) as usize, share, luck, chances);
            }
            if results.iter().all(|result| result.errors.is_some()) {
                score.errors.add(errors[who], chances);
            }
            for (ratio, (share, chances)) in score.by_seat.iter_mut().zip(by_seat[who]) {
                ratio.add(share, chances);
            }
        }
        for (ratio, (share, chances)) in self.seats.iter_mut().zip(seats) {
            ratio.add(share, chances);
        }
        self.balance.add(&seats);
        self.compare(&met, (round % GROUPS as u64) as usize, &shares);
        if let Some(watched) = &mut self.watched {
            for &who in &met.who {
                watched.shares[who].add(shares[who].0, shares[who].1);
                for (seen, (share, chances)) in watched.by_seat[who].iter_mut().zip(by_seat[who]) {
                    seen.add(share, chances);
                }
            }
            for (seen, (share, chances)) in watched.seats.iter_mut().zip(seats) {
                seen.add(share, chances);
            }
        }
        shares
    }

    /// Compares every two who were rivals in a block, each once.
    fn compare(&mut self, met: &Met, group: usize, shares: &[(i64, i64)]) {
        let count = self.scores.len();
        for (k, &one) in met.who.iter().enumerate() {
            for (l, &other) in met.who.iter().enumerate() {
                self.ahead[group][one * count + other] += met.ahead[k][l] as u64;
                if l <= k || !met.rivals[k][l] {
                    continue;
                }
                let at = Self::pair(one, other);
                let pair = &mut self.pairs[at];
                let (ahead, all) = (met.ahead[k][l] * UNIT, met.ahead[k][l] + met.ahead[l][k]);
                let ((share, chances), (rival, rival_chances)) = (shares[one], shares[other]);
                let (lead, both) = (share * rival_chances - rival * chances, chances * rival_chances);
                pair.ahead.add(ahead, all);
                pair.lead.add(lead, both);
                if let Some(watched) = &mut self.watched {
                    watched.pairs[at][0].add(ahead, all);
                    watched.pairs[at][1].add(lead, both);
                }
            }
        }
    }
}

/// Compares one seat with all of other entrants and teams.
fn meet(venue: &dyn Venue, met: &mut Met, seating: &Seating, result: &GameResult, k: usize, who: usize) {
    for (other_k, other) in seating.iter().enumerate() {
        let Some(other) = other.map(usize::from) else {
            continue;
        };
        if other == who || venue.team(Seat::new(k)) == venue.team(Seat::new(other_k)) {
            continue;
        }
        let (row, column) = (met.place(who), met.place(other));
        met.rivals[row][column] = true;
        met.ahead[row][column] += match result.places[k].cmp(&result.places[other_k]) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_is_told_with_its_error() {
        let mut ratio = Ratio::default();
        for amount in [10, 20, 30, 40] {
            ratio.add(amount, 10);
        }
        // Mean 2.5; standard deviation of 1, 2, 3, 4 is 1.29099, by √4, by t(3).
        assert!((ratio.mean() - 2.5).abs() < 1e-12);
        assert!((ratio.half() - 3.182_446 * 1.290_994_449 / 2.0).abs() < 1e-6);
    }

    #[test]
    fn blocks_that_are_all_alike_rule_out_little_while_they_are_few() {
        let mut ratio = Ratio::default();
        (0..10).for_each(|_| ratio.add(0, 4));
        assert!((ratio.half() / UNIT as f64 - 0.3).abs() < 1e-9);
    }

    #[test]
    fn students_quantile_is_that_of_the_tables() {
        for (degrees, expected) in [(1, 12.706), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)] {
            assert!((student(degrees) - expected).abs() < 2e-3, "{degrees}");
        }
    }
}
