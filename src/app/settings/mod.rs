//! What a person likes: kept between starts, in RON in the user's configuration folder.

mod less_motion;
mod shelf;
mod tables;

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    app::{
        base::{Log, Options},
        table::ReducedMotion,
    },
    catalogue::{Entry, Games},
    play::{
        Setup,
        store::{self, StoreError},
    },
    rules::Message as Sentence,
    staging::Colours,
    texts::{self, Language},
};

pub use shelf::Shelf;
pub use tables::{SavedSetup, first_game, first_setup, in_play, party, party_size, watching};

/// How finely the table is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quality {
    /// What a measurement at the start finds smooth enough.
    #[default]
    Auto,
    /// Coarser than the window, for machines without a graphics card.
    Low,
    /// As fine as the window.
    Medium,
    /// With smooth edges.
    High,
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// As the system wishes, where it says so.
    #[default]
    System,
    /// Everything.
    Full,
    /// Pieces glide, dice lie.
    Reduced,
    /// Nothing: everything is where it belongs at once.
    Off,
}

/// What a person likes.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the interface's language; the system's where none is named.
    pub language: Option<String>,
    /// The code of the language in which it is told what happened; the interface's where none is named.
    pub list_language: Option<String>,
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
    /// The name of the theme.
    pub theme: String,
    /// In which colours the seats are shown.
    pub colours: Colours,
    /// How finely the table is drawn.
    pub quality: Quality,
    /// What the measurement at the first start found.
    pub measured: Option<Quality>,
    /// How much moves.
    pub motion: Motion,
    /// The volume of knocks and cues, 0 … 1.
    pub effects: f32,
    /// The volume of the room's tone, 0 … 1.
    pub ambience: f32,
    /// The volume of what is read aloud, 0 … 1.
    pub voice: f32,
    /// Whether it is read aloud what happens.
    pub read_aloud: bool,
    /// The name of the voice; one that speaks the language of the list where none is named.
    pub voice_name: Option<String>,
    /// Whether nothing is heard while another window has the focus.
    pub mute_unfocused: bool,
    /// Whether the table turns towards the person who is to act.
    pub turn_table: bool,
    /// Whether a person's pawns show the chance that they are struck.
    pub danger: bool,
    /// Whether it is shown while playing who is winning.
    pub chances: bool,
    /// Whether a single choice is left to the person where it strikes a piece of their own.
    pub confirm_loss: bool,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// The size of the window when it was last closed, in pixels.
    pub window: Option<(u32, u32)>,
    /// Whether the side panel is folded away.
    pub folded: bool,
    /// The table that was set up last.
    pub last_setup: Option<SavedSetup>,
    /// The last table of each game.
    pub tables: BTreeMap<String, SavedSetup>,
    /// The games that somebody has played here, by name: a first game is offered of the others.
    pub played: BTreeSet<String>,
    /// Players of one's own that were seated before, the last one first, by their words.
    pub own: Vec<String>,
}

impl Settings {
    /// The slowest speed.
    pub const SLOWEST: f32 = 0.25;
    /// The fastest speed; with it nothing is animated.
    pub const FASTEST: f32 = 16.0;
    /// The smallest and the largest size of the texts.
    pub const TEXTS: (f32, f32) = (0.75, 2.0);
    /// So many players of one's own are kept in mind.
    const OWN: usize = 12;
    /// The window in which everything has its usual size, in pixels.
    const WINDOW: Vec2 = Vec2::new(1280.0, 800.0);
    /// By so much everything is larger in a large window at most.
    const ROOMY: f32 = 1.5;

    /// How many pixels a point has in a window of this size: in a larger one half of the room goes to what is written.
    #[must_use]
    pub fn zoom(&self, window: Vec2) -> f32 {
        let room = (window / Self::WINDOW).min_element().max(1.0);
        self.text_scale.clamp(Self::TEXTS.0, Self::TEXTS.1) * room.sqrt().min(Self::ROOMY)
    }

    /// The game of these that is played: that of the last table, or the first.
    #[must_use]
    pub fn entry(&self, games: Games) -> &'static dyn Entry {
        let saved = self.last_setup.as_ref();
        saved
            .and_then(|saved| saved.entry(games))
            .unwrap_or_else(|| games.usual())
    }

    /// The table that was set up last, or that of the first time.
    ///
    /// # Errors
    /// Where the game does not let itself be played so.
    pub fn last_table(&self, games: Games) -> Result<Setup, Vec<Sentence>> {
        match self.last_setup.as_ref().map(|saved| saved.open(games)) {
            Some(Ok(setup)) => Ok(setup),
            _ => first_setup(self.entry(games)),
        }
    }

    /// Whether nobody has played a game here, or set up a table of it.
    #[must_use]
    pub fn is_new(&self, entry: &dyn Entry) -> bool {
        !self.played.contains(entry.name()) && !self.tables.contains_key(entry.name())
    }

    /// Keeps a table in mind as the one that was set up last.
    pub fn remember_table(&mut self, setup: &Setup) {
        let saved = SavedSetup::new(setup);
        self.tables.insert(setup.entry.name().to_owned(), saved.clone());
        self.last_setup = Some(saved);
    }

    /// From here on this game is meant, with the table that it had last.
    ///
    /// # Errors
    /// Where the game does not let itself be played so.
    pub fn turn_to(&mut self, entry: &'static dyn Entry) -> Result<(), Vec<Sentence>> {
        let setup = match self.tables.get(entry.name()) {
            Some(saved) => saved.clone(),
            None => SavedSetup::new(&first_setup(entry)?),
        };
        self.last_setup = Some(setup);
        Ok(())
    }

    /// The language in which it is told what happened.
    #[must_use]
    pub fn list_language(&self) -> Language {
        let named = self.list_language.as_deref().and_then(Language::of_code);
        named.unwrap_or_else(Language::current)
    }

    /// Keeps a player of one's own in mind by its word.
    pub fn remember(&mut self, word: &str) {
        if self.own.first().is_none_or(|first| first != word) {
            self.own.retain(|known| known != word);
            self.own.insert(0, word.to_owned());
            self.own.truncate(Self::OWN);
        }
    }

    /// Whether everything is where it belongs at once.
    #[must_use]
    pub fn is_instant(&self) -> bool {
        self.speed >= Self::FASTEST || self.motion == Motion::Off
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            list_language: None,
            speed: 1.0,
            single_choice: true,
            roll_alone: false,
            numbers: false,
            flat: false,
            text_scale: 1.0,
            theme: "card".to_owned(),
            colours: Colours::default(),
            quality: Quality::default(),
            measured: None,
            motion: Motion::default(),
            effects: 0.8,
            ambience: 0.0,
            voice: 0.8,
            read_aloud: false,
            voice_name: None,
            mute_unfocused: true,
            turn_table: true,
            danger: false,
            chances: false,
            confirm_loss: true,
            full_screen: false,
            window: None,
            folded: false,
            last_setup: None,
            tables: BTreeMap::new(),
            played: BTreeSet::new(),
            own: Vec::new(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(shelf::plugin)
        .init_resource::<Settings>()
        .add_systems(PreStartup, read)
        .add_systems(Last, write.run_if(resource_exists_and_changed::<Settings>))
        .add_systems(
            Update,
            (set_language, set_speed, set_motion).run_if(resource_exists_and_changed::<Settings>),
        );
}

fn file(options: &Options) -> PathBuf {
    options.folders.config.join("settings.ron")
}

/// Reads the settings. A file that makes no sense is kept under another name, and the usual ones hold.
pub(super) fn read(options: Res<Options>, mut settings: ResMut<Settings>, mut log: ResMut<Log>) {
    let path = file(&options);
    if options.safe {
        log.tell(texts::text("settings-safe"));
        return;
    }
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
        Err(StoreError::Io { source, .. }) => texts::refused(&source),
        Err(error) => error.to_string(),
    };
    let name = store::set_aside(&path).unwrap_or(path).display().to_string();
    log.tell(texts::say(
        &Sentence::new("settings-damaged")
            .with("why", why)
            .with("file", name),
    ));
}

pub(super) fn write(options: Res<Options>, settings: Res<Settings>, mut log: ResMut<Log>) {
    // A safe start leaves the settings of the other starts alone.
    if settings.is_added() || options.safe {
        return;
    }
    let text = ron::ser::to_string_pretty(&*settings, ron::ser::PrettyConfig::default()).unwrap_or_default();
    if let Err(error) = store::write_atomically(&file(&options), &text) {
        log.tell(texts::say(
            &Sentence::new("settings-unwritten").with("why", error.to_string()),
        ));
    }
}

/// The interface speaks the language of this start, that of the settings, or the system's.
fn set_language(
    settings: Res<Settings>,
    options: Res<Options>,
    mut runs: Local<bool>,
    mut last: Local<Option<String>>,
) {
    let is_first = !std::mem::replace(&mut *runs, true);
    if !is_first && *last == settings.language {
        return;
    }
    last.clone_from(&settings.language);
    // What is chosen while the program runs holds more than how it was started.
    let started = options.language.filter(|_| is_first);
    let named = settings.language.as_deref().and_then(Language::of_code);
    texts::speak(started.or(named).unwrap_or_else(Language::of_system));
}

/// The table leaps and throws, and the view glides, only where it is wished.
fn set_motion(settings: Res<Settings>, mut reduced: ResMut<ReducedMotion>, mut system: Local<Option<bool>>) {
    let wanted = match settings.motion {
        Motion::Full => false,
        Motion::Reduced | Motion::Off => true,
        Motion::System => *system.get_or_insert_with(less_motion::is_asked),
    };
    reduced.set_if_neq(ReducedMotion(wanted || settings.is_instant()));
}

/// All motion runs on the virtual clock.
fn set_speed(settings: Res<Settings>, mut time: ResMut<Time<Virtual>>) {
    time.set_relative_speed(settings.speed.clamp(Settings::SLOWEST, Settings::FASTEST));
}
