//! The one material of the table: print or paint under a warm lamp, with a lacquer's highlight.
//!
//! Bevy's standard material takes three frames a second on a machine without a graphics card; this shader of a
//! few lines takes fifty. It has no lights, shadows or prepasses: the lamp is in the shader.

use bevy::{
    asset::{load_internal_asset, uuid_handle},
    pbr::{Material, MaterialPlugin},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::{Shader, ShaderRef},
};

const SHADER: Handle<Shader> = uuid_handle!("6d1d2f0c-95c9-4f0e-9f3b-51f3f1d4b7a2");

/// Adds the material; its shader travels inside the program.
pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../../assets/shaders/wood_and_paint.wgsl", Shader::from_wgsl);
    app.add_plugins(MaterialPlugin::<Paint>::default());
}

/// What a thing is painted with.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct Paint {
    /// Multiplied with the texture.
    #[uniform(0)]
    pub tint: LinearRgba,
    /// Strength of the highlight, its sharpness, how much the silhouette darkens, and 1 for paint that ignores the lamp.
    #[uniform(0)]
    pub lacquer: Vec4,
    /// Half the width and depth and the corner of the card that casts its shadow on this, and 1 if there is one.
    #[uniform(0)]
    pub shaded_by: Vec4,
    /// The print; white where there is none.
    #[texture(1)]
    #[sampler(2)]
    pub print: Option<Handle<Image>>,
    /// Whether what lies below shines through.
    pub alpha_mode: AlphaMode,
    /// Brings a transparent thing before others at the same place.
    pub depth_bias: f32,
}

impl Paint {
    /// A printed or painted thing with a lacquer of some strength (0 … 1) and sharpness.
    #[must_use]
    pub fn lacquered(print: Option<Handle<Image>>, strength: f32, sharpness: f32, silhouette: f32) -> Self {
        Self {
            tint: LinearRgba::WHITE,
            lacquer: Vec4::new(strength, sharpness, silhouette, 0.0),
            shaded_by: Vec4::ZERO,
            print,
            alpha_mode: AlphaMode::Opaque,
            depth_bias: 0.0,
        }
    }

    /// A transparent print that the lamp does not change: marks and shadows.
    #[must_use]
    pub fn flat(print: Handle<Image>, tint: LinearRgba, depth_bias: f32) -> Self {
        Self {
            tint,
            lacquer: Vec4::new(0.0, 1.0, 0.0, 1.0),
            shaded_by: Vec4::ZERO,
            print: Some(print),
            alpha_mode: AlphaMode::Blend,
            depth_bias,
        }
    }
}

impl Material for Paint {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}
