//! The games: their rules against slow models and recorded facts, the contract that all of them keep, and what is
//! taught of them.

mod compromise;
mod conformance;
mod contract;
mod dice;
mod dog;
mod dog_fuzz;
mod dog_notation;
mod lessons;
mod levels;
mod ludo;
mod mejn;
mod moments;
mod players;
mod quoridor;
mod sixth;
mod unseen;
