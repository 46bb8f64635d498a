//! Changing the game under the table: taking back, going to another moment, another sitter.

use super::Answering;
use crate::{
    app::{
        ask::{Ask, Change},
        base::Beat,
    },
    play::{Chair, Match},
    rules::{Message as Sentence, Seat},
    texts,
};

impl Answering<'_> {
    pub(super) fn change(&mut self, change: Change) -> Result<(), String> {
        match change {
            Change::Undo => self.change_game(Match::undo),
            Change::Redo => self.change_game(Match::redo),
            Change::GoTo(done) => self.change_game(|game| game.go_to(done)),
            Change::Sit(seat, chair) => self.sit(seat, chair),
        }
    }

    /// Lets somebody else take a seat.
    fn sit(&mut self, seat: Seat, chair: Chair) -> Result<(), String> {
        let sits = || Ask::Change(Change::Sit(seat, chair.clone()));
        if self.admits(std::slice::from_ref(&chair), false, sits) {
            self.change_game(|game| game.sit(seat, chair))?;
        }
        Ok(())
    }

    /// Begins a long action anew.
    pub(super) fn clear(&mut self) -> Result<(), String> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        if current.begin_anew().map_err(|message| texts::say(&message))? {
            self.changed();
        }
        Ok(())
    }

    fn change_game(&mut self, change: impl FnOnce(&mut Match) -> Result<(), Sentence>) -> Result<(), String> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        current.change(change).map_err(|message| texts::say(&message))?;
        self.changed();
        Ok(())
    }

    fn changed(&mut self) {
        // As many steps as lie in a file may be others from here on.
        self.keeping.keeper.forget();
        self.set_beat(Beat::Next);
    }
}
