//! From where the table is seen: from the seat of the first person, or straight from above.

use bevy::prelude::*;

use super::{current::Current, settings::Settings, table::TableView};
use crate::rules::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        look.run_if(resource_changed::<Settings>.or_else(resource_exists_and_changed::<Current>)),
    );
}

/// The view moves only when another seat or the other kind of view is wanted.
fn look(
    settings: Res<Settings>,
    current: Option<Res<Current>>,
    mut view: ResMut<TableView>,
    mut shown: Local<Option<(Seat, bool)>>,
) {
    let person = |current: &Current| {
        current
            .game
            .board()
            .seats()
            .iter()
            .find(|&seat| current.is_person(seat))
    };
    let seat = current.as_deref().and_then(person).unwrap_or(Seat::new(0));
    let wanted = (seat, settings.flat);
    if *shown == Some(wanted) {
        return;
    }
    *shown = Some(wanted);
    if settings.flat {
        view.flat(seat);
    } else {
        view.sit(seat);
    }
}
