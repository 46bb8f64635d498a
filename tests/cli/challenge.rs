//! Games that are given on as codes, and duplicate evenings.

use std::path::Path;

use super::{Run, run, run_in};

/// A person who always chooses the first of the list.
const FIRST: &str = "1\n";

fn played(folder: &Path, words: &[&str]) -> Run {
    let words = [&["text", "--single"], words].concat();
    let played = run_in(folder, &words, &FIRST.repeat(2000));
    assert_eq!(played.code, Some(0), "{words:?}: {}", played.err);
    played
}

/// The code that is told at the end of a game.
fn code(played: &Run) -> String {
    let told = played
        .out
        .lines()
        .find_map(|line| line.split_once("text --challenge "));
    told.expect("a code").1.to_owned()
}

fn refused(words: &[&str], part: &str) {
    let refused = run(words, "");
    assert_eq!(refused.code, Some(2), "{words:?}: {}{}", refused.out, refused.err);
    assert!(refused.err.contains(part), "{words:?}: {}", refused.err);
}

#[test]
fn a_game_is_given_on_as_a_code_and_one_result_stands_beside_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.homestretch");
    let file = path.to_str().expect("a plain path");
    let table = ["--seats", "person,far", "--rules", "quick", "--save", file];
    let first = played(folder.path(), &[&["--challenge", "new"], &table[..]].concat());
    let code = code(&first);
    assert!(code.len() <= 40, "{code}");
    let told = run_in(folder.path(), &["challenge", file], "");
    assert_eq!(
        told.out.lines().next(),
        Some(code.as_str()),
        "{}{}",
        told.out,
        told.err
    );

    // However it is typed, the same game comes of it.
    let typed = code.to_lowercase().replace('-', " ");
    let again = played(folder.path(), &["--challenge", &typed, "--save", file]);
    assert!(again.out.contains("To be beaten: place"), "{}", again.out);
    assert!(again.out.contains("You did as well."), "{}", again.out);
    assert!(again.out.contains(&code), "{}", again.out);
    let length = |played: &Run| {
        let mut lines = played.out.lines();
        lines
            .find(|line| line.starts_with("The game is over after"))
            .map(str::to_owned)
    };
    assert_eq!(length(&first), length(&again));

    let beside = run_in(folder.path(), &["challenge", file, "--code", &code, "--json"], "");
    assert!(
        beside.out.contains(r#""verdict":"challenge-even""#),
        "{}{}",
        beside.out,
        beside.err
    );
    let held = run(&["challenge", "--code", &code], "");
    assert!(
        held.out.contains("Mens erger je niet, on the seat of Blue"),
        "{}",
        held.out
    );
    assert!(!format!("{}{}", told.out, held.out).contains("homestretch text"));

    let table = ["text", "--challenge", &code, "--seats", "person,far"];
    refused(&table, "which table");
    refused(&["text", "--challenge", &code[1..]], "Compare it");
    refused(&["text", "--challenge", "1U"], "no U");
    refused(
        &["text", "--challenge", "new", "--seats", "person,bot:true"],
        "does not fit",
    );
    refused(&["text", "--challenge", "new", "--practice"], "practice");
    refused(&["text", "--challenge", "new", "--load", file], "its own");
}

#[test]
fn a_game_of_computers_alone_is_a_challenge_where_a_seat_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.homestretch");
    let file = path.to_str().expect("a plain path");
    let dog = [
        "--game",
        "dog",
        "--seats",
        "random,random,random,random",
        "--quiet",
        "--save",
        file,
    ];
    let alone = played(folder.path(), &dog);
    assert!(!alone.out.contains("--challenge"), "{}", alone.out);
    refused(&["challenge", file], "--seat");
    refused(&["challenge", file, "--seat", "9"], "Nobody");
    refused(&["challenge"], "FILE");
    refused(&["challenge", file, file], "--duplicate");
    let told = run_in(folder.path(), &["challenge", file, "--seat", "1"], "");
    let code = told.out.lines().next().expect("a code");
    let taken = run_in(folder.path(), &["text", "--challenge", code], "");
    assert!(
        taken.out.contains("Dog, on the seat of"),
        "{}{}",
        taken.out,
        taken.err
    );
    let begun = folder.path().join("begun.homestretch");
    let begun = begun.to_str().expect("a plain path");
    let words = ["text", "--seats", "person,far", "--save", begun];
    assert_eq!(run_in(folder.path(), &words, "quit\n").code, Some(0));
    let refused = run_in(folder.path(), &["challenge", begun], "");
    assert!(refused.err.contains("once it is over"), "{}", refused.err);
}

#[test]
fn in_a_duplicate_evening_the_places_of_all_seats_are_added_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let seats = [
        "--seats",
        "far,near,random",
        "--rules",
        "quick",
        "--quiet",
        "--seed",
        "7",
    ];
    let evening = played(folder.path(), &[&["--duplicate"], &seats[..]].concat());
    for told in ["1 of 3 games", "2 of 3 games", "3 of 3 games"] {
        assert!(evening.out.contains(told), "{}", evening.out);
    }
    let sum = |line: &str| {
        line.split_once(" = ")
            .and_then(|(sum, _)| sum.parse::<u32>().ok())
    };
    let sums: Vec<u32> = evening.out.lines().rev().map_while(sum).collect();
    // By the quick rules the first one home wins, and the others share the second place.
    assert_eq!(
        (sums.len(), sums.iter().sum::<u32>()),
        (3, 3 * (1 + 2 + 2)),
        "{}",
        evening.out
    );

    let files = ["far,near", "near,far", "far,near"].map(|seats| {
        let path = folder.path().join(format!("{}.homestretch", &seats[..1]));
        let file = path.to_str().expect("a plain path").to_owned();
        let words = ["--seats", seats, "--quiet", "--seed", "7", "--save", &file];
        played(folder.path(), &words);
        file
    });
    let [one, two, _] = &files;
    let told = run(&["challenge", "--duplicate", one, two], "");
    assert!(told.out.contains("2 of 2 games"), "{}{}", told.out, told.err);
    refused(&["challenge", "--duplicate", one, one], "counted already");
}
