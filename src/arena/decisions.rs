//! The decisions of recorded games as data: a row for every choice among two or more, with what the seat saw, what it could
//! do, what it did, and how the game ended for it.

use serde::Serialize;

use super::{plan::Plan, script::Script, venue::GameResult};
use crate::{
    catalogue::Board,
    play::{dice::Dice, run::play_on_board},
    rules::{Message, Seat, SeatSet},
};

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The block of the game.
    pub block: u64,
    /// The game, by its place in the block.
    pub game: u32,
    /// How many choices were made in the game before, by whatever seat, forced ones too.
    pub ply: u64,
    /// The seat that decides.
    pub seat: u8,
    /// Who sits there.
    pub player: String,
    /// What the seat sees, as bots are told it; [`names`] says what each number is.
    pub view: Vec<i32>,
    /// The numbers of all that it may do.
    pub legal: Vec<i32>,
    /// The number of what it does.
    pub choice: i32,
    /// Its notation.
    pub text: String,
    /// The place that the seat came to, 1 for the winner.
    pub place: u8,
    /// Its share of the win, 0 … 1.
    pub outcome: f64,
}

/// The board of a game of this seating before it begins.
fn board(plan: &Plan, block: u64, number: usize) -> Result<Box<dyn Board>, Message> {
    let seating = plan.seatings(block).get(number).ok_or_else(foreign)?;
    let is_empty = |seat: &Seat| seating[seat.index()].is_none();
    let empty: SeatSet = SeatSet::first(plan.seats).iter().filter(is_empty).collect();
    let mut config = plan.config.clone();
    plan.entry.set_seats(&mut config, plan.seats, empty);
    let opened = plan.entry.open(&config);
    let opened = opened.map_err(|mut messages| messages.pop().unwrap_or_else(foreign))?;
    match plan.opening(block) {
        Some(it) => Ok(opened.begun(&plan.tournament.openings[it])?),
        None => Ok(opened),
    }
}

fn foreign() -> Message {
    Message::new("arena-game-foreign")
}

/// What each number of a view is, for the games of the first block.
///
/// # Errors
/// When these games can't be played.
pub fn names(plan: &Plan) -> Result<Vec<String>, Message> {
    Ok(board(plan, 0, 0)?.number_names())
}

/// Tells each decision of a game.
///
/// # Errors
/// When its choices are not of this game, or what `tell` says.
pub fn decisions<E: From<Message>>(
    plan: &Plan,
    (block, number): (u64, usize),
    script: &Script,
    result: &GameResult,
    mut tell: impl FnMut(Decision) -> Result<(), E>,
) -> Result<(), E> {
    let mut board = board(plan, block, number)?;
    let seating = plan.seatings(block)[number];
    let shares = shares(&*board, result);
    let (mut dice, mut lines) = (Dice::new(&plan.block(block).seed), script.lines());
    let ended = play_on_board(
        &mut *board,
        &mut dice,
        plan.tournament.bound,
        |board, seat, acts| {
            let legal = board.choices(seat);
            if let [only] = &legal[..] {
                return Ok(Some(only.number));
            }
            let choice = lines.next(seat).ok_or_else(foreign)?;
            let made = legal.iter().find(|it| it.number == choice).ok_or_else(foreign)?;
            let who = seating[seat.index()].map(usize::from);
            tell(Decision {
                block,
                game: number as u32,
                ply: acts.choices,
                seat: seat.index() as u8,
                player: who.map_or_else(String::new, |who| plan.entrants[who].to_string()),
                view: board.view_numbers(seat),
                legal: legal.iter().map(|it| it.number as i32).collect(),
                choice: choice as i32,
                text: made.text.clone(),
                place: result.places[seat.index()],
                outcome: shares[seat.index()],
            })?;
            Ok::<_, E>(Some(choice))
        },
        |_, _| Ok(()),
    )?;
    ended?;
    if lines.is_over() {
        Ok(())
    } else {
        Err(foreign().into())
    }
}

/// The share of the win that each seat has: tied teams share it, and every member has the share of its team.
fn shares(board: &dyn Board, result: &GameResult) -> [f64; Seat::MOST] {
    let won = |k: usize| result.places[k] == 1;
    let teams = (0..Seat::MOST)
        .filter(|&k| won(k))
        .fold(0_u64, |teams, k| teams | 1 << board.team(Seat::new(k)));
    std::array::from_fn(|k| {
        if won(k) {
            1.0 / f64::from(teams.count_ones())
        } else {
            0.0
        }
    })
}
