//! `homestretch judge`: a network plays against itself, and it is told how far its chances can be believed. Where no network judges a
//! table, its judgement is held against games of who gives advice there.

use std::{io::Write, path::PathBuf, process::ExitCode};

use clap::Args;
use serde_json::{Value, json};

use super::{
    Trouble,
    figures::JsonLine,
    learn,
    options::{self, threads},
    out,
};
use crate::{
    arena::{
        Venues,
        learn::{Calibration, Judging, Method, watched},
        report::svg,
    },
    catalogue::Entry,
    play::{HouseRules, store},
    rules::Message,
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch judge --game mejn --games 2000 --seed 7\n  \
                        homestretch judge --game dog --games 2000 --seed 7 --plot dog.svg\n  \
                        homestretch judge --game mejn --by mine.net --lessons taught --games 500"
)]
pub(super) struct JudgeLine {
    /// The game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The number of seats of the board
    #[arg(long, value_name = "SEATS")]
    board: Option<usize>,
    #[command(flatten)]
    house: HouseRules,
    /// The network in this file; without it that which comes with the program
    #[arg(long, value_name = "FILE")]
    by: Option<PathBuf>,
    /// Games against itself
    #[arg(long, value_name = "COUNT", default_value_t = 2_000)]
    games: u64,
    /// Draws how often came true what was told with which chance
    #[arg(long, value_name = "FILE", conflicts_with = "lessons")]
    plot: Option<PathBuf>,
    /// Writes what such games teach into this folder, as arrays of numpy
    #[arg(long, value_name = "DIR")]
    lessons: Option<PathBuf>,
    /// How much of what is taught is the end of the game, and how much the judgements on the way there: 0 … 1
    #[arg(long, value_name = "SHARE", requires = "lessons")]
    lambda: Option<f32>,
    /// Of 1,000 choices so many are any, to see what comes of them
    #[arg(long, value_name = "COUNT", requires = "lessons")]
    explore: Option<u32>,
    /// From which all chance follows: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// How many threads play; the results are the same with any number
    #[arg(long, value_name = "COUNT")]
    threads: Option<usize>,
    #[command(flatten)]
    json: JsonLine,
}

pub(super) fn run(games: &'static dyn Venues, line: &JudgeLine) -> Result<ExitCode, Trouble> {
    out::no_stdout("--plot", line.plot.as_deref())?;
    let (entry, config) = learn::table(games.games(), line.game.as_deref(), line.board, &line.house)?;
    let bytes = line.by.as_deref().map(store::read_bytes).transpose()?;
    let seed = options::seed(line.seed.as_deref())?;
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = line.threads.map_or_else(all, |asked| threads(asked.max(1)));
    let table = (entry.name(), &config);
    if bytes.is_none() && line.lessons.is_none() && !Judging::is_at_hand(games, table) {
        let (player, calibration) = watched(games, table, (&seed, line.games), threads)?;
        let told = Message::new("judge-watched").with("player", player.as_str());
        return told_of(entry, &calibration, line, told, json!({ "player": player }));
    }
    let judging = Judging::new(games, table, bytes.as_deref(), seed, threads);
    let judging = judging.map_err(|error| options::said_of(line.by.as_deref(), error.into()))?;
    let encoding = json!({ "encoding": judging.encoding() });
    let Some(folder) = &line.lessons else {
        let calibration = judging.calibration(line.games);
        return told_of(entry, &calibration, line, Message::new("judge-result"), encoding);
    };
    let usual = Method::default();
    let method = Method {
        lambda: line.lambda.unwrap_or(usual.lambda),
        explore: line.explore.unwrap_or(usual.explore),
        keep: 1000,
        ..usual
    };
    let count = judging.teach(&method, line.games, folder)?;
    let told = Message::new("judge-lessons")
        .with("count", count.to_string())
        .with("folder", folder.display().to_string());
    let figures = json!({ "lessons": count, "folder": folder });
    end(entry, line, &told, &[encoding, figures])
}

/// Tells how honest chances were, and draws that where it is asked for.
fn told_of(
    entry: &dyn Entry,
    calibration: &Calibration,
    line: &JudgeLine,
    told: Message,
    by: Value,
) -> Result<ExitCode, Trouble> {
    let calibrated = calibration.figures();
    if let Some(path) = &line.plot {
        let game = texts::text(&format!("game-{}", entry.name()));
        let plot = svg::calibration(&game, line.games, calibration)?;
        store::write_atomically(path, &plot.standalone())?;
    }
    let told = told
        .with("chances", calibrated.chances.to_string())
        .with("off", texts::decimal(100.0 * calibrated.error, 2))
        .with("brier", texts::decimal(calibrated.brier, 4));
    let figures = json!({ "calibrated": calibrated, "classes": calibration.classes() });
    end(entry, line, &told, &[by, figures])
}

fn end(entry: &dyn Entry, line: &JudgeLine, told: &Message, figures: &[Value]) -> Result<ExitCode, Trouble> {
    let mut summary = json!({ "game": entry.name(), "games": line.games });
    if let Some(all) = summary.as_object_mut() {
        let more = figures.iter().filter_map(Value::as_object).flatten();
        all.extend(more.map(|(key, value)| (key.clone(), value.clone())));
    }
    line.json.write(&[summary])?;
    if !line.json.to_stdout() {
        writeln!(out::stdout(), "{}", texts::say(told))?;
    }
    Ok(ExitCode::SUCCESS)
}
