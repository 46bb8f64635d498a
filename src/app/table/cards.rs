//! Playing cards: their mesh, which side is up, and how they pass from hand to hand.

use bevy::prelude::*;

use super::{
    hand::{Piece, Table, stand},
    motion::{Act, KnockKind, perform},
    shapes::Builder,
};
use crate::staging::{
    Face, Form, Kind, Pass, Spot, SpotName,
    layout::Card,
    lift,
    pieces::card::{SIZE, THICKNESS},
};

/// From one card to the next when several pass, in seconds; and from the first to the last at most.
const AFTER: f32 = 0.08;
const IN_ALL: f32 = 1.2;

/// A card with its face up, in the middle of the origin. Its paint is that of a face or of the back.
pub(super) fn mesh() -> Mesh {
    let mut builder = Builder::default();
    let card = Card {
        half: SIZE / 2.0,
        corner: 0.17,
    };
    let outline = card.outline(0.0);
    let uv = |at: Vec2| Vec2::new(0.5 + at.x / SIZE.x, 0.5 - at.y / SIZE.y);
    let up = Vec3::Y * THICKNESS;
    let middle = builder.vertex(up, Vec3::Y, Vec2::splat(0.5));
    let mut last = None;
    for &point in outline.iter().chain(outline.first()) {
        let at = lift(point);
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
    use crate::{
        app::table::print,
        staging::pieces::card::{back, front},
    };

    #[test]
    fn every_face_and_the_back_can_be_printed() {
        for sign in "A23456789TJQKX".chars() {
            assert!(print::pixels(&front(Face(sign)), 64).is_ok(), "{sign}");
        }
        assert!(print::pixels(&back(), 64).is_ok());
    }
}
