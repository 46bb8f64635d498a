//! The order within a frame: first it is heard what people want, then the turn goes on.

use bevy::prelude::*;

/// When the parts of the window work within a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// What people point at and press becomes asks.
    Listen,
    /// The beat that it is goes on.
    Turn,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, (Frame::Listen, Frame::Turn).chain());
}
