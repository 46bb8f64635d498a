//! The lock of a folder in which results grow: one program works there, and another one is told which. Whoever takes the
//! lock takes away what a program that was killed there had begun to write.

use std::{
    fs::{File, TryLockError},
    io::{ErrorKind, Read, Seek, Write},
    path::Path,
};

use crate::{files::temporary, play::store::StoreError};

/// The name of the file that is locked. It stays when the lock is given back, but is empty then.
pub(super) const NAME: &str = "lock";

/// A folder that this program holds until the value is dropped.
#[derive(Debug)]
pub(super) struct Hold(File);

/// Why a folder can't be held.
#[derive(Debug)]
pub(super) enum Refusal {
    /// Another program holds it: the number of its process, where that can be read.
    Held(String),
    /// The file can't be written.
    Store(StoreError),
}

impl Hold {
    /// Takes the lock of a folder that is there.
    pub(super) fn take(folder: &Path) -> Result<Self, Refusal> {
        let path = folder.join(NAME);
        let failed = |source| {
            let path = path.clone();
            Refusal::Store(StoreError::Io { path, source })
        };
        // Where no lock lies nobody of us has worked, and nothing is ours.
        let was_ours = path.exists();
        let mut file = File::options()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&path)
            .map_err(failed)?;
        match file.try_lock() {
            Ok(()) if was_ours => temporary::sweep(folder),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // On some systems what is locked can't be read either.
                let _ = file.take(32).read_to_string(&mut holder);
                let is_number = !holder.is_empty() && holder.bytes().all(|byte| byte.is_ascii_digit());
                return Err(Refusal::Held(if is_number { holder } else { "?".to_owned() }));
            }
            // Some file systems of clusters know no locks.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                tracing::warn!(
                    "{}: {error}: see to it that only one program works there",
                    path.display()
                );
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        file.set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| write!(file, "{}", std::process::id()))
            .map_err(failed)?;
        Ok(Self(file))
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        // Closing is not enough while a process that was started meanwhile still has the file.
        if let Err(error) = self.0.set_len(0).and_then(|()| self.0.unlock()) {
            tracing::warn!("the lock of a folder: {error}");
        }
    }
}
