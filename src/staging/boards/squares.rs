//! Boards of squares, of any size: squares one apart with a groove between them, letters and numbers at all edges, which
//! stand upright for who sits at either end, and seats round them.
//!
//! Squares are named as in notation, columns by letters from the left and rows by numbers from seat 0: `e2`.

use std::f32::consts::FRAC_PI_2;

use glam::Vec2;

use crate::staging::{
    Colour, Decor, Form, Kind, Layout, Spot,
    layout::{Outline, SeatPlace, Sheet, Word},
};

/// From the outermost squares to the letters.
const LETTERS: f32 = 0.37;
/// From the outermost squares to the signs of the seats.
pub const SEATS: f32 = 0.86;
/// From what lies outermost to the edge of the board.
pub const MARGIN: f32 = 0.7;

/// The name of a square.
fn square(column: u8, row: u8) -> String {
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// A board of `width` by `height` squares, at most 26 wide, for two or four seats.
#[must_use]
pub fn sheet(width: u8, height: u8, seats: u8) -> Sheet {
    let half = Vec2::new(width.into(), height.into()) / 2.0;
    let at = |column: u8, row: u8| Vec2::new(column.into(), row.into()) + Vec2::splat(0.5) - half;
    let squares = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
    let spots = squares.map(|(column, row)| Spot::new(square(column, row), at(column, row), Kind::Square));
    let mut outermost = half + Vec2::splat(LETTERS);
    let sides = if seats == 2 { 2.0 } else { 1.0 };
    let places = (0..seats).map(|seat| {
        let out = Vec2::from_angle(-FRAC_PI_2 - f32::from(seat) * sides * FRAC_PI_2).round();
        // To the right of who sits there and looks at the board.
        let right = out.perp();
        let corner = out * (half.dot(out.abs()) + SEATS) + right * (half.dot(right.abs()) + 0.72);
        outermost = outermost.max(corner.abs());
        SeatPlace {
            colour: Colour::ALL[usize::from(seat)],
            direction: out.to_angle().to_degrees(),
            die: corner + out * 0.8,
            sign: corner,
        }
    });
    let places = places.collect();
    let outside = -half - Vec2::splat(LETTERS);
    let columns = (0..width).map(|column| {
        let name = char::from(b'a' + column).to_string();
        (name, outside.with_x(at(column, 0).x))
    });
    let rows = (0..height).map(|row| ((row + 1).to_string(), outside.with_y(at(0, row).y)));
    // Below and to the left for the near end, above and to the right for the far one.
    let letters = columns.chain(rows).flat_map(|(text, near)| {
        let far = Vec2::select(near.cmpeq(outside), -near, near);
        [(near, 0.0), (far, 180.0)].map(|(at, angle)| Word {
            text: text.clone(),
            at,
            angle,
            size: 0.34,
        })
    });
    Sheet {
        title: "Homestretch".to_owned(),
        outline: Outline {
            half: outermost + Vec2::splat(MARGIN),
            corner: 0.75,
        },
        seats: places,
        spots: spots.collect(),
        lines: Vec::new(),
        words: letters.collect(),
        vignettes: Vec::new(),
        goals: Vec::new(),
        decor: Decor::default(),
        counted: Form::default(),
    }
}

impl Layout {
    /// A board of `width` by `height` squares, at most 26 wide, for two or four seats.
    #[must_use]
    pub fn squares(width: u8, height: u8, seats: u8) -> Self {
        Self::assemble(sheet(width, height, seats))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_lie_where_notation_says_and_seats_clockwise() {
        let layout = Layout::squares(9, 9, 4);
        let at = |name| layout.spot(name).map(|spot| spot.at);
        assert_eq!(layout.spots().len(), 81);
        assert_eq!(at("e1"), Some(Vec2::new(0.0, -4.0)));
        assert_eq!(at("a9"), Some(Vec2::new(-4.0, 4.0)));
        let directions: Vec<f32> = layout
            .seats()
            .iter()
            .map(|place| (place.direction.round() + 360.0) % 360.0)
            .collect();
        assert_eq!(directions, [270.0, 180.0, 90.0, 0.0]);
    }

    #[test]
    fn letters_and_numbers_stand_upright_at_both_ends() {
        let layout = Layout::squares(9, 9, 2);
        for text in ["a", "i", "1", "9"] {
            let words: Vec<_> = layout.words().iter().filter(|word| word.text == text).collect();
            let &[near, far] = &words[..] else {
                panic!("{text} is printed {} times", words.len());
            };
            assert!(near.angle.abs() < 1e-6 && (far.angle - 180.0).abs() < 1e-6);
            // A column's letter lies below and above it, a row's number on its left and right.
            let mirrored = if text.parse::<u8>().is_ok() {
                Vec2::new(-1.0, 1.0)
            } else {
                Vec2::new(1.0, -1.0)
            };
            assert_eq!(near.at * mirrored, far.at, "{text}");
        }
    }
}
