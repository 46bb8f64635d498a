//! Board games as pure rules, a table at which they are played, and computer players for them.
//!
//! Arrows point one way: `rules` ← `strategies` ← `catalogue` ← `play` ← `bots` ← `app`, `env`, `cli`. Without the
//! feature `app` there is no window and nothing of Bevy.

// So that what is written as in the papers compiles in here as well.
extern crate self as homestretch;

#[cfg(feature = "app")]
pub mod app;
pub mod arena;
pub mod bots;
pub mod cast;
pub mod catalogue;
pub mod cli;
pub mod conformance;
pub mod env;
pub mod files;
pub mod networks;
pub mod phones;
pub mod play;
pub mod profiles;
pub mod puzzles;
pub mod rules;
pub mod staging;
pub mod strategies;
pub mod texts;
pub mod voices;

#[cfg(doctest)]
#[doc = include_str!("../docs/bots.md")]
struct PlayersOfYourOwn;
