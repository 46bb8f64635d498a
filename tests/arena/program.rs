//! The program itself, called for a tournament.

use std::process::{Command, Output};

/// The program, set to a language.
pub(super) fn speaking(language: &str, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", language)
        .arg("arena")
        .args(words)
        .env("NO_COLOR", "1")
        .output()
        .expect("the program starts")
}

pub(super) fn arena(words: &[&str]) -> Output {
    speaking("en", words)
}

/// What it says where all goes well.
#[track_caller]
pub(super) fn done(words: &[&str]) -> String {
    let output = arena(words);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{words:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}
