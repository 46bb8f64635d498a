//! The positions of a race for two as numbers, so that a table has a place for each.
//!
//! Whoever is to throw comes first: a position is a *row*, the places of the own pawns with the [`Throw`] that is due,
//! and the places of the other's. Sets of places are numbered by how far their pawns have come, all together. Where both
//! would stand on one spot of the ring there is a number without a position.
//!
//! Invariant: the two seats look at the board alike, so what one sees from its side is told by the same numbers.

use std::ops::Range;

use super::Unsolvable;
use crate::rules::{
    Seat,
    race::{Race, Throw, lay_out, throws},
};

/// The bit of the yard in a set of places; how many wait there follows from the others.
const YARD_BIT: u128 = 1;

/// Positions and their numbers.
#[derive(Clone, Debug)]
pub(super) struct Numbering<G: Race> {
    pub(super) game: G,
    /// The two seats.
    pub(super) seats: [Seat; 2],
    /// The sets of places of one seat, by how far they have come; those that are all home are none of them.
    sets: Vec<u128>,
    /// For each sum of places the first set that has come so far, and at the end how many sets there are.
    starts: Vec<u32>,
    /// The number of a set by its rank.
    numbers: Vec<u32>,
    ranks: Ranks,
    /// The ring spots of each set, as each of the two seats stands there.
    spots: [Vec<u128>; 2],
    /// The set and the throw of each row.
    rows: Vec<(u32, Throw)>,
    /// The first row of each set, and at the end how many rows there are.
    first_rows: Vec<u32>,
}

/// Ranks of small sets of places: by their size, then in the order of combinations.
#[derive(Clone, Debug)]
struct Ranks {
    /// For each place how many sets of so many lower ones there are.
    below: Vec<Vec<u32>>,
    /// The first rank of each size.
    sizes: Vec<u32>,
}

impl Ranks {
    #[inline]
    fn rank(&self, set: u128) -> usize {
        let (mut left, mut rank, mut size) = (set, 0, 0);
        while left != 0 {
            size += 1;
            rank += self.below[left.trailing_zeros() as usize][size];
            left &= left - 1;
        }
        (self.sizes[size] + rank) as usize
    }
}

/// How many ways there are to take so many of some.
fn choose(from: u32, take: u32) -> f64 {
    (0..take)
        .map(|k| f64::from(from.saturating_sub(k)) / f64::from(k + 1))
        .product()
}

/// How many sets of places a seat can have, all home included.
fn count<G: Race>(game: &G) -> f64 {
    let (way, pawns) = (game.course().track.way(), game.course().pawns);
    (0..=u32::from(pawns)).map(|out| choose(way.into(), out)).sum()
}

/// About how many positions there are.
///
/// # Errors
/// When the game is not one that can be solved, however small.
pub(super) fn estimate<G: Race>(game: &G) -> Result<f64, Unsolvable> {
    opposite(game).ok_or(Unsolvable::Seats)?;
    let throws = throws(game).ok_or(Unsolvable::Counts)?;
    Ok(count(game) * count(game) * throws.len() as f64)
}

/// The two seats, where there are two and the board is the same for both.
fn opposite<G: Race>(game: &G) -> Option<[Seat; 2]> {
    let (course, mut seats) = (game.course(), game.seats().iter());
    let [first, second] = [seats.next()?, seats.next()?];
    let way = course.track.start(second) - course.track.start(first);
    (seats.next().is_none() && 2 * u16::from(way) == u16::from(course.track.ring()))
        .then_some([first, second])
}

/// All sets of at most so many places.
fn all_sets(way: u8, most: u8) -> Vec<u128> {
    let mut sets = vec![0];
    let mut last = 0..1;
    for _ in 0..most {
        let begin = sets.len();
        for at in last {
            let set: u128 = sets[at];
            let above = 128 - set.leading_zeros() as u8;
            sets.extend((above.max(1)..=way).map(|place| set | 1 << place));
        }
        last = begin..sets.len();
    }
    sets
}

fn far(set: u128) -> usize {
    let (mut left, mut far) = (set, 0);
    while left != 0 {
        far += left.trailing_zeros() as usize;
        left &= left - 1;
    }
    far
}

impl<G: Race> Numbering<G> {
    /// Numbers the positions of a game, of which there must not be too many.
    ///
    /// # Errors
    /// When the game is not one that can be solved.
    pub(super) fn new(game: &G) -> Result<Self, Unsolvable> {
        let two = opposite(game).ok_or(Unsolvable::Seats)?;
        let all_throws = throws(game).ok_or(Unsolvable::Counts)?;
        let (track, pawns) = (game.course().track, game.course().pawns);
        let below = (0..=u32::from(track.way()))
            .map(|place| {
                let sizes = 0..=u32::from(pawns);
                sizes
                    .map(|size| choose(place.saturating_sub(1), size).round() as u32)
                    .collect()
            })
            .collect();
        let sizes = (0..=u32::from(pawns)).scan(0, |first, size| {
            let this = *first;
            *first += choose(track.way().into(), size).round() as u32;
            Some(this)
        });
        let ranks = Ranks {
            below,
            sizes: sizes.collect(),
        };
        let mut sets = all_sets(track.way(), pawns);
        let all = sets.len();
        let lane = 1 + track.ring();
        let is_home = |set: u128| set.count_ones() == u32::from(pawns) && set >> lane << lane == set;
        sets.retain(|&set| !is_home(set));
        sets.sort_unstable_by_key(|&set| (far(set), set));
        let farthest = sets.last().map_or(0, |&set| far(set));
        let begins = (0..=farthest + 1).map(|sum| sets.partition_point(|&set| far(set) < sum) as u32);
        let starts: Vec<u32> = begins.collect();
        let mut numbers = vec![u32::MAX; all];
        for (number, &set) in (0..).zip(&sets) {
            numbers[ranks.rank(set)] = number;
        }
        let ring = (1_u128 << track.ring()) - 1;
        let spots = two.map(|seat| {
            let start = track.start(seat);
            let turned = |set: u128| {
                let on_ring = set >> 1 & ring;
                (on_ring << start | on_ring >> (track.ring() - start)) & ring
            };
            sets.iter().map(|&set| turned(set)).collect()
        });
        let (mut rows, mut first_rows) = (Vec::new(), Vec::with_capacity(sets.len() + 1));
        for (number, &set) in (0..).zip(&sets) {
            first_rows.push(rows.len() as u32);
            let fits = |throw: &&Throw| lay_out(game, two[0], **throw, [(two[0], set)]).is_some();
            rows.extend(all_throws.iter().filter(fits).map(|&throw| (number, throw)));
        }
        first_rows.push(rows.len() as u32);
        Ok(Self {
            game: game.clone(),
            seats: two,
            sets,
            starts,
            numbers,
            ranks,
            spots,
            rows,
            first_rows,
        })
    }

    /// How many numbers there are.
    pub(super) fn len(&self) -> usize {
        self.rows.len() * self.sets.len()
    }

    /// How many positions there are.
    pub(super) fn positions(&self) -> u64 {
        let others = |set: u32| {
            (0..self.sets.len() as u32)
                .filter(move |&other| self.exists(set, other))
                .count()
        };
        let of = |set: u32| (self.rows_of(set).len() * others(set)) as u64;
        (0..self.sets.len() as u32).map(of).sum()
    }

    /// The numbers of all positions, rising.
    pub(super) fn all(&self) -> impl Iterator<Item = usize> {
        let sets = self.sets.len();
        self.rows.iter().enumerate().flat_map(move |(row, &(set, _))| {
            let others = (0..sets).filter(move |&other| self.exists(set, other as u32));
            others.map(move |other| row * sets + other)
        })
    }

    /// Whether the one to throw can stand so while the other one stands so.
    #[inline]
    pub(super) fn exists(&self, own: u32, other: u32) -> bool {
        self.spots[0][own as usize] & self.spots[1][other as usize] == 0
    }

    /// The highest sum of places of both seats together.
    pub(super) fn top(&self) -> usize {
        2 * (self.starts.len() - 2)
    }

    /// The sets of places whose sum is this.
    pub(super) fn sets_of(&self, sum: usize) -> Range<u32> {
        match self.starts.get(sum..sum + 2) {
            Some(ends) => ends[0]..ends[1],
            None => 0..0,
        }
    }

    /// The rows of a set.
    #[inline]
    pub(super) fn rows_of(&self, set: u32) -> Range<usize> {
        self.first_rows[set as usize] as usize..self.first_rows[set as usize + 1] as usize
    }

    /// The number of a row against a set of the other seat.
    #[inline]
    pub(super) fn number(&self, row: usize, other: u32) -> usize {
        row * self.sets.len() + other as usize
    }

    /// The number of the set that a seat has in a position; none when all its pawns are home.
    #[inline]
    pub(super) fn set(&self, position: &G::Position, side: usize) -> Option<u32> {
        let set = position.stands(self.seats[side]) & !YARD_BIT;
        let number = self.numbers[self.ranks.rank(set)];
        (number != u32::MAX).then_some(number)
    }

    /// The row of a set for a throw that is due.
    #[inline]
    pub(super) fn row(&self, set: u32, throw: Throw) -> Option<usize> {
        let mut rows = self.rows_of(set);
        if rows.len() == 1 {
            return rows.next();
        }
        rows.find(|&row| self.rows[row].1 == throw)
    }

    /// The side to throw in a position in which a throw is due, and its number.
    pub(super) fn find(&self, position: &G::Position) -> Option<(usize, usize)> {
        let (seat, throw) = position.due()?;
        let side = usize::from(seat == self.seats[1]);
        let (own, other) = (self.set(position, side)?, self.set(position, 1 - side)?);
        Some((side, self.number(self.row(own, throw)?, other)))
    }

    /// The position in which a side is to throw with this row against this set of the other side.
    #[inline]
    pub(super) fn position(&self, side: usize, row: usize, other: u32) -> Option<G::Position> {
        let (own, throw) = self.rows[row];
        let stands = |side: usize, set: u32| (self.seats[side], self.sets[set as usize]);
        lay_out(
            &self.game,
            self.seats[side],
            throw,
            [stands(side, own), stands(1 - side, other)],
        )
    }

    /// The position with this number, the first side to throw.
    pub(super) fn numbered(&self, number: usize) -> Option<G::Position> {
        let sets = self.sets.len();
        (number < self.len()).then(|| self.position(0, number / sets, (number % sets) as u32))?
    }

    /// The position in which a side has the first turn.
    pub(super) fn opening(&self, side: usize) -> Option<G::Position> {
        let mut position = lay_out(&self.game, self.seats[side], Throw::default(), [])?;
        self.game.begin_turn(&mut position, self.seats[side]);
        Some(position)
    }
}
