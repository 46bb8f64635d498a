//! Small drawings: the seats' signs and the icons of buttons. They are drawn, not typed, so that no font must have them.

use bevy_egui::egui::{
    Color32, Context, Id, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::style::TEXT;
use crate::staging::{
    Colour, Colours,
    pieces::{Miniature, Part},
};

/// What a button shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::overlay) enum Icon {
    Menu,
    /// A seal with a tick and its ribbons.
    Seal,
    Pause,
    Play,
    Step,
    Undo,
    Redo,
    Save,
    Left,
    Right,
    Previous,
    Next,
    Hint,
    Down,
    Minus,
    Plus,
    Close,
    Person,
    Computer,
    Crown,
    People,
    Eye,
    Board,
    Book,
    Pen,
    Bin,
    /// A strip of film.
    Film,
    Phone,
    House,
    /// What was is played again: an arrow in a circle round a triangle.
    Replay,
    /// Two sliders.
    Sliders,
    Keys,
    About,
    Speech,
    /// A box with a lid.
    Chest,
}

/// A colour below this is as dark as what lies behind panels.
const DARK: f32 = 0.15;

/// Keeps in the context, as the style is, in which colours the seats are shown.
pub(in crate::app::overlay) fn dye(ctx: &Context, colours: Colours) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, colours));
}

/// In which colours the seats are shown.
pub(in crate::app::overlay) fn colours(painter: &Painter) -> Colours {
    painter
        .ctx()
        .data(|data| data.get_temp(Id::NULL))
        .unwrap_or_default()
}

/// The colour of a seat as it is shown.
pub(in crate::app::overlay) fn colour(painter: &Painter, of: Colour) -> Color32 {
    Color32::from_hex(colours(painter).hex(of)).unwrap_or(Color32::WHITE)
}

/// The ink that is read on the colour of a seat.
pub(in crate::app::overlay) fn ink(painter: &Painter, of: Colour) -> Color32 {
    Color32::from_hex(colours(painter).ink(of)).unwrap_or(Color32::BLACK)
}

/// The sign of a seat in its colour. `outline` sets it off from what it lies on.
pub(in crate::app::overlay) fn sign(painter: &Painter, at: Pos2, radius: f32, of: Colour, outline: Color32) {
    let own = colour(painter, of);
    // What is as dark as the ground would be its outline alone: it lies on a light disc.
    if own.intensity() < DARK {
        painter.circle_filled(at, radius * 1.1, outline);
        fill(painter, at, radius * 0.92, of, own);
        return;
    }
    let stroke = Stroke::new((radius * 0.16).clamp(1.2, 2.5), outline);
    fill(painter, at, radius, of, own);
    match points(at, radius, of) {
        None => painter.circle_stroke(at, radius * 0.92, stroke),
        Some(points) => painter.add(Shape::closed_line(points, stroke)),
    };
}

/// What the sign of a partner takes behind words.
pub(in crate::app::overlay) const MATE: f32 = 18.0;

/// The signs of a seat's partners behind words that end here, in the middle of their line.
pub(in crate::app::overlay) fn mates(painter: &Painter, behind: Pos2, of: impl Iterator<Item = Colour>) {
    let mut at = behind + vec2(MATE / 2.0 + 4.0, 0.0);
    for colour in of {
        sign(painter, at, 6.0, colour, TEXT);
        at.x += MATE;
    }
}

/// The shape of a sign in one colour.
pub(in crate::app::overlay) fn fill(painter: &Painter, at: Pos2, radius: f32, of: Colour, with: Color32) {
    match points(at, radius, of) {
        None => {
            painter.circle_filled(at, radius * 0.92, with);
        }
        // The shapes are seen whole from their middle, though not all are convex.
        Some(points) => {
            let mut mesh = Mesh::default();
            mesh.colored_vertex(at, with);
            let count = points.len() as u32;
            for point in points {
                mesh.colored_vertex(point, with);
            }
            (0..count).for_each(|corner| mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % count));
            painter.add(mesh);
        }
    }
}

fn points(at: Pos2, radius: f32, of: Colour) -> Option<Vec<Pos2>> {
    Some(
        of.outline()?
            .iter()
            .map(|&(x, y)| at + radius * vec2(x, y))
            .collect(),
    )
}

/// An icon in the middle of a square of side 20.
#[allow(clippy::too_many_lines, reason = "one drawing after another")]
pub(in crate::app::overlay) fn icon(painter: &Painter, rect: Rect, icon: Icon, tint: Color32) {
    let unit = rect.width().min(rect.height()) / 20.0;
    let at = |x: f32, y: f32| rect.center() + unit * vec2(x, y);
    let stroke = Stroke::new(2.0 * unit, tint);
    let line = |from: (f32, f32), to: (f32, f32)| {
        painter.line_segment([at(from.0, from.1), at(to.0, to.1)], stroke);
    };
    let path = |points: &[(f32, f32)]| {
        painter.line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke);
    };
    let filled = |points: &[(f32, f32)]| {
        let points = points.iter().map(|&(x, y)| at(x, y)).collect();
        painter.add(Shape::convex_polygon(points, tint, Stroke::NONE));
    };
    let bar = |x: f32, y: f32, w: f32, h: f32| {
        painter.rect_filled(
            Rect::from_center_size(at(x, y), unit * Vec2::new(w, h)),
            unit,
            tint,
        );
    };
    match icon {
        Icon::Menu => [-5.0, 0.0, 5.0]
            .into_iter()
            .for_each(|y| line((-7.0, y), (7.0, y))),
        Icon::Seal => {
            painter.circle_stroke(at(0.0, -2.5), 6.0 * unit, stroke);
            path(&[(-2.8, -2.5), (-0.6, -0.3), (3.0, -4.6)]);
            path(&[(-3.5, 3.0), (-4.5, 8.5), (0.0, 6.0), (4.5, 8.5), (3.5, 3.0)]);
        }
        Icon::Pause => [-3.5, 3.5].into_iter().for_each(|x| bar(x, 0.0, 4.0, 14.0)),
        Icon::Play => filled(&[(-5.0, -7.5), (7.5, 0.0), (-5.0, 7.5)]),
        Icon::Step => {
            filled(&[(-7.0, -7.0), (4.0, 0.0), (-7.0, 7.0)]);
            bar(6.0, 0.0, 3.0, 14.0);
        }
        Icon::Undo | Icon::Redo => {
            let side = if icon == Icon::Undo { 1.0 } else { -1.0 };
            let arc = (0..=14).map(|step| {
                let turn = -1.75 + 3.5 * step as f32 / 14.0;
                at(side * (1.5 + 5.0 * turn.cos()), 1.5 + 5.0 * turn.sin())
            });
            let mut points: Vec<Pos2> = vec![at(side * -6.5, -3.4)];
            points.extend(arc);
            painter.line(points, stroke);
            path(&[(side * -2.6, -7.2), (side * -6.8, -3.4), (side * -2.6, 0.4)]);
        }
        Icon::Save => {
            path(&[(0.0, -8.0), (0.0, 3.0)]);
            path(&[(-4.5, -1.5), (0.0, 3.2), (4.5, -1.5)]);
            path(&[(-7.5, 2.5), (-7.5, 7.5), (7.5, 7.5), (7.5, 2.5)]);
        }
        Icon::Left => path(&[(2.5, -6.0), (-3.5, 0.0), (2.5, 6.0)]),
        Icon::Right => path(&[(-2.5, -6.0), (3.5, 0.0), (-2.5, 6.0)]),
        Icon::Previous | Icon::Next => {
            let side = if icon == Icon::Next { 1.0 } else { -1.0 };
            path(&[(side * -6.5, -6.0), (side * -0.5, 0.0), (side * -6.5, 6.0)]);
            path(&[(side * -0.5, -6.0), (side * 5.5, 0.0), (side * -0.5, 6.0)]);
        }
        Icon::Hint => {
            painter.circle_stroke(at(0.0, -2.5), 5.0 * unit, stroke);
            bar(0.0, 5.0, 5.0, 2.0);
            bar(0.0, 8.0, 3.0, 1.6);
        }
        Icon::Down => path(&[(-5.5, -2.5), (0.0, 3.0), (5.5, -2.5)]),
        Icon::Minus => line((-5.5, 0.0), (5.5, 0.0)),
        Icon::Plus => {
            line((-5.5, 0.0), (5.5, 0.0));
            line((0.0, -5.5), (0.0, 5.5));
        }
        Icon::Close => {
            line((-5.0, -5.0), (5.0, 5.0));
            line((-5.0, 5.0), (5.0, -5.0));
        }
        Icon::Person | Icon::People => {
            let (middles, size): (&[f32], f32) = match icon {
                Icon::Person => (&[0.0], 1.0),
                _ => (&[-5.0, 5.0], 0.72),
            };
            for &x in middles {
                painter.circle_filled(at(x, -4.0 * size), 3.8 * size * unit, tint);
                let body = [
                    (-6.5, 8.0),
                    (-5.6, 3.6),
                    (-2.6, 1.4),
                    (2.6, 1.4),
                    (5.6, 3.6),
                    (6.5, 8.0),
                ];
                filled(&body.map(|(across, down)| (x + size * across, size * down)));
            }
        }
        Icon::Eye => {
            for side in [-1.0, 1.0] {
                let lid = (-8..=8_i8).map(|x| {
                    let along = f32::from(x);
                    at(along, side * 5.4 * (1.0 - (along / 8.0).powi(2)))
                });
                painter.line(lid.collect(), stroke);
            }
            painter.circle_filled(at(0.0, 0.0), 2.8 * unit, tint);
        }
        Icon::Board => {
            let edge = Rect::from_center_size(at(0.0, 0.0), unit * Vec2::splat(15.0));
            painter.rect_stroke(edge, 2.0 * unit, stroke, StrokeKind::Inside);
            for (x, y) in [(-2.7, -2.7), (2.7, -2.7), (-2.7, 2.7), (2.7, 2.7)] {
                painter.circle_filled(at(x, y), 1.6 * unit, tint);
            }
        }
        Icon::Film => {
            let edge = Rect::from_center_size(at(0.0, 0.0), unit * Vec2::new(18.0, 14.0));
            painter.rect_stroke(edge, 2.0 * unit, stroke, StrokeKind::Inside);
            for x in [-5.4, 0.0, 5.4] {
                for y in [-4.2, 4.2] {
                    painter.circle_filled(at(x, y), 1.2 * unit, tint);
                }
            }
        }
        Icon::Phone => {
            let edge = Rect::from_center_size(at(0.0, 0.0), unit * Vec2::new(11.0, 18.0));
            painter.rect_stroke(edge, 2.4 * unit, stroke, StrokeKind::Inside);
            painter.circle_filled(at(0.0, 5.8), 1.2 * unit, tint);
        }
        Icon::House => {
            path(&[(-8.5, 0.0), (0.0, -7.5), (8.5, 0.0)]);
            path(&[(-5.8, -1.6), (-5.8, 7.5), (5.8, 7.5), (5.8, -1.6)]);
        }
        Icon::Replay => {
            let arc = (0..=20).map(|step| {
                let turn = -2.2 + 5.3 * step as f32 / 20.0;
                at(7.2 * turn.cos(), 7.2 * turn.sin())
            });
            painter.line(arc.collect(), stroke);
            path(&[(-8.8, -6.6), (-4.2, -5.8), (-4.9, -10.2)]);
            filled(&[(-2.2, -3.6), (4.0, 0.0), (-2.2, 3.6)]);
        }
        Icon::Sliders => {
            for (y, x) in [(-4.5, 3.0), (4.5, -3.0)] {
                line((-8.0, y), (8.0, y));
                painter.circle_filled(at(x, y), 3.2 * unit, tint);
            }
        }
        Icon::Keys => {
            let edge = Rect::from_center_size(at(0.0, 0.0), unit * Vec2::new(18.0, 12.0));
            painter.rect_stroke(edge, 2.0 * unit, stroke, StrokeKind::Inside);
            for x in [-4.8, -1.6, 1.6, 4.8] {
                bar(x, -2.0, 1.8, 1.8);
            }
            bar(0.0, 2.4, 8.0, 1.8);
        }
        Icon::About => {
            painter.circle_stroke(at(0.0, 0.0), 7.8 * unit, stroke);
            painter.circle_filled(at(0.0, -3.6), 1.4 * unit, tint);
            line((0.0, -0.6), (0.0, 4.6));
        }
        Icon::Speech => path(&[
            (-8.0, -6.5),
            (8.0, -6.5),
            (8.0, 3.5),
            (0.5, 3.5),
            (-4.0, 7.5),
            (-4.0, 3.5),
            (-8.0, 3.5),
            (-8.0, -6.5),
        ]),
        Icon::Chest => {
            path(&[(-7.0, -2.5), (-7.0, 7.0), (7.0, 7.0), (7.0, -2.5)]);
            path(&[(-8.5, -7.0), (8.5, -7.0), (8.5, -2.5), (-8.5, -2.5), (-8.5, -7.0)]);
            line((-2.2, 1.5), (2.2, 1.5));
        }
        Icon::Book => path(&[
            (0.0, -4.5),
            (-7.5, -6.5),
            (-7.5, 4.5),
            (0.0, 6.5),
            (7.5, 4.5),
            (7.5, -6.5),
            (0.0, -4.5),
            (0.0, 6.5),
        ]),
        Icon::Pen => {
            path(&[
                (-7.0, 7.0),
                (-5.6, 2.2),
                (4.2, -7.6),
                (7.6, -4.2),
                (-2.2, 5.6),
                (-7.0, 7.0),
            ]);
            line((1.6, -5.0), (5.0, -1.6));
        }
        Icon::Bin => {
            line((-7.0, -5.0), (7.0, -5.0));
            path(&[(-2.5, -5.0), (-2.5, -8.0), (2.5, -8.0), (2.5, -5.0)]);
            path(&[(-5.2, -5.0), (-4.4, 8.0), (4.4, 8.0), (5.2, -5.0)]);
            for x in [-1.6, 1.6] {
                line((x, -1.6), (x, 4.8));
            }
        }
        Icon::Computer => {
            let screen = Rect::from_center_size(at(0.0, -2.0), unit * vec2(15.0, 10.5));
            painter.rect_stroke(screen, 2.0 * unit, stroke, StrokeKind::Inside);
            bar(0.0, 6.8, 9.0, 2.0);
            painter.circle_filled(at(-3.0, -2.0), 1.5 * unit, tint);
            painter.circle_filled(at(3.0, -2.0), 1.5 * unit, tint);
        }
        Icon::Crown => {
            filled(&[(-7.0, 6.0), (-8.0, -4.0), (-3.6, 1.0), (-3.0, 6.0)]);
            filled(&[(-4.2, 6.0), (0.0, -7.0), (4.2, 6.0)]);
            filled(&[(7.0, 6.0), (8.0, -4.0), (3.6, 1.0), (3.0, 6.0)]);
        }
    }
}

/// A piece seen from the side, so large as a part of its usual size; filled, and with a line round it if there is one.
pub(in crate::app::overlay) fn miniature(
    painter: &Painter,
    foot: Pos2,
    size: f32,
    of: &Miniature,
    (fill, line): (Color32, Option<Color32>),
) {
    let stroke = line.map_or(Stroke::NONE, |line| Stroke::new(1.2, line));
    for part in &of.parts {
        self::part(painter, foot, size, part, fill, stroke);
    }
}

/// A part of a small drawing about a point.
fn part(painter: &Painter, about: Pos2, size: f32, part: &Part, fill: Color32, stroke: Stroke) {
    let at = |point: bevy::math::Vec2| pos2(about.x + size * point.x, about.y - size * point.y);
    match part {
        Part::Polygon(points) => {
            let points = points.iter().map(|&point| at(point)).collect();
            painter.add(Shape::convex_polygon(points, fill, stroke));
        }
        Part::Upright(foot, long, broad) => {
            let foot = at(*foot);
            painter.vline(foot.x, foot.y - size * long..=foot.y, (size * broad, fill));
        }
        Part::Disc(middle, radius) => {
            painter.circle(at(*middle), size * radius, fill, stroke);
        }
    }
}
