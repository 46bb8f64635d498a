//! The reports of a tournament: the same bytes however it was played, pages that need nothing else, and files where
//! one asks for them.

use std::{collections::BTreeMap, fs, path::Path};

use homestretch::{
    arena::{Control, End, Plan, Report, Session, Shape, Shard, Stop, Tournament, report},
    texts::{self, Language},
};

use super::program::{arena, done, speaking};

const PLAYERS: &str = "far,near,random,ranking:-90,20,80,-5,10,0";
/// A whole tournament, in blocks of four games: more than can be played ahead while one that is broken off is stopped.
const GAMES: &str = "1200";

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

fn standings_of(change: impl FnOnce(&mut Tournament)) -> (Report, String) {
    let mut asked = tournament();
    change(&mut asked);
    let plan = Plan::new(&homestretch::catalogue::Ours, asked).expect("a plan");
    let mut session = Session::begin(plan, Shard::WHOLE, None).expect("it begins");
    session.play(&Control::new(2), 2, |_| ()).expect("it plays");
    let report = Report::of(&session);
    let page = report::page(&report, &report.plots().expect("plots"));
    (report, page)
}

#[test]
fn only_players_that_met_are_compared_and_never_against_their_table() {
    let (report, page) = standings_of(|it| it.shape = Shape::Gauntlet);
    let standings = &report.standings;
    let rating = |k: usize| standings.rows[k].rating.value;
    assert!((1..4).all(|k| rating(k - 1) >= rating(k)), "sorted by rating");
    let champion = standings
        .rows
        .iter()
        .position(|row| row.name == "far")
        .expect("it plays");
    for one in 0..4 {
        for other in 0..4 {
            let met = one != other && (one == champion || other == champion);
            assert_eq!(standings.leads[one][other].is_some(), met);
            assert_eq!(standings.ahead[one][other].is_some(), met);
            if let (Some(lead), Some(back)) = (&standings.leads[one][other], &standings.leads[other][one]) {
                assert!((lead.value + back.value).abs() < 1e-6 && (lead.low + back.high).abs() < 1e-6);
                // Two sides at a table: who leads in wins comes in first more often.
                let ahead = standings.ahead[one][other].as_ref().expect("they met");
                assert!(lead.value * (ahead.value - 0.5) >= 0.0, "{lead:?} {ahead:?}");
            }
        }
    }
    let said = report::words::compared(standings);
    assert!(
        said.len() == 3 && said.iter().all(|it| it.contains("far")),
        "{said:?}"
    );
    assert!(
        said.iter().all(|it| page.contains(&it.replace(" %", "\u{A0}%"))),
        "{said:?}"
    );
}

#[test]
fn differences_within_blocks_are_surer_than_shares_by_themselves() {
    let (report, _) = standings_of(|_| {});
    let standings = &report.standings;
    let half = |it: &homestretch::arena::Estimate| (it.high - it.low) / 2.0;
    let [first, second] = [&standings.rows[0].win, &standings.rows[1].win];
    let lead = standings.leads[0][1].as_ref().expect("they met");
    assert!((lead.value - (first.value - second.value)).abs() < 1e-5);
    assert!(half(lead) < half(first) + half(second));
}

#[test]
fn after_an_early_stop_intervals_hold_at_any_time_and_agree_with_the_verdict() {
    let stopped = |players: [&str; 2]| {
        standings_of(|it| {
            it.players = players.map(str::to_owned).to_vec();
            it.games = 20_000;
            it.stop = Some(Stop {
                stronger: Stop::ALL.to_owned(),
                than: None,
                by: 0.0,
                alpha: 0.05,
            });
        })
    };
    for players in [["random", "far"], ["far", "random"]] {
        let (report, page) = stopped(players);
        let (standings, end) = (&report.standings, report.end);
        assert_eq!(end, End::Decided);
        assert!(standings.any_time);
        let answer = &standings.answers[0];
        let said = report::words::verdict(&report.plan, answer);
        assert!(said.starts_with("far is stronger than random:"), "{said}");
        assert_eq!(
            (standings.rows[0].name.as_str(), answer.stronger),
            ("far", Some(true))
        );
        let lead = standings.leads[0][1].as_ref().expect("they met");
        assert!(
            (-1e-6..0.2).contains(&lead.low),
            "it has only just left zero: {lead:?}"
        );
        assert!(page.contains("hold at any time") && page.contains("Waudby-Smith &amp; Ramdas 2024"));
        assert!(
            !page.contains("Student’s t for"),
            "that one is for another moment"
        );
    }
    let (report, page) = standings_of(|_| {});
    assert!(!report.standings.any_time && page.contains("Cochran 1977"));
}

#[test]
fn a_report_tells_what_played_it_how_to_repeat_it_and_folds_nothing() {
    let (report, page) = standings_of(|_| {});
    let version = concat!("homestretch ", env!("CARGO_PKG_VERSION"));
    let hash = report.plan.rules_version();
    assert_eq!(hash.len(), 12);
    for part in [
        version,
        "docs/rules/mejn.md",
        hash.as_str(),
        report.machines[0].as_str(),
        "<dd>1</dd>",
        "--seed 1",
        "Hotelling 1931",
        "p = ",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("<details"), "paper can't be unfolded");
    let json = report
        .files()
        .expect("files")
        .into_iter()
        .find(|(name, _)| name == "standings.json");
    let figures: serde_json::Value = serde_json::from_str(&json.expect("it is there").1).expect("JSON");
    assert_eq!(
        (&figures["program"], &figures["rules_version"]),
        (&version.into(), &hash.into())
    );
    assert!(
        figures["command"]
            .as_str()
            .expect("a line")
            .starts_with("homestretch arena run")
    );
    for plot in report.plots().expect("plots") {
        let text = plot.standalone();
        let unit = ["%", "rating, points"].iter().any(|unit| text.contains(unit));
        assert!(
            unit && text.contains("player") || plot.name == "course",
            "{}",
            plot.name
        );
        assert!(plot.name != "course" || text.contains("share of the wins, %") && text.contains("games"));
    }
}

#[test]
fn an_advantage_of_seats_is_told_and_none_where_a_player_keeps_its_seat() {
    let game = |name: &str, players: &[&str], fixed: Option<usize>| {
        let (report, page) = standings_of(|it| {
            it.game = name.to_owned();
            it.players = players.iter().map(|&it| it.to_owned()).collect();
            it.games = 400;
            it.fixed_seat = fixed;
        });
        (report.standings.balance, page)
    };
    let (balance, page) = game("mejn", &["far", "near", "random", "ranking"], None);
    let balance = balance.expect("it is known");
    assert_eq!((balance.degrees, balance.blocks), ([3, 97], 100));
    assert!(page.contains("p = ") || page.contains("p &lt; "));
    let (balance, page) = game("mejn", &["far", "near", "random", "ranking"], Some(0));
    assert!(balance.is_none() && page.contains("Whether the seats differ can’t be told"));
}
