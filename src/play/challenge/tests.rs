//! Challenges there and back: every game, its presets and house rules, whoever may sit there.

use proptest::prelude::*;

use super::*;
use crate::{
    catalogue::{Kind, Ours},
    play::{Act, fate::Scheme},
};

/// A game of these that has been played out.
fn played(name: &str, words: &[&str], fate: impl Into<Fate>) -> Match {
    let entry = Ours::GAMES.named(name).expect("a game");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
    play(Match::new(setup, fate).expect("a game"))
}

/// The game played to its end, persons by chance.
fn play(mut game: Match) -> Match {
    loop {
        while game.step_alone().expect("nobody plays foul") {}
        let Some(seat) = game.turn().seats().iter().next() else {
            return game;
        };
        let number = game.any_choice(seat).expect("a choice");
        game.choose(seat, number).expect("it is allowed");
    }
}

fn key<T: std::fmt::Debug>(result: Result<T, Message>) -> String {
    result.expect_err("it is refused").key
}

/// One of a few values that a setting can have.
fn value(kind: &Kind, pick: usize) -> String {
    match *kind {
        Kind::Flag => ["on", "off"][pick % 2].to_owned(),
        Kind::Words(words) => words[pick % words.len()].to_owned(),
        Kind::Number(low, high) | Kind::Odd(low, high) => (low + pick as u16 % 4).min(high).to_string(),
        Kind::Limit(low, high) => match pick % 3 {
            0 => "none".to_owned(),
            more => (low + more as u16).min(high).to_string(),
        },
    }
}

/// Who may sit at a table of a game.
fn words(entry: &dyn Entry) -> Vec<String> {
    let plain = ["empty", "person"].map(str::to_owned);
    let levels = entry.levels().iter().map(|level| level.spec.to_owned());
    let names = entry.strategies();
    let names = names.iter().map(|facts| facts.name.to_owned());
    plain.into_iter().chain(levels).chain(names).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn what_a_code_is_made_of_is_read_from_it(
        (game, preset, board, challenger) in (0_usize..5, 0_usize..4, 0_usize..5, 0_usize..6),
        sitters in prop::collection::vec(0_usize..20, 6),
        rules in prop::collection::vec((0_usize..20, 0_usize..12), 0..3),
        (bits, number, secret) in (0_u32..64, any::<u64>(), any::<Option<[u8; 32]>>()),
        (never, place, length) in (any::<bool>(), 1_u8..7, any::<u64>()),
    ) {
        let entry = Ours::GAMES[game];
        let count = entry.seat_counts()[board % entry.seat_counts().len()];
        let seat = Seat::new(challenger % count);
        let known = words(entry);
        let mut chairs: Vec<Sitter> = sitters[..count]
            .iter()
            .map(|&pick| Sitter::from(known[pick % known.len()].as_str()))
            .collect();
        chairs[seat.index()] = Sitter::Person;
        let mut setup = Setup::new(entry, &entry.default_config(), chairs).expect("a table");
        let settings = entry.settings();
        let house = HouseRules {
            preset: entry.presets().get(preset).map(|&preset| preset.to_owned()),
            rules: rules
                .iter()
                .map(|&(at, pick)| (&settings[at % settings.len()], pick))
                .map(|(setting, pick)| format!("{}={}", setting.name, value(&setting.kind, pick)))
                .collect(),
        };
        let faults = house.apply(entry, &mut setup.config);
        prop_assert!(faults.is_empty(), "{faults:?}");
        if never {
            setup.undo = UndoPolicy::Never;
        }
        // Rules that make no game are refused before there is a challenge.
        if setup.open().is_err() {
            return Ok(());
        }
        let challenge = Challenge {
            setup,
            seat,
            seed: secret.unwrap_or_else(|| seed::numbered(number >> bits)),
            outcome: Outcome { place, length },
        };
        let code = challenge.code().expect("a code");
        prop_assert_eq!(Challenge::read(Ours::GAMES, &code).expect("it is read"), challenge);
    }
}

#[test]
fn a_usual_table_with_fresh_dice_has_a_short_code() {
    for entry in Ours::GAMES {
        let sitters = entry.usual_sitters().iter().cycle().take(entry.seat_counts()[0]);
        let sitters = sitters.map(|&word| Sitter::from(word)).collect();
        let challenge = Challenge {
            setup: Setup::new(entry, &entry.default_config(), sitters).expect("a table"),
            seat: Seat::new(0),
            seed: fresh().expect("random bytes").seed(),
            outcome: Outcome {
                place: 2,
                length: 345,
            },
        };
        let code = challenge.code().expect("a code");
        assert!(code.len() <= 30, "{}: {code}", entry.name());
    }
}

#[test]
fn the_same_dice_come_and_one_result_stands_beside_the_other() {
    for (name, sitters) in [
        ("mejn", &["person", "far", "empty", "random"][..]),
        ("ludo", &["near", "person"]),
        ("dog", &["person", "random", "random", "random"]),
        ("quoridor", &["person", "random"]),
        ("compromise", &["random", "person"]),
    ] {
        let first = played(name, sitters, fresh().expect("random bytes"));
        let seat = challenger(&first).expect("one person");
        let code = Challenge::new(&first, seat).and_then(|challenge| challenge.code());
        let challenge = Challenge::read(Ours::GAMES, &code.expect("a code")).expect("it is read");
        assert_eq!(
            (challenge.seat(), Some(challenge.outcome())),
            (seat, Outcome::of(&first, seat))
        );
        let (setup, fate) = challenge.table();
        let again = Match::new(setup, fate).expect("a game");
        assert_eq!(again.setup().chairs[seat.index()], Chair::new(Sitter::Person));
        assert_eq!(key(challenge.beside(&again)), "challenge-not-over");
        // Persons play by chance here, and chance follows from the seed: the same game comes of it.
        let again = play(again);
        let acts = |game: &Match| {
            game.steps()
                .iter()
                .map(|step| step.act.clone())
                .collect::<Vec<Act>>()
        };
        assert_eq!(acts(&first), acts(&again), "{name}");
        let beside = challenge.beside(&again).expect("an answer");
        assert_eq!(beside.theirs, beside.yours);
        assert_eq!(beside.verdict().key, "challenge-even");
        let other = played(name, sitters, seed::numbered(3));
        assert_eq!(key(challenge.beside(&other)), "challenge-other");
    }
}

#[test]
fn the_better_place_is_better_and_nothing_else_counts() {
    let outcome = |place, length| Outcome { place, length };
    let verdict = |theirs, yours| Beside { theirs, yours }.verdict().key;
    assert_eq!(verdict(outcome(2, 90), outcome(1, 100)), "challenge-better");
    assert_eq!(verdict(outcome(2, 90), outcome(3, 10)), "challenge-worse");
    assert_eq!(verdict(outcome(2, 90), outcome(2, 10)), "challenge-even");
}

#[test]
fn a_code_says_who_played_by_words_and_tells_no_name() {
    let entry = Ours::GAMES.named("mejn").expect("a game");
    let mut setup = played("mejn", &["person", "far"], seed::numbered(1))
        .setup()
        .clone();
    "Anna".clone_into(&mut setup.chairs[0].name);
    let word = Some("tulip".to_owned());
    let fate = Fate::drawn(&setup, &[word, None, None, None, None, None]).expect("random bytes");
    assert_eq!((fate.words.len(), fate.scheme), (1, Scheme::Words));
    let game = play(Match::new(setup, fate).expect("a game"));
    let challenge = Challenge::new(&game, Seat::new(0)).expect("a challenge");
    let (setup, fate) = challenge.table();
    assert_eq!(setup.entry, entry);
    assert!(setup.chairs.iter().all(|chair| chair.name.is_empty()));
    assert!(fate.words.is_empty());
    assert_eq!(Some(&fate.seed()), game.seed());
    assert!(challenge.is_of(&game).is_ok(), "names make no difference");
}

#[test]
fn the_result_of_a_computer_may_be_challenged_too() {
    let game = played("mejn", &["far", "near"], seed::numbered(5));
    assert_eq!(key(challenger(&game)), "challenge-whose");
    let challenge = Challenge::new(&game, Seat::new(1)).expect("a challenge");
    let sitters = challenge.table().0.chairs.into_iter().map(|chair| chair.sitter);
    assert_eq!(sitters.collect::<Vec<_>>(), ["far", "person"].map(Sitter::from));
    assert_eq!(key(Challenge::new(&game, Seat::new(2))), "challenge-nobody");
}

#[test]
fn what_can_be_no_challenge_is_told_why() {
    let entry = Ours::GAMES.named("mejn").expect("a game");
    let begin = |words: [&str; 2]| {
        let sitters = words.map(Sitter::from).to_vec();
        let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
        Match::new(setup, seed::numbered(1)).expect("a game")
    };
    let seat = Seat::new(0);
    let mut game = begin(["person", "far"]);
    game.step_alone().expect("a step");
    assert_eq!(key(Challenge::new(&game, seat)), "challenge-not-over");
    game.sit(seat, Chair::new(Sitter::from("far")))
        .expect("it sits down");
    assert_eq!(key(Challenge::new(&play(game), seat)), "challenge-taken-over");
    let mut practice = begin(["person", "far"]);
    practice.setup.undo = UndoPolicy::Practice;
    assert_eq!(key(Challenge::new(&play(practice), seat)), "challenge-practice");
    let mut own = play(begin(["person", "far"]));
    own.chairs[1].sitter = Sitter::from("bot:python3 /home/anna/far.py");
    assert_eq!(key(Challenge::new(&own, seat)), "challenge-own");
}

#[test]
fn a_code_of_a_game_or_a_word_that_is_not_known_here_is_told() {
    let mut writer = Writer::default();
    writer.word("chess");
    assert_eq!(
        key(Challenge::read(Ours::GAMES, &writer.code())),
        "challenge-game"
    );
    let mut writer = Writer::default();
    writer.word("mejn");
    writer.number(7, 3);
    writer.number(0, 3);
    assert_eq!(
        key(Challenge::read(Ours::GAMES, &writer.code())),
        "challenge-unread"
    );
}
