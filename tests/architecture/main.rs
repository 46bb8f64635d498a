//! The floors of the house as tests: which room may use which, what the rules never touch, how long a file may be.
//!
//! Invariant: every rule here is shown to catch what it forbids (last test).

mod drawn;
mod source;
mod window;

use std::{fs, path::Path, process::Command};

use source::{Source, read_all, starts_with};

/// Every room under `src` and the rooms that it may use: arrows point down only.
const ROOMS: [(&str, &str); 19] = [
    ("files", ""),
    ("rules", ""),
    ("networks", "rules"),
    ("voices", "rules"),
    ("texts", "files rules"),
    ("staging", "rules"),
    ("strategies", "rules networks"),
    ("conformance", "files catalogue"),
    ("catalogue", "rules networks staging strategies"),
    ("cast", "rules staging catalogue"),
    ("play", "files rules networks texts strategies catalogue cast"),
    ("puzzles", "rules texts strategies catalogue play"),
    ("profiles", "rules texts strategies catalogue play"),
    ("bots", "files rules texts strategies catalogue play"),
    (
        "arena",
        "files rules networks texts strategies catalogue play bots",
    ),
    ("env", "rules networks texts strategies catalogue play bots"),
    ("phones", "files rules texts staging catalogue play"),
    (
        "app",
        "rules texts voices staging strategies catalogue cast play puzzles profiles bots arena phones",
    ),
    (
        "cli",
        "files rules texts staging strategies catalogue play puzzles profiles bots conformance arena env phones app",
    ),
];

/// The parts of the window that may use the arena.
const SHOW_THE_ARENA: &str = "contest options tournament training";

/// What a room never uses: words (also as the first part of a longer name: `bevy` forbids `bevy_math`) and
/// modules of the standard library.
const NEVER: [(&str, &str, &str); 9] = [
    (
        "rules",
        "bevy egui kira rand tracing thread_local LazyLock OnceLock",
        "env fs io net process thread time",
    ),
    (
        "networks",
        "bevy egui kira rand",
        "env fs io net process thread time",
    ),
    ("strategies", "bevy egui kira rand", "env fs net process"),
    ("play", "clap", ""),
    (
        "puzzles",
        "clap rand Zoned ZonedDateTime Timestamp",
        "env net process time",
    ),
    (
        "profiles",
        "clap rand Zoned ZonedDateTime Timestamp",
        "env net process time",
    ),
    (
        "staging",
        "accesskit bevy egui image kira rand resvg usvg wgpu winit",
        "env fs io net process thread time",
    ),
    ("phones", "bevy clap egui kira rand", "env process"),
    ("app", "rand", ""),
];

/// All that the texts know of the rules.
const TEXTS_KNOW: &str = "Arg Message Seat";

/// Crates of the window that the lean build must not have, also as the first part of a longer name.
const WINDOW_CRATES: &str = "bevy egui epaint kira leafwing naga wgpu winit";

/// The files of the window that are about one kind of pieces, beside the kind's own.
const ABOUT_A_KIND: [(&str, &str); 2] = [
    ("app/overlay/pages/die_page", "die"),
    ("app/overlay/widgets/drawn", "die"),
];

/// The most lines of one file.
const LONGEST: usize = 600;

/// Whether a list of words separated by blanks has this one.
fn lists(list: &str, word: &str) -> bool {
    list.split(' ').any(|it| it == word)
}

/// A rule about one file: what is wrong with it.
type Rule = fn(&Source) -> Vec<String>;

fn arrows_point_down(source: &Source) -> Vec<String> {
    let Some(room) = source.room() else {
        return Vec::new();
    };
    let Some((_, below)) = ROOMS.iter().find(|(name, _)| *name == room) else {
        return vec![format!("«{room}» is no room yet: give it its place in ROOMS")];
    };
    let used = source
        .paths()
        .into_iter()
        .filter(|path| path[0] == "crate" && path.len() > 1);
    // The window knows the arena only where it shows one at work.
    let far = |name: &str| {
        let shows = source.module().iter().any(|part| lists(SHOW_THE_ARENA, part));
        room == "app" && name == "arena" && !shows
    };
    used.filter(|path| path[1] != room && (!lists(below, path[1]) || far(path[1])))
        .map(|path| format!("«{room}» may not use {}", path.join("::")))
        .collect()
}

fn rooms_stay_pure(source: &Source) -> Vec<String> {
    let Some((room, names, modules)) = NEVER.iter().find(|(room, ..)| source.room() == Some(room)) else {
        return Vec::new();
    };
    let is = |word: &str, name: &str| {
        word.strip_prefix(name)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    let forbidden = source
        .words
        .iter()
        .filter(|word| names.split(' ').any(|name| is(word, name)))
        .cloned();
    let std = source
        .paths()
        .into_iter()
        .filter(|path| path[0] == "std" && path.len() > 1);
    let reached = std
        .filter(|path| lists(modules, path[1]) || path[1] == "*")
        .map(|path| path.join("::"));
    forbidden
        .chain(reached)
        .map(|what| format!("«{room}» never uses {what}"))
        .collect()
}

fn texts_know_messages_alone(source: &Source) -> Vec<String> {
    let paths = source.paths();
    let rules = paths
        .iter()
        .filter(|path| source.room() == Some("texts") && path.starts_with(&["crate", "rules"]));
    rules
        .filter(|path| path.get(2).is_none_or(|name| !lists(TEXTS_KNOW, name)))
        .map(|path| {
            format!(
                "the texts know of the rules only {TEXTS_KNOW}, not {}",
                path.join("::")
            )
        })
        .collect()
}

/// Which games there are is handed in: only the catalogue, the program itself and tests name the list.
fn games_are_handed_in(source: &Source) -> Vec<String> {
    let may = source.room() == Some("catalogue") || source.path == "src/main.rs";
    let names = !may && source.untested().words.iter().any(|word| word == "Ours");
    names
        .then(|| "names the list of all games: have it handed in".to_owned())
        .into_iter()
        .collect()
}

/// What the window shows it asks of a kind of pieces; which kind it is, only that kind's own file knows.
fn kinds_of_pieces_are_asked(source: &Source) -> Vec<String> {
    let source = source.untested();
    let module = source.module().join("/");
    // A module among the kinds is one of them; what they all have are types and traits.
    let is_kind = |name: &str| name.starts_with(char::is_lowercase);
    let knows = |kind: &str| {
        module == format!("app/table/pieces/{kind}") || ABOUT_A_KIND.contains(&(module.as_str(), kind))
    };
    let paths = source.paths();
    let named = paths
        .iter()
        .filter(|path| path.starts_with(&["crate", "staging", "pieces"]) && path.len() > 3);
    named
        .filter(|path| source.room() == Some("app") && is_kind(path[3]) && !knows(path[3]))
        .map(|path| format!("only a kind's own file knows {}", path.join("::")))
        .collect()
}

fn files_open_with_their_purpose(source: &Source) -> Vec<String> {
    let opens = source.text.starts_with("//! ");
    if opens {
        Vec::new()
    } else {
        vec!["must open with `//!`: what it is, and what it is not".to_owned()]
    }
}

fn files_stay_short(source: &Source) -> Vec<String> {
    let lines = source.text.lines().count();
    if lines <= LONGEST {
        Vec::new()
    } else {
        vec![format!("{lines} lines; split it, {LONGEST} are the most")]
    }
}

fn nothing_is_unwrapped(source: &Source) -> Vec<String> {
    if source.module().iter().any(|name| name.ends_with("tests")) {
        return Vec::new();
    }
    let words = source.untested().words;
    let unwraps = |at: &usize| starts_with(&words[*at..], &[".", "unwrap", "(", ")"]);
    let count = (0..words.len()).filter(unwraps).count();
    if count == 0 {
        Vec::new()
    } else {
        vec![format!("{count} × unwrap() outside the tests")]
    }
}

/// Fails with every breach of a rule in `src`.
#[track_caller]
fn hold(rule: Rule) {
    let sources = read_all();
    assert!(sources.len() > 10, "src was not found");
    let faults: Vec<String> = sources
        .iter()
        .flat_map(|source| {
            rule(source)
                .into_iter()
                .map(|fault| format!("{}: {fault}", source.path))
        })
        .collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn a_room_uses_only_rooms_below_it() {
    hold(arrows_point_down);
}

#[test]
fn rules_and_strategies_touch_nothing_outside() {
    hold(rooms_stay_pure);
}

#[test]
fn texts_know_nothing_of_the_rules_but_messages() {
    hold(texts_know_messages_alone);
}

#[test]
fn the_games_are_handed_in() {
    hold(games_are_handed_in);
}

#[test]
fn which_kind_a_piece_is_only_its_own_files_know() {
    hold(kinds_of_pieces_are_asked);
}

#[test]
fn every_file_says_what_it_is() {
    hold(files_open_with_their_purpose);
}

#[test]
fn no_file_is_a_lumber_room() {
    hold(files_stay_short);
}

#[test]
fn nothing_outside_the_tests_is_unwrapped() {
    hold(nothing_is_unwrapped);
}

#[test]
fn the_lock_file_has_one_engine_and_one_egui() {
    let lock = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock"))
        .expect("it is committed");
    for name in ["bevy", "bevy_egui", "egui"] {
        let line = format!("name = \"{name}\"");
        assert_eq!(
            lock.lines().filter(|it| *it == line).count(),
            1,
            "{name} in Cargo.lock"
        );
    }
}

#[test]
fn the_lean_build_has_nothing_of_the_window() {
    let tree = Command::new(env!("CARGO"))
        .args("tree --locked --no-default-features --edges normal,build --prefix none".split(' '))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let (crates, errors) = (
        String::from_utf8_lossy(&tree.stdout),
        String::from_utf8_lossy(&tree.stderr),
    );
    assert!(
        tree.status.success() && crates.starts_with("homestretch "),
        "cargo tree: {errors}"
    );
    let found: Vec<&str> = crates
        .lines()
        .filter(|line| WINDOW_CRATES.split(' ').any(|name| line.starts_with(name)))
        .collect();
    assert!(found.is_empty(), "the lean build needs {found:?}");
}

#[test]
fn every_rule_catches_what_it_forbids() {
    caught(
        arrows_point_down,
        "rules/mejn/mod.rs: use crate::strategies::Random;",
    );
    caught(arrows_point_down, "rules/track.rs: use super::super::play::dice;");
    caught(
        arrows_point_down,
        "strategies/mod.rs: use crate::{play, rules::Seat};",
    );
    caught(arrows_point_down, "play/run.rs: fn f() { crate::app::open(); }");
    caught(arrows_point_down, "app/mod.rs: use homestretch::arena::Arena;");
    allowed(arrows_point_down, "app/contest.rs: use crate::arena::Plan;");
    caught(arrows_point_down, "arena/mod.rs: use crate::Smuggled;");
    caught(arrows_point_down, "cellar/mod.rs: ");
    allowed(
        arrows_point_down,
        "cli/mod.rs: use crate::{app, play::run, texts};",
    );
    caught(rooms_stay_pure, "rules/seat.rs: use bevy_math::Vec2;");
    caught(
        rooms_stay_pure,
        "rules/seat.rs: fn f() { std::time::Instant::now(); }",
    );
    caught(rooms_stay_pure, "strategies/mod.rs: use std::{fmt, fs::File};");
    caught(rooms_stay_pure, "staging/layout.rs: use bevy_math::Vec2;");
    caught(rooms_stay_pure, "staging/mini.rs: use egui::Painter;");
    caught(rooms_stay_pure, "staging/theme.rs: use std::fs;");
    caught(arrows_point_down, "staging/look.rs: use crate::app::table;");
    caught(arrows_point_down, "staging/look.rs: use crate::catalogue::Board;");
    allowed(rooms_stay_pure, "staging/layout.rs: use glam::Vec2;");
    allowed(rooms_stay_pure, "rules/seat.rs: //! No bevy.\nuse std::fmt;");
    allowed(rooms_stay_pure, "rules/seat.rs: fn f(random: u8) {}");
    allowed(rooms_stay_pure, "play/dice.rs: use rand::Rng;");
    caught(
        texts_know_messages_alone,
        "texts/mod.rs: use crate::rules::Standing;",
    );
    allowed(
        texts_know_messages_alone,
        "texts/mod.rs: use crate::rules::Message;",
    );
    caught(games_are_handed_in, "play/run.rs: fn f() { Ours::GAMES[0]; }");
    allowed(
        games_are_handed_in,
        "play/run.rs: #[cfg(test)] mod t { fn f() { Ours::GAMES[0]; } }",
    );
    for file in [
        "app/turn/mark.rs: use crate::staging::{Cue, pieces::card::CARD};",
        "app/turn/mark.rs: use crate::staging::{Cue, pieces::{Progress, die}};",
        "app/turn/mark.rs: fn f() { crate::staging::pieces::pawn::miniature(1); }",
        "app/table/pieces/pip.rs: use crate::staging::pieces::card::SIZE;",
    ] {
        caught(kinds_of_pieces_are_asked, file);
    }
    allowed(
        kinds_of_pieces_are_asked,
        "app/overlay/pages/die_page.rs: use crate::staging::pieces::die::pips;",
    );
    allowed(
        kinds_of_pieces_are_asked,
        "app/table/pieces/card.rs: use crate::staging::pieces::card::CARD;",
    );
    allowed(
        kinds_of_pieces_are_asked,
        "app/overlay/facts.rs: use crate::staging::pieces::Progress;",
    );
    caught(files_open_with_their_purpose, "play/run.rs: use std::fmt;");
    caught(
        nothing_is_unwrapped,
        "play/run.rs: #[cfg(test)] mod t {} f().unwrap();",
    );
    caught(
        nothing_is_unwrapped,
        "play/run.rs: #[cfg(test)] mod t; x.unwrap();",
    );
    allowed(
        nothing_is_unwrapped,
        "play/run.rs: #[cfg(test)] mod t { x.unwrap(); }",
    );
    allowed(
        files_stay_short,
        &format!("play/run.rs: {}", "//!\n".repeat(LONGEST)),
    );
    caught(
        files_stay_short,
        &format!("play/run.rs: {}", "//!\n".repeat(LONGEST + 1)),
    );
}

/// Fails unless the rule finds one fault in a file given as `PATH: TEXT`.
#[track_caller]
fn caught(rule: Rule, file: &str) {
    assert_eq!(judge(rule, file).len(), 1, "{file}");
}

/// Fails when the rule finds a fault in a file given as `PATH: TEXT`.
#[track_caller]
fn allowed(rule: Rule, file: &str) {
    assert_eq!(judge(rule, file), Vec::<String>::new(), "{file}");
}

fn judge(rule: Rule, file: &str) -> Vec<String> {
    let (path, text) = file.split_once(": ").expect("path and text");
    rule(&Source::new(&format!("src/{path}"), text))
}
