//! The pipeline of a turn: Next → Roll or Choose → Move → Strike → Next, a file each.
//!
//! A beat ends when nothing on the table is still busy. What is to be shown waits in the queue of
//! [`Current`](super::current::Current); skipping ends every motion, and the queue goes on.

mod breath;
mod choose;
mod hint;
mod mark;
mod mind;
mod next;
mod over;
mod replay;
mod roll;
mod show;
mod strike;

use bevy::prelude::*;

pub use breath::Breath;
pub use choose::Pondered;
pub use hint::{Advice, Adviser, Hint};
pub use mind::Mind;
pub use show::enact;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        breath::plugin,
        next::plugin,
        roll::plugin,
        choose::plugin,
        show::plugin,
        strike::plugin,
        over::plugin,
        replay::plugin,
        hint::plugin,
    ));
}
