//! A strategy at a board of any game. It is shown its seat's view; the board itself it never sees.

use std::time::Duration;

use super::Board;
use super::board::Wrapped;
use crate::{
    rules::{Game, Message, Seat, Source},
    strategies::{Strategy, Weighed},
};

/// A computer player.
pub trait Player: Send {
    /// The number of its choice; none when nothing is legal, or the board is of another game.
    fn decide(&mut self, board: &dyn Board, seat: Seat, random: &mut dyn Source) -> Option<usize>;

    /// Its best choices by their numbers, at most so many and the best first; nothing where it can't tell.
    fn weigh(
        &mut self,
        _board: &dyn Board,
        _seat: Seat,
        _most: usize,
        _random: &mut dyn Source,
    ) -> Vec<Weighed<usize>> {
        Vec::new()
    }

    /// Which of those that it weighed, the best first, it would advise to a person.
    fn advises(&mut self, _board: &dyn Board, _seat: Seat, _weighed: &[Weighed<usize>]) -> usize {
        0
    }

    /// How long its next choice may take by the clock.
    fn allow(&mut self, _time: Duration) {}

    /// Why it would choose so, where it can tell.
    fn explain(&mut self, board: &dyn Board, seat: Seat, number: usize) -> Option<Message>;
}

/// The typed strategy behind a [`Player`].
pub struct Seated<G: Game>(pub Box<dyn Strategy<G>>);

impl<G: Game> Player for Seated<G> {
    fn decide(&mut self, board: &dyn Board, seat: Seat, random: &mut dyn Source) -> Option<usize> {
        let board: &Wrapped<G> = board.as_any().downcast_ref()?;
        let (rules, position) = (board.rules(), board.position());
        let choices = rules.choices(position, seat);
        let choice = self.0.decide(&rules.view(position, seat), &choices, random)?;
        Some(rules.choice_number(choice))
    }

    fn weigh(
        &mut self,
        board: &dyn Board,
        seat: Seat,
        most: usize,
        random: &mut dyn Source,
    ) -> Vec<Weighed<usize>> {
        let Some(board) = board.as_any().downcast_ref::<Wrapped<G>>() else {
            return Vec::new();
        };
        let (rules, position) = (board.rules(), board.position());
        let (view, choices) = (rules.view(position, seat), rules.choices(position, seat));
        let weighed = self.0.weigh(&view, &choices, most, random).into_iter();
        weighed
            .map(|weighed| weighed.map(|choice| rules.choice_number(choice)))
            .collect()
    }

    fn advises(&mut self, board: &dyn Board, seat: Seat, weighed: &[Weighed<usize>]) -> usize {
        let Some(board) = board.as_any().downcast_ref::<Wrapped<G>>() else {
            return 0;
        };
        let (rules, position) = (board.rules(), board.position());
        let choices = |told: &Weighed<usize>| told.clone().filter_map(|number| rules.numbered_choice(number));
        let weighed: Vec<_> = weighed.iter().map(choices).collect();
        self.0.advises(&rules.view(position, seat), &weighed)
    }

    fn allow(&mut self, time: Duration) {
        self.0.allow(time);
    }

    fn explain(&mut self, board: &dyn Board, seat: Seat, number: usize) -> Option<Message> {
        let board: &Wrapped<G> = board.as_any().downcast_ref()?;
        let (rules, position) = (board.rules(), board.position());
        let choice = rules.numbered_choice(number)?;
        self.0.explain(
            &rules.view(position, seat),
            &rules.choices(position, seat),
            choice,
        )
    }
}
