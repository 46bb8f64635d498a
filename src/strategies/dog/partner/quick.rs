//! A player that judges every play at once, and by it a round played to its end in a world where all cards are known.
//!
//! In such a world, too, everybody chooses by its own view: nobody acts on cards that it could not see.

use super::{super::each_play, judge::Judge, worlds::is_stuck};
use crate::rules::{
    ChoiceSet as _, Game as _, Seat, Silent, Turn, View as _,
    dog::{Board, Card, Cards, Choice, Dog, DogView, Position, Results},
};

/// The quick player, with its memory for lists.
#[derive(Clone, Debug, Default)]
pub(super) struct Quick {
    judge: Judge,
    pub(super) results: Results,
}

/// How many ways to share a seven are weighed.
const SEVENS: usize = 6;

/// A hand without one card.
pub(super) fn without(hand: Cards, card: Card) -> Cards {
    hand.without(Cards::from_iter([card])).unwrap_or(hand)
}

impl Quick {
    /// Tells of every play that goes on as the one under way: its place in the list, its card, and what it is worth.
    pub(super) fn each(&mut self, view: &DogView<'_>, mut visit: impl FnMut(usize, Card, i32)) {
        let Self { judge, results } = self;
        let (game, seat, hand) = (view.game(), view.seat(), view.hand());
        let mut worth = |results: &Results, n| {
            if let Some((after, card)) = results.board(n).zip(results.card(n)) {
                let value = judge.value(game, &after, seat, &[(seat, without(hand, card))]);
                visit(n, card, value);
            }
        };
        if view.has_begun() {
            each_play(view, results, worth);
        } else {
            view.list_promising(SEVENS, &mut |after| judge.value(game, after, seat, &[]), results);
            (0..results.len()).for_each(|n| worth(results, n));
        }
    }

    /// The card that is laid where none can be played: without it the hand is worth most.
    pub(super) fn discard(&self, view: &DogView<'_>) -> Option<Card> {
        let kept = |&card: &Card| {
            let kept = (view.seat(), without(view.hand(), card));
            self.judge.value(view.game(), view.board(), view.seat(), &[kept])
        };
        view.hand().kinds().max_by_key(kept)
    }

    /// The card of a hand for the mate: what it adds there, as far as that can be said of a hand that is not known, less
    /// what it takes away here.
    pub(super) fn gift(
        &self,
        game: &Dog,
        board: &Board,
        (seat, hand): (Seat, Cards),
        mate: Seat,
    ) -> Option<Card> {
        let mates_hand = if is_stuck(game, board, mate) {
            Cards::default()
        } else {
            // As good as any: it has something to start with in about half of all deals.
            Cards::from_iter([Card::Ace])
        };
        let sum = |&card: &Card| {
            let there = mates_hand.with(card).unwrap_or(mates_hand);
            let hands = [(seat, without(hand, card)), (mate, there)];
            self.judge.value(game, board, seat, &hands)
        };
        hand.kinds().max_by_key(sum)
    }

    /// The card that a seat gives to its mate.
    pub(super) fn give(&self, view: &DogView<'_>, mate: Seat) -> Option<Card> {
        self.gift(view.game(), view.board(), (view.seat(), view.hand()), mate)
    }

    /// The next ply of a seat, made at once.
    fn ply(&mut self, game: &Dog, position: &mut Position, seat: Seat) {
        let view = game.view(position, seat);
        let mate = game.team_of(seat).nth(1);
        if let Some(mate) = mate.filter(|_| view.is_exchange()) {
            let card = self.give(&view, mate);
            return play(game, position, seat, card.map(Choice::Card));
        }
        let mut best: Option<(i32, usize)> = None;
        self.each(&view, |n, _, value| {
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, n));
            }
        });
        match best.and_then(|(_, n)| view.listed(&self.results, n)) {
            Some(chosen) => {
                let chain = view.chain(&chosen);
                play(game, position, seat, chain);
            }
            None if view.has_idle_jack() => {
                while game.turn(position) == Turn::Seat(seat) {
                    let legal = game.choices(position, seat);
                    let before = *position;
                    play(game, position, seat, legal.nth(0));
                    if *position == before || !game.is_open(position, seat) {
                        break;
                    }
                }
            }
            None => {
                let card = self.discard(&view);
                play(game, position, seat, card.map(Choice::Card));
            }
        }
    }

    /// Plays up to so many plies of the round.
    pub(super) fn play_on(&mut self, game: &Dog, position: &mut Position, plies: u32) {
        for _ in 0..plies {
            let Some(seat) = game.turn(position).seats().lowest() else {
                break;
            };
            self.ply(game, position, seat);
        }
    }

    /// What a position of which all hands are known is worth to the team of a seat.
    pub(super) fn value(&self, game: &Dog, position: &Position, seat: Seat) -> i32 {
        let mut hands = [(seat, Cards::default()); Seat::MOST];
        for (known, other) in hands.iter_mut().zip(game.seats().iter()) {
            *known = (other, game.view(position, other).hand());
        }
        self.judge.value(game, position.board(), seat, &hands)
    }
}

/// Makes choices that are known to be legal, one after another.
pub(super) fn play(
    game: &Dog,
    position: &mut Position,
    seat: Seat,
    choices: impl IntoIterator<Item = Choice>,
) {
    for choice in choices {
        game.play_known(position, seat, choice, &mut Silent);
    }
}
