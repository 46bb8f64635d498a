//! Whether anything can be heard at all.

use bevy::prelude::*;

/// Whether no device answers by which sounds could be heard.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Silent(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Silent>();
}
