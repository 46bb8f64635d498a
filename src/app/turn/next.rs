//! Next: the table is made to agree with the game, and whoever acts next is found out.

use bevy::prelude::*;

use super::Frame;
use crate::{
    app::{
        current::Current,
        screen::{Beat, Screen},
        table::{Table, Theme},
    },
    rules::Turn,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, next.in_set(Frame::Turn).run_if(in_state(Beat::Next)))
        .add_systems(OnEnter(Screen::Table), come);
}

/// Whoever comes back to the table finds it as the game has it.
fn come(current: Option<ResMut<Current>>) {
    if let Some(mut current) = current {
        current.changed();
    }
}

fn next(current: Option<ResMut<Current>>, mut table: Table, mut beat: ResMut<NextState<Beat>>) {
    let Some(mut current) = current else { return };
    if current.stale {
        current.stale = false;
        let layout = current.staging.layout();
        if table.layout() != Some(&layout) {
            table.lay(layout, &Theme::default());
        }
    }
    project(&current, &mut table);
    beat.set(match current.game.turn() {
        Turn::Chance => Beat::Roll,
        Turn::Seat(_) | Turn::Together(_) => Beat::Choose,
        Turn::Over => Beat::Over,
    });
}

/// Puts every piece where the game has it.
fn project(current: &Current, table: &mut Table) {
    let scene = current.staging.scene(current.game.board());
    table.place(&scene.pieces);
    if let Some((seat, face, faces)) = scene.die {
        table.show_die(seat, face, faces);
    }
    for seat in current.game.board().seats().iter() {
        let place = scene
            .places
            .iter()
            .find(|(home, _)| *home == seat)
            .map(|(_, place)| *place);
        table.crown(seat, place);
    }
}
