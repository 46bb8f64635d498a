//! Boards of squares with grooves between them, of any size: squares one apart, the goal edges in their seats' colours,
//! and a rack before each seat where its laths wait.
//!
//! Squares are named as in notation, columns by letters from the left and rows by numbers from seat 0 (`e2`); grooves by
//! the square at their lower left and their direction (`e3h` above it, `e3v` on its right); racks `R<seat>.<n>`.

use std::f32::consts::FRAC_PI_2;

use glam::Vec2;

use crate::{
    rules::Seat,
    staging::{
        Colour, Decor, GROOVE, Kind, Layout, Spot,
        layout::{Goal, Outline, SeatPlace, Sheet, Word},
        pieces::{
            lath::{self, LATH},
            pawn::PAWN,
        },
    },
};

/// From the outermost squares to the goal's strip, to the letters and to the first row of the rack.
const STRIP: f32 = 0.08;
const LETTERS: f32 = 0.37;
const RACK: f32 = 0.86;
/// From one lath of a rack to the next, along it and behind it.
const BESIDE: f32 = lath::LENGTH + 0.07;
const BEHIND: f32 = 0.32;
/// From what lies outermost to the edge of the card.
const MARGIN: f32 = 0.62;

/// The name of a square.
fn square(column: u8, row: u8) -> String {
    format!("{}{}", char::from(b'a' + column), row + 1)
}

impl Layout {
    /// A board of `width` by `height` squares, at most 26 wide, for two or four seats with so many laths each.
    #[must_use]
    pub fn squares(width: u8, height: u8, seats: u8, laths: u8) -> Self {
        let size = Vec2::new(width.into(), height.into());
        let half = size / 2.0;
        let at = |column: u8, row: u8| Vec2::new(column.into(), row.into()) + Vec2::splat(0.5) - half;
        let mut spots = Vec::new();
        for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column))) {
            spots.push(Spot::new(square(column, row), at(column, row), Kind::Square));
            if column + 1 < width && row + 1 < height {
                for (letter, angle) in [('h', 0.0), ('v', 90.0)] {
                    let name = format!("{}{letter}", square(column, row));
                    let middle = at(column, row) + Vec2::splat(0.5);
                    spots.push(Spot {
                        angle: Some(angle),
                        form: LATH,
                        room: Vec2::new(1.0, 2.4 * GROOVE),
                        ..Spot::new(name, middle, Kind::Groove)
                    });
                }
            }
        }
        let mut goals = Vec::new();
        let mut places = Vec::new();
        let mut outermost = half + Vec2::splat(LETTERS);
        let sides = if seats == 2 { 2.0 } else { 1.0 };
        for seat in 0..seats {
            let owner = Seat::new(seat.into());
            let out = Vec2::from_angle(-FRAC_PI_2 - f32::from(seat) * sides * FRAC_PI_2).round();
            // To the right of who sits there and looks at the board.
            let right = out.perp();
            let (deep, wide) = (half.dot(out.abs()), half.dot(right.abs()));
            let goal = -out * (deep + STRIP);
            goals.push(Goal {
                seat: owner,
                from: goal - right * (wide - 0.06),
                to: goal + right * (wide - 0.06),
            });
            let columns = (((2.0 * wide + 0.6) / BESIDE) as u8).clamp(1, laths.max(1));
            for lath in 0..laths {
                let (row, column) = (f32::from(lath / columns), f32::from(lath % columns));
                let along = (column - f32::from(columns - 1) / 2.0) * BESIDE;
                let place = out * (deep + RACK + BEHIND * row) + right * along;
                outermost = outermost.max(place.abs());
                spots.push(Spot {
                    seat: Some(owner),
                    angle: Some(if out.x == 0.0 { 0.0 } else { 90.0 }),
                    form: LATH,
                    ..Spot::new(format!("R{seat}.{lath}"), place, Kind::Rack)
                });
            }
            let corner = out * (deep + RACK) + right * (wide + 0.72);
            outermost = outermost.max(corner.abs());
            places.push(SeatPlace {
                colour: Colour::ALL[usize::from(seat)],
                direction: out.to_angle().to_degrees(),
                die: corner + out * 0.8,
                sign: corner,
            });
        }
        let letter = |text: String, at: Vec2| Word {
            text,
            at,
            angle: 0.0,
            size: 0.34,
        };
        let columns = (0..width).map(|column| {
            let name = char::from(b'a' + column).to_string();
            letter(name, Vec2::new(at(column, 0).x, -half.y - LETTERS))
        });
        let rows =
            (0..height).map(|row| letter((row + 1).to_string(), Vec2::new(-half.x - LETTERS, at(0, row).y)));
        Self::assemble(Sheet {
            title: "Homestretch".to_owned(),
            outline: Outline {
                half: outermost + Vec2::splat(MARGIN),
                corner: 0.75,
            },
            seats: places,
            spots,
            lines: Vec::new(),
            words: columns.chain(rows).collect(),
            goals,
            decor: Decor::default(),
            counted: if laths > 0 { LATH } else { PAWN },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_grooves_and_racks_lie_where_notation_says() {
        let layout = Layout::squares(9, 9, 2, 10);
        let count = |kind| layout.spots().iter().filter(|spot| spot.kind == kind).count();
        assert_eq!([Kind::Square, Kind::Groove, Kind::Rack].map(count), [81, 128, 20]);
        let at = |name| layout.spot(name).map(|spot| spot.at);
        assert_eq!(at("e1"), Some(Vec2::new(0.0, -4.0)));
        assert_eq!(at("a9"), Some(Vec2::new(-4.0, 4.0)));
        // On top of e3 and f3, on the right of e3 and e4.
        assert_eq!(at("e3h"), Some(Vec2::new(0.5, -1.5)));
        assert_eq!(at("e3v"), at("e3h"));
        assert_eq!(layout.spot("e3v").and_then(|spot| spot.angle), Some(90.0));
        let goal = &layout.goals()[0];
        assert!(goal.from.y > 4.5 && goal.to.y > 4.5, "seat 0 goes up");
    }

    #[test]
    fn four_sit_clockwise_and_everything_lies_on_the_card() {
        for (width, height, seats, laths) in [(9, 9, 4, 5), (3, 3, 2, 20), (5, 3, 4, 0), (3, 9, 2, 10)] {
            let layout = Layout::squares(width, height, seats, laths);
            let half = layout.outline().half;
            for spot in layout.spots() {
                assert!(spot.at.x.abs() < half.x && spot.at.y.abs() < half.y, "{spot:?}");
            }
            assert_eq!(layout.seats().len(), usize::from(seats));
        }
        let directions: Vec<f32> = Layout::squares(9, 9, 4, 5)
            .seats()
            .iter()
            .map(|place| (place.direction.round() + 360.0) % 360.0)
            .collect();
        assert_eq!(directions, [270.0, 180.0, 90.0, 0.0]);
    }
}
