//! The networks that come with the program.

use std::sync::{Arc, LazyLock};

use include_dir::{Dir, include_dir};

use super::Network;

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/networks");

static NETWORKS: LazyLock<Vec<(String, Arc<Network>)>> = LazyLock::new(|| {
    let files = FOLDER.files().map(include_dir::File::contents);
    files
        .filter_map(|bytes| {
            let (encoding, network) = Network::read(bytes).ok()?;
            Some((encoding, Arc::new(network)))
        })
        .collect()
});

/// The network for an encoding by its name; none where none was trained.
#[must_use]
pub fn shipped(encoding: &str) -> Option<Arc<Network>> {
    let fits = NETWORKS.iter().find(|(name, _)| name == encoding);
    fits.map(|(_, network)| Arc::clone(network))
}
