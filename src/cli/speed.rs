//! `homestretch speed GAME`: whole games a second on this machine, one thread, no files written.
//!
//! The side figures come first; the last line is the headline.

use std::{io::Write, process::ExitCode, time::Instant};

use clap::Args;
use serde_json::{Value, json};

use super::{Trouble, figures::JsonLine};
use crate::{
    catalogue::{self, Board, Spec, Typed as _, mejn::Catalogued},
    play::{
        dice::{Dice, Seed, ThoughtKey},
        run::{Terms, play_out},
        seed,
    },
    rules::{
        Game, Listener, Message, Silent, Turn,
        mejn::{Config, Event, Mejn},
    },
    strategies::{Random, Strategy},
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(after_help = "Example: homestretch speed mejn --games 200000")]
pub(super) struct SpeedLine {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// Games for the headline; side figures take a fifth of it
    #[arg(long, default_value_t = 200_000)]
    games: u64,
    /// The seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    json: JsonLine,
}

/// What some games took.
struct Figure {
    name: &'static str,
    games: u64,
    plies: u64,
    seconds: f64,
}

impl Figure {
    fn value(&self, line: &SpeedLine) -> Value {
        json!({
            "game": line.game,
            "what": self.name,
            "games": self.games,
            "plies": self.plies,
            "seconds": self.seconds,
            "games_per_second": self.games as f64 / self.seconds,
            "plies_per_second": self.plies as f64 / self.seconds,
            "seed": line.seed,
            "threads": 1,
        })
    }
}

/// Plays so many games and takes the time; `play` tells how many rolls a game took.
fn measure(
    name: &'static str,
    games: u64,
    first: u64,
    mut play: impl FnMut(&Seed) -> Result<u64, Trouble>,
) -> Result<Figure, Trouble> {
    let start = Instant::now();
    let mut plies = 0;
    for game in 0..games {
        plies += play(&seed::numbered(first.wrapping_add(game)))?;
    }
    Ok(Figure {
        name,
        games,
        plies,
        seconds: start.elapsed().as_secs_f64(),
    })
}

fn generic<S: Strategy<Mejn>>(
    rules: &Mejn,
    seed: &Seed,
    players: &mut [S],
    checked: bool,
    listener: &mut impl Listener<Event>,
) -> Result<u64, Trouble> {
    let terms = Terms {
        checked,
        ..Terms::default()
    };
    play_out(
        rules,
        &mut Dice::new(seed),
        ThoughtKey::new(seed),
        players,
        terms,
        listener,
    )
    .map(|played| played.rolls)
    .map_err(|foul| foul.message.into())
}

/// The same game through the object-safe face.
fn wrapped(start: &dyn Board, entry: &dyn catalogue::Entry, seed: &Seed) -> Result<u64, Trouble> {
    let mut board = start.boxed();
    let mut dice = Dice::new(seed);
    let key = ThoughtKey::new(seed);
    let mut player = entry.player(&Spec::from("random".to_owned()))?;
    let (mut rolls, mut choices) = (0, 0);
    loop {
        match board.turn() {
            Turn::Chance => {
                let outcome = board.draw(&mut dice);
                board.settle(&outcome)?;
                rolls += 1;
            }
            Turn::Seat(seat) => {
                let number = player.decide(&*board, seat, &mut key.stream(seat, choices));
                board.choose(seat, number.unwrap_or_default())?;
                choices += 1;
            }
            Turn::Together(_) | Turn::Over => return Ok(rolls),
        }
    }
}

fn mejn(line: &SpeedLine) -> Result<Vec<Figure>, Trouble> {
    let rules = |config: &Config| {
        Mejn::new(config)
            .map_err(|faults| Trouble::from(faults.into_iter().map(Message::from).collect::<Vec<_>>()))
    };
    let reference = rules(&Config::default())?;
    let flags = rules(&Config {
        three_tries: true,
        strike_is_compulsory: true,
        ..Config::default()
    })?;
    let side = (line.games / 5).max(1);
    let entry = catalogue::game(&line.game)?;
    let start = entry.open(&entry.default_config()).map_err(Trouble::from)?;
    let mut boxed = ["random"; 4]
        .into_iter()
        .map(|name| Catalogued.strategy(&Spec::from(name.to_owned())))
        .collect::<Result<Vec<_>, _>>()?;
    let mut events = Vec::new();
    Ok(vec![
        measure("checked", side, line.seed, |seed| {
            generic(&reference, seed, &mut [Random; 4], true, &mut Silent)
        })?,
        measure("events", side, line.seed, |seed| {
            events.clear();
            generic(&reference, seed, &mut [Random; 4], false, &mut events)
        })?,
        measure("boxed", side, line.seed, |seed| {
            generic(&reference, seed, &mut boxed, false, &mut Silent)
        })?,
        measure("flags", side, line.seed, |seed| {
            generic(&flags, seed, &mut [Random; 4], false, &mut Silent)
        })?,
        measure("wrapped", (side / 20).max(1), line.seed, |seed| {
            wrapped(&*start, entry, seed)
        })?,
        measure("headline", line.games, line.seed, |seed| {
            generic(&reference, seed, &mut [Random; 4], false, &mut Silent)
        })?,
    ])
}

pub(super) fn run(line: SpeedLine) -> Result<ExitCode, Trouble> {
    if line.games == 0 {
        return Err(Message::new("games-zero").into());
    }
    let figures = match catalogue::game(&line.game)?.name() {
        Mejn::NAME => mejn(&line)?,
        _ => {
            return Err(Message::new("speed-unmeasured")
                .with("name", line.game.as_str())
                .into());
        }
    };
    let values: Vec<Value> = figures.iter().map(|figure| figure.value(&line)).collect();
    line.json.write(&values)?;
    if !line.json.to_stdout() {
        let mut out = anstream::stdout();
        for figure in &figures {
            let rate = figure.games as f64 / figure.seconds;
            let per_game = figure.plies as f64 / figure.games as f64;
            let what = texts::text(&format!("speed-{}", figure.name));
            writeln!(
                out,
                "{rate:>12.0} {}  {per_game:.1} {}  {what}",
                texts::text("speed-games"),
                texts::text("speed-rolls")
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
