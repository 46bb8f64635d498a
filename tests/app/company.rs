//! The people across the table: who sits down unasked, what they are called, and what is on their faces.

use std::collections::BTreeSet;

use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Seek},
        current::Current,
    },
    cast::{self, Mood},
    play::{Chair, Sitter, company},
    rules::{Seat, Turn},
};

use crate::stage::*;

fn moods(stage: &Stage) -> Vec<Mood> {
    let current = stage.current();
    let seats = current.game().board().seats();
    seats.iter().map(|seat| current.mood(seat, false)).collect()
}

fn begin(stage: &mut Stage, begin: Begin) {
    stage.ask(Ask::Begin(begin));
    stage.until("a game lies on the table", |stage| {
        stage.app.world().contains_resource::<Current>()
    });
}

#[test]
fn whoever_sits_down_unasked_has_a_name_of_its_own_that_the_table_uses() {
    for asked in [Begin::Alone, Begin::Demo] {
        let mut stage = Stage::title();
        begin(&mut stage, asked);
        let current = stage.current();
        let chairs = &current.game().setup().chairs;
        let computers = chairs
            .iter()
            .enumerate()
            .filter(|(_, chair)| matches!(chair.sitter, Sitter::Computer(_)));
        let mut names = BTreeSet::new();
        for (seat, chair) in computers {
            let character = company::character(chair).expect("somebody of the cast");
            assert_eq!(current.name(Seat::new(seat)), character.name);
            assert!(
                names.insert(character.name),
                "{} sits there twice",
                character.name
            );
        }
        assert!(names.len() >= 3, "{names:?}");
    }
}

#[test]
fn a_strike_is_seen_on_both_faces_and_earlier_moments_have_theirs() {
    let mut stage = Stage::new(&["far", "far", "far", "far"], 3);
    stage.speed(8.0);
    assert!(moods(&stage).iter().all(|mood| *mood == Mood::Calm));
    stage.until("somebody is struck", |stage| moods(stage).contains(&Mood::Struck));
    assert!(moods(&stage).contains(&Mood::Striking), "{:?}", moods(&stage));
    let struck = stage.current().game().steps().len();
    let mut looked_at = |at: usize| {
        stage.ask(Ask::Replay(Seek::To(at)));
        stage.until("the moment is looked at", |stage| {
            stage.current().replay().is_some_and(|replay| replay.at == at)
        });
        moods(&stage)
    };
    assert!(looked_at(0).iter().all(|mood| *mood == Mood::Calm));
    let then = looked_at(struck);
    assert!(
        then.contains(&Mood::Struck) && then.contains(&Mood::Striking),
        "{then:?}"
    );
}

#[test]
fn whose_turn_it_is_thinks_and_at_the_end_one_has_won_and_the_others_have_lost() {
    let mut stage = Stage::new(&["far", "empty", "far", "empty"], 3);
    let seat = stage
        .current()
        .game()
        .board()
        .seats()
        .iter()
        .next()
        .expect("a seat");
    assert_eq!(stage.current().mood(seat, true), Mood::Thinking);
    stage.speed(16.0);
    stage.until("it is over and has been seen", |stage| {
        stage.current().game().turn() == Turn::Over && stage.current().is_shown()
    });
    let mut moods = moods(&stage);
    moods.sort_by_key(|mood| *mood != Mood::Won);
    assert_eq!(moods, [Mood::Won, Mood::Lost]);
}

#[test]
fn a_seat_that_is_handed_on_bears_the_name_of_who_sits_there() {
    let mut stage = Stage::new(&ONE_PERSON, 1);
    let (entry, seat) = (stage.current().game().setup().entry, Seat::new(0));
    let mila = cast::named("mila").expect("she is there");
    let mut sit = |chair: Chair, name: &str| {
        stage.ask(Ask::Change(Change::Sit(seat, chair)));
        stage.until("the seat is taken", |stage| stage.current().name(seat) == name);
    };
    sit(company::chair_of(entry, mila), "Mila");
    sit(Chair::new(Sitter::Person), "Blue");
}
