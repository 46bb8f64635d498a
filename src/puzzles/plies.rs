//! Whole plies of a seat: chains of choices to their end, each with the board behind it. Of several that lead to the same
//! board the first stands for all.

use std::collections::BTreeSet;

use crate::{
    catalogue::{Board, Player},
    play::{dice::ThoughtKey, seed},
    rules::Seat,
};

/// Where there are more plies than these to choose among, it is no puzzle.
pub const MOST_PLIES: usize = 150;
/// So many single choices are followed to find them.
const MOST_STEPS: usize = 20_000;

/// A ply of a seat.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The numbers of its choices.
    pub chain: Vec<usize>,
    /// Its notation.
    pub text: String,
    /// The board behind it.
    pub after: Box<dyn Board>,
    /// That board as text.
    pub end: String,
}

/// All plies of a seat that lead to different boards, in the order of the rules; none where there are more than
/// [`MOST_PLIES`].
#[must_use]
pub fn plies(board: &dyn Board, seat: Seat) -> Option<Vec<Ply>> {
    let mut walk = Walk {
        start: board,
        seat,
        chain: Vec::new(),
        ends: BTreeSet::new(),
        found: Vec::new(),
        steps: 0,
    };
    walk.follow(board)?;
    Some(walk.found)
}

struct Walk<'a> {
    start: &'a dyn Board,
    seat: Seat,
    chain: Vec<usize>,
    ends: BTreeSet<String>,
    found: Vec<Ply>,
    steps: usize,
}

impl Walk<'_> {
    fn follow(&mut self, board: &dyn Board) -> Option<()> {
        for choice in board.choices(self.seat) {
            self.steps += 1;
            if self.steps > MOST_STEPS || self.found.len() > MOST_PLIES {
                return None;
            }
            let mut after = board.boxed();
            after.choose(self.seat, choice.number).ok()?;
            self.chain.push(choice.number);
            if after.is_open(self.seat) {
                self.follow(&*after)?;
            } else {
                self.end(after);
            }
            self.chain.pop();
        }
        (self.found.len() <= MOST_PLIES).then_some(())
    }

    fn end(&mut self, after: Box<dyn Board>) {
        let end = after.text();
        if self.ends.insert(end.clone()) {
            self.found.push(Ply {
                chain: self.chain.clone(),
                text: self.start.write_ply(self.seat, &self.chain),
                after,
                end,
            });
        }
    }
}

/// The board behind a whole ply, as text; none where it is not legal, or no whole ply.
#[must_use]
pub(super) fn end_of(board: &dyn Board, seat: Seat, chain: &[usize]) -> Option<String> {
    let mut after = board.boxed();
    for (at, &number) in chain.iter().enumerate() {
        if at > 0 && !after.is_open(seat) {
            return None;
        }
        after.choose(seat, number).ok()?;
    }
    (!chain.is_empty() && !after.is_open(seat)).then(|| after.text())
}

/// What a player chooses, as the board behind its whole ply. What it draws follows from which try it is.
#[must_use]
pub(super) fn answer(player: &mut dyn Player, board: &dyn Board, seat: Seat, attempt: u64) -> Option<String> {
    let mut random = ThoughtKey::new(&seed::numbered(attempt)).stream(seat, 0);
    let mut after = board.boxed();
    loop {
        let number = player.decide(&*after, seat, &mut random)?;
        after.choose(seat, number).ok()?;
        if !after.is_open(seat) {
            return Some(after.text());
        }
    }
}
