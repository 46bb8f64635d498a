//! What a strategy expects of a choice: for advice and analysis.

/// A choice that was weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<C> {
    /// The choice, then what it expects all seats to choose after it, in their order, as far as it has seen.
    pub line: Vec<C>,
    /// The chance of its side to take the next place, from 0 to 1; none where it can't tell.
    pub chance: Option<f32>,
    /// In how many plies the game is over, this one included, where the chance is certain and that was proven.
    pub plies: Option<u16>,
}

impl<C> Weighed<C> {
    /// The same with its choices told in another way.
    pub fn map<D>(self, mut tell: impl FnMut(C) -> D) -> Weighed<D> {
        self.filter_map(|choice| Some(tell(choice)))
    }

    /// The same with those of its choices that can be told in another way.
    pub fn filter_map<D>(self, tell: impl FnMut(C) -> Option<D>) -> Weighed<D> {
        Weighed {
            line: self.line.into_iter().filter_map(tell).collect(),
            chance: self.chance,
            plies: self.plies,
        }
    }

    /// Whether the side wins for certain, or loses; none where that is open.
    #[must_use]
    pub fn wins(&self) -> Option<bool> {
        self.plies.and(self.chance).map(|chance| chance > 0.5)
    }
}
