//! Training as a whole: the same files whatever happens on the way, better players at its end, and a sentence for
//! everything that can be wrong with what was typed or kept.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    process::{Command, Stdio},
    sync::atomic::{AtomicBool, Ordering},
};

use homestretch::{
    arena::{
        train::{
            Blocks, Campaign, Judge, Limits, Measure, News, Outcome, Task, TrainError, Trained, Variant,
        },
        venue::GameResult,
    },
    catalogue,
    play::{
        Sitter, seed,
        strategy_file::{self, Named, StrategyFile},
    },
};
use sha2::{Digest as _, Sha256};

fn task() -> Task {
    let entry = catalogue::Ours::GAMES.named("mejn").expect("the game");
    Task {
        name: "pupil".to_owned(),
        game: "mejn".to_owned(),
        rules: entry.write_config(&entry.preset(&entry.default_config(), "quick").expect("a preset")),
        strategy: "ranking:0,0,-40,0,-10,0".to_owned().into(),
        bounds: Named(vec![
            ("from_start".to_owned(), (-20, 20)),
            ("getting_home".to_owned(), (-50, 200)),
        ]),
        against: ["near", "random", "random"].map(str::to_owned).to_vec(),
        variant: Variant::LShade,
        population: 6,
        generations: 4,
        games: 1_500,
        proof: 400,
        measure: Measure::Wins,
        seed: "5".to_owned(),
    }
}

fn begin(task: Task, folder: &Path, threads: usize) -> Campaign {
    Campaign::begin(&catalogue::Ours, task, folder, threads).expect("a campaign")
}

fn finish(campaign: &mut Campaign) -> Trained {
    match campaign.run(&AtomicBool::new(false), &mut |_| ()).expect("a run") {
        Outcome::Done(trained) => *trained,
        Outcome::Stopped(generations) => panic!("stopped after {generations}"),
    }
}

/// All files of a folder.
fn files(folder: &Path) -> BTreeMap<String, String> {
    fs::read_dir(folder)
        .expect("the folder")
        .map(|entry| {
            let entry = entry.expect("its files");
            let text = fs::read_to_string(entry.path()).expect("text");
            (entry.file_name().to_string_lossy().into_owned(), text)
        })
        .collect()
}

#[test]
fn numbers_that_say_how_much_is_thought_are_not_trained() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |task: Task| {
        let error = Campaign::begin(&catalogue::Ours, task, folder.path(), 1).err();
        error.expect("a fault").to_string()
    };
    let told = refused(Task {
        strategy: "racer".to_owned().into(),
        bounds: Named(vec![("slips".to_owned(), (0, 100))]),
        ..task()
    });
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(told.contains("nothing to train in racer"), "{told}");
    for entry in catalogue::Ours::GAMES {
        for facts in entry.strategies() {
            let judges = facts.judging().count();
            let weighs = ["ranking", "trained"].contains(&facts.name);
            assert_eq!(judges > 0, weighs, "{} of {}", facts.name, entry.name());
        }
    }
}

#[test]
fn the_files_are_the_same_with_any_number_of_threads() {
    let [one, three] = [1, 3].map(|threads| {
        let folder = tempfile::tempdir().expect("a folder");
        finish(&mut begin(task(), folder.path(), threads));
        files(folder.path())
    });
    assert_eq!(one, three);
    for name in [
        "campaign.ron",
        "checkpoint.ron",
        "generation-0004.ron",
        "trained.ron",
    ] {
        assert!(one.contains_key(name), "{name}");
    }
    assert_eq!(one["generations.jsonl"].lines().count(), 5);
}

#[test]
fn who_was_broken_off_goes_on_to_the_same_end() {
    let whole = tempfile::tempdir().expect("a folder");
    finish(&mut begin(task(), whole.path(), 2));
    let broken = tempfile::tempdir().expect("a folder");
    let stop = AtomicBool::new(false);
    let outcome = begin(task(), broken.path(), 1).run(&stop, &mut |news| {
        if matches!(news, News::Generation(row) if row.generation == 1) {
            stop.store(true, Ordering::Relaxed);
        }
    });
    assert_eq!(outcome.expect("a run"), Outcome::Stopped(2));
    // As if it had been killed while the next generation was being kept: a file, a line and half of another.
    fs::write(broken.path().join("generation-0002.ron"), "(").expect("a file");
    fs::write(broken.path().join(".homestretch-Ab12Cd.tmp"), "(").expect("a file");
    let log = broken.path().join("generations.jsonl");
    let lines = fs::read_to_string(&log).expect("the log");
    fs::write(&log, lines + "{\"generation\":2}\n{\"gene").expect("a longer log");
    finish(&mut Campaign::resume(&catalogue::Ours, broken.path(), 1).expect("it goes on"));
    assert_eq!(files(broken.path()), files(whole.path()));
    // Whoever is done can be asked again.
    finish(&mut Campaign::resume(&catalogue::Ours, broken.path(), 1).expect("it goes on"));
    assert_eq!(files(broken.path()), files(whole.path()));
}

#[test]
fn a_stop_before_the_first_generation_and_during_the_proof_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let stop = AtomicBool::new(true);
    let outcome = begin(task(), folder.path(), 1).run(&stop, &mut |_| ());
    assert_eq!(outcome.expect("a run"), Outcome::Stopped(0));
    let stop = AtomicBool::new(false);
    let outcome = Campaign::resume(&catalogue::Ours, folder.path(), 1)
        .expect("it goes on")
        .run(&stop, &mut |news| {
            if matches!(news, News::Proving) {
                stop.store(true, Ordering::Relaxed);
            }
        });
    assert_eq!(outcome.expect("a run"), Outcome::Stopped(5));
    assert!(!folder.path().join("trained.ron").exists());
    finish(&mut Campaign::resume(&catalogue::Ours, folder.path(), 1).expect("it goes on"));
    let whole = tempfile::tempdir().expect("a folder");
    finish(&mut begin(task(), whole.path(), 1));
    assert_eq!(files(folder.path()), files(whole.path()));
}

#[test]
fn a_bad_player_learns_to_win_with_either_search() {
    for (variant, measure) in [(Variant::LShade, Measure::Wins), (Variant::De, Measure::Places)] {
        let folder = tempfile::tempdir().expect("a folder");
        let trained = finish(&mut begin(
            Task {
                variant,
                measure,
                games: 4_000,
                ..task()
            },
            folder.path(),
            2,
        ));
        let training = trained.file.training.expect("how it was trained");
        assert!(trained.gain.1 > 0.0, "{variant:?}: {:?}", trained.gain);
        assert!(training.score.low > training.before.expect("a score").high);
        assert!(training.games <= 4_000, "{}", training.games);
        let spec = strategy_file::sitter(
            &catalogue::mejn::Catalogued,
            &format!("file:{}", folder.path().join("trained.ron").display()),
        );
        let Ok(Sitter::Computer(spec)) = spec else {
            panic!("{spec:?}");
        };
        for (name, value) in &trained.file.parameters.0 {
            let (_, (low, high)) = trained
                .file
                .bounds
                .0
                .iter()
                .find(|(it, _)| it == name)
                .expect("bounds");
            assert!((low..=high).contains(&value), "{name}");
        }
        let numbers: Vec<String> = trained
            .file
            .parameters
            .0
            .iter()
            .map(|it| it.1.to_string())
            .collect();
        assert_eq!(spec.to_string(), format!("ranking:{}", numbers.join(",")));
    }
}

fn judge(task: &Task) -> Judge {
    let Limits { judge, .. } = task.check(&catalogue::Ours, 2).expect("a task");
    judge
}

#[test]
fn who_meets_itself_wins_exactly_its_share() {
    let judge = judge(&Task {
        strategy: "ranking:1,2,3,4,5,6".to_owned().into(),
        against: vec!["ranking:1,2,3,4,5,6".to_owned(); 3],
        ..task()
    });
    let from = Blocks::new(&seed::numbered(3), "test", 0);
    let mut played = Vec::new();
    let numbers = vec![1, 2, 3, 4, 5, 6];
    let mut hear = |row: &[f64]| played.extend_from_slice(row);
    let done = judge.play(&[&numbers], &from, 0..20, &mut hear, &mut |_| true);
    assert!(done.expect("games"), "to the end");
    assert!(
        played.len() == 20 && played.iter().all(|share| (share - 0.25).abs() < 1e-12),
        "{played:?}"
    );
    // However many blocks are ahead, none of them takes room: these would fill a thousand machines.
    let mut games = 0;
    let done = judge.play(&[&numbers], &from, 0..1 << 50, &mut |_| (), &mut |played| {
        games += played;
        false
    });
    assert!(!done.expect("games") && games < 10_000, "{games}");
}

#[test]
fn halving_spends_its_games_on_the_good_ones() {
    let judge = judge(&task());
    let good = vec![-90, 20, 80, -5, 10, 0];
    let bad = |k: i32| vec![0, 0, -40 - k, 0, -10, 0];
    let groups: Vec<Vec<Vec<i32>>> = (0..4)
        .map(|k| vec![bad(k), if k == 2 { good.clone() } else { bad(k + 10) }])
        .collect();
    let from = Blocks::new(&seed::numbered(3), "test", 0);
    let mut games = 0;
    let samples = judge.halve(&groups, 1_600, &from, &mut |played| {
        games += played;
        true
    });
    let samples = samples.expect("games").expect("to the end");
    assert!((1_400..=1_600).contains(&games), "{games}");
    let blocks = |k: usize| samples[k][0].blocks;
    assert!(
        (0..4).all(|k| samples[k][1].blocks == blocks(k)),
        "a pair plays the same blocks"
    );
    // The last round is between two groups.
    let last = (0..4).filter(|&k| blocks(k) == 75).count();
    assert_eq!((blocks(2), last), (75, 2), "{samples:?}");
    assert!((0..4).all(|k| [25, 75].contains(&blocks(k))), "{samples:?}");
    assert!(samples[2][1].mean() > samples[2][0].mean() + 0.05);
    assert_eq!(
        judge.halve(&groups, 1_600, &from, &mut |_| false).expect("games"),
        None
    );
}

#[test]
fn scores_share_ties_and_know_teams() {
    // In quarters.
    let score = |measure: Measure, places: [u8; 6], seat: usize, team: fn(usize) -> usize| {
        let result = GameResult {
            places,
            rolls: 0,
            choices: 0,
            deeds: Vec::new(),
            fouls: Vec::new(),
            luck: None,
            errors: None,
            script: None,
        };
        (4.0 * measure.score(&result, seat, team)).to_string()
    };
    let alone = |seat: usize| seat;
    let wins = |places, seat| score(Measure::Wins, places, seat, alone);
    assert_eq!(wins([1, 2, 3, 4, 0, 0], 0), "4");
    assert_eq!(wins([1, 2, 3, 4, 0, 0], 1), "0");
    assert_eq!(wins([1, 1, 3, 4, 0, 0], 1), "2");
    assert_eq!(wins([1, 1, 1, 1, 0, 0], 3), "1");
    // Partners sit opposite each other, and a winning team counts 1 for each.
    let pairs = |places, seat| score(Measure::Wins, places, seat, |seat| seat % 2);
    assert_eq!(pairs([1, 3, 1, 3, 0, 0], 2), "4");
    assert_eq!(pairs([1, 1, 1, 1, 0, 0], 2), "2");
    let places = |places, seat| score(Measure::Places, places, seat, alone);
    assert_eq!(
        [0, 1, 2].map(|seat| places([1, 2, 3, 0, 0, 0], seat)),
        ["4", "2", "0"]
    );
    assert_eq!(places([1, 2, 2, 0, 0, 0], 2), "1");
}

#[track_caller]
fn refused(result: Result<Campaign, TrainError>, part: &str) {
    let error = result.err().expect("it is refused").to_string();
    assert!(error.contains(part), "{part}: {error}");
}

#[test]
fn a_folder_that_is_not_as_it_was_left_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    refused(Campaign::resume(&catalogue::Ours, path, 1), "campaign.ron");
    refused(Campaign::resume(&catalogue::Ours, &path.join("none"), 1), "none");
    finish(&mut begin(task(), path, 1));
    refused(Campaign::begin(&catalogue::Ours, task(), path, 1), "--resume");
    let running = Campaign::resume(&catalogue::Ours, path, 1).expect("it goes on");
    refused(Campaign::resume(&catalogue::Ours, path, 1), "Another program");
    drop(running);
    let change = |name: &str, change: &dyn Fn(String) -> String, part: &str| {
        let file = path.join(name);
        let text = fs::read_to_string(&file).expect("the file");
        fs::write(&file, change(text.clone())).expect("a changed file");
        refused(Campaign::resume(&catalogue::Ours, path, 1), part);
        fs::write(&file, text).expect("the file as it was");
    };
    change(
        "checkpoint.ron",
        &|text| text.replacen("told: 5", "told: 1", 1),
        "check sum",
    );
    change("checkpoint.ron", &|_| String::new(), "check sum");
    // Nor does a state that can't be get any further when its check sum fits.
    for (from, to) in [
        ("games: 1", "games: 10000000000000000"),
        ("population: 6", "population: 3"),
        ("memory: [(", "memory: [(0.5, NaN), ("),
        ("blocks: ", "blocks: 9000000000000000"),
    ] {
        let crafted = |text: String| {
            let (_, body) = text.split_once('\n').expect("a head");
            assert!(body.contains(from), "{from}: {body}");
            let body = body.replacen(from, to, 1);
            let sum = seed::hex(&Sha256::digest(&body));
            format!("// homestretch checkpoint 1 {sum}\n{body}")
        };
        change("checkpoint.ron", &crafted, "check sum");
    }
    change(
        "campaign.ron",
        &|text| text.replacen("\"5\"", "\"6\"", 1),
        "another training",
    );
    change(
        "campaign.ron",
        &|text| text.replacen("games: ", "games: many", 1),
        "line",
    );
    change("generations.jsonl", &|_| String::new(), "5 generations");
    let other = tempfile::tempdir().expect("a folder");
    finish(&mut begin(
        Task {
            seed: "6".to_owned(),
            ..task()
        },
        other.path(),
        1,
    ));
    let foreign = fs::read_to_string(other.path().join("checkpoint.ron")).expect("the file");
    change("checkpoint.ron", &|_| foreign.clone(), "another training");
    Campaign::resume(&catalogue::Ours, path, 1).expect("it is as it was");
    // A file in the way of the folder.
    refused(
        Campaign::begin(&catalogue::Ours, task(), &path.join("lock").join("in"), 1),
        "lock",
    );
}

fn run(folder: &Path, words: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", "en")
        .args(words)
        .current_dir(folder)
        .env("HOMESTRETCH_DATA", folder)
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const SMALL: [&str; 9] = [
    "train",
    "--population=4",
    "--generations=1",
    "--games=800",
    "--proof=400",
    "--seed=3",
    "--out=made",
    "--rule=play_to_last=off",
    "--strategy",
];

#[test]
fn words_that_are_off_are_answered_with_a_sentence_and_exit_code_2() {
    let folder = tempfile::tempdir().expect("a folder");
    for (words, part) in [
        (&["clever"][..], "clever"),
        (&["far"], "far"),
        (&["person"], "person"),
        (&["ranking:1,2"], "2"),
        (&["ranking", "--game", "chess"], "chess"),
        (&["ranking", "--bound", "speed=1..2"], "getting_home"),
        (&["ranking", "--bound", "getting_home=9..2"], "9"),
        (&["ranking", "--bound", "getting_home"], "LOW..HIGH"),
        (&["ranking", "--bound", "getting_home=1..two"], "LOW..HIGH"),
        (&["ranking", "--against", "far,clever"], "clever"),
        (&["ranking", "--against", "far,person"], "Nobody"),
        (&["ranking", "--against", "far,bot:python3 mine.py"], "no bot"),
        (&["bot:python3 mine.py"], "no bot"),
        (&["ranking", "--against", "empty,empty"], "two"),
        (&["ranking", "--against", "far,far,far,far,far,far"], "7"),
        (&["ranking", "--board", "1"], "seat"),
        (&["ranking", "--rules", "chess"], "chess"),
        (&["ranking", "--variant", "luck"], "lshade"),
        (&["ranking", "--measure", "luck"], "places"),
        (&["ranking", "--threads", "0"], "thread is needed"),
        (&["ranking", "--resume", "made"], "--resume"),
    ] {
        let (code, _, err) = run(folder.path(), &[&SMALL[..], words].concat());
        assert_eq!(code, Some(2), "{words:?}: {err}");
        assert!(err.contains(part), "{words:?}: {err}");
        assert!(!folder.path().join("made").exists(), "{words:?}");
    }
    for (word, part) in [
        ("--population=3", "4"),
        ("--population=99999", "10"),
        ("--games=0", "takes 128"),
        ("--generations=0", "generations"),
        ("--proof=3", "400"),
        ("--seed=x", "seed"),
        ("--games=18446744073709551615", "up to 1000000000000000"),
        ("--proof=18446744073709551615", "proof is 18446744073709551615"),
        ("--generations=4294967295", "up to 100000"),
        ("--population=18446744073709551615", "10"),
    ] {
        let option = word.split_once('=').map(|(name, _)| name).expect("an option");
        let mut words: Vec<&str> = SMALL.into_iter().filter(|it| !it.starts_with(option)).collect();
        words.extend(["ranking", word]);
        let (code, _, err) = run(folder.path(), &words);
        assert_eq!(code, Some(2), "{word}: {err}");
        assert!(err.contains(part), "{word}: {err}");
    }
    let (code, _, err) = run(folder.path(), &["train", "--strategy", "ranking"]);
    assert_eq!((code, err.contains("--out")), (Some(2), true), "{err}");
    let (code, _, err) = run(folder.path(), &["train", "--out", "made"]);
    assert_eq!((code, err.contains("--strategy")), (Some(2), true), "{err}");
}

#[test]
fn a_file_says_the_same_as_the_line_and_what_is_wrong_with_it_is_told_by_line_and_column() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |text: &str| fs::write(folder.path().join("task.ron"), text).expect("a file");
    write(
        "(strategy: \"ranking\", against: \"far,empty,random\", rule: [\"play_to_last=off\"], population: 4, generations: 1,\n\
         games: 800, proof: 400, seed: 3, bounds: {\"getting_home\": (0, 90)}, out: \"filed\")",
    );
    let (code, out, err) = run(folder.path(), &["train", "task.ron", "--json", "--threads=1"]);
    assert_eq!(code, Some(0), "{err}");
    assert_eq!(err, "", "quiet without a terminal");
    let words = [
        &SMALL[..],
        &[
            "ranking",
            "--against",
            "far,empty,random",
            "--bound=getting_home=0..90",
        ],
    ];
    let (code, told, err) = run(folder.path(), &words.concat());
    assert_eq!(code, Some(0), "{err}");
    assert!(told.contains("file:"), "{told}");
    assert_eq!(
        files(&folder.path().join("made")),
        files(&folder.path().join("filed"))
    );
    let last: serde_json::Value = serde_json::from_str(out.lines().last().expect("lines")).expect("JSON");
    for field in [
        "game",
        "games",
        "seconds",
        "games_per_second",
        "seed",
        "threads",
        "trained",
        "gain_low",
    ] {
        assert!(last.get(field).is_some(), "{field}: {last}");
    }
    for (text, part) in [
        ("(strategy: \"ranking\",\n  populatoin: 4)", "line 2, column"),
        ("(strategy: \"ranking\",\n  populatoin: 4)", "population"),
        ("(population: -4)", "line 1, column"),
        ("(games: 18446744073709551616)", "line 1, column"),
        ("(bounds: {\"a\": (1, 2), \"a\": (1, 2)})", "named twice"),
        ("(bounds: [1])", "column"),
        ("", "line 1"),
    ] {
        write(text);
        let (code, _, err) = run(folder.path(), &["train", "task.ron"]);
        assert_eq!(code, Some(1), "{text}: {err}");
        assert!(err.contains("task.ron") && err.contains(part), "{text}: {err}");
    }
}

#[test]
fn a_strategy_file_sits_at_the_table_and_the_record_holds_its_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |text: &str| fs::write(folder.path().join("my own.ron"), text).expect("a file");
    write("(game: \"mejn\", strategy: \"ranking\", parameters: {\"getting_home\": 95, \"from_home\": -3})");
    let play = || {
        run(
            folder.path(),
            &[
                "text",
                "--seats",
                "far,file:my own.ron,random",
                "--quiet",
                "--seed=1",
                "--save=game.homestretch",
            ],
        )
    };
    let (code, out, err) = play();
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("ranking:-90,20,95,-5,10,-3"), "{out}");
    let record = fs::read_to_string(folder.path().join("game.homestretch")).expect("the record");
    assert!(record.contains("ranking:-90,20,95,-5,10,-3"), "{record}");
    for (text, part) in [
        (
            "(game: \"mejn\",\n strategy: 7, parameters: {})",
            "line 2, column",
        ),
        (
            "(game: \"mejn\", strategy: \"ranking\", parameters: {\"speed\": 1})",
            "speed",
        ),
        ("(game: \"mejn\", strategy: \"clever\", parameters: {})", "clever"),
        (
            "(game: \"mejn\", strategy: \"far\", parameters: {\"a\": 1})",
            "none",
        ),
        (
            "(game: \"chess\", strategy: \"ranking\", parameters: {})",
            "chess",
        ),
        ("(game: \"mejn\", strategy: \"ranking\")", "parameters"),
    ] {
        write(text);
        let (code, _, err) = play();
        assert_eq!(code, Some(1), "{text}: {err}");
        assert!(err.contains("my own.ron") && err.contains(part), "{text}: {err}");
    }
    fs::remove_file(folder.path().join("my own.ron")).expect("it is there");
    let (code, _, err) = play();
    assert_eq!((code, err.contains("my own.ron")), (Some(1), true), "{err}");
}

#[test]
fn a_strategy_file_reads_back_as_it_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let trained = finish(&mut begin(task(), folder.path(), 1));
    assert_eq!(StrategyFile::read(&trained.path).expect("it reads"), trained.file);
    let best = StrategyFile::read(&folder.path().join("generation-0003.ron")).expect("it reads");
    assert_eq!((best.name.as_str(), best.training.is_none()), ("pupil 3", true));
}

#[test]
fn the_word_trained_is_what_its_file_tells() {
    for game in ["mejn", "ludo"] {
        let entry = catalogue::Ours::GAMES.named(game).expect("a game");
        let path = format!(
            "{}/assets/strategies/{game}/trained.ron",
            env!("CARGO_MANIFEST_DIR")
        );
        let file = StrategyFile::read(Path::new(&path)).expect("it reads");
        assert_eq!(file.game, game);
        let spelt_out = strategy_file::spelt_out(entry, &"trained".to_owned().into()).expect("a strategy");
        assert_eq!(
            spelt_out.parameters,
            file.spec(catalogue::Ours::GAMES).expect("a strategy").parameters
        );
        let training = file.training.expect("how it was trained");
        assert!(training.score.low > training.before.expect("a score").high);
    }
}
