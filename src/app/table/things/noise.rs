//! What is heard of things that touch the table, by the name of a sound. Kinds of pieces have their own beside what every
//! piece can be heard doing.

use bevy::prelude::*;

/// What something sounds like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Noise {
    /// The name of the sound.
    pub sound: &'static str,
    /// Which note of a scale, counted from 0; any variant of the sound where there is none.
    pub note: Option<u8>,
    /// How loud, 0 … 1.
    pub loud: f32,
    /// For so many seconds it is not heard again.
    pub apart: f32,
}

impl Noise {
    /// A sound, so loud.
    #[must_use]
    pub const fn new(sound: &'static str, loud: f32) -> Self {
        Self {
            sound,
            note: None,
            loud,
            apart: 0.0,
        }
    }
}

/// A foot on the board.
pub(in crate::app::table) const STEP: Noise = Noise::new("step", 0.7);
/// The last step of a walk.
pub(in crate::app::table) const LAST_STEP: Noise = Noise::new("last_step", 0.9);
/// Something came out of its yard.
pub(super) const ENTER: Noise = Noise::new("enter", 0.9);
/// Something was knocked over.
pub(super) const STRIKE: Noise = Noise::new("strike", 1.0);
/// Something went off like a cork.
pub(super) const POP: Noise = Noise::new("pop", 1.0);
/// What was struck is back in its yard.
pub(in crate::app::table) const BACK: Noise = Noise::new("back", 0.8);
/// A seat's pieces turn because it has finished; one figure is enough for all.
pub(super) const FINISH: Noise = Noise {
    apart: 2.0,
    ..Noise::new("finish", 0.9)
};

/// The game is won.
pub(in crate::app::table) const WIN: Noise = Noise::new("win", 1.0);

/// A step in the home lane, counted from its entrance.
#[must_use]
pub(super) const fn home_step(number: u8) -> Noise {
    Noise {
        note: Some(number.saturating_sub(1)),
        ..Noise::new("home", 0.8)
    }
}

/// Something touched the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct Knock {
    /// What that sounds like.
    pub noise: Noise,
    /// Where.
    pub at: Vec3,
}
