//! What people have played at this table: a line for each game that one of them ended, kept in one file on this machine, and
//! what follows from them: sums, series for plots, and the level that would be an even match.
//!
//! Nothing leaves the machine unless somebody writes it to a file. Which day it is, the caller says. Puzzles are counted by
//! `puzzles::Score`, for all who sit here together: nobody is asked for a name before a puzzle.

mod book;
mod day;
mod even;
mod played;
mod sums;
mod told;

pub use book::{Book, Counted};
pub use even::{Even, LEAST, even};
pub use played::{Played, Sat};
pub use sums::{OfGame, Point, Profile};
