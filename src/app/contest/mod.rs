//! The arena at work behind the window: a tournament and a training, on threads of their own.

mod tournament;
pub(super) mod training;

use bevy::prelude::*;

pub(super) use tournament::free_folder;
pub use tournament::{Contest, Stand};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(tournament::plugin);
}
