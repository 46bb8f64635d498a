//! What a search remembers of the positions that it has met: a value, how deep it was found, and the best choice.
//!
//! The memory is bounded, and kept from search to search. A new search forgets everything, for a choice must not hang on what the
//! player was asked before.

/// What a value in the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value is this or higher.
    Low,
    /// The value is this or lower.
    High,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) value: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    /// The number of the best choice, if one was better than nothing.
    pub(super) best: Option<u8>,
}

/// A position and what is known of it in eight bytes, from the highest bit on: the highest bits of its key, the value, the best
/// choice, the bound, how deep it was found. Nothing at all is 0, which no position is: its bound is 1, 2 or 3.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Entry(u64);

/// So many bits each take what is below the key, and the three lowest parts of it.
const BELOW_KEY: u32 = 33;
const BELOW_VALUE: u32 = 17;
const BELOW_BEST: u32 = 9;
const BELOW_BOUND: u32 = 7;
/// The number that stands for no best choice: no move has it.
const NO_BEST: u8 = u8::MAX;

impl Entry {
    #[inline]
    fn new(key: u64, known: Known) -> Self {
        let bound = match known.bound {
            Bound::Low => 1,
            Bound::High => 2,
            Bound::Exact => 3,
        };
        let depth = u64::from(known.depth.max(0).unsigned_abs());
        let best = u64::from(known.best.unwrap_or(NO_BEST));
        let value = u64::from(known.value.cast_unsigned());
        let key = key >> BELOW_KEY << BELOW_KEY;
        Self(key | value << BELOW_VALUE | best << BELOW_BEST | bound << BELOW_BOUND | depth)
    }

    #[inline]
    fn is_of(self, key: u64) -> bool {
        (self.0 ^ key) >> BELOW_KEY == 0 && self != Self::default()
    }

    #[inline]
    fn depth(self) -> i8 {
        (self.0 & 0x7F) as i8
    }

    #[inline]
    fn known(self) -> Known {
        let best = (self.0 >> BELOW_BEST) as u8;
        Known {
            value: (self.0 >> BELOW_VALUE) as i16,
            depth: self.depth(),
            bound: match self.0 >> BELOW_BOUND & 3 {
                1 => Bound::Low,
                2 => Bound::High,
                _ => Bound::Exact,
            },
            best: (best != NO_BEST).then_some(best),
        }
    }
}

/// Two positions that lie in one line of the cache.
#[derive(Clone, Copy, Default)]
#[repr(align(16))]
struct Place([Entry; 2]);

/// The table. Each place holds two positions: the deeper one of those that come, and the last one. It begins small and grows with
/// what comes, so that a short search has all of it near at hand: a quarter of the time went into waiting for memory.
#[derive(Default)]
pub(super) struct Table {
    places: Vec<Place>,
    /// How many places there are at most.
    most: usize,
    /// How many positions have come.
    count: usize,
}

/// A table begins with so many places, two to the power of [`FIRST_BITS`]: the lowest bits of a key tell which.
const FIRST: usize = 1 << FIRST_BITS;
const FIRST_BITS: u32 = 11;

impl Table {
    /// Forgets everything. It may grow to `2^bits` entries.
    pub(super) fn begin(&mut self, bits: u32) {
        self.most = 1 << (bits - 1);
        self.count = 0;
        self.places.clear();
        self.places.resize(self.most.min(FIRST), Place::default());
    }

    /// Twice as many places: what lies in one stays there or goes to the one as far up as there were places.
    #[cold]
    fn grow(&mut self) {
        let before = self.places.len();
        self.places.resize(2 * before, Place::default());
        let (near, far) = self.places.split_at_mut(before);
        for (near, far) in near.iter_mut().zip(far) {
            for (entry, other) in near.0.iter_mut().zip(&mut far.0) {
                if Self::further(entry.0) as usize & before != 0 {
                    std::mem::swap(entry, other);
                }
            }
        }
    }

    /// How many bytes a table with `2^bits` entries takes.
    pub(super) const fn bytes(bits: u32) -> usize {
        size_of::<Entry>() << bits
    }

    /// The bits that tell the place in a table that has grown: an entry keeps them, so that it can go there.
    #[inline]
    const fn further(key: u64) -> u64 {
        key >> BELOW_KEY << FIRST_BITS
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        let lowest = key & (FIRST as u64 - 1);
        (Self::further(key) | lowest) as usize & (self.places.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let Place(entries) = &self.places[self.place(key)];
        let found = entries.iter().find(|entry| entry.is_of(key));
        found.map(|entry| entry.known())
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, known: Known) {
        self.count += 1;
        if self.count > self.places.len() && self.places.len() < self.most {
            self.grow();
        }
        let place = self.place(key);
        let Place([deep, last]) = &mut self.places[place];
        let entry = Entry::new(key, known);
        let is_same = deep.is_of(key);
        if is_same || deep.depth() <= entry.depth() {
            if !is_same {
                *last = *deep;
            }
            *deep = entry;
        } else {
            *last = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: i8) -> Known {
        Known {
            value: 7,
            depth,
            bound: Bound::Exact,
            best: Some(3),
        }
    }

    /// A key with all its bits, from a small number.
    const fn key(number: u64) -> u64 {
        number.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    #[test]
    fn what_is_put_in_comes_out_whole() {
        let mut table = Table::default();
        table.begin(4);
        for value in [-30_000, -1, 0, 30_000] {
            for bound in [Bound::Low, Bound::High, Bound::Exact] {
                for best in [None, Some(0), Some(128), Some(208)] {
                    for depth in [0, 1, i8::MAX] {
                        let known = Known {
                            value,
                            depth,
                            bound,
                            best,
                        };
                        table.begin(4);
                        table.put(key(5), known);
                        assert_eq!(table.get(key(5)), Some(known));
                        assert_eq!(table.get(key(5) ^ 1 << 63), None);
                        assert_eq!(table.get(key(5) ^ 1 << BELOW_KEY), None);
                    }
                }
            }
        }
    }

    #[test]
    fn a_deep_entry_stays_and_the_last_one_is_beside_it() {
        let mut table = Table::default();
        table.begin(4);
        // Keys that share a place: there are eight.
        let keys = [1, 2, 3].map(|number| number << 40 | 5);
        table.put(keys[0], known(5));
        table.put(keys[1], known(1));
        table.put(keys[2], known(2));
        assert_eq!(table.get(keys[0]), Some(known(5)));
        assert_eq!(table.get(keys[1]), None);
        assert_eq!(table.get(keys[2]), Some(known(2)));
    }

    #[test]
    fn what_lies_in_a_table_stays_while_it_grows() {
        let mut table = Table::default();
        table.begin(16);
        let small = table.places.len();
        for number in 1..=10_000 {
            table.put(key(number), known(1));
        }
        assert!(table.places.len() > small);
        let lost = (1..=10_000).filter(|&number| table.get(key(number)).is_none());
        let lost = lost.count();
        assert!(lost < 500, "{lost} of 10,000");
    }

    #[test]
    fn it_grows_no_further_than_it_may() {
        let mut table = Table::default();
        table.begin(13);
        (1..=100_000).for_each(|number| table.put(key(number), known(1)));
        assert_eq!(table.places.len(), 1 << 12);
        assert_eq!(size_of_val(table.places.as_slice()), Table::bytes(13));
    }

    #[test]
    fn a_new_search_knows_nothing_of_the_last_however_often() {
        let mut table = Table::default();
        for _ in 0..600 {
            table.begin(4);
            assert_eq!(table.get(8), None);
            table.put(8, known(5));
        }
    }
}
