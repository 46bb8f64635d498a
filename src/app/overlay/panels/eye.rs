//! The way from the table to the window: where a point of the table is written over, and how large.

use bevy::{camera::Camera, prelude::*};
use bevy_egui::egui::{Pos2, pos2};

/// The way from the table to the window.
pub(in crate::app::overlay) struct Eye<'a> {
    camera: &'a Camera,
    at: GlobalTransform,
    zoom: f32,
}

impl<'a> Eye<'a> {
    /// The table as this camera sees it; `zoom` is the size of the texts.
    pub(in crate::app::overlay) fn new((camera, transform): (&'a Camera, &Transform), zoom: f32) -> Self {
        Self {
            camera,
            at: GlobalTransform::from(*transform),
            zoom,
        }
    }

    /// Where a point of the table lies in the window, in points of egui.
    pub(in crate::app::overlay) fn point(&self, at: Vec3) -> Option<Pos2> {
        let seen = self.camera.world_to_viewport(&self.at, at).ok()?;
        Some(pos2(seen.x / self.zoom, seen.y / self.zoom))
    }

    /// How large one spot is where this point lies.
    pub(in crate::app::overlay) fn scale(&self, at: Vec3) -> f32 {
        let right = self.at.right();
        match (self.point(at), self.point(at + 0.5 * *right)) {
            (Some(middle), Some(side)) => 2.0 * middle.distance(side),
            _ => 0.0,
        }
    }
}
