//! What a person likes: kept between starts, in RON in the user's configuration folder.

use std::{fs, path::PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Options, log::Log};
use crate::{
    catalogue,
    play::{
        Chair, Setup, UndoPolicy,
        store::{self, StoreError},
    },
    rules::Message as Sentence,
    texts,
};

/// A table as it stands in the settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedSetup {
    game: String,
    rules: String,
    chairs: Vec<Chair>,
    undo: UndoPolicy,
}

impl SavedSetup {
    /// Keeps a table.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let rules = setup
            .entry()
            .map(|entry| entry.write_config(&setup.config))
            .unwrap_or_default();
        Self {
            game: setup.game.clone(),
            rules,
            chairs: setup.chairs.clone(),
            undo: setup.undo,
        }
    }

    /// The table again.
    ///
    /// # Errors
    /// When the file was changed to something that is no table.
    pub fn open(&self) -> Result<Setup, Vec<Sentence>> {
        let one = |message| vec![message];
        let entry = catalogue::game(&self.game).map_err(one)?;
        let config = entry.read_config(&self.rules).map_err(one)?;
        let sitters = self.chairs.iter().map(|chair| chair.sitter.clone()).collect();
        let mut setup = Setup::new(&self.game, &config, sitters)?;
        setup.chairs.clone_from(&self.chairs);
        setup.undo = self.undo;
        Ok(setup)
    }
}

/// What a person likes.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How many times as fast as usual everything moves.
    pub speed: f32,
    /// Whether a single legal choice is made by itself.
    pub single_choice: bool,
    /// Whether the die rolls by itself for persons too.
    pub roll_alone: bool,
    /// Whether the spots show their numbers.
    pub numbers: bool,
    /// Whether the table is seen straight from above.
    pub flat: bool,
    /// The size of the texts, 1 for usual.
    pub text_scale: f32,
    /// Whether the side panel is folded away.
    pub folded: bool,
    /// The table that was set up last.
    pub last_setup: Option<SavedSetup>,
}

impl Settings {
    /// The slowest speed.
    pub const SLOWEST: f32 = 0.25;
    /// The fastest speed; everything but the fastest is animated.
    pub const FASTEST: f32 = 16.0;
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: 1.0,
            single_choice: true,
            roll_alone: false,
            numbers: false,
            flat: false,
            text_scale: 1.0,
            folded: false,
            last_setup: None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(PreStartup, read)
        .add_systems(Last, write.run_if(resource_exists_and_changed::<Settings>))
        .add_systems(Update, set_speed.run_if(resource_exists_and_changed::<Settings>));
}

fn file(options: &Options) -> PathBuf {
    options.folders.config.join("settings.ron")
}

/// Reads the settings. A file that makes no sense is kept under another name, and the usual ones hold.
fn read(options: Res<Options>, mut settings: ResMut<Settings>, mut log: ResMut<Log>) {
    let path = file(&options);
    if !path.exists() {
        return;
    }
    let why = match store::read_text(&path) {
        Ok(text) => match ron::from_str::<Settings>(&text) {
            Ok(read) => {
                *settings.bypass_change_detection() = read;
                return;
            }
            Err(error) => error.to_string(),
        },
        Err(StoreError::Io { source, .. }) => source.to_string(),
        Err(error) => error.to_string(),
    };
    let aside = path.with_extension("damaged.ron");
    let kept = fs::rename(&path, &aside).is_ok();
    let name = if kept { aside } else { path }.display().to_string();
    log.tell(texts::say(
        &Sentence::new("settings-damaged")
            .with("why", why)
            .with("file", name),
    ));
}

fn write(options: Res<Options>, settings: Res<Settings>, mut log: ResMut<Log>) {
    if settings.is_added() {
        return;
    }
    let text = ron::ser::to_string_pretty(&*settings, ron::ser::PrettyConfig::default()).unwrap_or_default();
    if let Err(error) = store::write_atomically(&file(&options), &text) {
        log.tell(texts::say(
            &Sentence::new("settings-unwritten").with("why", error.to_string()),
        ));
    }
}

/// All motion runs on the virtual clock.
fn set_speed(settings: Res<Settings>, mut time: ResMut<Time<Virtual>>) {
    time.set_relative_speed(settings.speed.clamp(Settings::SLOWEST, Settings::FASTEST));
}
