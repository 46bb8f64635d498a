//! `homestretch perft GAME`: how many sequences of choices there are, to hold the rules against other programs.

use std::{io::Write, process::ExitCode, time::Instant};

use clap::Args;
use serde_json::json;

use super::{Trouble, choices::PlaceLine, figures::JsonLine, out};
use crate::{
    catalogue::{Config, Listed, Typed, Visitor},
    play::{
        HouseRules,
        dice::{Dice, Seed},
    },
    rules::{Arg, Game as _, Message, Notation as _, SeatSet, Silent, Turn, perft},
    texts,
};

/// Nobody can wait for a deeper one to be counted.
const MOST_DEPTH: i64 = 100;

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch perft quoridor --depth 3\n  homestretch perft quoridor --depth 3 --seats 4 --each"
)]
pub(super) struct PerftLine {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// How many choices, and outcomes of chance, one after the other
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=MOST_DEPTH))]
    depth: u32,
    /// The number of seats of the board
    #[arg(long, value_name = "SEATS")]
    seats: Option<usize>,
    #[command(flatten)]
    house: HouseRules,
    #[command(flatten)]
    place: PlaceLine,
    /// Makes every last choice too, and does not only count them
    #[arg(long)]
    each: bool,
    #[command(flatten)]
    json: JsonLine,
}

/// Counts in a game of any type. What comes of it is the count and the seconds that it took.
struct Counting<'a> {
    line: &'a PerftLine,
    config: &'a Config,
    position: Option<String>,
    seed: Seed,
}

impl Visitor for Counting<'_> {
    type Output = Result<(u64, f64), Trouble>;

    fn visit<T: Typed>(self, entry: &'static T) -> Self::Output {
        let rules = entry.rules(self.config)?;
        let mut position = match &self.position {
            Some(text) => rules.read_start(text).map_err(Message::from)?,
            None => rules.start(),
        };
        // What a position does not tell is dealt, where its outcomes can't be listed.
        let is_dealt = self.position.is_some() && rules.turn(&position) == Turn::Chance;
        if is_dealt && rules.odds(&position).is_none() {
            let dealt = rules.draw(&position, &mut Dice::at(&self.seed, 0));
            rules.settle_known(&mut position, &dealt, &mut Silent);
        }
        let start = Instant::now();
        let count = perft(&rules, &position, self.line.depth, self.line.each);
        let count = count.ok_or_else(|| Message::new("perft-chance").with("name", entry.name()))?;
        Ok((count, start.elapsed().as_secs_f64()))
    }
}

pub(super) fn run(games: &impl Listed, line: PerftLine) -> Result<ExitCode, Trouble> {
    let entry = games.games().named(&line.game)?;
    let mut config = entry.default_config();
    if let Some(seats) = line.seats {
        if !entry.seat_counts().contains(&seats) {
            return Err(entry.no_such_board(seats).into());
        }
        entry.set_seats(&mut config, seats, SeatSet::EMPTY);
    }
    let faults = line.house.apply(entry, &mut config);
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let counting = Counting {
        line: &line,
        config: &config,
        position: line.place.text()?,
        seed: line.place.seed()?,
    };
    let (count, seconds) = games.visit(&line.game, counting)??;
    let rate = count as f64 / seconds.max(f64::MIN_POSITIVE);
    line.json.write(&[json!({
        "game": line.game,
        "seats": entry.seats(&config),
        "depth": line.depth,
        "count": count,
        "seconds": seconds,
        "each": line.each,
        "leaves_per_second": rate,
    })])?;
    if !line.json.to_stdout() {
        let said = Message::new("perft-count")
            .with("depth", i64::from(line.depth))
            .with("count", i64::try_from(count).unwrap_or(i64::MAX))
            .with("seconds", Arg::decimal(seconds, 4))
            .with("rate", Arg::decimal(rate / 1e6, 1));
        writeln!(out::stdout(), "{}", texts::say(&said))?;
    }
    Ok(ExitCode::SUCCESS)
}
