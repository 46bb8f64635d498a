//! Tokens: flat counters with a ring round them and a knob to hold them by, which has the sign of their seat on its top.

use std::fmt::Write as _;

use glam::{Vec2, Vec3};

use super::{Form, Miniature, Part, PieceKind};
use crate::staging::{
    Colour, Colours, Spot,
    drawing::sign_shape,
    layout::{SeatPlace, lift},
};

/// The kind.
pub const TOKEN: Form = Form::new(&Token);
/// The height of a token; a spot is 1 from the next.
pub const HEIGHT: f32 = 0.66;
/// The radius of its foot.
pub const FOOT: f32 = 0.36;
/// The radius of the flat top of its knob.
pub const TOP: f32 = 0.225;

struct Token;

impl PieceKind for Token {
    fn name(&self) -> &'static str {
        "token"
    }

    fn height(&self) -> f32 {
        HEIGHT
    }

    /// Its sign is read by its owner.
    fn angle(&self, _spot: &Spot, owner: &SeatPlace) -> f32 {
        owner.reading_angle()
    }

    fn draw(&self, svg: &mut String, spot: &Spot, colour: Colour, colours: Colours) {
        let (x, y, paint, ink) = (spot.at.x, -spot.at.y, colours.hex(colour), colours.ink(colour));
        let _ = writeln!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r=".38" fill="#1b0e06" opacity=".35" transform="translate(.05 .06)"/><circle cx="{x}" cy="{y}" r=".37" fill="{paint}" stroke="#1b0e06" stroke-width=".06"/><circle cx="{x}" cy="{y}" r=".29" fill="none" stroke="{ink}" stroke-width=".05"/><circle cx="{x}" cy="{y}" r=".22" fill="{paint}" stroke="#1b0e06" stroke-opacity=".5" stroke-width=".03"/>"##,
        );
        let style = format!(r#"transform="translate({x} {y}) scale(.14)" fill="{ink}""#);
        let _ = sign_shape(svg, colour, &style);
    }

    /// From the side, closer to the next where there are many.
    fn miniature(&self, of: usize) -> Miniature {
        let foot = [
            (-6.0, 1.0),
            (-5.2, 0.0),
            (5.2, 0.0),
            (6.0, 1.0),
            (5.8, 3.2),
            (2.6, 5.6),
            (-2.6, 5.6),
            (-5.8, 3.2),
        ];
        Miniature {
            parts: vec![
                Part::Polygon(foot.map(Vec2::from).to_vec()),
                Part::Disc(Vec2::new(0.0, 8.4), 3.7),
            ],
            paint: None,
            step: if of > 5 { 10.5 } else { 15.0 },
        }
    }

    fn word(&self) -> &'static str {
        "reader-pawn"
    }

    fn words_at(&self, spot: &Spot) -> Option<Vec3> {
        Some(lift(spot.at) + Vec3::Y * HEIGHT)
    }

    fn wears_place(&self) -> bool {
        true
    }
}
