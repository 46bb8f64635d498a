//! Intervals that hold at any time, for tournaments that may stop when something is known: confidence sequences.
//!
//! Of a block one number X between two bounds a and b is seen, such as a share of wins or by how much one player leads.
//! Whoever holds that its mean is m must take both of these bets, which are fair to him: 1 + λ(X − m)/(m − a) and
//! 1 + λ(m − X)/(b − m), for a stake 0 < λ < 1. A gambler who stakes the same part λ of what she has on every block has
//!
//! ```text
//! K⁺(m) = mean over λ of Π (1 + λ (X − m)/(m − a)),    K⁻(m) = mean over λ of Π (1 + λ (m − X)/(b − m))
//! ```
//!
//! and if m is the true mean, the chance that either ever reaches 2/α is at most α, however often one looks (Ville's
//! inequality, once for each). So the interval is all m for which both are smaller. K⁺ falls with m and K⁻ rises, so its
//! ends are found by halving. See Waudby-Smith and Ramdas (2024), «Estimating means of bounded random variables by betting»,
//! Journal of the Royal Statistical Society B 86, which is also the test of `verdict.rs`, by the same stakes: at α for two
//! sides both say the same.
//!
//! As the stakes are fixed, what a gambler has hangs on how often each X was seen and not on the order. It takes blocks that
//! are alike and independent; where tables of several kinds take turns, it holds at the end of every round, for the product
//! of 1 + λ(μ − m)/(m − a) over the means μ of a round is at most 1.

use std::collections::BTreeMap;

use super::verdict::STAKES;

/// The chance that an interval misses the true number at any time.
const ALPHA: f64 = 0.05;
/// How often the room in which an end lies is halved: to less than a millionth of it.
const HALVINGS: usize = 24;

/// How often each number was seen, as an amount and how often it could be had.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen(BTreeMap<(i64, i64), u64>);

impl Seen {
    /// Sees a block; one without chances says nothing.
    pub fn add(&mut self, amount: i64, chances: i64) {
        if chances != 0 {
            *self.0.entry((amount, chances)).or_default() += 1;
        }
    }

    /// The ends of the interval for the mean of amount / (chances · unit), which lies between these bounds.
    #[must_use]
    pub fn ends(&self, unit: i64, (least, most): (f64, f64)) -> (f64, f64) {
        let numbers: Vec<(f64, f64)> = self
            .0
            .iter()
            .map(|(&(amount, chances), &count)| (amount as f64 / (chances * unit) as f64, count as f64))
            .collect();
        let blocks: f64 = numbers.iter().map(|(_, count)| count).sum();
        if blocks == 0.0 {
            return (least, most);
        }
        let mean = numbers.iter().map(|(number, count)| number * count).sum::<f64>() / blocks;
        let above: Vec<(f64, f64)> = numbers.iter().map(|&(it, count)| (it - least, count)).collect();
        let below: Vec<(f64, f64)> = numbers.iter().map(|&(it, count)| (most - it, count)).collect();
        (
            least + lowest(&above, mean - least),
            most - lowest(&below, most - mean),
        )
    }
}

/// The smallest mean that is not refuted, of numbers that are nowhere below 0 and have this mean.
fn lowest(numbers: &[(f64, f64)], mean: f64) -> f64 {
    let needed = libm::log(2.0 / ALPHA);
    let (mut refuted, mut held) = (0.0, mean.max(0.0));
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(refuted, held);
        if middle <= 0.0 {
            break;
        }
        if wealth(numbers, middle) >= needed {
            refuted = middle;
        } else {
            held = middle;
        }
    }
    refuted
}

/// The logarithm of what the gamblers have on average, who bet against this mean.
fn wealth(numbers: &[(f64, f64)], mean: f64) -> f64 {
    let each = STAKES.map(|stake| {
        let bets = numbers
            .iter()
            .map(|(number, count)| count * libm::log(1.0 + stake * (number / mean - 1.0)));
        bets.sum::<f64>()
    });
    let most = each.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = each.iter().map(|log| libm::exp(log - most)).sum();
    most + libm::log(sum / STAKES.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{play::dice::Dice, rules::Source as _};

    #[test]
    fn the_order_does_not_matter_and_few_blocks_tell_little() {
        let mut seen = Seen::default();
        assert_eq!(seen.ends(60, (0.0, 1.0)), (0.0, 1.0));
        seen.add(60, 1);
        let (low, high) = seen.ends(60, (0.0, 1.0));
        assert!(low < 0.1 && high > 0.999, "{low} {high}");
        let mut other = Seen::default();
        let amounts = [60, 0, 30, 0, 60, 60];
        for k in 0..amounts.len() {
            seen.add(amounts[k], 1);
            other.add(amounts[amounts.len() - 1 - k], 1);
        }
        other.add(60, 1);
        assert_eq!(seen, other);
    }

    #[test]
    fn what_is_always_alike_is_known_ever_better() {
        let ends = |blocks: u64| Seen(BTreeMap::from([((0, 4), blocks)])).ends(60, (0.0, 1.0));
        assert!(ends(100).0.abs() < 1e-9);
        assert!(ends(100).1 < 0.1 && ends(10_000).1 < 0.001 && ends(10).1 > ends(100).1);
    }

    #[test]
    fn it_is_not_much_wider_than_an_interval_for_one_moment() {
        for (blocks, most) in [(1_000, 1.9), (100_000, 2.2), (1_000_000, 2.2)] {
            let seen = Seen(BTreeMap::from([((0, 1), blocks / 2), ((60, 1), blocks / 2)]));
            let (low, high) = seen.ends(60, (0.0, 1.0));
            let usual = 1.96 * (0.25 / blocks as f64).sqrt();
            let times = (high - low) / 2.0 / usual;
            assert!((1.3..most).contains(&times), "{blocks}: {times}");
        }
    }

    /// Whether nobody has refuted that this is the mean lead.
    fn holds(seen: &Seen, truth: f64) -> bool {
        let numbers = |sign: f64| {
            let number = |(&(amount, chances), &count): (&(i64, i64), &u64)| {
                (1.0 + sign * amount as f64 / (60 * chances) as f64, count as f64)
            };
            seen.0.iter().map(number).collect::<Vec<_>>()
        };
        let needed = libm::log(2.0 / ALPHA);
        wealth(&numbers(1.0), 1.0 + truth) < needed && wealth(&numbers(-1.0), 1.0 - truth) < needed
    }

    /// Whether the true lead stays within the interval after every one of so many blocks of two games, in which the first
    /// player wins each with a chance in a thousand.
    fn covers(run: u32, chance: u32, blocks: u32) -> bool {
        let mut key = [0; 32];
        key[..4].copy_from_slice(&run.to_le_bytes());
        let mut dice = Dice::new(&key);
        let truth = f64::from(chance) / 500.0 - 1.0;
        let mut seen = Seen::default();
        (1..=blocks).all(|block| {
            // Both games of a block hang together, as the same dice make them.
            let first = dice.below(1000) < chance;
            let second = if dice.below(2) == 0 {
                first
            } else {
                dice.below(1000) < chance
            };
            let wins = i64::from(first) + i64::from(second);
            seen.add(60 * 2 * (2 * wins - 2), 4);
            // What an interval leaves out is what the gamblers have refuted; its ends need be found only once.
            let held = holds(&seen, truth);
            if block == blocks {
                let (low, high) = seen.ends(60, (-1.0, 1.0));
                assert_eq!((low..=high).contains(&truth), held, "{low} {truth} {high}");
            }
            held
        })
    }

    #[test]
    fn of_2000_tournaments_that_are_looked_at_all_the_time_95_in_100_are_covered() {
        let covered = (0..2_000)
            .filter(|&run| covers(run, [500, 560, 900][run as usize % 3], 320))
            .count();
        assert!(covered >= 1_900, "{covered}");
        // Nor is it so wide that it never fails.
        assert!(covered < 2_000, "{covered}");
    }
}
