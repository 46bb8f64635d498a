//! What is told of the game: names, and the list of what has happened.

use super::Current;
use crate::{
    catalogue::{Board, Event},
    play::{Act, Chair},
    rules::{Message, Seat, SeatSet},
    texts::Language,
};

impl Current {
    /// What a seat is called: the name of who sits there, else its colour.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.name_in(seat, Language::current())
    }

    /// The same in a language.
    pub(in crate::app) fn name_in(&self, seat: Seat, language: Language) -> String {
        let name = self
            .game
            .setup()
            .chairs
            .get(seat.index())
            .map(Chair::called)
            .unwrap_or_default();
        if name.is_empty() {
            language.text(&format!("colour-{}", self.staging.colour(seat)))
        } else {
            name
        }
    }

    /// The sentence of a message about this game.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.tell(message, Language::current())
    }

    /// The sentence of a message about this game in a language.
    #[must_use]
    pub fn tell(&self, message: &Message, language: Language) -> String {
        language.say_naming(message, &|seat| self.name_in(seat, language))
    }

    /// The list of what has happened: the number of the step, and a sentence for each event that has one.
    #[must_use]
    pub fn told(&self) -> impl DoubleEndedIterator<Item = (usize, String)> {
        self.list(|before, event| self.heard(before, event))
    }

    /// The same, as far as all of these seats may know it.
    #[must_use]
    pub fn told_to(&self, ears: SeatSet) -> impl DoubleEndedIterator<Item = (usize, String)> {
        self.list(move |before, event| self.game.heard(before, event, ears))
    }

    fn list(
        &self,
        heard: impl Fn(&dyn Board, &Event) -> Option<Event>,
    ) -> impl DoubleEndedIterator<Item = (usize, String)> {
        self.game
            .steps()
            .iter()
            .enumerate()
            .flat_map(move |(number, step)| {
                let heard = |event| heard(&*step.before, event);
                let events = step
                    .events
                    .iter()
                    .filter_map(|event| step.before.describe(&heard(event)?));
                let said: Vec<String> = events.map(|message| self.say(&message)).collect();
                said.into_iter().map(move |text| (number, text))
            })
    }

    /// The number of plies: choices, not rolls.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.game
            .steps()
            .iter()
            .filter(|step| matches!(step.act, Act::Choice(..)))
            .count()
    }
}
