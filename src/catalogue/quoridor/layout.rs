//! The board of Quoridor: squares with grooves between them in which laths stand, the goal edges in their seats' colours,
//! and a rack before each seat where its laths wait.
//!
//! Grooves are named by the square at their lower left and their direction (`e3h` above it, `e3v` on its right); racks
//! `R<seat>.<n>`.

use glam::Vec2;

use crate::{
    rules::Seat,
    staging::{
        Cover, Decor, GROOVE, Kind, Layout, Spot, Weave,
        boards::squares::{self, MARGIN, SEATS},
        layout::{Goal, Outline, Sheet},
        pieces::{
            lath::{self, LATH},
            pawn::PAWN,
        },
    },
};

/// Oak, as the laths are.
pub(super) const COVER: Cover = Cover {
    weave: Weave::Planks,
    tone: "#8E5E36",
};
/// From the outermost squares to the goal's strip.
const STRIP: f32 = 0.08;
/// From one lath of a rack to the next, along it and behind it.
const BESIDE: f32 = lath::LENGTH + 0.07;
const BEHIND: f32 = 0.32;
/// What a lath that stands hides behind itself from who sits across: the printed edge lies beyond.
const HIDDEN: f32 = 0.6 * lath::HEIGHT;

/// How much of the board says enough of it where it is small.
const NEAR: f32 = 0.7;

/// A board of `width` by `height` squares, at most 26 wide, for two or four seats with so many laths each.
pub(super) fn of_squares(width: u8, height: u8, seats: u8, laths: u8) -> Layout {
    let half = Vec2::new(width.into(), height.into()) / 2.0;
    let board = squares::sheet(width, height, seats);
    let mut spots: Vec<Spot> = board
        .spots
        .into_iter()
        .flat_map(|square| {
            let grooves = grooves(&square, half);
            std::iter::once(square).chain(grooves)
        })
        .collect();
    let mut goals = Vec::new();
    let mut outermost = board.outline.half - Vec2::splat(MARGIN);
    for (seat, place) in board.seats.iter().enumerate() {
        let owner = Seat::new(seat);
        let out = place.outward().round();
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
            let place = out * (deep + SEATS + BEHIND * row) + right * along;
            outermost = outermost.max(place.abs() + HIDDEN * out.abs());
            spots.push(Spot {
                seat: Some(owner),
                angle: Some(if out.x == 0.0 { 0.0 } else { 90.0 }),
                form: LATH,
                ..Spot::new(format!("R{seat}.{lath}"), place, Kind::Rack)
            });
        }
    }
    let whole = outermost + Vec2::splat(MARGIN);
    Layout::assemble(Sheet {
        outline: Outline {
            half: whole,
            ..board.outline
        },
        spots,
        goals,
        decor: Decor {
            cover: Some(COVER),
            near: Some(NEAR * whole.x),
            ..board.decor
        },
        counted: if laths > 0 { LATH } else { PAWN },
        ..board
    })
}

/// The grooves that begin at a square, flat and upright; `half` is half of all squares.
fn grooves(square: &Spot, half: Vec2) -> Vec<Spot> {
    let middle = square.at + Vec2::splat(0.5);
    if middle.cmpge(half).any() {
        return Vec::new();
    }
    let groove = |(letter, angle)| Spot {
        angle: Some(angle),
        form: LATH,
        room: Vec2::new(1.0, 2.4 * GROOVE),
        ..Spot::new(format!("{}{letter}", square.name), middle, Kind::Groove)
    };
    [('h', 0.0), ('v', 90.0)].map(groove).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_grooves_and_racks_lie_where_notation_says() {
        let layout = of_squares(9, 9, 2, 10);
        let count = |kind| layout.spots().iter().filter(|spot| spot.kind == kind).count();
        assert_eq!([Kind::Square, Kind::Groove, Kind::Rack].map(count), [81, 128, 20]);
        let at = |name| layout.spot(name).map(|spot| spot.at);
        // On top of e3 and f3, on the right of e3 and e4.
        assert_eq!(at("e3h"), Some(Vec2::new(0.5, -1.5)));
        assert_eq!(at("e3v"), at("e3h"));
        assert_eq!(layout.spot("e3v").and_then(|spot| spot.angle), Some(90.0));
        let goal = &layout.goals()[0];
        assert!(goal.from.y > 4.5 && goal.to.y > 4.5, "seat 0 goes up");
    }

    #[test]
    fn everything_lies_on_the_board() {
        for (width, height, seats, laths) in [(9, 9, 4, 5), (3, 3, 2, 20), (5, 3, 4, 0), (3, 9, 2, 10)] {
            let layout = of_squares(width, height, seats, laths);
            let half = layout.outline().half;
            for spot in layout.spots() {
                assert!(spot.at.x.abs() < half.x && spot.at.y.abs() < half.y, "{spot:?}");
            }
            assert_eq!(layout.seats().len(), usize::from(seats));
        }
    }
}
