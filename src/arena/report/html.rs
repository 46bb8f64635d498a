//! The report as one page that needs nothing else: no network, no scripts, by day and by night, on a phone too.

use super::{
    Plot, Report, canvas,
    canvas::escaped,
    command, sources,
    words::{self, digits, say, verdict, within},
};
use crate::{
    arena::{End, Estimate, Shape, Shard, Standings, machine},
    rules::{Message, SeatSet},
    texts::{self, grouped},
};

const STYLE: &str = include_str!("../../../assets/report/page.css");
/// Tables of pairs with more rows than this are left to `pairs.csv`.
const MOST: usize = 24;
/// The most sentences that come before the pictures.
const SHORT: usize = 8;

fn text(key: &str) -> String {
    escaped(&texts::text(key))
}

/// The whole page.
#[must_use]
pub fn page(report: &Report, plots: &[Plot]) -> String {
    report.language.writing(|| whole(report, plots))
}

fn whole(report: &Report, plots: &[Plot]) -> String {
    let standings = &report.standings;
    let game = texts::text(&format!("game-{}", standings.game));
    let title = escaped(&words::with("report-title", "game", &game));
    let mut said = vec![words::first(standings)];
    said.extend(state(report));
    let known: Vec<String> = standings
        .answers
        .iter()
        .map(|answer| verdict(&report.plan, answer))
        .chain(words::compared(standings))
        .chain(words::without_luck(standings))
        .chain((standings.games > 0).then(|| words::balance(&report.plan, standings)))
        .chain([words::lengths(standings)])
        .collect();
    let head = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <style>\n{STYLE}{}</style>\n</head>\n",
        report.language.code(),
        canvas::STYLE
    );
    let (words, pictures) = (
        section("report-known", &list(&known)),
        section("report-plots", &figures(plots)),
    );
    // A long list of answers does not stand before the pictures.
    let shown = if known.len() > SHORT {
        pictures + &words
    } else {
        words + &pictures
    };
    let parts = [
        format!("<h1>{title}</h1>\n{}", paragraphs("lead", &said)),
        section("report-standings", &standings_table(standings)),
        shown,
        section("report-played", &played(report)),
        section(
            "report-numbers",
            &(seats_table(report) + &pairs_table(standings) + &rules_table(report)),
        ),
        section("report-how", &how(standings)),
    ];
    head + "<body>\n<main>\n" + &parts.concat() + "</main>\n</body>\n</html>\n"
}

/// What one has to know to read the numbers: a text, the heads of the columns that it is about, and where the method comes
/// from.
struct Note {
    key: &'static str,
    heads: &'static [&'static str],
    source: &'static str,
}

impl Note {
    const fn new(key: &'static str, heads: &'static [&'static str], source: &'static str) -> Self {
        Self { key, heads, source }
    }
}

const SHARES: &[&str] = &["arena-head-win"];
const OTHERS: &[&str] = &["arena-head-points", "arena-head-luck", "arena-head-errors"];
const BLOCKS: Note = Note::new("report-how-block", &[], "");
const BY_BLOCKS: Note = Note::new("report-how-interval", SHARES, sources::COCHRAN);
const AT_ANY_TIME: Note = Note::new("report-how-any-time", SHARES, sources::BETTING);
const FIXED: Note = Note::new("report-how-fixed", OTHERS, sources::COCHRAN);
const LEADS: Note = Note::new("report-how-lead", &[], "");
const POINTS: Note = Note::new("report-how-points", &["arena-head-points"], "");
const RATING: Note = Note::new("report-how-rating", &["arena-head-rating"], sources::RATING);
const SEATS: Note = Note::new("report-how-seats", &[], sources::HOTELLING);
const COURSE: Note = Note::new("report-how-course", &[], "");
const FAIR: Note = Note::new("report-how-fair", &["arena-head-win"], "");
const LUCK: Note = Note::new(
    "report-how-luck",
    &["arena-head-adjusted", "arena-head-luck"],
    sources::CONTROL,
);
const ERRORS: Note = Note::new("report-how-errors", &["arena-head-errors"], "");

fn notes(standings: &Standings) -> Vec<&'static Note> {
    let intervals: &[&Note] = if standings.any_time {
        &[&AT_ANY_TIME, &FIXED]
    } else {
        &[&BY_BLOCKS]
    };
    let mut notes = vec![&BLOCKS];
    notes.extend(intervals);
    notes.extend([&LEADS, &FAIR, &POINTS, &RATING, &SEATS, &COURSE]);
    notes.extend(standings.has_luck().then_some(&LUCK));
    notes.extend(standings.has_errors().then_some(&ERRORS));
    notes
}

/// The notes, numbered.
fn how(standings: &Standings) -> String {
    let note = |note: &&Note| {
        let text = say(Message::new(note.key).with("source", note.source));
        format!("<li>{}</li>\n", sentence(&text))
    };
    format!(
        "<ol>\n{}</ol>\n",
        notes(standings).iter().map(note).collect::<String>()
    )
}

/// The numbers of the notes on a column, as they stand behind its head.
fn marks(notes: &[&Note], key: &str) -> String {
    let about = |(_, note): &(usize, &&Note)| note.heads.contains(&key);
    let numbers = notes
        .iter()
        .enumerate()
        .filter(about)
        .map(|(k, _)| (k + 1).to_string());
    let numbers = numbers.collect::<Vec<_>>().join(", ");
    if numbers.is_empty() {
        numbers
    } else {
        format!("<sup>{numbers}</sup>")
    }
}

fn section(key: &str, body: &str) -> String {
    format!("<section>\n<h2>{}</h2>\n{body}</section>\n", text(key))
}

/// A sentence in which no number is parted from its sign.
fn sentence(text: &str) -> String {
    escaped(text).replace(" %", "\u{A0}%")
}

fn paragraphs(class: &str, sentences: &[String]) -> String {
    let line = |it: &String| format!("<p class=\"{class}\">{}</p>\n", sentence(it));
    sentences.iter().map(line).collect()
}

fn list(sentences: &[String]) -> String {
    let line = |it: &String| format!("<li>{}</li>\n", sentence(it));
    format!("<ul>\n{}</ul>\n", sentences.iter().map(line).collect::<String>())
}

/// What is not whole about it.
fn state(report: &Report) -> Option<String> {
    let standings = &report.standings;
    let numbers = |key: &str| {
        Message::new(key)
            .with("games", grouped(standings.games))
            .with("planned", grouped(standings.games_planned))
    };
    if report.shard != Shard::WHOLE {
        let part = format!("{}/{}", report.shard.index + 1, report.shard.count);
        return Some(say(numbers("report-part").with("part", part)));
    }
    match report.end {
        End::Played => None,
        End::Decided => Some(say(numbers("report-decided"))),
        End::Stopped => Some(say(numbers("report-under-way"))),
    }
}

/// A table that can be pushed aside where the screen is narrow; heads and cells, the first of a row its name.
fn table(heads: &[String], rows: &[Vec<String>]) -> String {
    let heads: Vec<String> = heads.iter().map(|it| escaped(it)).collect();
    table_below(&heads, rows)
}

/// The same with heads that are written as they stand on the page.
fn table_below(heads: &[String], rows: &[Vec<String>]) -> String {
    let cell = |tag: &str, it: &str| {
        let end = tag.split(' ').next().unwrap_or(tag);
        format!("<{tag}>{it}</{end}>")
    };
    let row = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(k, it)| {
            let tag = if k == 0 { "th scope=\"row\"" } else { "td" };
            cell(tag, &escaped(it))
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let heads = heads.iter().map(|it| cell("th scope=\"col\"", it));
    format!(
        "<div class=\"wide\"><table>\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        heads.collect::<String>(),
        rows.iter().map(row).collect::<String>()
    )
}

fn standings_table(standings: &Standings) -> String {
    let notes = notes(standings);
    let head = |key: &String| text(key) + &marks(&notes, key);
    let heads: Vec<String> = words::head_keys(standings).iter().map(head).collect();
    let digits = digits(standings.rows.iter().map(|row| &row.win));
    let rows: Vec<Vec<String>> = standings
        .rows
        .iter()
        .map(|row| {
            let games = row.games.max(1) as f64;
            let places = row
                .places
                .iter()
                .map(|&it| texts::decimal(100.0 * it as f64 / games, 1));
            let mut cells = vec![
                row.name.clone(),
                grouped(row.games),
                within(&row.win, 100.0, digits, ""),
            ];
            cells.extend(words::judged(standings, row, digits));
            cells.extend([
                within(&row.points, 1.0, 0, ""),
                within(&row.rating, 1.0, 0, ""),
                places.collect::<Vec<_>>().join(" · "),
            ]);
            cells.extend(row.deeds.iter().map(|&deed| texts::decimal(deed, 2)));
            cells
        })
        .collect();
    table_below(&heads, &rows)
}

fn figures(plots: &[Plot]) -> String {
    let figure = |plot: &Plot| {
        format!(
            "<figure>\n<figcaption>{}</figcaption>\n{}</figure>\n",
            escaped(&plot.title),
            plot.inline()
        )
    };
    format!(
        "<div class=\"plots\">\n{}</div>\n",
        plots.iter().map(figure).collect::<String>()
    )
}

/// A table with its title: nothing is folded, so that nothing is missing on paper.
fn part(key: &str, body: &str) -> String {
    format!("<h3>{}</h3>\n{body}", text(key))
}

fn cell(estimate: Option<&Estimate>) -> String {
    estimate.map_or_else(|| "–".to_owned(), |it| within(it, 100.0, 1, ""))
}

fn seats_table(report: &Report) -> String {
    let standings = &report.standings;
    let mut heads = vec![texts::text("arena-head-name")];
    heads.extend(words::seats(&report.plan));
    let row = |name: &str, seats: &[Option<Estimate>]| {
        let mut cells = vec![name.to_owned()];
        cells.extend(seats.iter().map(|it| cell(it.as_ref())));
        cells
    };
    let mut rows = vec![row(&texts::text("report-anybody"), &standings.seats)];
    rows.extend(standings.rows.iter().map(|it| row(&it.name, &it.by_seat)));
    part("report-seats", &table(&heads, &rows))
}

fn pairs_table(standings: &Standings) -> String {
    if !(2..=MOST).contains(&standings.rows.len()) {
        return String::new();
    }
    let mut heads = vec![texts::text("arena-head-name")];
    heads.extend(standings.rows.iter().map(|row| row.name.clone()));
    let pairs = |key: &str, all: &[Vec<Option<Estimate>>]| {
        let rows: Vec<Vec<String>> = standings
            .rows
            .iter()
            .zip(all)
            .map(|(row, pairs)| {
                let mut cells = vec![row.name.clone()];
                cells.extend(pairs.iter().map(|it| cell(it.as_ref())));
                cells
            })
            .collect();
        part(key, &table(&heads, &rows))
    };
    pairs("report-pairs", &standings.ahead) + &pairs("report-leads", &standings.leads)
}

/// A setting with its value in words.
fn setting(name: &str, value: &str) -> [String; 2] {
    let known = |key: String| texts::known(&key);
    let shown = known(format!("value-{name}-{value}")).or_else(|| known(format!("value-{value}")));
    [
        known(format!("setting-{name}")).unwrap_or_else(|| name.to_owned()),
        shown.unwrap_or_else(|| value.to_owned()),
    ]
}

fn rules_table(report: &Report) -> String {
    let settings = report.plan.entry.settings();
    let rows = settings
        .iter()
        .map(|it| setting(it.name, &report.plan.config.get(it.name)).to_vec());
    let heads = ["report-rule", "report-value"].map(texts::text);
    part("report-rules", &table(&heads, &rows.collect::<Vec<_>>()))
}

/// The preset, and what differs from it.
fn house_rules(report: &Report) -> String {
    let (plan, house) = (&report.plan, &report.plan.tournament.house);
    let entry = plan.entry;
    let preset = house.preset.as_deref().or(entry.presets().first().copied());
    let preset = preset.unwrap_or_default();
    let mut usual = entry.default_config();
    entry.set_seats(&mut usual, plan.seats, SeatSet::EMPTY);
    let usual = entry.preset(&usual, preset).unwrap_or(usual);
    let settings = entry.settings();
    let changed = settings
        .iter()
        .map(|it| it.name)
        .filter(|name| plan.config.get(name) != usual.get(name))
        .map(|name| setting(name, &plan.config.get(name)).join(": "));
    let mut all = vec![texts::text(&format!("preset-{preset}"))];
    all.extend(changed);
    all.join("; ")
}

fn shape(shape: Shape) -> String {
    texts::text(match shape {
        Shape::Table => "report-shape-table",
        Shape::RoundRobin => "report-shape-pairs",
        Shape::Gauntlet => "report-shape-gauntlet",
        Shape::Brackets => "report-shape-brackets",
    })
}

/// What was played, and how it is played again.
fn played(report: &Report) -> String {
    let (standings, tournament) = (&report.standings, &report.plan.tournament);
    let mut facts = vec![
        ("report-game", texts::text(&format!("game-{}", tournament.game))),
        ("report-players", tournament.players.join(", ")),
        ("report-shape", shape(tournament.shape)),
    ];
    facts.extend([
        ("report-house", house_rules(report)),
        (
            "report-board",
            words::with("report-board-seats", "count", &report.plan.seats.to_string()),
        ),
        ("report-games", grouped(standings.games)),
        ("report-blocks", grouped(standings.blocks)),
        ("report-seed", standings.seed.to_string()),
        ("report-program", machine::PROGRAM.to_owned()),
        ("report-rules-version", words::rules(&report.plan)),
    ]);
    if !tournament.openings.is_empty() {
        facts.push(("report-openings", tournament.openings.join("; ")));
    }
    if !report.machines.is_empty() {
        facts.push(("report-machines", report.machines.join("; ")));
    }
    if let Some(stop) = &tournament.stop {
        let asked: Vec<String> = standings.answers.iter().map(|it| it.one.clone()).collect();
        let message = Message::new(if asked.len() > 1 {
            "report-stop-all"
        } else {
            "report-stop-one"
        })
        .with("one", stop.stronger.as_str())
        .with(
            "other",
            stop.than.clone().unwrap_or_else(|| texts::text("arena-rivals")),
        )
        .with("by", words::percent(stop.by))
        .with("alpha", words::percent(stop.alpha));
        facts.push(("report-stop", say(message)));
    }
    let fact = |(key, fact): (&str, String)| format!("<dt>{}</dt><dd>{}</dd>\n", text(key), escaped(&fact));
    let facts: String = facts.into_iter().map(fact).collect();
    format!(
        "<dl>\n{facts}<dt>{}</dt><dd><code>{}</code></dd>\n</dl>\n<p>{}</p>\n<pre><code>{}</code></pre>\n",
        text("report-hash"),
        escaped(&standings.tournament),
        text("report-again"),
        escaped(&command(tournament))
    )
}
