//! Plays what leaves the board best for its team, one ply ahead.

use super::{super::Strategy, Plan, each_play};
use crate::rules::{
    ChoiceSet, Message, Seat, Source, View as _,
    dog::{Board, Card, Choice, Choices, Dog, DogView, Place, Results},
};

/// Values the board after each play, and the cards that it keeps.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    results: Results,
    plan: Plan,
}

/// What it is worth to have left the kennel, in steps.
const OUT: i32 = 24;
/// What it is worth to be in the finish, in steps, and for each of its spots beyond the first.
const HOME: i32 = 24;
const DEEPER: i32 = 6;
/// How much of what a piece has come is lost, in hundredths, for each other piece behind it from which some card leads
/// to its spot: about how often a hand holds such a card.
const DANGER: i32 = 9;
/// How far behind a piece is looked for those.
const REACH: u8 = 13;

/// What a card is worth as long as it is in the hand, in steps.
const fn worth(card: Card) -> i32 {
    match card {
        Card::Joker => 14,
        Card::Ace | Card::King => 8,
        Card::Seven | Card::Four => 4,
        Card::Jack => 2,
        _ => 0,
    }
}

/// What one colour has reached.
fn side(game: &Dog, board: &Board, colour: Seat, enemies: &[u8]) -> i32 {
    let ring = game.ring();
    let start = game.start_of(colour);
    let piece = |place: Place| match place {
        Place::Kennel => 0,
        Place::Finish(index) => OUT + i32::from(ring) + HOME + DEEPER * i32::from(index),
        Place::Ring { star: true, .. } => OUT + 2,
        Place::Ring { spot, .. } => {
            let come = (spot + ring - start) % ring;
            // On the own start without a star: it has come all round, and may go in.
            let come = OUT + i32::from(if come == 0 { ring } else { come });
            let behind = |&&enemy: &&u8| (1..=REACH).contains(&((spot + ring - enemy) % ring));
            let near = enemies.iter().filter(behind).count() as i32;
            come - come * DANGER * near.min(4) / 100
        }
    };
    game.places(board, colour).into_iter().map(piece).sum()
}

/// How much better the board is for the team of a seat than for the others.
fn value(game: &Dog, board: &Board, seat: Seat) -> i32 {
    let colours = || (0..game.colours()).map(Seat::new);
    let team: Vec<Seat> = game.team_of(seat).collect();
    let spots = |own: bool| -> Vec<u8> {
        colours()
            .filter(|colour| team.contains(colour) == own)
            .flat_map(|colour| game.places(board, colour))
            .filter_map(|place| match place {
                Place::Ring { spot, .. } => Some(spot),
                _ => None,
            })
            .collect()
    };
    let (ours, theirs) = (spots(true), spots(false));
    let others = (game.colours() / team.len()).max(2) as i32 - 1;
    colours()
        .map(|colour| {
            if team.contains(&colour) {
                side(game, board, colour, &theirs) * others
            } else {
                -side(game, board, colour, &ours)
            }
        })
        .sum()
}

impl Greedy {
    /// The best value that a card leads to for a seat; none when it can't be played.
    fn best(&mut self, game: &Dog, board: &Board, seat: Seat, card: Card) -> Option<i32> {
        game.list(board, seat, card, &mut self.results);
        self.results.boards().map(|after| value(game, &after, seat)).max()
    }

    /// The card for the mate: one that starts a piece, when it has none in play; else the one that does more for the
    /// mate than for the own seat.
    fn give(&mut self, view: &DogView<'_>, mate: Seat) -> Option<Choice> {
        let (game, board, hand) = (view.game(), view.board(), view.hand());
        let is_out = |seat: Seat| {
            let places = game.places(board, game.acting(board, seat).unwrap_or(seat));
            places.iter().any(|place| matches!(place, Place::Ring { .. }))
        };
        let starters = [Card::King, Card::Ace, Card::Joker];
        let count: usize = starters.iter().map(|&card| usize::from(hand.count(card))).sum();
        if !is_out(mate) && (count > 1 || is_out(view.seat())) {
            let starter = starters.into_iter().find(|&card| hand.count(card) > 0);
            if let Some(card) = starter {
                return Some(Choice::Card(card));
            }
        }
        let now = value(game, board, view.seat());
        let cards: Vec<Card> = hand.kinds().collect();
        let gain = |card: &Card| {
            let mut gain = |seat| self.best(game, board, seat, *card).map_or(0, |best| best - now);
            gain(mate) - gain(view.seat()) - worth(*card)
        };
        cards.into_iter().max_by_key(gain).map(Choice::Card)
    }

    /// The play after which the board is best, with what the card would have been worth.
    fn play(&mut self, view: &DogView<'_>) -> Option<Choice> {
        let mut best = None;
        let (game, seat) = (view.game(), view.seat());
        each_play(view, &mut self.results, |results, n| {
            let Some((after, card)) = results.board(n).zip(results.card(n)) else {
                return;
            };
            let value = value(game, &after, seat) - worth(card);
            if best.is_none_or(|(other, _)| value > other) {
                best = view.listed(results, n).map(|play| (value, play));
            }
        });
        self.plan.make(view, &best?.1)
    }
}

impl Strategy<Dog> for Greedy {
    fn choose(&mut self, view: &DogView<'_>, legal: &Choices, random: &mut dyn Source) -> Choice {
        let mate = view.game().team_of(view.seat()).nth(1);
        let next = match mate {
            Some(mate) if view.is_exchange() => self.give(view, mate),
            _ => self.plan.next(view).or_else(|| self.play(view)),
        };
        let discard = || {
            let cards = view.hand().kinds().min_by_key(|&card| worth(card));
            cards.map(Choice::Card).filter(|&choice| legal.contains(choice))
        };
        next.filter(|&choice| legal.contains(choice))
            .or_else(discard)
            .or_else(|| legal.any(random))
            .expect("at least two choices are legal")
    }

    fn explain(&mut self, view: &DogView<'_>, _legal: &Choices, _choice: Choice) -> Option<Message> {
        Some(Message::new(if view.is_exchange() {
            "why-dog-gives"
        } else if view.discards() {
            "why-dog-discards"
        } else {
            "why-dog-greedy"
        }))
    }
}
