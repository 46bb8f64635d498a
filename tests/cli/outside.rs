//! What comes from outside: files that are none, and texts that would like to steer a terminal.

use homestretch::play::seed;
use sha2::{Digest as _, Sha256};

use crate::{Run, run, run_in};

/// Nothing of this acts on a terminal, and what was to act is shown.
fn is_harmless(told: &Run, what: &str) {
    for text in [&told.out, &told.err] {
        let acts = text.chars().find(|&c| c.is_control() && c != '\n' && c != '\t');
        assert_eq!(acts, None, "{what}: {text:?}");
    }
    assert!(
        format!("{}{}", told.out, told.err).contains("\\u001b[2J"),
        "{what}: {}{}",
        told.out,
        told.err
    );
}

/// A record with the check sum that fits.
fn summed(record: &str) -> String {
    let body = &record[..record.find("sha256 ").expect("a last line")];
    format!("{body}sha256 {}\n", seed::hex(&Sha256::digest(body)))
}

#[test]
fn nothing_from_outside_acts_on_a_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.to_str().expect("a path").to_owned()
    };
    let over = file("over.homestretch", "");
    let played = run(
        &[
            "text", "--quiet", "--seats", "far,near", "--seed", "7", "--save", &over,
        ],
        "",
    );
    assert_eq!(played.code, Some(0), "{}", played.err);
    let record = std::fs::read_to_string(&over).expect("a record");
    for (what, from, to) in [
        ("who sits there", "seat 0 far", "seat 0 far\x1b[2J"),
        ("a roll", "\n~ 5", "\n~ \x1b[2J5"),
        ("the game", "game mejn", "game \x1b[2Jmejn"),
        ("the format", "homestretch record 2", "homestretch record \x1b[2J"),
        ("a line", "\nplay\n", "\npl\x1b[2Jay\n"),
    ] {
        assert!(record.contains(from), "{record}");
        let altered = file("altered.homestretch", &summed(&record.replace(from, to)));
        for words in [["verify", &altered].as_slice(), &["text", "--load", &altered]] {
            is_harmless(&run(words, ""), &format!("{what}: {words:?}"));
        }
        let json = run(&["verify", "--json", &altered], "");
        for line in json.out.lines() {
            serde_json::from_str::<serde_json::Value>(line).expect("it is JSON as before");
        }
    }
    let moves = file("moves.txt", "1. e2 e\x1b[2J8");
    let strategy = file(
        "s.ron",
        "(game: \"mejn\", strategy: \"ranking\x1b[2J\", parameters: {})",
    );
    let strategy = format!("file:{strategy},far");
    let tournament = file("t.ron", "(players: \"far,near\x1b[2J\", games: 4)");
    let fields = file("f.ron", "(players: \"far,near\", bots: (policy: \"\x1b[2J\"))");
    let task = file("task.ron", "(strategy: \"ranking\x1b[2J\", out: \"x\")");
    let facts = file("facts.jsonl", "{\"kind\":\"\\u001b[2J\"}");
    for words in [
        ["text", "--game", "quoridor", "--moves", &moves].as_slice(),
        &["text", "--seats", &strategy],
        &["arena", "run", &tournament],
        &["arena", "run", &fields],
        &["train", &task],
        &["conformance", &facts],
    ] {
        is_harmless(&run(words, ""), &format!("{words:?}"));
    }
    // What a person types is told back too.
    is_harmless(
        &run(&["text", "--seats", "person,far"], "x\x1b[2J\nquit\n"),
        "what was typed",
    );
}

#[cfg(unix)]
#[test]
fn what_a_bot_says_does_not_act_on_a_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = folder.path().join("lines.jsonl");
    let hello = r#"{"type":"hello","protocol":1,"program":"homestretch","version":"0.1.0","options":{}}"#;
    std::fs::write(&lines, hello.to_owned() + "\n").expect("written");
    let lines = lines.to_str().expect("a path");
    let says = "read line; printf '\\033[2Jhi\\n'; printf '\\033[2Joh\\n' >&2";
    let fed = run(&["bots", "feed", lines, "--", "sh", "-c", says], "");
    is_harmless(&fed, "bots feed");
    for line in [r"< \u001b[2Jhi", r"! \u001b[2Joh"] {
        assert!(fed.out.lines().any(|it| it == line), "{}", fed.out);
    }
    let checked = run(&["bots", "check", "sh", "-c", says], "");
    is_harmless(&checked, "bots check");
}

#[cfg(unix)]
#[test]
fn what_never_ends_or_never_begins_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo")
        .arg(&pipe)
        .status()
        .expect("mkfifo");
    assert!(made.success());
    // Whoever opens the pipe after all finds nothing in it, and the test goes on.
    let writer = pipe.clone();
    std::thread::spawn(move || while std::fs::File::options().write(true).open(&writer).is_ok() {});
    let dir = folder.path().to_str().expect("a path");
    for (path, word) in [
        (pipe.to_str().expect("a path"), "device"),
        (dir, "folder"),
        ("/dev/zero", "device"),
    ] {
        let seats = format!("file:{path},far");
        for words in [
            ["verify", path].as_slice(),
            &["text", "--load", path],
            &["text", "--game", "quoridor", "--moves", path],
            &["text", "--seats", &seats],
            &["arena", "run", path],
            &["train", path],
            &["conformance", path],
            &["bots", "feed", path, "--", "cat"],
        ] {
            let told = run(words, "");
            assert!(matches!(told.code, Some(1 | 2)), "{words:?}: {}", told.err);
            let said = format!("{}{}", told.out, told.err);
            assert!(said.contains(path) && said.contains(word), "{words:?}: {said}");
        }
    }
    let data = tempfile::tempdir().expect("a folder");
    let texts = data.path().join("languages/en");
    std::fs::create_dir_all(&texts).expect("made");
    std::fs::write(texts.join("large.ftl"), "# x\n".repeat(300_000)).expect("written");
    let told = run_in(data.path(), &["bots"], "");
    assert!(told.err.contains("larger than 1 MB"), "{}", told.err);
    assert_eq!(told.code, Some(0));
}

#[test]
fn a_file_that_is_no_text_is_told_what_it_is_and_numbers_beyond_reason_too() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("table.ron"), b"(\n  seats: \"\xFF\")").expect("written");
    let told = run_in(folder.path(), &["text", "--quiet"], "");
    assert_eq!(told.code, Some(1), "{}", told.err);
    assert!(
        told.err.contains("table.ron is no text in UTF-8 from line 2 on"),
        "{}",
        told.err
    );
    // What is quoted of a file is short, however long the file is.
    let long = folder.path().join("long");
    std::fs::write(&long, "\0".repeat(1 << 20)).expect("written");
    let long = long.to_str().expect("a path");
    for words in [
        ["text", "--game", "quoridor", "--moves", long].as_slice(),
        &["text", "--game", "dog", "--position", long],
        &["train", long],
    ] {
        let told = run(words, "");
        assert!(matches!(told.code, Some(1 | 2)), "{words:?}");
        assert!(told.err.len() < 200_000, "{words:?}: {}", told.err.len());
    }
    let deep = run(&["perft", "mejn", "--depth", "65535"], "");
    assert_eq!(deep.code, Some(2), "{}", deep.err);
    let arena = [
        "arena",
        "run",
        "--players",
        "far,near",
        "--games",
        "4",
        "--threads",
        "4000",
    ];
    let told = run(&arena, "");
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert!(
        told.err
            .contains("4000 threads are of no use on any machine: 256 play"),
        "{}",
        told.err
    );
}
