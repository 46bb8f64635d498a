//! Moves and whole games, by the rules and by the slow model side by side.

use std::collections::BTreeSet;

use homestretch::{
    play::{dice::Dice, seed::numbered},
    rules::{
        ChoiceSet, Game, Notation, Seat, Silent, Source, Turn,
        ludo::{Choice, Config, Event, HomeMoves, Ludo, Position},
        race::Race as _,
        track::Spot,
    },
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::{
    configs,
    reference::{Deed, Model, Wait, Walk},
};

fn game(config: &Config) -> Ludo {
    Ludo::new(config).expect("a valid configuration")
}

/// The moves of the rules, from where to where.
pub(crate) fn moves(game: &Ludo, position: &Position, seat: Seat) -> Vec<(Choice, Walk)> {
    let walk = |choice: Choice| {
        let text = game.write_choice(position, seat, choice);
        let (from, to) = text.split_once('-').expect("from and to");
        let spot = |name: &str| game.read_spot(seat, name).expect("a spot");
        (choice, (spot(from), spot(to)))
    };
    game.choices(position, seat).iter().map(walk).collect()
}

/// What events tell to have been done to pawns.
fn deed(events: &[Event]) -> Deed {
    let mut deed = Deed::default();
    for event in events {
        match event {
            Event::Moved { path, .. } => {
                deed.walk = Some((path[0], *path.last().expect("a path has an end")));
            }
            Event::Struck { seat, spot, .. } => deed.struck = Some((seat.index(), *spot)),
            _ => {}
        }
    }
    deed
}

#[test]
fn the_five_from_home_spot_1_lands_on_spot_2() {
    let model = Model::new(&Config::default());
    let home = |lane| Spot::Home(Seat::new(1), lane);
    assert_eq!(model.walk(1, home(0), 5), Some(home(1)));
    let game = game(&Config::default());
    let text = "B34,B34,B34,B34/B4,B4,B4,H10/B14,B14,B14,B14/B24,B24,B24,B24 1:5";
    let position = game.read_position(text).expect("a position");
    let found: Vec<Walk> = moves(&game, &position, Seat::new(1))
        .into_iter()
        .map(|(_, walk)| walk)
        .collect();
    assert_eq!(found, [(home(0), home(1))]);
}

/// Every way in which the pawns of a seat can stand in the yard, on the start, near home and at home.
fn home_set_ups(model: &Model, seat: usize) -> Vec<Vec<Spot>> {
    let start = model.start(seat);
    let near = (30..40).map(|step| Spot::Ring((start + step) % 40));
    let home = (0..4).map(|lane| Spot::Home(Seat::new(seat), lane));
    let places: Vec<Spot> = std::iter::once(Spot::Ring(start))
        .chain(near)
        .chain(home)
        .collect();
    let pawns = usize::from(model.config.pawns);
    (0..1_u32 << places.len())
        .filter(|set| set.count_ones() as usize <= pawns)
        .map(|set| {
            let mut side: Vec<Spot> = (0..places.len())
                .filter(|k| set >> k & 1 == 1)
                .map(|k| places[k])
                .collect();
            side.resize(pawns, Spot::Yard(Seat::new(seat)));
            side
        })
        .filter(|side| side.iter().any(|spot| !matches!(spot, Spot::Home(..))))
        .collect()
}

#[track_caller]
fn every_roll_from_every_home_set_up(config: &Config, seat: usize) {
    let (game, model) = (game(config), Model::new(config));
    let mut seen = 0;
    for side in home_set_ups(&model, seat) {
        for die in 1..=6 {
            let mut model = model.clone();
            model.board[seat].clone_from(&side);
            model.wait = Wait::Roll(seat);
            let mut position = game.read_position(&model.text()).expect("a position");
            let roll = game.read_outcome(&die.to_string()).expect("a face");
            game.settle(&mut position, &roll, &mut Silent).expect("a roll");
            model.roll(die);
            let at = format!("{} rolls {die}", model.text());
            assert_eq!(game.write_position(&position), model.text(), "{at}");
            let found: Vec<Walk> = moves(&game, &position, Seat::new(seat))
                .into_iter()
                .map(|(_, walk)| walk)
                .collect();
            assert_eq!(found, model.legal(), "{at}");
            seen += 1;
        }
    }
    // Twelve places for a pawn that is alone and not home.
    assert!(seen >= 6 * 12, "{seen} rolls");
}

#[test]
fn from_every_home_set_up_every_roll_allows_what_the_model_allows() {
    for home_moves in [HomeMoves::Choice, HomeMoves::Last, HomeMoves::Never] {
        for bounce in [true, false] {
            let config = Config {
                home_moves,
                bounce,
                forced_second_roll: bounce,
                ..Config::default()
            };
            every_roll_from_every_home_set_up(&config, 0);
            every_roll_from_every_home_set_up(&config, 3);
        }
    }
    for pawns in 1..4 {
        let config = Config {
            pawns,
            seats: 2,
            ..Config::default()
        };
        every_roll_from_every_home_set_up(&config, 1);
    }
}

/// Every pawn is somewhere, and no two are on one spot outside the yards.
fn nothing_is_lost_or_doubled(game: &Ludo, position: &Position) -> Result<(), TestCaseError> {
    let mut seen = BTreeSet::new();
    for seat in game.seats().iter() {
        let spots = game.spots(position, seat);
        prop_assert_eq!(spots.len(), usize::from(game.config().pawns));
        for spot in spots {
            prop_assert!(matches!(spot, Spot::Yard(_)) || seen.insert(spot), "{:?}", spot);
        }
    }
    Ok(())
}

/// Every walk goes from spot to spot: on the track forward, at home by one spot either way and never out again.
fn every_walk_is_a_walk(game: &Ludo, events: &[Event]) -> Result<(), TestCaseError> {
    for event in events {
        let Event::Moved { seat, path, .. } = event else {
            continue;
        };
        prop_assert!(path.len() >= 2);
        if let Spot::Yard(owner) = path[0] {
            let start = Spot::Ring(game.track().start(*seat));
            prop_assert_eq!((owner, path.len(), path[1]), (*seat, 2, start));
            continue;
        }
        let step = |spot: &Spot| game.track().step(*seat, *spot).map(|step| step.0);
        let steps: Vec<u8> = path.iter().filter_map(step).collect();
        prop_assert_eq!(steps.len(), path.len());
        for pair in steps.windows(2) {
            let back = pair[1] + 1 == pair[0] && pair[1] >= 40;
            prop_assert!(pair[1] == pair[0] + 1 || back, "{:?}", path);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn whole_games_go_as_in_the_model(config in configs(), seed in any::<u64>()) {
        let (game, mut model) = (game(&config), Model::new(&config));
        let (mut position, mut random) = (game.start(), Dice::new(&numbered(seed)));
        for _ in 0..3_000_000 {
            prop_assert_eq!(game.write_position(&position), model.text());
            nothing_is_lost_or_doubled(&game, &position)?;
            let mut events = Vec::new();
            let done = match game.turn(&position) {
                Turn::Over => return Ok(()),
                Turn::Seat(seat) => {
                    let legal = moves(&game, &position, seat);
                    let walks: Vec<Walk> = legal.iter().map(|&(_, walk)| walk).collect();
                    prop_assert_eq!(&walks, &model.legal(), "{}", model.text());
                    let (choice, walk) = legal[random.below(legal.len() as u32) as usize];
                    game.play_known(&mut position, seat, choice, &mut events);
                    model.play(walk)
                }
                _ => {
                    let outcome = game.draw(&position, &mut random);
                    game.settle_known(&mut position, &outcome, &mut events);
                    model.roll(game.write_outcome(&outcome).parse().expect("a face"))
                }
            };
            prop_assert_eq!(deed(&events), done);
            every_walk_is_a_walk(&game, &events)?;
        }
        prop_assert!(false, "the game does not end");
    }

    #[test]
    fn text_from_anywhere_is_read_or_refused_and_what_is_read_is_written_again(
        config in configs(),
        seed in any::<u64>(),
        acts in 0_usize..300,
        wild in vec(any::<char>(), 0..40),
        (at, tail) in (
            0_usize..80,
            vec(select("BEH0123456789,/ ?>:!=drawovetishmnglbc-é".chars().collect::<Vec<_>>()), 0..20),
        ),
    ) {
        let game = game(&config);
        let (mut position, mut random) = (game.start(), Dice::new(&numbered(seed)));
        for _ in 0..acts {
            match game.turn(&position) {
                Turn::Over => break,
                Turn::Seat(seat) => {
                    let choice = game.choices(&position, seat).any(&mut random).expect("a move");
                    game.play_known(&mut position, seat, choice, &mut Silent);
                }
                _ => {
                    let outcome = game.draw(&position, &mut random);
                    game.settle_known(&mut position, &outcome, &mut Silent);
                }
            }
        }
        let plain = game.write_position(&position);
        let mut mixed: Vec<char> = plain.chars().collect();
        let at = at.min(mixed.len());
        mixed.splice(at..(at + tail.len()).min(mixed.len()), tail.iter().copied());
        let wild: String = wild.into_iter().collect();
        let tail: String = tail.into_iter().collect();
        for text in [wild.clone(), mixed.into_iter().collect(), format!("{plain} {tail}"), plain.clone() + &tail] {
            match game.read_position(&text) {
                Ok(position) => {
                    let written = game.write_position(&position);
                    prop_assert_eq!(game.read_position(&written), Ok(position), "{}", written);
                    if let Turn::Seat(seat) = game.turn(&position) {
                        prop_assert!(!game.choices(&position, seat).is_empty());
                    }
                }
                Err(fault) => prop_assert!(fault.at <= text.len()),
            }
        }
        for text in [&wild, &tail] {
            let _ = game.read_outcome(text);
            for seat in game.seats().iter() {
                let _ = game.read_choice(&position, seat, text);
            }
        }
    }
}
