//! Which moves a search looks at, and in which order: what seems best first, so that the rest is soon refuted.
//!
//! All steps are looked at, and of the fences those that make the way of who is in front longer, those that keep such
//! a fence from being placed, and, the deeper a search still has to go, more of those near ways and other fences.

use super::{
    detours::Longer,
    eval::STEP,
    node::{Ground, Move, Node, SEATS, bits},
};
use crate::rules::{Seat, quoridor::FENCE_NUMBERS};

/// A move, and how good it seems.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored {
    pub(super) step: Move,
    pub(super) score: i32,
}

/// Moves that seem no better than this are looked at less deeply where a network judges; else those that seem no good at all.
/// At 20 ms a choice that won 59.3 ± 4.9 % of 400 games of Master against itself without it.
const LATE: i32 = 40;

impl Scored {
    /// By how many plies less it is looked at, unless it turns out better than it seems: by its place among the moves.
    #[inline]
    pub(super) fn reduced(self, depth: i32, place: usize, is_learnt: bool) -> i32 {
        if self.score > if is_learnt { LATE } else { 0 } {
            return 0;
        }
        i32::from(depth > 2 && place > 2) + i32::from(depth > 3 && place > 8)
    }
}

/// Good moves of the same search elsewhere.
pub(super) struct Experience {
    /// For the searching side and its rivals, how often a move has refuted the one before, deep ones counting more.
    history: [[i32; Move::NUMBERS]; 2],
    /// By ply the last two moves that have.
    killers: [[Option<Move>; 2]; Experience::PLIES],
}

impl Default for Experience {
    fn default() -> Self {
        Self {
            history: [[0; Move::NUMBERS]; 2],
            killers: [[None; 2]; Self::PLIES],
        }
    }
}

impl Experience {
    /// As many plies as a search ever looks ahead.
    pub(super) const PLIES: usize = 96;
    /// The highest number in the history; beyond it all are halved.
    const MOST: i32 = 1 << 14;

    /// A move has refuted the one before it.
    pub(super) fn refutes(&mut self, side: usize, ply: usize, step: Move, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        let history = &mut self.history[side];
        let entry = &mut history[usize::from(step.0)];
        *entry += depth * depth;
        if *entry > Self::MOST {
            for entry in history.iter_mut() {
                *entry /= 2;
            }
        }
    }

    /// What experience adds to the score of a move: less than a step, unless it is a killer.
    fn bonus(&self, side: usize, ply: usize, step: Move) -> i32 {
        let killer = if self.killers[ply].contains(&Some(step)) {
            STEP
        } else {
            0
        };
        killer + self.history[side][usize::from(step.0)] / (Self::MOST / (STEP - 1))
    }
}

/// Where there are no more fences than this all are looked at: on small boards nothing is far from anything.
const FEW: u32 = 16;

/// What a fence costs, as far as order goes.
const COST: i32 = STEP / 2;

/// The fences that could not be placed beside this one.
pub(super) fn rivals_of(fence: u8) -> u128 {
    let number = usize::from(fence);
    let post = number % 64;
    let (crossing, step, has_before, has_after) = if number < 64 {
        (number + 64, 1, post % 8 > 0, post % 8 < 7)
    } else {
        (number - 64, 8, post >= 8, post < 56)
    };
    let bit = |wanted: bool, number: usize| u128::from(wanted) << (number % FENCE_NUMBERS);
    bit(true, crossing)
        | bit(has_before, number.wrapping_sub(step))
        | bit(has_after, number + step)
        | bit(true, number)
}

/// The fences that go on where one of these ends, or stand on it.
fn touching(fences: u128) -> u128 {
    const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
    const LAST_COLUMN: u64 = FIRST_COLUMN << 7;
    let (across, upright) = (fences as u64, (fences >> 64) as u64);
    let left = |posts: u64| posts >> 1 & !LAST_COLUMN;
    let right = |posts: u64| posts << 1 & !FIRST_COLUMN;
    let beside = |posts: u64| left(posts) | right(posts);
    let over = |posts: u64| posts << 8 | posts >> 8;
    // Ends of both kinds, where another may end or have its middle.
    let ends = beside(across) | over(upright);
    let next_across = beside(beside(across)) | ends | beside(ends);
    let next_upright = over(over(upright)) | ends | over(ends);
    u128::from(next_upright) << 64 | u128::from(next_across)
}

impl Ground<'_> {
    /// Whom a move of the seat in turn is best aimed at: the search's own seat, or of its rivals the first to arrive.
    pub(super) fn target(&self, node: &Node, own: Seat) -> Seat {
        if node.turn != own {
            return own;
        }
        let others = self.seats.without(own).iter();
        others.min_by_key(|&seat| self.arrives(node, seat)).unwrap_or(own)
    }

    /// In how many plies a pawn would arrive.
    pub(super) fn arrives(&self, node: &Node, seat: Seat) -> i32 {
        let count = self.seats.len() as i32;
        let waits = (seat.index() as i32 - node.turn.index() as i32).rem_euclid(count);
        i32::from(node.distance(seat)) * count + waits
    }

    /// Whether the seat in turn may make a move.
    pub(super) fn is_legal(&mut self, node: &Node, step: Move) -> bool {
        if step.is_step() {
            return self.game.step_word(&node.position, node.turn) & step.bit() != 0;
        }
        let fits = self.fences(node) & step.bit() != 0;
        fits && self
            .seats
            .iter()
            .all(|seat| self.longer(node, seat, step.bit()).closing == 0)
    }

    /// Fills `list` with the moves worth looking at with so many plies to go, all of them where `every` says so: a legal one
    /// that is known to be good, whether or not it is one of these, then those that seem best.
    pub(super) fn moves(
        &mut self,
        node: &Node,
        own: Seat,
        (depth, ply, every): (i32, usize, bool),
        known: Option<Move>,
        experience: &Experience,
        list: &mut Vec<Scored>,
    ) {
        list.clear();
        let (seat, side) = (node.turn, usize::from(node.turn != own));
        let fences = self.fences(node);
        let target = self.target(node, own);
        let theirs = self.longer(node, target, fences);
        let ours = self.longer(node, seat, fences);
        let fences = fences & !theirs.closing & !ours.closing;
        let steps = self.game.step_word(&node.position, seat);
        // Who is shut in by other pawns has nothing but fences, good or not.
        let every = every || steps == 0 || fences.count_ones() <= FEW;
        let to_go = i32::from(node.distance(seat));
        self.flood(node, seat);
        for square in bits(steps) {
            let step = Move::step(square);
            let after = i32::from(self.layers.to_go(node.open, 1 << square));
            let score = (to_go - after) * STEP + experience.bonus(side, ply, step);
            list.push(Scored { step, score });
        }
        for fence in bits(theirs.fences & fences) {
            let gain = theirs.by(fence) - ours.by(fence);
            if gain > 0 || gain == 0 && depth > 2 || every {
                let score = gain * STEP - COST + experience.bonus(side, ply, Move(fence));
                list.push(Scored {
                    step: Move(fence),
                    score,
                });
            }
        }
        quiet(
            node,
            target,
            (depth, every),
            (fences, &theirs, &ours),
            |fence, score| {
                let score = score + experience.bonus(side, ply, Move(fence));
                list.push(Scored {
                    step: Move(fence),
                    score,
                });
            },
        );
        list.retain(|scored| known != Some(scored.step));
        list.sort_by_key(|scored| -scored.score);
        if let Some(step) = known {
            list.insert(0, Scored { step, score: 0 });
        }
    }
}

/// The fences that make no way of the target longer, but may be worth it.
fn quiet(
    node: &Node,
    target: Seat,
    (depth, every): (i32, bool),
    (fences, theirs, ours): (u128, &Longer, &Longer),
    mut tell: impl FnMut(u8, i32),
) {
    let rest = fences & !theirs.fences;
    // The worst that could be placed against the seat in turn, and what would keep it away.
    let worst = bits(ours.fences & fences).max_by_key(|&fence| ours.by(fence));
    let (keeping, harm) = match worst {
        Some(worst) if ours.by(worst) > 1 => (rivals_of(worst), ours.by(worst)),
        _ => (0, 0),
    };
    let mut near = keeping;
    if depth > 2 {
        near |= node.ways[target.index() % SEATS].cuts;
    }
    if depth > 3 {
        near |= touching(node.position.fence_word());
    }
    let wanted = if every { rest } else { rest & near & !ours.fences };
    for fence in bits(wanted) {
        let kept = if keeping & 1 << fence == 0 {
            0
        } else {
            harm * STEP / 2
        };
        let close = if near & 1 << fence == 0 { STEP } else { 0 };
        tell(fence, kept - close - ours.by(fence) * STEP - STEP - COST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::quoridor::{Config, Fence, Quoridor};
    use crate::rules::{Game as _, Notation as _};

    #[test]
    fn what_seems_good_is_looked_at_in_full_and_a_network_asks_for_more() {
        let reduced = |score, is_learnt| {
            let scored = Scored {
                step: Move::step(0),
                score,
            };
            [(2, 9), (3, 2), (3, 9), (4, 3), (4, 9)]
                .map(|(depth, place)| scored.reduced(depth, place, is_learnt))
        };
        let late = [0, 0, 1, 1, 2];
        assert_eq!((reduced(0, false), reduced(LATE, true)), (late, late));
        assert_eq!((reduced(1, false), reduced(LATE + 1, true)), ([0; 5], [0; 5]));
    }

    #[test]
    fn the_rivals_of_a_fence_are_those_that_no_longer_fit() {
        let game = Quoridor::new(&Config::default()).expect("the usual game");
        let start = game.start();
        for fence in game.fitting_fences(&start) {
            let after = start.with_fence(fence);
            let still: u128 = game
                .fitting_fences(&after)
                .fold(0, |set, fence| set | 1 << fence.number());
            assert_eq!(rivals_of(fence.number()), !still, "{fence}");
        }
    }

    #[test]
    fn fences_that_touch_go_on_in_both_directions() {
        let game = Quoridor::new(&Config::default()).expect("the usual game");
        let position = game
            .read_position("pawns=e1,e9 left=9,10 fences=d4h next=1")
            .expect("a position");
        let names: Vec<String> = bits(touching(position.fence_word()))
            .map(|number| Fence::numbered(number).to_string())
            .collect();
        assert!(
            ["b4h", "f4h", "c4v", "e4v", "c5v", "c3v"]
                .map(str::to_owned)
                .iter()
                .all(|name| names.contains(name))
        );
    }
}
