//! A piece that is carried: it hangs over the point of the table that the pointer is at, and what lies below it is
//! pointed at.
//!
//! Any piece that a pointer drags has a [`Grip`]; whether it is lifted is for the game to say, which makes it
//! [`Carried`]. One that was let go hangs where it is until it walks to where it was dropped, or is put back.

use bevy::{math::ops, prelude::*, window::RequestRedraw};

use super::{
    camera::{CameraSet, TableCamera},
    hand::{Piece, Table, stand},
    laid::Laid,
    motion::{Act, Motion, MotionSet, ReducedMotion, perform},
    noise::STEP,
};
use crate::{
    rules::Seat,
    staging::{Kind, SpotName, lift},
};

/// How high a piece is carried.
const HEIGHT: f32 = 0.55;
/// How fast it comes to the pointer: after a second the way left is e to the power of minus this.
const HASTE: f32 = 30.0;
/// Nearer than this it is there.
const THERE: f32 = 0.004;
/// How far beside the card a piece can be carried.
const BESIDE: f32 = 1.5;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(|lifted: On<Add, Carried>, mut commands: Commands| {
        // So that what is below it is pointed at.
        commands.entity(lifted.entity).try_insert(Pickable::IGNORE);
    })
    .add_observer(|down: On<Remove, Carried>, mut commands: Commands| {
        commands.entity(down.entity).try_insert(Pickable::default());
    })
    .add_systems(Update, follow.after(CameraSet).after(MotionSet));
}

/// On a piece while a pointer drags it: where in the window the pointer is.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Grip(pub(super) Vec2);

/// On a piece that is lifted off the table.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Carried {
    /// For how many frames nobody has held it.
    free: u8,
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
        let edge = layout.card().half + BESIDE;
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

/// The acts of a piece that was carried to the end of a walk: down, as after the walk's last step.
pub(super) fn set_down(walk: Vec<Act>) -> Vec<Act> {
    let end = walk.iter().rev().find_map(|act| match act {
        Act::Hop { to, noise, .. } => Some(Act::Glide {
            to: *to,
            secs: 0.14,
            noise: *noise,
        }),
        Act::Own(course) => course.set_down(),
        _ => None,
    });
    let give = walk.into_iter().filter(|act| matches!(act, Act::Dip));
    end.into_iter().chain(give).collect()
}

impl Table<'_, '_> {
    /// The piece that is carried, if one is.
    #[must_use]
    pub fn carried(&self) -> Option<&Piece> {
        self.carried.iter().next().map(|(_, piece, ..)| piece)
    }

    /// Lifts a piece that a pointer drags; from now on it follows the pointer.
    pub fn lift(&mut self, seat: Seat, spot: &SpotName) {
        let found = self
            .pieces()
            .find(|(owner, here, _)| *owner == seat && *here == spot);
        if let Some((.., entity)) = found {
            self.commands.entity(entity).try_insert(Carried::default());
        }
    }

    /// Lets what was carried and let go glide back to where it stood, but for what is `awaited`: it is going to
    /// walk. At once where nothing is to move.
    pub fn put_back(&mut self, awaited: bool, at_once: bool) {
        let mut back = Vec::new();
        for (entity, piece, mut carried, held) in &mut self.carried {
            carried.free = if held || awaited {
                0
            } else {
                carried.free.saturating_add(1)
            };
            // What was asked for when it was dropped is answered in the next frame.
            if carried.free > 2 {
                back.push((entity, piece.clone()));
            }
        }
        let Some(layout) = self.on_table.layout.as_ref().filter(|_| !back.is_empty()) else {
            return;
        };
        for (entity, piece) in back {
            let place = stand(layout, piece.seat, &piece.spot);
            let mut commands = self.commands.entity(entity);
            commands.remove::<Carried>();
            if at_once {
                commands.insert(place);
            } else {
                let glide = Act::Glide {
                    to: place.translation,
                    secs: 0.26,
                    noise: STEP,
                };
                perform(&mut self.commands, entity, vec![glide]);
            }
        }
    }

    /// Whether a walk that begins on a spot is that of the carried piece; then it is carried no longer. Of a yard any
    /// piece may have been carried: the one that was meant takes its place.
    pub(super) fn takes_over(&mut self, seat: Seat, from: &SpotName) -> bool {
        let Some(layout) = &self.on_table.layout else {
            return false;
        };
        let waits = |name: &SpotName| {
            let kind = layout.spot(name.as_str()).map(|spot| spot.kind);
            kind.filter(|kind| matches!(kind, Kind::Yard | Kind::Rack))
        };
        let fits = |piece: &Piece| {
            let both_wait = waits(&piece.spot).is_some() && waits(&piece.spot) == waits(from);
            piece.seat == seat && (piece.spot == *from || both_wait)
        };
        let Some((carried, piece)) = self
            .carried
            .iter()
            .find(|(_, piece, ..)| fits(piece))
            .map(|(entity, piece, ..)| (entity, piece.clone()))
        else {
            return false;
        };
        self.commands.entity(carried).remove::<Carried>();
        let left = layout.spot(piece.spot.as_str()).map(|spot| lift(spot.at));
        if let (true, Some(left)) = (piece.spot != *from, left) {
            for (owner, spot, entity) in &mut self.on_table.pieces {
                if *entity == carried {
                    spot.clone_from(from);
                } else if *owner == seat && spot == from {
                    spot.clone_from(&piece.spot);
                    self.commands.entity(*entity).insert(piece.clone());
                    let glide = Act::Glide {
                        to: left,
                        secs: 0.26,
                        noise: STEP,
                    };
                    perform(&mut self.commands, *entity, vec![glide]);
                }
            }
        }
        true
    }
}
