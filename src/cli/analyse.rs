//! `homestretch analyse`: what a strong player would have chosen at each move of a recorded game, and what it expects.

use std::{io::Write, path::PathBuf, process::ExitCode};

use clap::Args;
use serde_json::{Value, json};

use super::{Trouble, figures::JsonLine, out};
use crate::{
    catalogue::{Board, Entry, Games, Spec},
    play::{
        Act, Match,
        store::{self, Folders},
    },
    rules::{Message, Seat, Source},
    strategies::Weighed,
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  homestretch analyse game-0001.homestretch\n  \
                  homestretch analyse game.homestretch --by master:1000ms --best 5 --json analysis.jsonl")]
pub(super) struct AnalyseLine {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Who judges: a strategy that looks ahead; the strongest at hand unless it is said
    #[arg(long, value_name = "WORD")]
    by: Option<String>,
    /// How many moves are told of each position
    #[arg(long, value_name = "COUNT", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=20))]
    best: u8,
    #[command(flatten)]
    json: JsonLine,
}

/// No number is drawn for who looks ahead without chance.
struct NoChance;

impl Source for NoChance {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

/// A line of moves in the notation of the game.
pub(super) fn written(board: &dyn Board, line: &[usize]) -> String {
    let mut board = board.boxed();
    let mut moves = Vec::new();
    for &number in line {
        let Some(seat) = board.turn().seats().lowest() else {
            break;
        };
        moves.push(board.write_ply(seat, &[number]));
        if board.choose(seat, number).is_err() {
            break;
        }
    }
    moves.join(" ")
}

/// What is expected of a choice, in a few words: a chance, or that it wins or loses and how soon.
pub(super) fn expected(weighed: &Weighed<usize>) -> String {
    let told = match (weighed.wins(), weighed.plies, weighed.chance) {
        // Of the plies every other one is the winner's.
        (Some(true), Some(plies), _) => {
            Message::new("analyse-wins").with("moves", i64::from(plies.div_ceil(2)))
        }
        (Some(false), Some(plies), _) => Message::new("analyse-loses").with("moves", i64::from(plies / 2)),
        (_, _, Some(chance)) => {
            Message::new("analyse-chance").with("chance", texts::decimal(100.0 * f64::from(chance), 1))
        }
        _ => Message::new("analyse-open"),
    };
    texts::say(&told)
}

/// A move with what is expected of it, and the line behind it.
pub(super) fn told(board: &dyn Board, weighed: &Weighed<usize>) -> String {
    format!("{} ({})", written(board, &weighed.line), expected(weighed))
}

/// What is told of a move of the record.
struct Told {
    number: usize,
    seat: Seat,
    chosen: String,
    best: Vec<(String, String)>,
    weighed: Vec<Weighed<usize>>,
}

fn load(games: Games, line: &AnalyseLine, folders: Option<&Folders>) -> Result<Match, Trouble> {
    Ok(match folders {
        Some(folders) => folders.load(games, &line.file)?,
        None => store::load(games, &line.file)?,
    })
}

fn judge(entry: &dyn Entry, line: &AnalyseLine) -> Spec {
    let word = line.by.clone();
    word.map_or_else(|| entry.adviser(), Spec::from)
}

pub(super) fn run(games: Games, line: &AnalyseLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    let folders = Folders::find(data_dir).ok();
    let game = load(games, line, folders.as_ref())?;
    let entry = game.setup().entry;
    let spec = judge(entry, line);
    let mut player = entry.player(&spec)?;
    let mut out = out::stdout();
    let (mut lines, mut number) = (Vec::new(), 0);
    for step in game.steps() {
        let Act::Choice(seat, chosen) = step.act else {
            continue;
        };
        number += 1;
        let board = &*step.before;
        let weighed = player.weigh(board, seat, line.best.into(), &mut NoChance);
        if weighed.is_empty() {
            return Err(Message::new("analyse-cannot")
                .with("strategy", spec.to_string())
                .into());
        }
        let told = Told {
            number,
            seat,
            chosen: board.write_ply(seat, &[chosen]),
            best: weighed
                .iter()
                .map(|weighed| (written(board, &weighed.line), expected(weighed)))
                .collect(),
            weighed,
        };
        if !line.json.to_stdout() {
            writeln!(out, "{}", told.text())?;
        }
        lines.push(told.json());
    }
    lines.push(json!({ "moves": number, "by": spec.to_string() }));
    line.json.write(&lines)?;
    Ok(ExitCode::SUCCESS)
}

impl Told {
    fn text(&self) -> String {
        let best = self.best.iter().map(|(line, told)| format!("{line} ({told})"));
        format!(
            "{}. {}: {}",
            self.number,
            self.chosen,
            best.collect::<Vec<_>>().join("; ")
        )
    }

    fn json(&self) -> Value {
        let best = self.best.iter().zip(&self.weighed).map(
            |((line, _), weighed)| json!({ "line": line, "chance": weighed.chance, "plies": weighed.plies }),
        );
        json!({
            "number": self.number,
            "seat": self.seat,
            "move": self.chosen,
            "best": best.collect::<Vec<_>>(),
        })
    }
}
