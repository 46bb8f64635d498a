//! Dice: ivory cubes with sunk pips on their faces, or with numerals where there are other than six.

use std::fmt::Write as _;

use glam::Vec2;

/// Faces in a row of the print, so that all twenty of the largest die find room.
pub const GRID: u8 = 5;

/// Draws it from above at a point, with its face as a number.
pub fn draw(svg: &mut String, at: Vec2, face: u8) {
    let _ = writeln!(
        svg,
        r##"<g transform="translate({} {})"><rect x="-.42" y="-.42" width=".84" height=".84" rx=".14" fill="#FBF3DF" stroke="#1b0e06" stroke-width=".06"/><text y=".24" font-family="Alegreya" font-weight="700" font-size=".72" text-anchor="middle" fill="#2A1A14">{face}</text></g>"##,
        at.x, -at.y,
    );
}

/// The drawing of all faces of a die.
#[must_use]
pub fn print(faces: u8) -> String {
    let side = f32::from(GRID);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 {side} {side}">
<defs><radialGradient id="pip" cx=".58" cy=".6" r=".6"><stop offset="0" stop-color="#5a4436"/><stop offset=".7" stop-color="#22140d"/><stop offset="1" stop-color="#120a06"/></radialGradient>
<radialGradient id="one" cx=".58" cy=".6" r=".6"><stop offset="0" stop-color="#d8452f"/><stop offset=".7" stop-color="#b3200e"/><stop offset="1" stop-color="#74110a"/></radialGradient></defs>
<rect width="{side}" height="{side}" fill="#FBF2DC"/>
"##
    );
    for face in 1..=faces.clamp(1, GRID * GRID) {
        let corner = Vec2::new(f32::from((face - 1) % GRID), f32::from((face - 1) / GRID));
        let middle = corner + Vec2::splat(0.5);
        if faces == 6 {
            for (x, y) in pips(face) {
                let (paint, r) = if face == 1 { ("one", 0.135) } else { ("pip", 0.1) };
                let at = middle + Vec2::new(*x, *y) * 0.25;
                let _ = writeln!(
                    svg,
                    r##"<circle cx="{0}" cy="{1}" r="{2}" fill="#fff" opacity=".7"/><circle cx="{3}" cy="{4}" r="{r}" fill="url(#{paint})"/>"##,
                    at.x + 0.012,
                    at.y + 0.012,
                    r + 0.006,
                    at.x,
                    at.y
                );
            }
        } else {
            let line = if face == 6 || face == 9 {
                r#" text-decoration="underline""#
            } else {
                ""
            };
            let _ = writeln!(
                svg,
                r#"<text x="{}" y="{}" font-family="Alegreya Sans" font-weight="700" font-size=".6" text-anchor="middle" fill="{}"{line}>{face}</text>"#,
                middle.x,
                middle.y + 0.19,
                if face == 1 { "#B3200E" } else { "#22140d" },
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// Where the pips of a face of six lie, from −1 to 1 to both sides.
#[must_use]
pub fn pips(face: u8) -> &'static [(f32, f32)] {
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, 1.0), (1.0, -1.0)],
        3 => &[(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
    }
}
