//! Facts about a game that were recorded elsewhere: of what kinds they are, and what can be said against one.

use std::fmt;

use serde::de::DeserializeOwned;

/// What can be said against a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does not hold, and this is why.
    Wrong(String),
    /// It makes no sense, and this is why.
    Senseless(String),
}

/// It makes no sense.
pub(super) fn senseless<T>(reason: impl Into<String>) -> Result<T, Verdict> {
    Err(Verdict::Senseless(reason.into()))
}

/// It does not hold.
pub(super) fn wrong<T>(sentence: impl Into<String>) -> Result<T, Verdict> {
    Err(Verdict::Wrong(sentence.into()))
}

/// One recorded fact.
pub trait Fact: DeserializeOwned {
    /// Holds it against our rules.
    ///
    /// # Errors
    /// What can be said against it.
    fn check(&self) -> Result<(), Verdict>;
}

/// A kind of facts.
#[derive(Clone, Copy)]
pub struct FactKind {
    /// The word for it: `GAME.WHAT`.
    pub name: &'static str,
    check: fn(&str) -> Result<(), Verdict>,
}

impl FactKind {
    /// The kind of these facts, by the word for it.
    #[must_use]
    pub const fn of<F: Fact>(name: &'static str) -> Self {
        let check = |text: &str| match serde_json::from_str::<F>(text) {
            Ok(fact) => fact.check(),
            Err(error) => Err(Verdict::Senseless(error.to_string())),
        };
        Self { name, check }
    }

    /// Reads a fact of this kind from JSON, and holds it against our rules.
    ///
    /// # Errors
    /// What can be said against it.
    pub fn check(&self, text: &str) -> Result<(), Verdict> {
        (self.check)(text)
    }
}

impl fmt::Debug for FactKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
