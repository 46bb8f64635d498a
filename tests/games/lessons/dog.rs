//! How to play Dog, as each table has it: every text is whole, every setting that is taught shows, every example shows
//! its rule.

use homestretch::{
    catalogue::{self, Config, Entry, Lesson},
    rules::{SeatSet, Turn},
    texts,
};

const DOG: &dyn Entry = &catalogue::dog::Catalogued;

fn table(seats: usize, settings: &[(&str, &str)]) -> Config {
    let mut config = DOG.default_config();
    DOG.set_seats(&mut config, seats, SeatSet::EMPTY);
    for (name, value) in settings {
        DOG.set(&mut config, name, value).expect("a setting");
    }
    config
}

/// All boards and teams, with each preset, and packs of several sizes.
fn tables() -> Vec<Config> {
    let mut tables = Vec::new();
    for (seats, team) in [
        (2, "1"),
        (2, "2"),
        (3, "1"),
        (4, "1"),
        (4, "2"),
        (5, "1"),
        (6, "2"),
        (6, "3"),
    ] {
        for (copies, jokers) in [("8", "6"), ("15", "0"), ("4", "15")] {
            let config = table(seats, &[("team", team), ("copies", copies), ("jokers", jokers)]);
            for preset in DOG.presets() {
                tables.push(DOG.preset(&config, preset).expect("a preset"));
            }
        }
    }
    tables
}

fn said(lessons: &[Lesson]) -> Vec<String> {
    lessons
        .iter()
        .flat_map(|lesson| [texts::say(&lesson.title), texts::say(&lesson.text)])
        .collect()
}

#[track_caller]
fn holds(config: &Config, lesson: &Lesson) {
    let Some(example) = &lesson.example else { return };
    let key = lesson.title.key.as_str();
    let at = format!("{key} {}: {}", example.board.text(), DOG.write_config(config));
    assert_eq!(example.forbidden(), None, "{at}");
    let acts = match key {
        "howto-dog-round" => example.board.turn() == Turn::Chance,
        "howto-dog-exchange" => matches!(example.board.turn(), Turn::Together(_)),
        _ => example.board.turn() == Turn::Seat(example.seat),
    };
    assert!(acts, "{at}");
    let happened = example.events.iter();
    let told: Vec<String> = happened
        .filter_map(|(before, event)| Some(before.describe(event)?.key))
        .collect();
    let expected = match key {
        "howto-dog-round" => "event-dog-dealt-cards",
        "howto-dog-exchange" => "event-dog-gave-card",
        "howto-dog-start" => "event-dog-started",
        "howto-dog-jack" => "event-dog-swapped",
        "howto-dog-strike" => "event-dog-struck",
        "howto-dog-joker" => "event-dog-joker",
        "howto-dog-must" => "event-dog-discarded",
        "howto-dog-sit-out" => "event-dog-folded",
        "howto-dog-end" => "event-dog-won",
        _ => "event-dog-moved",
    };
    assert!(
        told.iter().any(|told| told.starts_with(expected)),
        "{at}: {told:?}"
    );
}

#[test]
fn every_example_shows_its_rule_whatever_the_table() {
    for config in tables() {
        let lessons = DOG.lessons(&config);
        assert!(lessons.len() >= 10, "{}", DOG.write_config(&config));
        for lesson in &lessons {
            assert!(lesson.example.is_some(), "{}", lesson.title.key);
            holds(&config, lesson);
        }
    }
}

#[test]
fn every_text_is_whole() {
    for config in tables() {
        for text in said(&DOG.lessons(&config)) {
            let whole = text.ends_with('.') || !text.contains('.');
            assert!(whole && !text.contains(['{', '$', '\n']), "{text}");
            assert!(!text.contains("howto-") && !text.contains("  "), "{text}");
            assert!(!text.contains(" .") && !text.contains(" ,"), "{text}");
        }
    }
}

#[test]
fn it_is_said_where_a_partner_sits_and_who_gets_the_card() {
    for (seats, team, partner, gift) in [
        (4, "2", "partner, who sits opposite", "for the partner opposite"),
        (6, "2", "partner, who sits opposite", "for the partner opposite"),
        (
            6,
            "3",
            "partners, who sit at every other seat",
            "for the next of the team, clockwise",
        ),
    ] {
        let said = said(&DOG.lessons(&table(seats, &[("team", team)]))).join("\n");
        assert!(said.contains(partner) && said.contains(gift), "{said}");
    }
    // Who plays two colours has no partner.
    let two = table(2, &[("team", "2"), ("rest_to_mate", "on")]);
    let said = said(&DOG.lessons(&two)).join("\n");
    assert!(!said.contains("partner"), "{said}");
}

#[test]
fn mates_exchange_and_jokers_are_taught_only_where_there_are_any() {
    let keys = |config: &Config| -> Vec<String> {
        let lessons = DOG.lessons(config);
        lessons.into_iter().map(|lesson| lesson.title.key).collect()
    };
    let teaches = |config: &Config, key: &str| keys(config).iter().any(|it| it == key);
    let (usual, alone) = (table(4, &[]), table(3, &[]));
    for key in ["howto-dog-exchange", "howto-dog-help"] {
        assert!(teaches(&usual, key) && !teaches(&alone, key), "{key}");
    }
    assert!(!teaches(&table(2, &[("team", "2")]), "howto-dog-exchange"));
    assert!(!teaches(&table(4, &[("jokers", "0")]), "howto-dog-joker"));
    let brandi = DOG.preset(&usual, "brandi").expect("a preset");
    assert!(teaches(&usual, "howto-dog-must") && !teaches(&brandi, "howto-dog-must"));
    assert!(teaches(&brandi, "howto-dog-sit-out") && !teaches(&usual, "howto-dog-sit-out"));
}
