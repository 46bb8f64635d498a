//! How the table is shown: from where, how finely, how loudly, when at all, and what lies on it behind the title.

mod idle;
mod quality;
mod showcase;
mod sound;
mod view;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((view::plugin, showcase::plugin));
}

/// What needs a window that is seen and heard.
pub(super) fn window_plugin(app: &mut App) {
    app.add_plugins((idle::plugin, quality::plugin, sound::plugin));
}
