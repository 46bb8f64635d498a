//! Stub.
pub mod play;
pub mod rules;
pub mod strategies;
