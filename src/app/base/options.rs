//! What the window is started with: the words of the command line, and where files lie.

use std::{path::PathBuf, sync::Arc};

use bevy::prelude::*;

use crate::{
    arena::Venues,
    bots::Hosts,
    catalogue::Games,
    play::{Setup, challenge::Challenge, dice::Seed, store::Folders},
    texts::Language,
};

/// What the window is started with.
#[derive(Resource, Clone, Debug)]
pub struct Options {
    /// The games that can be played.
    pub venues: &'static dyn Venues,
    /// Who brings the bots.
    pub hosts: Arc<Hosts>,
    /// A game to begin at once, without the title page.
    pub setup: Option<Setup>,
    /// The seed of that game; drawn where none is given.
    pub seed: Option<Seed>,
    /// A challenge to take up at once.
    pub challenge: Option<Challenge>,
    /// A saved game to open at once.
    pub load: Option<PathBuf>,
    /// How many times as fast as usual everything moves.
    pub speed: Option<f32>,
    /// Whether phones may join the first game at once.
    pub phones: bool,
    /// Whether the settings are left aside, for a start that must go well.
    pub safe: bool,
    /// The language of this start, in place of that of the settings.
    pub language: Option<Language>,
    /// Where games and settings lie.
    pub folders: Folders,
}

impl Options {
    /// The games that can be played.
    #[must_use]
    pub fn games(&self) -> Games {
        self.venues.games()
    }
}
