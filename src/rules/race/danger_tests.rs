//! Dangers of both games against numbers that follow by hand, and against every path of rolls tried out.

use super::{PlayToLast, Race, danger};
use crate::rules::{
    ChoiceSet, Game, Notation, Seat, Turn,
    ludo::{self, HomeMoves, Ludo},
    mejn::{Config, LeaveStart, Mejn},
    numbers::{Numbers, go_on},
    track::Spot,
};

/// Two seats of four, so that one opponent acts.
fn two() -> Config {
    Config {
        empty: [2, 3].map(Seat::new).into(),
        ..Config::default()
    }
}

/// The danger of seat 0 in a drawn position, as text.
#[track_caller]
fn check_in<G: Race>(config: &G::Config, position: &str, expected: &[(&str, f64)]) {
    let game = G::new(config).expect("a valid configuration");
    let position = game.read_position(position).expect("a valid position");
    let told = game.write_danger(&position, Seat::new(0));
    let names: Vec<&str> = told.iter().map(|(spot, _)| spot.as_str()).collect();
    assert_eq!(names, expected.iter().map(|&(name, _)| name).collect::<Vec<_>>());
    for ((name, right), (_, told)) in std::iter::zip(expected, &told) {
        assert!((told - right).abs() < 1e-6, "{name}: {told}, not {right}");
    }
}

#[track_caller]
fn check(config: &Config, position: &str, expected: &[(&str, f64)]) {
    check_in::<Mejn>(config, position, expected);
}

#[test]
fn a_pawn_is_struck_by_one_face_and_by_chains_of_highest_faces() {
    // Only E12 can move, so a six takes it along: by 3; by 6 and 3; by 6, 6 and 3.
    check(
        &two(),
        "B34,B34,B34,E15/E12,H11,H12,H13/-/- 1?",
        &[("E15", 1.0 / 6.0)],
    );
    check(
        &two(),
        "B34,B34,B34,E21/E12,H11,H12,H13/-/- 1?",
        &[("E21", 1.0 / 36.0)],
    );
    check(
        &two(),
        "B34,B34,B34,E27/E12,H11,H12,H13/-/- 1?",
        &[("E27", 1.0 / 216.0)],
    );
    // Behind it nobody strikes; on the own start and elsewhere it is all the same.
    check(&two(), "B34,B34,B34,E11/E12,H11,H12,H13/-/- 1?", &[("E11", 0.0)]);
    check(
        &two(),
        "B34,B34,B34,E0/E36,H11,H12,H13/-/- 1?",
        &[("E0", 1.0 / 6.0)],
    );
}

#[test]
fn a_six_is_spent_where_it_keeps_the_chance() {
    // E30 can take three sixes, to E8; the fourth must move E12 past its target.
    // 1/6 + 1/6² + 1/6³ + 1/6⁴ = 259/1296.
    let chain = 259.0 / 1296.0;
    check(
        &two(),
        "B34,B34,B34,E15/E12,E30,H12,H13/-/- 1?",
        &[("E15", chain)],
    );
    // E18 is struck by a six at once. Where one must strike, E12 has then gone past E15.
    let both = "B34,B34,E15,E18/E12,E30,H12,H13/-/- 1?";
    check(&two(), both, &[("E15", chain), ("E18", 1.0 / 6.0)]);
    let compulsory = Config {
        strike_is_compulsory: true,
        ..two()
    };
    check(&compulsory, both, &[("E15", 1.0 / 6.0), ("E18", 1.0 / 6.0)]);
}

#[test]
fn whoever_enters_strikes_on_its_start() {
    let yard = "B34,B34,B34,E10/B4,B4,B4,B4/-/- 1?";
    check(&two(), yard, &[("E10", 1.0 / 6.0)]);
    let tries = Config {
        three_tries: true,
        ..two()
    };
    let three = 1.0 - (5.0_f64 / 6.0).powi(3);
    check(&tries, &format!("{yard} tries=3"), &[("E10", three)]);
    check(&tries, &format!("{yard} tries=1"), &[("E10", 1.0 / 6.0)]);
    // As nobody has acted yet, the turn of seat 1 that comes has its three tries as well.
    check(&tries, "B34,B34,B34,E10/B4,B4,B4,B4/-/- 0?", &[("E10", three)]);
}

#[test]
fn a_chain_that_can_go_on_for_ever_is_summed() {
    // A: all in the yard, goes on by 6 to B: E10. B strikes by 3, and goes on by 6 to C: E16, which by 6 brings
    // another in, D: E10 and E16. D strikes by 3; by 6 it strikes its own pawn on E16, and that is C again.
    // D = 1/6 + C/6, C = D/6, so D = 6/35; B = 1/6 + C/6 = D; A = B/6 = 1/35.
    check(
        &two(),
        "B34,B34,B34,E13/B4,B4,B4,B4/-/- 1?",
        &[("E13", 1.0 / 35.0)],
    );
}

#[test]
fn the_house_may_cut_chains_short() {
    let once = Config {
        six_rolls_again: false,
        ..two()
    };
    let by_two = "B34,B34,B34,E21/E12,H11,H12,H13/-/- 1?";
    check(&once, by_two, &[("E21", 0.0)]);
    check(
        &once,
        "B34,B34,B34,E18/E12,H11,H12,H13/-/- 1?",
        &[("E18", 1.0 / 6.0)],
    );
    let limit = Config {
        six_limit: Some(2),
        ..two()
    };
    check(&limit, by_two, &[("E21", 1.0 / 36.0)]);
    check(&limit, &format!("{by_two} sixes=1"), &[("E21", 0.0)]);
    check(&limit, "B34,B34,B34,E27/E12,H11,H12,H13/-/- 1?", &[("E27", 0.0)]);
}

#[test]
fn a_roll_that_lies_there_is_no_chance_any_more() {
    check(&two(), "B34,B34,B34,E15/E12,H11,H12,H13/-/- 1:3", &[("E15", 1.0)]);
    check(&two(), "B34,B34,B34,E15/E12,H11,H12,H13/-/- 1:4", &[("E15", 0.0)]);
    check(
        &two(),
        "B34,B34,B34,E21/E12,H11,H12,H13/-/- 1:6",
        &[("E21", 1.0 / 6.0)],
    );
}

#[test]
fn only_pawns_on_the_ring_are_told_of_and_only_who_still_acts_is_feared() {
    let all = Config::default();
    check(
        &all,
        "B34,B34,H0,H1/E12,H11,H12,H13/B14,B14,B14,B14/B24,B24,B24,B24 1?",
        &[],
    );
    let one = |turn: &str| format!("B34,B34,H0,E15/E12,H11,H12,H13/E14,H21,H22,H23/B24,B24,B24,B24 {turn}");
    let two = 1.0 - (5.0_f64 / 6.0).powi(2);
    check(&all, &one("1?"), &[("E15", two)]);
    check(&all, &one("0?"), &[("E15", two)]);
    check(&all, &one("0:1"), &[("E15", two)]);
    check(&all, &one("2?"), &[("E15", 1.0 / 6.0)]);
    check(&all, &one("3?"), &[("E15", 0.0)]);
    let finished = "B34,B34,H0,E15/H10,H11,H12,H13/E14,H21,H22,H23/B24,B24,B24,B24 0? home=1";
    check(&all, finished, &[("E15", 1.0 / 6.0)]);
    let over = Config {
        play_to_last: PlayToLast::Off,
        ..all
    };
    let over_now = "B34,B34,H0,E15/H10,H11,H12,H13/E14,H21,H22,H23/B24,B24,B24,B24 over home=1";
    check(&over, over_now, &[("E15", 0.0)]);
    let game = Mejn::new(&self::two()).expect("a valid configuration");
    assert_eq!(danger::of(&game, &game.start(), Seat::new(3)), []);
}

/// The house rules of Ludo for two of four.
fn house() -> ludo::Config {
    ludo::Config {
        empty: [2, 3].map(Seat::new).into(),
        ..ludo::Config::default()
    }
}

#[test]
fn a_new_pawn_of_ludo_strikes_by_itself_and_takes_no_choice() {
    // E16 is struck by 6, entering, and 6, which the new pawn goes by itself to E16. By 6 and another face it goes past
    // nobody; by 6, 6 it stands on E16 already.
    let all_wait = "B34,B34,B34,E16/B4,B4,B4,B4/-/- 1?";
    check_in::<Ludo>(&house(), all_wait, &[("E16", 1.0 / 36.0)]);
    // On its start whoever comes in strikes.
    let on_start = "B34,B34,B34,E10/B4,B4,B4,B4/-/- 1?";
    check_in::<Ludo>(&house(), on_start, &[("E10", 1.0 / 6.0)]);
    // The roll that is due goes by itself: E13 by a three. By a six it goes to E16 and rolls again, where a three
    // would need it behind E13, and a six brings in another, which a three takes to E13; and so on.
    let new = "B34,B34,B34,E13/B4,B4,E10,H13/-/- 1>";
    let game = Ludo::new(&house()).expect("a valid configuration");
    let position = game.read_position(new).expect("a valid position");
    let told = danger::of(&game, &position, Seat::new(0));
    let by_hand = strikes(&game, &position, Seat::new(1), (Seat::new(0), told[0].0), 7);
    assert!(
        (told[0].1 - by_hand).abs() < 1e-4 && by_hand > 1.0 / 6.0,
        "{told:?}, not {by_hand}"
    );
    // Where it does not go by itself: by 3; by 6 to E16 and 6, which brings in another, that has a fifth by 3 and by ever
    // more sixes, which the pawn on E16 takes. 1/6 + 1/6 · 1/6 · 1/5.
    let free = ludo::Config {
        forced_second_roll: false,
        ..house()
    };
    check_in::<Ludo>(
        &free,
        "B34,B34,B34,E13/B4,B4,B4,H13/-/- 1:6",
        &[("E13", 31.0 / 180.0)],
    );
}

/// Whether a pawn of a seat is struck on a spot by one of these events.
fn is_struck<G: Race>(events: &[G::Event], (seat, spot): (Seat, Spot)) -> bool {
    let of = |event| serde_json::to_value(event).expect("an event is written");
    let prey = serde_json::json!([seat, spot]);
    events.iter().map(of).any(|event| {
        let struck = &event["struck"];
        [&struck["seat"], &struck["spot"]] == [&prey[0], &prey[1]]
    })
}

/// The chance of one opponent to strike on one spot, by every path of at most `depth` rolls; what happens is
/// heard from the events. Slow, and low by less than the chance of `depth` highest faces in a row.
fn strikes<G: Race>(game: &G, position: &G::Position, mover: Seat, prey: (Seat, Spot), depth: u8) -> f64 {
    let then = |after: &G::Position, events: &[G::Event], depth| {
        if is_struck::<G>(events, prey) {
            1.0
        } else {
            strikes(game, after, mover, prey, depth)
        }
    };
    match game.turn(position) {
        Turn::Seat(seat) if seat == mover => {
            let choices = game.choices(position, seat);
            let chance = |choice| {
                let (mut after, mut events) = (*position, Vec::new());
                game.play(&mut after, seat, choice, &mut events)
                    .expect("a legal move");
                then(&after, &events, depth)
            };
            choices.iter().map(chance).fold(0.0, f64::max)
        }
        Turn::Chance if game.thrower(position) == Some(mover) && depth > 0 => {
            let odds = game.odds(position).expect("faces");
            let count = odds.len() as f64;
            let chance = |(outcome, _)| {
                let (mut after, mut events) = (*position, Vec::new());
                game.settle(&mut after, &outcome, &mut events).expect("a face");
                then(&after, &events, depth - 1)
            };
            odds.into_iter().map(chance).sum::<f64>() / count
        }
        _ => 0.0,
    }
}

/// The beginning of a turn of `mover`, written down with what is counted then and read again.
fn turn_of<G: Race>(game: &G, position: &G::Position, mover: Seat, counted: &str) -> G::Position {
    let text = game.write_position(position);
    let (pawns, rest) = text.split_once(' ').expect("pawns and turn");
    let home: String = rest
        .split(' ')
        .filter(|field| field.starts_with("home="))
        .collect();
    let text = format!("{pawns} {mover}? {counted} {home}");
    game.read_position(&text).expect("a valid position")
}

/// Compares what is told of all pawns; `counted` are the fields of a turn of a seat that begins. Says how many pawns
/// were in danger.
fn compare<G: Race>(
    game: &G,
    position: &G::Position,
    tries: i32,
    counted: impl Fn(&G::Position, Seat) -> String,
) -> usize {
    const DEPTH: u8 = 6;
    let mut count = 0;
    for seat in game.seats().iter() {
        let ring = game.spots(position, seat).into_iter();
        let ring: Vec<Spot> = ring.filter(|spot| matches!(spot, Spot::Ring(_))).collect();
        let mut told = danger::of(game, position, seat);
        told.sort_by_key(|&(spot, _)| spot);
        assert_eq!(told.iter().map(|&(spot, _)| spot).collect::<Vec<_>>(), ring);
        for (spot, chance) in told {
            let (mut safe, mut others) = (1.0, 0);
            let mut mover = position.seat;
            for _ in 0..game.seats().len() {
                if mover == seat && position.seat != seat {
                    break;
                }
                if mover != seat {
                    let turn = if mover == position.seat {
                        *position
                    } else {
                        turn_of(game, position, mover, &counted(position, mover))
                    };
                    safe *= 1.0 - strikes(game, &turn, mover, (seat, spot), DEPTH);
                    others += 1;
                }
                mover = position.active.after(mover).expect("seats that play");
            }
            let missed = f64::from(others) * f64::from(game.course().faces).powi(tries - i32::from(DEPTH));
            let slow = 1.0 - safe;
            assert!(
                (slow - 1e-9..slow + missed).contains(&chance),
                "{} {seat} {spot:?}: {chance}, not {slow}",
                game.write_position(position)
            );
            count += usize::from(slow > 0.0);
        }
    }
    count
}

/// Plays a game by chance and compares now and then.
fn compare_along<G: Race>(
    config: &G::Config,
    random: &mut Numbers,
    tries: i32,
    counted: impl Fn(&G, &G::Position, Seat) -> String,
) -> usize {
    let game = G::new(config).expect("a valid configuration");
    let (mut position, mut compared) = (game.start(), 0);
    for step in 0..400 {
        if !go_on(&game, &mut position, random) {
            break;
        }
        let is_last = game.turn(&position) == Turn::Over || game.has_run_out(&position);
        if step > 60 && step % 37 == 0 && !is_last {
            compared += compare(&game, &position, tries, |position, mover| {
                counted(&game, position, mover)
            });
        }
    }
    compared
}

#[test]
fn every_path_tried_out_gives_the_same_chances() {
    let mut random = Numbers(7);
    let mut compared = 0;
    for bits in 0..24_u8 {
        let config = Config {
            self_strike: bits & 1 != 0,
            start_strikes_own: bits & 2 == 0,
            three_tries: bits & 4 != 0,
            strike_is_compulsory: bits % 3 == 0,
            home_no_jumping: bits % 5 == 0,
            six_rolls_again: bits % 7 != 3,
            leave_start_first: [LeaveStart::Always, LeaveStart::WhileOneWaits, LeaveStart::Never]
                [usize::from(bits % 3)],
            six_limit: [None, Some(2), None, Some(3)][usize::from(bits / 2 % 4)],
            play_to_last: PlayToLast::Off,
            pawns: 2 + bits % 3,
            faces: 4 + bits % 3,
            dots: 8,
            ..Config::default()
        };
        let tries = if config.three_tries { 2 } else { 0 };
        compared += compare_along::<Mejn>(&config, &mut random, tries, |game, position, mover| {
            let spots = game.spots(position, mover);
            let lane = |spot: &Spot| match spot {
                Spot::Home(_, lane) => Some(*lane),
                _ => None,
            };
            let lanes: Vec<u8> = spots.iter().filter_map(lane).collect();
            let on_ring = spots.iter().any(|spot| matches!(spot, Spot::Ring(_)));
            let first = config.pawns - lanes.len() as u8;
            let stuck = tries > 0 && !on_ring && lanes.iter().all(|&lane| lane >= first);
            if stuck { "tries=3" } else { "" }.to_owned()
        });
    }
    assert!(compared > 200, "only {compared} pawns were in danger");
}

#[test]
fn every_path_of_ludo_tried_out_gives_the_same_chances() {
    let mut random = Numbers(11);
    let mut compared = 0;
    for bits in 0..24_u8 {
        let config = ludo::Config {
            seats: 2 + bits % 3,
            forced_second_roll: bits % 4 != 1,
            forced_six_also_draws: bits & 2 != 0,
            forced_strikes_own: bits % 5 != 0,
            bounce: bits & 1 != 0,
            home_moves: [HomeMoves::Choice, HomeMoves::Last, HomeMoves::Never][usize::from(bits % 3)],
            six_limit: [None, Some(2), None, Some(3)][usize::from(bits / 2 % 4)],
            max_rolls: (bits % 7 == 2).then_some(250),
            ..ludo::Config::default()
        };
        compared += compare_along::<Ludo>(&config, &mut random, 0, |_, position, _| {
            if position.count > 0 {
                format!("rolls={}", position.count)
            } else {
                String::new()
            }
        });
    }
    assert!(compared > 200, "only {compared} pawns were in danger");
}
