//! The networks at hand: those that come with the program, and others that were brought along.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock, PoisonError, RwLock},
};

use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use super::{Network, file};

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/networks");

static SHIPPED: LazyLock<Vec<Arc<Network>>> = LazyLock::new(|| {
    let files = FOLDER.files().map(include_dir::File::contents);
    files
        .filter_map(|bytes| Network::read(bytes).ok().map(Arc::new))
        .collect()
});

static BROUGHT: RwLock<BTreeMap<i32, Arc<Network>>> = RwLock::new(BTreeMap::new());

/// The network that comes with the program for an encoding by its name; none where none was trained.
#[must_use]
pub fn shipped(encoding: &str) -> Option<Arc<Network>> {
    SHIPPED
        .iter()
        .find(|network| network.encoding() == encoding)
        .cloned()
}

/// A digest of all the networks that come with the program.
#[must_use]
pub fn shipped_digest() -> [u8; 32] {
    let files = FOLDER.files().map(include_dir::File::contents);
    // The sum at the end of each stands for all of it.
    let sums = files.filter(|bytes| Network::begins(bytes)).map(file::sum);
    sums.fold(Sha256::new(), Sha256::chain_update).finalize().into()
}

/// The network by which a player judges at the tables of an encoding: its own where it has one, which must be for that
/// encoding, else that of the program.
#[must_use]
pub fn chosen(own: Option<&Arc<Network>>, encoding: &str) -> Option<Arc<Network>> {
    match own {
        Some(own) => (own.encoding() == encoding).then(|| Arc::clone(own)),
        None => shipped(encoding),
    }
}

/// The number that stands for the network which comes with the program.
pub const SHIPPED_NUMBER: i32 = 1;

/// Brings a network along, and tells the number by which it is known from then on: above [`SHIPPED_NUMBER`], and always the
/// same for the same network.
pub fn bring(network: Network) -> i32 {
    let sum = Sha256::digest(network.to_bytes());
    let [a, b, c, d] = [sum[0], sum[1], sum[2], sum[3]];
    let number = (i32::from_le_bytes([a, b, c, d]) & i32::MAX).max(SHIPPED_NUMBER + 1);
    let mut known = BROUGHT.write().unwrap_or_else(PoisonError::into_inner);
    known.entry(number).or_insert_with(|| Arc::new(network));
    number
}

/// The network of a number; none where it was not brought along.
#[must_use]
pub fn brought(number: i32) -> Option<Arc<Network>> {
    let known = BROUGHT.read().unwrap_or_else(PoisonError::into_inner);
    known.get(&number).cloned()
}
