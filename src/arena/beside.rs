//! Where a merge is put together: a folder beside the one that it is for, on the same disk. It goes when the merge is done;
//! what a merge that was killed has left there goes with the next program that works in the folder it was for.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    hold,
    store::{self, BLOCKS, FolderError, TIMES, TOURNAMENT},
};

/// A folder of a merge; it goes when it is dropped, with all that a merge writes.
pub(super) struct Beside(PathBuf);

impl Beside {
    /// The folder for a merge into this one, which may not be there yet.
    pub(super) fn take(out: &Path) -> Result<Self, FolderError> {
        let [within, near] = places(out);
        clear(&within)?;
        clear(&near)?;
        let path = if out.is_dir() { within } else { near };
        fs::create_dir_all(&path).map_err(|reason| failed(&path, reason))?;
        Ok(Self(path))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Err(error) = clear(&self.0) {
            tracing::warn!("{error}");
        }
        // Where nothing could be begun it has no lock yet, and is empty.
        let _ = fs::remove_dir(&self.0);
    }
}

/// Takes away what merges into this folder have left that were killed.
pub(super) fn sweep(out: &Path) {
    for place in places(out) {
        // One that is under way stays.
        if let Err(error) = clear(&place) {
            tracing::debug!("{error}");
        }
    }
}

/// Where a merge into this folder works: in the folder when it is there, else near it.
fn places(out: &Path) -> [PathBuf; 2] {
    let mut near = OsString::from(".");
    near.push(out.file_name().unwrap_or_default());
    near.push(".merge");
    let within = out.join(".merge");
    let near = out
        .file_name()
        .map_or_else(|| within.clone(), |_| out.with_file_name(near));
    [within, near]
}

fn failed(path: &Path, reason: io::Error) -> FolderError {
    FolderError::Write {
        path: path.to_owned(),
        reason,
    }
}

/// Takes away the folder of a merge in which no program works. What is not of a merge stays, and the folder with it.
fn clear(path: &Path) -> Result<(), FolderError> {
    let is_folder = fs::symlink_metadata(path).is_ok_and(|facts| facts.is_dir());
    if !is_folder || !path.join(hold::NAME).is_file() {
        return Ok(());
    }
    let hold = store::hold(path)?;
    for name in [TOURNAMENT, TIMES, BLOCKS, hold::NAME] {
        let path = path.join(name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(&path, error)),
            _ => {}
        }
    }
    drop(hold);
    // Something else may lie there.
    let _ = fs::remove_dir(path);
    Ok(())
}
