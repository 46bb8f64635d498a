//! How to play Compromise, as each table has it: every text is whole, every setting shows, every example shows its rule.

use homestretch::{
    catalogue::{self, Config, Entry, Lesson},
    rules::{
        Seat, Turn,
        compromise::{Event, Places},
    },
    texts,
};

const COMPROMISE: &dyn Entry = &catalogue::compromise::Catalogued;

fn table(settings: &[(&str, &str)]) -> Config {
    let mut config = COMPROMISE.default_config();
    for (name, value) in settings {
        COMPROMISE.set(&mut config, name, value).expect("a setting");
    }
    config
}

const VERSIONS: [&str; 3] = ["simple", "complex", "gamble"];

fn tables() -> Vec<Config> {
    let mut tables = Vec::new();
    for version in VERSIONS {
        for pips in ["1", "2", "30", "1000"] {
            for length in ["0", "1", "5"] {
                for (ties, extra) in [("on", "1000"), ("off", "0"), ("off", "1"), ("off", "1000")] {
                    let settings = [
                        ("version", version),
                        ("pips", pips),
                        ("length", length),
                        ("ties", ties),
                        ("extra_rounds", extra),
                    ];
                    tables.push(table(&settings));
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

#[track_caller]
fn holds(lesson: &Lesson, pips: u32) {
    let Some(example) = &lesson.example else { return };
    let key = lesson.title.key.as_str();
    assert_eq!(example.forbidden(), None, "{key}");
    let events: Vec<&Event> = example
        .events
        .iter()
        .filter_map(|(_, event)| event.typed())
        .collect();
    let free = events.iter().find_map(|event| match event {
        Event::Named { triples, .. } => Some(Places::free(*triples).iter().count()),
        _ => None,
    });
    let expected = match key {
        "howto-compromise-freeze" | "howto-compromise-chance" => Some(1),
        "howto-compromise-same" => Some(8),
        "howto-compromise-score" => Some(4),
        _ => free,
    };
    assert_eq!(free, expected, "{key}");
    let has = |is: &dyn Fn(&Event) -> bool| events.iter().any(|event| is(event));
    let gains = |event: &Event| matches!(event, Event::Scored { gain: 1.., .. });
    let shown = match key {
        "howto-compromise-aim" => example.board.turn() == Turn::Over,
        "howto-compromise-board" => !example.spots.is_empty() && events.is_empty(),
        "howto-compromise-fall" => has(&|event| matches!(event, Event::Scattered { .. })),
        "howto-compromise-place" => has(&|event| matches!(event, Event::Placed { .. })),
        "howto-compromise-name" => has(&|event| matches!(event, Event::Ready { .. })),
        "howto-compromise-score" => has(&gains) || pips < 27,
        "howto-compromise-end" => has(&|event| {
            matches!(
                event,
                Event::Won { .. } | Event::Tied { .. } | Event::Extra { .. }
            )
        }),
        _ => free.is_some(),
    };
    assert!(shown, "{key}: {events:?}");
}

#[test]
fn every_example_shows_its_rule_whatever_the_table() {
    for config in tables() {
        let lessons = COMPROMISE.lessons(&config);
        assert!(lessons.len() >= 7, "{}", COMPROMISE.write_config(&config));
        let pips = config.get("pips").parse().expect("a number");
        for lesson in &lessons {
            holds(lesson, pips);
        }
        let has_rounds = COMPROMISE.open(&config).expect("a table").turn() != Turn::Over;
        let shows = lessons.iter().any(|lesson| lesson.example.is_some());
        assert_eq!(shows, has_rounds);
    }
}

#[test]
fn every_text_is_whole() {
    for config in tables() {
        for text in said(&COMPROMISE.lessons(&config)) {
            let whole = text.ends_with('.') || !text.contains('.');
            assert!(whole && !text.contains(['{', '$', '\n']), "{text}");
            assert!(!text.contains("howto-") && !text.contains("  "), "{text}");
            assert!(!text.contains(" .") && !text.contains(" ,"), "{text}");
        }
    }
}

#[test]
fn every_setting_that_counts_changes_what_is_taught() {
    let usual = said(&COMPROMISE.lessons(&table(&[])));
    for setting in [
        ("version", "complex"),
        ("version", "gamble"),
        ("pips", "7"),
        ("length", "3"),
        ("length", "0"),
        ("ties", "on"),
        ("extra_rounds", "5"),
        ("extra_rounds", "0"),
    ] {
        let other = said(&COMPROMISE.lessons(&table(&[setting])));
        assert_ne!(usual, other, "{setting:?}");
    }
}

#[test]
fn naming_and_placing_are_taught_only_where_they_are_done() {
    let teaches = |version: &str, key: &str| {
        let lessons = COMPROMISE.lessons(&table(&[("version", version)]));
        lessons.iter().any(|lesson| lesson.title.key == key)
    };
    let taught = |key: &str| VERSIONS.map(|version| teaches(version, key));
    assert_eq!(taught("howto-compromise-fall"), [true, false, false]);
    assert_eq!(taught("howto-compromise-place"), [false, true, true]);
    assert_eq!(taught("howto-compromise-name"), [true, true, false]);
    assert_eq!(taught("howto-compromise-chance"), [false, false, true]);
}

#[test]
fn a_game_has_its_figures() {
    let config = table(&[
        ("version", "complex"),
        ("pips", "2"),
        ("length", "2"),
        ("ties", "on"),
    ]);
    let mut board = COMPROMISE.open(&config).expect("a table");
    let mut events = Vec::new();
    // Red scores with both pips of its first round, green with neither of its four.
    for (seat, number) in [(0, [26, 26, 0]), (1, [0, 0, 0]), (0, [0, 0, 0]), (1, [0, 0, 0])]
        .into_iter()
        .flat_map(|(seat, numbers)| numbers.map(|number| (Seat::new(seat), number)))
    {
        // Both place before they name.
        events.extend(board.choose(seat, number).unwrap_or_default());
    }
    while let Some(seat) = board.turn().seats().lowest() {
        events.extend(board.choose(seat, 0).expect("a legal choice"));
    }
    let figures = COMPROMISE.figures(&config, &mut events.iter());
    let amounts = |key: &str| {
        let figure = figures.iter().find(|figure| figure.key == key).expect(key);
        [0, 1].map(|seat: usize| figure.values[seat].map(|amount| amount.to_string()))
    };
    let both = |red: &str, green: &str| [red, green].map(|text| Some(text.to_owned()));
    assert_eq!(amounts("rounds_won"), both("1", "0"));
    assert_eq!(amounts("best_round"), both("2", "0"));
    assert_eq!(amounts("left_lying"), both("2", "4"));
    let given_away = amounts("given_away");
    assert!(given_away.iter().all(Option::is_some), "{given_away:?}");
}
