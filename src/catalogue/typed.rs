//! The typed side of the catalogue, for who plays games by the thousand.

use super::{Config, Entry, Spec, dog, game, mejn, quoridor};
use crate::{
    rules::{Game as _, Message, Notation},
    strategies::Strategy,
};

/// A game of the catalogue with its type.
pub trait Typed: Entry {
    /// The game.
    type Game: Notation;
    /// The strategy that is called `random`.
    type Random: Strategy<Self::Game> + Clone + Default;

    /// The rules of a configuration.
    ///
    /// # Errors
    /// All faults of the configuration at once.
    fn rules(&self, config: &Config) -> Result<Self::Game, Vec<Message>>;

    /// A strategy by its words.
    ///
    /// # Errors
    /// When it is unknown, or its parameters are off.
    fn strategy(&self, spec: &Spec) -> Result<Box<dyn Strategy<Self::Game>>, Message>;
}

/// Something that is done with a game whose type it need not know.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<T: Typed>(self, entry: &'static T) -> Self::Output;
}

/// Leads a visitor to the game with this name.
///
/// # Errors
/// When there is none.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, Message> {
    match game(name)?.name() {
        crate::rules::dog::Dog::NAME => Ok(visitor.visit(&dog::Catalogued)),
        crate::rules::mejn::Mejn::NAME => Ok(visitor.visit(&mejn::Catalogued)),
        crate::rules::quoridor::Quoridor::NAME => Ok(visitor.visit(&quoridor::Catalogued)),
        other => unreachable!("{other} is in the list of games, and so has its line here"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::GAMES;

    struct Name;

    impl Visitor for Name {
        type Output = &'static str;

        fn visit<T: Typed>(self, entry: &'static T) -> &'static str {
            entry.name()
        }
    }

    #[test]
    fn every_game_is_found_with_its_type() {
        for entry in GAMES {
            assert_eq!(visit(entry.name(), Name), Ok(entry.name()));
        }
        assert!(visit("chess", Name).is_err());
    }
}
