//! The level that would be an even match: how strong somebody is among the levels of a game, from how games against them
//! ended.
//!
//! The model is that of Plackett (1975, «The analysis of permutations») and Luce: who comes first among those who are left
//! is drawn with chances in proportion to exp(strength), and with two sides that is Bradley and Terry's. A side is as strong
//! as its seats are on average. The strengths of the levels are fixed: each is above the one below it by the odds at which it
//! won against it where two sides met (`Level::wins`). Only the strength of the person is unknown, and before the first game
//! any is as likely as any other, from well below the weakest level to well above the strongest one. Whoever plays neither at
//! a level nor is this person is left out of the order, which in this model changes nothing of the others.

use super::{Played, Sat};
use crate::catalogue::{Entry, Level, Spec};

/// With fewer games against levels nothing is told.
pub const LEAST: usize = 5;
/// How far below the weakest level and above the strongest one somebody may be: the odds of nine games out of ten.
const BEYOND: f64 = 2.197;
/// Strengths that are weighed.
const GRID: usize = 801;
/// How much is left out on each side of an interval of 95 %.
const TAIL: f64 = 0.025;
/// No level is stronger than another beyond these odds: of 100 games all but half a one.
const MOST: f64 = 0.995;

/// What is known of an even match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Even {
    /// Too few games were played against levels: so many more are needed.
    Unknown {
        /// How many.
        more: usize,
    },
    /// So strong is somebody, most likely.
    Known {
        /// From so many games against levels.
        games: usize,
        /// The level nearest to the middle of what is likely: half of it lies on each side.
        level: &'static Level,
        /// How likely no other level is nearer, 0 … 1.
        sure: f64,
        /// The levels nearest to both ends of an interval that holds the strength with 95 %.
        between: [&'static Level; 2],
    },
}

/// Levels with their strengths, the weakest first: those that were measured against each other without a gap.
struct Scale(Vec<(&'static Level, f64)>);

impl Scale {
    /// None where fewer than two levels were measured against each other.
    fn of(entry: &dyn Entry) -> Option<Self> {
        let levels = entry.levels();
        let gap = levels.iter().rposition(|level| level.wins.is_none())?;
        let mut strength = 0.0;
        let scale: Vec<_> = levels[gap..]
            .iter()
            .map(|level| {
                if let Some(wins) = level.wins.filter(|_| level.skill != levels[gap].skill) {
                    let share = (f64::from(wins.of_two) / 100.0).clamp(1.0 - MOST, MOST);
                    strength += libm::log(share / (1.0 - share));
                }
                (level, strength)
            })
            .collect();
        (scale.len() > 1).then_some(Self(scale))
    }

    fn strength(&self, entry: &dyn Entry, sat: &Sat) -> Option<f64> {
        let level = entry.level_of(&Spec::from(sat.sitter.clone()))?;
        let known = self.0.iter().find(|(known, _)| *known == level);
        known.map(|(_, strength)| *strength)
    }

    /// The place of the level nearest to a strength.
    fn nearest(&self, strength: f64) -> usize {
        let distance = |at: &usize| (self.0[*at].1 - strength).abs();
        let nearest = (0..self.0.len()).min_by(|one, other| distance(one).total_cmp(&distance(other)));
        nearest.unwrap_or_default()
    }

    /// All strengths that are weighed, the least first.
    fn grid(&self) -> impl Iterator<Item = f64> {
        let ends = self.0.first().zip(self.0.last());
        let (low, high) = ends.map_or((0.0, 0.0), |(first, last)| (first.1 - BEYOND, last.1 + BEYOND));
        (0..GRID).map(move |at| low + (high - low) * at as f64 / (GRID - 1) as f64)
    }
}

/// A side of a game: its place, and how its strength follows from that of the person.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Side {
    place: u8,
    /// What its other seats have of it.
    fixed: f64,
    /// The person's part in it: 0 for the sides of others.
    own: f64,
}

/// The sides of a game whose strengths are known, but for that of the person; none where the person met none of them.
fn sides(entry: &dyn Entry, scale: &Scale, played: &Played) -> Option<Vec<Side>> {
    let mut teams: Vec<usize> = played.table.iter().map(|sat| sat.team).collect();
    teams.sort_unstable();
    teams.dedup();
    let side = |team: &usize| {
        let seats: Vec<&Sat> = played.table.iter().filter(|sat| sat.team == *team).collect();
        let count = seats.len() as f64;
        let mut side = Side {
            place: seats.iter().map(|sat| sat.place).min()?,
            fixed: 0.0,
            own: 0.0,
        };
        for sat in seats {
            if sat.seat == played.seat {
                side.own = 1.0 / count;
            } else {
                side.fixed += scale.strength(entry, sat)? / count;
            }
        }
        Some(side)
    };
    let sides: Vec<Side> = teams.iter().filter_map(side).collect();
    let meets = sides.iter().any(|side| side.own > 0.0) && sides.iter().any(|side| side.own == 0.0);
    meets.then_some(sides)
}

/// The logarithm of how likely a game ends as it did where the person is so strong. Who shares the last place may come in
/// any order; who shares another one came each with an equal part of it.
fn likelihood(sides: &[Side], strength: f64) -> f64 {
    let weight = |side: &Side| libm::exp(side.fixed + side.own * strength);
    let last = sides.iter().map(|side| side.place).max().unwrap_or_default();
    let mut sum = 0.0;
    for side in sides {
        let left = sides.iter().filter(|other| other.place >= side.place);
        let tied = sides.iter().filter(|other| other.place == side.place).count();
        let is_last = side.place == last && tied < sides.len();
        if !is_last {
            let all: f64 = left.map(weight).sum();
            sum += libm::log(weight(side) / all) / tied as f64;
        }
    }
    sum
}

/// The level of a game that would be an even match for who has played these games. None where no levels were measured.
#[must_use]
pub fn even(entry: &dyn Entry, played: &[&Played]) -> Option<Even> {
    let scale = Scale::of(entry)?;
    let games: Vec<Vec<Side>> = played
        .iter()
        .filter_map(|played| sides(entry, &scale, played))
        .collect();
    if games.len() < LEAST {
        let more = LEAST - games.len();
        return Some(Even::Unknown { more });
    }
    let logs: Vec<f64> = scale
        .grid()
        .map(|strength| games.iter().map(|sides| likelihood(sides, strength)).sum())
        .collect();
    let most = logs.iter().copied().fold(f64::MIN, f64::max);
    let weights: Vec<f64> = logs.iter().map(|log| libm::exp(log - most)).collect();
    let all: f64 = weights.iter().sum();
    let below = |share: f64| {
        let mut sum = 0.0;
        let reached = scale.grid().zip(&weights).find(|(_, weight)| {
            sum += **weight;
            sum >= share * all
        });
        reached.map_or(0, |(strength, _)| scale.nearest(strength))
    };
    let level = below(0.5);
    let own = scale
        .grid()
        .zip(&weights)
        .filter(|(strength, _)| scale.nearest(*strength) == level);
    let sure = own.map(|(_, weight)| weight).sum::<f64>() / all;
    Some(Even::Known {
        games: games.len(),
        level: scale.0[level].0,
        sure,
        between: [TAIL, 1.0 - TAIL].map(|share| scale.0[below(share)].0),
    })
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::{catalogue::Ours, rules::Seat};

    fn mejn() -> &'static dyn Entry {
        Ours::GAMES.named("mejn").expect("a game")
    }

    fn level(entry: &dyn Entry, at: usize) -> &'static Level {
        &entry.levels()[at]
    }

    /// A game on seat 0 in team 0, with this place, against these: strategy, team and place of each.
    fn game(place: u8, others: &[(&str, usize, u8)]) -> Played {
        let own = ("person", 0, place);
        let table = [&[own], others].concat().into_iter().enumerate();
        let sat = |(seat, (sitter, team, place)): (usize, (&str, usize, u8))| Sat {
            seat: Seat::new(seat),
            sitter: sitter.to_owned(),
            name: String::new(),
            team,
            place,
        };
        Played {
            id: "0".to_owned(),
            day: date(2026, 2, 28),
            name: "Anna".to_owned(),
            game: "mejn".to_owned(),
            board: 4,
            preset: None,
            seat: Seat::new(0),
            table: table.map(sat).collect(),
            choices: 1,
            account: None,
        }
    }

    /// So many games against a level, with so many won.
    fn duels(spec: &str, games: usize, won: usize) -> Vec<Played> {
        let duel = |at: usize| {
            if at < won {
                game(1, &[(spec, 1, 2)])
            } else {
                game(2, &[(spec, 1, 1)])
            }
        };
        (0..games).map(duel).collect()
    }

    fn found(entry: &dyn Entry, played: &[Played]) -> Option<Even> {
        even(entry, &played.iter().collect::<Vec<_>>())
    }

    #[test]
    fn who_wins_every_other_game_against_a_level_is_as_strong() {
        let entry = mejn();
        for at in 0..5 {
            let played = duels(level(entry, at).spec, 400, 200);
            let Some(Even::Known {
                games,
                level: found,
                sure,
                between,
            }) = found(entry, &played)
            else {
                panic!("it is known");
            };
            assert_eq!((games, found), (400, level(entry, at)));
            assert!(sure > 0.9 && between.contains(&found), "{sure} {between:?}");
        }
    }

    #[test]
    fn the_level_is_found_from_games_against_others_by_their_measured_wins() {
        let entry = mejn();
        // Master wins 61 of 100 against Strong: so does an equal of it.
        let wins = level(entry, 4).wins.expect("it was measured").of_two;
        let played = duels(level(entry, 3).spec, 1000, usize::from(wins) * 10);
        assert!(
            matches!(found(entry, &played), Some(Even::Known { level: it, .. }) if it == level(entry, 4)),
            "{:?}",
            found(entry, &played)
        );
    }

    #[test]
    fn a_few_games_tell_nothing_and_more_games_make_surer() {
        let entry = mejn();
        let spec = level(entry, 2).spec;
        assert_eq!(
            found(entry, &duels(spec, LEAST - 1, 2)),
            Some(Even::Unknown { more: 1 })
        );
        let sure = |games| match found(entry, &duels(spec, games, games / 2)) {
            Some(Even::Known { sure, between, .. }) => (sure, between),
            other => panic!("{other:?}"),
        };
        let ((few, wide), (many, narrow)) = (sure(6), sure(200));
        assert!(few < many, "{few} {many}");
        assert!(wide[0].skill < narrow[0].skill && wide[1].skill > narrow[1].skill);
    }

    #[test]
    fn who_plays_at_no_level_counts_for_nothing() {
        let entry = mejn();
        let strangers: Vec<Played> = (0..20)
            .map(|_| game(1, &[("person", 1, 2), ("bot:x", 2, 3)]))
            .collect();
        assert_eq!(found(entry, &strangers), Some(Even::Unknown { more: LEAST }));
        let spec = level(entry, 2).spec;
        let scale = Scale::of(entry).expect("levels");
        let sides = |played: &Played| sides(entry, &scale, played).expect("a level");
        let (alone, beside) = (
            game(1, &[(spec, 1, 2)]),
            game(1, &[("person", 2, 2), (spec, 1, 3)]),
        );
        let told = |played: &Played| likelihood(&sides(played), 0.3);
        assert!((told(&alone) - told(&beside)).abs() < 1e-12);
    }

    #[test]
    fn all_orders_of_a_table_have_a_chance_of_one_together() {
        let orders = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
        let sides = |places: [u8; 3]| {
            let side = |place, fixed, own| Side { place, fixed, own };
            [
                side(places[0], 0.0, 1.0),
                side(places[1], 0.4, 0.0),
                side(places[2], -0.7, 0.0),
            ]
        };
        let all: f64 = orders
            .iter()
            .map(|&order| likelihood(&sides(order), 0.9).exp())
            .sum();
        assert!((all - 1.0).abs() < 1e-12, "{all}");
        // Where the game ends with the first one home, the others are in no order: it has the chance of both.
        let both = likelihood(&sides([1, 2, 2]), 0.9).exp();
        let each = [[1, 2, 3], [1, 3, 2]].map(|order| likelihood(&sides(order), 0.9).exp());
        assert!((both - each[0] - each[1]).abs() < 1e-12);
    }

    #[test]
    fn a_draw_is_half_a_game_won_and_half_a_game_lost() {
        let entry = mejn();
        let spec = level(entry, 1).spec;
        let draws: Vec<Played> = (0..20).map(|_| game(1, &[(spec, 1, 1)])).collect();
        let known = |played: &[Played]| match found(entry, played) {
            Some(Even::Known { sure, between, .. }) => (sure, between),
            other => panic!("{other:?}"),
        };
        let (one, other) = (known(&draws), known(&duels(spec, 20, 10)));
        assert!(
            (one.0 - other.0).abs() < 1e-9 && one.1 == other.1,
            "{one:?} {other:?}"
        );
    }

    #[test]
    fn a_pair_is_as_strong_as_its_seats_on_average() {
        let entry = Ours::GAMES.named("dog").expect("a game");
        let [weak, strong] = [level(entry, 1).spec, level(entry, 3).spec];
        let even_at = |mate: &str| {
            let game = |at: usize| {
                let (own, other) = if at.is_multiple_of(2) { (1, 2) } else { (2, 1) };
                game(
                    own,
                    &[
                        (level(entry, 2).spec, 1, other),
                        (mate, 0, own),
                        (level(entry, 2).spec, 1, other),
                    ],
                )
            };
            match found(entry, &(0..300).map(game).collect::<Vec<_>>()) {
                Some(Even::Known { level, .. }) => level.skill,
                other => panic!("{other:?}"),
            }
        };
        assert!(
            even_at(weak) > even_at(strong),
            "with a weak mate one must play better for the same"
        );
    }

    #[test]
    fn what_stands_in_a_file_brings_nothing_to_fall() {
        let entry = mejn();
        let odd = Played {
            table: Vec::new(),
            ..game(1, &[])
        };
        let alone = game(1, &[]);
        assert_eq!(found(entry, &[odd, alone]), Some(Even::Unknown { more: LEAST }));
    }
}
