//! Computer players for Quoridor, a file each, and the solver of small boards.
//!
//! What they share is in the rules: distances and ways of [`crate::rules::quoridor::Quoridor`].

mod runner;
pub mod solve;

pub use runner::Runner;
