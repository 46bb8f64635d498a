//! Dealing: what chance brings in Dog, drawn from the deck and, when that runs out, from the shuffled discard pile.

use super::{Dog, card::Cards, config::HANDS, event::Event, position::Position, rule::Rule};
use crate::rules::{Listener, Seat, Source};

/// The hands of one deal. In which order the cards of a hand came does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The hand of each seat.
    pub hands: [Cards; Seat::MOST],
}

/// A deck and the pile behind it.
#[derive(Clone, Copy)]
struct Stock {
    deck: Cards,
    pile: Cards,
}

impl Stock {
    /// Takes a hand out: what the deck still has comes first, then the pile is shuffled. Says whether that was; none
    /// when the hand can't have come so.
    fn take(&mut self, hand: Cards) -> Option<bool> {
        if hand.len() <= self.deck.len() {
            self.deck = self.deck.without(hand)?;
            return Some(false);
        }
        let rest = hand.without(self.deck)?;
        self.deck = std::mem::take(&mut self.pile).without(rest)?;
        Some(true)
    }
}

impl Dog {
    pub(super) fn draw_deal(&self, position: &Position, source: &mut impl Source) -> Deal {
        let (mut deck, mut pile) = (position.deck, position.pile);
        let mut deal = Deal::default();
        for seat in self.seats.iter() {
            for _ in 0..HANDS[usize::from(position.deal)] {
                if deck.is_empty() {
                    deck = std::mem::take(&mut pile);
                }
                // A pack has the cards of every deal: the configuration was checked.
                if let Some(card) = deck.draw(source) {
                    deal.hands[seat.index()].put(card);
                }
            }
        }
        deal
    }

    pub(super) fn rule_against_deal(&self, position: &Position, deal: &Deal) -> Option<Rule> {
        let mut stock = Stock {
            deck: position.deck,
            pile: position.pile,
        };
        let size = usize::from(HANDS[usize::from(position.deal)]);
        for index in 0..Seat::MOST {
            let (seat, hand) = (Seat::new(index), deal.hands[index]);
            let count = if self.seats.contains(seat) { size } else { 0 };
            if hand.len() != count || stock.take(hand).is_none() {
                return Some(Rule::NoSuchDeal(seat));
            }
        }
        None
    }

    pub(super) fn deal_out(&self, position: &mut Position, deal: &Deal, listener: &mut impl Listener<Event>) {
        let mut stock = Stock {
            deck: position.deck,
            pile: position.pile,
        };
        for seat in self.seats.iter() {
            let hand = deal.hands[seat.index()];
            if stock.take(hand) == Some(true) {
                listener.hear(|| Event::Reshuffled);
            }
            position.hands[seat.index()] = hand;
            listener.hear(|| Event::Dealt {
                seat,
                count: hand.len() as u8,
                cards: Some(hand),
            });
        }
        (position.deck, position.pile) = (stock.deck, stock.pile);
    }
}
