//! The board that lies on the table, for who only looks at it.

use bevy::prelude::*;

use crate::staging::Layout;

/// The board that lies on the table.
#[derive(Resource, Deref)]
pub struct Laid(pub Layout);
