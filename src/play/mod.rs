//! One game being played: seats, dice, record, undo, save and load. Who watches is not known here.

mod again;
pub mod autosave;
pub mod challenge;
pub mod company;
pub mod dice;
pub mod fairness;
pub mod fate;
mod figures;
mod flat;
pub mod form;
pub mod game;
mod house;
pub mod keeper;
pub mod kept;
pub mod ledger;
mod moves;
pub mod proof;
pub mod record;
pub mod run;
pub mod seal;
mod secrets;
pub mod seed;
pub mod setup;
pub mod store;
pub mod strategy_file;
mod undo;
mod words;

pub use again::{Evening, Sum};
pub use flat::Flat;
pub use game::{Act, Host, Match, Step, Thinking, Thought};
pub use house::HouseRules;
pub use keeper::Keeper;
pub use moves::MovesFault;
pub use setup::{Chair, Setup, Sitter, UndoPolicy};
pub use words::Words;
