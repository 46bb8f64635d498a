//! `homestretch profile`: what people have played at this table, as sums and series; counted, written elsewhere, deleted.

use std::{
    collections::BTreeSet,
    io::Write as _,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;
use jiff::{ZonedDateTime, civil::Date};
use serde_json::{Value, json};

use super::{Trouble, figures::JsonLine, out, puzzles};
use crate::{
    catalogue::{Entry, Games},
    play::{
        kept, review,
        store::{Folders, StoreError},
    },
    profiles::{Book, Even, OfGame, Played, Point, Profile, Sat},
    rules::Message,
    texts,
};

/// The word for who has no name, the same in every language: that of a chair.
const NAMELESS: &str = "person";
/// The width of a series in characters.
const WIDE: usize = 32;
/// The width of the names of others.
const NAMES: usize = 38;
/// The heights of a series, the lowest first.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch profile\n  homestretch profile Anna --game mejn --last 20\n  \
                        homestretch profile --add\n  homestretch profile Anna --export anna.jsonl --delete"
)]
pub(super) struct ProfileLine {
    /// Whose; “person” is who had no name. Without it everybody is meant
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Tells of this game alone
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Lists so many games, the last ones
    #[arg(long, value_name = "COUNT", default_value_t = 10)]
    last: usize,
    /// Counts the games of these records; without a file all that are saved
    #[arg(long, value_name = "FILE", num_args = 0..)]
    add: Option<Vec<PathBuf>>,
    /// Writes all that is kept into this file, in place of what is there
    #[arg(long, value_name = "FILE")]
    export: Option<PathBuf>,
    /// Deletes all that is kept, without asking
    #[arg(long)]
    delete: bool,
    #[command(flatten)]
    json: JsonLine,
}

impl ProfileLine {
    /// The name as it is kept.
    fn kept_name(&self) -> Option<&str> {
        let name = self.name.as_deref();
        name.map(|name| if name == NAMELESS { "" } else { name })
    }
}

/// A name as it is shown.
pub(super) fn shown(name: &str) -> &str {
    if name.is_empty() { NAMELESS } else { name }
}

/// The day that it is here.
pub(super) fn today() -> Date {
    ZonedDateTime::now().date()
}

pub(super) fn run(games: Games, line: &ProfileLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    out::no_stdout("--export", line.export.as_deref())?;
    let only = line.game.as_deref().map(|name| games.named(name)).transpose()?;
    let folders = Folders::find(data_dir)?;
    let mut code = ExitCode::SUCCESS;
    if let Some(files) = &line.add {
        code = add(games, &folders, files)?;
    }
    let (book, faults) = Book::load(&folders)?;
    for fault in &faults {
        writeln!(out::stderr(), "homestretch: {}", texts::say(fault))?;
    }
    let whose = line
        .name
        .clone()
        .unwrap_or_else(|| texts::text("profile-everybody"));
    let told = |key: &str, count: usize| {
        Message::new(key)
            .with("whose", whose.as_str())
            .with("count", count as i64)
    };
    if let Some(path) = &line.export {
        let count = book.export(line.kept_name(), path)?;
        let told = told("profile-exported", count).with("file", path.display().to_string());
        writeln!(out::stdout(), "{}", texts::say(&told))?;
    }
    if line.delete {
        let count = Book::delete(&folders, line.kept_name())?;
        writeln!(out::stdout(), "{}", texts::say(&told("profile-deleted", count)))?;
    }
    if line.add.is_none() && line.export.is_none() && !line.delete {
        match line.kept_name() {
            None => list(games, &book, &folders, line)?,
            Some(name) => tell(games, &book, name, only, line)?,
        }
    }
    Ok(code)
}

/// Counts the games of records, each on the day on which its file was written.
fn add(games: Games, folders: &Folders, files: &[PathBuf]) -> Result<ExitCode, Trouble> {
    let mut saved = Vec::new();
    if files.is_empty() {
        saved = folders.saved()?;
        saved.retain(|path| kept::glimpse(path).is_over);
        saved.reverse();
    }
    let (mut new, mut code) = (0, ExitCode::SUCCESS);
    for path in files.iter().chain(&saved) {
        match count(games, folders, path) {
            Ok(count) => new += count,
            Err(error) => {
                writeln!(out::stderr(), "homestretch: {error}")?;
                code = ExitCode::FAILURE;
            }
        }
    }
    let told = Message::new("profile-added").with("new", new as i64);
    let told = told.with("files", (files.len() + saved.len()) as i64);
    writeln!(out::stdout(), "{}", texts::say(&told))?;
    Ok(code)
}

/// Counts the game of a record; tells for how many persons it was not counted yet.
fn count(games: Games, folders: &Folders, path: &Path) -> Result<usize, StoreError> {
    let game = folders.load(games, path)?;
    let (book, _) = Book::load(folders)?;
    let is_anybodys = !Played::of(&game, None, Date::default()).is_empty();
    if book.has(&game) || !is_anybodys {
        return Ok(0);
    }
    let written = path.metadata().and_then(|facts| facts.modified());
    let day = written.ok().and_then(|at| ZonedDateTime::try_from(at).ok());
    let ledger = review::of(&game, path);
    let counted = Book::count(
        folders,
        &game,
        ledger.as_ref(),
        day.map_or_else(today, |at| at.date()),
    )?;
    Ok(counted.new.len())
}

/// Everybody who has played here.
fn list(games: Games, book: &Book, folders: &Folders, line: &ProfileLine) -> Result<(), Trouble> {
    let names = book.names();
    let (score, solved) = puzzles::score(games, folders)?;
    let mut lines: Vec<Value> = names
        .iter()
        .map(|(name, games)| json!({ "name": name, "games": games }))
        .collect();
    lines.push(json!({ "profiles": names.len(), "games": book.played().count(), "puzzles": score }));
    line.json.write(&lines)?;
    if line.json.to_stdout() {
        return Ok(());
    }
    let mut out = out::stdout();
    if names.is_empty() {
        writeln!(out, "{}", texts::text("profile-none"))?;
    }
    for (name, games) in names {
        let told = Message::new("profile-name")
            .with("name", shown(name))
            .with("games", games as i64);
        writeln!(out, "{}", texts::say(&told))?;
    }
    writeln!(out, "{} {}", texts::text("profile-puzzles"), texts::say(&solved))?;
    Ok(())
}

/// What somebody has played here.
fn tell(
    games: Games,
    book: &Book,
    name: &str,
    only: Option<&dyn Entry>,
    line: &ProfileLine,
) -> Result<(), Trouble> {
    let profile = Profile::of(games, book, name);
    let is_asked = |of: &OfGame<'_>| only.is_none_or(|only| only.name() == of.entry.name());
    let asked: Vec<OfGame<'_>> = profile
        .into_iter()
        .flat_map(|it| it.games)
        .filter(is_asked)
        .collect();
    if asked.is_empty() {
        return Err(Message::new("profile-nobody").with("name", shown(name)).into());
    }
    let mut lines: Vec<Value> = asked.iter().flat_map(data).collect();
    let sums: Vec<Value> = asked.iter().map(sums).collect();
    lines.push(json!({ "name": name, "games": sums }));
    line.json.write(&lines)?;
    if !line.json.to_stdout() {
        let mut out = out::stdout();
        for of in &asked {
            for line in told(of, line.last) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

/// A game a line.
fn data(of: &OfGame<'_>) -> Vec<Value> {
    let each = of.played.iter().zip(of.series());
    each.map(|(played, point)| json!({ "game": of.entry.name(), "played": played, "point": point }))
        .collect()
}

fn sums(of: &OfGame<'_>) -> Value {
    let last = of.series().last().copied();
    let even = of.even.map(|even| match even {
        Even::Unknown { more } => json!({ "more": more }),
        Even::Known {
            games,
            level,
            sure,
            between,
        } => json!({
            "games": games, "level": level.spec, "sure": sure, "between": between.map(|level| level.spec),
        }),
    });
    json!({
        "game": of.entry.name(), "games": of.played.len(), "won": of.won(), "fair": of.fair(), "place": of.place(),
        "luck": last.and_then(|last| last.mean_luck), "error": last.and_then(|last| last.mean_error),
        "error_per_choice": of.error_per_choice(), "even": even,
    })
}

/// A part of a game in per cent.
fn percent(part: f64, digits: usize) -> String {
    texts::decimal(100.0 * part, digits)
}

/// The same with its sign.
fn signed(part: f64) -> String {
    let sign = if part < 0.0 { '−' } else { '+' };
    format!("{sign}{}", percent(part.abs(), 1))
}

/// Sums, series, and the last games.
fn told(of: &OfGame<'_>, last: usize) -> Vec<String> {
    let mut told = vec![texts::say(&of.told())];
    told.extend(of.even.map(|even| texts::say(&even.told())));
    let series = of.series();
    told.extend(rows(of, &series));
    told.extend(table(of, &series, last));
    told.push(String::new());
    told
}

/// How wins, luck and errors went, each in a line.
fn rows(of: &OfGame<'_>, series: &[Point]) -> Vec<String> {
    let values = |value: fn(&Point) -> Option<f64>| series.iter().filter_map(value).collect::<Vec<f64>>();
    let last = |value: fn(&Point) -> Option<f64>| series.last().and_then(value);
    let mean = |mean: String| Message::new("profile-mean").with("mean", mean);
    let mut rows = vec![(
        "profile-won",
        values(|it| Some(it.mean_won)),
        Message::new("profile-so-far"),
    )];
    if let Some(luck) = last(|it| it.mean_luck) {
        rows.push(("profile-luck", values(|it| it.luck), mean(signed(luck))));
    }
    if let Some(error) = last(|it| it.mean_error) {
        let told = match of.error_per_choice() {
            None => mean(percent(error, 1)),
            Some(each) => Message::new("profile-mean-choice")
                .with("mean", percent(error, 1))
                .with("choice", percent(each, 2)),
        };
        rows.push(("profile-errors", values(|it| it.error), told));
    }
    let labels = rows.iter().map(|(label, ..)| texts::text(label).chars().count());
    let wide = labels.max().unwrap_or_default();
    let told = rows.iter().map(|(label, values, told)| {
        let (label, told) = (texts::text(label), texts::say(told));
        format!("  {label:<wide$}  {}  {told}", bars(values))
    });
    told.collect()
}

/// Values as bars from the least to the most, at most [`WIDE`]: of more the mean of neighbours.
fn bars(values: &[f64]) -> String {
    let count = values.len().min(WIDE);
    let part = |at: usize| &values[at * values.len() / count..(at + 1) * values.len() / count];
    let means: Vec<f64> = (0..count)
        .map(part)
        .map(|part| part.iter().sum::<f64>() / part.len() as f64)
        .collect();
    let (low, high) = means.iter().fold((f64::MAX, f64::MIN), |(low, high), &it| {
        (low.min(it), high.max(it))
    });
    let bar = |&mean: &f64| {
        let height = if high > low {
            (mean - low) / (high - low)
        } else {
            0.5
        };
        BARS[(height * (BARS.len() - 1) as f64).round() as usize]
    };
    means.iter().map(bar).collect()
}

/// The last games, a line each.
fn table(of: &OfGame<'_>, series: &[Point], last: usize) -> Vec<String> {
    let from = series.len().saturating_sub(last);
    let unknown = || "–".to_owned();
    let cells = of.played.iter().zip(series).skip(from).map(|(played, point)| {
        [
            played.day.to_string(),
            format!("{}/{}", played.place(), played.table.len()),
            point.luck.map_or_else(unknown, signed),
            point.error.map_or_else(unknown, |error| percent(error, 1)),
            others(played),
        ]
    });
    let head = [
        "profile-head-day",
        "profile-head-place",
        "profile-head-luck",
        "profile-head-errors",
        "profile-head-others",
    ]
    .map(texts::text);
    let cells: Vec<[String; 5]> = std::iter::once(head).chain(cells).collect();
    let wide = |at: usize| {
        cells
            .iter()
            .map(|row| row[at].chars().count())
            .max()
            .unwrap_or_default()
    };
    let [day, place, luck, errors] = [0, 1, 2, 3].map(wide);
    let told = cells
        .iter()
        .map(|[a, b, c, d, e]| format!("  {a:<day$}  {b:>place$}  {c:>luck$}  {d:>errors$}  {e}"));
    told.collect()
}

/// Who else played, as far as there is room.
fn others(played: &Played) -> String {
    let names: Vec<&str> = played.others().map(Sat::called).collect();
    let names = names.join(", ");
    if names.chars().count() <= NAMES {
        return names;
    }
    names.chars().take(NAMES - 1).chain(['…']).collect()
}

/// The sentence about a game that was counted: in whose profiles it stands now. None where it is nobody's.
pub(super) fn counted(new: &[Played]) -> Option<Message> {
    let names: BTreeSet<&str> = new.iter().map(|played| shown(&played.name)).collect();
    let names: Vec<&str> = names.into_iter().collect();
    (!names.is_empty()).then(|| Message::new("profile-counted").with("names", names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_go_from_the_least_to_the_most_and_are_never_too_many() {
        assert_eq!(bars(&[0.0, 0.5, 1.0]), "▁▅█");
        assert_eq!(bars(&[2.0, 2.0]), "▅▅", "nothing changes");
        assert_eq!(bars(&[]), "");
        let many: Vec<f64> = (0..1000).map(f64::from).collect();
        assert_eq!(bars(&many).chars().count(), WIDE);
        assert!(bars(&many).starts_with('▁') && bars(&many).ends_with('█'));
    }
}
