//! The board in characters: the cross of the board for four, a ring of the same spots for any other size.
//!
//! A spot shows the sign of who stands there: `A` … `F` for seats 0 … 5, in lower case in yards and home lanes
//! that are empty a dot. Colours are those of the terminal; without one the letters are enough.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

use crate::{
    catalogue::{Board, Wrapped},
    rules::{Game, Seat, mejn::Mejn, track::Spot},
};

/// What stands in one cell of the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Nothing,
    /// A spot, in the colour of a seat or plain, with who stands on it.
    Spot(Option<Seat>, Option<Seat>),
}

type Grid = Vec<Vec<Cell>>;

/// A picture of a board; `None` for a game that has none in characters.
pub(in crate::cli) fn picture(board: &dyn Board, colours: &[&str; Seat::MOST]) -> Option<String> {
    let board: &Wrapped<Mejn> = board.as_any().downcast_ref()?;
    Some(paint(&mejn(board), colours))
}

/// The terminal's colour for a seat's colour; black is not seen on a dark terminal.
fn style(colour: Option<&str>) -> Style {
    let colour = match colour {
        Some("blue") => AnsiColor::BrightBlue,
        Some("yellow") => AnsiColor::Yellow,
        Some("green") => AnsiColor::Green,
        Some("red") => AnsiColor::Red,
        Some("violet") => AnsiColor::Magenta,
        Some(_) => AnsiColor::Cyan,
        None => return Style::new().dimmed(),
    };
    colour.on_default()
}

/// The letter for a seat's pawns.
pub(in crate::cli) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

fn paint(grid: &Grid, colours: &[&str; Seat::MOST]) -> String {
    let of = |seat: Seat| style(Some(colours[seat.index()]));
    let mut text = String::new();
    for row in grid {
        text.push(' ');
        for cell in row {
            // Writing to a string cannot fail.
            let _ = match *cell {
                Cell::Nothing => write!(text, "  "),
                Cell::Spot(_, Some(who)) => {
                    let style = of(who).bold().invert();
                    write!(text, " {style}{}{style:#}", letter(who))
                }
                Cell::Spot(Some(owner), None) => {
                    let style = of(owner);
                    write!(text, " {style}{}{style:#}", letter(owner).to_ascii_lowercase())
                }
                Cell::Spot(None, None) => write!(text, " {style}o{style:#}", style = style(None)),
            };
        }
        let end = text.trim_end_matches(' ').len();
        text.truncate(end);
        text.push('\n');
    }
    text.pop();
    text
}

fn mejn(board: &Wrapped<Mejn>) -> Grid {
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
