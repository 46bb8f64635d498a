//! The measures of a board whose ring runs along arms, as those of the races and of Dog do.

use std::f32::consts::PI;

use glam::Vec2;

/// Arms round a centre, in the lengths of a step from one spot to the next.
pub struct Arms {
    /// How many there are; the next one is the next clockwise.
    pub count: u8,
    /// Half the way across an arm, from one row of spots to the other.
    pub half: f32,
    /// From the centre to the inner corners.
    pub foot: f32,
}

impl Arms {
    /// How far from the centre the inner corners come to lie: the least distance that is `far_enough`, up to 60 steps.
    #[must_use]
    pub fn foot(far_enough: impl Fn(f32) -> bool) -> f32 {
        let (mut low, mut high) = (0.0_f32, 60.0_f32);
        for _ in 0..40 {
            let middle = f32::midpoint(low, high);
            if far_enough(middle) {
                high = middle;
            } else {
                low = middle;
            }
        }
        low
    }

    /// Where an arm points, in radians.
    #[must_use]
    pub fn direction(&self, arm: u8) -> f32 {
        -PI / 2.0 - f32::from(arm) * 2.0 * PI / f32::from(self.count)
    }

    /// A point of an arm: `u` outwards, `v` towards the next one.
    #[must_use]
    pub fn at(&self, arm: u8, u: f32, v: f32) -> Vec2 {
        let out = Vec2::from_angle(self.direction(arm));
        out * u - out.perp() * v
    }

    /// A point on the arc from an arm's inner corner (`part` 0) to that of the next one (1).
    #[must_use]
    pub fn round(&self, arm: u8, part: f32) -> Vec2 {
        let edge = self.half.atan2(self.foot);
        let whole = 2.0 * (PI / f32::from(self.count) - edge);
        Vec2::from_angle(self.direction(arm) - edge - whole * part) * self.foot.hypot(self.half)
    }
}
