//! The app with a game on its table, and hands to step it and to press things.

use std::{path::PathBuf, time::Duration};

use bevy::{
    input::{
        ButtonState,
        gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent},
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
    window::PrimaryWindow,
};
use homestretch::{
    app::{
        Options,
        answer::capture,
        ask::Ask,
        base::{Beat, Log},
        current::Current,
        settings::Settings,
        table::{BoardSpot, Busy, Piece, Pointed, PointedAt, PointedKind, StandsOn},
    },
    arena::Venues,
    catalogue::Ours,
    play::{Setup, Sitter, UndoPolicy, challenge::Challenge, seed},
    rules::Seat,
};

use crate::headless;

/// One frame, in milliseconds of the real clock.
pub(crate) const FRAME: u64 = 50;

pub(crate) struct Stage {
    pub(crate) app: App,
    _folder: tempfile::TempDir,
    pub(crate) data: PathBuf,
}

impl Stage {
    /// Presses a key and lets it go, in two frames.
    pub(crate) fn type_key(&mut self, code: KeyCode, key: &Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key(code, key, state);
            self.frame();
        }
    }

    /// Presses a key, or lets it go.
    pub(crate) fn key(&mut self, key_code: KeyCode, key: &Key, state: ButtonState) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.iter(world).next().unwrap_or(Entity::PLACEHOLDER);
        world.write_message(KeyboardInput {
            key_code,
            logical_key: key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    /// The app with a game of these sitters on the table.
    pub(crate) fn new(words: &[&str], number: u64) -> Self {
        Self::with(|setup| setup, words, number)
    }

    pub(crate) fn with(change: impl FnOnce(Setup) -> Setup, words: &[&str], number: u64) -> Self {
        Self::beside(&[], change, words, number)
    }

    /// The same, at a table for practice: everything may be taken back.
    pub(crate) fn practice(words: &[&str], number: u64) -> Self {
        let undo = UndoPolicy::Practice;
        Self::with(|setup| Setup { undo, ..setup }, words, number)
    }

    /// The same, with files that lie in the user's folder already.
    pub(crate) fn beside(
        files: &[(&str, &str)],
        change: impl FnOnce(Setup) -> Setup,
        words: &[&str],
        number: u64,
    ) -> Self {
        Self::open(files, &Ours, Some(change(table(words))), number).laid()
    }

    /// The app with this table, among these games.
    pub(crate) fn among(venues: &'static dyn Venues, setup: Setup, number: u64) -> Self {
        Self::open(&[], venues, Some(setup), number).laid()
    }

    fn laid(mut self) -> Self {
        self.until("a game lies on the table", |stage| {
            stage.app.world().contains_resource::<Current>()
        });
        self
    }

    /// The app with the title on it.
    pub(crate) fn title() -> Self {
        Self::title_beside(&[])
    }

    /// The same, with files that lie in the user's folder already.
    pub(crate) fn title_beside(files: &[(&str, &str)]) -> Self {
        Self::open(files, &Ours, None, 1)
    }

    fn open(files: &[(&str, &str)], venues: &'static dyn Venues, setup: Option<Setup>, number: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in files {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
            std::fs::write(path, text).expect("it is written");
        }
        let options = Options {
            venues,
            ..headless::options(folder.path(), setup, Some(seed::numbered(number)))
        };
        Self::started(folder, options)
    }

    /// The app started to take up a challenge.
    pub(crate) fn challenged(challenge: Challenge) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let options = Options {
            challenge: Some(challenge),
            ..headless::options(folder.path(), None, None)
        };
        Self::started(folder, options)
    }

    fn started(folder: tempfile::TempDir, options: Options) -> Self {
        let mut app = headless::engine(options);
        app.add_plugins(capture::plugin);
        Self {
            app: headless::begin(app, Duration::from_millis(FRAME)),
            data: folder.path().to_owned(),
            _folder: folder,
        }
    }

    pub(crate) fn frame(&mut self) {
        self.app.update();
    }

    /// Steps until something holds; gives up after ten minutes of the table's time.
    #[track_caller]
    pub(crate) fn until(&mut self, what: &str, mut holds: impl FnMut(&mut Self) -> bool) {
        for _ in 0..12_000 {
            if holds(self) {
                return;
            }
            self.frame();
        }
        panic!("it never came about that {what}; the beat is {:?}", self.beat());
    }

    pub(crate) fn ask(&mut self, ask: Ask) {
        self.app.world_mut().write_message(ask);
    }

    pub(crate) fn current(&self) -> &Current {
        self.app.world().resource::<Current>()
    }

    pub(crate) fn beat(&self) -> Option<Beat> {
        self.app
            .world()
            .get_resource::<State<Beat>>()
            .map(|beat| *beat.get())
    }

    pub(crate) fn speed(&mut self, speed: f32) {
        self.app.world_mut().resource_mut::<Settings>().speed = speed;
    }

    pub(crate) fn is_busy(&mut self) -> bool {
        self.app
            .world_mut()
            .query_filtered::<(), With<Busy>>()
            .iter(self.app.world())
            .next()
            .is_some()
    }

    /// Where the pieces stand on the table.
    pub(crate) fn pieces(&mut self) -> Vec<(Seat, String)> {
        let mut pieces: Vec<(Seat, String)> = self
            .app
            .world_mut()
            .query::<(&Piece, Option<&StandsOn>)>()
            .iter(self.app.world())
            .map(|(piece, on)| {
                let spot = on.and_then(|on| self.app.world().get::<BoardSpot>(on.0));
                let spot = spot.expect("a piece stands on a spot");
                (piece.seat, spot.name.to_string())
            })
            .collect();
        pieces.sort();
        pieces
    }

    /// Where the game has them.
    pub(crate) fn truth(&self) -> Vec<(Seat, String)> {
        let current = self.current();
        let scene = current.staging().scene(current.game().board(), current.eyes());
        let mut pieces: Vec<(Seat, String)> = scene
            .pieces
            .into_iter()
            .map(|(seat, spot)| (seat, spot.to_string()))
            .collect();
        pieces.sort();
        pieces
    }

    /// Plugs a pad in.
    pub(crate) fn plug(&mut self, name: &str) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: name.to_owned(),
            vendor_id: None,
            product_id: None,
        };
        self.app
            .world_mut()
            .write_message(GamepadConnectionEvent::new(pad, connection));
        self.frame();
        self.frame();
        pad
    }

    /// Unplugs a pad.
    pub(crate) fn unplug(&mut self, pad: Entity) {
        let gone = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
        self.app.world_mut().write_message(gone);
        self.frame();
        self.frame();
    }

    /// Presses a button of a pad and holds it, or lets it go.
    pub(crate) fn hold(&mut self, pad: Entity, button: GamepadButton, holds: bool) {
        let event = RawGamepadButtonChangedEvent::new(pad, button, f32::from(holds));
        self.app.world_mut().write_message(RawGamepadEvent::from(event));
        self.frame();
    }

    /// Presses a button of a pad and lets it go; the guard against double presses has passed by then.
    pub(crate) fn press(&mut self, pad: Entity, button: GamepadButton) {
        self.hold(pad, button, true);
        self.hold(pad, button, false);
        (0..6).for_each(|_| self.frame());
    }

    /// What the program has told.
    pub(crate) fn log(&self) -> String {
        self.app.world().resource::<Log>().lines.join("\n")
    }

    /// A click on the table.
    pub(crate) fn click(&mut self, at: PointedAt) {
        self.app.world_mut().write_message(Pointed {
            at,
            kind: PointedKind::Click,
        });
        self.frame();
        self.frame();
    }

    /// Plays a person's part by clicking until so many choices were clicked.
    pub(crate) fn click_through(&mut self, choices: usize) {
        let mut clicked = 0;
        self.until("a person has clicked enough", |stage| {
            match stage.beat() {
                Some(Beat::Roll) if stage.current().rolls_by_hand() => stage.click(PointedAt::Die),
                Some(Beat::Choose) => {
                    let current = stage.current();
                    if let Some(seat) = current.chooser() {
                        let pick = current
                            .staging()
                            .picks(current.game().board(), seat)
                            .swap_remove(0);
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

pub(crate) fn table(words: &[&str]) -> Setup {
    let entry = Ours::GAMES.named("mejn").expect("the game is in the catalogue");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    Setup::new(entry, &entry.default_config(), sitters).expect("a table")
}

pub(crate) const COMPUTERS: [&str; 4] = ["far", "near", "random", "ranking"];
pub(crate) const ONE_PERSON: [&str; 4] = ["person", "far", "near", "random"];
