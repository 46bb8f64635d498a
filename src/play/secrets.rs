//! What may be told at one screen: of a game with secrets only what everybody in front of it may know.

use serde_json::Value;

use super::{Match, Sitter};
use crate::{
    catalogue::Board,
    rules::{SeatSet, Turn},
};

impl Match {
    /// The seats on which persons sit now.
    #[must_use]
    pub fn persons(&self) -> SeatSet {
        let seats = self.board().seats();
        seats
            .iter()
            .filter(|&seat| *self.sitter(seat) != Sitter::Person)
            .fold(seats, SeatSet::without)
    }

    /// The seats on which a person sits or ever sat: who has handed its seat to a computer still knows its cards, and
    /// learns nobody else's by leaving.
    #[must_use]
    pub fn insiders(&self) -> SeatSet {
        let first = self.board().seats().iter().filter(|seat| {
            self.chairs
                .get(seat.index())
                .is_some_and(|chair| chair.sitter == Sitter::Person)
        });
        let later = self
            .sits
            .iter()
            .filter(|(_, _, chair)| chair.sitter == Sitter::Person)
            .map(|(_, seat, _)| *seat);
        first.chain(later).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Whether nothing is secret: the game is over, or computers alone have played it.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.turn() == Turn::Over || self.insiders().is_empty()
    }

    /// What of an event all of these seats may hear; `before` is the board before the act that led to it.
    #[must_use]
    pub fn heard(&self, before: &dyn Board, event: &Value, ears: SeatSet) -> Option<Value> {
        if self.is_open() {
            return Some(event.clone());
        }
        ears.iter()
            .try_fold(event.clone(), |event, seat| before.overheard(&event, seat))
    }
}
