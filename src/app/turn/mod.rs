//! The pipeline of a turn: Next → Roll or Choose → Move → Strike → Next, a file each.
//!
//! A beat ends when nothing on the table is still busy. What is to be shown waits in the queue of
//! [`Current`](super::current::Current); skipping ends every motion, and the queue goes on.

mod breath;
mod choose;
mod hint;
mod look;
mod mark;
mod next;
mod over;
mod pointing;
mod roll;
mod show;
mod strew;
mod strike;

use bevy::prelude::*;

pub use breath::Breath;
pub use choose::{Cursor, Mind, Pondered};
pub use hint::{Advice, Adviser, Hint};
pub use look::Replay;
pub use pointing::Grasp;
pub use show::enact;

/// When the parts of the window work within a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// What people point at and press becomes asks.
    Listen,
    /// The beat that it is goes on.
    Turn,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, (Frame::Listen, Frame::Turn).chain())
        .add_plugins((
            breath::plugin,
            next::plugin,
            roll::plugin,
            choose::plugin,
            show::plugin,
            strike::plugin,
            over::plugin,
            look::plugin,
            hint::plugin,
            pointing::plugin,
            strew::plugin,
        ));
}
