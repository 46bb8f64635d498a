//! The networks that players of a tournament brought along lie in its folder, so that it can be read and gone on with
//! wherever the folder is.

use std::{fs, path::Path};

use super::Plan;
use crate::{
    catalogue::NETWORK,
    networks::{self, Network},
    play::{
        store::{StoreError, read_bytes, write_bytes_atomically},
        strategy_file::facts,
    },
};

/// How the names of their files end.
const ENDING: &str = "net";

/// Writes the networks of a tournament's players into its folder.
pub(super) fn keep(folder: &Path, plan: &Plan) -> Result<(), StoreError> {
    for spec in &plan.entrants {
        // Bots have no numbers.
        let Ok(facts) = facts(plan.entry, spec) else {
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
    let networks = files.map(|file| file.path());
    for path in networks.filter(|path| path.extension().is_some_and(|ending| ending == ENDING)) {
        let network = read_bytes(&path)
            .ok()
            .and_then(|bytes| Network::read(&bytes).ok());
        network.map(networks::bring);
    }
}
