//! No sentence stands in the sources: what people read is a text by key, in every language.
//!
//! A sentence is two words of small letters beside each other, in a literal outside of tests. What only those hear who work on the
//! program, or programs, is listed here with its reason.

use crate::{literals::literals, sentences::all};

/// What is called with a sentence that tells of a fault in the program itself, goes to the log, or is the help of the
/// command line, which `clap` speaks in English.
const CALLS: &str =
    "expect unreachable panic assert debug_assert warn info error trace debug help about after_help reason";

/// Rooms and files whose sentences no player hears, and who does.
const OTHERS: [(&str, &str); 19] = [
    ("src/env/", "programs that drive games, by a protocol in English"),
    (
        "src/bots/serve.rs",
        "the program at the other end of the protocol of bots",
    ),
    ("src/conformance/", "those who hold the rules against facts"),
    ("/facts.rs", "the same"),
    (
        "src/files/mod.rs",
        "nobody: texts::unread has a sentence for each",
    ),
    ("src/app/table/look/print.rs", "the log"),
    ("src/arena/table.rs", "readers of Parquet"),
    (
        "src/arena/report/sources.rs",
        "titles of papers have no other languages",
    ),
    // What a form of RON or JSON asks for is said in the words of its reader, which are English.
    ("src/play/flat.rs", "readers of files"),
    ("src/play/strategy_file.rs", "readers of files"),
    ("src/play/words.rs", "readers of files"),
    ("src/rules/seat.rs", "readers of files"),
    ("src/rules/compromise/cube.rs", "readers of files"),
    ("src/rules/dog/card.rs", "readers of files"),
    ("src/rules/quoridor/square.rs", "readers of files"),
    ("src/rules/race/settings.rs", "readers of files"),
    ("src/rules/track.rs", "the compiler"),
    ("src/cli/words.rs", "tests"),
    ("tests.rs", "tests"),
];

/// Whether two words of small letters follow each other.
fn is_sentence(literal: &str) -> bool {
    // Markup is no sentence, nor is what begins a file of ours.
    if literal.contains('<') || literal.contains("=\\\"") || literal.contains("homestretch ") {
        return false;
    }
    let mut plain = String::new();
    let mut depth = 0;
    for c in literal.replace("\\n", " \\ ").chars() {
        // What is put in parts the words beside it.
        if c == '{' {
            plain += " {";
            depth += 1;
        }
        if depth == 0 {
            plain.push(c);
        }
        depth -= i32::from(c == '}');
    }
    let words: Vec<&str> = plain.split_whitespace().collect();
    let word = |word: &str| {
        let word = word.trim_matches([',', ':', ';', '.', '`', '«', '»', '(', ')', '\'']);
        word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase() || c == '\'')
    };
    let mut pairs = words.windows(2);
    // Words with a comma between them may be names.
    pairs.any(|pair| !pair[0].ends_with(',') && pair.iter().all(|it| word(it)))
}

/// Whether what stands before a literal is one of these calls, or an attribute of this name.
fn is_called(before: &str) -> bool {
    let name = before.trim_end_matches(['(', '=', '!', ',', '"']);
    let name = name
        .rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .next();
    CALLS.split(' ').any(|call| Some(call) == name) && !before.ends_with("#[error(")
        || ["assert!(", "expect(", "unreachable!("]
            .iter()
            .any(|call| before.contains(call))
}

#[test]
fn no_sentence_stands_in_the_sources() {
    let mut found = Vec::new();
    for (path, text) in all("src", "rs") {
        if OTHERS.iter().any(|(part, _)| path.contains(part)) {
            continue;
        }
        let sentences = literals(&text)
            .into_iter()
            .filter(|literal| is_sentence(&literal.text) && !is_called(&literal.before));
        found.extend(sentences.map(|literal| format!("{path}: {}", literal.text)));
    }
    assert!(
        found.is_empty(),
        "say these by a key in all languages: {found:#?}"
    );
}

#[test]
fn sentences_and_halves_of_them_are_told_from_other_texts() {
    for sentence in [
        "there is no such part",
        "block {} was expected",
        "{path} is a folder: name a file",
        "exit code {code}",
    ] {
        assert!(is_sentence(sentence), "{sentence}");
    }
    for other in [
        "arena-line",
        "homestretch game 1\\n",
        "<path d=\"M0 0\"/>",
        "{a} {b}",
        "H0 H1",
        "({why})",
        "game {}\\nrules {config}\\n",
        "on, off",
    ] {
        assert!(!is_sentence(other), "{other}");
    }
    for called in ["x.expect(", "help=", "tracing::warn!(", "assert!(a<b,"] {
        assert!(is_called(called), "{called}");
    }
    for said in ["#[error(", "reading.fault(", "format!("] {
        assert!(!is_called(said), "{said}");
    }
}
