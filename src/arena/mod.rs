//! Tournaments: strategies compete by the thousand of games, and the strength of each is told with its uncertainty.
//!
//! A [`Tournament`] is what was asked for, a [`Plan`] says which block is which, the crew plays blocks on many
//! threads, a tally adds them up, and [`Standings`] say what is known. A [`Session`] holds these together.

pub mod crew;
mod encounters;
pub mod ground;
pub mod guests;
mod hold;
pub mod plan;
pub mod points;
pub mod rating;
pub mod replay;
pub mod report;
pub mod session;
pub mod standings;
pub mod store;
pub mod tally;
pub mod tournament;
pub mod trace;
pub mod train;
pub mod verdict;

pub use crew::Control;
pub use guests::BotTerms;
pub use plan::{Block, Plan};
pub use report::{Plot, Report, ReportError};
pub use session::{ArenaError, End, Session, Thinking};
pub use standings::{Answer, Estimate, Length, Row, Standings};
pub use store::{FolderError, Shard};
pub use tournament::{Shape, Stop, Tournament};
pub use trace::{Point, Trace};
