//! Legal choices as a set value: how many, the n-th, is this one among them. A list is made only by who reads it.

use std::{fmt, marker::PhantomData};

/// A finite set of choices in a fixed order without doubles.
pub trait ChoiceSet: Clone + fmt::Debug + PartialEq {
    /// One choice.
    type Item: Copy;

    /// How many choices there are.
    fn len(&self) -> usize;

    /// The n-th choice in the order of the set, counted from 0.
    fn nth(&self, n: usize) -> Option<Self::Item>;

    /// Whether `item` is in the set.
    fn contains(&self, item: Self::Item) -> bool;

    /// Whether there is nothing to choose.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All choices in the order of the set.
    fn iter(&self) -> impl Iterator<Item = Self::Item> {
        (0..self.len()).filter_map(|n| self.nth(n))
    }
}

/// A choice that is a small number: what [`Bits`] can hold.
pub trait Numbered: Copy {
    /// The choice with this number, 0 … 127.
    fn from_number(number: u8) -> Self;
    /// The number of this choice, 0 … 127.
    fn number(self) -> u8;
}

/// Up to 128 choices as the bits of a word, in rising order.
pub struct Bits<C> {
    word: u128,
    kind: PhantomData<C>,
}

impl<C> Bits<C> {
    /// The set whose bits are those of `word`.
    #[must_use]
    #[inline]
    pub const fn new(word: u128) -> Self {
        Self {
            word,
            kind: PhantomData,
        }
    }

    /// The bits.
    #[must_use]
    #[inline]
    pub const fn word(self) -> u128 {
        self.word
    }
}

impl<C: Numbered> Bits<C> {
    /// The choice with the lowest number.
    #[must_use]
    #[inline]
    pub fn first(&self) -> Option<C> {
        #[expect(clippy::cast_possible_truncation, reason = "a bit index is below 128")]
        (self.word != 0).then(|| C::from_number(self.word.trailing_zeros() as u8))
    }

    /// The choice with the highest number.
    #[must_use]
    #[inline]
    pub fn last(&self) -> Option<C> {
        #[expect(clippy::cast_possible_truncation, reason = "a bit index is below 128")]
        (self.word != 0).then(|| C::from_number(127 - self.word.leading_zeros() as u8))
    }
}

impl<C> Clone for Bits<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Bits<C> {}

impl<C> PartialEq for Bits<C> {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word
    }
}

impl<C> fmt::Debug for Bits<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries((0..128).filter(|bit| self.word >> bit & 1 == 1))
            .finish()
    }
}

/// A word without its lowest bit, its two lowest bits, three, four.
///
/// Few choices in the lower half of the word is what happens, and nobody can foresee which one a die or a random
/// player will ask for: [`Bits`] answers these cases from the same four values and without a jump.
#[inline]
fn shorter(word: u64) -> [u64; 4] {
    let next = |word: u64| word & word.wrapping_sub(1);
    let (one, two) = (next(word), next(next(word)));
    [one, two, next(two), next(next(two))]
}

impl<C: Numbered> ChoiceSet for Bits<C> {
    type Item = C;

    #[inline]
    fn len(&self) -> usize {
        let Ok(narrow) = u64::try_from(self.word) else {
            return self.word.count_ones() as usize;
        };
        let [one, two, three, four] = shorter(narrow);
        if one == 0 {
            usize::from(narrow != 0)
        } else if four == 0 {
            2 + usize::from(two != 0) + usize::from(three != 0)
        } else {
            narrow.count_ones() as usize
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<C> {
        let Ok(mut narrow) = u64::try_from(self.word) else {
            let wide = (0..n).fold(self.word, |rest, _| rest & rest.wrapping_sub(1));
            return Self::new(wide).first();
        };
        let [one, two, three, _] = shorter(narrow);
        narrow = if n >= 1 { one } else { narrow };
        narrow = if n >= 2 { two } else { narrow };
        narrow = if n >= 3 { three } else { narrow };
        for _ in 3..n {
            narrow &= narrow.wrapping_sub(1);
        }
        Self::new(u128::from(narrow)).first()
    }

    #[inline]
    fn contains(&self, item: C) -> bool {
        self.word & 1 << (item.number() & 127) != 0
    }

    fn iter(&self) -> impl Iterator<Item = C> {
        let mut rest = *self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.word &= rest.word - 1;
            Some(first)
        })
    }
}
