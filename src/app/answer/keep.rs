//! Writing the game down, and what becomes of a game that makes room for another or is left.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{Answering, Refusal};
use crate::{
    app::ask::Saves,
    play::{Match, keeper::Keeper, store::StoreError},
    rules::Message as Sentence,
};

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
        current.lies_in(path);
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
        let left = self.keeping.keeper.keep_left_behind(None);
        let left = left.map_err(|error| Refusal::unkept(true, &error))?;
        self.log.tell_all(left);
        self.see_to_it(|keeper, game| Ok(keeper.may_make_room(game)?.into_iter().collect()))
    }

    /// Leaves the game on the table behind for a puzzle, so that it can be gone on with afterwards.
    pub(super) fn set_aside(&mut self) -> Result<(), Refusal> {
        self.see_to_it(Keeper::set_aside)
    }

    /// Sees to it that nothing is lost when the table is left, unless the game was given up.
    pub(super) fn leave(&mut self) -> Result<(), Refusal> {
        self.see_to_it(Keeper::may_end)
    }

    /// Does this for the game on the table, but for one that was given up, and for a puzzle.
    fn see_to_it(
        &mut self,
        done: impl FnOnce(&mut Keeper, &Match) -> Result<Vec<Sentence>, StoreError>,
    ) -> Result<(), Refusal> {
        let current = self.current.as_ref().filter(|_| !self.parting.gives_up);
        if let Some(current) = current.filter(|current| current.riddle().is_none()) {
            let told = done(&mut self.keeping.keeper, current.game());
            let told = told.map_err(|error| Refusal::unkept(false, &error))?;
            self.log.tell_all(told);
        }
        Ok(())
    }
}
