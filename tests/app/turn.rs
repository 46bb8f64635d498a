//! The pipeline: beats in their order, skipping, undo and load while things move.

use bevy::{
    camera::visibility::RenderLayers, prelude::*, tasks::AsyncComputeTaskPool, window::PrimaryWindow,
};
use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Leave, Pacing},
        base::{Beat, Screen},
        current::Current,
        settings::{Settings, Shelf},
        table::{Busy, Piece, PointedAt},
        turn::Mind,
    },
    play::{Match, Sitter, record, seed, store::Folders},
    rules::{Seat, Turn},
};

use crate::stage::*;

#[test]
fn a_game_of_computers_runs_to_its_end_and_is_the_game_of_its_seed() {
    let mut stage = Stage::new(&COMPUTERS, 7);
    stage.speed(8.0);
    let mut beats = Vec::new();
    stage.until("the game is over", |stage| {
        let beat = stage.beat();
        if beats.last() != beat.as_ref() {
            beats.extend(beat);
        }
        beat == Some(Beat::Over)
    });
    assert_eq!(stage.pieces(), stage.truth());
    let mut alone = Match::new(table(&COMPUTERS), seed::numbered(7)).expect("a game");
    while alone.step_alone().expect("nobody plays foul") {}
    assert_eq!(record::write(stage.current().game()), record::write(&alone));
    // Beats follow each other as the pipeline has them.
    for pair in beats.windows(2) {
        let fits = match pair[0] {
            Beat::Next => matches!(pair[1], Beat::Roll | Beat::Choose | Beat::Over),
            Beat::Roll | Beat::Choose | Beat::Strike => pair[1] == Beat::Move,
            Beat::Move => matches!(pair[1], Beat::Next | Beat::Strike),
            Beat::Over | Beat::Replay => false,
        };
        assert!(fits, "{pair:?}");
    }
    assert!(beats.contains(&Beat::Strike), "somebody was struck");
}

#[test]
fn the_autosave_has_every_ply_as_soon_as_it_was_made() {
    let mut stage = Stage::new(&COMPUTERS, 3);
    stage.speed(8.0);
    stage.until("forty steps are done", |stage| {
        stage.current().game().steps().len() >= 40
    });
    stage.frame();
    let folders = Folders::find(Some(stage.data.clone())).expect("the folder");
    let kept = folders.load(
        homestretch::catalogue::Ours::GAMES,
        &stage.data.join("autosave.homestretch"),
    );
    let kept = record::write(&kept.expect("the autosave"));
    assert_eq!(kept, record::write(stage.current().game()));
}

#[test]
fn skipping_ends_every_motion_at_once_and_loses_nothing() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.until("something moves", Stage::is_busy);
    for _ in 0..400 {
        stage.ask(Ask::Pace(Pacing::Skip));
        stage.frame();
    }
    stage.ask(Ask::Pace(Pacing::Pause));
    stage.until("the table is still", |stage| {
        matches!(stage.beat(), Some(Beat::Roll | Beat::Choose))
    });
    assert!(stage.current().game().steps().len() > 50, "skipping is quick");
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn undo_in_the_middle_of_a_motion_leaves_the_table_as_the_game_has_it() {
    let mut stage = Stage::practice(&ONE_PERSON, 5);
    stage.app.world_mut().resource_mut::<Settings>().roll_alone = true;
    stage.speed(8.0);
    stage.click_through(6);
    stage.until("something moves", Stage::is_busy);
    let before = stage.current().game().steps().len();
    stage.ask(Ask::Change(Change::Undo));
    stage.until("the person is asked again", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some()
    });
    assert!(stage.current().game().steps().len() < before);
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn what_may_not_be_taken_back_is_told() {
    let mut stage = Stage::new(&ONE_PERSON, 5);
    stage.app.world_mut().resource_mut::<Settings>().roll_alone = true;
    stage.speed(8.0);
    stage.click_through(6);
    stage.until("a computer has rolled", |stage| {
        stage.current().game().undo_target().is_err()
    });
    stage.ask(Ask::Pace(Pacing::Pause));
    stage.frame();
    let steps = stage.current().game().steps().len();
    let why = stage.current().game().undo_target().expect_err("a roll was seen");
    stage.ask(Ask::Change(Change::Undo));
    stage.frame();
    let current = stage.current();
    assert_eq!(current.refusal(), Some(current.say(&why).as_str()));
    assert_eq!(current.game().steps().len(), steps);
}

#[test]
fn a_game_is_saved_and_loaded_in_the_middle_of_a_motion() {
    let mut stage = Stage::new(&COMPUTERS, 8);
    stage.until("somebody walks", |stage| {
        stage.beat() == Some(Beat::Move) && stage.is_busy()
    });
    let path = stage.data.join("saved.homestretch");
    let written = |stage: &Stage| record::write(stage.current().game());
    let saved = written(&stage);
    stage.ask(Ask::Save(Some(path.clone())));
    stage.frame();
    stage.speed(8.0);
    stage.until("it went on", |stage| {
        stage.current().game().steps().len() > 60 && stage.is_busy()
    });
    stage.ask(Ask::Begin(Begin::Load(path)));
    stage.until("the saved game is back", |stage| {
        stage.current().game().steps().len() < 60
    });
    assert_eq!(written(&stage), saved);
    stage.ask(Ask::Pace(Pacing::Pause));
    stage.until("it lies still", |stage| {
        matches!(stage.beat(), Some(Beat::Roll | Beat::Choose)) && !stage.is_busy()
    });
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn a_person_rolls_and_chooses_by_clicking_and_is_told_the_rule_against_a_wrong_click() {
    let mut stage = Stage::new(&ONE_PERSON, 5);
    stage.speed(8.0);
    stage.click_through(3);
    stage.until("there is a choice", |stage| {
        if stage.beat() == Some(Beat::Roll) && stage.current().rolls_by_hand() {
            stage.click(PointedAt::Die);
        }
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some()
    });
    let steps = stage.current().game().steps().len();
    // A pawn in the yard, without a six or with the start to be left first, can't be meant.
    let seat = stage.current().chooser().expect("a person");
    let current = stage.current();
    let legal = current.staging().picks(current.game().board(), seat);
    let wrong = stage.truth().into_iter().find(|(owner, spot)| {
        *owner == seat
            && legal
                .iter()
                .all(|pick| pick.from.as_str() != spot && pick.to.as_str() != spot)
    });
    if let Some((_, spot)) = wrong {
        stage.click(PointedAt::Spot(spot.into()));
        assert!(stage.current().refusal().is_some());
        assert_eq!(stage.current().game().steps().len(), steps);
    }
}

#[test]
fn pausing_holds_computers_and_a_step_is_one_step() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.speed(Settings::FASTEST);
    stage.until("it goes on", |stage| stage.current().game().steps().len() > 20);
    stage.ask(Ask::Pace(Pacing::Pause));
    for _ in 0..200 {
        stage.frame();
    }
    let held = stage.current().game().steps().len();
    for _ in 0..200 {
        stage.frame();
    }
    assert_eq!(stage.current().game().steps().len(), held);
    stage.ask(Ask::Pace(Pacing::Step));
    for _ in 0..200 {
        stage.frame();
    }
    assert_eq!(stage.current().game().steps().len(), held + 1);
}

#[test]
fn a_seat_is_given_to_a_computer_and_taken_back_at_the_table() {
    let mut stage = Stage::new(&ONE_PERSON, 5);
    stage.speed(Settings::FASTEST);
    stage.until("the person is to roll", |stage| {
        stage.beat() == Some(Beat::Roll) && stage.current().rolls_by_hand()
    });
    let seat = Seat::new(0);
    let steps = stage.current().game().steps().len();
    stage.ask(Ask::Change(Change::Sit(
        seat,
        homestretch::play::Chair::new(Sitter::from("far")),
    )));
    stage.until("the computer plays on", |stage| {
        stage.current().game().steps().len() > steps + 20
    });
    stage.ask(Ask::Change(Change::Sit(
        seat,
        homestretch::play::Chair::new(Sitter::Person),
    )));
    stage.until("the person is asked again", |stage| {
        stage.current().rolls_by_hand() && stage.beat() == Some(Beat::Roll)
    });
}

#[test]
fn a_game_that_was_left_for_the_title_goes_on_where_it_was() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.until("somebody walks", |stage| {
        stage.beat() == Some(Beat::Move) && stage.is_busy()
    });
    stage.ask(Ask::Leave(Leave::Title));
    for _ in 0..20 {
        stage.frame();
    }
    assert_eq!(
        *stage.app.world().resource::<State<Screen>>().get(),
        Screen::Title
    );
    let left = stage.current().game().steps().len();
    stage.ask(Ask::Begin(Begin::Continue));
    stage.until("it goes on", |stage| {
        stage.current().game().steps().len() > left + 5
    });
}

#[test]
fn the_program_ends_while_computers_think() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.until("a computer is to choose", |stage| {
        matches!(stage.current().game().turn(), Turn::Seat(_))
    });
    stage.ask(Ask::Leave(Leave::Quit));
    stage.frame();
    stage.frame();
    assert_eq!(stage.app.should_exit(), Some(AppExit::Success));
}

#[test]
fn many_games_leave_nothing_behind_on_the_table() {
    let mut stage = Stage::new(&["far", "random"], 1);
    stage.speed(Settings::FASTEST);
    let mut counts = Vec::new();
    for _ in 0..4 {
        stage.until("the game is over", |stage| {
            stage.ask(Ask::Pace(Pacing::Skip));
            stage.beat() == Some(Beat::Over)
        });
        stage.frame();
        counts.push(stage.app.world().entities().count_spawned());
        stage.ask(Ask::Begin(Begin::Again));
        stage.frame();
        stage.frame();
    }
    assert_eq!(counts[0], counts[3], "{counts:?}");
}

#[test]
fn seats_have_the_same_colours_in_the_window_and_in_the_terminal() {
    for count in 2..=Seat::MOST {
        let setup = table(&vec!["far"; count]);
        let entry = setup.entry;
        let game = Match::new(setup.clone(), seed::numbered(1)).expect("a game");
        let current = Current::new(game, &Shelf::default()).expect("the window knows the game");
        for seat in current.game().board().seats().iter() {
            assert_eq!(
                current.staging().colour(seat),
                entry.colours(&setup.config)[seat.index()]
            );
        }
    }
}

/// Lets the computer that is to choose think for ever.
fn ponder(stage: &mut Stage) {
    // So slow that nobody has chosen yet when the beat begins.
    stage.speed(1.0);
    stage.until("what was chosen is played", |stage| {
        stage.beat() != Some(Beat::Choose)
    });
    stage.until("a computer is to choose", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_none()
    });
    let seat = stage.current().actor().expect("somebody acts");
    let thought = AsyncComputeTaskPool::get().spawn(std::future::pending());
    stage
        .app
        .world_mut()
        .resource_mut::<Mind>()
        .wait_for(seat, thought);
}

#[test]
fn a_slow_strategy_holds_up_neither_the_window_nor_an_undo() {
    let mut stage = Stage::practice(&COMPUTERS, 13);
    stage.speed(8.0);
    stage.until("some steps are done", |stage| {
        stage.current().game().steps().len() > 150
    });
    ponder(&mut stage);
    let steps = stage.current().game().steps().len();
    (0..100).for_each(|_| stage.frame());
    assert!(stage.app.world().resource::<Mind>().is_thinking());
    assert_eq!(
        stage.current().game().steps().len(),
        steps,
        "frames go on, the game waits"
    );
    stage.ask(Ask::Change(Change::Undo));
    stage.frame();
    assert!(stage.current().game().steps().len() < steps);
    stage.until("it goes on without that thought", |stage| {
        stage.current().game().steps().len() > steps + 1
    });
}

#[test]
fn a_computer_that_thinks_is_left_behind_at_the_end() {
    let mut stage = Stage::new(&COMPUTERS, 13);
    stage.speed(8.0);
    ponder(&mut stage);
    stage.ask(Ask::Leave(Leave::Quit));
    stage.frame();
    assert!(stage.app.should_exit().is_some());
}

#[test]
fn another_speed_and_another_size_of_the_window_change_nothing_of_the_game() {
    let mut stage = Stage::new(&COMPUTERS, 17);
    for (at, speed) in [0.25, 8.0, 1.0, 2.0, Settings::FASTEST].into_iter().enumerate() {
        stage.until("something moves", Stage::is_busy);
        stage.ask(Ask::Pace(Pacing::Speed(speed)));
        let mut windows = stage
            .app
            .world_mut()
            .query_filtered::<&mut Window, With<PrimaryWindow>>();
        let mut window = windows.single_mut(stage.app.world_mut()).expect("the window");
        window.resolution.set(640.0 + 100.0 * at as f32, 480.0);
        let steps = stage.current().game().steps().len();
        stage.until("some steps are done", |stage| {
            stage.current().game().steps().len() > steps + 4
        });
        stage.ask(Ask::Pace(Pacing::Pause));
        stage.until("the table is still", |stage| {
            let shown = stage.current().is_shown();
            let waits = matches!(stage.beat(), Some(Beat::Roll | Beat::Choose));
            shown && waits && !stage.is_busy()
        });
        assert_eq!(stage.pieces(), stage.truth(), "at speed {speed}");
        stage.ask(Ask::Pace(Pacing::Pause));
    }
    let mut alone = Match::new(table(&COMPUTERS), seed::numbered(17)).expect("a game");
    while alone.steps().len() < stage.current().game().steps().len() {
        alone.step_alone().expect("nobody plays foul");
    }
    assert_eq!(alone.board().text(), stage.current().game().board().text());
}

#[test]
fn what_stands_still_is_drawn_with_the_backdrop_and_what_moves_in_front_of_it() {
    let mut stage = Stage::new(&COMPUTERS, 21);
    let mut moved = 0;
    for _ in 0..400 {
        stage.frame();
        let world = stage.app.world_mut();
        let mut pieces = world.query_filtered::<(&RenderLayers, Has<Busy>), With<Piece>>();
        for (layers, busy) in pieces.iter(world) {
            assert_eq!(layers.intersects(&RenderLayers::layer(0)), busy);
            moved += usize::from(busy);
        }
    }
    assert!(moved > 20, "pawns moved in {moved} pictures");
}
