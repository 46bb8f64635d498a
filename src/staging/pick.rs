//! Choices as things to point at, and what is shown of one before it is made.

use super::{Face, SpotName};
use crate::rules::{Message, Seat};

/// A legal choice as something to point at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The number of the choice.
    pub number: usize,
    /// Where the piece stands.
    pub from: SpotName,
    /// Where it would go.
    pub to: SpotName,
}

impl Pick {
    /// A pick that leads along these spots.
    #[must_use]
    pub fn new(number: usize, from: impl Into<SpotName>, to: impl Into<SpotName>) -> Self {
        Self {
            number,
            from: from.into(),
            to: to.into(),
        }
    }
}

/// What a choice would change, shown before it is made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The way of each seat.
    pub ways: Vec<Way>,
    /// What is said of it.
    pub words: Vec<Message>,
    /// What would be written on which spots.
    pub written: Vec<(SpotName, Face)>,
}

/// The way that lies before a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// Whose.
    pub seat: Seat,
    /// As it is.
    pub now: Vec<SpotName>,
    /// As it would be, where it changes.
    pub then: Option<Vec<SpotName>>,
}
