//! The reports of a tournament: the same bytes however it was played, pages that need nothing else, and files where
//! one asks for them.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    process::{Command, Output},
};

use homestretch::{
    arena::{Control, Plan, Report, Session, Shard, Tournament, report},
    texts::{self, Language},
};

const PLAYERS: &str = "far,near,random,ranking:-90,20,80,-5,10,0";
/// A whole tournament, in blocks of four games: more than can be played ahead while one that is broken off is stopped.
const GAMES: &str = "1200";

fn arena(words: &[&str]) -> Output {
    speaking("en", words)
}

/// The program, set to a language.
fn speaking(language: &str, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", language)
        .arg("arena")
        .args(words)
        .env("NO_COLOR", "1")
        .output()
        .expect("the program starts")
}

#[track_caller]
fn done(words: &[&str]) -> String {
    let output = arena(words);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{words:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

#[track_caller]
fn refused(words: &[&str]) -> String {
    let output = arena(words);
    assert_eq!(output.status.code(), Some(1), "{words:?}");
    String::from_utf8(output.stderr).expect("text")
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn run(folder: &Path, more: &[&str]) {
    let words = [
        "run",
        "--players",
        PLAYERS,
        "--games",
        GAMES,
        "--seed",
        "1",
        "--out",
        name(folder),
    ];
    done(&[&words[..], more].concat());
}

/// All files of a folder but those that hold times, and the lock.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    entries
        .map(|entry| {
            let path = entry.expect("it can be listed").path();
            let file = path.file_name().expect("a name").to_string_lossy().into_owned();
            (file, fs::read(&path).expect("it can be read"))
        })
        .filter(|(file, _)| file != "times.jsonl" && file != "lock")
        .collect()
}

#[track_caller]
fn same(one: &Path, other: &Path) {
    let (one, other) = (files(one), files(other));
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    for (file, bytes) in one {
        assert!(bytes == other[&file], "{file} differs");
    }
}

fn tournament() -> Tournament {
    Tournament {
        players: vec![
            "far".into(),
            "near".into(),
            "random".into(),
            "ranking:-90,20,80,-5,10,0".into(),
        ],
        games: 1200,
        seed: Some(1),
        ..Tournament::default()
    }
}

#[test]
fn reports_are_the_same_however_a_tournament_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    run(&at("one"), &["--threads", "1"]);
    let wanted = [
        "blocks.jsonl",
        "course.svg",
        "pairs.csv",
        "pairs.svg",
        "ratings.svg",
        "report.html",
        "seats.svg",
        "standings.csv",
        "standings.json",
        "tournament.ron",
        "wins.svg",
    ];
    assert_eq!(files(&at("one")).keys().collect::<Vec<_>>(), wanted);
    run(&at("two"), &["--threads", "2"]);
    same(&at("one"), &at("two"));
    for (part, shard) in [("part1", "1/3"), ("part2", "2/3"), ("part3", "3/3")] {
        run(&at(part), &["--shard", shard]);
        assert!(
            !at(part).join("report.html").exists(),
            "a part has no reports of its own"
        );
    }
    let (out, parts) = (at("merged"), ["part2", "part3", "part1"].map(at));
    done(&[
        "merge",
        name(&out),
        name(&parts[0]),
        name(&parts[1]),
        name(&parts[2]),
    ]);
    same(&at("one"), &out);
    // Broken off after a few blocks, and gone on with.
    let plan = Plan::new(&homestretch::catalogue::Ours, tournament()).expect("a plan");
    let mut session = Session::begin(plan, Shard::WHOLE, Some(&at("broken"))).expect("it begins");
    let control = Control::new(1);
    session
        .play(&control, 1, |session| {
            if session.tally().blocks == 5 {
                control.stop();
            }
        })
        .expect("it plays");
    assert!(!session.left().is_empty(), "it was broken off");
    drop(session);
    done(&["resume", name(&at("broken"))]);
    same(&at("one"), &at("broken"));
}

#[test]
fn the_line_in_the_report_plays_the_same_tournament() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let asked = [
        "run",
        "--players",
        "far,near,random",
        "--shape",
        "round-robin",
        "--games",
        "12",
        "--seed",
        "9",
        "--rules",
        "quick",
        "--rule",
        "three_tries=on",
        "--stronger",
        "far",
        "--by",
        "0.1",
        "--board",
        "4",
        "--out",
    ];
    done(&[&asked[..], &[name(&at("asked"))]].concat());
    let text = fs::read_to_string(at("asked").join("tournament.ron")).expect("the tournament");
    let line = report::command(&Tournament::read(&text).expect("it can be read"));
    let page = fs::read_to_string(at("asked").join("report.html")).expect("the page");
    assert!(page.contains(&line), "{line}");
    let words: Vec<&str> = line.split(' ').skip(2).collect();
    done(&[&words[..], &["--out", name(&at("again"))]].concat());
    same(&at("asked"), &at("again"));
}

/// Whether a page speaks a language, and says so.
fn speaks(page: &Path, code: &str) -> bool {
    let page = fs::read_to_string(page).expect("it was written");
    let heading = Language::of_code(code)
        .expect("a language")
        .text("report-standings");
    page.contains(&format!("<html lang=\"{code}\">")) && page.contains(&heading)
}

#[test]
fn a_report_is_written_in_the_language_in_which_its_tournament_was_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let (german, again) = (at("german"), at("again.html"));
    let begun = [
        "run",
        "--players",
        "far,near",
        "--games",
        "4",
        "--out",
        name(&german),
    ];
    assert!(speaking("de", &begun).status.success());
    assert!(speaks(&german.join("report.html"), "de"));
    let report = |more: &[&str]| {
        let words = ["report", name(&german), "--html", name(&again)];
        assert!(speaking("el", &[&words[..], more].concat()).status.success());
    };
    report(&[]);
    let bytes = |path: &Path| fs::read(path).expect("it was written");
    assert_eq!(bytes(&again), bytes(&german.join("report.html")));
    report(&["--language", "fr"]);
    assert!(speaks(&again, "fr"), "what is asked for goes first");
    // A folder that names none is told in that of the program.
    let ron = german.join("tournament.ron");
    let text = fs::read_to_string(&ron).expect("the tournament");
    let without: Vec<&str> = text.lines().filter(|line| !line.contains("language:")).collect();
    assert_eq!(without.len() + 1, text.lines().count());
    fs::write(&ron, without.join("\n") + "\n").expect("it is written");
    report(&[]);
    assert!(speaks(&again, "el"));
}

#[test]
fn a_tournament_that_names_its_language_is_reported_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let (file, out) = (at("asked.ron"), at("out"));
    let write = |language: &str| {
        let text = format!("(players: [\"far\", \"near\"], games: 4, language: \"{language}\")");
        fs::write(&file, text).expect("it is written");
    };
    write("nl");
    done(&["run", name(&file), "--out", name(&out)]);
    assert!(speaks(&out.join("report.html"), "nl"));
    write("xx");
    let refused = arena(&["run", name(&file)]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("xx"));
}

#[test]
fn parts_in_different_languages_make_the_tournament_of_the_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let begin = [
        "run",
        "--players",
        "far,near",
        "--games",
        "8",
        "--seed",
        "1",
        "--out",
    ];
    speaking("de", &[&begin[..], &[name(&at("one"))]].concat());
    for (language, part, shard) in [("de", "part1", "1/2"), ("el", "part2", "2/2")] {
        let part = at(part);
        let words = [&begin[..], &[name(&part), "--shard", shard]].concat();
        assert!(speaking(language, &words).status.success());
    }
    let parts = ["part2", "part1"].map(at);
    let merged = at("merged");
    done(&["merge", name(&merged), name(&parts[0]), name(&parts[1])]);
    same(&at("one"), &merged);
}

/// The names of the tags of a page that are still open at each end; fails where one closes that is not open.
#[track_caller]
fn balanced(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    for part in page.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("every tag ends");
        let word = tag.split([' ', '\n']).next().expect("a name");
        if let Some(closed) = word.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "near <{tag}>");
        } else if !tag.ends_with('/') && !["!DOCTYPE", "meta"].contains(&word) {
            open.push(word);
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

fn played() -> Report {
    let plan = Plan::new(&homestretch::catalogue::Ours, tournament()).expect("a plan");
    let mut session = Session::begin(plan, Shard::WHOLE, None).expect("it begins");
    session.play(&Control::new(1), 1, |_| ()).expect("it plays");
    Report::of(&session)
}

#[test]
fn a_page_is_well_formed_and_needs_nothing_else_whatever_the_names() {
    let mut report = played();
    let names = [
        "a<b>&c",
        "\"quoted\" & 'single'",
        "</svg><script>",
        &"wide&".repeat(8),
    ];
    for (row, name) in report.standings.rows.iter_mut().zip(names) {
        row.name = name.to_owned();
    }
    report.trace.names = names.map(str::to_owned).to_vec();
    report.plan.tournament.players = names.map(str::to_owned).to_vec();
    let plots = report.plots().expect("plots");
    let page = report::page(&report, &plots);
    balanced(&page);
    for part in ["http:", "https:", "<script", "<link", "src=", "@import", "url("] {
        assert!(!page.contains(part), "{part}");
    }
    for name in [
        "a&lt;b&gt;&amp;c",
        "&quot;quoted&quot; &amp; &#39;single&#39;",
        "&lt;/svg&gt;&lt;script&gt;",
        &"wide&amp;".repeat(8),
    ] {
        assert!(page.contains(&format!("<th scope=\"row\">{name}</th>")), "{name}");
    }
    for plot in &plots {
        balanced(&plot.standalone());
    }
}

#[test]
fn there_is_a_report_before_the_first_game() {
    let plan = Plan::new(&homestretch::catalogue::Ours, tournament()).expect("a plan");
    let session = Session::begin(plan, Shard::WHOLE, None).expect("it begins");
    let report = Report::of(&session);
    let page = report::page(&report, &report.plots().expect("plots"));
    balanced(&page);
    assert!(page.contains(&texts::text("report-nothing")));
    assert!(!page.contains("NaN"));
}

#[test]
fn tables_have_a_row_for_each_player_and_each_two() {
    let report = played();
    let table = report::csv::standings(&report.standings).expect("a table");
    let cells: Vec<usize> = table
        .lines()
        .skip(1)
        .map(|line| line.matches(',').count())
        .collect();
    assert_eq!(cells.len(), 4);
    assert!(table.contains("\"ranking:-90,20,80,-5,10,0\""));
    let heads = table.lines().next().expect("heads").split(',').count();
    assert_eq!(
        cells.iter().max(),
        Some(&(heads - 1 + 5)),
        "five commas in the quotes"
    );
    let pairs = report::csv::pairs(&report.standings).expect("a table");
    assert_eq!(pairs.lines().count(), 1 + 4 * 3);
}

#[test]
fn reports_are_written_where_one_asks_for_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    run(&at("part"), &["--shard", "2/3"]);
    let [html, csv, svg] = ["out/a.html", "out/a.csv", "out/a.svg"].map(at);
    let said = done(&[
        "report",
        name(&at("part")),
        "--html",
        name(&html),
        "--csv",
        name(&csv),
        "--svg",
        name(&svg),
    ]);
    let made = files(&at("out"));
    assert_eq!(
        made.keys().collect::<Vec<_>>(),
        [
            "a-course.svg",
            "a-pairs.csv",
            "a-pairs.svg",
            "a-ratings.svg",
            "a-seats.svg",
            "a.csv",
            "a.html",
            "a.svg"
        ]
    );
    assert!(made.keys().all(|file| said.contains(file.as_str())), "{said}");
    let page = String::from_utf8(made["a.html"].clone()).expect("text");
    assert!(page.contains("part 2/3"));
    // A folder, and a place below what is no folder.
    let refusal = refused(&["report", name(&at("part")), "--html", name(folder.path())]);
    assert!(refusal.contains("is a folder"), "{refusal}");
    let refusal = refused(&["report", name(&at("part")), "--csv", name(&html.join("a.csv"))]);
    assert!(refusal.contains("name a file where you may write"), "{refusal}");
}
