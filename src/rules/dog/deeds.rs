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

    /// Where it leads an own piece that strikes who stands there.
    #[inline]
    pub(super) const fn landing(self) -> Code {
        match self {
            Self::Start => STAR,
            Self::Walk { to, .. } => to,
            Self::Swap { .. } => KENNEL,
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
}

impl Field {
    /// Looks ahead from all pieces of a colour.
    #[inline]
    pub(super) fn walkers(&self, board: &Board, starred: Spots, colour: Seat) -> Walkers {
        let side = board.0[colour.index()];
        let mut walkers = Walkers::default();
        for (index, &code) in side.iter().enumerate() {
            // Sorted: those before it stand on all spots of the finish before it.
            if code == self.ring.in_finish((PIECES - 1 - index) as u8) {
                continue;
            }
            let Some(walker) = self.walker(side, starred, (colour, index)) else {
                break;
            };
            // On the ring it could still go back.
            if !walker.is_home() || walker.goes(u16::MAX) {
                walkers.all[usize::from(walkers.len)] = (index as u8, walker);
                walkers.len += 1;
                walkers.strides |= walker.strides();
            }
        }
        walkers
    }

    /// Whether a card other than a seven or a joker can be played.
    pub(super) fn can_do(&self, board: &Board, starred: Spots, acting: Seat, card: Card) -> bool {
        let side = board.0[acting.index()];
        let goes = |index: usize| {
            let walker = self.walker(side, starred, (acting, index));
            walker.is_some_and(|walker| walker.goes(card.strides()))
        };
        let back = |index: usize| self.backward(&board.0, starred, acting, index).is_ok();
        // Who is furthest behind has most room.
        let mut pieces = (0..PIECES).rev();
        match card {
            Card::Jack => pieces.any(|rank| self.each_swap(board, (acting, rank), |_| true)),
            Card::Four => pieces.any(|index| goes(index) || back(index)),
            _ => self.can_start(board, starred, acting, card) || pieces.any(goes),
        }
    }

    #[inline]
    fn can_start(&self, board: &Board, starred: Spots, acting: Seat, card: Card) -> bool {
        let in_kennel = board.0[acting.index()][PIECES - 1] == KENNEL;
        card.starts() && in_kennel && starred & self.ring.bit(acting, STAR) == 0
    }

    /// Every feat of a card other than a seven or a joker, to its visitor. Only two that strike an own piece can
    /// lead to the same board.
    #[inline]
    pub(super) fn each(
        &self,
        board: &Board,
        starred: Spots,
        acting: Seat,
        walkers: &Walkers,
        card: Card,
        mut visit: impl FnMut(Feat),
    ) {
        if card == Card::Jack {
            for rank in 0..PIECES {
                self.each_swap(board, (acting, rank), |feat| {
                    visit(feat);
                    false
                });
            }
            return;
        }
        if self.can_start(board, starred, acting, card) {
            visit(Feat::Start);
        }
        if walkers.strides & card.strides() == 0 && card != Card::Four {
            return;
        }
        for &(rank, walker) in &walkers.all[..usize::from(walkers.len)] {
            for &(steps, other) in card.ways() {
                let mut walk = |to, stay| {
                    visit(Feat::Walk {
                        rank,
                        other,
                        stay,
                        to,
                    });
                };
                if card == Card::Four && other {
                    if let Ok(to) = self.backward(&board.0, starred, acting, rank.into()) {
                        walk(to, false);
                    }
                } else if walker.goes(1 << steps) {
                    let home = walker.enter(&self.ring, steps);
                    if let Some(to) = home {
                        walk(to, false);
                    }
                    if let Some(to) = walker.onward(&self.ring, steps) {
                        walk(to, home.is_some());
                    }
                }
            }
        }
    }

    /// Every swap of one piece, until the visitor has had enough; says whether it had.
    fn each_swap(&self, board: &Board, own: (Seat, usize), mut visit: impl FnMut(Feat) -> bool) -> bool {
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
