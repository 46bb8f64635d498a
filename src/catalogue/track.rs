//! The boards of race games in characters: the cross of the board for four, a ring of the same spots for any other
//! size. A spot of a yard or a home lane that is empty shows the letter of its seat in lower case.

use super::{
    picture::{Ink, Labels, Picture, letter},
    race::spot_name,
};
use crate::rules::{
    Seat, SeatSet,
    track::{Spot, Track},
};

/// A board with its pawns.
pub(super) struct Stage<'a> {
    /// The measures of the board.
    pub(super) track: Track,
    /// How many seats the table has, empty ones included.
    pub(super) seats: u8,
    /// Those who play.
    pub(super) in_play: SeatSet,
    /// How many pawns each of them has.
    pub(super) pawns: u8,
    /// Where the pawns of a seat stand.
    pub(super) spots: &'a dyn Fn(Seat) -> Vec<Spot>,
}

/// What stands in one cell of the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Nothing,
    /// A spot, in the colour of a seat or plain, with who stands on it.
    Spot(Option<Seat>, Option<Seat>),
}

type Grid = Vec<Vec<Cell>>;
type Tags = Vec<Vec<Tag>>;

/// The ring of the cross, its quarters and its home lanes.
const CROSS: (u8, u8, u8) = (40, 10, 4);

/// What is written beside a spot: the number of a choice, or, in the colour of its seat, that of a start.
#[derive(Clone, Default)]
struct Tag {
    text: String,
    owner: Option<Seat>,
}

/// The picture of a board.
pub(super) fn picture(stage: &Stage<'_>) -> Picture {
    let (grid, _) = grid(stage, &Labels::default());
    let mut picture = Picture::default();
    for row in grid {
        picture.start_row();
        for cell in row {
            put(&mut picture, cell);
        }
    }
    picture
}

/// The same with the numbers of starts, and of what may be chosen.
pub(super) fn labelled(stage: &Stage<'_>, labels: &Labels) -> Picture {
    let (grid, tags) = grid(stage, labels);
    let mut picture = Picture::default();
    for (row, tags) in grid.into_iter().zip(tags) {
        picture.start_row();
        for (cell, tag) in row.into_iter().zip(tags) {
            put(&mut picture, cell);
            picture.put(&format!("{:2}", tag.text), tag.owner.map_or(Ink::Plain, Ink::Of));
        }
    }
    picture
}

fn put(picture: &mut Picture, cell: Cell) {
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

/// Whether the board is that for four: then every seat starts at one of its corners.
fn is_cross(stage: &Stage<'_>) -> bool {
    let (ring, quarter, lane) = CROSS;
    let mut starts = (0..usize::from(stage.seats)).map(|seat| stage.track.start(Seat::new(seat)));
    stage.track.ring() == ring && stage.track.lane() <= lane && starts.all(|start| start % quarter == 0)
}

fn grid(stage: &Stage<'_>, labels: &Labels) -> (Grid, Tags) {
    let track = stage.track;
    let (ring, inner, yards, size) = if is_cross(stage) {
        cross_places(track)
    } else {
        ring_places(stage)
    };
    let mut grid = vec![vec![Cell::Nothing; size.0]; size.1];
    let mut tags = vec![vec![Tag::default(); size.0]; size.1];
    let mut tag = |(x, y): (usize, usize), text: String, owner: Option<Seat>| {
        if let Some(place) = tags.get_mut(y).and_then(|row| row.get_mut(x)) {
            *place = Tag { text, owner };
        }
    };
    let mut put = |(x, y): (usize, usize), cell: Cell| {
        if let Some(place) = grid.get_mut(y).and_then(|row| row.get_mut(x)) {
            *place = cell;
        }
    };
    for &at in &ring {
        put(at, Cell::Spot(None, None));
    }
    for seat in (0..usize::from(stage.seats)).map(Seat::new) {
        let start = track.start(seat);
        put(ring[usize::from(start)], Cell::Spot(Some(seat), None));
        tag(ring[usize::from(start)], start.to_string(), Some(seat));
        for lane in 0..usize::from(track.lane()) {
            put(inner(seat, lane), Cell::Spot(Some(seat), None));
        }
        if stage.in_play.contains(seat) {
            for pawn in 0..usize::from(stage.pawns) {
                put(yards(seat, pawn), Cell::Spot(Some(seat), None));
            }
        }
    }
    for seat in stage.in_play.iter() {
        let mut waiting = 0;
        for spot in (stage.spots)(seat) {
            let (at, ground) = match spot {
                Spot::Ring(number) => (ring[usize::from(number)], None),
                Spot::Home(_, lane) => (inner(seat, usize::from(lane)), Some(seat)),
                Spot::Yard(_) => (yards(seat, waiting), Some(seat)),
            };
            put(at, Cell::Spot(ground, Some(seat)));
            let number = labels.leaving(spot_name(spot, waiting).as_str());
            tag(
                at,
                number.map_or_else(String::new, |number| number.to_string()),
                None,
            );
            waiting += usize::from(matches!(spot, Spot::Yard(_)));
        }
    }
    (grid, tags)
}

type Place = (usize, usize);
type OfPawn = Box<dyn Fn(Seat, usize) -> Place>;

/// Turns a place of the first corner clockwise by quarters round the middle of the cross.
fn turned(quarters: usize, (mut x, mut y): (i32, i32)) -> Place {
    for _ in 0..quarters {
        (x, y) = (y, -x);
    }
    ((x + 5) as usize, (5 - y) as usize)
}

/// The printed board for four: an 11 × 11 grid, seat 0 at the lower left.
fn cross_places(track: Track) -> (Vec<Place>, OfPawn, OfPawn, Place) {
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
        .flat_map(|corner| quarter.map(|at| turned(corner, at)))
        .collect();
    let corner = move |seat: Seat| usize::from(track.start(seat) / CROSS.1);
    let inner = move |seat: Seat, lane: usize| turned(corner(seat), (0, lane as i32 - 4));
    let yards =
        move |seat: Seat, pawn: usize| turned(corner(seat), (-5 + (pawn % 2) as i32, -4 - (pawn / 2) as i32));
    (ring, Box::new(inner), Box::new(yards), (11, 11))
}

/// Any other board: the ring as the edge of a rectangle, home lanes and yards in lines below it.
fn ring_places(stage: &Stage<'_>) -> (Vec<Place>, OfPawn, OfPawn, Place) {
    let spots = usize::from(stage.track.ring());
    let half = spots.div_ceil(2);
    let width = (half / 2 + 1).max(2);
    let height = (half + 2 - width).max(2);
    // Clockwise from the lower left corner.
    let up = (1..height).rev().map(|y| (0, y));
    let right = (0..width - 1).map(|x| (x, 0));
    let down = (0..height - 1).map(move |y| (width - 1, y));
    let left = (1..width).rev().map(move |x| (x, height - 1));
    let ring: Vec<Place> = up.chain(right).chain(down).chain(left).take(spots).collect();
    let pawns = usize::from(stage.pawns);
    let inner = move |seat: Seat, lane: usize| (pawns + 2 + lane, height + 1 + seat.index());
    let yards = move |seat: Seat, pawn: usize| (pawn, height + 1 + seat.index());
    let size = (width.max(2 * pawns + 2), height + 1 + usize::from(stage.seats));
    (ring, Box::new(inner), Box::new(yards), size)
}
