//! One frame of a table on which all 24 pawns of six seats move, without a renderer: what the app itself costs.

use std::time::{Duration, Instant};

use bevy::{
    ecs::system::RunSystemOnce,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    time::TimeUpdateStrategy,
    winit::WinitPlugin,
};
use criterion::{Criterion, criterion_group, criterion_main};
use homestretch::{
    app::{
        Options,
        table::{Busy, Layout, Piece, Table},
    },
    play::store::Folders,
    rules::Seat,
};

const FRAME: Duration = Duration::from_micros(16_667);

fn table(folder: &std::path::Path) -> App {
    let mut app = App::new();
    app.insert_resource(Options {
        setup: None,
        seed: None,
        load: None,
        speed: None,
        safe: true,
        folders: Folders::find(Some(folder.to_owned())).expect("a folder"),
    })
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
    .add_plugins(
        DefaultPlugins
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>(),
    )
    .add_plugins(homestretch::app::plugin);
    app.finish();
    app.cleanup();
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
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = table(folder.path());
    criterion.bench_function("frame with 24 moving pawns", |bench| {
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

criterion_group!(benches, frames);
criterion_main!(benches);
