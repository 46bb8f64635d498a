//! How a piece stands on a spot, and how it is sent to another.

use bevy::prelude::*;

use super::{
    motion::{Tween, perform},
    spots::{Laid, StandsOn},
};
use crate::{
    rules::Seat,
    staging::{Form, Layout, Spot, SpotName, lift},
};

/// How a piece of a seat stands on a spot.
pub(in crate::app::table) fn standing_on(layout: &Layout, seat: Seat, spot: &Spot) -> Transform {
    Transform::from_translation(lift(spot.at) + Vec3::Y * spot.raised)
        .with_rotation(turned(spot.form.angle(spot, layout.seat(seat))))
        .with_scale(Vec3::splat(spot.size))
}

/// Whether what stands on a spot is pointed at, and not only what lies below.
pub(in crate::app::table) fn felt(spot: &Spot) -> Pickable {
    if spot.form.is_felt(spot) {
        Pickable::default()
    } else {
        Pickable::IGNORE
    }
}

/// What is turned by so many degrees.
pub(in crate::app::table) fn turned(angle: f32) -> Quat {
    Quat::from_rotation_y(angle.to_radians())
}

/// How the piece of a kind would stand there that is only shown.
pub(in crate::app::table) fn shown_on(
    layout: &Layout,
    seat: Seat,
    name: &SpotName,
) -> Option<(Form, Transform)> {
    let spot = layout.spot(name.as_str())?;
    Some((spot.form, standing_on(layout, seat, spot)))
}

/// Lets a piece do this on its way to a spot.
pub(in crate::app::table) fn send(
    commands: &mut Commands,
    laid: &Laid,
    piece: Entity,
    to: &SpotName,
    tweens: Vec<Tween>,
) {
    if let (Some(on), Some(spot)) = (laid.entity(to), laid.spot(to.as_str())) {
        commands.entity(piece).insert((StandsOn(on), felt(spot)));
        perform(commands, piece, tweens);
    }
}
