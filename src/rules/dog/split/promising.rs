//! The few sevens that promise most, found without making the list of all: for who looks at very many boards.
//!
//! Groups can't meet, so what the steps of one are worth hardly depends on the others. Each end of a group is judged with
//! all others standing still; then the best ways to share the steps are those whose gains add up to most.

use super::{Group, Join, STEPS, Sevens, Split, Sum, sides};
use crate::rules::dog::board::Board;

/// A way of the first groups to make some steps: what it gains, what those before the last of them do, and that one's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    /// Less is better, so that the best is the first.
    loss: i32,
    join: u32,
    end: u32,
}

impl Sevens {
    /// At most so many splits, best first. A single group has nobody to share with, and tells all of its ends.
    pub(in crate::rules::dog) fn best(
        &mut self,
        most: usize,
        mut worth: impl FnMut(&Board) -> i32,
    ) -> Vec<Split> {
        let (count, Some(scene)) = (self.groups.len(), self.scene) else {
            return Vec::new();
        };
        if count < 2 {
            let only = self.groups.first().map(|only| only.of(STEPS)).unwrap_or_default();
            let alone = |end| Split {
                before: 0,
                other: 0,
                end,
            };
            return only.map(alone).collect();
        }
        let mut ways: [Vec<Way>; STEPS as usize + 1] = Default::default();
        ways[0].push(Way {
            loss: 0,
            join: 0,
            end: 0,
        });
        for at in 0..count {
            let others = self.still_without(at);
            let judged = |end: u32| {
                let sum = others.and(self.sum_of(self.ends[end as usize]));
                worth(&scene.board(sides(sum.codes), sum.struck))
            };
            let ends = self.ends_of(at);
            let values: Vec<i32> = ends.iter().map(|&(_, end)| end).map(judged).collect();
            // The first one stands still.
            let now = values.first().copied().unwrap_or_default();
            for (sum, known) in std::mem::take(&mut ways).into_iter().enumerate() {
                for way in known {
                    let join = if at == 0 { 0 } else { self.join(way) };
                    for (&(steps, end), value) in ends.iter().zip(&values) {
                        if let Some(ways) = ways.get_mut(sum + usize::from(steps)) {
                            let loss = way.loss + now - value;
                            ways.push(Way { loss, join, end });
                        }
                    }
                }
            }
            for ways in &mut ways {
                ways.sort_unstable();
                ways.truncate(most);
            }
        }
        let split = |way: &Way| {
            let Join { before, end: other } = self.joins[way.join as usize];
            Split {
                before,
                other,
                end: way.end,
            }
        };
        ways[usize::from(STEPS)].iter().map(split).collect()
    }

    /// Keeps what a way has come to, for those who join it.
    fn join(&mut self, way: Way) -> u32 {
        self.joins.push(Join {
            before: way.join,
            end: way.end,
        });
        self.joins.len() as u32 - 1
    }

    /// The ends of a group, each with how many steps it takes.
    fn ends_of(&self, at: usize) -> Vec<(u8, u32)> {
        let group = &self.groups[at];
        let of = |steps| group.of(steps).map(move |end| (steps, end));
        (0..=STEPS).flat_map(of).collect()
    }

    /// All groups but one, each of which stands still: the first of its ends is that of no step.
    fn still_without(&self, at: usize) -> Sum {
        let nobody = Sum {
            codes: self.stays,
            struck: 0,
        };
        let others = self.groups.iter().enumerate().filter(|&(other, _)| other != at);
        let still = |group: &Group| self.sum_of(self.ends[group.at[0] as usize]);
        others.fold(nobody, |sum, (_, group)| sum.and(still(group)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::rules::{
        Game as _, Seat,
        dog::{Board, Card, Config, Dog, Results, field::Field},
        numbers::{Numbers, go_on},
    };

    /// What the pieces have come, the own team's less the others': the gains of groups add up.
    fn worth(field: &Field, board: &Board, acting: Seat) -> i32 {
        let come = |colour: Seat| -> i32 { board.0[colour.index()].into_iter().map(i32::from).sum() };
        let is_own = |colour: Seat| (0..field.team).any(|k| field.mate(acting, k) == colour);
        let colours = field.ring.colours();
        colours
            .map(|colour| {
                if is_own(colour) {
                    3 * come(colour)
                } else {
                    -5 * come(colour)
                }
            })
            .sum()
    }

    #[test]
    fn the_first_is_the_best_of_all_sevens_where_gains_add_up_and_none_is_made_up() {
        let (mut all, mut few) = (Results::default(), Results::default());
        let mut long = 0;
        for (seats, team) in [(4, 2), (6, 3), (3, 1)] {
            let config = Config {
                seats,
                team,
                max_plies: Some(400),
                ..Config::default()
            };
            let game = Dog::new(&config).expect("a table");
            let (mut position, mut random) = (game.start(), Numbers(5));
            while go_on(&game, &mut position, &mut random) {
                for acting in game.seats().iter() {
                    let judge = |board: &Board| worth(&game.field, board, acting);
                    all.list(&game.field, &position.board, acting, [Card::Seven]);
                    let most = (3, &mut { judge } as &mut dyn FnMut(&Board) -> i32);
                    few.list_promising(&game.field, &position.board, acting, [Card::Seven], most);
                    let known: HashSet<Board> = all.boards().collect();
                    assert!(few.boards().all(|board| known.contains(&board)));
                    assert_eq!(
                        few.boards().map(|it| judge(&it)).max(),
                        known.iter().map(judge).max()
                    );
                    long += usize::from(all.len() > 20 && few.len() <= 3);
                }
            }
        }
        assert!(long > 100, "{long} long lists were cut short");
    }
}
