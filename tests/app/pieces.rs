//! Pieces on the table: a kind that the window has never heard of, and who stands where while commands are applied.

use std::{fs, path::Path};

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use homestretch::{
    app::{
        ask::{Ask, Pacing},
        base::Beat,
        settings::Settings,
        table::{Busy, Occupancy, Occupants, Paint, Piece, Table},
    },
    rules::{Message, Seat},
    staging::{
        Colour, Colours, Form, Kind, Layout, Pass, Scene, Spot, SpotName,
        layout::{Outline, SeatPlace},
        pieces::{Asked, PieceKind},
    },
};

use crate::stage::*;

/// A kind of pieces that says no more of itself than it must.
struct Stone;

impl PieceKind for Stone {
    fn name(&self) -> &'static str {
        "stone"
    }

    fn word(&self) -> &'static str {
        "reader-stone"
    }
}

const STONE: Form = Form::new(&Stone);
const ONE: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// Four places in a row for stones of two seats.
fn board() -> Layout {
    let seat = |colour, direction| SeatPlace {
        colour,
        direction,
        die: Vec2::ZERO,
        sign: Vec2::ZERO,
    };
    let spots = (0..4_u8).map(|at| Spot {
        form: STONE,
        ..Spot::new(format!("S{at}"), Vec2::new(at.into(), 0.0), Kind::Square)
    });
    let outline = Outline {
        half: Vec2::splat(5.0),
        corner: 0.5,
    };
    let seats = vec![seat(Colour::Green, -90.0), seat(Colour::Violet, 90.0)];
    Layout::new("Stones", outline, seats, spots.collect(), STONE).expect("a board")
}

/// Does something with the table, and lets a frame go by.
fn with_table(stage: &mut Stage, mut act: impl FnMut(&mut Table) + Send + Sync + 'static) {
    let world = stage.app.world_mut();
    world
        .run_system_once(move |mut table: Table| act(&mut table))
        .expect("it is done");
    stage.frame();
}

/// Whose pieces stand on a spot, in the order in which they came.
fn on(stage: &mut Stage, spot: &str) -> Vec<(Entity, Seat)> {
    let spot = SpotName::from(spot);
    let world = stage.app.world_mut();
    world
        .run_system_once(move |occupancy: Occupancy| occupancy.on(&spot).collect::<Vec<_>>())
        .expect("it is asked")
}

fn seats_on(stage: &mut Stage, spot: &str) -> Vec<Seat> {
    on(stage, spot).into_iter().map(|(_, seat)| seat).collect()
}

fn rest(stage: &mut Stage) {
    stage.until("nothing moves", |stage| !stage.is_busy());
}

/// A table on which nothing happens by itself.
fn stage() -> Stage {
    let mut stage = Stage::new(&ONE_PERSON, 3);
    stage.ask(Ask::Pace(Pacing::Pause));
    stage.until("the game waits", |stage| {
        stage.current().is_paused() && stage.beat() == Some(Beat::Roll) && !stage.is_busy()
    });
    stage
}

#[test]
fn a_kind_that_the_window_never_heard_of_stands_walks_and_passes_in_its_seats_colour() {
    let mut stage = stage();
    with_table(&mut stage, |table| {
        // In one breath: each sees what the one before it has done.
        table.lay(board());
        table.place(&[(ONE, "S0".into()), (OTHER, "S3".into())]);
        table.walk(ONE, &["S0".into(), "S1".into(), "S2".into()]);
        table.crown(ONE, Some(1));
    });
    let [(stone, seat)] = on(&mut stage, "S2")[..] else {
        panic!("it stands where it is going")
    };
    assert_eq!(seat, ONE);
    let world = stage.app.world();
    assert!(world.get::<Busy>(stone).is_some(), "it walks");
    let mesh = &world.get::<Mesh3d>(stone).expect("it has a shape").0;
    let corners = world.resource::<Assets<Mesh>>().get(mesh);
    assert!(corners.is_some_and(|mesh| mesh.count_vertices() > 40));
    let other = on(&mut stage, "S3")[0].0;
    let world = stage.app.world();
    let paint = |stone| {
        let paint = world.get::<MeshMaterial3d<Paint>>(stone).expect("it is painted");
        world
            .resource::<Assets<Paint>>()
            .get(&paint.0)
            .expect("the paint")
            .tint
    };
    let printed = paint(stone);
    assert_ne!(printed, paint(other), "each in the colour of its seat");
    rest(&mut stage);
    let place = stage.app.world().get::<Transform>(stone).expect("it stands");
    assert_eq!(place.translation, Vec3::X * 2.0);
    with_table(&mut stage, |table| {
        table.pass(&[Pass {
            seat: OTHER,
            from: "S3".into(),
            to: "S0".into(),
            face: None,
        }]);
    });
    rest(&mut stage);
    assert_eq!(on(&mut stage, "S0"), [(other, OTHER)]);
    assert!(on(&mut stage, "S3").is_empty());
    let told = STONE.told(&Asked {
        spot: &Spot::new("S0", Vec2::ZERO, Kind::Square),
        place: "S0",
        stands: Some(OTHER),
        reached: false,
        face: None,
        layout: &Layout::squares(1, 1, 2),
        scene: &Scene::default(),
    });
    let sentence = Message::new("reader-stone")
        .with("spot", "S0")
        .with("seat", OTHER);
    assert_eq!(told, Some(sentence));
    stage.app.world_mut().resource_mut::<Settings>().colours = Colours::ColourBlind;
    stage.frame();
    stage.frame();
    let world = stage.app.world();
    let worn = world.get::<MeshMaterial3d<Paint>>(stone).expect("it is painted");
    let worn = world.resource::<Assets<Paint>>().get(&worn.0).expect("the paint");
    assert_ne!(worn.tint, printed, "it wears the other colours too");
}

#[test]
fn every_noise_of_the_table_is_the_name_of_a_sound() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("src/app/table")];
    let mut named = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the sources of the table") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).expect("a source");
            for part in text.split("Noise::new(\"").skip(1) {
                let sound = part.split('"').next().expect("its name");
                let file = root.join(format!("assets/sounds/{sound}-1.ogg"));
                assert!(file.is_file(), "{}: {sound}", path.display());
                named += 1;
            }
        }
    }
    assert!(named > 8, "{named}");
}

#[test]
fn who_came_first_goes_first_and_a_swap_takes_each_to_the_others_place() {
    let mut stage = stage();
    with_table(&mut stage, |table| {
        table.lay(board());
        table.place(&[(ONE, "S0".into()), (ONE, "S1".into()), (OTHER, "S2".into())]);
    });
    let (first, second) = (on(&mut stage, "S0")[0].0, on(&mut stage, "S1")[0].0);
    with_table(&mut stage, |table| {
        table.walk(ONE, &["S1".into(), "S0".into()]);
        table.walk(OTHER, &["S2".into(), "S0".into()]);
    });
    assert_eq!(seats_on(&mut stage, "S0"), [ONE, ONE, OTHER]);
    // Of two that meet, the one that was there first is meant.
    with_table(&mut stage, |table| table.walk(ONE, &["S0".into(), "S3".into()]));
    assert_eq!(on(&mut stage, "S3")[0].0, first);
    assert_eq!(on(&mut stage, "S0")[0].0, second);
    rest(&mut stage);
    with_table(&mut stage, |table| {
        let (here, there) = ("S3".into(), "S0".into());
        table.swap([(ONE, &here), (OTHER, &there)]);
    });
    assert_eq!(seats_on(&mut stage, "S3"), [OTHER]);
    assert_eq!(seats_on(&mut stage, "S0"), [ONE, ONE]);
    rest(&mut stage);
    // What is placed anew ends all motion, and nothing is left of what is there no more.
    with_table(&mut stage, |table| {
        table.walk(OTHER, &["S3".into(), "S2".into()]);
        table.place(&[(ONE, "S1".into())]);
    });
    assert!(!stage.is_busy());
    let world = stage.app.world_mut();
    assert_eq!(world.query::<&Piece>().iter(world).count(), 1);
    assert_eq!(world.query::<&Occupants>().iter(world).count(), 1);
}
