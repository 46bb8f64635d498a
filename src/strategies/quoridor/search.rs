//! Looking ahead: alpha–beta with ever greater depth until so many positions were valued.
//!
//! The search takes two sides: its own seat, and all others together. With two seats that is the game; with four the
//! others act as [`super::crowd`] says, each of their rounds being a ply.
//!
//! Invariant: what comes out depends on the position, the level and the numbers drawn for it, and on nothing that
//! was searched before; a clock is read only where a time was given, as [`super::clock`] says.

use std::time::Instant;

use super::{
    clock::Limit,
    detours::Detours,
    eval::{PLY, PROVEN, STEP, Stand, WIN},
    flood::Layers,
    hash,
    judgement::Judgement,
    node::{After, Ground, Move, Node, SEATS, bits},
    order::{Experience, Scored},
    table::{Bound, Known, Table},
};
use crate::rules::{
    Game as _, Seat,
    quoridor::{Choice, Quoridor},
};

/// How strong a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Level {
    /// How many positions it values for a choice.
    pub(super) nodes: u64,
    /// How many plies it looks ahead at most.
    pub(super) depth: i32,
    /// The table has two to the power of this many entries.
    pub(super) table: u32,
    /// By less than this the values of moves are off, so that games differ.
    pub(super) noise: u32,
}

/// What a player keeps from one search to the next, so as not to take memory anew; nothing in it is read again.
#[derive(Default)]
pub(super) struct Memory {
    table: Table,
    layers: Layers,
    detours: Detours,
    experience: Experience,
    lists: Vec<Vec<Scored>>,
    pub(super) judgement: Judgement,
}

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) step: Move,
    /// For the seat that searches.
    pub(super) value: i32,
    /// The last depth that was finished.
    pub(super) depth: i32,
    pub(super) nodes: u64,
}

/// From here on a race goes no deeper; and nothing else comes near it.
const DEEPEST: usize = Experience::PLIES - 2;

/// How far is looked ahead with four seats while there are fences in hand: three own moves. The rivals have plans of
/// their own: at a table with two Normals, who look a ply less, two Hards won 112 of 200 games, and 34 of 100 when they
/// looked two plies more, though only who was first was feared then.
const CROWD: i32 = 5;

/// With four seats, what a step costs that leads no nearer: else everybody waits for others to use up their fences.
/// It is taken only where nothing else is left, or to win or not to lose for certain. At nothing a player among three
/// Runners walked back to where it had been in 7 plies of 100; from three steps on in 2, as a Runner does, whose ways
/// fences make longer, and it won as many games.
const IDLE: i32 = 16 * STEP;

/// So much better than needed a position has to be at sight, and so much more for every ply that is left, to be taken for good
/// enough without a look, at most so many plies from the end. At 20 ms a choice Master won 67.9 ± 4.5 % of 400 games against
/// itself without it, and 56 to 57 % of 120 and 200 with other margins: `docs/training.md`.
const SAFE: i32 = 60;
const SAFE_PLY: i32 = 80;
const SAFE_DEPTH: i32 = 6;

pub(super) struct Search<'a> {
    pub(super) ground: Ground<'a>,
    pub(super) own: Seat,
    level: Level,
    limit: Limit,
    table: &'a mut Table,
    experience: &'a mut Experience,
    pub(super) lists: &'a mut Vec<Vec<Scored>>,
    judgement: &'a mut Judgement,
    /// The keys of the positions that lead to the one that is looked at.
    line: Vec<u64>,
    nodes: u64,
    pub(super) is_out: bool,
}

impl<'a> Search<'a> {
    /// A search for the seat `own`, which has forgotten all earlier ones.
    pub(super) fn new(
        game: &'a Quoridor,
        own: Seat,
        (level, until): (Level, Option<Instant>),
        memory: &'a mut Memory,
    ) -> Self {
        let Memory {
            table,
            layers,
            detours,
            experience,
            lists,
            judgement,
        } = memory;
        table.begin(level.table);
        detours.begin(level.table);
        *experience = Experience::default();
        Self {
            ground: Ground {
                game,
                seats: game.seats(),
                layers,
                detours,
            },
            own,
            level,
            limit: Limit::new(level.nodes, until),
            table,
            experience,
            lists,
            judgement,
            line: Vec::with_capacity(Experience::PLIES),
            nodes: 0,
            is_out: false,
        }
    }

    pub(super) fn ground(&mut self) -> &mut Ground<'a> {
        &mut self.ground
    }

    /// Begins anew with as many positions as before, and remembers what it has seen.
    pub(super) fn again(&mut self, until: Option<Instant>) {
        self.limit = Limit::new(self.level.nodes, until);
        self.nodes = 0;
        self.is_out = false;
    }

    /// The best move of the position but for those `without`, `noise` giving what each move's value is off by. None when
    /// there is no move.
    pub(super) fn think(
        &mut self,
        node: &Node,
        without: &[Move],
        mut noise: impl FnMut() -> i32,
    ) -> Option<Found> {
        let mut moves = Vec::new();
        self.ground
            .moves(node, self.own, (1, 0, true), None, self.experience, &mut moves);
        let mut moves: Vec<(Scored, i32)> = moves
            .into_iter()
            .filter(|scored| !without.contains(&scored.step))
            .map(|scored| (scored, noise() - self.idleness(node, scored.step)))
            .collect();
        let mut found = Found {
            step: moves.first()?.0.step,
            value: 0,
            depth: 0,
            nodes: 0,
        };
        self.line.push(node.key);
        for depth in 1..=self.depth(node) {
            let is_whole = self.look_deeper(node, depth, &mut moves, &mut found);
            if !is_whole {
                break;
            }
            found.depth = depth;
            if depth == 1 {
                // From here on moves come in the order of what they are worth by themselves.
                moves.sort_by_key(|(scored, _)| -scored.score);
            }
            if found.value.abs() > PROVEN {
                break;
            }
        }
        self.line.pop();
        found.nodes = self.nodes;
        Some(found)
    }

    /// How many plies are looked ahead at most.
    fn depth(&self, node: &Node) -> i32 {
        let has_fences = self.ground.seats.iter().any(|seat| node.left(seat) > 0);
        let most = if self.is_crowd() && has_fences {
            CROWD
        } else {
            i32::MAX
        };
        self.level.depth.min(most)
    }

    pub(super) fn is_crowd(&self) -> bool {
        self.ground.seats.len() > 2
    }

    /// What a move costs for leading no nearer.
    fn idleness(&mut self, node: &Node, step: Move) -> i32 {
        if !self.is_crowd() || !step.is_step() {
            return 0;
        }
        match self.ground.play(node, step) {
            After::Open(child) if child.distance(self.own) >= node.distance(self.own) => IDLE,
            _ => 0,
        }
    }

    /// Looks at all moves to a depth. The best one comes to the front; false when the nodes were used up before.
    fn look_deeper(
        &mut self,
        node: &Node,
        depth: i32,
        moves: &mut [(Scored, i32)],
        found: &mut Found,
    ) -> bool {
        let mut alpha = -WIN - IDLE - STEP;
        for place in 0..moves.len() {
            let (scored, noise) = moves[place];
            let reduced = match place {
                _ if depth < 3 || scored.step.is_step() => 0,
                0..6 => 0,
                6..24 => 1,
                _ => 2,
            };
            let value = if depth == 1 {
                self.reply(node, scored.step, 1, (-WIN, WIN), 0) + noise
            } else {
                self.scout(
                    node,
                    scored.step,
                    (depth, reduced),
                    (alpha - noise, WIN),
                    (place, 0),
                ) + noise
            };
            if self.is_out {
                return false;
            }
            if depth == 1 {
                moves[place].0.score = value;
            }
            if value > alpha {
                alpha = value;
                (found.step, found.value) = (scored.step, value - noise);
                moves[..=place].rotate_right(1);
            }
        }
        true
    }

    /// Values a move with a window of nothing first, if it is not the first one; the whole window only for one that
    /// seems better than all before.
    fn scout(
        &mut self,
        node: &Node,
        step: Move,
        (depth, reduced): (i32, i32),
        (alpha, beta): (i32, i32),
        (place, ply): (usize, usize),
    ) -> i32 {
        if place == 0 {
            return self.reply(node, step, depth, (alpha, beta), ply);
        }
        let mut value = self.reply(node, step, depth - reduced, (alpha, alpha + 1), ply);
        if value > alpha && reduced > 0 {
            value = self.reply(node, step, depth, (alpha, alpha + 1), ply);
        }
        if value > alpha && value < beta {
            value = self.reply(node, step, depth, (alpha, beta), ply);
        }
        value
    }

    /// The value of a move for who makes it.
    fn reply(&mut self, node: &Node, step: Move, depth: i32, (alpha, beta): (i32, i32), ply: usize) -> i32 {
        match self.ground.play(node, step) {
            After::Won => WIN - PLY * (ply as i32 + 1),
            After::Drawn => 0,
            After::Open(child) => -self.look(&child, depth - 1, (-beta, -alpha), ply + 1),
        }
    }

    /// What a position is worth for its side without looking ahead, with one more fence.
    #[inline]
    fn worth(&mut self, node: &Node, stand: &Stand, fence: Option<u8>) -> i32 {
        self.judgement
            .worth(stand, fence, (self.own, node.turn), self.ground.seats)
    }

    /// The value of a position for the side to move.
    pub(super) fn look(
        &mut self,
        node: &Node,
        depth: i32,
        (mut alpha, mut beta): (i32, i32),
        ply: usize,
    ) -> i32 {
        self.nodes += 1;
        self.is_out = self.is_out || self.limit.is_over(self.nodes);
        if self.is_out {
            return 0;
        }
        // No win is sooner than the next ply, no loss than the one after it.
        alpha = alpha.max(-WIN + PLY * (ply as i32 + 2));
        beta = beta.min(WIN - PLY * (ply as i32 + 1));
        if alpha >= beta {
            return alpha;
        }
        // Walking to and fro leads nowhere.
        if self.line.contains(&node.key) {
            return 0;
        }
        let is_bare = self.ground.seats.iter().all(|seat| node.left(seat) == 0);
        if let Some(value) = self.race(node, ply) {
            return value;
        }
        if ply >= DEEPEST || depth <= 0 && !(is_bare && self.ground.seats.len() == 2) {
            return self.worth(node, &stand(node), None);
        }
        let key = self.key(node);
        let known = self.table.get(key);
        if let Some(known) = known
            && i32::from(known.depth) >= depth
        {
            let value = from_table(known.value, ply);
            let decides = match known.bound {
                Bound::Exact => true,
                Bound::Low => value >= beta,
                Bound::High => value <= alpha,
            };
            if decides {
                return value;
            }
        }
        if beta - alpha == 1
            && let Some(value) = self.stands(node, depth, beta)
        {
            return value;
        }
        let (value, best) = if self.is_crowd() && node.turn != self.own {
            (self.look_others(node, depth, (alpha, beta), ply), None)
        } else if depth <= 1 && !self.may_race(node) {
            self.look_once(node, (alpha, beta), ply)
        } else {
            let hint = known.and_then(|known| known.best);
            self.look_on(node, depth.max(0), (alpha, beta), ply, hint)
        };
        if !self.is_out {
            let bound = if value >= beta {
                Bound::Low
            } else if value <= alpha {
                Bound::High
            } else {
                Bound::Exact
            };
            let known = Known {
                value: to_table(value, ply),
                depth: depth.clamp(0, i32::from(i8::MAX)) as i8,
                bound,
                best: best.map(|step| step.0),
            };
            self.table.put(key, known);
        }
        value
    }

    /// What a position is worth at least that is so good at sight that nothing the next plies bring is expected to spoil it;
    /// asked only where a network judges, which is seldom far off. (Known as reverse futility or static null move pruning.)
    pub(super) fn stands(&mut self, node: &Node, depth: i32, beta: i32) -> Option<i32> {
        if depth > SAFE_DEPTH || beta.abs() >= PROVEN || !self.judgement.is_learnt() || self.may_race(node) {
            return None;
        }
        let margin = SAFE + SAFE_PLY * depth;
        let value = self.worth(node, &stand(node), None) - margin;
        (value >= beta).then_some(value)
    }

    /// Tries the moves of a position one after the other: first what was best there before, for that mostly refutes the move
    /// before it, and then the others need not be found.
    fn look_on(
        &mut self,
        node: &Node,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        ply: usize,
        hint: Option<u8>,
    ) -> (i32, Option<Move>) {
        let hint = hint.map(Move).filter(|&step| self.ground.is_legal(node, step));
        let is_learnt = self.judgement.is_learnt();
        let (mut top, mut best) = (-WIN, None);
        let mut moves = self.lists.pop().unwrap_or_default();
        moves.clear();
        moves.extend(hint.map(|step| Scored { step, score: 0 }));
        self.line.push(node.key);
        for place in 0.. {
            if place == usize::from(hint.is_some()) {
                let at = (depth, ply, false);
                self.ground
                    .moves(node, self.own, at, hint, self.experience, &mut moves);
            }
            let Some(&scored) = moves.get(place) else { break };
            let reduced = scored.reduced(depth, place, is_learnt);
            let value = self.scout(node, scored.step, (depth, reduced), (alpha, beta), (place, ply));
            if self.is_out {
                break;
            }
            if value > top {
                top = value;
                if value > alpha {
                    best = Some(scored.step);
                    alpha = value;
                }
            }
            if alpha >= beta {
                let side = usize::from(node.turn != self.own);
                self.experience.refutes(side, ply, scored.step, depth);
                break;
            }
        }
        self.line.pop();
        self.lists.push(moves);
        (top, best)
    }

    /// The last ply of a search: the values of its moves follow from the ways, and none need be made.
    fn look_once(&mut self, node: &Node, (alpha, beta): (i32, i32), ply: usize) -> (i32, Option<Move>) {
        let seat = node.turn;
        let steps = self.ground.game.step_word(&node.position, seat);
        let won = steps & self.ground.game.goal_word(seat);
        if won != 0 {
            let step = Move::step(won.trailing_zeros() as u8);
            return (WIN - PLY * (ply as i32 + 1), Some(step));
        }
        if self.ends_after_one(node) {
            return (0, None);
        }
        let before = stand(node);
        let mut after = before;
        after.turn = self.ground.seats.next(seat);
        let (mut top, mut best) = (-WIN, None);
        let mut take = |search: &mut Self, after: Stand, step: Move| {
            search.nodes += 1;
            let fence = (!step.is_step()).then_some(step.0);
            let value = search.worth(node, &after, fence);
            if value > top {
                (top, best) = (value, (value > alpha).then_some(step));
            }
            top >= beta
        };
        self.ground.flood(node, seat);
        for square in bits(steps) {
            let mut after = after;
            after.at[seat.index() % SEATS] = square;
            after.to_go[seat.index() % SEATS] = self.ground.layers.to_go(node.open, 1 << square);
            if take(self, after, Move::step(square)) {
                return (top, best);
            }
        }
        let fences = self.ground.fences(node);
        if fences == 0 {
            return (top, best);
        }
        let target = self.ground.target(node, self.own);
        let theirs = self.ground.longer(node, target, fences);
        let ours = self.ground.longer(node, seat, theirs.fences);
        after.left[seat.index() % SEATS] -= 1;
        for fence in bits(theirs.fences & !ours.closing) {
            let mut after = after;
            after.to_go[target.index() % SEATS] += theirs.by(fence) as u8;
            after.to_go[seat.index() % SEATS] += ours.by(fence) as u8;
            if take(self, after, Move(fence)) {
                return (top, best);
            }
        }
        // All other fences are worth the same at best. One that crosses no kept way is legal.
        let cuts = |seat: Seat| node.ways[seat.index() % SEATS].cuts;
        if let Some(other) = bits(fences & !cuts(target) & !cuts(seat)).next() {
            take(self, after, Move(other));
        }
        if top == -WIN {
            // Shut in by other pawns, with fences that are hard to judge.
            top = self.worth(node, &before, None);
        }
        (top, best)
    }

    /// Whether the next ply is the last one that the house allows.
    fn ends_after_one(&self, node: &Node) -> bool {
        let bound = self.ground.game.config().max_plies;
        bound.is_some_and(|bound| node.position.plies() + 1 >= bound)
    }

    /// Whether a race may be decided after the next ply, so that it takes more than the ways to tell its value.
    fn may_race(&self, node: &Node) -> bool {
        let seats = self.ground.seats;
        let has_few = |seat: Seat| node.left(seat) <= u8::from(seat == node.turn);
        seats.len() == 2 && seats.iter().any(has_few)
    }

    /// The value of a race between two that is decided.
    fn race(&mut self, node: &Node, ply: usize) -> Option<i32> {
        let seats = self.ground.seats;
        if seats.len() != 2 || seats.iter().all(|seat| node.left(seat) > 0) {
            return None;
        }
        let run = self.ground.race(node)?;
        let value = WIN - PLY * (ply as i32 + i32::from(run.plies));
        Some(if run.winner == node.turn { value } else { -value })
    }

    /// A move and those that are expected after it, as far as the table tells, at most so many.
    pub(super) fn line(&mut self, node: &Node, first: Move, most: usize) -> Vec<Choice> {
        let mut line = vec![first.choice()];
        let mut after = self.ground.play(node, first);
        while let After::Open(child) = after
            && line.len() < most
            && let Some(next) = self.table.get(self.key(&child)).and_then(|known| known.best)
        {
            let next = Move(next);
            // Another position may have had the same key.
            if self
                .ground
                .game
                .forbids(&child.position, child.turn, next.choice())
                .is_some()
            {
                break;
            }
            line.push(next.choice());
            after = self.ground.play(&child, next);
        }
        line
    }

    /// The key of a position for the table: near the bound on plies it matters how many are left.
    fn key(&self, node: &Node) -> u64 {
        let left = self
            .ground
            .game
            .config()
            .max_plies
            .map(|bound| bound - node.position.plies().min(bound));
        match left {
            Some(left) if usize::from(left) <= 2 * Experience::PLIES => node.key ^ hash::plies(left),
            _ => node.key,
        }
    }
}

/// What a position is judged by.
pub(super) fn stand(node: &Node) -> Stand {
    Stand::new(&node.position, node.turn, node.ways.map(|way| way.to_go))
}

/// In the table a proven value counts its plies from the position, in the search from where it began.
fn to_table(value: i32, ply: usize) -> i16 {
    let plies = PLY * ply as i32;
    let value = match value {
        PROVEN.. => value + plies,
        _ if value < -PROVEN => value - plies,
        _ => value,
    };
    value as i16
}

fn from_table(value: i16, ply: usize) -> i32 {
    let (value, plies) = (i32::from(value), PLY * ply as i32);
    match value {
        PROVEN.. => value - plies,
        _ if value < -PROVEN => value + plies,
        _ => value,
    }
}
