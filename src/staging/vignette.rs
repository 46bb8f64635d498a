//! Small drawings in the free fields of a board: pawns, each with a temper of its own.

use std::fmt::Write as _;

use glam::Vec2;
use serde::{Deserialize, Serialize};

use super::{Theme, drawing::inside};

/// A pawn that is drawn on a board, where nothing else lies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vignette {
    /// Its temper.
    pub temper: Temper,
    /// Its middle.
    pub at: Vec2,
    /// The side of the square that it fills.
    pub size: f32,
}

/// How a pawn takes what happens to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Temper {
    /// Nothing troubles it.
    Calm,
    /// It is cross.
    Cross,
    /// It was struck.
    Struck,
    /// It laughs.
    Glad,
}

/// The side of the square of the drawings, about its middle, in their own measure.
const SIDE: f32 = 150.0;
/// A board has so many of them at most.
pub(super) const MOST: usize = 12;

impl Vignette {
    /// Whether it lies on a card, half of which is so large.
    pub(super) fn lies_on(&self, half: Vec2) -> bool {
        self.size > 0.0 && (self.at.abs() + self.size / 2.0).cmple(half).all()
    }

    /// Draws it in the paint of a board: its edges printed, filled as spots are, with some of the rim. The paint that the
    /// files name is for who looks at them alone.
    pub(super) fn draw(&self, svg: &mut String, theme: &Theme) {
        let drawing = match self.temper {
            Temper::Calm => include_str!("../../assets/vignettes/calm.svg"),
            Temper::Cross => include_str!("../../assets/vignettes/cross.svg"),
            Temper::Struck => include_str!("../../assets/vignettes/struck.svg"),
            Temper::Glad => include_str!("../../assets/vignettes/glad.svg"),
        };
        let _ = writeln!(
            svg,
            r#"<g transform="translate({} {}) scale({})" fill="{}" stroke="{}" color="{}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">{}</g>"#,
            self.at.x,
            -self.at.y,
            self.size / SIDE,
            theme.spot,
            theme.print,
            theme.rim,
            inside(drawing)
        );
    }
}
