//! A face: the head and shoulders of a pawn, its body in the colour of its seat and its head of some kind of wood, with
//! a few carved features, as SVG.
//!
//! The mood is in brows, eyes and mouth, and in how the head is held; whoever it is keeps what it wears.

use std::fmt::Write as _;

use super::Mood;
use crate::staging::{Colour, Colours};

/// Tin, and kinds of wood from light to dark.
pub(super) const TIN: &str = "#B4B8B6";
pub(super) const MAPLE: &str = "#F0CFA6";
pub(super) const BEECH: &str = "#E3B485";
pub(super) const OAK: &str = "#CF9660";
pub(super) const WALNUT: &str = "#A66E45";

/// What is carved into them.
const CARVED: &str = "#2E1A10";

/// The features of a face. What is worn is drawn in a square of 100, with the head about (50, 39) and 26 in radius.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    /// The colour of what the head is of; none where it is painted like the body.
    pub(super) head: Option<&'static str>,
    /// What lies behind the head: long hair, a bun.
    pub(super) behind: &'static str,
    /// What lies on it: hair, a hat, a beard.
    pub(super) on: &'static str,
    /// What lies over eyes and mouth: glasses, a moustache.
    pub(super) over: &'static str,
    /// What is worn about the neck.
    pub(super) neck: &'static str,
    /// The nose, as a path.
    pub(super) nose: &'static str,
    /// How thick the brows are.
    pub(super) brow: f32,
    /// How much lower the mouth is than usual.
    pub(super) mouth: f32,
    /// The colour of the mouth, where the ink would not be seen.
    pub(super) lips: Option<&'static str>,
}

impl Face {
    /// A face without anything of its own.
    pub(super) const BARE: Self = Self {
        head: Some(BEECH),
        behind: "",
        on: "",
        over: "",
        neck: "",
        nose: "M50 43q4 5 1 7q-2 1 -4 0",
        brow: 2.4,
        mouth: 0.0,
        lips: None,
    };
}

/// How a mood is shown.
struct Look {
    /// How far the head is tilted, in degrees clockwise, and lowered.
    tilt: f32,
    low: f32,
    /// How much lower than usual the brows are: the outer ends, the inner ends, and the right one as a whole.
    brows: [f32; 3],
    /// The left eye as a shape about its middle; the right one is the same.
    eye: &'static str,
    mouth: &'static str,
}

const OPEN: &str = r#"<ellipse rx="2.9" ry="3.7"/>"#;
const SMILING: &str = r#"<path d="M-4.6 1.6q4.6 -6 9.2 0" class="line"/>"#;

impl Look {
    const fn of(mood: Mood) -> Self {
        match mood {
            Mood::Calm => Self {
                tilt: 0.0,
                low: 0.0,
                brows: [0.0, 0.0, 0.0],
                eye: OPEN,
                mouth: r#"<path d="M43 53.5q7 3.4 14 0" class="line"/>"#,
            },
            Mood::Thinking => Self {
                tilt: -5.0,
                low: 0.0,
                brows: [0.0, 1.4, -3.6],
                eye: r#"<ellipse cx="1.8" cy="-1.8" rx="2.9" ry="3.5"/>"#,
                mouth: r#"<path d="M45 54.6q4 -1.6 10 -.6" class="line"/>"#,
            },
            Mood::Striking => Self {
                tilt: -4.0,
                low: 0.0,
                brows: [-2.4, 4.0, 0.0],
                eye: r#"<ellipse rx="3.1" ry="2.7"/>"#,
                mouth: r#"<path d="M42 53q9 6.5 16.5 -2" class="line"/>"#,
            },
            Mood::Struck => Self {
                tilt: 13.0,
                low: 3.0,
                brows: [2.0, -4.4, 0.0],
                eye: r#"<circle r="4.6" class="line"/><circle r="1.7"/>"#,
                mouth: r#"<ellipse cx="50" cy="55" rx="3.4" ry="4.2"/>"#,
            },
            Mood::Glad => Self {
                tilt: 4.0,
                low: -0.5,
                brows: [-1.6, -1.6, 0.0],
                eye: OPEN,
                mouth: r#"<path d="M41 52q9 8.5 18 0" class="line"/>"#,
            },
            Mood::Won => Self {
                tilt: -6.0,
                low: -1.5,
                brows: [-2.6, -3.2, 0.0],
                eye: SMILING,
                mouth: r#"<path d="M40.5 51.5q9.5 12.5 19 0z"/>"#,
            },
            Mood::Lost => Self {
                tilt: 7.0,
                low: 4.0,
                brows: [2.4, -2.6, 0.0],
                eye: r#"<path d="M-4.4 -.6q4.4 4.6 8.8 0" class="line"/>"#,
                mouth: r#"<path d="M43 56q7 -4.6 14 0" class="line"/>"#,
            },
        }
    }
}

/// Shoulders and neck.
const BODY: &str =
    "M5 101C6 86 16 78 34 74C40 72.5 41 69 41 62L59 62C59 69 60 72.5 66 74C84 78 94 86 95 101Z";

/// The picture of somebody at a seat of this colour as SVG, a square. The sign of the seat is for whoever shows it.
#[must_use]
pub fn portrait(face: &Face, mood: Mood, colour: Colour, colours: Colours) -> String {
    let look = Look::of(mood);
    let fill = colours.hex(colour);
    let (head, ink) = face
        .head
        .map_or((fill, colours.ink(colour)), |head| (head, CARVED));
    let lips = face.lips.unwrap_or(ink);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="6 -1 88 88">
<style>.line{{fill:none;stroke:{ink};stroke-width:2.4;stroke-linecap:round}}.worn path,.worn circle{{stroke:#1B0E06;stroke-opacity:.55;stroke-width:1}}.worn .bare{{stroke:none}}.mouth{{fill:{lips}}}.mouth .line{{fill:none;stroke:{lips}}}</style>
<defs><radialGradient id="lit" cx=".33" cy=".25" r=".88"><stop offset="0" stop-color="#fff" stop-opacity=".66"/><stop offset=".26" stop-color="#fff" stop-opacity=".2"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#120804" stop-opacity=".5"/></radialGradient></defs>
<g stroke="#F5EBDD" stroke-opacity=".75" stroke-width="2"><path d="{BODY}" fill="{fill}"/></g>
<path d="{BODY}" fill="url(#lit)"/><ellipse cx="50" cy="69.5" rx="19" ry="5.2" fill="{fill}" stroke="#120804" stroke-opacity=".35"/><ellipse cx="50" cy="69.5" rx="19" ry="5.2" fill="url(#lit)"/>
<g class="worn">{neck}</g>
<g transform="translate(0 {low}) rotate({tilt} 50 66)"><g class="worn">{behind}</g>
<circle cx="50" cy="39" r="26" fill="{head}" stroke="#F5EBDD" stroke-opacity=".75" stroke-width="1.6"/><circle cx="50" cy="39" r="26" fill="url(#lit)"/>
<g class="worn">{on}</g>
"##,
        neck = face.neck,
        behind = face.behind,
        on = face.on,
        low = look.low,
        tilt = look.tilt,
    );
    carve(&mut svg, face, &look, ink);
    let _ = write!(svg, r#"<g class="worn">{}</g></g>"#, face.over);
    svg.push_str("</svg>\n");
    svg
}

/// Nose, eyes, brows and mouth.
fn carve(svg: &mut String, face: &Face, look: &Look, ink: &str) {
    let _ = writeln!(
        svg,
        r#"<path d="{}" class="line" style="stroke-width:1.8" stroke-opacity=".6"/><g fill="{ink}"><g transform="translate(41 42)">{eye}</g><g transform="translate(59 42)">{eye}</g></g>"#,
        face.nose,
        eye = look.eye,
    );
    let [outer, inner, right] = look.brows;
    let _ = writeln!(
        svg,
        r#"<path d="M35.5 {}L45.5 {}M64.5 {}L54.5 {}" class="line" style="stroke-width:{}"/>"#,
        35.6 + outer,
        34.4 + inner,
        35.6 + outer + right,
        34.4 + inner + right,
        face.brow,
    );
    let _ = writeln!(
        svg,
        r#"<g class="mouth" transform="translate(0 {})">{}</g>"#,
        face.mouth, look.mouth,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cast::{CAST, PERSON};

    #[test]
    fn the_body_is_of_the_seat_and_a_carved_head_of_wood() {
        let colours = Colours::default();
        let heads =
            |svg: &str, fill: &str| svg.contains(&format!(r#"<circle cx="50" cy="39" r="26" fill="{fill}""#));
        for colour in Colour::ALL {
            let own = colours.hex(colour);
            let person = portrait(&PERSON, Mood::Calm, colour, colours);
            assert!(heads(&person, own), "{colour:?}");
            for character in &CAST {
                let svg = portrait(&character.face, Mood::Calm, colour, colours);
                let body = format!(r#"<path d="{BODY}" fill="{own}""#);
                let wood = character.face.head.expect("carved of wood");
                assert!(svg.contains(&body) && heads(&svg, wood), "{}", character.name);
            }
        }
    }
}
