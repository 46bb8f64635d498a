//! Captures: the state of the game as text with the places of what can be pointed at, and a picture of the window.

use std::{fmt::Write as _, path::PathBuf};

use bevy::{
    diagnostic::{Diagnostic, DiagnosticsStore, FrameTimeDiagnosticsPlugin},
    prelude::*,
    render::view::screenshot::{Screenshot, save_to_disk},
};

use crate::{
    app::{
        ask::{Ask, Capture},
        base::{Beat, Log, Options, Screen},
        current::Current,
        table::{Die, Table, TableCamera},
    },
    play::store,
    rules::Message as Sentence,
};

/// Writes down what is asked for.
pub fn plugin(app: &mut App) {
    app.add_plugins(FrameTimeDiagnosticsPlugin::new(PICTURES))
        .add_systems(Update, capture)
        .add_plugins(super::photo::plugin);
}

/// The time a picture takes is the mean of so many.
const PICTURES: usize = 60;

/// Where the capture of the state lies.
fn capture_file(options: &Options) -> PathBuf {
    options.folders.data.join("capture.txt")
}

/// Where pictures lie.
pub(super) fn pictures(options: &Options) -> PathBuf {
    options.folders.data.join("pictures")
}

/// A name for a picture that is not taken.
fn picture_file(options: &Options) -> PathBuf {
    let folder = pictures(options);
    let name = |number: u32| folder.join(format!("homestretch-{number:04}.png"));
    (1..=u32::MAX)
        .map(name)
        .find(|path| !path.exists())
        .unwrap_or_else(|| name(0))
}

fn capture(
    mut asks: MessageReader<Ask>,
    mut commands: Commands,
    options: Res<Options>,
    mut log: ResMut<Log>,
    seen: Seen,
) {
    for ask in asks.read() {
        let Ask::Capture(capture) = ask else { continue };
        let written = match capture {
            Capture::State => {
                let path = capture_file(&options);
                store::write_atomically(&path, &seen.state())
                    .map(|()| path)
                    .map_err(|error| error.to_string())
            }
            Capture::Picture => {
                let path = picture_file(&options);
                let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
                if folder.is_ok() {
                    commands
                        .spawn(Screenshot::primary_window())
                        .observe(save_to_disk(path.clone()));
                }
                folder.map(|()| path).map_err(|error| error.to_string())
            }
            // What is given to others `share` makes.
            Capture::Photo | Capture::Drawing | Capture::Clip(_) => continue,
        };
        match written {
            Ok(path) => {
                log.tell_of_file(Sentence::new("written-as").with("file", path.display().to_string()));
            }
            Err(why) => log.tell(why),
        }
    }
}

/// What a capture tells of.
#[derive(bevy::ecs::system::SystemParam)]
struct Seen<'w, 's> {
    current: Option<Res<'w, Current>>,
    screen: Res<'w, State<Screen>>,
    beat: Option<Res<'w, State<Beat>>>,
    table: Table<'w, 's>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    dice: Query<'w, 's, &'static GlobalTransform, With<Die>>,
    diagnostics: Res<'w, DiagnosticsStore>,
}

impl Seen<'_, '_> {
    /// The state as text: a line each for screen, beat and position, then what can be pointed at with its
    /// place in the window, in logical pixels from the upper left corner.
    fn state(&self) -> String {
        // Writing to a string cannot fail.
        let mut text = format!("screen {:?}\n", self.screen.get());
        let time = self.diagnostics.get(&FrameTimeDiagnosticsPlugin::FRAME_TIME);
        if let Some(ms) = time.and_then(Diagnostic::average) {
            let _ = writeln!(text, "picture {ms:.1} ms");
        }
        let Some(current) = &self.current else { return text };
        if let Some(beat) = &self.beat {
            let _ = writeln!(text, "beat {:?}", beat.get());
        }
        if let Some(position) = current.game().told_position(None) {
            let _ = writeln!(text, "position {position}");
        }
        let _ = writeln!(text, "steps {}", current.game().steps().len());
        let _ = writeln!(text, "commitment {}", current.game().commitment());
        if current.rolls_by_hand()
            && let Some(place) = self
                .dice
                .iter()
                .next()
                .and_then(|die| self.in_window(die.translation()))
        {
            let _ = writeln!(text, "die {:.0} {:.0}", place.x, place.y);
        }
        // What can be done with cards tells which they are.
        let chooser = current.chooser().filter(|_| !current.game().keeps_secrets());
        if let Some(seat) = chooser {
            for pick in current.staging().picks(current.game().board(), seat) {
                let world = self
                    .table
                    .layout()
                    .and_then(|layout| layout.world(pick.to.as_str()));
                if let Some(place) = world.and_then(|world| self.in_window(world)) {
                    let _ = writeln!(
                        text,
                        "pick {:.0} {:.0} {} {}",
                        place.x, place.y, pick.from, pick.to
                    );
                }
            }
        }
        text
    }

    fn in_window(&self, world: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.camera.iter().next()?;
        camera.world_to_viewport(transform, world).ok()
    }
}
