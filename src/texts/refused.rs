//! What the system refuses, in the interface's language as far as it is common, else in the system's own words.

use std::io::{self, ErrorKind};

use super::{say, text};
use crate::{
    files::{NoPlainFile, Unread},
    rules::Message,
};

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
            Some(inner) => {
                let ours = inner.downcast_ref().map(unread);
                return ours.unwrap_or_else(|| error.to_string());
            }
            None => return error.to_string(),
        },
    };
    text(key)
}

/// Why a file was not read, as the end of a sentence.
#[must_use]
pub fn unread(why: &Unread) -> String {
    match why {
        Unread::Io(error) => refused(error),
        Unread::TooLarge { most } => {
            say(&Message::new("system-too-large").with("most", (most >> 20).to_string()))
        }
        Unread::NotText { line } => say(&Message::new("system-no-text").with("line", *line as i64)),
        Unread::LineNotText => text("system-no-text-line"),
    }
}
