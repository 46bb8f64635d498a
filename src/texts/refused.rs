//! What the system refuses, in the interface's language as far as it is common, else in the system's own words.

use std::io::{self, ErrorKind};

use super::text;
use crate::files::NoPlainFile;

/// Why the system refused, as the end of a sentence.
#[must_use]
pub fn refused(error: &io::Error) -> String {
    let key = match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-permission",
        ErrorKind::AlreadyExists => "system-already-there",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "system-full",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::IsADirectory => "system-folder",
        ErrorKind::NotADirectory => "system-no-folder",
        _ => match error.get_ref() {
            Some(inner) if inner.is::<NoPlainFile>() => "system-no-file",
            _ => return error.to_string(),
        },
    };
    text(key)
}
