//! A file that the caller maps into its memory: arrays are written where it looks at them, and choices are read where it
//! writes them. Nothing goes through a pipe but headers.

use std::{
    fs::{File, OpenOptions},
    io,
    path::Path,
};

use super::super::fault::EnvError;

/// What begins a page of memory begins at a multiple of this everywhere.
const PAGE: usize = 1 << 16;

/// The file.
#[derive(Debug)]
pub(super) struct Shared {
    file: File,
    /// Where the choices lie, behind the arrays.
    pub(super) choices_at: usize,
}

impl Shared {
    /// Opens a file that the caller has made, and gives it room for arrays and choices of so many bytes.
    pub(super) fn open(path: &Path, arrays: usize, choices: usize) -> Result<Self, EnvError> {
        let choices_at = arrays.next_multiple_of(PAGE);
        let bytes = choices_at + choices;
        let opened = OpenOptions::new().read(true).write(true).open(path);
        let shared = opened.map(|file| Self { file, choices_at });
        // Room that is only promised would be missing later, when nobody can say so any more.
        let filled = shared.and_then(|shared| {
            shared.write(&vec![0; bytes], 0)?;
            Ok(shared)
        });
        filled.map_err(|error| {
            EnvError::Batch(format!(
                "{} can't be shared, {} MiB are needed: {error}",
                path.display(),
                bytes.div_ceil(1 << 20)
            ))
        })
    }

    /// Writes bytes at a place.
    #[cfg(unix)]
    pub(super) fn write(&self, bytes: &[u8], at: usize) -> io::Result<()> {
        std::os::unix::fs::FileExt::write_all_at(&self.file, bytes, at as u64)
    }

    /// Reads the choices.
    #[cfg(unix)]
    pub(super) fn read_choices(&self, choices: &mut [u8]) -> io::Result<()> {
        std::os::unix::fs::FileExt::read_exact_at(&self.file, choices, self.choices_at as u64)
    }

    #[cfg(not(unix))]
    pub(super) fn write(&self, _bytes: &[u8], _at: usize) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    #[cfg(not(unix))]
    pub(super) fn read_choices(&self, _choices: &mut [u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}
