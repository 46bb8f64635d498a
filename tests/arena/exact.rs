//! Solving as a whole: the same files whatever happens on the way, facts that hold, a page that tells what comes out, and
//! a sentence for everything that can be wrong with a folder.

use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use homestretch::{
    arena::exact::{Folder, SolveError, solve},
    catalogue::{Chances, Config, Entry, Ours, Solution, Spec},
    conformance,
    play::HouseRules,
    rules::SeatSet,
};

/// A game for two, by the words of the command line: house rules and sizes.
fn config(words: &str) -> (&'static dyn Entry, Config) {
    let mut words = words.split(' ');
    let entry = words.next().and_then(|game| Ours::GAMES.named(game).ok());
    let entry = entry.expect("the game");
    let mut config = entry.default_config();
    entry.set_seats(&mut config, 2, SeatSet::EMPTY);
    let mut house = HouseRules::default();
    while let Some(option) = words.next() {
        let (name, value) = (option.trim_start_matches("--"), words.next().expect("a value"));
        match name {
            "rules" => house.preset = Some(value.to_owned()),
            "rule" => house.rules.push(value.to_owned()),
            _ => house.rules.push(format!("{name}={value}")),
        }
    }
    assert_eq!(house.apply(entry, &mut config), []);
    (entry, config)
}

fn table(entry: &dyn Entry, config: &Config) -> Box<dyn Chances> {
    match entry
        .solve(config)
        .expect("it can be solved")
        .expect("few positions")
    {
        Solution::Chances(table) => table,
        Solution::Winner { .. } => panic!("there is chance in it"),
    }
}

const SMALL: &str = "mejn --pawns 2 --dots 4 --faces 3";

fn open(folder: &Path, words: &str) -> Result<(Folder, Box<dyn Chances>), SolveError> {
    let (entry, config) = config(words);
    let mut table = table(entry, &config);
    let folder = Folder::open(folder, entry.name(), &entry.write_config(&config), &mut *table)?;
    Ok((folder, table))
}

/// Goes on in a folder for so many steps; whether it is done then.
fn go_on(folder: &Path, steps: u32) -> bool {
    let (mut folder, mut table) = open(folder, SMALL).expect("the folder of this table");
    let (stop, mut left) = (AtomicBool::new(steps == 0), steps);
    let done = solve(&mut *table, Some(&mut folder), &stop, &mut |_| {
        left -= 1;
        stop.store(left == 0, Ordering::Relaxed);
    });
    done.expect("it goes on")
}

fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("the folder").flatten();
    let mut files: Vec<_> = entries
        .map(|entry| {
            (
                entry.file_name().display().to_string(),
                fs::read(entry.path()).expect("a file"),
            )
        })
        .filter(|(name, _)| name != "lock")
        .collect();
    files.sort();
    files
}

#[test]
fn a_table_that_was_broken_off_again_and_again_has_the_same_bytes() {
    let [whole, broken] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let pool = |threads| {
        rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .expect("threads")
    };
    assert!(pool(3).install(|| go_on(whole.path(), u32::MAX)));
    let mut parts = 0;
    while !pool(1).install(|| go_on(broken.path(), 301)) {
        parts += 1;
        assert_eq!(files(broken.path()).len(), 1, "what is known so far");
    }
    assert!(parts > 2, "{parts} times");
    let names = |files: &[(String, Vec<u8>)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    let found = files(broken.path());
    assert_eq!(names(&found), ["chances.table", "facts.jsonl"]);
    assert!(found == files(whole.path()), "the files differ");
    // What is done is taken over as it is.
    let (_folder, table) = open(whole.path(), SMALL).expect("the table");
    assert!(table.is_done());
    assert!((table.first_throw().0 - 0.521_255_389_934).abs() < 1e-9);
}

/// What is said of a folder.
fn refused(folder: &Path, words: &str) -> String {
    let Err(error) = open(folder, words) else {
        panic!("the folder is taken");
    };
    error.to_string()
}

#[test]
fn a_folder_with_something_else_in_it_is_refused_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    assert!(!go_on(path, 100));
    let part = path.join("chances.part");
    let good = fs::read(&part).expect("what is known so far");
    let told = refused(path, "mejn --pawns 2 --dots 5 --faces 3");
    assert!(
        told.contains("chances.part: This is a table of mejn by other rules: (seats:2"),
        "{told}"
    );
    let mut altered = good.clone();
    let middle = altered.len() / 2;
    altered[middle] ^= 1;
    let mut longer = good.clone();
    longer.push(b'\n');
    for damaged in [
        &good[..good.len() - 9],
        &good[..good.len() / 2],
        &altered,
        &longer,
    ] {
        fs::write(&part, damaged).expect("written");
        let told = refused(path, SMALL);
        assert!(
            told.contains("chances.part: The file is cut off, or was changed."),
            "{told}"
        );
        assert_eq!(fs::read(&part).expect("it is there"), damaged);
    }
    for foreign in [&b"a letter"[..], b"", b"{\"format\":\"homestretch chances 9\"}\n"] {
        fs::write(&part, foreign).expect("written");
        let told = refused(path, SMALL);
        assert!(told.contains("no table of this program"), "{told}");
    }
    fs::write(&part, &good).expect("written");
    let (_folder, _table) = open(path, SMALL).expect("it goes on");
    let told = refused(path, SMALL);
    assert!(told.contains("Another program is solving here"), "{told}");
}

#[test]
fn what_is_told_of_a_table_are_facts() {
    for words in [SMALL, "ludo --pawns 1"] {
        let (entry, config) = config(words);
        let mut table = table(entry, &config);
        solve(&mut *table, None, &AtomicBool::new(false), &mut |_| ()).expect("it is solved");
        let facts = table.facts(200);
        assert_eq!(facts.len(), 200);
        let text = facts.join("\n");
        let check = |text: &str| {
            let mut failures = Vec::new();
            let tally = conformance::check(Ours::GAMES, text.as_bytes(), |failure| {
                failures.push(failure.sentence);
            });
            (
                tally.map(|tally| tally.passed).map_err(|unread| unread.line),
                failures,
            )
        };
        assert_eq!(check(&text), (Ok(200), Vec::new()));
        let fact = &facts[150];
        let (before, after) = fact.split_once("\"chance\":0.").expect("a chance");
        let (_, failures) = check(&format!("{before}\"chance\":0.0{after}"));
        assert!(failures[0].starts_with("the chance is 0."), "{failures:?}");
        let (before, after) = fact.rsplit_once("[[\"").expect("a throw");
        let (_, failures) = check(&format!("{before}[[\"x{after}"));
        assert!(failures[0].contains(" allows ["), "{failures:?}");
        let (before, after) = fact.split_once("\"position\":\"").expect("a position");
        assert_eq!(check(&format!("{before}\"position\":\"x{after}")).0, Err(1));
    }
}

/// The rows of the tables of the page, cell by cell.
fn rows() -> Vec<Vec<&'static str>> {
    let page = include_str!("../../docs/perfect-play.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| "));
    let rows = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    rows.filter(|row| row[0].starts_with('`')).collect()
}

#[test]
fn the_page_tells_what_comes_out() {
    let mut checked = 0;
    for row in rows() {
        let [words, positions, sweeps, first, losses @ ..] = &row[..] else {
            panic!("{row:?}");
        };
        // Those that take long are taken on trust.
        if positions.replace(',', "").parse::<u64>().expect("a number") > 6_000 {
            continue;
        }
        let (entry, config) = config(words.trim_matches('`'));
        let mut table = table(entry, &config);
        assert_eq!(
            table.positions().to_string(),
            positions.replace(',', ""),
            "{row:?}"
        );
        solve(&mut *table, None, &AtomicBool::new(false), &mut |_| ()).expect("it is solved");
        assert_eq!(table.progress().sweeps.to_string(), *sweeps, "{row:?}");
        assert_eq!(format!("{:.6}", 100.0 * table.first_throw().0), *first, "{row:?}");
        for (strategy, loss) in ["trained", "ranking", "far", "random", "near"].iter().zip(losses) {
            let fare = table.fare(&Spec::from((*strategy).to_owned()), &mut |_| true);
            let [begins, follows] = fare.expect("it answers").expect("nobody stops it").perfect;
            let told = format!("{:.3}", (50.0 * (1.0 - begins - follows)).abs());
            assert_eq!(told, *loss, "{strategy} in {row:?}");
        }
        checked += 1;
    }
    assert!(checked >= 8, "{checked} rows");
}
