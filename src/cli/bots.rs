//! `homestretch bots`: the strategies of every game, and two commands for those who write a bot of their own.

use std::{io::Write, path::PathBuf, process::ExitCode};

use clap::{Args, Subcommand};
use serde_json::json;

use super::{
    Trouble,
    choices::PlaceLine,
    figures::JsonLine,
    options::{LimitsLine, TableLine},
    out,
};
use crate::{
    bots::{self, BotSpec, CommandFault, Finding},
    catalogue::{Games, Spec},
    play::{dice::ThoughtKey, store::StoreError},
    rules::{Message, Seat},
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:\n  homestretch bots --game mejn\n  homestretch bots --game quoridor --position 'pawns=e4,e5 left=10,7 fences=e5h,d5v,e4v next=0'\n  homestretch bots check python3 my_bot.py\n  \
                  homestretch bots feed incidents/1.jsonl -- python3 my_bot.py"
)]
pub(super) struct BotsLine {
    #[command(subcommand)]
    command: Option<BotsCommand>,
    /// The table; without a position only its game counts: the strategies of that one alone
    #[command(flatten)]
    table: TableLine,
    #[command(flatten)]
    place: PlaceLine,
    #[command(flatten)]
    json: JsonLine,
}

#[derive(Subcommand, Clone, Debug)]
enum BotsCommand {
    /// Plays games of every kind with a bot, and tells what is right and wrong with it
    Check(CheckLine),
    /// Feeds a bot the lines of a file again, as they are kept of a fault, and shows its answers
    Feed(FeedLine),
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "Example: homestretch bots check my_bot.py --depth 3")]
struct CheckLine {
    #[command(flatten)]
    limits: LimitsLine,
    /// Sets one of the options of the bot, any number of times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Keeps what led to a fault in this folder
    #[arg(long, value_name = "DIR")]
    incidents: Option<PathBuf>,
    /// Keeps the standard error of the bot in this file
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// The command that starts the bot
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "COMMAND"
    )]
    command: Vec<String>,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "Example: homestretch bots feed incidents/1.jsonl -- python3 my_bot.py")]
struct FeedLine {
    /// The lines
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The command that starts the bot
    #[arg(required = true, last = true, value_name = "COMMAND")]
    command: Vec<String>,
}

impl From<CommandFault> for Trouble {
    fn from(fault: CommandFault) -> Self {
        Self::Words(fault.to_string())
    }
}

fn check(games: Games, line: CheckLine) -> Result<ExitCode, Trouble> {
    out::no_stdout("--log", line.log.as_deref())?;
    let mut spec = BotSpec::typed(line.command)?;
    spec.log = line.log;
    for option in &line.options {
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| Message::new("bot-option-words").with("text", option.as_str()))?;
        spec.options.insert(name.to_owned(), value.to_owned());
    }
    let mut out = out::stdout();
    let (mut counts, mut written) = ([0_i64; 2], Ok(()));
    let limits = line.limits.limits()?;
    let (is_right, error) = bots::check(games, &spec, &limits, &mut |finding| {
        let (mark, message) = match &finding {
            Finding::Right(message) => ("✓", message),
            Finding::Wrong(message) => ("✗", message),
            Finding::Again(message) => (" ", message),
        };
        match finding {
            Finding::Right(_) => counts[0] += 1,
            Finding::Wrong(_) => counts[1] += 1,
            Finding::Again(_) => {}
        }
        if written.is_ok() {
            written = writeln!(out, "{mark} {}", texts::say(message)).and_then(|()| out.flush());
        }
    });
    written?;
    if let (Some(folder), Some(error)) = (&line.incidents, &error) {
        let path = bots::save(folder, "check", error).map_err(|why| StoreError::io(folder, why))?;
        let message = Message::new("check-kept").with("file", path.display().to_string());
        writeln!(out, "{}", texts::say(&message))?;
    }
    let sum = Message::new("check-sum")
        .with("right", counts[0])
        .with("wrong", counts[1]);
    writeln!(out, "{}", texts::say(&sum))?;
    Ok(if is_right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn feed(line: FeedLine) -> Result<ExitCode, Trouble> {
    let spec = BotSpec::typed(line.command)?;
    bots::feed(&line.file, &spec, &mut out::stdout()).map_err(|error| Trouble::Failed(error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn run(games: Games, mut line: BotsLine) -> Result<ExitCode, Trouble> {
    match line.command.take() {
        None => list(games, line),
        Some(BotsCommand::Check(line)) => check(games, line),
        Some(BotsCommand::Feed(line)) => feed(line),
    }
}

/// What each strategy would do in a position, and why.
fn at_position(games: Games, line: &BotsLine) -> Result<ExitCode, Trouble> {
    let game = line.place.open(games, &line.table)?;
    let entry = game.setup().entry;
    let seed = line.place.seed()?;
    let mut out = out::stdout();
    let mut lines = Vec::new();
    for seat in game.turn().seats().iter() {
        for strategy in entry.strategies() {
            let mut player = entry.player(&Spec::from(strategy.name.to_owned()))?;
            let mut random = ThoughtKey::new(&seed).stream(seat, 0);
            let (mut board, mut chain) = (game.board().boxed(), Vec::new());
            let mut why = None;
            while let Some(number) = player.decide(&*board, seat, &mut random) {
                if chain.is_empty() && board.choices(seat).len() > 1 {
                    why = player.explain(&*board, seat, number);
                }
                board.choose(seat, number)?;
                chain.push(number);
                if !board.is_open(seat) {
                    break;
                }
            }
            let text = game.board().write_ply(seat, &chain);
            let name = |seat: Seat| game.setup().name(seat);
            let why = why.map_or_else(String::new, |why| texts::say_naming(&why, &name));
            if !line.json.to_stdout() {
                let told = format!("{seat} {:<16}{text:<12}{why}", strategy.name);
                writeln!(out, "{}", told.trim_end())?;
            }
            lines.push(json!({
                "game": entry.name(), "seat": seat, "name": strategy.name, "choice": text,
                "numbers": chain, "why": why,
            }));
        }
    }
    line.json.write(&lines)?;
    Ok(ExitCode::SUCCESS)
}

fn list(games: Games, line: BotsLine) -> Result<ExitCode, Trouble> {
    if line.place.position.is_some() {
        return at_position(games, &line);
    }
    let games = match &line.table.game {
        Some(name) => vec![games.named(name)?],
        None => games.to_vec(),
    };
    let names = games.iter().flat_map(|game| game.strategies());
    let width = names.map(|strategy| strategy.name.len()).max().unwrap_or(0) + 2;
    let mut out = out::stdout();
    let mut lines = Vec::new();
    for game in games {
        if !line.json.to_stdout() {
            writeln!(out, "{}", texts::text(&format!("game-{}", game.name())))?;
        }
        for strategy in game.strategies() {
            let parameters: Vec<String> = strategy
                .parameters
                .iter()
                .map(|parameter| format!("{}={}", parameter.name, parameter.default))
                .collect();
            lines.push(json!({
                "game": game.name(),
                "name": strategy.name,
                "parameters": parameters,
                "sentence": texts::say(&strategy.sentence(game.name())),
            }));
            if line.json.to_stdout() {
                continue;
            }
            writeln!(
                out,
                "  {:<width$}{}",
                strategy.name,
                texts::say(&strategy.sentence(game.name()))
            )?;
            if !parameters.is_empty() {
                writeln!(
                    out,
                    "  {:<width$}{}: {}",
                    "",
                    texts::text("bots-parameters"),
                    parameters.join(" ")
                )?;
            }
        }
    }
    line.json.write(&lines)?;
    Ok(ExitCode::SUCCESS)
}
