//! The recorded facts in `tests/conformance` hold, and a fact that is wrong is noticed.

use std::{fs::File, io::BufReader, path::Path};

use homestretch::conformance::{Tally, check};

fn check_text(text: &str) -> (Result<Tally, usize>, Vec<String>) {
    let mut failures = Vec::new();
    let tally = check(text.as_bytes(), |failure| failures.push(failure.sentence));
    (tally.map_err(|unread| unread.line), failures)
}

#[test]
fn every_recorded_fact_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut passed = 0;
    for name in ["mejn-moves.jsonl", "mejn-games.jsonl"] {
        let file = BufReader::new(File::open(folder.join(name)).expect("the file of facts"));
        let tally = check(file, |failure| {
            panic!("{name}, line {}: {}", failure.line, failure.sentence)
        })
        .unwrap_or_else(|unread| panic!("{name}, {unread}"));
        passed += tally.passed;
    }
    assert_eq!(passed, 2580);
}

const FACT: &str = r#"{"kind":"mejn.moves","players":2,"dots":10,"pawns":2,"faces":6,"selfstrike":false,
    "state":[["E1","E5"],["B4","E9"]],"player":0,"die":4,"moves":[["E5","E9"]],"strikes":[["E9","B4"]],"note":1}"#;

#[test]
fn a_wrong_move_strike_or_missing_move_fails_with_a_sentence() {
    let fact = FACT.replace('\n', "");
    assert_eq!(check_text(&fact), (Ok(Tally { passed: 1, failed: 0 }), vec![]));
    let changes = [
        (r#"["E5","E9"]"#, r#"["E1","E5"]"#),
        (r#"[["E9","B4"]]"#, "[null]"),
        (
            r#""moves":[["E5","E9"]],"strikes":[["E9","B4"]]"#,
            r#""moves":[],"strikes":[]"#,
        ),
        (r#""die":4"#, r#""die":3"#),
    ];
    for (from, to) in changes {
        let (tally, failures) = check_text(&fact.replace(from, to));
        assert_eq!(tally, Ok(Tally { passed: 0, failed: 1 }), "{to}");
        assert_eq!(failures.len(), 1);
    }
}

#[test]
fn a_line_that_is_not_understood_ends_the_check_with_its_number() {
    let fact = FACT.replace('\n', "");
    let changes = [
        ("{", "{{"),
        ("mejn.moves", "mejn.moods"),
        (r#""die":4,"#, ""),
        (r#""die":4"#, r#""die":7"#),
        (r#""die":4"#, r#""die":-1"#),
        (r#""dots":10"#, r#""dots":5"#),
        (r#""player":0"#, r#""player":6"#),
        (r#""E5"],"#, r#""E5","E6"],"#),
        (r#"["E1","E5"]"#, r#"["E1","E9"]"#),
        (r#"["E1","E5"]"#, r#"["E1","H9"]"#),
        (r#""strikes":[["E9","B4"]]"#, r#""strikes":[]"#),
    ];
    for (from, to) in changes {
        let text = format!("{fact}\n\n{}\n", fact.replace(from, to));
        assert_eq!(check_text(&text), (Err(3), vec![]), "{to}");
    }
}
