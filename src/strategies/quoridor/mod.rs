//! Computer players for Quoridor, a file each, and the solver of small boards.
//!
//! What they share is in the rules: distances and ways of [`crate::rules::quoridor::Quoridor`].

mod clock;
mod crowd;
mod detours;
mod encoding;
mod eval;
mod flood;
mod foresight;
mod hash;
mod judgement;
mod node;
mod order;
mod playouts;
mod race;
mod runner;
mod search;
pub mod solve;
mod table;
#[cfg(test)]
mod tests;
mod thinker;
mod why;

pub use encoding::QuoridorEncoding;
pub use foresight::Foresight;
pub use runner::Runner;
pub use thinker::{Thinker, Thought};
