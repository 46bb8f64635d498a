//! Who judges positions by a network.

use std::sync::Arc;

use super::{Accumulator, Encoding, Inputs, Network};
use crate::rules::{Game, Seat};

/// The chance of each seat to take the next place that is free.
pub type Chances = [f32; Seat::MOST];

/// A network with what a game needs to ask it.
pub struct Judge<E> {
    network: Arc<Network>,
    encoding: E,
    accumulator: Accumulator,
    inputs: Inputs,
}

impl<E> Judge<E> {
    /// A judge. None when the network was not made for such an encoding.
    #[must_use]
    pub fn new<G: Game>(network: Arc<Network>, encoding: E) -> Option<Self>
    where
        E: Encoding<G>,
    {
        let shape = network.shape();
        let fits = network.encoding() == encoding.name()
            && shape.inputs == encoding.inputs()
            && shape.sides == encoding.sides();
        fits.then(|| Self {
            accumulator: network.accumulator(),
            inputs: Inputs::none_of(shape.inputs),
            network,
            encoding,
        })
    }

    /// How the game becomes inputs.
    pub fn encoding(&self) -> &E {
        &self.encoding
    }

    /// What went in last.
    pub fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// The chance of each seat to take the next place, as the seat that is to act sees it; the sides that contend, as bits.
    #[inline]
    pub fn chances<G: Game>(&mut self, game: &G, position: &G::Position) -> (Chances, u8)
    where
        E: Encoding<G>,
    {
        let looker = self.encoding.looker(game, position);
        let view = game.view(position, looker);
        let contenders = self.encoding.contenders(&view);
        self.inputs.clear();
        self.encoding.encode(&view, &mut self.inputs);
        let by_side = self
            .network
            .chances(&mut self.accumulator, &self.inputs, contenders);
        let mut chances = [0.0; Seat::MOST];
        for seat in game.seats().iter() {
            chances[seat.index()] = by_side[self.encoding.side(looker, seat)];
        }
        (chances, contenders)
    }
}
