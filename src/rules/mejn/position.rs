//! A position of Mens erger je niet, and what its house counts.

use crate::rules::race::{self, Counts, Wide};

/// Where every pawn stands, and what the turn has come to. 127 places beside the yard make two words.
pub type Position = race::Position<Wide, Counted>;

/// What the house counts in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counted {
    /// Highest faces in a row in this turn, counted only where the house limits them.
    pub(super) sixes: u8,
    /// Rolls that are left of three tries, this one included; 0 when there are none.
    pub(super) tries: u8,
}

impl Counts for Counted {
    const NAMES: [&'static str; 2] = ["sixes", "tries"];

    fn of([sixes, tries]: [u16; 2]) -> Option<Self> {
        Some(Self {
            sixes: sixes.try_into().ok()?,
            tries: tries.try_into().ok()?,
        })
    }

    fn numbers(self) -> [u16; 2] {
        [self.sixes, self.tries].map(u16::from)
    }
}
