//! The password of a table, of which only a digest is kept, with salt.

use std::hint::black_box;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{play::seed, rules::Message};

/// A password that nobody can read.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Password {
    salt: String,
    digest: String,
}

fn digest(salt: &str, password: &str) -> String {
    seed::hex(&Sha256::digest(format!("{salt}:{password}")))
}

impl Password {
    /// None for an empty one.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub(super) fn of(password: &str) -> Result<Option<Self>, Message> {
        if password.is_empty() {
            return Ok(None);
        }
        let salt = seed::hex(&seed::fresh()?);
        let digest = digest(&salt, password);
        Ok(Some(Self { salt, digest }))
    }

    /// Whether it is this one. It takes as long where the first sign of the digest differs as where none does.
    pub(super) fn is(&self, password: &str) -> bool {
        let given = digest(&self.salt, password);
        let differs = |all: u8, (one, two): (u8, u8)| black_box(all | (one ^ two));
        given.len() == self.digest.len() && given.bytes().zip(self.digest.bytes()).fold(0, differs) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Password;

    #[test]
    fn a_password_is_known_again_and_can_t_be_read() {
        let one = Password::of("sesame").expect("random bytes").expect("a password");
        let two = Password::of("sesame").expect("random bytes").expect("a password");
        assert!(one.is("sesame") && two.is("sesame"));
        for other in ["", "Sesame", "sesame ", "sesam"] {
            assert!(!one.is(other), "{other}");
        }
        let kept = serde_json::to_string(&one).expect("it can be written");
        assert!(!kept.contains("sesame"));
        assert_ne!(kept, serde_json::to_string(&two).expect("it can be written"));
        assert!(Password::of("").expect("no password").is_none());
    }
}
