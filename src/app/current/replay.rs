//! The earlier moment that is looked at while the game waits.

/// Where in the game people look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// So many steps are done in what lies on the table.
    pub at: usize,
    /// It is played on to so many.
    pub until: usize,
    /// Whether the game goes on when it has been played to its end.
    pub leaves: bool,
}

impl Replay {
    /// Stands still after so many steps.
    #[must_use]
    pub fn still(at: usize) -> Self {
        Self {
            at,
            until: at,
            leaves: false,
        }
    }

    /// Whether it is being played.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.at < self.until
    }
}
