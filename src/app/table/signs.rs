//! What lies flat on the board to be read: marks on spots, the way of the last move, the ring of the seat in turn, and
//! the ghost of a piece where it would go.

use bevy::prelude::*;

use super::{
    hand::{OfBoard, Table, stand},
    material::Paint,
};
use crate::{
    rules::Seat,
    staging::{Colour, Kind, Mark, MarkKind, SpotName, lift, marks},
};

/// How far above the card signs lie, which is above shadows, so that nothing flickers.
const HEIGHT: f32 = 0.012;

/// A mark that lies on the board.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Marked(pub Mark);

/// The signs on the board.
#[derive(Default)]
pub(super) struct Signs {
    marks: Vec<(Mark, Entity)>,
    ghost: Vec<Entity>,
    /// Where the last move came along.
    trace: Vec<Entity>,
    traced: Option<(Seat, Vec<SpotName>)>,
    /// The ways that are shown, and their dots.
    ways: (Vec<(Seat, SpotName, WayKind)>, Vec<Entity>),
    /// What is planned, and what shows it.
    plan: (Plan, Vec<Entity>),
    /// The rings round pieces that can't be passed.
    locks: Vec<(SpotName, Entity)>,
    /// The ring round the sign of the seat in turn.
    corner: Option<(Seat, Entity)>,
}

impl Signs {
    /// Everything that lies there.
    pub(super) fn entities(self) -> impl Iterator<Item = Entity> {
        let marks = self.marks.into_iter().map(|(_, mark)| mark);
        let corner = self.corner.map(|(_, ring)| ring);
        let locks = self.locks.into_iter().map(|(_, lock)| lock);
        let dots = self
            .ghost
            .into_iter()
            .chain(self.trace)
            .chain(self.ways.1)
            .chain(self.plan.1);
        marks.chain(dots).chain(locks).chain(corner)
    }
}

impl Signs {
    /// What walks away from a spot is locked no longer.
    pub(super) fn unlock(&mut self, commands: &mut Commands, spot: &SpotName) {
        self.locks.retain(|(at, lock)| {
            if at == spot {
                commands.entity(*lock).despawn();
            }
            at != spot
        });
    }
}

/// What will happen to the pieces if a turn that is under way is played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// Pieces that go, each with the spots of its way.
    pub ways: Vec<(Seat, Vec<SpotName>)>,
    /// Pieces that are struck.
    pub struck: Vec<(Seat, SpotName)>,
}

/// Which way of a seat a dot is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayKind {
    /// The way as it is.
    Now,
    /// The way as it would be.
    Then,
}

impl Table<'_, '_> {
    /// Makes the dots of the ways before the seats exactly these.
    pub fn show_ways(&mut self, ways: Vec<(Seat, SpotName, WayKind)>) {
        if self.on_table.signs.ways.0 == ways {
            return;
        }
        for dot in std::mem::take(&mut self.on_table.signs.ways).1 {
            self.commands.entity(dot).despawn();
        }
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let mut dots = Vec::with_capacity(ways.len());
        for (seat, spot, kind) in &ways {
            let Some(at) = layout.world(spot.as_str()) else {
                continue;
            };
            let place = layout.seat(*seat);
            let (mark, part) = match kind {
                WayKind::Now => (MarkKind::From, 0.75),
                WayKind::Then => (MarkKind::Way, 1.0),
            };
            let paint = self.shop.mark_paint(mark, place.colour);
            // Ways of several seats lie beside each other.
            let aside = lift(place.outward().perp() * 0.17);
            dots.push(flat(
                &mut self.commands,
                &self.shop.kit.square,
                &paint,
                at + aside,
                part,
            ));
        }
        self.on_table.layout = Some(layout);
        self.on_table.signs.ways = (ways, dots);
    }

    /// Shows a pale ghost of a seat's piece on a spot with a line of dots to it, or takes it away again. Where it can't
    /// go the ghost is red.
    pub fn preview(&mut self, shown: Option<(Seat, &[SpotName])>, barred: bool) {
        for entity in std::mem::take(&mut self.on_table.signs.ghost) {
            self.commands.entity(entity).despawn();
        }
        let Some((seat, path)) = shown else { return };
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let colour = layout.seat(seat).colour;
        if let Some((to, between)) = path.split_last() {
            let dot = self.shop.mark_paint(MarkKind::From, colour);
            for place in between
                .iter()
                .skip(1)
                .filter_map(|name| layout.world(name.as_str()))
            {
                let size = Vec3::new(marks::SIDE, 1.0, marks::SIDE);
                let place = Transform::from_translation(place + Vec3::Y * (HEIGHT + 0.003)).with_scale(size);
                let look = (Mesh3d(self.shop.kit.square.clone()), MeshMaterial3d(dot.clone()));
                self.on_table
                    .signs
                    .ghost
                    .push(self.commands.spawn((look, place)).id());
            }
            let look = self.shop.ghost(layout.form(to.as_str()), colour, barred);
            self.on_table
                .signs
                .ghost
                .push(self.commands.spawn((look, stand(&layout, seat, to))).id());
        }
        self.on_table.layout = Some(layout);
    }

    /// Shows along which spots the last move came: from where it began to before where it ended.
    pub fn trace(&mut self, last: Option<(Seat, Vec<SpotName>)>) {
        if self.on_table.signs.traced == last {
            return;
        }
        for dot in std::mem::take(&mut self.on_table.signs.trace) {
            self.commands.entity(dot).despawn();
        }
        if let Some((seat, path)) = &last
            && let Some(layout) = self.on_table.layout.take()
        {
            let paint = self.shop.mark_paint(MarkKind::From, layout.seat(*seat).colour);
            let from = path.split_last().map_or(&[][..], |(_, from)| from);
            for at in from.iter().filter_map(|name| layout.world(name.as_str())) {
                let dot = flat(&mut self.commands, &self.shop.kit.square, &paint, at, 1.0);
                self.on_table.signs.trace.push(dot);
            }
            self.on_table.layout = Some(layout);
        }
        self.on_table.signs.traced = last;
    }

    /// Lays a ring round the sign of the seat whose turn it is.
    pub fn point_to(&mut self, seat: Option<Seat>) {
        if self.on_table.signs.corner.map(|(seat, _)| seat) == seat {
            return;
        }
        if let Some((_, ring)) = self.on_table.signs.corner.take() {
            self.commands.entity(ring).despawn();
        }
        if let (Some(seat), Some(layout)) = (seat, &self.on_table.layout) {
            let place = layout.seat(seat);
            let paint = self.shop.mark_paint(MarkKind::Chosen, place.colour);
            let ring = flat(
                &mut self.commands,
                &self.shop.kit.square,
                &paint,
                lift(place.sign),
                0.5,
            );
            self.on_table.signs.corner = Some((seat, ring));
        }
    }

    /// Shows what is planned: dots along each way and a ghost at its end, and a cross where a piece is struck.
    pub fn plan(&mut self, plan: Plan) {
        if self.on_table.signs.plan.0 == plan {
            return;
        }
        for entity in std::mem::take(&mut self.on_table.signs.plan).1 {
            self.commands.entity(entity).despawn();
        }
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let mut shown = Vec::new();
        for (seat, way) in &plan.ways {
            let colour = layout.seat(*seat).colour;
            let dot = self.shop.mark_paint(MarkKind::Way, colour);
            for at in way.iter().skip(1).filter_map(|spot| layout.world(spot.as_str())) {
                let (commands, square) = (&mut self.commands, &self.shop.kit.square);
                shown.push(flat(commands, square, &dot, at, 1.0));
            }
            if let Some(end) = way.last() {
                let ghost = self.shop.ghost(layout.form(end.as_str()), colour, false);
                let place = stand(&layout, *seat, end);
                shown.push(self.commands.spawn((ghost, place, Pickable::IGNORE)).id());
            }
        }
        for (seat, spot) in &plan.struck {
            if let Some(at) = layout.world(spot.as_str()) {
                let paint = self.shop.mark_paint(MarkKind::Struck, layout.seat(*seat).colour);
                let (commands, square) = (&mut self.commands, &self.shop.kit.square);
                shown.push(flat(commands, square, &paint, at + Vec3::Y * 0.006, 1.15));
            }
        }
        self.on_table.layout = Some(layout);
        self.on_table.signs.plan = (plan, shown);
    }

    /// Lays rings of brass round the pieces on exactly these spots: they can't be passed.
    pub fn lock(&mut self, spots: &[SpotName]) {
        let signs = &mut self.on_table.signs;
        if signs.locks.iter().map(|(spot, _)| spot).eq(spots) {
            return;
        }
        for (_, lock) in std::mem::take(&mut signs.locks) {
            self.commands.entity(lock).despawn();
        }
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let paint = self.shop.mark_paint(MarkKind::Locked, Colour::Yellow);
        for spot in spots {
            if let Some(at) = layout.world(spot.as_str()) {
                let ring = flat(&mut self.commands, &self.shop.kit.square, &paint, at, 1.0);
                self.on_table.signs.locks.push((spot.clone(), ring));
            }
        }
        self.on_table.layout = Some(layout);
    }

    /// Makes the marks on the board exactly these.
    pub fn mark(&mut self, marks: &[Mark]) {
        if self.on_table.signs.marks.iter().map(|(mark, _)| mark).eq(marks) {
            return;
        }
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let before = std::mem::take(&mut self.on_table.signs.marks);
        for mark in marks {
            let Some(spot) = layout.spot(mark.spot.as_str()) else {
                continue;
            };
            let (kind, frame) = spot.form.mark(mark.kind);
            let paint = self.shop.mark_paint(kind, layout.seat(mark.seat).colour);
            let place = if let Some(frame) = frame {
                // It shows round what lies there, below it.
                let frame = frame * spot.size;
                stand(&layout, mark.seat, &mark.spot).with_scale(Vec3::new(frame.x, 1.0, frame.y))
            } else {
                let across = marks::SIDE * if spot.kind == Kind::Square { 0.74 } else { 1.0 };
                let deep = match mark.kind {
                    MarkKind::Frozen | MarkKind::Free | MarkKind::Held => spot.room.y / spot.room.x,
                    _ => 1.0,
                };
                let size = Vec3::new(across, 1.0, across * deep);
                Transform::from_translation(lift(spot.at) + Vec3::Y * HEIGHT).with_scale(size)
            };
            let look = (Mesh3d(self.shop.kit.square.clone()), MeshMaterial3d(paint));
            let entity = self
                .commands
                .spawn((OfBoard, Marked(mark.clone()), look, place))
                .id();
            self.on_table.signs.marks.push((mark.clone(), entity));
        }
        for (_, entity) in before {
            self.commands.entity(entity).despawn();
        }
        self.on_table.layout = Some(layout);
    }
}

/// A flat print on the card, so large as a part of a mark.
fn flat(
    commands: &mut Commands,
    square: &Handle<Mesh>,
    paint: &Handle<Paint>,
    at: Vec3,
    part: f32,
) -> Entity {
    let size = Vec3::new(marks::SIDE * part, 1.0, marks::SIDE * part);
    let place = Transform::from_translation(at + Vec3::Y * (HEIGHT - 0.002)).with_scale(size);
    let look = (Mesh3d(square.clone()), MeshMaterial3d(paint.clone()));
    commands.spawn((look, place)).id()
}
