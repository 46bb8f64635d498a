//! How to play Ludo, as each table has it: every text is whole, every setting shows, every example shows its rule.

use homestretch::{
    cast::CAST,
    catalogue::{self, Config, Entry, Example, Lesson},
    rules::{Seat, SeatSet, Turn},
    texts::{self, Language},
};

const LUDO: &dyn Entry = &catalogue::ludo::Catalogued;

/// Everything that a house rule can be, the first as in the default preset.
const RULES: [(&str, &[&str]); 9] = [
    ("forced_second_roll", &["on", "off"]),
    ("forced_strikes_own", &["on", "off"]),
    ("forced_six_also_draws", &["off", "on"]),
    ("bounce", &["on", "off"]),
    ("home_moves", &["choice", "last", "never"]),
    ("six_limit", &["none", "2", "3", "4", "9"]),
    ("play_to_last", &["one_left", "on", "off"]),
    ("who_begins", &["rolled", "drawn", "0"]),
    ("max_rolls", &["none", "500", "1000"]),
];

/// Rules that say nothing where every seat has one pawn, or where the new pawn does not go by itself.
const FOR_SEVERAL: [&str; 3] = ["forced_strikes_own", "forced_six_also_draws", "home_moves"];

fn with(config: &Config, name: &str, value: &str) -> Config {
    let mut config = config.clone();
    LUDO.set(&mut config, name, value).expect("a setting");
    config
}

/// A table of so many with one empty seat or none, and so many pawns.
fn table(seats: usize, empty: &[usize], pawns: &str) -> Config {
    let mut config = LUDO.default_config();
    let empty: SeatSet = empty.iter().map(|&seat| Seat::new(seat)).collect();
    LUDO.set_seats(&mut config, seats, empty);
    with(&config, "pawns", pawns)
}

/// All tables with the rules of every preset.
pub(super) fn tables() -> Vec<Config> {
    let mut tables = Vec::new();
    for (seats, empty) in [(4, &[][..]), (4, &[0, 2]), (3, &[]), (2, &[])] {
        for preset in LUDO.presets() {
            for pawns in ["4", "2", "1"] {
                let config = LUDO
                    .preset(&table(seats, empty, pawns), preset)
                    .expect("a preset");
                tables.push(with(&config, "pawns", pawns));
            }
        }
    }
    tables
}

fn with_each(config: &Config, (name, values): (&str, &[&str])) -> Vec<Config> {
    let config_with = |value: &&str| with(config, name, value);
    let open = |config: &Config| LUDO.open(config).is_ok();
    values.iter().map(config_with).filter(open).collect()
}

fn said(lessons: &[Lesson]) -> Vec<String> {
    lessons
        .iter()
        .flat_map(|lesson| [texts::say(&lesson.title), texts::say(&lesson.text)])
        .collect()
}

/// The rule that the example of a lesson shows to forbid something.
fn expected_refusal(config: &Config, key: &str) -> Option<&'static str> {
    match key {
        "howto-ludo-start" => Some("ludo-start-occupied"),
        "howto-ludo-own" => Some("ludo-own-pawn"),
        "howto-ludo-bounce" if config.get("bounce") == "off" => Some("ludo-past-home"),
        "howto-ludo-bounce-back" => Some("ludo-same-spot"),
        "howto-ludo-home-moves" if config.get("home_moves") == "never" => Some("ludo-home-rests"),
        _ => None,
    }
}

/// What an example that begins by chance tells; nothing where the position says it all. None where a choice is to be shown.
fn told_by_chance(config: &Config, key: &str) -> Option<&'static [&'static str]> {
    let is_on = |name: &str| config.get(name) == "on";
    Some(match key {
        "howto-ludo-aim" => &[],
        "howto-ludo-begins" => match config.get("who_begins").as_str() {
            "rolled" => &["event-ludo-contested", "event-ludo-begins"],
            "drawn" => &["event-ludo-begins"],
            _ => &["event-ludo-rolled"],
        },
        "howto-ludo-forced" => &["event-ludo-rolled", "event-ludo-struck"],
        "howto-ludo-forced-own" if is_on("forced_strikes_own") => &["event-ludo-struck-own"],
        "howto-ludo-forced-own" => &["event-ludo-rolled", "event-ludo-moved"],
        "howto-ludo-forced-six" if is_on("forced_six_also_draws") => &["event-ludo-entered"],
        "howto-ludo-forced-six" => &["event-ludo-rolled"],
        "howto-ludo-pass" => &["event-ludo-no-move"],
        _ => return None,
    })
}

/// Whether a lesson of this table can have no example.
fn has_none(config: &Config, key: &str) -> bool {
    match key {
        "howto-ludo-opponents"
        | "howto-ludo-options"
        | "howto-ludo-messages"
        | "howto-ludo-speech"
        | "howto-ludo-origin"
        | "howto-ludo-die"
        | "howto-ludo-children"
        | "howto-ludo-credits" => true,
        // A pawn that is alone can make no other move.
        "howto-ludo-bounce" => config.get("pawns") == "1" && config.get("bounce") == "off",
        _ => false,
    }
}

#[track_caller]
fn examples_hold(config: &Config) {
    let facts = LUDO.write_config(config);
    for lesson in LUDO.lessons(config) {
        let key = lesson.title.key.as_str();
        let Some(example) = &lesson.example else {
            assert!(has_none(config, key), "{key} has no example: {facts}");
            continue;
        };
        let board = &example.board;
        let at = format!("{key} {} {:?}: {facts}", board.text(), example.ply());
        let Some(number) = example.number else {
            let happened = example.events.iter();
            let told: Vec<String> = happened
                .filter_map(|(before, event)| Some(before.describe(event)?.key))
                .collect();
            let expected = told_by_chance(config, key).unwrap_or_else(|| panic!("{at}"));
            let tells = |key: &&str| told.iter().any(|told| told == key);
            assert!(expected.iter().all(tells), "{at}: {told:?}");
            assert_eq!(expected.is_empty(), told.is_empty(), "{at}: {told:?}");
            continue;
        };
        assert_eq!(board.turn(), Turn::Seat(example.seat), "{at}");
        let refusal = example.forbidden().map(|message| message.key);
        assert_eq!(refusal.as_deref(), expected_refusal(config, key), "{at}");
        if refusal.is_some() {
            continue;
        }
        let mut after = board.clone();
        let events = after.choose(example.seat, number).expect("a legal choice");
        let told: Vec<String> = events
            .iter()
            .filter_map(|event| Some(board.describe(event)?.key))
            .collect();
        let tells = |key: &str| told.iter().any(|told| told == key);
        let only = board.choices(example.seat).len() == 1;
        let shown = match key {
            "howto-ludo-enter" => tells("event-ludo-entered") && tells("event-ludo-struck") && only,
            "howto-ludo-six" => after.thrower() == Some(example.seat),
            "howto-ludo-walk" => tells("event-ludo-moved") && !tells("event-ludo-struck"),
            "howto-ludo-strike" => tells("event-ludo-struck"),
            "howto-ludo-home" => tells("event-ludo-came-home"),
            "howto-ludo-bounce" => tells("event-ludo-bounced") || tells("event-ludo-came-home-bounced"),
            "howto-ludo-home-moves" => only,
            "howto-ludo-end" => tells("event-ludo-finished"),
            _ => false,
        };
        assert!(shown, "{at}: {told:?}");
    }
}

#[test]
fn every_example_shows_its_rule_whatever_the_table() {
    for config in tables() {
        for rule in RULES {
            with_each(&config, rule).iter().for_each(examples_hold);
        }
    }
}

#[test]
fn the_five_from_home_spot_1_is_shown_to_land_on_spot_2() {
    let lessons = LUDO.lessons(&LUDO.default_config());
    let bounce = lessons
        .iter()
        .find(|lesson| lesson.title.key == "howto-ludo-bounce")
        .expect("the lesson");
    let ply = bounce.example.as_ref().and_then(Example::ply);
    assert_eq!(ply.as_deref(), Some("H0-H1"));
}

#[test]
fn every_text_is_whole() {
    for config in tables() {
        for rule in RULES {
            for config in with_each(&config, rule) {
                for text in said(&LUDO.lessons(&config)) {
                    let whole = text.ends_with('.') || !text.contains('.');
                    assert!(whole && !text.contains(['{', '$', '\n']), "{text}");
                    assert!(!text.contains("howto-") && !text.contains("  "), "{text}");
                    assert!(!text.contains(" .") && !text.contains(" ,"), "{text}");
                }
            }
        }
    }
}

#[test]
fn opponents_options_and_languages_are_explained_in_every_language() {
    let lessons = LUDO.lessons(&LUDO.default_config());
    let languages: Vec<Language> = Language::all().collect();
    for &language in &languages {
        let told = |key: &str| {
            let lesson = lessons.iter().find(|lesson| lesson.title.key == key);
            let text = &lesson.expect("the lesson").text;
            language.say_naming(text, &|seat| seat.to_string())
        };
        let named = |lesson: &str, key: &str| {
            let (told, name) = (told(lesson), language.text(key));
            assert!(told.contains(&name), "{lesson} lacks {name}: {told}");
        };
        for character in &CAST {
            let told = told("howto-ludo-opponents");
            assert!(told.contains(character.name), "{}: {told}", character.name);
        }
        for key in [
            "title-setup",
            "settings-single-choice",
            "settings-roll-alone",
            "settings-speed",
        ] {
            named("howto-ludo-options", key);
        }
        named("howto-ludo-messages", "settings-list-language");
        named("howto-ludo-speech", "settings-speech-language");
        // Its own language is among those that are named, and stands there as one writes it.
        let own = language.name().to_lowercase();
        let stem: String = own.chars().take(5).collect();
        for lesson in ["howto-ludo-messages", "howto-ludo-speech"] {
            assert!(told(lesson).to_lowercase().contains(&stem), "{lesson} in {own}");
        }
    }
    assert_eq!(languages.len(), 6);
}

#[test]
fn every_rule_changes_what_is_taught() {
    for config in tables() {
        let alone = config.get("pawns") == "1";
        let unforced = config.get("forced_second_roll") == "off";
        let two_play = LUDO.open(&config).expect("a valid table").seats().len() == 2;
        for (name, values) in RULES {
            let is_forced = name.starts_with("forced_") && name != "forced_second_roll";
            if alone && FOR_SEVERAL.contains(&name) || unforced && is_forced {
                continue;
            }
            // Between two the game ends in the same way when one is home and when one is left.
            let same = two_play && name == "play_to_last";
            let values = if same { &values[..2] } else { values };
            let taught: Vec<_> = with_each(&config, (name, values))
                .iter()
                .map(|config| said(&LUDO.lessons(config)))
                .collect();
            for (at, one) in taught.iter().enumerate() {
                assert!(!taught[at + 1..].contains(one), "{name}: {one:#?}");
            }
        }
    }
}

#[test]
fn the_rules_are_those_that_are_tested_here() {
    let settings = LUDO.settings();
    let rules = settings
        .iter()
        .filter(|setting| !setting.is_size)
        .map(|setting| setting.name);
    assert_eq!(rules.collect::<Vec<_>>(), RULES.map(|(name, _)| name));
}

#[test]
fn a_table_that_cannot_be_laid_has_no_lessons() {
    assert!(LUDO.lessons(&with(&table(4, &[], "4"), "pawns", "5")).is_empty());
}
