//! A first game: the rule that is needed is told when a person is to act.

use bevy::prelude::*;

use super::mind::only_choice;
use crate::{
    app::{base::Beat, current::Current, settings::Settings, table::Table},
    rules::Turn,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Beat::Roll), tell)
        .add_systems(OnEnter(Beat::Choose), tell);
}

/// What is done by itself is told nothing of.
fn tell(current: Option<ResMut<Current>>, settings: Res<Settings>, table: Table) {
    let Some(mut current) = current else { return };
    let seat = match current.game().turn() {
        Turn::Chance if current.rolls_by_hand() => current.game().board().thrower(),
        _ => current
            .chooser()
            .filter(|_| only_choice(&current, &settings, &table).is_none()),
    };
    if let Some(seat) = seat {
        current.tell_rule(seat);
    }
}
