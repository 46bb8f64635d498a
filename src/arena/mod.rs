//! Tournaments: strategies compete by the thousand of games, and the strength of each is told with its uncertainty.
//!
//! A [`Tournament`] is what was asked for, a [`Plan`] says which block is which, the crew plays blocks on many
//! threads, a tally adds them up, and [`Standings`] say what is known. A [`Session`] holds these together.

pub mod anytime;
pub mod balance;
mod beside;
mod brought;
pub mod crew;
pub mod decisions;
mod encounters;
pub mod exact;
pub mod guests;
mod hold;
pub mod learn;
mod lines;
mod luck;
pub mod machine;
pub mod plan;
pub mod points;
pub mod rating;
mod reading;
mod recorder;
pub mod replay;
pub mod report;
pub mod script;
pub mod session;
pub mod standings;
pub mod store;
pub mod table;
pub mod tally;
pub mod tournament;
pub mod trace;
pub mod train;
mod variate;
pub mod venue;
pub mod verdict;

pub use balance::Balanced;
pub use crew::Control;
pub use guests::BotTerms;
pub use plan::{Block, Plan};
pub use report::{Plot, Report, ReportError};
pub use session::{ArenaError, End, Evidence, Failing, Session, Thinking};
pub use standings::{Adjusted, Answer, Estimate, Length, Row, Standings};
pub use store::{FolderError, Shard};
pub use tournament::{Shape, Stop, Tournament};
pub use trace::{Point, Trace};
pub use venue::Venues;

use crate::rules::Message;

/// The most games that can be asked for: more than all machines together ever play, and few enough to be counted.
const MOST_GAMES: u64 = 1_000_000_000_000_000;

/// What is to be said of a number in a file or on the line that is beyond all use, by its name there.
fn beyond(name: &str, number: u64, most: u64) -> Option<Message> {
    (number > most).then(|| {
        Message::new("number-most")
            .with("name", name)
            .with("number", number.to_string())
            .with("most", most.to_string())
    })
}
