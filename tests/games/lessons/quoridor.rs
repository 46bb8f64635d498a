//! How to play Quoridor, as each table has it: every text is whole, every setting shows, every example shows its rule.

use homestretch::{
    catalogue::{self, Config, Entry, Lesson},
    rules::{Message, SeatSet, Turn},
    texts,
};

const QUORIDOR: &dyn Entry = &catalogue::quoridor::Catalogued;

fn table(seats: usize, settings: &[(&str, &str)]) -> Config {
    let mut config = QUORIDOR.default_config();
    QUORIDOR.set_seats(&mut config, seats, SeatSet::EMPTY);
    for (name, value) in settings {
        QUORIDOR.set(&mut config, name, value).expect("a setting");
    }
    config
}

/// Boards of all sizes, with few fences and many, and every house rule.
pub(super) fn tables() -> Vec<Config> {
    let mut tables = Vec::new();
    for seats in [2, 4] {
        for columns in ["3", "5", "7", "9"] {
            for rows in ["3", "5", "7", "9"] {
                for fences in ["0", "1", "5", "20"] {
                    for (third, back, plies) in [("like_a_fence", "off", "none"), ("blocks", "on", "200")] {
                        tables.push(table(
                            seats,
                            &[
                                ("columns", columns),
                                ("rows", rows),
                                ("fences", fences),
                                ("third_pawn", third),
                                ("jump_back", back),
                                ("max_plies", plies),
                            ],
                        ));
                    }
                }
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

/// The rule that the example of a lesson shows to forbid something.
fn expected_refusal(config: &Config, key: &str) -> Option<&'static str> {
    match key {
        "howto-quoridor-apart" => Some("quoridor-crosses"),
        "howto-quoridor-way" => Some("quoridor-closes-way"),
        "howto-quoridor-third" if config.get("third_pawn") == "blocks" => Some("quoridor-third-pawn"),
        _ => None,
    }
}

/// What the rules call the events of the choice.
fn told(lesson: &Lesson) -> Vec<String> {
    let example = lesson.example.as_ref().expect("an example");
    let mut board = example.board.clone();
    let events = board
        .choose(example.seat, example.number.expect("a choice"))
        .expect("a legal choice");
    let keys = events.iter().filter_map(|event| Some(board.describe(event)?.key));
    keys.collect()
}

#[track_caller]
fn holds(config: &Config, lesson: &Lesson) {
    let Some(example) = &lesson.example else { return };
    let key = lesson.title.key.as_str();
    let at = format!(
        "{key} {}: {}",
        example.board.text(),
        QUORIDOR.write_config(config)
    );
    if example.number.is_none() {
        assert_eq!(key, "howto-quoridor-aim", "{at}");
        return;
    }
    assert_eq!(example.board.turn(), Turn::Seat(example.seat), "{at}");
    let refusal = example.forbidden().map(|Message { key, .. }| key);
    assert_eq!(refusal.as_deref(), expected_refusal(config, key), "{at}");
    if refusal.is_some() {
        return;
    }
    let told = told(lesson);
    let expected = match key {
        "howto-quoridor-fence" => "event-quoridor-placed",
        "howto-quoridor-jump" | "howto-quoridor-side" | "howto-quoridor-third" => "event-quoridor-jumped",
        "howto-quoridor-back" => "event-quoridor-jumped-back",
        "howto-quoridor-end" => "event-quoridor-won",
        _ => "event-quoridor-moved",
    };
    assert!(told.iter().any(|told| told == expected), "{at}: {told:?}");
}

#[test]
fn every_example_shows_its_rule_and_the_usual_board_has_them_all() {
    for config in tables() {
        for lesson in QUORIDOR.lessons(&config) {
            holds(&config, &lesson);
        }
    }
    for seats in [2, 4] {
        let without: Vec<String> = QUORIDOR
            .lessons(&table(seats, &[("jump_back", "on")]))
            .into_iter()
            .filter(|lesson| lesson.example.is_none())
            .map(|lesson| lesson.title.key)
            .collect();
        // A seat that can do nothing needs a whole board of fences to show.
        assert!(
            without.iter().all(|key| key == "howto-quoridor-lost"),
            "{without:?}"
        );
    }
}

#[test]
fn every_text_is_whole() {
    for config in tables() {
        for text in said(&QUORIDOR.lessons(&config)) {
            let whole = text.ends_with('.') || !text.contains('.');
            assert!(whole && !text.contains(['{', '$', '\n']), "{text}");
            assert!(!text.contains("howto-") && !text.contains("  "), "{text}");
            assert!(!text.contains(" .") && !text.contains(" ,"), "{text}");
        }
    }
}

#[test]
fn every_setting_changes_what_is_taught() {
    let usual = said(&QUORIDOR.lessons(&table(4, &[])));
    for setting in QUORIDOR.settings() {
        let value = match setting.name {
            "third_pawn" => "blocks",
            "jump_back" => "on",
            "max_plies" => "200",
            _ => "7",
        };
        let other = said(&QUORIDOR.lessons(&table(4, &[(setting.name, value)])));
        assert_ne!(other, usual, "{}", setting.name);
    }
    assert_ne!(said(&QUORIDOR.lessons(&table(2, &[("fences", "5")]))), usual);
}
