//! The window: the table at which a game is played, and the pages laid over it.
//!
//! It watches and asks; what is legal, what was rolled and who is next is told by `play`. Nothing on
//! the table is the truth: everything one sees is a projection that can be made anew at any time.
//!
//! `table` is what one sees of any game, `turn` the pipeline of a turn, `overlay` the pages and
//! panels of egui.

pub mod asks;
pub mod capture;
pub mod contest;
pub mod current;
mod idle;
pub mod input;
pub mod keeping;
pub mod log;
mod looking;
pub mod overlay;
pub mod own;
pub mod parting;
mod quality;
pub mod screen;
pub mod settings;
pub mod shelf;
mod showcase;
mod sound;
pub mod table;
pub mod training;
pub mod trust;
pub mod turn;
mod view;
mod window;
mod wish;

use std::{path::PathBuf, sync::Arc};

use bevy::{app::MainScheduleOrder, ecs::schedule::SingleThreadedExecutor, prelude::*};

use self::contest::Venues;
use crate::{
    bots::Hosts,
    catalogue::Games,
    play::{Setup, dice::Seed, store::Folders},
    texts::Language,
};

/// What the window is started with.
#[derive(Resource, Clone, Debug)]
pub struct Options {
    /// The games that can be played.
    pub venues: &'static dyn Venues,
    /// Who brings the bots.
    pub hosts: Arc<Hosts>,
    /// A game to begin at once, without the title page.
    pub setup: Option<Setup>,
    /// The seed of that game; drawn where none is given.
    pub seed: Option<Seed>,
    /// A saved game to open at once.
    pub load: Option<PathBuf>,
    /// How many times as fast as usual everything moves.
    pub speed: Option<f32>,
    /// Whether the settings are left aside, for a start that must go well.
    pub safe: bool,
    /// The language of this start, in place of that of the settings.
    pub language: Option<Language>,
    /// Where games and settings lie.
    pub folders: Folders,
}

impl Options {
    /// The games that can be played.
    #[must_use]
    pub fn games(&self) -> Games {
        self.venues.games()
    }
}

/// Everything of the window that needs no window: what tests step by hand.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        screen::plugin,
        log::plugin,
        (settings::plugin, shelf::plugin),
        current::plugin,
        (asks::plugin, keeping::plugin, contest::plugin, own::plugin),
        turn::plugin,
        input::plugin,
        view::plugin,
        table::plugin,
        showcase::plugin,
    ));
    let frame = app.world().resource::<MainScheduleOrder>().labels.clone();
    for schedule in frame {
        // There is so little to do that handing it to other threads would take longer than doing it.
        app.edit_schedule(schedule, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}

/// Opens the window and runs it to its end.
///
/// # Errors
/// When there is no display or no graphics adapter; the sentence says so.
pub fn run(options: Options) -> Result<(), window::WindowError> {
    window::run(options)
}

/// The window before it is run, for whoever does something with it besides: pictures are made so.
pub fn build(options: Options) -> App {
    window::build(options)
}
