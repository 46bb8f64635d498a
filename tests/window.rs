//! Games in a real window: one begun and played by clicking and looked at in a picture, one played to its end by keys.
//!
//! Runs where `HOMESTRETCH_WINDOW_TEST` is set and a display and a Vulkan driver are there, as `scripts/test`
//! provides them. Pointer and keys are real ones, sent by xdotool through the display server.
#![cfg(feature = "app")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use homestretch::play::{record, store::Folders};

/// How long anything may take before the test gives up: a software renderer on a busy machine is slow.
const PATIENCE: Duration = Duration::from_mins(4);
/// Between two looks.
const PAUSE: Duration = Duration::from_millis(100);
/// Choices to be made by clicking.
const CHOICES: usize = 4;
/// At the table remembered, two pawns and a die of two faces come in soon: with six, one game in hundreds has no choice
/// to make for minutes.
const SETTINGS: &str = r#"(speed: 8.0, single_choice: false, last_setup: Some((
    game: "mejn", rules: "(pawns: 2, faces: 2)", undo: fair, chairs: [
        (sitter: person, name: ""), (sitter: computer("far"), name: ""),
        (sitter: computer("near"), name: ""), (sitter: computer("ranking"), name: ""),
    ],
)))"#;

struct Program {
    child: Child,
    data: PathBuf,
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn xdotool(words: &[&str]) -> String {
    let output = Command::new("xdotool")
        .args(words)
        .output()
        .expect("xdotool is installed");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Holds a key long enough to be seen by a program that draws few frames.
fn press(key: &str) {
    xdotool(&["keydown", key]);
    thread::park_timeout(5 * PAUSE);
    xdotool(&["keyup", key]);
}

/// Looks again and again until there is something to see.
#[track_caller]
fn await_some<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if let Some(seen) = look() {
            return seen;
        }
        thread::park_timeout(PAUSE);
    }
    panic!("waited in vain for {what}");
}

impl Program {
    fn start(data: &Path, words: &[&str]) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .env("HOMESTRETCH_LANGUAGE", "en")
            .arg("--data-dir")
            .arg(data)
            .args(words)
            .stdin(Stdio::null())
            .spawn()
            .expect("the program starts");
        Self {
            child,
            data: data.to_owned(),
        }
    }

    fn autosave(&self) -> String {
        let folders = Folders::find(Some(self.data.clone())).expect("a folder was named");
        let kept = folders.load(
            homestretch::catalogue::Ours::GAMES,
            &self.data.join("autosave.homestretch"),
        );
        // Before the first step there is none.
        kept.map_or_else(|_| String::new(), |game| record::write(&game))
    }

    /// The state of the program, captured anew: each line a word and the rest.
    fn capture(&self) -> Vec<(String, String)> {
        let path = self.data.join("capture.txt");
        let _ = fs::remove_file(&path);
        await_some("a capture of the state", || {
            press("F9");
            thread::park_timeout(PAUSE);
            let text = fs::read_to_string(&path).ok()?;
            let line = |line: &str| {
                line.split_once(' ')
                    .map(|(word, rest)| (word.to_owned(), rest.to_owned()))
            };
            Some(text.lines().filter_map(line).collect())
        })
    }
}

/// Clicks at a place given as the first two words of a line of a capture.
fn click(place: &str) {
    let mut words = place.split(' ');
    let (x, y) = (words.next().expect("x"), words.next().expect("y"));
    // Twice moved: whatever lies there must see the pointer come.
    xdotool(&["mousemove", x, y]);
    thread::park_timeout(PAUSE);
    xdotool(&["mousemove_relative", "1", "0"]);
    thread::park_timeout(PAUSE);
    xdotool(&["click", "1"]);
}

fn find<'a>(capture: &'a [(String, String)], word: &str) -> Option<&'a str> {
    capture
        .iter()
        .find(|(key, _)| key == word)
        .map(|(_, rest)| rest.as_str())
}

/// How many different colours a picture has, looked at in a grid.
fn colours(path: &Path) -> Option<usize> {
    use bevy::{asset::RenderAssetUsages, image::*};
    let bytes = fs::read(path).ok()?;
    let kind = ImageType::Extension("png");
    let formats = CompressedImageFormats::NONE;
    let image = Image::from_buffer(
        &bytes,
        kind,
        formats,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .ok()?;
    let pixels = image.data?;
    let seen: std::collections::HashSet<&[u8]> = pixels.chunks_exact(4).step_by(97).collect();
    Some(seen.len())
}

#[test]
fn a_game_is_begun_and_played_by_clicking_in_a_real_window() {
    if std::env::var_os("HOMESTRETCH_WINDOW_TEST").is_none() {
        eprintln!("skipped: HOMESTRETCH_WINDOW_TEST is not set (scripts/test sets it and opens a display)");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("settings.ron"), SETTINGS).expect("settings");
    let program = Program::start(folder.path(), &[]);

    // The card of the last table.
    await_some("a game that was begun by clicking", || {
        let window = xdotool(&["search", "--onlyvisible", "--name", "^Homestretch$"]);
        let window = window.lines().next()?;
        xdotool(&["windowfocus", window]);
        click("131 273");
        thread::park_timeout(10 * PAUSE);
        program.autosave().contains("\nplay\n").then_some(())
    });

    let chosen = || {
        program
            .autosave()
            .lines()
            .filter(|line| line.starts_with("0 "))
            .count()
    };
    let start = Instant::now();
    while chosen() < CHOICES {
        let capture = program.capture();
        assert!(
            start.elapsed() < PATIENCE,
            "waited in vain for a person's choices made by clicking at\n{capture:?}\nin the game\n{}",
            program.autosave()
        );
        let before = chosen();
        if let Some(die) = find(&capture, "die") {
            click(die);
        } else if let Some(pick) = find(&capture, "pick") {
            click(pick);
            // The choice is in the record before its pawn has arrived.
            let start = Instant::now();
            while chosen() == before && start.elapsed() < 20 * PAUSE {
                thread::park_timeout(PAUSE);
            }
        }
    }

    press("F10");
    let picture = program.data.join("pictures/homestretch-0001.png");
    let colours = await_some("a picture of the window", || colours(&picture));
    assert!(
        colours > 200,
        "a picture of {colours} colours is blank or nearly so"
    );
    if let Some(kept) = std::env::var_os("HOMESTRETCH_WINDOW_PICTURE") {
        fs::copy(&picture, kept).expect("the picture can be kept");
    }

    let record = program.data.join("autosave.homestretch");
    drop(program);
    let verify = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", "en")
        .arg("verify")
        .arg(&record)
        .output();
    let verify = verify.expect("the program starts");
    assert!(
        verify.status.success(),
        "{}",
        String::from_utf8_lossy(&verify.stdout)
    );
}

#[test]
fn a_short_game_is_played_to_its_end_by_keys_alone() {
    if std::env::var_os("HOMESTRETCH_WINDOW_TEST").is_none() {
        eprintln!("skipped: HOMESTRETCH_WINDOW_TEST is not set (scripts/test sets it and opens a display)");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(
        folder.path().join("settings.ron"),
        "(speed: 16.0, measured: Some(low))",
    )
    .expect("settings");
    let small = ["--dots", "2", "--pawns", "1", "--faces", "1", "--seed", "4"];
    let words: Vec<&str> = ["--seats", "person,random"].into_iter().chain(small).collect();
    let program = Program::start(folder.path(), &words);
    await_some("the end of the game", || {
        let window = xdotool(&["search", "--onlyvisible", "--name", "^Homestretch$"]);
        xdotool(&["windowfocus", window.lines().next()?]);
        // Rolls; where there is something to choose, goes to it and chooses.
        for key in ["space", "Right"] {
            press(key);
        }
        program.autosave().contains("\nresult ").then_some(())
    });
}
