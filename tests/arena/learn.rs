//! Networks that learn, as a whole: the same files whatever happens on the way, and judgements that are worth something.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use homestretch::{
    arena::learn::{Judging, LearnNews, LearnOutcome, LearnRow, LearnTask, Learning, Learnt, Method},
    catalogue::{self, Config, Spec},
    networks::Network,
    play::{Match, Setup, Sitter, seed, strategy_file},
    rules::SeatSet,
};
use sha2::{Digest as _, Sha256};

fn task() -> LearnTask {
    let entry = catalogue::Ours::GAMES.named("mejn").expect("the game");
    LearnTask {
        name: "pupil".to_owned(),
        game: "mejn".to_owned(),
        rules: entry.write_config(&entry.preset(&entry.default_config(), "quick").expect("a preset")),
        hidden: 16,
        generations: 4,
        games: 400,
        method: Method {
            rates: (0.005, 0.002),
            ..Method::default()
        },
        against: vec!["random".to_owned().into()],
        every: 2,
        proof: 200,
        seed: "5".to_owned(),
    }
}

/// The same for a game in teams with hidden cards, in which a play is made of several choices.
fn hidden() -> LearnTask {
    let dog = catalogue::Ours::GAMES.named("dog").expect("the game");
    LearnTask {
        game: "dog".to_owned(),
        rules: dog.write_config(&dog.contest_config()),
        games: 12,
        proof: 8,
        ..task()
    }
}

/// A game in which one looks ahead: a generation has to be found stronger before it plays.
fn searching() -> LearnTask {
    let quoridor = catalogue::Ours::GAMES.named("quoridor").expect("the game");
    LearnTask {
        game: "quoridor".to_owned(),
        rules: quoridor.write_config(&quoridor.contest_config()),
        generations: 3,
        games: 12,
        method: Method {
            positions: (10, 40),
            opening: 6,
            passes: 2,
            trial: 6,
            ..task().method
        },
        against: Vec::new(),
        proof: 2,
        ..task()
    }
}

/// The same between four: each seat sees the board from its own side.
fn searching_of_four() -> LearnTask {
    LearnTask {
        rules: "(seats:4,columns:9,rows:9,fences:5,third_pawn:like_a_fence,max_plies:Some(60))".to_owned(),
        method: Method {
            trial: 0,
            ..searching().method
        },
        ..searching()
    }
}

fn begin(task: LearnTask, folder: &Path, threads: usize) -> Learning {
    Learning::begin(&catalogue::Ours, task, folder, threads).expect("a task that makes sense")
}

fn finish(learning: &mut Learning) -> Learnt {
    match learning.run(&AtomicBool::new(false), &mut |_| ()).expect("a run") {
        LearnOutcome::Done(learnt) => learnt,
        LearnOutcome::Stopped(generations) => panic!("stopped after {generations}"),
    }
}

/// All files of a folder, without the folders in it.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    fs::read_dir(folder)
        .expect("the folder")
        .map(|entry| entry.expect("its files"))
        .filter(|entry| entry.path().is_file())
        .map(|entry| {
            let bytes = fs::read(entry.path()).expect("bytes");
            (entry.file_name().to_string_lossy().into_owned(), bytes)
        })
        .collect()
}

#[test]
fn the_files_are_the_same_with_any_number_of_threads_and_however_often_it_was_stopped() {
    for task in [task, hidden, searching, searching_of_four] {
        let [one, three] = [1, 3].map(|threads| {
            let folder = tempfile::tempdir().expect("a folder");
            finish(&mut begin(task(), folder.path(), threads));
            files(folder.path())
        });
        assert!(one == three, "threads change what is learnt");
        let folder = tempfile::tempdir().expect("a folder");
        let stop = AtomicBool::new(false);
        let stopped = begin(task(), folder.path(), 2)
            .run(&stop, &mut |news| {
                stop.store(matches!(news, LearnNews::Generation(_)), Ordering::Relaxed);
            })
            .expect("a run");
        assert_eq!(stopped, LearnOutcome::Stopped(1));
        // Somebody was killed while he wrote a line.
        let log = folder.path().join("generations.jsonl");
        let text = fs::read_to_string(&log).expect("the log");
        fs::write(&log, text + "{\"generation\":2,").expect("a line cut off");
        finish(&mut Learning::resume(&catalogue::Ours, folder.path(), 1).expect("it goes on"));
        assert!(one == files(folder.path()), "a stop changes what is learnt");
    }
}

/// One block tells nothing for certain: so who knew nothing plays on, and is what comes of it.
#[test]
fn a_generation_plays_only_once_it_is_found_stronger() {
    let learnt = |trial: u64, games: u64| {
        let folder = tempfile::tempdir().expect("a folder");
        let task = LearnTask {
            method: Method {
                trial,
                keep: 1000,
                passes: 4,
                rates: (0.01, 0.004),
                ..searching().method
            },
            games: 3 * games,
            ..searching()
        };
        let mut learning = begin(task, folder.path(), 2);
        finish(&mut learning);
        (files(folder.path()), learning.rows().expect("its rows"))
    };
    let (files, rows) = learnt(0, 4);
    assert!(rows.iter().all(|row| row.trial.is_none()));
    assert_eq!(files["learnt.net"], files["generation-0003.net"]);
    let (files, rows) = learnt(1, 4);
    let trials: Vec<_> = rows.iter().filter_map(|row| row.trial.as_ref()).collect();
    assert_eq!(trials.len(), 3);
    assert!(trials.iter().all(|trial| !trial.stronger && trial.games == 2));
    for row in &rows {
        assert_ne!(files["learnt.net"], files[&row.file]);
    }
    // With more games the better one is found, and what comes of it is the last that was.
    let (files, rows) = learnt(100, 150);
    let stronger = |row: &&LearnRow| row.trial.as_ref().is_some_and(|trial| trial.stronger);
    let last = rows.iter().rfind(stronger).expect("one is stronger than none");
    assert_eq!(files["learnt.net"], files[&last.file]);
}

/// Where nearly nothing is learnt the network stays the one from which it went on, also after a stop; and its story names it.
#[test]
fn a_network_that_has_learnt_learns_more() {
    let bytes = fs::read("assets/networks/quoridor-2.net").expect("a network");
    let further = |hidden| LearnTask {
        hidden,
        games: 6,
        method: Method {
            rates: (1e-6, 1e-6),
            trial: 0,
            ..searching().method
        },
        ..searching()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let stop = AtomicBool::new(true);
    let begun = Learning::begin_from(&catalogue::Ours, further(64), &bytes, folder.path(), 1);
    let stopped = begun.expect("it goes on").run(&stop, &mut |_| ());
    assert_eq!(stopped.expect("a run"), LearnOutcome::Stopped(0));
    finish(&mut Learning::resume(&catalogue::Ours, folder.path(), 1).expect("it goes on"));
    let files = files(folder.path());
    assert!(files["learnt.net"] == bytes);
    let story: serde_json::Value = serde_json::from_slice(&files["learnt.json"]).expect("JSON");
    assert_eq!(story["begun"], seed::hex(&Sha256::digest(&bytes)));
    let refused = |hidden, name: &str| {
        let bytes = fs::read(format!("assets/networks/{name}")).expect("a network");
        let folder = tempfile::tempdir().expect("a folder");
        let begun = Learning::begin_from(&catalogue::Ours, further(hidden), &bytes, folder.path(), 1);
        begun.err().expect("a fault").to_string()
    };
    assert!(refused(16, "quoridor-2.net").contains("hidden"));
    assert!(refused(64, "ludo-2.net").contains("another table"));
}

#[test]
fn what_was_learnt_wins_more_than_its_share() {
    let folder = tempfile::tempdir().expect("a folder");
    let learnt = finish(&mut begin(
        LearnTask {
            generations: 16,
            games: 8_000,
            proof: 600,
            ..task()
        },
        folder.path(),
        2,
    ));
    // Of four seats an even one is worth a quarter.
    assert!(learnt.figures[0].low > 0.27, "{:?}", learnt.figures);
}

#[test]
fn every_generation_sits_down_by_its_file() {
    let folder = tempfile::tempdir().expect("a folder");
    finish(&mut begin(task(), folder.path(), 2));
    let entry = catalogue::Ours::GAMES.named("mejn").expect("the game");
    let word = |name: &str| format!("file:{}", folder.path().join(name).display());
    let spec = |name: &str| match strategy_file::sitter(entry, &word(name)) {
        Ok(Sitter::Computer(spec)) => spec,
        other => panic!("{other:?}"),
    };
    let (first, last) = (spec("generation-0001.net"), spec("generation-0004.net"));
    assert!(first != last && last == spec("learnt.net"), "{first} {last}");
    // They judge otherwise, each by its own network.
    let chosen = |spec: &Spec| {
        let config = entry.read_config(&task().rules).expect("the rules");
        let sitters = (0..entry.seats(&config)).map(|_| Sitter::Computer(spec.clone()));
        let setup = Setup::new(entry, &config, sitters.collect()).expect("a table");
        let mut game = Match::new(setup, seed::numbered(1)).expect("a game");
        while game.step_alone().expect("everybody has an answer") {}
        game.steps()
            .iter()
            .map(|step| format!("{step:?}"))
            .collect::<Vec<_>>()
    };
    assert!(chosen(&first) != chosen(&last));
    // It sits down nowhere else, and another program would have to be given the file.
    let refused = |config: &Config, spec: Spec| {
        let sitters = vec![Sitter::Computer(spec); entry.seats(config)];
        let setup = Setup::new(entry, config, sitters).expect("a table");
        setup.unfit()[0].key.clone()
    };
    assert_eq!(refused(&entry.default_config(), last.clone()), "network-encoding");
    let unknown: Spec = "racer:network=12345".to_owned().into();
    assert_eq!(refused(&entry.default_config(), unknown), "spec-network");
    // What is no network any more, and what is one for another game.
    let told = |name: &str, game: &str| {
        let entry = catalogue::Ours::GAMES.named(game).expect("the game");
        strategy_file::sitter(entry, &word(name))
            .expect_err("a fault")
            .to_string()
    };
    let mut bytes = fs::read(folder.path().join("learnt.net")).expect("the network");
    bytes.pop();
    fs::write(folder.path().join("short.net"), bytes).expect("a file");
    assert!(told("short.net", "mejn").contains("cut off"));
    let other = told("learnt.net", "quoridor");
    assert!(other.contains("mejn") && other.contains("quoridor"), "{other}");
}

/// What stands beside a network says how it came about, and of no other.
#[test]
fn every_network_of_the_program_has_its_story() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/networks");
    let mut met = 0;
    for (folder, house) in
        [None, Some("exact"), Some("mensch")].map(|house| (folder.join(house.unwrap_or(".")), house))
    {
        for (name, bytes) in files(&folder) {
            let Some(stem) = name.strip_suffix(".net") else {
                continue;
            };
            let told = fs::read(folder.join(format!("{stem}.json"))).expect("its story");
            let story: serde_json::Value = serde_json::from_slice(&told).expect("JSON");
            assert_eq!(story["network"], seed::hex(&Sha256::digest(&bytes)), "{name}");
            let task: LearnTask = serde_json::from_value(story["task"].clone()).expect("its task");
            let network = Network::read(&bytes).expect("a network");
            assert!(
                network.encoding().starts_with(&format!("{} ", task.game)),
                "{name}"
            );
            assert_eq!(network.shape().hidden, task.hidden, "{name}");
            let curve = story["curve"].as_array().expect("a curve");
            assert_eq!(curve.len(), task.generations as usize, "{name}");
            assert!(story["calibrated"]["chances"].as_u64() > Some(100_000), "{name}");
            // It judges at the table at which it has learnt, and nowhere else.
            let entry = catalogue::Ours::GAMES.named(&task.game).expect("the game");
            let config = entry.read_config(&task.rules).expect("its rules");
            let board = entry.open(&config).expect("its table");
            let encoding = entry.encoding_of(&*board).expect("it can be seen");
            assert_eq!(encoding.house, house, "{name}");
            let judging = encoding.network(None).expect("it fits");
            assert_eq!(judging.map(|judging| judging.to_bytes()), Some(bytes), "{name}");
            met += 1;
        }
    }
    assert!(met >= 3);
}

/// Every table of the house rules that have a name has somebody who judges it, with any number of seats.
#[test]
fn every_usual_table_is_judged() {
    for entry in catalogue::Ours::GAMES {
        for &seats in entry.seat_counts() {
            let mut config = entry.default_config();
            entry.set_seats(&mut config, seats, SeatSet::EMPTY);
            for preset in entry.presets() {
                let config = entry.preset(&config, preset).expect("a preset");
                let board = entry.open(&config).expect("a table");
                assert!(
                    entry.assessor(&*board).is_some(),
                    "{}, {seats} seats, {preset}",
                    entry.name()
                );
            }
        }
    }
    // And so has every other one, of any size.
    for (game, config) in [
        ("mejn", "(dots:62,seats:2,faces:20,pawns:3)"),
        ("mejn", "(seats:6,dots:7,pawns:6,home_no_jumping:true)"),
        ("quoridor", "(columns:5,rows:7,fences:2)"),
        ("quoridor", "(columns:7,rows:7,fences:4,seats:4)"),
    ] {
        let entry = catalogue::Ours::GAMES.named(game).expect("a game");
        let board = entry
            .open(&entry.read_config(config).expect("the rules"))
            .expect("a table");
        let mut assessor = entry.assessor(&*board).expect("somebody judges");
        assert!(assessor.win_chances(&*board, None).is_some(), "{game} {config}");
    }
}

/// The same games are judged with any number of threads, and what they teach lies in arrays of one length.
#[test]
fn a_network_is_judged_by_games_against_itself() {
    let entry = catalogue::Ours::GAMES.named("mejn").expect("the game");
    let config = entry.read_config(&task().rules).expect("the rules");
    let judging = |bytes: Option<&[u8]>, threads| {
        Judging::new(
            &catalogue::Ours,
            ("mejn", &config),
            bytes,
            seed::numbered(3),
            threads,
        )
    };
    let folder = tempfile::tempdir().expect("a folder");
    finish(&mut begin(task(), folder.path(), 2));
    let bytes = fs::read(folder.path().join("learnt.net")).expect("the network");
    let [one, three] = [1, 3].map(|threads| {
        let judging = judging(Some(&bytes), threads).expect("its table");
        let folder = tempfile::tempdir().expect("a folder");
        let count = judging.teach(&Method::default(), 60, folder.path());
        (
            judging.calibration(60).figures(),
            count.expect("lessons"),
            files(folder.path()),
        )
    });
    assert!(one == three, "threads change what is judged");
    let (calibrated, count, arrays) = one;
    assert!(calibrated.chances > 1_000 && (0.01..0.25).contains(&calibrated.brier));
    let end = |name: &str, size: usize| arrays[name].len() - size * count;
    // What is left of each file is its head.
    let heads = [("ends.npy", 8), ("contenders.npy", 1), ("targets.npy", 16)];
    assert_eq!(heads.map(|(name, size)| end(name, size)), [128; 3]);
    // No network comes with the program for such a table, and that of another is refused.
    let narrow = entry.read_config("(dots:8)").expect("the rules");
    let unjudged = Judging::new(&catalogue::Ours, ("mejn", &narrow), None, seed::numbered(3), 1);
    assert!(unjudged.is_err_and(|error| error.to_string().contains("--by")));
    let told = |bytes| judging(bytes, 1).err().map(|error| error.to_string());
    let other = fs::read("assets/networks/ludo-4.net").expect("a network");
    assert!(told(Some(&other)).is_some_and(|told| told.contains("another table")));
}

#[test]
fn a_task_that_makes_no_sense_is_told_why() {
    let refused = |task: LearnTask| {
        let folder = tempfile::tempdir().expect("a folder");
        let error = Learning::begin(&catalogue::Ours, task, folder.path(), 1).err();
        error.expect("a fault").to_string()
    };
    let wrong = refused(LearnTask {
        hidden: 17,
        games: 3,
        against: vec!["nobody".to_owned().into()],
        method: Method {
            lambda: 2.0,
            keep: 0,
            ..Method::default()
        },
        ..task()
    });
    for part in ["hidden", "lambda", "keep", "nobody", "fewer games"] {
        assert!(wrong.contains(part), "{part}: {wrong}");
    }
    let compromise = catalogue::Ours::GAMES.named("compromise").expect("the game");
    let unjudged = refused(LearnTask {
        game: "compromise".to_owned(),
        rules: compromise.write_config(&compromise.default_config()),
        ..task()
    });
    assert!(unjudged.contains("compromise"), "{unjudged}");
}

#[test]
fn files_that_were_changed_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    finish(&mut begin(task(), folder.path(), 2));
    let path = folder.path().join("checkpoint.ron");
    let text = fs::read_to_string(&path).expect("the checkpoint");
    fs::write(&path, text.replacen("steps:", "steps: ", 1)).expect("a change");
    let error = Learning::resume(&catalogue::Ours, folder.path(), 1).err();
    let told = error.expect("a fault").to_string();
    assert!(told.contains("check sum"), "{told}");
}
