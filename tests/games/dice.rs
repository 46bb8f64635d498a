//! Whether the dice fall as dice should, by 10⁸ rolls from 100 seeds. It is kept for those who change how they are drawn:
//! `cargo test --release --test games dice -- --ignored --nocapture`

#![expect(clippy::print_stdout, reason = "it tells figures")]

use homestretch::{
    play::{dice::Dice, seed},
    rules::Source as _,
};

const SEEDS: u64 = 100;
const ROLLS: u64 = 1_000_000;

/// Pearson's sum for counts with these expected shares, and how many standard deviations it lies off (Wilson & Hilferty
/// 1931): 3 are left once in 400 times.
#[track_caller]
fn fits(what: &str, counts: &[u64], share: impl Fn(usize) -> f64) {
    let all = counts.iter().sum::<u64>() as f64;
    let off = |(k, &count): (usize, &u64)| (count as f64 - all * share(k)).powi(2) / (all * share(k));
    let sum: f64 = counts.iter().enumerate().map(off).sum();
    let freedom = (counts.len() - 1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    let deviations = ((sum / freedom).cbrt() - 1.0 + spread) / spread.sqrt();
    println!("{what}: {all} seen, chi-square {sum:.3}, {freedom} degrees of freedom, {deviations:+.2}");
    assert!(deviations.abs() < 5.0, "{what}");
}

/// Counts of what is one of many with a share that shrinks, those beyond the last together with it.
fn shrinking(counts: &[u64], stays: f64) -> impl Fn(usize) -> f64 {
    let last = counts.len() - 1;
    move |k| stays.powi(k as i32) * if k == last { 1.0 } else { 1.0 - stays }
}

#[test]
#[ignore = "takes a while and tells figures"]
fn dice_fall_as_dice_should() {
    let (mut faces, mut pairs) = ([0; 6], [0; 36]);
    let (mut gaps, mut runs) = ([0; 60], [0; 9]);
    for number in 0..SEEDS {
        let mut dice = Dice::new(&seed::nth(&seed::numbered(2026), number));
        let (mut before, mut gap, mut run) = (6, 0, 0);
        for roll in 0..ROLLS {
            let face = dice.below(6) as usize;
            faces[face] += 1;
            if roll % 2 == 1 {
                pairs[6 * before + face] += 1;
            }
            if face == 5 {
                gaps[gap.min(59)] += 1;
                gap = 0;
            } else {
                gap += 1;
            }
            if face == before {
                run += 1;
            } else if before < 6 {
                runs[run.min(8)] += 1;
                run = 0;
            }
            before = face;
        }
    }
    fits("faces of a die", &faces, |_| 1.0 / 6.0);
    fits("pairs of rolls", &pairs, |_| 1.0 / 36.0);
    fits("rolls between two sixes", &gaps, shrinking(&gaps, 5.0 / 6.0));
    fits("the same face again", &runs, shrinking(&runs, 1.0 / 6.0));
    for sides in 2..=20_u32 {
        let mut counts = vec![0; sides as usize];
        let mut dice = Dice::new(&seed::nth(&seed::numbered(2026), SEEDS + u64::from(sides)));
        for _ in 0..10 * ROLLS {
            counts[dice.below(sides) as usize] += 1;
        }
        fits(&format!("a die of {sides}"), &counts, |_| 1.0 / f64::from(sides));
    }
}
