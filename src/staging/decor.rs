//! What a board has beside its spots: patches of paint below them, arrows printed on them, and a cup for its die.
//!
//! What is painted in a seat's colour shines like lacquer; what is bare is a little sunk, so that pieces and dice lie in it.

use std::fmt::Write as _;

use glam::Vec2;

use crate::rules::Seat;

use super::{Colour, Colours, Theme, drawing::path, pieces::Part};

/// What a board has beside its spots.
#[derive(Clone, Debug, PartialEq)]
pub struct Decor {
    /// Printed faintly on the bare board, below all else.
    pub ornament: Vec<Part>,
    /// Fine lines, in the colour of the rim.
    pub engraving: Vec<Vec<Vec2>>,
    /// Printed as words are.
    pub signs: Vec<Part>,
    /// Painted below the spots, in this order. A board that has any paints the yards with them too.
    pub patches: Vec<Patch>,
    /// Printed on spots.
    pub arrows: Vec<Arrow>,
    /// What the table is covered with; without anything it is bare.
    pub cover: Option<Cover>,
    /// Where the cup stands from which the die is thrown; without one it comes from a hand.
    pub cup: Option<Vec2>,
    /// How large the signs of the seats are in their places.
    pub sign: f32,
    /// How far from where its pawns are one sees enough of it where it is drawn small; without it all of it is shown.
    pub near: Option<f32>,
}

impl Default for Decor {
    fn default() -> Self {
        Self {
            ornament: Vec::new(),
            engraving: Vec::new(),
            signs: Vec::new(),
            patches: Vec::new(),
            arrows: Vec::new(),
            cover: None,
            cup: None,
            sign: 0.17,
            near: None,
        }
    }
}

/// What a table is covered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// What it is made of.
    pub weave: Weave,
    /// Its colour, as `#rrggbb`.
    pub tone: &'static str,
}

/// What lies on a table, or what it is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weave {
    /// Planks of wood.
    #[default]
    Planks,
    /// Felt, for cards.
    Felt,
    /// A cloth of linen.
    Linen,
    /// A slab of slate.
    Slate,
}

/// A patch of paint.
#[derive(Clone, Debug, PartialEq)]
pub struct Patch {
    /// Its shape.
    pub part: Part,
    /// Its paint.
    pub tint: Tint,
}

/// An arrow on a spot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// Whose pieces go along there.
    pub seat: Seat,
    /// Its middle.
    pub at: Vec2,
    /// Where it points, in degrees.
    pub angle: f32,
    /// Its paint.
    pub tint: Tint,
}

/// The paint of what is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// That of a spot which is nobody's.
    Bare,
    /// The same, lightly in the colour of a seat.
    Pale(Colour),
    /// The colour of a seat.
    Of(Colour),
    /// What is read on the colour of a seat.
    On(Colour),
}

/// How much of an ornament is seen.
const FAINT: f32 = 0.13;
/// How wide the edge of a patch is.
const EDGE: f32 = 0.06;
/// How much of a seat's colour is seen on what is pale.
const PALE: f32 = 0.16;
/// How far from the edge of a large patch its inlay is.
const INLAY: f32 = 0.15;

/// The defs that the drawings here refer to.
pub(super) const DEFS: &str = r##"<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1b0e06" stop-opacity=".2"/></linearGradient>
<radialGradient id="bowl" cx=".53" cy=".54" r=".53"><stop offset=".84" stop-color="#1b0e06" stop-opacity="0"/><stop offset=".95" stop-color="#1b0e06" stop-opacity=".14"/><stop offset="1" stop-color="#1b0e06" stop-opacity=".4"/></radialGradient>
<linearGradient id="trough" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b0e06" stop-opacity=".42"/><stop offset=".12" stop-color="#1b0e06" stop-opacity=".16"/><stop offset=".34" stop-color="#1b0e06" stop-opacity="0"/><stop offset=".93" stop-color="#1b0e06" stop-opacity="0"/><stop offset="1" stop-color="#1b0e06" stop-opacity=".14"/></linearGradient>"##;

impl Tint {
    /// Whether it is that of what is sunk.
    fn is_bare(self) -> bool {
        matches!(self, Self::Bare | Self::Pale(_))
    }

    /// What it is laid on as `#rrggbb`.
    #[must_use]
    pub fn hex(self, theme: &Theme, colours: Colours) -> &str {
        match self {
            Self::Bare | Self::Pale(_) => &theme.spot,
            Self::Of(colour) => colours.hex(colour),
            Self::On(colour) => colours.ink(colour),
        }
    }
}

/// A part as the beginning of an element.
fn shape(part: &Part) -> String {
    match part {
        Part::Polygon(points) => format!(r#"path d="{}""#, path(points)),
        Part::Disc(at, radius) => format!(r#"circle cx="{}" cy="{}" r="{radius}""#, at.x, -at.y),
        Part::Upright(foot, long, broad) => format!(
            r#"rect x="{}" y="{}" width="{broad}" height="{long}""#,
            foot.x - broad / 2.0,
            -foot.y - long
        ),
    }
}

/// Draws an ornament: what of it lies over each other is no darker.
pub(super) fn ornament(svg: &mut String, parts: &[Part], theme: &Theme) {
    printed(svg, parts, theme, FAINT);
}

/// Draws fine lines.
pub(super) fn engraving(svg: &mut String, lines: &[Vec<Vec2>], theme: &Theme) {
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(
        svg,
        r#"<g fill="none" stroke="{}" stroke-width=".03" stroke-opacity=".6" stroke-linejoin="round" stroke-linecap="round">"#,
        theme.rim
    );
    for line in lines {
        svg.push_str("<polyline points=\"");
        for point in line {
            let _ = write!(svg, "{:.2},{:.2} ", point.x, -point.y);
        }
        svg.push_str("\"/>\n");
    }
    svg.push_str("</g>\n");
}

/// Draws signs.
pub(super) fn signs(svg: &mut String, parts: &[Part], theme: &Theme) {
    printed(svg, parts, theme, 1.0);
}

fn printed(svg: &mut String, parts: &[Part], theme: &Theme, opacity: f32) {
    if parts.is_empty() {
        return;
    }
    let _ = writeln!(svg, r#"<g fill="{}" opacity="{opacity}">"#, theme.print);
    for part in parts {
        let _ = writeln!(svg, "<{}/>", shape(part));
    }
    svg.push_str("</g>\n");
}

impl Patch {
    pub(super) fn draw(&self, svg: &mut String, theme: &Theme, colours: Colours) {
        let shape = shape(&self.part);
        let over = match (self.tint.is_bare(), &self.part) {
            (true, Part::Disc(..)) => "bowl",
            (true, _) => "trough",
            (false, _) => "gloss",
        };
        // What is pale has a fine edge: many of it lie close together.
        let mut width = EDGE;
        let _ = writeln!(svg, r#"<{shape} fill="{}"/>"#, self.tint.hex(theme, colours));
        if let Tint::Pale(colour) = self.tint {
            width *= 0.5;
            let _ = writeln!(
                svg,
                r#"<{shape} fill="{}" opacity="{PALE}"/>"#,
                colours.hex(colour)
            );
        }
        let _ = writeln!(
            svg,
            r#"<{shape} fill="url(#{over})" stroke="{}" stroke-width="{width}" stroke-linejoin="round"/>"#,
            theme.print,
        );
        self.draw_inlay(svg, theme);
    }

    /// A fine line within what is large; a trough is deep enough without one.
    fn draw_inlay(&self, svg: &mut String, theme: &Theme) {
        let is_bare = self.tint.is_bare();
        let line = match &self.part {
            Part::Polygon(points) => {
                let middle = points.iter().sum::<Vec2>() / points.len().max(1) as f32;
                let far = points.iter().map(|point| (point - middle).abs().max_element());
                let far = far.fold(0.0, f32::max);
                let inset = points.iter().map(|point| point.lerp(middle, INLAY / far));
                (far > 1.0 && !is_bare).then(|| format!(r#"path d="{}""#, path(&inset.collect::<Vec<_>>())))
            }
            Part::Disc(at, radius) => (*radius > 1.0)
                .then(|| format!(r#"circle cx="{}" cy="{}" r="{}""#, at.x, -at.y, radius - INLAY)),
            Part::Upright(..) => None,
        };
        let paint = if is_bare { &theme.print } else { "#fff" };
        if let Some(line) = line {
            let _ = writeln!(
                svg,
                r#"<{line} fill="none" stroke="{paint}" stroke-opacity=".45" stroke-width=".035" stroke-linejoin="round"/>"#,
            );
        }
    }
}

impl Arrow {
    pub(super) fn draw(&self, svg: &mut String, theme: &Theme, colours: Colours) {
        let _ = writeln!(
            svg,
            r#"<path transform="translate({} {}) rotate({})" d="M-.27 -.075H.02V-.21L.29 0L.02 .21V.075H-.27Z" fill="{}" stroke="{}" stroke-width=".03" stroke-linejoin="round"/>"#,
            self.at.x,
            -self.at.y,
            -self.angle,
            self.tint.hex(theme, colours),
            theme.print,
        );
    }
}
