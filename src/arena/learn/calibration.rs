//! Whether chances are what they say: of all that was told a chance of 30 %, 30 % ought to happen.

use serde::{Deserialize, Serialize};

/// Into so many classes of equal width chances are sorted.
const CLASSES: usize = 20;

/// How chances that were told compare with what came of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibration {
    /// For each class: how many chances, their sum, and how many came true.
    classes: [(u64, f64, f64); CLASSES],
    /// The sum of the squares of what they were off by.
    squares: f64,
}

/// The same in two figures.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Calibrated {
    /// How many chances were told.
    pub chances: u64,
    /// The Brier score: the mean square of what a chance was off by, from 0 to 1 (Brier 1950).
    pub brier: f64,
    /// The expected calibration error: over twenty classes of chances, how far the mean of a class is from what came true, weighed
    /// by how many are in it (Naeini, Cooper and Hauskrecht 2015).
    pub error: f64,
}

impl Calibration {
    /// Adds a chance, and whether it came true.
    pub fn add(&mut self, chance: f32, came_true: bool) {
        let (chance, truth) = (f64::from(chance), f64::from(u8::from(came_true)));
        let class = ((chance * CLASSES as f64) as usize).min(CLASSES - 1);
        let (count, sum, true_ones) = &mut self.classes[class];
        *count += 1;
        *sum += chance;
        *true_ones += truth;
        self.squares += (chance - truth) * (chance - truth);
    }

    /// Adds all of another.
    pub fn append(&mut self, other: &Self) {
        for (own, more) in self.classes.iter_mut().zip(&other.classes) {
            own.0 += more.0;
            own.1 += more.1;
            own.2 += more.2;
        }
        self.squares += other.squares;
    }

    /// The figures; all 0 where nothing was told.
    #[must_use]
    pub fn figures(&self) -> Calibrated {
        let chances: u64 = self.classes.iter().map(|class| class.0).sum();
        let off: f64 = self.classes.iter().map(|class| (class.1 - class.2).abs()).sum();
        let all = chances.max(1) as f64;
        Calibrated {
            chances,
            brier: self.squares / all,
            error: off / all,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_true_as_often_as_told_is_off_by_nothing() {
        let mut honest = Calibration::default();
        let mut boastful = Calibration::default();
        for k in 0..10 {
            honest.add(0.3, k < 3);
            boastful.add(0.9, k < 3);
        }
        let figures = honest.figures();
        assert_eq!(figures.chances, 10);
        assert!(
            figures.error < 1e-6 && (figures.brier - 0.21).abs() < 1e-6,
            "{figures:?}"
        );
        assert!((boastful.figures().error - 0.6).abs() < 1e-6);
        honest.append(&boastful);
        assert!((honest.figures().error - 0.3).abs() < 1e-6);
    }
}
