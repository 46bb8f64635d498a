//! Sevens whose pieces do not get in each other's way: then every division of the steps among them is another result,
//! and nothing needs to be looked for twice. Most sevens are like that.

use super::{
    action::{Part, Parts},
    board::{Code, KENNEL, PIECES, Pieces, Ring, Spots, sort},
    field::Field,
};
use crate::rules::Seat;

/// All steps of a seven.
const STEPS: u8 = 7;
/// The most pieces that one seven can move.
const MOST: usize = 3 * PIECES;

/// One piece, and where each number of steps brings it: on the ring, and into the finish. None is 0.
#[derive(Clone, Copy, Debug)]
struct Mover {
    mate: u8,
    colour: Seat,
    index: u8,
    spot: u8,
    on_ring: [Code; STEPS as usize + 1],
    in_finish: [Code; STEPS as usize + 1],
}

/// The pieces that a seven can move, where none is in another's way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    movers: [Mover; MOST],
    len: usize,
    /// What those who move do not strike stands for good: the ring spots of everybody else.
    others: Spots,
    colours: [bool; Seat::MOST],
}

/// How far each piece of a [`Split`] goes, and whether into the finish.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Going([(u8, bool); MOST]);

impl Split {
    /// The same as the parts of a seven.
    pub(super) fn parts(&self, ring: &Ring, going: &Going) -> Parts {
        let mut parts = Parts::default();
        for (mover, (steps, enters)) in self.movers.iter().zip(going.0).take(self.len) {
            if steps > 0 {
                // Past the finish is said wherever the start is passed, also where it makes no difference.
                let code = mover.on_ring[0];
                let is_past = ring.finish_index(code).is_none() && steps + (code >> 1) > ring.spots + 1;
                parts.push(Part {
                    mate: mover.mate,
                    rank: mover.index,
                    steps,
                    stay: is_past && !enters,
                });
            }
        }
        parts
    }
}

impl Field {
    /// The pieces of a seven, unless one of them may get in another's way.
    pub(super) fn split(&self, pieces: &Pieces, acting: Seat) -> Option<Split> {
        if self.rest_to_mate {
            return None;
        }
        let ring = &self.ring;
        let crowd = ring.crowd(pieces);
        let none = Mover {
            mate: 0,
            colour: acting,
            index: 0,
            spot: 0,
            on_ring: [0; STEPS as usize + 1],
            in_finish: [0; STEPS as usize + 1],
        };
        let mut split = Split {
            movers: [none; MOST],
            len: 0,
            others: crowd.taken,
            colours: [false; Seat::MOST],
        };
        let team = if self.canadian { self.team } else { 1 };
        let mut ahead: Spots = 0;
        for mate in 0..team {
            let colour = self.mate(acting, mate);
            let side = &pieces[colour.index()];
            split.colours[colour.index()] = true;
            let free = ring.free_finish(*side);
            // How many pieces use the finish: two of them could meet there.
            let mut in_finish = 0;
            for (index, &code) in side.iter().enumerate() {
                if code == KENNEL {
                    break;
                }
                let mover = &mut split.movers[split.len];
                *mover = Mover {
                    mate: mate as u8,
                    colour,
                    index: index as u8,
                    ..none
                };
                mover.on_ring[0] = code;
                if let Some(from) = ring.finish_index(code) {
                    let last = index
                        .checked_sub(1)
                        .and_then(|next| ring.finish_index(side[next]));
                    let room = last.unwrap_or(PIECES as u8) - from - 1;
                    // What stands before it may go on, or come from the ring behind it.
                    let above = PIECES as u8 - from - 1;
                    in_finish += u8::from(above > index as u8);
                    for steps in 1..=room {
                        mover.in_finish[usize::from(steps)] = ring.in_finish(from + steps);
                    }
                    split.len += 1;
                    continue;
                }
                let spot = ring.spot(colour, code)?;
                let (step, star) = ((code >> 1) - 1, code & 1 == 1);
                mover.spot = spot;
                split.others &= !(1 << spot);
                ahead |= ring.arc(spot, STEPS);
                // The stars ahead, the next one first.
                let stars = crowd.starred & ring.arc(spot, STEPS);
                let open = (1..=STEPS)
                    .find(|&steps| stars & ring.arc(spot, steps) != 0)
                    .map_or(STEPS, |blocked| blocked - 1);
                let left = ring.spots - step;
                let near = left < STEPS && !star;
                in_finish += u8::from(near);
                for steps in 1..=open {
                    let to = step + steps;
                    let to = if to > ring.spots { to - ring.spots } else { to };
                    mover.on_ring[usize::from(steps)] = Ring::on_ring(to, false);
                }
                if near && open >= left {
                    for index in 0..free.min(STEPS - left) {
                        mover.in_finish[usize::from(left + index) + 1] = ring.in_finish(index);
                    }
                }
                split.len += 1;
            }
            if in_finish > 1 {
                return None;
            }
        }
        let own = crowd.taken & !split.others;
        (ahead & own == 0).then_some(split)
    }

    /// Tells every division of the steps: where the pieces stand then, and the parts that lead there, each as who goes,
    /// how far, and whether into the finish. Stops where the visitor has had enough.
    pub(super) fn each_split(
        &self,
        split: &Split,
        pieces: &Pieces,
        visit: &mut impl FnMut(&Pieces, &Going) -> bool,
    ) {
        let mut going = Going::default();
        self.divide(split, 0, STEPS, *pieces, &mut going, visit);
    }

    fn divide(
        &self,
        split: &Split,
        at: usize,
        left: u8,
        pieces: Pieces,
        going: &mut Going,
        visit: &mut impl FnMut(&Pieces, &Going) -> bool,
    ) -> bool {
        if left == 0 {
            let mut pieces = pieces;
            for (side, _) in pieces.iter_mut().zip(split.colours).filter(|(_, moves)| *moves) {
                sort(side);
            }
            return visit(&pieces, going);
        }
        if at == split.len {
            return false;
        }
        let mover = &split.movers[at];
        // The last one takes all that is left.
        let fewest = if at + 1 == split.len { left } else { 0 };
        let own = (mover.colour.index(), usize::from(mover.index));
        for steps in fewest..=left {
            for (to, enters) in [
                (mover.on_ring[usize::from(steps)], false),
                (mover.in_finish[usize::from(steps)], true),
            ] {
                if to == KENNEL {
                    continue;
                }
                let mut after = pieces;
                if self.ring.finish_index(mover.on_ring[0]).is_none() {
                    let taken = split.others & self.ring.arc(mover.spot, steps);
                    if taken != 0 {
                        self.strike(&mut after, split, mover, if enters { None } else { Some(steps) });
                    }
                }
                after[own.0][own.1] = to;
                going.0[at] = (steps, enters);
                if self.divide(split, at + 1, left - steps, after, going, visit) {
                    return true;
                }
            }
        }
        going.0[at] = (0, false);
        false
    }

    /// Sends home who stands on the ring spots over which a piece goes: so many, or up to its start.
    #[cold]
    fn strike(&self, pieces: &mut Pieces, split: &Split, mover: &Mover, steps: Option<u8>) {
        let left = self.ring.spots + 1 - (mover.on_ring[0] >> 1);
        let struck = split.others & self.ring.arc(mover.spot, steps.unwrap_or(left));
        for colour in self.ring.colours() {
            let side = &mut pieces[colour.index()];
            for code in side
                .iter_mut()
                .filter(|code| self.ring.bit(colour, **code) & struck != 0)
            {
                *code = KENNEL;
            }
            // Those who move keep their index until all have gone; the pieces that are struck are of other colours.
            if !split.colours[colour.index()] {
                sort(side);
            }
        }
    }
}
