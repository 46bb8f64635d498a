//! The title: the game behind it, the way back to the one that runs, and what is kept of it.

use bevy::{input::ButtonState, input::mouse::MouseButtonInput, prelude::*, window::PrimaryWindow};
use homestretch::{
    app::{
        ask::{Ask, Begin, Leave, Pacing},
        base::Screen,
        current::Current,
        settings::{Motion, SavedSetup, Settings},
        table::Busy,
    },
    play::Act,
};

use crate::stage::*;

/// In how many of so many frames something moved.
fn moving(stage: &mut Stage, frames: usize) -> usize {
    (0..frames)
        .filter(|_| {
            stage.frame();
            stage.is_busy()
        })
        .count()
}

fn touch(stage: &mut Stage) {
    let world = stage.app.world_mut();
    let window = world
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(world)
        .expect("the window");
    world.write_message(MouseButtonInput {
        button: MouseButton::Left,
        state: ButtonState::Pressed,
        window,
    });
}

#[test]
fn computers_play_behind_the_title_until_nobody_is_there_and_again_when_somebody_comes() {
    let mut stage = Stage::title();
    assert!(moving(&mut stage, 200) > 50);
    assert_eq!(stage.pieces().len(), 16);
    // Half a minute without a touch.
    (0..1000).for_each(|_| stage.frame());
    assert_eq!(moving(&mut stage, 200), 0, "it rests");
    touch(&mut stage);
    assert!(moving(&mut stage, 200) > 50, "it goes on");
}

#[test]
fn without_motion_the_game_behind_the_title_stands_still_and_with_it_goes_on() {
    let mut stage = Stage::title();
    (0..60).for_each(|_| stage.frame());
    for motion in [Motion::Reduced, Motion::Off] {
        stage.app.world_mut().resource_mut::<Settings>().motion = motion;
        stage.until("the last motion is over", |stage| !stage.is_busy());
        (0..5).for_each(|_| stage.frame());
        let stood = stage.pieces();
        assert_eq!(moving(&mut stage, 100), 0, "{motion:?}");
        assert_eq!(stage.pieces(), stood);
        touch(&mut stage);
        stage.app.world_mut().resource_mut::<Settings>().motion = Motion::Full;
        assert!(moving(&mut stage, 200) > 50, "after {motion:?}");
    }
}

#[test]
fn the_game_behind_the_title_makes_room_for_the_one_that_is_played() {
    let mut stage = Stage::title();
    stage.until("something moves", Stage::is_busy);
    stage.ask(Ask::Begin(Begin::Demo));
    stage.until("the table is laid for a game", |stage| {
        *stage.app.world().resource::<State<Screen>>().get() == Screen::Table
            && stage.app.world().contains_resource::<Current>()
    });
    stage.until("it goes on", |stage| !stage.current().game().steps().is_empty());
    stage.ask(Ask::Pace(Pacing::Pause));
    stage.until("the table is still", |stage| {
        let world = stage.app.world_mut();
        let still = world
            .query_filtered::<(), With<Busy>>()
            .iter(world)
            .next()
            .is_none();
        still && stage.current().is_shown()
    });
    stage.frame();
    assert_eq!(stage.pieces(), stage.truth());
}

/// The names of the saved games.
fn saved(stage: &Stage) -> Vec<String> {
    let files = std::fs::read_dir(stage.data.join("saves"));
    let files = files.into_iter().flatten().flatten();
    let mut names: Vec<String> = files
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Asks for another game, and waits until it lies on the table.
fn replaced(stage: &mut Stage, ask: Ask) {
    let before = stage.current().game().commitment();
    stage.ask(ask);
    stage.until("another game lies on the table", |stage| {
        stage.current().game().commitment() != before
    });
}

fn chosen(stage: &mut Stage) {
    stage.until("something was chosen", |stage| {
        let mut steps = stage.current().game().steps().iter();
        steps.any(|step| matches!(step.act, Act::Choice(..)))
    });
}

#[test]
fn the_game_on_the_table_is_kept_when_another_begins_whoever_plays() {
    let mut stage = Stage::new(&COMPUTERS, 3);
    stage.speed(8.0);
    chosen(&mut stage);
    let game = stage.current().game().commitment();
    stage.ask(Ask::Leave(Leave::Title));
    stage.frame();
    replaced(&mut stage, Ask::Begin(Begin::Demo));
    assert_eq!(saved(&stage), ["game-0001.homestretch"]);
    // A game in which nothing was chosen yet is not kept, nor one that lies in a file as it is.
    let path = stage.data.join("saves/game-0001.homestretch");
    pause(&mut stage);
    replaced(&mut stage, Ask::Begin(Begin::Load(path.clone())));
    assert_eq!(stage.current().game().commitment(), game);
    pause(&mut stage);
    replaced(&mut stage, Ask::Begin(Begin::Demo));
    assert_eq!(saved(&stage).len(), 1);
    // What is opened makes room as what begins does.
    chosen(&mut stage);
    replaced(&mut stage, Ask::Begin(Begin::Load(path)));
    assert_eq!(saved(&stage).len(), 2);
}

/// From here on nobody goes on, however long one waits.
fn pause(stage: &mut Stage) {
    stage.ask(Ask::Pace(Pacing::Pause));
    let steps = |stage: &Stage| stage.current().game().steps().len();
    stage.frame();
    assert!(stage.current().is_paused());
    let before = steps(stage);
    (0..200).for_each(|_| stage.frame());
    assert_eq!(steps(stage), before, "it waits");
}

#[test]
fn who_watches_finds_the_table_that_was_set_up_as_it_was() {
    let mut stage = Stage::new(&ONE_PERSON, 3);
    let set_up = |stage: &Stage| stage.app.world().resource::<Settings>().last_setup.clone();
    let before = set_up(&stage);
    assert_eq!(before, Some(SavedSetup::new(&table(&ONE_PERSON))));
    replaced(&mut stage, Ask::Begin(Begin::Demo));
    assert_eq!(set_up(&stage), before);
    replaced(&mut stage, Ask::Begin(Begin::Again));
    assert_eq!(set_up(&stage), before, "nor when it watches once more");
    replaced(&mut stage, Ask::Begin(Begin::Last));
    assert!(stage.current().game().persons().len() == 1);
}
