//! What cards other than sevens can do: every feat of a card, and the board after it.

use super::{
    action::Deed,
    board::{Board, Code, KENNEL, Lost, PIECES, STAR, Spots, send_home},
    card::Card,
    field::Field,
    walker::Walker,
};
use crate::rules::Seat;

/// A deed other than a seven, with where it leads.
#[derive(Clone, Copy, Debug)]
pub(super) enum Feat {
    Start,
    Walk {
        rank: u8,
        other: bool,
        stay: bool,
        to: Code,
    },
    Swap {
        rank: u8,
        colour: Seat,
        with: u8,
        /// Where the own piece and the other one come.
        to: [Code; 2],
    },
}

impl Feat {
    /// Which deed it is.
    pub(super) fn deed(self) -> Deed {
        match self {
            Self::Start => Deed::Start,
            Self::Walk {
                rank, other, stay, ..
            } => Deed::Walk { rank, other, stay },
            Self::Swap {
                rank, colour, with, ..
            } => Deed::Swap { rank, colour, with },
        }
    }

    /// The board after a colour did it and these pieces were struck.
    #[inline]
    pub(super) fn after(self, board: &Board, acting: Seat, struck: Lost) -> Board {
        let mut pieces = board.0;
        send_home(&mut pieces, struck);
        let own = &mut pieces[acting.index()];
        match self {
            // Sorted: those in the kennel are the last ones.
            Self::Start => own[PIECES - 1] = STAR,
            Self::Walk { rank, to, .. } => own[usize::from(rank)] = to,
            Self::Swap {
                rank,
                colour,
                with,
                to,
            } => {
                own[usize::from(rank)] = to[0];
                pieces[colour.index()][usize::from(with)] = to[1];
            }
        }
        Board::sorted(pieces)
    }
}

/// The pieces of a colour that could move, each with its rank, in the order of those.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Walkers {
    all: [(u8, Walker); PIECES],
    len: u8,
    /// By which steps one of them can go: bit n is n steps.
    strides: u16,
    /// The cards that can do something with the colour, a jack and a four perhaps: bit i is card i.
    pub(super) cards: u16,
    /// Whether a piece can leave the kennel.
    pub(super) starts: bool,
}

impl Walkers {
    #[inline]
    fn as_slice(&self) -> &[(u8, Walker)] {
        &self.all[..usize::from(self.len)]
    }
}

impl Field {
    /// Looks ahead from all pieces of a colour, of which nothing is known yet.
    pub(super) fn walkers(&self, board: &Board, starred: Spots, colour: Seat, walkers: &mut Walkers) {
        let side = board.0[colour.index()];
        for (index, &code) in side.iter().enumerate() {
            // Sorted: those before it stand on all spots of the finish before it.
            if code == self.ring.in_finish((PIECES - 1 - index) as u8) {
                continue;
            }
            if code == KENNEL {
                break;
            }
            let walker = self.look_ahead(side, starred, colour, code);
            // On the ring it could still go back.
            if !walker.is_home() || walker.goes(u16::MAX) {
                walkers.all[usize::from(walkers.len)] = (index as u8, walker);
                walkers.len += 1;
                walkers.strides |= walker.strides();
                if !walker.is_home() {
                    walkers.cards |= Card::Four.bit() | Card::Jack.bit();
                }
            }
        }
        walkers.cards |= Card::going(walkers.strides);
        if side[PIECES - 1] == KENNEL && starred & self.ring.bit(colour, STAR) == 0 {
            walkers.cards |= Card::Ace.bit() | Card::King.bit();
            walkers.starts = true;
        }
    }

    /// Whether a card other than a seven or a joker can be played.
    #[inline]
    pub(super) fn can_do(
        &self,
        board: &Board,
        starred: Spots,
        acting: Seat,
        walkers: &Walkers,
        card: Card,
    ) -> bool {
        let back = |rank: u8| self.backward(&board.0, starred, acting, rank.into()).is_ok();
        let mut ranks = walkers.as_slice().iter().map(|&(rank, _)| rank);
        walkers.cards & card.bit() != 0
            && match card {
                Card::Jack => ranks.any(|rank| self.each_swap(board, (acting, rank.into()), |_| true)),
                Card::Four => walkers.strides & card.strides() != 0 || ranks.any(back),
                _ => true,
            }
    }

    /// Every walk by a card, to its visitor: the rank, whether it is the other way of the card and past the finish, and
    /// where it leads. Only two that strike an own piece can lead to the same board.
    #[expect(clippy::inline_always, reason = "a visit costs less than to prepare one")]
    #[inline(always)]
    pub(super) fn each_walk(
        &self,
        board: &Board,
        starred: Spots,
        acting: Seat,
        walkers: &Walkers,
        card: Card,
        mut visit: impl FnMut(u8, bool, bool, Code),
    ) {
        for &(rank, walker) in walkers.as_slice() {
            for &(steps, other) in card.ways() {
                let (home, onward) = if other && card == Card::Four {
                    let back = self.backward(&board.0, starred, acting, rank.into());
                    (None, back.ok())
                } else {
                    (walker.enter(&self.ring, steps), walker.onward(&self.ring, steps))
                };
                let mut go = |to: Option<Code>, stay| {
                    if let Some(to) = to {
                        visit(rank, other, stay, to);
                    }
                };
                go(home, false);
                go(onward, home.is_some());
            }
        }
    }

    /// Every swap of one piece, until the visitor has had enough; says whether it had.
    pub(super) fn each_swap(
        &self,
        board: &Board,
        own: (Seat, usize),
        mut visit: impl FnMut(Feat) -> bool,
    ) -> bool {
        let (acting, rank) = own;
        let loose = |colour: Seat, index: usize| {
            let code = board.0[colour.index()][index];
            self.ring.spot(colour, code).filter(|_| code != STAR)
        };
        let Some(from) = loose(acting, rank) else {
            return false;
        };
        for colour in self.ring.colours().filter(|&other| other != acting) {
            for with in 0..PIECES {
                let Some(to) = loose(colour, with) else { continue };
                let feat = Feat::Swap {
                    rank: rank as u8,
                    colour,
                    with: with as u8,
                    to: [
                        self.ring.code(acting, to, false),
                        self.ring.code(colour, from, false),
                    ],
                };
                if visit(feat) {
                    return true;
                }
            }
        }
        false
    }
}
