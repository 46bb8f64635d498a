//! The board of Compromise: three grids of nine fields side by side, with two heaps on each field and a tray for each seat.
//!
//! A field is named by the numbers of its grid, its row from the far side and its column from the left: `111` … `333`.
//! Pips lie on `H<seat>.<field>.<n>` and, once they are won, on `S<seat>.<n>`; how many they are is written at
//! `N<seat>.<field>`, and the score at `N<seat>.score`. Those still to come wait at `B<seat>`, before the board.
//!
//! Both seats look at the board from the same side.

use glam::Vec2;

use crate::{
    rules::Seat,
    staging::{
        Colour, Decor, Kind, Layout, Spot, SpotName,
        layout::{Outline, SeatPlace, Sheet, Word},
        pieces::pip::{self, PIP},
    },
};

/// From one field to the next, across and away: deeper than wide, for the table is seen aslant.
const PITCH: Vec2 = Vec2::new(1.3, 1.75);
/// How many pips of a heap are seen at most: two layers of four, and one on top.
pub(super) const HEAP: usize = 9;
/// How many of a tray.
pub(super) const TRAY: usize = 24;

/// From one grid to the next.
const GRID: f32 = 3.0 * PITCH.x + 0.85;
/// From the middle of the board to the middles of the grids, and to those of the trays.
const UP: f32 = 0.75;
const DOWN: f32 = -3.25;
const ASIDE: f32 = 3.0;
/// Half of the card.
const HALF: Vec2 = Vec2::new(GRID + 1.5 * PITCH.x + 0.85, 4.35);
const COLOURS: [Colour; 2] = [Colour::Red, Colour::Green];

/// A spot for pips.
fn spot(name: SpotName, at: Vec2, kind: Kind) -> Spot {
    Spot {
        form: PIP,
        ..Spot::new(name, at, kind)
    }
}

/// Where the n-th pip of a seat's heap lies.
pub(super) fn heap(seat: Seat, field: &str, n: usize) -> SpotName {
    SpotName::from(format!("H{seat}.{field}.{n}"))
}

/// Where it is written how many pips a seat's heap has.
pub(super) fn count(seat: Seat, field: &str) -> SpotName {
    SpotName::from(format!("N{seat}.{field}"))
}

/// Where the n-th pip lies that a seat has won.
pub(super) fn tray(seat: Seat, n: usize) -> SpotName {
    SpotName::from(format!("S{seat}.{n}"))
}

/// Where a seat's score is written.
pub(super) fn score(seat: Seat) -> SpotName {
    count(seat, "score")
}

/// From where a seat's pips come.
pub(super) fn bag(seat: Seat) -> SpotName {
    SpotName::from(format!("B{seat}"))
}

/// Where the n-th pip of a heap lies, from the heap's middle, and how high.
fn heaped(n: usize) -> (Vec2, f32) {
    let layer = n / 4;
    let corner = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)][n % 4];
    let apart = [0.15, 0.12, 0.0][layer.min(2)];
    // Each layer is turned a little against the one below.
    let turned = Vec2::from_angle(0.35 * layer as f32).rotate(Vec2::from(corner) * apart);
    (turned, layer as f32 * 0.8 * pip::HEIGHT)
}

/// The fields, with where they lie.
fn fields() -> impl Iterator<Item = (String, Vec2)> {
    (0..27_u8).map(|number| {
        let (grid, row, column) = (number / 9, number / 3 % 3, number % 3);
        let middle = Vec2::new(GRID * (f32::from(grid) - 1.0), UP);
        let at = middle + PITCH * Vec2::new(f32::from(column) - 1.0, 1.0 - f32::from(row));
        (format!("{}{}{}", grid + 1, row + 1, column + 1), at)
    })
}

/// Three grids for two seats.
pub(super) fn of_grids() -> Layout {
    let mut spots = Vec::new();
    for (name, at) in fields() {
        spots.push(Spot {
            room: PITCH,
            ..spot(name.into(), at, Kind::Field)
        });
    }
    let mut seats = Vec::new();
    for ((number, colour), side) in COLOURS.into_iter().enumerate().zip([-1.0, 1.0]) {
        let seat = Seat::new(number);
        let own = |name: SpotName, at: Vec2, kind: Kind, raised: f32| Spot {
            seat: Some(seat),
            raised,
            ..spot(name, at, kind)
        };
        for (field, at) in fields() {
            let middle = at + Vec2::new(0.31 * side, 0.26);
            for n in 0..HEAP {
                let (aside, high) = heaped(n);
                spots.push(own(heap(seat, &field, n), middle + aside, Kind::Heap, high));
            }
            let below = at + Vec2::new(0.31 * side, -0.5);
            spots.push(own(count(seat, &field), below, Kind::Count, 0.0));
        }
        let middle = Vec2::new(ASIDE * side, DOWN);
        for n in 0..TRAY {
            let (layer, within) = (n / 12, n % 12);
            let (row, column) = ((within / 6) as f32, (within % 6) as f32);
            let aside = Vec2::new(0.33 * (column - 2.5) + 0.06 * layer as f32, 0.33 * (row - 0.2));
            let high = layer as f32 * 0.9 * pip::HEIGHT;
            spots.push(own(tray(seat, n), middle + aside, Kind::Tray, high));
        }
        let below = middle - Vec2::new(0.0, 0.45);
        spots.push(own(score(seat), below, Kind::Score, 0.0));
        let before = Vec2::new(ASIDE * side, -HALF.y - 1.2);
        spots.push(own(bag(seat), before, Kind::Heap, 1.5));
        seats.push(SeatPlace {
            colour,
            direction: -90.0,
            die: middle,
            sign: middle + Vec2::new(2.0 * side, 0.0),
        });
    }
    Layout::assemble(Sheet {
        title: "Compromise".to_owned(),
        outline: Outline {
            half: HALF,
            corner: 0.75,
        },
        seats,
        spots,
        lines: Vec::new(),
        words: words().collect(),
        goals: Vec::new(),
        decor: Decor::default(),
        counted: PIP,
    })
}

/// The numbers of the grids, rows and columns.
fn words() -> impl Iterator<Item = Word> {
    let word = |number: u8, at: Vec2, size: f32| Word {
        text: (number + 1).to_string(),
        at,
        angle: 0.0,
        size,
    };
    (0..3_u8).flat_map(move |grid| {
        let middle = Vec2::new(GRID * (f32::from(grid) - 1.0), UP);
        let edge = 1.5 * PITCH;
        let line = (0..3_u8).flat_map(move |line| {
            let along = PITCH * (f32::from(line) - 1.0);
            [
                word(line, middle + Vec2::new(-edge.x - 0.24, -along.y), 0.36),
                word(line, middle + Vec2::new(along.x, -edge.y - 0.32), 0.36),
            ]
        });
        line.chain([word(grid, middle + Vec2::new(0.0, edge.y + 0.42), 0.62)])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_lie_by_grid_row_and_column_and_heaps_on_them() {
        let layout = of_grids();
        let at = |name: &str| layout.spot(name).map(|spot| spot.at).expect(name);
        assert!(at("111").x < at("112").x && at("113").x < at("211").x);
        assert!(at("111").y > at("121").y && at("121").y > at("131").y);
        for (field, _) in fields() {
            for (seat, n) in [(0, 0), (0, HEAP - 1), (1, 0), (1, HEAP - 1)] {
                let off = at(&format!("H{seat}.{field}.{n}")) - at(&field);
                let room = PITCH / 2.0 - pip::RADIUS;
                assert!(off.abs().cmplt(room).all(), "{field} {off}");
                assert_eq!(off.x < 0.0, seat == 0, "the first seat's lie on the left");
            }
        }
        let half = layout.outline().half;
        for spot in layout
            .spots()
            .iter()
            .filter(|spot| !spot.name.as_str().starts_with('B'))
        {
            assert!(spot.at.x.abs() < half.x && spot.at.y.abs() < half.y, "{spot:?}");
        }
    }
}
