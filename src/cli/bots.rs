//! `homestretch bots`: the strategies of every game, and two commands for those who write a bot of their own.

use std::{io::Write, path::PathBuf, process::ExitCode};

use clap::{Args, Subcommand};
use serde_json::json;

use super::{Trouble, figures::JsonLine, options::LimitsLine, out};
use crate::{
    bots::{self, BotSpec, CommandFault, Finding},
    catalogue::Games,
    play::store::StoreError,
    rules::Message,
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:\n  homestretch bots --game mejn\n  homestretch bots check python3 my_bot.py\n  \
                  homestretch bots feed incidents/1.jsonl -- python3 my_bot.py"
)]
pub(super) struct BotsLine {
    #[command(subcommand)]
    command: Option<BotsCommand>,
    /// Only the strategies of this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
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
#[command(after_help = "Example: homestretch bots check python3 my_bot.py --depth 3")]
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
    let mut spec = BotSpec::new(line.command)?;
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
        };
        counts[usize::from(matches!(finding, Finding::Wrong(_)))] += 1;
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
    let spec = BotSpec::new(line.command)?;
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

fn list(games: Games, line: BotsLine) -> Result<ExitCode, Trouble> {
    let games = match &line.game {
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
