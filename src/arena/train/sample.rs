//! What a candidate's blocks came to: a mean with its uncertainty, and nothing of who played.

use serde::{Deserialize, Serialize};

use crate::arena::MOST_GAMES;

/// The 97.5 % point of the normal distribution: two tails of it leave 95 %.
const TWO_SIDED: f64 = 1.959_964;

/// Results of blocks, summed up. A block counts as one observation, as its games share their dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// How many.
    pub blocks: u64,
    /// Their sum.
    pub sum: f64,
    /// The sum of their squares.
    pub squares: f64,
}

impl Sample {
    /// The sample of these blocks.
    #[must_use]
    pub fn of(blocks: &[f64]) -> Self {
        let mut sample = Self::default();
        for &value in blocks {
            sample.add(value);
        }
        sample
    }

    /// Adds a block.
    pub fn add(&mut self, value: f64) {
        self.blocks += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Whether numbers from a file can be one.
    pub(super) fn is_sound(&self) -> bool {
        self.blocks <= MOST_GAMES && self.sum.is_finite() && self.squares.is_finite()
    }

    /// Both together.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            blocks: self.blocks + other.blocks,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The mean; 0 of no blocks.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.blocks == 0 {
            0.0
        } else {
            self.sum / self.blocks as f64
        }
    }

    /// The standard error of the mean; 0 where fewer than two blocks tell nothing of it.
    #[must_use]
    pub fn error(&self) -> f64 {
        if self.blocks < 2 {
            return 0.0;
        }
        let n = self.blocks as f64;
        let variance = (self.squares - self.sum * self.sum / n) / (n - 1.0);
        (variance.max(0.0) / n).sqrt()
    }

    /// The mean less its standard error: a lucky newcomer does not outrank who has proved itself for long.
    #[must_use]
    pub fn cautious(&self) -> f64 {
        self.mean() - self.error()
    }

    /// The 95 % interval of the mean, by the normal distribution: meant for a hundred blocks and more.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let half = TWO_SIDED * self.error();
        (self.mean() - half, self.mean() + half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_what_the_textbook_says() {
        // Mean 3, variance 2.5, standard error √0.5.
        let sample = Sample::of(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert!((sample.mean() - 3.0).abs() < 1e-12);
        assert!((sample.error() - 0.5_f64.sqrt()).abs() < 1e-12);
        let (low, high) = sample.interval();
        assert!((high - low - 2.0 * 1.959_964 * 0.5_f64.sqrt()).abs() < 1e-12);
        let halves = Sample::of(&[1.0, 2.0]).with(Sample::of(&[3.0, 4.0, 5.0]));
        assert_eq!(halves, sample);
    }

    #[test]
    fn too_few_blocks_tell_of_no_spread() {
        assert_eq!((Sample::default().mean(), Sample::default().error()), (0.0, 0.0));
        assert_eq!(
            (Sample::of(&[7.0]).cautious(), Sample::of(&[7.0]).error()),
            (7.0, 0.0)
        );
    }
}
