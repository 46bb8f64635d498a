//! `homestretch speed GAME`: whole games a second on this machine, one thread, no files written.
//!
//! The side figures come first; the last line is the headline.

use std::{io::Write, process::ExitCode, time::Instant};

use clap::Args;
use serde_json::{Value, json};

use super::{Trouble, figures::JsonLine, out};
use crate::{
    catalogue::{Board, Entry, Listed, Spec, Typed, Visitor},
    play::{
        dice::{Dice, Seed, ThoughtKey},
        run::{Terms, play_on_board, play_out},
        seed,
    },
    rules::{Game, Listener, Message, Silent},
    strategies::Strategy,
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
    pace: Pace,
    seconds: f64,
}

/// How long games were.
#[derive(Clone, Copy, Default)]
struct Pace {
    /// Rolls where a die is thrown every turn, for then a turn may pass without a choice; else whole plies.
    plies: u64,
    /// Deals, in a game that has them.
    deals: u64,
}

impl Pace {
    /// What seats can't see of each other is dealt between their plies; any other chance is their die.
    fn of(has_secrets: bool, rolls: u64, plies: u64) -> Self {
        if has_secrets || rolls == 0 {
            Self { plies, deals: rolls }
        } else {
            Self {
                plies: rolls,
                deals: 0,
            }
        }
    }
}

impl Figure {
    fn value(&self, line: &SpeedLine) -> Value {
        json!({
            "game": line.game,
            "what": self.name,
            "games": self.games,
            "plies": self.pace.plies,
            "deals": self.pace.deals,
            "seconds": self.seconds,
            "games_per_second": self.games as f64 / self.seconds,
            "plies_per_second": self.pace.plies as f64 / self.seconds,
            "seed": line.seed,
            "threads": 1,
        })
    }
}

/// Plays so many games and takes the time; `play` tells how long a game was.
fn measure(
    name: &'static str,
    games: u64,
    first: u64,
    mut play: impl FnMut(&Seed) -> Result<Pace, Trouble>,
) -> Result<Figure, Trouble> {
    let start = Instant::now();
    let mut pace = Pace::default();
    for game in 0..games {
        let Pace { plies, deals } = play(&seed::numbered(first.wrapping_add(game)))?;
        pace.plies += plies;
        pace.deals += deals;
    }
    Ok(Figure {
        name,
        games,
        pace,
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// A game with the strategies of its seats, and how long it was.
fn generic<G: Game, S: Strategy<G>>(
    rules: &G,
    seed: &Seed,
    players: &mut [S],
    checked: bool,
    listener: &mut impl Listener<G::Event>,
) -> Result<Pace, Trouble> {
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
    .map(|played| Pace::of(G::HAS_SECRETS, played.rolls, played.plies))
    .map_err(|foul| foul.message.into())
}

/// The same game through the object-safe face.
fn wrapped(start: &dyn Board, entry: &dyn Entry, seed: &Seed) -> Result<Pace, Trouble> {
    let mut board = start.boxed();
    let mut dice = Dice::new(seed);
    let key = ThoughtKey::new(seed);
    let mut player = entry.player(&Spec::from("random".to_owned()))?;
    let acts = play_on_board::<Trouble>(
        &mut *board,
        &mut dice,
        u64::MAX,
        |board, seat, acts| {
            let choice = player.decide(board, seat, &mut key.stream(seat, acts.choices));
            choice
                .map(Some)
                .ok_or_else(|| Message::new("no-answer").with("seat", seat).into())
        },
        |_, _| Ok(()),
    )??;
    Ok(Pace::of(board.has_secrets(), acts.rolls, acts.plies))
}

/// Measures a game of any type between *Random* on every seat.
struct Measuring<'a>(&'a SpeedLine);

impl Visitor for Measuring<'_> {
    type Output = Result<Vec<Figure>, Trouble>;

    fn visit<T: Typed>(self, entry: &'static T) -> Self::Output {
        let line = self.0;
        let config = entry.contest_config();
        let rules = entry.rules(&config)?;
        let costly = entry
            .costly_config()
            .map(|config| entry.rules(&config))
            .transpose()?;
        let start = entry.open(&config)?;
        let mut players = vec![T::Random::default(); entry.seats(&config)];
        let random = Spec::from("random".to_owned());
        let mut boxed = players
            .iter()
            .map(|_| entry.strategy(&random))
            .collect::<Result<Vec<_>, _>>()?;
        let side = (line.games / 5).max(1);
        let mut events = Vec::new();
        let mut figures = vec![
            measure("checked", side, line.seed, |seed| {
                generic(&rules, seed, &mut players, true, &mut Silent)
            })?,
            measure("events", side, line.seed, |seed| {
                events.clear();
                generic(&rules, seed, &mut players, false, &mut events)
            })?,
            measure("boxed", side, line.seed, |seed| {
                generic(&rules, seed, &mut boxed, false, &mut Silent)
            })?,
        ];
        if let Some(costly) = costly {
            figures.push(measure("flags", side, line.seed, |seed| {
                generic(&costly, seed, &mut players, false, &mut Silent)
            })?);
        }
        let thinkers = entry
            .measured_players()
            .iter()
            .map(|&name| entry.strategy(&name.to_owned().into()));
        let mut thinkers = thinkers.collect::<Result<Vec<_>, _>>()?;
        if !thinkers.is_empty() {
            figures.push(measure("thinkers", side, line.seed, |seed| {
                generic(&rules, seed, &mut thinkers, false, &mut Silent)
            })?);
        }
        figures.push(measure("wrapped", (side / 20).max(1), line.seed, |seed| {
            wrapped(&*start, entry, seed)
        })?);
        figures.push(measure("headline", line.games, line.seed, |seed| {
            generic(&rules, seed, &mut players, false, &mut Silent)
        })?);
        Ok(figures)
    }
}

pub(super) fn run(games: &impl Listed, line: SpeedLine) -> Result<ExitCode, Trouble> {
    if line.games == 0 {
        return Err(Message::new("games-zero").into());
    }
    let figures = games.visit(&line.game, Measuring(&line))??;
    let values: Vec<Value> = figures.iter().map(|figure| figure.value(&line)).collect();
    line.json.write(&values)?;
    if !line.json.to_stdout() {
        let mut out = out::stdout();
        for figure in &figures {
            let rate = figure.games as f64 / figure.seconds;
            let per_game = |count: u64| count as f64 / figure.games as f64;
            let deals = match figure.pace.deals {
                0 => String::new(),
                deals => format!(", {:.1} {}", per_game(deals), texts::text("speed-deals")),
            };
            let what = texts::text(&format!("speed-{}", figure.name));
            writeln!(
                out,
                "{rate:>12.0} {}  {:.1} {}{deals}  {what}",
                texts::text("speed-games"),
                per_game(figure.pace.plies),
                texts::text("speed-plies")
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
