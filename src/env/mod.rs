//! Games that somebody else drives: learning programs and players in other languages, over standard input and output.
//!
//! The caller decides for the seats that it plays; rules, chance, our own strategies on the other seats and the record
//! stay here. [`Session`] plays one game at a time by lines of JSON, to be read by people too; [`batch`] steps thousands
//! of games in one exchange of binary frames. `PROTOCOL.md` describes both.

pub mod batch;
mod fault;
mod picked;
pub mod protocol;
mod session;

pub use fault::{EnvError, Fault};
pub use session::Session;
