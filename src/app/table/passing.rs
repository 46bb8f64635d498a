//! What lies open and what is hidden, and how pieces pass from spot to spot: cards from hand to hand, pips onto heaps.

use bevy::prelude::*;

use super::{
    hand::{Piece, Table, stand},
    motion::{Act, perform},
    pieces::Guise,
};
use crate::staging::{Face, Form, Pass, Spot, SpotName};

/// From one card to the next when several pass, in seconds; and from the first to the last at most.
const AFTER: f32 = 0.08;
const IN_ALL: f32 = 1.2;

/// What is seen of a piece that shows this.
fn showing(face: Option<Face>) -> Guise {
    Guise {
        colour: None,
        written: face.map(|Face(sign)| sign.into()),
    }
}

impl Table<'_, '_> {
    /// Shows the faces of the cards on these spots, and of all others the backs.
    pub fn turn_up(&mut self, faces: &[(SpotName, Face)]) {
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        let cards: Vec<(Entity, Form, Option<Face>)> = self
            .on_table
            .pieces
            .iter()
            .map(|(_, spot, entity)| (spot, layout.form(spot.as_str()), *entity))
            .filter(|(_, form, _)| form.has_face())
            .map(|(spot, form, entity)| {
                let face = faces.iter().find(|(at, _)| at == spot).map(|(_, face)| *face);
                (entity, form, face)
            })
            .collect();
        for (entity, form, face) in cards {
            let paint = self.shop.piece_paint(form, showing(face));
            self.commands.entity(entity).insert(MeshMaterial3d(paint));
        }
    }

    /// Shows the backs of all cards in hands but those on these spots.
    pub fn cover(&mut self, faces: &[(SpotName, Face)]) {
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        // What lies on a stack is nobody's.
        let in_hand = |spot: &&Spot| spot.form.has_face() && spot.seat.is_some();
        for (_, name, entity) in &self.on_table.pieces {
            if let Some(spot) = layout.spot(name.as_str()).filter(in_hand)
                && faces.iter().all(|(at, _)| at != name)
            {
                let back = self.shop.piece_paint(spot.form, showing(None));
                self.commands.entity(*entity).insert(MeshMaterial3d(back));
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
            let body = self.shop.bodies.of(form);
            let ends = [from, to].map(|spot| stand(&layout, *seat, spot));
            let lies = self.on_table.pieces.iter().position(|(_, spot, _)| spot == from);
            if body.is_countless()
                && lies.is_none()
                && self.on_table.pieces.iter().any(|(_, spot, _)| spot == to)
            {
                continue;
            }
            let entity = match lies {
                Some(at) => self.on_table.pieces.remove(at).2,
                None => self.spawn_piece(form, layout.seat(*seat).colour, ends[0]),
            };
            self.on_table.pieces.push((*seat, to.clone(), entity));
            let piece = Piece {
                seat: *seat,
                spot: to.clone(),
            };
            self.commands.entity(entity).insert(piece);
            if form.has_face() {
                let paint = self.shop.piece_paint(form, showing(*face));
                self.commands.entity(entity).insert(MeshMaterial3d(paint));
            }
            let passes = body.pass(ends, height, cards.len() == 1);
            let acts = vec![Act::Wait(after * number as f32), passes];
            perform(&mut self.commands, entity, acts);
        }
        self.on_table.layout = Some(layout);
    }
}
