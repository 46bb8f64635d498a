//! Wood chips that leap up from the pawns of the winner or fall on the whole board, flutter down and are gone: for the eye
//! alone, nothing waits. They take their own time, however fast the game is played.

use bevy::{math::ops, prelude::*};

use crate::app::table::things::motion::EndMotion;

/// How many leap from each pawn.
pub(in crate::app::table) const EACH: usize = 24;
/// How many fall on a board.
pub(in crate::app::table) const RAIN: usize = 150;
/// How long a chip is seen that leaps, in seconds, how long one that falls, and the last part of it, in which it shrinks.
const LIFE: f32 = 3.0;
const LONG_LIFE: f32 = 5.5;
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
    /// It does not leap first.
    falls: bool,
    /// Below 0 it has still to come.
    age: f32,
}

impl Chip {
    /// The chip of a number, from a point.
    pub(in crate::app::table) fn new(number: usize, from: Vec3) -> Self {
        Self {
            number,
            from,
            falls: false,
            age: 0.0,
        }
    }

    /// The chip of a number that falls on a board of half this size.
    pub(in crate::app::table) fn falling(number: usize, half: Vec2) -> Self {
        let mut chip = Self {
            falls: true,
            ..Self::new(number, Vec3::ZERO)
        };
        let across = |step: f32| 2.2 * chip.spread(step) - 1.1;
        let (x, z) = (across(0.754_878) * half.x, across(0.618_034) * half.y);
        chip.from = Vec3::new(x, 6.5 + 3.0 * chip.spread(0.819_173), z);
        // Not all at once.
        chip.age = -1.6 * chip.spread(0.889_1);
        chip
    }

    /// How long it is seen.
    fn life(&self) -> f32 {
        if self.falls { LONG_LIFE } else { LIFE }
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
        let age = self.age.max(0.0);
        let up = if self.falls { 0.0 } else { 5.0 + 4.5 * b };
        let apex = up / GRAVITY;
        let falling = (age - apex).max(0.0);
        let rising = age.min(apex);
        // The fall begins gently and soon has its speed.
        let fallen = FALL * (0.7 + 0.6 * c) * (falling - (1.0 - ops::exp(-3.0 * falling)) / 3.0);
        let height = self.from.y + up * rising - GRAVITY / 2.0 * rising * rising - fallen;
        let air = (height / 0.5).clamp(0.0, 1.0);
        let away = (0.6 + 2.2 * c) * (1.0 - ops::exp(-1.5 * age)) / 1.5;
        let sway = 0.18 * ops::sin(5.0 * falling + 6.0 * a) * air;
        let (sin, cos) = ops::sin_cos(std::f32::consts::TAU * a);
        let at = self.from + Vec3::new(cos * away - sin * sway, 0.0, sin * away + cos * sway);
        let lying = Quat::from_rotation_y(9.0 * b);
        let spun =
            lying * Quat::from_rotation_x((4.0 + 7.0 * c) * age) * Quat::from_rotation_z(3.0 * b * age);
        let seen = ((self.life() - age) / SHRINKS).clamp(0.0, 1.0);
        // What falls is paper, and is seen from afar.
        let whole = match (self.falls, self.age < 0.0) {
            (true, true) => 0.0,
            (true, false) => 1.8,
            (false, _) => 1.0,
        };
        let size = whole * seen * (0.75 + 0.5 * b);
        Transform::from_translation(at.with_y(height.max(REST + 0.004 * c)))
            .with_rotation(lying.slerp(spun, air))
            .with_scale(Vec3::splat(size))
    }
}

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.add_systems(Update, (flutter, clear));
}

fn flutter(
    time: Res<Time<Real>>,
    mut chips: Query<(Entity, &mut Chip, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, mut chip, mut place) in &mut chips {
        // After a picture that took long they don't leap.
        chip.age += time.delta_secs().min(0.1);
        if chip.age >= chip.life() {
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

    #[test]
    fn what_falls_comes_down_all_over_the_board() {
        let half = Vec2::new(6.0, 4.0);
        let mut quarters = [0; 4];
        for number in 0..RAIN {
            let mut chip = Chip::falling(number, half);
            assert!(chip.pose().translation.y > 6.0, "{number} begins high up");
            chip.age = LONG_LIFE - SHRINKS;
            let lies = chip.pose().translation;
            assert!(lies.y < 0.7, "{number} is down before it is gone: {lies}");
            assert!(lies.xz().abs().cmplt(1.1 * half + 3.0).all(), "{number}: {lies}");
            quarters[usize::from(lies.x > 0.0) + 2 * usize::from(lies.z > 0.0)] += 1;
        }
        assert!(quarters.into_iter().all(|count| count > RAIN / 8), "{quarters:?}");
    }
}
