//! Whether all seats win alike, whoever sits there: Hotelling's T² over blocks.
//!
//! In a block everybody sits everywhere, with the same dice. So the shares of the seats are a vector a block, alike and
//! independent from block to block, and where no seat has an advantage all its parts have the same mean. Of the vector the
//! differences d to the last seat are taken; with their mean d̄ and their covariances S over n blocks
//!
//! ```text
//! T² = n · d̄ᵀ S⁻¹ d̄,    F = T² (n − p) / (p (n − 1))  with p and n − p degrees of freedom
//! ```
//!
//! where p is how many of the differences are no sum of others (seats of one team always win alike). See Hotelling (1931),
//! «The generalization of Student's ratio», Annals of Mathematical Statistics 2. Sums are whole numbers, as in `tally.rs`.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, FisherSnedecor};

use crate::rules::{Seat, SeatSet};

/// What shares are multiplied by before they are divided by how often a seat was taken: every number up to 12 divides it.
const PARTS: i64 = 27_720;
/// So much of a difference must be left beside the others, or it is a sum of them.
const LEFT: f64 = 1e-9;
/// Fewer blocks than this, for each difference, tell nothing of it.
const FEWEST: u64 = 5;

/// Sums over blocks of what each seat had, and of the products of every two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    blocks: u64,
    taken: SeatSet,
    one: [i128; Seat::MOST],
    two: [[i128; Seat::MOST]; Seat::MOST],
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Balanced {
    /// F, which is about 1 where no seat has an advantage.
    pub f: f64,
    /// Its degrees of freedom.
    pub degrees: [u64; 2],
    /// How likely so large an F is where no seat has an advantage.
    pub p: f64,
    /// From how many blocks.
    pub blocks: u64,
}

impl Balance {
    /// Sees a block: the share of the wins of each seat, and how often somebody sat there. One in which not all seats are
    /// taken that others have says nothing.
    pub fn add(&mut self, seats: &[(i64, i64); Seat::MOST]) {
        let taken: SeatSet = (0..Seat::MOST)
            .filter(|&k| seats[k].1 > 0)
            .map(Seat::new)
            .collect();
        if self.blocks == 0 {
            self.taken = taken;
        } else if self.taken != taken {
            return;
        }
        self.blocks += 1;
        let numbers = seats.map(|(share, chances)| {
            if chances > 0 {
                i128::from(share * PARTS / chances)
            } else {
                0
            }
        });
        for (j, number) in numbers.into_iter().enumerate() {
            self.one[j] += number;
            for (k, other) in numbers.into_iter().enumerate() {
                self.two[j][k] += number * other;
            }
        }
    }

    /// What is known; none where there are too few blocks, or they were all alike.
    #[must_use]
    pub fn test(&self) -> Option<Balanced> {
        let seats: Vec<usize> = self.taken.iter().map(Seat::index).collect();
        let (&last, others) = seats.split_last()?;
        let n = self.blocks as f64;
        let mut means: Vec<f64> = others
            .iter()
            .map(|&j| (self.one[j] - self.one[last]) as f64 / n)
            .collect();
        // n² times the covariances, exactly, before they become fractions.
        let covariance = |j: usize, k: usize| {
            let two = self.two[j][k] - self.two[j][last] - self.two[last][k] + self.two[last][last];
            let one = (self.one[j] - self.one[last]) * (self.one[k] - self.one[last]);
            (two * i128::from(self.blocks) - one) as f64 / (n * (n - 1.0))
        };
        let mut matrix: Vec<Vec<f64>> = others
            .iter()
            .map(|&j| others.iter().map(|&k| covariance(j, k)).collect())
            .collect();
        let mut squared = 0.0;
        let mut p = 0;
        // Difference by difference: what is known of it already is taken off all that come after it.
        for j in 0..others.len() {
            let own = matrix[j][j];
            if own <= LEFT * covariance(others[j], others[j]) || own <= 0.0 {
                continue;
            }
            p += 1;
            squared += means[j] * means[j] / own;
            let (row, mean) = (matrix[j].clone(), means[j]);
            for k in j + 1..others.len() {
                let part = matrix[k][j] / own;
                means[k] -= part * mean;
                for (cell, known) in matrix[k].iter_mut().zip(&row) {
                    *cell -= part * known;
                }
            }
        }
        if p == 0 || self.blocks < FEWEST * (p + 1) {
            return None;
        }
        let f = n * squared * (self.blocks - p) as f64 / (p as f64 * (n - 1.0));
        let degrees = [p, self.blocks - p];
        let distribution = FisherSnedecor::new(p as f64, (self.blocks - p) as f64).ok()?;
        Some(Balanced {
            f: (f * 1e3).round() / 1e3,
            degrees,
            p: (distribution.sf(f) * 1e4).round() / 1e4,
            blocks: self.blocks,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{play::dice::Dice, rules::Source as _};

    /// Blocks of four games in which each seat wins in proportion to these numbers.
    fn played(odds: [u32; 4], seed: u8, blocks: u32) -> Balance {
        let mut dice = Dice::new(&[seed; 32]);
        let mut balance = Balance::default();
        for _ in 0..blocks {
            let mut seats = [(0, 0); Seat::MOST];
            for _ in 0..4 {
                let mut drawn = dice.below(odds.iter().sum());
                for (seat, odds) in seats.iter_mut().zip(odds) {
                    seat.1 += 1;
                    seat.0 += if drawn < odds { 60 } else { 0 };
                    drawn = drawn.wrapping_sub(odds);
                }
            }
            balance.add(&seats);
        }
        balance
    }

    #[test]
    fn for_two_seats_it_is_students_test_of_their_difference() {
        // Differences 1, 2, 3, 4, 5 …: t² = n d̄² / s².
        let mut balance = Balance::default();
        for k in 0..10 {
            let mut seats = [(0, 0); Seat::MOST];
            (seats[0], seats[1]) = ((k + 1, 1), (0, 1));
            balance.add(&seats);
        }
        let test = balance.test().expect("it is known");
        assert_eq!(test.degrees, [1, 9]);
        let t = 5.5 / (9.166_666_667_f64 / 10.0).sqrt();
        assert!((test.f - t * t).abs() < 1e-3, "{test:?}");
        // The table has 0.0003 for t = 5.745 with nine degrees of freedom.
        assert!((test.p - 0.000_3).abs() < 1e-4, "{test:?}");
    }

    #[test]
    fn an_advantage_is_found_and_none_is_rarely_found_where_there_is_none() {
        let p = |odds, seed| played(odds, seed, 400).test().expect("it is known").p;
        assert!(p([30, 25, 25, 20], 1) < 0.001);
        let found = (0..100).filter(|&seed| p([25; 4], seed) < 0.05).count();
        assert!((1..=11).contains(&found), "{found}");
    }

    #[test]
    fn seats_of_one_team_are_one_side_and_blocks_that_are_alike_tell_nothing() {
        let mut teams = Balance::default();
        let mut alike = Balance::default();
        for k in 0..50 {
            let won = if k % 3 == 0 { 0 } else { 60 };
            let mut seats = [(0, 0); Seat::MOST];
            for (seat, share) in seats.iter_mut().zip([won, 60 - won, won, 60 - won]) {
                *seat = (share, 1);
            }
            teams.add(&seats);
            seats[..4].copy_from_slice(&[(60, 1), (0, 1), (0, 1), (0, 1)]);
            alike.add(&seats);
        }
        assert_eq!(teams.test().expect("it is known").degrees, [1, 49]);
        assert_eq!(alike.test(), None);
        assert_eq!(Balance::default().test(), None);
    }
}
