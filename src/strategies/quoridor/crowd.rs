//! What the others do when there are several: they walk, and one of them in a round may stand in the way.
//!
//! Best-reply search of M. P. D. Schadd and M. H. M. Winands, «Best Reply Search for Multiplayer Games», IEEE
//! Transactions on Computational Intelligence and AI in Games 3 (2011), in which one rival replies to a move and all
//! others pass. Nobody may pass here: they step on along a shortest way, as in BRS+ of M. Esser and others,
//! «Improving Best-Reply Search» (2013). And a seat replies only while of its rivals the one that searches is the
//! first to arrive or nearly so: who is in front gets the fences. Of 200 games against three Runners replies to the
//! first alone won 108, replies at all times 81, all rivals as one side 74; with «nearly so» it was 204 of 400, and a
//! little more against those who take all others for one side.

use super::{
    eval::{PLY, WIN},
    node::{After, Ground, Move, Node, bits},
    order::Scored,
    search::Search,
};
use crate::rules::{ChoiceSet as _, Game as _, Seat};

impl Ground<'_> {
    /// The step of the seat in turn that leads nearest to its goal; for who has no step, anything. None when nothing
    /// is legal.
    fn habit(&mut self, node: &Node) -> Option<Move> {
        let seat = node.turn;
        self.flood(node, seat);
        bits(self.game.step_word(&node.position, seat))
            .min_by_key(|&square| self.layers.to_go(node.open, 1 << square))
            .map(Move::step)
            .or_else(|| self.game.choices(&node.position, seat).nth(0).map(Move::from))
    }

    /// Whether of the rivals of the seat in turn `own` is the first to arrive, or no more than half a step behind.
    fn is_feared(&self, node: &Node, own: Seat) -> bool {
        let first = self.arrives(node, self.target(node, node.turn));
        self.arrives(node, own) <= first + self.seats.len() as i32 / 2
    }
}

impl Search<'_> {
    /// The value, for the others, of a position in which one of them is to move and none has replied in this round.
    pub(super) fn look_others(
        &mut self,
        node: &Node,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        ply: usize,
    ) -> i32 {
        let Some(habit) = self.ground.habit(node) else {
            return 0;
        };
        // The reply is left to those who come after, or there is none.
        let mut top = match self.ground.play(node, habit) {
            After::Won => return WIN - PLY * (ply as i32 + 1),
            After::Drawn => 0,
            After::Open(child) if child.turn == self.own => {
                -self.look(&child, depth - 1, (-beta, -alpha), ply + 1)
            }
            After::Open(child) => self.look(&child, depth, (alpha, beta), ply + 1),
        };
        if node.left(node.turn) == 0 || !self.ground.is_feared(node, self.own) {
            return top;
        }
        let mut replies = self.lists.pop().unwrap_or_default();
        self.hindrances(node, &mut replies);
        for reply in &replies {
            if self.is_out || top >= beta {
                break;
            }
            alpha = alpha.max(top);
            top = top.max(self.look_after(node, reply.step, depth, (alpha, beta), ply));
        }
        self.lists.push(replies);
        top
    }

    /// Fills `list` with the fences that make the own way longer, the best first.
    fn hindrances(&mut self, node: &Node, list: &mut Vec<Scored>) {
        list.clear();
        let fences = self.ground.fences(node);
        let theirs = self.ground.longer(node, self.own, fences);
        let ours = self.ground.longer(node, node.turn, theirs.fences);
        for fence in bits(theirs.fences) {
            let step = Move(fence);
            let score = theirs.by(fence) - ours.by(fence);
            list.push(Scored { step, score });
        }
        list.sort_by_key(|scored| -scored.score);
    }

    /// The value for the others of a reply, after which the rest of them walk.
    fn look_after(
        &mut self,
        node: &Node,
        reply: Move,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> i32 {
        let (mut after, mut ply) = (self.ground.play(node, reply), ply + 1);
        loop {
            let node = match after {
                After::Won => return WIN - PLY * ply as i32,
                After::Drawn => return 0,
                After::Open(node) if node.turn == self.own => {
                    return -self.look(&node, depth - 1, (-beta, -alpha), ply);
                }
                After::Open(node) => node,
            };
            let Some(habit) = self.ground.habit(&node) else {
                return 0;
            };
            after = self.ground.play(&node, habit);
            ply += 1;
        }
    }
}
