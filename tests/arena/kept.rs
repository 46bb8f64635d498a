//! Tournaments that an older version has kept: they are known by their hash, and go on as they began.
//!
//! The folders in `kept` were written by a version that held sizes of the board apart from the other house rules.

use std::{fs, path::Path};

use homestretch::{
    arena::{Control, End, Session},
    catalogue::Ours,
    rules::Message,
};

/// Breaks off a tournament that was played to its end, and goes on with it: every line comes again, byte for byte.
#[track_caller]
fn goes_on(name: &str, games: u64) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/arena/kept")
        .join(name);
    let read = |file: &str| fs::read_to_string(kept.join(file)).expect("it is kept");
    let (tournament, blocks) = (read("tournament.ron"), read("blocks.jsonl"));
    let folder = tempfile::tempdir().expect("a folder");
    let write = |file: &str, text: &str| fs::write(folder.path().join(file), text).expect("it is written");
    write("tournament.ron", &tournament);
    let begun: String = blocks.split_inclusive('\n').take(4).collect();
    write("blocks.jsonl", &begun);
    let say = |message: &Message| message.key.clone();
    let mut session = Session::resume(&Ours, folder.path(), say).expect("the tournament is known");
    let left = session.left();
    assert_eq!(left.start, 3, "a header and three blocks are there");
    let end = session.play(&Control::new(1), 1, |_| {}).expect("it is played");
    assert_eq!((end, session.tally().games), (End::Played, games));
    drop(session);
    let whole = fs::read_to_string(folder.path().join("blocks.jsonl")).expect("blocks");
    assert_eq!(whole, blocks);
}

#[test]
fn one_with_sizes_of_its_own() {
    goes_on("sizes", 24);
}

#[test]
fn one_by_a_preset() {
    goes_on("preset", 24);
}
