//! A game of laths on the table: what a groove would change is shown before it is taken, and what can't be is said.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, NativeKey},
    },
    prelude::*,
};
use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Pacing},
        base::{Beat, Page},
        selection::Cursor,
        settings::Settings,
        table::{BoardSpot, Laid, Paint, Piece, Pointed, PointedAt, PointedKind},
        turn::Pondered,
    },
    catalogue,
    play::{Act, Setup, Sitter},
    rules::Seat,
    staging::SpotName,
};

use crate::stage::{COMPUTERS, FRAME, Stage};

const TWO: [&str; 2] = ["person", "person"];

/// A table of squares with these sitters; nobody has chosen yet.
fn stage(words: &[&str]) -> Stage {
    let entry = catalogue::Ours::GAMES
        .named("quoridor")
        .expect("the game is in the catalogue");
    let mut config = entry.default_config();
    entry.set_seats(&mut config, words.len(), homestretch::rules::SeatSet::EMPTY);
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let setup = Setup::new(entry, &config, sitters).expect("a table");
    let mut stage = Stage::with(|_| setup, &COMPUTERS, 3);
    stage.app.world_mut().resource_mut::<Settings>().single_choice = false;
    stage
}

/// Until somebody is to choose and nothing moves any more.
fn due(stage: &mut Stage) -> Seat {
    stage.until("a person is to choose", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some() && !stage.is_busy()
    });
    // The guard against double presses has passed by then.
    (0..8).for_each(|_| stage.frame());
    stage.current().chooser().expect("a person")
}

fn point(stage: &mut Stage, spot: &str) {
    let at = PointedAt::Spot(spot.into());
    let kind = PointedKind::Over;
    stage.app.world_mut().write_message(Pointed { at, kind });
    stage.frame();
    stage.frame();
}

/// Takes a choice; what it leads to has only begun to move.
fn take(stage: &mut Stage, spot: &str) {
    due(stage);
    let steps = stage.current().game().steps().len();
    stage.click(PointedAt::Spot(spot.into()));
    stage.until("it is taken", |stage| {
        stage.current().game().steps().len() > steps
    });
    stage.until("it is shown", |stage| stage.beat() == Some(Beat::Move));
}

fn pondered(stage: &Stage) -> Pondered {
    stage.app.world().resource::<Pondered>().clone()
}

fn stands_on(stage: &mut Stage, spot: &str) -> bool {
    stage.pieces().iter().any(|(_, here)| here == spot)
}

#[test]
fn a_groove_that_is_pointed_at_shows_the_ways_before_and_after() {
    let mut stage = stage(&TWO);
    due(&mut stage);
    point(&mut stage, "d8h");
    let shown = pondered(&stage);
    assert!(!shown.is_barred);
    assert_eq!(shown.at.as_ref().map(SpotName::as_str), Some("d8h"));
    let words = shown.words.join("\n");
    assert!(words.contains("8 steps now, 9 with it"), "{words}");
    point(&mut stage, "e2");
    assert!(pondered(&stage).words.is_empty(), "a step needs no words");
    stage.click(PointedAt::Spot("d8h".into()));
    stage.until("the lath is laid", |stage| {
        !stage.is_busy() && stage.current().game().steps().len() == 1
    });
    due(&mut stage);
    assert!(stands_on(&mut stage, "d8h"));
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn what_cannot_be_laid_says_the_rule_in_its_place() {
    let mut stage = stage(&TWO);
    take(&mut stage, "e3h");
    due(&mut stage);
    point(&mut stage, "e3v");
    let shown = pondered(&stage);
    assert!(
        shown.is_barred && shown.words.join(" ").contains("e3h"),
        "{shown:?}"
    );
    stage.click(PointedAt::Spot("e3v".into()));
    assert_eq!(stage.current().refused_at().map(SpotName::as_str), Some("e3v"));
    assert_eq!(stage.current().game().steps().len(), 1);
    // The last way is never closed.
    for fence in ["a8h", "c8h", "e8h", "g8h"] {
        take(&mut stage, fence);
    }
    due(&mut stage);
    let closes = pondered_at(&mut stage, "h8v");
    assert!(closes.is_barred, "{closes:?}");
    assert!(closes.words.join(" ").contains("last way"), "{closes:?}");
}

#[test]
fn a_refusal_stands_where_it_was_tried_and_ends_once_something_else_is_pointed_at() {
    let mut stage = stage(&TWO);
    due(&mut stage);
    stage.click(PointedAt::Spot("e5".into()));
    stage.until("it is refused", |stage| stage.current().refusal().is_some());
    assert_eq!(stage.current().refused_at(), Some(&SpotName::from("e5")));
    let three_seconds = 3_000 / FRAME;
    (0..three_seconds).for_each(|_| stage.frame());
    assert!(stage.current().refusal().is_some(), "nothing else was pointed at");
    stage.click(PointedAt::Spot("e7".into()));
    point(&mut stage, "e6");
    assert_eq!(
        stage.current().refused_at(),
        Some(&SpotName::from("e7")),
        "it can be read"
    );
    (0..three_seconds).for_each(|_| stage.frame());
    assert_eq!(
        (stage.current().refusal(), stage.current().refused_at()),
        (None, None)
    );
}

fn pondered_at(stage: &mut Stage, spot: &str) -> Pondered {
    point(stage, spot);
    pondered(stage)
}

/// Presses a key, and lets it go in the next frame.
fn press(stage: &mut Stage, key: KeyCode) {
    strike(stage, key, true);
}

/// Presses a key and lets it go, in two frames or within one.
fn strike(stage: &mut Stage, code: KeyCode, is_held: bool) {
    let key = Key::Unidentified(NativeKey::Unidentified);
    if is_held {
        stage.type_key(code, &key);
    } else {
        stage.key(code, &key, ButtonState::Pressed);
        stage.key(code, &key, ButtonState::Released);
    }
    (0..8).for_each(|_| stage.frame());
}

#[test]
fn keys_go_from_squares_to_grooves_turn_the_lath_and_lay_it() {
    let mut stage = stage(&TWO);
    due(&mut stage);
    let chosen = |stage: &Stage| {
        let current = stage.current();
        let number = stage.app.world().resource::<Cursor>().0?;
        Some(current.game().board().write_ply(Seat::new(0), &[number]))
    };
    press(&mut stage, KeyCode::ArrowUp);
    let square = chosen(&stage).expect("a square");
    assert_eq!(square.len(), 2, "{square}");
    press(&mut stage, KeyCode::KeyT);
    let across = chosen(&stage).expect("a groove");
    assert!(across.ends_with('h'), "{across}");
    press(&mut stage, KeyCode::ArrowUp);
    let further = chosen(&stage).expect("the next groove");
    assert!(further.ends_with('h') && further > across, "{further}");
    press(&mut stage, KeyCode::KeyT);
    let upright = chosen(&stage).expect("the other groove");
    assert_eq!(upright, further.replace('h', "v"));
    press(&mut stage, KeyCode::Enter);
    due(&mut stage);
    assert!(stands_on(&mut stage, &upright));
}

#[test]
fn who_confirms_before_anything_is_marked_sees_what_can_be_marked() {
    let mut stage = stage(&TWO);
    due(&mut stage);
    press(&mut stage, KeyCode::Enter);
    let marked = stage
        .app
        .world()
        .resource::<Cursor>()
        .0
        .expect("a choice is marked");
    let steps = |stage: &Stage| stage.current().game().steps().len();
    assert_eq!(steps(&stage), 0, "and nothing is done");
    press(&mut stage, KeyCode::Enter);
    stage.until("it is made", |stage| steps(stage) > 0);
    let made = &stage.current().game().steps()[0].act;
    assert_eq!(*made, Act::Choice(Seat::new(0), marked));
}

#[test]
fn a_key_that_is_let_go_before_the_next_frame_counts_once() {
    let mut stage = stage(&TWO);
    due(&mut stage);
    let chosen = |stage: &Stage| stage.app.world().resource::<Cursor>().0;
    let page = |stage: &Stage| *stage.app.world().resource::<State<Page>>().get();
    strike(&mut stage, KeyCode::ArrowUp, false);
    assert!(chosen(&stage).is_some(), "it was seen");
    strike(&mut stage, KeyCode::Escape, false);
    assert_eq!(page(&stage), Page::Menu);
    strike(&mut stage, KeyCode::Escape, false);
    assert_eq!(page(&stage), Page::None, "once is once");
    // Ctrl goes down in one frame; in the next the other key comes and both go.
    let key = Key::Unidentified(NativeKey::Unidentified);
    stage.key(KeyCode::ControlLeft, &key, ButtonState::Pressed);
    stage.frame();
    stage.key(KeyCode::KeyO, &key, ButtonState::Pressed);
    stage.key(KeyCode::KeyO, &key, ButtonState::Released);
    stage.key(KeyCode::ControlLeft, &key, ButtonState::Released);
    (0..8).for_each(|_| stage.frame());
    assert_eq!(page(&stage), Page::Load, "it was held when the other came");
    strike(&mut stage, KeyCode::Escape, false);
    assert_eq!(page(&stage), Page::None);
    strike(&mut stage, KeyCode::KeyO, false);
    assert_eq!(page(&stage), Page::None, "it is not held any more");
}

#[test]
fn an_undo_while_a_lath_is_in_the_air_puts_it_back() {
    let mut stage = stage(&TWO);
    take(&mut stage, "e4h");
    stage.until("it is in the air", Stage::is_busy);
    stage.ask(Ask::Change(Change::Undo));
    due(&mut stage);
    assert!(!stands_on(&mut stage, "e4h") && stands_on(&mut stage, "R0.9"));
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn another_board_leaves_nothing_of_the_one_before() {
    let mut stage = stage(&TWO);
    let squares = stage.current().game().setup().clone();
    let race = crate::stage::table(&COMPUTERS);
    let mut counts = Vec::new();
    for setup in [&race, &squares].repeat(5) {
        stage.ask(Ask::Begin(Begin::At(
            Box::new(setup.clone()),
            Some(homestretch::play::seed::numbered(5).into()),
        )));
        stage.ask(Ask::Pace(Pacing::Pause));
        (0..20).for_each(|_| stage.frame());
        let world = stage.app.world_mut();
        let spots = world.query::<&BoardSpot>().iter(world).count();
        let pieces = world.query::<&Piece>().iter(world).count();
        assert_eq!(spots, world.resource::<Laid>().spots().len());
        assert_eq!(pieces, stage.truth().len());
        let world = stage.app.world();
        counts.push([
            world.entities().count_spawned() as usize,
            world.resource::<Assets<Mesh>>().len(),
            world.resource::<Assets<Paint>>().len(),
            world.resource::<Assets<Image>>().len(),
        ]);
    }
    // What is made once and kept, such as what moves the pieces, is there after the first round.
    let rounds: Vec<_> = counts.chunks(2).skip(1).collect();
    assert!(rounds.iter().all(|round| *round == rounds[0]), "{counts:?}");
}

#[test]
fn computers_play_a_whole_game_for_two_and_for_four() {
    for seats in [2, 4] {
        let mut stage = stage(&["runner"; 4][..seats]);
        stage.speed(8.0);
        stage.until("the game is over", |stage| stage.beat() == Some(Beat::Over));
        assert_eq!(stage.pieces(), stage.truth());
        assert!(stage.current().game().standing().is_some());
    }
}

#[test]
fn a_list_of_moves_lies_on_the_table_although_a_person_was_to_choose() {
    let mut stage = stage(&TWO);
    take(&mut stage, "d1");
    due(&mut stage);
    let list = "1. e2 e8\n2. e3h e7";
    let listed = stage.current().game().with_moves(list).expect("legal moves");
    stage.ask(Ask::Begin(Begin::Show(Box::new(listed))));
    stage.frame();
    due(&mut stage);
    assert_eq!(stage.current().game().moves().as_deref(), Some(list));
    assert_eq!(stage.pieces(), stage.truth());
}
