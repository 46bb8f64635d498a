//! Where random numbers come from: one `ChaCha8` generator for the dice of a game, and a stream for each choice of a computer.
//!
//! The dice are the words of `ChaCha` with 8 rounds (key: the 32 bytes of the seed, 64-bit block counter
//! and 64-bit nonce 0, words little-endian, in order). A number below n is made from the next word x by
//! multiply and reject: m = x·n; it is rejected while the low 32 bits of m are below 2³² mod n, else the
//! high 32 bits are the number. Every number below n is then exactly equally likely (Lemire 2019,
//! "Fast random integer generation in an interval").
//!
//! Computers draw from another sequence, of which each of their choices has a stretch of its own, found by
//! the seat and the ply: neither undo nor another strategy changes the dice, and only at a table for practice does
//! undo change what a seat draws later.

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};

use crate::rules::{Seat, Source};

/// The 32 bytes from which all chance of a game follows.
pub type Seed = [u8; 32];

/// The generator of dice and deals.
#[derive(Debug)]
pub struct Dice {
    /// Elsewhere, so that of thousands of games only what every throw needs is close at hand.
    generator: Box<ChaCha8Rng>,
    /// Words taken from the generator ahead, in their order: the next one then costs only a few instructions.
    ready: [[u8; 4]; READY],
    /// How many of them have been used.
    used: usize,
}

/// How many words are taken at once: as many as the generator makes.
const READY: usize = 64;

impl Dice {
    /// The dice of a seed, from their first word.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Self {
            generator: Box::new(ChaCha8Rng::from_seed(*seed)),
            ready: [[0; 4]; READY],
            used: READY,
        }
    }

    /// The dice of a seed after so many words have been used.
    #[must_use]
    pub fn at(seed: &Seed, words: u64) -> Self {
        let mut dice = Self::new(seed);
        dice.generator.set_word_pos(u128::from(words));
        dice
    }

    /// How many words have been used.
    #[must_use]
    pub fn words(&self) -> u64 {
        let unused = (READY - self.used) as u128;
        u64::try_from(self.generator.get_word_pos() - unused).unwrap_or(u64::MAX)
    }

    #[inline]
    fn word(&mut self) -> u32 {
        if let Some(&word) = self.ready.get(self.used) {
            self.used += 1;
            u32::from_le_bytes(word)
        } else {
            self.refill()
        }
    }

    /// Takes the next words, and the first of them is used.
    #[cold]
    fn refill(&mut self) -> u32 {
        self.generator.fill_bytes(self.ready.as_flattened_mut());
        self.used = 1;
        u32::from_le_bytes(self.ready[0])
    }
}

impl Source for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.word())
    }
}

/// The dice of a seed for several games, one after the other: their words are made only once.
#[derive(Debug)]
pub struct Tape {
    generator: ChaCha8Rng,
    /// All words so far, in their order.
    words: Vec<u32>,
    /// How many of them the game has used.
    used: usize,
}

impl Tape {
    /// The dice of a seed, from their first word.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Self {
            generator: ChaCha8Rng::from_seed(*seed),
            words: Vec::new(),
            used: 0,
        }
    }

    /// Goes back to the first word.
    pub fn rewind(&mut self) {
        self.used = 0;
    }

    #[inline]
    fn word(&mut self) -> u32 {
        if let Some(&word) = self.words.get(self.used) {
            self.used += 1;
            word
        } else {
            self.extend()
        }
    }

    /// Makes the next words, and the first of them is used.
    #[cold]
    fn extend(&mut self) -> u32 {
        let mut words = [[0; 4]; READY];
        self.generator.fill_bytes(words.as_flattened_mut());
        self.words.extend(words.map(u32::from_le_bytes));
        self.used += 1;
        u32::from_le_bytes(words[0])
    }
}

impl Source for Tape {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.word())
    }
}

/// A number below `n` of the words of a source, by multiply and reject.
#[inline]
fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    loop {
        let wide = u64::from(word()) * u64::from(n);
        #[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
        let low = wide as u32;
        if low >= n || low >= n.wrapping_neg() % n {
            return (wide >> 32) as u32;
        }
    }
}

/// The beginning of all computers’ streams of one game: the 256 bits of the seed mixed down to 64, which tell of no dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThoughtKey(u64);

impl ThoughtKey {
    /// The key of a game.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        let word = |chunk: &[u8]| {
            chunk
                .iter()
                .rev()
                .fold(0, |word, &byte| word << 8 | u64::from(byte))
        };
        Self(
            seed.chunks_exact(8)
                .map(word)
                .fold(GOLDEN, |key, word| mix(key ^ word)),
        )
    }

    /// The key after so many times that a game of practice was taken back: computers choose anew.
    #[must_use]
    pub fn again(self, takebacks: u64) -> Self {
        match takebacks {
            0 => self,
            _ => Self(mix(self.0 ^ takebacks.wrapping_mul(GOLDEN))),
        }
    }

    /// The stream for one choice: 2³² numbers, which no other of the first 2²⁹ plies uses.
    #[must_use]
    #[inline]
    pub fn stream(self, seat: Seat, ply: u64) -> Thoughts {
        let stretch = (ply << 3 | seat.index() as u64) << 32;
        Thoughts(self.0.wrapping_add(stretch.wrapping_mul(GOLDEN)))
    }
}

/// Random numbers for one choice of a computer: a stretch of `SplitMix64` (Steele, Lea, Flood 2014), which costs
/// nothing to begin.
#[derive(Clone, Copy, Debug)]
pub struct Thoughts(u64);

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

#[inline]
fn mix(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

impl Source for Thoughts {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || {
            self.0 = self.0.wrapping_add(GOLDEN);
            (mix(self.0) >> 32) as u32
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_go_on_where_they_were() {
        let seed = [7; 32];
        let mut dice = Dice::new(&seed);
        let before: Vec<u32> = (0..100).map(|_| dice.below(6)).collect();
        assert!(before.iter().all(|&face| face < 6));
        let mut again = Dice::at(&seed, dice.words());
        assert_eq!(
            (0..100).map(|_| dice.below(20)).collect::<Vec<_>>(),
            (0..100).map(|_| again.below(20)).collect::<Vec<_>>(),
        );
    }

    #[test]
    fn a_tape_has_the_words_of_the_dice_every_time() {
        let seed = [9; 32];
        let (mut dice, mut tape) = (Dice::new(&seed), Tape::new(&seed));
        let thrown: Vec<u32> = (0..300).map(|_| dice.below(6)).collect();
        for count in [100, 300, 64, 65, 300] {
            tape.rewind();
            assert!(thrown.iter().take(count).all(|&face| tape.below(6) == face));
        }
    }

    #[test]
    fn rejection_leaves_every_number_equally_likely() {
        // 3·2³⁰ rejects a quarter of all words; the rest must still be spread evenly over thirds.
        let mut dice = Dice::new(&[1; 32]);
        let n = 3 << 30;
        let mut counts = [0_u32; 3];
        for _ in 0..30_000 {
            counts[(dice.below(n) >> 30) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_700..10_300).contains(count)),
            "{counts:?}"
        );
    }

    #[test]
    fn choices_have_streams_of_their_own() {
        let key = ThoughtKey::new(&[3; 32]);
        let draw = |takebacks, seat, ply| {
            let mut thoughts = key.again(takebacks).stream(Seat::new(seat), ply);
            [(); 4].map(|()| thoughts.below(1_000_000))
        };
        assert_eq!(draw(0, 1, 5), draw(0, 1, 5));
        assert_ne!(draw(0, 1, 5), draw(0, 2, 5));
        assert_ne!(draw(0, 1, 5), draw(0, 1, 6));
        assert_ne!(draw(0, 1, 5), draw(1, 1, 5));
        assert_ne!(draw(1, 1, 5), draw(2, 1, 5));
    }
}
