//! How the positions at the end of a search are judged: by ways and fences, or by a network.

use std::sync::Arc;

use super::{
    encoding::Sight,
    eval::{PLY, PROVEN, Stand, WIN},
};
use crate::{
    networks::{Accumulator, Inputs, Network},
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
        _ => 1.0 / (1.0 + libm::expf(-(value as f32) * UNIT as f32 / 65536.0)),
    }
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

/// A network, and what it has computed last: for either seat that may be in turn.
pub(super) struct Learnt {
    network: Arc<Network>,
    accumulators: [Accumulator; 2],
    inputs: Inputs,
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
            accumulators: [network.accumulator(), network.accumulator()],
            inputs: Inputs::none_of(Sight::COUNT),
            network,
        }));
    }

    /// Whether a network judges.
    pub(super) fn is_learnt(&self) -> bool {
        matches!(self, Self::Learnt(_))
    }

    /// What a stand is worth: with two seats for `side`, with more for `own` or against it.
    #[inline]
    pub(super) fn worth(&mut self, stand: &Stand, (own, side): (Seat, Seat), seats: SeatSet) -> i32 {
        match self {
            Self::Counted => {
                let worth = stand.worth(own, seats);
                if side == own { worth } else { -worth }
            }
            Self::Learnt(learnt) => {
                let worth = learnt.worth(stand);
                if side == stand.turn { worth } else { -worth }
            }
        }
    }
}

impl Stand {
    /// What the seat in turn sees, of two.
    #[inline]
    pub(super) fn sight(&self) -> Sight {
        let turn = self.turn.index() % 2;
        let both = [turn, 1 - turn];
        Sight {
            at: both.map(|seat| self.at[seat]),
            to_go: both.map(|seat| self.to_go[seat]),
            left: both.map(|seat| self.left[seat]),
            fences: self.fences,
            is_turned: turn == 1,
        }
    }
}

impl Learnt {
    /// For the seat in turn.
    #[inline]
    fn worth(&mut self, stand: &Stand) -> i32 {
        let turn = stand.turn.index() % 2;
        self.inputs.clear();
        stand.sight().put(&mut self.inputs);
        let lead = self.network.lead(&mut self.accumulators[turn], &self.inputs);
        (lead / UNIT).clamp(1 - PROVEN, PROVEN - 1)
    }
}
