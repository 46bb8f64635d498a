//! The plots of a tournament. They are narrow, so that a phone shows them without making their letters small, and
//! every line and dot has its name beside it.

mod calibration;
mod course;
mod dots;
mod matrix;

pub use calibration::calibration;
pub use course::course;
pub use dots::{ratings, seats, wins};
pub use matrix::pairs;

use super::canvas::USUAL as WIDTH;

/// The size of its letters, and of those that matter less.
const SIZE: f64 = 13.0;
const SMALL: f64 = 11.0;

/// Numbers on a line.
#[derive(Clone, Copy, Debug)]
struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// A scale for all of these numbers, with a little room beside them.
    fn over(numbers: impl Iterator<Item = f64>, least: f64, most: f64) -> Self {
        let (low, high) = numbers.fold((f64::MAX, f64::MIN), |(low, high), it| {
            (low.min(it), high.max(it))
        });
        let (low, high) = if low > high { (0.0, 1.0) } else { (low, high) };
        let room = ((high - low) * 0.04).max((most - least).abs().min(1e4) * 1e-4);
        Self {
            low: (low - room).max(least),
            high: (high + room).min(most),
            from: 0.0,
            to: 1.0,
        }
    }

    /// An axis of the same numbers between these places.
    fn between(self, from: f64, to: f64) -> Self {
        Self { from, to, ..self }
    }

    /// The place of a number; one off the scale stands at its end.
    fn at(&self, number: f64) -> f64 {
        let part = (number - self.low) / (self.high - self.low).max(f64::MIN_POSITIVE);
        self.from + (self.to - self.from) * part.clamp(0.0, 1.0)
    }

    /// Round numbers on it, at most so many and one, and with how many digits they are written.
    fn ticks(&self, most: f64) -> (Vec<f64>, usize) {
        let span = self.high - self.low;
        let mut step = 1e-6;
        // 1, 2, 5, 10 …: by multiplying, which is equal on every machine.
        for factor in [2.0, 2.5, 2.0].into_iter().cycle().take(60) {
            if span / step <= most {
                break;
            }
            step *= factor;
        }
        let (mut unit, mut digits) = (step, 0);
        while unit < 0.999 {
            unit *= 10.0;
            digits += 1;
        }
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        ((first..=last).map(|k| k as f64 * step).collect(), digits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(low: f64, high: f64) -> String {
        let scale = Scale {
            low,
            high,
            from: 0.0,
            to: 1.0,
        };
        let (ticks, digits) = scale.ticks(5.0);
        let texts: Vec<String> = ticks.iter().map(|it| format!("{it:.digits$}")).collect();
        texts.join(" ")
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks(0.0, 100.0), "0 20 40 60 80 100");
        assert_eq!(ticks(3.2, 43.9), "10 20 30 40");
        assert_eq!(ticks(24.6, 25.9), "25.0 25.5");
        assert_eq!(ticks(1301.0, 1626.0), "1400 1500 1600");
        assert_eq!(ticks(0.0, 20_000.0), "0 5000 10000 15000 20000");
    }

    #[test]
    fn a_scale_holds_all_its_numbers_and_one_alone() {
        let scale = Scale::over([0.25].into_iter(), 0.0, 1.0).between(0.0, 100.0);
        assert!((scale.at(0.25) - 50.0).abs() < 1.0);
        assert!(scale.at(7.0) <= 100.0);
    }
}
