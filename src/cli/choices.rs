//! `homestretch choices`: all that may be done in a position, in the notation of its game.

use std::{io::Write as _, process::ExitCode};

use clap::Args;
use serde_json::{Value, json};

use super::{
    Trouble,
    figures::JsonLine,
    options::{self, TableLine},
    out,
};
use crate::{
    catalogue::{Board, Games},
    play::{Match, dice::Seed, seed},
    rules::{Message, Seat, Turn},
    texts,
};

/// More than these nobody reads, and in games with long actions they are beyond counting.
const MOST: usize = 1_000_000;

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch choices --game quoridor --position 'pawns=e4,e5 left=10,7 fences=e5h,d5v,e4v next=0'\n  \
                  homestretch choices --game dog --position 'P0*F1|P14P16||P48*' --seed 7 --json"
)]
pub(super) struct ChoicesLine {
    #[command(flatten)]
    table: TableLine,
    #[command(flatten)]
    place: PlaceLine,
    #[command(flatten)]
    json: JsonLine,
}

/// Which position is looked at.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct PlaceLine {
    /// This position, or the one in a file, in the notation of the game; of Dog a board alone will do. Without it, the start
    #[arg(long, value_name = "TEXT|FILE")]
    pub(super) position: Option<String>,
    /// The seed by which chance brings what comes before the first choice, and deals what the position does not tell: a
    /// number or 64 hexadecimal digits; 0 where none is named
    #[arg(long, value_name = "SEED")]
    pub(super) seed: Option<String>,
}

impl PlaceLine {
    /// The position that is named, as text.
    ///
    /// # Errors
    /// When its file can't be read.
    pub(super) fn text(&self) -> Result<Option<String>, Trouble> {
        self.position.as_deref().map(options::position).transpose()
    }

    /// The seed that is named.
    ///
    /// # Errors
    /// When it is none.
    pub(super) fn seed(&self) -> Result<Seed, Trouble> {
        Ok(self.seed.as_deref().map_or(Ok(seed::numbered(0)), seed::read)?)
    }

    /// A table at this position, up to where somebody is to choose or the game is over.
    ///
    /// # Errors
    /// Everything that is off.
    pub(super) fn open(&self, games: Games, table: &TableLine) -> Result<Match, Trouble> {
        let mut setup = table.setup(games, &["person"])?;
        setup.position = self.text()?;
        let mut game = Match::new(setup, self.seed()?)?;
        while game.turn() == Turn::Chance {
            game.roll()?;
        }
        Ok(game)
    }
}

/// The whole actions of a seat from here on, each as the numbers of its choices; none where there are too many.
fn actions(board: &dyn Board, seat: Seat) -> Option<Vec<Vec<usize>>> {
    let (mut found, mut chain) = (Vec::new(), Vec::new());
    follow(board, seat, &mut chain, &mut found)?;
    Some(found)
}

fn follow(board: &dyn Board, seat: Seat, chain: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) -> Option<()> {
    for choice in board.choices(seat) {
        let mut after = board.boxed();
        after.choose(seat, choice.number).ok()?;
        chain.push(choice.number);
        if after.is_open(seat) {
            follow(&*after, seat, chain, found)?;
        } else {
            found.push(chain.clone());
        }
        chain.pop();
        if found.len() > MOST {
            return None;
        }
    }
    Some(())
}

pub(super) fn run(games: Games, line: &ChoicesLine) -> Result<ExitCode, Trouble> {
    let game = line.place.open(games, &line.table)?;
    let board = game.board();
    let mut out = out::stdout();
    let mut lines: Vec<Value> = Vec::new();
    for seat in game.turn().seats().iter() {
        let too_many = || Message::new("choices-many").with("most", MOST as i64);
        for chain in actions(board, seat).ok_or_else(too_many)? {
            let text = board.write_ply(seat, &chain);
            if !line.json.to_stdout() {
                writeln!(out, "{seat} {text}")?;
            }
            lines.push(json!({ "seat": seat, "text": text, "numbers": chain }));
        }
    }
    let count = lines.len();
    lines.push(json!({
        "game": board.game(), "rules": board.config(), "position": board.text(),
        "next": game.turn().seats().iter().collect::<Vec<Seat>>(), "count": count,
    }));
    line.json.write(&lines)?;
    if !line.json.to_stdout() {
        let told = Message::new("choices-count")
            .with("count", count as i64)
            .with("position", board.text());
        writeln!(out, "{}", texts::say(&told))?;
    }
    Ok(ExitCode::SUCCESS)
}
