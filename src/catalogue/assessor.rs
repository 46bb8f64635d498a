//! How likely each seat is to win on a board of any game, and what each choice would make of it.

use super::{Board, Wrapped};
use crate::{
    rules::{ChoiceSet as _, Game, Seat},
    strategies::{Judgement, WinChances},
};

/// Who tells it.
pub trait Assessor: Send {
    /// The chance of each seat, as a seat may know it, or as all of them together see it. None where it can't be told, or the
    /// board is of another game.
    fn win_chances(&mut self, board: &dyn Board, viewer: Option<Seat>) -> Option<WinChances>;

    /// The number of each legal choice of a seat, and the chances behind it as that seat may know them, in the order of the
    /// rules. None where they can't be told.
    fn weigh(&mut self, board: &dyn Board, seat: Seat) -> Option<Vec<(usize, WinChances)>>;
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

    fn weigh(&mut self, board: &dyn Board, seat: Seat) -> Option<Vec<(usize, WinChances)>> {
        let board: &Wrapped<G> = board.as_any().downcast_ref()?;
        let (rules, position) = (board.rules(), board.position());
        let behind = |choice| {
            let win_chances = self.0.behind(rules, position, seat, choice)?;
            Some((rules.choice_number(choice), win_chances))
        };
        rules.choices(position, seat).iter().map(behind).collect()
    }
}
