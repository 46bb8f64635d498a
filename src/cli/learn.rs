//! `homestretch train --network`: a network learns to judge a game by playing it against itself.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::{Trouble, figures::JsonLine, interrupt, options, out};
use crate::{
    arena::{
        Venues,
        learn::{Figure, LearnNews, LearnOutcome, LearnRow, LearnTask, Learning, Learnt, Method, Trial},
    },
    catalogue::{Config, Entry, Games, Spec},
    play::{HouseRules, Sitter, Words, seed, store, strategy_file},
    rules::{Message, SeatSet},
    texts,
};

/// Generations and games where nothing is said: about a minute on two cores.
const GENERATIONS: u32 = 20;
const GAMES_EACH: u64 = 2_000;

/// How a network is taught.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct NetworkLine {
    /// A network learns to judge the game by playing against itself; without it the numbers of a strategy are varied
    #[arg(
        long,
        conflicts_with_all = ["file", "strategy", "bound", "variant", "population", "measure"]
    )]
    pub(super) network: bool,
    /// Goes on from the network in this file, which has learnt already, in place of one that knows nothing
    #[arg(long, value_name = "FILE", requires = "network")]
    from: Option<PathBuf>,
    /// Hidden units of the network, a multiple of 16: 64 unless it is said
    #[arg(long, value_name = "COUNT", requires = "network")]
    hidden: Option<usize>,
    /// How much of what a judgement is held against is the end of the game, and how much the judgements on the way there: 0 … 1
    #[arg(long, value_name = "SHARE", requires = "network")]
    lambda: Option<f32>,
    /// Of 1,000 choices so many are any, to see what comes of them
    #[arg(long, value_name = "COUNT", requires = "network")]
    explore: Option<u32>,
    /// How many positions a choice looks at in the first generation, and towards the last one, in games in which one looks ahead:
    /// 100 unless it is said
    #[arg(long, value_names = ["FIRST", "LAST"], num_args = 1..=2, requires = "network")]
    positions: Vec<u32>,
    /// At the beginning of a game up to so many choices are any, so that games differ
    #[arg(long, value_name = "COUNT", requires = "network")]
    opening: Option<u32>,
    /// Of 1,000 judgements so many are taught: 500 unless it is said
    #[arg(long, value_name = "COUNT", requires = "network")]
    keep: Option<u32>,
    /// How often what a generation has played is taught: once unless it is said
    #[arg(long, value_name = "COUNT", requires = "network")]
    passes: Option<u32>,
    /// A generation plays only once a sequential test of at most so many blocks (a game from every side) has found it stronger
    /// than the one that plays
    #[arg(long, value_name = "BLOCKS", requires = "network")]
    trial: Option<u64>,
    /// The rate of learning in the first generation, and towards the last one
    #[arg(long, value_names = ["FIRST", "LAST"], num_args = 2, requires = "network")]
    rates: Vec<f32>,
    /// Every so many generations the network meets others: a tenth of all unless it is said
    #[arg(long, value_name = "GENERATIONS", requires = "network")]
    every: Option<u32>,
}

/// What the rest of the line says.
pub(super) struct Rest<'a> {
    pub(super) game: Option<String>,
    pub(super) name: Option<String>,
    pub(super) against: Option<Words>,
    pub(super) board: Option<usize>,
    pub(super) house: HouseRules,
    pub(super) generations: Option<u32>,
    pub(super) games: Option<u64>,
    pub(super) proof: Option<u64>,
    pub(super) seed: Option<String>,
    pub(super) threads: usize,
    pub(super) folder: &'a Path,
    pub(super) json: &'a JsonLine,
}

/// Whether a network learns in this folder.
pub(super) fn is_here(folder: &Path) -> bool {
    folder.join(Learning::TASK).exists()
}

/// The table at which a network plays against itself: all seats are taken.
pub(super) fn table(
    games: Games,
    game: Option<&str>,
    board: Option<usize>,
    house: &HouseRules,
) -> Result<(&'static dyn Entry, Config), Trouble> {
    let entry = games.named(game.unwrap_or(games.usual().name()))?;
    let mut config = entry.contest_config();
    let seats = board.unwrap_or_else(|| entry.seats(&config));
    if !entry.seat_counts().contains(&seats) {
        return Err(entry.no_such_board(seats).into());
    }
    entry.set_seats(&mut config, seats, SeatSet::EMPTY);
    let faults = house.apply(entry, &mut config);
    if !faults.is_empty() {
        return Err(faults.into());
    }
    Ok((entry, config))
}

impl NetworkLine {
    fn task(&self, games: Games, rest: &Rest<'_>) -> Result<LearnTask, Trouble> {
        let (entry, config) = table(games, rest.game.as_deref(), rest.board, &rest.house)?;
        let against = match &rest.against {
            Some(Words(words)) => words.iter().map(|word| rival(entry, word)).collect(),
            None => Ok(quick(entry)),
        };
        let generations = rest.generations.unwrap_or(GENERATIONS);
        let usual = Method::default();
        Ok(LearnTask {
            name: rest.name.clone().unwrap_or_else(|| entry.name().to_owned()),
            game: entry.name().to_owned(),
            rules: entry.write_config(&config),
            hidden: self.hidden.unwrap_or(64),
            generations,
            games: rest.games.unwrap_or(u64::from(generations) * GAMES_EACH),
            method: Method {
                lambda: self.lambda.unwrap_or(usual.lambda),
                explore: self.explore.unwrap_or(usual.explore),
                keep: self.keep.unwrap_or(usual.keep),
                positions: match self.positions[..] {
                    [all] => (all, all),
                    [first, last] => (first, last),
                    _ => usual.positions,
                },
                opening: self.opening.unwrap_or(usual.opening),
                passes: self.passes.unwrap_or(usual.passes),
                trial: self.trial.unwrap_or(usual.trial),
                rates: match self.rates[..] {
                    [first, last] => (first, last),
                    _ => usual.rates,
                },
            },
            against: against?,
            every: self.every.unwrap_or((generations / 10).max(1)),
            proof: rest.proof.unwrap_or(2_000),
            seed: match &rest.seed {
                Some(seed) => seed.clone(),
                None => seed::hex(&seed::fresh()?),
            },
        })
    }

    fn begin(&self, games: &'static dyn Venues, rest: &Rest<'_>) -> Result<Learning, Trouble> {
        let mut task = self.task(games.games(), rest)?;
        let (folder, threads) = (rest.folder, rest.threads);
        let Some(from) = &self.from else {
            return Ok(Learning::begin(games, task, folder, threads)?);
        };
        let bytes = store::read_bytes(from)?;
        if let (None, Some(hidden)) = (self.hidden, Learning::hidden_in(&bytes)) {
            task.hidden = hidden;
        }
        let begun = Learning::begin_from(games, task, &bytes, folder, threads);
        begun.map_err(|error| options::said_of(Some(from), error.into()))
    }

    pub(super) fn run(
        &self,
        games: &'static dyn Venues,
        rest: &Rest<'_>,
        goes_on: bool,
    ) -> Result<ExitCode, Trouble> {
        let mut learning = if goes_on {
            Learning::resume(games, rest.folder, rest.threads)?
        } else {
            self.begin(games, rest)?
        };
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        interrupt::on_first(texts::text("train-stopping"), move || {
            flag.store(true, Ordering::Relaxed);
        })?;
        // Where standard error is no terminal, nothing of this is drawn.
        let bar = ProgressBar::new(learning.task().games);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} %  {eta}  {msg}") {
            bar.set_style(style);
        }
        let begun = Instant::now();
        let before = learning.games();
        let mut lines = Vec::new();
        let outcome = learning.run(&stop, &mut |news| match news {
            LearnNews::Games(games) => bar.set_position(games),
            LearnNews::Generation(row) => {
                bar.println(texts::say(&row_message(row)));
                if let Some(trial) = &row.trial {
                    bar.println(texts::say(&trial_message(trial)));
                }
                lines.push(serde_json::to_value(row).unwrap_or_default());
            }
            LearnNews::Proving => bar.set_message(texts::text("train-proving")),
        });
        bar.finish_and_clear();
        let outcome = outcome?;
        let stopped = matches!(outcome, LearnOutcome::Stopped(_));
        let told = match outcome {
            LearnOutcome::Stopped(generations) => Message::new("train-stopped")
                .with("generations", i64::from(generations))
                .with("folder", rest.folder.display().to_string()),
            LearnOutcome::Done(learnt) => {
                let seconds = begun.elapsed().as_secs_f64();
                let played = learning.games() - before;
                lines.push(summary(learning.task(), &learnt, played, seconds));
                Message::new("learn-result")
                    .with("file", learnt.path.display().to_string())
                    .with("games", learning.task().games.to_string())
                    .with("figures", figures(&learnt.figures))
                    .with("off", percent(learnt.calibrated.error))
                    .with("brier", texts::decimal(learnt.calibrated.brier, 4))
            }
        };
        rest.json.write(&lines)?;
        if !rest.json.to_stdout() {
            writeln!(out::stdout(), "{}", texts::say(&told))?;
        }
        Ok(interrupt::code(stopped))
    }
}

/// All strategies of a game where the strongest chooses at once; else those that do.
fn quick(entry: &dyn Entry) -> Vec<Spec> {
    let is_quick = |name: &str| {
        let mut quick = entry.quick_players().iter();
        name == "random" || quick.any(|&word| Spec::from(word.to_owned()).name == name)
    };
    let all = is_quick(&entry.adviser().name);
    let names = entry.strategies().into_iter().map(|facts| facts.name);
    let names = names.filter(|name| all || is_quick(name));
    names.map(|name| Spec::from(name.to_owned())).collect()
}

/// Whom the network is to meet, by a word.
fn rival(entry: &dyn Entry, word: &str) -> Result<Spec, Trouble> {
    match strategy_file::sitter(entry, word)? {
        Sitter::Computer(spec) if spec.command().is_some() => Err(Message::new("train-bot").into()),
        Sitter::Computer(spec) => Ok(spec),
        Sitter::Empty | Sitter::Person => Err(Message::new("train-person").into()),
    }
}

fn percent(share: f64) -> String {
    texts::decimal(100.0 * share, 1)
}

/// How it does against each, in a row.
fn figures(figures: &[Figure]) -> String {
    let figure = |figure: &Figure| {
        let message = Message::new("learn-figure")
            .with("against", figure.against.as_str())
            .with("share", percent(figure.share))
            .with("error", percent((figure.high - figure.low) / 2.0));
        texts::say(&message)
    };
    figures.iter().map(figure).collect::<Vec<_>>().join(", ")
}

fn row_message(row: &LearnRow) -> Message {
    let key = if row.figures.is_empty() {
        "learn-row"
    } else {
        "learn-row-measured"
    };
    Message::new(key)
        .with("generation", i64::from(row.generation))
        .with("games", row.games.to_string())
        .with("loss", texts::decimal(row.loss, 4))
        .with("figures", figures(&row.figures))
}

fn trial_message(trial: &Trial) -> Message {
    Message::new("learn-trial")
        .with("games", trial.games.to_string())
        .with("share", percent(trial.share))
        .with("stronger", if trial.stronger { "yes" } else { "no" })
}

fn summary(task: &LearnTask, learnt: &Learnt, played: u64, seconds: f64) -> Value {
    json!({
        "game": task.game,
        "hidden": task.hidden,
        "generations": task.generations,
        "games": task.games,
        "seed": task.seed,
        "figures": learnt.figures,
        "file": learnt.path,
        "calibrated": learnt.calibrated,
        "bytes": learnt.bytes,
        "seconds": seconds,
        "games_per_second": played as f64 / seconds,
    })
}
