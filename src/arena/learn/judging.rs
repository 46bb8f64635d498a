//! A network plays against itself: how honest its chances are, and what somebody else can teach another one by it.

use std::{ops::Range, path::Path, sync::Arc};

use super::{Calibration, Lessons, Method, School, arrays::arrays};
use crate::{
    arena::{
        Venues, beyond,
        train::{Blocks, TrainError, pool},
    },
    catalogue::Config,
    networks::Network,
    play::{dice::Seed, store},
    rules::Message,
};

/// The most games whose lessons are kept at once.
const MOST_TAUGHT: u64 = 20_000;

/// A network at a table.
pub struct Judging {
    school: Box<dyn School>,
    network: Arc<Network>,
    seed: Seed,
    pool: rayon::ThreadPool,
}

impl Judging {
    /// The network in these bytes at a table of a game; without them that which comes with the program.
    ///
    /// # Errors
    /// When no network judges the game, there is none for such a table, or this one was made for another.
    pub fn new(
        venues: &'static dyn Venues,
        (game, config): (&str, &Config),
        bytes: Option<&[u8]>,
        seed: Seed,
        threads: usize,
    ) -> Result<Self, TrainError> {
        let school = venues.school(game, config)?;
        let encoding = school.encoding();
        let none = || Message::new("judge-none").with("table", encoding.name.as_str());
        let network = encoding.network(bytes)?.ok_or_else(none)?;
        Ok(Self {
            school,
            network,
            seed,
            pool: pool(threads)?,
        })
    }

    /// Whether a network that comes with the program judges a table of a game.
    #[must_use]
    pub fn is_at_hand(venues: &dyn Venues, (game, config): (&str, &Config)) -> bool {
        let school = venues.school(game, config);
        school.is_ok_and(|school| matches!(school.encoding().network(None), Ok(Some(_))))
    }

    /// What the network reads.
    #[must_use]
    pub fn encoding(&self) -> &str {
        &self.school.encoding().name
    }

    /// How its chances compare with what came of so many games.
    #[must_use]
    pub fn calibration(&self, games: u64) -> Calibration {
        let seeds = Blocks::new(&self.seed, "judged", 0);
        self.pool.install(|| {
            self.school
                .calibration(&self.network, &Method::default(), &seeds, 0..games)
        })
    }

    /// Writes into a folder what so many games teach, as arrays of numpy. Returns how many judgements.
    ///
    /// # Errors
    /// When a number makes no sense, or a file can't be written.
    pub fn teach(&self, method: &Method, games: u64, folder: &Path) -> Result<usize, TrainError> {
        let mut faults = method.faults();
        faults.extend(beyond("games", games, MOST_TAUGHT));
        if !faults.is_empty() {
            return Err(TrainError::Asked(faults));
        }
        let lessons = self.lessons(method, 0..games);
        std::fs::create_dir_all(folder).map_err(|error| store::StoreError::io(folder, error))?;
        let sides = self.network.shape().sides;
        for (name, bytes) in arrays(&lessons, sides) {
            store::write_bytes_atomically(&folder.join(name), &bytes)?;
        }
        Ok(lessons.len())
    }

    fn lessons(&self, method: &Method, games: Range<u64>) -> Lessons {
        let seeds = Blocks::new(&self.seed, "taught", 0);
        self.pool
            .install(|| self.school.lessons(&self.network, method, &seeds, games))
    }
}
