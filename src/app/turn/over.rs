//! Over: the game has its standing. The board stays in view until another game begins.

use bevy::prelude::*;

use crate::{
    app::{
        base::{Beat, Frame},
        current::Current,
    },
    rules::Turn,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, watch.in_set(Frame::Turn).run_if(in_state(Beat::Over)));
}

/// An undo, or another game, wakes the turn again.
fn watch(current: Option<Res<Current>>, mut beat: ResMut<NextState<Beat>>) {
    if current.is_some_and(|current| {
        current.is_stale() || current.replay().is_some() || current.game().turn() != Turn::Over
    }) {
        beat.set(Beat::Next);
    }
}
