//! Games that somebody else drives: lines and frames, what is refused, and that both are the same games.

use std::{
    io::{BufRead, BufReader, Read, Seek, SeekFrom, Write},
    process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio},
};

use homestretch::catalogue::Ours;
use serde_json::{Value, json};

struct Env {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Env {
    fn start(words: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .env("HOMESTRETCH_LANGUAGE", "en")
            .arg("env")
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("standard output"));
        Self {
            input: child.stdin.take(),
            output,
            child,
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("not closed");
        input.write_all(bytes).expect("it reads");
    }

    fn line(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    fn ask(&mut self, request: &Value) -> Value {
        self.write(format!("{request}\n").as_bytes());
        self.line()
    }

    /// Sends a frame; what kind the answer is, and its bytes.
    fn frame(&mut self, kind: u32, body: &[u8]) -> (u32, Vec<u8>) {
        self.write(&kind.to_le_bytes());
        self.write(&u32::try_from(body.len()).expect("short").to_le_bytes());
        self.write(body);
        let mut header = [0; 8];
        self.output.read_exact(&mut header).expect("an answer");
        let number = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().expect("four bytes"));
        let mut answer = vec![0; number(&header[4..]) as usize];
        self.output.read_exact(&mut answer).expect("the whole answer");
        (number(&header[..4]), answer)
    }

    /// Closes the pipe; how the program ended, and what it said of it.
    fn end(mut self) -> (ExitStatus, String) {
        self.input = None;
        let status = self.child.wait().expect("it ends");
        let mut said = String::new();
        let errors = self.child.stderr.as_mut().expect("standard error");
        errors.read_to_string(&mut said).expect("text");
        (status, said)
    }
}

/// The first legal choice of the first seat that is to choose, as a step.
fn first_step(state: &Value) -> Option<Value> {
    let seat = state["turn"].get(0)?.to_string();
    Some(json!({"type": "step", "choices": {seat.clone(): state["legal"][&seat][0]}}))
}

#[test]
fn every_game_is_played_to_its_end_and_its_record_is_right() {
    let folder = tempfile::tempdir().expect("a folder");
    for entry in Ours::GAMES {
        let rules = if entry.name() == "quoridor" {
            // The first choices would go to and fro for ever.
            continue;
        } else {
            "1"
        };
        let path = folder.path().join(entry.name());
        let keep = path.to_str().expect("a plain path");
        let mut env = Env::start(&[entry.name(), "--seed", rules, "--record", keep, "--events"]);
        let hello = env.ask(&json!({"type": "hello"}));
        assert_eq!(hello["game"], entry.name());
        let mut state = env.ask(&json!({"type": "reset"}));
        let names = hello["number_names"].as_array().expect("names").len();
        while let Some(step) = first_step(&state) {
            assert_eq!(state["views"]["0"].as_array().map(Vec::len), Some(names));
            state = env.ask(&step);
            assert_eq!(state["type"], "state", "{state}");
        }
        assert!(state["places"][0].is_number(), "{state}");
        let (status, said) = env.end();
        assert!(status.success(), "{said}");
        let record = path.join("game-000001.homestretch");
        let verified = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .arg("verify")
            .arg(record)
            .output();
        assert!(verified.expect("it runs").status.success(), "{}", entry.name());
    }
}

#[test]
fn answers_have_the_fields_that_the_protocol_shows() {
    let mut env = Env::start(&["mejn", "--seats", "person,far", "--rule", "pawns=1"]);
    let answers = [
        env.ask(&json!({"type": "hello"})),
        env.ask(&json!({"type": "reset", "seed": 3})),
        env.ask(&json!({"type": "choices", "seat": 0})),
        env.ask(&json!({"type": "board"})),
        env.ask(&json!({"type": "record"})),
        env.ask(&json!({"type": "step", "choices": {"0": 99}})),
    ];
    let mut batch = Env::start(&["mejn", "--batch", "2"]);
    let opening = batch.line();
    let examples: Vec<Value> = include_str!("../../src/env/PROTOCOL.md")
        .lines()
        .filter(|line| line.starts_with("{\"type\""))
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    let fields = |value: &Value| -> Vec<String> {
        let mut fields: Vec<String> = value.as_object().expect("an object").keys().cloned().collect();
        fields.sort();
        fields
    };
    for answer in answers.iter().chain([&opening]) {
        // Of those of one type the last is an answer.
        let example = examples
            .iter()
            .rfind(|example| example["type"] == answer["type"])
            .unwrap_or_else(|| panic!("no example of {answer}"));
        assert_eq!(fields(answer), fields(example), "{answer}");
    }
}

/// The choice behind which the chance of the seat in turn is best, the last of those that tie, as a step.
fn best_step(state: &Value) -> Option<Value> {
    let seat = state["turn"].get(0)?.as_u64()? as usize;
    let own = seat.to_string();
    let after = state["sights"][&own]["after"].as_array().expect("what follows");
    let legal = state["legal"][&own].as_array().expect("choices");
    assert_eq!(after.len(), legal.len(), "{state}");
    let chance = |sight: &Value| {
        let side = sight["sides"][seat].as_u64().expect("a side") as usize;
        let contends = sight["contenders"].as_u64().expect("bits") >> side & 1 == 1;
        // Who is no longer in it has just taken the place.
        if contends {
            sight["chances"][side].as_f64().expect("a chance")
        } else {
            1.0
        }
    };
    let best = legal
        .iter()
        .zip(after.iter().map(chance))
        .max_by(|a, b| a.1.total_cmp(&b.1))?;
    Some(json!({"type": "step", "choices": {own: best.0}}))
}

#[test]
fn who_goes_by_what_a_network_sees_plays_like_racer() {
    let mut own = Env::start(&["mejn", "--seats", "person,far,racer,near", "--sights"]);
    let mut racer = Env::start(&["mejn", "--seats", "racer,far,racer,near"]);
    let hello = own.ask(&json!({"type": "hello"}));
    for seed in 0..3 {
        let mut state = own.ask(&json!({"type": "reset", "seed": seed}));
        let now = &state["sights"]["0"]["now"];
        let inputs = now["inputs"].as_array().expect("inputs");
        let all = hello["encoding"]["inputs"].as_u64();
        assert!(inputs.len() > 8 && inputs.iter().all(|input| input.as_u64() < all));
        assert_eq!((&now["looker"], &now["contenders"]), (&json!(0), &json!(15)));
        while let Some(step) = best_step(&state) {
            state = own.ask(&step);
        }
        let same = racer.ask(&json!({"type": "reset", "seed": seed}));
        assert_eq!(state["places"], same["places"]);
        let board = json!({"type": "board"});
        assert_eq!(own.ask(&board), racer.ask(&board));
    }
}

#[test]
fn what_can_judge_no_game_of_the_table_is_told_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mejn = "assets/networks/mejn-4.net";
    let cut = folder.path().join("cut.net");
    let bytes = std::fs::read(mejn).expect("a network");
    std::fs::write(&cut, &bytes[..bytes.len() - 1]).expect("written");
    let cut = cut.to_str().expect("a plain path");
    for (words, part) in [
        (&["compromise", "--sights"][..], "No network judges"),
        (&["ludo", "--sights", "--network", mejn], "made for another table"),
        (&["mejn", "--sights", "--network", cut], "cut off"),
        (&["mejn", "--sights", "--network", "nowhere.net"], "nowhere.net"),
    ] {
        let (status, said) = Env::start(words).end();
        assert!(!status.success() && said.contains(part), "{words:?}: {said}");
    }
}

#[test]
fn a_refused_request_says_why_and_changes_nothing() {
    let mut env = Env::start(&["mejn", "--seats", "person,person,far,far", "--seed", "5"]);
    let early = env.ask(&json!({"type": "step", "choices": {"0": 1}}));
    assert!(
        early["message"].as_str().is_some_and(|why| why.contains("reset")),
        "{early}"
    );
    let state = env.ask(&json!({"type": "reset"}));
    let seat = state["turn"][0].as_u64().expect("a seat is to choose");
    let own = seat.to_string();
    let illegal = (0..21).find(|number| {
        let legal = state["legal"][&own].as_array().expect("a list");
        !legal.contains(&json!(number))
    });
    for (request, part) in [
        (
            json!({"type": "step", "choices": {own.clone(): illegal}}),
            "round 1",
        ),
        (json!({"type": "step", "choices": {own.clone(): 99_999}}), "99999"),
        (json!({"type": "step", "choices": {own.clone(): -1}}), "-1"),
        (json!({"type": "step", "choices": {own.clone(): 1.5}}), "1.5"),
        (json!({"type": "step", "choices": {own.clone(): true}}), "true"),
        (json!({"type": "step", "choices": {own.clone(): null}}), "null"),
        (json!({"type": "step", "choices": {own.clone(): []}}), "[]"),
        (
            json!({"type": "step", "choices": {own.clone(): "nowhere"}}),
            "nowhere",
        ),
        (
            json!({"type": "step", "choices": {(1 - seat).to_string(): 0}}),
            "not to choose",
        ),
        (json!({"type": "step", "choices": {"2": 0}}), "seat 2"),
        (json!({"type": "step", "choices": {"9": 0}}), "no seat 9"),
        (json!({"type": "step", "choices": {}}), "leads nowhere"),
        (json!({"type": "choices", "seat": 3}), "not yours"),
        (json!({"type": "reset", "seed": "seven"}), "seven"),
        (json!({"type": "reset", "seed": -1}), "-1"),
        (json!({"type": "dance"}), "dance"),
        (json!(["step"]), "no request"),
    ] {
        let answer = env.ask(&request);
        assert_eq!(answer["type"], "error", "{request}");
        let why = answer["message"].as_str().expect("a sentence");
        assert!(why.contains(part), "{request}: {why}");
    }
    let choices = env.ask(&json!({"type": "choices", "seat": seat}));
    assert_eq!(choices["choices"][0]["number"], state["legal"][&own][0]);
    let record = env.ask(&json!({"type": "record"}));
    assert!(
        !record["text"]
            .as_str()
            .expect("a record")
            .contains(&format!("\n{seat} "))
    );
}

#[test]
fn nobody_chooses_after_the_end() {
    let mut env = Env::start(&["mejn", "--seats", "person,far", "--rule", "pawns=1"]);
    let mut state = env.ask(&json!({"type": "reset", "seed": 1}));
    while let Some(step) = first_step(&state) {
        state = env.ask(&step);
    }
    let answer = env.ask(&json!({"type": "step", "choices": {"0": 0}}));
    assert!(
        answer["message"].as_str().is_some_and(|why| why.contains("over")),
        "{answer}"
    );
}

#[test]
fn what_is_wrong_with_a_bot_is_told_with_the_state() {
    let mut env = Env::start(&["mejn", "--seats", "person,bot:false"]);
    let mut state = env.ask(&json!({"type": "reset", "seed": 1}));
    let mut news = Vec::new();
    while news.is_empty() {
        news.extend(state["news"].as_array().expect("a list").clone());
        let Some(step) = first_step(&state) else { break };
        state = env.ask(&step);
    }
    assert!(
        news[0].as_str().is_some_and(|why| why.contains("false")),
        "{news:?}"
    );
}

#[test]
fn words_that_are_off_end_it_with_a_sentence() {
    for (words, part) in [
        (&["chess"][..], "no game called"),
        (&["mejn", "--seats", "person,nobody"], "nobody"),
        (&["mejn", "--batch", "0"], "0 games"),
        (
            &["mejn", "--batch", "2", "--seats", "far,near"],
            "nothing is left",
        ),
        (&["mejn", "--batch", "2", "--numbers", "colour"], "colour"),
    ] {
        let (status, said) = Env::start(words).end();
        assert_eq!(status.code(), Some(2), "{words:?}");
        assert!(said.contains(part), "{words:?}: {said}");
    }
}

/// An array of a frame: its shape, and where it begins.
fn column(opening: &Value, name: &str) -> usize {
    let columns = opening["columns"].as_array().expect("columns");
    let column = columns.iter().find(|column| column["name"] == name);
    column.and_then(|column| column["offset"].as_u64()).expect(name) as usize
}

/// Plays `games` at once by their first legal choices, and the same ones line by line.
#[track_caller]
fn same_in_frames_and_lines(words: &[&str], games: usize, steps: usize) {
    let count = games.to_string();
    let mut batch = Env::start(&[words, &["--batch", &count, "--seed", "11"]].concat());
    let opening = batch.line();
    let yours: Vec<usize> = serde_json::from_value(opening["yours"].clone()).expect("seats");
    let numbers = opening["number_names"].as_array().expect("names").len();
    let mask = opening["choice_count"].as_u64().expect("a count").div_ceil(8) as usize;
    let (_, mut frame) = batch.frame(1, &[]);
    assert_eq!(opening["frame_bytes"], frame.len());
    let mut lines = Env::start(&[words, &["--seed", "11"]].concat());
    // The games that are played line by line are the first ones of the batch, one after the other.
    let mut told = Vec::new();
    for _ in 0..games {
        let mut game = vec![lines.ask(&json!({"type": "reset"}))];
        while game.len() <= steps
            && let Some(last) = game.last()
            && last["places"].is_null()
        {
            let choices: serde_json::Map<String, Value> = last["legal"]
                .as_object()
                .expect("an object")
                .iter()
                .map(|(seat, legal)| (seat.clone(), legal[0].clone()))
                .collect();
            let next = lines.ask(&json!({"type": "step", "choices": choices}));
            game.push(next);
        }
        told.push(game);
    }
    for step in 0..=steps {
        let mut choices = Vec::new();
        for (game, states) in told.iter().enumerate() {
            let state = states.get(step);
            for (place, seat) in yours.iter().enumerate() {
                let from = column(&opening, "views") + (game * yours.len() + place) * numbers * 2;
                let view: Vec<i64> = frame[from..from + numbers * 2]
                    .chunks(2)
                    .map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]]).into())
                    .collect();
                let seat = seat.to_string();
                if let Some(state) = state {
                    assert_eq!(state["views"][&seat], json!(view), "game {game}, step {step}");
                }
                let from = column(&opening, "legal") + (game * yours.len() + place) * mask;
                let bits = &frame[from..from + mask];
                let legal: Vec<usize> = (0..mask * 8)
                    .filter(|bit| bits[bit / 8] >> (bit % 8) & 1 == 1)
                    .collect();
                if let Some(state) = state {
                    let mut listed: Vec<usize> =
                        serde_json::from_value(state["legal"][&seat].clone()).unwrap_or_default();
                    listed.sort_unstable();
                    assert_eq!(legal, listed);
                }
                let first = state.and_then(|state| state["legal"][&seat][0].as_i64());
                let any = first.unwrap_or(legal.first().map_or(-1, |&number| number as i64));
                choices.extend((any as i32).to_le_bytes());
            }
            if let Some(state) = state {
                let over = frame[column(&opening, "over") + game] == 1;
                assert_eq!(over, !state["places"].is_null());
            }
        }
        let (kind, next) = batch.frame(2, &choices);
        assert_eq!(kind, 1, "{}", String::from_utf8_lossy(&next));
        frame = next;
    }
    assert!(batch.end().0.success() && lines.end().0.success());
}

#[test]
fn frames_and_lines_are_the_same_games() {
    same_in_frames_and_lines(&["mejn", "--seats", "person,far,person,random"], 5, 300);
    same_in_frames_and_lines(&["ludo", "--seats", "person,random"], 3, 100);
    same_in_frames_and_lines(&["quoridor", "--seats", "person,person"], 2, 40);
    same_in_frames_and_lines(&["dog"], 2, 60);
    same_in_frames_and_lines(&["compromise", "--seats", "person,random"], 3, 8);
    same_in_frames_and_lines(&["compromise", "--rules", "complex", "--rule", "pips=3"], 2, 12);
}

#[test]
fn a_refused_frame_tells_whose_choice_it_was_and_changes_nothing() {
    let mut batch = Env::start(&["quoridor", "--batch", "3"]);
    let opening = batch.line();
    let (kind, early) = batch.frame(2, &[0; 24]);
    assert_eq!(kind, 2, "{}", String::from_utf8_lossy(&early));
    let (_, begun) = batch.frame(1, &7_u64.to_le_bytes());
    let turn = begun[column(&opening, "turn") + 2];
    assert_eq!(turn, 1, "seat 0 begins");
    let legal = column(&opening, "legal");
    let first = (0..300)
        .find(|bit| begun[legal + bit / 8] >> (bit % 8) & 1 == 1)
        .expect("a choice");
    let mut choices: Vec<u8> = Vec::new();
    for number in [first as i32, -1, first as i32, -1, 5000, -1] {
        choices.extend(number.to_le_bytes());
    }
    let (kind, answer) = batch.frame(2, &choices);
    let told: Value = serde_json::from_slice(&answer).expect("an error");
    assert_eq!((kind, &told["game"], &told["seat"]), (2, &json!(2), &json!(0)));
    assert!(
        told["message"].as_str().is_some_and(|why| why.contains("5000")),
        "{told}"
    );
    // The same seed once more: nothing had been played.
    assert_eq!(batch.frame(1, &7_u64.to_le_bytes()), (1, begun));
    // What is no frame ends it.
    batch.write(&[9, 0, 0, 0, 0, 0, 0, 0]);
    let (status, said) = batch.end();
    assert_eq!(status.code(), Some(1));
    assert!(said.contains("frame 5"), "{said}");
}

#[test]
fn arrays_in_a_file_are_those_of_the_pipe_and_choices_are_read_from_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("arrays");
    std::fs::write(&path, "").expect("written");
    // More games than one part of a batch has.
    for words in [
        &["mejn", "--seats", "person,far,person,random"][..],
        &["compromise"],
    ] {
        let words = [words, &["--batch", "300", "--seed", "11"]].concat();
        let mut pipe = Env::start(&words);
        let opening = pipe.line();
        let shared = ["--shared", path.to_str().expect("a plain path")];
        let mut file = Env::start(&[&words[..], &shared].concat());
        let offset = file.line()["choices_offset"].as_u64().expect("an offset");
        assert_eq!(opening["choices_offset"], Value::Null);
        let bytes = opening["frame_bytes"].as_u64().expect("a number") as usize;
        let (_, mut frame) = pipe.frame(1, &[]);
        assert_eq!(file.frame(1, &[]), (1, Vec::new()));
        for _ in 0..40 {
            assert_eq!(std::fs::read(&path).expect("read")[..bytes], frame);
            let choices = first_choices(&opening, &frame);
            let mut shared = std::fs::OpenOptions::new()
                .write(true)
                .open(&path)
                .expect("opened");
            shared.seek(SeekFrom::Start(offset)).expect("a place");
            shared.write_all(&choices).expect("written");
            assert_eq!(file.frame(2, &[]), (1, Vec::new()));
            frame = pipe.frame(2, &choices).1;
        }
        assert!(pipe.end().0.success() && file.end().0.success());
    }
    let missing = folder.path().join("nowhere");
    let missing = missing.to_str().expect("a plain path");
    let (status, said) = Env::start(&["mejn", "--batch", "2", "--shared", missing]).end();
    assert!(!status.success() && said.contains("nowhere"), "{said}");
}

/// The first legal choice of every seat of the caller, −1 where there is none.
fn first_choices(opening: &Value, frame: &[u8]) -> Vec<u8> {
    let mask = opening["choice_count"].as_u64().expect("a count").div_ceil(8) as usize;
    let masks = frame[column(opening, "legal")..].chunks(mask);
    let first = |mask: &[u8]| (0..mask.len() * 8).find(|bit| mask[bit / 8] >> (bit % 8) & 1 == 1);
    masks
        .flat_map(|mask| first(mask).map_or(-1, |number| number as i32).to_le_bytes())
        .collect()
}

#[test]
fn seats_are_taken_over_for_the_rest_of_a_game_and_only_some_numbers_told() {
    let words = [
        "compromise",
        "--seed",
        "3",
        "--numbers",
        "round,score,their_score",
    ];
    let mut env = Env::start(&words);
    let hello = env.ask(&json!({"type": "hello"}));
    assert_eq!(hello["number_names"], json!(["round", "score", "their_score"]));
    let whole = env.ask(&json!({"type": "reset", "sitters": {"0": "greedy", "1": "smart_greedy"}}));
    assert_eq!((&whole["turn"], whole["places"].is_null()), (&json!([]), false));
    assert_eq!(whole["views"]["0"].as_array().map(Vec::len), Some(3));
    let begun = env.ask(&json!({"type": "reset"}));
    assert_eq!(begun["turn"], json!([0, 1]));
    for (sitters, why) in [
        (json!({"2": "greedy"}), "not yours"),
        (json!({"0": "nobody"}), "nobody"),
    ] {
        let refused = env.ask(&json!({"type": "sit", "sitters": sitters}));
        let said = refused["message"].as_str().expect("a sentence");
        assert!(said.contains(why), "{said}");
    }
    let alone = env.ask(&json!({"type": "sit", "sitters": {"1": "greedy"}}));
    assert_eq!((&alone["turn"], &alone["round"]), (&json!([0]), &json!(1)));
    let refused = env.ask(&json!({"type": "step", "choices": {"1": 4}}));
    assert_eq!((&refused["type"], &refused["seat"]), (&json!("error"), &json!(1)));
    let next = env.ask(&json!({"type": "step", "choices": {"0": 4}}));
    assert_eq!((&next["turn"], &next["round"]), (&json!([0]), &json!(2)));
    let over = env.ask(&json!({"type": "sit", "sitters": {"0": "random"}}));
    assert!(!over["places"].is_null(), "{over}");
    assert!(env.ask(&json!({"type": "record"}))["text"].is_string());
    let early = Env::start(&["mejn", "--numbers", "colour"]).end();
    assert!(!early.0.success() && early.1.contains("colour"), "{}", early.1);
}
