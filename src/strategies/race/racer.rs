//! Racer: judges by a network, and looks over the next throws where it may.

use std::sync::Arc;

use super::{RaceEncoding, Ranking, why::why};
use crate::{
    networks::{Judge, Network, brought, chosen},
    rules::{
        Game, Message, Source, View as _,
        race::{Choice, Choices, Race, RaceView},
    },
    strategies::{Lookahead, Strategy, slips::slip},
};

/// It judges no more positions than these for a choice: some hundredths of a second.
const MOST_NODES: i32 = 50_000;

/// Plays the move behind which its chance of the next place is best. At a table for which there is no network it plays by
/// weights.
pub struct Racer {
    /// How many positions it may judge to look ahead.
    nodes: u32,
    /// Of 100 choices so many are any.
    slips: u32,
    otherwise: Ranking,
    /// The network that it is to judge by; none for that which comes with the program.
    network: Option<Arc<Network>>,
    /// What it judged by last, and for which course; none where there is no network for it.
    known: Option<(RaceEncoding, Option<Lookahead<RaceEncoding>>)>,
}

impl Racer {
    /// Plays by these numbers, in the order of [`Racer::NUMBERS`]; where there is no network it plays like `otherwise`.
    #[must_use]
    pub fn new([nodes, slips, network]: [i32; 3], otherwise: Ranking) -> Self {
        Self {
            nodes: nodes.clamp(0, MOST_NODES) as u32,
            slips: slips.clamp(0, 100) as u32,
            otherwise,
            network: brought(network),
            known: None,
        }
    }

    /// Judges by this network.
    #[must_use]
    pub fn by(network: Arc<Network>) -> Self {
        Self {
            network: Some(network),
            ..Self::new(Self::NUMBERS.map(|(_, usual)| usual), Ranking::default())
        }
    }

    /// Its numbers and what they are where nothing is said: how many positions it may judge to look ahead, at most 50,000,
    /// how many of 100 choices are any, and by which network it judges.
    pub const NUMBERS: [(&'static str, i32); 3] = [("nodes", 0), ("slips", 0), ("network", 0)];

    /// How many positions stand for the throws, from none on, over which earlier versions looked.
    pub const THROWS: [i32; 4] = [0, 50, 700, 10_000];

    /// What judges at the table of a game.
    fn lookahead<G>(&mut self, game: &G) -> Option<&mut Lookahead<RaceEncoding>>
    where
        G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
    {
        let encoding = RaceEncoding::new(game);
        if self.known.as_ref().is_none_or(|(known, _)| *known != encoding) {
            let judges = |encoding: RaceEncoding| {
                let network = chosen::<G>(self.network.as_ref(), &encoding)?;
                Judge::new::<G>(network, encoding)
            };
            let judge = judges(encoding.clone().judged()).or_else(|| judges(encoding.clone()));
            let lookahead = judge.map(|judge| Lookahead::new(judge, self.nodes));
            self.known = Some((encoding, lookahead));
        }
        self.known.as_mut()?.1.as_mut()
    }
}

impl<G> Strategy<G> for Racer
where
    G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
{
    fn choose(&mut self, view: &RaceView<'_, G>, legal: &Choices, mut random: &mut dyn Source) -> Choice {
        if let Some(any) = slip::<G>(self.slips, legal, random) {
            return any;
        }
        let game = view.game();
        let best = self.lookahead(game).and_then(|lookahead| {
            let position = game.imagine(view, &mut random);
            lookahead.best(game, &position, view.seat(), legal)
        });
        match best {
            Some(choice) => choice,
            None => Strategy::<G>::choose(&mut self.otherwise, view, legal, random),
        }
    }

    fn explain(&mut self, view: &RaceView<'_, G>, legal: &Choices, choice: Choice) -> Option<Message> {
        why(view, legal, choice).or_else(|| Strategy::<G>::explain(&mut self.otherwise, view, legal, choice))
    }
}
