//! How finely the table is drawn, and what of it needs not be drawn anew in every picture.

use bevy::{camera::visibility::RenderLayers, prelude::*};

/// How finely the table is drawn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Detail {
    /// Whether edges are smoothed. Then everything is drawn anew in every picture.
    pub smooth: bool,
    /// Whether the room is mirrored in lacquer.
    pub mirrors: bool,
}

/// On what belongs to the backdrop while it is still; a shadow, while the thing is still whose shadow it is.
#[derive(Component, Clone, Copy)]
#[require(RenderLayers)]
pub(in crate::app::table) struct Rests;
