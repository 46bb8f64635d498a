//! The one material of the table: print or paint under a warm lamp, with a lacquer's highlight.
//!
//! Bevy's standard material takes three frames a second on a machine without a graphics card; this shader of a
//! few lines takes fifty. It has no lights, shadows or prepasses: the lamp is in the shader.

use bevy::{
    asset::{load_internal_asset, uuid_handle},
    mesh::MeshVertexBufferLayoutRef,
    pbr::{Material, MaterialPipeline, MaterialPipelineKey, MaterialPlugin},
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::{Shader, ShaderRef},
};

const SHADER: Handle<Shader> = uuid_handle!("6d1d2f0c-95c9-4f0e-9f3b-51f3f1d4b7a2");

/// Adds the material; its shader travels inside the program.
pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(
        app,
        SHADER,
        "../../../assets/shaders/wood_and_paint.wgsl",
        Shader::from_wgsl
    );
    app.add_plugins(MaterialPlugin::<Paint>::default());
}

/// How a thing takes the light. Each is a shader of its own, because what covers the window must be cheap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Finish {
    /// Round and shining: pieces.
    #[default]
    Lacquer,
    /// Flat, facing up, matt: the card.
    Card,
    /// As the card, with the card's shadow on it: the table.
    Table,
    /// Not lit: marks and shadows.
    Print,
}

impl From<&Paint> for Finish {
    fn from(paint: &Paint) -> Self {
        paint.finish
    }
}

/// What a thing is painted with.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Finish)]
pub struct Paint {
    /// How it takes the light.
    pub finish: Finish,
    /// Multiplied with the texture.
    #[uniform(0)]
    pub tint: LinearRgba,
    /// Strength of the highlight, its sharpness, and how much the silhouette darkens (below 0: grows lighter).
    #[uniform(0)]
    pub lacquer: Vec4,
    /// For [`Finish::Table`]: half the width and depth, and the corner of the card that casts its shadow.
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
    /// A print on something flat that faces up.
    #[must_use]
    pub fn matt(print: Option<Handle<Image>>, finish: Finish) -> Self {
        Self {
            finish,
            tint: LinearRgba::WHITE,
            lacquer: Vec4::ZERO,
            shaded_by: Vec4::ZERO,
            print,
            alpha_mode: AlphaMode::Opaque,
            depth_bias: 0.0,
        }
    }

    /// A painted thing with a highlight of some strength (0 … 1) and sharpness, and a silhouette.
    #[must_use]
    pub fn lacquered(print: Option<Handle<Image>>, strength: f32, sharpness: f32, silhouette: f32) -> Self {
        Self {
            lacquer: Vec4::new(strength, sharpness, silhouette, 0.0),
            ..Self::matt(print, Finish::Lacquer)
        }
    }

    /// A transparent print that the lamp does not change: marks and shadows.
    #[must_use]
    pub fn flat(print: Option<Handle<Image>>, depth_bias: f32) -> Self {
        Self {
            alpha_mode: AlphaMode::Blend,
            depth_bias,
            ..Self::matt(print, Finish::Print)
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

    fn specialize(
        _pipeline: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let finish = match key.bind_group_data {
            Finish::Lacquer => "LACQUER",
            Finish::Card => "CARD",
            Finish::Table => "TABLE",
            Finish::Print => "PRINT",
        };
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.push(finish.into());
        }
        Ok(())
    }
}
