//! Languages: all of them complete, chosen by flag, by variable and by the system, and added by a folder.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::{Command, Output},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser::parse,
};
use homestretch::{rules::Message, texts::Language};

/// The variables and referenced texts of a text, and the names and numbers by which it chooses.
#[derive(Debug, Default, PartialEq, Eq)]
struct Parts {
    named: BTreeSet<String>,
    chosen_by: BTreeSet<String>,
}

impl Parts {
    fn add(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            match expression {
                Expression::Inline(inline) => self.name(inline),
                Expression::Select { selector, variants } => {
                    self.name(selector);
                    for variant in variants {
                        let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                            &variant.key;
                        self.chosen_by.insert(key.clone());
                        self.add(&variant.value);
                    }
                }
            }
        }
    }

    fn name(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.named.insert(format!("${}", id.name));
            }
            InlineExpression::MessageReference { id, .. } => {
                self.named.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => {
                if let Expression::Inline(inline) = &**expression {
                    self.name(inline);
                }
            }
            _ => {}
        }
    }
}

/// The texts of a folder: by file and key.
fn texts(folder: &Path) -> BTreeMap<(String, String), Parts> {
    let mut all = BTreeMap::new();
    for file in fs::read_dir(folder).expect("the folder is there") {
        let path = file.expect("it can be read").path();
        let text = fs::read_to_string(&path).expect("texts");
        let resource = parse(text).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut parts = Parts::default();
            message.value.iter().for_each(|value| parts.add(value));
            let twice = all.insert((name.clone(), message.id.name.clone()), parts);
            assert!(twice.is_none(), "{name}: {} is there twice", message.id.name);
        }
    }
    all
}

/// The plural forms that a language knows of whole numbers.
fn plurals(language: &str) -> &'static [&'static str] {
    match language {
        // Large round numbers have a form of their own, which reads as the others do here.
        "es" | "fr" => &["one", "many", "other"],
        _ => &["one", "other"],
    }
}

#[test]
fn every_language_has_every_text_with_the_same_places_for_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let english = texts(&root.join("en"));
    let mut languages = Vec::new();
    for folder in fs::read_dir(&root).expect("the folder is there") {
        let folder = folder.expect("it can be read").path();
        let language = folder
            .file_name()
            .expect("a folder")
            .to_string_lossy()
            .into_owned();
        let own = texts(&folder);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(key)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
        for (key, parts) in &own {
            let model = english.get(key);
            assert!(model.is_some(), "{language}: nothing names {key:?}");
            assert_eq!(
                model.map(|model| &model.named),
                Some(&parts.named),
                "{language}: {key:?}"
            );
            for plural in ["zero", "one", "two", "few", "many"] {
                let is_known = plurals(&language).contains(&plural);
                assert!(
                    is_known || !parts.chosen_by.contains(plural),
                    "{language} has no «{plural}»: {key:?}"
                );
            }
        }
        languages.push(language);
    }
    languages.sort();
    assert_eq!(languages, ["de", "el", "en", "es", "fr", "nl"]);
}

#[test]
fn makers_are_called_by_their_names_in_every_language() {
    for language in Language::all() {
        for (key, names) in [
            (
                "credits-mejn",
                &["jrottinghuis", "van der Genugten", "Das", "Sitarz"][..],
            ),
            ("credits-quoridor", &["Mirko Marchesi", "Java"]),
            ("credits-dog", &["libdog", "leopoldsedev", "Brändi"]),
            ("credits-ludo", &["Ben Kalkhoven", "Nice SoftWare"]),
            (
                "credits-compromise",
                &["Thomas James", "Warwick", "gmoutsin", "GPL 3.0"],
            ),
        ] {
            let text = language.text(key).to_lowercase();
            for name in names {
                assert!(text.contains(&name.to_lowercase()), "{}: {text}", language.code());
            }
        }
    }
    let origin = Language::ENGLISH.text("howto-ludo-origin-text");
    assert!(origin.contains("Ajanta") && origin.contains("Mughal"), "{origin}");
}

#[test]
fn one_of_a_kind_is_told_in_the_singular() {
    let texts = [
        ("text-compromise-hand", "left"),
        ("training-takes", "generations"),
        ("train-stopped", "generations"),
        ("train-games", "games"),
        ("seats-board", "words"),
        ("arena-rounded", "asked"),
        ("arena-too-few", "count"),
        ("verify-fair", "steps"),
        ("event-dog-dealt", "count"),
        ("event-dog-drawn", "plies"),
        ("event-quoridor-drawn", "plies"),
        ("event-ludo-ran-out", "rolls"),
        ("panel-score", "count"),
        ("title-people", "count"),
    ];
    let threads = ["arena-end-decided", "arena-end-played"].map(|key| (key, "threads"));
    for language in Language::all() {
        for (key, counted) in texts.into_iter().chain(threads) {
            let told = |number: i64| {
                // What else is counted there is many.
                let others = ["count", "games", "steps", "drawn", "seconds"].iter();
                let message = others
                    .filter(|name| **name != counted)
                    .fold(Message::new(key), |message, name| message.with(name, 0));
                language.say_naming(&message.with(counted, number), &|_| String::new())
            };
            let as_if_many = told(7).replace('7', "1");
            assert_ne!(told(1), as_if_many, "{}: {key}", language.code());
        }
    }
}

/// Runs the program in this folder.
fn run(data: &Path, words: &[&str], system: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .args(words)
        .env("HOMESTRETCH_DATA", data)
        .env("NO_COLOR", "1")
        .env_remove("HOMESTRETCH_LANGUAGE")
        .env_remove("LANGUAGE")
        .env_remove("LC_MESSAGES")
        .env("LC_ALL", system)
        .output()
        .expect("the program starts")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn trouble(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_language_is_the_systems_unless_another_one_is_wished() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = ["rules", "--game", "mejn"];
    for (system, heading) in [
        ("de_AT.UTF-8", "Das Ziel"),
        ("nl_NL.UTF-8", "Doel van het spel"),
        ("el_GR@euro", "Ο σκοπός"),
        ("xx_YY.UTF-8", "The aim"),
        ("C", "The aim"),
    ] {
        let told = run(folder.path(), &rules, system);
        assert!(out(&told).contains(heading), "{system}: {}", out(&told));
    }
    let told = run(folder.path(), &["--language", "fr", "rules"], "de_DE.UTF-8");
    assert!(out(&told).contains("Le but"), "{}", out(&told));
    for unknown in ["xx", "", "Dutch, please"] {
        let told = run(folder.path(), &["--language", unknown, "rules"], "C");
        assert_eq!(told.status.code(), Some(2));
        assert!(trouble(&told).contains("is not known"), "{}", trouble(&told));
    }
}

#[test]
fn a_game_is_told_in_every_language_without_a_hole() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in homestretch::catalogue::Ours::GAMES {
        // Those who race come to the end soonest.
        let strategies = game.strategies();
        let quick = |word: &&str| strategies.iter().any(|strategy| strategy.name == *word);
        let player = ["runner", "greedy", "far"]
            .into_iter()
            .find(quick)
            .expect("a racer");
        let mut told = BTreeSet::new();
        for language in ["en", "nl", "de", "fr", "es", "el"] {
            let seats = vec![player; game.seats(&game.default_config())].join(",");
            let words = [
                "text",
                "--game",
                game.name(),
                "--seats",
                &seats,
                "--seed",
                "3",
                "--language",
                language,
            ];
            let text = out(&run(folder.path(), &words, "C"));
            let holes: Vec<&str> = text.lines().filter(|line| line.contains(['{', '$'])).collect();
            assert!(holes.is_empty(), "{language}: {holes:?}");
            assert!(text.lines().count() > 40, "{language}: {text}");
            told.insert(text);
        }
        assert_eq!(
            told.len(),
            6,
            "{}: two languages tell it in the same words",
            game.name()
        );
    }
}

#[test]
fn a_language_is_added_by_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let languages = folder.path().join("languages");
    crate::pseudo::write(&languages);
    let told = run(folder.path(), &["--language", crate::pseudo::CODE, "rules"], "C");
    assert!(
        out(&told).contains(&crate::pseudo::odd("The aim")),
        "{}",
        out(&told)
    );
    assert_eq!(trouble(&told), "");
    // A file of a language that is there already changes single texts.
    fs::create_dir_all(languages.join("nl")).expect("a folder");
    fs::write(languages.join("nl/own.ftl"), "howto-aim = Waar het om gaat\n").expect("it is written");
    let told = run(folder.path(), &["--language", "nl", "rules"], "C");
    assert!(out(&told).contains("Waar het om gaat"), "{}", out(&told));
    assert!(out(&told).contains("pionnen"), "{}", out(&told));
}

#[test]
fn what_is_wrong_in_a_language_is_named_with_its_line_and_told_in_english() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("languages/pt");
    fs::create_dir_all(&own).expect("a folder");
    fs::create_dir_all(folder.path().join("languages/not a language")).expect("a folder");
    fs::write(
        own.join("one.ftl"),
        "language-name = Português\n\nhowto-aim = O { objetivo\n",
    )
    .expect("it is written");
    fs::write(own.join("two.ftl"), b"\xff\xfe").expect("it is written");
    let told = run(folder.path(), &["--language", "pt", "rules"], "C");
    // A folder that can't be read as a whole is left out as a whole.
    assert!(
        trouble(&told).contains("two.ftl") || trouble(&told).contains("could not be read"),
        "{}",
        trouble(&told)
    );
    assert!(
        trouble(&told).contains("bears the code of a language"),
        "{}",
        trouble(&told)
    );
    fs::remove_file(own.join("two.ftl")).expect("it is there");
    let told = run(folder.path(), &["--language", "pt", "rules"], "C");
    assert!(out(&told).contains("The aim"), "{}", out(&told));
    assert!(trouble(&told).contains("one.ftl, line 3:"), "{}", trouble(&told));
}
