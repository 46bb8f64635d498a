//! What of a game a network sees.

use super::Inputs;
use crate::rules::{Game, Seat, SeatSet, Turn};

/// How what a seat may see becomes inputs. Sides are counted from the seat that looks, which is side 0; so every seat sees
/// itself in the same place.
pub trait Encoding<G: Game>: Send + Sync {
    /// A word for it and its version: a network that was trained with another one means nothing here.
    fn name(&self) -> String;

    /// The word for house rules under which chances are others than under the usual ones, though they look the same: where a
    /// network has learnt by them, it judges. None where the usual one does.
    fn house(&self) -> Option<&'static str> {
        None
    }

    /// How many inputs there are.
    fn inputs(&self) -> usize;

    /// How many sides are judged.
    fn sides(&self) -> usize;

    /// From where a position is judged: the seat that is to let chance act or to choose.
    fn looker(&self, game: &G, position: &G::Position) -> Seat;

    /// Whose judgements of a position are worth to be learnt: that of who is to let chance act, where nothing else is said.
    fn lookers(&self, game: &G, position: &G::Position) -> SeatSet {
        match game.turn(position) {
            Turn::Chance => game.thrower(position).into_iter().collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Puts into an empty set what is so.
    fn encode(&self, view: &G::View<'_>, inputs: &mut Inputs);

    /// The sides that may still take the next place, as bits; no bit when the game is over.
    fn contenders(&self, view: &G::View<'_>) -> u8;

    /// The side of a seat as another one counts.
    fn side(&self, looker: Seat, seat: Seat) -> usize;
}

impl<G: Game, E: Encoding<G> + ?Sized> Encoding<G> for Box<E> {
    fn name(&self) -> String {
        (**self).name()
    }

    fn house(&self) -> Option<&'static str> {
        (**self).house()
    }

    fn inputs(&self) -> usize {
        (**self).inputs()
    }

    fn sides(&self) -> usize {
        (**self).sides()
    }

    fn looker(&self, game: &G, position: &G::Position) -> Seat {
        (**self).looker(game, position)
    }

    fn lookers(&self, game: &G, position: &G::Position) -> SeatSet {
        (**self).lookers(game, position)
    }

    fn encode(&self, view: &G::View<'_>, inputs: &mut Inputs) {
        (**self).encode(view, inputs);
    }

    fn contenders(&self, view: &G::View<'_>) -> u8 {
        (**self).contenders(view)
    }

    fn side(&self, looker: Seat, seat: Seat) -> usize {
        (**self).side(looker, seat)
    }
}
