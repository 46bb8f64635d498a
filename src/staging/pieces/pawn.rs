//! Pawns: turned of wood, with the sign of their seat on their heads.

use std::fmt::Write as _;

use glam::Vec2;

use super::{Form, Miniature, Part, PieceKind};
use crate::staging::{Colour, Colours, Spot, drawing::sign_shape, layout::SeatPlace};

/// The kind.
pub const PAWN: Form = Form::new(&Pawn);

struct Pawn;

impl PieceKind for Pawn {
    fn name(&self) -> &'static str {
        "pawn"
    }

    fn height(&self) -> f32 {
        HEIGHT
    }

    /// Its sign is read by its owner.
    fn angle(&self, _spot: &Spot, owner: &SeatPlace) -> f32 {
        owner.reading_angle()
    }

    fn draw(&self, svg: &mut String, spot: &Spot, colour: Colour, colours: Colours) {
        let (paint, ink) = (colours.hex(colour), colours.ink(colour));
        let _ = writeln!(
            svg,
            r##"<g transform="translate({} {}) scale({})"><circle r=".37" fill="#1b0e06" opacity=".35" transform="translate(.06 .07)"/><circle r=".36" fill="{paint}" stroke="#1b0e06" stroke-width=".07"/><circle r=".3" fill="none" stroke="{ink}" stroke-width=".05"/>"##,
            spot.at.x, -spot.at.y, spot.size,
        );
        let style = format!(r#"transform="scale(.16)" fill="{ink}""#);
        let _ = sign_shape(svg, colour, &style);
        svg.push_str("</g>\n");
    }

    fn word(&self) -> &'static str {
        "reader-pawn"
    }

    fn wears_place(&self) -> bool {
        true
    }
}

/// A pawn from the side, closer to the next where there are many.
#[must_use]
pub fn miniature(of: usize) -> Miniature {
    let body = [
        (-6.2, 0.0),
        (-4.9, 2.8),
        (-2.1, 10.9),
        (2.1, 10.9),
        (4.9, 2.8),
        (6.2, 0.0),
    ];
    Miniature {
        parts: vec![
            Part::Polygon(body.map(Vec2::from).to_vec()),
            Part::Disc(Vec2::new(0.0, 14.25), 4.2),
        ],
        paint: None,
        step: if of > 5 { 10.0 } else { 14.0 },
    }
}

/// The height of a pawn; a spot is 1 from the next.
pub const HEIGHT: f32 = 0.92;

/// The drawing of a pawn's paint: plain at the rim, and in the middle the inlaid sign, with a place's number
/// instead of it when its owner has finished.
#[must_use]
pub fn head(colours: Colours, colour: Colour, place: Option<u8>) -> String {
    let (paint, ink) = (colours.hex(colour), colours.ink(colour));
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="-1 -1 2 2">
<rect x="-1" y="-1" width="2" height="2" fill="{paint}"/>
<circle r=".84" fill="{ink}"/><circle r=".76" fill="{paint}"/><circle r=".76" fill="#000" opacity=".06"/>
"##
    );
    let _ = match place {
        Some(place) => writeln!(
            svg,
            r#"<text y=".42" font-family="Alegreya" font-weight="700" font-size="1.3" text-anchor="middle" fill="{ink}">{place}</text>"#
        ),
        None => sign_shape(
            &mut svg,
            colour,
            &format!(r#"transform="scale(.5)" fill="{ink}""#),
        ),
    };
    svg.push_str("</svg>");
    svg
}
