//! The board of a device: the drawing that the window has too, turned to its seat, and the pieces one by one.

use std::fmt::Write as _;

use glam::Vec2;

use super::{
    Seen, Who,
    protocol::{BoardFacts, PieceFacts, SpotFacts},
};
use crate::{
    catalogue::Staging,
    rules::Seat,
    staging::{Colours, Face, Kind, Layout, Scene, Spot, Theme, Touch, drawing, pieces::die, theme},
};

/// In this colour it is drawn that something goes there.
const ADVICE: &str = "#E2A33B";

/// Boards wider than this, against their height, are not turned by a quarter.
const SQUARE: f32 = 1.05;

/// The theme in which boards are drawn: the usual one.
fn usual_theme() -> Option<Theme> {
    let (file, text) = theme::BUILT_IN[0];
    Theme::read(file, text).ok().map(|(theme, _)| theme)
}

/// By how much a board is turned clockwise for who looks, in degrees. One that would not fit turned so is turned about.
fn turn(layout: &Layout, who: Who) -> f32 {
    let Some(place) = who.seat().and_then(|seat| layout.seats().get(seat.index())) else {
        return 0.0;
    };
    let angle = place.reading_angle().rem_euclid(360.0);
    let half = layout.outline().half;
    let is_long = half.max_element() > SQUARE * half.min_element();
    if is_long {
        180.0 * (angle / 180.0).round()
    } else {
        angle
    }
}

/// The inside of a drawing in a frame.
fn inside(svg: &str) -> &str {
    let from = svg.find('>').map_or(0, |end| end + 1);
    let to = svg.rfind("</svg>").unwrap_or(svg.len());
    svg.get(from..to).unwrap_or_default()
}

/// The board for who looks.
pub(super) fn board(look: &dyn Staging, who: Who) -> BoardFacts {
    let layout = look.layout();
    let turn = turn(&layout, who);
    let labels = look.spot_labels();
    let spots = layout.spots().iter().filter_map(|spot| {
        let (size, round) = match spot.touch()? {
            Touch::Disc(radius) => (Vec2::splat(2.0 * radius), true),
            Touch::Room(room) => (room, false),
        };
        let label = labels.iter().find(|(name, _)| *name == spot.name);
        let mut going = String::new();
        let is_drawn = spot.form.draw_going(&mut going, spot, ADVICE);
        let stock = spot.seat.filter(|_| spot.kind == Kind::Yard);
        Some(SpotFacts {
            name: spot.name.to_string(),
            at: [spot.at.x, -spot.at.y],
            size: size.to_array(),
            round,
            label: label.map_or_else(|| spot.name.to_string(), |(_, label)| label.clone()),
            going: is_drawn.then_some(going),
            stock: stock.map(|seat| format!("yard {seat}")),
        })
    });
    let drawn = usual_theme().map(|theme| drawing::board(&layout, &theme, Colours::default()));
    BoardFacts {
        half: extent(&layout, turn),
        turn,
        spots: spots.collect(),
        svg: drawn.map_or_else(String::new, |svg| inside(&svg).to_owned()),
    }
}

/// Half the width and height of the board when it is turned.
fn extent(layout: &Layout, turn: f32) -> [f32; 2] {
    let turned = Vec2::from_angle(turn.to_radians());
    let points = layout.outline().points(0.0);
    let most = points.into_iter().map(|point| turned.rotate(point).abs());
    most.fold(Vec2::ZERO, Vec2::max).to_array()
}

/// What of a scene is drawn piece by piece.
pub(super) fn pieces(layout: &Layout, scene: &Scene) -> Vec<PieceFacts> {
    let colours = Colours::default();
    let piece = |(seat, name): &(Seat, _)| {
        let spot: &Spot = layout.spot(crate::staging::SpotName::as_str(name))?;
        let mut svg = String::new();
        let face = scene.faces.iter().find(|(at, _)| at == name);
        let is_open = face.is_some_and(|(_, face)| spot.form.draw_open(&mut svg, spot, *face));
        if !is_open {
            spot.form.draw(&mut svg, spot, layout.seat(*seat).colour, colours);
        }
        // What lies before a person, and what is counted in stacks, is told beside the board.
        (!svg.is_empty()).then(|| PieceFacts {
            seat: *seat,
            spot: name.to_string(),
            svg,
        })
    };
    scene.pieces.iter().filter_map(piece).collect()
}

/// What is drawn over a board beside its pieces: what can't be passed, the card on top, how many lie where, and the die.
pub(super) fn over(layout: &Layout, scene: &Scene, seen: &Seen, top: Option<Face>) -> String {
    let mut svg = String::new();
    let upright = -turn(layout, seen.who());
    let spot = |name: &crate::staging::SpotName| layout.spot(name.as_str());
    for spot in scene.locked.iter().filter_map(spot) {
        let _ = write!(
            svg,
            r##"<circle cx="{}" cy="{}" r=".52" fill="none" stroke="#D9A441" stroke-width=".16"/>"##,
            spot.at.x, -spot.at.y,
        );
    }
    if let (Some(spot), Some(face)) = (scene.top.as_ref().and_then(spot), top) {
        let _ = write!(svg, r#"<g transform="rotate({upright})">"#);
        spot.form.draw_face(&mut svg, face);
        svg.push_str("</g>");
    }
    for (name, count) in &scene.counts {
        // A stack is seen to be one.
        let Some(spot) = spot(name).filter(|spot| spot.kind != Kind::Stack) else {
            continue;
        };
        let size = if spot.kind == Kind::Score { 0.62 } else { 0.4 };
        let _ = write!(
            svg,
            r##"<text transform="translate({} {}) rotate({upright})" y="{}" font-family="Alegreya Sans" font-weight="700" font-size="{size}" text-anchor="middle" fill="#2A1A14" stroke="#FBF3DF" stroke-width=".12" paint-order="stroke" stroke-linejoin="round">{count}</text>"##,
            spot.at.x,
            -spot.at.y,
            0.34 * size,
        );
    }
    if let Some((seat, face, _)) = scene.die {
        let at = layout.seat(seat).die;
        let _ = write!(svg, r#"<g transform="rotate({upright} {} {})">"#, at.x, -at.y);
        die::draw(&mut svg, at, face);
        svg.push_str("</g>");
    }
    svg
}
