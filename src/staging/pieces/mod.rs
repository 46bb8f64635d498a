//! The kinds of pieces, as far as no engine is needed: how large each is, and the drawings with which it is painted.
//!
//! Unit: from one spot of a board to the next.

pub mod card;
pub mod die;
pub mod lath;
pub mod pawn;
pub mod pip;
