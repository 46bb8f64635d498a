//! The rules of the games as values: positions and actions in, positions and events out.
//!
//! Nothing here knows an engine, a clock, a file, a thread or a source of random numbers; die rolls
//! and deals are actions like any other, drawn from a [`Source`] that the caller lends.
//!
//! Invariant: the same configuration and the same actions give the same position, bit for bit.

mod choices;
mod game;
mod message;
mod notation;
#[cfg(test)]
pub(crate) mod numbers;
mod perft;
mod seat;

pub mod compromise;
pub mod dog;
pub mod ludo;
pub mod mejn;
pub mod quoridor;
pub mod race;
pub mod track;

pub use choices::{Bits, ChoiceSet, Numbered};
pub use game::{Acts, Game, Listener, Order, Refusal, Silent, Source, Turn, View};
pub use message::{Arg, Message};
pub use notation::{Notation, TextFault};
pub use perft::perft;
pub use seat::{Seat, SeatSet, Standing};
