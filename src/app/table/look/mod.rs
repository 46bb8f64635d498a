//! How everything on the table looks, and from where: camera, paints, prints and meshes, and what is drawn anew only when
//! it changes.

pub(super) mod backdrop;
pub(super) mod body;
pub(super) mod camera;
pub(super) mod chips;
mod cover;
pub(super) mod detail;
pub(in crate::app) mod figures;
pub(super) mod kit;
mod lens;
pub(super) mod material;
pub(in crate::app) mod print;
pub(super) mod shapes;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        material::plugin,
        camera::plugin,
        backdrop::plugin,
        body::plugin,
        chips::plugin,
        kit::plugin,
    ));
}
