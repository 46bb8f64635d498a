//! The race track shared by Mens erger je niet, Ludo and Dog: a ring, and for each seat a yard and a home lane.
//!
//! A seat sees it as a line of steps: 0 is its start, the steps before it complete the ring lead once
//! round, the next ones are its home spots. Dice, cards and turns live elsewhere.
//!
//! Invariant: steps are relative to a seat, spots are absolute; only [`Track`] converts.

use serde::{Deserialize, Serialize};

use super::Seat;

/// How far a pawn has come from its own start, 0 on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(pub u8);

/// A place on the board, the same for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In the yard of a seat, where its pawns wait.
    Yard(Seat),
    /// On the ring, counted clockwise from the start of seat 0.
    Ring(u8),
    /// The home lane of a seat, counted from where it is entered.
    Home(Seat, u8),
}

/// The measures of a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    stretch: u8,
    ring: u8,
    lane: u8,
}

impl Track {
    /// A track for `seats` seats, `stretch` ring spots from one start to the next and `lane` home spots a seat.
    ///
    /// # Panics
    /// When the whole way of a pawn has more than 127 steps.
    #[must_use]
    pub const fn new(seats: u8, stretch: u8, lane: u8) -> Self {
        assert!(
            seats as u16 * stretch as u16 + lane as u16 <= 127,
            "a way has at most 127 steps"
        );
        Self {
            stretch,
            ring: seats * stretch,
            lane,
        }
    }

    /// The number of spots on the ring.
    #[must_use]
    #[inline]
    pub const fn ring(self) -> u8 {
        self.ring
    }

    /// The number of spots in a home lane.
    #[must_use]
    #[inline]
    pub const fn lane(self) -> u8 {
        self.lane
    }

    /// The number of steps of a way: the ring and the home lane.
    #[must_use]
    #[inline]
    pub const fn way(self) -> u8 {
        self.ring + self.lane
    }

    /// The ring spot on which a seat starts.
    #[must_use]
    #[inline]
    pub const fn start(self, seat: Seat) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "below Seat::MOST")]
        let seat = seat.index() as u8;
        seat * self.stretch
    }

    /// The ring spot of a seat's step on the ring. The step is below [`Track::ring`].
    #[must_use]
    #[inline]
    pub const fn ring_spot(self, seat: Seat, step: Step) -> u8 {
        let spot = self.start(seat) + step.0;
        if spot >= self.ring { spot - self.ring } else { spot }
    }

    /// The step at which a seat's pawn stands on a ring spot.
    #[must_use]
    #[inline]
    pub const fn ring_step(self, seat: Seat, spot: u8) -> Step {
        let start = self.start(seat);
        Step(if spot >= start {
            spot - start
        } else {
            spot + self.ring - start
        })
    }

    /// The spot of a seat's step, on the ring or in its home lane.
    #[must_use]
    pub const fn spot(self, seat: Seat, step: Step) -> Spot {
        if step.0 < self.ring {
            Spot::Ring(self.ring_spot(seat, step))
        } else {
            Spot::Home(seat, step.0 - self.ring)
        }
    }

    /// The step at which a seat's pawn stands on a spot; none in the yard and in the home lane of another.
    #[must_use]
    pub fn step(self, seat: Seat, spot: Spot) -> Option<Step> {
        match spot {
            Spot::Ring(spot) if spot < self.ring => Some(self.ring_step(seat, spot)),
            Spot::Home(owner, lane) if owner == seat && lane < self.lane => Some(Step(self.ring + lane)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_spots_convert_there_and_back_for_every_seat() {
        let track = Track::new(6, 8, 4);
        for seat in (0..6).map(Seat::new) {
            for step in (0..track.way()).map(Step) {
                assert_eq!(track.step(seat, track.spot(seat, step)), Some(step));
            }
            assert_eq!(track.step(seat, Spot::Yard(seat)), None);
        }
        assert_eq!(track.spot(Seat::new(5), Step(47)), Spot::Ring(39));
        assert_eq!(track.spot(Seat::new(5), Step(48)), Spot::Home(Seat::new(5), 0));
        assert_eq!(track.step(Seat::new(1), Spot::Home(Seat::new(0), 2)), None);
    }
}
