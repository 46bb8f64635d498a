//! Files that are being written: beside the place where they shall lie, under a name that tells them from all others.
//!
//! Whoever writes one holds its lock. One that nobody holds was left by a program that was ended as it wrote.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, ErrorKind},
    path::Path,
};

use tempfile::NamedTempFile;

const BEGINNING: &str = ".homestretch-";
const ENDING: &str = ".tmp";
/// So many letters and digits stand between.
const DRAWN: usize = 6;

/// A new file in a folder, readable by whoever may read others there.
///
/// # Errors
/// When none can be made there.
pub fn make(folder: &Path) -> io::Result<NamedTempFile> {
    make_by(folder, File::options().write(true).create_new(true))
}

/// A new file in a folder, for its owner alone.
///
/// # Errors
/// When none can be made there.
pub fn make_secret(folder: &Path) -> io::Result<NamedTempFile> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    make_by(folder, &options)
}

fn make_by(folder: &Path, options: &OpenOptions) -> io::Result<NamedTempFile> {
    tempfile::Builder::new()
        .prefix(BEGINNING)
        .suffix(ENDING)
        .rand_bytes(DRAWN)
        .make_in(folder, |path| {
            let file = options.open(path)?;
            // Somebody may have swept it away before the lock was taken: then another one is made.
            let is_taken = match file.try_lock() {
                Ok(()) => !path.exists(),
                Err(TryLockError::WouldBlock) => true,
                // Without locks nothing is swept either.
                Err(TryLockError::Error(_)) => false,
            };
            if is_taken {
                return Err(ErrorKind::AlreadyExists.into());
            }
            Ok(file)
        })
}

/// Removes from a folder what programs have left that were ended as they wrote.
pub fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if !is_file || !is_ours(&entry.file_name().to_string_lossy()) {
            continue;
        }
        let path = entry.path();
        let file = File::options().write(true).open(&path);
        if file.is_ok_and(|file| file.try_lock().is_ok() && fs::remove_file(&path).is_ok()) {
            tracing::info!("swept {}", path.display());
        }
    }
}

fn is_ours(name: &str) -> bool {
    let drawn = name
        .strip_prefix(BEGINNING)
        .and_then(|rest| rest.strip_suffix(ENDING));
    drawn.is_some_and(|drawn| drawn.len() == DRAWN && drawn.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_writes_any_more_is_swept_and_nothing_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path();
        let written = make(place).expect("a file");
        let (file, left) = make(place).expect("another").keep().expect("it stays");
        drop(file);
        for other in [".homestretch-notes.tmp", ".tmpAb12Cd", "homestretch-Ab12Cd.tmp"] {
            fs::write(place.join(other), "").expect("a file");
        }
        fs::create_dir(place.join(".homestretch-Ab12Cd.tmp")).expect("a folder");
        sweep(place);
        assert!(!left.exists());
        assert!(written.path().exists(), "somebody writes it still");
        assert_eq!(fs::read_dir(place).expect("it can be read").count(), 5);
        drop(written);
        assert_eq!(fs::read_dir(place).expect("it can be read").count(), 4);
    }
}
