//! The window's app stepped by hand, without a window and without a graphics adapter.
#![cfg(feature = "app")]

mod again;
mod company;
mod cup;
#[allow(dead_code, reason = "other tests need more of it")]
#[path = "../phones/device.rs"]
mod device;
mod ending;
mod first;
mod folders;
#[path = "../games/sixth/game.rs"]
mod game;
mod headless;
mod insight;
mod keeping;
mod laths;
mod letters;
mod looking;
mod own;
mod people;
mod phones;
mod pictures;
mod pieces;
mod pips;
mod puzzles;
mod rings;
mod saves;
mod secrets;
mod sixth;
mod stage;
mod table;
mod title;
mod turn;
