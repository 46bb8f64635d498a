//! What is put into a network at a table of two: the seat in turn first, then the other.
//!
//! The board is turned so that the seat in turn goes up, and mirrored so that its pawn stands on the left half: what differs
//! only by that is the same to the network.

use super::{FENCES_BOTH_WAYS, HANDS, POSTS, RACE as RACES, SIDE, Stand, WAYS, mirrored, race};
use crate::{
    networks::{Folded, Inputs, Network},
    rules::quoridor::SQUARE_NUMBERS,
};

/// Where the parts of the inputs begin.
pub(super) const OTHER: usize = SQUARE_NUMBERS;
const FENCES: usize = OTHER + SQUARE_NUMBERS;
pub(super) const HAND: usize = FENCES + FENCES_BOTH_WAYS;
pub(super) const WAY: usize = HAND + 2 * HANDS;
pub(super) const RACE: usize = WAY + 2 * WAYS;
/// From here on are what networks saw nothing of before: by how much the other pawn is to the right and further up.
pub(super) const APART: usize = RACE + RACES;
/// Both hands at once, and how far both have to go.
pub(super) const HANDS_TOGETHER: usize = APART + SPREAD * SPREAD;
pub(super) const WAYS_TOGETHER: usize = HANDS_TOGETHER + FEW * FEW;
/// How many squares lie on shortest ways of both.
pub(super) const SHARED: usize = WAYS_TOGETHER + NEAR * NEAR;
pub(super) const ALL: usize = SHARED + MOST_SHARED;

/// As many columns and rows may lie between pawns, to either side.
const SPREAD: usize = 2 * SIDE as usize - 1;
/// Hands of the usual size, and ways of so many steps and more are one.
const FEW: usize = 11;
const NEAR: usize = 24;
const MOST_SHARED: usize = 16;

/// Of the columns of a [`Folded`] network those behind the inputs stand for both hands, and for both ways.
const HANDS_FOLDED: usize = ALL;
const WAYS_FOLDED: usize = HANDS_FOLDED + HANDS * HANDS;

/// What the seat in turn sees.
#[derive(Clone, Copy, Debug)]
struct Sight {
    own: usize,
    other: usize,
    fences: [u64; 2],
    hands: [usize; 2],
    ways: [usize; 2],
    race: usize,
    apart: usize,
    shared: usize,
}

impl Sight {
    #[inline]
    fn of(stand: &Stand) -> Self {
        let turn = stand.turn.index() % 2;
        let both = [turn, 1 - turn];
        let is_turned = turn == 1;
        let last = SQUARE_NUMBERS as u8 - 1;
        let [mut own, mut other] = both.map(|seat| {
            let at = stand.at[seat];
            if is_turned { last - at } else { at }
        });
        let mut fences = [stand.fences as u64, (stand.fences >> POSTS) as u64];
        if is_turned {
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
        let further = side - 1;
        let right = other % side + further - own % side;
        let up = other / side + further - own / side;
        Self {
            own: own.into(),
            other: other.into(),
            fences,
            hands: both.map(|seat| usize::from(stand.left[seat]).min(HANDS - 1)),
            ways: both.map(|seat| usize::from(stand.to_go[seat]).min(WAYS - 1)),
            race: race(stand, turn, 1 - turn),
            apart: usize::from(up) * SPREAD + usize::from(right),
            shared: ((stand.ways[0] & stand.ways[1]).count_ones() as usize).min(MOST_SHARED - 1),
        }
    }

    /// The columns of which one of each kind is in.
    #[inline]
    fn columns(&self) -> [usize; KINDS] {
        [
            self.own,
            OTHER + self.other,
            HANDS_FOLDED + self.hands[0] * HANDS + self.hands[1],
            WAYS_FOLDED + self.ways[0] * WAYS + self.ways[1],
            RACE + self.race,
            APART + self.apart,
            SHARED + self.shared,
        ]
    }
}

/// The inputs for both hands.
fn of_hands([own, other]: [usize; 2]) -> [usize; 3] {
    let [mine, theirs] = [own, other].map(|hand| hand.min(FEW - 1));
    [
        HAND + own,
        HAND + HANDS + other,
        HANDS_TOGETHER + mine * FEW + theirs,
    ]
}

/// The inputs for both ways.
fn of_ways([own, other]: [usize; 2]) -> [usize; 3] {
    let [mine, theirs] = [own, other].map(|way| way.min(NEAR - 1));
    [
        WAY + own,
        WAY + WAYS + other,
        WAYS_TOGETHER + mine * NEAR + theirs,
    ]
}

/// Puts into an empty set what is so.
pub(super) fn put(stand: &Stand, inputs: &mut Inputs) {
    let sight = Sight::of(stand);
    for (k, posts) in sight.fences.into_iter().enumerate() {
        inputs.insert_bits(FENCES + k * POSTS, posts);
    }
    let parts = [of_hands(sight.hands), of_ways(sight.ways)];
    let columns = sight.columns().into_iter().filter(|&column| column < ALL);
    for input in columns.chain(parts.into_iter().flatten()) {
        inputs.insert(input);
    }
}

/// A network, and what it has computed last for one seat in turn.
#[derive(Clone, Debug)]
pub(in crate::strategies::quoridor) struct Seen {
    columns: [usize; KINDS],
    fences: [u64; 2],
    units: Vec<i16>,
}

/// How many kinds of columns there are of which one is in.
const KINDS: usize = 7;

/// A network folded so that hands are one column, and so are ways.
pub(in crate::strategies::quoridor) fn folded(network: &Network) -> Option<Folded> {
    let pairs = |most: usize| (0..most * most).map(move |pair| [pair / most, pair % most]);
    let hands = pairs(HANDS).map(of_hands);
    Folded::new(network, hands.chain(pairs(WAYS).map(of_ways)))
}

impl Seen {
    /// Nothing was seen yet: the first column of all kinds is in.
    pub(in crate::strategies::quoridor) fn new(folded: &Folded) -> Self {
        let columns = [0; KINDS];
        let mut units = folded.units();
        for column in columns {
            folded.add(&mut units, column);
        }
        Self {
            columns,
            fences: [0; 2],
            units,
        }
    }

    /// By how much the seat in turn is ahead. What has changed since it was asked last is all that is computed.
    #[inline]
    pub(in crate::strategies::quoridor) fn lead(&mut self, folded: &Folded, stand: &Stand) -> i32 {
        let sight = Sight::of(stand);
        for (known, now) in self.columns.iter_mut().zip(sight.columns()) {
            if *known != now {
                folded.exchange(&mut self.units, *known, now);
                *known = now;
            }
        }
        for (k, (known, now)) in self.fences.iter_mut().zip(sight.fences).enumerate() {
            let mut changed = *known ^ now;
            while changed != 0 {
                let post = changed.trailing_zeros() as usize;
                let column = FENCES + k * POSTS + post;
                if now >> post & 1 == 1 {
                    folded.add(&mut self.units, column);
                } else {
                    folded.take(&mut self.units, column);
                }
                changed &= changed - 1;
            }
            *known = now;
        }
        folded.lead(&self.units)
    }
}
