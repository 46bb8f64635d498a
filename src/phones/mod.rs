//! A hand of one's own: whoever has the code of a seat plays it from the browser of a phone, and others look on.
//!
//! What a device is told is made from a [`Seen`] and from nothing else, and that holds no secret of another seat. [`Desk`]
//! answers devices for a game that somebody else owns: [`server`] for tables without a window. The messages are written
//! down in `PROTOCOL.md`, and the pages lie in `assets/web`.
//!
//! Invariant: nothing here decides what is legal, and no message names a token.

mod desk;
mod drawn;
mod keys;
pub mod lobby;
mod private;
pub mod protocol;
mod seen;
pub mod server;
mod token;
mod told;
mod words;

pub use desk::{Deed, Desk, Rest, Wanted};
pub use keys::Keys;
pub use seen::{Heard, Seen, Who};
pub use token::Token;
