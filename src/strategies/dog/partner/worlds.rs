//! Worlds that agree with what a seat knows, those more often that explain what the others did.

use super::quick::{Quick, without};
use crate::rules::{
    Game as _, Seat, Source, View as _,
    dog::{Board, Card, Dog, DogView, Place, Position},
};

/// How often a world is drawn anew before it is taken as it is.
const TRIES: usize = 8;
/// A world in which somebody kept a card that would have been played is believed one time in so many, and so is one in
/// which the mate gave another card than it would have.
const DOUBT: u32 = 4;

/// Whether a card starts a piece.
fn starts(card: Card) -> bool {
    card.starts() || card == Card::Joker
}

/// Whether the colour that a seat moves has nothing on the ring.
pub(super) fn is_stuck(game: &Dog, board: &Board, seat: Seat) -> bool {
    let on_ring = |place: &Place| matches!(place, Place::Ring { .. });
    let acting = game.acting(board, seat).unwrap_or(seat);
    !game.places(board, acting).iter().any(on_ring)
}

/// What can be told from a view of the hands that it does not show.
#[derive(Debug)]
pub(super) struct Clues {
    /// Who has had a turn in this round and has nothing on the ring: without something to start with, or struck since.
    idle: Vec<Seat>,
    /// Of which mate it is known what it gave, where that has its whole hand yet.
    giver: Option<(Seat, Card)>,
}

impl Clues {
    /// Those of a view. While cards are given there are none.
    pub(super) fn of(view: &DogView<'_>) -> Self {
        let game = view.game();
        let others = game.seats().iter().filter(|&seat| seat != view.seat());
        let has_played = |seat: Seat| view.count(seat) < view.dealt();
        let idle = others.filter(|&seat| has_played(seat) && is_stuck(game, view.board(), seat));
        let mate = game.team_of(view.seat()).nth(1);
        // Of three the one who gave got a card that is not known.
        let mate = mate.filter(|&mate| game.team_of(mate).count() == 2 && !has_played(mate));
        Self {
            idle: if view.is_exchange() {
                Vec::new()
            } else {
                idle.collect()
            },
            giver: mate.zip(view.got()),
        }
    }

    /// Whether a world explains them.
    fn explained(
        &self,
        view: &DogView<'_>,
        world: &Position,
        quick: &Quick,
        random: &mut dyn Source,
    ) -> bool {
        let game = view.game();
        let hand = |seat| game.view(world, seat).hand();
        let mut doubts = self
            .idle
            .iter()
            .filter(|&&seat| hand(seat).kinds().any(starts))
            .count();
        if let (Some((giver, gift)), Some(given)) = (self.giver, view.gave()) {
            let cards = without(hand(giver), given);
            let cards = cards.with(gift).unwrap_or(cards);
            let best = quick.gift(game, view.board(), (giver, cards), view.seat());
            doubts += usize::from(best != Some(gift));
        }
        (0..doubts).all(|_| random.below(DOUBT) == 0)
    }

    /// A world that agrees with the view, and mostly explains the clues.
    pub(super) fn world(&self, view: &DogView<'_>, quick: &Quick, mut random: &mut dyn Source) -> Position {
        let mut world = view.game().imagine(view, &mut random);
        for _ in 0..TRIES {
            if self.explained(view, &world, quick, random) {
                break;
            }
            world = view.game().imagine(view, &mut random);
        }
        world
    }

    /// None: then all worlds are equally likely.
    pub(super) fn none() -> Self {
        Self {
            idle: Vec::new(),
            giver: None,
        }
    }
}
