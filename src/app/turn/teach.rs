//! A first game: the rule that is needed is told when a person is to act.

use bevy::prelude::*;

use crate::{
    app::{base::Beat, current::Current},
    rules::Turn,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Beat::Roll), tell)
        .add_systems(OnEnter(Beat::Choose), tell);
}

fn tell(current: Option<ResMut<Current>>) {
    let Some(mut current) = current.filter(|current| current.is_taught()) else {
        return;
    };
    let seat = match current.game().turn() {
        Turn::Chance if current.rolls_by_hand() => current.game().board().thrower(),
        _ => current.chooser(),
    };
    if let Some(seat) = seat {
        current.tell_rule(seat);
    }
}
