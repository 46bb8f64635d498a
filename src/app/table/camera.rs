//! The one camera: from a seat at 50°, or straight down; it always holds the whole board in the free part of the
//! window, and never moves unasked.
//!
//! The flat view looks through a lens of one degree from far away, which is as good as parallel and lets the camera
//! glide there. Fitting is exact: for a given direction there is one nearest point from which all corners are seen.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::{
    camera::{PerspectiveProjection, Projection},
    core_pipeline::tonemapping::Tonemapping,
    input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit},
    math::ops,
    picking::mesh_picking::MeshPickingCamera,
    prelude::*,
    render::renderer::RenderAdapterInfo,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::input::EguiWantsInput;

use super::layout::{Layout, lift};
use crate::rules::Seat;

/// How steeply the seat's view looks down, in radians.
const SEAT_PITCH: f32 = 0.92;
const SEAT_LENS: f32 = 0.52;
const FLAT_LENS: f32 = 0.018;

/// Adds the camera.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableView>()
        .init_resource::<FreeArea>()
        .add_systems(Startup, spawn_camera)
        .add_systems(Update, (orbit, follow).chain().in_set(CameraSet));
}

/// When the camera moves, in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CameraSet;

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

/// How the table is to be looked at.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TableView {
    seat: Seat,
    flat: bool,
    /// By how much the person has turned and tilted it.
    turned: Vec2,
    zoom: f32,
    at_once: bool,
}

impl Default for TableView {
    fn default() -> Self {
        Self {
            seat: Seat::new(0),
            flat: false,
            turned: Vec2::ZERO,
            zoom: 1.0,
            at_once: true,
        }
    }
}

impl TableView {
    /// Looks from a seat, its corner nearest.
    pub fn sit(&mut self, seat: Seat) {
        *self = Self {
            seat,
            at_once: false,
            ..Self::default()
        };
    }

    /// Looks straight down, a seat's side below.
    pub fn flat(&mut self, seat: Seat) {
        *self = Self {
            seat,
            flat: true,
            at_once: false,
            ..Self::default()
        };
    }

    /// Undoes what the person has turned and zoomed.
    pub fn back(&mut self) {
        (self.turned, self.zoom) = (Vec2::ZERO, 1.0);
    }

    /// Does the next move without a glide, as at the start or where motion is to be reduced.
    pub fn at_once(&mut self) {
        self.at_once = true;
    }

    /// Turns and tilts the view, in radians.
    pub fn turn(&mut self, by: Vec2) {
        let tilt = self.turned.y + by.y;
        let pitch = if self.flat { FRAC_PI_2 } else { SEAT_PITCH };
        self.turned = Vec2::new(
            (self.turned.x + by.x).rem_euclid(TAU),
            tilt.clamp(0.3 - pitch, FRAC_PI_2 - pitch),
        );
    }

    /// Comes nearer by a factor.
    pub fn zoom(&mut self, by: f32) {
        self.zoom = (self.zoom * by).clamp(0.6, 4.0);
    }

    /// From which seat it is looked.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether it is the flat view.
    #[must_use]
    pub fn is_flat(&self) -> bool {
        self.flat
    }

    fn goal(&self, layout: &Layout) -> Pose {
        let yaw = layout.seat(self.seat).reading_angle().to_radians() + self.turned.x;
        let (pitch, lens) = if self.flat {
            (FRAC_PI_2, FLAT_LENS)
        } else {
            (SEAT_PITCH, SEAT_LENS)
        };
        let pitch = (pitch + self.turned.y).min(FRAC_PI_2);
        Pose {
            yaw,
            pitch,
            lens: ops::ln(lens),
            zoom: self.zoom,
        }
    }
}

/// Where the camera looks from; the lens as a logarithm, so that it changes evenly.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pose {
    yaw: f32,
    pitch: f32,
    lens: f32,
    zoom: f32,
}

impl Pose {
    fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch)
    }

    /// A part of the way to a goal, the short way round.
    fn nearer(self, goal: Self, part: f32) -> Self {
        let around = (goal.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        let to = |from: f32, to: f32| from + (to - from) * part;
        Self {
            yaw: self.yaw + around * part,
            pitch: to(self.pitch, goal.pitch),
            lens: to(self.lens, goal.lens),
            zoom: to(self.zoom, goal.zoom),
        }
    }

    fn is_at(self, goal: Self) -> bool {
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

/// The camera of the table. It is spawned once and stays.
#[derive(Component, Debug, Default)]
pub struct TableCamera {
    pose: Option<Pose>,
}

/// Whether a processor does the work of a graphics card.
pub(super) fn draws_in_software(adapter: Option<&RenderAdapterInfo>) -> bool {
    // The type of the field has no name outside the renderer's own crates.
    adapter.is_none_or(|adapter| format!("{:?}", adapter.device_type) == "Cpu")
}

fn spawn_camera(mut commands: Commands, adapter: Option<Res<RenderAdapterInfo>>) {
    let software = draws_in_software(adapter.as_deref());
    commands.spawn((
        TableCamera::default(),
        Camera3d::default(),
        Camera {
            clear_color: ClearColorConfig::Custom(Color::srgb_u8(18, 12, 9)),
            ..default()
        },
        Projection::Perspective(PerspectiveProjection::default()),
        Tonemapping::None,
        // Smoothing costs half the frames where there is no graphics card.
        if software { Msaa::Off } else { Msaa::Sample4 },
        MeshPickingCamera,
        Transform::from_xyz(0.0, 20.0, 16.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

fn orbit(
    buttons: Res<ButtonInput<MouseButton>>,
    moved: Res<AccumulatedMouseMotion>,
    scrolled: Res<AccumulatedMouseScroll>,
    egui: Option<Res<EguiWantsInput>>,
    mut view: ResMut<TableView>,
) {
    if egui.is_some_and(|egui| egui.wants_any_pointer_input()) {
        return;
    }
    if buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) && moved.delta != Vec2::ZERO {
        view.turn(Vec2::new(-moved.delta.x, moved.delta.y) * 0.006);
    }
    if scrolled.delta.y != 0.0 {
        let notch = if scrolled.unit == MouseScrollUnit::Line {
            0.12
        } else {
            0.004
        };
        view.zoom(ops::exp(scrolled.delta.y * notch));
    }
}

fn follow(
    time: Res<Time<Real>>,
    layout: Option<Res<Layout>>,
    free: Res<FreeArea>,
    mut view: ResMut<TableView>,
    window: Query<Ref<Window>, With<PrimaryWindow>>,
    camera: Single<(&mut TableCamera, &mut Transform, &mut Projection)>,
    mut fitted: Local<Option<Vec2>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(layout), Ok(window)) = (layout, window.single()) else {
        return;
    };
    let (mut camera, mut transform, mut projection) = camera.into_inner();
    let goal = view.goal(&layout);
    let size = Vec2::new(window.width(), window.height());
    let here = camera.pose.unwrap_or(goal);
    let arrived = camera.pose.is_some_and(|pose| pose == goal);
    if arrived && *fitted == Some(size) && !free.is_changed() && !layout.is_changed() {
        return;
    }
    let part = 1.0 - ops::exp(-7.0 * time.delta_secs().min(0.1));
    let mut pose = if view.at_once {
        goal
    } else {
        here.nearer(goal, part)
    };
    if pose.is_at(goal) {
        pose = goal;
        if view.at_once {
            view.at_once = false;
        }
    } else {
        redraw.write(RequestRedraw);
    }
    camera.pose = Some(pose);
    *fitted = Some(size);
    let (place, lens) = fit(pose, &layout, size, *free);
    *transform = place;
    *projection = Projection::Perspective(lens);
}

/// The nearest place from which the board fills the free part of the window.
fn fit(pose: Pose, layout: &Layout, size: Vec2, free: FreeArea) -> (Transform, PerspectiveProjection) {
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
        .card()
        .outline(-0.15)
        .into_iter()
        .map(|at| lift(at) - Vec3::Y * 0.2);
    let heads = layout
        .card()
        .outline(1.0)
        .into_iter()
        .map(|at| lift(at) + Vec3::Y * 1.05);
    let mut across = Bounds::new(left * wide, right * wide);
    let mut upright = Bounds::new(bottom * tall, top * tall);
    for point in floor.chain(heads).map(|point| into_view * point) {
        across.hold(point.x, -point.z);
        upright.hold(point.y, -point.z);
    }
    // Both axes share one depth; the axis with room to spare is centred.
    let depth = across.depth().min(upright.depth());
    let place = Vec3::new(across.middle(depth), upright.middle(depth), -depth);
    // Zooming goes towards the middle of the free part.
    let far = -depth;
    let aim = Vec2::new((left + right) / 2.0 * wide, (bottom + top) / 2.0 * tall);
    let closer = far * (1.0 - 1.0 / pose.zoom);
    let place = place + Vec3::new(aim.x, aim.y, -1.0) * closer;
    let distance = far.max(1.0);
    let transform = Transform::from_translation(rotation * place).with_rotation(rotation);
    let perspective = PerspectiveProjection {
        fov: lens,
        aspect_ratio: size.x / size.y,
        near: (distance / pose.zoom - 40.0).max(0.1),
        far: distance * 2.0 + 200.0,
        ..default()
    };
    (transform, perspective)
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
                let (place, lens) = fit(pose, &layout, size, free);
                let tall = ops::tan(lens.fov / 2.0);
                let mut filled = Vec2::ZERO;
                for corner in layout.card().outline(0.0) {
                    let seen = place.rotation.inverse() * (lift(corner) - place.translation);
                    let ndc = seen.truncate() / -seen.z / Vec2::new(tall * size.x / size.y, tall);
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
}
