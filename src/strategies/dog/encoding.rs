//! What of a game of Dog a network sees: what a seat may see, as that seat counts.
//!
//! For each colour, the own one first: how many of its pieces wait, where the others stand on their way, which of them can be
//! reached by some card of an enemy and from how far, and what bars their way. Then whose turn it is, how many cards everybody
//! holds, the own cards with what they are good for, the card that the mate was given, and what is still unseen. The card that
//! is given away counts as gone at once. The names of what a house plays differently are not in it.

use super::scene::{REACH, Scene, bits, left, strides};
use crate::{
    networks::{Encoding, Inputs},
    rules::{
        Game as _, Seat, SeatSet, Turn, View as _,
        dog::{Card, Cards, Dog, DogView, HANDS, PIECES, Place, Position},
    },
};

/// Halves of the way: a piece that has come far has more to lose.
const HALVES: usize = 2;
/// Four steps back, and one step to the furthest that cards reach.
const STEPS: usize = REACH + 1;
/// So many cards of a kind in the own hand are told apart.
const ALIKE: usize = 2;
/// Where the colour that the hand moves has nothing on the ring, something in the kennel too, or nothing there.
const CASES: usize = 3;
/// Into so many parts it is divided how many cards of a kind are unseen.
const PARTS: usize = 4;

/// The encoding of a table with so many seats in such teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DogEncoding {
    seats: usize,
    colours: usize,
    team: usize,
    ring: usize,
    /// The cards of the pack, of each kind.
    pack: [u8; Card::KINDS],
}

/// Where the parts of the inputs begin behind those of the colours.
struct Starts {
    turn: usize,
    starter: usize,
    counts: usize,
    dealt: usize,
    exchange: usize,
    hand: usize,
    starters: usize,
    homing: usize,
    strikes: usize,
    given: usize,
    unseen: usize,
    end: usize,
}

impl DogEncoding {
    /// That of a game.
    #[must_use]
    pub fn new(game: &Dog) -> Self {
        let config = game.config();
        let pack = Cards::pack(config.copies, config.jokers);
        Self {
            seats: config.seats.into(),
            colours: game.colours(),
            team: config.team.into(),
            ring: game.ring().into(),
            pack: Card::ALL.map(|card| pack.count(card)),
        }
    }

    /// How many inputs there are for the places of a colour: the kennel, the start with a star, the ring once round, the finish.
    fn places(&self) -> usize {
        PIECES + 1 + self.ring + PIECES
    }

    /// How many inputs there are for each colour.
    fn by_colour(&self) -> usize {
        // Within reach of one enemy, of more; from how far; on the start of an enemy; behind a star.
        self.places() + 2 * self.ring + HALVES * STEPS + HALVES + 1
    }

    fn starts(&self) -> Starts {
        let mut end = self.colours * self.by_colour();
        let mut part = |count: usize| {
            let start = end;
            end += count;
            start
        };
        Starts {
            turn: part(self.seats),
            starter: part(self.seats),
            counts: part(self.seats * usize::from(HANDS[0])),
            dealt: part(HANDS.len()),
            exchange: part(1),
            hand: part(CASES * Card::KINDS * ALIKE),
            starters: part(CASES),
            homing: part(PIECES),
            strikes: part(PIECES),
            given: part(Card::KINDS),
            unseen: part(Card::KINDS * PARTS),
            end,
        }
    }

    /// How many teams there are.
    fn teams(&self) -> usize {
        self.colours / self.team
    }

    /// What a colour has reached, and what threatens that.
    fn put_colour(
        &self,
        game: &Dog,
        scene: &Scene,
        (colour, first): (Seat, usize),
        enemies: u128,
        inputs: &mut Inputs,
    ) {
        let (way, reached) = (first + PIECES, first + self.places());
        let near = reached + 2 * self.ring;
        let (on_start, barred) = (near + HALVES * STEPS, near + HALVES * STEPS + HALVES);
        let mut waiting = 0;
        for place in scene.places[colour.index()] {
            let (spot, star) = match place {
                Place::Kennel => {
                    inputs.insert(first + waiting);
                    waiting += 1;
                    continue;
                }
                Place::Finish(index) => {
                    inputs.insert(way + 1 + self.ring + usize::from(index));
                    continue;
                }
                Place::Ring { spot, star } => (spot, star),
            };
            let come = self.ring - usize::from(left(game, colour, spot, star));
            inputs.insert(way + come);
            if scene.ahead(spot, scene.stars) != 0 {
                inputs.insert(barred);
            }
            if star {
                continue;
            }
            let half = usize::from(2 * come > self.ring);
            let behind = scene.behind(spot, enemies);
            let back = scene.ahead(spot, enemies) >> 4 & 1;
            for steps in bits(behind | back) {
                inputs.insert(near + half * STEPS + steps);
            }
            for more in 0..2.min((behind | back).count_ones() as usize) {
                inputs.insert(reached + more * self.ring + come - 1);
            }
            let can_start = |other: Seat| {
                game.team(other) != game.team(colour)
                    && game.start_of(other) == spot
                    && scene.places[other.index()].contains(&Place::Kennel)
            };
            if (0..self.colours).map(Seat::new).any(can_start) {
                inputs.insert(on_start + half);
            }
        }
    }

    /// What the own cards are, and what they are good for.
    fn put_hand(
        game: &Dog,
        scene: &Scene,
        (acting, hand): (Seat, Cards),
        enemies: u128,
        starts: &Starts,
        inputs: &mut Inputs,
    ) {
        let places = scene.places[acting.index()];
        let is_active = places.iter().any(|place| matches!(place, Place::Ring { .. }));
        let case = match (is_active, places.contains(&Place::Kennel)) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        };
        let (mut reach, mut can_start) = (0, false);
        for card in hand.kinds() {
            for n in 0..ALIKE.min(hand.count(card).into()) {
                inputs.insert(starts.hand + (case * Card::KINDS + card as usize) * ALIKE + n);
            }
            reach |= strides(card);
            can_start |= card.starts() || card == Card::Joker;
        }
        if can_start {
            inputs.insert(starts.starters + case);
        }
        let taken = places.iter().filter_map(|place| match place {
            Place::Finish(index) => Some(*index),
            _ => None,
        });
        let free = taken.min().unwrap_or(PIECES as u8);
        let (mut homing, mut strikes) = (0, 0);
        for place in places {
            let Place::Ring { spot, star } = place else {
                continue;
            };
            let left = u32::from(left(game, acting, spot, star));
            // By one step more it is on the first spot of its finish.
            homing +=
                usize::from(!star && left < REACH as u32 && reach >> (left + 1) & ((1 << free) - 1) != 0);
            strikes += usize::from(scene.ahead(spot, enemies & !scene.stars) & reach != 0);
        }
        (0..homing).for_each(|n| inputs.insert(starts.homing + n));
        (0..strikes).for_each(|n| inputs.insert(starts.strikes + n));
    }
}

impl Encoding<Dog> for DogEncoding {
    fn name(&self) -> String {
        format!("dog 1: {} seats, {} a team", self.seats, self.team)
    }

    fn inputs(&self) -> usize {
        self.starts().end
    }

    fn sides(&self) -> usize {
        self.teams()
    }

    fn looker(&self, game: &Dog, position: &Position) -> Seat {
        let waited_for = game.turn(position).seats().lowest();
        waited_for.unwrap_or_else(|| game.view(position, Seat::new(0)).in_turn())
    }

    /// Every seat knows something else: each judges before every play, gift and deal.
    fn lookers(&self, game: &Dog, position: &Position) -> SeatSet {
        match game.turn(position) {
            Turn::Over => SeatSet::EMPTY,
            Turn::Seat(seat) if game.is_open(position, seat) => SeatSet::EMPTY,
            _ => game.seats(),
        }
    }

    fn encode(&self, view: &DogView<'_>, inputs: &mut Inputs) {
        let (game, looker) = (view.game(), view.seat().index());
        let scene = Scene::new(game, view.board());
        let starts = self.starts();
        let all = scene.teams.iter().fold(0, |all, team| all | team);
        let enemies = |colour: Seat| all & !scene.teams[game.team(colour)];
        for k in 0..self.colours {
            let colour = Seat::new((looker + k) % self.colours);
            let place = (colour, k * self.by_colour());
            self.put_colour(game, &scene, place, enemies(colour), inputs);
        }
        let side = |seat: Seat| (seat.index() + self.seats - looker) % self.seats;
        inputs.insert(starts.turn + side(view.in_turn()));
        inputs.insert(starts.starter + side(view.starter()));
        inputs.insert(
            starts.dealt
                + HANDS
                    .iter()
                    .position(|&hand| usize::from(hand) == view.dealt())
                    .unwrap_or(0),
        );
        // Until the cards change hands, what is given away is still held.
        let leaving = view.gave().filter(|_| view.is_exchange());
        let most = usize::from(HANDS[0]);
        for seat in game.seats().iter() {
            let first = starts.counts + side(seat) * most;
            let count = most.min(view.count(seat));
            (0..count).for_each(|n| inputs.insert(first + n));
        }
        if view.is_exchange() {
            inputs.insert(starts.exchange);
        }
        let hand = leaving.and_then(|card| view.hand().without(Cards::from_iter([card])));
        let hand = hand.unwrap_or_else(|| view.hand());
        if let Some(acting) = game.acting(view.board(), view.seat())
            && !hand.is_empty()
        {
            Self::put_hand(game, &scene, (acting, hand), enemies(acting), &starts, inputs);
        }
        if let Some(card) = leaving.or_else(|| view.keeper().map(|(_, card)| card)) {
            inputs.insert(starts.given + card as usize);
        }
        let unseen = view.unseen();
        for card in Card::ALL {
            let (left, pack) = (usize::from(unseen.count(card)), self.pack[card as usize]);
            // Of all that there are: at least one, more than a quarter, than a half, than three quarters.
            let parts = (left * PARTS).div_ceil(usize::from(pack.max(1)));
            let first = starts.unseen + card as usize * PARTS;
            (0..parts).for_each(|n| inputs.insert(first + n));
        }
    }

    fn contenders(&self, view: &DogView<'_>) -> u8 {
        if view.game().is_over(view.board()) {
            0
        } else {
            (1 << self.teams()) - 1
        }
    }

    fn side(&self, looker: Seat, seat: Seat) -> usize {
        (seat.index() + self.colours - looker.index()) % self.teams()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        ChoiceSet as _, Notation as _, Silent, Source as _,
        dog::{Config, Deal},
        numbers::Numbers,
    };

    fn table(seats: u8, team: u8) -> Dog {
        let config = Config {
            seats,
            team,
            ..Config::default()
        };
        Dog::new(&config).expect("a table")
    }

    /// The inputs of a position as a seat sees it.
    fn inputs(game: &Dog, position: &Position, looker: Seat) -> Inputs {
        let encoding = DogEncoding::new(game);
        let mut inputs = Inputs::none_of(encoding.inputs());
        encoding.encode(&game.view(position, looker), &mut inputs);
        inputs
    }

    /// Positions of a game in which everybody does anything.
    fn each_position(game: &Dog, seed: u64, mut look: impl FnMut(&Position, &mut Numbers)) {
        let (mut position, mut random) = (game.start(), Numbers(seed));
        for _ in 0..400 {
            look(&position, &mut random);
            match game.turn(&position) {
                Turn::Over => break,
                Turn::Chance => {
                    let deal = game.draw(&position, &mut random);
                    game.settle_known(&mut position, &deal, &mut Silent);
                }
                turn => {
                    let seat = turn.seats().lowest().expect("somebody");
                    let choice = game.choices(&position, seat).any(&mut random);
                    game.play_known(&mut position, seat, choice.expect("a choice"), &mut Silent);
                }
            }
        }
    }

    const TABLES: [(u8, u8); 8] = [(2, 1), (2, 2), (3, 1), (4, 1), (4, 2), (5, 1), (6, 2), (6, 3)];

    #[test]
    fn what_a_seat_cannot_see_is_no_input() {
        let mut hidden = 0;
        for (seats, team) in TABLES {
            let game = table(seats, team);
            each_position(&game, 5, |position, random| {
                let seat = Seat::new(random.below(seats.into()) as usize);
                let other = game.imagine(&game.view(position, seat), random);
                let told = [position, &other].map(|position| inputs(&game, position, seat));
                assert_eq!(told[0], told[1], "{}", game.write_position(position));
                hidden += usize::from(*position != other);
            });
        }
        assert!(hidden > 100, "{hidden}");
    }

    #[test]
    fn every_piece_has_its_place_and_every_card_its_number() {
        for (seats, team) in TABLES {
            let game = table(seats, team);
            let encoding = DogEncoding::new(&game);
            let starts = encoding.starts();
            each_position(&game, 6, |position, random| {
                let seat = Seat::new(random.below(seats.into()) as usize);
                let all: Vec<usize> = inputs(&game, position, seat).iter().collect();
                assert!(all.iter().all(|&input| input < starts.end));
                let within = |first: usize, count: usize| {
                    all.iter()
                        .filter(|&&input| (first..first + count).contains(&input))
                        .count()
                };
                for k in 0..encoding.colours {
                    let places = within(k * encoding.by_colour(), encoding.places());
                    assert_eq!(places, PIECES, "colour {k} of {}", game.write_position(position));
                }
                let view = game.view(position, seat);
                let cards: usize = game.seats().iter().map(|seat| view.count(seat)).sum();
                assert_eq!(within(starts.counts, starts.dealt - starts.counts), cards);
                assert_eq!(within(starts.turn, encoding.seats), 1);
                assert_eq!(within(starts.starter, encoding.seats), 1);
                assert_eq!(within(starts.dealt, HANDS.len()), 1);
            });
        }
    }

    /// A round dealt so, on a board.
    fn dealt(game: &Dog, board: &str, hands: [&str; 4]) -> Position {
        let mut position = game.read_start(board).expect("a board");
        let mut deal = Deal::default();
        for (hand, cards) in deal.hands.iter_mut().zip(hands) {
            *hand = Cards::try_from(cards.to_owned()).expect("cards");
        }
        game.settle(&mut position, &deal, &mut Silent).expect("a deal");
        position
    }

    #[test]
    fn dangers_and_uses_of_cards_are_those_of_the_board() {
        let game = table(4, 2);
        let encoding = DogEncoding::new(&game);
        let starts = encoding.starts();
        // Blue's piece has 3 steps to its start; an enemy stands 5 behind it and another 4 before it, on its start with a star.
        let position = dealt(&game, "P61F2F3|P56||P1", ["4AK8QT", "2A3456", "8945TQ", "689TQQ"]);
        let seen = inputs(&game, &position, Seat::new(0));
        let has = |input: usize| seen.iter().any(|it| it == input);
        let near = encoding.places() + 2 * encoding.ring;
        assert!(has(PIECES + 61), "so many steps from the start");
        assert!(has(near + STEPS + 5) && !has(near + STEPS + 6) && !has(near + 5));
        assert!(has(near + STEPS), "by a four that goes back");
        let reached = encoding.places() + 61 - 1;
        assert!(has(reached) && has(reached + encoding.ring), "by two");
        // With the four it gets home, and strikes who stands there else.
        assert!(has(starts.homing) && !has(starts.homing + 1));
        assert!(has(starts.strikes) && !has(starts.strikes + 1));
        assert!(has(starts.starters + 1), "an ace, with something in the kennel");
        let joker = starts.hand + (Card::KINDS + Card::Joker as usize) * ALIKE;
        let king = starts.hand + (Card::KINDS + Card::King as usize) * ALIKE;
        assert!(has(king) && !has(king + 1) && !has(joker));
        assert!(has(starts.exchange) && !has(starts.given + Card::King as usize));
    }

    #[test]
    fn what_is_given_away_is_gone_at_once() {
        let game = table(4, 2);
        let mut position = dealt(&game, "P61|||", ["4AK8QT", "2A3456", "8945TQ", "689TQQ"]);
        let seat = Seat::new(0);
        let card = crate::rules::dog::Choice::Card(Card::King);
        game.play(&mut position, seat, card, &mut Silent).expect("legal");
        let seen = inputs(&game, &position, seat);
        let starts = DogEncoding::new(&game).starts();
        let king = starts.hand + (Card::KINDS + Card::King as usize) * ALIKE;
        assert!(seen.iter().any(|it| it == starts.given + Card::King as usize));
        assert!(seen.iter().all(|it| it != king));
    }

    #[test]
    fn mates_are_one_side() {
        let (four, six) = (DogEncoding::new(&table(4, 2)), DogEncoding::new(&table(6, 2)));
        let side = |encoding: &DogEncoding, looker, seat| encoding.side(Seat::new(looker), Seat::new(seat));
        assert_eq!([0, 1, 2, 3].map(|seat| side(&four, 1, seat)), [1, 0, 1, 0]);
        assert_eq!(
            [0, 1, 2, 3, 4, 5].map(|seat| side(&six, 2, seat)),
            [1, 2, 0, 1, 2, 0]
        );
    }
}
