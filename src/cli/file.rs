//! Files in RON that say by the names of the options what else stands on the line.

use std::path::Path;

use serde::Deserialize;

use super::Trouble;
use crate::{
    play::{Flat, HouseRules, store::read_text, strategy_file::options},
    texts,
};

/// Reads such a file; `form` is the key of the text that shows how one is written.
///
/// # Errors
/// When it can't be read or makes no sense; the sentence names the place.
pub(super) fn read<T: for<'de> Deserialize<'de>>(
    path: &Path,
    form: &str,
) -> Result<(T, HouseRules), Trouble> {
    let text = read_text(path)?;
    match options().from_str(&text) {
        Ok(Flat(line, house)) => Ok((line, house)),
        Err(error) => Err(Trouble::Failed(format!(
            "{}, line {}, column {}: {}. {}",
            path.display(),
            error.span.start.line,
            error.span.start.col,
            error.code,
            texts::text(form)
        ))),
    }
}
