//! Files in RON that people write by hand: read with a sentence on what is wrong, where, and how one is written.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use thiserror::Error;

use super::store::{StoreError, read_text};
use crate::{rules::Message, texts};

/// Such a file can't be used.
#[derive(Debug, Error)]
pub enum FormError {
    /// It can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It is not written as such files are.
    #[error(
        "{}",
        texts::say(
            &Message::new("file-form")
                .with("path", path.display().to_string())
                .with("line", *line as i64)
                .with("column", *column as i64)
                .with("why", why.as_str())
                .with("form", texts::text(form))
        )
    )]
    Form {
        /// The file.
        path: PathBuf,
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What is wrong there.
        why: String,
        /// The key of the text that shows how one is written.
        form: &'static str,
    },
}

/// Reads such a file; `form` is the key of the text that shows how one is written.
///
/// # Errors
/// When it can't be read or makes no sense; the sentence names the place.
pub fn read<T: DeserializeOwned>(path: &Path, form: &'static str) -> Result<T, FormError> {
    options()
        .from_str(&read_text(path)?)
        .map_err(|error| FormError::Form {
            path: path.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            why: error.code.to_string(),
            form,
        })
}

/// How files are read: where something may be left out, what is there needs no `Some`.
#[must_use]
pub fn options() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}
