//! The pieces that a seven can move, in groups that can't meet within seven steps.

use super::{
    board::{Code, KENNEL, PIECES, Pieces, Spots},
    field::Field,
    split::STEPS,
};
use crate::rules::Seat;

/// The most pieces that one seven can move.
pub(super) const MOST: usize = 3 * PIECES;

/// A piece that a seven can move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mover {
    pub(super) mate: u8,
    pub(super) colour: Seat,
    pub(super) index: u8,
    pub(super) code: Code,
    /// Its spot; none in the finish.
    pub(super) spot: Option<u8>,
    /// Whether it can move in its finish or get there, so that two of them could meet.
    pub(super) uses_finish: bool,
    /// Movers of one group have the same number: the place of the first of them.
    pub(super) group: u8,
}

/// All pieces that a seven can move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Movers {
    places: [Mover; MOST],
    len: usize,
    /// How many pieces of each colour of the team stand in their finish for good: its first ones.
    pub(super) stays: [u8; 3],
}

impl Movers {
    pub(super) fn as_slice(&self) -> &[Mover] {
        &self.places[..self.len]
    }

    /// Whether all of them are one group.
    pub(super) fn is_one_group(&self) -> bool {
        self.as_slice().iter().all(|mover| mover.group == 0)
    }
}

impl Field {
    /// How many colours of a team a seven may move.
    #[inline]
    pub(super) fn seven_team(&self) -> usize {
        if self.canadian || self.rest_to_mate {
            self.team
        } else {
            1
        }
    }

    /// The pieces that a seven may move, by group.
    pub(super) fn movers(&self, pieces: &Pieces, acting: Seat) -> Movers {
        const NOBODY: Mover = Mover {
            mate: 0,
            colour: Seat::new(0),
            index: 0,
            code: KENNEL,
            spot: None,
            uses_finish: false,
            group: 0,
        };
        let ring = &self.ring;
        let mut all = Movers {
            places: [NOBODY; MOST],
            len: 0,
            stays: [0; 3],
        };
        let (mut ahead, mut own): (Spots, Spots) = (0, 0);
        let mut meets_in_finish = false;
        for mate in 0..self.seven_team() {
            let colour = self.mate(acting, mate);
            let mut users = 0;
            for (index, &code) in (0..).zip(&pieces[colour.index()]) {
                if code == KENNEL {
                    break;
                }
                let spot = ring.spot(colour, code);
                let uses_finish = match ring.finish_index(code) {
                    // What stands before it may go on, or come from the ring behind it.
                    Some(from) => PIECES as u8 - 1 - from > index,
                    None => ring.left(code) < STEPS,
                };
                match spot {
                    Some(spot) => {
                        ahead |= ring.arc(spot, STEPS);
                        own |= ring.bit(colour, code);
                    }
                    None if !uses_finish => {
                        all.stays[mate] += 1;
                        continue;
                    }
                    None => {}
                }
                users += u8::from(uses_finish);
                all.places[all.len] = Mover {
                    mate: mate as u8,
                    colour,
                    index,
                    code,
                    spot,
                    uses_finish,
                    group: all.len as u8,
                };
                all.len += 1;
            }
            meets_in_finish |= users > 1;
        }
        if self.rest_to_mate && !self.canadian && all.as_slice().first().is_none_or(|mover| mover.mate > 0) {
            // The mate only gets what a piece of its own leaves.
            all.len = 0;
        }
        let movers = &mut all.places[..all.len];
        if self.rest_to_mate {
            for mover in movers {
                mover.group = 0;
            }
        } else if ahead & own != 0 || meets_in_finish {
            self.join(movers);
        }
        all
    }

    /// Joins groups of which one could get in the other's way.
    fn join(&self, movers: &mut [Mover]) {
        let near = |from: u8, to: u8| {
            let gap = if to < from {
                to + self.ring.spots - from
            } else {
                to - from
            };
            gap <= STEPS
        };
        for one in 0..movers.len() {
            for other in 0..one {
                let (a, b) = (movers[one], movers[other]);
                let on_ring = a.spot.zip(b.spot).is_some_and(|(a, b)| near(a, b) || near(b, a));
                let in_finish = a.colour == b.colour && a.uses_finish && b.uses_finish;
                if a.group != b.group && (on_ring || in_finish) {
                    let (low, high) = (a.group.min(b.group), a.group.max(b.group));
                    for mover in movers.iter_mut().filter(|mover| mover.group == high) {
                        mover.group = low;
                    }
                }
            }
        }
    }
}
