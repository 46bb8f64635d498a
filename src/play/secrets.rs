//! What may be told at one screen: of a game with secrets only what everybody in front of it may know.

use super::{Match, Sitter};
use crate::{
    catalogue::{Board, Event},
    rules::{Seat, SeatSet, Turn},
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

    /// Whether what is told of the game would tell somebody what only others may know.
    #[must_use]
    pub fn keeps_secrets(&self) -> bool {
        self.board().has_secrets() && !self.is_open()
    }

    /// The position as text, as far as a seat may know it, or everybody where none is named: of a game that keeps secrets
    /// a seat knows the numbers of its view, and everybody nothing.
    #[must_use]
    pub fn told_position(&self, seat: Option<Seat>) -> Option<String> {
        let board = self.board();
        if !self.keeps_secrets() {
            return Some(board.text());
        }
        let numbers = board.view_numbers(seat?);
        let named = board.number_names().into_iter().zip(numbers);
        let told = named.filter(|&(_, number)| number != 0);
        let words: Vec<String> = told.map(|(name, number)| format!("{name}={number}")).collect();
        Some(words.join(" "))
    }

    /// What of an event all of these seats may hear; `before` is the board before the act that led to it.
    #[must_use]
    pub fn heard(&self, before: &dyn Board, event: &Event, ears: SeatSet) -> Option<Event> {
        if !self.keeps_secrets() {
            return Some(event.clone());
        }
        ears.iter()
            .try_fold(event.clone(), |event, seat| before.overheard(&event, seat))
    }
}
