//! The figures of a match: those that its game counts, and how often each seat could choose.

use super::{Act, Match};
use crate::{
    catalogue::{Amount, Figure},
    rules::{Message, Seat},
};

impl Match {
    /// What can be counted about the match as far as it has come; what was undone is left out.
    #[must_use]
    pub fn figures(&self) -> Vec<Figure> {
        let mut events = self.steps().iter().flat_map(|step| &step.events);
        let mut figures = self.setup().entry.figures(&self.setup().config, &mut events);
        figures.push(self.choices_made());
        figures
    }

    /// How long the match is as far as it has come, in what people count of its game.
    #[must_use]
    pub fn length(&self) -> Message {
        let mut events = self.steps().iter().flat_map(|step| &step.events);
        self.setup().entry.length(&mut events)
    }

    /// What can be said of the choices of the match against perfect play.
    #[must_use]
    pub fn review(&self) -> Vec<Message> {
        let mut events = self.steps().iter().flat_map(|step| &step.events);
        self.setup().entry.review(&mut events)
    }

    /// How often each seat chose where it had an alternative.
    fn choices_made(&self) -> Figure {
        let mut counts = [0; Seat::MOST];
        for step in self.steps() {
            if let Act::Choice(seat, _) = step.act
                && step.before.choices(seat).len() > 1
            {
                counts[seat.index()] += 1;
            }
        }
        let seats = self.board().seats();
        Figure {
            key: "choices",
            values: std::array::from_fn(|k| {
                let plays = seats.contains(Seat::new(k));
                plays.then_some(Amount::Count(counts[k]))
            }),
        }
    }
}
