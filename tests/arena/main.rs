//! Tournaments, their reports, and training.

mod evolution;
mod kept;
mod reports;
mod tournaments;
mod train;
