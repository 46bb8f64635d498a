//! Seeds as text, and other seeds that follow from them.

use rand::{TryRng, rngs::SysRng};
use sha2::{Digest, Sha256};

use super::dice::Seed;
use crate::rules::{Message, Seat};

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('0');
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)])
        .collect()
}

/// Reads an even number of hexadecimal digits.
#[must_use]
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text
        .chars()
        .map(|digit| digit.to_digit(16).map(|digit| digit as u8))
        .collect::<Option<_>>()?;
    let (pairs, []) = digits.as_chunks::<2>() else {
        return None;
    };
    Some(pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

/// Reads 64 hexadecimal digits.
#[must_use]
pub fn unhex(text: &str) -> Option<Seed> {
    bytes(text)?.try_into().ok()
}

/// Reads a seed as it is typed: a number, which fills the first eight bytes in little-endian order, or 64 hexadecimal digits.
///
/// # Errors
/// When it is neither.
pub fn read(text: &str) -> Result<Seed, Message> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(numbered(number));
    }
    unhex(text).ok_or_else(|| Message::new("seed-text").with("text", text))
}

/// The seed of a number: its eight bytes in little-endian order, then zeros.
#[must_use]
pub fn numbered(number: u64) -> Seed {
    let mut seed = Seed::default();
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// The seed of one of many games, counted from 0, which all follow from one seed. The first has that seed itself; the
/// others have the SHA-256 of `homestretch game 1`, a line feed, the seed and the number, in eight bytes of little-endian
/// order.
#[must_use]
pub fn nth(seed: &Seed, number: u64) -> Seed {
    if number == 0 {
        return *seed;
    }
    let mut hash = Sha256::new();
    hash.update("homestretch game 1\n");
    hash.update(seed);
    hash.update(number.to_le_bytes());
    hash.finalize().into()
}

/// The number that a program from elsewhere is given for its own random numbers in one game: the first eight bytes, in
/// little-endian order, of the SHA-256 of `homestretch guest 1`, a line feed, the seed, and the numbers of the game and of
/// the seat, both in eight bytes of that order. Whoever does not know the seed learns nothing of the dice from it.
#[must_use]
pub fn guest_number(seed: &Seed, game: u64, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update("homestretch guest 1\n");
    hash.update(seed);
    hash.update(game.to_le_bytes());
    hash.update((seat.index() as u64).to_le_bytes());
    let mut number = [0; 8];
    number.copy_from_slice(&hash.finalize()[..8]);
    u64::from_le_bytes(number)
}

/// A seed from the operating system.
///
/// # Errors
/// When the system has no source of random bytes.
pub fn fresh() -> Result<Seed, Message> {
    let mut seed = Seed::default();
    SysRng
        .try_fill_bytes(&mut seed)
        .map_err(|error| Message::new("seed-system").with("why", error.to_string()))?;
    Ok(seed)
}

/// A number from the operating system that fits into 53 bits: every reader of JSON has it exactly.
///
/// # Errors
/// When the system has no source of random bytes.
pub fn fresh_number() -> Result<u64, Message> {
    let mut number = [0; 8];
    number.copy_from_slice(&fresh()?[..8]);
    Ok(u64::from_le_bytes(number) >> 11)
}

/// The commitment of records of version 1: the SHA-256 of `homestretch commitment 1`, the word for the game, the
/// configuration as it stands in the record, and the seed in 64 lower-case hexadecimal digits, each with a line feed.
#[must_use]
pub fn commitment(game: &str, config: &str, seed: &Seed) -> String {
    let text = format!("homestretch commitment 1\n{game}\n{config}\n{}\n", hex(seed));
    hex(&Sha256::digest(text))
}

/// The SHA-256 of some text, in lower-case hexadecimal digits.
#[must_use]
pub(crate) fn digest(text: &str) -> String {
    hex(&Sha256::digest(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_64_hexadecimal_digits_and_nothing_else() {
        assert_eq!(read("258"), Ok(numbered(258)));
        assert_eq!(numbered(258)[..3], [2, 1, 0]);
        let seed = [0xab; 32];
        assert_eq!(read(&hex(&seed)), Ok(seed));
        for wrong in [
            "",
            "-1",
            "seven",
            "0x12",
            &hex(&seed)[1..],
            "99999999999999999999999",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn games_of_one_seed_have_seeds_of_their_own() {
        let seeds = [0, 1, 2, 1 << 40].map(|number| nth(&numbered(5), number));
        assert_eq!(seeds[0], numbered(5));
        for (place, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..place].contains(seed));
            assert_ne!(*seed, nth(&numbered(6), place as u64));
        }
    }

    #[test]
    fn a_guest_gets_a_number_of_its_own_which_is_no_part_of_the_seed() {
        let seed: Seed = std::array::from_fn(|k| k as u8);
        let number = guest_number(&seed, 3, Seat::new(1));
        assert_eq!(number, guest_number(&seed, 3, Seat::new(1)));
        for other in [
            guest_number(&seed, 3, Seat::new(2)),
            guest_number(&seed, 2, Seat::new(1)),
            guest_number(&numbered(1), 3, Seat::new(1)),
        ] {
            assert_ne!(number, other);
        }
        let parts = seed.windows(8).map(<[u8]>::to_vec);
        assert!(
            parts
                .clone()
                .all(|part| part != number.to_le_bytes() && part != number.to_be_bytes())
        );
    }

    #[test]
    fn the_commitment_hangs_on_everything() {
        let base = commitment("mejn", "(seats:4)", &[1; 32]);
        assert_ne!(base, commitment("mejn", "(seats:6)", &[1; 32]));
        assert_ne!(base, commitment("ludo", "(seats:4)", &[1; 32]));
        assert_ne!(base, commitment("mejn", "(seats:4)", &[2; 32]));
        assert_eq!(base.len(), 64);
    }
}
