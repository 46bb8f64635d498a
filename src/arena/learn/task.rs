//! What a network is to learn, and whether that makes sense.

use serde::{Deserialize, Serialize};

use super::School;
use crate::{
    arena::{
        MOST_GAMES, Venues, beyond,
        train::{TrainError, pool},
    },
    catalogue::Spec,
    play::{dice::Seed, seed},
    rules::Message,
};

/// The most generations: each leaves a file and a line.
const MOST_GENERATIONS: u32 = 100_000;
/// The most positions that are looked at for a choice.
const MOST_POSITIONS: u32 = 1_000_000;
/// The hidden units that a network may have: a multiple of [`WIDTH`].
const MOST_HIDDEN: usize = 1024;
/// So many are computed at once.
const WIDTH: usize = 16;

/// How a network is taught.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Method {
    /// λ: how much of a target is what came of the game at last, and how much the judgements before that; from 0 to 1.
    pub lambda: f32,
    /// Of 1,000 choices so many are any, to see what comes of them.
    pub explore: u32,
    /// Of 1,000 judgements so many are taught.
    pub keep: u32,
    /// The rate of learning in the first generation, and towards the last one.
    pub rates: (f32, f32),
    /// How many positions a choice looks at in the first generation, and towards the last one, in games in which one looks
    /// ahead.
    #[serde(default = "positions")]
    pub positions: (u32, u32),
    /// At the beginning of a game up to so many choices are any, so that games differ.
    #[serde(default)]
    pub opening: u32,
    /// How often what a generation has played is taught.
    #[serde(default = "once")]
    pub passes: u32,
    /// The most blocks of games of the sequential test by which a generation has to be stronger than the one that has
    /// played until then, before it plays in its place; 0 for none.
    #[serde(default)]
    pub trial: u64,
}

/// What tasks meant that did not say how much is looked ahead.
const fn positions() -> (u32, u32) {
    (100, 100)
}

const fn once() -> u32 {
    1
}

impl Default for Method {
    fn default() -> Self {
        Self {
            lambda: 0.7,
            explore: 10,
            keep: 500,
            rates: (0.002, 0.0002),
            positions: positions(),
            opening: 0,
            passes: once(),
            trial: 0,
        }
    }
}

impl Method {
    /// The rate of learning and the positions a choice looks at when so great a part of the generations is over: from the first
    /// to the last by the same factor each time.
    pub(super) fn after(&self, part: f32) -> (f32, u32) {
        let between = |first: f32, last: f32| first * libm::powf(last / first, part);
        let positions = between(self.positions.0 as f32, self.positions.1 as f32);
        (
            between(self.rates.0, self.rates.1),
            libm::roundf(positions) as u32,
        )
    }

    /// The numbers that make no sense.
    pub(super) fn faults(&self) -> Vec<Message> {
        let rate = |rate: f32| (1e-6..=0.1).contains(&rate);
        let looks = |positions: u32| (1..=MOST_POSITIONS).contains(&positions);
        let parts = [
            number("lambda", (0.0..=1.0).contains(&self.lambda)),
            number("explore", self.explore <= 1000),
            number("keep", (1..=1000).contains(&self.keep)),
            number("rates", rate(self.rates.0) && rate(self.rates.1)),
            number("positions", looks(self.positions.0) && looks(self.positions.1)),
            number("opening", self.opening <= 1000),
            number("passes", (1..=100).contains(&self.passes)),
            number("trial", self.trial <= MOST_GAMES),
        ];
        parts.into_iter().flatten().collect()
    }
}

/// What is said of a number that makes no sense.
fn number(name: &str, ok: bool) -> Option<Message> {
    (!ok).then(|| Message::new("learn-number").with("name", name))
}

/// All that decides what comes of learning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LearnTask {
    /// What the network is to be called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The house rules, as they stand in a record.
    pub rules: String,
    /// Hidden units.
    pub hidden: usize,
    /// Generations.
    pub generations: u32,
    /// Games against itself of all generations together.
    pub games: u64,
    /// How it is taught.
    pub method: Method,
    /// Whom a generation meets now and then, so that one sees how far it is.
    pub against: Vec<Spec>,
    /// Every so many generations.
    pub every: u32,
    /// Games for each such figure; four times as many at the end.
    pub proof: u64,
    /// From which all chance follows: a number or 64 hexadecimal digits.
    pub seed: String,
}

/// A task that makes sense, with what follows from it.
pub(super) struct Ready {
    pub(super) school: Box<dyn School>,
    pub(super) seed: Seed,
    pub(super) pool: rayon::ThreadPool,
}

impl LearnTask {
    /// Checks everything, and makes ready what follows from it.
    ///
    /// # Errors
    /// All that is off, as far as it can be told at once.
    pub(super) fn check(&self, venues: &'static dyn Venues, threads: usize) -> Result<Ready, TrainError> {
        let entry = venues.games().named(&self.game)?;
        let config = entry.read_config(&self.rules)?;
        let school = venues.school(&self.game, &config)?;
        let mut faults = Vec::new();
        for spec in &self.against {
            let known = entry.player(spec).map(|_| ());
            faults.extend(known.err().or_else(|| entry.check_networks(&config, spec).err()));
        }
        faults.extend(self.method.faults());
        faults.extend(number(
            "hidden",
            self.hidden > 0 && self.hidden <= MOST_HIDDEN && self.hidden.is_multiple_of(WIDTH),
        ));
        faults.extend(number(
            "generations",
            (1..=MOST_GENERATIONS).contains(&self.generations),
        ));
        faults.extend(number("every", self.every > 0));
        if self.games < u64::from(self.generations) {
            faults.push(Message::new("learn-few").with("generations", i64::from(self.generations)));
        }
        faults.extend(beyond("games", self.games, MOST_GAMES));
        faults.extend(beyond("proof", self.proof, MOST_GAMES));
        let seed = seed::read(&self.seed).map_err(|fault| faults.push(fault));
        let (Ok(seed), true) = (seed, faults.is_empty()) else {
            return Err(TrainError::Asked(faults));
        };
        Ok(Ready {
            school,
            seed,
            pool: pool(threads)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_and_looks_go_from_the_first_to_the_last_by_equal_factors() {
        let method = Method {
            rates: (0.01, 0.0001),
            positions: (100, 10_000),
            ..Method::default()
        };
        for (part, rate, positions) in [(0.0, 0.01, 100), (0.5, 0.001, 1000), (1.0, 0.0001, 10_000)] {
            let told = method.after(part);
            assert!((told.0 / rate - 1.0).abs() < 1e-4, "{told:?}");
            assert_eq!(told.1, positions);
        }
    }
}
