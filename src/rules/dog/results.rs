//! All distinct boards that cards can lead to, each with one way there.
//!
//! A result is kept as its way, and its board is made when it is asked for. Which ways lead to the same board is known,
//! so that nearly nothing is compared. Of sevens `split` tells. Walks differ in the piece that they move or in how far
//! it comes, and from every seven in how far its colours come altogether; only a piece of the own team that is struck
//! can hide that:
//! * A piece that strikes one of its own colour leaves the board as if it were gone itself, whichever it strikes.
//! * A seven can do the same to the team by losing another piece, so those boards are compared with such sevens.
//!
//! Besides, a joker starts a piece as an ace and as a king, and two colours of one seat can swap the same two.

use std::{collections::HashSet, ops::Range};

use super::{
    action::{Deed, Play},
    board::{Board, Crowd, Lost, PIECES, STAR, Spots, piece},
    card::Card,
    deeds::{Feat, Walkers},
    field::Field,
    split::{Sevens, Split},
};
use crate::rules::Seat;

/// How a result is reached.
#[derive(Clone, Copy, Debug)]
enum How {
    /// By this, which strikes these.
    Feat(Feat, Lost),
    Seven(Split),
}

#[derive(Clone, Copy, Debug)]
struct Found {
    how: How,
    card: Card,
    counts_as: Card,
    second: bool,
}

/// The results of cards. It keeps its memory, so that one list after another costs no more.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// From where.
    root: Board,
    /// The first and the second colour that the cards move.
    acting: [Option<Seat>; 2],
    found: Vec<Found>,
    /// The sevens of the first and of the second colour.
    sevens: [Sevens; 2],
    /// The sevens that were in doubt.
    seen: HashSet<Board>,
}

impl Results {
    pub(super) fn clear(&mut self) {
        self.found.clear();
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// The card that leads to the n-th board.
    #[must_use]
    pub fn card(&self, n: usize) -> Option<Card> {
        self.found.get(n).map(|found| found.card)
    }

    /// The n-th board.
    #[must_use]
    pub fn board(&self, n: usize) -> Option<Board> {
        self.found.get(n).map(|found| self.after(found))
    }

    /// All boards.
    pub fn boards(&self) -> impl Iterator<Item = Board> {
        self.found.iter().map(|found| self.after(found))
    }

    #[inline]
    fn after(&self, found: &Found) -> Board {
        match (found.how, self.acting[usize::from(found.second)]) {
            (How::Seven(split), _) => self.sevens[usize::from(found.second)].board(split),
            (How::Feat(feat, struck), Some(acting)) => feat.after(&self.root, acting, struck),
            // Without a colour to move nothing is found.
            (How::Feat(..), None) => self.root,
        }
    }

    /// Lists what each of these cards does for a seat, one card after another; of each there is to be one.
    pub(super) fn list(
        &mut self,
        field: &Field,
        board: &Board,
        seat: Seat,
        cards: impl IntoIterator<Item = Card>,
    ) {
        self.root = *board;
        self.acting = [false, true].map(|second| field.acting(board, seat, second));
        self.found.clear();
        let crowd = field.ring.crowd(&board.0);
        // Made where they stay: to copy them costs more than to look.
        let mut walkers = [Walkers::default(), Walkers::default()];
        for (acting, walkers) in self.acting.into_iter().zip(&mut walkers) {
            if let Some(acting) = acting {
                field.walkers(board, crowd.starred, acting, walkers);
            }
        }
        let mut sevens = None;
        for card in cards {
            let mut of_card = 0..0;
            if matches!(card, Card::Joker | Card::Seven) {
                let start = self.found.len();
                // A seven and a joker in one hand lead to the same sevens.
                match sevens.clone() {
                    Some(known) => self.repeat(known, card),
                    None => self.list_sevens(field, crowd, card),
                }
                of_card = start..self.found.len();
                sevens = Some(of_card.clone());
            }
            let kinds = if card == Card::Joker { u16::MAX } else { card.bit() };
            for (second, walkers) in [false, true].into_iter().zip(&walkers) {
                if walkers.cards & kinds != 0 {
                    self.list_feats(field, crowd, (walkers, second), card, &of_card);
                }
            }
        }
    }

    /// Lists what a card does for the first or the second colour but for its sevens, which are listed before.
    fn list_feats(
        &mut self,
        field: &Field,
        crowd: Crowd,
        (walkers, second): (&Walkers, bool),
        card: Card,
        sevens: &Range<usize>,
    ) {
        let Some(acting) = self.acting[usize::from(second)] else {
            return;
        };
        let is_joker = card == Card::Joker;
        let kinds = if is_joker { walkers.cards } else { card.bit() };
        // The own pieces that struck one of their colour.
        let mut gone = 0;
        for counts_as in Card::of(kinds) {
            let found = |how| Found {
                how,
                card,
                counts_as,
                second,
            };
            if counts_as == Card::Jack {
                let (root, known) = (self.root, self.acting[0].filter(|_| second));
                for rank in 0..PIECES {
                    field.each_swap(&root, (acting, rank), |feat| {
                        if !matches!(feat, Feat::Swap { colour, .. } if known == Some(colour)) {
                            self.found.push(found(How::Feat(feat, 0)));
                        }
                        false
                    });
                }
                continue;
            }
            let (root, taken) = (self.root, crowd.taken);
            if walkers.starts && counts_as.starts() && !(is_joker && counts_as == Card::King) {
                let struck = field.ring.standing(&root.0, field.ring.bit(acting, STAR) & taken);
                let struck = struck.map_or(0, |(colour, index)| piece(colour, index));
                self.found.push(found(How::Feat(Feat::Start, struck)));
            }
            field.each_walk(
                &root,
                crowd.starred,
                acting,
                walkers,
                counts_as,
                |rank, other, stay, to| {
                    let feat = Feat::Walk {
                        rank,
                        other,
                        stay,
                        to,
                    };
                    let spot = field.ring.bit(acting, to) & taken;
                    let mut struck = 0;
                    if spot != 0 {
                        match self.strikes(field, (feat, rank), acting, spot, &mut gone, sevens) {
                            Some(lost) => struck = lost,
                            None => return,
                        }
                    }
                    self.found.push(found(How::Feat(feat, struck)));
                },
            );
        }
    }

    /// Who is struck by a walk on a spot; none where that leads to a board which is known. `gone` are the own pieces that struck
    /// one of their colour.
    #[inline(never)]
    fn strikes(
        &self,
        field: &Field,
        (feat, rank): (Feat, u8),
        acting: Seat,
        spot: Spots,
        gone: &mut u8,
        sevens: &Range<usize>,
    ) -> Option<Lost> {
        let (colour, index) = field.ring.standing(&self.root.0, spot)?;
        let struck = piece(colour, index);
        if colour == acting {
            let was_gone = *gone >> rank & 1 == 1;
            *gone |= 1 << rank;
            if was_gone {
                return None;
            }
        }
        let sevens = &self.found[sevens.clone()];
        let is_known = !sevens.is_empty() && self.is_seven(feat.after(&self.root, acting, struck), sevens);
        (!is_known).then_some(struck)
    }

    /// Whether one of these sevens, if it loses a piece that it could move, leads to this board.
    #[cold]
    fn is_seven(&self, board: Board, sevens: &[Found]) -> bool {
        let loses = |seven: &&Found| match seven.how {
            How::Seven(split) => self.sevens[usize::from(seven.second)].losers_of(split) > 0,
            How::Feat(..) => false,
        };
        sevens
            .iter()
            .filter(loses)
            .any(|seven| self.after(seven) == board)
    }

    /// Lists again what is listed, for another card.
    fn repeat(&mut self, known: Range<usize>, card: Card) {
        let first = self.found.len();
        self.found.extend_from_within(known);
        self.found[first..].iter_mut().for_each(|found| found.card = card);
    }

    fn list_sevens(&mut self, field: &Field, crowd: Crowd, card: Card) {
        self.seen.clear();
        // By the Canadian rule the second colour of a seat adds nothing to its first; else one can lead to what is
        // known of the other.
        let has_second = self.acting[1].is_some() && !field.canadian;
        for (second, sevens) in [false, true].into_iter().zip(&mut self.sevens) {
            let Some(acting) = self.acting[usize::from(second)].filter(|_| !second || has_second) else {
                sevens.clear();
                continue;
            };
            sevens.find(field, &self.root, crowd, acting);
            let (found, seen) = (&mut self.found, &mut self.seen);
            sevens.each(|sevens, before, other, ends| {
                let splits = ends.map(|end| Split { before, other, end });
                let of_seven = |split| Found {
                    how: How::Seven(split),
                    card,
                    counts_as: Card::Seven,
                    second,
                };
                if has_second || sevens.has_doubts() {
                    let in_doubt = |split| has_second || sevens.losers_of(split) > 1;
                    let mut is_new = |split| !in_doubt(split) || seen.insert(sevens.board(split));
                    found.extend(splits.filter(|&split| is_new(split)).map(of_seven));
                } else {
                    // Mostly it is one.
                    splits.for_each(|split| found.push(of_seven(split)));
                }
            });
        }
    }

    /// How the n-th one is played.
    #[must_use]
    pub(super) fn play(&self, field: &Field, n: usize) -> Option<Play> {
        let found = self.found.get(n)?;
        let deed = match found.how {
            How::Feat(feat, _) => feat.deed(),
            How::Seven(split) => Deed::Seven(self.sevens[usize::from(found.second)].parts(field, split)),
        };
        Some(Play {
            second: found.second,
            card: found.card,
            counts_as: found.counts_as,
            deed,
        })
    }
}
