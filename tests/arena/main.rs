//! Tournaments, their reports, training, and solving.

mod evolution;
mod exact;
mod games;
mod kept;
mod learn;
mod luck;
mod reports;
mod tournaments;
mod train;
