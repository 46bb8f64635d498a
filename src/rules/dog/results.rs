//! All distinct boards that cards can lead to, each with one way there.
//!
//! What doubles there can be is known, so that nearly nothing is looked for twice. Of sevens `split` tells. Two
//! deeds of cards that count as something else differ in the pieces that they move or in how far those come, and from
//! every seven in how far its colour comes altogether; a piece of the own team that is struck hides that, two cards can
//! start the same piece, and two colours of one seat can swap the same two. Only those are compared with the others.

use super::{
    action::{Deed, Play},
    board::{Board, Crowd},
    card::Card,
    deeds::Done,
    field::Field,
    seen::Seen,
    split::Sevens,
};
use crate::rules::Seat;

/// How a result is reached.
#[derive(Clone, Copy, Debug)]
enum How {
    /// By this, with a card that counts as this one.
    Deed(Card, Deed),
    /// By this of the sevens.
    Seven(u32),
}

#[derive(Clone, Copy, Debug)]
struct Found {
    board: Board,
    card: Card,
    how: How,
    second: bool,
}

/// The results of cards. It keeps its memory, so that one list after another costs no more.
#[derive(Clone, Debug, Default)]
pub struct Results {
    found: Vec<Found>,
    /// The sevens of the first and of the second colour.
    sevens: [Sevens; 2],
    /// The sevens that were in doubt.
    seen: Seen,
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
        self.found.get(n).map(|found| found.board)
    }

    /// All boards.
    pub fn boards(&self) -> impl Iterator<Item = Board> {
        self.found.iter().map(|found| found.board)
    }

    /// Lists what each of these cards does for a seat, one card after another; of each there is to be one.
    pub(super) fn list(
        &mut self,
        field: &Field,
        board: &Board,
        seat: Seat,
        cards: impl IntoIterator<Item = Card>,
    ) {
        self.found.clear();
        let acting = [false, true].map(|second| field.acting(board, seat, second));
        let crowd = field.ring.crowd(&board.0);
        let mut sevens = None;
        for card in cards {
            let first = self.found.len();
            let is_joker = card == Card::Joker;
            if is_joker || card == Card::Seven {
                // A seven and a joker in one hand lead to the same sevens.
                let known = sevens.clone();
                match known {
                    Some(known) => self.repeat(known, card),
                    None => self.list_sevens(field, board, crowd, acting, card),
                }
                sevens = Some(first..self.found.len());
            }
            let counts_as = if is_joker {
                Card::PLAIN
            } else {
                &Card::ALL[card as usize..=card as usize]
            };
            for (second, acting) in [false, true].into_iter().zip(acting) {
                let Some(acting) = acting else { continue };
                for &counts_as in counts_as.iter().filter(|&&it| it != Card::Seven) {
                    let found = &mut self.found;
                    field.each(board, crowd, acting, counts_as, |done: Done| {
                        let starts_again = is_joker && done.deed == Deed::Start;
                        let in_doubt = done.strikes_team || second || starts_again;
                        if !in_doubt || found[first..].iter().all(|known| known.board != done.after) {
                            found.push(Found {
                                board: done.after,
                                card,
                                how: How::Deed(counts_as, done.deed),
                                second,
                            });
                        }
                        false
                    });
                }
            }
        }
    }

    /// Lists again what is listed, for another card.
    fn repeat(&mut self, known: std::ops::Range<usize>, card: Card) {
        let first = self.found.len();
        self.found.extend_from_within(known);
        self.found[first..].iter_mut().for_each(|found| found.card = card);
    }

    fn list_sevens(
        &mut self,
        field: &Field,
        board: &Board,
        crowd: Crowd,
        acting: [Option<Seat>; 2],
        card: Card,
    ) {
        let first = self.found.len();
        self.seen.clear();
        for (second, acting) in [false, true].into_iter().zip(acting) {
            // By the Canadian rule the second colour of a seat adds nothing to its first.
            let Some(acting) = acting.filter(|_| !(second && field.canadian)) else {
                continue;
            };
            let sevens = &mut self.sevens[usize::from(second)];
            sevens.find(field, board, crowd, acting);
            let (found, seen) = (&mut self.found, &mut self.seen);
            let known = first..found.len();
            let mut place = 0;
            sevens.each(field, |board, in_doubt| {
                // Sevens of a second colour can lead to what is known.
                let is_new = found[known.clone()].iter().all(|known| known.board != board);
                if is_new && (!in_doubt || seen.insert(&board, found.len(), |place| found[place].board)) {
                    found.push(Found {
                        board,
                        card,
                        how: How::Seven(place),
                        second,
                    });
                }
                place += 1;
            });
        }
    }

    /// How the n-th one is played.
    #[must_use]
    pub(super) fn play(&self, field: &Field, n: usize) -> Option<Play> {
        let found = self.found.get(n)?;
        let (counts_as, deed) = match found.how {
            How::Deed(counts_as, deed) => (counts_as, deed),
            How::Seven(place) => {
                let sevens = &self.sevens[usize::from(found.second)];
                (Card::Seven, Deed::Seven(sevens.parts(field, place as usize)))
            }
        };
        Some(Play {
            second: found.second,
            card: found.card,
            counts_as,
            deed,
        })
    }
}
