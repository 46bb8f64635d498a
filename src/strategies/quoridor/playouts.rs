//! What comes of a move at a table of several when everybody plays on: each seat for itself, as a quick look says.
//!
//! A search takes the others for one side, which they are not. So the moves that it likes best are each played on for a few
//! rounds, time and again, and the one after which the own seat is nearest to winning on average is the best: G. Tesauro and
//! G. R. Galperin, «On-line Policy Improvement using Monte-Carlo Search», NIPS 9 (1996). Who does worse is tried no more, by
//! halves: Z. Karnin, T. Koren and O. Somekh, «Almost Optimal Exploration in Multi-Armed Bandits», ICML (2013).

use std::time::Instant;

use super::{
    judgement,
    search::{Level, Memory, Search, stand},
};
use crate::{
    rules::{
        Game as _, Seat, Silent, Source as _,
        quoridor::{Choice, Position, Quoridor},
    },
    strategies::split_mix::SplitMix,
};

/// So many plies a move is played on; then it is counted who is how near.
const PLIES: u32 = 8;

/// How everybody plays on: as Hard does, who looks at three own moves, but for less time; and not always alike.
const QUICK: Level = Level {
    nodes: 1500,
    depth: 5,
    table: 10,
    noise: 4,
};

/// Plays on. What it takes memory for, it keeps.
#[derive(Default)]
pub(super) struct Playouts {
    memory: Memory,
}

/// How a move did.
#[derive(Clone, Copy, Default)]
struct Tries {
    sum: f32,
    count: f32,
}

impl Tries {
    fn mean(self) -> f32 {
        if self.count > 0.0 {
            self.sum / self.count
        } else {
            -1.0
        }
    }
}

impl Playouts {
    /// The places of `moves` of a seat, the best first, and how many positions were looked at for it: about so many, and no longer
    /// than `until`. Moves that are alike stay in their order; chance follows from `luck`.
    pub(super) fn rank(
        &mut self,
        game: &Quoridor,
        (position, seat): (&Position, Seat),
        moves: &[Choice],
        (nodes, until): (u64, Option<Instant>),
        luck: u64,
    ) -> (Vec<usize>, u64) {
        let mut order: Vec<usize> = (0..moves.len()).collect();
        let mut tries = vec![Tries::default(); moves.len()];
        let mut random = SplitMix(luck);
        let (mut open, mut seen) = (moves.len(), 0);
        while open > 1 {
            let rounds = open.next_power_of_two().ilog2();
            let until = until.map(|until| {
                let now = Instant::now();
                now + until.saturating_duration_since(now) / rounds
            });
            let is_late = || until.is_some_and(|until| Instant::now() >= until);
            let enough = seen + nodes.saturating_sub(seen) / u64::from(rounds);
            while seen < enough && !is_late() {
                for &place in &order[..open] {
                    let mut after = *position;
                    game.play_known(&mut after, seat, moves[place], &mut Silent);
                    seen += self.play_on(game, &mut after, &mut random);
                    tries[place].sum += self.share(game, &after, seat);
                    tries[place].count += 1.0;
                    if is_late() {
                        break;
                    }
                }
            }
            order[..open].sort_by(|&a, &b| tries[b].mean().total_cmp(&tries[a].mean()));
            open = open.div_ceil(2);
        }
        (order, seen)
    }

    /// Plays a position on, and tells how many others were looked at for it.
    fn play_on(&mut self, game: &Quoridor, position: &mut Position, random: &mut SplitMix) -> u64 {
        let mut nodes = 0;
        for _ in 0..PLIES {
            let Some(seat) = game.turn(position).seats().lowest() else {
                break;
            };
            let mut search = Search::new(game, seat, (QUICK, None), &mut self.memory);
            let found = search
                .ground()
                .node(*position)
                .and_then(|node| search.think(&node, &[], || random.below(QUICK.noise) as i32));
            let Some(found) = found else { break };
            nodes += found.nodes;
            game.play_known(position, seat, found.step.choice(), &mut Silent);
        }
        nodes.max(1)
    }

    /// The part of the first place that a seat has, or may hope for: before the end its odds are to those of the others as what
    /// ways and fences come to.
    fn share(&mut self, game: &Quoridor, position: &Position, seat: Seat) -> f32 {
        let seats = game.seats();
        if let Some(standing) = game.standing(position) {
            let is_first = |seat: &Seat| standing.place(*seat) == Some(1);
            let firsts = seats.iter().filter(is_first).count() as f32;
            return if is_first(&seat) { 1.0 / firsts } else { 0.0 };
        }
        let mut search = Search::new(game, seat, (QUICK, None), &mut self.memory);
        let Some(node) = search.ground().node(*position) else {
            return 0.0;
        };
        let stand = stand(&node);
        let odds = |seat: Seat| judgement::odds(stand.worth(seat, seats));
        odds(seat) / seats.iter().map(odds).sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Notation as _, quoridor::Config};

    /// The first seat is two steps from its goal, all others seven; no fences are left to stop it.
    fn near() -> (Quoridor, Position) {
        let config = Config {
            seats: 4,
            fences: 0,
            ..Config::default()
        };
        let game = Quoridor::new(&config).expect("a table of four");
        let position = game.read_position("pawns=d7,b5,e8,h5 left=0,0,0,0 fences=- next=0");
        let position = position.expect("a position");
        (game, position)
    }

    fn ranked(texts: &[&str], (nodes, until): (u64, Option<Instant>), luck: u64) -> (Vec<usize>, u64) {
        let (game, position) = near();
        let seat = Seat::new(0);
        let read = |text: &&str| game.read_choice(&position, seat, text).expect("a choice");
        let moves: Vec<Choice> = texts.iter().map(read).collect();
        Playouts::default().rank(&game, (&position, seat), &moves, (nodes, until), luck)
    }

    #[test]
    fn a_step_to_the_goal_is_better_than_one_back() {
        let (order, seen) = ranked(&["d6", "d8"], (60_000, None), 1);
        assert_eq!(order, [1, 0]);
        assert!((60_000..200_000).contains(&seen), "{seen}");
        assert_eq!(
            ranked(&["d6", "d8"], (60_000, None), 1),
            (order, seen),
            "the same again"
        );
    }

    #[test]
    fn without_time_the_order_is_what_it_was() {
        let late = (u64::MAX, Some(Instant::now()));
        assert_eq!(ranked(&["d6", "d8"], late, 1), (vec![0, 1], 0));
        assert_eq!(
            ranked(&["d6"], (1000, None), 1),
            (vec![0], 0),
            "there is nothing to compare"
        );
    }

    #[test]
    fn an_end_counts_for_what_it_is_and_before_it_the_nearest_hopes_most() {
        let (game, position) = near();
        let mut playouts = Playouts::default();
        let hopes = [0, 1, 2, 3].map(|seat| playouts.share(&game, &position, Seat::new(seat)));
        assert!((hopes.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{hopes:?}");
        assert!(hopes[1..].iter().all(|hope| *hope < hopes[0]), "{hopes:?}");
        let mut won = game
            .read_position("pawns=d8,b5,e8,h5 left=0,0,0,0 fences=- next=0")
            .expect("a position");
        let goal = game.read_choice(&won, Seat::new(0), "d9").expect("a choice");
        game.play_known(&mut won, Seat::new(0), goal, &mut Silent);
        let shares = [0, 1].map(|seat| playouts.share(&game, &won, Seat::new(seat)));
        assert!(shares[0] > 0.999 && shares[1] < 0.001, "{shares:?}");
    }
}
