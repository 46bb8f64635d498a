//! Slates: small boards on which a seat writes what it names, face down until all are shown.

use std::fmt::Write as _;

use glam::Vec2;

use super::{Asked, Form, PieceKind};
use crate::{
    rules::Message,
    staging::{Colour, Colours, Face, Spot, layout::Outline},
};

/// The kind.
pub const SLATE: Form = Form::new(&Slate);

/// The size of a slate; a spot is 1 from the next.
pub const SIZE: Vec2 = Vec2::new(0.98, 1.216);
/// How thick it is.
pub const THICKNESS: f32 = 0.1;

struct Slate;

impl PieceKind for Slate {
    fn name(&self) -> &'static str {
        "slate"
    }

    fn outline(&self) -> Vec<Vec2> {
        let edge = Outline {
            half: SIZE / 2.0,
            corner: 0.11,
        };
        edge.points(0.0)
    }

    fn height(&self) -> f32 {
        THICKNESS
    }

    /// From above it lies face down.
    fn draw(&self, svg: &mut String, spot: &Spot, _colour: Colour, _colours: Colours) {
        super::polygon(svg, spot, &self.outline(), "#39424A");
    }

    /// What is written on it can be read from above.
    fn draw_open(&self, svg: &mut String, spot: &Spot, face: Face) -> bool {
        super::framed(svg, &front(face), spot.at, SIZE, (116, 144));
        true
    }

    /// A place for it, lightly framed.
    fn draw_bed(&self, svg: &mut String, spot: &Spot, paint: &str) {
        let (at, half) = (spot.at, SIZE / 2.0);
        let _ = writeln!(
            svg,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx=".11" fill="none" stroke="{paint}" stroke-opacity=".55" stroke-width=".04" stroke-dasharray=".15 .1"/>"#,
            at.x - half.x,
            -at.y - half.y,
            SIZE.x,
            SIZE.y,
        );
    }

    fn word(&self) -> &'static str {
        "reader-field"
    }

    /// What was named is told as it happens.
    fn told(&self, _asked: &Asked) -> Option<Message> {
        None
    }

    fn is_felt(&self, _spot: &Spot) -> bool {
        false
    }

    fn has_ghost(&self) -> bool {
        false
    }

    fn has_face(&self) -> bool {
        true
    }
}

/// A slate in its frame of wood, 116 by 144, with what is written on it in chalk.
fn written(sign: &str, opacity: f32) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 116 144" preserveAspectRatio="none"><rect width="116" height="144" fill="#B98A54"/><rect x="9" y="9" width="98" height="126" rx="7" fill="#333C44" stroke="#1E2429" stroke-width="3"/><path d="M18 40L60 16M22 128L98 84" stroke="#fff" stroke-opacity=".06" stroke-width="9"/><text x="58" y="107" font-family="Alegreya" font-weight="700" font-size="104" text-anchor="middle" fill="#F7F1E1" fill-opacity="{opacity}">{sign}</text></svg>"##
    )
}

/// The drawing of what is written on it.
#[must_use]
pub fn front(Face(sign): Face) -> String {
    written(&sign.to_string(), 1.0)
}

/// The drawing of one that is face down.
#[must_use]
pub fn back() -> String {
    written("?", 0.4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Seat,
        staging::{Layout, drawing},
    };

    #[test]
    fn what_is_written_is_drawn_on_its_slate_and_a_covered_one_shows_nothing() {
        let mut spot = Layout::race(4, 10, 4).spot("E1").expect("a spot").clone();
        spot.form = SLATE;
        let layout = Layout::race(4, 10, 4);
        let drawn = |faces: &[_]| {
            let mut svg = String::new();
            let pieces = [(Seat::new(0), &spot)];
            drawing::draw_pieces(&mut svg, &layout, Colours::default(), pieces.into_iter(), faces);
            svg
        };
        let open = drawn(&[(spot.name.clone(), Face('3'))]);
        assert!(open.contains(">3</text>") && !open.contains("<polygon"), "{open}");
        let covered = drawn(&[]);
        assert!(
            !covered.contains("text") && covered.contains("<polygon"),
            "{covered}"
        );
    }
}
