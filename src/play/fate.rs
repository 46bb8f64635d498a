//! From what all chance of a game follows: a secret of the house, and a word of each person.
//!
//! The house commits itself first: it shows the SHA-256 of `homestretch commitment 2`, of what was agreed, and of
//! `secret` with its 64 lower-case hexadecimal digits, each line with its line feed; what was agreed are the lines of the
//! record from `game` up to the commitment. Only then each person adds a word. The seed of the dice is the SHA-256 of
//! `homestretch seed 2`, of that line of the secret, and of the lines `word SEAT WORD`. So neither side can choose the
//! dice: the house had fixed its secret before it knew the words, and nobody knew the secret who chose a word.
//!
//! Without a word the secret itself is the seed: so a game can be played again from a seed that was typed. Whoever gave it
//! may know all dice, and `homestretch verify` says so.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

use super::{
    dice::{Dice, Seed},
    seed,
    setup::{Setup, Sitter, clean_name},
};
use crate::rules::{Message, Seat, Source as _};

/// How a game is committed to its chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// Records of version 1: the secret is the seed, and the commitment holds it, the game and its rules.
    Seed,
    /// Records of version 2: as this module says.
    #[default]
    Words,
}

impl Scheme {
    /// The version of records that have it.
    #[must_use]
    pub fn version(self) -> u32 {
        match self {
            Self::Seed => 1,
            Self::Words => 2,
        }
    }

    /// The scheme of the records of a version.
    #[must_use]
    pub(super) fn of_version(text: &str) -> Option<Self> {
        [Self::Seed, Self::Words]
            .into_iter()
            .find(|scheme| scheme.version().to_string() == text)
    }
}

/// From what the chance of one game follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// What the house commits itself to.
    pub secret: Seed,
    /// The words of the persons, by seat.
    pub words: Vec<(Seat, String)>,
    /// How the house does it.
    pub scheme: Scheme,
}

impl From<Seed> for Fate {
    /// The fate of a seed that is given: nobody adds to it.
    fn from(secret: Seed) -> Self {
        Self {
            secret,
            words: Vec::new(),
            scheme: Scheme::default(),
        }
    }
}

impl Fate {
    /// A secret of the system, and a word of each person: the one that was chosen, else one that is drawn.
    ///
    /// # Errors
    /// When the system has no source of random bytes.
    pub fn drawn(setup: &Setup, chosen: &[Option<String>; Seat::MOST]) -> Result<Self, Message> {
        Self::from(seed::fresh()?).joined(setup, chosen)
    }

    /// This secret with a word of each person.
    ///
    /// # Errors
    /// When the system has no source of random bytes.
    pub fn joined(mut self, setup: &Setup, chosen: &[Option<String>; Seat::MOST]) -> Result<Self, Message> {
        self.words.clear();
        for seat in persons(setup) {
            let typed = chosen[seat.index()].as_deref().and_then(read_word);
            let word = typed.map_or_else(drawn_word, Ok)?;
            self.words.push((seat, word));
        }
        Ok(self)
    }

    /// The seed of the dice.
    #[must_use]
    pub fn seed(&self) -> Seed {
        if self.words.is_empty() {
            return self.secret;
        }
        let secret = seed::hex(&self.secret);
        let text = format!("homestretch seed 2\nsecret {secret}\n{}", self.words_text());
        Sha256::digest(text).into()
    }

    /// The words as they stand in a record, a line each.
    #[must_use]
    pub(super) fn words_text(&self) -> String {
        let mut text = String::new();
        for (seat, word) in &self.words {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "word {seat} {word}");
        }
        text
    }

    /// What is shown before anybody chooses a word; `terms` is what was agreed.
    #[must_use]
    pub(super) fn commitment(&self, terms: &str) -> String {
        let secret = seed::hex(&self.secret);
        seed::digest(&format!("homestretch commitment 2\n{terms}secret {secret}\n"))
    }
}

/// The seats whose persons add a word to the dice: all, where there are dice.
pub fn persons(setup: &Setup) -> impl Iterator<Item = Seat> {
    let has_chance = setup.open().is_ok_and(|board| board.has_chance());
    let chairs = setup.chairs.iter().take(Seat::MOST).enumerate();
    chairs
        .filter(move |(_, chair)| has_chance && chair.sitter == Sitter::Person)
        .map(|(seat, _)| Seat::new(seat))
}

/// A word as it may stand in a record; none when nothing is left of it.
#[must_use]
pub fn read_word(text: &str) -> Option<String> {
    Some(clean_name(text)).filter(|word| !word.is_empty())
}

/// A word that can be said, for who chooses none: five syllables of 80, which are 31 bits.
///
/// # Errors
/// When the system has no source of random bytes.
pub fn drawn_word() -> Result<String, Message> {
    const FIRST: &[u8] = b"bdfghklmnprstvwz";
    const SECOND: &[u8] = b"aeiou";
    let mut source = Dice::new(&seed::fresh()?);
    let mut letter = |of: &[u8]| char::from(of[source.below(of.len() as u32) as usize]);
    Ok((0..5).flat_map(|_| [letter(FIRST), letter(SECOND)]).collect())
}
