//! What a place is worth: shares of a win in sixtieths, and the points of the ranking of Sitarz.
//!
//! Both are whole numbers, so that sums are exact and parts add up to the very bytes of the whole.

use super::venue::{GameResult, Venue};
use crate::rules::Seat;

/// One win, and one point: the least common multiple of 1 … 6, so that every tie divides it.
pub const UNIT: i64 = 60;

/// The points of the last ten places (Sitarz: 10, then 10(1 + √2), then w(k+1) = 2w(k) − w(k−1) + 10√6, rounded);
/// of n seats the last n.
const POINTS: [i64; 10] = [1019, 809, 623, 462, 326, 214, 126, 63, 24, 10];

/// What a game is worth to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// The share of the win, in sixtieths: tied teams share it, and every member of a team has the share of its team.
    pub share: i64,
    /// The points, in sixtieths: tied seats have the mean of their places.
    pub points: i64,
}

/// What a game is worth to each seat.
#[must_use]
pub fn worth(venue: &dyn Venue, result: &GameResult) -> [Worth; Seat::MOST] {
    let places = result.places;
    let count = places.iter().filter(|&&place| place > 0).count();
    let points = &POINTS[POINTS.len() - count..];
    let best = |k: usize| places[k] == 1;
    let teams = (0..Seat::MOST)
        .filter(|&k| best(k))
        .fold(0_u64, |teams, k| teams | 1 << venue.team(Seat::new(k)));
    std::array::from_fn(|k| {
        if places[k] == 0 {
            return Worth::default();
        }
        let count = |is: fn(u8, u8) -> bool| places.iter().filter(|&&place| is(place, places[k])).count();
        let before = count(|place, own| place > 0 && place < own);
        let tied = count(|place, own| place == own);
        let sum: i64 = points[before..before + tied].iter().sum();
        Worth {
            share: if best(k) {
                UNIT / i64::from(teams.count_ones())
            } else {
                0
            },
            points: sum * UNIT / tied as i64,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        arena::venue::{Clocks, Seating},
        play::dice::Seed,
        rules::Message,
    };

    struct Teams(usize);

    impl Venue for Teams {
        fn team(&self, seat: Seat) -> usize {
            seat.index() % self.0
        }

        fn deeds(&self) -> &'static [&'static str] {
            &[]
        }

        fn play(
            &self,
            _: (u64, Option<usize>),
            _: &Seed,
            _: &[Seating],
            _: Option<&mut Vec<Clocks>>,
        ) -> Result<Vec<GameResult>, Message> {
            Ok(Vec::new())
        }
    }

    fn result(places: [u8; 6]) -> GameResult {
        GameResult {
            places,
            rolls: 0,
            choices: 0,
            deeds: Vec::new(),
            fouls: Vec::new(),
            luck: None,
            errors: None,
            script: None,
        }
    }

    #[test]
    fn ties_share_the_win_and_the_mean_of_their_places() {
        let worth = worth(&Teams(6), &result([1, 1, 3, 4, 0, 0]));
        assert_eq!(worth.map(|it| it.share), [30, 30, 0, 0, 0, 0]);
        assert_eq!(worth.map(|it| it.points), [5670, 5670, 24 * 60, 600, 0, 0]);
    }

    #[test]
    fn every_member_of_the_winning_team_has_won() {
        let worth = worth(&Teams(2), &result([1, 3, 1, 3, 0, 0]));
        assert_eq!(worth.map(|it| it.share), [60, 0, 60, 0, 0, 0]);
        assert_eq!(worth[1].points, 17 * 60);
    }

    #[test]
    fn the_points_follow_the_formula() {
        let (mut before, mut points) = (0.0, 10.0);
        let mut step = 10.0 * 2.0_f64.sqrt();
        for expected in POINTS.into_iter().rev() {
            assert_eq!(f64::round(points) as i64, expected);
            (before, points) = (points, points + step);
            step += 10.0 * 6.0_f64.sqrt();
        }
        assert!(before < points);
    }
}
