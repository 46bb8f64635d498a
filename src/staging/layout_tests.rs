//! What a layout refuses, what the printed boards hold, and that generated boards keep their spots apart.

use super::*;
use crate::staging::boards::race::{MEJN_4, MEJN_6, race_spots};

/// The board for four after a change of its text.
fn fault_after(from: &str, to: &str) -> String {
    assert!(MEJN_4.contains(from), "the printed board has no {from}");
    let text = MEJN_4.replacen(from, to, 1);
    Layout::read("mine.ron", &text, &race_spots(4, 10, 4))
        .expect_err("it is broken")
        .to_string()
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
    assert_eq!(
        fault_after(r#"(name: "E7", at: (-4.0, -1.0)),"#, ""),
        "`mine.ron` lacks the spot E7, which the game needs"
    );
}

#[test]
fn a_spot_that_is_there_twice_is_named() {
    assert_eq!(
        fault_after(r#""E7", at"#, r#""E6", at"#),
        "`mine.ron` places the spot E6 twice"
    );
}

#[test]
fn a_spot_nobody_knows_is_named_also_in_a_line() {
    let sentence = "`mine.ron` names the spot E99, which this board does not have";
    assert_eq!(fault_after(r#""E7", at"#, r#""E99", at"#), sentence);
    assert_eq!(fault_after(r#""E6", "E7""#, r#""E6", "E99""#), sentence);
}

#[test]
fn a_seat_that_is_not_there_is_named() {
    assert_eq!(
        fault_after(
            r#"kind: home, seat: 0, letter: "a""#,
            r#"kind: home, seat: 5, letter: "a""#
        ),
        "`mine.ron` gives the spot H0.0 to seat 5, which this board does not have"
    );
}

#[test]
fn what_is_no_board_says_where() {
    let sentence = fault_after("seats: [", "seets: [");
    assert!(
        sentence.starts_with("`mine.ron` cannot be read as a board: "),
        "{sentence}"
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
fn what_stands_on_a_board_is_drawn_on_it_and_what_lies_above_comes_last() {
    use crate::staging::{Colours, Scene, Theme, drawing};
    let layout = Layout::read("board", MEJN_4, &race_spots(4, 10, 4)).expect("it is sound");
    let (theme, colours) = (Theme::default(), Colours::default());
    let pieces = layout.yard(Seat::new(1)).map(|spot| (Seat::new(1), spot.clone()));
    let scene = Scene {
        pieces: pieces.collect(),
        die: Some((Seat::new(0), 5, 6)),
        ..Scene::default()
    };
    let empty = drawing::board(&layout, &theme, colours);
    let drawn = drawing::scene(&layout, &scene, &theme, colours, "<path/>");
    assert!(drawn.starts_with(empty.trim_end().trim_end_matches("</svg>")));
    let circles = |svg: &str| svg.matches("<circle").count();
    assert!(circles(&drawn) >= circles(&empty) + 4, "four pawns");
    assert!(drawn.contains(">5</text>"), "the die");
    assert!(drawn.ends_with("<path/></svg>\n"));
}
