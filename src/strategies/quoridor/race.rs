//! Races that are arithmetic: who runs, and can be stopped by nobody, has won.
//!
//! A seat without fences can only stop a pawn by standing in its way, and can only gain steps by jumping it. Where
//! its pawn can't come near the runner in time, neither happens, and the shorter way decides.

use super::{
    flood::square,
    node::{Ground, Node},
};
use crate::rules::{Game as _, Seat};

/// A race that is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) winner: Seat,
    /// How many plies it takes.
    pub(super) plies: u16,
}

impl Ground<'_> {
    /// The winner of a race between two, where that is certain. It may choose to do something even better.
    pub(super) fn race(&mut self, node: &Node) -> Option<Run> {
        let other = self.seats.without(node.turn).lowest()?;
        let [ours, theirs] = [node.turn, other].map(|seat| node.distance(seat));
        let (winner, loser, plies) = if ours <= theirs {
            (node.turn, other, 2 * u16::from(ours) - 1)
        } else {
            (other, node.turn, 2 * u16::from(theirs))
        };
        let bound = self.game.config().max_plies;
        let in_time = bound.is_none_or(|bound| node.position.plies() + plies <= bound);
        (node.left(loser) == 0 && in_time && self.runs_free(node, winner, loser))
            .then_some(Run { winner, plies })
    }

    /// Whether the pawn of `other` can never be beside that of `runner`, or before it, while this one runs.
    fn runs_free(&mut self, node: &Node, runner: Seat, other: Seat) -> bool {
        self.flood(node, runner);
        let open = node.open;
        let (mut at, mut reach) = (node.at(runner), node.at(other));
        let mut free = true;
        let waits = node.turn == other;
        self.layers.path(open, at, |next| {
            if waits {
                free &= open.spread(at) & reach == 0;
                reach = open.spread(reach);
            }
            free &= next & reach == 0;
            at = next;
            if !waits {
                free &= open.spread(at) & reach == 0 || self.game.is_goal(runner, square(at));
                reach = open.spread(reach);
            }
        });
        free
    }
}
