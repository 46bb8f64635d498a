//! The table without anything written on it, for a photo.

use bevy::prelude::*;

/// For so many pictures nothing is written on the table; as long as it is 1, a photo is being taken.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bare(pub u8);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bare>();
}
