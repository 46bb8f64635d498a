//! Judgement that was learnt: a network reads what a seat may see and tells the chance of each side to win.
//!
//! A game says by an [`Encoding`] what of a view goes in, as a set of [`Inputs`] that are 1. Behind them is one hidden
//! layer, and a softmax over the sides that still contend. [`Weights`] is the network as it learns, in floating point;
//! [`Network`] the same in whole numbers, with which computers play. Nothing here knows a game, and nothing reads a file.

mod duel;
mod encoding;
mod file;
mod inputs;
mod judge;
mod known;
mod network;
mod weights;

pub use duel::{Duel, Units};
pub use encoding::Encoding;
pub use file::NetworkFault;
pub use inputs::Inputs;
pub use judge::{Chances, Judge};
pub use known::{SHIPPED_NUMBER, bring, brought, chosen, learnt_by, shipped, shipped_as, shipped_digest};
pub use network::{Accumulator, Network};
pub use weights::{Gradient, Lesson, Scratch, Shape, Weights};

/// The most sides that a network judges: as many as there are seats.
pub const SIDES: usize = crate::rules::Seat::MOST;

/// The chances behind the values of the sides that contend, one softmax; 0 for the others. Sides are the bits of `contenders`.
#[must_use]
pub fn softmax(values: &[f32; SIDES], contenders: u8) -> [f32; SIDES] {
    let among = |side: usize| contenders >> side & 1 == 1;
    let most = (0..SIDES)
        .filter(|&side| among(side))
        .map(|side| values[side])
        .fold(f32::MIN, f32::max);
    let mut chances = [0.0; SIDES];
    let mut sum = 0.0;
    for side in (0..SIDES).filter(|&side| among(side)) {
        chances[side] = libm::expf(values[side] - most);
        sum += chances[side];
    }
    if sum > 0.0 {
        for chance in &mut chances {
            *chance /= sum;
        }
    }
    chances
}
