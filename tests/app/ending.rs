//! The end of a game: it is celebrated once, no key that was meant for the game ends it, and what it offers leads on.

use bevy::{input::keyboard::Key, prelude::*};
use homestretch::{
    app::{
        answer::share::Making,
        ask::{Ask, Begin, Capture, Pacing, Seek},
        base::{Beat, Page, Screen, Unfolded},
        selection::Guard,
        settings::{Motion, Settings},
        table::{Busy, Chip, Piece, PointedAt},
    },
    catalogue,
    play::{Act, Sitter},
    rules::{Seat, Turn},
};

use crate::stage::*;

/// A game of these that is played as fast as can be seen, until its end is on the table.
fn ended(words: &[&str], number: u64) -> Stage {
    let mut stage = Stage::new(words, number);
    stage.speed(8.0);
    stage.until("the game is over", |stage| stage.beat() == Some(Beat::Over));
    stage.frame();
    stage
}

fn dancers(stage: &mut Stage) -> Vec<Seat> {
    let world = stage.app.world_mut();
    let mut busy = world.query_filtered::<&Piece, With<Busy>>();
    busy.iter(world).map(|piece| piece.seat).collect()
}

fn chips(stage: &mut Stage) -> usize {
    let world = stage.app.world_mut();
    world.query::<&Chip>().iter(world).count()
}

#[test]
fn the_winners_dance_once_and_everything_is_back_where_it_was() {
    let mut stage = ended(&COMPUTERS, 7);
    let standing = stage.current().game().standing().expect("it is over");
    let winner = standing.order()[0];
    let dance = dancers(&mut stage);
    assert_eq!(dance, vec![winner; 4], "all four of the winner and nobody else");
    assert!(chips(&mut stage) > 100);
    // At eight times the speed it takes as long as at any.
    (0..30).for_each(|_| stage.frame());
    assert!(stage.is_busy(), "a second and a half later it still goes on");
    stage.until("the dance is over", |stage| !stage.is_busy());
    assert_eq!(stage.pieces(), stage.truth());
    let places = |stage: &mut Stage| -> Vec<(Seat, Vec3)> {
        let world = stage.app.world_mut();
        let mut pieces = world.query::<(&Piece, &Transform)>();
        let all = pieces.iter(world).map(|(piece, at)| (piece.seat, at.translation));
        let mut all: Vec<(Seat, Vec3)> = all.collect();
        all.sort_by(|a, b| format!("{a:?}").cmp(&format!("{b:?}")));
        all
    };
    let after = places(&mut stage);
    // Whoever looks back and returns finds the end as it is.
    stage.ask(Ask::Replay(Seek::To(3)));
    stage.until("it is looked at", |stage| stage.beat() == Some(Beat::Replay));
    stage.ask(Ask::Replay(Seek::Leave));
    stage.until("the end is back", |stage| stage.beat() == Some(Beat::Over));
    stage.frame();
    assert!(!stage.is_busy() && chips(&mut stage) == 0);
    assert_eq!(places(&mut stage), after);
}

#[test]
fn with_less_motion_nothing_dances() {
    let mut stage = Stage::new(&COMPUTERS, 7);
    stage.app.world_mut().resource_mut::<Settings>().motion = Motion::Reduced;
    stage.speed(8.0);
    stage.until("the game is over", |stage| stage.beat() == Some(Beat::Over));
    stage.frame();
    assert_eq!((dancers(&mut stage), chips(&mut stage)), (Vec::new(), 0));
}

#[test]
fn a_key_that_was_meant_for_the_game_ends_neither_the_dance_nor_the_end() {
    let mut stage = ended(&COMPUTERS, 7);
    let game = stage.current().game().commitment();
    stage.type_key(KeyCode::Space, &Key::Space);
    assert!(stage.is_busy(), "it was pressed for the last roll");
    let breath = (Guard::HELD * 1000.0) as u64 / FRAME + 2;
    (0..breath).for_each(|_| stage.frame());
    stage.type_key(KeyCode::Space, &Key::Space);
    assert!(!stage.is_busy(), "whoever has seen enough of it ends the dance");
    for _ in 0..20 {
        stage.type_key(KeyCode::Space, &Key::Space);
        (0..4).for_each(|_| stage.frame());
    }
    stage.click(PointedAt::Die);
    assert_eq!(stage.beat(), Some(Beat::Over));
    assert_eq!(
        stage.current().game().commitment(),
        game,
        "it is the same game still"
    );
}

#[test]
fn a_moment_is_played_again_and_then_looked_at() {
    let mut stage = ended(&COMPUTERS, 7);
    let current = stage.current();
    let steps = current.game().steps();
    let told: Vec<catalogue::Telling> = steps
        .iter()
        .map(|step| (&*step.before, &step.events[..]))
        .collect();
    let moments = catalogue::moments(current.staging(), &told, current.game().board(), 3);
    assert_eq!(moments.len(), 3);
    let step = moments[0].step;
    let after = current.game().steps()[step + 1].before.text();
    stage.ask(Ask::Replay(Seek::Moment(step)));
    let mut moved = false;
    stage.until("it has been played", |stage| {
        moved |= stage.is_busy();
        let at = stage.current().replay().map(|replay| replay.at);
        stage.beat() == Some(Beat::Replay) && at == Some(step + 1)
    });
    assert!(moved, "the move itself was seen");
    assert_eq!(stage.current().shown().text(), after);
}

#[test]
fn a_return_match_has_the_seats_changed_and_the_same_dice() {
    let mut stage = ended(&["far", "near", "random", "ranking"], 9);
    let rolls = |stage: &Stage| -> Vec<String> {
        let steps = stage.current().game().steps().iter();
        let outcomes = steps.filter_map(|step| match &step.act {
            Act::Chance(outcome) => Some(outcome.clone()),
            Act::Choice(..) => None,
        });
        outcomes.take(30).collect()
    };
    let before = rolls(&stage);
    let seed = *stage.current().game().seed().expect("it is known");
    stage.ask(Ask::Begin(Begin::Return));
    stage.until("it has begun", |stage| {
        stage.current().game().turn() != Turn::Over && stage.current().game().steps().len() > 60
    });
    let game = stage.current().game();
    let words = [0, 1, 2, 3].map(|seat| game.sitter(Seat::new(seat)).clone());
    assert_eq!(words, ["ranking", "far", "near", "random"].map(Sitter::from));
    assert_eq!(game.seed(), Some(&seed));
    assert_eq!(rolls(&stage), before);
    assert!(stage.log().contains("return match"));
    // Before its end nobody may know the dice.
    let steps = stage.current().game().commitment();
    stage.ask(Ask::Begin(Begin::Return));
    (0..3).for_each(|_| stage.frame());
    assert_eq!(stage.current().game().commitment(), steps);
    assert!(stage.current().refusal().is_some());
}

#[test]
fn what_is_left_without_people_can_be_seen_fast_and_the_speed_comes_back() {
    let mut stage = Stage::new(&COMPUTERS, 7);
    let speed = |stage: &Stage| stage.app.world().resource::<Time<Virtual>>().relative_speed();
    stage.until("it goes on", |stage| stage.current().game().steps().len() > 4);
    assert!((speed(&stage) - 1.0).abs() < 1e-3);
    stage.ask(Ask::Pace(Pacing::Hurry));
    (0..3).for_each(|_| stage.frame());
    assert!(speed(&stage) > 8.0);
    stage.until("the game is over", |stage| stage.beat() == Some(Beat::Over));
    stage.frame();
    assert!((speed(&stage) - 1.0).abs() < 1e-3);
    assert_eq!(
        *stage.app.world().resource::<State<Screen>>().get(),
        Screen::Table
    );
}

#[test]
fn the_way_back_folds_what_can_be_shared_before_it_opens_the_menu() {
    let mut stage = ended(&COMPUTERS, 7);
    let page = |stage: &Stage| *stage.app.world().resource::<State<Page>>().get();
    stage.app.world_mut().resource_mut::<Unfolded>().0 = true;
    stage.type_key(KeyCode::Escape, &Key::Escape);
    (0..3).for_each(|_| stage.frame());
    assert!(!stage.app.world().resource::<Unfolded>().0);
    assert_eq!(page(&stage), Page::None);
    stage.type_key(KeyCode::Escape, &Key::Escape);
    (0..3).for_each(|_| stage.frame());
    assert_eq!(page(&stage), Page::Menu);
}

#[test]
fn what_is_shared_lies_beside_the_pictures_and_says_where() {
    let mut stage = ended(&COMPUTERS, 7);
    let pictures = stage.data.join("pictures");
    stage.ask(Ask::Capture(Capture::Drawing));
    (0..3).for_each(|_| stage.frame());
    let drawing = std::fs::read_to_string(pictures.join("board-0001.svg")).expect("it is there");
    assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>"));
    let notice = stage.current().notice().map(str::to_owned);
    assert!(notice.is_some_and(|told| told.contains("board-0001.svg")));
    stage.ask(Ask::Capture(Capture::Clip(None)));
    let clip = pictures.join("clip-0001.png");
    stage.until("the clip is made", |stage| {
        std::thread::yield_now();
        let is_busy = stage.app.world().resource::<Making>().is_busy();
        !is_busy && clip.exists()
    });
    let bytes = std::fs::read(&clip).expect("it is there");
    assert!(bytes.starts_with(b"\x89PNG"), "it is a PNG");
    assert!(bytes.windows(4).any(|word| word == b"acTL"), "it moves");
    assert!(bytes.len() < 2 << 20, "{} bytes for ten moves", bytes.len());
    let notice = stage.current().notice().map(str::to_owned);
    assert!(notice.is_some_and(|told| told.contains("clip-0001.png")));
    // A stretch that was chosen is another clip, and the same one twice has the same bytes.
    for _ in 0..2 {
        stage.ask(Ask::Capture(Capture::Clip(Some((10, 20)))));
        (0..2).for_each(|_| stage.frame());
        stage.until("the clip is made", |stage| {
            std::thread::yield_now();
            !stage.app.world().resource::<Making>().is_busy()
        });
    }
    let [second, third] = ["clip-0002.png", "clip-0003.png"]
        .map(|name| std::fs::read(pictures.join(name)).expect("it is there"));
    assert!(second == third && second != bytes);
}
