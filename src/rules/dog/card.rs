//! Cards, and heaps of them in which order does not matter: a hand, the deck, the discard pile.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::Source;

/// A card. Suits do not matter in Dog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Card {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Joker,
}

const LETTERS: &[u8; Card::KINDS] = b"A23456789TJQKX";

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 14;
    /// All kinds, the joker last.
    pub const ALL: [Self; Self::KINDS] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Joker,
    ];
    /// All kinds but the joker.
    pub const PLAIN: &'static [Self] = Self::ALL.split_at(Self::KINDS - 1).0;

    /// The card with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.letter() == letter)
    }

    /// The letter or digit for it.
    #[must_use]
    pub const fn letter(self) -> char {
        LETTERS[self as usize] as char
    }

    /// Whether it can start a piece.
    #[must_use]
    pub const fn starts(self) -> bool {
        matches!(self, Self::Ace | Self::King)
    }

    /// How far a piece goes by it; the ace's longer way.
    #[must_use]
    #[inline]
    pub const fn steps(self) -> Option<u8> {
        match self {
            Self::Seven | Self::Jack | Self::Joker => None,
            Self::Ace => Some(11),
            _ => Some(self as u8 + 1),
        }
    }

    /// By how many steps it leads forward: bit n is n steps.
    #[inline]
    pub(super) const fn strides(self) -> u16 {
        match self {
            Self::Seven | Self::Jack | Self::Joker => 0,
            Self::Ace => 1 << 11 | 1 << 1,
            _ => 1 << (self as u16 + 1),
        }
    }

    /// The cards that lead forward by one of these steps: bit i is card i.
    #[inline]
    pub(super) const fn going(strides: u16) -> u16 {
        const OTHERS: u16 = Card::Seven.bit() | Card::Jack.bit() | Card::Joker.bit();
        // All cards but those lead one step further than their number; an ace goes 11, too.
        strides >> 1 & !OTHERS | strides >> 11 & Self::Ace.bit()
    }

    /// Its bit in a set of cards.
    #[inline]
    pub(super) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The cards of a set, in their order.
    #[inline]
    pub(super) fn of(mut bits: u16) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let card = Self::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(*card)
        })
    }

    /// The ways of going by it: how far, and whether that is its other one, of which only a four's leads backward.
    #[inline]
    pub(super) const fn ways(self) -> &'static [(u8, bool)] {
        const WAYS: [&[(u8, bool)]; Card::KINDS] = [
            &[(11, false), (1, true)],
            &[(2, false)],
            &[(3, false)],
            &[(4, false), (4, true)],
            &[(5, false)],
            &[(6, false)],
            &[],
            &[(8, false)],
            &[(9, false)],
            &[(10, false)],
            &[],
            &[(12, false)],
            &[(13, false)],
            &[],
        ];
        WAYS[self as usize]
    }
}

impl From<Card> for char {
    fn from(card: Card) -> Self {
        card.letter()
    }
}

impl TryFrom<char> for Card {
    type Error = String;

    fn try_from(letter: char) -> Result<Self, String> {
        Self::from_letter(letter).ok_or_else(|| format!("there is no card {letter}"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Up to 15 cards of each kind: four bits a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cards(u64);

const fn place(card: Card) -> u32 {
    card as u32 * 4
}

impl Cards {
    /// The most cards of one kind.
    pub const MOST: u8 = 15;
    /// The counts of every other kind, each in a byte of its own, and the highest bits of those.
    const EVERY_OTHER: u64 = 0x0F0F_0F0F_0F0F_0F0F;
    const ABOVE: u64 = 0x8080_8080_8080_8080;

    /// A pack with so many of each kind and so many jokers, each at most [`Cards::MOST`].
    #[must_use]
    pub fn pack(copies: u8, jokers: u8) -> Self {
        let plain = Card::PLAIN.iter().map(|&card| (card, copies));
        Self(
            plain
                .chain([(Card::Joker, jokers)])
                .map(|(card, count)| u64::from(count.min(Self::MOST)) << place(card))
                .sum(),
        )
    }

    /// How many there are of a kind.
    #[must_use]
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> place(card) & 15) as u8
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        // Pairs of nibbles become bytes, which a multiplication adds up.
        let pairs = (self.0 & Self::EVERY_OTHER) + (self.0 >> 4 & Self::EVERY_OTHER);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that are there, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let kind = rest.trailing_zeros() / 4;
            rest &= !(15 << (kind * 4));
            Some(Card::ALL[kind as usize])
        })
    }

    /// All cards, those of a kind one after another.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// With one more; none where there would be too many.
    #[must_use]
    pub fn with(self, card: Card) -> Option<Self> {
        (self.count(card) < Self::MOST).then(|| Self(self.0 + (1 << place(card))))
    }

    /// Puts a card in; there are never more than [`Cards::MOST`] of it in a pack.
    #[inline]
    pub(super) fn put(&mut self, card: Card) {
        self.0 = self.0.wrapping_add(1 << place(card));
    }

    /// Takes a card out, if it is there.
    #[inline]
    pub(super) fn take(&mut self, card: Card) {
        if self.count(card) > 0 {
            self.0 -= 1 << place(card);
        }
    }

    /// What is left without others; none unless all of those are there.
    #[must_use]
    pub fn without(self, others: Self) -> Option<Self> {
        let covers = |shift: u32| {
            let [own, other] = [self.0, others.0].map(|heap| heap >> shift & Self::EVERY_OTHER);
            // Each kind in a byte of its own: the bit above it is borrowed where it has too few.
            ((own | Self::ABOVE) - other) & Self::ABOVE == Self::ABOVE
        };
        (covers(0) && covers(4)).then(|| Self(self.0 - others.0))
    }

    /// These and others together; none where there would be too many of a kind.
    #[must_use]
    pub fn and(self, others: Self) -> Option<Self> {
        let fits = |shift: u32| {
            let [own, other] = [self.0, others.0].map(|heap| heap >> shift & Self::EVERY_OTHER);
            (own + other) & !Self::EVERY_OTHER == 0
        };
        (fits(0) && fits(4)).then(|| Self(self.0 + others.0))
    }

    /// One of the cards, all equally likely, taken out; none when there is none.
    #[inline]
    pub(super) fn draw(&mut self, source: &mut impl Source) -> Option<Card> {
        let len = self.len() as u32;
        if len == 0 {
            return None;
        }
        let mut left = source.below(len);
        for card in Card::ALL {
            let count = u32::from(self.count(card));
            if left < count {
                self.take(card);
                return Some(card);
            }
            left -= count;
        }
        None
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), |mut heap, card| {
            heap.put(card);
            heap
        })
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| card.fmt(f))
    }
}

impl From<Cards> for String {
    fn from(cards: Cards) -> Self {
        cards.to_string()
    }
}

impl TryFrom<String> for Cards {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.chars().try_fold(Self::default(), |cards, letter| {
            let card = Card::try_from(letter)?;
            cards.with(card).ok_or_else(|| format!("too many {card}"))
        })
    }
}
