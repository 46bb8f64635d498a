//! The players against each other, and what they must never do.

use std::sync::Arc;

use super::{DogEncoding, Effort, Greedy, Partner, Random};
use crate::{
    networks::{Encoding as _, Inputs, Network, Shape, Weights},
    rules::{
        ChoiceSet as _, Game as _, Notation as _, Seat, Silent, Turn,
        dog::{Card, Cards, Choice, Config, Deal, Dog, Position},
        numbers::Numbers,
    },
    strategies::Strategy,
};

/// Plays one game with every choice checked; players are made anew for each choice where `forgetful`.
fn play(game: &Dog, seed: u64, forgetful: bool, make: impl Fn(Seat) -> Box<dyn Strategy<Dog>>) -> usize {
    let (mut position, mut dice, mut random) = (game.start(), Numbers(seed), Numbers(!seed));
    let mut players: Vec<_> = (0..6).map(|seat| make(Seat::new(seat))).collect();
    loop {
        match game.turn(&position) {
            Turn::Over => break,
            Turn::Chance => {
                let deal = game.draw(&position, &mut dice);
                game.settle_known(&mut position, &deal, &mut Silent);
            }
            turn => {
                let seat = turn.seats().lowest().expect("somebody");
                if forgetful {
                    players[seat.index()] = make(seat);
                }
                let legal = game.choices(&position, seat);
                let player = &mut players[seat.index()];
                let choice = player.decide(&game.view(&position, seat), &legal, &mut random);
                let choice = choice
                    .filter(|&choice| legal.contains(choice))
                    .expect("a legal choice");
                game.play(&mut position, seat, choice, &mut Silent)
                    .expect("a legal choice");
            }
        }
    }
    let standing = game.standing(&position).expect("the game is over");
    (0..2)
        .find(|&seat| standing.place(Seat::new(seat)) == Some(1))
        .unwrap_or(0)
}

/// A Partner that thinks as little as it can and still thinks.
fn partner() -> Partner {
    Partner::new(Effort {
        worlds: 2,
        width: 3,
        ahead: 2,
        network: 1,
        ..Effort::default()
    })
}

#[test]
fn all_play_by_the_rules_at_every_table_also_without_a_memory() {
    for (seats, team) in [(2, 1), (2, 2), (3, 1), (4, 2), (5, 1), (6, 3)] {
        for (preset, forgetful) in [("library", false), ("brandi", true)] {
            let config = Config {
                seats,
                team,
                ..Config::default()
            };
            let config = Config {
                max_plies: Some(120),
                ..config.preset(preset).expect("a preset")
            };
            let game = Dog::new(&config).expect("a table");
            play(&game, 1, forgetful, |seat| match seat.index() % 3 {
                0 => Box::new(Random::default()),
                1 => Box::new(partner()),
                _ => Box::new(Greedy::default()),
            });
        }
    }
}

/// How many games a pair wins against another one, with the same cards on either side.
fn won<S: Strategy<Dog> + 'static, T: Strategy<Dog> + 'static>(
    seeds: u64,
    one: impl Fn() -> S,
    other: impl Fn() -> T,
) -> usize {
    let game = Dog::new(&Config::default()).expect("a table");
    let tables = (0..seeds).flat_map(|seed| [0, 1].map(|own| (seed, own)));
    let won = tables.filter(|&(seed, own)| {
        let winner = play(&game, seed, false, |seat| {
            if seat.index() % 2 == own {
                Box::new(one())
            } else {
                Box::new(other())
            }
        });
        winner == own
    });
    won.count()
}

#[test]
fn greedy_beats_random_with_the_same_cards_on_either_side() {
    let wins = won(10, Greedy::default, Random::default);
    assert!(wins >= 18, "{wins} of 20");
}

#[test]
fn partner_beats_greedy_by_its_judgement_alone() {
    let judging = || {
        Partner::new(Effort {
            worlds: 0,
            ..Effort::default()
        })
    };
    let wins = won(20, judging, Greedy::default);
    assert!(wins > 20, "{wins} of 40");
}

/// The end of a game in which every player is asked as it wants to be.
fn end<S: Strategy<Dog>>(game: &Dog, mut players: Vec<S>) -> Position {
    let (mut position, mut random) = (game.start(), Numbers(7));
    let unasked = !players.iter().any(Strategy::is_always_asked);
    game.play_on(
        &mut position,
        &mut Numbers(1),
        &mut Silent,
        unasked,
        u64::MAX,
        |position, seat, legal, _| {
            players[seat.index()].consider(&game.view(position, seat), &legal, &mut random)
        },
    );
    position
}

#[test]
fn a_boxed_player_plays_as_one_that_is_not() {
    let game = Dog::new(&Config::default()).expect("a table");
    let boxed = (0..4).map(|_| Box::new(Random::default()) as Box<dyn Strategy<Dog>>);
    assert_eq!(
        end(&game, boxed.collect()),
        end(&game, vec![Random::default(); 4])
    );
}

/// A first round dealt so, on a board.
fn dealt(game: &Dog, board: &str, hands: [&str; 4]) -> Position {
    let mut position = game.read_start(board).expect("a board");
    let mut deal = Deal::default();
    for (hand, cards) in deal.hands.iter_mut().zip(hands) {
        *hand = Cards::try_from(cards.to_owned()).expect("cards");
    }
    game.settle(&mut position, &deal, &mut Silent).expect("a deal");
    position
}

/// What Partner does when a seat is asked.
fn asked(game: &Dog, position: &Position, seat: Seat) -> Choice {
    let legal = game.choices(position, seat);
    let chosen = Partner::default().decide(&game.view(position, seat), &legal, &mut Numbers(3));
    chosen.expect("a choice")
}

#[test]
fn a_mate_who_cannot_start_is_given_a_card_that_does() {
    let game = Dog::new(&Config::default()).expect("a table");
    let position = dealt(&game, "P5|||", ["AAKK25", "233456", "899TTQ", "689TQQ"]);
    let gift = asked(&game, &position, Seat::new(0));
    assert!(matches!(gift, Choice::Card(card) if card.starts()), "{gift:?}");
}

/// The inputs of a position as seat 0 sees it.
fn inputs(game: &Dog, position: &Position) -> Vec<usize> {
    let encoding = DogEncoding::new(game);
    let mut inputs = Inputs::none_of(encoding.inputs());
    encoding.encode(&game.view(position, Seat::new(0)), &mut inputs);
    inputs.iter().collect()
}

#[test]
fn partner_plays_as_its_network_says() {
    let game = Dog::new(&Config::default()).expect("a table");
    let at_play = |own: &str| {
        let mut position = dealt(&game, "P5|||", [own, "233456", "899TTQ", "689TQQ"]);
        while game.view(&position, Seat::new(0)).is_exchange() {
            let seat = game.turn(&position).seats().lowest().expect("somebody");
            let choice = game.choices(&position, seat).nth(0).expect("a card");
            game.play_known(&mut position, seat, choice, &mut Silent);
        }
        position
    };
    let position = at_play("2K3456");
    let without = inputs(&game, &at_play("2Q3456"));
    let shape = Shape {
        inputs: DogEncoding::new(&game).inputs(),
        hidden: 16,
        sides: 2,
    };
    for (worth, is_played) in [(4.0, false), (-4.0, true)] {
        // What the king adds to the inputs is worth so much, and nothing else is.
        let mut numbers = vec![0.0; shape.count()];
        for input in inputs(&game, &position) {
            if !without.contains(&input) {
                numbers[input * shape.hidden] = 1.0;
            }
        }
        numbers[(shape.inputs + 1) * shape.hidden] = worth;
        let network = Network::rounded(
            &Weights::new(shape, numbers).expect("of this shape"),
            &DogEncoding::new(&game).name(),
        );
        let mut partner = Partner::by(Arc::new(network));
        let legal = game.choices(&position, Seat::new(0));
        let chosen = partner.decide(&game.view(&position, Seat::new(0)), &legal, &mut Numbers(3));
        let is_king = chosen == Some(Choice::Card(Card::King));
        assert_eq!(is_king, is_played, "{worth}: {chosen:?}");
    }
}

#[test]
fn partner_beats_greedy_by_its_network_alone() {
    let learnt = || {
        Partner::new(Effort {
            worlds: 0,
            network: 1,
            ..Effort::default()
        })
    };
    let wins = won(20, learnt, Greedy::default);
    assert!(wins > 23, "{wins} of 40");
}

#[test]
fn the_last_piece_goes_home_with_the_card_that_was_kept_for_it() {
    let game = Dog::new(&Config::default()).expect("a table");
    let board = "P62F1F2F3|P20|F0F1F2F3|P40";
    let mut position = dealt(&game, board, ["3AK8QT", "2A3456", "8945TQ", "689TQQ"]);
    while game.turn(&position) != Turn::Over {
        let seat = game.turn(&position).seats().lowest().expect("somebody");
        assert!(
            seat == Seat::new(0) || game.view(&position, seat).is_exchange(),
            "it ends at once"
        );
        let choice = asked(&game, &position, seat);
        game.play(&mut position, seat, choice, &mut Silent)
            .expect("legal");
    }
}

#[test]
fn who_can_play_nothing_says_so_of_the_card_that_is_given_up() {
    let game = Dog::new(&Config::default()).expect("a table");
    for (hand, discards) in [("223355", true), ("AA3355", false)] {
        let mut position = dealt(&game, "|||", [hand, "234456", "899TTQ", "689TQQ"]);
        loop {
            let seat = game.turn(&position).seats().lowest().expect("somebody");
            let legal = game.choices(&position, seat);
            let choice = legal.iter().last().expect("a choice");
            let view = game.view(&position, seat);
            if !view.is_exchange() {
                let players: [Box<dyn Strategy<Dog>>; 2] = [Box::new(Greedy::default()), Box::new(partner())];
                for mut player in players {
                    let why = player.explain(&view, &legal, choice).expect("a reason");
                    assert_eq!(why.key == "why-dog-discards", discards, "{hand}: {}", why.key);
                }
                break;
            }
            game.play(&mut position, seat, choice, &mut Silent)
                .expect("legal");
        }
    }
}
