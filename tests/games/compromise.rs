//! Compromise as it is played: what is secret stays so, computers play it out, records replay.

use homestretch::{
    catalogue::{self, Board, Entry, Spec},
    play::{Match, Setup, Sitter, record, seed},
    rules::{Seat, Turn},
};
use proptest::prelude::*;
use serde_json::Value;

const COMPROMISE: &dyn Entry = &catalogue::compromise::Catalogued;

const RED: Seat = Seat::new(0);
const GREEN: Seat = Seat::new(1);

fn config(version: &str) -> catalogue::Config {
    let mut config = COMPROMISE.default_config();
    for (name, value) in [("version", version), ("pips", "5")] {
        COMPROMISE.set(&mut config, name, value).expect("a setting");
    }
    config
}

/// What a seat sees and hears while another makes these choices.
fn perceived(board: &dyn Board, other: Seat, choices: &[usize], seat: Seat) -> (Vec<i32>, Vec<Value>, usize) {
    let mut board = board.boxed();
    let mut heard = Vec::new();
    for &choice in choices {
        let events = board.choose(other, choice).expect("any choice is legal");
        heard.extend(
            events
                .iter()
                .filter_map(|event| Some(board.overheard(event, seat)?.value())),
        );
    }
    (board.view_numbers(seat), heard, board.choices(seat).len())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn nothing_of_a_pending_placing_or_choice_reaches_the_other(
        ones in prop::collection::vec(0..27_usize, 6),
        others in prop::collection::vec(0..27_usize, 6),
        count in 1..=5_usize,
    ) {
        let start = COMPROMISE.open(&config("complex")).expect("a table");
        for (seat, other) in [(RED, GREEN), (GREEN, RED)] {
            let see = |choices: &[usize]| perceived(&*start, other, choices, seat);
            prop_assert_eq!(see(&ones[..count]), see(&others[..count]));
            let mut naming = start.clone();
            for &place in &ones[..5] {
                naming.choose(RED, place).expect("a place");
                naming.choose(GREEN, place).expect("a place");
            }
            let see = |choice: usize| perceived(&*naming, other, &[choice], seat);
            prop_assert_eq!(see(ones[5]), see(others[5]));
        }
    }
}

fn played(version: &str, names: [&str; 2], number: u64) -> Match {
    let sitters = names.map(|name| Sitter::Computer(Spec::from(name.to_owned())));
    let setup = Setup::new(
        &catalogue::compromise::Catalogued,
        &config(version),
        sitters.to_vec(),
    )
    .expect("a table");
    let mut game = Match::new(setup, seed::numbered(number)).expect("a game");
    while game.step_alone().expect("it goes on") {}
    game
}

#[test]
fn every_computer_plays_every_version_to_its_end_and_the_record_replays() {
    for version in COMPROMISE.presets() {
        for (number, facts) in (1..).zip(COMPROMISE.strategies()) {
            let game = played(version, [facts.name, "exploiter"], number);
            assert_eq!(game.turn(), Turn::Over);
            assert!(game.standing().is_some());
            let text = record::write(&game);
            let read = record::read(catalogue::Ours::GAMES, &text).expect("a record");
            assert_eq!(read.board().text(), game.board().text());
            assert_eq!(
                played(version, [facts.name, "exploiter"], number).board().text(),
                game.board().text()
            );
        }
    }
}

#[test]
fn a_review_finds_no_fault_with_perfect_play_and_some_with_chance() {
    let keys = |names, number| -> Vec<String> {
        let review = played("simple", names, number).review();
        review.into_iter().map(|said| said.key).collect()
    };
    let perfect = keys(["equilibrium"; 2], 1);
    assert!(perfect.len() >= 10, "two sentences a round: {perfect:?}");
    assert!(
        perfect.iter().all(|key| key == "review-compromise-best"),
        "{perfect:?}"
    );
    let chance = keys(["random"; 2], 1);
    assert!(
        chance.iter().any(|key| key == "review-compromise-lost"),
        "{chance:?}"
    );
    assert_eq!(chance.len() % 2, 0);
}

#[test]
fn a_view_reads_back_to_a_board_on_which_everybody_answers_alike() {
    let game = played("complex", ["equilibrium", "smart_greedy"], 3);
    for step in game.steps() {
        for seat in step.before.turn().seats().iter() {
            let numbers = step.before.view_numbers(seat);
            let imagined = step.before.imagined(seat, &numbers).expect("a view");
            assert_eq!(imagined.view_numbers(seat), numbers);
            let answer = |board: &dyn Board| {
                let mut player = COMPROMISE
                    .player(&Spec::from("exploiter".to_owned()))
                    .expect("a player");
                let mut random = homestretch::play::dice::Dice::new(&seed::numbered(8));
                player.decide(board, seat, &mut random)
            };
            assert_eq!(answer(&*imagined), answer(&*step.before));
        }
    }
}

#[test]
fn numbers_that_are_no_view_are_refused() {
    let board = COMPROMISE.open(&config("simple")).expect("a table");
    let numbers = board.view_numbers(RED);
    for (place, value) in [
        (1, 9),
        (2, 0),
        (2, 70_000),
        (3, -1),
        (6, 1),
        (7, 1),
        (7, i32::MIN),
        (100, 5),
    ] {
        let mut numbers = numbers.clone();
        numbers[place] = value;
        assert!(board.imagined(RED, &numbers).is_none(), "{place}: {value}");
    }
    assert!(board.imagined(RED, &numbers[1..]).is_none());
    assert!(board.imagined(RED, &[]).is_none());
}

#[test]
fn settings_that_can_not_be_are_refused_with_a_sentence() {
    let mut config = COMPROMISE.default_config();
    for (name, value) in [
        ("pips", "1000000"),
        ("pips", "-1"),
        ("pips", "3.5"),
        ("length", "-1"),
        ("version", "x"),
        ("version", ""),
        ("ties", "perhaps"),
    ] {
        let refused = COMPROMISE.set(&mut config, name, value).expect_err("it can't be");
        assert_eq!(refused.key, "setting-value", "{name}={value}");
    }
    for (name, value) in [("pips", "0"), ("pips", "1001")] {
        let mut config = config.clone();
        // A table may refuse it at once, or when it is laid.
        if COMPROMISE.set(&mut config, name, value).is_ok() {
            let faults = COMPROMISE.open(&config).expect_err("it can't be laid");
            assert_eq!(faults[0].key, "compromise-fault-pips");
        }
    }
}

#[test]
fn a_placing_is_taken_back_as_a_whole_and_not_after_another_has_acted() {
    let sitters = vec![Sitter::Person, Sitter::Person];
    let setup = Setup::new(&catalogue::compromise::Catalogued, &config("complex"), sitters).expect("a table");
    let mut game = Match::new(setup, seed::numbered(1)).expect("a game");
    assert_eq!(game.chain_start(RED), None);
    for place in [3, 1, 4] {
        game.choose(RED, place).expect("a place");
    }
    assert_eq!(game.chain_start(RED), Some(0));
    assert_eq!(game.chain_start(GREEN), None);
    game.choose(GREEN, 2).expect("a place");
    assert_eq!(game.chain_start(RED), None);
    assert_eq!(game.chain_start(GREEN), Some(3));
    game.go_to(3).expect("it may be undone");
    for place in [1, 5] {
        game.choose(RED, place).expect("a place");
    }
    assert_eq!(game.chain_start(RED), None, "it is whole");
}
