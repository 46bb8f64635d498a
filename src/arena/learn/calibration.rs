//! Whether chances are what they say: of all that was told a chance of 30 %, 30 % ought to happen.

use serde::{Deserialize, Serialize};

use crate::arena::{points::UNIT, standings::Estimate, tally::Ratio};

/// Into so many classes of equal width chances are sorted.
const CLASSES: usize = 20;

/// How chances that were told compare with what came of them, game by game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibration {
    classes: [Class; CLASSES],
    /// The sum of the squares of what they were off by.
    squares: f64,
}

/// The chances of one class.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Class {
    told: f64,
    came: f64,
    /// What came of them, a pair a game: those of one game go together, so it is games that tell how sure that is.
    games: Ratio,
    /// The same of the game under way.
    game: (i64, i64),
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

/// A class of chances as a plot shows it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Told {
    /// Between which chances the class lies.
    pub between: [f64; 2],
    /// How many chances were told.
    pub chances: u64,
    /// Their mean.
    pub told: f64,
    /// The share of them that came true.
    pub came: Estimate,
}

impl Calibration {
    /// Adds a chance of the game under way, and what part of it came true.
    pub fn add(&mut self, chance: f32, came: f32) {
        let (chance, came) = (f64::from(chance), f64::from(came));
        let class = ((chance * CLASSES as f64) as usize).min(CLASSES - 1);
        let class = &mut self.classes[class];
        class.told += chance;
        class.came += came;
        class.game.0 += (came * UNIT as f64).round() as i64;
        class.game.1 += 1;
        self.squares += (chance - came) * (chance - came);
    }

    /// Ends a game.
    pub fn end_game(&mut self) {
        for class in &mut self.classes {
            let (amount, chances) = std::mem::take(&mut class.game);
            class.games.add(amount, chances);
        }
    }

    /// Adds all of another whose games have ended.
    pub fn append(&mut self, other: &Self) {
        for (own, more) in self.classes.iter_mut().zip(&other.classes) {
            own.told += more.told;
            own.came += more.came;
            own.games.append(&more.games);
        }
        self.squares += other.squares;
    }

    /// The figures; all 0 where nothing was told.
    #[must_use]
    pub fn figures(&self) -> Calibrated {
        let classes = || self.classes.iter();
        let chances = classes().map(|class| class.games.chances() as u64).sum();
        let off: f64 = classes().map(|class| (class.told - class.came).abs()).sum();
        let all = u64::max(chances, 1) as f64;
        Calibrated {
            chances,
            brier: self.squares / all,
            error: off / all,
        }
    }

    /// The classes in which there are any, with intervals over the games.
    #[must_use]
    pub fn classes(&self) -> Vec<Told> {
        let told = |(at, class): (usize, &Class)| {
            let chances = class.games.chances() as u64;
            (chances > 0).then(|| Told {
                between: [at, at + 1].map(|edge| edge as f64 / CLASSES as f64),
                chances,
                told: class.told / chances as f64,
                came: Estimate::share(&class.games),
            })
        };
        self.classes.iter().enumerate().filter_map(told).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten games of one chance each, of which the first ones came true.
    fn told(chance: f32, true_ones: u64) -> Calibration {
        let mut calibration = Calibration::default();
        for k in 0..10 {
            calibration.add(chance, if k < true_ones { 1.0 } else { 0.0 });
            calibration.end_game();
        }
        calibration
    }

    #[test]
    fn what_comes_true_as_often_as_told_is_off_by_nothing() {
        let (mut honest, boastful) = (told(0.3, 3), told(0.9, 3));
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

    #[test]
    fn a_class_has_its_mean_its_share_and_an_interval_over_games() {
        let mut calibration = told(0.31, 3);
        calibration.append(&told(0.34, 3));
        let classes = calibration.classes();
        let [class] = classes[..] else {
            panic!("{classes:?}")
        };
        assert_eq!((class.chances, class.between), (20, [0.3, 0.35]));
        assert!((class.told - 0.325).abs() < 1e-6 && (class.came.value - 0.3).abs() < 1e-6);
        // Each game twice as long tells no more.
        let mut longer = Calibration::default();
        for k in 0..10 {
            (0..2).for_each(|_| longer.add(0.31, if k < 3 { 1.0 } else { 0.0 }));
            longer.end_game();
        }
        let width = |calibration: &Calibration| {
            let came = calibration.classes()[0].came;
            came.high - came.low
        };
        assert!((width(&longer) - width(&told(0.31, 3))).abs() < 1e-6);
        assert!(width(&calibration) < width(&longer));
    }
}
