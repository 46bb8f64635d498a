//! `homestretch solve GAME`: what a small game comes to when everybody plays perfectly, and what strategies lose against
//! that.

use std::{
    io::Write,
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
use serde_json::json;

use super::{Trouble, figures::JsonLine, interrupt, options::threads, out};
use crate::{
    arena::exact::{Folder, SolveError, solve},
    catalogue::{Chances, Config, Entry, Fare, Games, Progress, Solution, Spec, Winner},
    play::{HouseRules, Sitter, company},
    rules::{Arg, Message, SeatSet},
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch solve quoridor --board 5x3 --fences 2\n  \
                  homestretch solve mejn --pawns 2 --dots 5 --faces 4 --of far --of ranking --out small"
)]
pub(super) struct SolveLine {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// The board of Quoridor: columns and rows, as in 5x3
    #[arg(long, value_name = "COLUMNSxROWS", value_parser = board)]
    board: Option<(u8, u8)>,
    /// Fences a seat
    #[arg(long, value_name = "K")]
    fences: Option<u8>,
    /// The number of seats of the board; only games between two are solved
    #[arg(long, value_name = "SEATS", default_value_t = 2)]
    seats: usize,
    #[command(flatten)]
    house: HouseRules,
    /// A strategy whose loss is told, any number of times: the chance of winning that its choices cost it
    #[arg(long = "of", value_name = "WORD")]
    of: Vec<String>,
    /// The folder in which the table is kept; the same words go on there after Ctrl-C
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How many threads work; the table is the same with any number
    #[arg(long, value_name = "COUNT")]
    threads: Option<usize>,
    #[command(flatten)]
    json: JsonLine,
}

/// Positions that one thread goes through in a second, about.
const PACE: u64 = 2_000_000;
/// How often all positions are gone through, about.
const SWEEPS: u64 = 50;
/// How much longer it takes to find what a strategy wins: twice, and each time for either seat.
const FARE: u64 = 4;
/// Parts of the bar that shows how far it has come.
const PARTS: f64 = 1_000.0;

/// Reads a board of so many columns and rows.
fn board(text: &str) -> Result<(u8, u8), String> {
    let read = |number: &str| number.parse().ok();
    let sizes = text.split_once(['x', '×']);
    sizes
        .and_then(|(columns, rows)| read(columns).zip(read(rows)))
        .ok_or_else(|| texts::say(&Message::new("solve-board").with("text", text)))
}

impl From<SolveError> for Trouble {
    fn from(error: SolveError) -> Self {
        Self::Failed(error.to_string())
    }
}

impl SolveLine {
    fn config(&self, entry: &dyn Entry) -> Result<Config, Trouble> {
        if !entry.seat_counts().contains(&self.seats) {
            return Err(entry.no_such_board(self.seats).into());
        }
        let mut config = entry.default_config();
        entry.set_seats(&mut config, self.seats, SeatSet::EMPTY);
        let (columns, rows) = self.board.unzip();
        let sizes = [("columns", columns), ("rows", rows), ("fences", self.fences)];
        let sizes = sizes
            .into_iter()
            .filter_map(|(name, size)| Some(format!("{name}={}", size?)));
        let board = HouseRules {
            rules: sizes.collect(),
            ..HouseRules::default()
        };
        let faults = self.house.clone().over(board).apply(entry, &mut config);
        if faults.is_empty() {
            Ok(config)
        } else {
            Err(faults.into())
        }
    }

    /// The strategies whose losses are to be told.
    fn strategies(&self, entry: &dyn Entry) -> Result<Vec<Spec>, Trouble> {
        let named = |word: &String| match company::joining(entry, &[], word)?.sitter {
            Sitter::Computer(spec) => entry.player(&spec).map(|_| spec).map_err(Trouble::from),
            Sitter::Person | Sitter::Empty => {
                Err(Message::new("solve-nobody").with("text", word.as_str()).into())
            }
        };
        self.of.iter().map(named).collect()
    }

    fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all, |asked| threads(asked.max(1)))
    }

    /// Says something to people, unless a program listens.
    fn say(&self, message: &Message) -> Result<(), Trouble> {
        if !self.json.to_stdout() {
            writeln!(out::stdout(), "{}", texts::say(message))?;
        }
        Ok(())
    }
}

pub(super) fn run(games: Games, line: SolveLine) -> Result<ExitCode, Trouble> {
    let entry = games.named(&line.game)?;
    let config = line.config(entry)?;
    let begun = Instant::now();
    let solution = entry
        .solve(&config)
        .ok_or_else(|| Message::new("solve-cannot").with("name", entry.name()))??;
    match solution {
        Solution::Winner { .. } if line.out.is_some() || !line.of.is_empty() => {
            Err(Message::new("solve-no-table").with("name", entry.name()).into())
        }
        Solution::Winner { winner, positions } => {
            let seconds = begun.elapsed().as_secs_f64();
            line.json.write(&[json!({
                "game": line.game,
                "config": entry.write_config(&config),
                "winner": winner.word(),
                "positions": positions,
                "seconds": seconds,
            })])?;
            let key = match winner {
                Winner::First => "solve-first",
                Winner::Second => "solve-second",
                Winner::Nobody => "solve-draw",
            };
            let said = Message::new(key)
                .with("positions", positions.to_string())
                .with("seconds", Arg::decimal(seconds, 2));
            line.say(&said)?;
            Ok(ExitCode::SUCCESS)
        }
        Solution::Chances(table) => chances(&line, entry, &config, table),
    }
}

/// Shows how far a table has come.
fn show(bar: &ProgressBar, progress: Progress) {
    let digits = -progress.open.max(1e-9).log10() / 9.0;
    bar.set_position((digits * PARTS) as u64);
    bar.set_message(format!("{} · {:.0e}", progress.sweeps, progress.open));
}

/// A chance in percent, as exactly as it is known.
fn percent(chance: f64) -> Arg {
    Arg::decimal(100.0 * chance, 6)
}

/// What a strategy loses a game, as often first as second; that nobody wins anything is known.
fn loss([first, second]: [f64; 2]) -> f64 {
    ((1.0 - first - second) / 2.0).max(0.0)
}

fn fare_message(spec: &Spec, fare: Fare) -> Message {
    Message::new("solve-fare")
        .with("strategy", spec.to_string())
        .with("first", percent(fare.perfect[0]))
        .with("second", percent(fare.perfect[1]))
        .with("loss", percent(loss(fare.perfect)))
        .with("known", percent(loss(fare.known)))
}

fn chances(
    line: &SolveLine,
    entry: &'static dyn Entry,
    config: &Config,
    mut table: Box<dyn Chances>,
) -> Result<ExitCode, Trouble> {
    let strategies = line.strategies(entry)?;
    let (positions, threads) = (table.positions(), line.threads());
    let rules = entry.write_config(config);
    let mut folder = match &line.out {
        Some(path) => Some(Folder::open(path, entry.name(), &rules, &mut *table)?),
        None => None,
    };
    let mebibytes = table.bytes(!strategies.is_empty()).div_ceil(1 << 20);
    let tables = 1 + FARE * strategies.len() as u64;
    let minutes = positions * SWEEPS * tables / (PACE * threads as u64) / 60;
    line.say(
        &Message::new("solve-size")
            .with("positions", positions.to_string())
            .with("mebibytes", mebibytes.to_string())
            .with("minutes", minutes as i64),
    )?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Message::new("arena-no-threads").with("why", error.to_string()))?;
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    interrupt::on_first(texts::text("solve-stopping"), move || {
        flag.store(true, Ordering::Relaxed);
    })?;
    // Where standard error is no terminal, nothing of this is drawn.
    let bar = ProgressBar::new(PARTS as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} %  {eta}  {msg}") {
        bar.set_style(style);
    }
    let begun = Instant::now();
    let mut lines = Vec::new();
    let done = pool.install(|| {
        solve(&mut *table, folder.as_mut(), &stop, &mut |progress| {
            show(&bar, progress);
        })
    });
    let seconds = begun.elapsed().as_secs_f64();
    let sweeps = table.progress().sweeps;
    if !done? {
        bar.finish_and_clear();
        let key = if line.out.is_some() {
            "solve-stopped"
        } else {
            "solve-lost"
        };
        line.say(&Message::new(key).with("sweeps", i64::from(sweeps)))?;
        return Ok(interrupt::code(true));
    }
    let (first, thrown) = table.first_throw();
    let faces = (1..).zip(&thrown);
    let faces = faces.map(|(face, chance)| format!("{face}: {} %", texts::decimal(100.0 * chance, 4)));
    line.say(
        &Message::new("solve-chance")
            .with("first", percent(first))
            .with("faces", faces.collect::<Vec<_>>().join(", "))
            .with("sweeps", i64::from(sweeps))
            .with("seconds", Arg::decimal(seconds, 2)),
    )?;
    for spec in &strategies {
        let fare = pool.install(|| {
            table.fare(spec, &mut |progress| {
                show(&bar, progress);
                !stop.load(Ordering::Relaxed)
            })
        })?;
        let Some(fare) = fare else {
            bar.finish_and_clear();
            return Ok(interrupt::code(true));
        };
        lines.push(json!({
            "game": line.game,
            "strategy": spec.to_string(),
            "first": fare.perfect[0],
            "second": fare.perfect[1],
            "loss": loss(fare.perfect),
            "known_first": fare.known[0],
            "known_second": fare.known[1],
            "known_loss": loss(fare.known),
        }));
        bar.suspend(|| line.say(&fare_message(spec, fare)))?;
    }
    bar.finish_and_clear();
    lines.push(json!({
        "game": line.game,
        "config": rules,
        "positions": positions,
        "sweeps": sweeps,
        "first": first,
        "first_throw": thrown,
        "seconds": seconds,
        "threads": threads,
    }));
    line.json.write(&lines)?;
    Ok(ExitCode::SUCCESS)
}
