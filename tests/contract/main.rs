//! What every game promises by the contract, tried on Mens erger je niet and on two miniature games.

mod heaps;
mod mejn;
mod suite;
mod veil;
