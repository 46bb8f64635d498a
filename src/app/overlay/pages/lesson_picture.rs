//! The picture of a lesson: its board drawn by the same code as the real one, and on it the pieces that go, each a
//! picture of its own.

use std::fmt::Write as _;

use bevy::{log::error, math::Vec2};
use bevy_egui::egui::{
    Color32, ColorImage, Context, Painter, Pos2, Rect, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui,
    epaint::RectShape, pos2, vec2,
};

use super::acting::{Actor, Course};
use crate::{
    app::{
        overlay::widgets::{signs, style::CORNER},
        table::print::{self, PrintFault},
    },
    catalogue::{Example, Staging},
    staging::{Colours, Eyes, Layout, Mark, MarkKind, Spot, SpotName, Theme, drawing},
};

/// The side of the picture of a piece, in spots: the longest pieces have room in it, however they lie.
const PIECE: f32 = 2.5;
/// So much larger is a piece that is lifted.
const LIFT: f32 = 0.14;

/// A lesson as it is shown.
pub(super) struct Played {
    board: TextureHandle,
    actors: Vec<TextureHandle>,
    course: Course,
    layout: Layout,
    /// When it was first shown.
    begun: Option<f64>,
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
        let eyes = Eyes {
            seat: Some(example.seat),
            all: false,
        };
        let mut scene = staging.scene(&*example.board, eyes);
        let course = Course::of(example, staging, &layout, &scene);
        for actor in &course.actors {
            let stands = scene
                .pieces
                .iter()
                .position(|(seat, spot)| (*seat, spot) == (actor.seat, &actor.from));
            if let Some(at) = stands {
                scene.pieces.remove(at);
            }
        }
        let mut svg = drawing::board(&layout, theme, colours);
        svg.truncate(svg.rfind("</svg>").unwrap_or(svg.len()));
        // Arrows lie below the pieces: what is jumped over, and the die, stay in sight.
        let ways = ways(example, &course, staging, &layout);
        let forbidden = example.forbidden().is_some();
        let colour = if forbidden { "#B91D0C" } else { "#1F7A4D" };
        let mut above = String::new();
        for (from, to) in ways {
            if !to.form.draw_going(&mut above, to, colour) {
                arrow(&mut svg, from, to, colour);
            }
            if forbidden {
                cross(&mut above, to, colour);
            }
        }
        drawing::scene(&mut svg, &layout, &scene, colours);
        svg.push_str(&above);
        svg.push_str("</svg>");
        let texture = |name: String, svg: &str, pixels: u32| {
            let drawn = print::pixels(svg, pixels)?;
            let image = ColorImage::from_rgba_premultiplied([pixels as usize; 2], &drawn);
            Ok::<_, PrintFault>(ctx.load_texture(name, image, TextureOptions::LINEAR))
        };
        let board = texture("lesson".to_owned(), &svg, pixels)?;
        let own = (pixels as f32 * PIECE / drawing::side(&layout)).ceil().max(1.0) as u32;
        let mut actors = Vec::new();
        for (number, actor) in course.actors.iter().enumerate() {
            let svg = piece(&layout, actor, colours);
            actors.push(texture(format!("lesson {number}"), &svg, own)?);
        }
        Ok(Self {
            board,
            actors,
            course,
            layout,
            begun: None,
        })
    }

    /// Shows it in a square: again and again as it happens, or as it stands at first.
    pub(super) fn show(&mut self, ui: &Ui, rect: Rect, moves: bool) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let picture = |rect: Rect, texture: &TextureHandle| {
            RectShape::filled(rect, CORNER, Color32::WHITE).with_texture(texture.id(), whole)
        };
        ui.painter().add(picture(rect, &self.board));
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
            0.0
        };
        let scale = rect.width() / drawing::side(&self.layout);
        let point = |at: Vec2| rect.center() + vec2(at.x, -at.y) * scale;
        for it in self.course.marked(moment) {
            if let Some(spot) = self.layout.spot(it.spot.as_str()) {
                mark(ui.painter(), &self.layout, it, spot, point(spot.at), scale);
            }
        }
        for (actor, texture) in self.course.actors.iter().zip(&self.actors) {
            let (at, lift) = actor.at(moment);
            let side = PIECE * scale * (1.0 + LIFT * lift);
            let raised = vec2(0.0, -0.25 * lift * scale);
            ui.painter().add(picture(
                Rect::from_center_size(point(at) + raised, vec2(side, side)),
                texture,
            ));
        }
    }
}

/// A piece alone, as it lies where it comes to.
fn piece(layout: &Layout, actor: &Actor, colours: Colours) -> String {
    let mut svg = String::new();
    if let Some(spot) = layout.spot(actor.to.as_str()) {
        let (x, y) = (spot.at.x - PIECE / 2.0, -spot.at.y - PIECE / 2.0);
        let _ = writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="{x} {y} {PIECE} {PIECE}">"#,
        );
        let colour = layout.seat(actor.seat).colour;
        spot.form.draw(&mut svg, spot, colour, colours);
    } else {
        svg.push_str(r#"<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">"#);
    }
    svg.push_str("</svg>");
    svg
}

/// A mark on a place, as large as the place is.
fn mark(painter: &Painter, layout: &Layout, mark: &Mark, spot: &Spot, at: Pos2, scale: f32) {
    let room = if spot.room == Vec2::ZERO {
        Vec2::ONE
    } else {
        spot.room
    };
    let rect = Rect::from_center_size(at, vec2(room.x, room.y) * scale);
    let frame = |colour: Color32, wide: f32| {
        let stroke = Stroke::new((wide * scale).max(1.5), colour);
        painter.rect_stroke(rect.shrink(0.04 * scale), 3, stroke, StrokeKind::Inside);
    };
    match mark.kind {
        MarkKind::Frozen => {
            let frost = Color32::from_rgba_unmultiplied(0x5C, 0x6E, 0x84, 0xA0);
            painter.rect_filled(rect.shrink(0.04 * scale), 3, frost);
        }
        MarkKind::Free => frame(Color32::from_rgb(0xD9, 0x9A, 0x2B), 0.09),
        _ => frame(signs::colour(painter, layout.seat(mark.seat).colour), 0.14),
    }
}

/// Where pieces go in an example: from where each stands to where it comes, and what a rule forbids.
fn ways<'a>(
    example: &Example,
    course: &Course,
    staging: &dyn Staging,
    layout: &'a Layout,
) -> Vec<(&'a Spot, &'a Spot)> {
    let Some(number) = example.number else {
        return Vec::new();
    };
    let forbidden = example.forbidden().is_some();
    let ends = staging.ends_of(&*example.board, example.seat, number);
    let own = course.actors.iter().filter(|actor| actor.seat == example.seat);
    let ways: Vec<(SpotName, SpotName)> = if forbidden {
        ends.into_iter().collect()
    } else {
        own.map(|actor| (actor.from.clone(), actor.to.clone())).collect()
    };
    // What goes in crowds needs no arrows.
    if ways.len() > 4 {
        return Vec::new();
    }
    let spots = ways
        .iter()
        .map(|(from, to)| Some((layout.spot(from.as_str())?, layout.spot(to.as_str())?)));
    spots.flatten().collect()
}

/// An arrow from one spot to another.
fn arrow(svg: &mut String, from: &Spot, to: &Spot, colour: &str) {
    let along = (to.at - from.at).normalize_or_zero();
    if along == Vec2::ZERO {
        return;
    }
    let (a, b) = (from.at + along * 0.42, to.at - along * 0.5);
    // A bow, so that the way is seen beside the spots in between.
    let middle = (a + b) / 2.0 + along.perp() * (a.distance(b) * 0.18);
    let tip = (b - middle).normalize_or_zero();
    let side = tip.perp() * 0.22;
    let (left, right) = (b - tip * 0.4 + side, b - tip * 0.4 - side);
    let way = format!("M{} {}Q{} {} {} {}", a.x, -a.y, middle.x, -middle.y, b.x, -b.y);
    let _ = writeln!(
        svg,
        r##"<path d="{way}" fill="none" stroke="#FFF8E6" stroke-width=".3" stroke-linecap="round"/><path d="{way}M{} {}L{} {}L{} {}" fill="none" stroke="{colour}" stroke-width=".16" stroke-linecap="round" stroke-linejoin="round"/>"##,
        left.x, -left.y, b.x, -b.y, right.x, -right.y,
    );
}

/// Crosses a spot out.
fn cross(svg: &mut String, spot: &Spot, colour: &str) {
    let _ = writeln!(
        svg,
        r##"<g transform="translate({} {})" stroke-linecap="round"><path d="M-.34 -.34L.34 .34M.34 -.34L-.34 .34" stroke="#FFF8E6" stroke-width=".3"/><path d="M-.34 -.34L.34 .34M.34 -.34L-.34 .34" stroke="{colour}" stroke-width=".17"/></g>"##,
        spot.at.x, -spot.at.y,
    );
}
