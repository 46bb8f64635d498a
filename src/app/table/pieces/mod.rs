//! The kinds of pieces in space, a file each: mesh, paint, motion and sound. Each adds itself to [`Bodies`] as a plugin,
//! under the name that it has in `staging`.
//!
//! Beside the kinds: how any piece is placed, passes and is carried.
//!
//! [`Bodies`]: super::look::body::Bodies

mod card;
pub(super) mod carry;
pub(super) mod cup;
pub(super) mod dance;
pub(super) mod die;
mod lath;
pub(super) mod passing;
mod pawn;
mod pip;
mod slate;
pub(super) mod stand;
mod token;

use bevy::prelude::*;

/// Adds the bodies of all kinds that travel with the program.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(carry::plugin);
    app.add_plugins((
        pawn::plugin,
        token::plugin,
        lath::plugin,
        card::plugin,
        pip::plugin,
        slate::plugin,
    ));
}
