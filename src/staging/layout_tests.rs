//! What a layout refuses, what the printed boards hold, and that generated boards keep their spots apart.

use super::*;
use crate::rules::Message;
use crate::staging::boards::race::{MEJN_4, MEJN_6, race_spots};

/// What is wrong with the board for four after a change of its text.
fn fault_after(from: &str, to: &str) -> LayoutFault {
    assert!(MEJN_4.contains(from), "the printed board has no {from}");
    let text = MEJN_4.replacen(from, to, 1);
    Layout::read("mine.ron", &text, &race_spots(4, 10, 4)).expect_err("it is broken")
}

/// What is said of a spot of that board.
fn of_spot(key: &str, spot: &str) -> Message {
    Message::new(key).with("file", "mine.ron").with("spot", spot)
}

#[test]
fn the_printed_boards_have_exactly_the_spots_of_their_games() {
    for (text, [seats, dots, pawns]) in [(MEJN_4, [4, 10, 4]), (MEJN_6, [6, 8, 4])] {
        let layout = Layout::read("board", text, &race_spots(seats, dots, pawns)).expect("it is sound");
        assert_eq!(layout.seats().len(), usize::from(seats));
        assert_eq!(layout.yard(Seat::new(1)).count(), usize::from(pawns));
    }
}

#[test]
fn a_missing_spot_is_named() {
    let fault = fault_after(r#"(name: "E7", at: (-4.0, -1.0)),"#, "");
    assert_eq!(Message::from(&fault), of_spot("board-lacks", "E7"));
}

#[test]
fn a_spot_that_is_there_twice_is_named() {
    let fault = fault_after(r#""E7", at"#, r#""E6", at"#);
    assert_eq!(Message::from(&fault), of_spot("board-double", "E6"));
}

#[test]
fn a_spot_nobody_knows_is_named_also_in_a_line() {
    for (from, to) in [
        (r#""E7", at"#, r#""E99", at"#),
        (r#""E6", "E7""#, r#""E6", "E99""#),
    ] {
        assert_eq!(
            Message::from(&fault_after(from, to)),
            of_spot("board-unknown", "E99")
        );
    }
}

#[test]
fn a_seat_that_is_not_there_is_named() {
    let [from, to] = ["0", "5"].map(|seat| format!(r#"kind: home, seat: {seat}, letter: "a""#));
    let told = of_spot("board-no-seat", "H0.0").with("index", 5);
    assert_eq!(Message::from(&fault_after(&from, &to)), told);
}

#[test]
fn what_is_no_board_says_where() {
    let fault = fault_after("seats: [", "seets: [");
    assert!(
        matches!(&fault, LayoutFault::Unreadable { file, .. } if file == "mine.ron"),
        "{fault:?}"
    );
}

#[test]
fn fewer_pawns_use_part_of_the_printed_board() {
    let layout = Layout::race(4, 10, 2);
    assert_eq!(layout.title(), "Mens erger je niet");
    assert_eq!(layout.spots().len(), 40 + 16);
    assert!(layout.spot("H3.2").is_none());
}

#[test]
fn generated_boards_have_all_spots_apart_and_on_the_card_for_every_size() {
    for seats in 2..=6_u8 {
        for pawns in 1..=8_u8 {
            for dots in pawns + 1..=(127 - pawns) / seats {
                let layout = Layout::generate(seats, dots, pawns);
                let context = format!("{seats} seats, {dots} dots, {pawns} pawns");
                let expected = race_spots(seats, dots, pawns);
                assert_eq!(layout.spots().len(), expected.len(), "{context}");
                assert!(
                    expected.iter().all(|name| layout.spot(name.as_str()).is_some()),
                    "{context}"
                );
                for (at, one) in layout.spots().iter().enumerate() {
                    for other in &layout.spots()[..at] {
                        let apart = one.at.distance(other.at);
                        assert!(
                            apart > 0.93,
                            "{context}: {} and {} are {apart} apart",
                            one.name,
                            other.name
                        );
                    }
                    let inside = one.at.abs().cmple(layout.outline().half - Vec2::splat(0.6)).all();
                    assert!(inside, "{context}: {} is at {}", one.name, one.at);
                }
                for place in layout.seats() {
                    let near = layout
                        .spots()
                        .iter()
                        .map(|spot| spot.at.distance(place.die))
                        .fold(9.0, f32::min);
                    assert!(near > 0.85, "{context}: the die is {near} from a spot");
                }
            }
        }
    }
}

#[test]
fn no_die_comes_to_rest_on_a_word_however_that_is_turned() {
    /// Half of a letter in the size of its word, rather too wide, and half a die with its edge.
    const LETTER: Vec2 = Vec2::new(0.29, 0.45);
    const DIE: f32 = 0.45;
    for (text, [seats, dots, pawns]) in [(MEJN_4, [4, 10, 4]), (MEJN_6, [6, 8, 4])] {
        let layout =
            Layout::read("printed.ron", text, &race_spots(seats, dots, pawns)).expect("it is printed");
        for (word, place) in layout
            .words()
            .iter()
            .flat_map(|word| layout.seats().iter().map(move |place| (word, place)))
        {
            let letters = Vec2::new(word.text.chars().count() as f32, 1.0);
            let half = LETTER * letters * word.size;
            let apart = (word.at - place.die).abs();
            for half in [half, Vec2::new(half.y, half.x)] {
                assert!(
                    apart.cmpgt(half + Vec2::splat(DIE)).any(),
                    "a die lies at {} on “{}”, within {half}",
                    place.die,
                    word.text
                );
            }
        }
    }
}

#[test]
fn small_drawings_lie_on_nothing_else_and_each_temper_once() {
    for (text, [seats, dots, pawns]) in [(MEJN_4, [4, 10, 4]), (MEJN_6, [6, 8, 4])] {
        let layout =
            Layout::read("printed.ron", text, &race_spots(seats, dots, pawns)).expect("it is printed");
        let vignettes = layout.vignettes();
        assert_eq!(vignettes.len(), 4);
        for (at, drawn) in vignettes.iter().enumerate() {
            let half = drawn.size / 2.0;
            let clear = |at: Vec2, room: Vec2| (drawn.at - at).abs().cmpge(room + half).any();
            let inner = layout.outline().half - Vec2::splat(0.4);
            assert!(drawn.lies_on(inner), "{drawn:?}");
            for other in &vignettes[..at] {
                assert_ne!(drawn.temper, other.temper);
                assert!(clear(other.at, Vec2::splat(other.size / 2.0)), "{drawn:?}");
            }
            for spot in layout.spots() {
                let room = if spot.kind == Kind::Yard { 0.61 } else { 0.4 };
                assert!(clear(spot.at, Vec2::splat(room)), "{drawn:?} on {:?}", spot.name);
            }
            for place in layout.seats() {
                assert!(clear(place.die, Vec2::splat(0.45)), "{drawn:?} on a die");
                assert!(clear(place.sign, Vec2::splat(0.2)), "{drawn:?} on a sign");
            }
            for word in layout.words() {
                let room = Vec2::new(0.29 * word.text.chars().count() as f32, 0.45) * word.size;
                assert!(clear(word.at, room), "{drawn:?} on “{}”", word.text);
            }
        }
        assert!(layout.unwritten().vignettes().is_empty());
    }
}

#[test]
fn a_small_drawing_that_does_not_lie_on_the_card_or_is_one_too_many_is_refused() {
    let drawing = "(temper: calm, at: (-2.42, 3.87), size: 1.6),";
    let many = drawing.repeat(13);
    let broken = [
        (drawing.replace("1.6", "inf"), 1),
        (drawing.replace("1.6", "NaN"), 1),
        (drawing.replace("1.6", "0.0"), 1),
        (drawing.replace("-2.42", "-6.0"), 1),
        (drawing.replace("3.87", "NaN"), 1),
        (many, 13),
    ];
    for (text, number) in broken {
        let told = Message::new("board-vignette").with("file", "mine.ron");
        let told = told.with("number", number).with("most", 12);
        assert_eq!(Message::from(&fault_after(drawing, &text)), told, "{text}");
    }
}
