//! What the table is made of or covered with, grown from a seed as a texture that repeats: planks with rings, fibres and
//! pores, felt, linen, slate.

use bevy::{
    color::{ColorToPacked, Mix, Srgba},
    image::{Image, ImageAddressMode},
    math::ops,
};

use super::print::with_levels;
use crate::staging::{Weave, theme::Wood};

const SIZE: u32 = 1024;
/// Planks across the texture.
const PLANKS: u32 = 5;
/// Threads of linen across the texture: an even number, or they would not meet.
const THREADS: u32 = 256;

/// A number in 0 … 1 for a point of a lattice (PCG's output function).
fn hash(x: u32, y: u32, seed: u32) -> f32 {
    let mixed = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    let state = mixed.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
    let word = ((state >> ((state >> 28) + 4)) ^ state).wrapping_mul(277_803_737);
    ((word >> 22) ^ word) as f32 / u32::MAX as f32
}

/// Smooth noise that repeats after `across` × `down` cells; x and y in 0 … 1.
fn noise(x: f32, y: f32, across: u32, down: u32, seed: u32) -> f32 {
    let (x, y) = (x * across as f32, y * down as f32);
    let (left, top) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(x - left), ease(y - top));
    let at = |i: u32, j: u32| hash((left as u32 + i) % across, (top as u32 + j) % down, seed);
    let upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
    let lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
    upper + (lower - upper) * v
}

/// The texture of a table or of what lies on it.
#[must_use]
pub(super) fn texture(weave: Weave, wood: &Wood, smooth: bool) -> Image {
    let light = match weave {
        Weave::Planks => grain,
        Weave::Felt => felt,
        Weave::Linen => linen,
        Weave::Slate => slate,
    };
    let tones = [&wood.dark, &wood.bright].map(|hex| Srgba::hex(hex).unwrap_or(Srgba::BLACK));
    let seed = wood.seed;
    let mut level: Vec<[u8; 4]> = Vec::with_capacity((SIZE * SIZE) as usize);
    for row in 0..SIZE {
        let v = row as f32 / SIZE as f32;
        for column in 0..SIZE {
            let light = light(column as f32 / SIZE as f32, v, seed);
            level.push(tones[0].mix(&tones[1], light).to_u8_array());
        }
    }
    let mut data = level.as_flattened().to_vec();
    let mut levels = 1;
    let mut side = SIZE as usize;
    while side > 1 {
        let half = side / 2;
        let mut smaller = Vec::with_capacity(half * half);
        for row in 0..half {
            for column in 0..half {
                let corner = 2 * row * side + 2 * column;
                let four = [
                    level[corner],
                    level[corner + 1],
                    level[corner + side],
                    level[corner + side + 1],
                ];
                smaller.push(std::array::from_fn(|channel| {
                    (four.iter().map(|pixel| u16::from(pixel[channel])).sum::<u16>() / 4) as u8
                }));
            }
        }
        data.extend_from_slice(smaller.as_flattened());
        level = smaller;
        side = half;
        levels += 1;
    }
    with_levels(data, SIZE, levels, smooth, ImageAddressMode::Repeat)
}

/// How bright the wood is at a point, 0 … 1.
fn grain(u: f32, v: f32, seed: u32) -> f32 {
    let plank = (v * PLANKS as f32) as u32;
    let within = v * PLANKS as f32 - plank as f32;
    let own = seed.wrapping_add(plank.wrapping_mul(101));
    let shift = hash(plank, 7, seed);
    let u = (u + shift).fract();
    // Rings cut lengthwise: bands along the plank that wander.
    let wander = noise(u, v, 3, 5, own) * 1.6 + noise(u, v, 7, 15, own ^ 1) * 0.5;
    let rings = 0.5 + 0.5 * ops::sin((within * 2.6 + wander + shift * 9.0) * std::f32::consts::TAU);
    let fibres = noise(u, v, 24, 512, own ^ 2);
    let fine = noise(u, v, 96, 1024, own ^ 3);
    let cloud = noise(u, v, 4, 10, own ^ 4);
    let pore = if noise(u, v, 64, 640, own ^ 5) > 0.86 {
        0.16
    } else {
        0.0
    };
    let mut light = 0.16 + 0.26 * rings * rings + 0.2 * fibres + 0.14 * fine + 0.22 * cloud - pore;
    light += (shift - 0.5) * 0.18;
    // The seam between two planks.
    let seam = (within.min(1.0 - within) * 90.0).min(1.0);
    light *= 0.35 + 0.65 * seam;
    light.clamp(0.0, 1.0)
}

/// How bright felt is: short fibres that lie any way, and clouds where it was brushed.
fn felt(u: f32, v: f32, seed: u32) -> f32 {
    let fibres = 0.5 * (noise(u, v, 220, 640, seed) + noise(u, v, 640, 220, seed ^ 1));
    let cloud = noise(u, v, 9, 9, seed ^ 2);
    (0.5 + 0.44 * (fibres - 0.5) + 0.22 * (cloud - 0.5)).clamp(0.0, 1.0)
}

/// How bright linen is: threads over and under each other, some of them thicker or paler.
fn linen(u: f32, v: f32, seed: u32) -> f32 {
    let (x, y) = (u * THREADS as f32, v * THREADS as f32);
    let (column, row) = (x as u32 % THREADS, y as u32 % THREADS);
    // What lies above runs up where both are even or odd, across elsewhere.
    let (across, own) = if (column + row).is_multiple_of(2) {
        (x.fract(), hash(column, 3, seed))
    } else {
        (y.fract(), hash(row, 5, seed))
    };
    let round = 4.0 * across * (1.0 - across);
    let cloud = noise(u, v, 7, 7, seed ^ 2);
    (0.3 + 0.3 * round + 0.22 * own + 0.16 * cloud).clamp(0.0, 1.0)
}

/// How bright slate is: clouds of all sizes, drawn out along its layers, and grit.
fn slate(u: f32, v: f32, seed: u32) -> f32 {
    let layers = noise(u, v, 3, 6, seed) * 0.45
        + noise(u, v, 8, 21, seed ^ 1) * 0.3
        + noise(u, v, 25, 70, seed ^ 2) * 0.25;
    let grit = noise(u, v, 512, 512, seed ^ 3);
    // Where a layer ends its edge catches the light.
    let edge = (1.0 - (noise(u, v, 4, 12, seed ^ 4) - 0.5).abs() * 40.0).max(0.0);
    (0.16 + 0.62 * layers + 0.16 * grit + 0.12 * edge).clamp(0.0, 1.0)
}
