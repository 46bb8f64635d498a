//! What becomes of games: the autosave after every step, saving, and what is kept of a game that makes room for another.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{
    Options,
    asks::{Answering, Refusal},
    current::Current,
    log::Log,
};
use crate::{play::Keeper, rules::Message as Sentence, texts};

/// Where games are kept, and what went wrong with that.
#[derive(Resource, Default)]
pub struct Keeping {
    /// Who keeps the game on the table.
    pub keeper: Keeper,
    /// What people should know: a sentence.
    pub trouble: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keeping>()
        .add_systems(Startup, open_folders)
        .add_systems(Last, autosave);
}

pub(super) fn open_folders(options: Res<Options>, mut keeping: ResMut<Keeping>, mut log: ResMut<Log>) {
    let (keeper, told) = Keeper::open(options.games(), Ok(options.folders.clone()));
    keeping.keeper = keeper;
    if !told.is_empty() {
        let told: Vec<String> = told.iter().map(texts::say).collect();
        for sentence in &told {
            log.tell(sentence.clone());
        }
        keeping.trouble = Some(told.join("\n"));
    }
}

impl Answering<'_> {
    /// Saves the game: to a file, or under the next free name.
    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Result<(), String> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        let saved = self.keeping.keeper.save(&current.game, path.as_deref());
        let path = saved.map_err(|error| error.to_string())?;
        let sentence = texts::say(&Sentence::new("saved-as").with("file", path.display().to_string()));
        self.log.tell(sentence.clone());
        current.notice = Some(sentence);
        Ok(())
    }

    /// Makes room for another game: one that was left behind is kept, and so is one that is left in the middle, whoever
    /// plays, unless it lies in a file as it is or was given up.
    pub(super) fn make_room(&mut self) -> Result<(), Refusal> {
        let keeper = &mut self.keeping.keeper;
        let left = keeper.keep_left_behind(None);
        let left = left.map_err(|error| Refusal::unkept(true, &error))?;
        self.log.tell_all(left);
        if let Some(current) = self.current.as_ref().filter(|_| !self.parting.gives_up) {
            let kept = keeper.may_make_room(&current.game);
            let kept = kept.map_err(|error| Refusal::unkept(false, &error))?;
            self.log.tell_all(kept);
        }
        Ok(())
    }

    /// Sees to it that nothing is lost when the table is left, unless the game was given up.
    pub(super) fn leave(&mut self) -> Result<(), Refusal> {
        if let Some(current) = self.current.as_ref().filter(|_| !self.parting.gives_up) {
            let kept = self.keeping.keeper.may_end(&current.game);
            let kept = kept.map_err(|error| Refusal::unkept(false, &error))?;
            self.log.tell_all(kept);
        }
        Ok(())
    }
}

/// Writes the autosave as soon as anything was done.
fn autosave(current: Option<Res<Current>>, mut keeping: ResMut<Keeping>, mut log: ResMut<Log>) {
    let Some(current) = current else { return };
    let keeping = keeping.bypass_change_detection();
    for told in keeping.keeper.keep_up(&current.game) {
        let sentence = texts::say(&told);
        log.tell(sentence.clone());
        keeping.trouble = Some(sentence);
    }
}
