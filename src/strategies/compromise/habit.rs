//! Determined, Greedy and the greedy one that is smart: who always names the same on the same cube. All of them place their pips anywhere.

use crate::{
    rules::{
        ChoiceSet as _, Message, Source,
        compromise::{Choices, Compromise, CompromiseView, PLACES, Triple},
    },
    strategies::Strategy,
};

/// A fixed way to name, from the pips of both. In any of them what is named is to do the other one more harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Finds its two best places and names numbers that they do not have.
    Determined,
    /// On each axis by itself the line on which it leads least.
    Greedy,
    /// The line of all axes on which it leads least, then the next without what that one freezes, and so on.
    SmartGreedy,
}

/// What Determined puts instead of the own pips of a place that it has considered.
const MARK: i64 = -100;

impl Habit {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Determined, Self::Greedy, Self::SmartGreedy];

    /// What is named with these pips, by place.
    #[must_use]
    pub fn names(self, mine: &[u32; PLACES], theirs: &[u32; PLACES]) -> Triple {
        let lead = std::array::from_fn(|place| i64::from(mine[place]) - i64::from(theirs[place]));
        match self {
            Self::Determined => determined(lead, |place| MARK - i64::from(theirs[place])),
            _ => self.names_by_lead(lead),
        }
    }

    /// What is named with this lead. Determined looks at the pips of both; what it names with more than 100 of the other's
    /// on a place may differ.
    pub(super) fn names_by_lead(self, lead: [i64; PLACES]) -> Triple {
        match self {
            Self::Determined => determined(lead, |_| MARK),
            Self::Greedy => greedy(lead),
            Self::SmartGreedy => smart_greedy(lead),
        }
    }
}

/// For each axis the sum of the lead over its three lines.
fn line_sums(lead: &[i64; PLACES]) -> [[i64; 3]; 3] {
    let mut sums = [[0; 3]; 3];
    for (place, lead) in Triple::all().zip(lead) {
        for (sums, line) in sums.iter_mut().zip(place.axes()) {
            sums[line] += lead;
        }
    }
    sums
}

/// The line with the smallest sum, the lowest one of those that tie.
fn least(sums: &[i64; 3]) -> usize {
    (1..3).fold(0, |best, line| if sums[line] < sums[best] { line } else { best })
}

fn greedy(lead: [i64; PLACES]) -> Triple {
    let sums = line_sums(&lead);
    Triple::new(least(&sums[0]), least(&sums[1]), least(&sums[2]))
}

fn smart_greedy(mut lead: [i64; PLACES]) -> Triple {
    let mut fixed = [None; 3];
    for _ in 0..fixed.len() {
        let sums = line_sums(&lead);
        let open = (0..3).filter(|&axis| fixed[axis].is_none());
        // The first of those that tie: grids before rows before columns.
        let next = open.min_by_key(|&axis| sums[axis][least(&sums[axis])]);
        let Some(axis) = next else { break };
        let line = least(&sums[axis]);
        fixed[axis] = Some(line);
        for (place, lead) in Triple::all().zip(&mut lead) {
            if place.axes()[axis] == line {
                *lead = 0;
            }
        }
    }
    let [grid, row, column] = fixed.map(Option::unwrap_or_default);
    Triple::new(grid, row, column)
}

/// Two passes over all places. Each keeps a running best, and marks every place that ever was the best.
fn determined(mut lead: [i64; PLACES], mark: impl Fn(usize) -> i64) -> Triple {
    let mut pass = || {
        let (mut best, mut value) = (0, i64::MIN);
        for (place, lead) in lead.iter_mut().enumerate() {
            if *lead > value {
                (best, value) = (place, *lead);
                *lead = mark(place);
            }
        }
        Triple::at(best).unwrap_or_default().axes()
    };
    let (one, two) = (pass(), pass());
    let unused = |one: usize, two: usize| (0..3).rev().find(|&line| line != one && line != two);
    // That the column avoids the second place's row is how the program that inspired ours plays.
    let named = [(one[0], two[0]), (one[1], two[1]), (one[2], two[1])];
    let [grid, row, column] = named.map(|(one, two)| unused(one, two).unwrap_or_default());
    Triple::new(grid, row, column)
}

/// A player with a habit.
#[derive(Clone, Copy, Debug)]
pub struct Habitual(pub Habit);

impl Strategy<Compromise> for Habitual {
    fn choose(&mut self, view: &CompromiseView<'_>, legal: &Choices, random: &mut dyn Source) -> Triple {
        if view.is_placing() {
            return legal.any(random).unwrap_or_default();
        }
        self.0.names(view.mine(), view.theirs())
    }

    fn explain(&mut self, view: &CompromiseView<'_>, _legal: &Choices, _choice: Triple) -> Option<Message> {
        (!view.is_placing()).then(|| {
            Message::new(match self.0 {
                Habit::Determined => "why-compromise-determined",
                Habit::Greedy => "why-compromise-greedy",
                Habit::SmartGreedy => "why-compromise-smart-greedy",
            })
        })
    }
}
