//! Keys and gamepads: each is bound to actions, and an action is an ask or a step through what can be chosen.
//!
//! The keyboard is everybody's; a pad is one person's from the moment on that they press a button. What a pad does on
//! pages is told to egui as if it were typed.

mod action;
mod aims;
mod bindings;
pub mod blind;
mod digits;
mod listen;
mod menus;
mod pads;
mod pointing;
mod strew;
mod taps;

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

pub use action::InputAction;
pub use bindings::Bindings;
pub use blind::Blind;
pub use menus::{ROWS, Typing};
pub use pads::Pads;

/// What somebody presses: the keyboard, or one pad.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// The keyboard.
    Keys,
    /// This pad.
    Pad(Entity),
}

/// The device that was used last: what is to be pressed is told in its words.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastUsed {
    /// Mouse or keyboard.
    #[default]
    Keys,
    /// A gamepad.
    Pad,
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<InputAction>::default())
        .init_resource::<LastUsed>()
        .add_plugins((
            pointing::plugin,
            strew::plugin,
            taps::plugin,
            bindings::plugin,
            pads::plugin,
            listen::plugin,
            digits::plugin,
            blind::plugin,
            menus::plugin,
        ));
}
