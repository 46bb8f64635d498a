//! One game being played.

pub mod dice;
pub mod run;
