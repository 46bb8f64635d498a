//! What lies flat on the board to be read: marks on spots, the way of the last move, the ring of the seat in turn, and
//! the ghost of a piece where it would go.

use std::ops::RangeInclusive;

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
    staging::{Colour, Mark, MarkKind, SpotName, layout::SeatPlace, lift, marks},
};

/// How far above the board signs lie, which is above shadows, so that nothing flickers.
const HEIGHT: f32 = 0.012;
/// How high the frame round what lies in a row is above it: it shows above what lies beside.
const FRAME: f32 = 0.09;
/// How far the ways of two seats are from each other at least, as a half.
const ASIDE: f32 = 0.085;
/// The radius of the bead at the end of a way.
const BEAD: f32 = 0.2;
/// The radius of the ring where the last move began.
const BEGUN: f32 = 0.28;
/// How wide the line is that the last move leaves.
const TRACE: f32 = 0.15;
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

    /// Bands along rows of points, so wide.
    fn band(&mut self, rows: &[Vec<Vec2>], (kind, colour): (MarkKind, Colour), width: f32) -> Entity {
        let paint = self.shop.mark_paint(kind, colour);
        let mesh = self.shop.meshes.add(shapes::bands(rows, width));
        let place = Transform::from_translation(Vec3::Y * (HEIGHT - 0.002));
        let look = (Mesh3d(mesh), MeshMaterial3d(paint));
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

/// By how much the way of a seat lies beside the middle of the spots, so that of up to four seats no two lie on each other,
/// whichever way they lead.
fn aside(place: &SeatPlace) -> Vec2 {
    let outward = place.outward();
    ASIDE * (outward + 3.0 * outward.perp())
}

/// The parts of a way that another one of the same seat does not go along, each from spot to spot.
fn parts(way: &[SpotName], other: &[SpotName]) -> Vec<RangeInclusive<usize>> {
    let is_shared = |step: &[SpotName]| other.windows(2).any(|same| same == step);
    let mut parts: Vec<RangeInclusive<usize>> = Vec::new();
    for (at, step) in way.windows(2).enumerate() {
        match parts.last_mut() {
            _ if is_shared(step) => {}
            Some(last) if *last.end() == at => *last = *last.start()..=at + 1,
            _ => parts.push(at..=at + 1),
        }
    }
    parts
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
        let aside = aside(laid.seat(*seat));
        let spots = way.iter().filter_map(|name| laid.spot(name.as_str()));
        let mut points: Vec<Vec2> = spots.map(|spot| spot.at + aside).collect();
        let [.., before, end] = points[..] else { continue };
        let bead = match kind {
            WayKind::Now => 0.55,
            WayKind::Then => 0.85,
        };
        // It ends at the bead: which of two prints lies over the other nobody can tell.
        if let Some(last) = points.last_mut() {
            *last = end.move_towards(before, BEAD * bead);
        }
        let (rows, width) = match kind {
            WayKind::Now => {
                let then = ways
                    .iter()
                    .find(|(other, _, kind)| other == seat && *kind == WayKind::Then);
                let only = parts(way, then.map_or(&[], |(_, then, _)| then));
                let rows = only.into_iter().map(|part| points[part].to_vec());
                let dashes = |row: Vec<Vec2>| shapes::dashes(&row, DASH, 1.0 / 3.0 - DASH);
                (rows.flat_map(dashes).collect(), 0.13)
            }
            WayKind::Then => (vec![points], 0.17),
        };
        let colour = board.colour(*seat);
        shown.push(board.band(&rows, (MarkKind::Line, colour), width));
        let paint = board.shop.mark_paint(MarkKind::Way, colour);
        shown.push(board.flat(&paint, lift(end), bead));
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
    let mut shown = Vec::new();
    if let Some((seat, path)) = &last
        && let Some(laid) = &board.laid
    {
        let spots = path.iter().filter_map(|name| laid.spot(name.as_str()));
        let mut points: Vec<Vec2> = spots.map(|spot| spot.at).collect();
        if let [from, next, ..] = points[..] {
            let colour = board.colour(*seat);
            let ring = board.shop.mark_paint(MarkKind::Trace, colour);
            shown.push(board.flat(&ring, lift(from), 1.0));
            points[0] = from.move_towards(next, BEGUN);
            shown.push(board.band(&[points], (MarkKind::TraceLine, colour), TRACE));
        }
    }
    board.signs.trace = (last, shown);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::Layout;

    #[test]
    fn of_four_seats_no_two_ways_lie_on_each_other_whichever_way_they_lead() {
        let layout = Layout::squares(9, 9, 4);
        let asides: Vec<Vec2> = layout.seats().iter().map(aside).collect();
        for (at, one) in asides.iter().enumerate() {
            for other in &asides[at + 1..] {
                let apart = (one - other).abs().min_element();
                assert!(apart > 1.9 * ASIDE, "{asides:?}");
            }
        }
    }

    #[test]
    fn a_way_is_dashed_only_where_it_would_be_another() {
        let way = |text: &str| text.split(' ').map(SpotName::from).collect::<Vec<_>>();
        let now = way("e7 e6 e5 e4 e3");
        assert_eq!(parts(&now, &[]), [0..=4]);
        assert_eq!(parts(&now, &now), []);
        assert_eq!(parts(&now, &way("e7 e6 d6 d5 e5 e4 e3")), [1..=2]);
        assert_eq!(parts(&now, &way("e7 f7 f6 f5 e5 e4 d4")), [0..=2, 3..=4]);
    }
}
