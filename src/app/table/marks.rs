//! Marks on spots: where a move may lead, what is chosen, and where a piece came from.
//!
//! Each is a flat square with a ring in the seat's colour, outlined dark and light so that it is seen on every
//! ground. Marks are replaced as a whole and never hold the turn.

use std::fmt::Write as _;

use super::layout::SpotName;
use crate::rules::Seat;

/// A mark on a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Where.
    pub spot: SpotName,
    /// In whose colour.
    pub seat: Seat,
    /// Which.
    pub kind: MarkKind,
}

/// The kinds of marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// A move may end here: a dashed ring.
    Possible,
    /// The chosen or hovered one: a solid ring.
    Chosen,
    /// A piece here may move: a thin ring.
    Movable,
    /// The last move began here, or a way leads along here: a soft dot.
    From,
    /// A way would lead along here: a dot with an outline.
    Way,
}

/// The side of the square on which a mark is drawn.
pub(super) const SIDE: f32 = 1.3;

/// The drawing of a mark in the colour `own`.
#[must_use]
pub(super) fn drawing(kind: MarkKind, own: &str) -> String {
    let half = SIDE / 2.0;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="{from} {from} {SIDE} {SIDE}">"#,
        from = -half
    );
    let mut ring = |radius: f32, width: f32, stroke: &str, opacity: f32, dashes: Option<f32>| {
        // Eight dashes, the gaps a little shorter; what is wider by the outline takes it from the gap.
        let eighth = std::f32::consts::TAU * radius / 8.0;
        let dashes = dashes.map_or(String::new(), |longer| {
            let dash = eighth * 0.58 + longer;
            format!(
                r#"stroke-dasharray="{dash} {}" stroke-dashoffset="{}""#,
                eighth - dash,
                longer / 2.0
            )
        });
        let _ = write!(
            svg,
            r#"<circle r="{radius}" fill="none" stroke="{stroke}" stroke-opacity="{opacity}" stroke-width="{width}" {dashes}/>"#
        );
    };
    match kind {
        MarkKind::Possible => {
            ring(0.5, 0.19, "#FFF8E6", 0.75, Some(0.09));
            ring(0.5, 0.14, "#2A1A14", 1.0, Some(0.05));
            ring(0.5, 0.09, own, 1.0, Some(0.0));
        }
        MarkKind::Chosen => {
            ring(0.51, 0.23, "#FFF8E6", 0.85, None);
            ring(0.51, 0.17, "#2A1A14", 1.0, None);
            ring(0.51, 0.12, own, 1.0, None);
        }
        MarkKind::Movable => {
            ring(0.47, 0.14, "#FFF8E6", 0.6, None);
            ring(0.47, 0.09, "#2A1A14", 1.0, None);
            ring(0.47, 0.05, own, 1.0, None);
        }
        MarkKind::Way => {
            let _ = write!(
                svg,
                r##"<circle r=".15" fill="{own}" stroke="#FFF8E6" stroke-width=".07"/><circle r=".19" fill="none" stroke="#2A1A14" stroke-width=".03"/>"##
            );
        }
        MarkKind::From => {
            let _ = write!(
                svg,
                r##"<circle r=".13" fill="{own}" stroke="#2A1A14" stroke-width=".03" opacity=".8"/>"##
            );
        }
    }
    svg.push_str("</svg>");
    svg
}
