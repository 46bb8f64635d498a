//! The account of a game: nothing is lost in it, and what chance did is told from what was chosen.

use std::collections::BTreeSet;

use homestretch::{
    catalogue::{self, Entry},
    play::{Act, Match, Setup, Sitter, ledger::Ledger, seed},
    rules::{SeatSet, Turn},
    strategies::CERTAIN,
};

/// A game of the players that choose at once, to its end: at the usual table, then with other numbers of seats and by other
/// house rules.
fn played(entry: &'static dyn Entry, number: u64) -> Match {
    let (mut config, at) = (entry.default_config(), number as usize);
    if at > 0 {
        let (counts, presets) = (entry.seat_counts(), entry.presets());
        entry.set_seats(&mut config, counts[at % counts.len()], SeatSet::EMPTY);
        if !presets.is_empty() {
            let preset = presets[at % presets.len()];
            config = entry.preset(&config, preset).expect("house rules");
        }
    }
    let sitters = entry.quick_players().iter().cycle().take(entry.seats(&config));
    let sitters = sitters.map(|&name| Sitter::from(name)).collect();
    let setup = Setup::new(entry, &config, sitters).expect("a table");
    let mut game = Match::new(setup, seed::numbered(number)).expect("a game");
    while game.step_alone().expect("nobody plays foul") {}
    game
}

/// The games that are judged, each with its account.
fn accounts(of_each: u64) -> impl Iterator<Item = (Match, Ledger)> {
    let entries = catalogue::Ours::GAMES.into_iter();
    let games = entries.flat_map(move |entry| (0..of_each).map(move |number| played(entry, number)));
    games.filter_map(|game| Ledger::of(&game).map(|ledger| (game, ledger)))
}

/// The key of what is said at the head of an account; who won and lost least by errors is named once in it.
fn head(game: &Match, ledger: &Ledger) -> Option<String> {
    let told = ledger.head(game.board(), |luck| luck.to_string())?;
    let seats = game.board().seats();
    let accounts: Vec<_> = seats.iter().map(|seat| ledger.account(seat)).collect();
    let named = |name| told.args.iter().find(|arg| arg.0 == name).map(|arg| &arg.1);
    match told.key.as_str() {
        "review-head-both" => {
            let winner = accounts.iter().find(|account| account.end == CERTAIN);
            let least = accounts.iter().map(|account| account.own).max();
            assert_eq!(winner.map(|winner| winner.own), least, "{told:?}");
        }
        "review-head" => assert_ne!(named("winner"), named("best")),
        _ => {}
    }
    Some(told.key)
}

/// Holds it over so many games of every game.
fn start_luck_and_errors_make_the_result(of_each: u64) {
    let mut judged = Vec::new();
    let mut heads = BTreeSet::new();
    for (game, ledger) in accounts(of_each) {
        heads.extend(head(&game, &ledger));
        judged.push(game.board().game());
        let standing = game.standing().expect("the game is over");
        for seat in game.board().seats().iter() {
            let account = ledger.account(seat);
            let sum = account.start + account.luck + account.own + account.others;
            assert_eq!(sum, account.end, "{} {seat:?}: {account:?}", game.board().game());
            if ledger.entries.last().is_some_and(|last| last.after.is_decided()) {
                let first = standing.place(seat) == Some(1);
                assert_eq!(account.end, if first { CERTAIN } else { 0 }, "{account:?}");
            }
        }
    }
    judged.dedup();
    assert_eq!(judged, ["mejn", "quoridor", "dog", "ludo", "compromise"]);
    let all = [
        "review-best",
        "review-head",
        "review-head-both",
        "review-head-team",
    ];
    assert_eq!(heads, all.map(str::to_owned).into());
}

#[test]
fn nothing_is_lost_between_the_start_and_the_result() {
    start_luck_and_errors_make_the_result(5);
}

#[test]
#[ignore = "takes minutes: cargo test --release --no-default-features --test play -- --ignored ten_thousand"]
fn nothing_is_lost_in_ten_thousand_games() {
    start_luck_and_errors_make_the_result(10_000);
}

#[test]
fn where_nothing_is_hidden_luck_comes_from_chance_alone() {
    for (game, ledger) in accounts(3) {
        if game.board().has_secrets() {
            continue;
        }
        let mut errors = 0;
        for (step, entry) in game.steps().iter().zip(&ledger.entries) {
            match step.act {
                Act::Chance(_) => assert_eq!(entry.error, None),
                Act::Choice(seat, number) => {
                    assert_eq!(entry.luck.0, [0; 6], "{}: {entry:?}", game.board().game());
                    if let Some(error) = entry.error {
                        assert_eq!((error.seat, error.chosen), (seat, number));
                        errors += 1;
                    }
                }
            }
        }
        assert!(errors > 0, "{}: nobody ever erred", game.board().game());
    }
}

#[test]
fn of_an_error_it_is_told_why_something_else_was_better() {
    let mut told = Vec::new();
    for (game, ledger) in accounts(2) {
        for (step, error) in ledger.errors() {
            assert_ne!(error.chosen, error.best, "step {step}: {error:?}");
            if error.why(&game, step).is_some() {
                told.push(game.board().game());
            }
        }
    }
    told.dedup();
    for name in ["mejn", "quoridor", "ludo", "compromise"] {
        assert!(told.contains(&name), "{name}: {told:?}");
    }
}

#[test]
fn a_game_with_secrets_has_no_account_before_its_end() {
    let entry = catalogue::Ours::GAMES.named("dog").expect("it is there");
    let sitters = ["person", "greedy", "greedy", "greedy"].map(Sitter::from).into();
    let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
    let mut game = Match::new(setup, seed::numbered(3)).expect("a game");
    game.roll().expect("a deal");
    assert_ne!(game.turn(), Turn::Over);
    assert_eq!(Ledger::of(&game), None);
}
