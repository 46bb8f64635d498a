//! A game of a network against itself, and what it teaches: TD(λ).
//!
//! A place is taken by one of those who contend for it. From one throw to the next the chance that each of them takes it ought
//! to change by luck alone; so the target of a judgement is a mean of the judgements that follow it and of what came of it
//! at last, weighed by λ (Sutton 1988, "Learning to predict by the methods of temporal differences"). A move that was made to explore
//! says nothing of what went before: there the target is the chance behind the best move. Who looks ahead knows better than a
//! judgement at sight: where a strategy tells the chance that it saw, that is what a target leans on, in place of the
//! judgement that follows. Where seats know different things, what
//! follows a judgement is the next one by the same seat: another one's has forgotten what this one knew.

use super::Method;
use crate::{
    networks::{Chances, Encoding, Judge},
    rules::{ChoiceSet, Game, Seat, SeatSet, Silent, Source, Turn},
    strategies::Strategy,
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
    /// The chances that who chose there saw by looking ahead, if it did.
    pub seen: Option<Chances>,
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

/// Plays a game of a strategy against itself, and judges what the encoding says is worth it; any choice is made as often as the
/// method says. Returns who took the places, in their order, but the last; of a team whoever comes first.
pub fn play<G: Game, E: Encoding<G>>(
    game: &G,
    judge: &mut Judge<E>,
    player: &mut impl Strategy<G>,
    source: &mut impl Source,
    method: &Method,
    episode: &mut Episode,
) -> Vec<Seat> {
    episode.inputs.clear();
    episode.nodes.clear();
    let mut position = game.start();
    let mut order = Vec::new();
    let mut acts = 0;
    let mut opening = if method.opening == 0 {
        0
    } else {
        source.below(method.opening + 1)
    };
    while acts < 20_000 {
        acts += 1;
        let judged = episode.nodes.len();
        for looker in judge.encoding().lookers(game, &position).iter() {
            let (told, sides) = judge.seen_by(game, &position, looker);
            let contenders = seats(judge.encoding(), game, looker, sides);
            if let Some(before) = episode.nodes.last() {
                let gone = before
                    .contenders
                    .iter()
                    .filter(|&seat| !contenders.contains(seat));
                order.extend(gone);
            }
            if contenders.len() < 2 {
                return order;
            }
            let first = episode.inputs.len();
            let inputs = judge.inputs().iter();
            episode.inputs.extend(inputs.map(|input| input as u16));
            episode.nodes.push(Node {
                first,
                looker,
                contenders,
                sides,
                told,
                seen: None,
                instead: None,
            });
        }
        match game.turn(&position) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&position, source);
                game.settle_known(&mut position, &outcome, &mut Silent);
            }
            turn => {
                let Some(seat) = turn.seats().lowest() else { break };
                let legal = game.choices(&position, seat);
                let choice = if let Some(only) = legal.only() {
                    only
                } else {
                    let best = player.choose(&game.view(&position, seat), &legal, source);
                    let mut here = episode.nodes[judged..].iter_mut();
                    if let Some(node) = here.find(|node| node.looker == seat) {
                        node.seen = player.chance().map(|chance| shared(game, node, seat, chance));
                    }
                    let explores = source.below(1000) < method.explore || opening > 0;
                    opening = opening.saturating_sub(1);
                    let any = explores.then(|| legal.any(source)).flatten();
                    match any.filter(|&any| any != best) {
                        None => best,
                        Some(any) => {
                            let mut next = position.clone();
                            game.play_known(&mut next, seat, best, &mut Silent);
                            finish(game, player, &mut next, seat, source);
                            let judged = episode.nodes.iter_mut().rev().find(|node| node.looker == seat);
                            if let Some(node) = judged {
                                let seen = node.seen;
                                node.instead = seen.or_else(|| Some(behind(game, judge, &next, seat)));
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
        let taken = || last.contenders.iter().filter(|&seat| !order.contains(&seat));
        let first = taken().min_by_key(|&seat| standing.place(seat));
        // Where two teams share it, nobody has taken it.
        let is_shared = |first: Seat| {
            let mut others = taken().filter(|&seat| game.team(seat) != game.team(first));
            others.any(|seat| standing.place(seat) == standing.place(first))
        };
        order.extend(first.filter(|&first| !is_shared(first)));
    }
    order
}

/// The chances of all where the side of a seat has this one: the others share the rest as they were judged.
fn shared<G: Game>(game: &G, node: &Node, seat: Seat, chance: f32) -> Chances {
    let is_own = |other: usize| game.team(Seat::new(other)) == game.team(seat);
    let among = || node.contenders.iter().map(Seat::index);
    let rest: f32 = among().filter(|&it| !is_own(it)).map(|it| node.told[it]).sum();
    let mut chances = [0.0; Seat::MOST];
    for it in among() {
        chances[it] = if is_own(it) {
            chance
        } else {
            (1.0 - chance) * node.told[it] / rest.max(f32::MIN_POSITIVE)
        };
    }
    chances
}

/// Makes the choices that are left of a play that has begun.
fn finish<G: Game>(
    game: &G,
    player: &mut impl Strategy<G>,
    position: &mut G::Position,
    seat: Seat,
    source: &mut impl Source,
) {
    while game.is_open(position, seat) {
        let legal = game.choices(position, seat);
        let Some(choice) = player.decide(&game.view(position, seat), &legal, source) else {
            break;
        };
        game.play_known(position, seat, choice, &mut Silent);
    }
}

/// The chances behind a play of a seat: as that seat sees them, where its judgement is learnt.
fn behind<G: Game, E: Encoding<G>>(
    game: &G,
    judge: &mut Judge<E>,
    position: &G::Position,
    seat: Seat,
) -> Chances {
    let encoding = judge.encoding();
    let looker = if encoding.lookers(game, position).contains(seat) {
        seat
    } else {
        encoding.looker(game, position)
    };
    let (mut chances, sides) = judge.seen_by(game, position, looker);
    if !seats(judge.encoding(), game, looker, sides).contains(seat) {
        // It has just taken the place.
        chances = taken_by(game, seat);
    }
    chances
}

/// The chances where a seat has taken the place, with its team.
fn taken_by<G: Game>(game: &G, seat: Seat) -> Chances {
    let mut chances = [0.0; Seat::MOST];
    for mate in game.seats().iter().filter(|&it| game.team(it) == game.team(seat)) {
        chances[mate.index()] = 1.0;
    }
    chances
}

impl Episode {
    /// The target of each judgement, the last one first: for the seats, in their order. What nothing came of teaches nothing.
    pub fn targets<G: Game>(
        &self,
        game: &G,
        order: &[Seat],
        lambda: f32,
        mut hear: impl FnMut(&Node, &[u16], Chances),
    ) {
        let mut end = self.inputs.len();
        // What follows a judgement: one for all, or one for each seat.
        let mut following: [Option<(&Node, Chances)>; Seat::MOST] = [None; Seat::MOST];
        for node in self.nodes.iter().rev() {
            let follows = &mut following[if G::HAS_SECRETS { node.looker.index() } else { 0 }];
            let mixed = |near: Chances, far: Chances| -> Chances {
                std::array::from_fn(|k| (1.0 - lambda) * near[k] + lambda * far[k])
            };
            let target = match (node.instead, *follows) {
                (Some(instead), _) => Some(instead),
                (None, Some((next, target))) if next.contenders == node.contenders => {
                    Some(mixed(node.seen.or(next.seen).unwrap_or(next.told), target))
                }
                _ => {
                    let taken = order.iter().find(|&&seat| node.contenders.contains(seat));
                    let taken = taken.map(|&seat| taken_by(game, seat));
                    taken.map(|taken| mixed(node.seen.unwrap_or(taken), taken))
                }
            };
            if let Some(target) = target {
                hear(node, &self.inputs[node.first..end], target);
                *follows = Some((node, target));
            }
            end = node.first;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        networks::shipped,
        play::dice::Dice,
        rules::{
            dog::{self, Dog},
            mejn::{self, Mejn},
            quoridor::{self, Quoridor},
        },
        strategies::quoridor::{QuoridorEncoding, Runner},
    };

    /// An episode of judgements that told these chances, by the seats that looked.
    fn episode<G: Game>(game: &G, judgements: &[(usize, f32)]) -> Episode {
        let node = |&(looker, chance): &(usize, f32)| Node {
            first: 0,
            looker: Seat::new(looker),
            contenders: game.seats(),
            sides: 0,
            told: [chance; Seat::MOST],
            seen: None,
            instead: None,
        };
        Episode {
            inputs: Vec::new(),
            nodes: judgements.iter().map(node).collect(),
        }
    }

    /// The target of seat 0 for each of its judgements, the first one first.
    fn targets<G: Game>(game: &G, episode: &Episode, order: &[Seat], lambda: f32) -> Vec<f32> {
        let mut targets = Vec::new();
        episode.targets(game, order, lambda, |_, _, target| targets.insert(0, target[0]));
        targets
    }

    const JUDGEMENTS: [(usize, f32); 4] = [(0, 0.1), (1, 0.2), (0, 0.3), (1, 0.4)];

    #[test]
    fn where_all_is_open_the_next_judgement_follows() {
        let game = Mejn::new(&mejn::Config::default()).expect("a table");
        let episode = episode(&game, &JUDGEMENTS);
        assert_eq!(
            targets(&game, &episode, &[Seat::new(0)], 0.0),
            [0.2, 0.3, 0.4, 1.0]
        );
    }

    /// What was seen by looking ahead stands in place of the judgement that follows, and where any move was made it is all.
    #[test]
    fn what_was_seen_is_leant_on() {
        let game = Mejn::new(&mejn::Config::default()).expect("a table");
        let mut episode = episode(&game, &JUDGEMENTS);
        let seen = |chance: f32| Some([chance; Seat::MOST]);
        episode.nodes[0].seen = seen(0.6);
        episode.nodes[2].seen = seen(0.8);
        episode.nodes[3].seen = seen(0.5);
        let first = Seat::new(0);
        assert_eq!(targets(&game, &episode, &[first], 0.0), [0.6, 0.8, 0.8, 0.5]);
        assert_eq!(
            targets(&game, &episode, &[first], 0.5),
            [0.693_75, 0.7875, 0.775, 0.75]
        );
        assert_eq!(targets(&game, &episode, &[first], 1.0), [1.0; 4]);
        episode.nodes[2].instead = seen(0.2);
        assert_eq!(targets(&game, &episode, &[first], 1.0), [0.2, 0.2, 0.2, 1.0]);
    }

    #[test]
    fn a_side_that_was_seen_to_have_a_chance_leaves_the_others_the_rest() {
        let game = Mejn::new(&mejn::Config::default()).expect("a table");
        let mut node = episode(&game, &[(0, 0.0)]).nodes.remove(0);
        node.told = [0.4, 0.3, 0.2, 0.1, 0.0, 0.0];
        let chances = shared(&game, &node, Seat::new(0), 0.7);
        for (chance, wanted) in chances.into_iter().zip([0.7, 0.15, 0.1, 0.05]) {
            assert!((chance - wanted).abs() < 1e-6, "{chances:?}");
        }
    }

    #[test]
    fn where_something_is_hidden_the_next_judgement_of_the_same_seat_follows() {
        let game = Dog::new(&dog::Config::default()).expect("a table");
        let episode = episode(&game, &JUDGEMENTS);
        assert_eq!(
            targets(&game, &episode, &[Seat::new(1)], 0.0),
            [0.3, 0.4, 0.0, 0.0]
        );
    }

    #[test]
    fn a_team_wins_together_and_what_nothing_came_of_teaches_nothing() {
        let game = Dog::new(&dog::Config::default()).expect("a table");
        let episode = episode(&game, &JUDGEMENTS);
        assert_eq!(targets(&game, &episode, &[Seat::new(2)], 1.0), [1.0; 4]);
        assert_eq!(targets(&game, &episode, &[], 1.0), [0.0; 0]);
    }

    #[test]
    fn a_drawn_game_has_no_first_place_and_one_that_is_won_has() {
        let order = |max_plies: Option<u16>| {
            let config = quoridor::Config {
                max_plies,
                ..quoridor::Config::default()
            };
            let game = Quoridor::new(&config).expect("a table");
            let encoding = QuoridorEncoding::new(&game).expect("it can be seen");
            let network = shipped(&encoding).expect("there is one");
            let mut judge = Judge::new::<Quoridor>(network, encoding).expect("it is for the table");
            let mut dice = Dice::new(&[7; 32]);
            let mut episode = Episode::default();
            let method = Method {
                explore: 0,
                ..Method::default()
            };
            let order = play(&game, &mut judge, &mut Runner, &mut dice, &method, &mut episode);
            assert!(!episode.nodes.is_empty(), "it was judged");
            order
        };
        assert_eq!(order(Some(8)), [], "nobody was across after eight plies");
        assert_eq!(order(None).len(), 1);
    }
}
