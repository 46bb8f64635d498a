//! The code of a seat: 128 random bits, which are written in the link and nowhere else.

use std::{fmt, hint::black_box};

use crate::{play::seed, rules::Message};

/// So many bytes.
const BYTES: usize = 16;

/// The code of a seat, or of looking on. It has no `==`, and is not shown where a program is looked into.
#[derive(Clone, Copy)]
pub struct Token([u8; BYTES]);

impl Token {
    /// One that nobody has seen.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn fresh() -> Result<Self, Message> {
        let random = seed::fresh()?;
        Ok(Self(std::array::from_fn(|at| random[at])))
    }

    /// One as it is written: 32 hexadecimal digits.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let bytes = seed::bytes(text)?;
        bytes.try_into().ok().map(Self)
    }

    /// Whether it is the same. It takes as long where the first byte differs as where none does.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        let differs = |all: u8, (one, two): (&u8, &u8)| black_box(all | (one ^ two));
        self.0.iter().zip(&other.0).fold(0, differs) == 0
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&seed::hex(&self.0))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

#[cfg(test)]
mod tests {
    use super::Token;

    #[test]
    fn a_token_reads_back_and_one_digit_makes_another() {
        let token = Token::fresh().expect("random bytes");
        let text = token.to_string();
        assert!(Token::read(&text).expect("a token").is(&token));
        for at in 0..text.len() {
            let mut other = text.clone().into_bytes();
            other[at] = if other[at] == b'0' { b'1' } else { b'0' };
            let other = String::from_utf8(other).expect("digits");
            assert!(!Token::read(&other).expect("a token").is(&token), "{at}");
        }
    }

    #[test]
    fn what_is_no_token_is_none_and_none_is_shown_by_accident() {
        for text in [
            "",
            "12",
            "+1234567890123456789012345678901",
            "é234567890123456789012345678901",
            "0x345678901234567890123456789012",
        ] {
            assert!(Token::read(text).is_none(), "{text}");
        }
        assert_eq!(format!("{:?}", Token([7; 16])), "Token");
    }
}
