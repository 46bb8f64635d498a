//! How a board is laid on the table and gets another look.

use bevy::prelude::*;

use super::{pointing::tell, signs::Signs};
use crate::{
    app::table::{
        look::{backdrop::BACKDROP, kit::Workshop, shapes},
        things::{
            pose::turned,
            spots::{BoardSpot, Laid, OfBoard},
        },
    },
    staging::{Colours, Layout, Spot, Theme, Touch, drawing, lift},
};

/// How thick the board is.
const THICKNESS: f32 = 0.22;

pub(in crate::app::table) fn plugin(app: &mut App) {
    app.init_resource::<Worn>();
}

/// How everything on the table looks.
#[derive(Resource, Default, PartialEq)]
pub(in crate::app::table) struct Worn {
    theme: Theme,
    colours: Colours,
}

/// What lies below all pieces.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::table) enum Ground {
    /// The board.
    Board,
    /// The table round it.
    Table,
}

/// Gives the board, the table and the pieces another look, and the seats other colours.
pub(in crate::app::table) fn wear(
    In((theme, colours)): In<(Theme, Colours)>,
    laid: Option<Res<Laid>>,
    ground: Query<(Entity, &Ground)>,
    mut worn: ResMut<Worn>,
    mut shop: Workshop,
    mut commands: Commands,
) {
    let wanted = Worn { theme, colours };
    if *worn == wanted {
        return;
    }
    shop.polish(wanted.theme.pieces);
    if worn.colours != wanted.colours {
        shop.dye(wanted.colours);
    }
    if let Some(laid) = laid {
        let (board, table) = shop.ground(&laid, &wanted.theme);
        for (entity, ground) in &ground {
            let paint = match ground {
                Ground::Board => &board,
                Ground::Table => &table,
            };
            commands.entity(entity).insert(MeshMaterial3d(paint.clone()));
        }
    }
    *worn = wanted;
}

/// Lays a board on the table; what was there is taken away.
pub(in crate::app::table) fn lay(
    In(layout): In<Layout>,
    before: Query<Entity, With<OfBoard>>,
    worn: Res<Worn>,
    mut signs: ResMut<Signs>,
    mut shop: Workshop,
    mut commands: Commands,
) {
    for entity in &before {
        commands.entity(entity).try_despawn();
    }
    *signs = Signs::default();
    let side = drawing::side(&layout);
    let slab = shop.meshes.add(shapes::slab(layout.outline(), THICKNESS, side));
    let around = shop.meshes.add(shapes::around(layout.outline(), 20.0));
    let (board, table) = shop.ground(&layout, &worn.theme);
    let below = Transform::from_xyz(0.0, -THICKNESS, 0.0);
    for (ground, mesh, paint, place) in [
        (Ground::Board, slab, board, Transform::IDENTITY),
        (Ground::Table, around, table, below),
    ] {
        let look = (Mesh3d(mesh), MeshMaterial3d(paint), place);
        commands.spawn((OfBoard, ground, BACKDROP, look));
    }
    let spots = layout.spots().iter().map(|spot| {
        let mut entity = commands.spawn((OfBoard, BoardSpot(spot.clone())));
        if let Some(touch) = touch(spot, &shop) {
            tell(entity.insert(touch));
        }
        entity.id()
    });
    let spots = spots.collect();
    commands.insert_resource(Laid::new(layout, spots));
}

/// By what a spot is picked, and how that lies.
fn touch(spot: &Spot, shop: &Workshop) -> Option<(Mesh3d, Transform)> {
    let (mesh, size) = match spot.touch()? {
        Touch::Disc(radius) => (&shop.kit.disc, Vec2::splat(radius)),
        Touch::Room(size) => (&shop.kit.square, size),
    };
    // Narrow ones lie above those on both sides.
    let height = if size.min_element() < 0.45 { 0.004 } else { 0.002 };
    let place = Transform::from_translation(lift(spot.at) + Vec3::Y * height)
        .with_rotation(turned(spot.angle.unwrap_or_default()))
        .with_scale(Vec3::new(size.x, 1.0, size.y));
    Some((Mesh3d(mesh.clone()), place))
}
