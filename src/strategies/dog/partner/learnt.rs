//! What a network says of positions, at a table for which there is one.

use std::sync::Arc;

use super::super::DogEncoding;
use crate::{
    networks::{Judge, Network, chosen},
    rules::{
        Seat,
        dog::{Dog, Position},
    },
};

/// A judgement that was learnt.
#[derive(Default)]
pub(super) struct Learnt {
    /// The network; none for that which comes with the program.
    network: Option<Arc<Network>>,
    /// Who judged last, and at which table; none where there is no network for it.
    known: Option<(DogEncoding, Option<Judge<DogEncoding>>)>,
}

impl Learnt {
    /// That of this network.
    pub(super) fn by(network: Arc<Network>) -> Self {
        Self {
            network: Some(network),
            known: None,
        }
    }

    /// Sits down at a table: whether there is a network for it.
    pub(super) fn sits(&mut self, game: &Dog) -> bool {
        let encoding = DogEncoding::new(game);
        if self.known.as_ref().is_none_or(|(known, _)| *known != encoding) {
            let network = chosen(self.network.as_ref(), &encoding);
            let judge = network.and_then(|network| Judge::new(network, encoding.clone()));
            self.known = Some((encoding, judge));
        }
        self.known.as_ref().is_some_and(|(_, judge)| judge.is_some())
    }

    /// The chance of a seat to win, as it sees the position, in 65536ths; none where it does not sit.
    pub(super) fn chance(&mut self, game: &Dog, position: &Position, seat: Seat) -> Option<i32> {
        let judge = self.known.as_mut()?.1.as_mut()?;
        let (chances, _) = judge.seen_by(game, position, seat);
        Some((chances[seat.index()] * 65_536.0) as i32)
    }
}
