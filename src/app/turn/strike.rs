//! Strike: a pawn that was landed on is knocked over and flies home.

use bevy::prelude::*;

use super::{Breath, enact};
use crate::{
    app::{
        base::{Beat, Frame},
        current::Current,
        table::{Table, table_is_still},
    },
    staging::Cue,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Beat::Strike), strike).add_systems(
        Update,
        go_on
            .in_set(Frame::Turn)
            .run_if(in_state(Beat::Strike))
            .run_if(table_is_still),
    );
}

fn strike(current: Option<ResMut<Current>>, mut table: Table, mut breath: ResMut<Breath>) {
    let Some(mut current) = current else { return };
    if let Some(cue @ Cue::Strike { .. }) = current.next_cue() {
        enact(&cue, &mut table, &mut breath);
        current.cue_shown();
    }
}

fn go_on(mut beat: ResMut<NextState<Beat>>) {
    beat.set(Beat::Move);
}
