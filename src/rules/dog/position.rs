//! The whole truth at one moment: board, hands, deck and what is waited for.

use super::{
    board::Board,
    card::{Card, Cards},
    choice::Draft,
};
use crate::rules::Seat;

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// A deal.
    Deal,
    /// Every seat's card for its mate.
    Exchange,
    /// A card of the seat in turn.
    Play,
    /// Nothing.
    Over,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    pub(super) hands: [Cards; Seat::MOST],
    pub(super) deck: Cards,
    pub(super) pile: Cards,
    /// What each seat has chosen for its mate, and after the exchange what it gave.
    pub(super) gave: [Option<Card>; Seat::MOST],
    /// The seats whose gift, or a card like it, has been played by who got it: bit i is seat i.
    pub(super) spent: u8,
    /// The chain of choices under way.
    pub(super) draft: Draft,
    /// Who is to play; while cards are dealt and given, who will begin.
    pub(super) seat: Seat,
    /// Who began this round.
    pub(super) starter: Seat,
    /// Which of the five deals this is.
    pub(super) deal: u8,
    pub(super) phase: Phase,
    /// Plies that were made, counted only where the house bounds them.
    pub(super) plies: u16,
}

/// What decides which choices a seat has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) board: Board,
    pub(super) hand: Cards,
    pub(super) draft: Draft,
    /// Whose choices they are.
    pub(super) seat: Seat,
    /// In which phase it is to choose; none when it is not.
    pub(super) due: Option<Phase>,
}

impl Position {
    /// What a seat is to choose by now.
    #[inline]
    pub(super) fn moment(&self, seat: Seat) -> Moment {
        let is_due = match self.phase {
            Phase::Exchange => self.gave[seat.index()].is_none(),
            Phase::Play => self.seat == seat,
            Phase::Deal | Phase::Over => false,
        };
        Moment {
            board: self.board,
            hand: self.hands[seat.index()],
            draft: self.draft,
            seat,
            due: is_due.then_some(self.phase),
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Lays a card of a seat on the discard pile, and notes that its giver no longer knows where it is.
    #[inline]
    pub(super) fn lay(&mut self, seat: Seat, card: Card, giver: Option<Seat>) {
        self.hands[seat.index()].take(card);
        self.pile = self.pile.with(card).unwrap_or(self.pile);
        if let Some(giver) = giver
            && self.gave[giver.index()] == Some(card)
        {
            self.spent |= 1 << giver.index();
        }
    }
}
