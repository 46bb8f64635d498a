//! What every other room of the window knows: what it was started with, what fills the screen, when what is done in a
//! frame, what the program has to say, and how a thread wakes an idle window.

mod bare;
mod frame;
mod log;
mod options;
mod screen;
mod silence;
mod waker;

use bevy::prelude::*;

pub use bare::Bare;
pub use frame::Frame;
pub use log::{Log, Notice};
pub use options::Options;
pub use screen::{Beat, Below, Folding, Page, Screen, Unfolded};
pub use silence::Silent;
pub use waker::Waker;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        screen::plugin,
        log::plugin,
        frame::plugin,
        bare::plugin,
        silence::plugin,
    ));
}
