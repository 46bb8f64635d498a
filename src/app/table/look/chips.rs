//! Wood chips that leap up from the pawns of the winner, flutter down and are gone: for the eye alone, nothing waits.

use bevy::{math::ops, prelude::*};

use crate::app::table::things::motion::EndMotion;

/// How many leap from each pawn.
pub(in crate::app::table) const EACH: usize = 24;
/// How long a chip is seen, in seconds, and the last part of it, in which it shrinks.
const LIFE: f32 = 3.0;
const SHRINKS: f32 = 0.4;
const GRAVITY: f32 = 14.0;
/// How fast a chip falls once it flutters.
const FALL: f32 = 2.7;
/// How far above the board a chip comes to lie.
const REST: f32 = 0.03;

/// A chip in the air, or lying there for a moment.
#[derive(Component, Clone, Copy, Debug)]
pub struct Chip {
    number: usize,
    from: Vec3,
    age: f32,
}

impl Chip {
    /// The chip of a number, from a point.
    pub(in crate::app::table) fn new(number: usize, from: Vec3) -> Self {
        Self {
            number,
            from,
            age: 0.0,
        }
    }

    /// Numbers in 0 … 1, the same ones for the same chip: multiples of an irrational number spread evenly.
    fn spread(&self, step: f32) -> f32 {
        (self.number as f32 * step).fract()
    }

    /// Where it is.
    pub(in crate::app::table) fn pose(&self) -> Transform {
        let (a, b, c) = (
            self.spread(0.618_034),
            self.spread(0.754_878),
            self.spread(0.569_84),
        );
        let up = 5.0 + 4.5 * b;
        let apex = up / GRAVITY;
        let falling = (self.age - apex).max(0.0);
        let rising = self.age.min(apex);
        // The fall begins gently and soon has its speed.
        let fallen = FALL * (0.7 + 0.6 * c) * (falling - (1.0 - ops::exp(-3.0 * falling)) / 3.0);
        let height = self.from.y + up * rising - GRAVITY / 2.0 * rising * rising - fallen;
        let air = (height / 0.5).clamp(0.0, 1.0);
        let away = (0.6 + 2.2 * c) * (1.0 - ops::exp(-1.5 * self.age)) / 1.5;
        let sway = 0.18 * ops::sin(5.0 * falling + 6.0 * a) * air;
        let (sin, cos) = ops::sin_cos(std::f32::consts::TAU * a);
        let at = self.from + Vec3::new(cos * away - sin * sway, 0.0, sin * away + cos * sway);
        let lying = Quat::from_rotation_y(9.0 * b);
        let spun = lying
            * Quat::from_rotation_x((4.0 + 7.0 * c) * self.age)
            * Quat::from_rotation_z(3.0 * b * self.age);
        let size = ((LIFE - self.age) / SHRINKS).clamp(0.0, 1.0) * (0.75 + 0.5 * b);
        Transform::from_translation(at.with_y(height.max(REST + 0.004 * c)))
            .with_rotation(lying.slerp(spun, air))
            .with_scale(Vec3::splat(size))
    }
}

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.add_systems(Update, (flutter, clear));
}

fn flutter(time: Res<Time>, mut chips: Query<(Entity, &mut Chip, &mut Transform)>, mut commands: Commands) {
    for (entity, mut chip, mut place) in &mut chips {
        chip.age += time.delta_secs();
        if chip.age >= LIFE {
            commands.entity(entity).try_despawn();
        } else {
            *place = chip.pose();
        }
    }
}

/// Who ends all motion does not want to see them.
fn clear(mut ends: MessageReader<EndMotion>, chips: Query<Entity, With<Chip>>, mut commands: Commands) {
    if ends.read().count() > 0 {
        for chip in &chips {
            commands.entity(chip).try_despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_rise_and_come_to_lie_on_the_board() {
        for number in 0..200 {
            let mut chip = Chip::new(number, Vec3::new(2.0, 0.5, -1.0));
            chip.age = 0.25;
            assert!(chip.pose().translation.y > 1.0, "{number} rises");
            let mut before = f32::MAX;
            for step in 10..29 {
                chip.age = step as f32 * 0.1;
                let here = chip.pose();
                assert!(
                    here.translation.y <= before && here.translation.y >= REST,
                    "{number} falls"
                );
                before = here.translation.y;
            }
            assert!(before < 0.7, "{number} is down before it is gone: {before}");
            let far = chip.pose().translation.xz().distance(Vec2::new(2.0, -1.0));
            assert!((0.2..3.0).contains(&far), "{number} lies beside its pawn: {far}");
        }
    }
}
