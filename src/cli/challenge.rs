//! `homestretch challenge`: the code of a game that is over, what a code holds, one result beside the other, and the sums of
//! a duplicate evening.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;
use serde_json::{Value, json};

use super::{
    Trouble,
    figures::JsonLine,
    options::{TableLine, said_of},
    out, review, verify,
};
use crate::{
    catalogue::Games,
    play::{
        Evening, Match, Setup, Sum,
        challenge::{self, Challenge, Outcome},
        seed,
        store::Folders,
    },
    rules::{Message, Seat},
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch challenge game.homestretch\n  homestretch challenge --code CODE\n  \
                  homestretch challenge --duplicate game-1.homestretch game-2.homestretch"
)]
pub(super) struct ChallengeLine {
    /// The record of a game that is over
    #[arg(value_name = "FILE", required_unless_present = "code")]
    files: Vec<PathBuf>,
    /// The seat whose result is to be beaten, as the record counts them; without it, that of the only person
    #[arg(long, value_name = "SEAT", conflicts_with = "code")]
    seat: Option<u8>,
    /// Tells what this code holds; with a record, one result beside the other
    #[arg(long, value_name = "CODE")]
    code: Option<String>,
    /// Tells the sums of a duplicate evening: records of one game and its return matches
    #[arg(long, conflicts_with_all = ["seat", "code"])]
    duplicate: bool,
    #[command(flatten)]
    json: JsonLine,
}

pub(super) fn run(
    games: Games,
    line: &ChallengeLine,
    data_dir: Option<PathBuf>,
) -> Result<ExitCode, Trouble> {
    let folders = Folders::find(data_dir).ok();
    let load = |path: &PathBuf| Ok(verify::load(games, path, folders.as_ref())?);
    let records = line
        .files
        .iter()
        .map(load)
        .collect::<Result<Vec<Match>, Trouble>>()?;
    let (told, figures) = match (&line.code, &records[..]) {
        (Some(code), []) => taken(&Challenge::read(games, code)?)?,
        (Some(code), [game]) => {
            let beside = beside(&Challenge::read(games, code)?, game);
            beside.map_err(|trouble| of_file(line, trouble))?
        }
        (None, [first, others @ ..]) if line.duplicate => evening(line, first, others)?,
        (None, [game]) => given(line.seat, game).map_err(|trouble| of_file(line, trouble))?,
        _ => return Err(Message::new("challenge-one").into()),
    };
    if !line.json.to_stdout() {
        let mut out = out::stdout();
        for told in &told {
            writeln!(out, "{told}")?;
        }
    }
    line.json.write(&figures)?;
    Ok(ExitCode::SUCCESS)
}

/// The challenge of a code beside which nothing is said of the table, if there is a code.
///
/// # Errors
/// When it can't be read, or something is said of the table.
pub(super) fn read(
    games: Games,
    code: Option<&str>,
    table: &TableLine,
) -> Result<Option<Challenge>, Message> {
    match code {
        None => Ok(None),
        Some(_) if !table.is_silent() => Err(Message::new("challenge-table")),
        Some(code) => Challenge::read(games, code).map(Some),
    }
}

/// Trouble with the first record of the line.
fn of_file(line: &ChallengeLine, trouble: Trouble) -> Trouble {
    said_of(line.files.first().map(Path::new), trouble)
}

/// The code of a game, and what it holds.
fn given(seat: Option<u8>, game: &Match) -> Result<(Vec<String>, Vec<Value>), Trouble> {
    let seat = match seat {
        None => challenge::challenger(game)?,
        Some(seat) => Seat::try_from(seat).map_err(|_| Message::new("challenge-nobody"))?,
    };
    let challenge = Challenge::new(game, seat)?;
    let (told, figures) = taken(&challenge)?;
    Ok((std::iter::once(challenge.code()?).chain(told).collect(), figures))
}

/// What a challenge holds.
fn taken(challenge: &Challenge) -> Result<(Vec<String>, Vec<Value>), Trouble> {
    let told = review::say_at(&challenge.table().0, &challenge.told());
    Ok((vec![told], vec![figures(challenge)?]))
}

/// One result beside the other.
fn beside(challenge: &Challenge, game: &Match) -> Result<(Vec<String>, Vec<Value>), Trouble> {
    let beside = challenge.beside(game)?;
    let told = challenge.told_beside(beside).map(|told| texts::say(&told));
    let mut figures = figures(challenge)?;
    figures["yours"] = outcome(beside.yours);
    figures["verdict"] = beside.verdict().key.into();
    Ok((told.into(), vec![figures]))
}

fn outcome(outcome: Outcome) -> Value {
    json!({ "place": outcome.place, "length": outcome.length })
}

fn figures(challenge: &Challenge) -> Result<Value, Message> {
    let (setup, fate) = challenge.table();
    let seats: Vec<String> = setup
        .chairs
        .iter()
        .map(|chair| chair.sitter.to_string())
        .collect();
    Ok(json!({
        "code": challenge.code()?, "game": setup.entry.name(), "rules": setup.entry.write_config(&setup.config),
        "seats": seats, "seat": challenge.seat(), "seed": seed::hex(&fate.seed()), "theirs": outcome(challenge.outcome()),
    }))
}

/// The sums of an evening.
fn evening(
    line: &ChallengeLine,
    first: &Match,
    others: &[Match],
) -> Result<(Vec<String>, Vec<Value>), Trouble> {
    let mut evening = Evening::new(first).map_err(|fault| of_file(line, fault.into()))?;
    for (game, file) in others.iter().zip(line.files.iter().skip(1)) {
        let added = evening.add(game);
        added.map_err(|fault| said_of(Some(file), fault.into()))?;
    }
    let sum = |sum: Sum| {
        let sitter = evening.setup().chairs[sum.seat.index()].sitter.to_string();
        json!({ "seat": sum.seat, "sitter": sitter, "places": sum.places, "sum": sum.total() })
    };
    let mut figures: Vec<Value> = evening.sums().into_iter().map(sum).collect();
    figures.push(json!({ "played": evening.played(), "games": evening.games() }));
    Ok((sums(&evening), figures))
}

/// What everybody made of an evening so far, a line each.
pub(super) fn sums(evening: &Evening) -> Vec<String> {
    let setup: &Setup = evening.setup();
    let head = Message::new("evening-sums")
        .with("played", evening.played() as i64)
        .with("games", evening.games() as i64);
    let sums = evening.sums().into_iter().map(|sum| {
        let places: Vec<String> = sum.places.iter().map(ToString::to_string).collect();
        Message::new("evening-sum")
            .with("seat", sum.seat)
            .with("sitter", setup.chairs[sum.seat.index()].sitter.to_string())
            .with("places", places.join(" + "))
            .with("sum", i64::from(sum.total()))
    });
    let told = std::iter::once(head).chain(sums);
    told.map(|told| review::say_at(setup, &told)).collect()
}
