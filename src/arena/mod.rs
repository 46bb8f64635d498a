//! Tournaments: strategies compete by the thousand of games, and the strength of each is told with its uncertainty.

pub mod ground;
pub mod train;
