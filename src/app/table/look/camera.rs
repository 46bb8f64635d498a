//! The one camera: from a seat at 56°, or straight down; it always holds the whole board in the free part of the
//! window, and never moves unasked.
//!
//! The flat view looks through a lens of one degree from far away, which is as good as parallel and lets the camera
//! glide there. Where it must stand is worked out in `lens`.

use std::f32::consts::{FRAC_PI_2, TAU};

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

pub use super::lens::FreeArea;
use super::lens::{FLAT_LENS, Pose, SEAT_LENS, SEAT_PITCH, fit};
use crate::{
    app::table::things::{motion::ReducedMotion, spots::Laid},
    rules::Seat,
    staging::Layout,
};

/// Adds the camera.
pub(in crate::app::table) fn plugin(app: &mut App) {
    app.init_resource::<TableView>()
        .init_resource::<FreeArea>()
        .add_systems(Startup, spawn_camera)
        .add_systems(Update, (orbit, follow).chain().in_set(CameraSet));
}

/// When the camera moves, in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CameraSet;

/// How the table is to be looked at.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TableView {
    seat: Seat,
    flat: bool,
    /// By how much the person has turned and tilted it.
    turned: Vec2,
    zoom: f32,
    at_once: bool,
    /// Whether somebody's hand may lie before the board.
    hand: bool,
}

impl Default for TableView {
    fn default() -> Self {
        Self {
            seat: Seat::new(0),
            flat: false,
            turned: Vec2::ZERO,
            zoom: 1.0,
            at_once: true,
            hand: true,
        }
    }
}

impl TableView {
    /// Looks from a seat, its corner nearest.
    pub fn sit(&mut self, seat: Seat) {
        *self = Self {
            seat,
            at_once: false,
            hand: self.hand,
            ..Self::default()
        };
    }

    /// Looks straight down, a seat's side below.
    pub fn flat(&mut self, seat: Seat) {
        *self = Self {
            seat,
            flat: true,
            at_once: false,
            hand: self.hand,
            ..Self::default()
        };
    }

    /// Whether room is kept before the board for what somebody has in hand.
    #[must_use]
    pub fn keeps_for_hand(&self) -> bool {
        self.hand
    }

    /// Says whether room is kept before the board for what somebody has in hand.
    pub fn keep_for_hand(&mut self, hand: bool) {
        self.hand = hand;
    }

    /// Undoes what the person has turned and zoomed.
    pub fn back(&mut self) {
        (self.turned, self.zoom) = (Vec2::ZERO, 1.0);
    }

    /// Does the next move without a glide, as at the start.
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

    /// By how much the board is turned as it is seen, in radians, counterclockwise.
    #[must_use]
    pub fn yaw(&self, layout: &Layout) -> f32 {
        layout.seat(self.seat).reading_angle().to_radians() + self.turned.x
    }

    /// From which seat it is looked.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    fn goal(&self, layout: &Layout) -> Pose {
        let yaw = self.yaw(layout);
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

/// The camera of the table. It is spawned once and stays.
#[derive(Component, Debug, Default)]
pub struct TableCamera {
    pose: Option<Pose>,
}

/// Whether a processor does the work of a graphics card.
pub(in crate::app::table) fn draws_in_software(adapter: Option<&RenderAdapterInfo>) -> bool {
    // The type of the field has no name outside the renderer's own crates.
    adapter.is_none_or(|adapter| format!("{:?}", adapter.device_type) == "Cpu")
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        TableCamera::default(),
        Camera3d::default(),
        Camera {
            clear_color: ClearColorConfig::Custom(Color::srgb_u8(18, 12, 9)),
            ..default()
        },
        Projection::Perspective(PerspectiveProjection::default()),
        Tonemapping::None,
        Msaa::Off,
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
    layout: Option<Res<Laid>>,
    free: Res<FreeArea>,
    reduced: Res<ReducedMotion>,
    mut view: ResMut<TableView>,
    window: Query<Ref<Window>, With<PrimaryWindow>>,
    camera: Single<(&mut TableCamera, &mut Camera, &mut Transform, &mut Projection)>,
    mut fitted: Local<Option<(Vec2, bool)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(layout), Ok(window)) = (layout, window.single()) else {
        return;
    };
    let (mut own, mut camera, mut transform, mut projection) = camera.into_inner();
    let goal = view.goal(&layout);
    let size = Vec2::new(window.width(), window.height());
    let here = own.pose.unwrap_or(goal);
    let arrived = own.pose.is_some_and(|pose| pose == goal);
    let wanted = Some((size, view.hand));
    if arrived && *fitted == wanted && !free.is_changed() && !layout.is_changed() {
        return;
    }
    let part = 1.0 - ops::exp(-7.0 * time.delta_secs().min(0.1));
    let mut pose = if view.at_once || reduced.0 {
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
    own.pose = Some(pose);
    *fitted = wanted;
    let front: Vec<Vec2> = layout.front(view.seat).filter(|_| view.hand).collect();
    let (place, lens, part) = fit(pose, &layout, &front, size, *free);
    *transform = place;
    camera.sub_camera_view = Some(part);
    *projection = Projection::Perspective(lens);
}
