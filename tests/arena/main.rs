//! Tournaments, their reports, training, and solving.

mod evolution;
mod exact;
mod games;
mod kept;
mod learn;
mod luck;
mod program;
mod reports;
mod tournaments;
mod train;
