//! Openings of a tournament: positions, or lists of moves from the usual beginning, which become positions.

use std::path::Path;

use crate::{
    arena::Tournament,
    catalogue::{Entry, Games},
    cli::Trouble,
    play::{Match, Setup, Sitter, seed, store::read_text},
    rules::{Message, SeatSet},
    texts,
};

/// Adds those of a file, a line each without those that begin with `#`, and those that are named on the line; those that a
/// tournament has already are read as they are.
pub(super) fn add(
    games: Games,
    tournament: &mut Tournament,
    file: Option<&Path>,
    named: &[String],
) -> Result<(), Trouble> {
    let text = file.map_or_else(|| Ok(String::new()), read_text)?;
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut all = std::mem::take(&mut tournament.openings);
    all.extend(lines.chain(named.iter().map(String::as_str)).map(str::to_owned));
    if all.is_empty() {
        return Ok(());
    }
    let entry = tournament.entry(games)?;
    let start = start(entry, tournament)?;
    for (k, text) in all.into_iter().enumerate() {
        tournament.openings.push(position(&start, &text).map_err(|why| {
            let message = Message::new("arena-opening-off").with("number", k as i64 + 1);
            Trouble::from(message.with("why", texts::say(&why)))
        })?);
    }
    Ok(())
}

/// A table of the tournament before anything happened, with somebody at each seat.
fn start(entry: &'static dyn Entry, tournament: &Tournament) -> Result<Match, Trouble> {
    let mut config = entry.contest_config();
    let seats = match tournament.board {
        Some(seats) => seats,
        None if tournament.shape == crate::arena::Shape::Table => tournament.players.len(),
        None => entry.seat_counts()[0],
    };
    entry.set_seats(&mut config, seats, SeatSet::EMPTY);
    let faults = tournament.house.apply(entry, &mut config);
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let sitters = vec![Sitter::from("random"); seats];
    Ok(Match::new(
        Setup::new(entry, &config, sitters)?,
        seed::numbered(0),
    )?)
}

/// The position that a text names: it, or what comes of its moves.
fn position(start: &Match, text: &str) -> Result<String, Message> {
    match start.board().begun(text) {
        Ok(board) => Ok(board.text()),
        Err(fault) if start.board().has_chance() => Err(fault.into()),
        Err(fault) => match start.with_moves(text) {
            Ok(game) => Ok(game.board().text()),
            // A text with signs of a position was meant as one.
            Err(_) if text.contains('=') => Err(fault.into()),
            Err(moves) => Err(moves.told(texts::say)),
        },
    }
}
