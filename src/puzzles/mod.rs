//! Puzzles: positions with one best choice, far better than any other, and graded by who finds it. Made from games between
//! levels, kept as text, opened as matches, answered, and counted.
//!
//! A choice is a whole ply here: a seven of Dog with all its parts is one. Who is shown a puzzle sees what the seat that is
//! to choose may see, and what is hidden from it is not even in the file. Which day it is, the caller says.

mod choosing;
mod file;
mod finding;
mod mistake;
mod playing;
mod plies;
mod proving;
mod puzzle;
mod score;

pub use choosing::{Puzzles, Wish};
pub use file::{PuzzleFault, read, write};
pub use finding::{Finding, Found, Unfound};
pub use plies::{MOST_PLIES, Ply, plies};
pub use proving::{ATTEMPTS, Proof, Proving, solved_by};
pub use puzzle::{Moment, Puzzle, Verdict};
pub use score::Score;
