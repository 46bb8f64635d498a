//! A position of Compromise: the pips on the cube, the scores, and what both seats have done in secret so far.
//!
//! Invariant: in every round each seat has brought the same number of pips, and they lie on the cube or are scored.
//! What a phase does not use is 0, so that equal situations are equal values.

use super::cube::{PLACES, Triple};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Phase {
    /// Chance scatters the pips of a round.
    Scatter,
    /// Both seats place theirs.
    Place,
    /// Chance names for both.
    Gamble,
    /// Both seats name.
    Name,
    /// The game is over.
    Over,
}

/// A round that was revealed, as far as the players of later rounds can learn from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Round {
    /// For each place the pips of seat 0 less those of seat 1, when both named.
    pub(super) lead: [i32; PLACES],
    /// What they named.
    pub(super) named: [Triple; 2],
}

/// How many of the last rounds are remembered: as many as the usual game has before its last one.
pub(super) const MEMORY: usize = 4;

/// The pips on the cube, the scores, and what both seats have done in secret so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pips that lie on the cube, by seat and place.
    pub(super) pips: [[u32; PLACES]; 2],
    /// The pips that each seat has placed in this round and not yet shown.
    pub(super) placed: [[u16; PLACES]; 2],
    /// How many those are.
    pub(super) count: [u16; 2],
    /// What each seat has named and not yet shown.
    pub(super) named: [Option<Triple>; 2],
    /// The scores.
    pub(super) scores: [u32; 2],
    /// How many rounds have been played to their end.
    pub(super) played: u16,
    pub(super) phase: Phase,
    /// The last rounds; round n, counted from 0, lies at n modulo [`MEMORY`].
    pub(super) past: [Round; MEMORY],
}

impl Position {
    /// An empty cube.
    pub(super) fn blank(phase: Phase) -> Self {
        Self {
            pips: [[0; PLACES]; 2],
            placed: [[0; PLACES]; 2],
            count: [0; 2],
            named: [None; 2],
            scores: [0; 2],
            played: 0,
            phase,
            past: [Round::default(); MEMORY],
        }
    }

    /// The rounds that are remembered, the last one first.
    pub(super) fn remembered(&self) -> impl Iterator<Item = &Round> {
        let played = usize::from(self.played);
        (played.saturating_sub(MEMORY)..played)
            .rev()
            .map(|round| &self.past[round % MEMORY])
    }
}
