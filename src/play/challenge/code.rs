//! A code as people type it: numbers and words in bits, five to a digit, with a version before and two check digits behind.
//!
//! The digits are Crockford's base 32: no I, L, O and U. Case does not matter, O is 0, I and L are 1, and blanks and dashes
//! are passed over. Each check digit is a sum over GF(32) of all digits before it, the k-th from behind times αᵏ in the
//! first and α²ᵏ in the second: one wrong digit, and two neighbours that changed places, always make a difference.
//! Version and check digits stay where they are in every version to come.

use sha2::{Digest as _, Sha256};

use crate::rules::Message;

/// The version of the codes that this program makes.
const VERSION: u8 = 1;
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// So many bits are a digit.
const BITS: usize = 5;
/// So many digits stand together.
const GROUP: usize = 4;
/// No code is longer, in digits: the notation of a position has some hundreds of characters.
const MOST: usize = 4096;
/// The bits of a tag.
const TAG: u32 = 15;

/// A word in fifteen bits, the same ones wherever it stands in a list: the first of its SHA-256.
fn tag(word: &str) -> u64 {
    let hash = Sha256::digest(word);
    u64::from(u16::from_be_bytes([hash[0], hash[1]]) >> 1)
}

/// Twice a digit in GF(32), by x⁵ + x² + 1.
fn double(digit: u8) -> u8 {
    let twice = digit << 1;
    if twice & 32 == 0 { twice } else { twice ^ 0b10_0101 }
}

/// The check digit of these digits, by this power of α.
fn check(digits: &[u8], power: usize) -> u8 {
    let times = |digit| (0..power).fold(digit, |digit, _| double(digit));
    digits.iter().fold(0, |sum, digit| times(sum ^ digit))
}

/// What is said of a code whose content makes no sense here.
pub(super) fn unread() -> Message {
    Message::new("challenge-unread")
}

/// Puts together what a code holds.
#[derive(Default)]
pub(super) struct Writer(Vec<bool>);

impl Writer {
    /// A number of so many bits.
    pub(super) fn number(&mut self, number: u64, bits: u32) {
        self.0.extend((0..bits).rev().map(|bit| number >> bit & 1 == 1));
    }

    /// Yes or no.
    pub(super) fn flag(&mut self, flag: bool) {
        self.0.push(flag);
    }

    /// A number that is mostly small: four bits at a time, the last ones first, each with a bit that says whether more follow.
    pub(super) fn count(&mut self, mut number: u64) {
        while number > 15 {
            self.number(16 | number & 15, 5);
            number >>= 4;
        }
        self.number(number, 5);
    }

    /// A word of a list.
    pub(super) fn word(&mut self, word: &str) {
        self.number(tag(word), TAG);
    }

    /// A text that stands in no list.
    pub(super) fn text(&mut self, text: &str) {
        self.count(text.len() as u64);
        self.bytes(text.as_bytes());
    }

    /// Bytes, as many as the reader expects.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.number(byte.into(), 8);
        }
    }

    /// The code.
    pub(super) fn code(self) -> String {
        let digit =
            |bits: &[bool]| (0..BITS).fold(0, |digit, at| digit << 1 | u8::from(bits.get(at) == Some(&true)));
        let mut digits = vec![VERSION];
        digits.extend(self.0.chunks(BITS).map(digit));
        for power in [1, 2] {
            digits.push(check(&digits, power));
        }
        let group = |digits: &[u8]| {
            digits
                .iter()
                .map(|&it| char::from(DIGITS[usize::from(it)]))
                .collect()
        };
        let groups: Vec<String> = digits.chunks(GROUP).map(group).collect();
        groups.join("-")
    }
}

/// Takes apart what a code holds.
pub(super) struct Reader {
    bits: Vec<bool>,
    at: usize,
}

impl Reader {
    /// That of a code that was typed.
    ///
    /// # Errors
    /// When a sign is none of a code, a digit is wrong, missing or changed places, or the code is of another version.
    pub(super) fn new(text: &str) -> Result<Self, Message> {
        let passed = |sign: &char| sign.is_whitespace() || "-‐‑‒–—−".contains(*sign);
        let digits = text.chars().filter(|sign| !passed(sign)).map(digit);
        let digits = digits.take(MOST + 1).collect::<Result<Vec<u8>, Message>>()?;
        let [version, content @ .., first, second] = &digits[..] else {
            return Err(Message::new("challenge-short"));
        };
        let sums = [1, 2].map(|power| check(&digits[..digits.len() - 3 + power], power));
        if digits.len() > MOST || sums != [*first, *second] {
            return Err(Message::new("challenge-typed"));
        }
        if *version != VERSION {
            return Err(Message::new("challenge-version")
                .with("version", i64::from(*version))
                .with("known", i64::from(VERSION)));
        }
        let bits = |digit: &u8| {
            let digit = *digit;
            (0..BITS).rev().map(move |bit| digit >> bit & 1 == 1)
        };
        Ok(Self {
            bits: content.iter().flat_map(bits).collect(),
            at: 0,
        })
    }

    /// A number of so many bits.
    pub(super) fn number(&mut self, bits: u32) -> Result<u64, Message> {
        let end = self.at + bits as usize;
        let own = self.bits.get(self.at..end).ok_or_else(unread)?;
        self.at = end;
        Ok(own.iter().fold(0, |number, &bit| number << 1 | u64::from(bit)))
    }

    /// Yes or no.
    pub(super) fn flag(&mut self) -> Result<bool, Message> {
        Ok(self.number(1)? == 1)
    }

    /// What [`Writer::count`] wrote.
    pub(super) fn count(&mut self) -> Result<u64, Message> {
        let mut number = 0;
        for place in (0..u64::BITS).step_by(4) {
            let part = self.number(5)?;
            number |= (part & 15) << place;
            if part < 16 {
                return Ok(number);
            }
        }
        Err(unread())
    }

    /// The one of these words that is meant; none where it is none of them.
    pub(super) fn word<T>(
        &mut self,
        known: impl IntoIterator<Item = T>,
        name: impl Fn(&T) -> &str,
    ) -> Result<Option<T>, Message> {
        let meant = self.number(TAG)?;
        Ok(known.into_iter().find(|it| tag(name(it)) == meant))
    }

    /// A text that stands in no list.
    pub(super) fn text(&mut self) -> Result<String, Message> {
        let length = usize::try_from(self.count()?).map_err(|_| unread())?;
        if length > MOST {
            return Err(unread());
        }
        String::from_utf8(self.bytes(length)?).map_err(|_| unread())
    }

    /// So many bytes.
    pub(super) fn bytes(&mut self, length: usize) -> Result<Vec<u8>, Message> {
        (0..length).map(|_| Ok(self.number(8)? as u8)).collect()
    }

    /// That nothing is left but what fills up the last digit.
    pub(super) fn end(self) -> Result<(), Message> {
        let rest = &self.bits[self.at..];
        if rest.len() < BITS && !rest.contains(&true) {
            Ok(())
        } else {
            Err(unread())
        }
    }
}

/// The value of a digit as it was typed.
fn digit(sign: char) -> Result<u8, Message> {
    let plain = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let place = DIGITS.iter().position(|&digit| char::from(digit) == plain);
    let place = place.ok_or_else(|| Message::new("challenge-sign").with("sign", sign.to_string()))?;
    Ok(place as u8)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::catalogue::Ours;

    fn written(parts: &[(u64, u32)]) -> String {
        let mut writer = Writer::default();
        for &(number, bits) in parts {
            writer.number(number, bits);
        }
        writer.code()
    }

    fn key(code: &str) -> String {
        Reader::new(code).err().expect("it is refused").key
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(number: u64, bits in 1_u32..=64, count: u64, text in ".{0,20}", flag: bool) {
            let number = number >> (64 - bits);
            let mut writer = Writer::default();
            writer.number(number, bits);
            writer.count(count);
            writer.flag(flag);
            writer.text(&text);
            let mut reader = Reader::new(&writer.code()).expect("a code");
            prop_assert_eq!(reader.number(bits), Ok(number));
            prop_assert_eq!(reader.count(), Ok(count));
            prop_assert_eq!(reader.flag(), Ok(flag));
            prop_assert_eq!(reader.text(), Ok(text));
            prop_assert_eq!(reader.end(), Ok(()));
        }

        #[test]
        fn no_text_is_too_odd_to_be_refused_in_peace(text in ".{0,40}") {
            if let Ok(mut reader) = Reader::new(&text) {
                let _ = reader.text();
            }
        }
    }

    #[test]
    fn every_wrong_digit_and_every_swap_of_neighbours_is_found() {
        for number in [0, 0x0123_4567_89AB_CDEF, u64::MAX] {
            let code = written(&[(number, 64), (!number, 64)]).replace('-', "");
            assert!(Reader::new(&code).is_ok());
            for at in 0..code.len() {
                for other in DIGITS.iter().filter(|&&other| other != code.as_bytes()[at]) {
                    let mut wrong = code.clone().into_bytes();
                    wrong[at] = *other;
                    let wrong = String::from_utf8(wrong).expect("digits");
                    assert_eq!(key(&wrong), "challenge-typed", "{wrong}");
                }
                let mut swapped = code.clone().into_bytes();
                if at > 0 && swapped[at] != swapped[at - 1] {
                    swapped.swap(at, at - 1);
                    let swapped = String::from_utf8(swapped).expect("digits");
                    assert_eq!(key(&swapped), "challenge-typed", "{swapped}");
                }
            }
        }
    }

    #[test]
    fn a_code_is_read_however_it_is_written() {
        let code = written(&[(0, 20), (1, 20)]);
        assert!(code.contains('0') && code.contains('1') && code.contains('-'));
        for other in [
            code.to_lowercase(),
            code.replace('-', ""),
            code.replace('-', " – "),
            code.replace('0', "o").replace('1', "L"),
            format!("  {}\n", code.replace('1', "i")),
        ] {
            let mut reader = Reader::new(&other).expect("the same code");
            assert_eq!(reader.number(40), Ok(1), "{other}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_code_is_told() {
        assert_eq!(key(""), "challenge-short");
        assert_eq!(key("1A"), "challenge-short");
        assert_eq!(key("1ABC-DU23"), "challenge-sign");
        assert_eq!(key("1ABC-DE23"), "challenge-typed");
        assert_eq!(key(&"0".repeat(MOST + 1)), "challenge-typed");
        let mut newer = vec![VERSION + 1, 9];
        for power in [1, 2] {
            newer.push(check(&newer, power));
        }
        let newer: String = newer
            .iter()
            .map(|&it| char::from(DIGITS[usize::from(it)]))
            .collect();
        assert_eq!(key(&newer), "challenge-version");
    }

    #[test]
    fn no_two_words_of_a_list_have_the_same_tag() {
        fn differ<'a>(words: impl IntoIterator<Item = &'a str>) {
            let words: Vec<&str> = words.into_iter().collect();
            for (at, word) in words.iter().enumerate() {
                assert!(words[..at].iter().all(|other| tag(other) != tag(word)), "{word}");
            }
        }
        differ(Ours::GAMES.iter().map(|entry| entry.name()));
        for entry in Ours::GAMES {
            differ(entry.presets().iter().copied());
            differ(entry.settings().iter().map(|setting| setting.name));
            differ(entry.strategies().iter().map(|facts| facts.name));
        }
    }
}
