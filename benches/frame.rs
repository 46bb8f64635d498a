//! One frame of a table on which all 24 pawns of six seats move, without a renderer: what the app itself costs, with
//! all of the engine beside it, and with no more of the engine than the table needs.

#[path = "../tests/app/headless.rs"]
mod headless;

use std::time::{Duration, Instant};

use bevy::{
    camera::CameraPlugin, ecs::system::RunSystemOnce, image::ImagePlugin, input::InputPlugin,
    mesh::MeshPlugin, picking::DefaultPickingPlugins, prelude::*, state::app::StatesPlugin,
    window::WindowPlugin,
};
use criterion::{Criterion, criterion_group, criterion_main};
use homestretch::{
    app::table::{Busy, Layout, Piece, Table},
    rules::Seat,
};

const FRAME: Duration = Duration::from_micros(16_667);

/// As little of the engine as the table needs.
fn bare() -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        TransformPlugin,
        InputPlugin,
        WindowPlugin::default(),
        AssetPlugin::default(),
        ImagePlugin::default(),
        MeshPlugin,
        CameraPlugin,
        DefaultPickingPlugins,
    ))
    .init_asset::<Shader>();
    app
}

/// An app with the pawns of six seats on the table.
fn table(app: App, folder: &std::path::Path) -> App {
    let mut app = headless::begin(app, headless::options(folder, None, None), FRAME);
    app.update();
    app.world_mut()
        .run_system_once(|mut table: Table| {
            let layout = Layout::race(6, 8, 4);
            let pieces: Vec<_> = (0..6)
                .map(Seat::new)
                .flat_map(|seat| {
                    layout
                        .yard(seat)
                        .map(move |spot| (seat, spot.clone()))
                        .collect::<Vec<_>>()
                })
                .collect();
            table.lay(layout);
            table.place(&pieces);
        })
        .expect("a table");
    app.update();
    app
}

/// Sends every pawn along thirty spots, each to another end.
fn send(pieces: Query<&Piece>, layout: Res<Layout>, mut table: Table) {
    let spots: Vec<_> = layout.spots().iter().map(|spot| spot.name.clone()).collect();
    for (at, piece) in pieces.iter().enumerate() {
        let path: Vec<_> = std::iter::once(piece.spot.clone())
            .chain(spots.iter().cycle().skip(at).take(30).cloned())
            .collect();
        table.walk(piece.seat, &path);
    }
}

fn frames(criterion: &mut Criterion) {
    for (name, engine) in [
        ("of the app", bare as fn() -> App),
        ("of app and engine", headless::engine),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = table(engine(), folder.path());
        criterion.bench_function(&format!("frame with 24 moving pawns, {name}"), |bench| {
            bench.iter_custom(|frames| {
                let mut taken = Duration::ZERO;
                for _ in 0..frames {
                    let world = app.world_mut();
                    if world.query_filtered::<(), With<Busy>>().iter(world).count() < 24 {
                        world.run_system_once(send).expect("they walk");
                    }
                    let begun = Instant::now();
                    app.update();
                    taken += begun.elapsed();
                }
                taken
            });
        });
    }
}

criterion_group!(benches, frames);
criterion_main!(benches);
