//! Figures of the arena's statistics, printed as a table: how often the sequential test errs where there is nothing to
//! find, how soon it finds what is there, and how many games blocks with the same dice save.
//!
//! `cargo bench --no-default-features --bench arena`

#![expect(clippy::print_stdout, reason = "figures for people")]

use homestretch::{
    arena::{
        Stop,
        venue::{Seating, Venue, VenueTerms, Venues as _},
        verdict::{Jury, Verdict},
    },
    catalogue::{self, Spec},
    play::{dice::Seed, seed},
};
use rayon::prelude::*;

/// Entrant 0 on this seat, entrant 1 on the other three.
fn one_against_three(seat: usize) -> Seating {
    std::array::from_fn(|k| match k {
        4.. => None,
        _ if k == seat => Some(0),
        _ => Some(1),
    })
}

fn open(players: [&str; 2]) -> Box<dyn Venue> {
    let entry = catalogue::Ours::GAMES[0];
    let specs = players.map(|word| Spec::from(word.to_owned()));
    let terms = VenueTerms {
        bound: 100_000,
        ..VenueTerms::default()
    };
    catalogue::Ours
        .open(entry.name(), &entry.default_config(), 4, &specs, &terms)
        .expect("a venue")
}

/// How many of four games entrant 0 wins, one from each seat: with the same dice, or each with its own.
fn wins(venue: &dyn Venue, number: u64, same_dice: bool) -> i64 {
    let seed = |game: u64| -> Seed { seed::numbered(number * 4 + if same_dice { 0 } else { game }) };
    (0..4)
        .filter(|&game| {
            let seat = game as usize;
            let results = venue
                .play((0, None), &seed(game), &[one_against_three(seat)], None)
                .expect("a game");
            results[0].places[seat] == 1
        })
        .count() as i64
}

/// How many tournaments of so many call entrant 0 stronger, and after how many blocks the middle one does.
fn decided(players: [&str; 2], runs: u64, blocks: u64, same_dice: bool) -> (usize, u64) {
    let venue = open(players);
    let stop = Stop {
        stronger: "a".to_owned(),
        than: None,
        by: 0.0,
        alpha: Stop::usual_alpha(),
    };
    let mut ends: Vec<(bool, u64)> = (0..runs)
        .into_par_iter()
        .map(|run| {
            let mut jury = Jury::new(Some(&stop), 2, |word| (word == "a").then_some(0), |_, _| true);
            for block in 0..blocks {
                let wins = wins(&*venue, run * blocks + block, same_dice);
                if jury.see(&[(60 * wins, 4), (60 * (4 - wins), 12)], 60) {
                    break;
                }
            }
            let question = &jury.questions[0];
            (question.verdict == Some(Verdict::Stronger), question.blocks)
        })
        .collect();
    ends.sort_by_key(|end| end.1);
    (ends.iter().filter(|end| end.0).count(), ends[ends.len() / 2].1)
}

/// The variance of the wins of a block.
fn variance(players: [&str; 2], blocks: u64, same_dice: bool) -> f64 {
    let venue = open(players);
    let wins: Vec<f64> = (0..blocks)
        .into_par_iter()
        .map(|number| wins(&*venue, number, same_dice) as f64)
        .collect();
    let mean = wins.iter().sum::<f64>() / blocks as f64;
    wins.iter().map(|wins| (wins - mean) * (wins - mean)).sum::<f64>() / (blocks - 1) as f64
}

fn main() {
    let (false_positives, _) = decided(["random", "random"], 2_000, 250, false);
    println!(
        "nothing to find: stronger was said in {false_positives} of 2000 tournaments of 250 blocks: {:.2} %",
        false_positives as f64 / 20.0
    );
    for (one, other) in [("far", "random"), ("ranking", "far"), ("ranking", "near")] {
        let (found, median) = decided([one, other], 201, 4_000, true);
        println!(
            "{one} against three {other}: stronger in {found} of 201, the middle one after {median} blocks"
        );
    }
    for (one, other) in [
        ("far", "random"),
        ("ranking", "far"),
        ("ranking", "ranking:-90,20,80,-5,10,5"),
        ("ranking", "ranking:-90,22,80,-5,10,0"),
    ] {
        let ratio = variance([one, other], 10_000, false) / variance([one, other], 10_000, true);
        println!("{one} against three {other}: independent games take {ratio:.2} times as many as blocks");
    }
}
