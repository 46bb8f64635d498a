//! Learning to judge: a network plays against itself, and is taught by what came of it, again and again.

mod arrays;
mod calibration;
mod campaign;
mod episode;
mod judging;
mod school;
mod story;
mod task;
mod teacher;
mod watching;

pub use calibration::{Calibrated, Calibration, Told};
pub use campaign::{Figure, LearnNews, LearnOutcome, LearnRow, Learning, Learnt, Trial};
pub use episode::{Episode, Node, play};
pub use judging::Judging;
pub(super) use school::Founding;
pub use school::{Rival, School};
pub use task::{LearnTask, Method};
pub use teacher::{Lessons, Teacher};
pub(super) use watching::Watching;
pub use watching::{Watch, watched};
