//! The pipeline of a turn: Next → Roll or Choose → Move → Strike → Next, a file each; `move` being a word of Rust,
//! what moves is in `moving`.
//!
//! A beat ends when nothing on the table is still busy. What is to be shown waits in the queue of
//! [`Current`](super::current::Current); skipping ends every motion, and the queue goes on.

mod breath;
mod choose;
mod count;
mod hint;
mod hurry;
mod mark;
mod mind;
mod moving;
mod next;
mod over;
mod replay;
mod riddle;
mod roll;
mod strike;
mod teach;

use bevy::prelude::*;

pub use breath::Breath;
pub use choose::Pondered;
pub use hint::{Advice, Adviser, Hint};
pub use mind::Mind;
pub use moving::enact;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        breath::plugin,
        next::plugin,
        roll::plugin,
        choose::plugin,
        moving::plugin,
        strike::plugin,
        over::plugin,
        count::plugin,
        replay::plugin,
        hint::plugin,
        hurry::plugin,
        teach::plugin,
        riddle::plugin,
    ));
}
