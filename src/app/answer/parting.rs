//! The question what becomes of a game that would be lost: it can't be kept where games lie, and the table is left, or
//! another game is to take its place.
//!
//! What was asked for waits here for the answer. Nothing is lost without one.

use bevy::prelude::*;

use super::{Answering, Refusal};
use crate::{
    app::{
        ask::{Ask, Parting, Unkept},
        base::Page,
        keep::own,
    },
    play::store::StoreError,
    rules::Message as Sentence,
    texts,
};

impl Refusal {
    /// A game would be lost, on the table or left behind.
    pub(super) fn unkept(is_left: bool, error: &StoreError) -> Self {
        Self::Unkept {
            is_left,
            why: error.to_string(),
        }
    }
}

impl Answering<'_> {
    /// Asks what becomes of a game before this is done.
    pub(super) fn ask_before(&mut self, then: Ask, is_left: bool, why: &str) {
        let key = if is_left { "unkept-left" } else { "unkept-why" };
        let why = texts::say(&Sentence::new(key).with("why", why));
        self.log.tell(why.clone());
        *self.parting = Parting {
            why: Some(why),
            is_left,
            then: Some(then),
            gives_up: false,
        };
        self.lay(Page::Unkept);
    }

    /// Goes on with what waited for the answer.
    pub(super) fn part(&mut self, commands: &mut Commands, way: &Unkept) {
        let Some(then) = self.parting.then.clone() else {
            return;
        };
        let is_left = self.parting.is_left;
        let keeper = &mut self.keeping.keeper;
        match way {
            Unkept::Stay | Unkept::Again => {}
            Unkept::Elsewhere(place) => {
                let place = own::full(place.trim());
                let saved = match (&self.current, is_left) {
                    (_, true) => keeper.keep_left_behind(Some(&place)),
                    (Some(current), false) => {
                        let saved = keeper.save_at(current.game(), &place);
                        saved.map(|path| {
                            Some(Sentence::new("saved-as").with("file", path.display().to_string()))
                        })
                    }
                    (None, false) => Ok(None),
                };
                match saved {
                    Ok(told) => self.log.tell_all(told),
                    Err(error) => {
                        return self.ask_before(then, is_left, &error.to_string());
                    }
                }
            }
            Unkept::Without if is_left => {
                keeper.take_left_behind();
            }
            Unkept::Without => self.parting.gives_up = true,
        }
        let gives_up = self.parting.gives_up;
        *self.parting = Parting {
            gives_up,
            ..Parting::default()
        };
        self.page.set(self.below.take());
        if *way != Unkept::Stay {
            self.answer(commands, then);
        }
        self.parting.gives_up = false;
    }
}
