//! Over: the game has its standing. Its end is celebrated once, and the board stays in view until another game begins.

use bevy::prelude::*;

use crate::{
    app::{
        base::{Beat, Frame},
        current::Current,
        selection::Guard,
        settings::Settings,
        table::Table,
    },
    rules::{Seat, Turn},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Beat::Over), celebrate)
        .add_systems(Update, watch.in_set(Frame::Turn).run_if(in_state(Beat::Over)));
}

/// The winners dance, once: whoever comes back to the end of a game, or opens one, finds it as it is.
fn celebrate(
    current: Option<ResMut<Current>>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut guard: ResMut<Guard>,
    mut table: Table,
) {
    let Some(mut current) = current else { return };
    if !current.take_end() {
        return;
    }
    let Some(standing) = current.game().standing() else {
        return;
    };
    guard.hold(time.elapsed_secs());
    let first = |seat: &Seat| standing.place(*seat) == Some(1);
    let winners = standing.order().into_iter().filter(first).collect();
    table.celebrate(winners, settings.speed);
}

/// An undo, or another game, wakes the turn again.
fn watch(current: Option<Res<Current>>, mut beat: ResMut<NextState<Beat>>) {
    if current.is_some_and(|current| {
        current.is_stale() || current.replay().is_some() || current.game().turn() != Turn::Over
    }) {
        beat.set(Beat::Next);
    }
}
