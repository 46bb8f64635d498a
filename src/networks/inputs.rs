//! What goes into a network: which of its inputs are 1, as bits. All others are 0.

/// A set of inputs by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs(Vec<u64>);

impl Inputs {
    /// None of so many.
    #[must_use]
    pub fn none_of(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// Takes all out.
    #[inline]
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Puts one in. A number past the last is left out.
    #[inline]
    pub fn insert(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word |= 1 << (number % 64);
        }
    }

    /// Puts in `first + i` for every bit i of a word.
    #[inline]
    pub fn insert_bits(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        if let Some(low) = self.0.get_mut(word) {
            *low |= bits << shift;
        }
        if shift > 0
            && let Some(high) = self.0.get_mut(word + 1)
        {
            *high |= bits >> (64 - shift);
        }
    }

    /// The numbers of those that are in, rising.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..)
            .zip(&self.0)
            .flat_map(|(k, &word)| Ones(word).map(move |bit| 64 * k + bit))
    }

    /// Becomes `other`, and tells what changes on the way: a number and whether it came in.
    #[inline]
    pub(super) fn become_like(&mut self, other: &Self, mut changed: impl FnMut(usize, bool)) {
        for (k, (own, &word)) in self.0.iter_mut().zip(&other.0).enumerate() {
            let differs = *own ^ word;
            for bit in Ones(differs) {
                changed(64 * k + bit, word >> bit & 1 == 1);
            }
            *own = word;
        }
    }
}

/// The numbers of the bits of a word, rising.
struct Ones(u64);

impl Iterator for Ones {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros() as usize;
            self.0 &= self.0 - 1;
            bit
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_go_in_across_words() {
        let mut inputs = Inputs::none_of(200);
        inputs.insert_bits(60, 0b1_0001);
        inputs.insert_bits(128, 1);
        inputs.insert(199);
        assert_eq!(inputs.iter().collect::<Vec<_>>(), [60, 64, 128, 199]);
    }

    #[test]
    fn what_changes_is_told_once() {
        let those = |numbers: [usize; 3]| {
            let mut inputs = Inputs::none_of(130);
            for number in numbers {
                inputs.insert(number);
            }
            inputs
        };
        let (mut from, to) = (those([3, 64, 100]), those([3, 65, 129]));
        let mut changes = Vec::new();
        from.become_like(&to, |number, comes| changes.push((number, comes)));
        assert_eq!(changes, [(64, false), (65, true), (100, false), (129, true)]);
        assert_eq!(from, to);
    }
}
