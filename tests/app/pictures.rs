//! The pictures of `docs/shots`: each has a scene that makes it and a place on the page of
//! pictures, and keeps its colours.

use std::{collections::BTreeSet, fs, path::Path};

/// The pictures' own folder, from the root of the project.
const SHOTS: &str = "docs/shots/";

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path)
}

/// The words that stand between two others, which must not be there twice.
fn between(text: &str, before: &str, after: &str) -> BTreeSet<String> {
    let parts: Vec<&str> = text.split(before).skip(1).collect();
    let words: BTreeSet<String> = parts
        .iter()
        .filter_map(|part| Some(part.split_once(after)?.0.to_owned()))
        .collect();
    assert_eq!(
        words.len(),
        parts.len(),
        "something stands there twice: {words:?}"
    );
    words
}

fn files() -> BTreeSet<String> {
    fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(SHOTS))
        .expect("the folder")
        .filter_map(|entry| {
            let name = entry.expect("a file").file_name();
            Some(name.to_str()?.strip_suffix(".png")?.to_owned())
        })
        .collect()
}

#[test]
fn every_picture_has_a_scene_and_a_place_on_their_page() {
    let scenes = between(&read("docs/shots/scenes.ron"), "name: \"", "\"");
    let shown = between(&read("docs/pictures.md"), "(shots/", ".png)");
    assert_eq!(files(), scenes, "the pictures and their scenes");
    assert_eq!(files(), shown, "the pictures and those of their page");
}

#[test]
fn every_picture_is_of_the_same_size_and_in_true_colour() {
    for name in files() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("{SHOTS}{name}.png"));
        let bytes = fs::read(path).expect("the picture");
        // Signature, length and name of the first chunk; then width, height, bits of a colour and kind of colours.
        let [width, height] = [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("4")));
        assert_eq!((width, height), (960, 600), "{name}");
        assert_eq!(
            bytes[24..26],
            [8, 2],
            "{name} has no colours of 8 bits each for red, green and blue"
        );
    }
}

#[path = "../../examples/pictures/scene.rs"]
#[allow(dead_code, reason = "what is done in the window is for the example")]
mod scene;

#[test]
fn every_scene_can_be_opened_and_comes_to_its_moment() {
    for scene in scene::all().expect("the scenes are well-formed") {
        let folder = tempfile::tempdir().expect("a folder");
        let opened = scene.opening(folder.path());
        assert!(opened.is_ok(), "{}: {:?}", scene.name, opened.err());
    }
}
