//! `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): numbers without any order that
//! are the same everywhere, for keys of tables and for games from which a judgement learns.

use crate::rules::Source;

/// The next of a row of numbers.
pub(super) const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

/// Such a row as dice.
pub(super) struct SplitMix(pub(super) u64);

impl Source for SplitMix {
    fn below(&mut self, n: u32) -> u32 {
        (((next(&mut self.0) >> 32) * u64::from(n)) >> 32) as u32
    }
}
