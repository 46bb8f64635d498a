//! The backdrop: the table, the board, and every piece that stands still. While nobody moves the camera they look the
//! same in every picture; so they are drawn once, kept with their depth, and laid below what moves.
//!
//! Without a graphics card that is the difference between a table that stutters and one that runs: copying a picture
//! costs a twentieth of drawing it.

use bevy::{
    camera::{
        Camera3dDepthLoadOp, CameraMainTextureUsages, CameraOutputMode, CameraUpdateSystems,
        visibility::RenderLayers,
    },
    core_pipeline::{Core3d, Core3dSystems, core_3d::main_opaque_pass_3d, tonemapping::Tonemapping},
    picking::PickingSystems,
    prelude::*,
    render::{
        RenderApp,
        extract_component::{ExtractComponent, ExtractComponentPlugin},
        render_resource::{BlendState, Texture, TextureDescriptor, TextureDimension, TextureUsages},
        renderer::{RenderContext, RenderDevice, ViewQuery},
        view::{ViewDepthTexture, ViewTarget},
    },
};

use super::{
    camera::TableCamera,
    detail::{Detail, Rests},
    kit::{Shadow, cast_shadows},
    material::Paint,
};
use crate::app::table::things::motion::{Busy, Carried};

/// What is drawn as the backdrop has this layer, everything else the first one.
pub(in crate::app::table) const BACKDROP: RenderLayers = RenderLayers::layer(1);
const FRONT: RenderLayers = RenderLayers::layer(0);

/// For so many pictures the backdrop is drawn anew when something new may reach the graphics card late.
const ARRIVING: u8 = 8;

/// What moves, by itself or in somebody's hand.
type Moves = Or<(With<Busy>, With<Carried>)>;

/// The camera that draws the backdrop; it stands where the table's camera stands.
#[derive(Component, ExtractComponent, Clone)]
struct BackdropCamera;

/// On the table's camera: whether it draws upon the picture that was kept.
#[derive(Component, ExtractComponent, Clone, Copy, PartialEq)]
struct Recalls(bool);

/// The picture that was kept, and its depth.
#[derive(Resource, Default)]
struct Kept(Option<[Texture; 2]>);

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.init_resource::<Detail>()
        .add_plugins((
            ExtractComponentPlugin::<BackdropCamera>::default(),
            ExtractComponentPlugin::<Recalls>::default(),
        ))
        .add_systems(PostStartup, spawn_camera)
        .add_systems(PreUpdate, see_all.before(PickingSystems::Backend))
        .add_systems(
            PostUpdate,
            (see_front, smoothen, settle, follow)
                .chain()
                .after(cast_shadows)
                .before(CameraUpdateSystems),
        );
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.init_resource::<Kept>().add_systems(
            Core3d,
            (
                recall.before(main_opaque_pass_3d).in_set(Core3dSystems::MainPass),
                keep.in_set(Core3dSystems::EarlyPostProcess),
            ),
        );
    }
}

/// Both cameras draw into one picture, the backdrop's first, and with one depth.
fn spawn_camera(
    table: Single<(Entity, &mut Camera, &mut Camera3d), With<TableCamera>>,
    mut commands: Commands,
) {
    let copied = TextureUsages::COPY_SRC | TextureUsages::COPY_DST;
    let usages = CameraMainTextureUsages::default().with(copied);
    let (table, mut camera, mut camera_3d) = table.into_inner();
    camera_3d.depth_texture_usages = (TextureUsages::RENDER_ATTACHMENT | copied).into();
    let own_camera_3d = camera_3d.clone();
    camera_3d.depth_load_op = Camera3dDepthLoadOp::Load;
    let clear_color = std::mem::replace(&mut camera.clear_color, ClearColorConfig::None);
    camera.output_mode = CameraOutputMode::Write {
        blend_state: Some(BlendState::REPLACE),
        clear_color: ClearColorConfig::Default,
    };
    commands.entity(table).insert((usages, Recalls(false), FRONT));
    commands.spawn((
        BackdropCamera,
        BACKDROP,
        own_camera_3d,
        Camera {
            order: camera.order - 1,
            clear_color,
            output_mode: CameraOutputMode::Skip,
            ..default()
        },
        usages,
        Tonemapping::None,
        Msaa::Off,
    ));
}

fn smoothen(detail: Res<Detail>, mut cameras: Query<&mut Msaa>) {
    let wanted = if detail.smooth { Msaa::Sample4 } else { Msaa::Off };
    for mut msaa in &mut cameras {
        msaa.set_if_neq(wanted);
    }
}

/// What is drawn as the backdrop is pointed at like everything else.
fn see_all(mut layers: Single<&mut RenderLayers, With<TableCamera>>) {
    **layers = FRONT.union(&BACKDROP);
}

/// And is not drawn twice.
fn see_front(mut layers: Single<&mut RenderLayers, With<TableCamera>>) {
    **layers = FRONT;
}

/// What has come to rest becomes a part of the backdrop; what begins to move leaves it.
fn settle(
    mut things: Query<(Entity, Option<&Shadow>, &mut RenderLayers), With<Rests>>,
    moving: Query<(), Moves>,
    begun: Query<(), Or<(Added<Busy>, Added<Carried>, Added<Rests>)>>,
    mut ended: RemovedComponents<Busy>,
    mut put_down: RemovedComponents<Carried>,
) {
    if begun.is_empty() && ended.read().count() + put_down.read().count() == 0 {
        return;
    }
    for (entity, shadow, mut layers) in &mut things {
        let moves = moving.contains(shadow.map_or(entity, |shadow| shadow.0));
        layers.set_if_neq(if moves { FRONT } else { BACKDROP });
    }
}

/// The backdrop's camera follows the table's, and rests while nothing changes.
fn follow(
    detail: Res<Detail>,
    table: Single<(&Camera, Ref<Transform>, Ref<Projection>, &mut Recalls), With<TableCamera>>,
    backdrop: Single<
        (&mut Camera, &mut Transform, &mut Projection),
        (With<BackdropCamera>, Without<TableCamera>),
    >,
    stirred: Query<
        &RenderLayers,
        (
            With<Mesh3d>,
            Without<Camera>,
            Or<(Changed<MeshMaterial3d<Paint>>, Changed<Transform>)>,
        ),
    >,
    switched: Query<(), (With<Rests>, Changed<RenderLayers>)>,
    removed: RemovedComponents<Rests>,
    mut paints: MessageReader<AssetEvent<Paint>>,
    mut size: Local<Option<UVec2>>,
    mut unsettled: Local<u8>,
) {
    let (camera, transform, projection, mut recalls) = table.into_inner();
    let (mut own_camera, mut own_transform, mut own_projection) = backdrop.into_inner();
    let moved = transform.is_changed() || projection.is_changed() || *size != camera.physical_target_size();
    if moved {
        *size = camera.physical_target_size();
        *own_transform = *transform;
        own_projection.clone_from(&projection);
        own_camera.sub_camera_view = camera.sub_camera_view;
    }
    let arrived = paints.read().count() > 0 || detail.is_changed();
    let differs =
        !removed.is_empty() || !switched.is_empty() || stirred.iter().any(|layers| *layers == BACKDROP);
    if arrived {
        *unsettled = ARRIVING;
    } else if moved || differs {
        *unsettled = 1.max(*unsettled);
    }
    let draws = detail.smooth || *unsettled > 0;
    *unsettled = unsettled.saturating_sub(1);
    if own_camera.is_active != draws {
        own_camera.is_active = draws;
    }
    recalls.set_if_neq(Recalls(!draws));
}

/// Keeps the backdrop just drawn.
fn keep(
    view: ViewQuery<(&ViewTarget, &ViewDepthTexture, &BackdropCamera, &Msaa)>,
    device: Res<RenderDevice>,
    mut kept: ResMut<Kept>,
    mut context: RenderContext,
) {
    let (target, depth, _, msaa) = view.into_inner();
    if *msaa != Msaa::Off {
        return;
    }
    let drawn = [target.main_texture(), &depth.texture];
    let fits = |kept: &[Texture; 2]| {
        let mut pairs = kept.iter().zip(drawn);
        pairs.all(|(kept, drawn)| kept.size() == drawn.size() && kept.format() == drawn.format())
    };
    if !kept.0.as_ref().is_some_and(fits) {
        kept.0 = Some(drawn.map(|drawn| {
            device.create_texture(&TextureDescriptor {
                label: Some("backdrop"),
                size: drawn.size(),
                mip_level_count: 1,
                sample_count: 1,
                dimension: TextureDimension::D2,
                format: drawn.format(),
                usage: TextureUsages::COPY_DST | TextureUsages::COPY_SRC,
                view_formats: &[],
            })
        }));
    }
    for (drawn, kept) in drawn.into_iter().zip(kept.0.iter().flatten()) {
        copy(&mut context, drawn, kept);
    }
}

/// Lays the kept backdrop below what the table's camera is about to draw.
fn recall(
    view: ViewQuery<(&ViewTarget, &ViewDepthTexture, &Recalls)>,
    kept: Res<Kept>,
    mut context: RenderContext,
) {
    let (target, depth, recalls) = view.into_inner();
    if *recalls != Recalls(true) {
        return;
    }
    let drawn = [target.main_texture(), &depth.texture];
    for (kept, drawn) in kept.0.iter().flatten().zip(drawn) {
        if kept.size() == drawn.size() {
            copy(&mut context, kept, drawn);
        }
    }
}

fn copy(context: &mut RenderContext, from: &Texture, to: &Texture) {
    context
        .command_encoder()
        .copy_texture_to_texture(from.as_image_copy(), to.as_image_copy(), from.size());
}
