//! The people across the table: fifteen characters who play every game, each as well as it can.
//!
//! Here is who they are, what they look like and how they take what happens. Which strategy stands behind them is for
//! each game to say, by its levels; records and tournaments tell the strategy alone.

mod character;
mod face;
mod features;
mod mood;

pub use character::{CAST, Character, at, named};
pub use face::{Face, portrait};
pub use features::{AUTOMATON, PERSON};
pub use mood::{Mood, Moods};
