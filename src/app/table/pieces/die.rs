//! The die: a rounded ivory cube with sunk pips, or with numerals where it has other than six faces.
//!
//! It shows what the rules drew. A throw is a picture of that, not physics: it starts from the rest it has to
//! come to and is played towards it. Dice with other than six faces are cubes that carry six of their numbers.

use bevy::{ecs::system::SystemParam, math::ops, prelude::*};

use super::cup::{FALLS, Pour};
use crate::{
    app::table::{
        board::pointing::tell,
        look::{
            body::{Coat, Guise},
            detail::Rests,
            kit::Workshop,
            shapes::Builder,
        },
        things::{
            motion::{Busy, Course, Motion, Noises, ReducedMotion, Tween, perform},
            noise::Noise,
            spots::{Cup, Die, Laid, OfBoard},
        },
    },
    staging::{
        Layout, lift,
        pieces::die::{GRID, print},
    },
};

/// Half the side of the cube.
const HALF: f32 = 0.31;
/// The radius of its edges.
const ROUND: f32 = 0.085;

/// The directions of faces 1 … 6; opposite ones add up to seven.
const NORMALS: [Vec3; 6] = [Vec3::Y, Vec3::X, Vec3::Z, Vec3::NEG_Z, Vec3::NEG_X, Vec3::NEG_Y];

/// The numbers on the six sides of a die so that `face` can lie on top, which for six faces never changes.
fn numbers(face: u8, faces: u8) -> [u8; 6] {
    if faces == 6 {
        return [1, 2, 3, 4, 5, 6];
    }
    std::array::from_fn(|at| (face.max(1) - 1 + at as u8) % faces.max(1) + 1)
}

/// How a die lies that shows `face`, read from `yaw` (radians).
fn lying(face: u8, faces: u8, yaw: f32) -> Quat {
    let top = if faces == 6 {
        NORMALS[usize::from(face.clamp(1, 6)) - 1]
    } else {
        Vec3::Y
    };
    let up = if top == Vec3::NEG_Y {
        Quat::from_rotation_x(std::f32::consts::PI)
    } else {
        Quat::from_rotation_arc(top, Vec3::Y)
    };
    Quat::from_rotation_y(yaw) * up
}

/// The cube about the origin. Its paint has a cell for each number.
fn mesh(face: u8, faces: u8) -> Mesh {
    const PARTS: u32 = 8;
    let mut builder = Builder::default();
    for (normal, number) in NORMALS.into_iter().zip(numbers(face, faces)) {
        let right = if normal.y.abs() > 0.5 {
            Vec3::X
        } else {
            Vec3::Y.cross(normal)
        };
        let up = normal.cross(right);
        let cell = Vec2::new(f32::from((number - 1) % GRID), f32::from((number - 1) / GRID));
        let mut first = None;
        for row in 0..=PARTS {
            for column in 0..=PARTS {
                let at = |part: u32| bend(part as f32 / PARTS as f32);
                let (x, y) = (at(column), at(row));
                let outer = (normal + right * x + up * y) * HALF;
                let inner = outer.clamp(Vec3::splat(ROUND - HALF), Vec3::splat(HALF - ROUND));
                let out = (outer - inner).normalize();
                let uv = (cell + Vec2::new(0.5 + 0.49 * x, 0.5 - 0.49 * y)) / f32::from(GRID);
                let vertex = builder.vertex(inner + out * ROUND, out, uv);
                first.get_or_insert(vertex);
            }
        }
        let first = first.unwrap_or(0);
        for row in 0..PARTS {
            for column in 0..PARTS {
                let corner = first + row * (PARTS + 1) + column;
                builder.triangle([corner, corner + 1, corner + PARTS + 2]);
                builder.triangle([corner, corner + PARTS + 2, corner + PARTS + 1]);
            }
        }
    }
    builder.mesh()
}

/// Spreads 0 … 1 over −1 … 1 with most parts on the rounded edges.
fn bend(part: f32) -> f32 {
    let flat = 1.0 - ROUND / HALF;
    let x = part * 2.0 - 1.0;
    let outer = ((x.abs() - 0.25) / 0.75).max(0.0);
    x.signum()
        * if x.abs() <= 0.25 {
            x.abs() / 0.25 * flat
        } else {
            flat + outer * (1.0 - flat)
        }
}

/// How a die of so many faces is painted.
fn coat(faces: u8) -> Coat {
    Coat {
        print: Some((print(faces), 512)),
        tint: LinearRgba::WHITE,
        shine: 0.35,
        sharpness: 40.0,
        silhouette: 0.55,
    }
}

/// A throw towards a rest: no two in a row spin or lie alike, because `count` goes into both.
fn thrown(rest: Vec3, outward: Vec2, face: u8, faces: u8, count: u32) -> Throw {
    // The golden angle never repeats itself.
    let chance = ops::sin(count as f32 * 2.4);
    let towards = Vec3::new(-outward.x, 0.0, outward.y);
    let side = towards.cross(Vec3::Y);
    let end = Transform::from_translation(rest + Vec3::Y * HALF).with_rotation(lying(face, faces, {
        -ops::atan2(outward.x, -outward.y) + 0.35 * ops::sin(count as f32 * 1.7 + 0.6)
    }));
    let from = rest - towards * 3.6 + side * (0.8 * chance) + Vec3::Y * 1.9;
    // It rolls forwards about an axis across its way, a little askew.
    let axis = (Vec3::Y.cross(towards) + towards * (0.5 * chance) + Vec3::Y * 0.35).normalize();
    let turns = 2.35 + 0.4 * ops::sin(count as f32 * 3.1);
    Throw {
        from,
        end,
        axis,
        turns,
    }
}

/// A throw of the die.
#[derive(Debug)]
struct Throw {
    /// Where it leaves the hand.
    from: Vec3,
    /// How it comes to rest.
    end: Transform,
    /// What it spins about.
    axis: Vec3,
    /// How often.
    turns: f32,
}

/// A throw from a cup.
#[derive(Debug)]
struct Poured {
    cup: Pour,
    /// How it goes on from there.
    throw: Throw,
}

/// How many seconds a throw from a cup takes.
const POURED: f32 = 1.3;

/// A throw out of a cup that belongs at `cup`.
fn poured(cup: Vec2, throw: Throw, rest: Vec3, outward: Vec2) -> Poured {
    let cup = Pour::new(POURED, cup, rest, Vec3::new(-outward.x, 0.0, outward.y));
    let throw = Throw {
        turns: 0.45 * throw.turns,
        ..throw
    };
    // It leaves the cup where it is in it.
    let below = reach_down(tumbling(&throw, 0.0).rotation);
    let from = cup.inside(FALLS) - Vec3::Y * below;
    Poured {
        cup,
        throw: Throw { from, ..throw },
    }
}

impl Course for Poured {
    fn secs(&self) -> f32 {
        POURED
    }

    fn pose(&self, part: f32, _base: Transform) -> Transform {
        let falls = (part - FALLS) / (1.0 - FALLS);
        let pose = tumbling(&self.throw, falls.max(0.0));
        if falls < 0.0 {
            return pose.with_translation(self.cup.inside(part));
        }
        pose
    }

    fn end(&self, _base: Transform) -> Transform {
        self.throw.end
    }

    fn noises(&self) -> Noises {
        let bounce = |bounce: f32, loud| (FALLS + (1.0 - FALLS) * bounce, Noise::new("die", loud));
        let rattle = (0.27, Noise::new("die", 0.35));
        [rattle, bounce(BOUNCES[0], 0.62), bounce(BOUNCES[1], 0.45)].map(Some)
    }
}

/// After which parts of a throw the die bounces, the first time hardest.
const BOUNCES: [f32; 3] = [0.3, 0.62, 0.84];

impl Course for Throw {
    fn secs(&self) -> f32 {
        0.9
    }

    fn pose(&self, part: f32, _base: Transform) -> Transform {
        tumbling(self, part)
    }

    fn end(&self, _base: Transform) -> Transform {
        self.end
    }

    fn noises(&self) -> Noises {
        [1.0, 2.0, 3.0].map(|bounce| {
            let at = BOUNCES[bounce as usize - 1];
            Some((at, Noise::new("die", 1.0 / (1.0 + 0.6 * bounce))))
        })
    }
}

/// Where a thrown die is after a part of its time.
fn tumbling(throw: &Throw, part: f32) -> Transform {
    let Throw {
        from,
        end,
        axis,
        turns,
    } = *throw;
    let left = 1.0 - part;
    // The spin slows; its last quarter turn settles after the second bounce.
    let angle = std::f32::consts::TAU * turns * left * left * (0.35 + 0.65 * left);
    let rotation = Quat::from_axis_angle(axis, -angle) * end.rotation;
    let ground = end.translation - Vec3::Y * HALF;
    let along = from
        .with_y(0.0)
        .lerp(ground.with_y(0.0), 1.0 - left * left * (0.5 + 0.5 * left));
    let arc = |from: f32, to: f32, height: f32| {
        let t = (part - from) / (to - from);
        4.0 * height * t * (1.0 - t)
    };
    let [first, second, third] = BOUNCES;
    let height = if part < first {
        from.y * (1.0 - (part / first) * (part / first))
    } else if part < second {
        arc(first, second, 0.85)
    } else if part < third {
        arc(second, third, 0.28)
    } else {
        0.0
    };
    Transform {
        translation: along + Vec3::Y * (ground.y + height + reach_down(rotation)),
        rotation,
        scale: Vec3::ONE,
    }
}

/// How far below its middle a turned die reaches.
fn reach_down(rotation: Quat) -> f32 {
    let down = rotation.inverse() * Vec3::Y;
    (HALF - ROUND) * (down.x.abs() + down.y.abs() + down.z.abs()) + ROUND
}

/// Throws the die; it comes to rest at the seat's corner.
pub(in crate::app::table) fn throw(
    In(die): In<Die>,
    laid: Option<Res<Laid>>,
    reduced: Res<ReducedMotion>,
    mut table: Lying,
    cups: Query<Entity, With<Cup>>,
    mut count: Local<u32>,
) {
    let Some(laid) = laid else { return };
    if reduced.0 {
        table.lay(die, Some(rest(&laid, die)));
        return;
    }
    *count = count.wrapping_add(1);
    let place = laid.seat(die.seat);
    let (rest, outward) = (lift(place.die), place.outward());
    let throw = thrown(rest, outward, die.face, die.faces, *count);
    let entity = table.lay(die, None);
    let act = match cups.iter().next().zip(laid.decor().cup) {
        Some((cup, home)) => {
            let poured = poured(home, throw, rest, outward);
            perform(&mut table.commands, cup, vec![Tween::own(poured.cup.clone())]);
            Tween::own(poured)
        }
        None => Tween::own(throw),
    };
    perform(&mut table.commands, entity, vec![act]);
}

/// Lays the die still at the seat's corner.
pub(in crate::app::table) fn show(In(die): In<Die>, laid: Option<Res<Laid>>, mut table: Lying) {
    if let Some(laid) = laid {
        table.lay(die, Some(rest(&laid, die)));
    }
}

/// How it lies still.
fn rest(layout: &Layout, Die { seat, face, faces }: Die) -> Transform {
    let place = layout.seat(seat);
    let yaw = place.reading_angle().to_radians() + 0.3;
    Transform::from_translation(lift(place.die) + Vec3::Y * HALF).with_rotation(lying(face, faces, yaw))
}

/// The die that lies on the table.
#[derive(SystemParam)]
pub(in crate::app::table) struct Lying<'w, 's> {
    commands: Commands<'w, 's>,
    dice: Query<'w, 's, (Entity, &'static Die)>,
    shop: Workshop<'w>,
}

impl Lying<'_, '_> {
    /// The die as it is to be shown: the one that is there, or a new one. It is at rest there, or about to move.
    fn lay(&mut self, die: Die, rest: Option<Transform>) -> Entity {
        let known = self.dice.iter().next();
        let entity = match known {
            // A cube with six numbers of its own never changes.
            Some((entity, Die { faces: 6, .. })) if die.faces == 6 => entity,
            known => {
                let guise = Guise {
                    written: Some(die.faces.into()),
                    ..Guise::default()
                };
                let mesh = self.shop.meshes.add(mesh(die.face, die.faces));
                let paint = self.shop.paint(None, guise, |_, _| coat(die.faces));
                let look = (Mesh3d(mesh), MeshMaterial3d(paint));
                if let Some((entity, _)) = known {
                    self.commands.entity(entity).insert(look);
                    entity
                } else {
                    let place = rest.unwrap_or_default();
                    let mut entity = self.commands.spawn((OfBoard, look, place, Rests));
                    tell(&mut entity);
                    let entity = entity.id();
                    self.shop.shade(&mut self.commands, entity, place);
                    entity
                }
            }
        };
        let mut commands = self.commands.entity(entity);
        commands.insert(die);
        if let Some(rest) = rest {
            commands.remove::<(Motion, Busy)>().insert(rest);
        }
        entity
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_to_lie_on_top() {
        for face in 1..=6_u8 {
            let rotation = lying(face, 6, 0.7);
            let up = rotation.inverse() * Vec3::Y;
            let top = NORMALS.iter().position(|normal| normal.distance(up) < 1e-4);
            assert_eq!(top, Some(usize::from(face) - 1));
        }
        assert_eq!(numbers(17, 20)[0], 17);
        assert_eq!(numbers(3, 4), [3, 4, 1, 2, 3, 4]);
    }

    #[test]
    fn opposite_faces_add_up_to_seven() {
        for (at, normal) in NORMALS.iter().enumerate() {
            assert_eq!(NORMALS[5 - at], -*normal);
        }
    }

    #[test]
    fn a_die_falls_out_of_its_cup_without_a_leap() {
        let rest = Vec3::new(1.0, 0.0, 2.0);
        let throw = thrown(rest, Vec2::NEG_Y, 3, 6, 5);
        let poured = poured(Vec2::ZERO, throw, rest, Vec2::NEG_Y);
        let at = |part: f32| poured.pose(part, Transform::IDENTITY).translation;
        let steps = (0..1300_u16).map(|step| [step, step + 1].map(|step| at(f32::from(step) / 1300.0)));
        for [from, to] in steps {
            assert!(from.distance(to) < 0.06, "from {from} to {to}");
        }
        let end = poured.end(Transform::IDENTITY);
        assert!(at(1.0).distance(end.translation) < 1e-3);
        assert!(lying(3, 6, 0.0).mul_vec3(NORMALS[2]).y > 0.99 && (end.rotation * NORMALS[2]).y > 0.99);
    }

    #[test]
    fn a_throw_never_dips_into_the_table_and_ends_at_its_rest() {
        for count in 0..20 {
            let throw = thrown(Vec3::new(1.0, 0.0, 2.0), Vec2::NEG_Y, 4, 6, count);
            for step in 0..=50_u8 {
                let pose = tumbling(&throw, f32::from(step) / 50.0);
                assert!(pose.translation.y - reach_down(pose.rotation) > -1e-3);
            }
            let last = tumbling(&throw, 1.0);
            assert!(last.translation.distance(throw.end.translation) < 1e-3);
            assert!(last.rotation.angle_between(throw.end.rotation) < 1e-3);
        }
    }
}
