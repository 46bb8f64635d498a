//! `homestretch bots`: the strategies of every game.

use std::{io::Write, process::ExitCode};

use clap::Args;
use serde_json::json;

use super::{Trouble, figures::JsonLine};
use crate::{catalogue, texts};

#[derive(Args, Clone, Debug)]
#[command(after_help = "Example: homestretch bots --game mejn")]
pub(super) struct BotsLine {
    /// Only the strategies of this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[command(flatten)]
    json: JsonLine,
}

pub(super) fn run(line: BotsLine) -> Result<ExitCode, Trouble> {
    let games = match &line.game {
        Some(name) => vec![catalogue::game(name)?],
        None => catalogue::GAMES.to_vec(),
    };
    let mut out = anstream::stdout();
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
                "sentence": texts::say(&strategy.sentence()),
            }));
            if line.json.to_stdout() {
                continue;
            }
            writeln!(out, "  {:<10}{}", strategy.name, texts::say(&strategy.sentence()))?;
            if !parameters.is_empty() {
                writeln!(
                    out,
                    "  {:<10}{}: {}",
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
