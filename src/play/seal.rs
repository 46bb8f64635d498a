//! Games that are not over, under a key: who may read the files of a player learns no roll, card or choice from them.
//!
//! Everything of the record that follows the commitment is encrypted with AES-256 in Galois counter mode, under the key
//! that lies in the data folder and that its owner alone may read; what stands before can be read, and not be altered.
//! The line is `sealed` and, in hexadecimal digits, the 12 bytes of the nonce, the encrypted bytes and the 16 of the tag.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use aes_gcm::{
    Aes256Gcm, Nonce,
    aead::{Aead as _, KeyInit as _, Payload},
};

use super::{
    dice::Seed,
    record::{self, PLAY, RecordFault, SEALED},
    seed,
    store::{StoreError, read_text},
};
use crate::{files::temporary, rules::Message};

/// The name of the file in the data folder that holds the key.
pub const KEY_FILE: &str = "seal.key";
/// The bytes of a nonce.
const NONCE: usize = 12;

/// The key of a data folder.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(Seed);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// The key of a data folder; a new one where there is none.
    ///
    /// # Errors
    /// When the file can't be read or made, or holds no key.
    pub fn of(folder: &Path) -> Result<Self, StoreError> {
        if let Some(key) = Self::known(folder)? {
            return Ok(key);
        }
        let path = folder.join(KEY_FILE);
        let io = |source| StoreError::Io {
            path: path.clone(),
            source,
        };
        let fresh = seed::fresh().map_err(|message| StoreError::Refused {
            path: path.clone(),
            message,
        })?;
        fs::create_dir_all(folder).map_err(io)?;
        let mut file = temporary::make_secret(folder).map_err(io)?;
        writeln!(file, "{}", seed::hex(&fresh)).map_err(io)?;
        file.as_file().sync_data().map_err(io)?;
        match file.persist_noclobber(&path) {
            Ok(_) => Ok(Self(fresh)),
            // Another program has just made one.
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                Self::known(folder)?.ok_or(StoreError::BadKey { path })
            }
            Err(error) => Err(io(error.error)),
        }
    }

    /// The key of a data folder, if it has one.
    ///
    /// # Errors
    /// When the file can't be read, or holds no key.
    pub fn known(folder: &Path) -> Result<Option<Self>, StoreError> {
        let path: PathBuf = folder.join(KEY_FILE);
        match read_text(&path) {
            Ok(text) => match seed::unhex(text.trim()) {
                Some(key) => Ok(Some(Self(key))),
                None => Err(StoreError::BadKey { path }),
            },
            Err(StoreError::Io { source, .. }) if source.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn cipher(&self) -> Aes256Gcm {
        Aes256Gcm::new(&self.0.into())
    }
}

/// Whether the text of a record is sealed.
#[must_use]
pub fn is_sealed(text: &str) -> bool {
    text.contains(&format!("\n{SEALED}"))
}

/// Seals the text of a record.
///
/// # Errors
/// When the system has no source of random bytes.
pub(super) fn seal(text: &str, key: &Key) -> Result<String, Message> {
    let (head, rest) = parted(text);
    let mut sealed = seed::fresh()?[..NONCE].to_vec();
    let payload = Payload {
        msg: rest.as_bytes(),
        aad: head.as_bytes(),
    };
    let nonce = Nonce::try_from(&sealed[..]).map_err(|_| Message::new("seal-broken"))?;
    let encrypted = key.cipher().encrypt(&nonce, payload);
    sealed.extend(encrypted.map_err(|_| Message::new("seal-broken"))?);
    Ok(record::signed(format!("{head}{SEALED}{}\n", seed::hex(&sealed))))
}

/// The text of a record that was sealed.
///
/// # Errors
/// When it is damaged, or sealed with another key.
pub(super) fn open(text: &str, key: &Key) -> Result<String, RecordFault> {
    let line = text.lines().count();
    let fault = |key: &str| RecordFault {
        line: line.saturating_sub(1),
        message: Message::new(key),
    };
    let (body, _) = text
        .rsplit_once("sha256 ")
        .ok_or_else(|| fault("record-truncated"))?;
    if record::signed(body.to_owned()) != text {
        return Err(fault("record-hash"));
    }
    let (head, sealed) = body
        .rsplit_once(SEALED)
        .ok_or_else(|| fault("record-truncated"))?;
    let sealed = seed::bytes(sealed.trim_end()).ok_or_else(|| fault("seal-broken"))?;
    let (nonce, encrypted) = sealed
        .split_at_checked(NONCE)
        .ok_or_else(|| fault("seal-broken"))?;
    let nonce = Nonce::try_from(nonce).map_err(|_| fault("seal-broken"))?;
    let payload = Payload {
        msg: encrypted,
        aad: head.as_bytes(),
    };
    let rest = key.cipher().decrypt(&nonce, payload);
    let rest = rest.map_err(|_| fault("seal-other-key"))?;
    let rest = String::from_utf8(rest).map_err(|_| fault("seal-broken"))?;
    Ok(record::signed(format!("{head}{rest}")))
}

/// What of a record everybody may read, and what follows, without the check sum.
fn parted(text: &str) -> (&str, &str) {
    let play = text.find(&format!("\n{PLAY}")).map_or(0, |at| at + 1);
    let words = text[..play].find("\nword ").map_or(play, |at| at + 1);
    let end = text.rfind("sha256 ").unwrap_or(text.len());
    (&text[..words], text.get(words..end).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str =
        "homestretch record 2\ngame mejn\ncommitment 00\nword 0 tulip\nplay\n~ 6\nsecret 12\n";

    #[test]
    fn what_is_sealed_is_opened_by_its_key_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let key = Key::of(folder.path()).expect("a key");
        assert_eq!(Key::of(folder.path()).expect("the same"), key);
        let text = record::signed(RECORD.to_owned());
        let sealed = seal(&text, &key).expect("it is sealed");
        assert!(is_sealed(&sealed) && !is_sealed(&text));
        for secret in ["tulip", "~ 6", "secret"] {
            assert!(!sealed.contains(secret));
        }
        assert!(sealed.starts_with("homestretch record 2\ngame mejn\ncommitment 00\nsealed "));
        assert_eq!(open(&sealed, &key).as_deref(), Ok(&*text));
        assert_ne!(
            seal(&text, &key).expect("again"),
            sealed,
            "nothing tells that it is the same"
        );
        let fault = |text: &str, key: &Key| open(text, key).expect_err("it stays shut").message.key;
        assert_eq!(fault(&sealed, &Key([1; 32])), "seal-other-key");
        let body = sealed.rsplit_once("sha256").expect("its end").0;
        let forged = record::signed(body.replace("mejn", "ludo"));
        assert_eq!(
            fault(&forged, &key),
            "seal-other-key",
            "what can be read can't be altered"
        );
        assert_eq!(fault(&sealed.replace("mejn", "ludo"), &key), "record-hash");
        assert_eq!(
            fault(&record::signed("sealed 12\n".to_owned()), &key),
            "seal-broken"
        );
    }

    #[cfg(unix)]
    #[test]
    fn the_key_is_for_its_owner_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        Key::of(folder.path()).expect("a key");
        let facts = fs::metadata(folder.path().join(KEY_FILE)).expect("its file");
        assert_eq!(facts.permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn a_file_that_holds_no_key_is_not_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(KEY_FILE);
        fs::write(&path, "none").expect("it is written");
        assert!(matches!(Key::of(folder.path()), Err(StoreError::BadKey { .. })));
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "none");
    }
}
