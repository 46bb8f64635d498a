//! The dance at the end of a game: what stands for the winners leaps to the middle of the board, goes round it and leaps
//! back, and chips fall on all of it. Where nothing stands for them, all that is theirs leaps where it lies.

use std::f32::consts::{PI, TAU};

use bevy::{math::ops, prelude::*};

use super::stand::Movers;
use crate::{
    app::table::{
        look::chips::{Chip, RAIN},
        things::{
            motion::{Course, Noises, Tween, perform},
            noise::{Knock, LAST_STEP, WIN},
            spots::OfBoard,
        },
    },
    rules::Seat,
    staging::{Colour, Spot, lift},
};

/// How long the dance takes, in seconds.
const SECS: f32 = 2.7;
/// The parts of it at which the way to the middle ends, and at which the way back begins.
const THERE: f32 = 0.2;
const BACK: f32 = 0.8;
/// How high they leap on the way, and as they go round.
const LEAP: f32 = 1.8;
const HOP: f32 = 0.8;
/// How often they touch the ground as they go round.
const HOPS: f32 = 5.0;

/// Round the middle and back.
#[derive(Debug)]
struct Round {
    secs: f32,
    home: Vec3,
    /// Where on the circle it begins, in radians.
    from: f32,
    radius: f32,
    /// The height of what they go over.
    above: f32,
}

impl Round {
    /// Where it is after a part of the way round.
    fn at(&self, part: f32) -> Vec3 {
        let (sin, cos) = ops::sin_cos(self.from + 1.5 * TAU * part);
        let hop = HOP * ops::sin(PI * HOPS * part).abs();
        Vec3::new(self.radius * cos, self.above + hop, self.radius * sin)
    }
}

impl Course for Round {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn pose(&self, part: f32, base: Transform) -> Transform {
        let smooth = |part: f32| part * part * (3.0 - 2.0 * part);
        let leap = |from: Vec3, to: Vec3, part: f32| {
            from.lerp(to, smooth(part)) + Vec3::Y * (LEAP * 4.0 * part * (1.0 - part))
        };
        let at = if part < THERE {
            leap(self.home, self.at(0.0), part / THERE)
        } else if part < BACK {
            self.at((part - THERE) / (BACK - THERE))
        } else {
            leap(self.at(1.0), self.home, (part - BACK) / (1.0 - BACK))
        };
        base.with_translation(at)
            .with_rotation(Quat::from_rotation_y(3.0 * TAU * smooth(part)) * base.rotation)
    }

    fn end(&self, base: Transform) -> Transform {
        base.with_translation(self.home)
    }

    fn noises(&self) -> Noises {
        [Some((THERE, LAST_STEP)), Some((1.0, LAST_STEP)), None]
    }
}

/// Leaps where it lies.
#[derive(Debug)]
struct Leaps {
    secs: f32,
    /// After which part it begins, 0 … 0.5.
    after: f32,
}

impl Course for Leaps {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn pose(&self, part: f32, base: Transform) -> Transform {
        let part = ((part - self.after) / (1.0 - self.after)).clamp(0.0, 1.0);
        let high = HOP * (1.0 - 0.6 * part) * ops::sin(3.0 * PI * part).abs();
        base.with_translation(base.translation + Vec3::Y * high)
    }

    fn end(&self, base: Transform) -> Transform {
        base
    }
}

/// The winners dance, and chips fall; where less is to move they are only heard.
pub(in crate::app::table) fn celebrate(In((winners, speed)): In<(Vec<Seat>, f32)>, mut movers: Movers) {
    movers.commands.write_message(Knock {
        noise: WIN,
        at: Vec3::ZERO,
    });
    let Some(laid) = movers.laid.as_ref().filter(|_| !movers.reduced.0) else {
        return;
    };
    let secs = SECS * speed.max(1.0);
    let all: Vec<(Entity, Seat, &Spot)> = movers.occupancy.all().collect();
    let of_winner = |(_, seat, _): &&(Entity, Seat, &Spot)| winners.contains(seat);
    let own: Vec<_> = all.iter().filter(of_winner).copied().collect();
    let (mut stand, lie): (Vec<_>, Vec<_>) = own.into_iter().partition(|(.., spot)| spot.form.wears_place());
    stand.sort_by(|(.., one), (.., other)| one.name.cmp(&other.name));
    if stand.is_empty() {
        for (at, (piece, ..)) in lie.iter().enumerate() {
            let after = 0.5 * at as f32 / lie.len() as f32;
            perform(
                &mut movers.commands,
                *piece,
                vec![Tween::own(Leaps { secs, after })],
            );
        }
    }
    let radius = 1.0 + 0.16 * stand.len() as f32;
    // They pass over whatever stands in their way.
    let in_way = |(_, seat, spot): &&(Entity, Seat, &Spot)| {
        let dances = winners.contains(seat) && spot.form.wears_place();
        !dances && (spot.at.length() - radius).abs() < 0.9
    };
    let tops = all
        .iter()
        .filter(in_way)
        .map(|(.., spot)| spot.raised + spot.form.height() * spot.size);
    let above = tops.fold(0.0, f32::max);
    for (at, (piece, _, spot)) in stand.iter().enumerate() {
        let round = Round {
            secs,
            home: lift(spot.at) + Vec3::Y * spot.raised,
            from: TAU * at as f32 / stand.len() as f32,
            radius,
            above,
        };
        perform(&mut movers.commands, *piece, vec![Tween::own(round)]);
    }
    let half = laid.outline().half;
    let dyed: Vec<Colour> = winners.iter().map(|&seat| laid.seat(seat).colour).collect();
    let others: Vec<Colour> = laid.seats().iter().map(|place| place.colour).collect();
    for number in 0..RAIN {
        let one_of = |colours: &[Colour]| colours.get(number / 4 % colours.len().max(1)).copied();
        // Half of them have the colours of the winners, and some are bare.
        let colour = match number % 4 {
            0 | 1 => one_of(&dyed),
            2 => one_of(&others),
            _ => None,
        };
        let look = movers.shop.chip(colour);
        let chip = Chip::falling(number, half);
        movers.commands.spawn((OfBoard, chip, chip.pose(), look));
    }
}
