//! All distinct boards that a card can lead to, each with one way there.
//!
//! A seven is listed in seven layers of single steps, each layer without doubles: every list of parts is such a
//! sequence, and every sequence is a list of parts. What the parts are is worked out when somebody reads it.

use super::{
    action::{Deed, Part, Parts, Play},
    board::{Board, Code, PIECES, Pieces, Ring},
    card::Card,
    field::Field,
};
use crate::rules::{Seat, Silent};

/// A board on the way through a seven: which step led to it from which one.
#[derive(Clone, Copy, Debug)]
struct Node {
    board: Board,
    parent: u32,
    colour: Seat,
    from: Code,
    to: Code,
}

/// How a result is reached.
#[derive(Clone, Copy, Debug)]
enum How {
    /// By this.
    Deed(Card, Deed),
    /// By a seven that ends in this node.
    Seven(u32),
    /// By this of the divisions of a seven.
    Split(u32),
}

#[derive(Clone, Copy, Debug)]
struct Found {
    board: Board,
    how: How,
    second: bool,
}

/// The results of cards. It keeps its memory, so that one list after another costs no more.
#[derive(Clone, Debug, Default)]
pub struct Results {
    card: Option<Card>,
    root: Board,
    acting: [Option<Seat>; 2],
    nodes: Vec<Node>,
    found: Vec<Found>,
    seen: Seen,
}

/// Boards that were seen: an open table of places in a list. Entries of earlier stamps count as empty.
#[derive(Clone, Debug, Default)]
struct Seen {
    slots: Vec<(u32, u32)>,
    stamp: u32,
    len: usize,
}

#[inline]
fn hash(board: &Board) -> u64 {
    let word = |half: usize| {
        let [a, b] = [board.0[half * 2], board.0[half * 2 + 1]].map(u32::from_ne_bytes);
        u64::from(a) << 32 | u64::from(b)
    };
    // Odd numbers without a pattern; the high bits of the product are well mixed.
    let mixed = word(0).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ word(1).wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(29)
        ^ word(2).wrapping_mul(0x1656_67B1_9E37_79F9).rotate_left(43);
    (mixed ^ mixed >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl Seen {
    fn clear(&mut self) {
        self.len = 0;
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill((0, 0));
            self.stamp = 1;
        }
    }

    /// Notes the board that is to have this place, and says whether it is new. `board` tells that of a place.
    #[inline]
    fn insert(&mut self, new: &Board, place: usize, board: impl Fn(usize) -> Board) -> bool {
        if self.len * 2 >= self.slots.len() {
            self.grow(&board);
        }
        let mask = self.slots.len() - 1;
        let mut at = hash(new) as usize & mask;
        loop {
            let (stamp, other) = self.slots[at];
            if stamp != self.stamp {
                self.slots[at] = (self.stamp, place as u32);
                self.len += 1;
                return true;
            }
            if board(other as usize) == *new {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self, board: impl Fn(usize) -> Board) {
        const FEWEST: usize = 64;
        let stamp = self.stamp.max(1);
        let size = (self.slots.len() * 4).max(FEWEST);
        let old = std::mem::replace(&mut self.slots, vec![(0, 0); size]);
        self.stamp = stamp;
        for (_, place) in old.into_iter().filter(|slot| slot.0 == stamp) {
            let mut at = hash(&board(place as usize)) as usize & (size - 1);
            while self.slots[at].0 == stamp {
                at = (at + 1) & (size - 1);
            }
            self.slots[at] = (stamp, place);
        }
    }
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

    /// The card that was listed.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        self.card
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

    /// Lists what a card does for a seat.
    pub(super) fn list(&mut self, field: &Field, board: &Board, seat: Seat, card: Card) {
        self.found.clear();
        self.nodes.clear();
        self.card = Some(card);
        self.root = *board;
        self.acting = [false, true].map(|second| field.acting(board, seat, second));
        let is_joker = card == Card::Joker;
        if is_joker || card == Card::Seven {
            for (second, acting) in [false, true].into_iter().zip(self.acting) {
                // By the Canadian rule the second colour of a seat adds nothing to its first.
                if let Some(acting) = acting.filter(|_| !(second && field.canadian)) {
                    self.sevens(field, acting, second);
                }
            }
        }
        if card == Card::Seven {
            return;
        }
        self.seen.clear();
        let (found, seen) = (&mut self.found, &mut self.seen);
        for place in 0..found.len() {
            seen.insert(&found[place].board, place, |place| found[place].board);
        }
        let as_cards = if is_joker {
            Card::PLAIN
        } else {
            &Card::ALL[card as usize..=card as usize]
        };
        for (second, acting) in [false, true].into_iter().zip(self.acting) {
            let Some(acting) = acting else { continue };
            for &counts_as in as_cards.iter().filter(|&&it| it != Card::Seven) {
                field.each(board, acting, counts_as, |deed, after| {
                    if seen.insert(&after, found.len(), |place| found[place].board) {
                        let how = How::Deed(counts_as, deed);
                        found.push(Found {
                            board: after,
                            how,
                            second,
                        });
                    }
                    false
                });
            }
        }
    }

    fn sevens(&mut self, field: &Field, acting: Seat, second: bool) {
        // Sevens of a second colour can lead to what is known.
        if let Some(split) = field.split(&self.root.0, acting).filter(|_| !second) {
            let found = &mut self.found;
            field.each_split(&split, &self.root.0, &mut |pieces, _| {
                let how = How::Split(found.len() as u32);
                found.push(Found {
                    board: Board(*pieces),
                    how,
                    second,
                });
                false
            });
            return;
        }
        let first = self.nodes.len();
        self.nodes.push(Node {
            board: self.root,
            parent: u32::MAX,
            colour: acting,
            from: 0,
            to: 0,
        });
        let mut layer = first..self.nodes.len();
        for _ in 0..7 {
            self.seen.clear();
            let start = layer.end;
            for parent in layer {
                let board = self.nodes[parent].board;
                let (nodes, seen) = (&mut self.nodes, &mut self.seen);
                field.each_step(&board.0, acting, |colour, from, to, after| {
                    let board = Board(after);
                    if seen.insert(&board, nodes.len(), |place| nodes[place].board) {
                        nodes.push(Node {
                            board,
                            parent: parent as u32,
                            colour,
                            from,
                            to,
                        });
                    }
                });
            }
            layer = start..self.nodes.len();
        }
        let known = self.found.len();
        for place in layer {
            let board = self.nodes[place].board;
            if !self.found[..known].iter().any(|found| found.board == board) {
                let how = How::Seven(place as u32);
                self.found.push(Found { board, how, second });
            }
        }
    }

    /// The n-th way of playing the card.
    #[must_use]
    pub(super) fn play(&self, field: &Field, n: usize) -> Option<Play> {
        let (found, card) = (self.found.get(n)?, self.card?);
        let (counts_as, deed) = match found.how {
            How::Deed(counts_as, deed) => (counts_as, deed),
            How::Seven(node) => {
                let acting = self.acting[usize::from(found.second)]?;
                (Card::Seven, Deed::Seven(self.parts(field, acting, node as usize)))
            }
            How::Split(place) => {
                let acting = self.acting[usize::from(found.second)]?;
                let split = field.split(&self.root.0, acting)?;
                let (mut left, mut parts) = (place, Parts::default());
                field.each_split(&split, &self.root.0, &mut |_, going| {
                    parts = split.parts(&field.ring, going);
                    left = left.wrapping_sub(1);
                    left == u32::MAX
                });
                (Card::Seven, Deed::Seven(parts))
            }
        };
        Some(Play {
            second: found.second,
            card,
            counts_as,
            deed,
        })
    }

    /// The single steps that lead to a node, joined to parts where one piece makes several of them.
    fn parts(&self, field: &Field, acting: Seat, node: usize) -> Parts {
        let mut steps = [node; 7];
        for place in (0..6).rev() {
            steps[place] = self.nodes[steps[place + 1]].parent as usize;
        }
        let mut pieces: Pieces = self.root.0;
        let mut joined: [Part; 7] = [Part::default(); 7];
        let mut len: usize = 0;
        let mut starred = false;
        for step in steps {
            let Node { colour, from, to, .. } = self.nodes[step];
            let index = (0..PIECES)
                .find(|&index| pieces[colour.index()][index] == from)
                .unwrap_or_default();
            let mate = (0..field.team)
                .find(|&k| field.mate(acting, k) == colour)
                .unwrap_or_default();
            let passes =
                from == Ring::on_ring(field.ring.spots, false) && field.ring.finish_index(to).is_none();
            let part = Part {
                mate: mate as u8,
                rank: index as u8,
                steps: 1,
                stay: passes,
            };
            // Played by the rules, so that who is struck is gone.
            let _ = field.part(&mut pieces, acting, part, &mut Silent);
            match joined[..len].last_mut() {
                // A part that began with a star does not lead into the finish.
                Some(last)
                    if (last.mate, last.rank) == (part.mate, part.rank)
                        && !(starred && field.ring.finish_index(to).is_some()) =>
                {
                    last.steps += 1;
                    last.stay |= passes;
                }
                _ => {
                    joined[len] = part;
                    len += 1;
                    starred = from & 1 == 1;
                }
            }
        }
        let mut parts = Parts::default();
        for &part in &joined[..len] {
            parts.push(part);
        }
        parts
    }
}
