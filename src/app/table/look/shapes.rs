//! Meshes made by rule: surfaces of revolution, the board's slab, flat discs and squares.
//!
//! All are seen from outside counterclockwise, and y is up. Flat things lie in the plane y = 0 and face up.

use std::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    math::{Vec2, Vec3, ops},
    mesh::{Indices, Mesh, PrimitiveTopology},
};

use crate::staging::{layout::Outline, lift};

/// A mesh while it is being put together.
#[derive(Default)]
pub(in crate::app::table) struct Builder {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    indices: Vec<u32>,
}

impl Builder {
    /// Adds a vertex and gives its number.
    pub(in crate::app::table) fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position);
        self.normals.push(normal.normalize_or(Vec3::Y));
        self.uvs.push(uv);
        self.positions.len() as u32 - 1
    }

    /// Adds a triangle.
    pub(in crate::app::table) fn triangle(&mut self, corners: [u32; 3]) {
        self.indices.extend(corners);
    }

    /// Joins two closed rows of `count` + 1 vertices, the first of which begins lower.
    fn join_rows(&mut self, lower: u32, upper: u32, count: u32) {
        for i in 0..count {
            self.triangle([upper + i, lower + i, lower + i + 1]);
            self.triangle([upper + i, lower + i + 1, upper + i + 1]);
        }
    }

    /// The finished mesh.
    pub(in crate::app::table) fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// Flat bands so wide along rows of points of the board, with the print across them: its top to the left.
pub(in crate::app::table) fn bands(rows: &[Vec<Vec2>], width: f32) -> Mesh {
    let mut builder = Builder::default();
    for points in rows {
        let mut before: Option<[u32; 2]> = None;
        for (at, &point) in points.iter().enumerate() {
            let along = |from: usize| Some((points.get(from + 1)? - points[from]).normalize_or_zero());
            let (come, go) = (at.checked_sub(1).and_then(along), along(at));
            let (Some(come), Some(go)) = (come.or(go), go.or(come)) else {
                continue;
            };
            // Where it bends it is cut along the middle of the bend.
            let (left, onward) = (come.perp(), go.perp());
            let aside = (left + onward) / (1.0 + left.dot(onward)).max(0.2) * (width / 2.0);
            let side = |builder: &mut Builder, at: Vec2, print: f32| {
                builder.vertex(lift(at), Vec3::Y, Vec2::new(0.5, print))
            };
            let now = [
                side(&mut builder, point + aside, 0.0),
                side(&mut builder, point - aside, 1.0),
            ];
            if let Some([left, right]) = before {
                builder.triangle([right, now[1], now[0]]);
                builder.triangle([right, now[0], left]);
            }
            before = Some(now);
        }
    }
    builder.mesh()
}

/// A row of points in pieces so long, with gaps between them. It begins with half a piece: where a piece and a gap go into
/// its steps, each bend lies in the middle of a piece.
pub(in crate::app::table) fn dashes(points: &[Vec2], dash: f32, gap: f32) -> Vec<Vec<Vec2>> {
    let mut pieces = Vec::new();
    let mut piece: Vec<Vec2> = points.first().copied().into_iter().collect();
    let mut left = dash / 2.0;
    for pair in points.windows(2) {
        let (mut from, to) = (pair[0], pair[1]);
        while from.distance(to) > left {
            from = from.move_towards(to, left);
            if piece.is_empty() {
                (piece, left) = (vec![from], dash);
            } else {
                piece.push(from);
                pieces.push(std::mem::take(&mut piece));
                left = gap;
            }
        }
        left -= from.distance(to);
        if !piece.is_empty() {
            piece.push(to);
        }
    }
    pieces.extend(Some(piece).filter(|piece| piece.len() > 1));
    pieces
}

/// A point on a circle, counterclockwise seen from above.
fn on_circle(part: f32) -> Vec3 {
    let (sin, cos) = ops::sin_cos(part * TAU);
    Vec3::new(cos, 0.0, -sin)
}

/// A Catmull–Rom curve through the points, `parts` to each stretch.
#[expect(clippy::many_single_char_names, reason = "the letters of the formula")]
pub(in crate::app::table) fn smooth(points: &[Vec2], parts: u8) -> Vec<Vec2> {
    let last = points.len() - 1;
    let mut curve = Vec::with_capacity(last * usize::from(parts) + 1);
    for at in 0..last {
        let [a, b, c, d] = [
            points[at.saturating_sub(1)],
            points[at],
            points[at + 1],
            points[(at + 2).min(last)],
        ];
        for part in 0..parts {
            let t = f32::from(part) / f32::from(parts);
            let (t2, t3) = (t * t, t * t * t);
            curve.push(
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2
                    + (3.0 * b - a - 3.0 * c + d) * t3),
            );
        }
    }
    curve.push(points[last]);
    curve
}

/// Adds a surface of revolution about the y axis to `builder`; the profile is (radius, height), lowest first.
/// All its vertices take the colour at `uv`.
pub(in crate::app::table) fn lathe(builder: &mut Builder, profile: &[Vec2], segments: u32, uv: Vec2) {
    let mut before = None;
    for (at, point) in profile.iter().enumerate() {
        let previous = profile[at.saturating_sub(1)];
        let next = profile[(at + 1).min(profile.len() - 1)];
        let along = next - previous;
        let row = (0..=segments).map(|i| {
            let out = on_circle(i as f32 / segments as f32);
            builder.vertex(
                out * point.x + Vec3::Y * point.y,
                out * along.y - Vec3::Y * along.x,
                uv,
            )
        });
        let first = row.min().unwrap_or(0);
        if let Some(lower) = before {
            builder.join_rows(lower, first, segments);
        }
        before = Some(first);
    }
}

/// The part of a [`square`] within a convex outline, counterclockwise in the square's texture: what is drawn outside
/// of it would be drawn for nothing.
pub(in crate::app::table) fn cut_square(outline: &[Vec2]) -> Mesh {
    let mut builder = Builder::default();
    for &uv in outline {
        builder.vertex(Vec3::new(uv.x - 0.5, 0.0, uv.y - 0.5), Vec3::Y, uv);
    }
    for i in 1..(outline.len() as u32).saturating_sub(1) {
        builder.triangle([0, i + 1, i]);
    }
    builder.mesh()
}

/// A thin strip along x, bent so that its middle stands higher than its ends; it is seen from both sides.
pub(in crate::app::table) fn shaving(length: f32, width: f32, rise: f32) -> Mesh {
    const PARTS: u32 = 4;
    let mut builder = Builder::default();
    for side in [1.0, -1.0] {
        let mut before = None;
        for i in 0..=PARTS {
            let along = i as f32 / PARTS as f32 * 2.0 - 1.0;
            let normal = Vec3::new(4.0 * rise * along / length, 1.0, 0.0) * side;
            let at = |across: f32| {
                Vec3::new(along * length, 2.0 * rise * (1.0 - along * along), across * width) / 2.0
            };
            let near = builder.vertex(at(1.0), normal, Vec2::splat(0.5));
            let far = builder.vertex(at(-1.0), normal, Vec2::splat(0.5));
            if let Some((last_near, last_far)) = before.replace((near, far)) {
                let corners = [[last_near, near, far], [last_near, far, last_far]];
                for [a, b, c] in corners {
                    builder.triangle(if side > 0.0 { [a, b, c] } else { [a, c, b] });
                }
            }
        }
    }
    builder.mesh()
}

/// Adds a flat disc at a height that faces up; its print is the circle of `radius_uv` about the texture's middle.
pub(in crate::app::table) fn cap(
    builder: &mut Builder,
    radius: f32,
    height: f32,
    segments: u32,
    radius_uv: f32,
) {
    let middle = builder.vertex(Vec3::Y * height, Vec3::Y, Vec2::splat(0.5));
    let mut last = None;
    for i in 0..=segments {
        let out = on_circle(i as f32 / segments as f32);
        let uv = Vec2::splat(0.5) + Vec2::new(out.x, out.z) * radius_uv;
        let next = builder.vertex(out * radius + Vec3::Y * height, Vec3::Y, uv);
        if let Some(last) = last {
            builder.triangle([middle, last, next]);
        }
        last = Some(next);
    }
}

/// A disc of radius 1 that faces up.
pub(in crate::app::table) fn disc() -> Mesh {
    let mut builder = Builder::default();
    cap(&mut builder, 1.0, 0.0, 20, 0.5);
    builder.mesh()
}

/// A square of side 1 that faces up; its print is read from the near side.
pub(in crate::app::table) fn square() -> Mesh {
    let mut builder = Builder::default();
    let corner = |x: f32, z: f32| (Vec3::new(x - 0.5, 0.0, z - 0.5), Vec2::new(x, z));
    for (position, uv) in [
        corner(0.0, 0.0),
        corner(0.0, 1.0),
        corner(1.0, 1.0),
        corner(1.0, 0.0),
    ] {
        builder.vertex(position, Vec3::Y, uv);
    }
    builder.triangle([0, 1, 2]);
    builder.triangle([0, 2, 3]);
    builder.mesh()
}

/// A convex outline, counterclockwise, that is extruded upwards from the ground.
pub(in crate::app::table) fn prism(outline: &[Vec2], height: f32) -> Mesh {
    let mut builder = Builder::default();
    let (middle, up) = (Vec2::splat(0.5), Vec3::Y * height);
    let top: Vec<u32> = outline
        .iter()
        .map(|&at| builder.vertex(lift(at) + up, Vec3::Y, middle))
        .collect();
    for pair in top.windows(2).skip(1) {
        builder.triangle([top[0], pair[0], pair[1]]);
    }
    for (at, &from) in outline.iter().enumerate() {
        let to = outline[(at + 1) % outline.len()];
        let out = lift((from - to).perp());
        let [a, b, c, d] = [lift(from), lift(to), lift(to) + up, lift(from) + up]
            .map(|corner| builder.vertex(corner, out, middle));
        builder.triangle([a, b, c]);
        builder.triangle([a, c, d]);
    }
    builder.mesh()
}

/// The table around a board, at height 0 and far larger than any view, with a print that repeats every `repeat`.
/// It has a hole under the board: what is not seen need not be drawn.
pub(in crate::app::table) fn around(board: Outline, repeat: f32) -> Mesh {
    const FAR: f32 = 16.0;
    let mut builder = Builder::default();
    let rows = [FAR, 1.0].map(|scale| {
        let mut first = None;
        let outline = board.points(0.1);
        for point in outline.iter().chain(outline.first()) {
            let at = *point * scale;
            first.get_or_insert(builder.vertex(lift(at), Vec3::Y, at / repeat + Vec2::splat(0.37)));
        }
        (first.unwrap_or(0), outline.len() as u32)
    });
    let [(outer, count), (inner, _)] = rows;
    builder.join_rows(outer, inner, count);
    builder.mesh()
}

/// The board: its top at height 0, a rounded edge, and the print of a square of `side` on it.
pub(in crate::app::table) fn slab(board: Outline, thickness: f32, side: f32) -> Mesh {
    let mut builder = Builder::default();
    let outer = board.points(0.0);
    let count = outer.len();
    let uv = |at: Vec2| Vec2::new(0.5 + at.x / side, 0.5 - at.y / side);
    // From the flat top over the edge down to the table: how far in, how high, and how much the edge faces up.
    let edge = thickness.min(0.09);
    let rows = [
        (edge, 0.0, 1.0),
        (0.3 * edge, -0.3 * edge, 0.7),
        (0.0, -edge, 0.0),
        (0.0, -thickness, 0.0),
    ];
    let mut before: Option<u32> = None;
    for (inset, height, up) in rows {
        let points = board.points(inset);
        let print = board.points(inset.max(0.02));
        let mut first = 0;
        for i in 0..=count {
            let at = i % count;
            let along = outer[(at + 1) % count] - outer[(at + count - 1) % count];
            let out = lift(Vec2::new(along.y, -along.x).normalize_or(Vec2::X));
            let position = lift(points[at]) + Vec3::Y * height;
            let vertex = builder.vertex(position, out * (1.0 - up) + Vec3::Y * up, uv(print[at]));
            if i == 0 {
                first = vertex;
            }
        }
        if let Some(upper) = before {
            builder.join_rows(first, upper, count as u32);
        } else {
            let middle = builder.vertex(Vec3::ZERO, Vec3::Y, Vec2::splat(0.5));
            for i in 0..count as u32 {
                builder.triangle([middle, first + i, first + i + 1]);
            }
        }
        before = Some(first);
    }
    builder.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEND: [Vec2; 3] = [Vec2::ZERO, Vec2::X, Vec2::new(1.0, 2.0)];

    #[test]
    fn dashes_lie_along_the_whole_way_and_round_its_bends() {
        let pieces = dashes(&BEND, 0.3, 0.2);
        let length = |piece: &Vec<Vec2>| {
            piece
                .windows(2)
                .map(|pair| pair[0].distance(pair[1]))
                .sum::<f32>()
        };
        let lengths: Vec<f32> = pieces.iter().map(length).collect();
        assert_eq!(lengths.len(), 7);
        let wanted = [0.15, 0.3, 0.3, 0.3, 0.3, 0.3, 0.15];
        assert!(
            lengths
                .iter()
                .zip(wanted)
                .all(|(one, other)| (one - other).abs() < 1e-4),
            "{lengths:?}"
        );
        assert_eq!((pieces[0][0], pieces[6].last()), (BEND[0], BEND.last()));
        assert!(pieces[2].len() == 3 && pieces[2][1] == BEND[1], "{pieces:?}");
        assert!(
            pieces
                .iter()
                .all(|piece| piece.len() == 2 || piece.contains(&BEND[1]))
        );
        assert_eq!(dashes(&[], 1.0, 1.0), Vec::<Vec<Vec2>>::new());
    }

    #[test]
    fn a_band_is_as_wide_everywhere_and_faces_up() {
        let mut mesh = bands(&[BEND.to_vec()], 0.2);
        let at = |mesh: &Mesh| {
            let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION)?.as_float3()?;
            Some(positions.iter().map(|&at| Vec3::from(at)).collect::<Vec<_>>())
        };
        let positions = at(&mesh).expect("positions");
        assert_eq!(positions.len(), 6);
        assert_eq!(positions[0], Vec3::new(0.0, 0.0, -0.1));
        // The outer corner and the inner one of the bend to the left.
        assert!(
            positions[2].distance(Vec3::new(0.9, 0.0, -0.1)) < 1e-5,
            "{positions:?}"
        );
        assert!(
            positions[3].distance(Vec3::new(1.1, 0.0, 0.1)) < 1e-5,
            "{positions:?}"
        );
        mesh.duplicate_vertices();
        mesh.compute_flat_normals();
        let normals = mesh
            .attribute(Mesh::ATTRIBUTE_NORMAL)
            .and_then(|it| it.as_float3());
        assert!(normals.expect("normals").iter().all(|up| up[1] > 0.99));
    }
}
