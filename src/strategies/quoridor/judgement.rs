//! How the positions at the end of a search are judged: by ways and fences, or by a network.

use std::sync::Arc;

use super::{
    encoding::{Side, seen},
    eval::{PLY, PROVEN, Stand, WIN},
    node::bits,
};
use crate::{
    networks::{Accumulator, Duel, Inputs, Network, Units},
    rules::{Seat, SeatSet},
};

/// So many of the 1/65536 in which a network tells the logarithm of the odds are one of the search: about a step is
/// about [`super::eval::STEP`] then.
const UNIT: i32 = 400;

/// The chance of winning behind a value that a search by a network has found; certain where it is proven.
pub(super) fn chance(value: i32) -> f32 {
    match value {
        PROVEN.. => 1.0,
        _ if value <= -PROVEN => 0.0,
        _ => 1.0 / (1.0 + odds(-value)),
    }
}

/// The odds behind a value.
pub(super) fn odds(value: i32) -> f32 {
    libm::expf(value as f32 * UNIT as f32 / 65536.0)
}

/// In how many plies the game is over, where a value is proven.
pub(super) fn proven(value: i32) -> Option<u16> {
    (value.abs() > PROVEN).then(|| ((WIN - value.abs()) / PLY) as u16)
}

/// Who judges.
#[derive(Default)]
pub(super) enum Judgement {
    /// Ways and fences are counted.
    #[default]
    Counted,
    /// A network judges.
    Learnt(Box<Learnt>),
}

/// A network, and what it has computed last: for each seat that may be in turn.
pub(super) struct Learnt {
    network: Arc<Network>,
    accumulators: Vec<Accumulator>,
    inputs: Inputs,
    swift: Option<Swift>,
}

/// A network for two, and its hidden layer for the fences that it was asked for last: seen from each side. All other inputs are
/// few, and come in anew for every stand.
struct Swift {
    duel: Duel,
    seen: [(u128, Units); Side::COUNT],
}

impl Judgement {
    /// From now on this network judges; where there is none, ways and fences are counted.
    pub(super) fn ask(&mut self, network: Option<Arc<Network>>) {
        let Some(network) = network else {
            *self = Self::Counted;
            return;
        };
        if matches!(self, Self::Learnt(known) if Arc::ptr_eq(&known.network, &network)) {
            return;
        }
        *self = Self::Learnt(Box::new(Learnt {
            accumulators: vec![network.accumulator(); network.shape().sides],
            inputs: Inputs::none_of(network.shape().inputs),
            swift: Swift::new(&network),
            network,
        }));
    }

    /// Whether a network judges.
    pub(super) fn is_learnt(&self) -> bool {
        matches!(self, Self::Learnt(_))
    }

    /// What a stand is worth, with one more fence: with two seats for `side`, with more for `own` or against it.
    #[inline]
    pub(super) fn worth(
        &mut self,
        stand: &Stand,
        fence: Option<u8>,
        (own, side): (Seat, Seat),
        seats: SeatSet,
    ) -> i32 {
        let worth = match self {
            Self::Counted => stand.worth(own, seats),
            Self::Learnt(learnt) => learnt.worth(stand, fence, own),
        };
        if side == own { worth } else { -worth }
    }
}

impl Learnt {
    /// For a seat.
    #[inline]
    fn worth(&mut self, stand: &Stand, fence: Option<u8>, own: Seat) -> i32 {
        let lead = if let Some(swift) = &mut self.swift {
            let lead = swift.lead(stand, fence);
            if own == stand.turn {
                lead
            } else {
                lead.wrapping_neg()
            }
        } else {
            self.lead(stand, fence, own)
        };
        (lead / UNIT).clamp(1 - PROVEN, PROVEN - 1)
    }

    /// As the whole network tells it.
    fn lead(&mut self, stand: &Stand, fence: Option<u8>, own: Seat) -> i32 {
        let seats = self.accumulators.len();
        let mut stand = *stand;
        stand.fences |= fence.map_or(0, |fence| 1 << fence);
        self.inputs.clear();
        stand.put(seats, &mut self.inputs);
        let turn = stand.turn.index() % seats;
        let side = (own.index() + seats - turn) % seats;
        self.network
            .lead(&mut self.accumulators[turn], &self.inputs, side)
    }
}

impl Swift {
    fn new(network: &Network) -> Option<Self> {
        let duel = Duel::new(network)?;
        let seen = [(0, duel.bare()); Side::COUNT];
        Some(Self { duel, seen })
    }

    /// By how much who is in turn is ahead.
    #[inline]
    fn lead(&mut self, stand: &Stand, fence: Option<u8>) -> i32 {
        let (side, inputs) = seen(stand);
        let (known, units) = &mut self.seen[side.number()];
        if *known != stand.fences {
            for gone in bits(*known & !stand.fences) {
                self.duel.take_out(units, side.fence(gone));
            }
            for new in bits(stand.fences & !*known) {
                self.duel.put_in(units, side.fence(new));
            }
            *known = stand.fences;
        }
        let [own, other, hand, their_hand, way, their_way, race] = inputs;
        let fence = fence.map_or(usize::MAX, |fence| side.fence(fence));
        let inputs = [own, other, hand, their_hand, way, their_way, race, fence];
        self.duel.lead(units, inputs)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::{
        networks::{Encoding as _, Shape, Weights},
        rules::{
            ChoiceSet as _, Game as _, Silent, Turn,
            numbers::Numbers,
            quoridor::{Config, Fence, Quoridor},
        },
        strategies::quoridor::QuoridorEncoding,
    };

    /// A table of so many, and a network to which all its positions are alike: the side of who is in turn has the odds of 1, the
    /// next one of 2, and so on.
    pub(in crate::strategies::quoridor) fn alike(seats: u8) -> (Quoridor, Arc<Network>) {
        let config = Config {
            seats,
            ..Config::default()
        };
        let game = Quoridor::new(&config).expect("a table");
        let encoding = QuoridorEncoding::new(&game).expect("the usual board");
        let shape = Shape {
            inputs: encoding.inputs(),
            hidden: 16,
            sides: encoding.sides(),
        };
        let silent = (shape.inputs + 1 + shape.sides) * shape.hidden;
        let ends = (1..=shape.sides).map(|odds| libm::logf(odds as f32));
        let numbers = std::iter::repeat_n(0.0, silent).chain(ends).collect();
        let weights = Weights::new(shape, numbers).expect("all numbers of the shape");
        (game, Arc::new(Network::rounded(&weights, &encoding.name())))
    }

    #[test]
    fn what_is_computed_swiftly_is_what_the_network_tells() {
        let game = Quoridor::new(&Config::default()).expect("the usual game");
        let encoding = QuoridorEncoding::new(&game).expect("the usual board");
        let shape = Shape {
            inputs: encoding.inputs(),
            hidden: 16,
            sides: 2,
        };
        let weights = Weights::drawn(shape, &mut Numbers(9));
        let network = Arc::new(Network::rounded(&weights, &encoding.name()));
        let mut judgement = Judgement::default();
        judgement.ask(Some(network));
        let Judgement::Learnt(learnt) = &mut judgement else {
            panic!("a network judges");
        };
        let mut position = game.start();
        let mut numbers = Numbers(4);
        let mut different = Vec::new();
        while let Turn::Seat(turn) = game.turn(&position) {
            for seen_by in game.seats().iter() {
                let stand = Stand::of(&game, &position, seen_by);
                for fence in [None, game.fitting_fences(&position).next().map(Fence::number)] {
                    let slowly = learnt.lead(&stand, fence, seen_by);
                    let swift = learnt.swift.as_mut().expect("a network for two");
                    assert_eq!(swift.lead(&stand, fence), slowly);
                    let other = game.seats().next(seen_by);
                    let worth = learnt.worth(&stand, fence, seen_by);
                    assert_eq!(learnt.worth(&stand, fence, other), -worth);
                    different.push(worth);
                }
            }
            let choice = game.choices(&position, turn).any(&mut numbers).expect("a move");
            game.play_known(&mut position, turn, choice, &mut Silent);
        }
        different.sort_unstable();
        different.dedup();
        assert!(different.len() > 50, "positions differ");
    }

    #[test]
    fn of_every_seat_the_odds_against_all_others_are_told_whoever_is_in_turn() {
        for seats in [2, 4] {
            let (game, network) = alike(seats);
            let mut judgement = Judgement::default();
            judgement.ask(Some(network));
            let sides = usize::from(seats);
            let all: usize = (1..=sides).sum();
            for (turn, own) in (0..sides).flat_map(|turn| (0..sides).map(move |own| (turn, own))) {
                let stand = Stand::of(&game, &game.start(), Seat::new(turn));
                let mut worth = |side| judgement.worth(&stand, None, (Seat::new(own), side), game.seats());
                let odds = 1 + (own + sides - turn) % sides;
                let told = chance(worth(Seat::new(own)));
                let off = told - odds as f32 / all as f32;
                assert!(off.abs() < 0.01, "{told}, {odds} of {all}");
                let rival = game.seats().without(Seat::new(own)).lowest().expect("a rival");
                assert_eq!(worth(rival), -worth(Seat::new(own)));
            }
        }
    }
}
