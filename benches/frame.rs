//! One frame of a table on which all 24 pawns of six seats move, without a renderer: what the app itself costs, with
//! all of the engine beside it, and with no more of the engine than the table needs. And one frame in which another
//! groove is pointed at: what the ghost of a fence costs.

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
    app::{
        Options,
        base::Beat,
        current::Current,
        selection::Cursor,
        table::{Busy, Laid, Occupancy, Table},
    },
    catalogue,
    play::{Setup, Sitter},
    rules::Seat,
    staging::Layout,
};

const FRAME: Duration = Duration::from_micros(16_667);

/// As little of the engine as the table needs.
fn bare(options: Options) -> App {
    let mut app = App::new();
    app.insert_resource(options)
        .add_plugins((
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
fn table(app: App) -> App {
    let mut app = headless::begin(app, FRAME);
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
fn send(occupancy: Occupancy, layout: Res<Laid>, mut table: Table) {
    let spots: Vec<_> = layout.spots().iter().map(|spot| spot.name.clone()).collect();
    for (at, (_, seat, spot)) in occupancy.all().enumerate() {
        let path: Vec<_> = std::iter::once(spot.name.clone())
            .chain(spots.iter().cycle().skip(at).take(30).cloned())
            .collect();
        table.walk(seat, &path);
    }
}

fn frames(criterion: &mut Criterion) {
    for (name, engine) in [
        ("of the app", bare as fn(Options) -> App),
        ("of app and engine", headless::engine),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = table(engine(headless::options(folder.path(), None, None)));
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

/// A table of two persons on which twenty fences stand, and the numbers of what can be laid.
fn ghosts(criterion: &mut Criterion) {
    let entry = catalogue::Ours::GAMES
        .named("quoridor")
        .expect("the game is in the catalogue");
    let sitters = vec![Sitter::from("person"); 2];
    let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = headless::begin(bare(headless::options(folder.path(), Some(setup), None)), FRAME);
    let is_due = |app: &App| {
        let beat = app.world().get_resource::<State<Beat>>();
        beat.is_some_and(|beat| *beat.get() == Beat::Choose)
    };
    while !is_due(&app) {
        app.update();
    }
    let numbers: Vec<usize> = {
        let mut current = app.world_mut().resource_mut::<Current>();
        for at in 0..14 {
            let seat = current.chooser().expect("a person");
            let choices = current.game().board().choices(seat);
            let choice = &choices[choices.len() * (at % 7 + 1) / 8];
            current.choose(seat, choice.number).expect("it is legal");
        }
        current.changed();
        let seat = current.chooser().expect("a person");
        let choices = current.game().board().choices(seat);
        choices.iter().map(|choice| choice.number).collect()
    };
    while !is_due(&app) {
        app.update();
    }
    for (name, step) in [("nothing new", 0), ("another groove", 1)] {
        let mut at = 0;
        criterion.bench_function(&format!("frame in which {name} is pointed at"), |bench| {
            bench.iter(|| {
                at += step;
                app.world_mut().resource_mut::<Cursor>().0 = Some(numbers[at % numbers.len()]);
                app.update();
            });
        });
    }
}

criterion_group!(benches, frames, ghosts);
criterion_main!(benches);
