//! The board of Mens erger je niet in characters: the cross of the board for four, a ring of the same spots for any
//! other size. A spot of a yard or a home lane that is empty shows the letter of its seat in lower case.

use super::super::{
    Wrapped,
    picture::{Ink, Picture, letter},
};
use crate::rules::{Game, Seat, mejn::Mejn, track::Spot};

/// What stands in one cell of the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Nothing,
    /// A spot, in the colour of a seat or plain, with who stands on it.
    Spot(Option<Seat>, Option<Seat>),
}

type Grid = Vec<Vec<Cell>>;

/// The picture of a board.
pub(super) fn picture(board: &Wrapped<Mejn>) -> Picture {
    let mut picture = Picture::default();
    for row in grid(board) {
        picture.start_row();
        for cell in row {
            picture.put(" ", Ink::Plain);
            match cell {
                Cell::Nothing => picture.put(" ", Ink::Plain),
                Cell::Spot(_, Some(who)) => picture.put(&letter(who).to_string(), Ink::Pawn(who)),
                Cell::Spot(Some(owner), None) => {
                    picture.put(&letter(owner).to_ascii_lowercase().to_string(), Ink::Of(owner));
                }
                Cell::Spot(None, None) => picture.put("o", Ink::Faint),
            }
        }
    }
    picture
}

fn grid(board: &Wrapped<Mejn>) -> Grid {
    let rules = board.rules();
    let config = rules.config();
    let seats = usize::from(config.seats);
    let cross = config.seats == 4 && config.dots == 10 && config.pawns <= 4;
    let (ring, inner, yards, size) = if cross { cross_places() } else { ring_places(rules) };
    let mut grid = vec![vec![Cell::Nothing; size.0]; size.1];
    let mut put = |(x, y): (usize, usize), cell: Cell| {
        if let Some(place) = grid.get_mut(y).and_then(|row| row.get_mut(x)) {
            *place = cell;
        }
    };
    for (number, &at) in ring.iter().enumerate() {
        let starts = number % usize::from(config.dots) == 0;
        let owner = starts.then(|| Seat::new(number / usize::from(config.dots)));
        put(at, Cell::Spot(owner, None));
    }
    for seat in (0..seats).map(Seat::new) {
        for pawn in 0..usize::from(config.pawns) {
            put(inner(seat, pawn), Cell::Spot(Some(seat), None));
            if rules.seats().contains(seat) {
                put(yards(seat, pawn), Cell::Spot(Some(seat), None));
            }
        }
    }
    for seat in rules.seats().iter() {
        let mut waiting = 0;
        for spot in rules.spots(board.position(), seat) {
            match spot {
                Spot::Ring(number) => put(ring[usize::from(number)], Cell::Spot(None, Some(seat))),
                Spot::Home(_, lane) => {
                    put(inner(seat, usize::from(lane)), Cell::Spot(Some(seat), Some(seat)));
                }
                Spot::Yard(_) => {
                    put(yards(seat, waiting), Cell::Spot(Some(seat), Some(seat)));
                    waiting += 1;
                }
            }
        }
    }
    grid
}

type Place = (usize, usize);
type OfPawn = Box<dyn Fn(Seat, usize) -> Place>;

/// Turns a place of seat 0 clockwise by quarters round the middle of the cross.
fn turned(seat: usize, (mut x, mut y): (i32, i32)) -> Place {
    for _ in 0..seat {
        (x, y) = (y, -x);
    }
    ((x + 5) as usize, (5 - y) as usize)
}

/// The printed board for four: an 11 × 11 grid, seat 0 at the lower left.
fn cross_places() -> (Vec<Place>, OfPawn, OfPawn, Place) {
    let quarter = [
        (-1, -5),
        (-1, -4),
        (-1, -3),
        (-1, -2),
        (-1, -1),
        (-2, -1),
        (-3, -1),
        (-4, -1),
        (-5, -1),
        (-5, 0),
    ];
    let ring = (0..4)
        .flat_map(|seat| quarter.map(|at| turned(seat, at)))
        .collect();
    let inner = |seat: Seat, lane: usize| turned(seat.index(), (0, lane as i32 - 4));
    let yards =
        |seat: Seat, pawn: usize| turned(seat.index(), (-5 + (pawn % 2) as i32, -4 - (pawn / 2) as i32));
    (ring, Box::new(inner), Box::new(yards), (11, 11))
}

/// Any other board: the ring as the edge of a rectangle, home lanes and yards in lines below it.
fn ring_places(rules: &Mejn) -> (Vec<Place>, OfPawn, OfPawn, Place) {
    let spots = usize::from(rules.track().ring());
    let half = spots.div_ceil(2);
    let width = (half / 2 + 1).max(2);
    let height = (half + 2 - width).max(2);
    // Clockwise from the lower left corner.
    let up = (1..height).rev().map(|y| (0, y));
    let right = (0..width - 1).map(|x| (x, 0));
    let down = (0..height - 1).map(move |y| (width - 1, y));
    let left = (1..width).rev().map(move |x| (x, height - 1));
    let ring: Vec<Place> = up.chain(right).chain(down).chain(left).take(spots).collect();
    let pawns = usize::from(rules.config().pawns);
    let inner = move |seat: Seat, lane: usize| (pawns + 2 + lane, height + 1 + seat.index());
    let yards = move |seat: Seat, pawn: usize| (pawn, height + 1 + seat.index());
    let size = (
        width.max(2 * pawns + 2),
        height + 1 + usize::from(rules.config().seats),
    );
    (ring, Box::new(inner), Box::new(yards), size)
}
