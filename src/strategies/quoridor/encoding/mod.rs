//! What of Quoridor a network sees: all of it, from the side of the seat in turn.

mod four;
mod two;

pub(super) use two::{Side, seen};

use super::{eval::Stand, node::SEATS};
use crate::{
    networks::{Encoding, Inputs},
    rules::{
        Game as _, Seat, SeatSet, Turn, View as _,
        quoridor::{Config, Position, Quoridor, QuoridorView},
    },
};

/// Columns and rows of the board.
const SIDE: u32 = 9;
/// Posts between its squares, on each of which a fence may lie in two ways.
const POSTS: usize = 64;
const FENCES_BOTH_WAYS: usize = 2 * POSTS;
const HANDS: usize = Config::MOST_FENCES as usize + 1;
/// Ways of so many steps and more are one.
const WAYS: usize = 32;
/// By so many steps to either side a way is longer than the other at most, as far as it is told.
const LEAD: i32 = 12;
const LEADS: usize = 2 * LEAD as usize + 1;
/// Hands in classes: none, one, two, three and four, more.
const CLASSES: usize = 5;
/// The inputs for a race of two: by how much one is ahead with so many fences in either hand.
const RACE: usize = LEADS * CLASSES * CLASSES;

/// Posts with left and right exchanged: eight rows of eight bits.
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

/// Which of [`RACE`] inputs stands for the race of two seats.
#[inline]
fn race(stand: &Stand, own: usize, other: usize) -> usize {
    let lead = i32::from(stand.to_go[other]) - i32::from(stand.to_go[own]);
    let lead = (lead.clamp(-LEAD, LEAD) + LEAD) as usize;
    (class(stand.left[own]) * CLASSES + class(stand.left[other])) * LEADS + lead
}

impl Stand {
    /// What a seat sees, as if it were in turn.
    pub(super) fn of(game: &Quoridor, position: &Position, own: Seat) -> Self {
        let mut to_go = [0; SEATS];
        for seat in game.seats().iter() {
            to_go[seat.index() % SEATS] = game.distance(position, seat, None).unwrap_or(0);
        }
        Self::new(position, own, to_go)
    }

    /// Puts into an empty set what the seat in turn sees at a table of two, or of four.
    #[inline]
    pub(super) fn put(&self, seats: usize, inputs: &mut Inputs) {
        if seats == 2 {
            two::put(self, inputs);
        } else {
            four::put(self, inputs);
        }
    }
}

/// Quoridor on the usual board, seen by the seat in turn.
#[derive(Clone, Copy, Debug)]
pub struct QuoridorEncoding {
    seats: u8,
    fences: u8,
}

impl QuoridorEncoding {
    /// For a table; none for other boards than the usual one, of nine by nine squares.
    #[must_use]
    pub fn new(rules: &Quoridor) -> Option<Self> {
        let Config {
            seats,
            columns,
            rows,
            fences,
            ..
        } = *rules.config();
        let is_usual = [columns, rows].map(u32::from) == [SIDE; 2];
        is_usual.then_some(Self { seats, fences })
    }
}

impl Encoding<Quoridor> for QuoridorEncoding {
    fn name(&self) -> String {
        let Self { seats, fences } = self;
        format!("quoridor 1: {seats} seats, {SIDE} columns, {SIDE} rows, {fences} fences")
    }

    fn inputs(&self) -> usize {
        if self.seats == 2 { two::ALL } else { four::ALL }
    }

    fn sides(&self) -> usize {
        self.seats.into()
    }

    fn looker(&self, game: &Quoridor, position: &Position) -> Seat {
        game.turn(position).seats().lowest().unwrap_or(Seat::new(0))
    }

    fn lookers(&self, game: &Quoridor, position: &Position) -> SeatSet {
        game.turn(position).seats()
    }

    fn encode(&self, view: &QuoridorView<'_>, inputs: &mut Inputs) {
        Stand::of(view.game(), view.position(), view.seat()).put(self.sides(), inputs);
    }

    fn contenders(&self, view: &QuoridorView<'_>) -> u8 {
        match view.game().turn(view.position()) {
            Turn::Over => 0,
            _ => (1 << self.seats) - 1,
        }
    }

    fn side(&self, looker: Seat, seat: Seat) -> usize {
        (seat.index() + self.sides() - looker.index()) % self.sides()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Notation as _;
    use two::{HAND, OTHER, RACE, WAY};

    fn inputs(seats: u8, position: &str) -> Vec<usize> {
        let config = Config {
            seats,
            fences: 20 / seats,
            ..Config::default()
        };
        let game = Quoridor::new(&config).expect("a table");
        let encoding = QuoridorEncoding::new(&game).expect("the usual board");
        let position = game.read_position(position).expect("a position");
        let mut inputs = Inputs::none_of(encoding.inputs());
        let view = game.view(&position, encoding.looker(&game, &position));
        encoding.encode(&view, &mut inputs);
        inputs.iter().collect()
    }

    #[test]
    fn the_board_is_the_same_from_both_sides_and_mirrored() {
        let inputs = |position| inputs(2, position);
        let seen = inputs("pawns=d3,f8 left=7,9 fences=a1h,d3v,e5h,h2v next=0");
        assert_eq!(seen, inputs("pawns=f3,d8 left=7,9 fences=h1h,e3v,d5h,a2v next=0"));
        assert_eq!(seen, inputs("pawns=d2,f7 left=9,7 fences=h8h,e6v,d4h,a7v next=1"));
        assert_ne!(seen, inputs("pawns=d3,f8 left=7,9 fences=a1h,d3v,e5h,h2v next=1"));
    }

    #[test]
    fn what_is_in_is_known_by_its_number() {
        let start = inputs(2, "pawns=e1,e9 left=10,10 fences=- next=0");
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

    /// Turned by a quarter, clockwise: who went up goes to the right.
    #[test]
    fn a_board_for_four_is_the_same_from_all_its_sides() {
        // A square (column, row) of nine becomes (row, 8 − column), a post of eight (row, 7 − column).
        let square = |(column, row): (u8, u8)| format!("{}{}", char::from(b'a' + column), row + 1);
        let quarter = |(column, row): (u8, u8), last: u8| (row, last - column);
        let mut pawns = [(3, 1), (2, 5), (6, 7), (7, 4)];
        let mut fences = [((0, 0), 'h'), ((3, 2), 'v'), ((5, 6), 'h'), ((6, 3), 'v')];
        let mut left = [5, 3, 4, 4];
        let told = |pawns: &[(u8, u8)], left: &[u8], fences: &[((u8, u8), char)], next: usize| {
            let list = |parts: Vec<String>| parts.join(",");
            format!(
                "pawns={} left={} fences={} next={next}",
                list(pawns.iter().map(|&pawn| square(pawn)).collect()),
                list(left.iter().map(u8::to_string).collect()),
                list(
                    fences
                        .iter()
                        .map(|&(post, way)| square(post) + &way.to_string())
                        .collect()
                ),
            )
        };
        let seen = inputs(4, &told(&pawns, &left, &fences, 0));
        assert_ne!(seen, inputs(4, &told(&pawns, &left, &fences, 1)));
        for next in 1..4 {
            pawns = pawns.map(|pawn| quarter(pawn, 8));
            pawns.rotate_right(1);
            left.rotate_right(1);
            fences = fences.map(|(post, way)| (quarter(post, 7), if way == 'h' { 'v' } else { 'h' }));
            assert_eq!(inputs(4, &told(&pawns, &left, &fences, next)), seen, "{next}");
        }
    }

    #[test]
    fn other_boards_are_not_seen() {
        let small = Config {
            columns: 5,
            ..Config::default()
        };
        let game = Quoridor::new(&small).expect("a table");
        assert!(QuoridorEncoding::new(&game).is_none());
    }
}
