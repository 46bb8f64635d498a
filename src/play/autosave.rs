//! The autosave of a running program: a file of its own, held by a lock, and what was left in it.
//!
//! Each running program holds the lock of an autosave of its own, so that two of them never write the same file. An autosave
//! whose lock is free was left behind: it is offered to go on with.

use std::{
    fs::{self, File, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
};

use super::{
    game::Match,
    seal::Key,
    store::{self, ENDING, Folders, StoreError},
};
use crate::{catalogue::Games, rules::Message};

/// So many programs can run at once on one data folder.
pub(super) const AUTOSAVES: usize = 16;

/// The autosave of this program: a file and the lock that keeps others from it.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    alone: bool,
    key: Key,
    _lock: File,
}

/// An autosave that was taken, and what lay there.
#[derive(Debug)]
pub struct Taken {
    /// The autosave.
    pub autosave: Autosave,
    /// The unfinished game that was left there by a program that ended, if there is one.
    pub left_behind: Option<Match>,
    /// What lies there or lay there and could not be read: a sentence each.
    pub troubles: Vec<Message>,
}

impl Autosave {
    /// Takes the first autosave that no running program holds, and that has no game which can't be opened here but may
    /// be elsewhere: such a file is left alone. A damaged one is moved aside.
    ///
    /// # Errors
    /// When the folder can't be written, or none is left to be taken.
    pub fn take(games: Games, folders: &Folders) -> Result<Taken, StoreError> {
        let folder = &folders.data;
        fs::create_dir_all(folder).map_err(|error| StoreError::io(folder, error))?;
        let key = folders.key()?;
        let mut alone = true;
        let mut refused = None;
        let mut troubles = Vec::new();
        for index in 0..AUTOSAVES {
            let mut autosave = match Self::lock(folder, index, &key) {
                Ok(Some(autosave)) => autosave,
                Ok(None) => {
                    alone = false;
                    continue;
                }
                Err(error) => {
                    refused.get_or_insert(error);
                    continue;
                }
            };
            autosave.alone = alone;
            if index == 0 {
                folders.sweep();
            }
            let why = match autosave.left_behind(games, folders) {
                Ok(left_behind) => {
                    return Ok(Taken {
                        autosave,
                        left_behind,
                        troubles,
                    });
                }
                Err(why) => why,
            };
            let told = |key: &str, file: &Path| store::of(key, file).with("why", why.to_string());
            let aside = if why.is_damage() {
                store::set_aside(&autosave.path).ok()
            } else {
                None
            };
            let Some(aside) = aside else {
                troubles.push(told("autosave-passed", &autosave.path));
                continue;
            };
            troubles.push(told("autosave-damaged", &aside));
            return Ok(Taken {
                autosave,
                left_behind: None,
                troubles,
            });
        }
        Err(refused.unwrap_or_else(|| StoreError::AllHeld { path: folder.clone() }))
    }

    /// None when a running program holds it.
    fn lock(folder: &Path, index: usize, key: &Key) -> Result<Option<Self>, StoreError> {
        let name = if index == 0 {
            "autosave".to_owned()
        } else {
            format!("autosave-{}", index + 1)
        };
        let lock_path = folder.join(format!("{name}.lock"));
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&lock_path)
            .map_err(|error| StoreError::io(&lock_path, error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Self {
                path: folder.join(format!("{name}.{ENDING}")),
                alone: true,
                key: key.clone(),
                _lock: lock,
            })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(StoreError::io(&lock_path, error)),
        }
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether no other program holds an autosave before this one.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// The key to what is written.
    pub(super) fn key(&self) -> &Key {
        &self.key
    }

    /// Writes a game.
    ///
    /// # Errors
    /// When it can't be written; what was saved before is still there.
    pub fn write(&self, game: &Match) -> Result<(), StoreError> {
        store::save(game, &self.path, &self.key)
    }

    /// The unfinished game that lies there.
    fn left_behind(&self, games: Games, folders: &Folders) -> Result<Option<Match>, StoreError> {
        match folders.load(games, &self.path) {
            Ok(game) => Ok(Some(game).filter(|game| game.standing().is_none())),
            Err(StoreError::Io { source, .. }) if source.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}
