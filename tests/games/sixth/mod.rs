//! A sixth game that only these tests know: it is handed to the program, and is played wherever the others are, in the
//! terminal, in the arena, by programs in other languages and against recorded facts. Nothing under `src` knows it.
//!
//! `tests/app/sixth.rs` plays it at the table.

mod game;

use std::{
    env,
    io::Write as _,
    process::{Command, ExitCode, Output, Stdio},
    sync::atomic::Ordering,
};

use homestretch::{cli, rules::Game as _};

pub(crate) use self::game::Six;
use self::game::{ASKED, Rules, Sprint};
use crate::contract::suite;

/// The words of the program that this test is to be, one a line.
const WORDS: &str = "HOMESTRETCH_SIXTH";
/// What the program says at its end of how often it has asked for the choices of a seat.
const CHOICES_ASKED: &str = "choices were asked for: ";

/// The program with one more game: these tests start themselves anew as this one test.
#[test]
fn the_program() -> ExitCode {
    let Ok(words) = env::var(WORDS) else {
        return ExitCode::SUCCESS;
    };
    let words = ["homestretch"].into_iter().chain(words.lines());
    let code = cli::run(&Six, words.map(Into::into));
    eprintln!("{}{}", CHOICES_ASKED, ASKED.load(Ordering::Relaxed));
    code
}

/// What the program says to these words and this input.
fn said(words: &[&str], input: &str) -> (String, Output) {
    let mut child = Command::new(env::current_exe().expect("these tests"))
        .args(["--exact", "sixth::the_program", "--nocapture"])
        .env(WORDS, words.join("\n"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut pipe = child.stdin.take().expect("its input");
    pipe.write_all(input.as_bytes()).expect("it listens");
    drop(pipe);
    let output = child.wait_with_output().expect("it ends");
    let (out, err) = (&output.stdout, &output.stderr);
    let told = String::from_utf8_lossy(out).into_owned() + &String::from_utf8_lossy(err);
    (told, output)
}

#[track_caller]
fn done(words: &[&str], input: &str) -> String {
    let (told, output) = said(words, input);
    assert!(output.status.success(), "{words:?}: {told}");
    told
}

#[test]
fn it_keeps_the_contract() {
    let rules = Rules::default();
    assert!(Sprint::new(&rules).is_ok());
    suite::conform::<Sprint>(&rules, 20);
    suite::compete::<Sprint>(&rules, 20);
}

#[test]
fn it_is_played_in_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let words = [
        "--data-dir",
        &data,
        "text",
        "--game",
        "sprint",
        "--seats",
        "person,leaper",
    ];
    let told = done(&words, "leap\nwalk\nleap\nwalk\n");
    assert!(told.contains("====1"), "the picture of the board: {told}");
    let (told, output) = said(&["text", "--game", "chess"], "");
    assert!(!output.status.success() && told.contains("sprint"), "{told}");
}

#[test]
fn it_is_played_in_the_arena() {
    let told = done(
        &[
            "arena",
            "run",
            "--game",
            "sprint",
            "--players",
            "leaper,random",
            "--games",
            "40",
            "--seed",
            "1",
            "--json",
        ],
        "",
    );
    assert!(
        told.contains(r#""game":"sprint""#) && told.contains(r#""games":40"#),
        "{told}"
    );
}

/// To list them may be most of the work of a game.
#[test]
fn choices_are_listed_once_for_each_that_is_made_where_a_bot_sits() {
    let told = done(
        &[
            "arena",
            "run",
            "--game",
            "sprint",
            // Nothing can be started under that name: chance chooses in its place.
            "--players",
            "bot:no-such-program-anywhere,random",
            "--bot-faults",
            "random",
            "--games",
            "2",
            "--seed",
            "1",
            "--json",
        ],
        "",
    );
    let asked = told.lines().find_map(|line| line.strip_prefix(CHOICES_ASKED));
    let mut figures = told
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let made = figures.find_map(|line| line["choices"]["mean"].as_f64());
    let made = made.map(|mean| format!("{:.0}", 2.0 * mean));
    assert_eq!(asked, made.as_deref(), "{told}");
}

#[test]
fn programs_of_other_languages_play_it_alone_and_by_the_thousand() {
    let told = done(
        &["env", "sprint", "--seats", "person,leaper"],
        "{\"type\":\"reset\"}\n{\"type\":\"step\",\"choices\":{\"0\":\"leap\"}}\n",
    );
    assert!(told.contains(r#""views":{"0":[2,2,0]}"#), "{told}");
    let told = done(&["env", "sprint", "--batch", "8", "--seats", "person,leaper"], "");
    assert!(told.contains(r#""games":8"#), "{told}");
}

#[test]
fn recorded_facts_are_held_against_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("facts.jsonl");
    let facts = [("0,0,0", 2), ("5,0,0", 1)].map(|(position, choices)| {
        format!(r#"{{"kind":"sprint.counts","position":"{position}","choices":{choices}}}"#)
    });
    std::fs::write(&file, facts.join("\n")).expect("it is written");
    let file = file.display().to_string();
    assert!(done(&["conformance", &file], "").contains("2 passed, 0 failed"));
    // Each of three steps is a walk or a leap.
    let told = done(&["perft", "sprint", "--depth", "3", "--json"], "");
    assert!(told.contains(r#""count":8,"#), "{told}");
}

#[test]
fn it_is_measured_and_listed_as_the_others_are() {
    let told = done(&["speed", "sprint", "--games", "20", "--json"], "");
    let measured = |line: &&str| line.contains(r#""game":"sprint""#) && line.contains(r#""games":20,"#);
    assert_eq!(told.lines().filter(measured).count(), 1, "{told}");
    assert!(done(&["bots", "--game", "sprint"], "").contains("leaper"));
    assert!(done(&["rules", "--game", "sprint"], "").contains("sprint"));
}
