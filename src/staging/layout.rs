//! A board's layout: where each spot lies, whose it is, what is printed on it, and how large the board is.
//!
//! A layout is read from RON and checked against the names of the spots that a game uses, so that a board made by
//! hand answers its faults with a sentence. Sizes nobody printed a board for are made by rule, in `boards`.
//!
//! Unit: from one spot to the next. x to the right, y away from seat 0; angles in degrees, counterclockwise.
//! Invariant: every spot a seat, a line or the game names is there, once.

use std::collections::HashMap;

use glam::{Vec2, Vec3};
use serde::{Deserialize, Serialize};

use super::{
    Colour, Decor, Form, Kind, LayoutFault, Spot, SpotName, Vignette, boards::race::race_spots, vignette,
};
use crate::rules::Seat;

/// An edge of the board that is the goal of a seat, in its colour.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// Whose.
    pub seat: Seat,
    /// From here,
    pub from: Vec2,
    /// to there.
    pub to: Vec2,
}

/// A seat's place at the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlace {
    /// Its colour and sign.
    pub colour: Colour,
    /// Where it sits, seen from the centre: −90 is the near side.
    pub direction: f32,
    /// Where its die comes to rest.
    pub die: Vec2,
    /// Where its sign is printed.
    pub sign: Vec2,
}

impl SeatPlace {
    /// How print is turned to be read from this seat, in degrees.
    #[must_use]
    pub fn reading_angle(&self) -> f32 {
        self.direction + 90.0
    }

    /// Outwards from the centre to the seat.
    #[must_use]
    pub fn outward(&self) -> Vec2 {
        let (sin, cos) = self.direction.to_radians().sin_cos();
        Vec2::new(cos, sin)
    }
}

/// A word in a free field of the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Its middle.
    pub at: Vec2,
    /// How it is turned.
    #[serde(default)]
    pub angle: f32,
    /// The height of its type.
    pub size: f32,
}

/// The outline of a board: a rectangle with round corners, or a disc where the corner is half of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outline {
    /// Half its width and depth.
    pub half: Vec2,
    /// The radius of its corners.
    pub corner: f32,
}

impl Outline {
    /// Its points, counterclockwise, moved inwards by `inset`.
    #[must_use]
    pub fn points(&self, inset: f32) -> Vec<Vec2> {
        let half = self.half - Vec2::splat(inset);
        let corner = (self.corner - inset).clamp(0.02, half.min_element());
        let centre = half - Vec2::splat(corner);
        let steps = if corner > 2.0 { 32 } else { 10 };
        let quarters = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
        let mut points = Vec::with_capacity(4 * (steps + 1));
        for (quarter, (x, y)) in quarters.into_iter().enumerate() {
            for step in 0..=steps {
                let turn = quarter as f32 + step as f32 / steps as f32;
                let (sin, cos) = (turn * std::f32::consts::FRAC_PI_2).sin_cos();
                points.push(centre * Vec2::new(x, y) + corner * Vec2::new(cos, sin));
            }
        }
        points
    }
}

/// What is on a board: a file's text as it stands, before it is checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// Its title.
    pub title: String,
    /// How large it is.
    #[serde(rename = "card")]
    pub outline: Outline,
    /// The seats in their order.
    pub seats: Vec<SeatPlace>,
    /// All spots.
    pub spots: Vec<Spot>,
    /// The lines that join spots.
    #[serde(default)]
    pub lines: Vec<Vec<SpotName>>,
    /// The words in the free fields.
    #[serde(default)]
    pub words: Vec<Word>,
    /// The drawings in the free fields.
    #[serde(default)]
    pub vignettes: Vec<Vignette>,
    /// The edges that are goals.
    #[serde(default)]
    pub goals: Vec<Goal>,
    /// What it has beside its spots.
    #[serde(skip)]
    pub decor: Decor,
    /// The kind of pieces by which one sees how far a seat is.
    #[serde(skip)]
    pub counted: Form,
}

/// Everything that a board needs to be drawn and played on.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    sheet: Sheet,
    index: HashMap<SpotName, usize>,
}

impl Layout {
    /// A board that a game makes by itself, with seats and spots; `counted` is the kind of pieces by which one sees how
    /// far a seat is. `name` is named in faults.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn new(
        name: &str,
        outline: Outline,
        seats: Vec<SeatPlace>,
        spots: Vec<Spot>,
        counted: Form,
    ) -> Result<Self, LayoutFault> {
        let expected: Vec<SpotName> = spots.iter().map(|spot| spot.name.clone()).collect();
        let sheet = Sheet {
            title: name.to_owned(),
            outline,
            seats,
            spots,
            lines: Vec::new(),
            words: Vec::new(),
            vignettes: Vec::new(),
            goals: Vec::new(),
            decor: Decor::default(),
            counted,
        };
        Self::check(name, sheet, &expected)
    }

    /// Reads a layout and checks that it has exactly the expected spots. `file` is named in faults.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read(file: &str, text: &str, expected: &[SpotName]) -> Result<Self, LayoutFault> {
        Self::check(file, Self::parse(file, text)?, expected)
    }

    /// Reads the board of a race of whatever size: the spots that it must have follow from how many there are.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read_race(file: &str, text: &str) -> Result<Self, LayoutFault> {
        let sheet = Self::parse(file, text)?;
        // A spot too few still tells the size.
        let each = |kind: &str| {
            let count = sheet
                .spots
                .iter()
                .filter(|spot| spot.name.as_str().starts_with(kind))
                .count();
            count.div_ceil(sheet.seats.len().max(1)).min(usize::from(u8::MAX)) as u8
        };
        let expected = race_spots(sheet.seats.len().min(Seat::MOST) as u8, each("E"), each("H"));
        Self::check(file, sheet, &expected)
    }

    fn parse(file: &str, text: &str) -> Result<Sheet, LayoutFault> {
        ron::from_str(text).map_err(|fault| LayoutFault::Unreadable {
            file: file.to_owned(),
            reason: fault.to_string(),
        })
    }

    fn check(file: &str, sheet: Sheet, expected: &[SpotName]) -> Result<Self, LayoutFault> {
        let file = || file.to_owned();
        let count = sheet.seats.len();
        if !(1..=Seat::MOST).contains(&count) {
            return Err(LayoutFault::Seats { file: file(), count });
        }
        let layout = Self::assemble(sheet);
        for (at, spot) in layout.sheet.spots.iter().enumerate() {
            let name = || spot.name.clone();
            if layout.index.get(&spot.name) != Some(&at) {
                return Err(LayoutFault::Double {
                    file: file(),
                    spot: name(),
                });
            }
            if !expected.contains(&spot.name) {
                return Err(LayoutFault::Unknown {
                    file: file(),
                    spot: name(),
                });
            }
            if let Some(seat) = spot.seat.filter(|seat| seat.index() >= count) {
                return Err(LayoutFault::NoSuchSeat {
                    file: file(),
                    spot: name(),
                    seat,
                });
            }
        }
        let drawn = layout.vignettes();
        let half = layout.outline().half;
        let is_bad = |at: &usize| *at >= vignette::MOST || !drawn[*at].lies_on(half);
        if let Some(at) = (0..drawn.len()).find(is_bad) {
            return Err(LayoutFault::Vignette {
                file: file(),
                number: at + 1,
            });
        }
        if let Some(missing) = expected.iter().find(|name| !layout.index.contains_key(*name)) {
            return Err(LayoutFault::Missing {
                file: file(),
                spot: missing.clone(),
            });
        }
        if let Some(unknown) = layout
            .sheet
            .lines
            .iter()
            .flatten()
            .find(|name| !layout.index.contains_key(*name))
        {
            return Err(LayoutFault::Unknown {
                file: file(),
                spot: unknown.clone(),
            });
        }
        Ok(layout)
    }

    /// A board that is made by rule. Who makes it answers for its being sound: every spot that is named is there, once.
    #[must_use]
    pub fn assemble(sheet: Sheet) -> Self {
        let index = sheet
            .spots
            .iter()
            .enumerate()
            .map(|(at, spot)| (spot.name.clone(), at))
            .collect();
        Self { sheet, index }
    }

    /// This board for a game that needs the spots of another, where it has them and the same seats and ring.
    #[must_use]
    pub fn fitted(&self, other: &Self) -> Option<Self> {
        let count = |board: &Self, kind| board.sheet.spots.iter().filter(|spot| spot.kind == kind).count();
        let fits = self.sheet.seats.len() == other.sheet.seats.len()
            && count(self, Kind::Ring) == count(other, Kind::Ring)
            && other
                .sheet
                .spots
                .iter()
                .all(|spot| self.index.contains_key(&spot.name));
        let keep = || {
            let mut kept = self.keeping(|spot| other.index.contains_key(&spot.name));
            // Whatever the board is like, the table is that of the game.
            kept.sheet.decor.cover = other.sheet.decor.cover;
            kept
        };
        fits.then(keep)
    }

    /// The same board without the spots that are not kept, for a game with fewer pawns than the board was made for.
    #[must_use]
    pub fn keeping(&self, keep: impl Fn(&Spot) -> bool) -> Self {
        let spots: Vec<Spot> = self
            .sheet
            .spots
            .iter()
            .filter(|spot| keep(spot))
            .cloned()
            .collect();
        let kept = |name: &SpotName| spots.iter().any(|spot| spot.name == *name);
        let lines = self
            .sheet
            .lines
            .iter()
            .map(|line| line.iter().filter(|name| kept(name)).cloned().collect());
        let lines = lines.collect();
        Self::assemble(Sheet {
            spots,
            lines,
            ..self.sheet.clone()
        })
    }

    /// This board for fewer seats: those of these numbers, counted anew in this order. Starts of the others are
    /// spots like any other, and their yards and homes are gone;
    /// what is painted there stays.
    #[must_use]
    pub fn seating(&self, kept: &[usize]) -> Self {
        let new = |seat: Seat| kept.iter().position(|&it| it == seat.index());
        let stays = |spot: &Spot| spot.kind == Kind::Ring || spot.seat.is_none_or(|seat| new(seat).is_some());
        let Sheet {
            seats, spots, lines, ..
        } = self.keeping(stays).sheet;
        let rename = |name: &SpotName| {
            let moved = self.spot(name.as_str()).filter(|spot| spot.kind != Kind::Ring);
            let parts = moved.and_then(|spot| Some((new(spot.seat?)?, name.as_str().split_once('.')?)));
            parts.map_or_else(
                || name.clone(),
                |(seat, (head, rest))| SpotName::from(format!("{}{seat}.{rest}", &head[..1])),
            )
        };
        let spots = spots.into_iter().map(|spot| {
            let seat = spot.seat.and_then(new).map(Seat::new);
            Spot {
                name: rename(&spot.name),
                letter: spot.letter.filter(|_| seat.is_some()),
                seat,
                ..spot
            }
        });
        let mut decor = self.sheet.decor.clone();
        decor.arrows.retain_mut(|arrow| {
            let seat = new(arrow.seat).map(Seat::new);
            arrow.seat = seat.unwrap_or(arrow.seat);
            seat.is_some()
        });
        Self::assemble(Sheet {
            spots: spots.collect(),
            decor,
            seats: kept.iter().filter_map(|&seat| seats.get(seat).cloned()).collect(),
            lines: lines
                .iter()
                .map(|line| line.iter().map(rename).collect())
                .collect(),
            ..self.sheet.clone()
        })
    }

    /// This board with another title. It stands in two opposite fields of it, those in which no die comes to rest.
    #[must_use]
    pub fn titled(&self, title: &str) -> Self {
        let mut sheet = self.sheet.clone();
        title.clone_into(&mut sheet.title);
        sheet.words = sheet.words.get(1..3).unwrap_or_default().to_vec();
        for word in &mut sheet.words {
            title.clone_into(&mut word.text);
        }
        Self::assemble(sheet)
    }

    /// This board without what is written, drawn or engraved on it, for a picture in which that would not be read.
    #[must_use]
    pub fn unwritten(&self) -> Self {
        Self::assemble(Sheet {
            words: Vec::new(),
            vignettes: Vec::new(),
            decor: Decor {
                engraving: Vec::new(),
                ..self.sheet.decor.clone()
            },
            ..self.sheet.clone()
        })
    }

    /// This board with pieces of another kind on all its spots.
    #[must_use]
    pub fn with_pieces(&self, form: Form) -> Self {
        let mut sheet = self.sheet.clone();
        sheet.counted = form;
        for spot in &mut sheet.spots {
            spot.form = form;
        }
        Self::assemble(sheet)
    }

    /// The board's title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.sheet.title
    }

    /// How large the board is.
    #[must_use]
    pub fn outline(&self) -> Outline {
        self.sheet.outline
    }

    /// The seats in their order.
    #[must_use]
    pub fn seats(&self) -> &[SeatPlace] {
        &self.sheet.seats
    }

    /// A seat's place. A seat that the board does not have gets the first one's.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatPlace {
        self.sheet.seats.get(seat.index()).unwrap_or(&self.sheet.seats[0])
    }

    /// All spots in the order of the file.
    #[must_use]
    pub fn spots(&self) -> &[Spot] {
        &self.sheet.spots
    }

    /// The lines that join spots.
    #[must_use]
    pub fn lines(&self) -> &[Vec<SpotName>] {
        &self.sheet.lines
    }

    /// The words in the free fields.
    #[must_use]
    pub fn words(&self) -> &[Word] {
        &self.sheet.words
    }

    /// The drawings in the free fields.
    #[must_use]
    pub fn vignettes(&self) -> &[Vignette] {
        &self.sheet.vignettes
    }

    /// The edges that are goals.
    #[must_use]
    pub fn goals(&self) -> &[Goal] {
        &self.sheet.goals
    }

    /// What the board has beside its spots.
    #[must_use]
    pub fn decor(&self) -> &Decor {
        &self.sheet.decor
    }

    /// What stands on the spot of this name.
    #[must_use]
    pub fn form(&self, name: &str) -> Form {
        self.spot(name).map_or_else(Form::default, |spot| spot.form)
    }

    /// The kind of pieces by which one sees how far a seat is.
    #[must_use]
    pub fn counted(&self) -> Form {
        self.sheet.counted
    }

    /// The place of the spot of this name among all of them.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<usize> {
        self.index.get(name).copied()
    }

    /// The spot of this name.
    #[must_use]
    pub fn spot(&self, name: &str) -> Option<&Spot> {
        self.index.get(name).map(|&at| &self.sheet.spots[at])
    }

    /// Where the spot of this name lies in the world, on the board.
    #[must_use]
    pub fn world(&self, name: &str) -> Option<Vec3> {
        self.spot(name).map(|spot| lift(spot.at))
    }

    /// The yard of a seat, in the order in which it is filled.
    pub fn yard(&self, seat: Seat) -> impl Iterator<Item = &SpotName> {
        self.sheet
            .spots
            .iter()
            .filter(move |spot| spot.kind == Kind::Yard && spot.seat == Some(seat))
            .map(|spot| &spot.name)
    }

    /// How a spot's letter is turned, in degrees.
    #[must_use]
    pub fn letter_angle(&self, spot: &Spot) -> f32 {
        spot.angle
            .unwrap_or_else(|| spot.seat.map_or(0.0, |seat| self.seat(seat).reading_angle()))
    }

    /// Whether seats hold cards that only they read.
    #[must_use]
    pub fn has_hands(&self) -> bool {
        self.spots().iter().any(|spot| spot.kind == Kind::Hand)
    }

    /// Where lies what a seat has in hand and reads: corners of the field that it takes.
    pub fn front(&self, seat: Seat) -> impl Iterator<Item = Vec2> {
        let out = self.seat(seat).outward();
        let own = move |spot: &&Spot| spot.kind == Kind::Hand && spot.seat == Some(seat);
        self.spots().iter().filter(own).flat_map(move |spot| {
            let deep = out * (spot.half_depth() + 0.15);
            [spot.at - deep, spot.at + deep]
        })
    }
}

/// A point of the board in the world: y away becomes −z, the top of the board is at height 0.
#[must_use]
pub fn lift(at: Vec2) -> Vec3 {
    Vec3::new(at.x, 0.0, -at.y)
}

#[cfg(test)]
#[path = "layout_tests.rs"]
mod tests;
