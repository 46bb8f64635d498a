//! Plays for its team: tries its plays in worlds that agree with what it has seen, each until the round ends.
//!
//! `judge` says what a position is worth, by the `weights`; `quick` chooses by that at once and plays rounds out, for
//! everybody; `learnt` asks a network, where there is one for the table, what a play is worth at once and what its tries came
//! to; `worlds` draws the cards that are not seen. What it does follows from its view and the numbers it is lent.

mod effort;
mod judge;
mod learnt;
mod quick;
mod weights;
mod worlds;

use std::sync::Arc;

use super::{super::Strategy, Plan, each_play};
use crate::{
    networks::{Network, brought},
    rules::{
        ChoiceSet, Game as _, Message, Seat, Source, View as _,
        dog::{Card, Chain, Choice, Choices, Dog, DogView, Position},
    },
};
pub use effort::Effort;
use learnt::Learnt;
use quick::{Quick, play};
use worlds::Clues;

/// For so many worlds counts what a network says of a play at once: it sees less than a try in a world, but nothing of it is
/// chance.
const PRIOR: i64 = 20;

/// The player.
#[derive(Default)]
pub struct Partner {
    effort: Effort,
    quick: Quick,
    learnt: Learnt,
    plan: Plan,
}

/// Something that could be done, by its choices.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    chain: Chain,
    /// The sum of what it came to in all worlds.
    sum: i64,
}

impl Partner {
    /// A player that thinks so hard.
    #[must_use]
    pub fn new(effort: Effort) -> Self {
        let network = i32::try_from(effort.network).ok().and_then(brought);
        Self {
            effort,
            learnt: network.map_or_else(Learnt::default, Learnt::by),
            ..Self::default()
        }
    }

    /// A player that judges every play by this network alone.
    #[must_use]
    pub fn by(network: Arc<Network>) -> Self {
        Self {
            learnt: Learnt::by(network),
            ..Self::new(Effort {
                worlds: 0,
                network: 1,
                ..Effort::default()
            })
        }
    }

    /// Whether a network judges at this table.
    fn has_learnt(&mut self, game: &Dog) -> bool {
        self.effort.network != 0 && self.learnt.sits(game)
    }

    /// What a position of which all hands are known comes to for a seat: its chance to win, in 65536ths.
    fn outcome(&mut self, game: &Dog, position: &Position, seat: Seat) -> i32 {
        let learnt = if self.effort.network != 0 && !game.is_over(position.board()) {
            self.learnt.chance(game, position, seat)
        } else {
            None
        };
        learnt.unwrap_or_else(|| chance(self.quick.value(game, position, seat)))
    }

    /// The plays that are worth a try, best first: of each card the best, and others that are as good.
    fn candidates(&mut self, view: &DogView<'_>) -> Vec<Candidate> {
        let mut plays: Vec<(i32, usize, Card)> = Vec::new();
        self.quick
            .each(view, |n, card, value| plays.push((-value, n, card)));
        plays.sort_unstable();
        let mut cards = Vec::new();
        // Both parts stay in order.
        let (mut chosen, later): (Vec<_>, Vec<_>) = plays.into_iter().partition(|&(.., card)| {
            let is_first = !cards.contains(&card);
            if is_first {
                cards.push(card);
            }
            is_first
        });
        let more = self.effort.width.saturating_sub(chosen.len());
        chosen.extend(later.into_iter().take(more));
        let results = &self.quick.results;
        let plays = chosen.into_iter().filter_map(|(_, n, _)| view.listed(results, n));
        let candidate = |play| Candidate {
            chain: view.chain(&play),
            sum: 0,
        };
        plays.map(candidate).collect()
    }

    /// The candidate that comes to most in the worlds. They are tried in rounds, after each of which the worse half of them
    /// is left out.
    fn tried(
        &mut self,
        view: &DogView<'_>,
        mut candidates: Vec<Candidate>,
        mut random: &mut dyn Source,
    ) -> Option<Chain> {
        let (game, seat, begun) = (view.game(), view.seat(), view.begun().len());
        let clues = if self.effort.infers {
            Clues::of(view)
        } else {
            Clues::none()
        };
        if self.has_learnt(game) {
            // What it can't see is no input, so that any world will do.
            let seen = game.imagine(view, &mut random);
            for candidate in &mut candidates {
                let mut position = seen;
                play(game, &mut position, seat, candidate.chain.into_iter().skip(begun));
                candidate.sum = PRIOR * i64::from(self.outcome(game, &position, seat));
            }
            // The first of those that tie stays first.
            candidates.sort_by_key(|candidate| -candidate.sum);
        }
        let rounds = candidates.len().next_power_of_two().trailing_zeros();
        let mut left = if candidates.len() > 1 {
            self.effort.worlds
        } else {
            0
        };
        for round in (0..rounds).rev() {
            let share = left / (round + 1);
            left -= share;
            for _ in 0..share {
                let world = clues.world(view, &self.quick, random);
                for candidate in &mut candidates {
                    let mut position = world;
                    let choices = candidate.chain.into_iter().skip(begun);
                    play(game, &mut position, seat, choices);
                    self.quick.play_on(game, &mut position, self.effort.ahead);
                    candidate.sum += i64::from(self.outcome(game, &position, seat));
                }
            }
            candidates.sort_by_key(|candidate| -candidate.sum);
            candidates.truncate(candidates.len().div_ceil(2));
        }
        candidates.first().map(|best| best.chain)
    }

    /// The card for the mate.
    fn give(&mut self, view: &DogView<'_>, mate: Seat, random: &mut dyn Source) -> Option<Choice> {
        let first = self.quick.give(view, mate)?;
        let (game, seat) = (view.game(), view.seat());
        if !self.effort.gives || self.effort.worlds == 0 {
            return Some(Choice::Card(first));
        }
        self.has_learnt(game);
        // By the judgement the first, so that it stays where nothing tells them apart.
        let others = view.hand().kinds().filter(|&card| card != first);
        let mut sums: Vec<(Card, i64)> = [first].into_iter().chain(others).map(|card| (card, 0)).collect();
        for _ in 0..self.effort.worlds {
            let mut world = Clues::none().world(view, &self.quick, random);
            // What the others have chosen is as unknown as their hands.
            for other in game.seats().iter().filter(|&other| other != seat) {
                game.take_back(&mut world, other);
            }
            for (card, sum) in &mut sums {
                let mut position = world;
                play(game, &mut position, seat, [Choice::Card(*card)]);
                let gifts = game.seats().len() as u32 - 1;
                self.quick.play_on(game, &mut position, gifts + self.effort.ahead);
                *sum += i64::from(self.outcome(game, &position, seat));
            }
        }
        // The first of those that tie.
        let best = sums.into_iter().rev().max_by_key(|&(_, sum)| sum);
        best.map(|(card, _)| Choice::Card(card))
    }

    /// The play that it decides on: its next choice.
    fn decide_on(&mut self, view: &DogView<'_>, random: &mut dyn Source) -> Option<Choice> {
        let slips = self.effort.slips;
        let chain = if slips > 0 && random.below(100) < slips {
            self.any(view, random)?
        } else {
            let candidates = self.candidates(view);
            self.tried(view, candidates, random)?
        };
        self.plan.keep(view, chain)
    }

    /// Any play, all equally likely.
    fn any(&mut self, view: &DogView<'_>, random: &mut dyn Source) -> Option<Chain> {
        let mut plays = Vec::new();
        each_play(view, &mut self.quick.results, |_, n| plays.push(n));
        let count = u32::try_from(plays.len()).ok().filter(|&count| count > 0)?;
        let n = plays[random.below(count) as usize];
        let play = view.listed(&self.quick.results, n)?;
        Some(view.chain(&play))
    }
}

/// How likely a game is won that is worth so much, in 65536ths: tanh of the half by its fraction, in whole numbers.
fn chance(value: i32) -> i32 {
    const BOUND: i64 = 3000;
    let half = i64::from(value / 2).clamp(-BOUND, BOUND);
    let square = half * half;
    let tanh = half * (27_000_000 + square) * 32_768 / (1000 * (27_000_000 + 9 * square));
    32_768 + tanh as i32
}

impl Strategy<Dog> for Partner {
    fn choose(&mut self, view: &DogView<'_>, legal: &Choices, random: &mut dyn Source) -> Choice {
        let mate = view.game().team_of(view.seat()).nth(1);
        let next = match mate {
            Some(mate) if view.is_exchange() => self.give(view, mate, random),
            _ => match self.plan.next(view) {
                None => self.decide_on(view, random),
                next => next,
            },
        };
        let discard = || self.quick.discard(view).map(Choice::Card);
        next.filter(|&choice| legal.contains(choice))
            .or_else(|| discard().filter(|&choice| legal.contains(choice)))
            .or_else(|| legal.any(random))
            .expect("at least two choices are legal")
    }

    fn explain(&mut self, view: &DogView<'_>, _legal: &Choices, _choice: Choice) -> Option<Message> {
        Some(Message::new(match self.effort.worlds {
            _ if view.is_exchange() => "why-dog-gives",
            _ if view.discards() => "why-dog-discards",
            0 => "why-dog-greedy",
            _ => "why-dog-partner",
        }))
    }
}
