//! A strategy with numbers of its own as a file: what training leaves behind, and what people write by hand.
//!
//! Where a strategy is named, `file:PATH` names such a file. It stands for the strategy with its numbers, so every
//! record and every result tells the numbers themselves, and holds when the file is changed or gone. Of a network they
//! tell the number that only this one has; to play on, it has to be brought along.

use std::{
    fmt,
    marker::PhantomData,
    path::{Path, PathBuf},
};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, MapAccess, Visitor},
};
use thiserror::Error;

use super::{
    Sitter,
    form::{self, FormError},
    store::{StoreError, read_bytes, write_atomically},
};
use crate::{
    catalogue::{Entry, Games, NETWORK, Spec, StrategyFacts},
    networks::{self, Network, NetworkFault},
    rules::Message,
    texts,
};

/// What stands before the path of a file where a strategy is named.
pub const PREFIX: &str = "file:";

/// A strategy file can't be used.
#[derive(Debug, Error)]
pub enum StrategyFileError {
    /// It can't be read, or is not written as such files are.
    #[error(transparent)]
    Form(#[from] FormError),
    /// It speaks of something that is not there.
    #[error("{path}: {}", texts::say(message))]
    Content {
        /// The file.
        path: PathBuf,
        /// What it is.
        message: Message,
    },
}

/// Values by their names, in an order of their own; in files a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T>(pub Vec<(String, T)>);

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Pairs<T> {
            type Value = Named<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map of names, as in {\"name\": value}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Named<T>, A::Error> {
                let mut pairs: Vec<(String, T)> = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, T>()? {
                    if pairs.iter().any(|(other, _)| *other == name) {
                        return Err(A::Error::custom(format!("{name:?} is named twice")));
                    }
                    pairs.push((name, value));
                }
                Ok(Named(pairs))
            }
        }
        deserializer.deserialize_map(Pairs(PhantomData))
    }
}

/// A score with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// The mean over appearances, from 0 to 1.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many games it rests on.
    pub games: u64,
}

/// How the numbers came about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Training {
    /// The house rules, as they stand in a record.
    pub rules: String,
    /// Who sat clockwise from it.
    pub against: Vec<String>,
    /// How it was searched.
    pub variant: String,
    /// The members of the first generation.
    pub population: usize,
    /// Generations after the first.
    pub generations: u32,
    /// Games until then.
    pub games: u64,
    /// The seed of the campaign.
    pub seed: String,
    /// What was measured.
    pub measure: String,
    /// What it came to; on dice of their own once it was chosen.
    pub score: Score,
    /// What the numbers came to with which the training began, on the dice of the score.
    pub before: Option<Score>,
}

/// A strategy with numbers of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrategyFile {
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// The game.
    pub game: String,
    /// The strategy whose numbers these are.
    pub strategy: String,
    /// Its numbers; those that are not named are the usual ones.
    pub parameters: Named<i32>,
    /// Between what training may put them.
    #[serde(default)]
    pub bounds: Named<(i32, i32)>,
    /// How the numbers came about.
    #[serde(default)]
    pub training: Option<Training>,
}

/// What is known of a strategy of a game.
///
/// # Errors
/// When there is no such strategy.
pub fn facts(entry: &dyn Entry, spec: &Spec) -> Result<StrategyFacts, Message> {
    // Whoever does not know the strategy says which there are.
    entry.player(spec)?;
    let mut known = entry.strategies().into_iter();
    let facts = known.find(|facts| facts.name == spec.name);
    Ok(facts.unwrap_or_else(|| StrategyFacts::plain("")))
}

/// A strategy with all its numbers in their order, the usual ones included.
///
/// # Errors
/// When there is no such strategy, or its numbers are off.
pub fn spelt_out(entry: &dyn Entry, spec: &Spec) -> Result<Spec, Message> {
    let values = facts(entry, spec)?.values(spec)?;
    let words: Vec<String> = values.iter().map(i32::to_string).collect();
    Ok(Spec {
        name: spec.name.clone(),
        parameters: (!words.is_empty()).then(|| words.join(",")),
    })
}

impl StrategyFile {
    /// The strategy with all its numbers, where the game for which it is is one of these.
    ///
    /// # Errors
    /// When there is no such game, the game has no such strategy, or that no such numbers.
    pub fn spec(&self, games: Games) -> Result<Spec, Message> {
        self.spec_in(games.named(&self.game)?)
    }

    /// A network, which plays as the game's networks do.
    fn of_network(bytes: &[u8]) -> Result<Self, NetworkFault> {
        let network = Network::read(bytes)?;
        let game = network.encoding().split(' ').next().unwrap_or_default();
        Ok(Self {
            name: String::new(),
            game: game.to_owned(),
            strategy: NETWORK.to_owned(),
            parameters: Named(vec![(NETWORK.to_owned(), networks::bring(network))]),
            bounds: Named::default(),
            training: None,
        })
    }

    fn spec_in(&self, entry: &dyn Entry) -> Result<Spec, Message> {
        let by_network = || {
            let none = || Message::new("learn-cannot").with("name", entry.name());
            entry.network_player().ok_or_else(none)
        };
        let strategy = match self.strategy.as_str() {
            NETWORK => by_network()?,
            own => own,
        };
        let named: Vec<String> = self
            .parameters
            .0
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let spec = Spec {
            name: strategy.to_owned(),
            parameters: (!named.is_empty()).then(|| named.join(",")),
        };
        spelt_out(entry, &spec)
    }

    /// The text of the file.
    #[must_use]
    pub fn text(&self) -> String {
        // A value of these types can always be written.
        let body = ron::ser::to_string_pretty(self, pretty()).unwrap_or_default();
        format!("// {}\n{body}\n", texts::text("strategy-file-head"))
    }

    /// Writes the file.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn write(&self, path: &Path) -> Result<(), StoreError> {
        write_atomically(path, &self.text())
    }

    /// Reads a file: numbers, or a network.
    ///
    /// # Errors
    /// When it can't be read, or is not written as such files are.
    pub fn read(path: &Path) -> Result<Self, StrategyFileError> {
        if let Ok(bytes) = read_bytes(path)
            && Network::begins(&bytes)
        {
            return Self::of_network(&bytes).map_err(|fault| StrategyFileError::Content {
                path: path.to_owned(),
                message: fault.into(),
            });
        }
        Ok(form::read(path, "strategy-file-form")?)
    }
}

/// How files are written, the same on every platform.
#[must_use]
pub fn pretty() -> ron::ser::PrettyConfig {
    ron::ser::PrettyConfig::new()
        .new_line("\n")
        .compact_arrays(true)
        .compact_maps(false)
        .extensions(ron::extensions::Extensions::IMPLICIT_SOME)
}

/// Who is meant by a word of the command line: `file:PATH` is the strategy of that file, else as in [`Sitter`].
///
/// # Errors
/// When the file can't be read, is for another game, or speaks of what is not there.
pub fn sitter(entry: &dyn Entry, word: &str) -> Result<Sitter, StrategyFileError> {
    let Some(path) = word.trim().strip_prefix(PREFIX) else {
        return Ok(Sitter::from(word));
    };
    let path = Path::new(path);
    let file = StrategyFile::read(path)?;
    let content = |message| StrategyFileError::Content {
        path: path.to_owned(),
        message,
    };
    if file.game != entry.name() {
        return Err(content(
            Message::new("strategy-file-game")
                .with("game", file.game.as_str())
                .with("table", entry.name()),
        ));
    }
    file.spec_in(entry).map(Sitter::Computer).map_err(content)
}
