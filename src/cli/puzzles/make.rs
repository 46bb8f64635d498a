//! Puzzles are made, and proven again.

use std::{
    collections::BTreeMap,
    io::Write as _,
    path::PathBuf,
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::json;

use super::number;
use crate::{
    catalogue::{Games, Skill, Untyped},
    cli::{Trouble, figures::JsonLine, interrupt, options, out},
    play::store,
    puzzles::{self, ATTEMPTS, Finding, Proof, Proving, Puzzle, Puzzles, Wish},
    rules::{Arg, Message},
    texts,
};

#[derive(Args, Clone, Debug)]
pub(super) struct MakeLine {
    /// The game
    #[arg(long, value_name = "GAME")]
    game: String,
    /// How many puzzles are wanted
    #[arg(long, value_name = "COUNT", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// From which all games follow: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// The file for them
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    json: JsonLine,
}

#[derive(Args, Clone, Debug)]
pub(super) struct CheckLine {
    /// A file of puzzles; without it those of the program are proven
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Those of one game alone
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Also by a look deeper than the one that made them, and by playing them out: that takes minutes
    #[arg(long)]
    deep: bool,
    /// Also tells how many each level solves
    #[arg(long)]
    levels: bool,
    #[command(flatten)]
    json: JsonLine,
}

/// A bar of progress; where standard error is no terminal, nothing of it is drawn.
fn bar(length: usize) -> ProgressBar {
    let bar = ProgressBar::new(length as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len}  {elapsed}  {msg}") {
        bar.set_style(style);
    }
    bar
}

fn say(message: &Message, json: &JsonLine) -> Result<(), Trouble> {
    if json.to_stdout() {
        return Ok(());
    }
    Ok(writeln!(out::stdout(), "{}", texts::say(message))?)
}

/// How many puzzles there are of each grade.
fn graded(puzzles: &[Puzzle]) -> BTreeMap<usize, usize> {
    let mut grades = BTreeMap::new();
    for puzzle in puzzles {
        *grades.entry(number(puzzle.grade)).or_default() += 1;
    }
    grades
}

pub(super) fn make(games: Games, line: &MakeLine) -> Result<ExitCode, Trouble> {
    out::no_stdout("--out", Some(&line.out))?;
    let entry = games.named(&line.game)?;
    let seed = options::seed(line.seed.as_deref())?;
    let finding = Finding::new(entry, line.count.into(), seed)?;
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    interrupt::on_first(texts::text("puzzles-stopping"), move || {
        flag.store(true, Ordering::Relaxed);
    })?;
    let (bar, begun) = (bar(line.count.into()), Instant::now());
    let found = finding.run(&mut |puzzles, games| {
        bar.set_position(puzzles as u64);
        bar.set_message(games.to_string());
        !stop.load(Ordering::Relaxed)
    });
    bar.finish_and_clear();
    store::write_atomically(&line.out, &puzzles::write(entry.name(), &found.puzzles))?;
    let seconds = begun.elapsed().as_secs_f64();
    let grades = graded(&found.puzzles);
    let told: Vec<String> = grades
        .iter()
        .map(|(grade, count)| format!("{grade}: {count}"))
        .collect();
    let made = Message::new("puzzles-made")
        .with("count", found.puzzles.len() as i64)
        .with("games", found.games.to_string())
        .with("seconds", Arg::decimal(seconds, 0))
        .with("grades", told.join(", "))
        .with("file", line.out.display().to_string());
    say(&made, &line.json)?;
    if found.puzzles.len() < line.count.into() {
        let fewer = Message::new("puzzles-fewer").with("count", i64::from(line.count));
        say(&fewer, &line.json)?;
    }
    line.json.write(&[json!({
        "game": entry.name(), "puzzles": found.puzzles.len(), "games": found.games, "grades": grades,
        "seconds": seconds, "file": line.out,
    })])?;
    Ok(interrupt::code(stop.load(Ordering::Relaxed)))
}

pub(super) fn check(games: Games, line: &CheckLine) -> Result<ExitCode, Trouble> {
    let all = match &line.file {
        Some(path) => {
            let read = puzzles::read(games, &store::read_text(path)?);
            let said = |fault| Trouble::Failed(format!("{}: {fault}", path.display()));
            Puzzles::of(games, read.map_err(said)?)
        }
        None => Puzzles::shipped(games),
    };
    let game = line.game.as_deref().map(|name| games.named(name)).transpose()?;
    let wish = Wish {
        game: game.map(Untyped::name),
        grade: None,
    };
    let wished: Vec<&Puzzle> = all.wished(wish).collect();
    if wished.is_empty() {
        return Err(Message::new("puzzles-none").into());
    }
    let bar = bar(wished.len());
    let proving = Proving(if line.deep { Proof::Deep } else { Proof::Quick });
    let faults: Vec<Option<Message>> = wished
        .par_iter()
        .map(|puzzle| {
            let proven = proving.prove(puzzle);
            bar.inc(1);
            proven.err()
        })
        .collect();
    bar.finish_and_clear();
    let mut lines = Vec::new();
    for (puzzle, fault) in wished.iter().zip(faults) {
        if let Some(fault) = fault {
            let game = texts::text(&format!("game-{}", puzzle.entry.name()));
            let told = format!("{game}: {}", texts::say(&fault));
            lines.push(json!({ "puzzle": puzzle.name(), "fault": told }));
            if !line.json.to_stdout() {
                writeln!(out::stdout(), "{told}")?;
            }
        }
    }
    let wrong = lines.len();
    if line.levels {
        for (game, skill, solved, all) in solving(games, &wished) {
            let told = Message::new("puzzles-solves")
                .with("game", texts::text(&format!("game-{game}")))
                .with("level", number(skill) as i64)
                .with(
                    "share",
                    Arg::decimal(100.0 * solved as f64 / (all as u64 * ATTEMPTS) as f64, 0),
                )
                .with("count", all as i64);
            say(&told, &line.json)?;
            lines.push(
                json!({ "game": game, "level": number(skill), "solved": solved, "of": all as u64 * ATTEMPTS }),
            );
        }
    }
    let told = Message::new("puzzles-proven")
        .with("count", wished.len() as i64)
        .with("faults", wrong as i64);
    say(&told, &line.json)?;
    lines.push(json!({ "puzzles": wished.len(), "faults": wrong }));
    line.json.write(&lines)?;
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// How many puzzles of each game each of its levels solves, and of how many.
fn solving(games: Games, wished: &[&Puzzle]) -> Vec<(&'static str, Skill, u64, usize)> {
    let mut all = Vec::new();
    for entry in games {
        let own: Vec<&&Puzzle> = wished
            .iter()
            .filter(|puzzle| puzzle.entry.name() == entry.name())
            .collect();
        for level in entry.levels().iter().filter(|_| !own.is_empty()) {
            let solved = own
                .par_iter()
                .map(|puzzle| puzzles::solved_by(puzzle, level.spec));
            all.push((entry.name(), level.skill, solved.sum(), own.len()));
        }
    }
    all
}
