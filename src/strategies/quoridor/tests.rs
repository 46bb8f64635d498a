//! Positions whose answer is known, small boards that are solved, and what must hold in any position.

use std::sync::Arc;

use super::{
    QuoridorEncoding, Thinker,
    detours::Detours,
    eval::{PLY, PROVEN, Stand, WIN},
    flood::Layers,
    hash,
    node::{After, Ground, Move, Node, SEATS, bits},
    race::Run,
    search::{Found, Level, Memory, Search, stand},
    solve,
};
use crate::{
    networks::{Network, chosen},
    rules::{
        ChoiceSet as _, Game as _, Notation as _, Seat, Silent, Turn,
        numbers::{Numbers, go_on},
        quoridor::{Choice, Config, Position, Quoridor},
    },
    strategies::{Random, Strategy},
};

fn game(config: Config) -> Quoridor {
    Quoridor::new(&config).expect("a valid configuration")
}

/// The usual board with so many fences each.
fn with_fences(fences: u8) -> Quoridor {
    game(Config {
        fences,
        ..Config::default()
    })
}

fn read(game: &Quoridor, position: &str) -> (Position, Seat) {
    let position = game.read_position(position).expect("a position");
    let Turn::Seat(seat) = game.turn(&position) else {
        panic!("somebody is next")
    };
    (position, seat)
}

/// The usual board for four with so many fences each.
fn for_four(fences: u8) -> Quoridor {
    game(Config {
        seats: 4,
        fences,
        ..Config::default()
    })
}

/// Boards of every kind, for what must hold on all of them.
fn kinds() -> Vec<Quoridor> {
    let usual = Config::default();
    let small = |columns, rows, fences| {
        game(Config {
            columns,
            rows,
            fences,
            ..usual.clone()
        })
    };
    let four = |fences, columns| {
        game(Config {
            seats: 4,
            fences,
            columns,
            rows: columns,
            ..usual.clone()
        })
    };
    let bounded = game(Config {
        max_plies: Some(30),
        ..usual.clone()
    });
    let back = |seats| {
        game(Config {
            seats,
            columns: 5,
            rows: 3,
            fences: 4,
            jump_back: true,
            ..usual.clone()
        })
    };
    vec![
        with_fences(10),
        with_fences(1),
        with_fences(0),
        small(3, 3, 3),
        small(5, 3, 20),
        small(3, 9, 4),
        four(5, 9),
        four(3, 5),
        four(0, 9),
        back(2),
        back(4),
        bounded,
    ]
}

/// Plays games by chance and shows every position in which somebody can choose.
fn visit(game: &Quoridor, games: u64, mut look: impl FnMut(&Position, Seat, &mut Numbers)) {
    for number in 0..games {
        let (mut position, mut random) = (game.start(), Numbers(number));
        // Steps by chance lead nowhere: the game need not end.
        for _ in 0..60 {
            let Turn::Seat(seat) = game.turn(&position) else {
                break;
            };
            look(&position, seat, &mut random);
            go_on(game, &mut position, &mut random);
        }
    }
}

fn on_ground<T>(game: &Quoridor, position: &Position, with: impl FnOnce(&mut Ground<'_>, &Node) -> T) -> T {
    let (mut layers, mut detours) = (Layers::default(), Detours::default());
    let mut ground = Ground {
        game,
        seats: game.seats(),
        layers: &mut layers,
        detours: &mut detours,
    };
    let node = ground.node(*position).expect("the game goes on");
    with(&mut ground, &node)
}

/// The search sees what a player sees, whatever it keeps from move to move.
#[test]
fn the_network_of_a_search_sees_what_the_rules_say() {
    for seats in [2, 4] {
        let config = Config {
            seats,
            ..Config::default()
        };
        let game = Quoridor::new(&config).expect("a table");
        visit(&game, 20, |position, seat, _| {
            let in_search = on_ground(&game, position, |_, node| stand(node));
            assert_eq!(in_search, Stand::of(&game, position, seat));
        });
    }
}

const LEVEL: Level = Level {
    nodes: 40_000,
    depth: 30,
    table: 14,
    noise: 1,
};

fn think(game: &Quoridor, position: &Position, seat: Seat, level: Level) -> Found {
    let mut memory = Memory::default();
    let mut search = Search::new(game, seat, (level, None), &mut memory);
    let node = search.ground().node(*position).expect("the game goes on");
    search.think(&node, &[], || 0).expect("a choice")
}

/// Who only counts looks on where somebody is far ahead; a network is believed, near the end of a search.
#[test]
fn what_is_good_enough_at_sight_is_taken_where_a_network_judges() {
    let game = with_fences(10);
    let network = QuoridorEncoding::new(&game).and_then(|encoding| chosen(None, &encoding));
    let stands = |position: &str, network: Option<Arc<Network>>, depth| {
        let mut memory = Memory::default();
        memory.judgement.ask(network);
        let mut search = Search::new(&game, Seat::new(0), (LEVEL, None), &mut memory);
        let node = search.ground().node(read(&game, position).0);
        search.stands(&node.expect("the game goes on"), depth, 0)
    };
    let ahead = "pawns=e7,a8 left=10,10 fences=- next=0";
    let value = stands(ahead, network.clone(), 1).expect("it is far ahead");
    assert!((0..PROVEN).contains(&value));
    assert_eq!(stands(ahead, network.clone(), 7), None, "the search goes deep");
    assert_eq!(stands(ahead, None, 1), None, "nobody judges");
    let even = "pawns=e4,e6 left=10,10 fences=- next=0";
    assert_eq!(stands(even, network, 1), None);
}

fn race_on(game: &Quoridor, position: &str) -> Option<Run> {
    on_ground(game, &read(game, position).0, |ground, node| {
        let ground: &mut Ground<'_> = ground;
        ground.race(node)
    })
}

#[track_caller]
fn race(position: &str, expected: Option<(usize, u16)>) {
    let expected = expected.map(|(winner, plies)| Run {
        winner: Seat::new(winner),
        plies,
    });
    assert_eq!(race_on(&with_fences(0), position), expected);
}

#[test]
fn a_race_of_pawns_that_never_meet_is_arithmetic() {
    race("pawns=a6,i6 left=0,0 fences=- next=0", Some((0, 5)));
    race("pawns=a6,i6 left=0,0 fences=- next=1", Some((0, 6)));
    // As far both: the turn decides.
    race("pawns=a5,i5 left=0,0 fences=- next=0", Some((0, 7)));
    race("pawns=a5,i5 left=0,0 fences=- next=1", Some((1, 7)));
    race("pawns=a5,i4 left=0,0 fences=- next=0", Some((1, 6)));
}

#[test]
fn a_race_is_open_while_pawns_can_meet() {
    race("pawns=e4,e6 left=0,0 fences=- next=0", None);
    race("pawns=e5,f6 left=0,0 fences=- next=0", None);
    // Side by side, but behind each other's back.
    race("pawns=e6,f5 left=0,0 fences=- next=0", Some((0, 5)));
}

#[test]
fn who_has_fences_is_not_beaten_by_arithmetic() {
    let game = with_fences(1);
    let race = |text| race_on(&game, text);
    assert_eq!(race("pawns=a6,i6 left=0,1 fences=c4v next=0"), None);
    assert!(race("pawns=a6,i6 left=1,0 fences=c4v next=0").is_some());
}

#[test]
fn a_race_that_the_bound_on_plies_ends_is_not_won() {
    let game = game(Config {
        fences: 0,
        max_plies: Some(20),
        ..Config::default()
    });
    let run = |text| race_on(&game, text);
    assert!(run("pawns=a6,i6 left=0,0 fences=- next=0 plies=15").is_some());
    assert!(run("pawns=a6,i6 left=0,0 fences=- next=0 plies=16").is_none());
}

/// Checks the value of a position by the plies to a win (or, below zero, a loss), and perhaps the choice.
#[track_caller]
fn proves(game: &Quoridor, position: &str, plies: i32, choice: Option<&[&str]>) {
    let (position, seat) = read(game, position);
    let found = think(game, &position, seat, LEVEL);
    let value = if plies > 0 {
        WIN - PLY * plies
    } else {
        -WIN - PLY * plies
    };
    assert_eq!(found.value, value, "{found:?}");
    if let Some(known) = choice {
        let chosen = found.step.choice().to_string();
        assert!(known.contains(&chosen.as_str()), "{chosen}");
    }
}

#[test]
fn a_jump_decides_a_race() {
    let bare = with_fences(0);
    // Five steps each: the jump over e6 saves one.
    proves(&bare, "pawns=e5,e6 left=0,0 fences=- next=0", 5, Some(&["e7"]));
    proves(
        &bare,
        "pawns=e8,e9 left=0,0 fences=- next=0",
        1,
        Some(&["d9", "f9"]),
    );
}

#[test]
fn a_fence_can_win_a_race_that_is_lost() {
    let game = with_fences(1);
    // Three steps to go against two: a fence makes them four.
    let position = "pawns=a6,i3 left=1,0 fences=c4v next=0";
    proves(&game, position, 7, Some(&["h2h", "h1h"]));
    let (position, seat) = read(&with_fences(0), "pawns=a6,i3 left=0,0 fences=- next=0");
    assert!(think(&with_fences(0), &position, seat, LEVEL).value < -PROVEN);
}

#[test]
fn a_fence_saves_who_would_lose_at_once() {
    let game = with_fences(10);
    let (position, seat) = read(&game, "pawns=e5,e2 left=8,8 fences=a2h,a6h,g6h,g4v next=0");
    let found = think(&game, &position, seat, LEVEL);
    let chosen = found.step.choice().to_string();
    assert!(["d1h", "e1h"].contains(&chosen.as_str()), "{chosen}");
    assert!(found.value > -PROVEN);
}

#[test]
fn a_win_at_once_is_taken() {
    let game = with_fences(10);
    for position in [
        "pawns=e8,e2 left=10,10 fences=- next=0",
        "pawns=e8,e2 left=10,10 fences=- next=1",
    ] {
        let (position, seat) = read(&game, position);
        assert_eq!(think(&game, &position, seat, LEVEL).value, WIN - PLY);
        let mut thinker = Thinker::normal();
        let view = game.view(&position, seat);
        let choice = thinker.decide(&view, &game.choices(&position, seat), &mut Numbers(1));
        let Some(Choice::Step(square)) = choice else {
            panic!("a step")
        };
        assert!(game.is_goal(seat, square));
    }
}

#[test]
fn a_loss_is_put_off_as_long_as_can_be() {
    let bare = with_fences(0);
    // Six plies to the rival's goal: nothing makes them more, and no step makes them fewer.
    proves(&bare, "pawns=a2,i4 left=0,0 fences=- next=0", -6, None);
}

/// Plays a game to its end or for 120 plies; the winner's index.
fn play(game: &Quoridor, players: &mut [Box<dyn Strategy<Quoridor>>; 2], seed: u64) -> Option<usize> {
    let (mut position, mut random) = (game.start(), Numbers(seed));
    for _ in 0..120 {
        let Turn::Seat(seat) = game.turn(&position) else {
            break;
        };
        let (view, legal) = (game.view(&position, seat), game.choices(&position, seat));
        let choice = players[seat.index()]
            .decide(&view, &legal, &mut random)
            .expect("a choice");
        game.play(&mut position, seat, choice, &mut Silent)
            .expect("a legal choice");
    }
    let standing = game.standing(&position)?;
    (0..2).find(|&seat| standing.place(Seat::new(seat)) == Some(1))
}

#[test]
fn the_winner_of_a_solved_board_wins_against_anybody() {
    let boards = [
        (3, 3, 0),
        (3, 3, 1),
        (3, 3, 2),
        (3, 3, 3),
        (3, 3, 5),
        (5, 3, 0),
        (5, 3, 1),
        (5, 3, 2),
        (5, 3, 3),
        (3, 5, 0),
        (3, 5, 1),
        (3, 5, 2),
    ];
    for (columns, rows, fences) in boards {
        let game = game(Config {
            columns,
            rows,
            fences,
            ..Config::default()
        });
        let winner = solve::solve(&game)
            .expect("a small board")
            .winner
            .expect("a winner");
        for seed in 0..4 {
            let other: Box<dyn Strategy<Quoridor>> = match seed {
                0 => Box::new(Thinker::with_nodes(30_000)),
                1 => Box::new(super::Runner),
                _ => Box::new(Random),
            };
            let mut players = [Box::new(Thinker::with_nodes(30_000)), other];
            if winner == 1 {
                players.reverse();
            }
            assert_eq!(
                play(&game, &mut players, seed),
                Some(winner.into()),
                "{columns} × {rows}, {fences} fences, game {seed}"
            );
        }
    }
}

#[test]
fn what_a_table_remembers_turns_no_win_into_a_loss() {
    let mut proven = 0;
    for (columns, rows, fences) in [(3, 3, 2), (5, 3, 2), (3, 5, 1), (5, 5, 1)] {
        let game = game(Config {
            columns,
            rows,
            fences,
            ..Config::default()
        });
        visit(&game, 6, |position, seat, _| {
            let deep = |table| {
                think(
                    &game,
                    position,
                    seat,
                    Level {
                        table,
                        nodes: 15_000,
                        ..LEVEL
                    },
                )
                .value
            };
            let (with, without) = (deep(14), deep(1));
            if with.abs() > PROVEN && without.abs() > PROVEN {
                proven += 1;
                assert_eq!(with > 0, without > 0, "{}", game.write_position(position));
            }
        });
    }
    assert!(proven > 100, "{proven}");
}

#[test]
fn a_choice_hangs_on_the_position_and_the_numbers_alone() {
    let mut used = Thinker::normal();
    for game in [with_fences(10), for_four(5)] {
        visit(&game, 1, |position, seat, _| {
            if game.choices(position, seat).len() % 4 != 0 {
                return;
            }
            let again = |thinker: &mut Thinker| thinker.think(&game, position, seat, &mut Numbers(7));
            // Down to how many positions were valued.
            assert_eq!(again(&mut Thinker::normal()), again(&mut used));
        });
    }
}

#[test]
fn of_four_the_nearest_walks_and_wins() {
    proves(
        &for_four(0),
        "pawns=a6,a5,i9,i5 left=0,0,0,0 fences=- next=0",
        9,
        Some(&["a7"]),
    );
    // As far as the third seat, whose turn is later; the fence stays in hand.
    proves(
        &for_four(1),
        "pawns=a7,a5,i3,i5 left=1,0,0,0 fences=d3v,d5v,f5h next=0",
        5,
        Some(&["a8"]),
    );
}

#[test]
fn of_four_one_who_would_win_at_once_is_hindered() {
    for (text, rival) in [
        ("pawns=e5,b6,e2,i4 left=5,5,5,5 fences=- next=0", 2),
        (
            "pawns=e5,h6,e7,g4 left=1,5,4,5 fences=a2h,a3h,a4h,a5h,a6h next=0",
            1,
        ),
        ("pawns=c8,b6,e7,g5 left=5,4,5,5 fences=f4v next=1", 0),
    ] {
        let game = for_four(5);
        let (position, seat) = read(&game, text);
        for level in [2, 3, 4].map(|depth| Level { depth, ..LEVEL }) {
            let found = think(&game, &position, seat, level);
            let Choice::Fence(fence) = found.step.choice() else {
                panic!("{text}: no fence but {found:?}")
            };
            let far = game.distance(&position, Seat::new(rival), Some(fence));
            assert!(far > Some(1) && found.value > PLY * 5 - WIN, "{text}: {found:?}");
        }
    }
}

#[test]
fn of_four_nobody_walks_to_and_fro() {
    let game = for_four(5);
    let (mut plies, mut returns) = (0, 0);
    for seed in 1..5 {
        let (mut position, mut random) = (game.start(), Numbers(seed));
        let (mut thinker, mut stood) = (Thinker::normal(), [const { Vec::new() }; SEATS]);
        while let Turn::Seat(seat) = game.turn(&position) {
            let (view, legal) = (game.view(&position, seat), game.choices(&position, seat));
            let choice = thinker.decide(&view, &legal, &mut random).expect("a choice");
            game.play_known(&mut position, seat, choice, &mut Silent);
            let (stood, at) = (&mut stood[seat.index()], position.pawn(seat));
            plies += 1;
            let is_back = matches!(choice, Choice::Step(_)) && stood.iter().rev().nth(1) == Some(&at);
            returns += u32::from(is_back);
            stood.push(at);
        }
    }
    // Some are the shortest way out of what was a way and is none; without a price it was one in four.
    assert!(plies < 500 && returns * 15 < plies, "{returns} of {plies}");
}

#[test]
fn nothing_illegal_is_chosen_and_everything_is_explained() {
    for game in kinds() {
        let mut thinker = Thinker::with_nodes(400);
        visit(&game, 3, |position, seat, random| {
            let (view, legal) = (game.view(position, seat), game.choices(position, seat));
            let choice = thinker.decide(&view, &legal, random).expect("a choice");
            assert!(
                legal.contains(choice),
                "{choice} in {}",
                game.write_position(position)
            );
            let any = legal.any(random).expect("a choice");
            for choice in [choice, any] {
                let why = thinker.explain(&view, &legal, choice).expect("a reason");
                assert!(why.key.starts_with("why-search-"), "{why:?}");
            }
        });
    }
}

#[test]
fn what_a_move_changes_is_what_is_found_anew() {
    for game in kinds() {
        visit(&game, 3, |position, seat, _| {
            let options = game.choices(position, seat);
            on_ground(&game, position, |ground, node| {
                for choice in options.iter() {
                    let After::Open(child) = ground.play(node, Move::from(choice)) else {
                        continue;
                    };
                    assert_eq!(child.key, hash::of(&child.position, game.seats(), child.turn));
                    for seat in game.seats().iter() {
                        let to_go = game.distance(&child.position, seat, None);
                        assert_eq!(Some(child.distance(seat)), to_go, "{choice}");
                    }
                }
            });
        });
    }
}

#[test]
fn fences_make_ways_longer_by_what_the_rules_say_and_close_what_they_forbid() {
    for game in kinds() {
        visit(&game, 2, |position, seat, _| {
            let legal = game.choices(position, seat);
            on_ground(&game, position, |ground, node| {
                let fitting = ground.fences(node);
                let mut closing = 0;
                for other in game.seats().iter() {
                    // What was asked before is remembered, and the rest still found.
                    let some = ground.longer(node, other, fitting & (u128::MAX / 3));
                    let longer = ground.longer(node, other, fitting);
                    assert_eq!(some.fences, longer.fences & (u128::MAX / 3));
                    closing |= longer.closing;
                    for fence in legal.fences() {
                        let with = game.distance(position, other, Some(fence)).expect("a way");
                        let by = i32::from(with) - i32::from(node.distance(other));
                        assert_eq!(longer.by(fence.number()), by, "{fence}");
                        assert_eq!(longer.fences & 1 << fence.number() != 0, by > 0);
                    }
                }
                assert_eq!(fitting & !closing, legal.fence_word());
            });
        });
    }
}

#[test]
fn how_far_a_step_leads_is_read_off_the_layers() {
    for game in kinds() {
        visit(&game, 2, |position, seat, _| {
            on_ground(&game, position, |ground, node| {
                ground.flood(node, seat);
                for square in bits(game.step_word(position, seat)) {
                    let Choice::Step(to) = Move::step(square).choice() else {
                        panic!("a step")
                    };
                    let far = game.distance(&position.with_pawn(seat, to), seat, None);
                    assert_eq!(Some(ground.layers.to_go(node.open, 1 << square)), far);
                }
                assert_eq!(node.ways.len(), SEATS);
            });
        });
    }
}
