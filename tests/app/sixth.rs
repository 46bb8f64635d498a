//! A game that only the tests know is offered on the title, lies on the table and is played there to its end, by clicks
//! and by a computer.

use std::time::Duration;

use bevy::{a11y::AccessibilityRequested, prelude::*};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet, egui::accesskit::Role};
use homestretch::{
    app::{
        Options,
        ask::{Ask, Begin},
        base::Beat,
        overlay,
        settings::Settings,
        table::Piece,
    },
    catalogue::Untyped as _,
    play::{Setup, Sitter},
    rules::{Seat, Turn},
};

use crate::{
    game::{Catalogued, RUNNER, Six},
    headless,
    stage::Stage,
};

/// The tiles of the title as a screen reader is told of them.
#[derive(Resource, Default)]
struct Tiles(Vec<String>);

fn hear(outputs: Query<&EguiFullOutput>, mut tiles: ResMut<Tiles>) {
    let outputs = outputs.iter().filter_map(|output| output.0.as_ref());
    let updates = outputs.filter_map(|output| output.platform_output.accesskit_update.as_ref());
    for update in updates {
        let nodes = update
            .nodes
            .iter()
            .filter(|(_, node)| node.role() == Role::RadioButton);
        tiles.0 = nodes
            .filter_map(|(_, node)| node.label().map(str::to_owned))
            .collect();
    }
}

#[test]
fn a_sixth_game_has_a_tile_on_the_title_and_lies_behind_it_when_it_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = Options {
        venues: &Six,
        ..headless::options(folder.path(), None, None)
    };
    let mut app = headless::engine(options);
    app.add_plugins(overlay::plugin)
        .init_resource::<Tiles>()
        .add_systems(
            PostUpdate,
            hear.after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
    let mut app = headless::begin(app, Duration::from_millis(50));
    app.world().resource::<AccessibilityRequested>().set(true);
    (0..20).for_each(|_| app.update());
    let tiles = &app.world().resource::<Tiles>().0;
    assert_eq!(tiles.len(), Six::GAMES.len(), "{tiles:?}");
    let own = tiles.iter().find(|tile| tile.contains("sprint"));
    assert!(own.is_some_and(|tile| tile.contains("2 players")), "{tiles:?}");
    app.world_mut().write_message(Ask::Begin(Begin::Game("sprint")));
    (0..10).for_each(|_| app.update());
    let settings = app.world().resource::<Settings>();
    assert_eq!(settings.entry(Six::GAMES).name(), "sprint");
    let pieces = app.world_mut().query::<&Piece>().iter(app.world()).count();
    assert_eq!(pieces, 2);
}

fn stage(words: [&str; 2]) -> Stage {
    let sitters = words.map(Sitter::from).into();
    let setup = Setup::new(&Catalogued, &Catalogued.default_config(), sitters).expect("a table");
    Stage::among(&Six, setup, 1)
}

#[test]
fn a_sixth_game_is_played_at_the_table_to_its_end() {
    let mut stage = stage(["person", "leaper"]);
    stage.speed(16.0);
    assert_eq!(
        stage.pieces(),
        [(Seat::new(0), "a1".to_owned()), (Seat::new(1), "c7".to_owned())]
    );
    let layout = stage.current().staging().layout();
    assert_eq!(
        layout.spot("a1").map(|spot| spot.form),
        Some(RUNNER),
        "of its own kind"
    );
    stage.until("it is over", |stage| {
        if stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some() {
            stage.click_through(1);
        }
        stage.current().game().turn() == Turn::Over && !stage.is_busy() && stage.pieces() == stage.truth()
    });
    assert_eq!(stage.pieces(), stage.truth());
    assert!(
        stage.pieces().contains(&(Seat::new(1), "c1".to_owned())),
        "the leaper is through"
    );
}
