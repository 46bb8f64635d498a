//! The puzzles that are there, which of them are wished, and what somebody has solved on this machine.

use bevy::prelude::*;
use jiff::{ZonedDateTime, civil::Date};

use crate::{
    app::base::{Log, Options},
    play::store::StoreError,
    puzzles::{Puzzle, Puzzles, Score, Wish},
    rules::Message as Sentence,
    texts,
};

/// The puzzles, and how far one has come with them.
#[derive(Resource)]
pub struct Puzzling {
    /// All that come with the program.
    pub puzzles: Puzzles,
    /// What is kept.
    pub score: Score,
    /// Which are wished.
    pub wish: Wish,
    /// How many in a row were answered rightly since the program began.
    pub row: u64,
    /// Those that were given since then.
    given: Vec<String>,
}

impl FromWorld for Puzzling {
    fn from_world(world: &mut World) -> Self {
        Self {
            puzzles: Puzzles::shipped(world.resource::<Options>().games()),
            score: Score::default(),
            wish: Wish::default(),
            row: 0,
            given: Vec::new(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Puzzling>().add_systems(Startup, read);
}

fn read(options: Res<Options>, mut puzzling: ResMut<Puzzling>, mut log: ResMut<Log>) {
    match Score::load(&options.folders) {
        Ok((score, aside)) => {
            puzzling.score = score;
            if let Some(file) = aside {
                let told = Sentence::new("puzzles-set-aside").with("file", file.display().to_string());
                log.tell(texts::say(&told));
            }
        }
        Err(error) => log.tell(error.to_string()),
    }
}

/// The day that it is here.
#[must_use]
pub fn today() -> Date {
    ZonedDateTime::now().date()
}

impl Puzzling {
    /// The next of those that are wished; when all were solved or given they come again. None where there is none.
    pub fn next(&mut self, wish: Wish) -> Option<Puzzle> {
        self.wish = wish;
        if self.puzzles.next(wish, &self.score, &self.given).is_none() {
            self.score.begin_anew(self.puzzles.wished(wish));
            self.given.clear();
        }
        let next = self.puzzles.next(wish, &self.score, &self.given)?.clone();
        self.given.push(next.name());
        Some(next)
    }

    /// The one of a game with this number, after which those follow that are wished.
    pub fn numbered(&mut self, game: &str, number: usize, wish: Wish) -> Option<Puzzle> {
        let puzzle = self.puzzles.numbered(game, number)?.clone();
        self.wish = wish;
        self.given.push(puzzle.name());
        Some(puzzle)
    }

    /// Counts a first answer, and keeps the score.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn count(
        &mut self,
        options: &Options,
        puzzle: &Puzzle,
        is_best: bool,
        is_daily: bool,
    ) -> Result<(), StoreError> {
        self.row = if is_best { self.row + 1 } else { 0 };
        let row = self.row;
        self.score = Score::keep(&options.folders, |score| {
            score.count(puzzle, is_best);
            score.longest_row = score.longest_row.max(row);
            if is_best && is_daily {
                score.days.insert(today().to_string());
            }
        })?;
        Ok(())
    }
}
