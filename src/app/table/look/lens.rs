//! Where the camera must stand to hold the whole board in the free part of the window.
//!
//! Exact, not searched for: for a direction and a lens there is one nearest point from which all corners are seen.

use std::f32::consts::{PI, TAU};

use bevy::{
    camera::{PerspectiveProjection, SubCameraView},
    math::ops,
    prelude::*,
};

use crate::staging::{Layout, lift};

/// How steeply the seat's view looks down, in radians.
pub(in crate::app::table) const SEAT_PITCH: f32 = 0.98;
/// So narrow that the far side of a board is not much shorter than the near one.
pub(in crate::app::table) const SEAT_LENS: f32 = 0.34;
pub(in crate::app::table) const FLAT_LENS: f32 = 0.018;

/// What panels take from the window at each side, in logical pixels. Set it only when it changes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea {
    /// From the left.
    pub left: f32,
    /// From the right.
    pub right: f32,
    /// From the top.
    pub top: f32,
    /// From the bottom.
    pub bottom: f32,
}

/// Where the camera looks from; the lens as a logarithm, so that it changes evenly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app::table) struct Pose {
    pub(in crate::app::table) yaw: f32,
    pub(in crate::app::table) pitch: f32,
    pub(in crate::app::table) lens: f32,
    pub(in crate::app::table) zoom: f32,
}

impl Pose {
    pub(in crate::app::table) fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch)
    }

    /// A part of the way to a goal, the short way round.
    pub(in crate::app::table) fn nearer(self, goal: Self, part: f32) -> Self {
        let around = (goal.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        let to = |from: f32, to: f32| from + (to - from) * part;
        Self {
            yaw: self.yaw + around * part,
            pitch: to(self.pitch, goal.pitch),
            lens: to(self.lens, goal.lens),
            zoom: to(self.zoom, goal.zoom),
        }
    }

    pub(in crate::app::table) fn is_at(self, goal: Self) -> bool {
        let around = (goal.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        [
            around,
            goal.pitch - self.pitch,
            goal.lens - self.lens,
            goal.zoom - self.zoom,
        ]
        .iter()
        .all(|off| off.abs() < 4e-4)
    }
}

/// The nearest place from which the board, and what lies in front of it, fills the free part of the window. The middle of the
/// picture is that of the free part: beside a panel the board stands as upright as without one.
pub(in crate::app::table) fn fit(
    pose: Pose,
    layout: &Layout,
    front: &[Vec2],
    size: Vec2,
    free: FreeArea,
) -> (Transform, PerspectiveProjection, SubCameraView) {
    let size = size.max(Vec2::splat(1.0));
    let lens = ops::exp(pose.lens);
    let tall = ops::tan(lens / 2.0);
    let wide = tall * size.x / size.y;
    // What is free in −1 … 1, with a breath of room; panels that cover nearly all leave a strip.
    let span = |from: f32, to: f32, whole: f32| {
        let from = from.min(whole * 0.8);
        let to = (whole - to).max(from + whole * 0.1);
        let room = (to - from) * 0.015;
        ((from + room) / whole * 2.0 - 1.0, (to - room) / whole * 2.0 - 1.0)
    };
    let (left, right) = span(free.left, free.right, size.x);
    let (bottom, top) = span(free.bottom, free.top, size.y);
    let rotation = pose.rotation();
    let into_view = rotation.inverse();
    let floor = layout
        .outline()
        .points(-0.15)
        .into_iter()
        .map(|at| lift(at) - Vec3::Y * 0.2);
    let heads = layout
        .outline()
        .points(1.0)
        .into_iter()
        .map(|at| lift(at) + Vec3::Y * 1.05);
    let reach = (right - left) / 2.0 * wide;
    let mut across = Bounds::new(-reach, reach);
    let mut upright = Bounds::new(bottom * tall, top * tall);
    let front = front.iter().map(|at| lift(*at));
    for point in floor.chain(heads).chain(front).map(|point| into_view * point) {
        across.hold(point.x, -point.z);
        upright.hold(point.y, -point.z);
    }
    // Both axes share one depth; the axis with room to spare is centred.
    let depth = across.depth().min(upright.depth());
    let place = Vec3::new(across.middle(depth), upright.middle(depth), -depth);
    // Zooming goes towards the middle of the free part.
    let far = -depth;
    let aim = f32::midpoint(bottom, top) * tall;
    let closer = far * (1.0 - 1.0 / pose.zoom);
    let place = place + Vec3::new(0.0, aim, -1.0) * closer;
    let distance = far.max(1.0);
    let transform = Transform::from_translation(rotation * place).with_rotation(rotation);
    let perspective = PerspectiveProjection {
        fov: lens,
        aspect_ratio: size.x / size.y,
        near: (distance / pose.zoom - 40.0).max(0.1),
        far: distance * 2.0 + 200.0,
        ..default()
    };
    (transform, perspective, part(size, f32::midpoint(left, right)))
}

/// The part that the window shows of a picture whose middle lies so far, −1 … 1, from that of the window.
fn part(size: Vec2, middle: f32) -> SubCameraView {
    let size = size.round().as_uvec2().max(UVec2::ONE);
    let whole = UVec2::new((size.x as f32 * (1.0 + middle.abs())).ceil() as u32, size.y);
    let at = size.x as f32 * f32::midpoint(1.0, middle);
    SubCameraView {
        full_size: whole,
        offset: Vec2::new(whole.x as f32 / 2.0 - at, 0.0),
        size,
    }
}

/// The bounds that points set to the camera's place along one axis: for a point at `x` and `depth` the camera at
/// (c, d) must have (x − c) between low·(depth − d) and high·(depth − d).
struct Bounds {
    low: f32,
    high: f32,
    most: f32,
    least: f32,
}

impl Bounds {
    fn new(low: f32, high: f32) -> Self {
        Self {
            low,
            high,
            most: f32::NEG_INFINITY,
            least: f32::INFINITY,
        }
    }

    fn hold(&mut self, x: f32, depth: f32) {
        self.most = self.most.max(x - self.high * depth);
        self.least = self.least.min(x - self.low * depth);
    }

    /// The greatest depth of the camera at which all points are held.
    fn depth(&self) -> f32 {
        (self.least - self.most) / (self.high - self.low)
    }

    fn middle(&self, depth: f32) -> f32 {
        f32::midpoint(self.most + self.high * depth, self.least + self.low * depth)
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use bevy::camera::CameraProjection as _;

    use super::*;

    #[test]
    fn the_whole_board_is_in_the_free_part_of_any_window() {
        let layout = Layout::race(6, 8, 4);
        let windows = [(1280.0, 800.0), (1920.0, 1080.0), (320.0, 200.0), (500.0, 900.0)];
        let panels = [
            FreeArea::default(),
            FreeArea {
                left: 0.0,
                right: 60.0,
                top: 30.0,
                bottom: 20.0,
            },
        ];
        for (size, free) in windows
            .into_iter()
            .flat_map(|size| panels.map(|free| (Vec2::from(size), free)))
        {
            for (pitch, lens, yaw) in [
                (SEAT_PITCH, SEAT_LENS, 0.0),
                (FRAC_PI_2, FLAT_LENS, 1.0),
                (0.5, SEAT_LENS, 2.5),
            ] {
                let pose = Pose {
                    yaw,
                    pitch,
                    lens: ops::ln(lens),
                    zoom: 1.0,
                };
                let (place, lens, part) = fit(pose, &layout, &[], size, free);
                let clip = lens.get_clip_from_view_for_sub(&part);
                let mut filled = Vec2::ZERO;
                for corner in layout.outline().points(0.0) {
                    let seen = place.rotation.inverse() * (lift(corner) - place.translation);
                    let ndc = clip.project_point3(seen).truncate();
                    let px = (ndc * Vec2::new(0.5, 0.5) + Vec2::splat(0.5)) * size;
                    assert!(
                        px.x > free.left - 0.1 && px.x < size.x - free.right + 0.1,
                        "{size} {free:?}: {px}"
                    );
                    assert!(
                        px.y > free.bottom - 0.1 && px.y < size.y - free.top + 0.1,
                        "{size} {free:?}: {px}"
                    );
                    filled = filled.max(px);
                }
                assert!(filled.cmpgt(size * 0.5).any());
            }
        }
    }

    #[test]
    fn beside_a_panel_the_board_is_seen_as_straight_as_without_one() {
        let layout = Layout::race(4, 10, 4);
        let size = Vec2::new(1280.0, 800.0);
        let pose = Pose {
            yaw: 0.0,
            pitch: SEAT_PITCH,
            lens: ops::ln(SEAT_LENS),
            zoom: 1.0,
        };
        for (left, right) in [(0.0, 0.0), (0.0, 440.0), (300.0, 0.0)] {
            let free = FreeArea {
                left,
                right,
                ..FreeArea::default()
            };
            let (place, lens, part) = fit(pose, &layout, &[], size, free);
            let clip = lens.get_clip_from_view_for_sub(&part);
            let middle = (left + size.x - right) / 2.0;
            for along in [-6.0, 0.0, 6.0] {
                let seen = place.rotation.inverse() * (Vec3::new(0.0, 0.0, along) - place.translation);
                let px = f32::midpoint(clip.project_point3(seen).x, 1.0) * size.x;
                assert!((px - middle).abs() < 1.0, "{left} {right} {along}: {px}");
            }
        }
    }
}
