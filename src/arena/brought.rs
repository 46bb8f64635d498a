//! The networks that players of a tournament or a training brought along lie in its folder, so that it can be read and gone
//! on with wherever the folder is.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    catalogue::{Entry, NETWORK, Spec},
    networks::{self, Network},
    play::{
        store::{StoreError, read_bytes, write_bytes_atomically},
        strategy_file::facts,
    },
};

/// How the names of their files end.
const ENDING: &str = "net";

/// Writes the networks of those who play into a folder.
pub(super) fn keep<'a>(
    folder: &Path,
    entry: &dyn Entry,
    specs: impl IntoIterator<Item = &'a Spec>,
) -> Result<(), StoreError> {
    for spec in specs {
        // Bots have no numbers.
        let Ok(facts) = facts(entry, spec) else {
            continue;
        };
        for (number, network) in facts.networks(spec) {
            let Some(network) = network else { continue };
            let name = format!("{NETWORK}-{number}.{ENDING}");
            write_bytes_atomically(&folder.join(name), &network.to_bytes())?;
        }
    }
    Ok(())
}

/// Brings along what lies in a folder. Files that hold no network bring none: whoever needs one tells that it is missing.
pub(super) fn bring(folder: &Path) {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_one = |path: &PathBuf| {
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        name.starts_with(NETWORK) && path.extension().is_some_and(|ending| ending == ENDING)
    };
    for path in files.map(|file| file.path()).filter(is_one) {
        let network = read_bytes(&path)
            .ok()
            .and_then(|bytes| Network::read(&bytes).ok());
        network.map(networks::bring);
    }
}
