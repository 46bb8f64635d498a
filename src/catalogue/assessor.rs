//! How likely each seat is to win on a board of any game, and what each choice would make of it.

use super::{Board, Wrapped};
use crate::{
    rules::{Game, Seat},
    strategies::{Held, Judgement, WinChances},
};

/// Who tells it.
pub trait Assessor: Send {
    /// The chance of each seat, as a seat may know it, or as all of them together see it. None where it can't be told, or the
    /// board is of another game.
    fn win_chances(&mut self, board: &dyn Board, viewer: Option<Seat>) -> Option<WinChances>;

    /// What a seat chooses, by its number, held against the best that it can choose, as that seat may know both. None where
    /// that can't be told.
    fn held(&mut self, board: &dyn Board, seat: Seat, chosen: usize) -> Option<Held<usize>>;
}

/// The judgement of a game behind an [`Assessor`].
pub(super) struct Weighing<G: Game>(pub(super) Box<dyn Judgement<G>>);

impl<G: Game> Assessor for Weighing<G> {
    fn win_chances(&mut self, board: &dyn Board, viewer: Option<Seat>) -> Option<WinChances> {
        let board: &Wrapped<G> = board.as_any().downcast_ref()?;
        match viewer {
            Some(seat) => self.0.seen_by(board.rules(), board.position(), seat),
            None => self.0.open(board.rules(), board.position()),
        }
    }

    fn held(&mut self, board: &dyn Board, seat: Seat, chosen: usize) -> Option<Held<usize>> {
        let board: &Wrapped<G> = board.as_any().downcast_ref()?;
        let (rules, position) = (board.rules(), board.position());
        let chosen = rules.numbered_choice(chosen)?;
        let Held { best, most, own } = self.0.held(rules, position, seat, chosen)?;
        Some(Held {
            best: rules.choice_number(best),
            most,
            own,
        })
    }
}
