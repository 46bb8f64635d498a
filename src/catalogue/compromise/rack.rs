//! Racks: where pips lie in rows of fives, so that they can be counted at a glance.
//!
//! Pips of the usual size lie in a rack as long as they fit; where there are more, all of them are small, twice as many in
//! a row and in as many rows more. A rack that is full of small ones grows no more: how many there are is written at it.
//!
//! Invariant: no two places of one size touch each other, and all lie within [`Rack::room`].

use glam::Vec2;

use crate::staging::pieces::pip::RADIUS;

/// From one pip to the next, and by how much more from one five, and one pair of rows, to the next.
const STEP: f32 = 0.27;
const FIVE: f32 = 0.12;
const PAIR: f32 = 0.05;
/// How large small pips are, as a part of the usual size.
const SMALL: f32 = 0.5;

/// A rack for the pips of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rack {
    /// So many fives lie in a row of pips of the usual size,
    pub(super) fives: usize,
    /// in so many rows.
    pub(super) rows: usize,
    /// Whether rows follow each other away from the near side; else towards it.
    pub(super) away: bool,
}

impl Rack {
    /// How many pips of a size it holds.
    pub(super) fn holds(self, small: bool) -> usize {
        let times = if small { 4 } else { 1 };
        5 * self.fives * self.rows * times
    }

    /// How many of so many pips are seen.
    pub(super) fn seen(self, pips: usize) -> usize {
        pips.min(self.holds(true))
    }

    /// Whether so many pips are small.
    pub(super) fn is_small(self, pips: usize) -> bool {
        pips > self.holds(false)
    }

    /// How large pips are.
    pub(super) fn size(small: bool) -> f32 {
        if small { SMALL } else { 1.0 }
    }

    /// Where the n-th pip lies, from the middle of the rack.
    pub(super) fn at(self, n: usize, small: bool) -> Vec2 {
        let in_row = 5 * self.fives * if small { 2 } else { 1 };
        let from = RADIUS * Self::size(small) - self.room() / 2.0;
        let along = Self::along(n % in_row, Self::size(small));
        let deep = Self::deep(n / in_row, Self::size(small));
        let at = from + Vec2::new(along, deep);
        if self.away { at } else { Vec2::new(at.x, -at.y) }
    }

    /// How wide and deep it is.
    pub(super) fn room(self) -> Vec2 {
        let room = |small: bool| {
            let (times, size) = (if small { 2 } else { 1 }, Self::size(small));
            let last = Vec2::new(
                Self::along(5 * self.fives * times - 1, size),
                Self::deep(self.rows * times - 1, size),
            );
            last + 2.0 * RADIUS * size
        };
        room(false).max(room(true))
    }

    fn along(column: usize, size: f32) -> f32 {
        size * (STEP * column as f32 + FIVE * (column / 5) as f32)
    }

    fn deep(row: usize, size: f32) -> f32 {
        size * (STEP * row as f32 + PAIR * (row / 2) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_pips_of_a_rack_touch_and_all_lie_in_its_room() {
        for (fives, rows, away) in [(1, 4, true), (1, 4, false), (8, 2, false)] {
            let rack = Rack { fives, rows, away };
            for small in [false, true] {
                let radius = RADIUS * Rack::size(small);
                let places: Vec<Vec2> = (0..rack.holds(small)).map(|n| rack.at(n, small)).collect();
                for (n, &at) in places.iter().enumerate() {
                    let inside = (at.abs() + radius).cmple(rack.room() / 2.0 + 1e-4).all();
                    assert!(inside, "{rack:?} {n} {at}");
                    let near = places[..n].iter().map(|other| other.distance(at));
                    assert!(near.fold(9.0, f32::min) > 2.0 * radius, "{rack:?} {n} {at}");
                }
            }
        }
    }

    #[test]
    fn rows_hold_fives_and_begin_at_the_same_side() {
        let rack = Rack {
            fives: 2,
            rows: 2,
            away: true,
        };
        let at = |n| rack.at(n, false);
        assert!((at(10).x - at(0).x).abs() < 1e-5 && at(10).y > at(0).y);
        assert!(at(5).x - at(4).x > at(4).x - at(3).x, "a five stands apart");
    }
}
