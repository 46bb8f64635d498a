//! Small tables against numbers that were found elsewhere, and what must hold in every one.

use super::{Exact, Maker, Side, Solver, Unsolvable, WITHIN, solve};
use crate::{
    rules::{
        ChoiceSet as _, Game as _, Notation as _, Seat, Silent, Turn,
        ludo::{self, HomeMoves, Ludo},
        mejn::{self, LeaveStart, Mejn},
        race::Race,
    },
    strategies::{
        Random,
        race::{Far, Near, Ranking},
    },
};

const FIRST: Seat = Seat::new(0);

fn mejn(dots: u8, pawns: u8, faces: u8) -> mejn::Config {
    mejn::Config {
        seats: 2,
        dots,
        pawns,
        faces,
        ..mejn::Config::default()
    }
}

fn ludo(pawns: u8) -> ludo::Config {
    ludo::Config {
        seats: 2,
        pawns,
        ..ludo::Config::default()
    }
}

fn finish<G: Race>(solver: &mut Solver<G>, sides: [Side<'_, G>; 2]) {
    while !solver.is_done() {
        assert!(!solver.is_endless(), "{} is open for ever", solver.left_open());
        solver.step(sides).expect("every player answers");
    }
}

fn solved<G: Race>(game: &G) -> Exact<G> {
    let table = solve(game).expect("a small table");
    table.expect("every game comes to its end")
}

fn solved_mejn(config: &mejn::Config) -> Exact<Mejn> {
    solved(&Mejn::new(config).expect("a valid configuration"))
}

#[test]
fn who_begins_wins_as_often_as_a_model_of_the_rules_says() {
    // Computed by a program of its own, made from the sentences of `docs/rules/mejn.md`: all positions that can be reached,
    // by rules and value iteration of its own, until nothing changed by more than 10⁻¹⁵.
    let known = [
        ((3, 1, 2), 0.557_672_373_771),
        ((4, 1, 3), 0.538_301_570_715),
        ((7, 1, 6), 0.520_364_134_467),
        ((3, 2, 2), 0.524_317_923_224),
        ((4, 2, 3), 0.521_255_389_934),
        ((5, 2, 4), 0.518_505_579_167),
        ((4, 3, 3), 0.514_737_161_998),
    ];
    for ((dots, pawns, faces), first) in known {
        let (found, _) = solved_mejn(&mejn(dots, pawns, faces)).first_throw();
        assert!(
            (found - first).abs() < WITHIN,
            "{dots} dots, {pawns} pawns, {faces} faces: {found}, not {first}"
        );
    }
}

#[test]
fn every_position_is_worth_what_a_model_of_the_rules_says() {
    // Made by `tests/race_model.py`.
    let facts = include_str!("../../../../tests/conformance/mejn-chances.jsonl");
    let mut solved: Vec<(mejn::Config, Exact<Mejn>)> = Vec::new();
    for line in facts.lines() {
        let fact: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let config: mejn::Config = serde_json::from_value(fact["config"].clone()).expect("a configuration");
        if solved.last().is_none_or(|(last, _)| *last != config) {
            let table = solved_mejn(&config);
            solved.push((config, table));
        }
        let (_, table) = solved.last().expect("a table");
        let position = fact["position"].as_str().expect("a position");
        let position = table
            .game()
            .read_position(position)
            .expect("a position of this table");
        let (told, found) = (fact["chance"].as_f64(), table.chance(&position, FIRST));
        assert!(
            (told.expect("a chance") - found).abs() < WITHIN,
            "{found}: {line}"
        );
    }
    assert_eq!(solved.len(), 4);
}

#[test]
fn a_die_with_one_face_leaves_nothing_open() {
    // Both bring their pawn in, then it goes round step by step: whoever began is home first, and nobody is ever struck.
    let config = mejn::Config {
        six_rolls_again: false,
        ..mejn(2, 1, 1)
    };
    assert_eq!(solved_mejn(&config).first_throw(), (1.0, vec![1.0]));
}

/// Fails unless every value is the mean of the best that each throw allows.
#[track_caller]
fn check_means<G: Race>(game: &G) {
    let table = solved(game);
    let mut positions = 0;
    for position in table.positions() {
        let odds = game.odds(&position).expect("a throw");
        let thrown = odds.iter().map(|(outcome, _)| {
            let mut thrown = position;
            game.settle_known(&mut thrown, outcome, &mut Silent);
            table.chance(&thrown, FIRST)
        });
        let mean = thrown.sum::<f64>() / odds.len() as f64;
        let told = table.chance(&position, FIRST);
        assert!(
            (mean - told).abs() < 2.0 * WITHIN,
            "{position:?}: {told}, not {mean}"
        );
        positions += 1;
    }
    assert_eq!(positions, table.values().count());
}

#[test]
fn a_value_is_the_mean_of_the_best_that_each_throw_allows() {
    let all = [
        mejn(4, 2, 3),
        mejn::Config {
            three_tries: true,
            home_no_jumping: true,
            ..mejn(4, 2, 3)
        },
        mejn::Config {
            six_limit: Some(3),
            three_tries: true,
            self_strike: true,
            leave_start_first: LeaveStart::Never,
            ..mejn(4, 2, 3)
        },
        mejn::Config {
            seats: 4,
            empty: [1, 3].map(Seat::new).into(),
            six_rolls_again: false,
            strike_is_compulsory: true,
            ..mejn(4, 1, 3)
        },
    ];
    for config in all {
        check_means(&Mejn::new(&config).expect("a valid configuration"));
    }
    let house = ludo(1);
    let exact = ludo(1).preset("exact").expect("a preset");
    let restless = ludo::Config {
        forced_six_also_draws: true,
        home_moves: HomeMoves::Last,
        ..ludo(1)
    };
    for config in [house, exact, restless] {
        check_means(&Ludo::new(&config).expect("a valid configuration"));
    }
}

#[test]
fn the_best_choice_loses_nothing_and_another_what_its_place_is_worth() {
    let table = solved_mejn(&mejn(5, 2, 4));
    let game = table.game();
    let (mut choices, mut worst) = (0, 0.0_f64);
    for position in table.positions() {
        for (outcome, _) in game.odds(&position).expect("a throw") {
            let mut thrown = position;
            game.settle_known(&mut thrown, &outcome, &mut Silent);
            let Turn::Seat(seat) = game.turn(&thrown) else {
                continue;
            };
            let losses = game.choices(&thrown, seat);
            let losses = losses.iter().map(|choice| table.loss(&thrown, choice));
            let (least, most) = losses.fold((f64::INFINITY, 0.0_f64), |(least, most), loss| {
                choices += 1;
                (least.min(loss), most.max(loss))
            });
            assert!(least.abs() < f64::EPSILON, "{thrown:?}");
            worst = worst.max(most);
        }
    }
    assert!(
        choices > 10_000 && worst > 0.3,
        "{choices} choices, the worst loses {worst}"
    );
}

#[test]
fn any_number_of_threads_makes_the_same_table_and_so_does_one_that_was_broken_off() {
    let game = Mejn::new(&mejn(4, 2, 3)).expect("a valid configuration");
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads")
            .install(|| solved(&game).values().collect::<Vec<_>>())
    };
    let whole = on(1);
    assert_eq!(on(3), whole);
    let mut solver = Solver::new(&game).expect("a small table");
    for _ in 0..100 {
        solver.step([Side::Best; 2]).expect("nobody is asked");
    }
    // One that asks the rules for most of its levels in every sweep.
    let mut other = Solver::new(&game).expect("a small table");
    other.keep(10_000);
    let mut sure = solver.sure().to_vec();
    sure[0][0] = f64::NAN;
    assert!(!other.resume(solver.state(), sure));
    assert!(other.resume(solver.state(), solver.sure().to_vec()));
    finish(&mut other, [Side::Best; 2]);
    finish(&mut solver, [Side::Best; 2]);
    assert!(other.sweeps() == solver.sweeps() && other.sure() == solver.sure());
    let table = other.take_table();
    assert_eq!(table.values().collect::<Vec<_>>(), whole);
    // And a table of other values, or of another size, is none.
    let again = Exact::of(&game, whole.iter().copied()).expect("a small table");
    assert_eq!(again.map(|table| table.first_throw()), Some(table.first_throw()));
    let short = Exact::of(&game, whole.iter().copied().skip(1)).expect("a small table");
    assert!(short.is_none());
}

/// The chance of a player against another side, having the first turn and the second.
fn against<G: Race>(game: &G, player: &Maker<'_, G>, other: Side<'_, G>) -> [f64; 2] {
    let mut solver = Solver::of_two(game).expect("a small table");
    finish(&mut solver, [Side::Player(player), other]);
    solver.chances()
}

#[test]
fn nobody_wins_more_than_perfect_play_and_chance_wins_least() {
    let game = Mejn::new(&mejn(5, 2, 4)).expect("a valid configuration");
    let table = solved(&game);
    let (first, _) = table.first_throw();
    let mut both = Solver::of_two(&game).expect("a small table");
    finish(&mut both, [Side::Table(&table); 2]);
    let [begins, follows] = both.chances();
    assert!((begins - first).abs() < 3.0 * WITHIN && (follows + first - 1.0).abs() < 3.0 * WITHIN);
    let players: [&Maker<'_, Mejn>; 4] = [
        &|| Box::new(Ranking::default()),
        &|| Box::new(Far),
        &|| Box::new(Random),
        &|| Box::new(Near),
    ];
    let losses = players.map(|player| {
        let perfect = against(&game, player, Side::Table(&table));
        let worst = against(&game, player, Side::Best);
        for k in 0..2 {
            assert!(worst[k] <= perfect[k] + WITHIN && perfect[k] <= [first, 1.0 - first][k] + WITHIN);
        }
        (1.0 - perfect[0] - perfect[1]) / 2.0
    });
    assert!(losses.is_sorted_by(|a, b| a < b), "{losses:?}");
}

#[test]
fn what_a_player_wins_is_what_its_choices_leave_of_the_perfect_chance() {
    // Another way to the same number: Random against Random, by games that are walked through in all their branches, is
    // what the equations say; here by plain iteration over the rules without any numbering.
    let game = Mejn::new(&mejn(3, 1, 2)).expect("a valid configuration");
    let [first, _] = against(&game, &|| Box::new(Random), Side::Player(&|| Box::new(Random)));
    let start = mejn::Config {
        who_begins: mejn::WhoBegins::Seat(FIRST),
        play_to_last: mejn::PlayToLast::Off,
        ..mejn(3, 1, 2)
    };
    let game = Mejn::new(&start).expect("a valid configuration");
    // All that can be is spread step by step until next to nothing is left under way.
    let mut under_way = std::collections::HashMap::from([(game.start(), 1.0)]);
    let mut won = 0.0;
    for _ in 0..3_000 {
        let mut next = std::collections::HashMap::new();
        for (position, share) in under_way.drain() {
            let mut lead = |after: mejn::Position, share: f64| {
                if game.turn(&after) == Turn::Over {
                    won += share * f64::from(u8::from(after.place(FIRST) == Some(1)));
                } else {
                    *next.entry(after).or_insert(0.0) += share;
                }
            };
            if let Turn::Seat(seat) = game.turn(&position) {
                let legal = game.choices(&position, seat);
                for choice in legal.iter() {
                    let mut after = position;
                    game.play_known(&mut after, seat, choice, &mut Silent);
                    lead(after, share / legal.len() as f64);
                }
            } else {
                let odds = game.odds(&position).expect("a throw");
                for (outcome, _) in &odds {
                    let mut after = position;
                    game.settle_known(&mut after, outcome, &mut Silent);
                    lead(after, share / odds.len() as f64);
                }
            }
        }
        under_way = next;
    }
    assert!((first - won).abs() < WITHIN, "{first}, not {won}");
}

#[test]
fn what_is_too_large_or_no_game_between_two_is_refused() {
    let refusal = |config: &mejn::Config| {
        let game = Mejn::new(config).expect("a valid configuration");
        Solver::new(&game).err().expect("it is refused")
    };
    assert_eq!(refusal(&mejn::Config::default()), Unsolvable::Seats);
    let beside = mejn::Config {
        empty: [2, 3].map(Seat::new).into(),
        ..mejn::Config::default()
    };
    assert_eq!(refusal(&beside), Unsolvable::Seats);
    for pawns in [4, 8] {
        let Unsolvable::TooLarge { positions, bytes } = refusal(&mejn(59, pawns, 8)) else {
            panic!("{pawns} pawns on a long way");
        };
        assert!(positions > 1e13 && bytes > 1e14, "{positions} {bytes}");
    }
    let limited = ludo::Config {
        max_rolls: Some(500),
        ..ludo(1)
    };
    let game = Ludo::new(&limited).expect("a valid configuration");
    assert_eq!(Solver::new(&game).err(), Some(Unsolvable::Counts));
}
