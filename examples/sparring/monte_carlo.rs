//! A plain Monte Carlo tree search (UCT): in a rollout pawns run, and now and then a fence is placed that is any.
//!
//! L. Kocsis and C. Szepesvári, «Bandit Based Monte-Carlo Planning», ECML 2006.

use homestretch::{
    play::dice::Dice,
    rules::{
        ChoiceSet as _, Game as _, Seat, Silent, Source, Turn,
        quoridor::{Choice, Position, Quoridor, Square},
    },
};

use super::Sparring;

/// How much what was seldom tried is preferred: small, since a good choice wins little more often than a bad one.
const EXPLORES: f64 = 0.2;
/// In a rollout so many of 10 choices are steps.
const STEPS: u32 = 7;
/// After so many choices a rollout is even.
const LONGEST: usize = 300;

/// A choice that was considered.
struct Node {
    choice: Choice,
    /// Who makes it.
    mover: Seat,
    /// Where its replies lie; empty while it was tried once at most.
    replies: std::ops::Range<usize>,
    tried: u32,
    /// Half points.
    won: u32,
}

pub(super) struct MonteCarlo<'a> {
    game: &'a Quoridor,
    rollouts: usize,
    dice: Dice,
}

impl<'a> MonteCarlo<'a> {
    pub(super) fn new(game: &'a Quoridor, rollouts: usize) -> Self {
        let dice = Dice::new(&[7; 32]);
        Self { game, rollouts, dice }
    }
}

impl Sparring for MonteCarlo<'_> {
    /// The choice that was tried most.
    fn think(&mut self, start: &Position, seat: Seat) -> Option<Choice> {
        let mut nodes = Vec::new();
        let first = self.open(&mut nodes, start, seat);
        for _ in 0..self.rollouts {
            let (mut position, mut line) = (*start, Vec::new());
            let (mut replies, mut tried) = (first.clone(), 1);
            while let Some(best) = best(&nodes[replies.clone()], f64::from(tried).ln()) {
                let at = replies.start + best;
                let Node { choice, mover, .. } = nodes[at];
                self.game.play_known(&mut position, mover, choice, &mut Silent);
                line.push(at);
                if nodes[at].tried == 1
                    && let Turn::Seat(next) = self.game.turn(&position)
                {
                    nodes[at].replies = self.open(&mut nodes, &position, next);
                }
                (replies, tried) = (nodes[at].replies.clone(), nodes[at].tried + 1);
            }
            let winner = self.rollout(position);
            for node in line {
                let node = &mut nodes[node];
                node.tried += 1;
                node.won += winner.map_or(1, |winner| 2 * u32::from(winner == node.mover));
            }
        }
        let most = nodes[first].iter().max_by_key(|node| node.tried);
        most.map(|node| node.choice)
    }
}

impl MonteCarlo<'_> {
    /// Adds all choices of a position.
    fn open(&mut self, nodes: &mut Vec<Node>, position: &Position, mover: Seat) -> std::ops::Range<usize> {
        let first = nodes.len();
        let choices = self.game.choices(position, mover);
        nodes.extend(choices.iter().map(|choice| Node {
            choice,
            mover,
            replies: 0..0,
            tried: 0,
            won: 0,
        }));
        first..nodes.len()
    }

    /// Plays to the end; none when nobody has won.
    fn rollout(&mut self, mut position: Position) -> Option<Seat> {
        let mut ways: [Option<Vec<Square>>; 2] = [None, None];
        for _ in 0..LONGEST {
            let Turn::Seat(seat) = self.game.turn(&position) else {
                break;
            };
            let fence = (position.left(seat) > 0 && self.dice.below(10) >= STEPS)
                .then(|| self.fence(&position))
                .flatten();
            let choice = match fence {
                Some(fence) => {
                    ways = [None, None];
                    fence
                }
                None => self.step(&position, seat, &mut ways[seat.index() % 2])?,
            };
            self.game.play_known(&mut position, seat, choice, &mut Silent);
        }
        let places = self.game.standing(&position)?;
        self.game
            .seats()
            .iter()
            .find(|&seat| places.place(seat) == Some(1))
    }

    /// A fence that fits, any of them, if it leaves everybody a way.
    fn fence(&mut self, position: &Position) -> Option<Choice> {
        let fitting: Vec<_> = self.game.fitting_fences(position).collect();
        let count = u32::try_from(fitting.len()).ok().filter(|&count| count > 0)?;
        let fence = fitting[self.dice.below(count) as usize];
        let mut seats = self.game.seats().iter();
        let leaves_ways = seats.all(|seat| self.game.distance(position, seat, Some(fence)).is_some());
        leaves_ways.then_some(Choice::Fence(fence))
    }

    /// The next step of a shortest way, which is kept from step to step; over or around a pawn that stands there.
    fn step(&mut self, position: &Position, seat: Seat, way: &mut Option<Vec<Square>>) -> Option<Choice> {
        let at = position.pawn(seat)?;
        let kept = way.take().filter(|way| way.last() == Some(&at));
        let mut ahead = kept.or_else(|| {
            let mut squares = self.game.way(position, seat, None)?;
            if squares.first() != Some(&at) {
                squares.insert(0, at);
            }
            squares.reverse();
            Some(squares)
        })?;
        ahead.pop();
        if let Some(&next) = ahead.last()
            && position.seat_on(next).is_none()
        {
            *way = Some(ahead);
            return Some(Choice::Step(next));
        }
        let steps = self.game.options(position, seat).steps();
        let nearest =
            steps.min_by_key(|&square| self.game.distance(&position.with_pawn(seat, square), seat, None));
        nearest
            .map(Choice::Step)
            .or_else(|| self.game.choices(position, seat).any(&mut self.dice))
    }
}

/// The choice of the highest upper bound, the first that was never tried; none among none.
fn best(among: &[Node], log: f64) -> Option<usize> {
    let bound = |node: &Node| match node.tried {
        0 => f64::INFINITY,
        tried => {
            let tried = f64::from(tried);
            f64::from(node.won) / 2.0 / tried + EXPLORES * (log / tried).sqrt()
        }
    };
    let mut best: Option<(usize, f64)> = None;
    for (k, node) in among.iter().enumerate() {
        let bound = bound(node);
        if best.is_none_or(|(_, most)| bound > most) {
            best = Some((k, bound));
        }
    }
    best.map(|(k, _)| k)
}
