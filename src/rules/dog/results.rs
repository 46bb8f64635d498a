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
    action::{Effect, Play},
    board::{Board, Code, Crowd, Lost, STAR, piece},
    card::Card,
    effects::{Feat, Walkers},
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

/// What all feats have in common that are listed together.
#[derive(Clone, Copy)]
struct Feats {
    acting: Seat,
    second: bool,
    card: Card,
    counts_as: Card,
}

impl Feats {
    #[inline]
    fn found(self, feat: Feat, struck: Lost) -> Found {
        Found {
            how: How::Feat(feat, struck),
            card: self.card,
            counts_as: self.counts_as,
            second: self.second,
        }
    }
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
        self.list_by(field, board, seat, cards, |results, crowd, card| {
            results.list_sevens(field, crowd, card);
        });
    }

    /// The same with no more than so many sevens of each colour where they are shared among several groups of pieces: those that
    /// promise most.
    pub(super) fn list_promising(
        &mut self,
        field: &Field,
        board: &Board,
        seat: Seat,
        cards: impl IntoIterator<Item = Card>,
        (most, worth): (usize, &mut dyn FnMut(&Board) -> i32),
    ) {
        self.list_by(field, board, seat, cards, |results, crowd, card| {
            results.find_promising(field, crowd, card, most, worth);
        });
    }

    #[expect(
        clippy::inline_always,
        reason = "it is called once by each of two, and plays are listed millions of times"
    )]
    #[inline(always)]
    fn list_by(
        &mut self,
        field: &Field,
        board: &Board,
        seat: Seat,
        cards: impl IntoIterator<Item = Card>,
        mut list_sevens: impl FnMut(&mut Self, Crowd, Card),
    ) {
        self.root = *board;
        self.acting = [false, true].map(|second| field.acting(board, seat, second));
        self.found.clear();
        let crowd = field.ring.crowd(&board.0);
        // Made where they stay: to copy them costs more than to look.
        let mut walkers = [None, None];
        for (acting, walkers) in self.acting.into_iter().zip(&mut walkers) {
            if let Some(acting) = acting {
                field.walkers(board, crowd, acting, walkers.insert(Walkers::default()));
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
                    None => list_sevens(self, crowd, card),
                }
                of_card = start..self.found.len();
                sevens = Some(of_card.clone());
            }
            let kinds = if card == Card::Joker { u16::MAX } else { card.bit() };
            for (second, walkers) in [false, true].into_iter().zip(&walkers) {
                let (Some(acting), Some(walkers)) = (self.acting[usize::from(second)], walkers) else {
                    continue;
                };
                // The own pieces that struck one of their colour.
                let mut gone = 0;
                for counts_as in Card::of(walkers.cards & kinds) {
                    let feats = Feats {
                        acting,
                        second,
                        card,
                        counts_as,
                    };
                    if counts_as == Card::Jack {
                        self.list_swaps(field, board, feats);
                    } else {
                        self.list_walks(field, (board, crowd), walkers, feats, &mut gone, &of_card);
                    }
                }
            }
        }
    }

    #[inline(never)]
    fn list_swaps(&mut self, field: &Field, board: &Board, feats: Feats) {
        let known = self.acting[0].filter(|_| feats.second);
        field.each_swap(board, feats.acting, |feat| {
            if !matches!(feat, Feat::Swap { colour, .. } if known == Some(colour)) {
                self.found.push(feats.found(feat, 0));
            }
        });
    }

    /// Lists starts and walks, of this card those that do not lead to one of its sevens.
    #[expect(
        clippy::inline_always,
        reason = "a call for each card costs as much as to list it"
    )]
    #[inline(always)]
    fn list_walks(
        &mut self,
        field: &Field,
        (board, crowd): (&Board, Crowd),
        walkers: &Walkers,
        feats: Feats,
        gone: &mut u8,
        sevens: &Range<usize>,
    ) {
        let Feats {
            acting,
            card,
            counts_as,
            ..
        } = feats;
        // A joker starts a piece as an ace.
        if walkers.starts && counts_as.starts() && (counts_as == Card::Ace || card == counts_as) {
            let struck = field.ring.bit(acting, STAR) & crowd.taken;
            let struck = field.ring.struck(&board.0, struck);
            self.found.push(feats.found(Feat::Start, struck));
        }
        let ways = counts_as.ways();
        for own in walkers.as_slice() {
            for &(steps, other) in ways {
                if other && counts_as == Card::Four {
                    self.list_back(field, (board, crowd), own.rank, feats, gone, sevens);
                    continue;
                }
                let walk = |to, stay| Feat::Walk {
                    rank: own.rank,
                    other,
                    stay,
                    to,
                };
                let home = own.walker.enter(steps);
                if let Some(to) = home {
                    self.found.push(feats.found(walk(to, false), 0));
                }
                if let Some(to) = own.walker.onward(steps) {
                    let feat = walk(to, home.is_some());
                    if own.hits >> steps & 1 == 0 {
                        self.found.push(feats.found(feat, 0));
                    } else {
                        self.list_strike(field, feat, to, feats, gone, sevens);
                    }
                }
            }
        }
    }

    /// Lists four steps backward.
    #[inline(never)]
    fn list_back(
        &mut self,
        field: &Field,
        (board, crowd): (&Board, Crowd),
        rank: u8,
        feats: Feats,
        gone: &mut u8,
        sevens: &Range<usize>,
    ) {
        let Ok(to) = field.backward(&board.0, crowd.starred, feats.acting, rank.into()) else {
            return;
        };
        let feat = Feat::Walk {
            rank,
            other: true,
            stay: false,
            to,
        };
        if field.ring.bit(feats.acting, to) & crowd.taken == 0 {
            self.found.push(feats.found(feat, 0));
        } else {
            self.list_strike(field, feat, to, feats, gone, sevens);
        }
    }

    /// Lists a walk to a spot where a piece stands.
    #[inline(never)]
    fn list_strike(
        &mut self,
        field: &Field,
        feat: Feat,
        to: Code,
        feats: Feats,
        gone: &mut u8,
        sevens: &Range<usize>,
    ) {
        let spot = field.ring.spot(feats.acting, to);
        if let (Some(spot), Feat::Walk { rank, .. }) = (spot, feat)
            && let Some(struck) = self.strikes(field, (feat, rank), feats.acting, spot, gone, sevens)
        {
            self.found.push(feats.found(feat, struck));
        }
    }

    /// Who is struck by a walk on a spot; none where that leads to a board which is known. `gone` are the own pieces that struck
    /// one of their colour.
    fn strikes(
        &self,
        field: &Field,
        (feat, rank): (Feat, u8),
        acting: Seat,
        spot: u8,
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
        // A seven that loses a piece leaves the team one fewer in play, and so must this.
        let loses = (0..field.team).any(|k| field.mate(acting, k) == colour);
        let is_known = loses
            && !sevens.is_empty()
            && self.sevens.iter().any(Sevens::can_lose)
            && self.is_seven(feat.after(&self.root, acting, struck), sevens);
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
            sevens.each(|sevens, before, [group, last], left| {
                let is_doubtful = has_second || sevens.has_doubts();
                let in_doubt = |split| has_second || sevens.losers_of(split) > 1;
                for steps in 0..=left {
                    // The last one takes all that is left.
                    let rest = last.of(left - steps);
                    if rest.is_empty() {
                        continue;
                    }
                    for other in group.of(steps) {
                        for end in rest.clone() {
                            let split = Split { before, other, end };
                            if is_doubtful && in_doubt(split) && !seen.insert(sevens.board(split)) {
                                continue;
                            }
                            found.push(Found {
                                how: How::Seven(split),
                                card,
                                counts_as: Card::Seven,
                                second,
                            });
                        }
                    }
                }
            });
        }
    }

    /// Lists the sevens that promise most.
    fn find_promising(
        &mut self,
        field: &Field,
        crowd: Crowd,
        card: Card,
        most: usize,
        worth: &mut dyn FnMut(&Board) -> i32,
    ) {
        self.seen.clear();
        let has_second = self.acting[1].is_some() && !field.canadian;
        for (second, sevens) in [false, true].into_iter().zip(&mut self.sevens) {
            let Some(acting) = self.acting[usize::from(second)].filter(|_| !second || has_second) else {
                sevens.clear();
                continue;
            };
            sevens.find(field, &self.root, crowd, acting);
            for split in sevens.best(most, &mut *worth) {
                if self.seen.insert(sevens.board(split)) {
                    self.found.push(Found {
                        how: How::Seven(split),
                        card,
                        counts_as: Card::Seven,
                        second,
                    });
                }
            }
        }
    }

    /// How the n-th one is played.
    #[must_use]
    pub(super) fn play(&self, field: &Field, n: usize) -> Option<Play> {
        let found = self.found.get(n)?;
        let effect = match found.how {
            How::Feat(feat, _) => feat.effect(),
            How::Seven(split) => Effect::Seven(self.sevens[usize::from(found.second)].parts(field, split)),
        };
        Some(Play {
            second: found.second,
            card: found.card,
            counts_as: found.counts_as,
            effect,
        })
    }
}
