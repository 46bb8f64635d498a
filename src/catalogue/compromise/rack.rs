//! Racks: where pips lie in short rows, so that they can be counted at a glance.
//!
//! Pips are large as long as they are few, where a rack is made for that, and larger still where they are very few: they lie
//! in rows of four or in one of three, each row and all of them in the middle. Pips of the usual size lie in a rack as long
//! as they fit; where there are more, all of them are small, twice as many in a row and in as many rows more. A rack that is
//! full of small ones grows no more: how many there are is written at it.
//!
//! Invariant: no two pips of a rack touch each other, however many there are, and all lie within [`Rack::room`].

use std::collections::BTreeSet;

use glam::Vec2;

use crate::staging::pieces::pip::RADIUS;

/// From one pip to the next, and by how much more from one five, and one pair of rows, to the next.
const STEP: f32 = 0.27;
const FIVE: f32 = 0.12;
const PAIR: f32 = 0.05;
/// How many large pips lie in a row and in how many rows, and from one to the next; and how many of the largest. Their places
/// lie half steps apart.
const LARGE: ([usize; 2], f32) = ([4, 3], 0.355);
const LARGEST: ([usize; 2], f32) = ([3, 1], 0.455);

/// How large the pips of a rack are: all of them alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    Largest,
    Large,
    Usual,
    Small,
}

impl Size {
    pub(super) const ALL: [Self; 4] = [Self::Largest, Self::Large, Self::Usual, Self::Small];

    /// How many pips of it lie in a row and in how many rows, and from one to the next, where they lie in the middle.
    fn middle(self) -> Option<([usize; 2], f32)> {
        match self {
            Self::Largest => Some(LARGEST),
            Self::Large => Some(LARGE),
            Self::Usual | Self::Small => None,
        }
    }

    /// As a part of the usual size.
    pub(super) fn scale(self) -> f32 {
        match self {
            Self::Largest => 1.7,
            Self::Large => 1.32,
            Self::Usual => 1.0,
            Self::Small => 0.5,
        }
    }
}

/// A rack for the pips of a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rack {
    /// So many fives lie in a row of pips of the usual size,
    pub(super) fives: usize,
    /// in so many rows.
    pub(super) rows: usize,
    /// Whether a few are large.
    pub(super) large: bool,
    /// Whether rows follow each other away from the near side; else towards it.
    pub(super) away: bool,
}

impl Rack {
    /// How many pips lie in a row, and in how many rows.
    fn table(self, size: Size) -> [usize; 2] {
        match (size, size.middle()) {
            (_, Some((table, _))) if self.large => table,
            (Size::Small, None) => [10 * self.fives, 2 * self.rows],
            (_, None) => [5 * self.fives, self.rows],
            _ => [0, 0],
        }
    }

    /// How many pips of a size it holds.
    pub(super) fn holds(self, size: Size) -> usize {
        self.table(size).into_iter().product()
    }

    /// How many of so many pips are seen.
    pub(super) fn seen(self, pips: usize) -> usize {
        pips.min(self.holds(Size::Small))
    }

    /// How large so many pips are.
    pub(super) fn size(self, pips: usize) -> Size {
        let fits = |&size: &Size| pips <= self.holds(size);
        Size::ALL.into_iter().find(fits).unwrap_or(Size::Small)
    }

    /// The place of the n-th of so many pips, for their size; `n` is below `of`.
    pub(super) fn place(self, n: usize, of: usize) -> usize {
        let Some(([most, rows], _)) = self.size(of).middle() else {
            return n.min(self.holds(Size::Small) - 1);
        };
        let row = n / most;
        let in_row = of.saturating_sub(row * most).min(most);
        let across = most - in_row + 2 * (n % most);
        let down = rows - of.div_ceil(most) + 2 * row;
        (2 * most - 1) * down + across
    }

    /// The places for pips of a size.
    pub(super) fn places(self, size: Size) -> BTreeSet<usize> {
        if size.middle().is_none() {
            return (0..self.holds(size)).collect();
        }
        let of_size = (0..=self.holds(size)).filter(|&of| self.size(of) == size);
        of_size
            .flat_map(|of| (0..of).map(move |n| self.place(n, of)))
            .collect()
    }

    /// Where a place lies, from the middle of the rack.
    pub(super) fn at(self, place: usize, size: Size) -> Vec2 {
        let at = if let Some(([most, rows], step)) = size.middle() {
            let in_row = 2 * most - 1;
            let halves = Vec2::new((place % in_row) as f32, (place / in_row) as f32);
            step / 2.0 * (halves - Vec2::new((most - 1) as f32, (rows - 1) as f32))
        } else {
            // All begins at the same edge.
            let in_row = self.table(size)[0].max(1);
            let [column, row] = [place % in_row, place / in_row];
            Self::along(size, column, row) - self.room() / 2.0 + RADIUS * size.scale()
        };
        if self.away { at } else { Vec2::new(at.x, -at.y) }
    }

    /// How wide and deep it is.
    pub(super) fn room(self) -> Vec2 {
        self.taken(Size::Usual).max(self.taken(Size::Small))
    }

    /// How much of it a full rack of a size takes.
    fn taken(self, size: Size) -> Vec2 {
        let [columns, rows] = self.table(size);
        Self::along(size, columns.saturating_sub(1), rows.saturating_sub(1)) + 2.0 * RADIUS * size.scale()
    }

    /// From the first pip of a rack to that in a column and a row.
    fn along(size: Size, column: usize, row: usize) -> Vec2 {
        let steps = Vec2::new(column as f32, row as f32);
        let extra = Vec2::new(FIVE * (column / 5) as f32, PAIR * (row / 2) as f32);
        size.scale() * (STEP * steps + extra)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_pips_of_a_rack_touch_and_all_lie_in_its_room() {
        for (fives, rows, large, away) in [(1, 4, true, true), (1, 4, true, false), (5, 3, false, false)] {
            let rack = Rack {
                fives,
                rows,
                large,
                away,
            };
            for size in Size::ALL {
                let radius = RADIUS * size.scale();
                for of in (1..=rack.holds(size)).filter(|&of| rack.size(of) == size) {
                    let places: Vec<usize> = (0..of).map(|n| rack.place(n, of)).collect();
                    assert!(places.iter().all(|place| rack.places(size).contains(place)));
                    let places: Vec<Vec2> = places.iter().map(|&place| rack.at(place, size)).collect();
                    for (n, &at) in places.iter().enumerate() {
                        let inside = (at.abs() + radius).cmple(rack.room() / 2.0 + 1e-4).all();
                        assert!(inside, "{rack:?} {n} of {of}: {at}");
                        let near = places[..n].iter().map(|other| other.distance(at));
                        assert!(
                            near.fold(9.0, f32::min) > 2.0 * radius,
                            "{rack:?} {n} of {of}: {at}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn rows_hold_fives_and_begin_at_the_same_side() {
        let rack = Rack {
            fives: 2,
            rows: 2,
            large: false,
            away: true,
        };
        let at = |n| rack.at(n, Size::Usual);
        assert!((at(10).x - at(0).x).abs() < 1e-5 && at(10).y > at(0).y);
        assert!(at(5).x - at(4).x > at(4).x - at(3).x, "a five stands apart");
    }

    #[test]
    fn however_many_are_large_they_lie_in_the_middle_and_so_does_each_row() {
        for away in [true, false] {
            let rack = Rack {
                fives: 1,
                rows: 4,
                large: true,
                away,
            };
            for of in 1..=rack.holds(Size::Large) {
                let size = rack.size(of);
                let at = |n| rack.at(rack.place(n, of), size);
                let [most, _] = rack.table(size);
                let rows = of.div_ceil(most);
                for row in 0..rows {
                    let (first, last) = (most * row, of.min(most * (row + 1)) - 1);
                    assert!((at(first).x + at(last).x).abs() < 1e-5, "{of}: row {row}");
                    assert!((at(first).y - at(last).y).abs() < 1e-5, "{of}: row {row}");
                }
                let middle = f32::midpoint(at(0).y, at(of - 1).y);
                assert!(middle.abs() < 1e-5, "{of}: {middle}");
                assert!(rows == 1 || (at(of - 1).y > at(0).y) == away, "{of}");
            }
        }
    }

    #[test]
    fn a_few_are_large_only_where_a_rack_is_made_for_it() {
        let sizes = |large| {
            let rack = Rack {
                fives: 1,
                rows: 4,
                large,
                away: true,
            };
            [0, 3, 4, 12, 13, 20, 21, 1_000].map(|pips| rack.size(pips))
        };
        let [fewest, few, many, most] = Size::ALL;
        assert_eq!(sizes(true), [fewest, fewest, few, few, many, many, most, most]);
        assert_eq!(sizes(false), [fewest, many, many, many, many, many, most, most]);
    }
}
