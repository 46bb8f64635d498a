//! A board drawn small, to choose it by: the card, its spots in the seats' colours, and the signs.

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::{
    signs,
    style::{QUIET, TEXT},
};
use crate::{
    rules::Seat,
    staging::{Colour, GROOVE, Kind, Layout, Theme, decor::Tint, pieces::Part},
};

/// Draws a board into a square. Seats that are not `taken` are left pale.
pub(in crate::app::overlay) fn board(
    painter: &Painter,
    into: Rect,
    layout: &Layout,
    theme: &Theme,
    taken: impl Fn(Seat) -> bool,
) {
    let half = layout.outline().half;
    let scale = into.width().min(into.height()) / (2.0 * half.max_element() + 0.3);
    let at = |x: f32, y: f32| -> Pos2 { pos2(into.center().x + x * scale, into.center().y - y * scale) };
    let hex = |text: &str| Color32::from_hex(text).unwrap_or(QUIET);
    let outline = |inset: f32| -> Vec<Pos2> {
        let outline = layout.outline().points(inset);
        let mut points: Vec<Pos2> = outline.into_iter().map(|point| at(point.x, point.y)).collect();
        // Corners that are all arc meet in the same point twice, and egui then draws a spike.
        points.dedup_by(|a, b| a.distance(*b) < 0.3);
        while points.len() > 3 && points[0].distance(points[points.len() - 1]) < 0.3 {
            points.pop();
        }
        points
    };
    let (card, print, rim) = (hex(&theme.card), hex(&theme.print), hex(&theme.rim));
    painter.add(Shape::convex_polygon(outline(0.0), rim, Stroke::NONE));
    painter.add(Shape::convex_polygon(outline(0.22), card, Stroke::NONE));
    patches(painter, into.center(), scale, layout, theme);
    for line in layout.lines() {
        let points = line
            .iter()
            .filter_map(|name| layout.spot(name.as_str()))
            .map(|spot| at(spot.at.x, spot.at.y));
        painter.line(points.collect(), Stroke::new((0.07 * scale).max(1.0), print));
    }
    let area = |middle: Vec2, size: Vec2| {
        Rect::from_center_size(at(middle.x, middle.y), vec2(size.x, size.y) * scale)
    };
    let squares = layout.spots().iter().filter(|spot| spot.kind == Kind::Square);
    if let Some(half) = squares.map(|spot| spot.at.abs()).reduce(Vec2::max) {
        painter.rect_filled(area(Vec2::ZERO, 2.0 * half + 1.0), 2, print);
    }
    for goal in layout.goals() {
        let colour = signs::colour(painter, layout.seat(goal.seat).colour);
        let ends = [at(goal.from.x, goal.from.y), at(goal.to.x, goal.to.y)];
        painter.line_segment(ends, Stroke::new((0.16 * scale).max(2.0), colour));
    }
    for spot in layout.spots().iter().filter(|spot| spot.kind == Kind::Field) {
        painter.rect_filled(area(spot.at, spot.room + 0.2), 1, print);
    }
    for spot in layout.spots() {
        if let Some((part, own)) = spot.form.on_small_board(spot) {
            let of_seat = |seat| signs::colour(painter, layout.seat(seat).colour);
            let fill = own.map_or_else(|| spot.seat.map_or(QUIET, of_seat), hex);
            signs::part(
                painter,
                at(spot.at.x, spot.at.y),
                scale,
                &part,
                fill,
                Stroke::NONE,
            );
        }
        match spot.kind {
            Kind::Ring | Kind::Yard | Kind::Home => {}
            Kind::Field => {
                painter.rect_filled(area(spot.at, spot.room - 0.1), 1, hex(&theme.spot));
                continue;
            }
            Kind::Square => {
                let size = Vec2::splat(1.0 - GROOVE);
                painter.rect_filled(area(spot.at, size), 1, hex(&theme.spot));
                continue;
            }
            _ => continue,
        }
        let owner = spot.seat.map(|seat| (layout.seat(seat).colour, taken(seat)));
        let fill = match (owner, spot.kind) {
            (Some((colour, true)), _) => signs::colour(painter, colour),
            (Some((_, false)), Kind::Ring) | (None, _) => hex(&theme.spot),
            (Some((_, false)), _) => card.gamma_multiply(0.9),
        };
        if spot.is_tile {
            let line = line(scale, theme);
            painter.rect(area(spot.at, spot.room), 0, fill, line, StrokeKind::Middle);
            continue;
        }
        let radius = if spot.kind == Kind::Ring { 0.4 } else { 0.38 };
        painter.circle(
            at(spot.at.x, spot.at.y),
            radius * scale,
            fill,
            Stroke::new(1.0, print),
        );
    }
    arrows(painter, into.center(), scale, layout, theme);
    stamps(painter, into.center(), scale, layout, taken);
}

/// The signs of the seats that are taken, about the middle of the board.
fn stamps(painter: &Painter, middle: Pos2, scale: f32, layout: &Layout, taken: impl Fn(Seat) -> bool) {
    let is_painted = !layout.decor().patches.is_empty();
    for (index, place) in layout.seats().iter().enumerate() {
        let near = layout
            .spots()
            .iter()
            .any(|spot| (spot.at - place.sign).length() < 0.8);
        let radius = match near {
            _ if is_painted => 1.25 * layout.decor().sign,
            true => 0.36,
            false => 0.55,
        };
        if taken(Seat::new(index)) {
            let at = middle + vec2(place.sign.x, -place.sign.y) * scale;
            stamp(painter, at, radius * scale, place.colour, near);
        }
    }
}

/// What is painted below the spots, about the middle of the board.
fn patches(painter: &Painter, middle: Pos2, scale: f32, layout: &Layout, theme: &Theme) {
    let line = line(scale, theme);
    for patch in &layout.decor().patches {
        let fill = tinted(painter, patch.tint, theme);
        signs::part(painter, middle, scale, &patch.part, fill, line);
    }
}

/// The heads of the arrows on spots.
fn arrows(painter: &Painter, middle: Pos2, scale: f32, layout: &Layout, theme: &Theme) {
    for arrow in &layout.decor().arrows {
        let along = Vec2::from_angle(arrow.angle.to_radians());
        let (tip, foot, side) = (
            arrow.at + 0.22 * along,
            arrow.at - 0.16 * along,
            0.26 * along.perp(),
        );
        let head = Part::Polygon(vec![tip, foot + side, foot - side]);
        let fill = tinted(painter, arrow.tint, theme);
        signs::part(painter, middle, scale, &head, fill, line(scale, theme));
    }
}

fn tinted(painter: &Painter, tint: Tint, theme: &Theme) -> Color32 {
    match tint {
        Tint::Bare => Color32::from_hex(&theme.spot).unwrap_or(QUIET),
        Tint::Of(colour) => signs::colour(painter, colour),
        Tint::On(colour) => signs::ink(painter, colour),
    }
}

/// What is drawn round what is printed.
fn line(scale: f32, theme: &Theme) -> Stroke {
    let print = Color32::from_hex(&theme.print).unwrap_or(QUIET);
    Stroke::new((0.05 * scale).max(0.7), print)
}

fn stamp(painter: &Painter, at: Pos2, radius: f32, colour: Colour, on_spots: bool) {
    if on_spots {
        painter.circle_filled(at, radius * 1.5, Color32::from_rgb(0xF3, 0xE6, 0xC4));
    }
    let line = if colour == Colour::Yellow || !on_spots {
        Color32::from_rgb(0x3B, 0x2A, 0x1E)
    } else {
        TEXT
    };
    signs::sign(painter, at, radius, colour, line);
}
