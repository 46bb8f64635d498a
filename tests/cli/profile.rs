//! `homestretch profile`, and the account of a game that is kept beside its record.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{run, run_in};

fn data(out: &str) -> Vec<Value> {
    let line = |line| serde_json::from_str(line).expect("JSON");
    out.lines().map(line).collect()
}

/// Plays a game in which a person takes the first choice each time; tells what was said at its end.
fn play(folder: &Path, seed: &str, more: &[&str]) -> String {
    let table = ["text", "--seats", "person,random", "--single", "--seed", seed];
    let played = run_in(folder, &[&table[..], more].concat(), &"1\n".repeat(2000));
    assert_eq!(played.code, Some(0), "{}", played.err);
    played.out
}

#[test]
fn a_game_in_the_terminal_counts_at_its_end_and_not_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = |words: &[&str]| run_in(folder.path(), &[&["profile"], words].concat(), "");
    assert!(profile(&[]).out.contains("Nobody has ended a game here yet."));
    assert!(play(folder.path(), "7", &[]).contains("counts in the profile of person now"));
    assert!(!play(folder.path(), "7", &[]).contains("counts in the profile"));
    play(folder.path(), "8", &["--quiet"]);
    assert!(
        profile(&[]).out.starts_with("person: one game\n"),
        "{}",
        profile(&[]).out
    );
    let told = profile(&["person"]);
    assert_eq!(told.code, Some(0), "{}", told.err);
    for part in [
        "Mens erger je niet: one game",
        "50\u{a0}% would be even",
        "Errors",
        "more games against levels",
    ] {
        assert!(told.out.contains(part), "{part}: {}", told.out);
    }
    assert!(
        told.out.lines().all(|line| line.chars().count() <= 80),
        "{}",
        told.out
    );
    let lines = data(&profile(&["person", "--json"]).out);
    assert_eq!(lines.len(), 2);
    let lost = lines[0]["point"]["error"].as_f64().expect("it is known");
    assert_eq!(lines[1]["games"][0]["error"].as_f64(), Some(lost));
    assert_eq!(profile(&["person", "--game", "dog"]).code, Some(2));
    assert_eq!(profile(&["Anna"]).code, Some(2));
}

#[test]
fn saved_games_are_counted_and_profiles_written_elsewhere_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = |words: &[&str]| run_in(folder.path(), &[&["profile"], words].concat(), "");
    let saves = folder.path().join("saves");
    fs::create_dir(&saves).expect("a folder");
    let save = |name: &str| saves.join(name).to_str().expect("a plain path").to_owned();
    for (seed, name) in [("7", "one.homestretch"), ("8", "two.homestretch")] {
        play(folder.path(), seed, &["--quiet", "--save", &save(name)]);
    }
    let added = profile(&["--add"]);
    assert_eq!(added.code, Some(0), "{}", added.err);
    assert!(
        added
            .out
            .contains("Records read: 2. Counted and not counted before: 2."),
        "{}",
        added.out
    );
    let none = profile(&["--add", &save("one.homestretch"), &save("none.homestretch")]);
    assert_eq!(none.code, Some(1), "one of them is not there: {}", none.out);
    assert!(none.out.contains("before: 0."), "{}", none.out);
    let file = folder.path().join("mine.jsonl");
    let words = [
        "person",
        "--export",
        file.to_str().expect("a plain path"),
        "--delete",
    ];
    let told = profile(&words).out;
    assert!(
        told.contains("Games of person written to ") && told.contains("Games of person deleted: 2."),
        "{told}"
    );
    assert_eq!(data(&fs::read_to_string(file).expect("it is there")).len(), 2);
    assert!(!folder.path().join("profile.jsonl").exists());
}

#[test]
fn a_review_is_kept_beside_the_record_and_told_from_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("game.homestretch");
    let name = record.to_str().expect("a plain path");
    let words = [
        "text",
        "--seats",
        "far,random",
        "--quiet",
        "--seed",
        "7",
        "--save",
        name,
    ];
    assert_eq!(run(&words, "").code, Some(0));
    let before = fs::read(&record).expect("the record");
    let review = || run(&["review", name], "");
    let first = review();
    assert_eq!(first.code, Some(0), "{}", first.err);
    let beside = folder.path().join("game.review.json");
    let text = fs::read_to_string(&beside).expect("it is kept");
    assert_eq!(review().out, first.out);
    // A tenth of a game is moved from what was at the start to luck: that it is told shows that nothing was reckoned.
    let mut other: Value = serde_json::from_str(&text).expect("an object");
    for (part, by) in [("/start/0", -100_000_000), ("/steps/0/luck/0", 100_000_000)] {
        let place = other.pointer_mut(part).expect("a number");
        *place = (place.as_i64().expect("a whole number") + by).into();
    }
    fs::write(&beside, other.to_string()).expect("it is written");
    assert_ne!(review().out, first.out);
    fs::write(&beside, &text[..text.len() / 2]).expect("it is written");
    assert_eq!(review().out, first.out, "what is broken is made anew");
    assert_eq!(fs::read_to_string(&beside).expect("it is kept"), text);
    assert_eq!(
        fs::read(&record).expect("the record"),
        before,
        "the record is as it was"
    );
}
