//! What is left of the window for the table.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::app::table::FreeArea;

/// What the things that lie over the table take from it in this frame, in points of egui.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::app::overlay) struct Taken(pub(in crate::app::overlay) FreeArea);

/// Tells the camera what the panels leave free.
pub(in crate::app::overlay) fn leave_free(
    mut contexts: EguiContexts,
    taken: Res<Taken>,
    mut free: ResMut<FreeArea>,
) -> Result {
    let zoom = contexts.ctx_mut()?.zoom_factor();
    let scaled = |points: f32| (points * zoom).round();
    let FreeArea {
        left,
        right,
        top,
        bottom,
    } = taken.0;
    let wanted = FreeArea {
        left: scaled(left),
        right: scaled(right),
        top: scaled(top),
        bottom: scaled(bottom),
    };
    free.set_if_neq(wanted);
    Ok(())
}
