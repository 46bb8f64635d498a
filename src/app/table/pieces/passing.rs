//! What lies open and what is hidden, and how pieces pass from spot to spot: cards from hand to hand, pips onto heaps.
//!
//! Each of these is a small system that [`Table`](crate::app::table::Table) lets run when commands are applied.

use bevy::prelude::*;

use super::stand::{Movers, spawn};
use crate::{
    app::table::{
        look::body::Guise,
        things::{
            motion::{Tween, perform},
            pose::standing_on,
            spots::{Piece, StandsOn},
        },
    },
    staging::{Face, Form, Pass, SpotName},
};

/// From one piece to the next when several pass, in seconds; and from the first to the last at most.
const AFTER: f32 = 0.08;
const IN_ALL: f32 = 1.2;

/// Something in a hand that can't be chosen now, with what it shows.
#[derive(Component, Debug)]
pub(in crate::app::table) struct Dimmed(Face);

/// What is seen of a piece that shows this.
fn showing(face: Option<Face>) -> Guise {
    Guise {
        written: face.map(|Face(sign)| sign.into()),
        ..Guise::default()
    }
}

/// Turns a piece to what it shows, in its full light.
fn turn(movers: &mut Movers, piece: Entity, form: Form, face: Option<Face>) {
    let paint = movers.shop.piece_paint(form, showing(face));
    let mut piece = movers.commands.entity(piece);
    piece.insert(MeshMaterial3d(paint)).remove::<Dimmed>();
}

/// Shows the faces of the pieces on these spots, and of all others the backs. What lies in the dark with its face up stays so.
pub(in crate::app::table) fn turn_up(
    In(faces): In<Vec<(SpotName, Face)>>,
    mut movers: Movers,
    dimmed: Query<&Dimmed>,
) {
    let turned = movers.occupancy.all().filter(|(.., spot)| spot.form.has_face());
    let turned = turned.map(|(piece, _, spot)| {
        let face = faces.iter().find(|(at, _)| *at == spot.name);
        (piece, spot.form, face.map(|(_, face)| *face))
    });
    for (piece, form, face) in turned.collect::<Vec<_>>() {
        let dark = dimmed.get(piece).ok().map(|Dimmed(face)| *face);
        if dark.is_none() || dark != face {
            turn(&mut movers, piece, form, face);
        }
    }
}

/// Shows the backs of all that lies in hands but on these spots.
pub(in crate::app::table) fn cover(In(faces): In<Vec<(SpotName, Face)>>, mut movers: Movers) {
    let covered = movers.occupancy.all().filter(|(.., spot)| {
        // What lies on a stack is nobody's.
        let in_hand = spot.form.has_face() && spot.seat.is_some();
        in_hand && faces.iter().all(|(at, _)| *at != spot.name)
    });
    let covered = covered.map(|(piece, _, spot)| (piece, spot.form));
    for (piece, form) in covered.collect::<Vec<_>>() {
        turn(&mut movers, piece, form, None);
    }
}

/// Takes the light from what shows these faces on these spots, and gives it back to all else.
pub(in crate::app::table) fn dim(
    In(dark): In<Vec<(SpotName, Face)>>,
    mut movers: Movers,
    dimmed: Query<&Dimmed>,
) {
    let pieces = movers.occupancy.all();
    let pieces = pieces.map(|(piece, _, spot)| {
        let face = dark.iter().find(|(at, _)| *at == spot.name);
        (piece, spot.form, face.map(|(_, face)| *face))
    });
    for (piece, form, dark) in pieces.collect::<Vec<_>>() {
        let is_dark = dimmed.get(piece).ok().map(|Dimmed(face)| *face);
        match (dark, is_dark) {
            (Some(face), _) if dark != is_dark => {
                let guise = Guise {
                    dimmed: true,
                    ..showing(Some(face))
                };
                let paint = movers.shop.piece_paint(form, guise);
                let mut piece = movers.commands.entity(piece);
                piece.insert((MeshMaterial3d(paint), Dimmed(face)));
            }
            (None, Some(face)) => turn(&mut movers, piece, form, Some(face)),
            _ => {}
        }
    }
}

/// Lets a piece pass, the n-th of so many. One that lay nowhere is taken from its spot all the same: a stack has more
/// cards than are seen. Of what is countless, one that lies there already need not come.
pub(in crate::app::table) fn pass(In((pass, number, of)): In<(Pass, usize, usize)>, mut movers: Movers) {
    let Movers {
        commands,
        laid: Some(laid),
        occupancy,
        shop,
        reduced,
    } = &mut movers
    else {
        return;
    };
    let Pass { seat, from, to, face } = pass;
    let (Some(on), Some(start), Some(end)) =
        (laid.entity(&to), laid.spot(from.as_str()), laid.spot(to.as_str()))
    else {
        return;
    };
    let body = shop.bodies.of(end.form);
    let lies = occupancy.on(&from).next();
    if body.is_countless() && lies.is_none() && occupancy.on(&to).next().is_some() {
        return;
    }
    let piece = lies.map_or_else(|| spawn(commands, shop, laid, seat, start), |(piece, _)| piece);
    commands.entity(piece).insert((Piece { seat }, StandsOn(on)));
    if end.form.has_face() {
        let paint = shop.piece_paint(end.form, showing(face));
        let mut piece = commands.entity(piece);
        piece.insert(MeshMaterial3d(paint)).remove::<Dimmed>();
    }
    let ends = [start, end].map(|spot| standing_on(laid, seat, spot));
    let height = if reduced.0 { 0.0 } else { 1.6 };
    let after = AFTER.min(IN_ALL / of.max(1) as f32);
    let passes = body.pass(ends, height, of == 1);
    perform(commands, piece, vec![Tween::Wait(after * number as f32), passes]);
}
