//! `homestretch solve GAME`: who wins on a small board when everybody plays perfectly.

use std::{io::Write, process::ExitCode, time::Instant};

use clap::Args;
use serde_json::json;

use super::{Trouble, figures::JsonLine, out};
use crate::{
    catalogue::{Games, Winner},
    play::HouseRules,
    rules::{Arg, Message},
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(after_help = "Example: homestretch solve quoridor --board 5x3 --fences 2")]
pub(super) struct SolveLine {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// The board: columns and rows, as in 5x3
    #[arg(long, value_name = "COLUMNSxROWS", value_parser = board)]
    board: Option<(u8, u8)>,
    /// Fences a seat
    #[arg(long, value_name = "K")]
    fences: Option<u8>,
    /// One house rule or size, any number of times
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    rule: Vec<String>,
    #[command(flatten)]
    json: JsonLine,
}

/// Reads a board of so many columns and rows.
fn board(text: &str) -> Result<(u8, u8), String> {
    let read = |number: &str| number.parse().ok();
    let sizes = text.split_once(['x', '×']);
    sizes
        .and_then(|(columns, rows)| read(columns).zip(read(rows)))
        .ok_or_else(|| texts::say(&Message::new("solve-board").with("text", text)))
}

pub(super) fn run(games: Games, line: SolveLine) -> Result<ExitCode, Trouble> {
    let entry = games.named(&line.game)?;
    let mut config = entry.default_config();
    let (columns, rows) = line.board.unzip();
    let sizes = [("columns", columns), ("rows", rows), ("fences", line.fences)];
    let sizes = sizes
        .into_iter()
        .filter_map(|(name, size)| Some(format!("{name}={}", size?)));
    let house = HouseRules {
        rules: sizes.chain(line.rule.iter().cloned()).collect(),
        ..HouseRules::default()
    };
    let faults = house.apply(entry, &mut config);
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let start = Instant::now();
    let solved = entry
        .solve(&config)
        .ok_or_else(|| Message::new("solve-cannot").with("name", entry.name()))??;
    let seconds = start.elapsed().as_secs_f64();
    line.json.write(&[json!({
        "game": line.game,
        "config": entry.write_config(&config),
        "winner": solved.winner.word(),
        "positions": solved.positions,
        "seconds": seconds,
    })])?;
    if !line.json.to_stdout() {
        let key = match solved.winner {
            Winner::First => "solve-first",
            Winner::Second => "solve-second",
            Winner::Nobody => "solve-draw",
        };
        let said = Message::new(key)
            .with("positions", solved.positions.to_string())
            .with("seconds", Arg::decimal(seconds, 2));
        writeln!(out::stdout(), "{}", texts::say(&said))?;
    }
    Ok(ExitCode::SUCCESS)
}
