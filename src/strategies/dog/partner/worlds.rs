//! Worlds that agree with what a seat knows, those more often that explain what the others did.

use crate::rules::{
    Game as _, Seat, Source, View as _,
    dog::{Card, Dog, DogView, Place, Position},
};

/// How often a world is drawn anew before it is taken as it is.
const TRIES: usize = 8;
/// A world in which somebody kept a card that would have been played is believed one time in so many.
const DOUBT: u32 = 5;

/// Whether a card starts a piece.
pub(super) fn starts(card: Card) -> bool {
    card.starts() || card == Card::Joker
}

/// Whether the colour that a seat moves has nothing on the ring.
pub(super) fn is_stuck(game: &Dog, view: &DogView<'_>, seat: Seat) -> bool {
    let on_ring = |place: &Place| matches!(place, Place::Ring { .. });
    let acting = game.acting(view.board(), seat).unwrap_or(seat);
    !game.places(view.board(), acting).iter().any(on_ring)
}

/// A world. Without inference all that agree with the view are equally likely.
pub(super) fn world(view: &DogView<'_>, infers: bool, mut random: &mut dyn Source) -> Position {
    let game = view.game();
    let mut world = game.imagine(view, &mut random);
    if !infers || view.is_exchange() {
        return world;
    }
    // Who has had a turn in this round and still has nothing on the ring had nothing to start with, or was struck since.
    let idle: Vec<Seat> = game
        .seats()
        .iter()
        .filter(|&seat| seat != view.seat() && view.count(seat) < view.dealt() && is_stuck(game, view, seat))
        .collect();
    if idle.is_empty() {
        return world;
    }
    for _ in 0..TRIES {
        let mut holders = idle.iter().filter(|&&seat| {
            let hand = game.view(&world, seat).hand();
            hand.kinds().any(starts)
        });
        if holders.all(|_| random.below(DOUBT) == 0) {
            break;
        }
        world = game.imagine(view, &mut random);
    }
    world
}
