//! Legal choices as a set value: how many, the n-th, is this one among them. A list is made only by who reads it.

use std::{fmt, hint::select_unpredictable, marker::PhantomData};

use super::Source;

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
    #[inline]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The choice, where there is only one.
    #[inline]
    fn only(&self) -> Option<Self::Item> {
        if self.len() == 1 { self.nth(0) } else { None }
    }

    /// One of the choices, all equally likely: the n-th for a number n drawn below [`ChoiceSet::len`].
    #[inline]
    fn any(&self, random: &mut dyn Source) -> Option<Self::Item> {
        match self.len() {
            0 => None,
            len => self.nth(random.below(len as u32) as usize),
        }
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

/// A word, and what is left of it without its lowest bit, its two and its three lowest bits; none when it has more
/// than four, or some in the upper half.
///
/// Few choices in the lower half of the word is what happens, and nobody can foresee which one a die or a random
/// player will ask for: [`Bits`] answers these cases from the same four values and without a jump.
#[inline]
fn few(word: u128) -> Option<[u64; 4]> {
    let next = |word: u64| word & word.wrapping_sub(1);
    let low = word as u64;
    let (one, two) = (next(low), next(next(low)));
    let three = next(two);
    (next(three) == 0 && word == u128::from(low)).then_some([low, one, two, three])
}

/// How many bits the first of these words has beside its lowest one.
#[inline]
fn others([_, one, two, three]: [u64; 4]) -> u32 {
    u32::from(one != 0) + u32::from(two != 0) + u32::from(three != 0)
}

/// The n-th of these words: its lowest bit is the n-th of the first.
#[inline]
fn pick([zero, one, two, three]: [u64; 4], n: u32) -> u128 {
    let word = select_unpredictable(n >= 1, one, zero);
    let word = select_unpredictable(n >= 2, two, word);
    let word = select_unpredictable(n >= 3, three, word);
    word.into()
}

/// A word without its n lowest bits.
fn without(word: u128, n: u32) -> u128 {
    (0..n).fold(word, |rest, _| rest & rest.wrapping_sub(1))
}

/// A word whose lowest bit is any of those of this one.
#[cold]
#[inline(never)]
fn any_bit(word: u128, random: &mut dyn Source) -> u128 {
    without(word, random.below(word.count_ones()))
}

impl<C: Numbered> ChoiceSet for Bits<C> {
    type Item = C;

    #[inline]
    fn len(&self) -> usize {
        let len = match few(self.word) {
            Some(words) => u32::from(self.word != 0) + others(words),
            None => self.word.count_ones(),
        };
        len as usize
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.word == 0
    }

    #[inline]
    fn only(&self) -> Option<C> {
        let low = self.word as u64;
        if self.word == low.into() {
            low.is_power_of_two()
                .then(|| C::from_number(low.trailing_zeros() as u8))
        } else {
            self.first().filter(|_| self.word.is_power_of_two())
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<C> {
        let rest = match few(self.word) {
            Some(words) if n < words.len() => pick(words, n as u32),
            _ => without(self.word, n as u32),
        };
        Self::new(rest).first()
    }

    #[expect(
        clippy::inline_always,
        reason = "else a call for every choice: a game takes a twentieth longer"
    )]
    #[inline(always)]
    fn any(&self, random: &mut dyn Source) -> Option<C> {
        match few(self.word) {
            Some(words) => Self::new(pick(words, random.below(1 + others(words)))).first(),
            None => Self::new(any_bit(self.word, random)).first(),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Always the number `n`, or the highest there is.
    struct Always(u32);

    impl Source for Always {
        fn below(&mut self, n: u32) -> u32 {
            self.0.min(n - 1)
        }
    }

    impl Numbered for u8 {
        fn from_number(number: u8) -> Self {
            number
        }

        fn number(self) -> u8 {
            self
        }
    }

    #[test]
    fn few_and_many_choices_low_and_high_are_counted_and_found_alike() {
        for places in [
            &[][..],
            &[0],
            &[63],
            &[64],
            &[5, 127],
            &[0, 1, 63],
            &[2, 3, 40, 44],
            &[1, 2, 3, 4, 63],
            &[1, 2, 64, 100, 127],
        ] {
            let set = Bits::<u8>::new(places.iter().fold(0, |word, place| word | 1 << place));
            assert_eq!(set.len(), places.len());
            assert_eq!(set.is_empty(), places.is_empty());
            assert_eq!(
                set.only().into_iter().collect::<Vec<_>>(),
                if places.len() == 1 { places } else { &[] }
            );
            for n in 0..=places.len() {
                assert_eq!(set.nth(n), places.get(n).copied());
                let drawn = places.get(n).or(places.last());
                assert_eq!(set.any(&mut Always(n as u32)), drawn.copied());
            }
        }
    }
}
