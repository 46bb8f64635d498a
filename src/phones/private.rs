//! Files with codes in them: only their owner can read them.

use std::{fs, io, io::Write as _, path::Path};

use tempfile::NamedTempFile;

/// Writes such a file in place of what was there.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    // A file of this kind can be read by its owner alone.
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
