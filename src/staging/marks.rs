//! Marks on spots: where a move may lead, what is chosen, and where a piece came from.
//!
//! Each is a flat square with a ring in the seat's colour, outlined dark and light so that it is seen on every
//! ground. Marks are replaced as a whole and never hold the turn.

use std::fmt::Write as _;

use glam::Vec2;

use super::{SpotName, pieces::card};
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
    /// The last move began here: a small ring, in which a letter can still be read.
    Trace,
    /// The last move came along here: what lies across its line, wherever along it.
    TraceLine,
    /// A way leads along here: a soft dot.
    From,
    /// A way would lead along here: a dot with an outline.
    Way,
    /// A way leads along here: what lies across its line, wherever along it.
    Line,
    /// What stands here is struck: a cross of red.
    Struck,
    /// What stands here can't be passed: a ring of brass.
    Locked,
    /// What is on this field is frozen, or would be: dimmed.
    Frozen,
    /// This field is free: lit.
    Free,
    /// A choice would hold this field: hatched.
    Held,
    /// What was typed so far may still mean this field: tinted.
    Meant,
    /// What is advised: it glows.
    Advised,
    /// A card that is advised: a golden frame.
    AdvisedCard,
    /// This field is advised: a golden frame.
    AdvisedField,
    /// This field is chosen: framed.
    Framed,
    /// A card that can be chosen: a frame round it.
    PossibleCard,
    /// The chosen or hovered one: a broad frame.
    ChosenCard,
    /// A card that is hovered and can't be chosen: a thin frame of grey.
    BarredCard,
}

impl MarkKind {
    /// Whether it takes all of a field, however wide and deep that is.
    #[must_use]
    pub fn fills_field(self) -> bool {
        matches!(
            self,
            Self::Frozen | Self::Free | Self::Held | Self::Meant | Self::Framed | Self::AdvisedField
        )
    }
}

/// The side of the square on which a mark is drawn.
pub const SIDE: f32 = 1.3;

/// The colour of what is held.
pub const FROST: &str = "#A9B4BA";
/// The colour of the slanting lines on it.
pub const HATCH: &str = "#5B6A73";

/// The colour of advice.
const GOLD: &str = "#FFC23D";
/// The colour of what can't be: no seat has it.
const DULL: &str = "#8F8478";

/// How much of its frame is hollow: a card less its edge, behind whose round corners nothing is seen.
const CARD_IN_FRAME: Vec2 = Vec2::new(
    (card::SIZE.x - 0.1) / (card::SIZE.x + card::FRAME),
    (card::SIZE.y - 0.1) / (card::SIZE.y + card::FRAME),
);

/// All of a field but its edge, on that square.
const FIELD: &str = r#"x="-.6" y="-.6" width="1.2" height="1.2" rx=".07""#;

/// Slanting lines across a field.
fn hatching() -> String {
    let line = |at: f32| {
        let (from, to) = (at.max(-0.6), (at + 1.2).min(0.6));
        format!("M{from} {}L{to} {}", from - at - 0.6, to - at - 0.6)
    };
    (-4..=4).map(|n| line(-0.6 + 0.24 * n as f32)).collect()
}

/// A frame along the edge of a field, which is about twice as deep as it is wide.
fn frame(svg: &mut String, width: f32, colour: &str) {
    let (x, y) = (0.6 - width, 0.6 - width / 2.0);
    let _ = write!(
        svg,
        r#"<path d="M-.6 -.6H.6V.6H-.6ZM{} {}H{x}V{y}H{}Z" fill="{colour}" fill-rule="evenodd"/>"#,
        -x, -y, -x,
    );
}

/// Draws a mark that takes all of a field.
fn on_field(svg: &mut String, kind: MarkKind, own: &str) {
    match kind {
        MarkKind::Frozen => {
            let _ = write!(
                svg,
                r##"<defs><radialGradient id="frost"><stop offset=".35" stop-color="#5d7587"/><stop offset="1" stop-color="#a9c3d3"/></radialGradient></defs><rect {FIELD} fill="url(#frost)" opacity=".8"/><g stroke="#f2faff" stroke-width=".022" stroke-linecap="round" fill="none" opacity=".8">"##
            );
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                let _ = write!(
                    svg,
                    r#"<path transform="translate({} {}) scale({} {})" d="M0 0L.3 .13M.1 .04L.12 .13M.1 .04L.2 .02M.2 .09L.2 .17M.2 .09L.3 .06M0 .12L.14 .22M0 .02L.05 .2"/>"#,
                    -0.58 * x,
                    -0.58 * y,
                    x,
                    y,
                );
            }
            svg.push_str("</g>");
        }
        MarkKind::Held => {
            // Hatched: a tint alone would be one more colour among those of the seats.
            let _ = write!(
                svg,
                r#"<rect {FIELD} fill="{FROST}" opacity=".5"/><path d="{}" stroke="{HATCH}" stroke-width=".025" opacity=".3"/>"#,
                hatching()
            );
        }
        MarkKind::Meant => {
            let _ = write!(svg, r#"<rect {FIELD} fill="{own}" opacity=".26"/>"#);
            frame(svg, 0.05, own);
        }
        MarkKind::Free => {
            let _ = write!(
                svg,
                r##"<defs><radialGradient id="glow"><stop offset=".2" stop-color="#fff3b8"/><stop offset="1" stop-color="#f2a81d"/></radialGradient></defs><rect {FIELD} fill="url(#glow)" opacity=".85"/>"##
            );
            frame(svg, 0.07, "#b26a00");
        }
        MarkKind::Framed => {
            for (width, colour) in [(0.13, "#FFF8E6"), (0.115, "#2A1A14"), (0.09, own)] {
                frame(svg, width, colour);
            }
        }
        MarkKind::AdvisedField => {
            for (width, colour) in [(0.16, "#2A1A14"), (0.14, GOLD), (0.03, "#FFF1C4")] {
                frame(svg, width, colour);
            }
        }
        _ => {}
    }
}

/// Draws the frame round a card, hollow: it lies above the cards beside that one.
fn round_card(svg: &mut String, kind: MarkKind, own: &str) {
    let own = match kind {
        MarkKind::AdvisedCard => GOLD,
        MarkKind::BarredCard => DULL,
        _ => own,
    };
    let (width, ground) = if kind == MarkKind::ChosenCard {
        (0.09, "#FFF8E6")
    } else {
        (0.055, "#2A1A14")
    };
    let (x, y) = (CARD_IN_FRAME.x * SIDE / 2.0, CARD_IN_FRAME.y * SIDE / 2.0);
    for (half, fill) in [(SIDE / 2.0 - 0.005, ground), (SIDE / 2.0 - 0.4 * width, own)] {
        let side = half - 0.12;
        let _ = write!(
            svg,
            r#"<path d="M-{side} -{half}H{side}Q{half} -{half} {half} -{side}V{side}Q{half} {half} {side} {half}H-{side}Q-{half} {half} -{half} {side}V-{side}Q-{half} -{half} -{side} -{half}ZM-{x} -{y}V{y}H{x}V-{y}Z" fill="{fill}" fill-rule="evenodd"/>"#,
        );
    }
}

/// Draws what lies across a line: bands over each other, each so wide, of a colour, and so dense.
fn across(svg: &mut String, bands: &[(f32, &str, f32)]) {
    for (wide, fill, opacity) in bands {
        let _ = write!(
            svg,
            r#"<rect x="-{half}" y="{from}" width="{SIDE}" height="{wide}" fill="{fill}" opacity="{opacity}"/>"#,
            half = SIDE / 2.0,
            from = -wide / 2.0,
        );
    }
}

/// The drawing of a mark in the colour `own`.
#[must_use]
pub fn drawing(kind: MarkKind, own: &str) -> String {
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
            ring(0.46, 0.19, "#FFF8E6", 0.95, Some(0.09));
            ring(0.46, 0.13, "#2A1A14", 1.0, Some(0.045));
            ring(0.46, 0.085, own, 1.0, Some(0.0));
            // It is lighter within: it is found on a spot of its own colour, too.
            svg.push_str(r##"<circle r=".38" fill="#FFF8E6" fill-opacity=".34"/>"##);
        }
        MarkKind::Chosen => {
            ring(0.48, 0.22, "#FFF8E6", 0.85, None);
            ring(0.48, 0.16, "#2A1A14", 1.0, None);
            ring(0.48, 0.11, own, 1.0, None);
        }
        MarkKind::Movable => {
            ring(0.47, 0.14, "#FFF8E6", 0.6, None);
            ring(0.47, 0.09, "#2A1A14", 1.0, None);
            ring(0.47, 0.05, own, 1.0, None);
        }
        MarkKind::Struck => {
            for (width, colour) in [(0.24, "#FFF8E6"), (0.17, "#2A1A14"), (0.11, "#D22B12")] {
                let _ = write!(
                    svg,
                    r#"<path d="M-.5 -.5L-.36 -.36M.36 .36L.5 .5M-.5 .5L-.36 .36M.36 -.36L.5 -.5" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#
                );
            }
        }
        MarkKind::Locked => {
            ring(0.45, 0.2, "#2A1A14", 1.0, None);
            ring(0.45, 0.15, "#D9A441", 1.0, None);
            ring(0.48, 0.03, "#FFF1C4", 1.0, None);
        }
        MarkKind::Advised => {
            let _ = write!(
                svg,
                r#"<defs><radialGradient id="advice"><stop offset=".45" stop-color="{GOLD}" stop-opacity=".95"/><stop offset="1" stop-color="{GOLD}" stop-opacity="0"/></radialGradient></defs><circle r=".65" fill="url(#advice)"/>"#
            );
        }
        MarkKind::PossibleCard | MarkKind::ChosenCard | MarkKind::AdvisedCard | MarkKind::BarredCard => {
            round_card(&mut svg, kind, own);
        }
        MarkKind::Frozen
        | MarkKind::Held
        | MarkKind::Meant
        | MarkKind::Free
        | MarkKind::Framed
        | MarkKind::AdvisedField => {
            on_field(&mut svg, kind, own);
        }
        MarkKind::Way => {
            let _ = write!(
                svg,
                r##"<circle r=".15" fill="{own}" stroke="#FFF8E6" stroke-width=".07"/><circle r=".19" fill="none" stroke="#2A1A14" stroke-width=".03"/>"##
            );
        }
        MarkKind::Line => across(
            &mut svg,
            &[(SIDE, "#2A1A14", 1.0), (0.94, "#FFF8E6", 1.0), (0.78, own, 1.0)],
        ),
        // Pale along its edges: it is seen on a spot of its own colour, too.
        MarkKind::TraceLine => across(
            &mut svg,
            &[(SIDE, "#2A1A14", 0.5), (1.1, "#FFF8E6", 0.9), (0.72, own, 0.95)],
        ),
        MarkKind::Trace => {
            ring(0.2, 0.17, "#2A1A14", 0.5, None);
            ring(0.2, 0.14, "#FFF8E6", 0.9, None);
            ring(0.2, 0.08, own, 0.95, None);
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
