//! Sets of places, as a position of a race holds them: the bits of one word where a way has less than 64 places, of two
//! where it has more.
//!
//! A *place* is a spot as its seat counts: place 0 is the yard, place 1 + s is step s of the way. So a roll is a shift.

use std::{fmt::Debug, hash::Hash};

/// The place of the pawns that wait.
pub(in crate::rules) const YARD: u8 = 0;
/// The place of the start.
pub(in crate::rules) const START: u8 = 1;
/// The bit of the yard.
pub(in crate::rules) const YARD_BIT: u128 = bit(YARD);
/// The bit of the start.
pub(in crate::rules) const START_BIT: u128 = bit(START);

/// The bit of a place or a ring spot.
#[inline]
pub(in crate::rules) const fn bit(number: u8) -> u128 {
    1 << (number & 127)
}

/// The numbers of the bits of a word, rising.
pub(in crate::rules) fn bits(word: impl Into<u128>) -> impl Iterator<Item = u8> {
    let mut word = word.into();
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            #[expect(clippy::cast_possible_truncation, reason = "a bit index is below 128")]
            let number = word.trailing_zeros() as u8;
            word &= word - 1;
            number
        })
    })
}

/// A set of places of a way, or of ring spots.
pub trait Places: Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// The same as bits: number i is bit i.
    type Word: Copy + Debug + Eq + Hash + Into<u128> + Send + Sync;

    /// A word without the bits that no place has.
    fn word_of(bits: u128) -> Self::Word;

    /// All bits as one word.
    fn word(self) -> u128;

    /// Puts a number into the set.
    fn insert(&mut self, number: u8);

    /// Whether a number is in the set.
    fn contains(&self, number: u8) -> bool;
}

impl Places for u64 {
    type Word = Self;

    #[inline]
    fn word_of(bits: u128) -> Self {
        bits as Self
    }

    #[inline]
    fn word(self) -> u128 {
        self.into()
    }

    #[inline]
    fn insert(&mut self, number: u8) {
        *self |= 1 << (number & 63);
    }

    #[inline]
    fn contains(&self, number: u8) -> bool {
        self >> (number & 63) & 1 == 1
    }
}

/// Places with numbers up to 127: two words and not one, because a bit is changed in one of them only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wide([u64; 2]);

impl Wide {
    /// The bits of the numbers below 64.
    #[inline]
    pub(in crate::rules) const fn low(&self) -> u64 {
        self.0[0]
    }

    /// Has these bits for the numbers below 64.
    #[inline]
    pub(in crate::rules) const fn set_low(&mut self, bits: u64) {
        self.0[0] = bits;
    }

    /// Whether one of these bits is in the set.
    #[inline]
    pub(in crate::rules) const fn meets(&self, bits: u128) -> bool {
        self.0[0] & bits as u64 | self.0[1] & (bits >> 64) as u64 != 0
    }

    /// Puts these bits into the set.
    #[inline]
    pub(in crate::rules) const fn put(&mut self, bits: u128) {
        self.0[0] |= bits as u64;
        self.0[1] |= (bits >> 64) as u64;
    }

    /// Takes these bits out of the set.
    #[inline]
    pub(in crate::rules) const fn take(&mut self, bits: u128) {
        self.0[0] &= !(bits as u64);
        self.0[1] &= !((bits >> 64) as u64);
    }

    /// In which word a number is.
    #[inline]
    const fn half(number: u8) -> usize {
        (number >> 6 & 1) as usize
    }

    /// Takes a number out of the set.
    #[inline]
    pub(in crate::rules) const fn remove(&mut self, number: u8) {
        self.0[Self::half(number)] &= !(1 << (number & 63));
    }
}

impl Places for Wide {
    type Word = u128;

    #[inline]
    fn word_of(bits: u128) -> u128 {
        bits
    }

    #[inline]
    fn word(self) -> u128 {
        u128::from(self.0[0]) | u128::from(self.0[1]) << 64
    }

    #[inline]
    fn insert(&mut self, number: u8) {
        self.0[Self::half(number)] |= 1 << (number & 63);
    }

    /// Not by value: a copy of both words would wait for the last change of one.
    #[inline]
    fn contains(&self, number: u8) -> bool {
        self.0[Self::half(number)] >> (number & 63) & 1 == 1
    }
}
