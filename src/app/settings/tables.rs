//! Tables as they are kept in the settings, and those that a game has of itself.

use serde::{Deserialize, Serialize};

use crate::{
    catalogue::{Entry, Games},
    play::{Chair, Setup, Sitter, UndoPolicy},
    rules::Message as Sentence,
};

/// A table as it stands in the settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedSetup {
    game: String,
    rules: String,
    chairs: Vec<Chair>,
    undo: UndoPolicy,
}

impl SavedSetup {
    /// Keeps a table.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        Self {
            game: setup.entry.name().to_owned(),
            rules: setup.entry.write_config(&setup.config),
            chairs: setup.chairs.clone(),
            undo: setup.undo,
        }
    }

    /// Its game, where it is one of these.
    #[must_use]
    pub fn entry(&self, games: Games) -> Option<&'static dyn Entry> {
        games.named(&self.game).ok()
    }

    /// The table again, where its game is one of these.
    ///
    /// # Errors
    /// When the file was changed to something that is no table.
    pub fn open(&self, games: Games) -> Result<Setup, Vec<Sentence>> {
        let one = |message| vec![message];
        let entry = games.named(&self.game).map_err(one)?;
        let config = entry.read_config(&self.rules).map_err(one)?;
        let sitters = self.chairs.iter().map(|chair| chair.sitter.clone()).collect();
        let mut setup = Setup::new(entry, &config, sitters)?;
        setup.chairs.clone_from(&self.chairs);
        setup.undo = self.undo;
        Ok(setup)
    }
}

/// The table of the first time: a person against computers.
///
/// # Errors
/// Where the game does not let itself be played so.
pub fn first_setup(entry: &'static dyn Entry) -> Result<Setup, Vec<Sentence>> {
    table_of(entry, entry.usual_sitters())
}

/// Computers alone, to watch.
///
/// # Errors
/// Where the game does not let itself be played so.
pub fn watching(entry: &'static dyn Entry) -> Result<Setup, Vec<Sentence>> {
    table_of(entry, entry.quick_players())
}

fn table_of(entry: &'static dyn Entry, words: &[&str]) -> Result<Setup, Vec<Sentence>> {
    let config = entry.default_config();
    let seated = words.iter().cycle().take(entry.seats(&config));
    Setup::new(entry, &config, seated.map(|&word| Sitter::from(word)).collect())
}
