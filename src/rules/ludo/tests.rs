//! The rules as sentences over drawn positions.

use super::{Choices, Config, Event, HomeMoves, Ludo, PlayToLast, Rule};
use crate::rules::{
    ChoiceSet, Game, Notation, Seat, Silent, Turn, numbers::Numbers, race::Racing, track::Spot,
};

const AWAY: &str = "B4,B4,B4,B4/B14,B14,B14,B14/B24,B24,B24,B24";

fn game(config: &Config) -> Ludo {
    Ludo::new(config).expect("a valid configuration")
}

/// What the seat in turn may do, or what is waited for where it can do nothing. The text ends in a roll.
#[track_caller]
fn check_with(config: &Config, text: &str, expected: &[&str]) {
    let game = game(config);
    let (before, roll) = text.rsplit_once(" rolls ").expect("position and roll");
    let mut position = game.read_position(before).expect("a valid position");
    let seat = position.seat;
    let outcome = game.read_outcome(roll).expect("a face");
    game.settle(&mut position, &outcome, &mut Silent)
        .expect("a possible roll");
    let mut found: Vec<String> = game
        .choices(&position, seat)
        .iter()
        .map(|choice| game.write_choice(&position, seat, choice))
        .collect();
    if found.is_empty() {
        let text = game.write_position(&position);
        found.push(text.replace(&format!("/{AWAY}"), ""));
    }
    assert_eq!(found, expected);
}

#[track_caller]
fn check(text: &str, expected: &[&str]) {
    check_with(&Config::default(), text, expected);
}

/// The position after these rolls, the first legal move made each time.
#[track_caller]
fn after(config: &Config, text: &str, faces: &[u8]) -> String {
    let game = game(config);
    let mut position = game.read_position(text).expect("a valid position");
    for face in faces {
        let roll = game.read_outcome(&face.to_string()).expect("a face");
        game.settle(&mut position, &roll, &mut Silent)
            .expect("a possible roll");
        if let Turn::Seat(seat) = game.turn(&position) {
            let choice = game.choices(&position, seat).nth(0).expect("a legal move");
            game.play(&mut position, seat, choice, &mut Silent)
                .expect("a legal move");
        }
    }
    game.write_position(&position)
}

#[test]
fn a_six_must_bring_a_pawn_in_before_anything_else() {
    check(&format!("B34,B34,E7,E31/{AWAY} 0? rolls 6"), &["B34-E0"]);
    check(
        &format!("B34,B34,E7,E31/{AWAY} 0? rolls 5"),
        &["E7-E12", "E31-E36"],
    );
    check(
        &format!("B34,B34,B34,B34/{AWAY} 0? rolls 5"),
        &["B34,B34,B34,B34 1?"],
    );
}

#[test]
fn the_second_roll_moves_the_new_pawn_by_itself_and_may_strike_its_own() {
    let config = Config::default();
    let own = format!("B34,B34,E3,E31/{AWAY} 0?");
    let told = after(&config, &own, &[6]);
    assert_eq!(told, format!("B34,E0,E3,E31/{AWAY} 0>"));
    // The pawn on E3 is struck by its own side.
    let told = after(&config, &own, &[6, 3]);
    assert_eq!(told, format!("B34,B34,E3,E31/{AWAY} 1?"));
    let closed = Config {
        forced_strikes_own: false,
        ..config
    };
    check_with(
        &closed,
        &format!("B34,E0,E3,E31/{AWAY} 0> rolls 3"),
        &["E3-E6", "E31-E34"],
    );
}

#[test]
fn a_second_six_moves_the_new_pawn_and_brings_in_nobody_but_rolls_again() {
    let new = format!("B34,E0,E3,E31/{AWAY} 0>");
    check(&format!("{new} rolls 6"), &["B34,E3,E6,E31 0?"]);
    // The roll that it gives is an ordinary one: a six brings a pawn in.
    let told = after(&Config::default(), &new, &[6, 6]);
    assert_eq!(told, format!("E0,E3,E6,E31/{AWAY} 0>"));
    let also = Config {
        forced_six_also_draws: true,
        ..Config::default()
    };
    check_with(&also, &format!("{new} rolls 6"), &["B34-E0"]);
    let told = after(&also, &new, &[6]);
    assert_eq!(told, format!("E0,E3,E6,E31/{AWAY} 0>"));
}

#[test]
fn a_pawn_that_comes_in_strikes_whoever_stands_on_the_start() {
    let side = "B34,B34,B34,B34/E0,B4,B4,B4/B14,B14,B14,B14/B24,B24,B24,B24 0?";
    let told = after(&Config::default(), side, &[6]);
    assert_eq!(told, format!("B34,B34,B34,E0/{AWAY} 0>"));
}

#[test]
fn a_six_with_an_empty_yard_moves_any_pawn_and_rolls_again_without_limit() {
    let out = format!("E1,E9,H1,H2/{AWAY} 0?");
    // No six moves a pawn at home: it would come back to where it stands.
    check(&format!("{out} rolls 6"), &["E1-E7", "E9-E15"]);
    let told = after(&Config::default(), &out, &[6, 6, 6, 6]);
    assert_eq!(told, format!("E15,E19,H1,H2/{AWAY} 0?"));
    let limited = Config {
        six_limit: Some(3),
        ..Config::default()
    };
    let told = after(&limited, &out, &[6, 6, 6]);
    assert_eq!(told, format!("E9,E13,H1,H2/{AWAY} 1?"));
    check(&format!("B34,B34,H1,E0/{AWAY} 0> rolls 6"), &["B34,B34,E6,H1 0?"]);
}

#[test]
fn a_six_that_nobody_can_use_still_rolls_again() {
    let side = "E0,E6,E12,E18/E24,E30,E36,E2/B14,B14,B14,B14/B24,B24,B24,B24 0?";
    check(&format!("{side} rolls 6"), &["E18-E24"]);
    let exact = Config {
        pawns: 2,
        bounce: false,
        ..Config::default()
    };
    let stuck = "E39,H2/B4,B4/B14,B14/B24,B24 0?";
    assert_eq!(after(&exact, stuck, &[6]), stuck);
}

#[test]
fn at_home_pawns_go_to_and_fro_and_never_out_again() {
    let two = Config {
        pawns: 2,
        ..Config::default()
    };
    let others = "B4,B4/B14,B14/B24,B24";
    for (from, die, to) in [
        ("H0", 5, "H0-H1"),
        ("H0", 4, "H0-H2"),
        ("H1", 3, "H1-H2"),
        ("H2", 5, "H2-H1"),
        ("H3", 3, "H3-H0"),
        ("H3", 4, "H3-H1"),
        ("H3", 5, "H3-H2"),
        ("E39", 5, "E39-H2"),
        ("E38", 5, "E38-H3"),
    ] {
        check_with(&two, &format!("B34,{from}/{others} 0? rolls {die}"), &[to]);
    }
    let both = "E9,E39/B4,B4/B14,B14/B24,B24 0? rolls 6";
    check_with(&two, both, &["E9-E15", "E39-H1"]);
    // Back to where it stands is no move, and neither is onto another pawn of the seat.
    let stuck = format!("B34,H2/{others}");
    check_with(&two, &format!("{stuck} 0? rolls 2"), &[&format!("{stuck} 1?")]);
    check(&format!("B34,H0,H1,H2/{AWAY} 0? rolls 5"), &["B34,H0,H1,H2 1?"]);
}

#[test]
fn moving_at_home_is_a_choice_and_a_must_unless_the_house_says_otherwise() {
    let side = format!("B34,E9,H0,H2/{AWAY} 0? rolls 1");
    let house = |home_moves| Config {
        home_moves,
        ..Config::default()
    };
    check(&side, &["E9-E10", "H0-H1", "H2-H3"]);
    check_with(&house(HomeMoves::Last), &side, &["E9-E10"]);
    check_with(&house(HomeMoves::Never), &side, &["E9-E10"]);
    let home = format!("B34,B34,B34,H0/{AWAY} 0? rolls 1");
    check(&home, &["H0-H1"]);
    check_with(&house(HomeMoves::Last), &home, &["H0-H1"]);
    check_with(&house(HomeMoves::Never), &home, &["B34,B34,B34,H0 1?"]);
}

#[test]
fn who_has_finished_is_skipped_and_gets_no_roll_for_a_six() {
    let text = format!("E35,H0,H2,H3/{AWAY} 0?");
    let told = after(&Config::default(), &text, &[6]);
    assert_eq!(told, format!("H0,H1,H2,H3/{AWAY} 1? home=0"));
    // Two who are left play on for the next place; with one left the game is over.
    let last = "H0,H1,H2,H3/E9,H11,H12,H13/B14,B14,B14,E39/H30,H31,H32,H33 1? home=3,0";
    let game = game(&Config::default());
    let told = after(&Config::default(), last, &[1]);
    assert!(told.ends_with("over home=3,0,1"), "{told}");
    let position = game.read_position(&told).expect("a position");
    let standing = game.standing(&position).expect("the standing");
    assert_eq!(standing.order(), [3, 0, 1, 2].map(Seat::new));
    let on = Config {
        play_to_last: PlayToLast::On,
        ..Config::default()
    };
    assert!(after(&on, last, &[1]).ends_with("2? home=3,0,1"));
}

#[test]
fn a_limit_of_rolls_ends_the_game_as_it_stands() {
    let config = Config {
        max_rolls: Some(2),
        ..Config::default()
    };
    let told = after(&config, &format!("B34,B34,B34,B34/{AWAY} 3?"), &[4, 6]);
    assert_eq!(told, format!("B34,B34,B34,E0/{AWAY} over rolls=2"));
}

#[test]
fn every_refusal_has_its_reason() {
    let refused = |config: &Config, text: &str, from: &str| {
        let game = game(config);
        let position = game.read_position(text).expect("a position");
        let choice = game
            .read_choice(&position, position.seat, from)
            .expect("a choice");
        game.forbids(&position, position.seat, choice)
    };
    let house = |home_moves, bounce, forced_second_roll| Config {
        forced_second_roll,
        bounce,
        home_moves,
        ..Config::default()
    };
    let usual = Config::default();
    let exact = house(HomeMoves::Choice, false, false);
    let side = |own: &str, roll: u8| format!("{own}/{AWAY} 0:{roll}");
    for (config, own, roll, from, rule) in [
        (&usual, "B34,E3,E5,H2", 2, "E4", Rule::NoPawnThere),
        (&usual, "B34,E3,E5,H2", 2, "B34", Rule::EnterNeeds { rolled: 2 }),
        (&usual, "B34,E3,E5,H2", 6, "E3", Rule::EnterFirst),
        (&usual, "B34,E3,E5,H2", 2, "E3", Rule::OwnPawn),
        (&usual, "B34,E3,E5,H2", 2, "H2", Rule::SameSpot),
        (&usual, "B34,E3,H0,H2", 2, "H0", Rule::HomeOccupied),
        (&exact, "B34,E0,E5,H2", 6, "B34", Rule::StartOccupied),
        (&exact, "B34,E3,E5,H2", 2, "H2", Rule::PastHome { most: 1 }),
        (
            &house(HomeMoves::Last, true, true),
            "B34,E3,E5,H2",
            1,
            "H2",
            Rule::TrackFirst,
        ),
        (
            &house(HomeMoves::Never, true, true),
            "B34,E3,E5,H2",
            1,
            "H2",
            Rule::HomeRests,
        ),
    ] {
        assert_eq!(
            refused(config, &side(own, roll), from),
            Some(rule),
            "{own} {roll} {from}"
        );
    }
}

#[test]
fn a_text_that_makes_no_sense_is_refused_where_it_goes_wrong() {
    let game = game(&Config::default());
    let refused = |text: &str| {
        let fault = game.read_position(text).expect_err("a refusal");
        (fault.at, fault.message.key)
    };
    let refused_as = |text: &str| refused(text).1;
    assert_eq!(refused(""), (0, "ludo-text-spot".to_owned()));
    assert_eq!(refused("B34,B34,E7,E40/x"), (11, "ludo-text-spot".to_owned()));
    assert_eq!(
        refused(&format!("B34,B34,E7,E7/{AWAY} 0?")),
        (11, "ludo-text-taken".to_owned())
    );
    assert_eq!(
        refused(&format!("B34,E7,E8/{AWAY} 0?")),
        (0, "ludo-text-pawns".to_owned())
    );
    let yard = format!("B34,B34,B34,B34/{AWAY}");
    assert_eq!(refused_as(&format!("{yard} 9?")), "ludo-text-seat");
    assert_eq!(refused_as(&format!("{yard} 0>")), "ludo-text-forced");
    assert_eq!(refused_as(&format!("{yard} 0:7")), "ludo-text-face");
    assert_eq!(refused_as(&format!("{yard} 0:3")), "ludo-text-no-move");
    assert_eq!(refused_as(&format!("{yard} draw")), "ludo-text-phase");
    assert_eq!(refused_as(&format!("{yard} over")), "ludo-text-over");
    assert_eq!(refused_as(&format!("{yard} 0? sixes=1")), "ludo-text-number");
    assert_eq!(refused_as(&format!("{yard} 0? tries=1")), "ludo-text-field");
    assert_eq!(refused_as(&format!("{yard} 1! waiting=0,1")), "ludo-text-contest");
    assert_eq!(refused_as(&format!("H0,H1,H2,H3/{AWAY} 1?")), "ludo-text-home");
    assert_eq!(
        refused_as(&format!("H0,H1,H2,H3/{AWAY} 0? home=0")),
        "ludo-text-turn"
    );
}

#[test]
fn those_who_tie_are_told_and_roll_again_alone() {
    let game = game(&Config::default());
    let (mut position, mut events) = (game.start(), Vec::new());
    for face in ["5", "2", "5", "1"] {
        let roll = game.read_outcome(face).expect("a face");
        game.settle(&mut position, &roll, &mut events).expect("a roll");
    }
    let seats = [0, 2].map(Seat::new).to_vec();
    let message = game
        .describe(&Event::Tied { seats: seats.clone() })
        .expect("a sentence");
    assert_eq!(message.key, "event-ludo-tied-two");
    assert_eq!(events.last(), Some(&Event::Tied { seats }));
    assert!(game.write_position(&position).ends_with("0! waiting=0,2"));
}

#[test]
fn two_sit_in_opposite_corners_of_the_board_for_four() {
    let game = game(&Config {
        seats: 2,
        ..Config::default()
    });
    let track = game.track();
    assert_eq!((track.ring(), track.start(Seat::new(1))), (40, 20));
    let position = game
        .read_position("B34,B34,B34,E38/B14,B14,B14,E19 1:1")
        .expect("a position");
    let choice = game.choices(&position, Seat::new(1)).nth(0).expect("a move");
    assert_eq!(game.write_choice(&position, Seat::new(1), choice), "E19-H20");
    let view = game.view(&position, Seat::new(1));
    assert_eq!(view.ring(), 40);
}

#[test]
fn a_path_goes_there_and_back() {
    let game = game(&Config::default());
    let home = |lane| Spot::Home(Seat::new(0), lane);
    let path = game.path(Seat::new(0), 40, 5);
    assert_eq!(
        path,
        [Spot::Ring(39), home(0), home(1), home(2), home(3), home(2)]
    );
    let path = game.path(Seat::new(0), 44, 4);
    assert_eq!(path, [home(3), home(2), home(1), home(0), home(1)]);
}

/// Playing on in one go, broken off now and then, comes to the same positions by the same events as step by step.
#[test]
fn playing_on_is_playing_step_by_step() {
    let configs = [
        Config::default(),
        Config {
            seats: 3,
            forced_six_also_draws: true,
            home_moves: HomeMoves::Last,
            play_to_last: PlayToLast::On,
            ..Config::default()
        },
        Config {
            empty: vec![Seat::new(1)],
            forced_strikes_own: false,
            home_moves: HomeMoves::Never,
            six_limit: Some(2),
            play_to_last: PlayToLast::Off,
            ..Config::default()
        },
        Config {
            forced_second_roll: false,
            bounce: false,
            max_rolls: Some(150),
            ..Config::default()
        },
    ];
    for config in configs {
        let game = game(&config);
        for (number, unasked) in (0..40).flat_map(|number| [(number, false), (number, true)]) {
            let start = || (game.start(), Numbers(number), Numbers(!number), Vec::new());
            let (mut slow, mut dice, mut thoughts, mut told) = start();
            let mut moments = vec![slow];
            while game.turn(&slow) != Turn::Over {
                if game.turn(&slow) == Turn::Chance {
                    let outcome = game.draw(&slow, &mut dice);
                    game.settle(&mut slow, &outcome, &mut told).expect("chance acts");
                } else {
                    let (seat, legal) = (slow.seat, game.choices(&slow, slow.seat));
                    let only = legal.only().filter(|_| unasked);
                    let choice = only.or_else(|| legal.any(&mut thoughts)).expect("a legal move");
                    game.play(&mut slow, seat, choice, &mut told)
                        .expect("a legal move");
                }
                moments.push(slow);
            }
            let (mut position, mut dice, mut thoughts, mut events) = start();
            let mut acts = 0;
            for most in [number, 1, 1, 1, 2, 3, 100, 1_000_000] {
                let ask = |_: &_, _, legal: Choices, _| legal.any(&mut thoughts);
                acts += game
                    .play_on(&mut position, &mut dice, &mut events, unasked, most, ask)
                    .all();
                assert_eq!(
                    position, moments[acts as usize],
                    "{config:?} {number} {unasked} {acts}"
                );
            }
            assert_eq!(position, slow);
            assert_eq!(events, told);
        }
    }
}
