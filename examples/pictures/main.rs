//! Makes the pictures of `docs/shots`, each as a scene of `scenes.ron` says; `scripts/pictures` brings a display.
//!
//! A process can open one window only: for each scene this program calls itself.

mod director;
mod scene;

use std::{
    env,
    path::Path,
    process::{Command, ExitCode},
    time::Instant,
};

use bevy::app::AppExit;
use homestretch::app;
use scene::Scene;

/// The word by which this program calls itself.
const ONE: &str = "--one";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.as_slice() {
        [one, name] if one == ONE => scene::all().and_then(|scenes| open(named(&scenes, name)?)),
        names => scene::all().and_then(|scenes| make(&scenes, names)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("pictures: {why}");
            ExitCode::FAILURE
        }
    }
}

fn named<'a>(scenes: &'a [Scene], name: &str) -> Result<&'a Scene, String> {
    scenes.iter().find(|scene| scene.name == name).ok_or_else(|| {
        let names: Vec<&str> = scenes.iter().map(|scene| scene.name.as_str()).collect();
        format!(
            "there is no scene «{name}» in docs/shots/scenes.ron. There are: {}",
            names.join(", ")
        )
    })
}

/// Makes the pictures of these names, or all; whoever fails does not keep the others from theirs.
fn make(scenes: &[Scene], names: &[String]) -> Result<(), String> {
    let wanted: Vec<&Scene> = if names.is_empty() {
        scenes.iter().collect()
    } else {
        names
            .iter()
            .map(|name| named(scenes, name))
            .collect::<Result<_, _>>()?
    };
    let own = env::current_exe().map_err(|error| error.to_string())?;
    let mut failed = Vec::new();
    for Scene { name, .. } in wanted {
        let began = Instant::now();
        let output = Command::new(&own).args([ONE, name]).output();
        let output = output.map_err(|error| error.to_string())?;
        if output.status.success() {
            eprintln!("{name}.png: {:.0} s", began.elapsed().as_secs_f32());
        } else {
            // Libraries have much to say even where all is well.
            eprintln!("{name}.png: {}", String::from_utf8_lossy(&output.stderr));
            failed.push(name.as_str());
        }
    }
    if failed.is_empty() {
        Ok(())
    } else {
        Err(format!("these could not be made: {}", failed.join(", ")))
    }
}

/// Opens the window and plays the scene in it.
fn open(scene: &Scene) -> Result<(), String> {
    // A plain name where it is free: pages show it.
    let plain = tempfile::Builder::new()
        .prefix("homestretch")
        .rand_bytes(0)
        .tempdir();
    let folder = plain
        .or_else(|_| tempfile::tempdir())
        .map_err(|error| error.to_string())?;
    let options = scene.opening(folder.path())?;
    let to = Path::new(scene::SHOTS).join(format!("{}.png", scene.name));
    let mut app = app::build(options);
    director::direct(&mut app, scene, to);
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(_) => Err(format!("{}: the scene could not be played", scene.name)),
    }
}
