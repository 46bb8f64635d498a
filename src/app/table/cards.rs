//! Playing cards: their faces and back, how they lie before a seat, and how they pass from hand to hand.

use std::fmt::Write as _;

use bevy::{math::ops, prelude::*};

use super::{
    hand::{Piece, Table, stand},
    layout::{Form, Kind, Spot, SpotName},
    motion::{Act, KnockKind, perform},
    shapes::Builder,
};
use crate::rules::Seat;

/// The size of a card in a person's hand; a spot is 1 from the next.
pub const SIZE: Vec2 = Vec2::new(1.9, 2.66);
/// How thick a card is: more than in life, so that one on another is seen.
pub const THICKNESS: f32 = 0.03;
/// From one card to the next when several pass, in seconds; and from the first to the last at most.
const AFTER: f32 = 0.08;
const IN_ALL: f32 = 1.2;
/// How large the others see a hand, and how large a card is in a stack, as parts of the size.
pub(super) const HELD: f32 = 0.5;
pub(super) const STACKED: f32 = 0.62;

/// What a card shows: a letter or a figure as in notation, `X` for a joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face(pub char);

/// A card, or a pip, goes from one spot to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Pass {
    /// Whose it is then.
    pub seat: Seat,
    /// From here,
    pub from: SpotName,
    /// to there.
    pub to: SpotName,
    /// What is seen of it; nothing when its back is up.
    pub face: Option<Face>,
}

/// A card with its face up, in the middle of the origin. Its paint is [`front`] or [`back`].
pub(super) fn mesh() -> Mesh {
    let mut builder = Builder::default();
    let card = super::layout::Card {
        half: SIZE / 2.0,
        corner: 0.17,
    };
    let outline = card.outline(0.0);
    let uv = |at: Vec2| Vec2::new(0.5 + at.x / SIZE.x, 0.5 - at.y / SIZE.y);
    let up = Vec3::Y * THICKNESS;
    let middle = builder.vertex(up, Vec3::Y, Vec2::splat(0.5));
    let mut last = None;
    for &point in outline.iter().chain(outline.first()) {
        let at = super::layout::lift(point);
        let top = builder.vertex(at + up, Vec3::Y, uv(point));
        let side = at.normalize_or_zero();
        let (edge, foot) = (
            builder.vertex(at + up, side, uv(point * 0.97)),
            builder.vertex(at, side, uv(point * 0.97)),
        );
        if let Some((last_top, last_edge, last_foot)) = last.replace((top, edge, foot)) {
            builder.triangle([middle, last_top, top]);
            builder.triangle([last_edge, last_foot, foot]);
            builder.triangle([last_edge, foot, edge]);
        }
    }
    builder.mesh()
}

/// The sheet on which a face is drawn, 190 by 266, with its linen.
fn sheet(ground: &str, drawing: &str) -> String {
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 190 266" preserveAspectRatio="none"><rect width="190" height="266" fill="{ground}"/>"#
    );
    for line in 0..33 {
        let at = line * 8;
        let _ = write!(
            svg,
            r##"<path d="M0 {at}H190M{at} 0V266" stroke="#7a4a1c" stroke-opacity=".07" stroke-width="1.2" fill="none"/>"##
        );
    }
    svg.push_str(drawing);
    svg.push_str("</svg>");
    svg
}

/// The drawing of a face.
#[must_use]
pub fn front(Face(sign): Face) -> String {
    let (word, colour) = match sign {
        'X' => ("★".to_owned(), "#B5482A"),
        'T' => ("10".to_owned(), "#3B2A1E"),
        // What can begin, stay and turn is worth finding quickly.
        'A' | 'K' => (sign.to_string(), "#8C2F1B"),
        '7' | 'J' | '4' => (sign.to_string(), "#1F4E79"),
        _ => (sign.to_string(), "#3B2A1E"),
    };
    let text = |x: f32, y: f32, size: f32, turned: bool| {
        let turn = if turned { " rotate(180)" } else { "" };
        format!(
            r#"<text transform="translate({x} {y}){turn}" y="{}" font-family="Alegreya" font-weight="700" font-size="{size}" text-anchor="middle" fill="{colour}">{word}</text>"#,
            0.33 * size
        )
    };
    let mut drawing = format!(
        r#"<rect x="7" y="7" width="176" height="252" rx="13" fill="none" stroke="{colour}" stroke-opacity=".45" stroke-width="2.4"/>"#
    );
    if sign == 'X' {
        for (x, y, r) in [(95.0, 133.0, 52.0), (34.0, 40.0, 20.0), (156.0, 226.0, 20.0)] {
            let _ = write!(drawing, r#"<path d="{}" fill="{colour}"/>"#, star(x, y, r));
        }
    } else {
        let wide = if word.len() > 1 { 50.0 } else { 62.0 };
        drawing.push_str(&text(36.0, 40.0, wide, false));
        drawing.push_str(&text(154.0, 226.0, wide, true));
        drawing.push_str(&text(95.0, 133.0, 128.0, false));
    }
    sheet("#FBF4E2", &drawing)
}

/// A star with five points.
fn star(x: f32, y: f32, radius: f32) -> String {
    let mut d = String::new();
    for at in 0..10_u8 {
        let r = if at % 2 == 0 { radius } else { 0.45 * radius };
        let turn = f32::from(at) * std::f32::consts::PI / 5.0;
        let (sin, cos) = ops::sin_cos(turn);
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(d, "{letter}{} {}", x + r * sin, y - r * cos);
    }
    d.push('Z');
    d
}

/// The drawing of the back: a lattice of lozenges in the colour of the rim.
#[must_use]
pub fn back() -> String {
    let mut drawing = String::from(
        r##"<rect x="9" y="9" width="172" height="248" rx="12" fill="#8C2F1B"/><g stroke="#F3E6C4" stroke-width="2.2" stroke-opacity=".8">"##,
    );
    for row in 0..12 {
        for column in 0..8 {
            let (x, y) = (24.0 + 20.3 * column as f32, 24.0 + 19.8 * row as f32);
            let _ = write!(
                drawing,
                r##"<path d="M{x} {}L{} {y}L{x} {}L{} {y}Z" fill="#6E2013"/>"##,
                y - 8.5,
                x + 8.5,
                y + 8.5,
                x - 8.5
            );
        }
    }
    drawing.push_str(
        r##"</g><rect x="9" y="9" width="172" height="248" rx="12" fill="none" stroke="#F3E6C4" stroke-width="3"/>"##,
    );
    sheet("#F3E6C4", &drawing)
}

impl Table<'_, '_> {
    /// Shows the faces of the cards on these spots, and of all others the backs.
    pub fn turn_up(&mut self, faces: &[(SpotName, Face)]) {
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        let cards: Vec<(Entity, Option<Face>)> = self
            .on_table
            .pieces
            .iter()
            .filter(|(_, spot, _)| layout.form(spot.as_str()) == Form::Card)
            .map(|(_, spot, entity)| {
                let face = faces.iter().find(|(at, _)| at == spot).map(|(_, face)| *face);
                (*entity, face)
            })
            .collect();
        for (entity, face) in cards {
            let paint = self.shop.card_paint(face);
            self.commands.entity(entity).insert(MeshMaterial3d(paint));
        }
    }

    /// Shows the backs of all cards in hands but those on these spots.
    pub fn cover(&mut self, faces: &[(SpotName, Face)]) {
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        let is_hand = |spot: &Spot| matches!(spot.kind, Kind::Hand | Kind::Held);
        let back = self.shop.card_paint(None);
        for (_, spot, entity) in &self.on_table.pieces {
            if layout.spot(spot.as_str()).is_some_and(is_hand) && faces.iter().all(|(at, _)| at != spot) {
                self.commands.entity(*entity).insert(MeshMaterial3d(back.clone()));
            }
        }
    }

    /// Lets cards or pips pass, one shortly after the other. One that lay nowhere is taken from its spot all the same: a
    /// stack has more cards than are seen. A pip that lies there already need not come.
    pub fn pass(&mut self, cards: &[Pass]) {
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let height = if self.reduced.0 { 0.0 } else { 1.6 };
        let after = AFTER.min(IN_ALL / cards.len().max(1) as f32);
        for (number, Pass { seat, from, to, face }) in cards.iter().enumerate() {
            let form = layout.form(to.as_str());
            let (starts, ends) = (stand(&layout, *seat, from), stand(&layout, *seat, to));
            let lies = self.on_table.pieces.iter().position(|(_, spot, _)| spot == from);
            if form == Form::Pip
                && lies.is_none()
                && self.on_table.pieces.iter().any(|(_, spot, _)| spot == to)
            {
                continue;
            }
            let entity = match lies {
                Some(at) => self.on_table.pieces.remove(at).2,
                None => self.spawn_piece(form, layout.seat(*seat).colour, starts),
            };
            self.on_table.pieces.push((*seat, to.clone(), entity));
            let piece = Piece {
                seat: *seat,
                spot: to.clone(),
            };
            self.commands.entity(entity).insert(piece);
            let passes = if form == Form::Pip {
                Act::Hop {
                    from: starts.translation,
                    to: ends.translation,
                    secs: if cards.len() == 1 { 0.2 } else { 0.45 },
                    height,
                    knock: KnockKind::Pip,
                }
            } else {
                let paint = self.shop.card_paint(*face);
                self.commands.entity(entity).insert(MeshMaterial3d(paint));
                Act::Pass {
                    from: starts,
                    to: ends,
                    height,
                }
            };
            let acts = vec![Act::Wait(after * number as f32), passes];
            perform(&mut self.commands, entity, acts);
        }
        self.on_table.layout = Some(layout);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::print;

    #[test]
    fn every_face_and_the_back_can_be_printed() {
        for sign in "A23456789TJQKX".chars() {
            assert!(print::pixels(&front(Face(sign)), 64).is_ok(), "{sign}");
        }
        assert!(print::pixels(&back(), 64).is_ok());
    }
}
