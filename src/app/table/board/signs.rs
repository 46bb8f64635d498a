//! What lies flat on the board to be read: marks on spots, the way of the last move, the ring of the seat in turn, and
//! the ghost of a piece where it would go.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    app::table::{
        look::{kit::Workshop, material::Paint, shapes},
        things::{
            pose::{shown_on, standing_on},
            spots::{Laid, Occupancy, OfBoard},
        },
    },
    rules::Seat,
    staging::{Colour, Mark, MarkKind, SpotName, lift, marks},
};

/// How far above the board signs lie, which is above shadows, so that nothing flickers.
const HEIGHT: f32 = 0.012;
/// How high the frame round what lies in a row is above it: it shows above what lies beside.
const FRAME: f32 = 0.09;
/// How far from the middle of the spots the way of a seat lies, along either side of a spot.
const ASIDE: f32 = 0.12;
/// How long a dash of a way is: three of them and what lies between take a step.
const DASH: f32 = 0.2;

/// A mark that lies on the board.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Marked(pub Mark);

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.init_resource::<Signs>();
}

/// What is shown by the signs on the board, and which entities show it: signs are replaced as a whole, and only where
/// something else is to be shown.
#[derive(Resource, Default)]
pub(in crate::app::table) struct Signs {
    marks: Shown<Vec<Mark>>,
    ghost: Vec<Entity>,
    /// Where the last move came along.
    trace: Shown<Option<(Seat, Vec<SpotName>)>>,
    /// The ways before the seats.
    ways: Shown<Vec<ShownWay>>,
    /// What is planned.
    plan: Shown<Plan>,
    /// The rings round pieces that can't be passed.
    locks: Vec<(SpotName, Entity)>,
    /// The ring round the sign of the seat in turn.
    corner: Option<(Seat, Entity)>,
}

/// What is shown, and by which entities.
type Shown<T> = (T, Vec<Entity>);

impl Signs {
    /// What walks away from a spot is locked no longer.
    pub(in crate::app::table) fn unlock(&mut self, commands: &mut Commands, spot: &SpotName) {
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

/// A way as it is shown: whose, along which spots, and which of the ways of that seat.
pub(in crate::app) type ShownWay = (Seat, Vec<SpotName>, WayKind);

/// Which way of a seat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayKind {
    /// The way as it is.
    Now,
    /// The way as it would be.
    Then,
}

/// Where signs are laid.
#[derive(SystemParam)]
pub(in crate::app::table) struct Signboard<'w, 's> {
    commands: Commands<'w, 's>,
    laid: Option<Res<'w, Laid>>,
    signs: ResMut<'w, Signs>,
    occupancy: Occupancy<'w, 's>,
    shop: Workshop<'w>,
}

impl Signboard<'_, '_> {
    /// Takes signs away.
    fn clear(&mut self, shown: Vec<Entity>) {
        for entity in shown {
            self.commands.entity(entity).despawn();
        }
    }

    /// Where a spot lies.
    fn at(&self, spot: &SpotName) -> Option<Vec3> {
        self.laid.as_ref()?.world(spot.as_str())
    }

    fn colour(&self, seat: Seat) -> Colour {
        let laid = self.laid.as_ref();
        laid.map_or(Colour::ALL[seat.index()], |laid| laid.seat(seat).colour)
    }

    /// A flat print on the board, so large as a part of a mark.
    fn flat(&mut self, paint: &Handle<Paint>, at: Vec3, part: f32) -> Entity {
        let size = Vec3::new(marks::SIDE * part, 1.0, marks::SIDE * part);
        let place = Transform::from_translation(at + Vec3::Y * (HEIGHT - 0.002)).with_scale(size);
        let look = (
            Mesh3d(self.shop.kit.square.clone()),
            MeshMaterial3d(paint.clone()),
        );
        self.commands.spawn((OfBoard, look, place)).id()
    }

    /// A ghost of a seat's piece on a spot, or over what stands there: both are seen.
    fn ghost(&mut self, seat: Seat, spot: &SpotName, barred: bool) -> Option<Entity> {
        let (form, mut place) = shown_on(self.laid.as_deref()?, seat, spot)?;
        if self.occupancy.on(spot).next().is_some() {
            place.translation.y += form.height() * place.scale.y;
        }
        let look = self.shop.ghost(form, self.colour(seat), barred);
        Some(self.commands.spawn((OfBoard, look, place)).id())
    }
}

pub(in crate::app::table) fn show_ways(In(ways): In<Vec<ShownWay>>, mut board: Signboard) {
    if board.signs.ways.0 == ways {
        return;
    }
    let before = std::mem::take(&mut board.signs.ways).1;
    board.clear(before);
    let mut shown = Vec::new();
    for (seat, way, kind) in &ways {
        let Some(laid) = &board.laid else { continue };
        // Ways of several seats lie beside each other, whichever way they lead.
        let outward = laid.seat(*seat).outward();
        let aside = (outward + outward.perp()) * ASIDE;
        let spots = way.iter().filter_map(|name| laid.spot(name.as_str()));
        let points: Vec<Vec2> = spots.map(|spot| spot.at + aside).collect();
        let Some(end) = points.last().map(|&end| lift(end)) else {
            continue;
        };
        let (rows, width) = match kind {
            WayKind::Now => (shapes::dashes(&points, DASH, 1.0 / 3.0 - DASH), 0.11),
            WayKind::Then => (vec![points], 0.17),
        };
        let colour = board.colour(*seat);
        let line = board.shop.mark_paint(MarkKind::Line, colour);
        let mesh = board.shop.meshes.add(shapes::bands(&rows, width));
        let place = Transform::from_translation(Vec3::Y * (HEIGHT - 0.002));
        let look = (Mesh3d(mesh), MeshMaterial3d(line));
        shown.push(board.commands.spawn((OfBoard, look, place)).id());
        let bead = board.shop.mark_paint(MarkKind::Way, colour);
        shown.push(board.flat(&bead, end + Vec3::Y * 0.006, 5.0 * width));
    }
    board.signs.ways = (ways, shown);
}

pub(in crate::app::table) fn preview(
    In(shown): In<Option<(Seat, Vec<SpotName>, bool)>>,
    mut board: Signboard,
) {
    let before = std::mem::take(&mut board.signs.ghost);
    board.clear(before);
    let Some((seat, path, barred)) = shown else { return };
    let Some((to, between)) = path.split_last() else {
        return;
    };
    let colour = board.colour(seat);
    let dot = board.shop.mark_paint(MarkKind::From, colour);
    let mut ghost = Vec::new();
    for name in between.iter().skip(1) {
        if let Some(at) = board.at(name) {
            ghost.push(board.flat(&dot, at + Vec3::Y * 0.005, 1.0));
        }
    }
    ghost.extend(board.ghost(seat, to, barred));
    board.signs.ghost = ghost;
}

pub(in crate::app::table) fn trace(In(last): In<Option<(Seat, Vec<SpotName>)>>, mut board: Signboard) {
    if board.signs.trace.0 == last {
        return;
    }
    let before = std::mem::take(&mut board.signs.trace).1;
    board.clear(before);
    let mut dots = Vec::new();
    if let Some((seat, path)) = &last {
        let colour = board.colour(*seat);
        let paint = board.shop.mark_paint(MarkKind::Trace, colour);
        let from = path.split_last().map_or(&[][..], |(_, from)| from);
        for name in from {
            if let Some(at) = board.at(name) {
                dots.push(board.flat(&paint, at, 1.0));
            }
        }
    }
    board.signs.trace = (last, dots);
}

pub(in crate::app::table) fn point_to(In(seat): In<Option<Seat>>, mut board: Signboard) {
    if board.signs.corner.map(|(seat, _)| seat) == seat {
        return;
    }
    let before = board.signs.corner.take().map(|(_, ring)| ring);
    board.clear(before.into_iter().collect());
    let Some((seat, place, sign)) = seat
        .zip(board.laid.as_ref())
        .map(|(seat, laid)| (seat, laid.seat(seat).clone(), laid.decor().sign))
    else {
        return;
    };
    let paint = board.shop.mark_paint(MarkKind::Chosen, place.colour);
    let ring = board.flat(&paint, lift(place.sign), sign / 0.34);
    board.signs.corner = Some((seat, ring));
}

pub(in crate::app::table) fn plan(In(plan): In<Plan>, mut board: Signboard) {
    if board.signs.plan.0 == plan {
        return;
    }
    let before = std::mem::take(&mut board.signs.plan).1;
    board.clear(before);
    let mut shown = Vec::new();
    for (seat, way) in &plan.ways {
        let colour = board.colour(*seat);
        let dot = board.shop.mark_paint(MarkKind::Way, colour);
        for name in way.iter().skip(1) {
            if let Some(at) = board.at(name) {
                shown.push(board.flat(&dot, at, 1.0));
            }
        }
        // What is struck stands where a ghost would: the cross below it says enough.
        let is_struck = |end: &&SpotName| plan.struck.iter().any(|(_, spot)| spot == *end);
        let end = way.last().filter(|end| !is_struck(end));
        if let Some(ghost) = end.and_then(|end| board.ghost(*seat, end, false)) {
            board.commands.entity(ghost).insert(Pickable::IGNORE);
            shown.push(ghost);
        }
    }
    for (seat, spot) in &plan.struck {
        if let Some(at) = board.at(spot) {
            let colour = board.colour(*seat);
            let paint = board.shop.mark_paint(MarkKind::Struck, colour);
            shown.push(board.flat(&paint, at + Vec3::Y * 0.006, 1.15));
        }
    }
    board.signs.plan = (plan, shown);
}

pub(in crate::app::table) fn lock(In(spots): In<Vec<SpotName>>, mut board: Signboard) {
    if board.signs.locks.iter().map(|(spot, _)| spot).eq(&spots) {
        return;
    }
    let before = std::mem::take(&mut board.signs.locks);
    board.clear(before.into_iter().map(|(_, lock)| lock).collect());
    let paint = board.shop.mark_paint(MarkKind::Locked, Colour::Yellow);
    for spot in spots {
        if let Some(at) = board.at(&spot) {
            let ring = board.flat(&paint, at, 1.0);
            board.signs.locks.push((spot, ring));
        }
    }
}

pub(in crate::app::table) fn mark(In(marks): In<Vec<Mark>>, mut board: Signboard) {
    if board.signs.marks.0 == marks {
        return;
    }
    let before = std::mem::take(&mut board.signs.marks).1;
    let Signboard {
        commands,
        laid: Some(laid),
        signs,
        shop,
        ..
    } = &mut board
    else {
        return;
    };
    let mut shown = Vec::with_capacity(marks.len());
    for mark in &marks {
        let Some(spot) = laid.spot(mark.spot.as_str()) else {
            continue;
        };
        let (kind, frame) = spot.form.mark(mark.kind);
        let paint = shop.mark_paint(kind, laid.seat(mark.seat).colour);
        let place = if let Some(frame) = frame {
            // It shows round what lies there, above what lies beside it.
            let frame = frame * spot.size;
            let place = standing_on(laid, mark.seat, spot).with_scale(Vec3::new(frame.x, 1.0, frame.y));
            place.with_translation(place.translation + Vec3::Y * FRAME)
        } else {
            let size = if kind.fills_field() {
                spot.room
            } else {
                Vec2::splat(marks::SIDE * spot.mark_size())
            };
            // What is chosen is framed above what is frozen or free.
            let high = if kind == MarkKind::Framed {
                1.4 * HEIGHT
            } else {
                HEIGHT
            };
            Transform::from_translation(lift(spot.at) + Vec3::Y * high)
                .with_scale(Vec3::new(size.x, 1.0, size.y))
        };
        let look = (Mesh3d(shop.kit.square.clone()), MeshMaterial3d(paint));
        shown.push(commands.spawn((OfBoard, Marked(mark.clone()), look, place)).id());
    }
    for entity in before {
        commands.entity(entity).despawn();
    }
    signs.marks = (marks, shown);
}
