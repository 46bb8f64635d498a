//! Writing the game down, and what becomes of a game that makes room for another or is left.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{Answering, Refusal};
use crate::{app::ask::Saves, rules::Message as Sentence};

impl Answering<'_> {
    /// Saves the game: to a file, or under the next free name.
    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Result<(), String> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        let saved = self.keeping.keeper.save(current.game(), path.as_deref());
        let path = saved.map_err(|error| error.to_string())?;
        let saved = Sentence::new("saved-as").with("file", path.display().to_string());
        let sentence = self.log.tell_of_file(saved);
        current.note(sentence);
        Ok(())
    }

    /// Puts saved games away, brings them back and names them.
    pub(super) fn arrange(&mut self, saves: Saves) -> Result<(), String> {
        let folders = &self.folders.folders;
        let done = match saves {
            Saves::PutAway(path) => folders.put_away(&path).map(|away| self.saves.away.push(away)),
            Saves::BringBack => match self.saves.away.pop() {
                None => Ok(()),
                Some(away) => away
                    .bring_back()
                    .map(drop)
                    .inspect_err(|_| self.saves.away.push(away)),
            },
            Saves::Name(path, name) => folders.rename(&path, &name).map(drop),
        };
        self.saves.set_changed();
        self.saves.trouble = done.as_ref().err().map(ToString::to_string);
        done.map_err(|error| error.to_string())
    }

    /// Makes room for another game: one that was left behind is kept, and so is one that is left in the middle, whoever
    /// plays, unless it lies in a file as it is or was given up.
    pub(super) fn make_room(&mut self) -> Result<(), Refusal> {
        let keeper = &mut self.keeping.keeper;
        let left = keeper.keep_left_behind(None);
        let left = left.map_err(|error| Refusal::unkept(true, &error))?;
        self.log.tell_all(left);
        if let Some(current) = self.current.as_ref().filter(|_| !self.parting.gives_up) {
            let kept = keeper.may_make_room(current.game());
            let kept = kept.map_err(|error| Refusal::unkept(false, &error))?;
            self.log.tell_all(kept);
        }
        Ok(())
    }

    /// Sees to it that nothing is lost when the table is left, unless the game was given up.
    pub(super) fn leave(&mut self) -> Result<(), Refusal> {
        if let Some(current) = self.current.as_ref().filter(|_| !self.parting.gives_up) {
            let kept = self.keeping.keeper.may_end(current.game());
            let kept = kept.map_err(|error| Refusal::unkept(false, &error))?;
            self.log.tell_all(kept);
        }
        Ok(())
    }
}
