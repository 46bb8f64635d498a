//! Worlds that agree with what a seat knows, those more often that explain what the others did.

use super::quick::{Quick, without};
use crate::rules::{
    Game as _, Seat, Source, View as _,
    dog::{Board, Card, Dog, DogView, Place, Position},
};

/// How often another world is drawn at most.
const TRIES: usize = 12;
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

    /// How many of them a world does not explain.
    fn doubts(&self, view: &DogView<'_>, world: &Position, quick: &Quick) -> usize {
        let game = view.game();
        let hand = |seat| game.view(world, seat).hand();
        let kept = |seat: &&Seat| hand(**seat).kinds().any(starts);
        let mut doubts = self.idle.iter().filter(kept).count();
        if let (Some((giver, gift)), Some(given)) = (self.giver, view.gave()) {
            let cards = without(hand(giver), given);
            let cards = cards.with(gift).unwrap_or(cards);
            let best = quick.gift(game, view.board(), (giver, cards), view.seat());
            doubts += usize::from(best != Some(gift));
        }
        doubts
    }

    /// A world that agrees with the view, and mostly explains the clues: where none is found that does, the one that
    /// leaves the fewest doubts.
    pub(super) fn world(&self, view: &DogView<'_>, quick: &Quick, mut random: &mut dyn Source) -> Position {
        let mut found = view.game().imagine(view, &mut random);
        let mut fewest = self.doubts(view, &found, quick);
        for _ in 0..TRIES {
            if (0..fewest).all(|_| random.below(DOUBT) == 0) {
                break;
            }
            let other = view.game().imagine(view, &mut random);
            let doubts = self.doubts(view, &other, quick);
            if doubts <= fewest {
                (found, fewest) = (other, doubts);
            }
        }
        found
    }

    /// None: then all worlds are equally likely.
    pub(super) fn none() -> Self {
        Self {
            idle: Vec::new(),
            giver: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        ChoiceSet as _, Silent, Turn,
        dog::{Cards, Config, Deal},
        numbers::Numbers,
    };

    #[test]
    fn who_could_not_start_is_mostly_imagined_without_a_card_to_start_with() {
        let game = Dog::new(&Config::default()).expect("a table");
        let (mut position, mut deal) = (game.start(), Deal::default());
        let hands = ["233456", "345689", "899TTQ", "689TQQ"];
        for (hand, cards) in deal.hands.iter_mut().zip(hands) {
            *hand = Cards::try_from(cards.to_owned()).expect("cards");
        }
        game.settle(&mut position, &deal, &mut Silent).expect("a deal");
        let first = Seat::new(0);
        // All give, and all discard.
        for _ in 0..8 {
            let seat = game.turn(&position).seats().lowest().expect("somebody");
            let choice = game.choices(&position, seat).nth(0).expect("a card");
            game.play_known(&mut position, seat, choice, &mut Silent);
        }
        assert_eq!(game.turn(&position), Turn::Seat(first));
        let view = game.view(&position, first);
        let (quick, mut random) = (Quick::default(), Numbers(1));
        let mut holders = |clues: &Clues| -> usize {
            let mut starters = |seat| {
                let world = clues.world(&view, &quick, &mut random);
                let hand = game.view(&world, Seat::new(seat)).hand();
                usize::from(hand.kinds().any(starts))
            };
            (0..300).map(|n| starters(1 + n % 3)).sum()
        };
        let (all, likely) = (holders(&Clues::none()), holders(&Clues::of(&view)));
        assert!(all > 150 && likely * 3 < all * 2, "{likely} and {all} of 300");
    }
}
