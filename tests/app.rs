//! The window's app stepped by hand, without a window and without a graphics adapter.
#![cfg(feature = "app")]

use std::{path::PathBuf, time::Duration};

use bevy::{
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    time::TimeUpdateStrategy,
    winit::WinitPlugin,
};
use homestretch::{
    app::{
        Options,
        asks::Ask,
        current::Current,
        screen::{Beat, Screen},
        settings::Settings,
        table::{Busy, Piece, Pointed, PointedAt, PointedKind},
    },
    catalogue,
    play::{Match, Setup, Sitter, record, record::Seal, seed, store::Folders},
    rules::{Seat, Turn},
};

/// One frame, in milliseconds of the real clock.
const FRAME: u64 = 50;

struct Stage {
    app: App,
    _folder: tempfile::TempDir,
    data: PathBuf,
}

impl Stage {
    /// The app with a game of these sitters on the table.
    fn new(words: &[&str], number: u64) -> Self {
        Self::with(|setup| setup, words, number)
    }

    fn with(change: impl FnOnce(Setup) -> Setup, words: &[&str], number: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().to_owned();
        let folders = Folders::find(Some(data.clone())).expect("the folder");
        let mut app = App::new();
        let without_adapter = WgpuSettings {
            backends: None,
            ..default()
        };
        app.insert_resource(Options {
            setup: Some(change(table(words))),
            seed: Some(seed::numbered(number)),
            load: None,
            speed: None,
            folders,
        })
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(FRAME)))
        .add_plugins(
            DefaultPlugins
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(without_adapter)),
                    ..default()
                })
                .disable::<WinitPlugin>(),
        )
        .add_plugins(homestretch::app::plugin);
        app.finish();
        app.cleanup();
        let mut stage = Self {
            app,
            _folder: folder,
            data,
        };
        stage.until("a game lies on the table", |stage| {
            stage.app.world().contains_resource::<Current>()
        });
        stage
    }

    fn frame(&mut self) {
        self.app.update();
    }

    /// Steps until something holds; gives up after ten minutes of the table's time.
    #[track_caller]
    fn until(&mut self, what: &str, mut holds: impl FnMut(&mut Self) -> bool) {
        for _ in 0..12_000 {
            if holds(self) {
                return;
            }
            self.frame();
        }
        panic!("it never came about that {what}; the beat is {:?}", self.beat());
    }

    fn ask(&mut self, ask: Ask) {
        self.app.world_mut().write_message(ask);
    }

    fn current(&self) -> &Current {
        self.app.world().resource::<Current>()
    }

    fn beat(&self) -> Option<Beat> {
        self.app
            .world()
            .get_resource::<State<Beat>>()
            .map(|beat| *beat.get())
    }

    fn speed(&mut self, speed: f32) {
        self.app.world_mut().resource_mut::<Settings>().speed = speed;
    }

    fn is_busy(&mut self) -> bool {
        self.app
            .world_mut()
            .query_filtered::<(), With<Busy>>()
            .iter(self.app.world())
            .next()
            .is_some()
    }

    /// Where the pieces stand on the table.
    fn pieces(&mut self) -> Vec<(Seat, String)> {
        let mut pieces: Vec<(Seat, String)> = self
            .app
            .world_mut()
            .query::<&Piece>()
            .iter(self.app.world())
            .map(|piece| (piece.seat, piece.spot.to_string()))
            .collect();
        pieces.sort();
        pieces
    }

    /// Where the game has them.
    fn truth(&self) -> Vec<(Seat, String)> {
        let current = self.current();
        let scene = current.staging.scene(current.game.board());
        let mut pieces: Vec<(Seat, String)> = scene
            .pieces
            .into_iter()
            .map(|(seat, spot)| (seat, spot.to_string()))
            .collect();
        pieces.sort();
        pieces
    }

    /// A click on the table.
    fn click(&mut self, at: PointedAt) {
        self.app.world_mut().write_message(Pointed {
            at,
            kind: PointedKind::Click,
        });
        self.frame();
        self.frame();
    }

    /// Plays a person's part by clicking until so many choices were clicked.
    fn click_through(&mut self, choices: usize) {
        let mut clicked = 0;
        self.until("a person has clicked enough", |stage| {
            match stage.beat() {
                Some(Beat::Roll) if stage.current().rolls_by_hand() => stage.click(PointedAt::Die),
                Some(Beat::Choose) => {
                    let current = stage.current();
                    if let Some(seat) = current.chooser() {
                        let pick = current.staging.picks(current.game.board(), seat).swap_remove(0);
                        clicked += 1;
                        stage.click(PointedAt::Spot(pick.to));
                    }
                }
                _ => {}
            }
            clicked >= choices
        });
    }
}

fn table(words: &[&str]) -> Setup {
    let entry = catalogue::game("mejn").expect("the game is in the catalogue");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    Setup::new("mejn", &entry.default_config(), sitters).expect("a table")
}

const COMPUTERS: [&str; 4] = ["far", "near", "random", "ranking"];
const ONE_PERSON: [&str; 4] = ["person", "far", "near", "random"];

#[test]
fn a_game_of_computers_runs_to_its_end_and_is_the_game_of_its_seed() {
    let mut stage = Stage::new(&COMPUTERS, 7);
    stage.speed(Settings::FASTEST);
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
    assert_eq!(
        record::write(&stage.current().game, Seal::Open),
        record::write(&alone, Seal::Open)
    );
    // Beats follow each other as the pipeline has them.
    for pair in beats.windows(2) {
        let fits = match pair[0] {
            Beat::Next => matches!(pair[1], Beat::Roll | Beat::Choose | Beat::Over),
            Beat::Roll | Beat::Choose | Beat::Strike => pair[1] == Beat::Move,
            Beat::Move => matches!(pair[1], Beat::Next | Beat::Strike),
            Beat::Over => false,
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
        stage.current().game.steps().len() >= 40
    });
    stage.frame();
    let kept = std::fs::read_to_string(stage.data.join("autosave.homestretch")).expect("the autosave");
    assert_eq!(kept, record::write(&stage.current().game, Seal::Open));
}

#[test]
fn skipping_ends_every_motion_at_once_and_loses_nothing() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.until("something moves", Stage::is_busy);
    for _ in 0..400 {
        stage.ask(Ask::Skip);
        stage.frame();
    }
    stage.ask(Ask::Pause);
    stage.until("the table is still", |stage| {
        matches!(stage.beat(), Some(Beat::Roll | Beat::Choose))
    });
    assert!(stage.current().game.steps().len() > 50, "skipping is quick");
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn undo_in_the_middle_of_a_motion_leaves_the_table_as_the_game_has_it() {
    let mut stage = Stage::new(&ONE_PERSON, 5);
    stage.app.world_mut().resource_mut::<Settings>().roll_alone = true;
    stage.speed(8.0);
    stage.click_through(6);
    stage.until("something moves", Stage::is_busy);
    let before = stage.current().game.steps().len();
    stage.ask(Ask::Undo);
    stage.until("the person is asked again", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some()
    });
    assert!(stage.current().game.steps().len() < before);
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn a_game_is_saved_and_loaded_in_the_middle_of_a_motion() {
    let mut stage = Stage::new(&COMPUTERS, 8);
    stage.until("somebody walks", |stage| {
        stage.beat() == Some(Beat::Move) && stage.is_busy()
    });
    let path = stage.data.join("saved.homestretch");
    stage.ask(Ask::Save(Some(path.clone())));
    stage.frame();
    let saved = stage.current().game.board().text();
    stage.speed(8.0);
    stage.until("it went on", |stage| {
        stage.current().game.steps().len() > 60 && stage.is_busy()
    });
    stage.ask(Ask::Load(path));
    stage.ask(Ask::Pause);
    stage.until("the saved game lies there", |stage| {
        matches!(stage.beat(), Some(Beat::Roll | Beat::Choose)) && stage.current().game.steps().len() < 60
    });
    assert_eq!(stage.pieces(), stage.truth());
    assert_ne!(saved, "");
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
    let steps = stage.current().game.steps().len();
    // A pawn in begin, without a six or with the start to be left first, can't be meant.
    let seat = stage.current().chooser().expect("a person");
    let current = stage.current();
    let legal = current.staging.picks(current.game.board(), seat);
    let wrong = stage.truth().into_iter().find(|(owner, spot)| {
        *owner == seat
            && legal
                .iter()
                .all(|pick| pick.from.as_str() != spot && pick.to.as_str() != spot)
    });
    if let Some((_, spot)) = wrong {
        stage.click(PointedAt::Spot(spot.into()));
        assert!(stage.current().refusal.is_some());
        assert_eq!(stage.current().game.steps().len(), steps);
    }
}

#[test]
fn pausing_holds_computers_and_a_step_is_one_step() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.speed(Settings::FASTEST);
    stage.until("it goes on", |stage| stage.current().game.steps().len() > 20);
    stage.ask(Ask::Pause);
    for _ in 0..200 {
        stage.frame();
    }
    let held = stage.current().game.steps().len();
    for _ in 0..200 {
        stage.frame();
    }
    assert_eq!(stage.current().game.steps().len(), held);
    stage.ask(Ask::Step);
    for _ in 0..200 {
        stage.frame();
    }
    assert_eq!(stage.current().game.steps().len(), held + 1);
}

#[test]
fn a_seat_is_given_to_a_computer_and_taken_back_at_the_table() {
    let mut stage = Stage::new(&ONE_PERSON, 5);
    stage.speed(Settings::FASTEST);
    stage.until("the person is to roll", |stage| {
        stage.beat() == Some(Beat::Roll) && stage.current().rolls_by_hand()
    });
    let seat = Seat::new(0);
    let steps = stage.current().game.steps().len();
    stage.ask(Ask::Sit(seat, homestretch::play::Chair::new(Sitter::from("far"))));
    stage.until("the computer plays on", |stage| {
        stage.current().game.steps().len() > steps + 20
    });
    stage.ask(Ask::Sit(seat, homestretch::play::Chair::new(Sitter::Person)));
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
    stage.ask(Ask::Title);
    for _ in 0..20 {
        stage.frame();
    }
    assert_eq!(
        *stage.app.world().resource::<State<Screen>>().get(),
        Screen::Title
    );
    let left = stage.current().game.steps().len();
    stage.ask(Ask::Continue);
    stage.until("it goes on", |stage| {
        stage.current().game.steps().len() > left + 5
    });
}

#[test]
fn the_program_ends_while_computers_think() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.until("a computer is to choose", |stage| {
        matches!(stage.current().game.turn(), Turn::Seat(_))
    });
    stage.ask(Ask::Quit);
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
            stage.ask(Ask::Skip);
            stage.beat() == Some(Beat::Over)
        });
        stage.frame();
        counts.push(stage.app.world().entities().count_spawned());
        stage.ask(Ask::Again);
        stage.frame();
        stage.frame();
    }
    assert_eq!(counts[0], counts[3], "{counts:?}");
}

#[test]
fn seats_have_the_same_colours_in_the_window_and_in_the_terminal() {
    for count in 2..=Seat::MOST {
        let setup = table(&vec!["far"; count]);
        let entry = setup.entry().expect("the game");
        let game = Match::new(setup.clone(), seed::numbered(1)).expect("a game");
        let current = Current::new(game).expect("the window knows the game");
        for seat in current.game.board().seats().iter() {
            assert_eq!(
                current.staging.colour(seat),
                entry.colours(&setup.config)[seat.index()]
            );
        }
    }
}
