//! Spots: the places of a board, by name, with what each is for and what stands there.
//!
//! A piece has no name: it is known by the spot on which it stands.

use std::{borrow::Borrow, fmt, sync::Arc};

use glam::Vec2;
use serde::{Deserialize, Serialize};

use super::Form;
use crate::rules::Seat;

/// The name of a place on the board: `E0` …, `B0.1`, `H3.2`, as the layout's file has it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct SpotName(Arc<str>);

impl SpotName {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<T: AsRef<str>> From<T> for SpotName {
    fn from(name: T) -> Self {
        Self(Arc::from(name.as_ref()))
    }
}

impl From<SpotName> for String {
    fn from(name: SpotName) -> Self {
        name.0.as_ref().to_owned()
    }
}

impl Borrow<str> for SpotName {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SpotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for SpotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a spot is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// On the way that all share.
    #[default]
    Ring,
    /// Where a seat's pieces wait to begin.
    Yard,
    /// On the way home of one seat.
    Home,
    /// A field of a board of squares.
    Square,
    /// Between squares, two of them and a groove long: a lath can stand there.
    Groove,
    /// Where a lath waits.
    Rack,
    /// Before a seat: a card of its hand, to be read by who sits there.
    Hand,
    /// Before a seat: one of each card, to choose from.
    OneOfEach,
    /// On the board: a card of a seat's hand, as the others see it.
    Held,
    /// Where cards lie on each other.
    Stack,
    /// A field with room for two heaps of pips.
    Field,
    /// A pip of a seat's heap lies here.
    Heap,
    /// A pip that a seat has won lies here.
    Tray,
    /// Where it is written how many pips a heap on this field has.
    Count,
    /// Where it is written how many pips a seat has won.
    Score,
    /// Before a seat, on the board: a slate with what it has named.
    Slate,
}

/// How wide a groove is, as a part of the distance of squares: a fifth of a square.
pub const GROOVE: f32 = 1.0 / 6.0;

/// One spot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// Its name, unique on the board.
    pub name: SpotName,
    /// Where it lies.
    pub at: Vec2,
    /// What it is for.
    #[serde(default)]
    pub kind: Kind,
    /// Whose it is; in that seat's colour.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What is printed on it.
    #[serde(default)]
    pub letter: Option<String>,
    /// How the letter, the lath or the card is turned; towards its seat, or along x, when the file does not say.
    #[serde(default)]
    pub angle: Option<f32>,
    /// How high above the board what lies there begins.
    #[serde(default)]
    pub raised: f32,
    /// What stands there.
    #[serde(skip)]
    pub form: Form,
    /// How large what stands there is, as a part of its usual size.
    #[serde(skip, default = "whole")]
    pub size: f32,
    /// Whether it is a tile that fills its room and touches the next one. Else what pieces walk over is a sunk disc.
    #[serde(skip)]
    pub is_tile: bool,
    /// Whether the sign of its seat is printed on it.
    #[serde(skip)]
    pub is_signed: bool,
    /// How wide and deep the place is.
    #[serde(skip, default = "square")]
    pub room: Vec2,
}

fn whole() -> f32 {
    1.0
}

fn square() -> Vec2 {
    Vec2::ONE
}

impl Spot {
    /// A spot that is nobody's, for a pawn.
    #[must_use]
    pub fn new(name: impl Into<SpotName>, at: Vec2, kind: Kind) -> Self {
        Self {
            name: name.into(),
            at,
            kind,
            seat: None,
            letter: None,
            angle: None,
            raised: 0.0,
            form: Form::default(),
            size: whole(),
            is_tile: false,
            is_signed: false,
            room: square(),
        }
    }

    /// How far what lies there reaches up from its middle.
    #[must_use]
    pub fn half_depth(&self) -> f32 {
        let points = self.form.outline().into_iter();
        self.size * points.map(|at| at.y).fold(0.0, f32::max)
    }

    /// How large the marks on it are, as a part of their usual size: those of places that touch each other keep apart.
    #[must_use]
    pub fn mark_size(&self) -> f32 {
        match self.kind {
            Kind::Square => 0.74,
            _ if self.is_tile => 0.82,
            Kind::Ring | Kind::Yard | Kind::Home => self.size,
            _ => 1.0,
        }
    }

    /// By what the place itself is pointed at, where it is not what lies there alone.
    #[must_use]
    pub fn touch(&self) -> Option<Touch> {
        match self.kind {
            Kind::Ring | Kind::Yard | Kind::Home if !self.is_tile => Some(Touch::Disc(0.47)),
            Kind::Ring | Kind::Yard | Kind::Home | Kind::Square | Kind::Groove | Kind::Field => {
                Some(Touch::Room(self.room))
            }
            Kind::Rack
            | Kind::Hand
            | Kind::OneOfEach
            | Kind::Held
            | Kind::Stack
            | Kind::Heap
            | Kind::Tray
            | Kind::Count
            | Kind::Score
            | Kind::Slate => None,
        }
    }
}

/// The part of the board by which a spot is pointed at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Touch {
    /// A disc of this radius.
    Disc(f32),
    /// All of its room.
    Room(Vec2),
}
