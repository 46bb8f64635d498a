//! What is pointed out over the table: where advice leads, and what a line of the list tells of.

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use super::{eye::Eye, facts::Facts, lines::Lit};
use crate::{
    app::{
        current::Current,
        overlay::widgets::{
            signs,
            style::{self, ACCENT},
        },
        turn::{Advice, Hint},
    },
    staging::{Colour, Layout, SpotName, lift},
};

/// The colour of advice, of what is nearly as good, and of the edge of both.
pub(super) const ADVICE: Color32 = Color32::from_rgb(0xFF, 0xC2, 0x3D);
const ALSO: Color32 = Color32::from_rgb(0xE9, 0xDD, 0xC0);
const DARK: Color32 = Color32::from_rgb(0x2A, 0x1A, 0x14);
/// Spots that lie nearer than so many of their sizes are neighbours.
const NEXT: f32 = 1.4;

/// Rings the piece that advice is about, and points to where it leads once that much of it is told.
pub(super) fn advise(painter: &Painter, eye: &Eye, layout: &Layout, current: &Current, hint: &Hint) {
    let Some(advice) = &hint.0 else { return };
    if advice.told > 2 {
        weighed(painter, eye, layout, current, advice);
    }
    let Some((from, to)) = advised(current, advice) else {
        return;
    };
    if advice.told > 1 {
        arrow(painter, eye, layout, (&from, &to), ADVICE);
    } else {
        ringed(painter, eye, layout, &from);
    }
}

/// Whether something on the table shows advice, as it is marked there: a place that is both where a choice begins and where it ends does so once it is
/// told, unless it lies in a hand.
pub(super) fn is_advised(current: &Current, facts: &Facts, hint: &Hint) -> bool {
    let Some(advice) = &hint.0 else { return false };
    let board = current.game().board();
    let ends = current.staging().ends_of(board, advice.seat, advice.number);
    ends.is_some_and(|(from, to)| advice.told > 1 || from != to || facts.is_in_hand(Some(&from)))
}

/// Points to what else is good, and writes what is expected of each choice.
fn weighed(painter: &Painter, eye: &Eye, layout: &Layout, current: &Current, advice: &Advice) {
    let (board, staging) = (current.game().board(), current.staging());
    for &(number, chance) in advice.weighed.iter().rev() {
        let Some((from, to)) = staging.ends_of(board, advice.seat, number) else {
            continue;
        };
        if from != to && number != advice.number {
            arrow(painter, eye, layout, (&from, &to), ALSO);
        }
        let Some(world) = layout.world(to.as_str()) else {
            continue;
        };
        let Some(at) = eye.point(world) else { continue };
        let colour = if number == advice.number { ADVICE } else { ALSO };
        let told = format!("{}\u{A0}%", (100.0 * chance).round());
        let words = painter.layout_no_wrap(told, style::bold(15.0), DARK);
        let place = Rect::from_center_size(at, words.size() + vec2(14.0, 4.0));
        painter.rect(place, 10, colour, Stroke::new(1.5, DARK), StrokeKind::Inside);
        painter.galley(place.center() - words.size() / 2.0, words, DARK);
    }
}

/// Rings a piece and points to where it had better go, with a sign of its seat on the way there after a part of it; rings
/// what goes nowhere.
pub(super) fn lead(
    painter: &Painter,
    eye: &Eye,
    layout: &Layout,
    (from, to): (&SpotName, &SpotName),
    (colour, part): (Colour, Option<f32>),
) {
    ringed(painter, eye, layout, from);
    if from == to {
        return;
    }
    arrow(painter, eye, layout, (from, to), ADVICE);
    let world = |spot: &SpotName| layout.world(spot.as_str());
    if let Some((part, start, end)) = part.and_then(|part| Some((part, world(from)?, world(to)?))) {
        let at = start.lerp(end, part);
        if let Some(point) = eye.point(at) {
            signs::sign(
                painter,
                point,
                (0.3 * eye.scale(at)).max(7.0),
                colour,
                Color32::WHITE,
            );
        }
    }
}

fn ringed(painter: &Painter, eye: &Eye, layout: &Layout, spot: &SpotName) {
    let world = layout.world(spot.as_str());
    if let Some((at, world)) = world.and_then(|world| Some((eye.point(world)?, world))) {
        let radius = (0.6 * eye.scale(world)).max(12.0);
        for (width, colour) in [(7.0, DARK), (4.0, ADVICE)] {
            painter.circle_stroke(at, radius, Stroke::new(width, colour));
        }
    }
}

/// From where to where advice leads.
fn advised(current: &Current, advice: &Advice) -> Option<(SpotName, SpotName)> {
    let board = current.game().board();
    let ends = current.staging().ends_of(board, advice.seat, advice.number)?;
    Some(ends).filter(|(from, to)| from != to)
}

/// A bold arrow on the cloth; what says by its place alone where it comes from is shown there instead.
fn arrow(painter: &Painter, eye: &Eye, layout: &Layout, (from, to): (&SpotName, &SpotName), paint: Color32) {
    if let Some(spot) = layout.spot(to.as_str())
        && let Some(outline) = spot.form.going()
    {
        let turn = Vec2::from_angle(spot.angle.unwrap_or_default().to_radians());
        let seen = |corner: Vec2| eye.point(lift(spot.at + turn.rotate(corner)));
        if let Some(corners) = outline.into_iter().map(seen).collect() {
            painter.add(Shape::convex_polygon(corners, paint, Stroke::new(2.5, DARK)));
        }
        return;
    }
    let ends = [from, to].map(|spot| {
        let world = layout.world(spot.as_str())?;
        Some((eye.point(world)?, eye.scale(world)))
    });
    let [Some((from, near)), Some((to, size))] = ends else {
        return;
    };
    let along = (to - from).normalized();
    let length = from.distance(to);
    // Where the next spot is where it leads, what stands on the first one reaches far into it: the tip lies beyond.
    let beyond = if length < NEXT * size { 0.2 } else { -0.3 };
    // A short way has a small arrow.
    let (near, size) = (near.min(length), size.min(0.8 * length));
    let (tail, tip) = (from + along * 0.4 * near, to + along * beyond * size);
    let (foot, half) = (tip - along * 0.55 * size, along.rot90());
    for (more, colour) in [(2.5, DARK), (0.0, paint)] {
        painter.line_segment([tail, foot], Stroke::new(0.2 * size + 2.0 * more, colour));
        let head = [
            tip + along * 1.6 * more,
            foot + half * (0.34 * size + more) - along * more,
            foot - half * (0.34 * size + more) - along * more,
        ];
        painter.add(Shape::convex_polygon(head.to_vec(), colour, Stroke::NONE));
    }
}

/// The ways and places that a line of the list tells of.
pub(super) fn light_up(painter: &Painter, eye: &Eye, layout: &Layout, facts: &Facts, lit: &[Lit]) {
    for (seat, way) in lit {
        let spots = way.iter().filter_map(|spot| layout.spot(spot.as_str()));
        let points: Vec<(Pos2, f32)> = spots
            .filter_map(|spot| {
                let world = lift(spot.at);
                Some((eye.point(world)?, eye.scale(world) * spot.size))
            })
            .collect();
        let own = signs::colour(painter, facts.colour(*seat));
        for (width, colour) in [(9.0, Color32::from_white_alpha(0xB0)), (5.0, own)] {
            let line = points.iter().map(|(at, _)| *at).collect();
            painter.line(line, Stroke::new(width, colour));
        }
        for (at, size) in points.first().into_iter().chain(points.last()) {
            let radius = (0.46 * size).max(7.0);
            painter.circle_stroke(*at, radius + 3.0, Stroke::new(9.0, ACCENT.gamma_multiply(0.35)));
            painter.circle_stroke(*at, radius, Stroke::new(5.0, Color32::WHITE));
            painter.circle_stroke(*at, radius, Stroke::new(3.0, own));
        }
    }
}
