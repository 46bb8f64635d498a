//! What a position is worth without looking ahead: who is how far, whose turn it is, and who has how many fences.
//!
//! Values are whole numbers: [`STEP`] for a step, [`WIN`] less a little for every ply for a win that is proven.

use super::node::SEATS;
use crate::rules::{Seat, SeatSet, quoridor::Position};

/// A step ahead.
pub(super) const STEP: i32 = 64;
/// A win at once; one that takes longer is worth [`PLY`] less for each ply.
pub(super) const WIN: i32 = 30_000;
/// More than any noise, so that a sooner win is always better.
pub(super) const PLY: i32 = 32;
/// Values beyond this, up or down, are proven wins and losses.
pub(super) const PROVEN: i32 = 20_000;

/// What a number of fences in hand is worth: the first ones more than those that come on top. Found by matches of 60
/// games at 6,000 to 8,000 nodes a move: about 0.45 times these values lost 19–41 to 0.65 times, that lost 14–46 to 1.1
/// times, and 1.8 times lost 23–36 to 1.1 times.
const HANDS: [i32; 21] = [
    0, 135, 235, 325, 410, 485, 560, 625, 690, 745, 800, 850, 895, 935, 970, 1005, 1030, 1055, 1070, 1085,
    1095,
];

/// What a position is judged by: where every pawn stands and how far it has to go, the fences on the board and in every
/// hand, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stand {
    pub(super) at: [u8; SEATS],
    pub(super) fences: u128,
    pub(super) to_go: [u8; SEATS],
    pub(super) left: [u8; SEATS],
    pub(super) turn: Seat,
}

fn hand(left: u8) -> i32 {
    HANDS[usize::from(left).min(HANDS.len() - 1)]
}

impl Stand {
    /// That of a position in which a seat is in turn, and all pawns have so far to go.
    #[inline]
    pub(super) fn new(position: &Position, turn: Seat, to_go: [u8; SEATS]) -> Self {
        let seats = [0, 1, 2, 3].map(Seat::new);
        Self {
            at: seats.map(|seat| position.square(seat).number()),
            fences: position.fence_word(),
            to_go,
            left: seats.map(|seat| position.left(seat)),
            turn,
        }
    }

    /// The ply in which the pawn of a seat would arrive: whose turn comes sooner is that much nearer.
    #[inline]
    pub(super) fn arrives(&self, seat: Seat, seats: SeatSet) -> i32 {
        let count = seats.len() as i32;
        let waits = (seat.index() as i32 - self.turn.index() as i32).rem_euclid(count);
        i32::from(self.to_go[seat.index() % SEATS]) * count + waits
    }

    /// The worth for the seat `own`; of several others the first to arrive counts as much as all
    /// of them on average.
    #[inline]
    pub(super) fn worth(&self, own: Seat, seats: SeatSet) -> i32 {
        let count = seats.len() as i32;
        let (mut first, mut sum, mut hands) = (i32::MAX, 0, 0);
        for other in seats.without(own).iter() {
            let ply = self.arrives(other, seats);
            first = first.min(ply);
            sum += ply;
            hands += hand(self.left[other.index() % SEATS]);
        }
        let others = count - 1;
        let rivals = if others == 1 {
            first
        } else {
            i32::midpoint(first, sum / others)
        };
        (rivals - self.arrives(own, seats)) * STEP / count + hand(self.left[own.index() % SEATS])
            - hands / others
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(to_go: [u8; 2], left: [u8; 2], turn: usize) -> i32 {
        let stand = Stand {
            at: [0; SEATS],
            fences: 0,
            to_go: [to_go[0], to_go[1], 0, 0],
            left: [left[0], left[1], 0, 0],
            turn: Seat::new(turn),
        };
        stand.worth(Seat::new(0), SeatSet::first(2))
    }

    #[test]
    fn the_turn_is_worth_half_a_step() {
        assert_eq!(worth([8, 8], [10, 10], 0), STEP / 2);
        assert_eq!(worth([8, 8], [10, 10], 1), -STEP / 2);
        assert_eq!(worth([7, 8], [10, 10], 1), STEP / 2);
    }

    #[test]
    fn the_last_fence_is_worth_more_than_the_tenth() {
        let first = worth([8, 8], [1, 0], 0) - worth([8, 8], [0, 0], 0);
        let tenth = worth([8, 8], [10, 9], 0) - worth([8, 8], [9, 9], 0);
        assert!(first > tenth && tenth > 0);
    }

    #[test]
    fn every_other_value_is_between_the_proven_ones() {
        let highest = worth([0, 80], [20, 0], 0);
        assert!(highest < PROVEN && PROVEN < WIN - 300 * PLY, "{highest}");
    }
}
