//! Tables as they are kept in the settings, and those that a game has of itself.

use serde::{Deserialize, Serialize};

use crate::{
    catalogue::{Entry, Games, Skill},
    play::{Chair, Match, Setup, Sitter, UndoPolicy, company, seed},
    rules::{Message as Sentence, Seat, SeatSet},
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

    /// Who sits at it.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The table again, where its game is one of these.
    ///
    /// # Errors
    /// When the file was changed to something that is no table.
    pub fn open(&self, games: Games) -> Result<Setup, Vec<Sentence>> {
        let one = |message| vec![message];
        let entry = games.named(&self.game).map_err(one)?;
        let config = entry.read_config(&self.rules).map_err(one)?;
        let mut setup = Setup::seating(entry, &config, self.chairs.clone())?;
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

/// The table of a first game: a person against beginners.
///
/// # Errors
/// Where the game does not let itself be played so.
pub fn first_game(entry: &'static dyn Entry) -> Result<Setup, Vec<Sentence>> {
    let beginner = entry.levels().first().map_or("random", |level| level.spec);
    let words = std::iter::once("person").chain(std::iter::repeat(beginner));
    let words: Vec<&str> = words.take(entry.seats(&entry.default_config())).collect();
    table_of(entry, &words)
}

/// Computers alone, to watch: strong ones, as many of a level as have faces for it.
///
/// # Errors
/// Where the game does not let itself be played so.
pub fn watching(entry: &'static dyn Entry) -> Result<Setup, Vec<Sentence>> {
    let levels = [Skill::Strong, Skill::Master].into_iter();
    let levels = levels.filter_map(|skill| entry.level(skill));
    let words =
        levels.flat_map(|level| std::iter::repeat_n(level.spec, company::names(entry, level).count()));
    table_of(entry, &words.collect::<Vec<_>>())
}

/// As many people as a table has room for, up to this.
const PARTY: usize = 4;

/// How many play at a party.
#[must_use]
pub fn party_size(entry: &dyn Entry) -> usize {
    let counts = entry.seat_counts().iter().copied();
    let most = counts.clone().filter(|&count| count <= PARTY).max();
    most.or(counts.min()).unwrap_or_default()
}

/// People alone, at one screen.
///
/// # Errors
/// Where the game does not let itself be played so.
pub fn party(entry: &'static dyn Entry) -> Result<Setup, Vec<Sentence>> {
    let count = party_size(entry);
    let places = entry.usual_places(count);
    let seated = places.seat(std::iter::repeat_n(Sitter::Person, count));
    let seated: Vec<Sitter> = seated
        .into_iter()
        .map(|sitter| sitter.unwrap_or(Sitter::Empty))
        .collect();
    let empty: SeatSet = (0..places.seats)
        .filter(|&seat| !places.has(seat))
        .map(Seat::new)
        .collect();
    let mut config = entry.default_config();
    entry.set_seats(&mut config, places.seats, empty);
    Setup::new(entry, &config, seated)
}

/// A game that is shown in play is this far, or three quarters through where that is sooner.
const STEPS: usize = 330;
/// A seed whose games stand handsomely then.
const SEED: u64 = 11;

/// A game of computers in the midst of play, always the same.
#[must_use]
pub fn in_play(entry: &'static dyn Entry) -> Option<Match> {
    let setup = table_of(entry, entry.quick_players()).ok()?;
    let mut game = Match::new(setup, seed::numbered(SEED)).ok()?;
    while game.steps().len() < 2 * STEPS && game.step_alone().unwrap_or(false) {}
    game.branch(STEPS.min(3 * game.steps().len() / 4)).ok()
}

fn table_of(entry: &'static dyn Entry, words: &[&str]) -> Result<Setup, Vec<Sentence>> {
    Setup::seating(entry, &entry.default_config(), company::table(entry, words))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{cast, catalogue::Ours};

    #[test]
    fn whoever_looks_on_sees_somebody_strong_on_every_seat() {
        for entry in Ours::GAMES {
            let setup = watching(entry).expect("a table");
            let names: BTreeSet<&str> = setup.chairs.iter().map(|chair| chair.name.as_str()).collect();
            assert_eq!(names.len(), setup.chairs.len(), "{}: {names:?}", entry.name());
            for name in names {
                let skill = cast::named(name).expect("somebody of the cast").skill;
                assert!(skill >= Skill::Strong, "{}: {name}", entry.name());
            }
        }
    }
}
