//! What is on the table whatever it looks like: spots, pieces and the die, who stands where, and how things stand, move
//! and sound.

pub(super) mod motion;
pub(super) mod noise;
pub(super) mod pose;
pub(super) mod spots;

pub(super) use motion::plugin;
