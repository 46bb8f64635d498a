//! Training: the numbers of a strategy are varied, played out and selected, until better ones are found.
//!
//! A [`Task`] says what is wanted, a [`Campaign`] does it generation by generation and keeps everything in a folder,
//! [`Evolution`] makes the candidates and the [`Judge`] lets them play. What comes of it is a strategy file
//! (`play::strategy_file`). The same task gives the same files, byte for byte, whatever the number of threads and
//! however often it was broken off.

mod campaign;
pub mod evolve;
mod folder;
pub mod judge;
mod sample;
pub mod task;

pub use campaign::{Campaign, News, Outcome, Trained};
pub use evolve::{Bound, Evolution, Member, Trial, Variant};
pub use folder::{Folder, Progressed, Row};
pub use judge::{Blocks, Judge, Measure};
pub use sample::Sample;
pub(super) use task::pool;
pub use task::{Limits, Task};

use std::path::PathBuf;

use thiserror::Error;

use crate::{play::store::StoreError, rules::Message, texts};

/// Training can't begin, or can't go on.
#[derive(Debug, Error)]
pub enum TrainError {
    /// What was asked for makes no sense: everything that is off.
    #[error("{}", .0.iter().map(texts::say).collect::<Vec<_>>().join("\n"))]
    Asked(Vec<Message>),
    /// A file can't be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file of the folder is not what it should be.
    #[error("{path}: {}", texts::say(message))]
    Kept {
        /// The file.
        path: PathBuf,
        /// What it is.
        message: Message,
    },
}

impl From<Message> for TrainError {
    fn from(message: Message) -> Self {
        Self::Asked(vec![message])
    }
}
