//! The single steps of a seven, one after another.

use super::{
    board::{Board, Code, Crowd, KENNEL, PIECES, Pieces, Ring, Spots, sort},
    field::{Field, Going},
};
use crate::rules::{Seat, Silent};

/// A single step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) colour: Seat,
    pub(super) from: Code,
    pub(super) to: Code,
    /// The spot on which a piece was struck.
    pub(super) struck: Spots,
    pub(super) after: Board,
}

impl Field {
    /// Every single step that a seven can make, to its visitor. What stands on the ring is known.
    #[inline]
    pub(super) fn each_step(&self, board: &Board, crowd: Crowd, acting: Seat, mut visit: impl FnMut(Step)) {
        let ring = &self.ring;
        for k in 0..self.team {
            let colour = self.mate(acting, k);
            if !self.is_in_seven(&board.0, acting, colour) {
                continue;
            }
            let side = board.0[colour.index()];
            for (index, &from) in side.iter().enumerate() {
                if from == KENNEL {
                    break;
                }
                let mut push = |to: Code, struck: Spots| {
                    let mut after = board.0;
                    if struck == 0 {
                        after[colour.index()][index] = to;
                        sort(&mut after[colour.index()]);
                    } else {
                        self.go(&mut after, (colour, index), to, struck, &mut Silent);
                        after.iter_mut().for_each(sort);
                    }
                    visit(Step {
                        colour,
                        from,
                        to,
                        struck,
                        after: Board(after),
                    });
                };
                if let Some(place) = ring.finish_index(from) {
                    // Sorted: who stands on the next spot comes just before.
                    let free = index == 0 || side[index - 1] != from + 2;
                    if usize::from(place) + 1 < PIECES && free {
                        push(from + 2, 0);
                    }
                    continue;
                }
                let at_end = from == Ring::on_ring(ring.spots, false);
                if at_end && ring.free_finish(side) > 0 {
                    push(ring.in_finish(0), 0);
                }
                let to = if at_end {
                    Ring::on_ring(1, false)
                } else {
                    (from & !1) + 2
                };
                let bit = ring.bit(colour, to);
                if crowd.starred & bit == 0 {
                    push(to, crowd.taken & bit);
                }
            }
        }
    }

    /// What stands on the ring after a step.
    #[inline]
    pub(super) fn crowd_after(&self, crowd: Crowd, step: &Step) -> Crowd {
        let [from, to] = [step.from, step.to].map(|code| self.ring.bit(step.colour, code));
        Crowd {
            taken: crowd.taken & !from | to,
            starred: crowd.starred & !from,
        }
    }

    /// Whether the pieces that a seven may move now could make so many steps if nothing but their finish were in
    /// their way.
    pub(super) fn has_steps(&self, pieces: &Pieces, acting: Seat, steps: u8) -> bool {
        let mut sum = 0;
        for k in 0..self.team {
            let colour = self.mate(acting, k);
            if !self.is_in_seven(pieces, acting, colour) {
                continue;
            }
            for (ahead, &code) in (0..).zip(&pieces[colour.index()]) {
                match self.ring.finish_index(code) {
                    Some(place) => sum += (PIECES as u8 - 1 - place).saturating_sub(ahead),
                    None if code == KENNEL => break,
                    None => return true,
                }
            }
        }
        sum >= steps || self.rest_to_mate
    }

    /// Whether a seven can be played to its end when so many steps are left. A list is not made.
    pub(super) fn can_finish(&self, board: &Board, starred: Spots, acting: Seat, left: u8) -> bool {
        if left == 0 {
            return true;
        }
        if !self.has_steps(&board.0, acting, left) {
            return false;
        }
        for k in 0..self.team {
            let colour = self.mate(acting, k);
            if !self.is_in_seven(&board.0, acting, colour) {
                continue;
            }
            let goes = |index, stay| {
                let going = Going {
                    colour,
                    index,
                    steps: left,
                    stay,
                };
                self.forward(&board.0, starred, going).is_ok()
            };
            // Where the finish can be entered, it is.
            if (0..PIECES).any(|index| goes(index, false)) {
                return true;
            }
        }
        // No piece goes all of it alone, so they have to share it; that is rare, and then there are few ways.
        let mut found = false;
        let crowd = self.ring.crowd(&board.0);
        self.each_step(board, crowd, acting, |step| {
            let starred = self.crowd_after(crowd, &step).starred;
            found = found || self.can_finish(&step.after, starred, acting, left - 1);
        });
        found
    }
}
