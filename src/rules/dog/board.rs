//! Where the pieces stand: a byte a piece, higher the further it has come, so that a sorted side is in order of rank.
//!
//! Invariant: the pieces of every colour are sorted, furthest first; equal boards are equal values.
//!
//! Boards and teams, each with its source. Every ring has 16 spots from one start to the next.
//! * 4 seats, ring of 64, mates opposite: the board of Brändi Dog, and the one of the facts in
//!   `docs/rules/dog.md`.
//! * 6 seats, ring of 96: six of the same arms. The booklet of Brändi Dog knows it with its extension set, for three
//!   teams of two or two of three; Dog by Schmidt Spiele (2008) and Tock (as on Board Game Arena) also seat six, two
//!   against two against two, mates opposite. That a team of three sits at every other seat, and that its cards go to
//!   the next of the team clockwise, is our choice.
//! * 2, 3 and 5 seats: both Brändi Dog and Schmidt's Dog are for 2 to 6 and have a rule of their own for these numbers;
//!   Tock has everybody against everybody. As there, nobody has a mate, hence no exchange and no help. The geometry is
//!   ours, since reports of the printed boards for these numbers do not agree: 3 and 5 have rings of 48 and 80.
//! * 2 seats, ours too: the board for four. With one colour each the starts lie opposite, 32 spots apart. With two
//!   colours each, the second one opposite the first, a seat is its own mate and may move either with any card.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::{
    Seat,
    track::{Step, Track},
};

/// Pieces of a colour, and spots of a finish.
pub const PIECES: usize = 4;

/// How a piece stands, as it is kept: 0 in the kennel, else twice its place on its way and one for a star.
pub(super) type Code = u8;
pub(super) const KENNEL: Code = 0;
/// A piece with its star; only on its start it can have one.
pub(super) const STAR: Code = Ring::on_ring(0, true);
/// The pieces of each colour while some are on the move: not sorted, so that each keeps its index.
pub(super) type Pieces = [[Code; PIECES]; Seat::MOST];

/// Where a piece stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In its kennel.
    Kennel,
    /// On the ring, counted clockwise from the start of colour 0.
    Ring {
        /// The spot.
        spot: u8,
        /// Whether it has its star.
        star: bool,
    },
    /// In its finish, counted from where that is entered.
    Finish(u8),
}

/// The pieces of all colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(pub(super) Pieces);

/// Sorts the pieces of a colour, furthest first.
#[inline]
pub(super) fn sort(side: &mut [Code; PIECES]) {
    // Mostly a piece that moved is still where it was in the order.
    if side.is_sorted_by(|high, low| high >= low) {
        return;
    }
    let mut order = |a: usize, b: usize| {
        let (high, low) = (side[a].max(side[b]), side[a].min(side[b]));
        (side[a], side[b]) = (high, low);
    };
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
}

/// Whether a piece of a colour has its star.
#[inline]
pub(super) fn has_star(side: [Code; PIECES]) -> bool {
    // The usual test for a byte of zero in a word.
    let others = u32::from_ne_bytes(side) ^ u32::from_ne_bytes([STAR; PIECES]);
    others.wrapping_sub(0x0101_0101) & !others & 0x8080_8080 != 0
}

/// Some pieces of a board: bit 4·colour + index each.
pub(super) type Lost = u32;

/// The bit of a piece.
#[inline]
pub(super) const fn piece(colour: Seat, index: usize) -> Lost {
    1 << (colour.index() * PIECES + index)
}

/// Sends pieces to their kennels.
#[inline]
pub(super) fn send_home(pieces: &mut Pieces, lost: Lost) {
    let mut rest = lost;
    while rest != 0 {
        let piece = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        pieces.as_flattened_mut()[piece] = KENNEL;
    }
}

impl Board {
    #[inline]
    pub(super) fn sorted(mut pieces: Pieces) -> Self {
        pieces.iter_mut().for_each(sort);
        Self(pieces)
    }
}

/// No spot of the ring.
const NOWHERE: u8 = u8::MAX;
/// Places on the way of a piece, the kennel as the first: at most 101.
const PLACES: usize = 128;
/// The furthest that a card other than a seven leads forward.
pub(super) const FURTHEST: u8 = 13;

/// The ring of a board, and how the colours walk it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ring {
    pub(super) track: Track,
    pub(super) colours: usize,
    /// The number of spots.
    pub(super) spots: u8,
    ways: &'static Ways,
}

/// What is known of every place of every colour.
type Ways = [Way; Seat::MOST];

/// The places on the way of a colour; those off the ring have no spot and no bits.
#[derive(Clone, Copy, Debug)]
struct Way {
    spots: [u8; PLACES],
    bits: [Spots; PLACES],
    /// All spots to which a card could lead from there.
    ahead: [Spots; PLACES],
}

/// The ways of the boards for 2, 3, … colours: worked out once, and not with every game.
static WAYS: [Ways; Seat::MOST - 1] = [ways(2), ways(3), ways(4), ways(5), ways(6)];

/// The track of a board. Between two with one colour each the starts lie opposite on the board for four.
const fn track(colours: u8) -> Track {
    Track::new(colours, if colours == 2 { 32 } else { 16 }, PIECES as u8)
}

#[expect(clippy::large_stack_arrays, reason = "it runs where this is compiled")]
const fn ways(colours: u8) -> Ways {
    const NONE: Way = Way {
        spots: [NOWHERE; PLACES],
        bits: [0; PLACES],
        ahead: [0; PLACES],
    };
    let track = track(colours);
    let mut ways = [NONE; Seat::MOST];
    let mut colour = 0;
    while colour < colours as usize {
        let way = &mut ways[colour];
        let mut step = 0;
        while step <= track.ring() {
            let spot = track.ring_spot(Seat::new(colour), Step(step % track.ring()));
            let place = place_of(Ring::on_ring(step, false));
            way.spots[place] = spot;
            way.bits[place] = 1 << spot;
            let mut k = 1;
            while k <= FURTHEST {
                way.ahead[place] |= 1 << ((spot + k) % track.ring());
                k += 1;
            }
            step += 1;
        }
        colour += 1;
    }
    ways
}

/// The place that a code means.
const fn place_of(code: Code) -> usize {
    (code >> 1) as usize
}

/// Bits of ring spots.
pub(super) type Spots = u128;

/// What stands on the ring.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Crowd {
    pub(super) taken: Spots,
    pub(super) starred: Spots,
}

impl Ring {
    /// The board for 2 … 6 colours.
    pub(super) fn new(colours: u8) -> Self {
        let track = track(colours);
        Self {
            track,
            colours: usize::from(colours),
            spots: track.ring(),
            ways: &WAYS[usize::from(colours) - 2],
        }
    }

    pub(super) fn colours(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.colours).map(Seat::new)
    }

    /// The code of a step on the ring: 0 only with a star, a piece without one on its start has gone all round.
    #[inline]
    pub(super) const fn on_ring(step: u8, star: bool) -> Code {
        (step + 1) << 1 | star as u8
    }

    /// The code of a spot in the finish.
    #[inline]
    pub(super) const fn in_finish(&self, index: u8) -> Code {
        (self.spots + 2 + index) << 1
    }

    /// The spot in the finish, if the piece has reached it.
    #[inline]
    pub(super) const fn finish_index(&self, code: Code) -> Option<u8> {
        (code >> 1).checked_sub(self.spots + 2)
    }

    #[inline]
    pub(super) fn spot(&self, colour: Seat, code: Code) -> Option<u8> {
        let spot = self.ways[colour.index()].spots[place_of(code)];
        (spot != NOWHERE).then_some(spot)
    }

    /// The bit of the ring spot of a piece; none set when it is not on the ring.
    #[inline]
    pub(super) fn bit(&self, colour: Seat, code: Code) -> Spots {
        self.ways[colour.index()].bits[place_of(code)]
    }

    /// The bits of all ring spots to which a card could lead a piece on the ring, or over which.
    #[inline]
    pub(super) fn ahead(&self, colour: Seat, code: Code) -> Spots {
        self.ways[colour.index()].ahead[place_of(code)]
    }

    /// How many steps it is from the ring to the own start; from there a piece goes on into its finish.
    #[inline]
    pub(super) const fn left(&self, code: Code) -> u8 {
        (self.spots + 1).saturating_sub(code >> 1)
    }

    /// The code with which a piece of a colour stands on a spot.
    #[inline]
    pub(super) fn code(&self, colour: Seat, spot: u8, star: bool) -> Code {
        let step = self.track.ring_step(colour, spot).0;
        Self::on_ring(if step == 0 && !star { self.spots } else { step }, star)
    }

    pub(super) fn place(&self, colour: Seat, code: Code) -> Place {
        match (self.spot(colour, code), self.finish_index(code)) {
            (Some(spot), _) => Place::Ring {
                spot,
                star: code & 1 == 1,
            },
            (None, Some(index)) => Place::Finish(index),
            (None, None) => Place::Kennel,
        }
    }

    /// Whose piece stands on a spot without its star, and which.
    #[inline]
    pub(super) fn standing(&self, pieces: &Pieces, spot: u8) -> Option<(Seat, usize)> {
        self.colours().find_map(|colour| {
            let there = self.code(colour, spot, false);
            let index = pieces[colour.index()].iter().position(|&code| code == there)?;
            Some((colour, index))
        })
    }

    /// The bit of that piece; none set when there is none, or no spot.
    pub(super) fn struck(&self, pieces: &Pieces, spot: Spots) -> Lost {
        if spot == 0 {
            return 0;
        }
        let struck = self.standing(pieces, spot.trailing_zeros() as u8);
        struck.map_or(0, |(colour, index)| piece(colour, index))
    }

    /// What stands on the ring.
    #[inline]
    pub(super) fn crowd(&self, pieces: &Pieces) -> Crowd {
        let mut crowd = Crowd::default();
        for (way, side) in self.ways.iter().zip(pieces) {
            if *side != [KENNEL; PIECES] {
                let [a, b, c, d] = side.map(|code| way.bits[place_of(code)]);
                crowd.taken |= a | b | c | d;
                if has_star(*side) {
                    crowd.starred |= way.bits[place_of(STAR)];
                }
            }
        }
        crowd
    }

    /// Where pieces of one colour stand on the ring.
    #[inline]
    pub(super) fn taken_by(&self, pieces: &Pieces, colour: Seat) -> Spots {
        let bit = |index: usize| self.bit(colour, pieces[colour.index()][index]);
        bit(0) | bit(1) | bit(2) | bit(3)
    }

    /// Where pieces with a star stand.
    #[inline]
    pub(super) fn starred(&self, pieces: &Pieces) -> Spots {
        let mut starred = 0;
        for (way, side) in self.ways.iter().zip(pieces) {
            if has_star(*side) {
                starred |= way.bits[place_of(STAR)];
            }
        }
        starred
    }

    /// The bits of so many spots after one.
    #[inline]
    pub(super) const fn arc(&self, after: u8, count: u8) -> Spots {
        let from = after + 1;
        let line: Spots = (1 << count) - 1;
        let all: Spots = (1 << self.spots) - 1;
        // Lines have at most 13 spots and rings at most 96, so nothing is shifted out of the word.
        (line << from | line >> (self.spots - after - 1)) & all
    }

    /// By how many steps from one spot some others are reached: bit n is n steps.
    #[inline]
    pub(super) const fn steps_to(&self, spot: u8, others: Spots) -> u16 {
        // The last ones are none that a card could lead to.
        ((others >> spot | others << (self.spots - spot)) as u16) & !1
    }

    /// How many spots lie free between one and the nearest of some ahead of it.
    #[inline]
    pub(super) const fn gap(&self, spot: u8, others: Spots) -> u8 {
        let ahead = others >> (spot + 1);
        if ahead == 0 {
            self.spots - spot - 1 + others.trailing_zeros() as u8
        } else {
            ahead.trailing_zeros() as u8
        }
    }

    /// How many spots of its finish, from the entrance on, stand free for a colour.
    #[inline]
    pub(super) fn free_finish(&self, side: [Code; PIECES]) -> u8 {
        let first = self.in_finish(0);
        let nearest = side
            .iter()
            .map(|&code| if code < first { u8::MAX } else { code - first });
        (nearest.min().unwrap_or(u8::MAX) / 2).min(PIECES as u8)
    }

    /// Whether all pieces of a colour are in its finish.
    #[inline]
    pub(super) fn is_full(&self, side: [Code; PIECES]) -> bool {
        // Mostly the last one is not.
        side.iter().rev().all(|&code| code >= self.in_finish(0))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kennel => Ok(()),
            Self::Ring { spot, star } => write!(f, "P{spot}{}", if *star { "*" } else { "" }),
            Self::Finish(index) => write!(f, "F{index}"),
        }
    }
}
