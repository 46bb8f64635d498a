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

/// The table. Each place holds two positions: the deeper one of those that come, and the last one.
#[derive(Default)]
pub(super) struct Table {
    places: Vec<[Entry; 2]>,
    search: u8,
}

impl Table {
    /// Forgets everything, and takes `2^bits` entries where it does not have them.
    pub(super) fn begin(&mut self, bits: u32) {
        let places = 1 << (bits - 1);
        if self.places.len() != places || self.search == u8::MAX {
            self.places.clear();
            self.places.resize(places, [EMPTY; 2]);
            self.search = 0;
        }
        self.search += 1;
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
