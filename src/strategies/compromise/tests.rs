//! How often the players win against each other, and what the best mixture promises.

use super::*;
use crate::{
    rules::{
        ChoiceSet as _, Game as _, Seat, Silent, Source as _,
        compromise::{Compromise, Config, Outcome, PLACES, Places, Triple, Version},
        numbers::{Numbers, go_on},
    },
    strategies::{Random, Strategy},
};

fn table(version: Version) -> Compromise {
    let config = Config {
        version,
        ..Config::default()
    };
    Compromise::new(&config).expect("a valid configuration")
}

fn player(name: &str) -> Box<dyn Strategy<Compromise>> {
    match name {
        "determined" => Box::new(Habitual(Habit::Determined)),
        "greedy" => Box::new(Habitual(Habit::Greedy)),
        "smart_greedy" => Box::new(Habitual(Habit::SmartGreedy)),
        "equilibrium" => Box::new(Equilibrium),
        "exploiter" => Box::<Exploiter>::default(),
        _ => Box::new(Random),
    }
}

/// The share of games, in percent, that the first of two players wins; they sit on each seat equally often.
fn share(version: Version, names: [&str; 2], games: u32) -> f64 {
    let game = table(version);
    let mut players = names.map(player);
    let mut random = Numbers(7);
    let mut wins = 0;
    for number in 0..games {
        let mut position = game.start();
        let own = number as usize % 2;
        game.play_on(
            &mut position,
            &mut Numbers(u64::from(number) << 20),
            &mut Silent,
            false,
            u64::MAX,
            |position, seat, legal, _| {
                let player = &mut players[(seat.index() + own) % 2];
                player.decide(&game.view(position, seat), &legal, &mut random)
            },
        );
        let end = game.standing(&position).expect("a game that is over");
        wins += u32::from(end.place(Seat::new(own)) == Some(1));
    }
    100.0 * f64::from(wins) / f64::from(games)
}

#[track_caller]
fn wins(names: [&str; 2], expected: f64) {
    let share = share(Version::Simple, names, 4000);
    // Four deviations of so many games are 3.2 at most.
    assert!((share - expected).abs() < 3.2, "{names:?}: {share}");
}

#[test]
fn the_players_of_the_seed_program_win_as_often_as_there() {
    wins(["determined", "random"], 80.3);
    wins(["greedy", "random"], 94.4);
    wins(["smart_greedy", "random"], 98.9);
    wins(["greedy", "determined"], 82.3);
    wins(["smart_greedy", "determined"], 94.2);
    wins(["smart_greedy", "greedy"], 69.7);
}

#[test]
fn nobody_can_do_anything_about_the_best_mixture() {
    let mut random = Numbers(3);
    for round in 0..60 {
        let most = [3, 30, 1000][round % 3];
        let lead: [f64; PLACES] =
            std::array::from_fn(|_| f64::from(random.below(2 * most + 1)) - f64::from(most));
        let (mine, theirs) = (Payoff::new(&lead), Payoff::new(&lead.map(|lead| -lead)));
        let (own, other) = (
            mine.equilibrium().expect("a mixture"),
            theirs.equilibrium().expect("a mixture"),
        );
        let gap = -theirs.floor(&other) - mine.floor(&own);
        assert!((0.0..1e-3).contains(&(gap + 1e-9)), "{gap} for {lead:?}");
        let drawn = own.draw(&mut random);
        assert!(own.shares()[drawn.index()] > 0.0);
        assert!(mine.given_away(drawn, &other.shares()) < 1e-3);
    }
}

#[test]
fn on_an_empty_cube_everybody_knows_what_to_name() {
    let zeros = [0; PLACES];
    let names = Habit::ALL.map(|habit| habit.names(&zeros, &zeros).to_string());
    assert_eq!(names, ["333", "111", "111"]);
    let payoff = Payoff::new(&[0.0; PLACES]);
    assert!(
        payoff
            .equilibrium()
            .is_some_and(|mixed| payoff.floor(&mixed) == 0.0)
    );
}

#[test]
fn who_looks_through_the_other_one_wins() {
    for (other, least) in [
        ("random", 96.0),
        ("determined", 97.0),
        ("greedy", 97.0),
        ("smart_greedy", 97.0),
    ] {
        let share = share(Version::Simple, ["exploiter", other], 400);
        assert!(share > least, "{other}: {share}");
    }
}

#[test]
fn who_places_in_blocks_wins() {
    let share = share(Version::Complex, ["equilibrium", "smart_greedy"], 200);
    assert!(share > 85.0, "{share}");
}

#[test]
fn a_block_is_filled_evenly_by_players_who_remember_nothing() {
    let game = table(Version::Complex);
    for seed in 0..50 {
        let (mut position, mut random) = (game.start(), Numbers(seed));
        let seat = Seat::new(0);
        for _ in 0..30 {
            let legal = game.choices(&position, seat);
            let place = Equilibrium.choose(&game.view(&position, seat), &legal, &mut random);
            game.play_known(&mut position, seat, place, &mut Silent);
        }
        let placed = game.view(&position, seat).placed();
        let block = |unused: Triple| {
            let free = Places::free([unused; 2]);
            Triple::all().all(|place| {
                let pips = placed[place.index()];
                if free.contains(place) {
                    (3..=4).contains(&pips)
                } else {
                    pips == 0
                }
            })
        };
        assert!(Triple::all().any(block), "{placed:?}");
    }
}

#[test]
fn every_player_has_a_legal_answer_and_a_reason() {
    for version in [Version::Simple, Version::Complex, Version::Gamble] {
        let game = table(version);
        for name in ["determined", "greedy", "smart_greedy", "equilibrium", "exploiter"] {
            let (mut position, mut random, mut player) = (game.start(), Numbers(1), player(name));
            loop {
                for seat in game.turn(&position).seats().iter() {
                    let (view, legal) = (game.view(&position, seat), game.choices(&position, seat));
                    let choice = player.choose(&view, &legal, &mut random);
                    assert!(legal.contains(choice));
                    let thinks = matches!(name, "equilibrium" | "exploiter");
                    let reason = player.explain(&view, &legal, choice);
                    assert_eq!(reason.is_some(), thinks || !view.is_placing(), "{name}");
                }
                if !go_on(&game, &mut position, &mut random) {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_seat_that_is_asked_again_answers_the_same() {
    let game = table(Version::Simple);
    let mut position = game.start();
    let outcome = game.draw(&position, &mut Numbers(5));
    assert!(matches!(outcome, Outcome::Scatter(_)));
    game.settle_known(&mut position, &outcome, &mut Silent);
    for name in ["greedy", "equilibrium", "exploiter"] {
        let ask = || {
            let (seat, mut random) = (Seat::new(1), Numbers(9));
            player(name).choose(
                &game.view(&position, seat),
                &game.choices(&position, seat),
                &mut random,
            )
        };
        assert_eq!(ask(), ask());
    }
}
