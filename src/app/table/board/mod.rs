//! The board on the table: how it is laid, what lies flat on it, and what the pointer does there.

pub(super) mod lay;
pub(super) mod pointing;
pub(super) mod signs;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((lay::plugin, signs::plugin, pointing::plugin));
}
