//! How pieces stand: placed as the game has them, walking, struck, changing places, and home.
//!
//! Each of these is a small system that [`Table`](crate::app::table::Table) lets run when commands are applied.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::carry::{set_down, take_over};
use crate::{
    app::table::{
        board::{pointing::tell, signs::Signs},
        look::{
            body::Guise,
            chips::{self, Chip},
            detail::Rests,
            kit::Workshop,
        },
        things::{
            motion::{Busy, Carried, Motion, ReducedMotion, Tween, perform},
            noise::{BACK, LAST_STEP},
            pose::{felt, send, standing_on},
            spots::{Laid, Occupancy, OfBoard, Piece, StandsOn},
        },
    },
    rules::Seat,
    staging::{Blow, Layout, Spot, SpotName, lift},
};

/// What is needed to move what stands on the table.
#[derive(SystemParam)]
pub(in crate::app::table) struct Movers<'w, 's> {
    pub(in crate::app::table) commands: Commands<'w, 's>,
    pub(in crate::app::table) laid: Option<Res<'w, Laid>>,
    pub(in crate::app::table) occupancy: Occupancy<'w, 's>,
    pub(in crate::app::table) shop: Workshop<'w>,
    pub(in crate::app::table) reduced: Res<'w, ReducedMotion>,
}

/// Makes the pieces on the table exactly these: moves, spawns and takes away, and ends all their motion.
pub(in crate::app::table) fn place(In(pieces): In<Vec<(Seat, SpotName)>>, mut movers: Movers) {
    let Movers {
        commands,
        laid: Some(laid),
        occupancy,
        shop,
        ..
    } = &mut movers
    else {
        return;
    };
    let mut before: Vec<(Entity, Seat, Entity)> = occupancy.pieces().collect();
    let wanted: Vec<(Seat, Entity, &Spot)> = pieces
        .iter()
        .filter_map(|(seat, name)| Some((*seat, laid.entity(name)?, laid.spot(name.as_str())?)))
        .collect();
    // Who stands there already stays; then any other of its kind comes.
    let mut found: Vec<Option<(Entity, bool)>> = wanted
        .iter()
        .map(|(seat, spot, _)| {
            let same = before
                .iter()
                .position(|(_, owner, on)| owner == seat && on == spot)?;
            Some((before.remove(same).0, true))
        })
        .collect();
    for ((seat, _, spot), found) in wanted.iter().zip(&mut found) {
        let is_alike = |(_, owner, on): &(Entity, Seat, Entity)| {
            owner == seat && occupancy.spot(*on).is_some_and(|stood| stood.form == spot.form)
        };
        if found.is_none() {
            let alike = before.iter().position(is_alike);
            *found = alike.map(|at| (before.remove(at).0, false));
        }
    }
    for ((seat, on, spot), found) in wanted.into_iter().zip(found) {
        let place = standing_on(laid, seat, spot);
        let (piece, is_there) = found.unwrap_or_else(|| (spawn(commands, shop, laid, seat, spot), false));
        let mut piece = commands.entity(piece);
        piece
            .remove::<(Motion, Busy, Carried)>()
            .insert((place, felt(spot)));
        if !is_there {
            piece.insert(StandsOn(on));
        }
    }
    for (piece, ..) in before {
        commands.entity(piece).despawn();
    }
}

/// Spawns a piece of a seat as it would stand on a spot.
pub(in crate::app::table) fn spawn(
    commands: &mut Commands,
    shop: &mut Workshop,
    layout: &Layout,
    seat: Seat,
    spot: &Spot,
) -> Entity {
    let look = shop.piece(spot.form, layout.seat(seat).colour);
    let place = standing_on(layout, seat, spot);
    let mut piece = commands.spawn((OfBoard, Piece { seat }, Rests, look, place));
    tell(&mut piece);
    let piece = piece.id();
    if shop.bodies.of(spot.form).is_shaded() {
        shop.shade(commands, piece, place);
    }
    piece
}

/// Lets a piece walk along spots, from the one on which it stands to the one on which it ends.
pub(in crate::app::table) fn walk(
    In((seat, path)): In<(Seat, Vec<SpotName>)>,
    mut movers: Movers,
    mut signs: ResMut<Signs>,
    carried: Query<Entity, With<Carried>>,
) {
    let ([from, .., to], Some(laid)) = (&path[..], &movers.laid) else {
        return;
    };
    signs.unlock(&mut movers.commands, from);
    let spots: Vec<&Spot> = path.iter().filter_map(|name| laid.spot(name.as_str())).collect();
    let (Some(first), Some(last)) = (spots.first(), spots.last()) else {
        return;
    };
    let ends = [first, last].map(|spot| standing_on(laid, seat, spot));
    let body = movers.shop.bodies.of(first.form);
    let mut tweens = body.walk(&spots, ends, movers.reduced.0);
    let carried = take_over(
        &mut movers.commands,
        laid,
        &movers.occupancy,
        &carried,
        seat,
        from,
    );
    if carried.is_some() {
        tweens = set_down(tweens);
    }
    if let Some(piece) = carried.or_else(|| movers.occupancy.of_on(seat, from)) {
        send(&mut movers.commands, laid, piece, to, tweens);
    }
}

/// Lets a piece that was struck be sent off, after a beat, and fly home to a spot of its yard.
pub(in crate::app::table) fn strike(
    In((seat, spot, yard, blow)): In<(Seat, SpotName, SpotName, Blow)>,
    mut movers: Movers,
) {
    let Some(laid) = &movers.laid else { return };
    let (Some(from), Some(to)) = (laid.world(spot.as_str()), laid.world(yard.as_str())) else {
        return;
    };
    let height = 1.5 + 0.1 * from.distance(to);
    let fly = if movers.reduced.0 {
        Tween::Hop {
            from,
            to,
            secs: 0.5,
            height: 0.0,
            noise: BACK,
        }
    } else {
        match blow {
            Blow::Knock => Tween::Tumble { from, to, height },
            Blow::Shot => Tween::Pop {
                from,
                to,
                height: height + 1.2,
            },
        }
    };
    if let Some(piece) = movers.occupancy.of_on(seat, &spot) {
        send(
            &mut movers.commands,
            laid,
            piece,
            &yard,
            vec![Tween::Wait(0.12), fly],
        );
    }
}

/// Lets two pieces change places: they leap over each other.
pub(in crate::app::table) fn swap(In([one, other]): In<[(Seat, SpotName); 2]>, mut movers: Movers) {
    let Some(laid) = &movers.laid else { return };
    let (Some(here), Some(there)) = (laid.world(one.1.as_str()), laid.world(other.1.as_str())) else {
        return;
    };
    let leap = |from, to, high: f32| Tween::Hop {
        from,
        to,
        secs: 0.6,
        height: if movers.reduced.0 { 0.0 } else { high },
        noise: LAST_STEP,
    };
    let leaps = [leap(here, there, 2.4), leap(there, here, 1.3)];
    for (((seat, from), to), leap) in [(&one, &other.1), (&other, &one.1)].into_iter().zip(leaps) {
        if let Some(piece) = movers.occupancy.of_on(*seat, from) {
            send(&mut movers.commands, laid, piece, to, vec![leap]);
        }
    }
}

/// All that stands for a seat turns once, and wears its place.
pub(in crate::app::table) fn finish(In((seat, place)): In<(Seat, u8)>, mut movers: Movers) {
    dress(&mut movers, seat, Some(place));
    let Some(laid) = movers.laid.as_ref().filter(|_| !movers.reduced.0) else {
        return;
    };
    let mut own: Vec<(&Spot, Entity)> = for_seat(&movers.occupancy, seat)
        .map(|(piece, spot)| (spot, piece))
        .collect();
    own.sort_by(|(one, _), (other, _)| one.name.cmp(&other.name));
    for (at, (_, piece)) in own.iter().enumerate() {
        let tweens = vec![Tween::Wait(0.12 * at as f32), Tween::Turn];
        perform(&mut movers.commands, *piece, tweens);
    }
    if place != 1 {
        return;
    }
    // Wood chips leap up from them; who has none has a sign.
    let heads = own
        .iter()
        .map(|(spot, _)| standing_on(laid, seat, spot).translation + Vec3::Y * 0.9);
    let mut heads: Vec<Vec3> = heads.collect();
    if heads.is_empty() {
        heads = vec![lift(laid.seat(seat).sign) + Vec3::Y * 0.4; 3];
    }
    let colour = laid.seat(seat).colour;
    for (number, from) in heads.into_iter().flat_map(|head| [head; chips::EACH]).enumerate() {
        let look = movers.shop.chip((number % 3 > 0).then_some(colour));
        let chip = Chip::new(number, from);
        movers.commands.spawn((OfBoard, chip, chip.pose(), look));
    }
}

/// Shows a seat's place on what stands for it, or its sign again; without motion, as after load and undo.
pub(in crate::app::table) fn crown(In((seat, place)): In<(Seat, Option<u8>)>, mut movers: Movers) {
    dress(&mut movers, seat, place);
}

fn dress(movers: &mut Movers, seat: Seat, place: Option<u8>) {
    let Some(laid) = &movers.laid else { return };
    let guise = Guise {
        colour: Some(laid.seat(seat).colour),
        written: place.map(u32::from),
        ..Guise::default()
    };
    for (piece, spot) in for_seat(&movers.occupancy, seat) {
        let paint = movers.shop.piece_paint(spot.form, guise);
        movers.commands.entity(piece).insert(MeshMaterial3d(paint));
    }
}

/// What stands for a seat, with where.
fn for_seat<'a>(occupancy: &'a Occupancy, seat: Seat) -> impl Iterator<Item = (Entity, &'a Spot)> {
    occupancy
        .all()
        .filter(move |(_, owner, spot)| *owner == seat && spot.form.wears_place())
        .map(|(piece, _, spot)| (piece, spot))
}
