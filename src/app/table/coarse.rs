//! Drawing the table coarser than the window, for machines without a graphics card: fewer pixels take the light, and
//! the picture is spread over the window before anything is written on it.

use bevy::{
    asset::{load_internal_asset, uuid_handle},
    camera::MainPassResolutionOverride,
    core_pipeline::fullscreen_material::{FullscreenMaterial, FullscreenMaterialPlugin},
    prelude::*,
    render::{
        Extract, ExtractSchedule, RenderApp, extract_component::ExtractComponent,
        render_resource::ShaderType, sync_world::RenderEntity,
    },
    shader::{Shader, ShaderRef},
};

use super::camera::TableCamera;

const SHADER: Handle<Shader> = uuid_handle!("2c1f8a3e-0a4b-4f7e-9d55-7be2d3c0f611");

/// How finely the table is drawn.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Detail {
    /// Pixels drawn to pixels of the window, along each side, at most 1.
    pub scale: f32,
    /// Whether edges are smoothed.
    pub smooth: bool,
}

impl Default for Detail {
    fn default() -> Self {
        Self {
            scale: 1.0,
            smooth: false,
        }
    }
}

/// On the camera while it draws coarser.
#[derive(Component, ExtractComponent, ShaderType, Clone, Copy, Debug, Default, PartialEq)]
struct Coarse {
    drawn: Vec2,
}

impl FullscreenMaterial for Coarse {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }
}

pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(
        app,
        SHADER,
        "../../../assets/shaders/coarse.wgsl",
        Shader::from_wgsl
    );
    app.init_resource::<Detail>()
        .add_plugins(FullscreenMaterialPlugin::<Coarse>::default())
        .add_systems(PostUpdate, coarsen);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(ExtractSchedule, extract);
    }
}

/// The camera draws as finely as is wished.
fn coarsen(
    detail: Res<Detail>,
    cameras: Query<(Entity, &Camera, Option<&Coarse>, &Msaa), With<TableCamera>>,
    mut commands: Commands,
) {
    for (entity, camera, coarse, msaa) in &cameras {
        let Some(size) = camera.physical_viewport_size() else {
            continue;
        };
        let drawn = (size.as_vec2() * detail.scale).round().max(Vec2::ONE);
        let wanted = (detail.scale < 1.0).then_some(Coarse { drawn });
        if coarse.copied() != wanted {
            match wanted {
                Some(coarse) => commands.entity(entity).insert(coarse),
                None => commands.entity(entity).remove::<Coarse>(),
            };
        }
        let smooth = if detail.smooth { Msaa::Sample4 } else { Msaa::Off };
        if *msaa != smooth {
            commands.entity(entity).insert(smooth);
        }
    }
}

fn extract(
    mut commands: Commands,
    cameras: Extract<Query<(RenderEntity, Option<&Coarse>), With<TableCamera>>>,
) {
    for (entity, coarse) in &cameras {
        match coarse {
            Some(coarse) => commands
                .entity(entity)
                .insert(MainPassResolutionOverride(coarse.drawn.as_uvec2())),
            None => commands.entity(entity).remove::<MainPassResolutionOverride>(),
        };
    }
}
