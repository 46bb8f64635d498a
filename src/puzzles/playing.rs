//! Playing a puzzle out: how much more often the best choice wins than the next best one, where the strongest go on from both
//! with the same dice. That asks no judgement, so it finds out what one of them is wrong about.

use super::{Moment, Puzzle, finding::player};
use crate::{
    catalogue::{Board, Player},
    play::{
        dice::{Dice, ThoughtKey},
        seed,
    },
    rules::Turn,
    strategies::{CERTAIN, WinChances},
};

/// So many games are played from each of both.
pub(super) const GAMES: u64 = 2_000;
/// A game that takes longer counts for nothing.
const MOST_ACTS: u64 = 20_000;
/// So many standard errors are half an interval of 95 %.
const Z: f64 = 1.96;

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Gain {
    /// How much more often the best choice won, in shares of the games.
    pub(super) mean: f64,
    /// Half the interval of 95 %.
    pub(super) half: f64,
}

/// Plays a puzzle out; none where that would tell what is hidden, where nothing falls by chance, so that it would be one game
/// again and again, and where nobody can play it.
pub(super) fn played_out(puzzle: &Puzzle, moment: &Moment, games: u64) -> Option<Gain> {
    let board = moment.table.board();
    if board.has_secrets() || !board.has_chance() {
        return None;
    }
    let spec = puzzle.entry.jury().finders.last()?.spec;
    let mut player = player(puzzle.entry, spec)?;
    let (mut sum, mut squares) = (0.0, 0.0);
    for number in 0..games {
        let mut won = |ply: &dyn Board| {
            let result = result(ply, &mut *player, number)?;
            Some(result.of_seat(puzzle.seat) as f64 / CERTAIN as f64)
        };
        let gain = won(&*moment.best().after)? - won(&*moment.second().after)?;
        sum += gain;
        squares += gain * gain;
    }
    let count = games as f64;
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0);
    Some(Gain {
        mean,
        half: Z * (variance / count).sqrt(),
    })
}

/// What comes of a game that one player plays on for all seats, with the dice of this number.
fn result(board: &dyn Board, player: &mut dyn Player, number: u64) -> Option<WinChances> {
    let seed = seed::numbered(number);
    let (mut dice, thoughts) = (Dice::new(&seed), ThoughtKey::new(&seed));
    let mut board = board.boxed();
    for act in 0..MOST_ACTS {
        match board.turn() {
            Turn::Over => {
                let team = |seat| board.team(seat);
                return Some(WinChances::of(&board.standing()?, board.seats(), team));
            }
            Turn::Chance => {
                let outcome = board.draw(&mut dice);
                board.settle(&outcome).ok()?;
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().lowest()?;
                let choice = player.decide(&*board, seat, &mut thoughts.stream(seat, act))?;
                board.choose(seat, choice).ok()?;
            }
        }
    }
    None
}
