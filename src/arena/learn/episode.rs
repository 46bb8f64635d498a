//! A game of a network against itself, and what it teaches: TD(λ).
//!
//! A place is taken by one of those who contend for it. From one throw to the next the chance that each of them takes it ought
//! to change by luck alone; so the target of a judgement is a mean of the judgements that follow it and of what came of it
//! at last, weighed by λ (Sutton 1988, "Learning to predict by the methods of temporal differences"). A move that was made to explore
//! says nothing of what went before: there the target is the chance behind the best move.

use crate::{
    networks::{Chances, Encoding},
    rules::{ChoiceSet, Game, Seat, SeatSet, Silent, Source, Turn},
    strategies::Lookahead,
};

/// A judgement made in a game.
#[derive(Clone, Debug)]
pub struct Node {
    /// Where its inputs begin among all of the episode.
    pub first: usize,
    /// From where it was judged.
    pub looker: Seat,
    /// The seats that contended.
    pub contenders: SeatSet,
    /// The sides that contended, as bits.
    pub sides: u8,
    /// The chances that were told.
    pub told: Chances,
    /// The chances behind the best move, where another one was made after this judgement.
    pub instead: Option<Chances>,
}

/// All judgements of a game.
#[derive(Clone, Debug, Default)]
pub struct Episode {
    /// The inputs of all, one after the other.
    pub inputs: Vec<u16>,
    /// The judgements.
    pub nodes: Vec<Node>,
}

/// The seats that contend, as the sides of a looker say.
fn seats<G: Game, E: Encoding<G>>(encoding: &E, game: &G, looker: Seat, sides: u8) -> SeatSet {
    game.seats()
        .iter()
        .filter(|&seat| sides >> encoding.side(looker, seat) & 1 == 1)
        .collect()
}

/// Plays a game; in `explore` of 1,000 choices any is made. Returns who took the places, in their order, but the last.
pub fn play<G: Game, E: Encoding<G>>(
    game: &G,
    racer: &mut Lookahead<E>,
    source: &mut impl Source,
    explore: u32,
    episode: &mut Episode,
) -> Vec<Seat> {
    episode.inputs.clear();
    episode.nodes.clear();
    let mut position = game.start();
    let mut order = Vec::new();
    let mut acts = 0;
    while acts < 20_000 {
        acts += 1;
        match game.turn(&position) {
            Turn::Over => break,
            Turn::Chance if game.thrower(&position).is_none() => {
                let outcome = game.draw(&position, source);
                game.settle_known(&mut position, &outcome, &mut Silent);
            }
            Turn::Chance => {
                let looker = racer.judge().encoding().looker(game, &position);
                let (told, sides) = racer.judge().chances(game, &position);
                let contenders = seats(racer.judge().encoding(), game, looker, sides);
                if let Some(before) = episode.nodes.last() {
                    let gone = before
                        .contenders
                        .iter()
                        .filter(|&seat| !contenders.contains(seat));
                    order.extend(gone);
                }
                if contenders.len() < 2 {
                    break;
                }
                let first = episode.inputs.len();
                let inputs = racer.judge().inputs().iter();
                episode.inputs.extend(inputs.map(|input| input as u16));
                episode.nodes.push(Node {
                    first,
                    looker,
                    contenders,
                    sides,
                    told,
                    instead: None,
                });
                let outcome = game.draw(&position, source);
                game.settle_known(&mut position, &outcome, &mut Silent);
            }
            turn => {
                let Some(seat) = turn.seats().lowest() else { break };
                let legal = game.choices(&position, seat);
                let choice = if let Some(only) = legal.only() {
                    only
                } else {
                    let Some((best, _)) = racer.best(game, &position, seat, &legal) else {
                        break;
                    };
                    let any = (source.below(1000) < explore)
                        .then(|| legal.any(source))
                        .flatten();
                    match any.filter(|&any| any != best) {
                        None => best,
                        Some(any) => {
                            let mut next = position.clone();
                            game.play_known(&mut next, seat, best, &mut Silent);
                            let (mut chances, sides) = racer.judge().chances(game, &next);
                            let looker = racer.judge().encoding().looker(game, &next);
                            let left = seats(racer.judge().encoding(), game, looker, sides);
                            if !left.contains(seat) {
                                chances = [0.0; Seat::MOST];
                                chances[seat.index()] = 1.0;
                            }
                            if let Some(node) = episode.nodes.last_mut() {
                                node.instead = Some(chances);
                            }
                            any
                        }
                    }
                };
                game.play_known(&mut position, seat, choice, &mut Silent);
            }
        }
    }
    if let (Some(last), Some(standing)) = (episode.nodes.last(), game.standing(&position)) {
        let taken = last.contenders.iter().filter(|&seat| !order.contains(&seat));
        let first = taken.min_by_key(|&seat| standing.place(seat));
        order.extend(first);
    }
    order
}

impl Episode {
    /// The target of each judgement, the last one first: for the seats, in their order.
    pub fn targets(&self, order: &[Seat], lambda: f32, mut hear: impl FnMut(&Node, &[u16], Chances)) {
        let mut end = self.inputs.len();
        let mut following: Option<(&Node, Chances)> = None;
        for node in self.nodes.iter().rev() {
            let target = match (node.instead, following) {
                (Some(instead), _) => instead,
                (None, Some((next, target))) if next.contenders == node.contenders => {
                    std::array::from_fn(|k| (1.0 - lambda) * next.told[k] + lambda * target[k])
                }
                _ => {
                    let taken = order.iter().find(|&&seat| node.contenders.contains(seat));
                    let mut target = [0.0; Seat::MOST];
                    if let Some(seat) = taken {
                        target[seat.index()] = 1.0;
                    }
                    target
                }
            };
            hear(node, &self.inputs[node.first..end], target);
            end = node.first;
            following = Some((node, target));
        }
    }
}
