//! The title: the game behind it, the way back to the one that runs, and what is kept of it.

use bevy::{input::ButtonState, input::mouse::MouseButtonInput, prelude::*, window::PrimaryWindow};
use homestretch::{
    app::{
        ask::{Ask, Begin, Leave, Pacing},
        base::Screen,
        current::Current,
        settings::{Motion, SavedSetup, Settings, party, party_size},
        table::Busy,
    },
    catalogue::Ours,
    play::{Act, Sitter},
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
fn who_watches_or_starts_quickly_finds_the_table_that_was_set_up_as_it_was() {
    let mut stage = Stage::new(&ONE_PERSON, 3);
    let set_up = |stage: &Stage| {
        let settings = stage.app.world().resource::<Settings>();
        (settings.last_setup.clone(), settings.tables.clone())
    };
    let before = set_up(&stage);
    assert_eq!(before.0, Some(SavedSetup::new(&table(&ONE_PERSON))));
    for (begin, persons) in [(Begin::Demo, 0), (Begin::Alone, 1), (Begin::Party, 4)] {
        replaced(&mut stage, Ask::Begin(begin));
        assert_eq!(set_up(&stage), before);
        assert_eq!(stage.current().game().persons().len(), persons);
        replaced(&mut stage, Ask::Begin(Begin::Again));
        assert_eq!(set_up(&stage), before, "nor when it is begun once more");
    }
    replaced(&mut stage, Ask::Begin(Begin::Last));
    assert_eq!(stage.current().game().first_chairs(), table(&ONE_PERSON).chairs);
}

#[test]
fn as_many_as_can_and_no_more_than_four_sit_down_to_a_party() {
    for entry in Ours::GAMES {
        let party = party(entry).expect("a table for people");
        let people = party.chairs.iter().filter(|chair| chair.sitter == Sitter::Person);
        let most = entry
            .seat_counts()
            .iter()
            .copied()
            .filter(|&count| count <= 4)
            .max();
        assert_eq!(Some(people.count()), most, "{}", entry.name());
        assert_eq!(most, Some(party_size(entry)));
        assert!(party.open().is_ok());
    }
}

#[test]
fn behind_the_title_lies_the_chosen_game_also_over_one_that_was_left_open() {
    let mut stage = Stage::new(&ONE_PERSON, 3);
    stage.click_through(1);
    stage.ask(Ask::Leave(Leave::Title));
    stage.until("the title is there", |stage| {
        *stage.app.world().resource::<State<Screen>>().get() == Screen::Title && !stage.is_busy()
    });
    let left = stage.pieces();
    let steps = stage.current().game().steps().len();
    let chosen = |stage: &mut Stage, game: &'static str| {
        stage.ask(Ask::Begin(Begin::Game(game)));
        (0..4).for_each(|_| stage.frame());
    };
    chosen(&mut stage, "quoridor");
    let other = stage.pieces();
    assert!(
        other.iter().any(|(_, spot)| spot.len() == 2),
        "a board of squares: {other:?}"
    );
    assert_ne!(other, left);
    chosen(&mut stage, "mejn");
    assert_eq!(
        stage.pieces(),
        stage.truth(),
        "the one that was left open lies there again"
    );
    chosen(&mut stage, "quoridor");
    stage.ask(Ask::Begin(Begin::Continue));
    (0..4).for_each(|_| stage.frame());
    assert_eq!(stage.current().game().steps().len(), steps);
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn the_game_that_is_played_is_the_chosen_one() {
    let mut stage = Stage::new(&COMPUTERS, 3);
    stage.speed(8.0);
    chosen(&mut stage);
    stage.ask(Ask::Begin(Begin::Game("quoridor")));
    let path = stage.data.join("saves/game-0001.homestretch");
    replaced(&mut stage, Ask::Begin(Begin::Demo));
    let game = |stage: &Stage| stage.app.world().resource::<Settings>().entry(Ours::GAMES).name();
    assert_eq!(game(&stage), "quoridor");
    pause(&mut stage);
    replaced(&mut stage, Ask::Begin(Begin::Load(path)));
    assert_eq!(game(&stage), "mejn");
}
