//! What a search remembers of the positions that it has met: a value, how deep it was found, and the best choice.
//!
//! The memory is bounded, taken once and kept. A new search forgets everything by counting up, for a choice must not
//! hang on what the player was asked before.

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

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    known: Known,
    /// The search that has written it; 0 for none.
    search: u8,
}

const EMPTY: Entry = Entry {
    key: 0,
    known: Known {
        value: 0,
        depth: 0,
        bound: Bound::Low,
        best: None,
    },
    search: 0,
};

/// The table. Each place holds two positions: the deeper one of those that come, and the last one. It begins small and grows with
/// what comes, so that a short search has all of it near at hand: a fifth of the time went into waiting for memory.
#[derive(Default)]
pub(super) struct Table {
    places: Vec<[Entry; 2]>,
    /// How many places there are at most.
    most: usize,
    /// How many positions have come.
    count: usize,
    search: u8,
}

/// A table begins with so many places.
const FIRST: usize = 1 << 11;

impl Table {
    /// Forgets everything, and takes `2^bits` entries where it does not have them.
    pub(super) fn begin(&mut self, bits: u32) {
        self.most = 1 << (bits - 1);
        self.count = 0;
        if self.search == u8::MAX {
            self.places.clear();
            self.search = 0;
        }
        self.places.resize(self.most.min(FIRST), [EMPTY; 2]);
        self.search += 1;
    }

    /// Twice as many places: what lies in one stays there or goes to the one as far up as there were places.
    #[cold]
    fn grow(&mut self) {
        let before = self.places.len();
        self.places.resize(2 * before, [EMPTY; 2]);
        let (near, far) = self.places.split_at_mut(before);
        for (entry, other) in near.iter_mut().flatten().zip(far.iter_mut().flatten()) {
            if entry.key as usize & before != 0 {
                std::mem::swap(entry, other);
            }
        }
    }

    /// How many bytes a table with `2^bits` entries takes.
    pub(super) const fn bytes(bits: u32) -> usize {
        size_of::<Entry>() << bits
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let entries = &self.places[self.place(key)];
        entries
            .iter()
            .find(|entry| entry.key == key && entry.search == self.search)
            .map(|entry| entry.known)
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, known: Known) {
        self.count += 1;
        if 2 * self.count > self.places.len() && self.places.len() < self.most {
            self.grow();
        }
        let (place, search) = (self.place(key), self.search);
        let [deep, last] = &mut self.places[place];
        let entry = Entry { key, known, search };
        if deep.search != search || deep.key == key || deep.known.depth <= known.depth {
            if deep.key != key {
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

    #[test]
    fn a_deep_entry_stays_and_the_last_one_is_beside_it() {
        let mut table = Table::default();
        table.begin(4);
        // Keys that share a place: there are eight.
        table.put(8, known(5));
        table.put(16, known(1));
        table.put(24, known(2));
        assert_eq!(table.get(8), Some(known(5)));
        assert_eq!(table.get(16), None);
        assert_eq!(table.get(24), Some(known(2)));
    }

    #[test]
    fn what_lies_in_a_table_stays_while_it_grows() {
        let mut table = Table::default();
        table.begin(16);
        let keys = (1..=10_000_u64).map(|key| key.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let small = table.places.len();
        for key in keys.clone() {
            table.put(key, known(1));
        }
        assert!(table.places.len() > small);
        let lost = keys.filter(|&key| table.get(key).is_none()).count();
        assert!(lost < 200, "{lost} of 10,000");
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

    #[test]
    fn an_entry_takes_sixteen_bytes() {
        assert_eq!(Table::bytes(20), 16 << 20);
    }
}
