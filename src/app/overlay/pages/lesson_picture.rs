//! The picture of a lesson: its board drawn by the same code as the real one, and on it the pieces that go, each a
//! picture of its own.

use std::fmt::Write as _;

use bevy::{log::error, math::Vec2};
use bevy_egui::egui::{
    Align2, Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureOptions, Ui,
    epaint::RectShape, pos2, vec2,
};

use crate::{
    app::{
        overlay::widgets::{
            signs,
            style::{self, CORNER},
        },
        table::print::{self, PrintFault},
    },
    catalogue::{Example, Staging},
    staging::{
        Colours, Face, Kind, Layout, Mark, MarkKind, Scene, Spot, SpotName, Theme,
        course::{self, Course, PIECE},
        drawing, marks,
    },
};

/// So much larger is a piece that is lifted.
const LIFT: f32 = 0.14;
/// How high a number on the board is, in spots, and the least that can be read.
const NUMBER: f32 = 0.5;
const READABLE: f32 = 9.0;
/// Pixels of the picture of a mark.
const MARK: u32 = 128;

/// What an actor looks like with one of its faces.
type Looks = Vec<(Option<Face>, TextureHandle)>;

/// A lesson as it is shown: what lies below the marks, and what stands on it.
pub(super) struct Played {
    board: TextureHandle,
    standing: TextureHandle,
    actors: Vec<Looks>,
    marks: Vec<((MarkKind, String), TextureHandle)>,
    dice: Vec<(u8, TextureHandle)>,
    course: Course,
    layout: Layout,
    colours: Colours,
    /// When it was first shown.
    begun: Option<f64>,
}

/// Makes textures; equal drawings become one.
struct Printer<'a> {
    ctx: &'a Context,
    known: Vec<(String, TextureHandle)>,
}

impl Printer<'_> {
    fn texture(&mut self, svg: String, pixels: u32) -> Result<TextureHandle, PrintFault> {
        if let Some((_, texture)) = self.known.iter().find(|(known, _)| *known == svg) {
            return Ok(texture.clone());
        }
        let drawn = print::pixels(&svg, pixels)?;
        let image = ColorImage::from_rgba_premultiplied([pixels as usize; 2], &drawn);
        let name = format!("lesson {}", self.known.len());
        let texture = self.ctx.load_texture(name, image, TextureOptions::LINEAR);
        self.known.push((svg, texture.clone()));
        Ok(texture)
    }
}

impl Played {
    /// Draws all of it, the board so many pixels wide.
    pub(super) fn draw(
        ctx: &Context,
        example: &Example,
        staging: &dyn Staging,
        (theme, colours): (&Theme, Colours),
        pixels: u32,
    ) -> Option<Self> {
        let drawn = Self::try_draw(ctx, example, staging, (theme, colours), pixels);
        drawn
            .map_err(|fault| error!("a picture is missing: {fault}"))
            .ok()
    }

    fn try_draw(
        ctx: &Context,
        example: &Example,
        staging: &dyn Staging,
        (theme, colours): (&Theme, Colours),
        pixels: u32,
    ) -> Result<Self, PrintFault> {
        let layout = staging.layout();
        let mut scene = staging.scene(&*example.board, example.eyes());
        if !example.way.is_empty() {
            // A whole way hangs on no roll.
            scene.die = None;
        }
        let course = example.course(staging);
        let mut printer = Printer {
            ctx,
            known: Vec::new(),
        };
        let [ground, above] = drawn(example, staging, &course, &scene, (theme, colours));
        let board = printer.texture(ground, pixels)?;
        let standing = printer.texture(above, pixels)?;
        let own = (pixels as f32 * PIECE / drawing::side(layout)).ceil().max(1.0) as u32;
        let mut actors = Vec::new();
        for actor in &course.actors {
            let mut looks = Looks::new();
            for face in actor.faces() {
                if let Some(svg) = actor.drawn(layout, face, colours) {
                    looks.push((face, printer.texture(svg, own)?));
                }
            }
            actors.push(looks);
        }
        let mut shown: Vec<((MarkKind, String), TextureHandle)> = Vec::new();
        for mark in course.marks() {
            let (kind, own) = dressed(layout, mark, colours);
            if !shown.iter().any(|((known, of), _)| (*known, of) == (kind, &own)) {
                let texture = printer.texture(marks::drawing(kind, &own), MARK)?;
                shown.push(((kind, own), texture));
            }
        }
        let mut dice: Vec<(u8, TextureHandle)> = Vec::new();
        for face in course.die_faces() {
            dice.push((face, printer.texture(course::die(face), own)?));
        }
        Ok(Self {
            board,
            standing,
            actors,
            marks: shown,
            dice,
            course,
            layout: layout.clone(),
            colours,
            begun: None,
        })
    }

    /// Shows it in a square: again and again as it happens, or at the moment that says most.
    pub(super) fn show(&mut self, ui: &Ui, rect: Rect, moves: bool) {
        let moment = if moves && self.course.moves() {
            let now = ui.input(|input| input.time);
            let begun = *self.begun.get_or_insert(now);
            let moment = self.course.moment((now - begun) as f32);
            match self.course.rests(moment) {
                Some(seconds) => ui.ctx().request_repaint_after_secs(seconds),
                None => ui.ctx().request_repaint(),
            }
            moment
        } else {
            self.begun = None;
            self.course.still_moment()
        };
        // Cards come from beyond the edge.
        let painter = ui.painter_at(rect);
        let scale = rect.width() / drawing::side(&self.layout);
        let point = |at: Vec2| rect.center() + vec2(at.x, -at.y) * scale;
        paint(&painter, rect, &self.board);
        self.show_marks(&painter, moment, scale, &point);
        paint(&painter, rect, &self.standing);
        for (actor, looks) in self.course.actors.iter().zip(&self.actors) {
            let Some(seen) = actor.seen(moment) else { continue };
            let Some((_, texture)) = looks.iter().find(|(face, _)| *face == seen.face) else {
                continue;
            };
            let high = PIECE * scale * (1.0 + LIFT * seen.lift);
            let raised = vec2(0.0, -0.25 * seen.lift * scale);
            let size = vec2(high * seen.width, high);
            paint(
                &painter,
                Rect::from_center_size(point(seen.at) + raised, size),
                texture,
            );
        }
        if let Some((seat, face)) = self.course.die(moment)
            && let Some((_, texture)) = self.dice.iter().find(|(known, _)| *known == face)
        {
            let at = point(self.layout.seat(seat).die);
            paint(
                &painter,
                Rect::from_center_size(at, vec2(1.0, 1.0) * (PIECE * scale)),
                texture,
            );
        }
        self.show_numbers(&painter, moment, scale, &point);
    }

    /// Marks, each as large as its place is.
    fn show_marks(&self, painter: &Painter, moment: f32, scale: f32, point: &dyn Fn(Vec2) -> Pos2) {
        for mark in self.course.marked(moment) {
            let Some(spot) = self.layout.spot(mark.spot.as_str()) else {
                continue;
            };
            let (kind, own) = dressed(&self.layout, mark, self.colours);
            let size = if kind.fills_field() {
                spot.room
            } else {
                Vec2::splat(marks::SIDE * spot.mark_size())
            };
            let known = self.marks.iter().find(|((is, of), _)| (*is, of) == (kind, &own));
            if let Some((_, texture)) = known {
                let rect = Rect::from_center_size(point(spot.at), vec2(size.x, size.y) * scale);
                paint(painter, rect, texture);
            }
        }
    }

    /// How many lie there, each number on a ground in its seat's colour.
    fn show_numbers(&self, painter: &Painter, moment: f32, scale: f32, point: &dyn Fn(Vec2) -> Pos2) {
        let height = NUMBER * scale;
        if height < READABLE {
            return;
        }
        for (name, count) in self.course.counted(moment) {
            let Some(spot) = self.layout.spot(name.as_str()) else {
                continue;
            };
            // What has counted down to nothing is not there.
            if count == 0 && spot.kind == Kind::Count {
                continue;
            }
            let Some(seat) = spot.seat else { continue };
            let colour = self.layout.seat(seat).colour;
            let font = style::bold(0.8 * height);
            let ink = signs::ink(painter, colour);
            let text = painter.layout_no_wrap(count.to_string(), font, ink);
            let wide = (text.size().x + 0.5 * height).max(height);
            let ground = Rect::from_center_size(point(spot.at), vec2(wide, height));
            painter.rect_filled(ground, 0.5 * height, signs::colour(painter, colour));
            let at = Align2::CENTER_CENTER
                .align_size_within_rect(text.size(), ground)
                .min;
            painter.galley(at, text, ink);
        }
    }
}

/// A picture where it is to be.
fn paint(painter: &Painter, rect: Rect, texture: &TextureHandle) {
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    let shape = RectShape::filled(rect, CORNER, Color32::WHITE);
    painter.add(shape.with_texture(texture.id(), whole));
}

/// Which kind of mark lies there, and the colour it is drawn in.
fn dressed(layout: &Layout, mark: &Mark, colours: Colours) -> (MarkKind, String) {
    let kind = layout.form(mark.spot.as_str()).mark(mark.kind).0;
    let own = colours.hex(layout.seat(mark.seat).colour);
    (kind, own.to_owned())
}

/// The board with its arrows, and what stands on it all the time with what is crossed out. Arrows lie below the pieces:
/// what is jumped over, and the die, stay in sight.
fn drawn(
    example: &Example,
    staging: &dyn Staging,
    course: &Course,
    scene: &Scene,
    (theme, colours): (&Theme, Colours),
) -> [String; 2] {
    let layout = staging.layout();
    let mut ground = drawing::board(layout, theme, colours);
    ground.truncate(ground.rfind("</svg>").unwrap_or(ground.len()));
    let forbidden = example.forbidden().is_some();
    // What is forbidden is red; else a way is that of who goes it.
    let own = colours.hex(layout.seat(example.seat).colour);
    let colour = if forbidden { "#B91D0C" } else { own };
    let side = drawing::side(layout);
    let mut standing = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="{from} {from} {side} {side}">"#,
        from = -side / 2.0,
    );
    drawing::scene(&mut standing, layout, &course.still(layout, scene), colours);
    for (way, to) in ways(example, course, staging, layout) {
        if !to.form.draw_going(&mut standing, to, colour) {
            // A whole way leads beside what is printed on the spots.
            let (way, broad) = if example.way.is_empty() {
                (way, BROAD)
            } else {
                (beside(&way), 0.75 * BROAD)
            };
            arrow(&mut ground, &way, (colour, broad));
        }
        if forbidden {
            let stands = scene.pieces.iter().any(|(_, spot)| *spot == to.name);
            cross(&mut standing, to, stands, colour);
        }
    }
    [ground, standing].map(|svg| svg + "</svg>")
}

/// Where pieces go in an example, and what a rule forbids: the points of each way and the spot at its end.
fn ways<'a>(
    example: &Example,
    course: &Course,
    staging: &dyn Staging,
    layout: &'a Layout,
) -> Vec<(Vec<Vec2>, &'a Spot)> {
    let spot = |name: &SpotName| layout.spot(name.as_str());
    if example.forbidden().is_some() {
        let ends = |number| staging.ends_of(&*example.board, example.seat, number);
        let ends = example.number.and_then(ends);
        let way = ends.and_then(|(from, to)| Some((vec![spot(&from)?.at, spot(&to)?.at], spot(&to)?)));
        return way.into_iter().collect();
    }
    let walking = course.actors.iter().filter(|actor| actor.walks);
    walking
        .filter_map(|actor| Some((actor.passes(), spot(&actor.to)?)))
        .collect()
}

/// How broad an arrow is.
const BROAD: f32 = 0.16;
/// A way that is so many times as long as the straight one goes round a corner, and so does one that leads so far off it.
const ROUND: f32 = 1.1;
const OFF: f32 = 0.6;

/// How far beside the middles of its spots a whole way is drawn.
const BESIDE: f32 = 0.46;

/// A way on its left side, up to its end.
fn beside(points: &[Vec2]) -> Vec<Vec2> {
    let ahead = |pair: &[Vec2]| (pair[1] - pair[0]).normalize_or_zero();
    let mut parts: Vec<Vec2> = points.windows(2).map(ahead).collect();
    let mut moved = Vec::with_capacity(points.len());
    parts.insert(0, parts.first().copied().unwrap_or_default());
    for (pair, at) in parts.windows(2).zip(points) {
        let out = (pair[0] + pair[1]).normalize_or(pair[1]).perp();
        // As far from both lines that meet there, but no spike where it turns back.
        let near = out.dot(pair[1].perp()).max(0.5);
        moved.push(*at + BESIDE / near * out);
    }
    moved.extend(points.last());
    moved
}

/// An arrow along a way: round its corners, or in one bow where it has none.
fn arrow(svg: &mut String, points: &[Vec2], (colour, broad): (&str, f32)) {
    let (&[from, second, ..], &[.., last, to]) = (points, points) else {
        return;
    };
    let long: f32 = points.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let along = (to - from).normalize_or_zero();
    let off = points.iter().map(|at| along.perp_dot(*at - from).abs());
    let turns = long > ROUND * from.distance(to) || off.fold(0.0, f32::max) > OFF;
    let (way, tip, b) = if turns {
        let (begins, ends) = (
            (second - from).normalize_or_zero(),
            (to - last).normalize_or_zero(),
        );
        let (a, b) = (from + begins * 0.42, to - ends * 0.5);
        let mut way = format!("M{} {}", a.x, -a.y);
        for at in points[1..points.len() - 1].iter().chain([&b]) {
            let _ = write!(way, "L{} {}", at.x, -at.y);
        }
        (way, ends, b)
    } else if along == Vec2::ZERO {
        return;
    } else {
        let (a, b) = (from + along * 0.42, to - along * 0.5);
        // A bow, so that the way is seen beside the spots in between.
        let middle = (a + b) / 2.0 + along.perp() * (a.distance(b) * 0.18);
        let way = format!("M{} {}Q{} {} {} {}", a.x, -a.y, middle.x, -middle.y, b.x, -b.y);
        (way, (b - middle).normalize_or_zero(), b)
    };
    let side = tip.perp() * 0.22;
    let (left, right) = (b - tip * 0.4 + side, b - tip * 0.4 - side);
    let _ = writeln!(
        svg,
        r##"<path d="{way}" fill="none" stroke="#FFF8E6" stroke-width="{ground}" stroke-linecap="round" stroke-linejoin="round"/><path d="{way}M{} {}L{} {}L{} {}" fill="none" stroke="{colour}" stroke-width="{broad}" stroke-linecap="round" stroke-linejoin="round"/>"##,
        left.x,
        -left.y,
        b.x,
        -b.y,
        right.x,
        -right.y,
        ground = 1.75 * broad,
    );
}

/// Crosses a spot out; where something stands, round that, so that it is seen.
fn cross(svg: &mut String, spot: &Spot, stands: bool, colour: &str) {
    let way = if stands {
        "M-.56 -.56L-.38 -.38M.38 .38L.56 .56M-.56 .56L-.38 .38M.38 -.38L.56 -.56"
    } else {
        "M-.34 -.34L.34 .34M-.34 .34L.34 -.34"
    };
    let _ = writeln!(
        svg,
        r##"<g transform="translate({} {})" stroke-linecap="round"><path d="{way}" stroke="#FFF8E6" stroke-width=".3"/><path d="{way}" stroke="{colour}" stroke-width=".17"/></g>"##,
        spot.at.x, -spot.at.y,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_way_leads_beside_the_middles_of_its_spots_as_far_round_corners_and_ends_where_it_ends() {
        let points = [(0, 0), (0, 1), (0, 2), (-1, 2), (-2, 2), (-2, 3), (-1, 4)];
        let points = points.map(|(x, y)| Vec2::new(x as f32, y as f32));
        let way = beside(&points);
        assert_eq!(way.len(), points.len());
        assert_eq!(way.last(), points.last());
        for pair in points.windows(2).zip(way.windows(2)).take(points.len() - 2) {
            let ([a, b], [from, to]) = (pair.0, pair.1) else {
                unreachable!("pairs")
            };
            let left = (*b - *a).normalize().perp();
            for (at, on) in [(a, from), (b, to)] {
                assert!((left.dot(*on - *at) - BESIDE).abs() < 1e-5, "{at} {on}");
            }
        }
        assert_eq!(beside(&[]), Vec::<Vec2>::new());
        assert_eq!(beside(&points[..1]), points[..1]);
    }
}
