//! What cards other than sevens can do: every feat of a card, and the board after it.

use super::{
    action::Effect,
    board::{Board, Code, Crowd, KENNEL, Lost, PIECES, STAR, Spots, send_home},
    card::Card,
    field::Field,
    walker::Walker,
};
use crate::rules::Seat;

/// An effect other than a seven, with where it leads.
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
    /// Which effect it is.
    pub(super) fn effect(self) -> Effect {
        match self {
            Self::Start => Effect::Start,
            Self::Walk {
                rank, other, stay, ..
            } => Effect::Walk { rank, other, stay },
            Self::Swap {
                rank, colour, with, ..
            } => Effect::Swap { rank, colour, with },
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

/// A piece that could move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Own {
    pub(super) rank: u8,
    pub(super) walker: Walker,
    /// By which steps it would come to a spot of the ring where another piece stands: bit n is n steps.
    pub(super) hits: u16,
}

/// The pieces of a colour that could move, in the order of their ranks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Walkers {
    all: [Own; PIECES],
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
    pub(super) fn as_slice(&self) -> &[Own] {
        &self.all[..usize::from(self.len)]
    }
}

impl Field {
    /// Looks ahead from all pieces of a colour, of which nothing is known yet.
    pub(super) fn walkers(&self, board: &Board, crowd: Crowd, colour: Seat, walkers: &mut Walkers) {
        let (side, starred) = (board.0[colour.index()], crowd.starred);
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
                let near = crowd.taken & self.ring.ahead(colour, code);
                let spot = self.ring.spot(colour, code).filter(|_| near != 0);
                walkers.all[usize::from(walkers.len)] = Own {
                    rank: index as u8,
                    walker,
                    hits: spot.map_or(0, |spot| self.ring.steps_to(spot, near)),
                };
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
        let mut ranks = walkers.as_slice().iter().map(|own| own.rank);
        walkers.cards & card.bit() != 0
            && match card {
                Card::Jack => self.can_swap(board, acting),
                Card::Four => walkers.strides & card.strides() != 0 || ranks.any(back),
                _ => true,
            }
    }

    /// The pieces of a colour that a jack could swap, with their spots.
    fn loose(&self, board: &Board, colour: Seat) -> impl Iterator<Item = (u8, u8)> {
        let codes = (0..)
            .zip(board.0[colour.index()])
            .filter(|&(_, code)| code != STAR);
        codes.filter_map(move |(index, code)| Some((index, self.ring.spot(colour, code)?)))
    }

    /// Whether a jack could swap anything.
    fn can_swap(&self, board: &Board, acting: Seat) -> bool {
        let is_loose = |colour| self.loose(board, colour).next().is_some();
        is_loose(acting)
            && self
                .ring
                .colours()
                .any(|other| other != acting && is_loose(other))
    }

    /// Every swap, to its visitor.
    pub(super) fn each_swap(&self, board: &Board, acting: Seat, mut visit: impl FnMut(Feat)) {
        let ring = &self.ring;
        // Looked at once, not for each own piece: whose, which, and how the own piece will stand there.
        let mut others = [(acting, 0, KENNEL); PIECES * Seat::MOST];
        let mut len = 0;
        for colour in ring.colours().filter(|&other| other != acting) {
            for (with, spot) in self.loose(board, colour) {
                others[len] = (colour, with, ring.code(acting, spot, false));
                len += 1;
            }
        }
        for (rank, spot) in self.loose(board, acting) {
            for &(colour, with, to) in &others[..len] {
                visit(Feat::Swap {
                    rank,
                    colour,
                    with,
                    to: [to, ring.code(colour, spot, false)],
                });
            }
        }
    }
}
