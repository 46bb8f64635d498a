//! Every player of every game chooses what is allowed, and the same again from the same dice.

use std::collections::BTreeSet;

use homestretch::{
    catalogue::Entry,
    play::{Act, Match, Setup, Sitter, seed},
};

use crate::sixth::Six;

/// So many rolls, deals and choices of a game are made, and of those who think for about a second.
const STEPS: usize = 60;
const SLOW_STEPS: usize = 2;
const SLOW: [&str; 2] = ["hard", "master"];

/// All players of a game by their words, and those of its levels.
fn words(entry: &dyn Entry) -> BTreeSet<String> {
    let names = entry.strategies().into_iter().map(|facts| facts.name.to_owned());
    let levels = entry.levels().iter().map(|level| level.spec.to_owned());
    names.chain(levels).collect()
}

/// What comes of the first steps of a game among players of this word. A choice that is not allowed is refused.
fn told(entry: &'static dyn Entry, word: &str, number: u64) -> String {
    let config = entry.default_config();
    let sitters = vec![Sitter::from(word); entry.seats(&config)];
    let setup = Setup::new(entry, &config, sitters).expect("a table");
    let mut game = Match::new(setup, seed::numbered(number)).expect("a game");
    let steps = if SLOW.contains(&word) { SLOW_STEPS } else { STEPS };
    for _ in 0..steps {
        if !game.step_alone().expect("what it chooses is allowed") {
            break;
        }
    }
    let told = game.steps().iter().map(|step| format!("{step:?}"));
    told.collect::<Vec<_>>().join("\n")
}

/// The choices among two or more of the first steps of a game among players of this word.
fn chosen(entry: &'static dyn Entry, word: &str, steps: usize) -> Vec<(usize, Act)> {
    let config = entry.default_config();
    let sitters = vec![Sitter::from(word); entry.seats(&config)];
    let setup = Setup::new(entry, &config, sitters).expect("a table");
    let mut game = Match::new(setup, seed::numbered(5)).expect("a game");
    while game.steps().len() < steps && game.step_alone().expect("what it chooses is allowed") {}
    let acts = game.steps().iter().enumerate();
    acts.map(|(k, step)| (k, step.act.clone())).collect()
}

/// Who forgets to make a strategy by its word (`named` in the catalogue) lets *Random* play under its name.
#[test]
fn no_player_is_random_under_another_name() {
    for entry in Six::GAMES {
        let names = entry.strategies().into_iter().map(|facts| facts.name);
        for word in names.filter(|&word| word != "random") {
            let steps = if SLOW.contains(&word) {
                SLOW_STEPS
            } else {
                4 * STEPS
            };
            let any = chosen(entry, "random", steps);
            assert!(
                chosen(entry, word, steps) != any,
                "{}: {word} plays like random",
                entry.name()
            );
        }
    }
}

#[test]
fn every_player_chooses_what_is_allowed_and_the_same_again() {
    for entry in Six::GAMES {
        for word in words(entry) {
            let first = told(entry, &word, 5);
            assert!(!first.is_empty(), "{}: {word}", entry.name());
            assert!(first == told(entry, &word, 5), "{}: {word}", entry.name());
        }
    }
}
