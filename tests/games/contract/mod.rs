//! What every game promises by the contract, tried on every game and on two miniature ones.

mod compromise;
mod dog;
mod heaps;
mod ludo;
mod mejn;
mod quoridor;
pub(crate) mod suite;
mod veil;

use homestretch::{
    catalogue::{ConfigOf, Listed as _, Ours, Typed, Visitor},
    rules::Message,
};

/// Tries a game of any type as it is usually played.
struct Trial;

impl Visitor for Trial {
    type Output = Result<(), Message>;

    fn visit<T: Typed>(self, entry: &'static T) -> Result<(), Message> {
        entry.strategy(&entry.adviser())?;
        suite::conform::<T::Game>(&ConfigOf::<T>::default(), 1);
        suite::compete::<T::Game>(&ConfigOf::<T>::default(), 1);
        Ok(())
    }
}

#[test]
fn every_game_of_the_program_keeps_the_contract() -> Result<(), Message> {
    Ours.games()
        .into_iter()
        .try_for_each(|entry| Ours.visit(entry.name(), Trial)?)
}
