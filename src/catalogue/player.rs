//! A strategy at a board of any game. It is shown its seat's view; the board itself it never sees.

use super::Board;
use super::board::Wrapped;
use crate::{
    rules::{Game, Message, Seat, Source},
    strategies::Strategy,
};

/// A computer player.
pub trait Player: Send {
    /// The number of its choice; none when nothing is legal, or the board is of another game.
    fn decide(&mut self, board: &dyn Board, seat: Seat, random: &mut dyn Source) -> Option<usize>;

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
