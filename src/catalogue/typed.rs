//! The typed side of the catalogue, for who plays games by the thousand, and what follows from a type.

use super::{
    Board, Config, Entry, Player, Seated, Spec, Wrapped, compromise, dog, game, ludo, mejn, quoridor, unknown,
};
use crate::{
    rules::{Game, Message, Notation},
    strategies::Strategy,
};

/// A game of the catalogue with its type.
pub trait Typed: Entry {
    /// The game.
    type Game: Notation;
    /// The strategy that is called `random`.
    type Random: Strategy<Self::Game> + Clone + Default;

    /// The strategy with one of the names of [`Entry::strategies`] and the values of its parameters.
    fn named(&self, name: &str, values: &[i32]) -> Box<dyn Strategy<Self::Game>>;

    /// The rules of a configuration.
    ///
    /// # Errors
    /// All faults of the configuration at once.
    fn rules(&self, config: &Config) -> Result<Self::Game, Vec<Message>> {
        Self::Game::new(&config.typed()).map_err(|faults| faults.into_iter().map(Into::into).collect())
    }

    /// What [`Typed::named`] asks for, by a strategy's words.
    ///
    /// # Errors
    /// When it is unknown, or its parameters are off.
    fn read(&self, spec: &Spec) -> Result<(&'static str, Vec<i32>), Message> {
        let known = self.strategies();
        let facts = known
            .iter()
            .find(|facts| facts.name == spec.name)
            .ok_or_else(|| {
                let names = known.iter().map(|facts| facts.name);
                unknown("unknown-strategy", &spec.name, names)
            })?;
        Ok((facts.name, facts.values(spec)?))
    }

    /// A strategy by its words.
    ///
    /// # Errors
    /// When it is unknown, or its parameters are off.
    fn strategy(&self, spec: &Spec) -> Result<Box<dyn Strategy<Self::Game>>, Message> {
        let (name, values) = self.read(spec)?;
        Ok(self.named(name, &values))
    }
}

/// What follows from the type of a game, for who need not know it.
pub trait Untyped: Sync {
    /// The word for the game.
    fn name(&self) -> &'static str;

    /// The configuration that holds where nothing is said.
    fn default_config(&self) -> Config;

    /// Reads a configuration as it stands in a record or a file.
    ///
    /// # Errors
    /// When it is malformed.
    fn read_config(&self, ron: &str) -> Result<Config, Message>;

    /// Writes a configuration in one line, always the same for the same one.
    fn write_config(&self, config: &Config) -> String;

    /// Opens a game at its start.
    ///
    /// # Errors
    /// All faults of the configuration at once.
    fn open(&self, config: &Config) -> Result<Box<dyn Board>, Vec<Message>>;

    /// A strategy by its words.
    ///
    /// # Errors
    /// When it is unknown, or its parameters are off.
    fn player(&self, spec: &Spec) -> Result<Box<dyn Player>, Message>;
}

/// The configuration of an entry's game.
type ConfigOf<T> = <<T as Typed>::Game as Game>::Config;

impl<T: Typed> Untyped for T {
    fn name(&self) -> &'static str {
        T::Game::NAME
    }

    fn default_config(&self) -> Config {
        Config::of(&ConfigOf::<T>::default())
    }

    fn read_config(&self, ron: &str) -> Result<Config, Message> {
        let config: ConfigOf<T> = ron::from_str(ron).map_err(|error| {
            let at = error.span.start;
            Message::new("config-ron")
                .with("why", error.code.to_string())
                .with("line", at.line as i64)
                .with("column", at.col as i64)
        })?;
        Ok(Config::of(&config))
    }

    fn write_config(&self, config: &Config) -> String {
        ron::to_string(&config.typed::<ConfigOf<T>>()).unwrap_or_default()
    }

    fn open(&self, config: &Config) -> Result<Box<dyn Board>, Vec<Message>> {
        Ok(Box::new(Wrapped::new(self.rules(config)?)))
    }

    fn player(&self, spec: &Spec) -> Result<Box<dyn Player>, Message> {
        Ok(Box::new(Seated(self.strategy(spec)?)))
    }
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
        crate::rules::compromise::Compromise::NAME => Ok(visitor.visit(&compromise::Catalogued)),
        crate::rules::dog::Dog::NAME => Ok(visitor.visit(&dog::Catalogued)),
        crate::rules::ludo::Ludo::NAME => Ok(visitor.visit(&ludo::Catalogued)),
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
