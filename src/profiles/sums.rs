//! What follows from the games that somebody has played: sums, and series for plots, game by game.

use jiff::civil::Date;
use serde::Serialize;

use super::{
    Book, Played,
    even::{self, Even},
};
use crate::{
    catalogue::{Entry, Games},
    strategies::CERTAIN,
};

/// What somebody has played here.
#[derive(Clone, Debug)]
pub struct Profile<'a> {
    /// The name; empty for persons without one.
    pub name: &'a str,
    /// Each game of the catalogue that was played, in its order.
    pub games: Vec<OfGame<'a>>,
}

/// What somebody has played of one game.
#[derive(Clone, Debug)]
pub struct OfGame<'a> {
    /// The game.
    pub entry: &'static dyn Entry,
    /// The games, the earliest first.
    pub played: Vec<&'a Played>,
    /// The level that would be an even match; none where levels were not measured.
    pub even: Option<Even>,
}

/// One game in a series, with what all games up to this one come to. Luck and errors are in parts of a game that is won:
/// 0.1 of luck is a game more in ten.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Point {
    /// On which day.
    #[serde(serialize_with = "super::day::serialize")]
    pub day: Date,
    /// The place, from 1.
    pub place: u8,
    /// The share of the first place.
    pub won: f64,
    /// What chance brought; none where that is not known.
    pub luck: Option<f64>,
    /// What was lost by errors; none where that is not known.
    pub error: Option<f64>,
    /// The same for a choice among several; none where there was no choice either.
    pub error_per_choice: Option<f64>,
    /// The share of games that were won so far.
    pub mean_won: f64,
    /// The mean of luck so far; none as long as nothing is known of it.
    pub mean_luck: Option<f64>,
    /// The mean of errors so far; none as long as nothing is known of them.
    pub mean_error: Option<f64>,
}

impl<'a> Profile<'a> {
    /// What a book has of somebody; none where it has nothing.
    #[must_use]
    pub fn of(games: Games, book: &'a Book, name: &'a str) -> Option<Self> {
        let of_game = |entry: &'static dyn Entry| {
            let own = |played: &&Played| played.name == name && played.game == entry.name();
            let mut played: Vec<&Played> = book.played().filter(own).collect();
            played.sort_by_key(|played| played.day);
            let even = even::even(entry, &played);
            (!played.is_empty()).then_some(OfGame { entry, played, even })
        };
        let games: Vec<OfGame> = games.into_iter().filter_map(of_game).collect();
        (!games.is_empty()).then_some(Self { name, games })
    }
}

/// The mean of what there is; none of nothing.
fn mean(of: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = of.fold((0.0, 0.0), |(count, sum), one| (count + 1.0, sum + one));
    (count > 0.0).then(|| sum / count)
}

/// A mean that grows.
#[derive(Default)]
struct Running {
    sum: f64,
    count: f64,
}

impl Running {
    fn with(&mut self, one: Option<f64>) -> Option<f64> {
        if let Some(one) = one {
            self.sum += one;
            self.count += 1.0;
        }
        (self.count > 0.0).then(|| self.sum / self.count)
    }
}

impl OfGame<'_> {
    /// The share of games that were won.
    #[must_use]
    pub fn won(&self) -> f64 {
        mean(self.played.iter().map(|played| played.won())).unwrap_or_default()
    }

    /// The share that would be won where all sides were equally strong.
    #[must_use]
    pub fn fair(&self) -> f64 {
        let shares = self
            .played
            .iter()
            .map(|played| 1.0 / played.sides().max(1) as f64);
        mean(shares).unwrap_or_default()
    }

    /// The mean place, from 1.
    #[must_use]
    pub fn place(&self) -> f64 {
        mean(self.played.iter().map(|played| f64::from(played.place()))).unwrap_or_default()
    }

    /// What was lost by errors for a choice among several, in parts of a game; none where that is not known.
    #[must_use]
    pub fn error_per_choice(&self) -> Option<f64> {
        let known = || self.played.iter().filter(|played| played.account.is_some());
        let choices: u64 = known().map(|played| played.choices).sum();
        let lost: f64 = known().filter_map(|played| error(played)).sum();
        (choices > 0).then(|| lost / choices as f64)
    }

    /// Game by game, the earliest first.
    #[must_use]
    pub fn series(&self) -> Vec<Point> {
        let (mut wins, mut lucks, mut errors) = (Running::default(), Running::default(), Running::default());
        let point = |played: &&Played| {
            let luck = played.account.map(|account| share(account.luck));
            let error = error(played);
            let per_choice = error.filter(|_| played.choices > 0);
            Point {
                day: played.day,
                place: played.place(),
                won: played.won(),
                luck,
                error,
                error_per_choice: per_choice.map(|error| error / played.choices as f64),
                mean_won: wins.with(Some(played.won())).unwrap_or_default(),
                mean_luck: lucks.with(luck),
                mean_error: errors.with(error),
            }
        };
        self.played.iter().map(point).collect()
    }
}

/// What was lost by errors in a game; more than nothing where something was.
fn error(played: &Played) -> Option<f64> {
    // Nothing lost is 0, not −0.
    played.account.map(|account| share(account.own.saturating_neg()))
}

fn share(parts: i64) -> f64 {
    parts as f64 / CERTAIN as f64
}
