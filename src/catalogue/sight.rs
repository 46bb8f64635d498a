//! What a network sees of a game, in numbers: for who teaches one elsewhere, or judges by one.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    networks::{Encoding, Inputs, Network, NetworkFault, Shape, shipped_as},
    rules::{ChoiceSet as _, Game, Message, Seat, Silent},
};

/// How a game becomes inputs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EncodingFacts {
    /// What a network that reads it must have been made for.
    pub name: String,
    /// The house rules for which another one judges than for the usual ones.
    #[serde(skip)]
    pub house: Option<&'static str>,
    /// How many inputs there are.
    pub inputs: usize,
    /// How many sides are judged.
    pub sides: usize,
}

impl EncodingFacts {
    pub(crate) fn of<G: Game>(encoding: &dyn Encoding<G>) -> Self {
        Self {
            name: encoding.name(),
            house: encoding.house(),
            inputs: encoding.inputs(),
            sides: encoding.sides(),
        }
    }

    /// The shape of a network with so many hidden units.
    #[must_use]
    pub const fn shape(&self, hidden: usize) -> Shape {
        Shape {
            inputs: self.inputs,
            hidden,
            sides: self.sides,
        }
    }

    /// The network in these bytes, which has to be one for it; without them that which comes with the program, if any does.
    ///
    /// # Errors
    /// When the bytes are no network, or one for another table.
    pub fn network(&self, bytes: Option<&[u8]>) -> Result<Option<Arc<Network>>, Message> {
        let Some(bytes) = bytes else {
            return Ok(shipped_as(&self.name, self.house));
        };
        let network = Network::read(bytes)?;
        if network.encoding() != self.name {
            return Err(Message::new("network-encoding")
                .with("found", network.encoding())
                .with("wanted", self.name.as_str()));
        }
        if network.shape() != self.shape(network.shape().hidden) {
            return Err(NetworkFault::Shape.into());
        }
        Ok(Some(Arc::new(network)))
    }
}

/// What a network sees from a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sight {
    /// The seat.
    pub looker: Seat,
    /// The side of each seat that plays, as this one counts.
    pub sides: Vec<usize>,
    /// The sides that may still take the next place, as bits.
    pub contenders: u8,
    /// The inputs that are 1.
    pub inputs: Vec<usize>,
    /// The chance of each side to take the next place; none where no network judges.
    pub chances: Option<Vec<f32>>,
}

/// What it sees before a seat chooses, and behind each choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sights {
    /// As the seat sees the game now.
    pub now: Sight,
    /// What follows from each legal choice, in the order of the rules, from the seat that is to act then. Empty where seats
    /// have secrets: the seat that chooses does not see that much.
    pub after: Vec<Sight>,
}

impl Sights {
    pub(super) fn of<G: Game>(
        game: &G,
        position: &G::Position,
        seat: Seat,
        encoding: &dyn Encoding<G>,
        network: Option<&Network>,
    ) -> Self {
        let sight = |position: &G::Position, looker: Seat| {
            let view = game.view(position, looker);
            let mut inputs = Inputs::none_of(encoding.inputs());
            encoding.encode(&view, &mut inputs);
            let contenders = encoding.contenders(&view);
            let chances = network.map(|network| {
                let chances = network.chances(&mut network.accumulator(), &inputs, contenders);
                chances[..encoding.sides()].to_vec()
            });
            let seats = game.seats();
            Sight {
                looker,
                sides: seats.iter().map(|seat| encoding.side(looker, seat)).collect(),
                contenders,
                inputs: inputs.iter().collect(),
                chances,
            }
        };
        let behind = |choice| {
            let mut next = position.clone();
            game.play_known(&mut next, seat, choice, &mut Silent);
            sight(&next, encoding.looker(game, &next))
        };
        let legal = game.choices(position, seat);
        Self {
            now: sight(position, seat),
            after: if G::HAS_SECRETS {
                Vec::new()
            } else {
                legal.iter().map(behind).collect()
            },
        }
    }
}
