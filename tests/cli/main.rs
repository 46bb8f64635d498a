//! The command line as people and scripts use it: what it prints, and the exit codes 0, 1 and 2.

mod challenge;
mod networks;
mod outside;
#[cfg(unix)]
mod papers;
mod profile;
mod puzzles;

use homestretch::play::{record, store::Folders};
use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
};

struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program on a data folder of its own, with this on standard input.
fn run_in(folder: &Path, words: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", "en")
        .args(words)
        .env("HOMESTRETCH_DATA", folder)
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read is no fault of the test.
    let _ = child
        .stdin
        .take()
        .expect("standard input")
        .write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Run {
        code: output.status.code(),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

fn run(words: &[&str], input: &str) -> Run {
    let folder = tempfile::tempdir().expect("a folder");
    run_in(folder.path(), words, input)
}

#[test]
fn a_whole_game_is_played_without_a_window_and_always_the_same() {
    let words = [
        "text",
        "--seats",
        "far,near,random,ranking",
        "--quiet",
        "--seed",
        "7",
    ];
    let first = run(&words, "");
    assert_eq!(first.code, Some(0), "{}", first.err);
    assert_eq!(first.out.lines().count(), 5, "{}", first.out);
    assert_eq!(run(&words, "").out, first.out);
}

#[test]
fn two_sit_in_opposite_corners_unless_a_ring_for_two_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.homestretch");
    let seats = |words: &[&str]| {
        let table = [
            "text",
            "--quiet",
            "--seats",
            "far,random",
            "--seed",
            "7",
            "--save",
        ];
        let words = [&table[..], &[path.to_str().expect("a plain path")], words].concat();
        let played = run_in(folder.path(), &words, "");
        assert_eq!(played.code, Some(0), "{}", played.err);
        let record = std::fs::read_to_string(&path).expect("the record");
        let seats = record.lines().filter_map(|line| line.strip_prefix("seat "));
        seats.map(str::to_owned).collect::<Vec<_>>()
    };
    let corners = ["0 far", "1 empty", "2 random", "3 empty"];
    let ring = ["0 far", "1 random"];
    assert_eq!(seats(&[]), corners);
    assert_eq!(seats(&["--board", "4"]), corners);
    assert_eq!(seats(&["--board", "2"]), ring);
    assert_eq!(
        seats(&["--game", "ludo"]),
        ring,
        "it has a board of its own for two"
    );
    std::fs::write(folder.path().join("table.ron"), "(board: 2)").expect("a file");
    assert_eq!(seats(&[]), ring);
}

#[test]
fn the_figures_of_a_game_are_told_at_its_end() {
    let words = ["text", "--rules", "quick", "--seats", "far,near", "--seed", "7"];
    let told = run(&words, "");
    assert_eq!(told.code, Some(0), "{}", told.err);
    let line = |label: &str| {
        let cells = told.out.lines().find_map(|line| line.strip_prefix(label));
        cells.expect(label).split_whitespace().count()
    };
    // A cell for each seat.
    assert_eq!(
        [line("Rolls"), line("Choices"), line("Dice luck")],
        [2; 3],
        "{}",
        told.out
    );
}

#[test]
fn a_person_plays_through_a_pipe_and_is_told_why_a_move_is_refused() {
    let words = [
        "text",
        "--seats",
        "person,far,random,near",
        "--seed",
        "5",
        "--practice",
    ];
    let played = run(&words, "H3\nE39\nnonsense\n99\nlist\n1\nundo\n1\nboard\nquit\n");
    assert_eq!(played.code, Some(0), "{}", played.err);
    assert!(played.out.contains("1  B34-E0"), "{}", played.out);
    assert!(played.out.contains("Blue brings a pawn in"), "{}", played.out);
    let plain = |out: &str| !out.contains('\u{1b}');
    assert!(plain(&played.out), "no colours through a pipe");
}

#[test]
fn words_that_are_off_are_answered_with_a_sentence_and_exit_code_2() {
    for (words, part) in [
        (&["text", "--seats", "far,clever"][..], "clever"),
        (&["text", "--seats", "far"], "2"),
        (&["text", "--seats", "far,far,far,far,far,far,far"], "7"),
        (&["text", "--seats", "far,empty,empty,empty"], "two"),
        (&["text", "--seats", "far,ranking:1,2,3,4,5"], "5"),
        (&["text", "--seats", "far,ranking:a,b"], "ranking"),
        (&["text", "--seed", "0xZZ"], "0xZZ"),
        (&["text", "--rule", "self_strike=maybe"], "maybe"),
        (&["text", "--rule", "no_such=on"], "no_such"),
        (&["text", "--rules", "chess"], "chess"),
        (&["text", "--game", "chess"], "chess"),
        (&["text", "--board", "9"], "9"),
        (&["rules", "--rules", "chess"], "chess"),
        (&["rules", "--dots", "3"], "3"),
        (&["speed", "chess"], "chess"),
        (&["nonsense"], "nonsense"),
        (&["conformance", "/no/such/file"], "/no/such/file"),
    ] {
        let refused = run(words, "");
        assert_eq!(refused.code, Some(2), "{words:?}: {}{}", refused.out, refused.err);
        assert!(refused.err.contains(part), "{words:?}: {}", refused.err);
    }
}

#[test]
fn all_faults_of_a_configuration_are_told_at_once() {
    let refused = run(&["text", "--dots", "3", "--faces", "9", "--pawns", "12"], "");
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.lines().count() >= 3, "{}", refused.err);
}

#[test]
fn a_record_that_cannot_be_read_fails_with_file_and_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.homestretch");
    let name = path.to_str().expect("a plain path");
    let saved = run(
        &[
            "text", "--seats", "far,far", "--quiet", "--seed", "1", "--save", name,
        ],
        "",
    );
    assert_eq!(saved.code, Some(0), "{}", saved.err);
    assert_eq!(run(&["verify", name], "").code, Some(0));
    let text = std::fs::read_to_string(&path).expect("the record");
    std::fs::write(&path, text.replacen("~ 1", "~ 2", 1)).expect("a changed record");
    let refused = run(&["verify", name], "");
    assert_eq!(refused.code, Some(1));
    assert!(refused.out.contains("line"), "{}", refused.out);
    assert_eq!(run(&["text", "--load", name], "").code, Some(1));
}

#[test]
fn a_record_is_said_to_check_out_and_chance_is_spoken_of_only_where_there_was_some() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.homestretch");
    let name = path.to_str().expect("a plain path");
    for (game, seats, by_chance) in [
        ("mejn", "far,far", true),
        ("dog", "greedy,greedy,greedy,greedy", true),
        ("quoridor", "runner,runner", false),
    ] {
        let words = ["text", "--game", game, "--seats", seats, "--quiet", "--seed", "1"];
        let saved = run(&[&words[..], &["--save", name]].concat(), "");
        assert_eq!(saved.code, Some(0), "{}", saved.err);
        let told = run(&["verify", name], "").out;
        assert!(told.contains("The record checks out: "), "{told}");
        assert_eq!(told.contains("left to chance"), by_chance, "{game}: {told}");
        assert!(!told.contains("roll"), "{game}: {told}");
    }
}

#[test]
fn a_game_is_reviewed_with_luck_and_errors_and_a_secret_is_kept_until_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.homestretch");
    let name = path.to_str().expect("a plain path");
    let save = |game: &str, seats: &str| {
        let words = ["text", "--game", game, "--seats", seats, "--quiet", "--seed", "1"];
        run_in(folder.path(), &[&words[..], &["--save", name]].concat(), "");
    };
    let review = |words: &[&str]| run_in(folder.path(), &[&["review", name], words].concat(), "");
    save("mejn", "far,near,random,ranking");
    let told = review(&["--errors", "2"]);
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert!(told.out.contains(" played best."), "{}", told.out);
    assert_eq!(told.out.matches(" was better.").count(), 2, "{}", told.out);
    let data: serde_json::Value = serde_json::from_str(&review(&["--json"]).out).expect("one object");
    let seats = data["seats"].as_array().expect("a list");
    let part = |key: &str, seat: &serde_json::Value| seat[key].as_f64().expect("a number");
    for seat in seats {
        let parts = ["start", "luck", "own_errors", "others_errors"];
        let sum: f64 = parts.iter().map(|key| part(key, seat)).sum();
        assert!((sum - part("end", seat)).abs() < 1e-12, "{seat}");
    }
    assert_eq!(seats.len(), 4);
    std::fs::remove_file(&path).expect("the record");
    save("dog", "person,greedy,greedy,greedy");
    let refused = review(&[]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("not over"), "{}", refused.err);
}

#[test]
fn a_game_that_is_over_is_shown_with_its_result_and_how_to_see_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("over.homestretch");
    let file = file.to_str().expect("a path");
    let seats = ["text", "--seats", "far,near", "--rules", "quick", "--seed", "7"];
    let played = run(&[&seats[..], &["--save", file]].concat(), "");
    let loaded = run(&["text", "--load", file], "");
    assert_eq!((loaded.code, loaded.err.as_str()), (Some(0), ""));
    // All that was told at the end, the board before it, and no more than one board.
    let end = played.out.find("The game is over after").expect("an end");
    let (told, _) = played.out[end..]
        .split_once("The game is saved")
        .unwrap_or((&played.out[end..], ""));
    assert!(loaded.out.contains(told.trim_end()), "{}", loaded.out);
    let legend = played
        .out
        .lines()
        .find(|line| line.contains("(far)"))
        .expect("a legend");
    assert_eq!(loaded.out.matches(legend).count(), 1, "{}", loaded.out);
    assert!(loaded.out.find(legend) < loaded.out.find("The game is over after"));
    let last = loaded.out.lines().next_back().expect("a last line");
    assert!(
        last.contains(&format!("play --load {file}")) && last.contains(&format!("verify {file}")),
        "{last}"
    );
    let quiet = run(&["text", "--quiet", "--load", file], "");
    assert_eq!(quiet.out.lines().count(), 3, "{}", quiet.out);
}

#[test]
fn games_are_counted_in_what_is_counted_in_them() {
    for (game, seats, what) in [
        ("mejn", "far,near", "rolls"),
        ("ludo", "far,near", "rolls"),
        ("quoridor", "runner,runner", "moves"),
        ("dog", "greedy,greedy,greedy,greedy", "played cards"),
        ("compromise", "greedy,smart_greedy", "rounds"),
    ] {
        let told = run(&["text", "--game", game, "--seats", seats, "--seed", "7"], "");
        let length: Vec<&str> = told
            .out
            .lines()
            .filter_map(|line| line.strip_prefix("The game is over after "))
            .collect();
        let (count, unit) = length.first().and_then(|it| it.split_once(' ')).expect(game);
        assert_eq!((length.len(), unit), (1, format!("{what}.").as_str()), "{game}");
        // The same as the figures of all seats come to, the lot for who begins left out.
        let sum = |label: &str| -> u32 {
            let row = told.out.lines().find_map(|line| line.strip_prefix(label));
            row.map_or(0, |row| {
                row.split_whitespace()
                    .map(|cell| cell.parse::<u32>().expect(row))
                    .sum()
            })
        };
        let expected = match what {
            "rolls" => sum("Rolls "),
            "moves" => sum("Steps ") + sum("Fences "),
            "played cards" => sum("Played "),
            _ => 5,
        };
        assert_eq!(count.parse(), Ok(expected), "{game}: {}", told.out);
    }
}

#[test]
fn names_of_strategies_stand_in_a_column_of_their_own() {
    let told = run(&["bots"], "");
    let json = run(&["bots", "--json"], "");
    let mut starts = Vec::new();
    for line in json.out.lines() {
        let strategy: serde_json::Value = serde_json::from_str(line).expect("an object a line");
        let [name, sentence] = ["name", "sentence"].map(|field| strategy[field].as_str().expect(field));
        let row = told
            .out
            .lines()
            .find(|row| row.trim_start().strip_prefix(name).map(str::trim_start) == Some(sentence));
        let row = row.expect(name);
        let gap = row.len() - sentence.len() - 2 - name.len();
        assert!(gap >= 2, "{row}");
        starts.push(row.len() - sentence.len());
    }
    starts.dedup();
    assert_eq!(starts.len(), 1, "{}", told.out);
}

#[test]
fn whoever_reads_no_further_ends_any_command_without_a_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let (results, record) = (path("results"), path("game.homestretch"));
    let arena = [
        "arena",
        "run",
        "--players",
        "far,near",
        "--games",
        "4",
        "--out",
        &results,
    ];
    assert_eq!(run(&arena, "").code, Some(0));
    let text = ["text", "--quiet", "--seats", "far,near", "--seed", "7"];
    assert_eq!(run(&[&text[..], &["--save", &record]].concat(), "").code, Some(0));
    let facts = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/conformance/quoridor-perft.jsonl"
    );
    for words in [
        &["bots"][..],
        &["bots", "--json"],
        &["rules", "--examples"],
        &text,
        &["text", "--seats", "far,near", "--seed", "7"],
        &["arena", "report", &results],
        &["arena", "run", "--players", "far,near", "--games", "4"],
        &["speed", "mejn", "--games", "5", "--json"],
        &["verify", &record],
        &["conformance", facts],
        &["perft", "quoridor", "--depth", "1"],
        &["bot", "far"],
        &["env", "mejn", "--seats", "person,far"],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .env("HOMESTRETCH_LANGUAGE", "en")
            .env("HOMESTRETCH_DATA", folder.path())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let asked = "{\"type\":\"hello\",\"protocol\":1,\"program\":\"homestretch\",\"version\":\"0.1.0\",\"options\":{}}\n";
        // A program that does not read is no fault of the test.
        let _ = child
            .stdin
            .take()
            .expect("standard input")
            .write_all(asked.as_bytes());
        let ended = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!((ended.status.code(), &*said), (Some(141), ""), "{words:?}");
    }
}

#[test]
fn table_and_tournament_take_players_as_one_text_or_as_a_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = folder.path().join("table.ron");
    let tournament = folder.path().join("t.ron");
    let mut told = Vec::new();
    for players in [
        "seats: \"far,ranking:1,2,3,4,5,6\"",
        "players: \"far,ranking:1,2,3,4,5,6\"",
        "players: [\"far\", \"ranking:1,2,3,4,5,6\"]",
        "seats: [\"far\", \"ranking:1,2,3,4,5,6\"]",
    ] {
        let text = format!("({players}, rules: \"quick\", rule: [\"three_tries=on\"])");
        std::fs::write(&table, &text).expect("written");
        std::fs::write(&tournament, text).expect("written");
        let game = run_in(folder.path(), &["text", "--quiet", "--seed", "7"], "");
        assert_eq!(game.code, Some(0), "{players}: {}", game.err);
        let words = [
            "arena",
            "run",
            tournament.to_str().expect("a path"),
            "--games",
            "8",
            "--seed",
            "1",
            "--threads",
            "1",
            "--json",
        ];
        let played = run(&words, "");
        assert_eq!(played.code, Some(0), "{players}: {}", played.err);
        let summary: serde_json::Value =
            serde_json::from_str(played.out.lines().next_back().expect("a summary")).expect("JSON");
        assert_eq!(
            summary["strategies"][1]["name"], "ranking:1,2,3,4,5,6",
            "{summary}"
        );
        told.push((game.out, summary["tournament"].clone()));
    }
    told.dedup();
    assert_eq!(told.len(), 1, "{told:?}");
}

#[test]
fn a_game_begins_with_a_position_or_of_dog_with_a_board_that_is_written_or_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| {
        folder
            .path()
            .join(name)
            .to_str()
            .expect("a plain path")
            .to_owned()
    };
    let (_, drawn) = include_str!("../games/dog-boards.txt")
        .rsplit_once("|||\n")
        .expect("the last one");
    std::fs::write(path("board.txt"), drawn).expect("a file");
    let begin = |position: &str, record: &str| {
        let seats = "greedy,greedy,greedy,greedy";
        let words = [
            "text", "--game", "dog", "--seats", seats, "--quiet", "--seed", "7",
        ];
        run(
            &[&words[..], &["--position", position, "--save", record]].concat(),
            "",
        )
    };
    for (position, name) in [("P0*P60F3|||", "written"), (&*path("board.txt"), "drawn")] {
        let played = begin(position, &path(name));
        assert_eq!(played.code, Some(0), "{}", played.err);
        assert_eq!(run(&["verify", &path(name)], "").code, Some(0));
    }
    let record = std::fs::read_to_string(path("written")).expect("the record");
    assert!(
        record.contains("\nposition board=P0*P60F3||| hands=-,-,-,- "),
        "{record}"
    );
    assert_eq!(
        std::fs::read_to_string(path("drawn")).expect("the record"),
        record
    );
    let refused = begin("P0*|||P99", &path("none"));
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("character 7"), "{}", refused.err);
    let position = "pawns=e4,e5 left=10,7 fences=e5h,d5v,e4v next=0";
    let words = [
        "text",
        "--game",
        "quoridor",
        "--rule",
        "jump_back=on",
        "--seats",
        "person,runner",
    ];
    let played = run(&[&words[..], &["--position", position]].concat(), "e4\nquit\n");
    assert!(
        played.out.contains("comes back to e4"),
        "{}{}",
        played.out,
        played.err
    );
}

#[test]
fn figures_come_as_json_with_the_summary_last() {
    let speed = run(&["speed", "mejn", "--games", "20", "--json"], "");
    assert_eq!(speed.code, Some(0), "{}", speed.err);
    let last: serde_json::Value =
        serde_json::from_str(speed.out.lines().last().expect("lines")).expect("JSON");
    for field in [
        "game",
        "games",
        "plies",
        "seconds",
        "games_per_second",
        "plies_per_second",
        "seed",
        "threads",
    ] {
        assert!(last.get(field).is_some(), "{field}");
    }
    let bots = run(&["bots"], "");
    assert!(
        ["random", "far", "near", "ranking", "getting_home=80"]
            .iter()
            .all(|word| bots.out.contains(word))
    );
}

#[test]
fn the_rules_are_told_as_the_table_has_them() {
    let usual = run(&["rules"], "");
    assert_eq!(usual.code, Some(0), "{}", usual.err);
    assert!(usual.out.contains("Only a six brings"), "{}", usual.out);
    assert!(!usual.out.contains("Three tries"), "{}", usual.out);
    let own = run(
        &[
            "rules",
            "--rules",
            "mensch",
            "--faces",
            "8",
            "--rule",
            "who_begins=1",
            "--examples",
        ],
        "",
    );
    for part in [
        "the highest face, 8,",
        "Three tries",
        "Yellow begins",
        "may not play",
    ] {
        assert!(own.out.contains(part), "{part}: {}", own.out);
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        "play",
        "text",
        "rules",
        "bots",
        "bot",
        "verify",
        "conformance",
        "speed",
        "arena",
        "train",
    ] {
        let help = run(&[command, "--help"], "");
        assert_eq!(help.code, Some(0));
        assert!(
            help.out.contains(&format!("homestretch {command}")),
            "{}",
            help.out
        );
    }
}

#[test]
fn the_users_own_defaults_are_read_and_words_on_the_line_win() {
    let folder = tempfile::tempdir().expect("a folder");
    let defaults = "(seats: \"far,near\", rules: \"quick\", rule: [\"three_tries=on\"])";
    std::fs::write(folder.path().join("table.ron"), defaults).expect("the defaults");
    let quick = run_in(folder.path(), &["text", "--quiet", "--seed", "1"], "");
    assert_eq!(quick.out.lines().count(), 3, "{}", quick.out);
    let four = run_in(
        folder.path(),
        &["text", "--quiet", "--seed", "1", "--seats", "far,far,far,far"],
        "",
    );
    assert_eq!(four.out.lines().count(), 5, "{}", four.out);
    std::fs::write(folder.path().join("table.ron"), "(rules: \"quick\",\n seat: 3)").expect("wrong defaults");
    let refused = run_in(folder.path(), &["text", "--quiet"], "");
    assert_eq!(refused.code, Some(1));
    assert!(
        refused.err.contains("table.ron, line 2, column"),
        "{}",
        refused.err
    );
    std::fs::write(folder.path().join("table.ron"), "(pawns: 7, faces: 6)").expect("sizes");
    let refused = run_in(folder.path(), &["text", "--quiet", "--pawns", "8"], "");
    assert!(refused.err.contains("(faces: 6, pawns: 8)"), "{}", refused.err);
}

#[test]
fn a_killed_program_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", "en")
        .args(["text", "--seats", "person,random,random,random", "--seed", "12"])
        .env("HOMESTRETCH_DATA", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("standard input");
    let mut lines = BufReader::new(child.stdout.take().expect("standard output")).lines();
    // Ten choices; each is told before the next one is asked for.
    let mut told = Vec::new();
    for _ in 0..10 {
        for line in lines.by_ref() {
            let line = line.expect("text");
            let asked = line.contains("“help” tells");
            told.push(line);
            if asked {
                break;
            }
        }
        input
            .write_all(b"1\n")
            .and_then(|()| input.flush())
            .expect("it still reads");
    }
    let asked = lines
        .by_ref()
        .map(|line| line.expect("text"))
        .find(|line| line.contains("“help” tells"));
    assert!(asked.is_some());
    child.kill().expect("it can be killed");
    child.wait().expect("it is gone");
    let moves = |text: &str| text.lines().filter(|line| line.starts_with("0 ")).count();
    let folders = Folders::find(Some(folder.path().to_owned())).expect("its folders");
    let read = |name: &str| {
        let game = folders.load(homestretch::catalogue::Ours::GAMES, &folder.path().join(name));
        record::write(&game.expect("a game that is not over, and its key"))
    };
    let kept = read("autosave.homestretch");
    assert_eq!(moves(&kept), 10, "{kept}");
    let gone_on = run_in(folder.path(), &["text", "--continue"], "1\nquit\n");
    assert_eq!(gone_on.code, Some(0), "{}", gone_on.err);
    let kept = read("autosave.homestretch");
    assert!(moves(&kept) >= 11, "{kept}");
    // Whoever begins another game instead finds the old one among the saved ones.
    let other = run_in(
        folder.path(),
        &["text", "--seats", "person,far", "--seed", "1"],
        "quit\n",
    );
    assert_eq!(other.code, Some(0), "{}", other.err);
    assert_eq!(moves(&read("saves/game-0001.homestretch")), moves(&kept));
}

/// As programs of the terminal have it.
#[test]
fn a_dash_is_standard_output_and_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .envs([("HOMESTRETCH_LANGUAGE", "en"), ("NO_COLOR", "1")])
            .args(words)
            .current_dir(&folder)
            .env("HOMESTRETCH_DATA", folder.path().join("data"))
            .stdin(Stdio::null())
            .output()
            .expect("the program runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let (_, told, _) = here(&["speed", "mejn", "--games", "5", "--json", "-"]);
    assert!(
        told.lines().all(|line| line.starts_with('{')) && told.contains("headline"),
        "{told}"
    );
    here(&[
        "arena",
        "run",
        "--players",
        "far,near",
        "--games",
        "4",
        "--out",
        "kept",
    ]);
    for (option, begins) in [
        ("--csv", "name,"),
        ("--html", "<!DOCTYPE html>"),
        ("--svg", "<svg "),
    ] {
        let (code, told, _) = here(&["arena", "report", "kept", option, "-"]);
        assert!(code == Some(0) && told.starts_with(begins), "{option}: {told}");
    }
    for words in [
        &["text", "--seats", "far,near", "--save", "-"][..],
        &["bots", "check", "--log", "-", "false"],
    ] {
        let (code, _, told) = here(words);
        assert!(
            code == Some(2) && told.contains("Standard output is taken"),
            "{words:?}: {told}"
        );
    }
    let names = std::fs::read_dir(&folder).expect("the folder").flatten();
    let names: Vec<String> = names
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    assert!(!names.iter().any(|name| name.starts_with('-')), "{names:?}");
}

#[test]
fn perfect_play_is_told_with_what_strategies_lose_or_why_it_is_not_known() {
    let told = |words: &[&str], code| {
        let ran = run(words, "");
        assert_eq!(ran.code, Some(code), "{words:?}: {}", ran.err);
        if code == 0 { ran.out } else { ran.err }
    };
    let small = ["solve", "mejn", "--pawns", "2", "--dots", "3", "--faces", "2"];
    let with = |more: &[&'static str]| [&small[..], more].concat();
    let text = told(&with(&["--of", "far", "--of", "level:1"]), 0);
    for part in [
        "927 positions, 1 MiB of memory, less than a minute.",
        "who begins wins 52.431792 % of the games",
        "1: 47.5682 %, 2: 57.2954 %",
        "far wins 52.046038 %",
        "random wins 46.868771 %",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let json = told(&with(&["--of", "far", "--json", "-", "--threads", "2"]), 0);
    let lines: Vec<serde_json::Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 2, "{json}");
    let figure = |line: usize, name: &str| lines[line][name].as_f64().expect(name);
    assert!((figure(1, "first") - 0.524_317_923).abs() < 1e-8, "{json}");
    assert!(
        figure(0, "known_loss") > figure(0, "loss") && figure(0, "loss") > 0.003,
        "{json}"
    );
    for (words, sentence) in [
        (
            &["solve", "mejn", "--seats", "4"][..],
            "Only a game between two can be solved.",
        ),
        (&["solve", "mejn", "--seats", "7"], "7"),
        (&["solve", "mejn"], "GiB is the most"),
        (
            &["solve", "ludo", "--pawns", "1", "--rule", "max_rolls=90"],
            "counts the rolls",
        ),
        (&["solve", "ludo", "--dots", "5"], "dots"),
        (&["solve", "dog"], "can’t be solved"),
        (
            &[
                "solve", "quoridor", "--board", "3x3", "--fences", "0", "--of", "runner",
            ],
            "no chance in it",
        ),
        (&with(&["--of", "person"]), "“person” is no strategy."),
        (&with(&["--of", "nobody"]), "nobody"),
        (&with(&["--out", "/dev/null/here"]), "/dev/null/here"),
    ] {
        let code = if words.contains(&"--out") { 1 } else { 2 };
        let text = told(words, code);
        assert!(text.contains(sentence), "{words:?}: {text}");
    }
}

#[test]
fn any_position_is_listed_counted_and_played_from() {
    let quoridor = "pawns=e4,e5 left=10,7 fences=e5h,e4v,d5v next=0";
    let table = ["--game", "quoridor", "--position", quoridor];
    let told = run(&[&["choices"][..], &table].concat(), "");
    assert_eq!(told.code, Some(0), "{}", told.err);
    let data = run(&[&["choices"][..], &table, &["--json"]].concat(), "").out;
    let objects: Vec<serde_json::Value> = data
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object a line"))
        .collect();
    let (last, all) = objects.split_last().expect("a summary");
    assert_eq!(last["position"], quoridor);
    assert_eq!(last["count"], all.len());
    assert_eq!(told.out.lines().count(), all.len() + 1);
    for object in all {
        let text = object["text"].as_str().expect("text");
        assert!(told.out.lines().any(|line| line == format!("0 {text}")), "{text}");
    }
    let counted = run(&["perft", "quoridor", "--depth", "1", "--position", quoridor], "").out;
    assert!(counted.contains(&format!(" {} ", all.len())), "{counted}");
    let each = run(&[&["bots"][..], &table].concat(), "").out;
    assert_eq!(
        each.lines().count(),
        run(&["bots", "--game", "quoridor", "--json"], "")
            .out
            .lines()
            .count()
    );
    assert!(each.lines().all(|line| line.starts_with("0 ")), "{each}");
}

#[test]
fn of_dog_a_board_is_enough_and_sevens_are_listed_whole() {
    let board = "P0*F1|P14P16||P48*";
    let listed = |words: &[&str]| run(&[&["choices", "--game", "dog"], words].concat(), "");
    let dealt = listed(&["--position", board, "--seed", "7"]);
    assert_eq!(dealt.code, Some(0), "{}", dealt.err);
    // Everybody gives a card first.
    assert!(
        dealt.out.lines().any(|line| line.starts_with("3 G")),
        "{}",
        dealt.out
    );
    assert_eq!(dealt.out, listed(&["--position", board, "--seed", "7"]).out);
    assert_ne!(dealt.out, listed(&["--position", board, "--seed", "8"]).out);
    let counted = run(&["perft", "dog", "--depth", "1", "--position", board], "");
    assert_eq!(counted.code, Some(0), "{}", counted.err);
    let whole = "board=P5P20||P33P40| hands=7,A,2,3 \
                 deck=AAA2222222333333344444444555555556666666677777778888888899999999TTTTTTTTJJJJJJJJQQQQQQQQKKKKKKKKXXXXXX \
                 pile=AAAA gave=A,A,A,A spent=0,1,2,3 deal=2 starter=0 next=0";
    let sevens = listed(&["--position", whole]);
    for seven in ["0 707", "0 70314", "0 7020'213", "0 70'7"] {
        assert!(
            sevens.out.lines().any(|line| line == seven),
            "{seven}: {}{}",
            sevens.out,
            sevens.err
        );
    }
}
