//! Laths: slats of oak that stand on their edge, with a chamfer along the top. They are lifted, turned in the air and
//! dropped into their groove.

use std::f32::consts::TAU;

use bevy::{math::ops, prelude::*};

use crate::{
    app::table::{
        look::{
            body::{Bodies, Body, Coat, Guise},
            shapes::Builder,
        },
        things::{
            motion::{Course, Noises, Tween},
            noise::Noise,
        },
    },
    staging::{
        Colours, GROOVE, Spot,
        pieces::lath::{HEIGHT, LATH, LENGTH, print},
        theme::Gloss,
    },
};

/// How much the chamfer takes off.
const CHAMFER: f32 = 0.025;
/// A lath that drops into its groove.
const DROPPED: Noise = Noise::new("fence", 0.9);

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Bodies>().add(LATH, Lath);
}

struct Lath;

impl Body for Lath {
    fn mesh(&self, _frugal: bool) -> Mesh {
        mesh()
    }

    /// All are of the same oak.
    fn guise(&self, _guise: Guise) -> Guise {
        Guise::default()
    }

    fn coat(&self, _guise: Guise, _colours: Colours, _gloss: Gloss) -> Coat {
        Coat {
            print: Some((print(), 256)),
            tint: LinearRgba::WHITE,
            shine: 0.2,
            sharpness: 20.0,
            silhouette: 0.4,
        }
    }

    /// It is too thin for a shadow.
    fn is_shaded(&self) -> bool {
        false
    }

    /// Who carried it there has walked for it.
    fn walk(&self, _path: &[&Spot], [from, to]: [Transform; 2], reduced: bool) -> Vec<Tween> {
        let height = if reduced { 0.0 } else { 1.4 };
        vec![Tween::own(Lay { from, to, height })]
    }
}

/// Lifted, turned in the air and dropped into place.
#[derive(Debug)]
struct Lay {
    from: Transform,
    to: Transform,
    /// How high in between.
    height: f32,
}

impl Course for Lay {
    fn secs(&self) -> f32 {
        0.55
    }

    fn pose(&self, part: f32, base: Transform) -> Transform {
        let Self { from, to, height } = *self;
        // Over its groove before it has come down: then it drops.
        let over = (part / 0.78).min(1.0);
        let smooth = over * over * (3.0 - 2.0 * over);
        let (up, drop) = (ops::sin(over * TAU / 4.0), (part - 0.78).max(0.0) / 0.22);
        let high = height * up * (1.0 - drop * drop);
        Transform {
            translation: from.translation.lerp(to.translation, smooth) + Vec3::Y * high,
            rotation: from.rotation.slerp(to.rotation, smooth),
            ..base
        }
    }

    fn end(&self, _base: Transform) -> Transform {
        self.to
    }

    fn noises(&self) -> Noises {
        [Some((1.0, DROPPED)), None, None]
    }

    /// It is put into its groove at once: it was turned as it lay before.
    fn set_down(&self) -> Option<Tween> {
        Some(Tween::own(Self {
            from: self.to,
            to: self.to,
            height: 0.0,
        }))
    }
}

/// A lath along x that stands on the origin. Its paint goes once along each side.
fn mesh() -> Mesh {
    let half = Vec2::new(LENGTH, GROOVE * 0.8) / 2.0;
    // Corners counterclockwise seen from above, at a height and so far in.
    let ring = |height: f32, inset: f32| {
        let half = half - Vec2::splat(inset);
        [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)]
            .map(|(x, z)| Vec3::new(x * half.x, height, z * half.y))
    };
    let (foot, edge, top) = (ring(0.0, 0.0), ring(HEIGHT - CHAMFER, 0.0), ring(HEIGHT, CHAMFER));
    let mut builder = Builder::default();
    let mut face = |corners: [Vec3; 4], low: f32, high: f32| {
        let normal = (corners[1] - corners[0]).cross(corners[3] - corners[0]);
        let uvs = [(0.0, low), (1.0, low), (1.0, high), (0.0, high)].map(Vec2::from);
        let [a, b, c, d] = [0, 1, 2, 3].map(|at| builder.vertex(corners[at], normal, uvs[at]));
        builder.triangle([a, b, c]);
        builder.triangle([a, c, d]);
    };
    for at in 0..4 {
        let next = (at + 1) % 4;
        face([foot[at], foot[next], edge[next], edge[at]], 0.9, 0.3);
        face([edge[at], edge[next], top[next], top[at]], 0.3, 0.2);
    }
    face([top[2], top[3], top[0], top[1]], 0.2, 0.0);
    builder.mesh()
}
