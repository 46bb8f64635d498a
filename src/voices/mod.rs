//! Reading aloud, by the voices that the system has: speech-dispatcher or espeak-ng, `say` of macOS, the synthesizer of
//! Windows. They are programs of their own, so nothing has to be built for them and none can hold the game up.

mod engine;
mod speaker;

pub use engine::{Engine, Voice};
pub use speaker::{Patience, Speaker, Utterance};
