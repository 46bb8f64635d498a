//! The pages: each fills the window or lies over what fills it, until it is left.

pub(super) mod about;
pub(super) mod console;
pub(super) mod die_page;
pub(super) mod dresses;
mod gallery;
pub(super) mod help;
mod lesson_picture;
pub(super) mod load;
pub(super) mod menu;
pub(super) mod moves;
pub(super) mod own;
pub(super) mod phones;
pub(super) mod profiles;
pub(super) mod puzzles;
pub(super) mod rules_page;
mod rules_part;
pub(super) mod settings;
pub(super) mod setup;
pub(super) mod setup_page;
pub(super) mod title;
pub(super) mod tournament;
pub(super) mod training;
pub(super) mod trust;
pub(super) mod typing;
pub(super) mod unkept;
mod voices;
mod who;
