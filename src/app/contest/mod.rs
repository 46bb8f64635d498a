//! The arena at work behind the window: a tournament and a training, on threads of their own.

pub(super) mod course;
mod tournament;
pub(super) mod training;

use std::time::Duration;

use bevy::prelude::*;

pub(super) use tournament::free_folder;
pub use tournament::{Contest, Stand};

/// How often it is told how far something has come: often enough to look alive, too rarely to slow it down.
const TOLD: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(tournament::plugin);
}
