//! Rolling for who begins: the highest roll does, and those who tie for it roll again.

use crate::rules::{Seat, SeatSet};

/// A round of rolling for who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::rules) struct Contest {
    /// Those who still have to roll in this round.
    pub(in crate::rules) waiting: SeatSet,
    /// Those who share the highest roll so far.
    pub(in crate::rules) leaders: SeatSet,
    /// The highest roll so far, 0 before the first.
    pub(in crate::rules) best: u8,
}

/// What a roll for who begins leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Contested {
    /// This seat rolls next.
    Next(Seat),
    /// These tied for the highest roll, and they alone roll again, the first of them next.
    Tied(SeatSet, Seat),
    /// This seat has the first turn.
    Begins(Seat),
}

impl Contest {
    /// The first round among these seats.
    pub(in crate::rules) fn among(seats: SeatSet) -> Self {
        Self {
            waiting: seats,
            ..Self::default()
        }
    }

    /// A seat of those that wait has rolled.
    pub(in crate::rules) fn roll(&mut self, seat: Seat, face: u8) -> Contested {
        self.waiting = self.waiting.without(seat);
        if face > self.best {
            self.leaders = SeatSet::EMPTY;
        }
        if face >= self.best {
            self.best = face;
            self.leaders = self.leaders.with(seat);
        }
        if let Some(next) = self.waiting.lowest() {
            return Contested::Next(next);
        }
        // Whoever rolls leads, or somebody before.
        let (leaders, first) = (self.leaders, self.leaders.lowest().unwrap_or(seat));
        if leaders.len() > 1 {
            *self = Self::among(leaders);
            Contested::Tied(leaders, first)
        } else {
            *self = Self::default();
            Contested::Begins(first)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_tie_for_the_highest_roll_again_and_nobody_else() {
        let [a, b, c] = [0, 1, 3].map(Seat::new);
        let mut contest = Contest::among([a, b, c].into_iter().collect());
        assert_eq!(contest.roll(a, 4), Contested::Next(b));
        assert_eq!(contest.roll(b, 2), Contested::Next(c));
        let tied = [a, c].into_iter().collect();
        assert_eq!(contest.roll(c, 4), Contested::Tied(tied, a));
        assert_eq!(contest, Contest::among(tied));
        assert_eq!(contest.roll(a, 1), Contested::Next(c));
        assert_eq!(contest.roll(c, 2), Contested::Begins(c));
        assert_eq!(contest, Contest::default());
    }
}
