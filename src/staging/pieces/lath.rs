//! Laths: slats of oak that wait in a rack and stand in a groove.

use std::fmt::Write as _;

use glam::{Vec2, Vec3};

use super::{Asked, Form, Miniature, Part, PieceKind, Progress};
use crate::{
    rules::{Message, Seat},
    staging::{Colour, Colours, GROOVE, Kind, Layout, Scene, Spot, SpotName},
};

/// The kind.
pub const LATH: Form = Form::new(&Lath);
/// Its colour, from afar; and beside a name, on dark ground.
const OAK: &str = "#C99A55";
const PALE_OAK: &str = "#D8A95E";

struct Lath;

impl PieceKind for Lath {
    fn name(&self) -> &'static str {
        "lath"
    }

    fn outline(&self) -> Vec<Vec2> {
        let half = Vec2::new(LENGTH, 0.18) / 2.0;
        [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]
            .map(|corner| half * Vec2::from(corner))
            .to_vec()
    }

    fn height(&self) -> f32 {
        HEIGHT
    }

    fn draw(&self, svg: &mut String, spot: &Spot, _colour: Colour, _colours: Colours) {
        self.draw_going(svg, spot, OAK);
    }

    fn going(&self) -> Option<Vec<Vec2>> {
        Some(self.outline())
    }

    /// A narrow sunk slot with a hint of its owner's colour.
    fn draw_bed(&self, svg: &mut String, spot: &Spot, paint: &str) {
        if spot.kind != Kind::Rack {
            return;
        }
        for (width, paint, opacity) in [(0.2, paint, 0.55), (0.14, "#1b0e06", 0.5)] {
            let _ = writeln!(
                svg,
                r#"<path transform="translate({} {}) rotate({})" d="M{from} 0H{to}" stroke="{paint}" stroke-opacity="{opacity}" stroke-width="{width}" stroke-linecap="round"/>"#,
                spot.at.x,
                -spot.at.y,
                -spot.angle.unwrap_or_default(),
                from = -0.5 * LENGTH + 0.08,
                to = 0.5 * LENGTH - 0.08,
            );
        }
    }

    fn miniature(&self, of: usize) -> Miniature {
        let step = 60.0 / of.max(10) as f32;
        Miniature {
            parts: vec![Part::Upright(Vec2::ZERO, 18.0, 0.5 * step)],
            paint: Some(PALE_OAK),
            step,
        }
    }

    /// Those that are left in the rack.
    fn progress(&self, layout: &Layout, scene: &Scene, seat: Seat) -> Progress {
        let racks = |spot: &&Spot| spot.kind == Kind::Rack && spot.seat == Some(seat);
        let waits =
            |(_, name): &&(Seat, SpotName)| layout.spot(SpotName::as_str(name)).as_ref().is_some_and(racks);
        Progress {
            word: "panel-laths",
            count: scene.pieces.iter().filter(waits).count(),
            of: layout.spots().iter().filter(racks).count(),
        }
    }

    fn word(&self) -> &'static str {
        "reader-lath"
    }

    /// An empty groove is worth a word only where a lath can go there.
    fn told(&self, asked: &Asked) -> Option<Message> {
        if asked.is_idle() {
            return None;
        }
        let key = asked.stands.map_or("reader-free", |_| self.word());
        Some(asked.owned(Message::new(key).with("spot", asked.place)))
    }

    fn prompt(&self) -> &'static str {
        "prompt-choose-laths"
    }

    /// They would hide the squares for which it is placed.
    fn words_at(&self, _spot: &Spot) -> Option<Vec3> {
        None
    }

    /// One in its groove is not: what can be chosen there is the groove.
    fn is_felt(&self, spot: &Spot) -> bool {
        spot.kind != Kind::Groove
    }

    fn is_from_stock(&self) -> bool {
        true
    }

    fn is_ringed(&self, _chosen: bool) -> bool {
        false
    }
}

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
