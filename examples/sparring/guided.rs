//! A tree search that is guided by the network of Master: its judgement is the value of a leaf, and what it says of the
//! positions after a move is how much that move is looked at (PUCT). The tree is kept from choice to choice.
//!
//! C. D. Rosin, «Multi-armed bandits with episode context», Annals of Mathematics and Artificial Intelligence 61 (2011);
//! D. Silver and others, «Mastering the game of Go without human knowledge», Nature 550 (2017).

use std::ops::Range;

use homestretch::{
    networks::{Judge, shipped},
    rules::{
        ChoiceSet as _, Game as _, Seat, Silent, Turn,
        quoridor::{Choice, Position, Quoridor},
    },
    strategies::quoridor::QuoridorEncoding,
};

use super::Sparring;

/// How much what seems good at sight is preferred to what turned out well.
const EXPLORES: f32 = 1.0;
/// By how much the logarithm of the odds of a move has to be better for it to be looked at e times as much.
const WARMTH: f32 = 0.2;

/// A move that was considered.
#[derive(Clone)]
struct Node {
    choice: Choice,
    /// Who makes it.
    mover: Seat,
    /// How much it is looked at, of all moves beside it.
    prior: f32,
    /// The sum of the chances of who makes it that were seen behind it, the first at sight.
    worth: f32,
    seen: u32,
    /// Where its replies lie; empty until it is looked behind.
    replies: Range<usize>,
}

/// The tree, and the position at its root.
struct Tree {
    root: Position,
    first: Range<usize>,
    nodes: Vec<Node>,
}

pub(super) struct Guided<'a> {
    game: &'a Quoridor,
    judge: Judge<QuoridorEncoding>,
    /// How many positions are judged for a choice.
    positions: usize,
    judged: usize,
    kept: Option<Tree>,
}

impl<'a> Guided<'a> {
    /// None where there is no network for the table.
    pub(super) fn new(game: &'a Quoridor, positions: usize) -> Option<Self> {
        let encoding = QuoridorEncoding::new(game)?;
        let judge = Judge::new::<Quoridor>(shipped(&encoding)?, encoding)?;
        Some(Self {
            game,
            judge,
            positions,
            judged: 0,
            kept: None,
        })
    }

    /// The chance of a seat in a position that it has led to.
    fn chance(&mut self, position: &Position, seat: Seat) -> f32 {
        self.judged += 1;
        let is_won = position
            .pawn(seat)
            .is_some_and(|pawn| self.game.is_goal(seat, pawn));
        match self.game.turn(position) {
            Turn::Over if is_won => 1.0,
            Turn::Over => 0.5,
            _ => self.judge.chances(self.game, position).0[seat.index()],
        }
    }

    /// Adds all moves of a position; the chance of who makes the best of them.
    fn open(&mut self, nodes: &mut Vec<Node>, position: &Position, mover: Seat) -> (Range<usize>, f32) {
        let first = nodes.len();
        for choice in self.game.choices(position, mover).iter() {
            let mut after = *position;
            self.game.play_known(&mut after, mover, choice, &mut Silent);
            let worth = self.chance(&after, mover);
            nodes.push(Node {
                choice,
                mover,
                prior: (logit(worth) / WARMTH).exp(),
                worth,
                seen: 1,
                replies: 0..0,
            });
        }
        let opened = &mut nodes[first..];
        let sum: f32 = opened.iter().map(|node| node.prior).sum();
        let mut best = 0.0_f32;
        for node in opened {
            node.prior /= sum;
            best = best.max(node.worth);
        }
        (first..nodes.len(), best)
    }

    /// The tree for a position: what is known of it, or a new one.
    fn tree(&mut self, position: &Position, seat: Seat) -> Tree {
        let reached = self.kept.take().and_then(|tree| {
            let nodes = &tree.nodes;
            let mut replies = tree.first.clone();
            let reply = replies.find(|&reply| {
                let mut after = tree.root;
                let Node { choice, mover, .. } = nodes[reply];
                self.game.play_known(&mut after, mover, choice, &mut Silent);
                after == *position
            })?;
            Some((tree.nodes[reply].replies.clone(), tree.nodes)).filter(|(first, _)| !first.is_empty())
        });
        let mut nodes = Vec::new();
        let first = if let Some((first, old)) = reached {
            grafted(&old, first, &mut nodes)
        } else {
            self.open(&mut nodes, position, seat).0
        };
        Tree {
            root: *position,
            first,
            nodes,
        }
    }

    /// Goes down the tree to where nothing was opened yet, opens it, and tells those on the way what was seen.
    fn look(&mut self, tree: &mut Tree) {
        let (mut position, mut line) = (tree.root, Vec::new());
        let (mut replies, mut seen) = (tree.first.clone(), None);
        while let Some(best) = best(&tree.nodes[replies.clone()]) {
            let at = replies.start + best;
            let Node { choice, mover, .. } = tree.nodes[at];
            self.game.play_known(&mut position, mover, choice, &mut Silent);
            line.push(at);
            let Turn::Seat(next) = self.game.turn(&position) else {
                seen = Some((mover, tree.nodes[at].worth / tree.nodes[at].seen as f32));
                break;
            };
            replies = tree.nodes[at].replies.clone();
            if replies.is_empty() {
                let (opened, chance) = self.open(&mut tree.nodes, &position, next);
                tree.nodes[at].replies = opened;
                seen = Some((next, chance));
                break;
            }
        }
        let Some((seat, chance)) = seen else { return };
        for at in line {
            let node = &mut tree.nodes[at];
            node.seen += 1;
            node.worth += if node.mover == seat { chance } else { 1.0 - chance };
        }
    }
}

impl Sparring for Guided<'_> {
    /// The move that was looked at most.
    fn think(&mut self, position: &Position, seat: Seat) -> Option<Choice> {
        self.judged = 0;
        let mut tree = self.tree(position, seat);
        // An end is judged no more: with nothing else left to look at, as many looks are enough.
        for _ in 0..self.positions {
            if self.judged >= self.positions {
                break;
            }
            self.look(&mut tree);
        }
        let most = tree.first.clone().max_by_key(|&at| tree.nodes[at].seen)?;
        let Node { choice, mover, .. } = tree.nodes[most];
        self.game.play_known(&mut tree.root, mover, choice, &mut Silent);
        tree.first = tree.nodes[most].replies.clone();
        self.kept = Some(tree);
        Some(choice)
    }
}

fn logit(chance: f32) -> f32 {
    let held = chance.clamp(1e-4, 1.0 - 1e-4);
    (held / (1.0 - held)).ln()
}

/// The move to look at next; none among none.
fn best(among: &[Node]) -> Option<usize> {
    let all: u32 = among.iter().map(|node| node.seen - 1).sum();
    let width = EXPLORES * ((all + 1) as f32).sqrt();
    let bound = |node: &Node| node.worth / node.seen as f32 + width * node.prior / node.seen as f32;
    let bounds = among.iter().map(bound).enumerate();
    bounds
        .max_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(k, _)| k)
}

/// Copies what hangs on some nodes, so that the rest can be forgotten.
fn grafted(old: &[Node], range: Range<usize>, nodes: &mut Vec<Node>) -> Range<usize> {
    let copied = nodes.len()..nodes.len() + range.len();
    nodes.extend_from_slice(&old[range]);
    for at in copied.clone() {
        let replies = nodes[at].replies.clone();
        nodes[at].replies = grafted(old, replies, nodes);
    }
    copied
}
