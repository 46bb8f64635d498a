//! The cup from which the die falls where a board has one. It stands in its place on the board; for a throw it goes to the
//! corner of who throws, rattles, tips over, and goes back.

use std::f32::consts::TAU;

use bevy::{math::ops, prelude::*};

use crate::{
    app::table::{
        board::pointing::tell,
        look::{
            body::{Coat, Guise},
            detail::Rests,
            kit::Workshop,
            shapes::{Builder, lathe, smooth},
        },
        things::{
            motion::Course,
            spots::{Cup, Laid, OfBoard},
        },
    },
    staging::lift,
};

/// Its height, and how high above its foot a die lies in it.
const HEIGHT: f32 = 0.84;
const INSIDE: f32 = 0.4;
/// How far from where the die comes to rest it is tipped over, outwards and upwards, and how far it is tipped.
const BESIDE: f32 = 1.35;
const ABOVE: f32 = 1.05;
const TIPPED: f32 = 2.0;
/// After which parts of the throw it has come, has been shaken, is tipped, begins to go back, and is back.
const COMES: f32 = 0.24;
const SHAKES: f32 = 0.36;
const TIPS: f32 = 0.46;
const GOES: f32 = 0.6;
const BACK: f32 = 0.94;

/// After which part of the throw the die has left the cup.
pub(super) const FALLS: f32 = 0.44;

/// Lays leather, brass, pale wood and felt beside each other.
const PRINT: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 4 4"><rect width="1" height="4" fill="#7A331C"/><rect x="1" width="1" height="4" fill="#D3A348"/><rect x="2" width="1" height="4" fill="#C48A4E"/><rect x="3" width="1" height="4" fill="#1D3A2C"/></svg>"##;
const LEATHER: f32 = 0.125;
const BRASS: f32 = 0.375;
const WOOD: f32 = 0.625;
const FELT: f32 = 0.875;

/// Radius and height of each of its parts, from the foot outside up and inside down again, with what it is made of.
const PARTS: [(f32, &[(f32, f32)]); 6] = [
    (WOOD, &[(0.0, 0.0), (0.41, 0.0), (0.43, 0.03), (0.42, 0.07)]),
    (BRASS, &[(0.4, 0.07), (0.415, 0.085), (0.415, 0.125), (0.4, 0.14)]),
    (
        LEATHER,
        &[
            (0.39, 0.14),
            (0.375, 0.25),
            (0.38, 0.42),
            (0.41, 0.58),
            (0.435, 0.66),
        ],
    ),
    (
        BRASS,
        &[(0.44, 0.66), (0.455, 0.675), (0.462, 0.715), (0.45, 0.73)],
    ),
    (
        WOOD,
        &[
            (0.445, 0.73),
            (0.475, 0.76),
            (0.495, 0.8),
            (0.485, HEIGHT),
            (0.45, HEIGHT),
            (0.43, 0.8),
        ],
    ),
    (
        FELT,
        &[
            (0.43, 0.8),
            (0.39, 0.6),
            (0.36, 0.3),
            (0.34, 0.12),
            (0.3, 0.09),
            (0.0, 0.08),
        ],
    ),
];

/// The cup on the origin.
fn mesh() -> Mesh {
    let mut builder = Builder::default();
    for (made_of, profile) in PARTS {
        let points: Vec<Vec2> = profile.iter().copied().map(Vec2::from).collect();
        lathe(&mut builder, &smooth(&points, 2), 28, Vec2::new(made_of, 0.5));
    }
    builder.mesh()
}

fn coat() -> Coat {
    Coat {
        print: Some((PRINT.to_owned(), 64)),
        tint: LinearRgba::WHITE,
        shine: 0.4,
        sharpness: 30.0,
        silhouette: 0.45,
    }
}

/// Puts a cup on its place on the board that was laid, where that has one.
pub(in crate::app::table) fn stand(laid: Option<Res<Laid>>, mut shop: Workshop, mut commands: Commands) {
    let Some(at) = laid.and_then(|laid| laid.decor().cup) else {
        return;
    };
    let place = Transform::from_translation(lift(at));
    let mesh = shop.meshes.add(mesh());
    let paint = shop.paint(None, Guise::default(), |_, _| coat());
    let look = (Mesh3d(mesh), MeshMaterial3d(paint), place);
    let mut cup = commands.spawn((OfBoard, Cup, Rests, look));
    tell(&mut cup);
    let cup = cup.id();
    shop.shade(&mut commands, cup, place);
}

/// How the cup goes about a throw.
#[derive(Clone, Debug)]
pub(super) struct Pour {
    /// How long the throw takes.
    secs: f32,
    /// Where the cup belongs.
    home: Vec3,
    /// Where it is tipped over.
    over: Vec3,
    /// About what it is tipped over.
    axis: Vec3,
}

impl Pour {
    /// For a throw of so many seconds towards a rest; `towards` points from who throws into the board.
    pub(super) fn new(secs: f32, home: Vec2, rest: Vec3, towards: Vec3) -> Self {
        Self {
            secs,
            home: lift(home),
            over: rest - BESIDE * towards + ABOVE * Vec3::Y,
            axis: Vec3::Y.cross(towards).normalize_or(Vec3::X),
        }
    }

    /// How it stands after a part of the throw.
    fn at(&self, part: f32) -> Transform {
        let between = |from: f32, to: f32| {
            let t = ((part - from) / (to - from)).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        };
        let there = between(0.0, COMES) - between(GOES, BACK);
        let high = 1.1 * 4.0 * there * (1.0 - there);
        let shaken = between(COMES - 0.06, COMES) - between(SHAKES, SHAKES + 0.03);
        let shaking = ops::sin((part - COMES) / (SHAKES - COMES) * 3.0 * TAU) * shaken;
        // A little back before it is tipped.
        let drawn_back = between(COMES, SHAKES) - between(SHAKES, TIPS);
        let tip =
            TIPPED * (between(SHAKES, TIPS) - between(GOES, GOES + 0.2)) - 0.25 * drawn_back + 0.12 * shaking;
        Transform {
            translation: self.home.lerp(self.over, there) + Vec3::Y * (high + 0.12 * shaking),
            rotation: Quat::from_axis_angle(self.axis, tip),
            ..default()
        }
    }

    /// Where the die is in it after a part of the throw.
    pub(super) fn inside(&self, part: f32) -> Vec3 {
        // It slides out at the end.
        let out = ((part - SHAKES) / (FALLS - SHAKES)).clamp(0.0, 1.0);
        self.at(part)
            .transform_point(Vec3::Y * (INSIDE + (HEIGHT - INSIDE) * out * out))
    }
}

impl Course for Pour {
    fn secs(&self) -> f32 {
        self.secs
    }

    fn pose(&self, part: f32, _base: Transform) -> Transform {
        self.at(part)
    }

    fn end(&self, _base: Transform) -> Transform {
        self.at(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_comes_back_to_where_it_stood_and_pours_beside_the_rest() {
        let rest = Vec3::new(-2.0, 0.0, 6.0);
        let pour = Pour::new(1.3, Vec2::ZERO, rest, Vec3::NEG_Z);
        for part in [0.0, BACK, 1.0] {
            let stands = pour.at(part);
            assert!(stands.translation.length() < 1e-4, "{part}: {stands:?}");
            assert!(stands.rotation.angle_between(Quat::IDENTITY) < 1e-3, "{part}");
        }
        // Tipped over with its mouth towards the rest, and above the table.
        let up = pour.at(0.5) * Vec3::Y - pour.at(0.5).translation;
        assert!(up.z < -0.5 && up.y < 0.0, "{up}");
        assert!(pour.inside(FALLS).distance(rest) < 1.2 && pour.inside(FALLS).y > 0.3);
    }
}
