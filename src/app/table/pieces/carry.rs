//! A piece that is carried: it hangs over the point of the table that the pointer is at, and what lies below it is
//! pointed at.
//!
//! Any piece that a pointer drags has a [`Grip`]; whether it is lifted is for the game to say, which makes it
//! [`Carried`]. One that was let go hangs where it is until it walks to where it was dropped, or is put back.

use bevy::{math::ops, prelude::*, window::RequestRedraw};

use crate::{
    app::table::{
        board::pointing::Grip,
        look::camera::{CameraSet, TableCamera},
        things::{
            motion::{Carried, Motion, MotionSet, ReducedMotion, Tween, perform},
            noise::STEP,
            pose::{send, standing_on},
            spots::{BoardSpot, Laid, Occupancy, Piece, StandsOn},
        },
    },
    rules::Seat,
    staging::{Kind, SpotName, lift},
};

/// How high a piece is carried.
const HEIGHT: f32 = 0.55;
/// How fast it comes to the pointer: after a second the way left is e to the power of minus this.
const HASTE: f32 = 30.0;
/// Nearer than this it is there.
const THERE: f32 = 0.004;
/// How far beside the board a piece can be carried.
const BESIDE: f32 = 1.5;

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.add_observer(|lifted: On<Add, Carried>, mut commands: Commands| {
        // So that what is below it is pointed at.
        commands.entity(lifted.entity).try_insert(Pickable::IGNORE);
    })
    .add_observer(|down: On<Remove, Carried>, mut commands: Commands| {
        commands.entity(down.entity).try_insert(Pickable::default());
    })
    .add_systems(Update, follow.after(CameraSet).after(MotionSet));
}

/// The piece hangs over what the pointer is at.
fn follow(
    time: Res<Time<Real>>,
    reduced: Res<ReducedMotion>,
    layout: Option<Res<Laid>>,
    camera: Single<(&Camera, &Transform), With<TableCamera>>,
    mut carried: Query<(&Grip, &mut Transform), (With<Carried>, Without<Motion>, Without<TableCamera>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(layout) = layout else { return };
    let (camera, eye) = *camera;
    for (grip, mut place) in &mut carried {
        let Some(under) = camera
            .viewport_to_world(&GlobalTransform::from(*eye), grip.0)
            .ok()
            .and_then(|ray| ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y)))
        else {
            continue;
        };
        let edge = layout.outline().half + BESIDE;
        let goal = Vec3::new(
            under.x.clamp(-edge.x, edge.x),
            HEIGHT,
            under.z.clamp(-edge.y, edge.y),
        );
        if place.translation.distance(goal) < THERE {
            continue;
        }
        let part = 1.0 - ops::exp(-HASTE * time.delta_secs().min(0.1));
        let near = place.translation.lerp(goal, part);
        place.translation = if reduced.0 || near.distance(goal) < THERE {
            goal
        } else {
            near
        };
        redraw.write(RequestRedraw);
    }
}

/// The tweens of a piece that was carried to the end of a walk: down, as after the walk's last step.
pub(in crate::app::table) fn set_down(walk: Vec<Tween>) -> Vec<Tween> {
    let end = walk.iter().rev().find_map(|tween| match tween {
        Tween::Hop { to, noise, .. } => Some(Tween::Glide {
            to: *to,
            secs: 0.14,
            noise: *noise,
        }),
        Tween::Own(course) => course.set_down(),
        _ => None,
    });
    let give = walk.into_iter().filter(|tween| matches!(tween, Tween::Dip));
    end.into_iter().chain(give).collect()
}

/// Lifts a piece that a pointer drags; from now on it follows the pointer.
pub(in crate::app::table) fn lift_up(
    In((seat, spot)): In<(Seat, SpotName)>,
    occupancy: Occupancy,
    mut commands: Commands,
) {
    if let Some(piece) = occupancy.of_on(seat, &spot) {
        commands.entity(piece).try_insert(Carried::default());
    }
}

/// Lets what was carried and let go glide back to where it stood, but for what is `awaited`: it is going to walk. At
/// once where nothing is to move.
pub(in crate::app::table) fn put_back(
    In((awaited, at_once)): In<(bool, bool)>,
    mut carried: Query<(Entity, &Piece, &StandsOn, &mut Carried, Has<Grip>)>,
    spots: Query<&BoardSpot>,
    laid: Option<Res<Laid>>,
    mut commands: Commands,
) {
    let Some(laid) = laid else { return };
    for (entity, piece, on, mut carried, held) in &mut carried {
        carried.free = if held || awaited {
            0
        } else {
            carried.free.saturating_add(1)
        };
        // What was asked for when it was dropped is answered in the next frame.
        let Ok(spot) = spots.get(on.0).map(|spot| &spot.0) else {
            continue;
        };
        if carried.free <= 2 {
            continue;
        }
        let place = standing_on(&laid, piece.seat, spot);
        let mut back = commands.entity(entity);
        back.remove::<Carried>();
        if at_once {
            back.insert(place);
        } else {
            perform(&mut commands, entity, vec![glide(place.translation)]);
        }
    }
}

fn glide(to: Vec3) -> Tween {
    Tween::Glide {
        to,
        secs: 0.26,
        noise: STEP,
    }
}

/// The piece that is carried, where the walk that begins on a spot is its own; then it is carried no longer. Of a yard
/// any piece may have been carried: the one that was meant takes its place.
pub(in crate::app::table) fn take_over(
    commands: &mut Commands,
    laid: &Laid,
    occupancy: &Occupancy,
    carried: &Query<Entity, With<Carried>>,
    seat: Seat,
    from: &SpotName,
) -> Option<Entity> {
    let meant = laid.spot(from.as_str())?;
    let waits = matches!(meant.kind, Kind::Yard | Kind::Rack);
    let (piece, stood) = occupancy
        .all()
        .filter(|(piece, owner, _)| *owner == seat && carried.contains(*piece))
        .find(|(.., spot)| spot.name == *from || waits && spot.kind == meant.kind)
        .map(|(piece, _, spot)| (piece, spot))?;
    commands.entity(piece).remove::<Carried>();
    if stood.name != *from
        && let Some(other) = occupancy.of_on(seat, from)
    {
        send(commands, laid, other, &stood.name, vec![glide(lift(stood.at))]);
    }
    Some(piece)
}
