//! The networks at hand: those that come with the program, and others that were brought along.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock, PoisonError, RwLock},
};

use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use super::{Encoding, Network, file};
use crate::rules::Game;

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/networks");

/// Those that come with the program, each with the house rules by which it has learnt where those are not the usual ones: the
/// name of its folder.
static SHIPPED: LazyLock<Vec<(Option<&str>, Arc<Network>)>> = LazyLock::new(|| {
    let read = |(house, bytes)| Some((house, Arc::new(Network::read(bytes).ok()?)));
    files().filter_map(read).collect()
});

/// The files of the program, each with the name of its folder.
fn files() -> impl Iterator<Item = (Option<&'static str>, &'static [u8])> {
    let usual = FOLDER.files().map(|file| (None, file.contents()));
    let houses = FOLDER.dirs().flat_map(|folder| {
        let house = folder.path().to_str();
        folder.files().map(move |file| (house, file.contents()))
    });
    usual.chain(houses)
}

static BROUGHT: RwLock<BTreeMap<i32, Arc<Network>>> = RwLock::new(BTreeMap::new());

/// The network that comes with the program for an encoding: one that has learnt by its house rules, else that of the usual
/// ones; none where none was trained.
#[must_use]
pub fn shipped<G: Game>(encoding: &dyn Encoding<G>) -> Option<Arc<Network>> {
    shipped_as(&encoding.name(), encoding.house())
}

/// [`shipped`] by the name of an encoding and the word for its house rules.
#[must_use]
pub fn shipped_as(encoding: &str, house: Option<&str>) -> Option<Arc<Network>> {
    learnt_by(encoding, house).or_else(|| learnt_by(encoding, None))
}

/// The network that comes with the program for an encoding and has learnt by these house rules.
#[must_use]
pub fn learnt_by(encoding: &str, house: Option<&str>) -> Option<Arc<Network>> {
    let fits = |(by, network): &&(Option<&str>, Arc<Network>)| *by == house && network.encoding() == encoding;
    let (_, network) = SHIPPED.iter().find(fits)?;
    Some(Arc::clone(network))
}

/// A digest of all the networks that come with the program.
#[must_use]
pub fn shipped_digest() -> [u8; 32] {
    // The sum at the end of each stands for all of it.
    let networks = files()
        .map(|(_, bytes)| bytes)
        .filter(|bytes| Network::begins(bytes));
    let sums = networks.map(file::sum);
    sums.fold(Sha256::new(), Sha256::chain_update).finalize().into()
}

/// The network by which a player judges at the tables of an encoding: its own where it has one, which must be for that
/// encoding, else that of the program.
#[must_use]
pub fn chosen<G: Game>(own: Option<&Arc<Network>>, encoding: &dyn Encoding<G>) -> Option<Arc<Network>> {
    match own {
        Some(own) => (own.encoding() == encoding.name()).then(|| Arc::clone(own)),
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
