//! What of Quoridor between two a network sees: all of it, from the side of the seat in turn.
//!
//! The board is turned so that this seat goes up, and mirrored so that its pawn stands on the left half: what differs only
//! by that is the same to the network.

use crate::{
    networks::{Encoding, Inputs},
    rules::{
        Game as _, Seat, SeatSet, Turn, View as _,
        quoridor::{Config, Position, Quoridor, QuoridorView, SQUARE_NUMBERS},
    },
};

/// Columns and rows of the board.
const SIDE: u32 = 9;
/// Posts between its squares, on each of which a fence may lie in two ways.
const POSTS: usize = 64;
const HANDS: usize = Config::MOST_FENCES as usize + 1;
/// Ways of so many steps and more are one.
const WAYS: usize = 32;
/// By so many steps to either side a way is longer than the other at most, as far as it is told.
const LEAD: i32 = 12;
const LEADS: usize = 2 * LEAD as usize + 1;
/// Hands in classes: none, one, two, three and four, more.
const CLASSES: usize = 5;

/// Where the parts of the inputs begin.
const OTHER: usize = SQUARE_NUMBERS;
const FENCES: usize = OTHER + SQUARE_NUMBERS;
const HAND: usize = FENCES + 2 * POSTS;
const WAY: usize = HAND + 2 * HANDS;
const RACE: usize = WAY + 2 * WAYS;
const ALL: usize = RACE + LEADS * CLASSES * CLASSES;

/// What a network sees: the seat in turn first, then the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// The squares of the pawns by their numbers.
    pub(super) at: [u8; 2],
    /// How far they have to go.
    pub(super) to_go: [u8; 2],
    /// Fences in hand.
    pub(super) left: [u8; 2],
    /// The fences on the board.
    pub(super) fences: u128,
    /// Whether the seat in turn goes down the board.
    pub(super) is_turned: bool,
}

/// Posts with left and right exchanged.
#[inline]
const fn mirrored(posts: u64) -> u64 {
    posts.reverse_bits().swap_bytes()
}

#[inline]
const fn class(left: u8) -> usize {
    match left {
        0..=2 => left as usize,
        3 | 4 => 3,
        _ => 4,
    }
}

impl Sight {
    /// What a seat sees.
    pub(super) fn of(game: &Quoridor, position: &Position, own: Seat) -> Self {
        let seats = [own, Seat::new(1 - own.index() % 2)];
        Self {
            at: seats.map(|seat| position.square(seat).number()),
            to_go: seats.map(|seat| game.distance(position, seat, None).unwrap_or(0)),
            left: seats.map(|seat| position.left(seat)),
            fences: position.fence_word(),
            is_turned: own.index() == 1,
        }
    }

    /// Puts into an empty set what is so.
    #[inline]
    pub(super) fn put(&self, inputs: &mut Inputs) {
        let last = SQUARE_NUMBERS as u8 - 1;
        let [mut own, mut other] = self.at.map(|at| if self.is_turned { last - at } else { at });
        let mut fences = [self.fences as u64, (self.fences >> POSTS) as u64];
        if self.is_turned {
            fences = fences.map(u64::reverse_bits);
        }
        let side = SIDE as u8;
        let middle = side / 2;
        let is_right = match own % side {
            column if column == middle => other % side > middle,
            column => column > middle,
        };
        if is_right {
            let mirror = |square: u8| square - square % side + (side - 1 - square % side);
            (own, other) = (mirror(own), mirror(other));
            fences = fences.map(mirrored);
        }
        inputs.insert(own.into());
        inputs.insert(OTHER + usize::from(other));
        for (k, posts) in fences.into_iter().enumerate() {
            inputs.insert_bits(FENCES + k * POSTS, posts);
        }
        for k in 0..2 {
            inputs.insert(HAND + k * HANDS + usize::from(self.left[k]).min(HANDS - 1));
            inputs.insert(WAY + k * WAYS + usize::from(self.to_go[k]).min(WAYS - 1));
        }
        let lead = i32::from(self.to_go[1]) - i32::from(self.to_go[0]);
        let lead = (lead.clamp(-LEAD, LEAD) + LEAD) as usize;
        let classes = class(self.left[0]) * CLASSES + class(self.left[1]);
        inputs.insert(RACE + classes * LEADS + lead);
    }

    /// How many inputs there are.
    pub(super) const COUNT: usize = ALL;
}

/// Quoridor between two on the usual board, seen by the seat in turn.
#[derive(Clone, Copy, Debug)]
pub struct QuoridorEncoding {
    fences: u8,
}

impl QuoridorEncoding {
    /// For a table; none for four seats and for other boards than the usual one, of nine by nine squares.
    #[must_use]
    pub fn new(rules: &Quoridor) -> Option<Self> {
        let Config {
            seats,
            columns,
            rows,
            fences,
            ..
        } = *rules.config();
        let is_usual = seats == 2 && [columns, rows].map(u32::from) == [SIDE; 2];
        is_usual.then_some(Self { fences })
    }
}

impl Encoding<Quoridor> for QuoridorEncoding {
    fn name(&self) -> String {
        let Self { fences } = self;
        format!("quoridor 1: 2 seats, {SIDE} columns, {SIDE} rows, {fences} fences")
    }

    fn inputs(&self) -> usize {
        Sight::COUNT
    }

    fn sides(&self) -> usize {
        2
    }

    fn looker(&self, game: &Quoridor, position: &Position) -> Seat {
        game.turn(position).seats().lowest().unwrap_or(Seat::new(0))
    }

    fn lookers(&self, game: &Quoridor, position: &Position) -> SeatSet {
        game.turn(position).seats()
    }

    fn encode(&self, view: &QuoridorView<'_>, inputs: &mut Inputs) {
        Sight::of(view.game(), view.position(), view.seat()).put(inputs);
    }

    fn contenders(&self, view: &QuoridorView<'_>) -> u8 {
        match view.game().turn(view.position()) {
            Turn::Over => 0,
            _ => 0b11,
        }
    }

    fn side(&self, looker: Seat, seat: Seat) -> usize {
        usize::from(looker != seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Notation as _;

    fn inputs(position: &str) -> Vec<usize> {
        let game = Quoridor::new(&Config::default()).expect("the usual game");
        let encoding = QuoridorEncoding::new(&game).expect("the usual board");
        let position = game.read_position(position).expect("a position");
        let mut inputs = Inputs::none_of(encoding.inputs());
        let view = game.view(&position, encoding.looker(&game, &position));
        encoding.encode(&view, &mut inputs);
        inputs.iter().collect()
    }

    #[test]
    fn the_board_is_the_same_from_both_sides_and_mirrored() {
        let seen = inputs("pawns=d3,f8 left=7,9 fences=a1h,d3v,e5h,h2v next=0");
        assert_eq!(seen, inputs("pawns=f3,d8 left=7,9 fences=h1h,e3v,d5h,a2v next=0"));
        assert_eq!(seen, inputs("pawns=d2,f7 left=9,7 fences=h8h,e6v,d4h,a7v next=1"));
        assert_ne!(seen, inputs("pawns=d3,f8 left=7,9 fences=a1h,d3v,e5h,h2v next=1"));
    }

    #[test]
    fn what_is_in_is_known_by_its_number() {
        let start = inputs("pawns=e1,e9 left=10,10 fences=- next=0");
        let centre = 4;
        assert_eq!(
            start,
            [
                centre,
                OTHER + 8 * 9 + centre,
                HAND + 10,
                HAND + HANDS + 10,
                WAY + 8,
                WAY + WAYS + 8,
                RACE + 24 * LEADS + LEAD as usize,
            ]
        );
    }

    #[test]
    fn other_boards_and_four_seats_are_not_seen() {
        let small = Config {
            columns: 5,
            ..Config::default()
        };
        let four = Config {
            seats: 4,
            ..Config::default()
        };
        for config in [small, four] {
            let game = Quoridor::new(&config).expect("a table");
            assert!(QuoridorEncoding::new(&game).is_none());
        }
    }
}
