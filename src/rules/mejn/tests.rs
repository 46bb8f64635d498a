//! The rules as sentences over drawn positions.

use super::{Config, LeaveStart, Mejn, MejnView, PlayToLast, WhoBegins};
use crate::rules::{
    ChoiceSet, Game, Notation, Seat, Silent, Source, Turn,
    race::{Choice, Landing, Occupant, Racing, Target},
};

/// What `seat`-by-text may do in a drawn position of the default board.
#[track_caller]
fn check(position: &str, expected: &[&str]) {
    check_with(&Config::default(), position, expected);
}

#[track_caller]
fn check_with(config: &Config, text: &str, expected: &[&str]) {
    let game = Mejn::new(config).expect("a valid configuration");
    // `?3` at the end of the turn rolls a 3 in the position before it.
    let (before, roll) = text.rsplit_once(" rolls ").expect("position and roll");
    let mut position = game.read_position(before).expect("a valid position");
    let seat = position.seat;
    let outcome = game.read_outcome(roll).expect("a face");
    game.settle(&mut position, &outcome, &mut Silent)
        .expect("a possible roll");
    let found: Vec<String> = game
        .choices(&position, seat)
        .iter()
        .map(|choice| game.write_choice(&position, seat, choice))
        .collect();
    assert_eq!(found, expected);
}

const AWAY: &str = "B4,B4,B4,B4/B14,B14,B14,B14/B24,B24,B24,B24";

#[test]
fn a_six_must_bring_a_pawn_in_before_anything_else() {
    check(&format!("B34,B34,E7,E31/{AWAY} 0? rolls 6"), &["B34-E0"]);
    check(
        &format!("B34,B34,E7,E31/{AWAY} 0? rolls 5"),
        &["E7-E12", "E31-E36"],
    );
}

#[test]
fn a_pawn_on_the_start_leaves_it_with_whatever_was_rolled() {
    check(&format!("B34,E0,E7,E31/{AWAY} 0? rolls 6"), &["E0-E6"]);
    check(&format!("E0,E3,E7,E31/{AWAY} 0? rolls 3"), &["E0-E3"]);
}

#[test]
fn an_own_pawn_closes_the_target_but_not_to_the_pawn_on_the_start() {
    check(&format!("B34,B34,E7,E10/{AWAY} 0? rolls 3"), &["E10-E13"]);
    let closed = Config {
        start_strikes_own: false,
        ..Config::default()
    };
    check_with(
        &closed,
        &format!("B34,E0,E3,E31/{AWAY} 0? rolls 3"),
        &["E3-E6", "E31-E34"],
    );
}

#[test]
fn home_is_entered_exactly_and_may_be_jumped_in_unless_forbidden() {
    check(&format!("B34,E38,H0,H3/{AWAY} 0? rolls 3"), &["E38-H1"]);
    let no_jump = Config {
        home_no_jumping: true,
        ..Config::default()
    };
    check_with(
        &no_jump,
        &format!("B34,E38,E5,H0/{AWAY} 0? rolls 3"),
        &["E5-E8", "H0-H3"],
    );
    check(
        &format!("B34,E38,E5,H0/{AWAY} 0? rolls 3"),
        &["E5-E8", "E38-H1", "H0-H3"],
    );
}

#[test]
fn striking_is_compulsory_only_where_the_house_says_so() {
    let side = "B34,B34,E7,E9/B4,B4,B4,E12/B14,B14,B14,B14/B24,B24,B24,B24 0? rolls 5";
    check(side, &["E7-E12", "E9-E14"]);
    let compulsory = Config {
        strike_is_compulsory: true,
        ..Config::default()
    };
    check_with(&compulsory, side, &["E7-E12"]);
}

#[test]
fn a_text_that_makes_no_sense_is_refused_where_it_goes_wrong() {
    let game = Mejn::new(&Config::default()).expect("the default configuration");
    let refused = |text: &str| {
        let fault = game.read_position(text).expect_err("a refusal");
        (fault.at, fault.message.key)
    };
    assert_eq!(refused(""), (0, "mejn-text-spot".to_owned()));
    assert_eq!(refused("B34,B34,E7,E40/x"), (11, "mejn-text-spot".to_owned()));
    assert_eq!(
        refused(&format!("B34,B34,E7,E7/{AWAY} 0?")),
        (11, "mejn-text-taken".to_owned())
    );
    assert_eq!(
        refused(&format!("B34,E7,E8/{AWAY} 0?")),
        (0, "mejn-text-pawns".to_owned())
    );
    assert_eq!(refused(&format!("B34,B34,B34,B34/{AWAY} 9?")).1, "mejn-text-seat");
    assert_eq!(refused(&format!("H0,H1,H2,H3/{AWAY} 1?")).1, "mejn-text-home");
    assert_eq!(
        refused(&format!("B34,B34,B34,B34/{AWAY} 0:3")).1,
        "mejn-text-no-move"
    );
}

/// Rolls these faces one after the other, making the first legal move each time; the text of the position then.
#[track_caller]
fn after(config: &Config, text: &str, faces: &[u8]) -> String {
    let game = Mejn::new(config).expect("a valid configuration");
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

const ALL_IN_YARDS: &str = "B34,B34,B34,B34/B4,B4,B4,B4/B14,B14,B14,B14/B24,B24,B24,B24";

#[test]
fn three_tries_are_given_where_only_a_six_helps_and_the_first_six_ends_them() {
    let tries = Config {
        three_tries: true,
        who_begins: WhoBegins::Seat(Seat::new(0)),
        ..Config::default()
    };
    let game = Mejn::new(&tries).expect("a valid configuration");
    let start = game.write_position(&game.start());
    assert_eq!(start, format!("{ALL_IN_YARDS} 0? tries=3"));
    assert_eq!(after(&tries, &start, &[1]), format!("{ALL_IN_YARDS} 0? tries=2"));
    assert_eq!(
        after(&tries, &start, &[1, 2, 3]),
        format!("{ALL_IN_YARDS} 1? tries=3")
    );
    let entered = ALL_IN_YARDS.replacen("B34,B34,B34,B34", "B34,B34,B34,E0", 1);
    assert_eq!(after(&tries, &start, &[1, 6]), format!("{entered} 0?"));
    let moved = entered.replace("E0", "E2");
    assert_eq!(after(&tries, &start, &[1, 6, 2]), format!("{moved} 1? tries=3"));
}

#[test]
fn a_home_pawn_that_could_still_go_on_leaves_no_three_tries() {
    let tries = Config {
        three_tries: true,
        ..Config::default()
    };
    let rest = "B14,B14,B14,B14/B24,B24,B24,B24";
    let before = |home| format!("B34,B34,B34,E5/B4,B4,{home}/{rest} 0?");
    let moved = |home, tail| format!("B34,B34,B34,E6/B4,B4,{home}/{rest} 1?{tail}");
    assert_eq!(
        after(&tries, &before("H12,H13"), &[1]),
        moved("H12,H13", " tries=3")
    );
    assert_eq!(after(&tries, &before("H11,H13"), &[1]), moved("H11,H13", ""));
}

#[test]
fn the_last_six_of_a_limit_is_not_played_and_ends_the_turn() {
    let limit = Config {
        six_limit: Some(3),
        ..Config::default()
    };
    let before = format!("B34,B34,B34,E0/{AWAY} 0?");
    assert_eq!(
        after(&limit, &before, &[6, 6]),
        format!("B34,B34,E0,E6/{AWAY} 0? sixes=2")
    );
    assert_eq!(
        after(&limit, &before, &[6, 6, 6]),
        format!("B34,B34,E0,E6/{AWAY} 1?")
    );
}

#[test]
fn a_six_rolls_again_used_or_not_but_not_where_the_house_says_otherwise() {
    let before = format!("E39,H0,H1,H2/{AWAY} 0?");
    assert_eq!(after(&Config::default(), &before, &[6]), before);
    let once = Config {
        six_rolls_again: false,
        ..Config::default()
    };
    assert_eq!(after(&once, &before, &[6]), format!("E39,H0,H1,H2/{AWAY} 1?"));
}

#[test]
fn a_seat_that_is_home_gets_no_further_roll_not_even_after_a_six() {
    let text = after(&Config::default(), &format!("E37,H1,H2,H3/{AWAY} 0?"), &[3]);
    assert_eq!(text, format!("H0,H1,H2,H3/{AWAY} 1? home=0"));
    let by_six = after(&Config::default(), &format!("E34,H1,H2,H3/{AWAY} 0?"), &[6]);
    assert_eq!(by_six, format!("H0,H1,H2,H3/{AWAY} 1? home=0"));
}

#[test]
fn a_game_goes_on_as_long_as_the_house_says() {
    let standing = |play_to_last, text: &str| {
        let game = Mejn::new(&Config {
            play_to_last,
            pawns: 1,
            ..Config::default()
        })
        .expect("a configuration");
        let mut position = game.read_position(text).expect("a valid position");
        let roll = game.read_outcome("1").expect("a face");
        game.settle(&mut position, &roll, &mut Silent)
            .expect("a possible roll");
        let seat = position.seat;
        let choice = game.choices(&position, seat).nth(0).expect("a move");
        game.play(&mut position, seat, choice, &mut Silent)
            .expect("a legal move");
        game.standing(&position).map(|standing| {
            (0..4)
                .map(|k| standing.place(Seat::new(k)).unwrap_or(0))
                .collect()
        })
    };
    let (first, third) = ("E39/B4/B14/B24 0?", "E39/H10/H20/B24 0? home=2,1");
    assert_eq!(standing(PlayToLast::On, first), None::<Vec<u8>>);
    assert_eq!(standing(PlayToLast::On, third), None);
    assert_eq!(
        standing(PlayToLast::On, "E39/H10/H20/H30 0? home=2,1,3"),
        Some(vec![4, 2, 1, 3])
    );
    assert_eq!(standing(PlayToLast::OneLeft, first), None);
    assert_eq!(standing(PlayToLast::OneLeft, third), Some(vec![3, 2, 1, 4]));
    assert_eq!(standing(PlayToLast::Off, first), Some(vec![1, 2, 2, 2]));
}

#[test]
fn who_ties_for_the_highest_roll_rolls_again() {
    let rolled = Config {
        who_begins: WhoBegins::Rolled,
        empty: vec![Seat::new(1)],
        ..Config::default()
    };
    let game = Mejn::new(&rolled).expect("a valid configuration");
    let start = game.write_position(&game.start());
    let board = "B34,B34,B34,B34/-/B14,B14,B14,B14/B24,B24,B24,B24";
    assert_eq!(start, format!("{board} 0! waiting=0,2,3"));
    assert_eq!(
        after(&rolled, &start, &[4, 5]),
        format!("{board} 3! waiting=3 leaders=2 best=5")
    );
    assert_eq!(
        after(&rolled, &start, &[4, 5, 5]),
        format!("{board} 2! waiting=2,3")
    );
    assert_eq!(
        after(&rolled, &start, &[4, 5, 5, 1, 1]),
        format!("{board} 2! waiting=2,3")
    );
    assert_eq!(after(&rolled, &start, &[4, 5, 5, 1, 2]), format!("{board} 3?"));
    assert_eq!(after(&rolled, &start, &[6, 5, 5]), format!("{board} 0?"));
}

#[test]
fn a_pawn_on_the_start_must_leave_it_as_far_as_the_house_says() {
    let house = |leave_start_first| Config {
        leave_start_first,
        ..Config::default()
    };
    let waiting = format!("B34,E0,E7,E31/{AWAY} 0? rolls 6");
    let none_waits = format!("E0,E7,E20,E31/{AWAY} 0? rolls 5");
    check_with(&house(LeaveStart::Always), &waiting, &["E0-E6"]);
    check_with(&house(LeaveStart::Always), &none_waits, &["E0-E5"]);
    check_with(&house(LeaveStart::WhileOneWaits), &waiting, &["E0-E6"]);
    let any = ["E0-E5", "E7-E12", "E20-E25", "E31-E36"];
    check_with(&house(LeaveStart::WhileOneWaits), &none_waits, &any);
    check_with(&house(LeaveStart::Never), &none_waits, &any);
    check_with(
        &house(LeaveStart::Never),
        &waiting,
        &["E0-E6", "E7-E13", "E31-E37"],
    );
}

#[test]
fn the_home_lane_of_the_last_seat_of_six_is_numbered_on_and_never_wrapped() {
    let six = Config {
        seats: 6,
        dots: 8,
        empty: (1..5).map(Seat::new).collect(),
        ..Config::default()
    };
    check_with(
        &six,
        "B42,B42,B42,B42/-/-/-/-/E39,E38,H40,H43 5? rolls 3",
        &["E38-H41", "E39-H42"],
    );
}

/// Numbers that follow from the first one.
#[derive(Clone)]
struct Mixed(u64);

impl Source for Mixed {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        (self.0 >> 33) as u32 % n
    }
}

/// A view that tells only what every race tells.
struct Bare<'a>(MejnView<'a>);

impl Racing for Bare<'_> {
    fn ring(&self) -> u8 {
        self.0.ring()
    }

    fn target(&self, choice: Choice) -> Target {
        self.0.target(choice)
    }

    fn occupant(&self, step: u8) -> Option<Occupant> {
        self.0.occupant(step)
    }
}

/// A plain game that is made to take the long way comes to the same positions by the same events.
#[test]
fn the_short_way_is_the_long_one() {
    let configs = [
        Config::default(),
        Config {
            seats: 6,
            dots: 9,
            empty: vec![Seat::new(2)],
            self_strike: true,
            who_begins: WhoBegins::Rolled,
            ..Config::default()
        },
        Config {
            start_strikes_own: false,
            leave_start_first: LeaveStart::WhileOneWaits,
            play_to_last: PlayToLast::OneLeft,
            six_rolls_again: false,
            ..Config::default()
        },
        Config {
            leave_start_first: LeaveStart::Never,
            play_to_last: PlayToLast::Off,
            ..Config::default()
        },
    ];
    for config in configs {
        let short = Mejn::new(&config).expect("a valid configuration");
        let mut long = short.clone();
        assert!(long.plain.take().is_some());
        for (number, unasked) in (0..60).flat_map(|number| [(number, false), (number, true)]) {
            // Broken off now and then, and gone on with.
            let play = |game: &Mejn| {
                let (mut position, mut events, mut dice) = (game.start(), Vec::new(), Mixed(number));
                let mut thoughts = Mixed(!number);
                let parts = [number, 1, 100, u64::MAX].map(|most| {
                    game.play_on(
                        &mut position,
                        &mut dice,
                        &mut events,
                        unasked,
                        most,
                        |position, seat, legal, _| {
                            let view = game.view(position, seat);
                            let bare = Bare(view);
                            for choice in legal.iter() {
                                assert_eq!(view.landing(choice), bare.landing(choice));
                            }
                            let worth = |it: Landing| i64::from(it.step % 3) + i64::from(it.other);
                            assert_eq!(view.best(&legal, worth), bare.best(&legal, worth));
                            legal.any(&mut thoughts)
                        },
                    )
                });
                (position, events, parts)
            };
            assert_eq!(play(&short), play(&long), "{config:?} {number} {unasked}");
        }
    }
}
