//! The board's drawing: one function turns a layout and a theme into SVG.
//!
//! It is the print on the board, the flat view and the picture in the README, and so always the same. Light falls
//! from the upper left, as on the table: spots look sunk because their upper left edge lies in shade.

use std::fmt::Write as _;

use glam::Vec2;

use crate::rules::Seat;

use super::{
    Colour, Colours, Face, GROOVE, Kind, Layout, Mark, Scene, Spot, SpotName, Theme, decor, layout::Goal,
    marks, pieces::die,
};

/// The radius of a spot.
const SPOT_RADIUS: f32 = 0.4;

/// The side of the square that is drawn; the board fills its longer side.
#[must_use]
pub fn side(layout: &Layout) -> f32 {
    2.0 * layout.outline().half.max_element()
}

/// The first line of a drawing of so long a side, about the middle of a board.
pub(super) fn opened(side: f32) -> String {
    let half = side / 2.0;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="{from} {from} {side} {side}">
"#,
        from = -half,
    )
}

/// The SVG of a board with what stands on it: what is given to others as a picture.
#[must_use]
pub fn whole(layout: &Layout, scene_on_it: &Scene, theme: &Theme, colours: Colours) -> String {
    let mut svg = board(layout, theme, colours);
    svg.truncate(svg.rfind("</svg>").unwrap_or(svg.len()));
    scene(&mut svg, layout, scene_on_it, colours);
    svg.push_str("</svg>\n");
    svg
}

/// The SVG of a board, a square of [`side`].
#[must_use]
pub fn board(layout: &Layout, theme: &Theme, colours: Colours) -> String {
    let half = side(layout) / 2.0;
    let whole = layout.outline().half;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="{from} {from} {side} {side}">
<defs>
<radialGradient id="card" cx=".42" cy=".38" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#7a4a1c" stop-opacity=".16"/></radialGradient>
<radialGradient id="sunk" cx=".56" cy=".57" r=".56"><stop offset=".66" stop-color="#1b0e06" stop-opacity="0"/><stop offset=".86" stop-color="#1b0e06" stop-opacity=".22"/><stop offset="1" stop-color="#1b0e06" stop-opacity=".6"/></radialGradient>
<linearGradient id="edge" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1b0e06" stop-opacity=".45"/></linearGradient>
<linearGradient id="lip" x1=".15" y1=".15" x2=".85" y2=".85"><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".75"/></linearGradient>
{decor}
</defs>
<rect x="{left}" y="{top}" width="{wide}" height="{deep}" fill="{rim}"/>
"##,
        left = -whole.x,
        top = -whole.y,
        wide = 2.0 * whole.x,
        deep = 2.0 * whole.y,
        from = -half,
        side = 2.0 * half,
        rim = theme.rim,
        decor = decor::DEFS,
    );
    draw_ground(&mut svg, layout, theme);
    let decor = layout.decor();
    decor::ornament(&mut svg, &decor.ornament, theme);
    decor::engraving(&mut svg, &decor.engraving, theme);
    for vignette in layout.vignettes() {
        vignette.draw(&mut svg, theme);
    }
    draw_fields(&mut svg, layout, theme);
    for patch in &decor.patches {
        patch.draw(&mut svg, theme, colours);
    }
    if decor.patches.is_empty() {
        for seat in 0..layout.seats().len() {
            draw_yard(&mut svg, layout, theme, colours, seat);
        }
    }
    draw_lines(&mut svg, layout, theme);
    draw_grooves(&mut svg, layout, theme);
    for goal in layout.goals() {
        draw_goal(&mut svg, goal, theme, colours.hex(layout.seat(goal.seat).colour));
    }
    for spot in layout.spots() {
        match spot.kind {
            Kind::Ring | Kind::Home if spot.is_tile => {
                draw_tile(&mut svg, layout, theme, colours, spot);
            }
            Kind::Ring | Kind::Yard | Kind::Home => draw_spot(&mut svg, layout, theme, colours, spot),
            Kind::Square => draw_square(&mut svg, spot, theme),
            _ => {
                let owner = spot
                    .seat
                    .map_or("#000", |seat| colours.hex(layout.seat(seat).colour));
                spot.form.draw_bed(&mut svg, spot, owner);
            }
        }
    }
    for arrow in &decor.arrows {
        arrow.draw(&mut svg, theme, colours);
    }
    for place in layout.seats() {
        let _ = sign(
            &mut svg,
            (place.colour, colours.hex(place.colour)),
            place.sign,
            decor.sign,
            place.reading_angle(),
            &theme.print,
        );
    }
    decor::signs(&mut svg, &decor.signs, theme);
    for word in layout.words() {
        // What is a number from both sides has a line below it.
        let line = if matches!(&*word.text, "6" | "9") {
            r#" text-decoration="underline""#
        } else {
            ""
        };
        let _ = writeln!(
            svg,
            r#"<text transform="translate({} {}) rotate({})" y="{}" font-family="Alegreya" font-weight="700" font-size="{}" text-anchor="middle" fill="{}"{line}>{}</text>"#,
            word.at.x,
            -word.at.y,
            -word.angle,
            0.3 * word.size,
            word.size,
            theme.print,
            escape(&word.text),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// What is in a drawing, for another one to hold.
#[must_use]
pub fn inside(drawing: &str) -> &str {
    let from = drawing.find('>').map_or(0, |end| end + 1);
    let to = drawing.rfind("</svg>").unwrap_or(drawing.len());
    drawing.get(from..to).unwrap_or_default()
}

/// Draws marks on the spots of a board.
pub fn marks(svg: &mut String, layout: &Layout, marks: &[Mark], colours: Colours) {
    for mark in marks {
        let Some(spot) = layout.spot(mark.spot.as_str()) else {
            continue;
        };
        let (kind, _) = spot.form.mark(mark.kind);
        let size = if kind.fills_field() {
            spot.room
        } else {
            Vec2::splat(marks::SIDE * spot.mark_size())
        };
        let drawing = marks::drawing(kind, colours.hex(layout.seat(mark.seat).colour));
        // Its own drawing in another one's frame, with names of its own.
        let inner = inside(&drawing);
        let (x, y) = (spot.at.x - size.x / 2.0, -spot.at.y - size.y / 2.0);
        let _ = writeln!(
            svg,
            r#"<svg x="{x}" y="{y}" width="{}" height="{}" viewBox="{from} {from} {whole} {whole}" preserveAspectRatio="none">{inner}</svg>"#,
            size.x,
            size.y,
            from = -marks::SIDE / 2.0,
            whole = marks::SIDE,
        );
    }
}

/// Draws what stands on a board, and large the first face that lies open.
pub fn scene(svg: &mut String, layout: &Layout, scene: &Scene, colours: Colours) {
    for spot in scene.locked.iter().filter_map(|spot| layout.spot(spot.as_str())) {
        let _ = writeln!(
            svg,
            r##"<circle cx="{}" cy="{}" r=".52" fill="none" stroke="#D9A441" stroke-width=".16"/>"##,
            spot.at.x, -spot.at.y,
        );
    }
    let pieces = scene.pieces.iter();
    let pieces = pieces.filter_map(|(seat, spot)| Some((*seat, layout.spot(spot.as_str())?)));
    draw_pieces(svg, layout, colours, pieces, &scene.faces);
    if let Some((seat, face, _)) = scene.die {
        die::draw(svg, layout.seat(seat).die, face);
    }
}

/// Draws pieces where they stand, with what lies open on these spots: the first large in the middle, where its kind is shown so.
pub(super) fn draw_pieces<'a>(
    svg: &mut String,
    layout: &Layout,
    colours: Colours,
    pieces: impl Iterator<Item = (Seat, &'a Spot)>,
    faces: &[(SpotName, Face)],
) {
    if let Some((spot, face)) = faces.first() {
        layout.form(spot.as_str()).draw_face(svg, *face);
    }
    for (seat, spot) in pieces {
        let face = faces.iter().find(|(name, _)| *name == spot.name);
        let is_open = face.is_some_and(|(_, face)| spot.form.draw_open(svg, spot, *face));
        if !is_open {
            spot.form.draw(svg, spot, layout.seat(seat).colour, colours);
        }
    }
}

/// Draws an arrow along points of a board: what has just moved there.
pub fn trail(svg: &mut String, points: &[Vec2]) {
    let [.., before, tip] = *points else { return };
    let mut d = String::new();
    for (at, point) in points.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if at == 0 { 'M' } else { 'L' }, point.x, -point.y);
    }
    let along = (tip - before).normalize_or(Vec2::X);
    let side = 0.3 * along.perp();
    let head = path(&[
        tip + 0.3 * along,
        tip - 0.2 * along + side,
        tip - 0.2 * along - side,
    ]);
    for (width, paint) in [(0.3, "#1b0e06"), (0.17, "#E2A33B")] {
        let _ = writeln!(
            svg,
            r#"<path d="{d}" fill="none" stroke="{paint}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/>"#
        );
    }
    let _ = writeln!(
        svg,
        r##"<path d="{head}" fill="#E2A33B" stroke="#1b0e06" stroke-width=".08" stroke-linejoin="round"/>"##
    );
}

fn draw_ground(svg: &mut String, layout: &Layout, theme: &Theme) {
    let path = |inset: f32| path(&layout.outline().points(inset));
    let _ = writeln!(svg, r#"<path d="{}" fill="{}"/>"#, path(0.2), theme.card);
    if theme.grain {
        draw_grain(svg, layout, theme);
    }
    let _ = writeln!(svg, r#"<path d="{}" fill="url(#card)"/>"#, path(0.2));
    let line = |svg: &mut String, inset: f32, width: f32, colour: &str, opacity: f32| {
        let _ = writeln!(
            svg,
            r#"<path d="{}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"/>"#,
            path(inset)
        );
    };
    line(svg, 0.03, 0.05, "#fff", 0.16);
    line(svg, 0.2, 0.035, &theme.print, 0.8);
    line(svg, 0.34, 0.055, &theme.print, 0.9);
}

/// The grain of a wooden board: fine lines along it that wander together, and now and then a darker one.
fn draw_grain(svg: &mut String, layout: &Layout, theme: &Theme) {
    let half = layout.outline().half - Vec2::splat(0.2);
    let lines = 56;
    for line in 0..lines {
        let along = line as f32 / lines as f32;
        let y = half.y * (2.0 * along - 1.0);
        let wander =
            |x: f32| 0.22 * (x * 0.31 + along * 9.0).sin() + 0.07 * (x * 1.1 + along * 37.0).sin() + y;
        let mut d = String::new();
        for step in 0..=24 {
            let x = half.x * (step as f32 / 12.0 - 1.0);
            let point = if step == 0 { 'M' } else { 'L' };
            let _ = write!(d, "{point}{x} {}", wander(x).clamp(-half.y, half.y));
        }
        let dark = (along * 71.0).sin() > 0.55;
        let (width, opacity) = if dark { (0.05, 0.2) } else { (0.03, 0.1) };
        let _ = writeln!(
            svg,
            r#"<path d="{d}" fill="none" stroke="{}" stroke-width="{width}" stroke-opacity="{opacity}"/>"#,
            theme.print
        );
    }
}

/// A field behind a yard, lightly in the seat's colour, that holds its spots together.
fn draw_yard(svg: &mut String, layout: &Layout, theme: &Theme, colours: Colours, seat: usize) {
    let tint = colours.hex(layout.seats()[seat].colour);
    let own = |spot: &&Spot| spot.kind == Kind::Yard && spot.seat.is_some_and(|owner| owner.index() == seat);
    let points = hull(layout.spots().iter().filter(own).map(|spot| spot.at).collect());
    let Some(first) = points.first() else { return };
    let mut d = path(&points);
    if points.len() == 1 {
        d = format!("M{} {}l.001 0", first.x, -first.y);
    }
    for (width, colour, opacity) in [
        (1.26, theme.print.as_str(), 0.75),
        (1.22, tint, 1.0),
        (1.12, theme.spot.as_str(), 1.0),
        (1.12, tint, 0.13),
    ] {
        let _ = writeln!(
            svg,
            r#"<path d="{d}" fill="{colour}" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round" opacity="{opacity}"/>"#
        );
    }
}

fn draw_lines(svg: &mut String, layout: &Layout, theme: &Theme) {
    for line in layout.lines() {
        let mut d = String::new();
        for (at, spot) in line
            .iter()
            .filter_map(|name| layout.spot(name.as_str()))
            .enumerate()
        {
            let _ = write!(
                d,
                "{}{} {}",
                if at == 0 { 'M' } else { 'L' },
                spot.at.x,
                -spot.at.y
            );
        }
        let _ = writeln!(
            svg,
            r#"<path d="{d}" fill="none" stroke="{}" stroke-width=".075" stroke-linejoin="round"/>"#,
            theme.print
        );
    }
}

/// The ground on which the squares of a board lie: what is seen of it are the grooves.
fn draw_grooves(svg: &mut String, layout: &Layout, theme: &Theme) {
    let squares = layout.spots().iter().filter(|spot| spot.kind == Kind::Square);
    let Some(half) = squares.map(|spot| spot.at.abs()).reduce(Vec2::max) else {
        return;
    };
    let half = half + Vec2::splat(0.5);
    let _ = writeln!(
        svg,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx=".1" fill="{}"/>"#,
        -half.x,
        -half.y,
        2.0 * half.x,
        2.0 * half.y,
        theme.print,
    );
}

/// Fields for heaps, on the ground that frames those which touch each other.
fn draw_fields(svg: &mut String, layout: &Layout, theme: &Theme) {
    let fields = || layout.spots().iter().filter(|spot| spot.kind == Kind::Field);
    for spot in fields() {
        draw_rect(
            svg,
            spot.at,
            spot.room + 0.16,
            &format!(r#"rx=".16" fill="{}""#, theme.print),
        );
    }
    for spot in fields() {
        draw_field(svg, spot, theme);
    }
}

/// A field, sunk into its frame.
fn draw_field(svg: &mut String, spot: &Spot, theme: &Theme) {
    let size = spot.room - 0.09;
    draw_rect(svg, spot.at, size, &format!(r#"rx=".12" fill="{}""#, theme.spot));
    draw_rect(
        svg,
        spot.at,
        size - 0.03,
        r##"rx=".1" fill="none" stroke="#1b0e06" stroke-opacity=".28" stroke-width=".04""##,
    );
}

/// A rectangle about a point.
fn draw_rect(svg: &mut String, at: Vec2, size: Vec2, rest: &str) {
    let (x, y) = (at.x - size.x / 2.0, -at.y - size.y / 2.0);
    let _ = writeln!(
        svg,
        r#"<rect x="{x}" y="{y}" width="{}" height="{}" {rest}/>"#,
        size.x, size.y,
    );
}

/// A strip in a seat's colour along the edge that is its goal.
fn draw_goal(svg: &mut String, goal: &Goal, theme: &Theme, colour: &str) {
    for (width, colour) in [(0.2, theme.print.as_str()), (0.13, colour)] {
        let _ = writeln!(
            svg,
            r#"<path d="M{} {}L{} {}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#,
            goal.from.x, -goal.from.y, goal.to.x, -goal.to.y,
        );
    }
}

/// A square field: raised from the grooves, so its upper left edge takes the light.
fn draw_square(svg: &mut String, spot: &Spot, theme: &Theme) {
    let side = 1.0 - GROOVE;
    let mut rect = |inset: f32, rest: &str| {
        let (x, y) = (spot.at.x - side / 2.0 + inset, -spot.at.y - side / 2.0 + inset);
        let side = side - 2.0 * inset;
        let _ = writeln!(
            svg,
            r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" rx=".07" {rest}/>"#
        );
    };
    rect(0.0, &format!(r#"fill="{}""#, theme.spot));
    rect(0.02, r#"fill="none" stroke="url(#edge)" stroke-width=".05""#);
}

/// A tile that touches the next one: printed all round, and bevelled.
fn draw_tile(svg: &mut String, layout: &Layout, theme: &Theme, colours: Colours, spot: &Spot) {
    let owner = spot.seat.map(|seat| layout.seat(seat));
    let fill = owner.map_or(theme.spot.as_str(), |place| colours.hex(place.colour));
    draw_rect(
        svg,
        spot.at,
        spot.room + 0.06,
        &format!(r#"rx=".04" fill="{}""#, theme.print),
    );
    draw_rect(
        svg,
        spot.at,
        spot.room - 0.06,
        &format!(r#"rx=".06" fill="{fill}""#),
    );
    let edge = r#"rx=".05" fill="none" stroke="url(#edge)" stroke-width=".05""#;
    draw_rect(svg, spot.at, spot.room - 0.11, edge);
    draw_own_sign(svg, layout, colours, spot);
}

/// The sign of a spot's seat, where it is printed there.
fn draw_own_sign(svg: &mut String, layout: &Layout, colours: Colours, spot: &Spot) {
    let owner = spot.seat.filter(|_| spot.is_signed);
    if let Some(place) = owner.map(|seat| layout.seat(seat)) {
        let style = format!(
            r#"transform="translate({} {}) rotate({}) scale(.2)" fill="{}" fill-opacity=".5""#,
            spot.at.x,
            -spot.at.y,
            -place.reading_angle(),
            colours.ink(place.colour),
        );
        let _ = sign_shape(svg, place.colour, &style);
    }
}

fn draw_spot(svg: &mut String, layout: &Layout, theme: &Theme, colours: Colours, spot: &Spot) {
    let colour = spot.seat.map(|seat| layout.seat(seat).colour);
    let (fill, ink) = colour.map_or((theme.spot.as_str(), theme.print.as_str()), |own| {
        (colours.hex(own), colours.ink(own))
    });
    let (x, y, r) = (spot.at.x, -spot.at.y, SPOT_RADIUS * spot.size);
    let circle = |svg: &mut String, r: f32, rest: &str| {
        let _ = writeln!(svg, r#"<circle cx="{x}" cy="{y}" r="{r}" {rest}/>"#);
    };
    circle(svg, r + 0.015, r#"fill="url(#lip)""#);
    circle(svg, r - 0.02, &format!(r#"fill="{fill}""#));
    circle(svg, r - 0.02, r#"fill="url(#sunk)""#);
    circle(
        svg,
        r - 0.03,
        &format!(r#"fill="none" stroke="{}" stroke-width=".055""#, theme.print),
    );
    circle(
        svg,
        r - 0.1,
        &format!(r#"fill="none" stroke="{ink}" stroke-width=".018" stroke-opacity=".55""#),
    );
    draw_own_sign(svg, layout, colours, spot);
    if let Some(letter) = &spot.letter {
        let _ = writeln!(
            svg,
            r#"<g transform="translate({x} {y}) rotate({})"><text y=".135" font-family="Alegreya" font-weight="700" font-size=".44" text-anchor="middle" fill="{ink}">{}</text></g>"#,
            -layout.letter_angle(spot),
            escape(letter),
        );
    }
}

/// Draws a seat's sign in its colour with an outline; `angle` is counterclockwise.
pub(super) fn sign(
    svg: &mut String,
    (colour, fill): (Colour, &str),
    at: Vec2,
    radius: f32,
    angle: f32,
    outline: &str,
) -> std::fmt::Result {
    let style = format!(
        r#"transform="translate({} {}) rotate({}) scale({radius})" fill="{fill}" stroke="{outline}" stroke-width=".22" stroke-linejoin="round""#,
        at.x, -at.y, -angle,
    );
    sign_shape(svg, colour, &style)
}

/// Draws the bare shape of a sign in the unit circle with the given attributes.
///
/// # Errors
/// None: a text takes all that is written.
pub fn sign_shape(svg: &mut String, colour: Colour, style: &str) -> std::fmt::Result {
    match colour.outline() {
        None => writeln!(svg, r#"<circle r=".88" {style}/>"#),
        Some(points) => {
            svg.push_str(r#"<polygon points=""#);
            for (x, y) in points {
                write!(svg, "{x},{y} ")?;
            }
            writeln!(svg, r#"" {style}/>"#)
        }
    }
}

pub(super) fn path(points: &[Vec2]) -> String {
    let mut d = String::new();
    for (at, point) in points.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if at == 0 { 'M' } else { 'L' }, point.x, -point.y);
    }
    d.push('Z');
    d
}

/// The convex hull of some points, counterclockwise (Andrew's monotone chain).
#[must_use]
pub fn hull(mut points: Vec<Vec2>) -> Vec<Vec2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    if points.len() < 3 {
        return points;
    }
    let chain = |points: &mut dyn Iterator<Item = Vec2>| {
        let mut chain: Vec<Vec2> = Vec::new();
        for point in points {
            while let [.., a, b] = chain[..]
                && (b - a).perp_dot(point - b) <= 1e-6
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut around = chain(&mut points.iter().copied());
    around.extend(chain(&mut points.iter().rev().copied()));
    around
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
