//! What cards other than sevens can do: every deed, with the board after it.

use super::{
    action::Deed,
    board::{Board, Code, Crowd, KENNEL, PIECES, Pieces, Ring, Spots, sort},
    card::Card,
    field::{Field, Going},
};
use crate::rules::{Seat, Silent};

/// What a card did.
#[derive(Clone, Copy, Debug)]
pub(super) struct Done {
    pub(super) deed: Deed,
    pub(super) after: Board,
    /// Whether it struck a piece of its own team.
    pub(super) strikes_team: bool,
}

impl Field {
    /// Everything that a card other than a seven or a joker does for a colour, until the visitor has had enough; says
    /// whether it had. Results can come twice.
    #[inline]
    pub(super) fn each(
        &self,
        board: &Board,
        crowd: Crowd,
        acting: Seat,
        card: Card,
        mut visit: impl FnMut(Done) -> bool,
    ) -> bool {
        let own = board.0[acting.index()];
        if card == Card::Jack {
            return (0..PIECES).any(|rank| self.each_swap(board, (acting, rank), &mut visit));
        }
        let mut go = |rank, to, deed| visit(self.done(board, crowd, (acting, rank), to, deed));
        if card.starts() && own[PIECES - 1] == KENNEL {
            let star = Ring::on_ring(0, true);
            let is_locked = crowd.starred & self.ring.bit(acting, star) != 0;
            if !is_locked && go(PIECES - 1, star, Deed::Start) {
                return true;
            }
        }
        let out = own.into_iter().take_while(|&code| code != KENNEL);
        for (index, code) in out.enumerate() {
            let rank = index as u8;
            for &(steps, other) in card.ways() {
                let going = |stay| Going {
                    colour: acting,
                    index,
                    steps,
                    stay,
                };
                let to = if steps == 4 && other {
                    self.backward(&board.0, crowd.starred, acting, index)
                } else {
                    self.forward(&board.0, crowd.starred, going(false))
                };
                let Ok(to) = to else { continue };
                let walk = |stay| Deed::Walk { rank, other, stay };
                if go(index, to, walk(false)) {
                    return true;
                }
                let first = self.ring.in_finish(0);
                if to >= first && code < first {
                    let past = self.forward(&board.0, crowd.starred, going(true));
                    if past.is_ok_and(|to| go(index, to, walk(true))) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// What a piece did by which it came to this place.
    #[inline]
    fn done(&self, board: &Board, crowd: Crowd, own: (Seat, usize), to: Code, deed: Deed) -> Done {
        let (colour, index) = own;
        let struck = self.ring.bit(colour, to) & crowd.taken;
        let mut pieces = board.0;
        if struck == 0 {
            pieces[colour.index()][index] = to;
            sort(&mut pieces[colour.index()]);
        } else {
            self.go(&mut pieces, own, to, struck, &mut Silent);
            pieces.iter_mut().for_each(sort);
        }
        Done {
            deed,
            after: Board(pieces),
            strikes_team: struck != 0 && self.is_of_team(&board.0, colour, struck),
        }
    }

    /// Whether one of the team's pieces stands on one of these spots.
    #[cold]
    fn is_of_team(&self, pieces: &Pieces, acting: Seat, spots: Spots) -> bool {
        let mut team = (0..self.team).map(|k| self.mate(acting, k));
        team.any(|colour| self.ring.taken_by(pieces, colour) & spots != 0)
    }

    /// Every swap of one piece.
    fn each_swap(&self, board: &Board, own: (Seat, usize), visit: &mut impl FnMut(Done) -> bool) -> bool {
        let is_loose = |code: Code| code != KENNEL && code & 1 == 0 && code < self.ring.in_finish(0);
        let (acting, rank) = (own.0, own.1 as u8);
        if !is_loose(board.0[acting.index()][own.1]) {
            return false;
        }
        for colour in self.ring.colours().filter(|&other| other != acting) {
            for (with, code) in (0..).zip(board.0[colour.index()]) {
                let mut pieces = board.0;
                let swaps = is_loose(code)
                    && self
                        .swap(&mut pieces, (acting, rank), (colour, with), &mut Silent)
                        .is_ok();
                if !swaps {
                    continue;
                }
                for side in [acting, colour] {
                    sort(&mut pieces[side.index()]);
                }
                let done = Done {
                    deed: Deed::Swap { rank, colour, with },
                    after: Board(pieces),
                    strikes_team: false,
                };
                if visit(done) {
                    return true;
                }
            }
        }
        false
    }
}
