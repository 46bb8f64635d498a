//! Perfect play in races between two, where it can be known: the chance of winning of every position of a small table.
//!
//! `numbering` gives positions numbers, `paths` asks the rules where throws and choices lead, `lottery` a strategy for all
//! that it might do; `solver` finds the values with the help of `equations`, and `table` holds what came of it.

mod equations;
mod lottery;
mod numbering;
mod paths;
mod solver;
mod table;
#[cfg(test)]
mod tests;

pub use solver::{MOST_BYTES, Maker, NoAnswer, Side, Solver, WITHIN};
pub use table::Exact;

use crate::rules::{Arg, Message, race::Race};

/// Solves a small race at once. None where somebody can keep it from ending.
///
/// # Errors
/// When it can't be solved.
pub fn solve<G: Race>(game: &G) -> Result<Option<Exact<G>>, Unsolvable> {
    let mut solver = Solver::new(game)?;
    // Nobody is asked, so there is always an answer.
    while !solver.is_done() && !solver.is_endless() && solver.step([Side::Best; 2]).is_ok() {}
    Ok(solver.is_done().then(|| solver.take_table()))
}

/// Why a race can't be solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unsolvable {
    /// Only games between two are, for whom the board is the same.
    Seats,
    /// The house counts rolls through the whole game.
    Counts,
    /// There are too many positions.
    TooLarge {
        /// About how many positions there are.
        positions: f64,
        /// About how much memory they take, in bytes.
        bytes: f64,
    },
}

impl From<Unsolvable> for Message {
    fn from(unsolvable: Unsolvable) -> Self {
        match unsolvable {
            Unsolvable::Seats => Self::new("solve-seats"),
            Unsolvable::Counts => Self::new("solve-counts"),
            Unsolvable::TooLarge { positions, bytes } => Self::new("solve-too-large")
                .with("positions", format!("{positions:.1e}"))
                .with("gibibytes", Arg::decimal(bytes / 1_073_741_824.0, 1))
                .with("most", format!("{:.0}", MOST_BYTES / 1_073_741_824.0)),
        }
    }
}
