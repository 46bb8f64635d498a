//! The board for some players, and where on it they sit.

use crate::rules::{Seat, SeatSet};

/// A board, by the number of its seats, and those of them at which players sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// The seats of the board.
    pub seats: usize,
    /// Those that are taken; seats that no board has are not told apart.
    pub taken: SeatSet,
}

impl Places {
    /// A board with a seat for each.
    #[must_use]
    pub fn for_each(players: usize) -> Self {
        Self {
            seats: players,
            taken: SeatSet::first(players.min(Seat::MOST)),
        }
    }

    /// Whether somebody sits there.
    #[must_use]
    pub fn has(self, seat: usize) -> bool {
        seat >= Seat::MOST || self.taken.contains(Seat::new(seat))
    }

    /// The players in their order, each at its seat; none where nobody sits.
    #[must_use]
    pub fn seat<T>(self, players: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
        let mut players = players.into_iter();
        let mut at = |seat| if self.has(seat) { players.next() } else { None };
        (0..self.seats).map(&mut at).collect()
    }
}
