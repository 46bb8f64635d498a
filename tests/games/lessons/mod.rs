//! How to play, as each table has it: every text is whole, every setting shows, every example shows what it says.

mod compromise;
mod courses;
mod dog;
mod ludo;
mod quoridor;

use homestretch::{
    catalogue::{self, Config, Entry, Lesson},
    rules::{Message, Seat, SeatSet, Turn},
    texts,
};

const MEJN: &dyn Entry = &catalogue::mejn::Catalogued;

/// Everything that a house rule of Mens erger je niet can be, the first as in the default preset.
const RULES: [(&str, &[&str]); 10] = [
    ("self_strike", &["off", "on"]),
    ("start_strikes_own", &["on", "off"]),
    ("leave_start_first", &["always", "while_begin", "never"]),
    ("three_tries", &["off", "on"]),
    ("strike_is_compulsory", &["off", "on"]),
    ("home_no_jumping", &["off", "on"]),
    ("six_rolls_again", &["on", "off"]),
    ("six_limit", &["none", "2", "3", "4", "9"]),
    ("play_to_last", &["on", "one_left", "off"]),
    ("who_begins", &["drawn", "rolled", "0"]),
];

/// A table with these sizes.
fn table(seats: usize, empty: &[usize], (dots, faces, pawns): (u8, u8, u8)) -> Config {
    let mut config = MEJN.default_config();
    let empty: SeatSet = empty.iter().map(|&seat| Seat::new(seat)).collect();
    MEJN.set_seats(&mut config, seats, empty);
    for (name, value) in [("dots", dots), ("faces", faces), ("pawns", pawns)] {
        MEJN.set(&mut config, name, &value.to_string()).expect("a size");
    }
    config
}

fn with(config: &Config, name: &str, value: &str) -> Config {
    let mut config = config.clone();
    MEJN.set(&mut config, name, value).expect("a rule");
    config
}

/// Usual tables and odd ones.
fn tables() -> Vec<Config> {
    vec![
        table(4, &[], (10, 6, 4)),
        table(6, &[], (8, 6, 4)),
        table(4, &[1, 3], (10, 6, 4)),
        table(6, &[0, 2, 4], (8, 6, 4)),
        table(2, &[], (2, 1, 1)),
        table(2, &[], (3, 2, 1)),
        table(2, &[], (3, 2, 2)),
        table(3, &[0], (4, 3, 3)),
        table(5, &[], (5, 4, 4)),
        table(4, &[], (21, 20, 8)),
        table(5, &[2], (21, 20, 1)),
        table(2, &[], (60, 6, 2)),
        table(6, &[1], (9, 8, 8)),
    ]
}

/// All tables with the rules of every preset; two pawns are too many for a die with one face.
fn with_presets() -> Vec<Config> {
    let preset = |config: &Config, name: &str| MEJN.preset(config, name).expect("a preset");
    let names = MEJN.presets();
    tables()
        .iter()
        .flat_map(|config| names.iter().map(move |name| preset(config, name)))
        .filter(|config| MEJN.open(config).is_ok())
        .collect()
}

/// A table with each value of a rule, but for those with which it can't be laid.
fn with_each(config: &Config, (name, values): (&str, &[&str])) -> Vec<Config> {
    values
        .iter()
        .map(|value| with(config, name, value))
        .filter(|config| MEJN.open(config).is_ok())
        .collect()
}

fn said(lessons: &[Lesson]) -> Vec<String> {
    lessons
        .iter()
        .flat_map(|lesson| [texts::say(&lesson.title), texts::say(&lesson.text)])
        .collect()
}

/// What the rules call the events of the choice, and who acts then.
fn played(lesson: &Lesson) -> (Vec<String>, Turn, Option<Seat>) {
    let example = lesson.example.as_ref().expect("an example");
    let mut board = example.board.clone();
    let events = board
        .choose(example.seat, example.number.expect("a choice"))
        .expect("a legal choice");
    let told = events
        .iter()
        .filter_map(|event| Some(board.describe(event)?.key))
        .collect();
    (told, board.turn(), board.thrower())
}

/// The rule that the example of a lesson shows to forbid something.
fn expected_refusal(config: &Config, key: &str) -> Option<&'static str> {
    let is = |name: &str, value: &str| config.get(name) == value;
    match key {
        "howto-start" if is("leave_start_first", "never") => Some("mejn-start-occupied"),
        "howto-compulsory" => Some("mejn-strike-first"),
        "howto-own" if is("self_strike", "off") => Some("mejn-own-pawn"),
        "howto-own-start" if is("start_strikes_own", "off") => Some("mejn-own-pawn"),
        "howto-lane" if is("home_no_jumping", "on") => Some("mejn-home-jump"),
        _ => None,
    }
}

/// Whether a lesson of this table can have no example.
fn has_none(config: &Config, key: &str) -> bool {
    let pawns = config.get("pawns");
    match key {
        "howto-again" => config.get("six_rolls_again") == "off",
        "howto-lane" => config.get("home_no_jumping") == "on" && pawns == "2",
        "howto-pass" => pawns == "1",
        _ => false,
    }
}

#[track_caller]
fn examples_hold(config: &Config) {
    let facts = MEJN.write_config(config);
    for lesson in MEJN.lessons(config) {
        let key = lesson.title.key.as_str();
        let Some(example) = &lesson.example else {
            assert!(has_none(config, key), "{key} has no example: {facts}");
            continue;
        };
        assert!(!has_none(config, key), "{key} has an example: {facts}");
        let board = &example.board;
        let at = format!("{key} {} {:?}: {facts}", board.text(), example.ply());
        if example.number.is_none() {
            assert!(
                ["howto-aim", "howto-begins", "howto-tries"].contains(&key),
                "{at}"
            );
            continue;
        }
        assert_eq!(board.turn(), Turn::Seat(example.seat), "{at}");
        let refusal = example.forbidden().map(|Message { key, .. }| key);
        assert_eq!(refusal.as_deref(), expected_refusal(config, key), "{at}");
        if refusal.is_some() {
            continue;
        }
        let (told, turn, thrower) = played(&lesson);
        let tells = |key: &str| told.iter().any(|told| told == key);
        let shown = match key {
            "howto-enter" => tells("event-entered") && board.choices(example.seat).len() == 1,
            "howto-start" | "howto-pass" => board.choices(example.seat).len() == 1,
            "howto-walk" => tells("event-moved") && !tells("event-struck"),
            "howto-home" | "howto-lane" => tells("event-came-home"),
            "howto-strike" => tells("event-struck"),
            "howto-own" | "howto-own-start" => tells("event-struck-own"),
            "howto-again" => turn == Turn::Chance && thrower == Some(example.seat),
            "howto-end" => tells("event-finished"),
            _ => false,
        };
        assert!(shown, "{at}: {told:?}");
    }
}

#[test]
fn every_example_shows_its_rule_whatever_the_table() {
    for config in with_presets() {
        for rule in RULES {
            with_each(&config, rule).iter().for_each(examples_hold);
        }
    }
}

#[test]
fn every_example_shows_its_rule_whatever_rules_meet() {
    for sizes in [(10, 6, 4), (3, 2, 2), (4, 3, 3), (9, 8, 2), (3, 2, 1)] {
        let mut configs = vec![table(2, &[], sizes)];
        for (name, values) in &RULES[..9] {
            let few = &values[..values.len().min(3)];
            configs = configs
                .iter()
                .flat_map(|config| with_each(config, (name, few)))
                .collect();
        }
        configs.iter().for_each(examples_hold);
    }
}

#[test]
fn every_text_is_whole() {
    for config in with_presets() {
        for rule in RULES {
            for config in with_each(&config, rule) {
                let lessons = MEJN.lessons(&config);
                assert!(lessons.len() >= 9);
                for text in said(&lessons) {
                    let whole = text.ends_with('.') || !text.contains('.');
                    assert!(whole && !text.contains(['{', '$', '\n']), "{text}");
                    assert!(!text.contains("howto-") && !text.contains("  "), "{text}");
                    assert!(!text.contains(" .") && !text.contains(" ,"), "{text}");
                    let six = text.contains(" six ") || text == "A six";
                    assert!(config.get("faces") == "6" || !six, "{text}");
                }
            }
        }
    }
}

/// Rules that say nothing where every seat has one pawn.
const FOR_SEVERAL: [&str; 4] = [
    "self_strike",
    "start_strikes_own",
    "leave_start_first",
    "home_no_jumping",
];

#[test]
fn every_rule_changes_what_is_taught() {
    for config in with_presets() {
        let alone = config.get("pawns") == "1";
        let two_play = MEJN.open(&config).expect("a valid table").seats().len() == 2;
        let counts = |name: &&(&str, &[&str])| !(alone && FOR_SEVERAL.contains(&name.0));
        for (name, values) in RULES.iter().filter(counts) {
            // Between two the game ends in the same way when one is home and when one is left.
            let same = two_play && *name == "play_to_last";
            let values = if same { &values[..2] } else { values };
            let taught: Vec<_> = with_each(&config, (name, values))
                .iter()
                .map(|config| said(&MEJN.lessons(config)))
                .collect();
            for (at, one) in taught.iter().enumerate() {
                assert!(!taught[at + 1..].contains(one), "{name}: {one:#?}");
            }
        }
    }
}

#[test]
fn every_size_changes_what_is_taught() {
    let config = table(4, &[], (10, 6, 4));
    let usual = said(&MEJN.lessons(&config));
    for (name, value) in [("dots", "12"), ("pawns", "3"), ("faces", "8")] {
        assert_ne!(said(&MEJN.lessons(&with(&config, name, value))), usual, "{name}");
    }
    assert_ne!(said(&MEJN.lessons(&table(4, &[1], (10, 6, 4)))), usual);
}

#[test]
fn the_rules_are_those_that_are_tested_here() {
    let rules: Vec<&str> = MEJN
        .settings()
        .iter()
        .filter(|setting| !setting.is_size)
        .map(|setting| setting.name)
        .collect();
    assert_eq!(rules, RULES.map(|(name, _)| name));
}

#[test]
fn a_table_that_cannot_be_laid_has_no_lessons() {
    let config = with(&table(4, &[], (10, 6, 4)), "dots", "6");
    assert!(MEJN.lessons(&config).is_empty());
}
