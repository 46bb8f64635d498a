//! What perfect play comes to, and the table of a game of chance that grows until that is known.

use std::io::{self, Read, Write};

use super::Spec;
use crate::rules::Message;

/// Who wins when everybody plays perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Whoever begins.
    First,
    /// The other one.
    Second,
    /// Neither can force it.
    Nobody,
}

impl Winner {
    /// The word for it in files and figures: `first`, `second` or `draw`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Nobody => "draw",
        }
    }
}

/// How a game is solved.
pub enum Solution {
    /// There is no chance in it: somebody wins, or nobody.
    Winner {
        /// Who wins.
        winner: Winner,
        /// How many positions were looked at.
        positions: u64,
    },
    /// There is: a table of chances is to be filled.
    Chances(Box<dyn Chances>),
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// How often all positions were gone through.
    pub sweeps: u32,
    /// How much of the next time is done, 0 … 1.
    pub swept: f64,
    /// What was open between the two seats after the last time, 1 at the beginning and next to nothing at the end.
    pub open: f64,
}

/// How likely a player wins when it begins, and when the other one does.
pub type Share = [f64; 2];

/// What a strategy wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fare {
    /// Against perfect play.
    pub perfect: Share,
    /// Against whoever knows what it does, and makes the most of that.
    pub known: Share,
}

/// A game of chance between two, with the chance of winning of every position. It grows step by step, and only tells what
/// it knows when it is done.
pub trait Chances: Send + Sync {
    /// How many positions it has.
    fn positions(&self) -> u64;

    /// How many bytes of memory it takes, with or without what strategies win.
    fn bytes(&self, fares: bool) -> u64;

    /// How far it has come.
    fn progress(&self) -> Progress;

    /// Whether it is done.
    fn is_done(&self) -> bool;

    /// Goes on for a moment.
    ///
    /// # Errors
    /// When it never will be done.
    fn step(&mut self) -> Result<(), Message>;

    /// Writes how far it has come.
    ///
    /// # Errors
    /// When that can't be written.
    fn save(&self, to: &mut dyn Write) -> io::Result<()>;

    /// Goes on from where [`Chances::save`] was. False when that was another table.
    ///
    /// # Errors
    /// When it can't be read.
    fn resume(&mut self, from: &mut dyn Read) -> io::Result<bool>;

    /// Writes all values: a number of four bytes a position, the lowest byte first; 0 is lost and the highest one won.
    ///
    /// # Errors
    /// When that can't be written.
    fn write(&self, to: &mut dyn Write) -> io::Result<()>;

    /// Takes over the values that [`Chances::write`] has written: then it is done. False when there are too few.
    ///
    /// # Errors
    /// When they can't be read.
    fn read(&mut self, from: &mut dyn Read) -> io::Result<bool>;

    /// The chance of who begins, and what becomes of it by each face of the first throw.
    fn first_throw(&self) -> (f64, Vec<f64>);

    /// So many positions spread over all, each as a fact that can be held against the rules: a line of JSON.
    fn facts(&self, count: u64) -> Vec<String>;

    /// What a strategy wins; none where it was told to stop.
    ///
    /// # Errors
    /// When there is no such strategy, or it does not answer.
    fn fare(
        &self,
        strategy: &Spec,
        go_on: &mut (dyn FnMut(Progress) -> bool + Send),
    ) -> Result<Option<Fare>, Message>;
}
