//! Which puzzle comes next, and which one a day has.

use include_dir::{Dir, include_dir};
use jiff::civil::{self, Date};

use super::{Puzzle, Score, read};
use crate::catalogue::{Entry, Games, Skill};

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/puzzles");

/// The grade of each day of the week, from Monday on.
const WEEK: [Skill; 7] = [
    Skill::Child,
    Skill::Beginner,
    Skill::Regular,
    Skill::Regular,
    Skill::Strong,
    Skill::Strong,
    Skill::Master,
];

/// Which puzzles are wished; all of them where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// Those of one game.
    pub game: Option<&'static str>,
    /// Those of one grade.
    pub grade: Option<Skill>,
}

impl Wish {
    /// Whether a puzzle is one of these.
    #[must_use]
    pub fn holds(self, puzzle: &Puzzle) -> bool {
        self.game.is_none_or(|game| puzzle.entry.name() == game)
            && self.grade.is_none_or(|grade| puzzle.grade == grade)
    }
}

/// A collection of puzzles, game by game.
#[derive(Clone, Debug)]
pub struct Puzzles {
    games: Games,
    all: Vec<Puzzle>,
}

impl Puzzles {
    /// Those that come with the program.
    #[must_use]
    pub fn shipped(games: Games) -> Self {
        let text = |name: &str| FOLDER.get_file(format!("{name}.ron"))?.contents_utf8();
        let read = |name: &str| read(games, text(name)?).ok();
        let all = games.into_iter().filter_map(|entry| read(entry.name())).flatten();
        Self {
            games,
            all: all.collect(),
        }
    }

    /// These.
    #[must_use]
    pub fn of(games: Games, all: Vec<Puzzle>) -> Self {
        Self { games, all }
    }

    /// All that are wished, those of one game after the other.
    pub fn wished(&self, wish: Wish) -> impl Iterator<Item = &Puzzle> + Clone {
        self.all.iter().filter(move |puzzle| wish.holds(puzzle))
    }

    /// The one of a game with this number, from 1 on.
    #[must_use]
    pub fn numbered(&self, game: &str, number: usize) -> Option<&Puzzle> {
        let mut own = self.all.iter().filter(|puzzle| puzzle.entry.name() == game);
        own.find(|puzzle| puzzle.number == number)
    }

    /// The one of a day: the same for all. Games that have puzzles take turns day by day, and from Monday to Sunday it gets
    /// harder; where a game has none of the grade of the day, the nearest easier one holds, else the easiest.
    #[must_use]
    pub fn daily(&self, day: Date) -> Option<&Puzzle> {
        let days = day
            .duration_since(civil::date(1970, 1, 1))
            .as_hours()
            .div_euclid(24);
        let has =
            |entry: &&'static dyn Entry| self.all.iter().any(|puzzle| puzzle.entry.name() == entry.name());
        let games: Vec<&'static dyn Entry> = self.games.into_iter().filter(has).collect();
        let entry = games.get(days.rem_euclid(games.len().max(1) as i64) as usize)?;
        let weekday = day.weekday().to_monday_zero_offset() as usize;
        let of = |grade| {
            let own = self.wished(Wish {
                game: Some(entry.name()),
                grade: Some(grade),
            });
            own.collect::<Vec<_>>()
        };
        let upwards = Skill::ALL.into_iter();
        let downwards = Skill::ALL.into_iter().rev();
        let graded = downwards
            .skip_while(|grade| *grade > WEEK[weekday])
            .chain(upwards);
        let own = graded.map(of).find(|own| !own.is_empty())?;
        // A game comes on each day of the week once in so many weeks as there are games (or on some of them only).
        let round = days.div_euclid(7 * games.len() as i64);
        let alike = |days: &[Skill]| days.iter().filter(|grade| **grade == WEEK[weekday]).count() as i64;
        let count = round * alike(&WEEK) + alike(&WEEK[..weekday]);
        own.get(count.rem_euclid(own.len() as i64) as usize).copied()
    }

    /// The next one that is wished, was not solved and is none of these; the easiest first, games mixed.
    #[must_use]
    pub fn next(&self, wish: Wish, score: &Score, given: &[String]) -> Option<&Puzzle> {
        let open = self.wished(wish).filter(|puzzle| !score.has(puzzle));
        let open = open.map(|puzzle| (puzzle.grade, puzzle.name(), puzzle));
        let mut open = open
            .filter(|(_, name, _)| !given.contains(name))
            .collect::<Vec<_>>();
        open.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
        open.first().map(|(.., puzzle)| *puzzle)
    }
}
