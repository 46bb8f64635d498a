//! How far one piece could go forward: looked at once, then told for any number of steps.

use super::{
    board::{Code, FURTHEST, KENNEL, PIECES, Ring, Spots},
    field::Field,
};
use crate::rules::Seat;

/// A piece out of its kennel. Bit n of a set of steps is n steps.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Walker {
    code: Code,
    /// Steps to the own start; −1 on the first spot of the finish, −2 on the second.
    left: i8,
    /// By which steps it comes to a spot of the ring, and by which to one of its finish.
    onward: u16,
    home: u16,
}

impl Field {
    /// Looks ahead from a piece; none in the kennel.
    #[inline]
    pub(super) fn walker(
        &self,
        side: [Code; PIECES],
        starred: Spots,
        (colour, index): (Seat, usize),
    ) -> Option<Walker> {
        let code = side[index];
        (code != KENNEL).then(|| self.look_ahead(side, starred, colour, code))
    }

    /// How a piece that has left its kennel may go, from the code of where it stands.
    #[inline(always)]
    pub(super) fn look_ahead(
        &self,
        side: [Code; PIECES],
        starred: Spots,
        colour: Seat,
        code: Code,
    ) -> Walker {
        /// All steps up to these.
        const fn up_to(steps: u8) -> u16 {
            (2 << steps) - 2
        }
        let ring = &self.ring;
        let left = (ring.spots + 1) as i8 - (code >> 1) as i8;
        let mut walker = Walker {
            code,
            left,
            onward: up_to(FURTHEST),
            home: 0,
        };
        if left < 0 {
            let ahead = side.into_iter().filter(|&other| other > code).min();
            let room = ahead.map_or(PIECES as u8, |ahead| (ahead - ring.in_finish(0)) / 2);
            walker.onward = 0;
            walker.home = up_to(room - (-left) as u8);
            return walker;
        }
        let stars = starred & ring.ahead(colour, code);
        if stars != 0
            && let Some(spot) = ring.spot(colour, code)
        {
            walker.onward = up_to(ring.gap(spot, stars));
        }
        // To its start it comes, or stands there.
        if left < FURTHEST as i8 && (walker.onward | 1) >> left & 1 == 1 {
            walker.home = (up_to(ring.free_finish(side)) << left) & up_to(FURTHEST);
        }
        walker
    }
}

impl Walker {
    /// By how many steps it can go.
    #[inline]
    pub(super) const fn strides(self) -> u16 {
        self.onward | self.home
    }

    /// Whether it can go by some of these steps.
    #[inline]
    pub(super) const fn goes(self, strides: u16) -> bool {
        self.strides() & strides != 0
    }

    /// Whether it is in its finish.
    #[inline]
    pub(super) const fn is_home(self) -> bool {
        self.left < 0
    }

    /// Where it comes in its finish by so many steps.
    #[inline]
    pub(super) fn enter(self, steps: u8) -> Option<Code> {
        // The finish follows its start after a whole round.
        (self.home >> steps & 1 == 1).then(|| (self.code & !1) + 2 * steps)
    }

    /// Where it comes on the ring by so many steps.
    #[inline]
    pub(super) fn onward(self, steps: u8) -> Option<Code> {
        (self.onward >> steps & 1 == 1).then(|| {
            if self.passes(steps) {
                Ring::on_ring(steps - self.left as u8, false)
            } else {
                (self.code & !1) + 2 * steps
            }
        })
    }

    /// Whether it walks past its own start by so many steps on the ring.
    #[inline]
    pub(super) const fn passes(self, steps: u8) -> bool {
        steps as i8 > self.left
    }

    /// How many of the steps into its finish it makes on the ring.
    #[inline]
    pub(super) fn before_home(self, steps: u8) -> u8 {
        steps.min(self.left.max(0) as u8)
    }
}
