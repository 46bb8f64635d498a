//! What is left of the window for the table.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Rect, ScrollArea, Ui},
};

use crate::app::table::FreeArea;

/// What the things that lie over the table take from it in this frame, in points of egui.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::app::overlay) struct Taken(pub(in crate::app::overlay) FreeArea);

/// The picture of the quick menu has so much of the lower left corner.
const CORNER: f32 = 68.0;
/// What is left free on both sides of what stands below the table.
const EDGE: f32 = 12.0;

impl Taken {
    /// Where something stands below the table, on no panel and not on the picture in the corner: its middle, and its
    /// width, which is no more than `most`.
    pub(in crate::app::overlay) fn foot(&self, window: Rect, most: f32) -> (f32, f32) {
        let room = window.width() - self.0.right;
        let width = (room - 2.0 * EDGE).min(most);
        let left = ((room - width) / 2.0).max(CORNER);
        let width = width.min(room - EDGE - left);
        (window.left() + left + width / 2.0, width)
    }

    /// How high something can be that stands below the table, and below what lies on top of it.
    pub(in crate::app::overlay) fn high(&self, window: Rect) -> f32 {
        window.height() - self.0.top - 2.0 * EDGE
    }
}

/// Shows what is no higher than its room: more of it scrolls.
pub(in crate::app::overlay) fn within(ui: &mut Ui, high: f32, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .max_height(high)
        .min_scrolled_height(high)
        .show(ui, contents);
}

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
