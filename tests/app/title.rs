//! The game behind the title.

use bevy::{input::ButtonState, input::mouse::MouseButtonInput, prelude::*, window::PrimaryWindow};
use homestretch::app::{
    asks::Ask,
    screen::Screen,
    settings::{Motion, Settings},
    table::Busy,
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
    stage.ask(Ask::Demo);
    stage.until("the table is laid for a game", |stage| {
        *stage.app.world().resource::<State<Screen>>().get() == Screen::Table
            && stage
                .app
                .world()
                .contains_resource::<homestretch::app::current::Current>()
    });
    stage.until("it goes on", |stage| !stage.current().game.steps().is_empty());
    stage.ask(Ask::Pause);
    stage.until("the table is still", |stage| {
        let world = stage.app.world_mut();
        let still = world
            .query_filtered::<(), With<Busy>>()
            .iter(world)
            .next()
            .is_none();
        still && stage.current().queue.is_empty() && stage.current().cues.is_empty()
    });
    stage.frame();
    assert_eq!(stage.pieces(), stage.truth());
}
