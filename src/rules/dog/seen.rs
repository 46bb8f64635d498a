//! Which states of a seven were seen.
/// Keys that were seen: an open table of places in a list. Entries of earlier stamps count as empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    slots: Vec<(u32, u32)>,
    stamp: u32,
    len: usize,
}

#[inline]
fn hash(key: u128) -> u64 {
    // Odd numbers without a pattern; the high bits of the product are well mixed.
    let mixed = (key as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ ((key >> 64) as u64)
            .wrapping_mul(0xC2B2_AE3D_27D4_EB4F)
            .rotate_left(29);
    (mixed ^ mixed >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl Seen {
    /// Forgets them.
    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.slots.fill((0, 0));
            self.stamp = 1;
        }
    }

    /// Notes the key that is to have this place, and says whether it is new. `known` tells that of a place.
    #[inline]
    pub(super) fn insert(&mut self, new: u128, place: usize, known: impl Fn(usize) -> u128) -> bool {
        if self.len * 2 >= self.slots.len() {
            self.grow(&known);
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
            if known(other as usize) == new {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self, known: impl Fn(usize) -> u128) {
        const FEWEST: usize = 64;
        let stamp = self.stamp.max(1);
        let size = (self.slots.len() * 4).max(FEWEST);
        let old = std::mem::replace(&mut self.slots, vec![(0, 0); size]);
        self.stamp = stamp;
        for (_, place) in old.into_iter().filter(|slot| slot.0 == stamp) {
            let mut at = hash(known(place as usize)) as usize & (size - 1);
            while self.slots[at].0 == stamp {
                at = (at + 1) & (size - 1);
            }
            self.slots[at] = (stamp, place);
        }
    }
}
