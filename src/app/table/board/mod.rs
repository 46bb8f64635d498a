//! The board on the table: its spots and who stands on them, what lies flat on it, and what the pointer does there.

pub(super) mod lay;
pub(super) mod pointing;
pub(super) mod signs;
pub(super) mod spots;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((lay::plugin, signs::plugin, pointing::plugin));
}
