//! Shares of wins with the luck in them taken off: luck as a control variate, by blocks.
//!
//! Luck has the mean 0, so a share less any multiple of it has the mean of the share, as long as the multiple does not
//! hang on that luck. The multiple that leaves least spread is that of a regression of shares on luck; here that of each
//! group of rounds is fitted to all the other groups, so that there is no bias at all. While there are few blocks it is 1.

use super::tally::{GROUPS, student};

/// With so many blocks a multiple is fitted.
const ENOUGH: u64 = 2 * GROUPS as u64;

/// Sums over blocks of three numbers and of their products: shares of wins, luck, and how often they could be had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sums {
    blocks: u64,
    one: [i128; 3],
    two: [[i128; 3]; 3],
}

impl Sums {
    fn add(&mut self, numbers: [i64; 3]) {
        self.blocks += 1;
        let numbers = numbers.map(i128::from);
        for (j, one) in numbers.into_iter().enumerate() {
            self.one[j] += one;
            for (k, other) in numbers.into_iter().enumerate() {
                self.two[j][k] += one * other;
            }
        }
    }

    /// Both together, or the second taken off the first.
    fn with(mut self, other: &Self, sign: i128) -> Self {
        self.blocks = self
            .blocks
            .saturating_add_signed(other.blocks as i64 * sign as i64);
        for j in 0..3 {
            self.one[j] += sign * other.one[j];
            for k in 0..3 {
                self.two[j][k] += sign * other.two[j][k];
            }
        }
        self
    }

    /// The sum of the products of two weighted sums of the three.
    fn product(&self, one: [f64; 3], other: [f64; 3]) -> f64 {
        let pairs = (0..3).flat_map(|j| (0..3).map(move |k| (j, k)));
        pairs
            .map(|(j, k)| one[j] * other[k] * self.two[j][k] as f64)
            .sum()
    }

    /// By which multiple luck goes with the share; 1 where that can't be told.
    fn multiple(&self) -> f64 {
        let chances = self.one[2] as f64;
        let share = [1.0, 0.0, -(self.one[0] as f64) / chances];
        let luck = [0.0, 1.0, -(self.one[1] as f64) / chances];
        let (both, own) = (self.product(share, luck), self.product(luck, luck));
        if own > 0.0 { both / own } else { 1.0 }
    }
}

/// What is added up of the share and the luck of one entrant, by group of rounds; nothing where luck is not reckoned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variate(Vec<Sums>);

/// A mean, and half the width of the interval that covers the true one 95 times in 100.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// Half the width.
    pub half: f64,
}

impl Variate {
    /// Adds a block of a group: the share and the luck, in the same unit, and how often they could be had.
    pub fn add(&mut self, group: usize, share: i64, luck: i64, chances: i64) {
        if chances > 0 {
            self.0.resize(GROUPS, Sums::default());
            self.0[group % GROUPS].add([share, luck, chances]);
        }
    }

    /// Whether there is anything.
    #[must_use]
    pub fn is_known(&self) -> bool {
        !self.0.is_empty()
    }

    fn all(&self) -> Sums {
        let groups = self.0.iter();
        groups.fold(Sums::default(), |sum, group| sum.with(group, 1))
    }

    /// The share with luck taken off.
    #[must_use]
    pub fn adjusted(&self) -> Mean {
        let all = self.all();
        self.mean(|group| {
            let others = (all.blocks >= ENOUGH).then(|| all.with(group, -1));
            [1.0, -others.map_or(1.0, |others| others.multiple()), 0.0]
        })
    }

    /// The share as it was.
    #[must_use]
    pub fn plain(&self) -> Mean {
        self.mean(|_| [1.0, 0.0, 0.0])
    }

    /// The luck.
    #[must_use]
    pub fn luck(&self) -> Mean {
        self.mean(|_| [0.0, 1.0, 0.0])
    }

    /// The mean of a weighted sum for each chance, with the error of the ratio of two sums over independent blocks (Cochran
    /// 1977, «Sampling Techniques», 6.3).
    fn mean(&self, weights: impl Fn(&Sums) -> [f64; 3]) -> Mean {
        let all = self.all();
        let (chances, blocks) = (all.one[2] as f64, all.blocks as f64);
        let weighted: Vec<(&Sums, [f64; 3])> = self.0.iter().map(|group| (group, weights(group))).collect();
        let sum = |(group, weights): &(&Sums, [f64; 3])| -> f64 {
            weights
                .iter()
                .zip(group.one)
                .map(|(weight, one)| weight * one as f64)
                .sum()
        };
        let value = weighted.iter().map(sum).sum::<f64>() / chances.max(1.0);
        let squares: f64 = weighted
            .iter()
            .map(|(group, weights)| {
                let off = [weights[0], weights[1], weights[2] - value];
                group.product(off, off)
            })
            .sum();
        let half = if all.blocks < 2 {
            f64::INFINITY
        } else {
            student(all.blocks - 1) * (squares.max(0.0) * blocks / (blocks - 1.0)).sqrt() / chances
        };
        Mean { value, half }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{play::dice::Dice, rules::Source as _};

    /// Shares that are twice the luck and some more, of so many blocks.
    fn variate(blocks: u64) -> Variate {
        let mut dice = Dice::new(&[4; 32]);
        let mut variate = Variate::default();
        for block in 0..blocks {
            let luck = i64::from(dice.below(2001)) - 1000;
            let more = i64::from(dice.below(201)) - 100;
            variate.add(block as usize, 5000 + 2 * luck + more, luck, 1);
        }
        variate
    }

    #[test]
    fn what_luck_explains_is_taken_off_by_the_multiple_that_explains_most() {
        let variate = variate(3200);
        let (plain, adjusted) = (variate.plain(), variate.adjusted());
        assert!((adjusted.value - 5000.0).abs() < adjusted.half, "{adjusted:?}");
        // Luck has a variance of 100² times that of the rest, and is doubled.
        let factor = (plain.half / adjusted.half).powi(2);
        assert!((360.0..440.0).contains(&factor), "{factor}");
    }

    #[test]
    fn a_few_blocks_are_too_few_to_fit_a_multiple() {
        let variate = variate(40);
        let (luck, plain) = (variate.luck(), variate.plain());
        assert!((variate.adjusted().value - plain.value + luck.value).abs() < 1e-9);
    }

    #[test]
    fn the_plain_mean_is_that_of_a_ratio() {
        let mut variate = Variate::default();
        for (group, amount) in [10, 20, 30, 40].into_iter().enumerate() {
            variate.add(group, amount, 0, 10);
        }
        let plain = variate.plain();
        assert!((plain.value - 2.5).abs() < 1e-12);
        assert!((plain.half - 3.182_446 * 1.290_994_449 / 2.0).abs() < 1e-6);
    }
}
