//! Tournaments: the same bytes whoever plays them, however often they are broken off, and in however many parts;
//! what was changed by hand is found; what is off is said.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
};

use homestretch::{
    arena::{Control, End, Plan, Session, Shape, Shard, Stop, Tournament, replay},
    play::Act,
    rules::{Message, Seat},
};
use serde_json::Value;

fn say(message: &Message) -> String {
    message.key.clone()
}

fn plan(players: &[&str], games: u64) -> Plan {
    with(players, games, |_| {})
}

fn with(players: &[&str], games: u64, change: impl FnOnce(&mut Tournament)) -> Plan {
    let mut tournament = Tournament {
        players: players.iter().map(|&word| word.to_owned()).collect(),
        games,
        seed: Some(11),
        ..Tournament::default()
    };
    change(&mut tournament);
    Plan::new(&homestretch::catalogue::Ours, tournament).expect("a tournament that can be played")
}

/// Plays with so many threads, into a folder.
fn played(plan: &Plan, threads: usize, out: &Path, shard: Shard) -> Session {
    let mut session = Session::begin(plan.clone(), shard, Some(out)).expect("a session");
    session
        .play(&Control::new(threads), threads, |_| {})
        .expect("played");
    session
}

fn blocks(folder: &Path) -> String {
    fs::read_to_string(folder.join("blocks.jsonl")).expect("blocks")
}

#[test]
fn threads_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan(&["far", "near", "random", "ranking"], 2_000);
    let all: Vec<(String, _)> = [1, 2, 5]
        .into_iter()
        .map(|threads| {
            let out = folder.path().join(threads.to_string());
            let session = played(&plan, threads, &out, Shard::WHOLE);
            assert_eq!(session.end(), End::Played);
            (blocks(&out), session.standings())
        })
        .collect();
    assert!(all.iter().all(|one| *one == all[0]));
    assert_eq!(all[0].1.games, 2_000);
}

/// Plays until so many blocks are known, or a few more.
fn stopped(mut session: Session, threads: usize, blocks: u64) -> Session {
    let control = Control::new(threads);
    let end = session.play(&control, threads, |session| {
        if session.tally().blocks >= blocks {
            control.stop();
        }
    });
    assert_eq!(end.expect("stopped"), End::Stopped);
    session
}

#[test]
fn what_was_stopped_goes_on_as_if_it_had_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let (broken, whole) = (folder.path().join("broken"), folder.path().join("whole"));
    // So many games that they are not over before the word to stop is heard.
    let plan = plan(&["far", "random", "random", "random"], 1_000_000_000);
    let begin = |out: &Path| Session::begin(plan.clone(), Shard::WHOLE, Some(out)).expect("a session");
    let known = stopped(begin(&broken), 2, 100).tally().blocks;
    let session = Session::resume(&homestretch::catalogue::Ours, &broken, say).expect("it goes on");
    assert_eq!(session.tally().blocks, known);
    let known = stopped(session, 1, known + 50).tally().blocks;
    stopped(begin(&whole), 1, known);
    let (broken, whole) = (blocks(&broken), blocks(&whole));
    assert!(broken.lines().count() > 150 && whole.starts_with(&broken));
}

#[test]
fn what_crashed_goes_on_as_if_it_had_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let (broken, whole) = (folder.path().join("broken"), folder.path().join("whole"));
    let plan = plan(&["far", "random", "random", "random"], 3_000);
    let standings = played(&plan, 2, &whole, Shard::WHOLE).standings();
    played(&plan, 2, &broken, Shard::WHOLE);
    // A crash leaves half a line.
    let mut text = blocks(&broken);
    text.truncate(text.len() / 2);
    assert!(!text.ends_with('\n'));
    fs::write(broken.join("blocks.jsonl"), text).expect("written");

    let mut session = Session::resume(&homestretch::catalogue::Ours, &broken, say).expect("it goes on");
    assert!((1..750).contains(&session.tally().blocks));
    let end = session.play(&Control::new(1), 1, |_| {}).expect("played");
    assert_eq!(end, End::Played);
    assert_eq!(session.standings(), standings);
    assert_eq!(blocks(&broken), blocks(&whole));
}

#[test]
fn parts_make_the_very_bytes_of_the_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    // Stopped by its rule, which only the whole can know of.
    let plan = with(&["far", "random", "random", "random"], 6_000, |it| {
        it.stop = Some(Stop {
            stronger: "far".to_owned(),
            than: None,
            by: 0.0,
            alpha: 0.05,
        });
    });
    let whole = played(&plan, 2, &at("whole"), Shard::WHOLE);
    assert_eq!(whole.end(), End::Decided);
    let parts: Vec<PathBuf> = (0..3)
        .map(|index| {
            let out = at(&format!("part{index}"));
            played(&plan, 2, &out, Shard { index, count: 3 });
            out
        })
        .collect();
    let turned = [&parts[2], &parts[0], &parts[1]].map(PathBuf::clone);
    let merged = Session::merge(&homestretch::catalogue::Ours, &at("merged"), &turned, say).expect("merged");
    assert_eq!(merged.standings(), whole.standings());
    assert_eq!(blocks(&at("merged")), blocks(&at("whole")));

    let fault = |out: &str, parts: &[PathBuf]| match Session::merge(
        &homestretch::catalogue::Ours,
        &at(out),
        parts,
        say,
    ) {
        Ok(_) => panic!("{parts:?} make no whole"),
        Err(error) => error.to_string(),
    };
    // Too little to know who is stronger; what comes after the verdict is not needed.
    let first = blocks(&parts[0]);
    let few: Vec<&str> = first.lines().take(6).collect();
    fs::write(parts[0].join("blocks.jsonl"), few.join("\n") + "\n").expect("written");
    let unfinished = fault("unfinished", &parts);
    assert!(
        unfinished.contains("not finished: 495 of its 500"),
        "{unfinished}"
    );
    fs::write(parts[0].join("blocks.jsonl"), first).expect("written");
    assert!(!at("unfinished").join("blocks.jsonl").exists());

    assert!(fault("missing", &parts[..2]).contains("3/3"));
    let doubled = fault("doubled", &[&parts[..], &parts[..1]].concat());
    assert!(doubled.contains("both part 1/3"), "{doubled}");
    let foreign = at("foreign");
    let other = with(&["far", "random", "random", "random"], 6_000, |it| {
        it.seed = Some(12);
    });
    played(&other, 2, &foreign, Shard { index: 2, count: 3 });
    let text = fault("mixed", &[parts[0].clone(), parts[1].clone(), foreign]);
    assert!(text.contains("another tournament"), "{text}");
}

#[test]
fn a_line_that_was_changed_lost_or_put_in_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = folder.path().join("good");
    played(&plan(&["far", "random"], 20), 1, &good, Shard::WHOLE);
    let lines: Vec<String> = blocks(&good).lines().map(str::to_owned).collect();
    let fault = |change: &dyn Fn(&mut Vec<String>)| {
        let mut lines = lines.clone();
        change(&mut lines);
        fs::write(good.join("blocks.jsonl"), lines.join("\n") + "\n").expect("written");
        match Session::look(&homestretch::catalogue::Ours, &good, say) {
            Ok(_) => panic!("nothing was found"),
            Err(error) => error.to_string(),
        }
    };
    assert!(fault(&|lines| lines[3] = lines[3].replacen("\"12\"", "\"21\"", 1)).contains("line 4"));
    assert!(fault(&|lines| drop(lines.remove(5))).contains("line 6"));
    assert!(fault(&|lines| lines.insert(5, lines[5].clone())).contains("line 7"));
    assert!(fault(&|lines| lines[2] = "rubbish".to_owned()).contains("line 3"));
    assert!(fault(&|lines| lines[0] = lines[0].replace("arena 1", "arena 9")).contains("arena 9"));
    fs::write(good.join("blocks.jsonl"), lines.join("\n") + "\n").expect("written");
    assert!(Session::look(&homestretch::catalogue::Ours, &good, say).is_ok());
    let text = fs::read_to_string(good.join("tournament.ron")).expect("a tournament");
    fs::write(good.join("tournament.ron"), text.replace("seed: 11", "seed: 12")).expect("written");
    let error = Session::look(&homestretch::catalogue::Ours, &good, say)
        .map(drop)
        .expect_err("another seed");
    assert!(error.to_string().contains("another tournament"), "{error}");
}

#[test]
fn twins_in_seat_balanced_blocks_are_known_to_be_equal() {
    // The same strategy by two names: whatever the dice, a turned table gives the other one the same games.
    let plan = plan(
        &[
            "ranking",
            "ranking:getting_home=80",
            "ranking",
            "ranking:getting_home=80",
        ],
        400,
    );
    let mut session = Session::begin(plan, Shard::WHOLE, None).expect("a session");
    session.play(&Control::new(2), 2, |_| {}).expect("played");
    let standings = session.standings();
    for row in &standings.rows {
        assert!((row.win.value - 0.25).abs() < 1e-9, "{row:?}");
    }
}

#[test]
fn every_shape_counts_every_game_and_every_win_once() {
    for (shape, players) in [
        (Shape::RoundRobin, &["far", "near", "random"][..]),
        (Shape::Gauntlet, &["far", "near", "random"]),
        (Shape::Brackets, &["far", "near", "random", "ranking", "empty"]),
    ] {
        let plan = with(players, 300, |it| it.shape = shape);
        let mut session = Session::begin(plan, Shard::WHOLE, None).expect("a session");
        session.play(&Control::new(2), 2, |_| {}).expect("played");
        let standings = session.standings();
        let won: u64 = standings.rows.iter().map(|row| row.places[0]).sum();
        assert_eq!(won, standings.games, "{shape:?}");
        assert!(
            standings
                .rows
                .iter()
                .all(|row| row.places.iter().sum::<u64>() == row.games)
        );
        assert!(standings.games >= 300);
    }
}

#[test]
fn a_game_of_a_tournament_can_be_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan(&["far", "empty", "random", "ranking"], 40);
    played(&plan, 2, folder.path(), Shard::WHOLE);
    for line in blocks(folder.path()).lines().skip(1).take(5) {
        let block: Value = serde_json::from_str(line).expect("JSON");
        for number in 0..4 {
            let game =
                replay::game(&plan, block["block"].as_u64().expect("a number"), number).expect("a game");
            let standing = game.standing().expect("it is over");
            let place = |seat| standing.place(Seat::new(seat)).unwrap_or(0).to_string();
            assert_eq!(block["games"][number][0], (0..4).map(place).collect::<String>());
            let rolls = game
                .steps()
                .iter()
                .filter(|step| matches!(step.act, Act::Chance(_)));
            assert_eq!(block["games"][number][1], rolls.count());
        }
    }
    assert!(replay::game(&plan, 1_000, 0).is_err() && replay::game(&plan, 0, 4).is_err());
}

#[cfg(unix)]
fn script(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("a script");
    format!("bot:sh {}", path.display())
}

#[test]
fn a_bot_that_plays_like_one_of_ours_comes_to_the_same() {
    let far = format!("bot:{} bot far", env!("CARGO_BIN_EXE_homestretch"));
    let games = |first: &str| {
        let mut session =
            Session::begin(plan(&[first, "random", "near"], 12), Shard::WHOLE, None).expect("a session");
        session.play(&Control::new(2), 2, |_| {}).expect("played");
        session.standings()
    };
    let (ours, theirs) = (games("far"), games(&far));
    assert_eq!(ours.rolls, theirs.rolls);
    assert_eq!(ours.seats, theirs.seats);
    for (ours, theirs) in ours.rows.iter().zip(&theirs.rows) {
        assert_eq!((&ours.win, &ours.deeds), (&theirs.win, &theirs.deeds));
        assert!(theirs.fouls.is_empty(), "{theirs:?}");
    }
}

#[cfg(unix)]
#[test]
fn hostile_bots_are_counted_last_and_what_broke_them_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let hello = r#"read line; echo '{"type":"hello","protocol":1,"name":"x","games":["mejn"]}'"#;
    let crash = script(
        folder.path(),
        "crash.sh",
        &format!("{hello}\nread line\nread line\nexit 3\n"),
    );
    let rubbish = script(
        folder.path(),
        "rubbish.sh",
        &format!("{hello}\nwhile read line; do echo rubbish; done\n"),
    );
    let out = folder.path().join("out");
    let plan = with(&[&crash, &rubbish, "random", "random"], 8, |it| {
        it.bots.policy = "forfeit".to_owned();
    });
    let standings = played(&plan, 2, &out, Shard::WHOLE).standings();
    let row = |name: &str| standings.rows.iter().find(|row| row.name == name).expect("a row");
    for (name, word) in [(&crash, "crashed"), (&rubbish, "rubbish")] {
        let row = row(name);
        assert_eq!(row.places, [0, 0, 8, 0], "{row:?}");
        assert_eq!(
            (row.fouls.get(word), row.fouls.get("forfeit")),
            (Some(&8), Some(&8)),
            "{row:?}"
        );
    }
    let random = row("random");
    assert_eq!(random.places, [8, 8, 0, 0]);
    assert!(fs::read_dir(out.join("incidents")).expect("incidents").count() >= 4);
    assert_eq!(
        Session::look(&homestretch::catalogue::Ours, &out, say)
            .expect("a folder")
            .standings(),
        standings
    );
}

fn homestretch(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_homestretch"));
    command
        .args(words)
        .env("HOMESTRETCH_LANGUAGE", "en")
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn run(words: &[&str]) -> Output {
    homestretch(words).output().expect("the program runs")
}

#[test]
fn a_killed_run_is_taken_up_from_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (killed, whole) = (at("killed"), at("whole"));
    let words = |out| {
        let mut words = vec!["arena", "run", "--players", "far,random,random,random"];
        words.extend(["--games", "60000", "--seed", "1", "--out", out]);
        words
    };
    let mut child = homestretch(&words(&killed)).spawn().expect("the program starts");
    let path = Path::new(&killed).join("blocks.jsonl");
    wait_for(&mut child, &path, 2_000);
    child.kill().expect("killed");
    child.wait().expect("gone");
    let resumed = run(&["arena", "resume", &killed, "--json"]);
    assert!(
        resumed.status.success(),
        "{}",
        String::from_utf8_lossy(&resumed.stderr)
    );
    let out = String::from_utf8(resumed.stdout).expect("text");
    let summary: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    assert_eq!(summary["games"], 60_000);
    let far = &summary["strategies"][0];
    assert_eq!(far["name"], "far");
    let (low, high) = (
        far["win_low"].as_f64().expect("low"),
        far["win_high"].as_f64().expect("high"),
    );
    assert!(low < 0.483 && 0.483 < high + 0.01, "{far}");
    assert!(run(&words(&whole)).status.success());
    for name in ["blocks.jsonl", "tournament.ron", "standings.json"] {
        let read = |folder: &str| fs::read(Path::new(folder).join(name)).expect("a file");
        assert_eq!(read(&killed), read(&whole), "{name}");
    }
}

/// Waits until the file is so long, or fails when the program ends before.
#[track_caller]
fn wait_for(child: &mut Child, path: &Path, length: u64) {
    while fs::metadata(path).map_or(0, |file| file.len()) < length {
        if let Some(status) = child.try_wait().expect("a child") {
            panic!("it ended by itself: {status}");
        }
        std::thread::yield_now();
    }
}

#[cfg(unix)]
#[test]
fn after_ctrl_c_the_exit_code_says_that_it_is_not_finished() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (arena, train) = (at("arena"), at("train"));
    let mut tournament = vec!["arena", "run", "--players", "far,random,random,random"];
    tournament.extend(["--games", "1000000000", "--out", &arena, "--json"]);
    let mut training = vec!["train", "--strategy", "ranking", "--population", "4"];
    training.extend(["--generations", "100000", "--games", "100000000", "--out", &train]);
    for (words, file, said) in [
        (
            tournament,
            Path::new(&arena).join("blocks.jsonl"),
            r#""end":"stopped""#,
        ),
        (training, Path::new(&train).join("generations.jsonl"), "--resume"),
    ] {
        let mut child = homestretch(&words).spawn().expect("the program starts");
        wait_for(&mut child, &file, 300);
        let pid = rustix::process::Pid::from_child(&child);
        rustix::process::kill_process(pid, rustix::process::Signal::INT).expect("it is told");
        let output = child.wait_with_output().expect("it ends");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(130), "{words:?}: {text}");
        assert!(text.contains(said), "{words:?}: {text}");
    }
}

/// A bot that writes down, for every game, its process, the number that it was given, and the first faces that fell.
const DIARY: &str = r#"
import json, os, sys
game, faces = None, []
def close():
    if game is not None:
        with open(sys.argv[1], "a") as file:
            file.write(f"{os.getpid()} {game} {''.join(map(str, faces[:12]))}\n")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "diary", "games": ["mejn"]}), flush=True)
    elif message["type"] == "new_game":
        game, faces = message["seed"], []
    elif message["type"] == "events":
        faces += [event["rolled"]["face"] for event in message["events"] if "rolled" in event]
    elif message["type"] == "choose":
        print(json.dumps({"type": "choice", "id": message["id"], "index": 0}), flush=True)
    elif message["type"] == "result":
        close()
"#;

#[test]
fn no_process_of_a_bot_sees_the_same_dice_twice_or_a_number_that_tells_of_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let (script, diary) = (folder.path().join("diary.py"), folder.path().join("diary"));
    fs::write(&script, DIARY).expect("written");
    let bot = format!("bot:python3 {} {}", script.display(), diary.display());
    let plan = with(&[&bot, "random", "random", "random"], 12, |it| {
        it.bots.choice_ms = 60_000;
        it.bots.game_ms = 600_000;
    });
    let mut session = Session::begin(plan.clone(), Shard::WHOLE, None).expect("a session");
    session.play(&Control::new(1), 1, |_| {}).expect("played");
    // The bots write the last game down before they leave.
    drop(session);
    let text = fs::read_to_string(&diary).expect("a diary");
    let games: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
    assert_eq!(games.len(), 12);
    let distinct = |of: &dyn Fn(&[&str]) -> String| {
        games
            .iter()
            .map(|game| of(game))
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    };
    assert_eq!(
        distinct(&|game| game[2].to_owned()),
        3,
        "a block has dice of its own: {text}"
    );
    assert_eq!(distinct(&|game| format!("{} {}", game[0], game[2])), 12, "{text}");
    assert_eq!(distinct(&|game| game[1].to_owned()), 12, "{text}");
    // As many processes as games in a block: each goes on to the next block.
    assert_eq!(distinct(&|game| game[0].to_owned()), 4, "{text}");
    for block in 0..3 {
        let seed = plan.block(block).seed;
        let low = u64::from_be_bytes(seed[..8].try_into().expect("eight bytes")) % (1 << 53);
        assert!(games.iter().all(|game| game[1] != low.to_string()), "{text}");
    }
}

#[test]
fn a_folder_has_one_program_and_what_lies_there_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let plan = plan(&["far", "random", "random", "random"], 40);
    let why = |result: Result<Session, homestretch::arena::ArenaError>| {
        result.map(drop).expect_err("it is refused").to_string()
    };

    let held = Session::begin(plan.clone(), Shard::WHOLE, Some(&at("held"))).expect("a session");
    let before = blocks(&at("held"));
    let process = format!("process {}", std::process::id());
    assert!(why(Session::resume(&homestretch::catalogue::Ours, &at("held"), say)).contains(&process));
    assert!(why(Session::begin(plan.clone(), Shard::WHOLE, Some(&at("held")))).contains("resume"));
    assert_eq!(blocks(&at("held")), before);
    drop(held);
    Session::resume(&homestretch::catalogue::Ours, &at("held"), say).expect("nobody holds it any more");

    // What a program leaves that is killed as it begins is its own.
    let begin = || Session::begin(plan.clone(), Shard::WHOLE, Some(&at("killed"))).map(drop);
    begin().expect("it begins");
    for name in ["blocks.jsonl", "times.jsonl"] {
        fs::remove_file(at("killed").join(name)).expect("it was there");
    }
    begin().expect("it begins anew");
    fs::remove_dir_all(at("killed")).expect("gone");

    for name in ["tournament.ron", "report.html"] {
        let out = at(&format!("with-{name}"));
        fs::create_dir(&out).expect("a folder");
        fs::write(out.join(name), "mine").expect("written");
        assert!(why(Session::begin(plan.clone(), Shard::WHOLE, Some(&out))).contains(name));
        assert!(
            why(Session::merge(
                &homestretch::catalogue::Ours,
                &out,
                &[at("held")],
                say
            ))
            .contains(name)
        );
        assert_eq!(fs::read_to_string(out.join(name)).expect("still there"), "mine");
        assert_eq!(fs::read_dir(&out).expect("a folder").count(), 1);
    }
    // A part that is not finished: nothing of the merge is left, also beside it.
    assert!(
        why(Session::merge(
            &homestretch::catalogue::Ours,
            &at("merged"),
            &[at("held")],
            say
        ))
        .contains("not finished")
    );
    let left: Vec<_> = fs::read_dir(folder.path())
        .expect("a folder")
        .flatten()
        .map(|it| it.file_name())
        .collect();
    assert_eq!(left.len(), 3, "{left:?}");
}

#[test]
fn what_a_killed_program_left_goes_with_the_next_one_and_nothing_else_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let plan = plan(&["far", "random"], 4);
    let write = |name: &str| {
        fs::create_dir_all(at(name).parent().expect("a folder")).expect("made");
        fs::write(at(name), "mine").expect("written");
    };
    let begin = |name: &str| Session::begin(plan.clone(), Shard::WHOLE, Some(&at(name)));

    // In a folder where none of our programs has worked nothing is ours.
    write("run/.homestretch-Ab12Cd.tmp");
    drop(begin("run").expect("it begins"));
    assert!(at("run/.homestretch-Ab12Cd.tmp").exists());
    for name in [
        "run/.homestretch-Ab12C.tmp",
        "run/.homestretch-Ab12Cde.tmp",
        "run/homestretch-Ab12Cd.tmp",
    ] {
        write(name);
    }
    fs::create_dir(at("run/.homestretch-Folder.tmp")).expect("made");
    let held = Session::resume(&homestretch::catalogue::Ours, &at("run"), say).expect("it goes on");
    assert!(!at("run/.homestretch-Ab12Cd.tmp").exists());
    for name in [
        ".homestretch-Ab12C.tmp",
        ".homestretch-Ab12Cde.tmp",
        "homestretch-Ab12Cd.tmp",
        ".homestretch-Folder.tmp",
    ] {
        assert!(at("run").join(name).exists(), "{name}");
    }
    // What another program may be writing stays.
    write("run/.homestretch-Ef34Gh.tmp");
    assert!(Session::resume(&homestretch::catalogue::Ours, &at("run"), say).is_err());
    assert!(at("run/.homestretch-Ef34Gh.tmp").exists());
    drop(held);

    played(&plan, 1, &at("part"), Shard::WHOLE);
    let merge =
        |out: &str| Session::merge(&homestretch::catalogue::Ours, &at(out), &[at("part")], say).map(drop);
    // A merge that was killed at its work, and one that was killed at its very end.
    for name in ["tournament.ron", "blocks.jsonl", "lock"] {
        write(&format!(".one.merge/{name}"));
    }
    write(".run.merge/lock");
    merge("one").expect("merged");
    drop(Session::resume(&homestretch::catalogue::Ours, &at("run"), say).expect("it goes on"));
    assert!(!at(".one.merge").exists() && !at(".run.merge").exists());
    assert_eq!(blocks(&at("one")), blocks(&at("part")));
    // A folder of somebody else that is called so, and a file in one of ours.
    write(".two.merge/tournament.ron");
    assert!(merge("two").is_err() && at(".two.merge/tournament.ron").exists());
    for name in ["lock", "notes"] {
        write(&format!(".three.merge/{name}"));
    }
    merge("three").expect("merged");
    assert!(at(".three.merge/notes").exists());
    // While a program merges there, the other one waits.
    write(".four.merge/lock");
    let lock = fs::File::open(at(".four.merge/lock")).expect("a file");
    lock.lock().expect("nobody holds it");
    let refused = merge("four").expect_err("it is held").to_string();
    assert!(refused.contains("held by another program"), "{refused}");
    assert!(at(".four.merge/lock").exists() && !at("four").exists());
}

#[test]
fn without_a_seed_every_tournament_has_other_dice_and_tells_which() {
    let seed = |output: &Output| -> u64 {
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let last = text.lines().last().expect("a summary");
        let summary: Value = serde_json::from_str(last).expect("json");
        summary["seed"].as_u64().expect("a number")
    };
    let words = ["arena", "run", "--players", "far,near", "--games", "2", "--json"];
    let (one, other) = (run(&words), run(&words));
    assert_ne!(seed(&one), seed(&other));
    let number = seed(&one).to_string();
    assert_eq!(
        seed(&run(&[&words[..], &["--seed", &number]].concat())),
        seed(&one)
    );
}

#[test]
fn a_folder_starts_no_bots() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out");
    let plan = plan(&["bot:no-such-bot", "random", "random", "random"], 8);
    drop(Session::begin(plan, Shard::WHOLE, Some(&out)).expect("a session"));
    let out = out.display().to_string();
    let refused = run(&["arena", "resume", &out]);
    let text = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(1), "{text}");
    assert!(
        text.contains("no-such-bot") && text.contains("--run-bots"),
        "{text}"
    );
    // It is started now, and what can't be started fails in every game.
    let started = run(&["arena", "resume", &out, "--run-bots"]);
    let said = String::from_utf8_lossy(&started.stderr).into_owned();
    assert!(
        started.status.code() == Some(1) && said.contains("failed in all of its 8 games"),
        "{said}"
    );
}

#[test]
fn what_is_off_is_said_with_the_right_exit_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("t.ron");
    fs::write(&file, "(\n    plyers: [\"far\"],\n)").expect("written");
    let ron = file.display().to_string();
    let nowhere = folder.path().join("nowhere").display().to_string();
    for (words, code, sentence) in [
        (&["run", "--players", "far,nero"][..], 2, "nero"),
        (
            &["run", "--players", "far,near,random", "--shape", "brackets"],
            2,
            "too few",
        ),
        (&["run", "--players", "far,near", "--games", "0"], 2, "No games"),
        (
            &["run", "--players", "far,near", "--bot-time-of", "python3 my.py=2"],
            2,
            "does not take part",
        ),
        (
            &["run", "--players", "far,near", "--bot-bank-of", "python3 my.py"],
            2,
            "write its command, =, and the seconds",
        ),
        (
            &["run", "--players", "far,near", "--bot-time-of", "x=0"],
            2,
            "no time that a bot can have",
        ),
        (
            &["run", "--players", "far,near", "--games", "18446744073709551615"],
            2,
            "games is 18446744073709551615: so much is of no use",
        ),
        (
            &[
                "run",
                "--players",
                "far,near",
                "--shard",
                "1/4000000000",
                "--out",
                "x",
            ],
            2,
            "up to 100000",
        ),
        (
            &["run", "--players", "far,ranking:1,2.5,3,4,5,6"],
            2,
            "“2.5” in “ranking:1,2.5,3,4,5,6” is not a whole number",
        ),
        (
            &["run", "--players", "far,near", "--threads", "0"],
            2,
            "At least one thread is needed",
        ),
        (
            &["run", "--players", "far,near", "--shard", "3/2", "--out", "x"],
            2,
            "3/2",
        ),
        (
            &["run", "--players", "far,near", "--shard", "1/2", "--out", "x"],
            2,
            "--seed",
        ),
        (
            &["run", "--players", "far,near", "--stronger", "ranking"],
            2,
            "takes no part",
        ),
        (&["run", &ron], 1, "line 2"),
        (&["resume", &nowhere], 1, "nowhere"),
    ] {
        let output = run(&[&["arena"], words].concat());
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{words:?}: {text}");
        assert!(text.contains(sentence), "{words:?}: {text}");
    }
}

/// The summary of a run with `--json`, and its exit code.
fn summed(words: &[&str]) -> (Value, Option<i32>, String) {
    let output = run(words);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let last = text.lines().last().unwrap_or("null");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (
        serde_json::from_str(last).expect("JSON"),
        output.status.code(),
        said,
    )
}

#[cfg(unix)]
#[test]
fn a_bot_that_fails_in_every_game_ends_the_run_with_a_sentence_that_names_its_incident() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = script(
        folder.path(),
        "ludo.sh",
        "read line; echo '{\"type\":\"hello\",\"protocol\":1,\"name\":\"x\",\"games\":[\"ludo\"]}'; read line\n",
    );
    let out = folder.path().join("out").display().to_string();
    let players = format!("{other},random");
    let words = [
        "arena",
        "run",
        "--players",
        &players,
        "--games",
        "100000",
        "--out",
        &out,
        "--json",
    ];
    let (summary, code, said) = summed(&words);
    assert_eq!(code, Some(1), "{said}");
    let played = summary["games"].as_u64().expect("games");
    assert!((20..10_000).contains(&played), "{played}");
    for part in [
        "failed in all of its",
        "it plays ludo, but the game is mejn",
        "incidents/block-0-game-0-seat-0-unfit.txt",
    ] {
        assert!(said.contains(part), "{said}");
    }
    assert!(
        folder
            .path()
            .join("out/incidents/block-0-game-0-seat-0-unfit.jsonl")
            .exists()
    );
    // One that fails now and then is only counted.
    let far = format!("bot:{} bot far", env!("CARGO_BIN_EXE_homestretch"));
    let (_, code, said) = summed(&[
        "arena",
        "run",
        "--players",
        &format!("{far},random"),
        "--games",
        "4",
        "--json",
    ]);
    assert_eq!(code, Some(0), "{said}");
}

#[cfg(unix)]
#[test]
fn who_asks_by_a_signal_is_told_how_it_stands() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out").display().to_string();
    let mut words = vec![
        "arena",
        "run",
        "--players",
        "far,random,random,random",
        "--concurrency",
        "1",
    ];
    words.extend(["--games", "1000000000", "--out", &out]);
    let mut child = homestretch(&words).spawn().expect("the program starts");
    wait_for(&mut child, &Path::new(&out).join("blocks.jsonl"), 2_000);
    let pid = rustix::process::Pid::from_child(&child);
    let tell = |signal| rustix::process::kill_process(pid, signal).expect("it is told");
    tell(rustix::process::Signal::USR1);
    std::thread::sleep(std::time::Duration::from_secs(2));
    tell(rustix::process::Signal::INT);
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(130), "{said}");
    assert!(
        said.contains("This is how it stands after") && said.contains("far"),
        "{said}"
    );
}
