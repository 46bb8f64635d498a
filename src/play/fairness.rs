//! How even the rolls of a game fell: Pearson's χ² against a fair die.

use statrs::distribution::{ChiSquared, ContinuousCDF};

/// Fewer rolls of each face than this tell nothing (the usual rule for χ²).
const FEWEST: u64 = 5;

/// The share of all fair dice, 0 … 1, that would fall at least as unevenly in as many rolls; `counts` holds the rolls of
/// each face. None where there are too few of them to tell.
///
/// χ² = Σ (seen − expected)² / expected with one degree of freedom less than there are faces.
#[must_use]
pub fn as_uneven(counts: &[u64]) -> Option<f64> {
    let all: u64 = counts.iter().sum();
    let faces = counts.len() as u64;
    if faces < 2 || all < FEWEST * faces {
        return None;
    }
    let expected = all as f64 / faces as f64;
    let squares = counts
        .iter()
        .map(|&seen| (seen as f64 - expected).powi(2) / expected);
    let chi_squared = ChiSquared::new((faces - 1) as f64).ok()?;
    Some(chi_squared.sf(squares.sum()))
}

#[cfg(test)]
mod tests {
    use super::as_uneven;

    #[test]
    fn shares_are_those_of_the_table_of_chi_squared() {
        let uneven = as_uneven(&[100, 100, 100, 100, 100, 100]).expect("enough rolls");
        assert!((uneven - 1.0).abs() < 1e-12);
        // Σ = (13² + 13² + 9² + 9² + 0 + 0) / 50 = 10; the table has 7.52 % for it.
        let uneven = as_uneven(&[63, 37, 59, 41, 50, 50]).expect("enough rolls");
        assert!((uneven - 0.0752).abs() < 1e-4, "{uneven}");
        assert!(as_uneven(&[600, 0, 0, 0, 0, 0]).expect("enough rolls") < 1e-100);
    }

    #[test]
    fn few_rolls_tell_nothing() {
        for counts in [&[][..], &[9], &[0; 6], &[5, 5, 5, 5, 5, 4]] {
            assert_eq!(as_uneven(counts), None);
        }
    }
}
