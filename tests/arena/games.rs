//! Games as data: kept in a few bytes, the same however a tournament was played, played again from what was kept, and written
//! out decision by decision.

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use homestretch::{
    arena::{Control, Plan, Session, Shard, Tournament, replay, store::Reading},
    catalogue::{Games, Ours},
    rules::{Message, Seat},
};
use parquet::{
    file::reader::{FileReader as _, SerializedFileReader},
    record::{Field, Row, RowAccessor as _},
};
use serde_json::{Value, json};

use super::program::{arena, done};

fn say(message: &Message) -> String {
    message.key.clone()
}

fn plan(game: &str, players: &[&str], games: u64) -> Plan {
    let tournament = Tournament {
        game: game.to_owned(),
        players: players.iter().map(|&word| word.to_owned()).collect(),
        games,
        seed: Some(11),
        ..Tournament::default()
    };
    let all: Games = Ours::GAMES;
    Plan::new(&Ours, tournament.laid(all)).expect("a tournament that can be played")
}

fn recorded(plan: &Plan, threads: usize, out: &Path, shard: Shard) -> Session {
    let mut session = Session::begin_recording(plan.clone(), shard, out).expect("a session");
    session
        .play(&Control::new(threads), threads, |_| {})
        .expect("played");
    session
}

fn bytes(folder: &Path) -> Vec<u8> {
    fs::read(folder.join("games.bin")).expect("games")
}

/// Every game of these folders, with how many bytes a choice takes; ours play each of five games.
const TABLES: [(&str, &[&str], u64); 5] = [
    ("mejn", &["far", "near", "random", "racer"], 300),
    ("ludo", &["far", "near", "random", "ranking"], 300),
    ("dog", &["random", "greedy", "random", "greedy"], 40),
    ("quoridor", &["runner", "random"], 40),
    ("compromise", &["greedy", "smart_greedy"], 300),
];

#[test]
fn every_game_is_played_again_from_what_was_kept_and_takes_few_bytes() {
    for (game, players, games) in TABLES {
        let folder = tempfile::tempdir().expect("a folder");
        let plan = plan(game, players, games);
        let standings = recorded(&plan, 2, folder.path(), Shard::WHOLE).standings();
        let mut unwatched = Session::begin(plan.clone(), Shard::WHOLE, None).expect("a session");
        unwatched.play(&Control::new(2), 2, |_| {}).expect("played");
        assert_eq!(
            unwatched.standings(),
            standings,
            "{game}: who is watched plays as ever"
        );
        let mut reading = Reading::open(&Ours, folder.path(), say).expect("a folder");
        reading = reading.with_games().expect("its games");
        let (mut plies, mut replayed) = (0, 0);
        while let Some((block, results)) = reading.block().expect("a block") {
            for (number, result) in results.iter().enumerate() {
                plies += u64::from(result.choices);
                if block % 8 > 0 {
                    continue;
                }
                let script = result.script.as_ref().expect("it is kept");
                let again = replay::recorded(&plan, block, number, script).expect("it is played again");
                let standing = again.standing().expect("it is over");
                for k in 0..plan.seats {
                    assert_eq!(
                        standing.place(Seat::new(k)).unwrap_or(0),
                        result.places[k],
                        "{game}"
                    );
                }
                // Ours choose so again.
                let chosen = replay::game(&plan, block, number).expect("they choose again");
                assert_eq!(again.board().text(), chosen.board().text());
                replayed += 1;
            }
        }
        assert!(replayed > 5, "{game}");
        let per_ply = bytes(folder.path()).len() as f64 / plies as f64;
        assert!(per_ply < 3.0, "{game}: {per_ply} bytes a ply");
    }
}

#[test]
fn the_bytes_are_the_same_for_threads_parts_and_a_run_that_was_broken_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let plan = plan("mejn", &["far", "near", "random", "ranking"], 2_000);
    let standings = recorded(&plan, 1, &at("one"), Shard::WHOLE).standings();
    let one = bytes(&at("one"));
    recorded(&plan, 3, &at("three"), Shard::WHOLE);
    assert!(one == bytes(&at("three")), "threads");
    let parts: Vec<_> = (0..3)
        .map(|index| {
            let out = at(&format!("part{index}"));
            recorded(&plan, 2, &out, Shard { index, count: 3 });
            out
        })
        .collect();
    Session::merge(&Ours, &at("merged"), &parts, say).expect("merged");
    assert!(one == bytes(&at("merged")), "parts");

    // A crash leaves less of the games, or less of the blocks, than there was.
    let lost = |file: &str, left: f64| {
        let out = at(&format!("{file}-{left}"));
        fs::create_dir(&out).expect("a folder");
        for name in ["tournament.ron", "blocks.jsonl", "games.bin", "times.jsonl"] {
            fs::copy(at("one").join(name), out.join(name)).expect("copied");
        }
        let path = out.join(file);
        let mut bytes = fs::read(&path).expect("a file");
        bytes.truncate((bytes.len() as f64 * left) as usize);
        fs::write(&path, bytes).expect("written");
        out
    };
    for out in [
        lost("games.bin", 0.6),
        lost("blocks.jsonl", 0.3),
        lost("games.bin", 0.02),
    ] {
        let mut session = Session::resume(&Ours, &out, say).expect("it goes on");
        assert!(!session.left().is_empty(), "{}", out.display());
        session.play(&Control::new(2), 2, |_| {}).expect("played");
        assert_eq!(session.standings(), standings);
        drop(session);
        assert!(bytes(&out) == one, "{}", out.display());
        let blocks = |folder: &Path| fs::read(folder.join("blocks.jsonl")).expect("blocks");
        assert!(blocks(&out) == blocks(&at("one")), "{}", out.display());
    }
    // Games of another tournament are refused.
    let foreign = lost("games.bin", 1.0);
    let mut altered = bytes(&foreign);
    altered[30] ^= 1;
    fs::write(foreign.join("games.bin"), altered).expect("written");
    let refused = Session::resume(&Ours, &foreign, say)
        .map(drop)
        .expect_err("another one");
    assert!(
        refused.to_string().contains("games of another tournament"),
        "{refused}"
    );
}

/// A row of a table, as a line of JSON has it.
fn of_table(row: &Row) -> Value {
    let numbers = |column: usize| -> Vec<i32> {
        let number = |field: &Field| match field {
            Field::Int(number) => *number,
            other => panic!("{other}"),
        };
        let list = row.get_list(column).expect("a list");
        list.elements().iter().map(number).collect()
    };
    json!({
        "block": row.get_long(0).expect("a block"),
        "game": row.get_int(1).expect("a game"),
        "ply": row.get_long(2).expect("a ply"),
        "seat": row.get_int(3).expect("a seat"),
        "player": row.get_string(4).expect("a player"),
        "view": numbers(5),
        "legal": numbers(6),
        "choice": row.get_int(7).expect("a choice"),
        "text": row.get_string(8).expect("a notation"),
        "place": row.get_int(9).expect("a place"),
        "outcome": row.get_double(10).expect("a share"),
    })
}

/// Each row tells what its seat saw and could do, and in each of so many games the winner decided something.
fn every_row_is_a_decision(rows: &[Value], names: usize, games: usize) {
    let mut ended: BTreeMap<(u64, u64), f64> = BTreeMap::new();
    for row in rows {
        let list = |name: &str| row[name].as_array().unwrap_or_else(|| panic!("{name}: {row}"));
        assert_eq!(list("view").len(), names);
        assert!(
            list("legal").len() > 1 && list("legal").contains(&row["choice"]),
            "{row}"
        );
        let (place, outcome) = (row["place"].as_u64(), row["outcome"].as_f64().expect("a share"));
        assert_eq!(place == Some(1), outcome > 0.0, "{row}");
        let game = (
            row["block"].as_u64().expect("a block"),
            row["game"].as_u64().expect("a game"),
        );
        let most = ended.entry(game).or_default();
        *most = most.max(outcome);
    }
    assert_eq!(ended.len(), games);
    assert!(
        ended.values().all(|&won| won > 0.0),
        "the winner decides something in each game"
    );
}

/// The rows of a table whose views have so many numbers.
fn rows_of_table(path: &str, names: usize) -> Vec<Value> {
    let reader = SerializedFileReader::new(fs::File::open(path).expect("a table")).expect("a table");
    let metadata = reader
        .metadata()
        .file_metadata()
        .key_value_metadata()
        .expect("metadata");
    let views = metadata
        .iter()
        .find(|it| it.key == "view")
        .and_then(|it| it.value.clone());
    assert_eq!(views.expect("names").split(',').count(), names);
    let read = reader
        .get_row_iter(None)
        .expect("rows")
        .map(|row| row.expect("a row"));
    read.map(|row| of_table(&row)).collect()
}

#[test]
fn games_are_listed_filtered_shown_and_written_decision_by_decision() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let out = at("out");
    let players = "far,near,random,ranking";
    done(&[
        "run",
        "--players",
        players,
        "--games",
        "40",
        "--seed",
        "5",
        "--record",
        "--out",
        &out,
    ]);
    let listed = done(&["games", &out]);
    assert_eq!(listed.lines().count(), 21, "{listed}");
    assert!(
        listed.contains("block 0, game 3: ") && listed.contains("40 games, 20 listed"),
        "{listed}"
    );
    let won = done(&["games", &out, "--winner", "far", "--most", "40", "--json"]);
    let won: Vec<Value> = won
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let games: Vec<&Value> = won.iter().filter(|it| it["what"] == "game").collect();
    assert!(!games.is_empty() && games.len() < 40);
    for game in &games {
        let far = game["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .find(|it| it["name"] == "far");
        assert_eq!(far.expect("it sat there")["place"], 1);
    }
    assert_eq!(done(&["games", &out, "--faults"]).lines().count(), 1);

    let record = at("game.homestretch");
    let shown = done(&["games", &out, "--show", "block 2, game 3", "--save", &record]);
    assert!(
        shown.starts_with("block 2, game 3: ") && shown.lines().count() > 50,
        "{shown}"
    );
    let verified = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .args(["verify", &record])
        .status()
        .expect("it runs");
    assert!(verified.success());

    let file = at("decisions.jsonl");
    let said = done(&["games", &out, "--jsonl", &file]);
    let rows: Vec<Value> = fs::read_to_string(&file)
        .expect("rows")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(said.contains("of 40 games"), "{said}");
    let names = won[0]["names"].as_array().expect("names").len();
    every_row_is_a_decision(&rows, names, 40);
    // As a table they read back the same.
    let table = at("decisions.parquet");
    done(&["games", &out, "--parquet", &table]);
    let read = rows_of_table(&table, names);
    assert!(read == rows, "{:?} {:?}", read.first(), rows.first());
    // The same rows as a filter of the game alone.
    let one = done(&["games", &out, "--block", "1", "--jsonl", "-"]);
    let own = rows.iter().filter(|row| row["block"] == 1).count();
    assert_eq!(one.lines().count(), own);

    // Without --record games of ours are shown all the same, but nothing is written of them.
    let plain = at("plain");
    done(&[
        "run",
        "--players",
        players,
        "--games",
        "40",
        "--seed",
        "5",
        "--out",
        &plain,
    ]);
    assert_eq!(done(&["games", &plain, "--show", "2,3"]), shown);
    let refused = arena(&["games", &plain, "--jsonl", "-"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--record"));
    let unknown = arena(&["games", &out, "--player", "nobody"]);
    assert_eq!(unknown.status.code(), Some(2));
    let none = arena(&["games", &out, "--show", "99,0"]);
    assert!(String::from_utf8_lossy(&none.stderr).contains("not there"));
}

#[test]
fn openings_are_played_in_turn_from_all_seats_and_stand_in_the_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let position = "pawns=e4,e5 left=10,7 fences=e5h,e4v,d5v next=0";
    let file = at("openings.txt");
    fs::write(
        &file,
        format!("# two of them\n{position}\n\n1. e2 e8 2. e3h e7\n"),
    )
    .expect("written");
    let out = at("out");
    let mut words = vec![
        "run",
        "--game",
        "quoridor",
        "--players",
        "runner,random",
        "--games",
        "8",
    ];
    words.extend(["--seed", "3", "--record", "--out", &out, "--openings", &file]);
    done(&words);
    let text = fs::read_to_string(folder.path().join("out/tournament.ron")).expect("the tournament");
    let plan = Plan::new(&Ours, Tournament::read(&text).expect("it reads back")).expect("a plan");
    assert_eq!(plan.tournament.openings.len(), 2);
    let mut reading = Reading::open(&Ours, &folder.path().join("out"), say).expect("a folder");
    reading = reading.with_games().expect("its games");
    while let Some((block, results)) = reading.block().expect("a block") {
        for (number, result) in results.iter().enumerate() {
            let script = result.script.as_ref().expect("it is kept");
            let game = replay::recorded(&plan, block, number, script).expect("it is played again");
            let begun = game.start().text();
            assert_eq!(
                begun,
                plan.tournament.openings[block as usize % 2],
                "block {block}, game {number}"
            );
            assert!(game.standing().is_some());
        }
    }
    let first = &plan.tournament.openings;
    assert!(
        first[0].starts_with(position) && first[1].contains("e3h"),
        "{first:?}"
    );
    // The page tells them, and its line plays the same.
    let page = fs::read_to_string(folder.path().join("out/report.html")).expect("a page");
    assert!(page.contains("--opening ") && page.contains(position), "{page}");
    let rows = done(&["games", &out, "--jsonl", "-"]);
    assert!(rows.lines().count() > 8);
    for (text, why) in [("pawns=e4 next=0", "Opening 1"), ("e9 e1", "Opening 1")] {
        let refused = arena(&[
            "run",
            "--game",
            "quoridor",
            "--players",
            "runner,random",
            "--opening",
            text,
        ]);
        assert_eq!(refused.status.code(), Some(2), "{text}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains(why), "{text}");
    }
    // A race begins in a position, too, and no rolls are made up.
    let race = "P30|F0F1F2F3";
    let refused = arena(&[
        "run",
        "--players",
        "far,random",
        "--board",
        "2",
        "--opening",
        race,
    ]);
    assert_eq!(refused.status.code(), Some(2));
}
