//! The one material of the table: print or paint under a warm lamp, with a lacquer's highlight.
//!
//! Bevy's standard material takes three frames a second on a machine without a graphics card; this shader of a
//! few lines takes fifty. It has no lights, shadows or prepasses: the lamp is in the shader.

use bevy::{
    asset::{load_internal_asset, uuid_handle},
    light::{DirectionalLightShadowMap, PointLightShadowMap},
    mesh::MeshVertexBufferLayoutRef,
    pbr::{Material, MaterialPipeline, MaterialPipelineKey, MaterialPlugin},
    prelude::*,
    render::render_resource::{
        AsBindGroup, BlendState, RenderPipelineDescriptor, SpecializedMeshPipelineError,
    },
    shader::{Shader, ShaderRef},
};

use crate::staging::Rgb;

const SHADER: Handle<Shader> = uuid_handle!("6d1d2f0c-95c9-4f0e-9f3b-51f3f1d4b7a2");

/// Adds the material; its shader travels inside the program.
pub(in crate::app::table) fn plugin(app: &mut App) {
    load_internal_asset!(
        app,
        SHADER,
        "../../../../assets/shaders/wood_and_paint.wgsl",
        Shader::from_wgsl
    );
    app.add_plugins(MaterialPlugin::<Paint>::default())
        // The engine keeps maps for shadows of lights that may come: by default forty megabytes of them.
        .insert_resource(PointLightShadowMap { size: 1 })
        .insert_resource(DirectionalLightShadowMap { size: 1 });
}

/// Reads a colour as it is written, for light to be multiplied with; what is none is white, which is seen at once.
#[must_use]
pub(in crate::app::table) fn linear(hex: &str) -> LinearRgba {
    Rgb::read(hex).map_or(LinearRgba::WHITE, |colour| {
        let [red, green, blue] = colour.light();
        LinearRgba::rgb(red, green, blue)
    })
}

/// How a thing takes the light. Each is a shader of its own, because what covers the window must be cheap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Finish {
    /// Round and shining: pieces.
    #[default]
    Lacquer,
    /// The same, and the room is seen in it.
    Mirror,
    /// Flat, facing up, matt: the board.
    Board,
    /// As the board, with the board's shadow on it: the table.
    Table,
    /// Round and shining, and half transparent: what is only imagined.
    Ghost,
    /// Not lit, with the board shining through: marks and shadows.
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
    /// For the board and the table: half the width and depth and the corner of the board, and how high the lamp hangs,
    /// 1 over a board for four.
    #[uniform(0)]
    pub shaded_by: Vec4,
    /// The print; white where there is none.
    #[texture(1)]
    #[sampler(2)]
    pub print: Option<Handle<Image>>,
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
    pub fn flat(print: Option<Handle<Image>>) -> Self {
        Self::matt(print, Finish::Print)
    }
}

impl Material for Paint {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    /// What is transparent is drawn after everything else in the same pass, as if cut out: a pass of its own would
    /// carry the whole picture to and fro once more, which is a tenth of a frame without a graphics card. It is not
    /// sorted: what is printed lies flat on the board, and where the order would be seen, beside each other.
    fn alpha_mode(&self) -> AlphaMode {
        match self.finish {
            Finish::Lacquer | Finish::Mirror | Finish::Board | Finish::Table => AlphaMode::Opaque,
            Finish::Ghost | Finish::Print => AlphaMode::Mask(0.0),
        }
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
        let (finish, blend, writes_depth) = match key.bind_group_data {
            Finish::Lacquer | Finish::Mirror => ("LACQUER", None, true),
            Finish::Board => ("BOARD", None, true),
            Finish::Table => ("TABLE", None, true),
            Finish::Ghost => ("LACQUER", Some(BlendState::ALPHA_BLENDING), true),
            Finish::Print => ("PRINT", Some(BlendState::ALPHA_BLENDING), false),
        };
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.push(finish.into());
            if key.bind_group_data == Finish::Mirror {
                fragment.shader_defs.push("MIRROR".into());
            }
            for target in fragment.targets.iter_mut().flatten() {
                target.blend = blend;
            }
        }
        if let Some(depth) = &mut descriptor.depth_stencil {
            depth.depth_write_enabled = Some(writes_depth);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_colour_is_white() {
        assert_eq!(linear("white as snow"), LinearRgba::WHITE);
        assert_eq!(
            linear("#8C2F1B"),
            LinearRgba::from(Srgba::rgb_u8(0x8C, 0x2F, 0x1B))
        );
    }
}
