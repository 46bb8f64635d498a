//! What perfect play comes to.

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

/// A game that was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins.
    pub winner: Winner,
    /// How many positions were looked at.
    pub positions: u64,
}
