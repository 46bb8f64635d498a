//! What every game promises by the contract, tried on every game and on two miniature ones.

mod compromise;
mod dog;
mod heaps;
mod ludo;
mod mejn;
mod quoridor;
mod suite;
mod veil;
