//! Pawns: how high they are, and the paint of their heads.

use std::fmt::Write as _;

use crate::staging::{Colour, Colours, drawing::sign_shape};

/// The height of a pawn; a spot is 1 from the next.
pub const HEIGHT: f32 = 1.06;

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
