//! Every key that the sources name has a text, and every text is named somewhere.
//!
//! The keys are found by reading the sources: every literal of words joined by hyphens whose first word begins
//! a key in the texts. Keys that are put together while the program runs are listed here by their patterns.

use std::{collections::BTreeSet, fs, path::Path};

use homestretch::{
    rules::{Message, Seat},
    texts::Language,
};

use crate::literals::literals;

/// Keys with these beginnings are put together, from colours, settings, places and the like.
const PUT_TOGETHER: [&str; 19] = [
    "arena-deed-",
    "cast-",
    "shape-",
    "length-",
    "figure-",
    "speed-",
    "colour-",
    "setting-",
    "value-",
    "preset-",
    "strategy-",
    "parameter-",
    "place-",
    "setup-undo-",
    "act-",
    "theme-",
    "quality-",
    "motion-",
    "settings-",
];

fn files(folder: &Path, ending: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|it| it == ending) {
            let text = fs::read_to_string(&path).expect("sources are text");
            found.push((path.display().to_string(), text));
        }
    }
}

pub(crate) fn all(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
        ending,
        &mut found,
    );
    found
}

/// The keys of the texts, in the order of the files.
fn texts() -> Vec<String> {
    let lines = all("assets/locales/en", "ftl")
        .into_iter()
        .flat_map(|(_, text)| text.lines().map(str::to_owned).collect::<Vec<_>>());
    let key = |line: String| {
        let (key, _) = line.split_once('=')?;
        let key = key.strip_suffix(' ')?;
        let plain = key.starts_with(|c: char| c.is_ascii_alphabetic())
            && key.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c));
        plain.then(|| key.to_owned())
    };
    lines.filter_map(key).collect()
}

/// The keys of a literal in the rules of races, and in what they share: there it is named without the game.
fn of_races(path: &str, name: &str) -> impl Iterator<Item = String> {
    let races = ["mejn", "ludo"].into_iter();
    let races = races.filter(move |game| {
        ["race", game]
            .iter()
            .any(|room| path.contains(&format!("rules/{room}/")))
    });
    races.map(move |game| format!("{game}-{name}"))
}

fn is_key(literal: &str) -> bool {
    let mut words = literal.split('-');
    let plain = |word: &str| {
        !word.is_empty()
            && word
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    literal.contains('-') && literal.starts_with(|c: char| c.is_ascii_lowercase()) && words.all(plain)
}

/// The literals of a source that could be keys; those of its tests are left out.
fn keys(text: &str) -> Vec<String> {
    let literals = literals(text).into_iter().map(|literal| literal.text);
    literals.filter(|literal| is_key(literal)).collect()
}

#[test]
fn no_key_is_given_two_texts() {
    let mut seen = BTreeSet::new();
    let twice: Vec<String> = texts()
        .into_iter()
        .filter(|key| !seen.insert(key.clone()))
        .collect();
    assert!(twice.is_empty(), "keys with two texts: {twice:?}");
}

#[test]
fn every_key_that_is_named_has_a_text() {
    let begins: BTreeSet<String> = texts()
        .iter()
        .filter_map(|key| Some(key.split_once('-')?.0.to_owned()))
        .collect();
    let asks = ["Message::new(", "Sentence::new(", "text(", "say("];
    let mut missing = BTreeSet::new();
    for (path, text) in all("src", "rs") {
        if path.ends_with("tests.rs") {
            continue;
        }
        for literal in keys(&text) {
            let asked = asks
                .iter()
                .any(|ask| text.contains(&format!("{ask}\"{literal}\"")));
            let begun = literal
                .split_once('-')
                .is_some_and(|(first, _)| begins.contains(first));
            let has = homestretch::texts::has;
            let known = has(&literal)
                || has(&format!("arena-deed-{literal}"))
                || of_races(&path, &literal).any(|key| has(&key));
            if (asked || begun) && !NO_KEYS.contains(&literal.as_str()) && !known {
                missing.insert(format!("{literal} ({path})"));
            }
        }
    }
    assert!(missing.is_empty(), "keys without a text: {missing:#?}");
}

/// Literals that look like keys and are none.
const NO_KEYS: [&str; 3] = ["verify-failed", "no-cache", "no-referrer"];

#[test]
fn every_text_is_named() {
    let sources = all("src", "rs");
    let mut named: BTreeSet<String> = sources.iter().flat_map(|(_, text)| keys(text)).collect();
    let shared = sources
        .iter()
        .flat_map(|(path, text)| keys(text).into_iter().map(move |literal| (path, literal)));
    let shared: Vec<String> = shared
        .flat_map(|(path, literal)| of_races(path, &literal).collect::<Vec<_>>())
        .collect();
    named.extend(shared);
    // A key of a single word is looked for as it stands.
    let single = |key: &String| {
        !key.contains('-')
            && sources
                .iter()
                .any(|(_, text)| text.contains(&format!("\"{key}\"")))
    };
    let put_together = |key: &String| PUT_TOGETHER.iter().any(|begin| key.starts_with(begin));
    let games = |key: &String| {
        let game = ["game-", "credits-", "position-part-", "invitation-", "duration-"]
            .iter()
            .find_map(|begin| key.strip_prefix(begin));
        game.is_some_and(|game| homestretch::catalogue::Ours::GAMES.named(game).is_ok())
    };
    // What is said of every game may be said of one in its own words.
    let in_place = |key: &String| {
        let mut games = homestretch::catalogue::Ours::GAMES.into_iter();
        games.any(|entry| {
            let general = key.strip_suffix(&format!("-{}", entry.name()));
            general.is_some_and(|general| named.contains(general))
        })
    };
    // A lesson's title names its text, and texts name parts of texts.
    let lesson = |key: &String| {
        key.strip_suffix("-text")
            .is_some_and(|title| named.contains(title))
    };
    // What names places of the board may be said without them, what is said of anybody to who was to choose, and who taps is
    // asked in other words than who clicks. In one turn whoever acts is named once.
    let plain = |key: &String| {
        let key = key.strip_suffix("-brief").unwrap_or(key);
        let general = ["-plain", "-you", "-touch"]
            .iter()
            .find_map(|end| key.strip_suffix(end));
        named.contains(general.unwrap_or(key))
    };
    let files = all("assets/locales/en", "ftl");
    let part = |key: &String| {
        files
            .iter()
            .any(|(_, text)| text.contains(&format!("{{ {key} }}")))
    };
    let unused: Vec<String> = texts()
        .into_iter()
        .filter(|key| {
            !named.contains(key) && !single(key) && !put_together(key) && !games(key) && !in_place(key)
        })
        .filter(|key| !lesson(key) && !part(key) && !plain(key))
        .collect();
    assert!(unused.is_empty(), "texts that nothing names: {unused:#?}");
}

#[test]
fn everything_in_the_catalogue_has_its_texts() {
    let mut wanted = Vec::new();
    for entry in homestretch::catalogue::Ours::GAMES {
        wanted.extend([format!("game-{}", entry.name()), entry.credits().key]);
        for preset in entry.presets() {
            wanted.extend([format!("preset-{preset}"), format!("preset-{preset}-help")]);
        }
        for setting in entry.settings() {
            wanted.extend([
                format!("setting-{}", setting.name),
                format!("setting-{}-help", setting.name),
            ]);
            if let homestretch::catalogue::Kind::Words(words) = setting.kind {
                let words = words.iter().filter(|word| word.parse::<u8>().is_err());
                wanted.extend(words.map(|word| format!("value-{word}")));
            }
        }
        for figure in entry.figures(&entry.default_config(), &mut std::iter::empty()) {
            wanted.extend([
                format!("figure-{}", figure.key),
                format!("figure-{}-help", figure.key),
            ]);
        }
        for strategy in entry.strategies() {
            let sentence = strategy.sentence(entry.name());
            assert_ne!(
                homestretch::texts::say(&sentence),
                sentence.key,
                "{}",
                entry.name()
            );
            wanted.push(format!("strategy-{}-name", strategy.name));
            wanted.extend(
                strategy
                    .parameters
                    .iter()
                    .map(|parameter| format!("parameter-{}", parameter.name)),
            );
        }
    }
    wanted.retain(|key| !homestretch::texts::has(key));
    assert!(wanted.is_empty(), "keys without a text: {wanted:?}");
}

/// Two games may have strategies of one name that do different things.
#[test]
fn what_a_strategy_does_is_said_of_its_own_game_alone() {
    let games = homestretch::catalogue::Ours::GAMES;
    for entry in games {
        for strategy in entry.strategies() {
            let sentence = homestretch::texts::say(&strategy.sentence(entry.name()));
            for other in games.iter().filter(|other| other.name() != entry.name()) {
                let name = homestretch::texts::text(&format!("game-{}", other.name()));
                assert!(!sentence.contains(&name), "{}: {sentence}", entry.name());
            }
        }
    }
    // So only the strategy itself knows which sentence is its own; its name is the same everywhere.
    for (path, text) in all("src", "rs") {
        let keys = text
            .split("\"strategy-{")
            .skip(1)
            .map(|rest| rest.split('"').next());
        let sentences = keys.flatten().filter(|key| !key.ends_with("-name")).count();
        assert_eq!(
            sentences,
            usize::from(path.ends_with("catalogue/spec.rs")),
            "{path}"
        );
    }
}

/// The words of a game win over those for every game.
#[test]
fn what_is_said_of_every_game_may_be_said_of_one_in_its_own_words() {
    let say = |message: &Message| Language::ENGLISH.say_naming(message, &|seat| seat.to_string());
    let first = |game: &str| say(&Message::new("order-chance-first").of_game(game));
    let general = Language::ENGLISH.text("order-chance-first");
    assert_eq!(first("quoridor"), general);
    assert_eq!(first("chess"), general);
    // A word that a sentence calls so is a word like any other.
    let word = Message::new("order-chance-first").with("game", "mejn");
    assert_eq!(say(&word), general);
    assert!(!general.contains("die"), "{general}");
    assert!(first("mejn").contains("die") && first("dog").contains("cards"));
    let entry = homestretch::catalogue::Ours::GAMES
        .named("dog")
        .expect("the game");
    let board = entry.open(&entry.default_config()).expect("a board");
    let refusal = board.refusal(Seat::new(0), 0).expect("the cards come first");
    assert_eq!(say(&refusal), first("dog"));
}
