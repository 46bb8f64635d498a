//! Ratings of all entrants from whom of two ended before the other, with their uncertainty.
//!
//! The model is that of Bradley and Terry (1952): i ends before j with the odds γ(i) : γ(j); ties count half for
//! both. It is fitted by Hunter's minorisation (2004, «MM algorithms for generalized Bradley–Terry models»), with one
//! tie added to each pair that met, so that who always wins has a rating too. A rating is 1500 + 400·log₁₀ γ, with
//! the mean of log γ at 0. As the pairs of a game hang together, the error is taken from groups of whole rounds by
//! leaving one out at a time (the jackknife; Efron and Tibshirani 1993, chapter 11).

use super::tally::Tally;

/// A rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating; 1500 is the mean of all.
    pub value: f64,
    /// Half the width of its 95 % interval; infinite where there are not enough rounds to tell.
    pub half: f64,
}

/// How often each ended before each other one, as it is to be fitted: half wins, and a tie for each pair that met.
fn wins(ahead: &[u64], count: usize) -> Vec<f64> {
    (0..count * count)
        .map(|at| {
            let (i, j) = (at / count, at % count);
            let (won, lost) = (ahead[at], ahead[j * count + i]);
            if won + lost == 0 {
                0.0
            } else {
                (won + 1) as f64 / 2.0
            }
        })
        .collect()
}

/// log₁₀ γ of each.
fn fit(ahead: &[u64], count: usize) -> Vec<f64> {
    let wins = wins(ahead, count);
    let total: Vec<f64> = (0..count)
        .map(|i| (0..count).map(|j| wins[i * count + j]).sum())
        .collect();
    let mut strength = vec![1.0_f64; count];
    for _ in 0..1000 {
        let mut change = 0.0_f64;
        for i in 0..count {
            let met: f64 = (0..count)
                .map(|j| (wins[i * count + j] + wins[j * count + i]) / (strength[i] + strength[j]))
                .sum();
            if met > 0.0 {
                let next = total[i] / met;
                change = change.max((next / strength[i] - 1.0).abs());
                strength[i] = next;
            }
        }
        if change < 1e-12 {
            break;
        }
    }
    let logs: Vec<f64> = strength.into_iter().map(libm::log10).collect();
    let mean = logs.iter().sum::<f64>() / count.max(1) as f64;
    logs.into_iter().map(|log| log - mean).collect()
}

/// The ratings of all entrants.
#[must_use]
pub fn ratings(tally: &Tally) -> Vec<Rating> {
    let count = tally.scores.len();
    let met: Vec<&Vec<u64>> = tally
        .ahead
        .iter()
        .filter(|group| group.iter().any(|&n| n > 0))
        .collect();
    let mut all = vec![0; count * count];
    for group in &met {
        all.iter_mut().zip(*group).for_each(|(sum, n)| *sum += n);
    }
    let values = fit(&all, count);
    let groups = met.len() as f64;
    let mut squares = vec![0.0; count];
    if met.len() > 1 {
        let without: Vec<Vec<f64>> = met
            .iter()
            .map(|group| {
                let rest: Vec<u64> = all.iter().zip(*group).map(|(sum, n)| sum - n).collect();
                fit(&rest, count)
            })
            .collect();
        for (i, sum) in squares.iter_mut().enumerate() {
            let mean = without.iter().map(|fit| fit[i]).sum::<f64>() / groups;
            *sum = without.iter().map(|fit| (fit[i] - mean) * (fit[i] - mean)).sum();
        }
    }
    values
        .into_iter()
        .zip(squares)
        .map(|(value, squares)| Rating {
            value: 1500.0 + 400.0 * value,
            half: if met.len() > 1 {
                super::tally::student(met.len() as u64 - 1)
                    * 400.0
                    * (squares * (groups - 1.0) / groups).sqrt()
            } else {
                f64::INFINITY
            },
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(groups: &[[u64; 4]]) -> Tally {
        let mut tally = Tally::new(2, 0);
        for (group, ahead) in tally.ahead.iter_mut().zip(groups) {
            group.copy_from_slice(ahead);
        }
        tally
    }

    #[test]
    fn three_wins_of_four_are_191_points() {
        // 400·log₁₀ 3 = 190.8; the added tie is next to nothing among so many.
        let ratings = ratings(&tally(&[[0, 600_000, 200_000, 0]; 4]));
        assert!(
            (ratings[0].value - ratings[1].value - 190.85).abs() < 0.01,
            "{ratings:?}"
        );
        assert!(
            ratings[0].half < 1e-6,
            "groups that are alike leave no doubt: {ratings:?}"
        );
    }

    #[test]
    fn groups_that_differ_leave_doubt_and_one_alone_tells_nothing_of_it() {
        let first = |groups: &[[u64; 4]]| ratings(&tally(groups))[0];
        assert!(first(&[[0, 60, 20, 0], [0, 40, 40, 0], [0, 70, 10, 0]]).half > 50.0);
        assert!(first(&[[0, 60, 20, 0]]).half.is_infinite());
        assert!(first(&[[0, 60, 0, 0], [0, 50, 0, 0]]).value.is_finite());
    }
}
