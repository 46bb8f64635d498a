//! `homestretch train`: better numbers for a strategy, found by differential evolution.
//!
//! What is trained is said on the line, in a file by the names of the options, or both: the line wins.

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
use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    Trouble,
    figures::JsonLine,
    interrupt, learn,
    options::{TableLine, threads, words},
    out,
};
use crate::{
    arena::Venues,
    arena::train::{
        Campaign, Measure, News, Outcome, Row, Task, Trained, Variant,
        task::{usual_games, usual_proof},
    },
    catalogue::Games,
    play::{
        Flat, HouseRules, Sitter, Words, form, seed,
        strategy_file::{Named, Score, spelt_out},
    },
    rules::Message,
    texts,
};

#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[command(
    after_help = "Examples:\n  homestretch train --strategy ranking --against far,random,random --seed 7 --out training\n  \
                        homestretch train --resume training\n  \
                        homestretch text --seats person,file:training/trained.ron,far,near"
)]
pub(super) struct TrainLine {
    /// A file (RON) that says the same by the names of these options: (strategy: "ranking", seed: 7)
    #[arg(value_name = "FILE")]
    #[serde(skip)]
    file: Option<PathBuf>,
    /// Goes on with the training in this folder, which was broken off
    #[arg(
        long,
        value_name = "DIR",
        conflicts_with_all = [
            "file", "game", "strategy", "name", "against", "board", "house", "bound", "variant", "population", "generations", "games", "proof", "measure", "seed", "out", "network",
        ]
    )]
    #[serde(skip)]
    resume: Option<PathBuf>,
    /// The game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The strategy whose numbers are sought, perhaps with the numbers to start from, or “file:” with a path
    #[arg(long, value_name = "WORD")]
    strategy: Option<String>,
    /// What it is to be called
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Who sits clockwise from it: strategies, or empty; without it the strategy meets itself as it was
    #[arg(long, value_name = "WORDS", value_parser = words)]
    against: Option<Words>,
    /// The number of seats of the board, when --against does not say it
    #[arg(long, value_name = "SEATS")]
    board: Option<usize>,
    #[command(flatten)]
    #[serde(skip)]
    house: HouseRules,
    /// Between what a number may lie, any number of times; else twice itself to either side, and at least 20
    #[arg(long = "bound", value_name = "NAME=LOW..HIGH")]
    #[serde(skip)]
    bound: Vec<String>,
    #[arg(skip)]
    bounds: Named<(i32, i32)>,
    /// How it is searched: lshade, or de (DE/rand/1/bin)
    #[arg(long, value_name = "VARIANT")]
    variant: Option<String>,
    /// Candidates of a generation: 24 unless it is said
    #[arg(long, value_name = "COUNT")]
    population: Option<usize>,
    /// Generations after the first: 30 unless it is said
    #[arg(long, value_name = "COUNT")]
    generations: Option<u32>,
    /// Games of all generations together
    #[arg(long, value_name = "COUNT")]
    games: Option<u64>,
    /// Games for the choice at the end, and as many for each score: a quarter of --games unless it is said
    #[arg(long, value_name = "COUNT")]
    proof: Option<u64>,
    /// What is measured: wins, or places (the share of the others left behind)
    #[arg(long, value_name = "MEASURE")]
    measure: Option<String>,
    /// From which all chance follows: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED")]
    #[serde(deserialize_with = "seed_word")]
    seed: Option<String>,
    /// How many threads play; the results are the same with any number
    #[arg(long, value_name = "COUNT")]
    threads: Option<usize>,
    /// The folder in which everything is kept
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    #[serde(skip)]
    network: learn::NetworkLine,
    #[command(flatten)]
    #[serde(skip)]
    json: JsonLine,
}

/// In a file a seed may be a number or a text.
fn seed_word<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Word {
        Number(u64),
        Text(String),
    }
    Ok(Option::<Word>::deserialize(deserializer)?.map(|word| match word {
        Word::Number(number) => number.to_string(),
        Word::Text(text) => text,
    }))
}

impl TrainLine {
    /// These words, and for what they leave open those of the file.
    fn or_file(self) -> Result<Self, Trouble> {
        let Some(path) = &self.file else { return Ok(self) };
        let Flat(file, house): Flat<Self> = form::read(path, "train-file-form")?;
        Ok(Self {
            game: self.game.or(file.game),
            strategy: self.strategy.or(file.strategy),
            name: self.name.or(file.name),
            against: self.against.or(file.against),
            board: self.board.or(file.board),
            house: self.house.over(house),
            bounds: file.bounds,
            variant: self.variant.or(file.variant),
            population: self.population.or(file.population),
            generations: self.generations.or(file.generations),
            games: self.games.or(file.games),
            proof: self.proof.or(file.proof),
            measure: self.measure.or(file.measure),
            seed: self.seed.or(file.seed),
            threads: self.threads.or(file.threads),
            out: self.out.or(file.out),
            file: None,
            ..self
        })
    }

    fn task(&self, games: Games) -> Result<Task, Trouble> {
        let Some(strategy) = &self.strategy else {
            return Err(Message::new("train-strategy").into());
        };
        let opponents = match &self.against {
            Some(Words(words)) => words.clone(),
            None => vec![strategy.clone(); self.board.unwrap_or(4).clamp(1, 64) - 1],
        };
        let table = TableLine {
            game: self.game.clone(),
            seats: Some(Words(
                std::iter::once(strategy.clone()).chain(opponents).collect(),
            )),
            board: self.board,
            house: self.house.clone(),
            ..TableLine::default()
        };
        let setup = table.setup(games, &[])?;
        let seats = setup.chairs.len();
        let mut sitters = setup.chairs.iter().map(|chair| &chair.sitter);
        let is_bot = |sitter: &Sitter| matches!(sitter, Sitter::Computer(spec) if spec.command().is_some());
        if sitters.clone().any(is_bot) {
            return Err(Message::new("train-bot").into());
        }
        let Some(Sitter::Computer(strategy)) = sitters.next() else {
            return Err(Message::new("train-no-numbers")
                .with("name", strategy.as_str())
                .into());
        };
        let against = sitters.map(|sitter| match sitter {
            Sitter::Computer(spec) => spelt_out(setup.entry, spec).map(|spec| spec.to_string()),
            Sitter::Empty | Sitter::Person => Ok(sitter.to_string()),
        });
        let (population, generations) = (self.population.unwrap_or(24), self.generations.unwrap_or(30));
        let games = self
            .games
            .unwrap_or_else(|| usual_games(population, generations, seats));
        Ok(Task {
            name: self
                .name
                .clone()
                .unwrap_or_else(|| format!("{} trained", strategy.name)),
            rules: setup.entry.write_config(&setup.config),
            strategy: spelt_out(setup.entry, strategy)?,
            bounds: self.all_bounds()?,
            against: against.collect::<Result<_, _>>()?,
            variant: named(&Variant::ALL, self.variant.as_deref(), "train-variant")?,
            population,
            generations,
            games,
            proof: self.proof.unwrap_or_else(|| usual_proof(games, seats)),
            measure: named(&Measure::ALL, self.measure.as_deref(), "train-measure")?,
            seed: match &self.seed {
                Some(seed) => seed.clone(),
                None => seed::hex(&seed::fresh()?),
            },
            game: setup.entry.name().to_owned(),
        })
    }

    /// The bounds of the file, and those of the line in their place.
    fn all_bounds(&self) -> Result<Named<(i32, i32)>, Trouble> {
        let Named(mut bounds) = self.bounds.clone();
        for text in &self.bound {
            let (name, ends) = read_bound(text).ok_or_else(|| {
                Trouble::from(Message::new("train-bound-words").with("text", text.as_str()))
            })?;
            bounds.retain(|(other, _)| other != name);
            bounds.push((name.to_owned(), ends));
        }
        Ok(Named(bounds))
    }

    fn threads(&self) -> Result<usize, Trouble> {
        match self.threads {
            Some(0) => Err(Message::new("train-no-threads").into()),
            Some(asked) => Ok(threads(asked)),
            None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
        }
    }
}

fn read_bound(text: &str) -> Option<(&str, (i32, i32))> {
    let (name, ends) = text.split_once('=')?;
    let (low, high) = ends.split_once("..")?;
    // As in Rust, `..=` may be written too: both ends are included in any case.
    let high = high.strip_prefix('=').unwrap_or(high);
    Some((name.trim(), (low.trim().parse().ok()?, high.trim().parse().ok()?)))
}

fn named<T: Copy + Default>(all: &[(T, &str)], word: Option<&str>, key: &str) -> Result<T, Message> {
    let Some(word) = word else { return Ok(T::default()) };
    let found = all.iter().find(|(_, known)| *known == word);
    found
        .map(|(value, _)| *value)
        .ok_or_else(|| Message::new(key).with("text", word))
}

fn percent(share: f64) -> String {
    texts::decimal(100.0 * share, 2)
}

fn row_message(row: &Row) -> Message {
    let numbers: Vec<String> = row
        .parameters
        .0
        .iter()
        .map(|(_, number)| number.to_string())
        .collect();
    Message::new("train-row")
        .with("generation", i64::from(row.generation))
        .with("best", percent(row.best))
        .with("mean", percent(row.mean))
        .with("spread", percent(row.spread))
        .with("numbers", numbers.join(","))
}

fn summary(task: &Task, trained: &Trained, threads: usize, seconds: f64) -> Value {
    let training = trained.file.training.as_ref();
    let score = |score: Option<Score>| {
        score.map(|score| {
            json!({
                "games": score.games,
                "win_share": score.mean,
                "win_low": score.low,
                "win_high": score.high,
            })
        })
    };
    json!({
        "game": task.game,
        "strategy": task.strategy.name,
        "parameters": trained.file.parameters,
        "against": task.against,
        "measure": task.measure.word(),
        "variant": task.variant.word(),
        "generations": task.generations,
        "trained": score(training.map(|it| it.score)),
        "before": score(training.and_then(|it| it.before)),
        "gain": trained.gain.0,
        "gain_low": trained.gain.1,
        "gain_high": trained.gain.2,
        "file": trained.path,
        "games": trained.games,
        "seconds": seconds,
        "games_per_second": trained.games as f64 / seconds,
        "seed": task.seed,
        "threads": threads,
    })
}

fn result_message(games: Games, trained: &Trained) -> Message {
    let training = trained.file.training.as_ref();
    let score = training.map(|it| it.score);
    let before = training.and_then(|it| it.before);
    let part = |score: Option<Score>, of: fn(Score) -> f64| score.map(of).map_or_else(String::new, percent);
    let spec = trained.file.spec(games).map(|spec| spec.to_string());
    Message::new("train-result")
        .with("spec", spec.unwrap_or_default())
        .with("score", part(score, |it| it.mean))
        .with("low", part(score, |it| it.low))
        .with("high", part(score, |it| it.high))
        .with("games", score.map_or(0, |it| it.games).to_string())
        .with("before", part(before, |it| it.mean))
        .with("before_low", part(before, |it| it.low))
        .with("before_high", part(before, |it| it.high))
        .with("gain", percent(trained.gain.0))
        .with("gain_low", percent(trained.gain.1))
        .with("gain_high", percent(trained.gain.2))
        .with("file", trained.path.display().to_string())
}

pub(super) fn run(games: &'static dyn Venues, line: TrainLine) -> Result<ExitCode, Trouble> {
    let line = line.or_file()?;
    let threads = line.threads()?;
    let goes_on = line.resume.as_deref().is_some_and(learn::is_here);
    if line.network.network || goes_on {
        let Some(folder) = line.resume.as_ref().or(line.out.as_ref()) else {
            return Err(Message::new("train-out").into());
        };
        let rest = learn::Rest {
            game: line.game.clone(),
            name: line.name.clone(),
            against: line.against.clone(),
            board: line.board,
            house: line.house.clone(),
            generations: line.generations,
            games: line.games,
            proof: line.proof,
            seed: line.seed.clone(),
            threads,
            folder,
            json: &line.json,
        };
        return line.network.run(games, &rest, goes_on);
    }
    let (mut campaign, folder) = match (&line.resume, &line.out) {
        (Some(folder), _) => (Campaign::resume(games, folder, threads)?, folder),
        (None, Some(folder)) => (
            Campaign::begin(games, line.task(games.games())?, folder, threads)?,
            folder,
        ),
        (None, None) => return Err(Message::new("train-out").into()),
    };
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    interrupt::on_first(texts::text("train-stopping"), move || {
        flag.store(true, Ordering::Relaxed);
    })?;
    // Where standard error is no terminal, nothing of this is drawn.
    let bar = ProgressBar::new(campaign.games_in_all());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} %  {eta}  {msg}") {
        bar.set_style(style);
    }
    let begun = Instant::now();
    let mut lines = Vec::new();
    let outcome = campaign.run(&stop, &mut |news| match news {
        News::Games(games) => bar.set_position(games),
        News::Generation(row) => {
            let sentence = texts::say(&row_message(row));
            bar.println(&sentence);
            lines.push(serde_json::to_value(row).unwrap_or_default());
        }
        News::Choosing => bar.set_message(texts::text("train-choosing")),
        News::Proving => bar.set_message(texts::text("train-proving")),
    });
    bar.finish_and_clear();
    let outcome = outcome?;
    let stopped = matches!(outcome, Outcome::Stopped(_));
    let told = match outcome {
        Outcome::Stopped(generations) => Message::new("train-stopped")
            .with("generations", i64::from(generations))
            .with("folder", folder.display().to_string()),
        Outcome::Done(trained) => {
            let seconds = begun.elapsed().as_secs_f64();
            lines.push(summary(campaign.task(), &trained, threads, seconds));
            result_message(games.games(), &trained)
        }
    };
    line.json.write(&lines)?;
    if !line.json.to_stdout() {
        writeln!(out::stdout(), "{}", texts::say(&told))?;
    }
    Ok(interrupt::code(stopped))
}
