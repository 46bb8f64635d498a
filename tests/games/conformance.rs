//! The recorded facts in `tests/conformance` hold, and a fact that is wrong is noticed.

use std::{
    fs::File,
    io::{self, BufRead, BufReader},
    path::Path,
};

use homestretch::{
    catalogue::Ours,
    conformance::{Tally, check},
};

/// What is said of a file that can't be read.
fn refused(reader: impl BufRead) -> String {
    let read = check(Ours::GAMES, reader, |failure| panic!("{}", failure.sentence));
    read.expect_err("it can't be read").to_string()
}

#[test]
fn a_file_of_nothing_but_line_feeds_ends() {
    let told = refused(BufReader::new(io::repeat(b'\n')));
    assert!(told.contains("more than 4000000 lines"), "{told}");
}

fn check_text(text: &str) -> (Result<Tally, usize>, Vec<String>) {
    let mut failures = Vec::new();
    let tally = check(Ours::GAMES, text.as_bytes(), |failure| {
        failures.push(failure.sentence);
    });
    (tally.map_err(|unread| unread.line), failures)
}

#[test]
fn every_recorded_fact_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conformance");
    let mut passed = 0;
    for name in [
        "ludo-moves.jsonl",
        "ludo-games.jsonl",
        "mejn-moves.jsonl",
        "mejn-games.jsonl",
        "mejn-chances.jsonl",
        "quoridor-positions.jsonl",
        "quoridor-perft.jsonl",
        "dog-notation.jsonl",
        "dog-plays.jsonl",
        "dog-counts.jsonl",
        "dog-actions.jsonl",
        "dog-games.jsonl",
        "compromise-decisions.jsonl",
        "compromise-rounds.jsonl",
        "compromise-games.jsonl",
    ] {
        let file = BufReader::new(File::open(folder.join(name)).expect("the file of facts"));
        let tally = check(Ours::GAMES, file, |failure| {
            panic!("{name}, line {}: {}", failure.line, failure.sentence)
        })
        .unwrap_or_else(|unread| panic!("{name}, {unread}"));
        passed += tally.passed;
    }
    assert_eq!(passed, 8481);
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

#[test]
fn a_wrong_fence_winner_turn_or_count_fails_with_a_sentence() {
    let counted = r#"{"kind":"quoridor.perft","players":4,"moves":[],"perft":[131,16677]}"#;
    let over = r#"{"kind":"quoridor.positions","players":2,"moves":["e2","d9","e3","e9","e4","d9","e5","e9","e6","d9","e7","e9","e8","d9","e9"],
        "to_move":1,"legal":[],"terminal":true,"winner":0}"#
        .replace('\n', "");
    for fact in [counted, &over] {
        assert_eq!(check_text(fact), (Ok(Tally { passed: 1, failed: 0 }), vec![]));
    }
    let changes = [
        (counted, "16677", "16678"),
        (
            counted,
            r#""players":4,"moves":[]"#,
            r#""players":2,"moves":["e2h","e2v"]"#,
        ),
        (over.as_str(), r#""winner":0"#, r#""winner":1"#),
        (&over, r#""terminal":true"#, r#""terminal":false"#),
        (&over, r#""legal":[]"#, r#""legal":["d8"]"#),
        (&over, r#","e9"],"#, "],"),
    ];
    for (fact, from, to) in changes {
        let (tally, failures) = check_text(&fact.replace(from, to));
        assert_eq!(tally, Ok(Tally { passed: 0, failed: 1 }), "{to}");
        assert_eq!(failures.len(), 1);
    }
    for (from, to) in [
        (r#""players":4"#, r#""players":3"#),
        (r#""moves":[]"#, r#""moves":["e9v"]"#),
        (r#""moves":[]"#, r#""moves":["pass"]"#),
    ] {
        assert_eq!(check_text(&counted.replace(from, to)), (Err(1), vec![]), "{to}");
    }
}

#[test]
fn a_wrong_result_count_play_text_or_game_of_dog_fails_with_a_sentence() {
    let listed = r#"{"kind":"dog.actions","board":"||P31F2|","player":2,"canadian":false,"card":"2",
        "results":["||F0F2|","||P33F2|"],"actions":["21","21-"],"to":[0,1]}"#
        .replace('\n', "");
    let counted = r#"{"kind":"dog.counts","board":"F2|P21||","player":1,"canadian":true,"card":"3","n":1,"fnv1a64":"863fb95e7b260213"}"#;
    let played = r#"{"kind":"dog.plays","board":"||P34|P30","player":2,"canadian":false,"text":"Q0-","legal":true,"after":"||P46|P30"}"#;
    let written = r#"{"kind":"dog.notation","what":"action","player":0,"text":"70 3 1 4","valid":true,"canonical":"70314"}"#;
    let changes = [
        (
            listed.as_str(),
            r#","||P33F2|"]"#,
            "]",
            r#"["21","21-"],"to":[0,1]"#,
            r#"[],"to":[]"#,
        ),
        (&listed, "[0,1]", "[1,0]", "", ""),
        (counted, r#""n":1"#, r#""n":2"#, "", ""),
        (counted, "863f", "863e", "", ""),
        (played, "P46", "P47", "", ""),
        (played, "true", "false", "", ""),
        (played, "Q0-", "Q1-", "", ""),
        (written, "70314", "70341", "", ""),
        (written, "70 3 1 4", "70 3 1 3", "", ""),
        (written, "true", "false", "", ""),
    ];
    for (fact, from, to, and, also) in changes {
        assert_eq!(check_text(fact), (Ok(Tally { passed: 1, failed: 0 }), vec![]));
        let (tally, failures) = check_text(&fact.replace(from, to).replacen(and, also, 1));
        assert_eq!(tally, Ok(Tally { passed: 0, failed: 1 }), "{to}");
        assert_eq!(failures.len(), 1);
    }
    for (fact, from, to) in [
        (listed.as_str(), "[0,1]", "[0,2]"),
        (&listed, "[0,1]", "[0]"),
        (counted, "F2|", "F5|"),
        (played, r#""player":2"#, r#""player":4"#),
        (written, "action", "acton"),
    ] {
        assert_eq!(check_text(&fact.replace(from, to)), (Err(1), vec![]), "{to}");
    }
}

#[test]
fn a_wrong_move_strike_turn_or_end_of_ludo_fails_with_a_sentence() {
    let away = "B4,B4,B4,B4/B14,B14,B14,B14/B24,B24,B24,B24";
    let moved = r#"{"kind":"ludo.moves","config":{},"position":"B34,B34,E3,H0/AWAY 0?","die":5,"by_itself":null,
        "strike":null,"next":"0:5","moves":[{"move":["E3","E8"],"strike":null,"next":"1?"},
        {"move":["H0","H1"],"strike":null,"next":"1?"}]}"#;
    let forced = r#"{"kind":"ludo.moves","config":{},"position":"B34,B34,E0,E3/AWAY 0>","die":3,"by_itself":["E0","E3"],
        "strike":["E3","B34"],"next":"1?","moves":[]}"#;
    let played = r#"{"kind":"ludo.games","config":{"max_rolls":1,"seats":2,"pawns":1,"who_begins":"1"},
        "rolls":[{"who":"1?","die":6,"moves":[["B14","E20"]],"choice":["B14","E20"]}],"end":"B34/E20 over rolls=1"}"#;
    let line = |fact: &str| fact.replace("AWAY", away).replace('\n', "");
    let changes = [
        (moved, r#"["H0","H1"]"#, r#"["H0","H3"]"#),
        (moved, r#""die":5"#, r#""die":4"#),
        (moved, "0:5", "0:6"),
        (
            moved,
            r#""strike":null,"next":"1?"},"#,
            r#""strike":null,"next":"0?"},"#,
        ),
        (forced, r#"["E0","E3"]"#, "null"),
        (forced, r#"["E3","B34"]"#, "null"),
        (forced, "1?", "0?"),
        (played, "1?", "0?"),
        (played, r#""choice":["B14","E20"]"#, r#""choice":["B14","E21"]"#),
        (played, r#","choice":["B14","E20"]"#, ""),
        (played, r#"["B14","E20"]],"#, r#"["B14","E21"]],"#),
        (played, "B34/E20", "B34/B14"),
    ];
    for (fact, from, to) in changes {
        assert_eq!(
            check_text(&line(fact)),
            (Ok(Tally { passed: 1, failed: 0 }), vec![])
        );
        let (tally, failures) = check_text(&line(fact).replacen(from, to, 1));
        assert_eq!(tally, Ok(Tally { passed: 0, failed: 1 }), "{to}");
        assert_eq!(failures.len(), 1);
    }
    for (fact, from, to) in [
        (moved, r#""die":5"#, r#""die":7"#),
        (moved, "0?", "4?"),
        (moved, r#""config":{}"#, r#""config":{"pawns":5}"#),
        (forced, r#""config":{}"#, r#""config":{"forced":true}"#),
        (played, r#""die":6"#, r#""die":-6"#),
    ] {
        assert_eq!(
            check_text(&line(fact).replacen(from, to, 1)),
            (Err(1), vec![]),
            "{to}"
        );
    }
}

#[test]
fn a_wrong_choice_gain_or_round_of_compromise_fails_with_a_sentence() {
    let zeros = ["0"; 27].join(",");
    let one = format!("1,{}", ["0"; 26].join(","));
    let last = format!("{},2", ["0"; 26].join(","));
    let decided = format!(
        r#"{{"kind":"compromise.decisions","mine":[{zeros}],"theirs":[{zeros}],"greedy":[0,0,0],"smart_greedy":[0,0,0],"determined":[2,2,2]}}"#
    );
    let scored = format!(
        r#"{{"kind":"compromise.rounds","red":[{one}],"green":[{last}],"red_move":[1,1,1],"green_move":[2,2,2],"red_gain":1,"green_gain":0,"red_after":[{zeros}],"green_after":[{last}]}}"#
    );
    let played = format!(
        r#"{{"kind":"compromise.games","type":"c","pips":1,"length":1,"no_ties":false,"rounds":[{{"turn":1,"red_add":[{one}],"green_add":[{one}],"red_move":[1,1,1],"green_move":[2,2,2],"score":[1,1]}}],"final":"a note"}}"#
    );
    for (fact, wrong, senseless) in [
        (
            &decided,
            [
                (r#""greedy":[0,0,0]"#, r#""greedy":[0,1,0]"#),
                (r#""determined":[2,2,2]"#, r#""determined":[2,2,1]"#),
            ],
            (r#""greedy":[0,0,0]"#, r#""greedy":[0,3,0]"#),
        ),
        (
            &scored,
            [
                (r#""red_gain":1"#, r#""red_gain":0"#),
                (r#""green_move":[2,2,2]"#, r#""green_move":[0,2,2]"#),
            ],
            (r#""red":["#, r#""red":[0,"#),
        ),
        (
            &played,
            [
                (r#""score":[1,1]"#, r#""score":[1,0]"#),
                (r#""length":1"#, r#""length":2"#),
            ],
            (r#""type":"c""#, r#""type":"x""#),
        ),
    ] {
        assert_eq!(check_text(fact), (Ok(Tally { passed: 1, failed: 0 }), vec![]));
        for (from, to) in wrong {
            let (tally, failures) = check_text(&fact.replace(from, to));
            assert_eq!(tally, Ok(Tally { passed: 0, failed: 1 }), "{to}");
            assert_eq!(failures.len(), 1);
        }
        let (from, to) = senseless;
        assert_eq!(check_text(&fact.replace(from, to)).0, Err(1), "{to}");
    }
}
