//! The rules as sentences over drawn positions.

use super::{Config, Mejn};
use crate::rules::{ChoiceSet, Game, Notation, Silent};

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
    check_with(&no_jump, &format!("B34,E38,E5,H0/{AWAY} 0? rolls 3"), &["E5-E8", "H0-H3"]);
    check(&format!("B34,E38,E5,H0/{AWAY} 0? rolls 3"), &["E5-E8", "E38-H1", "H0-H3"]);
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
