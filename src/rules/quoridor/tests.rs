//! The rules as sentences over drawn positions.

use super::{Choice, Config, Event, Fault, Position, Quoridor, Square, ThirdPawn};
use crate::rules::{ChoiceSet, Game, Message, Notation, Seat, TextFault, Turn, perft};

fn table(seats: u8) -> Config {
    Config {
        seats,
        fences: Config::usual_fences(seats.into()),
        ..Config::default()
    }
}

fn open(config: &Config) -> Quoridor {
    Quoridor::new(config).expect("a valid configuration")
}

/// A position with these pawns and fences, in which seat 0 is next. The last seats have placed what stands there.
fn draw(config: &Config, pawns: &str, fences: &str) -> (Quoridor, Position) {
    let game = open(config);
    let seats = usize::from(config.seats);
    let mut gone = fences.split_whitespace().count();
    let mut left = vec![config.fences; seats];
    for hand in left.iter_mut().rev() {
        let used = gone.min(usize::from(*hand));
        *hand -= used as u8;
        gone -= used;
    }
    let comma = |words: &str| words.split_whitespace().collect::<Vec<_>>().join(",");
    let fences = if fences.is_empty() {
        "-".to_owned()
    } else {
        comma(fences)
    };
    let left: Vec<String> = left.iter().map(ToString::to_string).collect();
    let text = format!(
        "pawns={} left={} fences={fences} next=0",
        comma(pawns),
        left.join(",")
    );
    let position = game
        .read_position(&text)
        .unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    (game, position)
}

/// To where the pawn of seat 0 may go.
#[track_caller]
fn steps(config: &Config, pawns: &str, fences: &str, expected: &str) {
    let (game, position) = draw(config, pawns, fences);
    let mut found: Vec<String> = game
        .choices(&position, Seat::new(0))
        .steps()
        .map(|square| square.to_string())
        .collect();
    found.sort();
    assert_eq!(found.join(" "), expected, "{pawns} | {fences}");
}

/// The rule that forbids `text` to seat 0; empty when it is allowed.
#[track_caller]
fn refused(config: &Config, pawns: &str, fences: &str, text: &str, key: &str) -> Message {
    let (game, position) = draw(config, pawns, fences);
    let seat = Seat::new(0);
    let choice = game
        .read_choice(&position, seat, text)
        .expect("a choice of this board");
    let rule = game.forbids(&position, seat, choice);
    let message = rule.map_or_else(|| Message::new(""), Message::from);
    assert_eq!(message.key, key, "{text} with {pawns} | {fences}");
    message
}

#[test]
fn a_pawn_goes_one_square_up_down_left_or_right_but_through_no_fence() {
    steps(&table(2), "e4 e9", "", "d4 e3 e5 f4");
    steps(&table(2), "e1 e9", "", "d1 e2 f1");
    steps(&table(2), "a4 e9", "", "a3 a5 b4");
    steps(&table(2), "e4 e9", "e4h d3v", "e3 f4");
    steps(&table(2), "e4 e9", "d4h e4v", "d4 e3");
}

#[test]
fn a_neighbour_is_jumped_straight_over() {
    steps(&table(2), "e4 e5", "", "d4 e3 e6 f4");
    steps(&table(2), "e4 e5", "e4h", "d4 e3 f4");
    steps(&table(2), "e4 f4", "", "d4 e3 e5 g4");
}

#[test]
fn past_a_neighbour_with_a_fence_or_the_edge_behind_the_pawn_steps_aside() {
    steps(&table(2), "e4 e5", "e5h", "d4 d5 e3 f4 f5");
    steps(&table(2), "e4 e5", "e5h d5v", "d4 e3 f4 f5");
    steps(&table(2), "b4 a4", "", "a3 a5 b3 b5 c4");
    // The edge counts like a fence, and the step aside can win.
    let (game, mut position) = draw(&table(2), "d8 e2", "");
    position = position.with_pawn(Seat::new(1), Square::new(3, 8).expect("d9"));
    let aside = game.read_choice(&position, Seat::new(0), "c9").expect("a square");
    assert!(game.choices(&position, Seat::new(0)).contains(aside));
    let mut events = Vec::new();
    game.play(&mut position, Seat::new(0), aside, &mut events)
        .expect("a legal step");
    assert_eq!(game.turn(&position), Turn::Over);
    assert_eq!(events.last(), Some(&Event::Won { seat: Seat::new(0) }));
}

#[test]
fn a_third_pawn_behind_is_like_a_fence_or_stops_the_pawn() {
    let blocks = Config {
        third_pawn: ThirdPawn::Blocks,
        ..table(4)
    };
    let pawns = "e4 e5 e6 h8";
    steps(&table(4), pawns, "", "d4 d5 e3 f4 f5");
    steps(&blocks, pawns, "", "d4 e3 f4");
    refused(&blocks, pawns, "", "d5", "quoridor-third-pawn");
    // A fence between the two in front is a fence by either rule.
    steps(&blocks, pawns, "e5h", "d4 d5 e3 f4 f5");
}

/// By the house rule that lets a pawn jump and come back.
fn comes_back(seats: u8) -> Config {
    Config {
        jump_back: true,
        ..table(seats)
    }
}

#[test]
fn over_a_neighbour_that_is_shut_in_a_pawn_may_only_jump_back_to_where_it_was() {
    // A fence behind e5, and one at each of its sides.
    let shut = "e5h d5v e4v";
    steps(&comes_back(2), "e4 e5", shut, "d4 e3 e4");
    steps(&table(2), "e4 e5", shut, "d4 e3");
    refused(&table(2), "e4 e5", shut, "e4", "quoridor-stays");
    // The edge counts like a fence, behind and at a side.
    steps(&comes_back(2), "a8 a9", "a8v", "a7 a8");
    steps(&comes_back(2), "a4 a5", "a5h a4v", "a3 a4");
}

#[test]
fn a_pawn_jumps_back_only_where_nothing_else_is_open_beyond_the_neighbour() {
    let back = &comes_back(2);
    // Nobody beside it; the neighbour can be jumped; one of its sides is open; a fence stands between the two.
    refused(back, "e4 e8", "e5h d5v e4v", "e4", "quoridor-stays");
    refused(back, "e4 e5", "d5v e4v", "e4", "quoridor-stays");
    refused(back, "e4 e5", "e5h d5v", "e4", "quoridor-stays");
    refused(back, "e4 e5", "e4h e6h d5v", "e4", "quoridor-stays");
    steps(back, "e4 e5", "e5h d5v", "d4 e3 f4 f5");
}

#[test]
fn only_fences_and_the_edge_shut_a_neighbour_in_and_behind_it_a_third_pawn_where_that_is_like_a_fence() {
    let back = &comes_back(4);
    let blocks = &Config {
        third_pawn: ThirdPawn::Blocks,
        ..comes_back(4)
    };
    steps(back, "e4 e5 e6 h8", "d5v e4v", "d4 e3 e4");
    steps(blocks, "e4 e5 e6 h8", "d5v e4v", "d4 e3");
    // A pawn at its side is no fence.
    steps(back, "e4 e5 f5 h8", "e5h d5v", "d4 e3 f4");
}

#[test]
fn whoever_jumps_back_has_had_its_turn_and_nothing_has_moved() {
    let (game, before) = draw(&comes_back(2), "e4 e5", "e5h d5v e4v");
    let (mut position, mut events) = (before, Vec::new());
    let back = game.read_choice(&position, Seat::new(0), "e4").expect("a square");
    game.play(&mut position, Seat::new(0), back, &mut events)
        .expect("a legal step");
    assert_eq!(
        game.write_position(&position),
        game.write_position(&before).replace("next=0", "next=1")
    );
    let square = Square::new(4, 3).expect("e4");
    let expected = Event::Moved {
        seat: Seat::new(0),
        from: square,
        to: square,
        jumped: Some(Seat::new(1)),
    };
    assert_eq!(events, [expected]);
    assert_eq!(expected.message().key, "event-quoridor-jumped-back");
}

#[test]
fn a_fence_takes_four_others_away() {
    let (game, position) = draw(&table(2), "e1 e9", "e3h");
    let legal = game.choices(&position, Seat::new(0));
    let gone: Vec<String> = super::position::Fences {
        across: u64::MAX,
        upright: u64::MAX,
    }
    .iter()
    .filter(|&fence| !legal.contains(Choice::Fence(fence)))
    .map(|fence| fence.to_string())
    .collect();
    assert_eq!(gone, ["d3h", "e3h", "f3h", "e3v"]);
}

#[test]
fn whoever_asks_is_told_which_rule_forbids_a_fence() {
    let config = table(2);
    let told = |fences, text, key, arg: &str| {
        let message = refused(&config, "e1 e9", fences, text, key);
        assert_eq!(format!("{:?}", message.args), arg);
    };
    told("e3h", "e3v", "quoridor-crosses", r#"[("fence", Text("e3h"))]"#);
    told("d3h", "e3h", "quoridor-overlaps", r#"[("fence", Text("d3h"))]"#);
    told("e4v", "e3v", "quoridor-overlaps", r#"[("fence", Text("e4v"))]"#);
    told("d1v f1v", "f2h", "", "[]");
    told(
        "d1v f1v",
        "e2h",
        "quoridor-closes-way",
        r#"[("seat", Seat(Seat(I0)))]"#,
    );
    told(
        "d8v f8v",
        "e7h",
        "quoridor-closes-way",
        r#"[("seat", Seat(Seat(I1)))]"#,
    );
    let none = Config {
        fences: 0,
        ..table(2)
    };
    refused(&none, "e1 e9", "", "e3h", "quoridor-no-fence-left");
}

#[test]
fn a_ring_of_fences_that_touches_no_edge_may_not_be_closed_round_a_pawn() {
    refused(&table(2), "e4 e9", "d3h d5h c4v", "e4v", "quoridor-closes-way");
    refused(&table(2), "e4 e9", "d3h c4v e4v", "d5h", "quoridor-closes-way");
    // Round nobody it may.
    refused(&table(2), "e1 e9", "d3h d5h c4v", "e4v", "");
}

#[test]
fn whoever_asks_is_told_which_rule_forbids_a_step() {
    let config = table(2);
    let told = |pawns, fences, text, key| drop(refused(&config, pawns, fences, text, key));
    told("e4 e5", "", "e4", "quoridor-stays");
    told("e4 e5", "", "e5", "quoridor-occupied");
    told("e4 e8", "e4h", "e5", "quoridor-fence-between");
    told("e4 e8", "", "e6", "quoridor-nothing-to-jump");
    told("e4 e5", "e5h", "e6", "quoridor-fence-behind");
    told("e4 e5", "e4h", "e6", "quoridor-fence-between");
    told("e4 e8", "", "f5", "quoridor-diagonal-alone");
    told("e4 e5", "", "f5", "quoridor-jump-straight");
    told("e4 e5", "e5h e4v", "f5", "quoridor-fence-beside");
    told("e4 e8", "", "h4", "quoridor-not-beside");
}

#[test]
fn who_can_do_nothing_loses_the_turn() {
    // Seat 1 stands at the end of a corridor without a fence in hand; before it stand two others in a row.
    let game = open(&Config {
        fences: 5,
        third_pawn: ThirdPawn::Blocks,
        ..table(4)
    });
    let text = "pawns=i2,a2,b2,c2 left=5,0,5,5 fences=a1h,a2h,e4h,g4h,c7h next=0";
    let mut position = game.read_position(text).expect("a position");
    let choice = game.read_choice(&position, Seat::new(0), "i1").expect("a square");
    let mut events = Vec::new();
    game.play(&mut position, Seat::new(0), choice, &mut events)
        .expect("a legal step");
    assert_eq!(events.last(), Some(&Event::LostTurn { seat: Seat::new(1) }));
    assert_eq!(game.turn(&position), Turn::Seat(Seat::new(2)));
    let waiting = game.write_position(&position).replace("next=2", "next=1");
    let fault = game
        .read_position(&waiting)
        .expect_err("seat 1 has lost its turn");
    assert_eq!(fault.message.key, "quoridor-text-stuck");
}

#[test]
fn a_bound_on_plies_makes_a_draw() {
    let game = open(&Config {
        max_plies: Some(3),
        ..table(2)
    });
    let mut position = game.start();
    let mut events = Vec::new();
    for (text, seat) in [("e2", 0), ("e8", 1), ("e3", 0)] {
        let choice = game
            .read_choice(&position, Seat::new(seat), text)
            .expect("a square");
        game.play(&mut position, Seat::new(seat), choice, &mut events)
            .expect("a legal step");
    }
    assert_eq!(events.last(), Some(&Event::Drawn { plies: 3 }));
    let standing = game.standing(&position).expect("it is over");
    assert_eq!([0, 1].map(|seat| standing.place(Seat::new(seat))), [Some(1); 2]);
}

#[test]
fn what_happened_tells_over_whom_a_pawn_went() {
    let jumped = |fences, text| {
        let (game, mut position) = draw(&table(2), "e4 e5", fences);
        let choice = game.read_choice(&position, Seat::new(0), text).expect("a square");
        let mut events = Vec::new();
        game.play(&mut position, Seat::new(0), choice, &mut events)
            .expect("a legal step");
        match events[..] {
            [Event::Moved { jumped, .. }] => jumped,
            _ => panic!("{events:?}"),
        }
    };
    assert_eq!(jumped("", "e6"), Some(Seat::new(1)));
    assert_eq!(jumped("e5h", "f5"), Some(Seat::new(1)));
    assert_eq!(jumped("", "d4"), None);
}

#[test]
fn ways_are_told_with_a_fence_and_without() {
    let (game, position) = draw(&table(2), "e1 e9", "");
    let fence = |text: &str| match game.read_choice(&position, Seat::new(0), text) {
        Ok(Choice::Fence(fence)) => Some(fence),
        other => panic!("{text}: {other:?}"),
    };
    let way = |and| {
        let way = game.way(&position, Seat::new(0), and)?;
        Some(way.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(way(None).as_deref(), Some("e1 e2 e3 e4 e5 e6 e7 e8 e9"));
    assert_eq!(
        way(fence("e3h")).as_deref(),
        Some("e1 e2 e3 d3 d4 d5 d6 d7 d8 d9")
    );
    assert_eq!(game.distance(&position, Seat::new(0), None), Some(8));
    assert_eq!(game.distance(&position, Seat::new(0), fence("e3h")), Some(9));
    assert_eq!(game.distance(&position, Seat::new(1), fence("e3h")), Some(9));
    let (game, position) = draw(&table(2), "e1 e9", "d1v f1v");
    let Ok(Choice::Fence(last)) = game.read_choice(&position, Seat::new(0), "e2h") else {
        panic!("a fence");
    };
    assert_eq!(game.way(&position, Seat::new(0), Some(last)), None);
    assert_eq!(game.distance(&position, Seat::new(0), Some(last)), None);
}

#[test]
fn what_names_nothing_on_the_board_is_refused_with_a_reason() {
    let game = open(&table(2));
    let small = open(&Config {
        columns: 5,
        rows: 3,
        fences: 2,
        ..table(2)
    });
    let told = |game: &Quoridor, text: &str, key: &str| {
        let read = game.read_choice(&game.start(), Seat::new(0), text);
        assert_eq!(
            read.map_err(|fault: TextFault| fault.message.key),
            Err(key.to_owned()),
            "{text}"
        );
    };
    for text in [
        "", "e", "e33", "e3x", "3e", "pass", "e3hh", "é3", "e3é", "-", "e0h ", "ee",
    ] {
        told(&game, text, "quoridor-text-unread");
    }
    for text in ["E3h", "e3H", "E2", "e3V"] {
        told(&game, text, "quoridor-text-capitals");
    }
    for text in ["j3", "e0", "z9", "j1h", "a0v"] {
        told(&game, text, "quoridor-text-off-board");
    }
    for text in ["i9h", "i1v", "a9h", "h9v", "i8h"] {
        told(&game, text, "quoridor-text-fence-off-board");
    }
    told(&small, "f1", "quoridor-text-off-board");
    told(&small, "e1h", "quoridor-text-fence-off-board");
    told(&small, "a3v", "quoridor-text-fence-off-board");
}

#[test]
fn positions_that_can_not_be_are_refused_with_a_reason() {
    let game = open(&table(2));
    let start = "pawns=e1,e9 left=10,10 fences=- next=0";
    assert_eq!(game.read_position(start), Ok(game.start()));
    for (from, to, key) in [
        ("e1,e9", "e1", "quoridor-text-pawns"),
        ("e1,e9", "e1,e1", "quoridor-text-taken"),
        ("e1,e9", "e1,e3h", "quoridor-text-pawns"),
        ("e1,e9", "e9,e1", "quoridor-text-over"),
        ("10,10", "11,10", "quoridor-text-left"),
        ("10,10", "10", "quoridor-text-left"),
        ("10,10", "9,10", "quoridor-text-count"),
        ("fences=-", "fences=e3h", "quoridor-text-count"),
        ("10,10 fences=-", "9,9 fences=e3h,e3v", "quoridor-text-lies-on"),
        ("10,10 fences=-", "8,9 fences=d1v,f1v,e2h", "quoridor-text-no-way"),
        ("fences=-", "fences=e3", "quoridor-text-fence"),
        ("next=0", "next=2", "quoridor-text-next"),
        ("next=0", "next=over", "quoridor-text-over"),
        (" next=0", "", "quoridor-text-missing"),
        ("next=0", "next=0 plies=3", "quoridor-text-part"),
        ("left", "right", "quoridor-text-part"),
    ] {
        let text = start.replace(from, to);
        let read = game.read_position(&text);
        assert_eq!(
            read.map_err(|fault| fault.message.key),
            Err(key.to_owned()),
            "{text}"
        );
    }
}

#[test]
fn all_faults_of_a_configuration_are_told_at_once() {
    let config = Config {
        seats: 3,
        empty: vec![Seat::new(1)],
        columns: 4,
        rows: 11,
        fences: 21,
        third_pawn: ThirdPawn::Blocks,
        jump_back: true,
        max_plies: Some(0),
    };
    let faults = Quoridor::new(&config).expect_err("many faults");
    let expected = [
        Fault::Seats(3),
        Fault::Empty(Seat::new(1)),
        Fault::Columns(4),
        Fault::Rows(11),
        Fault::Fences(21),
        Fault::MaxPlies(0),
    ];
    assert_eq!(faults, expected);
}

#[test]
fn sequences_of_choices_are_as_many_as_other_programs_count() {
    for (seats, third_pawn, expected) in [
        (2, ThirdPawn::LikeAFence, [131, 16_677, 2_062_264]),
        (4, ThirdPawn::LikeAFence, [131, 16_677, 2_062_065]),
        (4, ThirdPawn::Blocks, [131, 16_677, 2_062_065]),
    ] {
        let game = open(&Config {
            third_pawn,
            ..table(seats)
        });
        for (depth, count) in (1..).zip(expected) {
            assert_eq!(perft(&game, &game.start(), depth, false), Some(count));
            if depth < 3 {
                assert_eq!(perft(&game, &game.start(), depth, true), Some(count));
            }
        }
    }
}
