//! The course of a tournament: what was known after so many games. Whatever their number, it takes a few hundred
//! points, and follows from the blocks in their order alone.

use super::{plan::Plan, standings::Estimate, tally::Tally};

/// The most points.
const MOST: usize = 256;

/// What was known at one time.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Blocks so far.
    pub blocks: u64,
    /// Games so far.
    pub games: u64,
    /// The share of the wins of each entrant, in the order of [`Trace::names`]; none before it sat at a table.
    pub shares: Vec<Option<Estimate>>,
}

/// The course of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The words of the entrants, in the order of the plan.
    pub names: Vec<String>,
    /// What was known, at equal distances; the last point may stand closer, for it is the present.
    pub points: Vec<Point>,
    stride: u64,
}

impl Trace {
    /// Nothing yet.
    #[must_use]
    pub fn new(plan: &Plan) -> Self {
        Self {
            names: plan.entrants.iter().map(ToString::to_string).collect(),
            points: Vec::new(),
            stride: 1,
        }
    }

    /// Sees what the blocks add up to, after each of them.
    pub fn see(&mut self, tally: &Tally) {
        if !tally.blocks.is_multiple_of(self.stride) {
            return;
        }
        self.points.push(point(tally));
        if self.points.len() == MOST {
            self.stride *= 2;
            let stride = self.stride;
            self.points.retain(|point| point.blocks.is_multiple_of(stride));
        }
    }

    /// The course up to now: with the present as its last point.
    #[must_use]
    pub fn until(&self, tally: &Tally) -> Self {
        let mut trace = self.clone();
        if tally.blocks > trace.points.last().map_or(0, |point| point.blocks) {
            trace.points.push(point(tally));
        }
        trace
    }

    /// The line of an entrant: games, and its share of the wins after them.
    pub fn line(&self, name: &str) -> impl Iterator<Item = (u64, Estimate)> {
        let who = self.names.iter().position(|known| known == name);
        self.points
            .iter()
            .filter_map(move |point| Some((point.games, point.shares[who?]?)))
    }
}

fn point(tally: &Tally) -> Point {
    let share =
        |score: &super::tally::Score| (score.share.chances() > 0).then(|| Estimate::share(&score.share));
    Point {
        blocks: tally.blocks,
        games: tally.games,
        shares: tally.scores.iter().map(share).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Tournament;

    fn trace(blocks: u64) -> Trace {
        let plan = Plan::new(
            &crate::catalogue::Ours,
            Tournament {
                players: vec!["far".into(), "near".into()],
                ..Tournament::default()
            },
        )
        .expect("a plan");
        let mut tally = Tally::new(2, 0);
        let mut trace = Trace::new(&plan);
        for _ in 0..blocks {
            tally.blocks += 1;
            tally.games += 2;
            tally.scores[0].share.add(30, 1);
            trace.see(&tally);
        }
        trace.until(&tally)
    }

    #[test]
    fn points_stay_few_and_lie_at_equal_distances() {
        for blocks in [0, 1, 255, 256, 257, 1_000, 123_457] {
            let trace = trace(blocks);
            let points = &trace.points;
            assert!(points.len() <= MOST && (blocks < 256 || points.len() >= MOST / 2));
            assert_eq!(points.last().map_or(0, |point| point.games), 2 * blocks);
            let equal = points[..points.len().saturating_sub(1)].windows(2);
            assert!(
                equal
                    .clone()
                    .all(|pair| pair[1].blocks - pair[0].blocks == trace.stride)
            );
        }
    }

    #[test]
    fn who_has_not_played_has_no_line_yet() {
        let trace = trace(3);
        assert_eq!(trace.line("far").count(), 3);
        assert_eq!(trace.line("near").count(), 0);
        assert_eq!(trace.line("nobody").count(), 0);
    }
}
