//! Tournaments, their reports, and training.

mod evolution;
mod reports;
mod tournaments;
mod train;
