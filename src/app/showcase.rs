//! Behind the title lies the real table, in the middle of a game that computers played.

use bevy::prelude::*;

use super::{asks::watching, current::Current, games, screen::Screen, shelf::Shelf, table::Table};
use crate::play::{Match, seed};

/// The game is this far.
const STEPS: usize = 330;
/// A seed whose game stands handsomely after so many steps.
const SEED: u64 = 11;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay.run_if(in_state(Screen::Title))
            .run_if(state_changed::<Screen>),
    );
}

/// A game that is on the table stays there; else one is laid for show.
fn lay(current: Option<Res<Current>>, shelf: Res<Shelf>, mut table: Table) {
    if current.is_some() {
        return;
    }
    let Some(mut game) = watching()
        .ok()
        .and_then(|setup| Match::new(setup, seed::numbered(SEED)).ok())
    else {
        return;
    };
    while game.steps().len() < STEPS && game.step_alone().unwrap_or(false) {}
    let Some(staging) = games::staging(game.board(), &shelf) else {
        return;
    };
    table.lay(staging.layout());
    let scene = staging.scene(game.board());
    table.place(&scene.pieces);
    if let Some((seat, face, faces)) = scene.die {
        table.show_die(seat, face, faces);
    }
}
