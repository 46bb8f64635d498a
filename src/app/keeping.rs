//! What becomes of games: the autosave after every step, saving, and what is kept of a game that makes room for another.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{Options, asks::Answering, current::Current, log::Log};
use crate::{
    play::{
        Act, Match,
        record::Seal,
        store::{self, Autosave},
    },
    rules::Message as Sentence,
    texts,
};

/// Where games are kept, and what went wrong with that.
#[derive(Resource, Default)]
pub struct Keeping {
    /// This program's autosave; none where the folder can't be written.
    pub autosave: Option<Autosave>,
    /// The game that a program left behind, until it is gone on with or another begins.
    pub left_behind: Option<Match>,
    /// What people should know: a sentence.
    pub trouble: Option<String>,
    /// What of the game the autosave holds already.
    pub(super) written: Option<Reached>,
    /// What of the game lies in another file, or has never been anything of its own.
    pub(super) kept: Option<Reached>,
}

/// How far a game is: so many steps, and so many times that somebody took a seat over.
pub(super) type Reached = (usize, usize);

pub(super) fn reached(game: &Match) -> Reached {
    (game.steps().len(), game.sits().len())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keeping>()
        .add_systems(Startup, open_folders)
        .add_systems(Last, autosave);
}

pub(super) fn open_folders(options: Res<Options>, mut keeping: ResMut<Keeping>, mut log: ResMut<Log>) {
    match Autosave::take(&options.folders) {
        Ok(autosave) => {
            if !autosave.is_first() {
                let message =
                    Sentence::new("autosave-second").with("file", autosave.path().display().to_string());
                keeping.trouble = Some(texts::say(&message));
            }
            match autosave.left_behind() {
                Ok(game) => keeping.left_behind = game,
                Err(error) => keeping.trouble = Some(error.to_string()),
            }
            keeping.autosave = Some(autosave);
        }
        Err(error) => {
            let message = Sentence::new("autosave-none").with("why", error.to_string());
            keeping.trouble = Some(texts::say(&message));
        }
    }
    if let Some(trouble) = &keeping.trouble {
        log.tell(trouble.clone());
    }
}

impl Answering<'_> {
    /// Saves the game: to a file, or under the next free name.
    pub(super) fn save(&mut self, path: Option<PathBuf>, seal: Seal) -> Result<(), String> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        let free = || self.folders.folders.free_name();
        let path = path.map_or_else(free, Ok).map_err(|error| error.to_string())?;
        store::save(&current.game, &path, seal).map_err(|error| error.to_string())?;
        let sentence = texts::say(&Sentence::new("saved-as").with("file", path.display().to_string()));
        self.log.tell(sentence.clone());
        current.notice = Some(sentence);
        if seal == Seal::Open {
            self.keeping.kept = Some(reached(&current.game));
        }
        Ok(())
    }

    /// Keeps the game that is left in the middle, whoever plays, unless it lies in a file as it is.
    pub(super) fn keep_current(&mut self) -> Result<(), String> {
        let Some(current) = &self.current else {
            return Ok(());
        };
        let mut steps = current.game.steps().iter();
        let begun = steps.any(|step| matches!(step.act, Act::Choice(..)));
        let lies = self.keeping.kept == Some(reached(&current.game));
        if begun && !lies && current.game.standing().is_none() {
            let folders = &self.folders.folders;
            let path = folders.keep(&current.game).map_err(|error| error.to_string())?;
            let sentence = Sentence::new("left-behind-kept").with("file", path.display().to_string());
            self.log.tell(texts::say(&sentence));
        }
        Ok(())
    }

    /// Keeps the game that a program left behind, before another takes its place.
    pub(super) fn keep_left_behind(&mut self) -> Result<(), String> {
        if let Some(left) = &self.keeping.left_behind {
            let kept = self.folders.folders.keep(left);
            let path = kept.map_err(|error| error.to_string())?;
            self.keeping.left_behind = None;
            self.log.tell(texts::say(
                &Sentence::new("left-behind-kept").with("file", path.display().to_string()),
            ));
        }
        Ok(())
    }
}

/// Writes the autosave as soon as anything was done.
fn autosave(current: Option<Res<Current>>, mut keeping: ResMut<Keeping>, mut log: ResMut<Log>) {
    let Some(current) = current else { return };
    let now = reached(&current.game);
    if keeping.written == Some(now) {
        return;
    }
    keeping.written = Some(now);
    let Some(autosave) = &keeping.autosave else { return };
    if let Err(error) = autosave.write(&current.game) {
        let sentence = texts::say(&Sentence::new("autosave-failed").with("why", error.to_string()));
        if keeping.trouble.as_ref() != Some(&sentence) {
            log.tell(sentence.clone());
            keeping.trouble = Some(sentence);
        }
    }
}
