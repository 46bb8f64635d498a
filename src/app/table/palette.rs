//! The colours of the seats with their signs.
//!
//! Colour never speaks alone: whatever shows a seat's colour shows its sign too. The six were searched for,
//! so that they stay apart in every kind of colour sight.

use bevy::color::{LinearRgba, Srgba};
use serde::{Deserialize, Serialize};

/// The colour of a seat. Each has a sign of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Blue, a circle.
    Blue,
    /// Yellow, a triangle.
    Yellow,
    /// Green, a square.
    Green,
    /// Red, a diamond.
    Red,
    /// Black, a star.
    Black,
    /// Violet, a cross.
    Violet,
}

impl Colour {
    /// All six, in the order in which boards without one of their own use them.
    pub const ALL: [Self; 6] = [
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Red,
        Self::Black,
        Self::Violet,
    ];

    /// The place in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour as `#rrggbb`.
    #[must_use]
    pub const fn hex(self) -> &'static str {
        match self {
            Self::Blue => "#2349A9",
            Self::Yellow => "#F2D944",
            Self::Green => "#4BB68D",
            Self::Red => "#B91D0C",
            Self::Black => "#2A1A1E",
            Self::Violet => "#AA8CDB",
        }
    }

    /// The ink that is read on this colour, as `#rrggbb`.
    #[must_use]
    pub const fn ink(self) -> &'static str {
        match self {
            Self::Blue | Self::Red | Self::Black => "#FBF3DF",
            Self::Yellow | Self::Green | Self::Violet => "#2A1A14",
        }
    }

    /// The key of the colour's name in the texts, which is also its name in a layout.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Red => "red",
            Self::Black => "black",
            Self::Violet => "violet",
        }
    }

    /// The sign as it is printed in running text.
    #[must_use]
    pub const fn glyph(self) -> char {
        match self {
            Self::Blue => '●',
            Self::Yellow => '▲',
            Self::Green => '■',
            Self::Red => '◆',
            Self::Black => '★',
            Self::Violet => '✚',
        }
    }

    /// The outline of the sign within a circle of radius 1 about the origin, y down; `None` is the circle itself.
    #[must_use]
    pub const fn outline(self) -> Option<&'static [(f32, f32)]> {
        match self {
            Self::Blue => None,
            Self::Yellow => Some(&[(0.0, -1.0), (0.95, 0.68), (-0.95, 0.68)]),
            Self::Green => Some(&[(-0.78, -0.78), (0.78, -0.78), (0.78, 0.78), (-0.78, 0.78)]),
            Self::Red => Some(&[(0.0, -1.08), (0.82, 0.0), (0.0, 1.08), (-0.82, 0.0)]),
            Self::Black => Some(&[
                (0.0, -1.08),
                (0.27, -0.36),
                (1.03, -0.33),
                (0.43, 0.14),
                (0.63, 0.87),
                (0.0, 0.45),
                (-0.63, 0.87),
                (-0.43, 0.14),
                (-1.03, -0.33),
                (-0.27, -0.36),
            ]),
            Self::Violet => Some(&[
                (-0.34, -1.0),
                (0.34, -1.0),
                (0.34, -0.34),
                (1.0, -0.34),
                (1.0, 0.34),
                (0.34, 0.34),
                (0.34, 1.0),
                (-0.34, 1.0),
                (-0.34, 0.34),
                (-1.0, 0.34),
                (-1.0, -0.34),
                (-0.34, -0.34),
            ]),
        }
    }

    /// The colour for light to be multiplied with.
    #[must_use]
    pub fn linear(self) -> LinearRgba {
        linear(self.hex())
    }
}

/// Reads `#rrggbb`; anything else is white, which is seen at once.
#[must_use]
pub fn linear(hex: &str) -> LinearRgba {
    Srgba::hex(hex).map_or(LinearRgba::WHITE, LinearRgba::from)
}
