//! From where the table is seen: from the seat of the first person, or straight from above.

use bevy::prelude::*;

use crate::{
    app::{
        base::{Beat, Frame, Screen},
        current::Current,
        settings::{Settings, Shelf},
        table::{CameraSet, Table, TableView},
    },
    rules::Seat,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        wear.run_if(resource_changed::<Settings>).before(Frame::Turn),
    );
    app.add_systems(
        Update,
        look.run_if(
            resource_changed::<Settings>
                .or_else(resource_exists_and_changed::<Current>)
                .or_else(state_changed::<Beat>)
                .or_else(state_changed::<Screen>),
        )
        .before(CameraSet),
    );
    // What was turned at a table is not left so behind the title.
    app.add_systems(OnEnter(Screen::Title), |mut view: ResMut<TableView>| view.back());
}

/// The table looks as the theme has it, and the seats as their colours.
fn wear(settings: Res<Settings>, shelf: Res<Shelf>, mut table: Table) {
    table.wear(shelf.theme(&settings.theme), settings.colours);
}

/// The view moves only when another seat or the other kind of view is wanted.
fn look(
    settings: Res<Settings>,
    current: Option<Res<Current>>,
    (screen, beat): (Res<State<Screen>>, Option<Res<State<Beat>>>),
    mut view: ResMut<TableView>,
    mut shown: Local<Option<(Seat, bool)>>,
) {
    // What lies behind the title is looked at by nobody.
    let laid = current.as_deref();
    let current = laid.filter(|_| *screen.get() == Screen::Table);
    let seat = current.and_then(|current| {
        let seats = current.game().board().seats();
        let mut persons = seats.iter().filter(|&seat| current.is_here(seat));
        let (first, second) = (persons.next(), persons.next());
        if second.is_none() || !settings.turn_table {
            return first;
        }
        // Where several people sit, the table turns to whoever is to act, and stays while computers do.
        // The game is ahead of what is seen: it turns when what happened has been shown.
        let shown_all = current.is_shown();
        let waits = beat.is_some_and(|beat| matches!(beat.get(), Beat::Roll | Beat::Choose)) && shown_all;
        let actor = current.actor().filter(|&seat| waits && current.is_here(seat));
        let shown = shown.map(|(seat, _)| seat).filter(|&seat| current.is_here(seat));
        actor.or(shown).or(first)
    });
    let seat = seat.unwrap_or(Seat::new(0));
    // A hand that is read lies before its seat; others lie on the board.
    let hand = laid.is_some_and(|laid| laid.is_here(seat) || laid.watched() == Some(seat));
    if view.keeps_for_hand() != hand {
        view.keep_for_hand(hand);
    }
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
