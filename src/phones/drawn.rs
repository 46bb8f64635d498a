//! The board of a device: the drawing that the window has too, turned to its seat, and the pieces one by one.

use std::{collections::BTreeMap, fmt::Write as _};

use glam::Vec2;

use super::{
    Seen, Who,
    protocol::{BoardFacts, PieceFacts, SpotFacts},
};
use crate::{
    catalogue::Staging,
    rules::Seat,
    staging::{
        Colours, Face, Kind, Layout, Scene, Spot, Theme, Touch,
        drawing::{self, inside},
        pieces::die,
        theme,
    },
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

/// What is drawn so often at different places is written once.
const OFTEN: usize = 8;

/// A line that draws round about one point alone: where that is, and the line about the origin.
fn about(line: &str) -> Option<(&str, &str, String)> {
    let (x, rest) = line.strip_prefix("<circle cx=\"")?.split_once("\" cy=\"")?;
    let (y, _) = rest.split_once('"')?;
    let shape = line.replace(&format!("cx=\"{x}\" cy=\"{y}\" "), "");
    (!shape.contains("cx=")).then_some((x, y, shape))
}

/// The same drawing, in a fraction of its length: a board has hundreds of spots that differ by their places alone.
fn folded(svg: &str) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (.., shape) in svg.lines().filter_map(about) {
        *counts.entry(shape).or_default() += 1;
    }
    counts.retain(|_, count| *count >= OFTEN);
    let names: BTreeMap<&str, usize> = counts.keys().map(String::as_str).zip(1..).collect();
    let mut short = String::from("<defs>");
    for (shape, name) in &names {
        let _ = write!(short, r#"<g id="often{name}">{shape}</g>"#);
    }
    short.push_str("</defs>\n");
    for line in svg.lines() {
        let again = about(line).and_then(|(x, y, shape)| Some((x, y, names.get(&*shape)?)));
        let _ = match again {
            Some((x, y, name)) => writeln!(short, r##"<use href="#often{name}" x="{x}" y="{y}"/>"##),
            None => writeln!(short, "{line}"),
        };
    }
    short
}

/// The board for who looks.
pub(super) fn board(look: &dyn Staging, who: Who) -> BoardFacts {
    let layout = look.layout();
    let turn = turn(layout, who);
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
    let drawn = usual_theme().map(|theme| drawing::board(layout, &theme, Colours::default()));
    BoardFacts {
        half: extent(layout, turn),
        turn,
        spots: spots.collect(),
        svg: drawn.map_or_else(String::new, |svg| folded(inside(&svg))),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{catalogue::Ours, staging::Boards};

    /// The drawing from which a short one was made.
    fn unfolded(short: &str) -> Vec<String> {
        let mut shapes = BTreeMap::new();
        let (defs, rest) = short.split_once("</defs>\n").expect("what is often");
        for line in defs.split("<g id=\"").skip(1) {
            let (name, rest) = line.split_once("\">").expect("a name");
            shapes.insert(format!("#{name}"), rest.replace("</g>", ""));
        }
        let whole = |line: &str| {
            let Some(again) = line.strip_prefix("<use href=\"") else {
                return line.to_owned();
            };
            let parts: Vec<&str> = again.split('"').collect();
            let (x, y) = (parts[2], parts[4]);
            shapes[parts[0]].replace("<circle ", &format!("<circle cx=\"{x}\" cy=\"{y}\" "))
        };
        rest.lines().map(whole).collect()
    }

    #[test]
    fn every_board_is_drawn_as_it_was_and_is_shorter() {
        let theme = usual_theme().expect("the theme is built in");
        for entry in Ours::GAMES {
            let board = entry.open(&entry.default_config()).expect("a board");
            let look = entry.look(&*board, &Boards::default()).expect("it can be shown");
            let svg = drawing::board(look.layout(), &theme, Colours::default());
            let (whole, short) = (inside(&svg), folded(inside(&svg)));
            assert_eq!(
                unfolded(&short),
                whole.lines().collect::<Vec<_>>(),
                "{}",
                entry.name()
            );
            assert!(short.len() <= whole.len() + 32, "{}", entry.name());
            println!("{}: {} of {}", entry.name(), short.len(), whole.len());
        }
    }

    #[test]
    fn what_is_drawn_often_is_written_once_and_all_else_stays() {
        let circle = |at: usize| format!("<circle cx=\"{at}\" cy=\"2\" r=\".1\" fill=\"#000\"/>");
        let circles: Vec<String> = (0..OFTEN).map(circle).collect();
        let other = "<circle cx=\"1\" cy=\"2\" r=\".2\"/><circle cx=\"3\" cy=\"2\" r=\".2\"/>";
        let short = folded(&format!("{}\n{other}\n<path d=\"M0 0\"/>", circles.join("\n")));
        assert_eq!(short.matches("fill=\"#000\"").count(), 1);
        assert_eq!(short.matches("<use href=\"#often1\"").count(), OFTEN);
        assert!(short.contains(other) && short.contains("<path d=\"M0 0\"/>"));
        assert!(short.find("x=\"0\"") < short.find("x=\"7\"") && short.find("x=\"7\"") < short.find(other));
    }
}
