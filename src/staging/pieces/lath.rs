//! Laths: how large they are, and the oak of which they are.

use std::fmt::Write as _;

use crate::staging::GROOVE;

/// How long a lath is: two squares and the groove between them, less a groove.
pub const LENGTH: f32 = 2.0 - GROOVE;
/// The height of a lath; a square is 1 from the next.
pub const HEIGHT: f32 = 0.4;

/// The drawing of a lath's paint: oak with its grain along it.
#[must_use]
pub fn print() -> String {
    let mut svg = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 4 1" preserveAspectRatio="none">
<rect width="4" height="1" fill="#C99A55"/>
"##,
    );
    for line in 0..22_u8 {
        let along = f32::from(line) / 22.0;
        let wander = |x: f32| along + 0.03 * (x * 1.7 + along * 11.0).sin();
        let dark = (along * 67.0).sin() > 0.4;
        let (width, opacity) = if dark { (0.022, 0.5) } else { (0.012, 0.3) };
        let _ = writeln!(
            svg,
            r##"<path d="M0 {}C1 {} 3 {} 4 {}" fill="none" stroke="#6E4218" stroke-width="{width}" stroke-opacity="{opacity}"/>"##,
            wander(0.0),
            wander(1.0),
            wander(3.0),
            wander(4.0),
        );
    }
    svg.push_str("</svg>");
    svg
}
