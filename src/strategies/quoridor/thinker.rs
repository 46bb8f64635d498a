//! The players that look ahead: Normal, Hard and Master. They differ in how many positions they value for a choice, and Master
//! judges them by a network.

use std::sync::Arc;

use super::{
    QuoridorEncoding, judgement,
    node::Move,
    search::{Found, Level, Memory, Search},
    table::Table,
    why,
};
use crate::{
    networks::{Encoding as _, Network, chosen},
    rules::{
        ChoiceSet as _, Message, Seat, Source, View as _,
        quoridor::{Choice, Choices, Position, Quoridor, QuoridorView},
    },
    strategies::Strategy,
};

/// An even opponent: sees a few plies, and now and then prefers what is not quite the best.
const NORMAL: Level = Level {
    nodes: 60_000,
    depth: 4,
    table: 16,
    noise: 40,
};

/// As strong as a second of this search is.
const HARD: Level = Level {
    nodes: 1_000_000,
    depth: 60,
    table: 20,
    noise: 4,
};

/// By which network a player judges.
enum Judge {
    /// By none.
    None,
    /// By that of the program, where there is one for the table.
    Shipped,
    /// By this one, at the tables for which it was trained.
    By(Arc<Network>),
}

impl Judge {
    /// The network for a table, if it has one.
    fn at(&self, game: &Quoridor) -> Option<Arc<Network>> {
        let encoding = || QuoridorEncoding::new(game).map(|it| it.name());
        match self {
            Self::None => None,
            Self::Shipped => chosen(None, &encoding()?),
            Self::By(network) => chosen(Some(network), &encoding()?),
        }
    }
}

/// Enough to see what a judgement comes to; how many positions are looked at, the caller says.
const QUICK: Level = Level {
    nodes: 0,
    depth: 60,
    table: 12,
    noise: 24,
};

/// A player that looks ahead. What it takes memory for, it keeps from choice to choice.
pub struct Thinker {
    level: Level,
    judge: Judge,
    memory: Memory,
    /// What it saw when it chose last.
    seen: Option<i32>,
}

/// What a [`Thinker`] has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The best choice.
    pub choice: Choice,
    /// What it is worth to who searches, a step being 64; near ±30,000 for what is proven.
    pub value: i32,
    /// How many plies were looked ahead, all of them.
    pub depth: u32,
    /// How many positions were valued.
    pub nodes: u64,
}

impl Thinker {
    /// The middle level.
    #[must_use]
    pub fn normal() -> Self {
        Self::at(NORMAL)
    }

    /// The strongest level.
    #[must_use]
    pub fn hard() -> Self {
        Self::at(HARD)
    }

    /// The strongest level with another number of positions, without anything left to chance.
    #[must_use]
    pub fn with_nodes(nodes: u64) -> Self {
        Self::at(Level {
            nodes,
            noise: 1,
            ..HARD
        })
    }

    /// The strongest player: judges by a network, that of the program unless another one is given, and looks at so many
    /// thousand positions.
    #[must_use]
    pub fn master(thousands: u32, network: Option<Arc<Network>>) -> Self {
        Self {
            judge: network.map_or(Judge::Shipped, Judge::By),
            ..Self::at(Level {
                nodes: u64::from(thousands.max(1)) * 1000,
                ..HARD
            })
        }
    }

    /// Who plays by a network after a look at so many positions, and not always alike: so a network learns, and is measured.
    #[must_use]
    pub fn judging(network: Arc<Network>, positions: u32) -> Self {
        Self {
            judge: Judge::By(network),
            ..Self::at(Level {
                nodes: positions.into(),
                ..QUICK
            })
        }
    }

    fn at(level: Level) -> Self {
        Self {
            level,
            judge: Judge::None,
            memory: Memory::default(),
            seen: None,
        }
    }

    /// How many bytes the memory of positions takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        Table::bytes(self.level.table)
    }

    /// Looks for the best choice of a seat that is to act; none in a game that is over.
    pub fn think(
        &mut self,
        game: &Quoridor,
        position: &Position,
        seat: Seat,
        random: &mut dyn Source,
    ) -> Option<Thought> {
        let noise = self.level.noise;
        self.memory.judgement.ask(self.judge.at(game));
        let mut search = Search::new(game, seat, self.level, &mut self.memory);
        let node = search.ground().node(*position)?;
        let found = search.think(&node, || random.below(noise) as i32)?;
        let Found {
            step,
            value,
            depth,
            nodes,
        } = found;
        Some(Thought {
            choice: step.choice(),
            value,
            depth: depth.unsigned_abs(),
            nodes,
        })
    }
}

impl Strategy<Quoridor> for Thinker {
    fn choose(&mut self, view: &QuoridorView<'_>, legal: &Choices, random: &mut dyn Source) -> Choice {
        let thought = self.think(view.game(), view.position(), view.seat(), random);
        self.seen = thought.map(|thought| thought.value);
        match thought.map(|thought| thought.choice) {
            Some(choice) => choice,
            None => legal.nth(0).expect("at least two choices are legal"),
        }
    }

    fn chance(&self) -> Option<f32> {
        let by_network = self.memory.judgement.is_learnt();
        self.seen.filter(|_| by_network).map(judgement::chance)
    }

    fn explain(&mut self, view: &QuoridorView<'_>, _legal: &Choices, choice: Choice) -> Option<Message> {
        let mut search = Search::new(view.game(), view.seat(), self.level, &mut self.memory);
        let node = search.ground().node(*view.position())?;
        Some(why::why(search.ground(), &node, Move::from(choice)))
    }
}
