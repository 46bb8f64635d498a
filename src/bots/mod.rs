//! Strategies in any language: child processes that speak the bot protocol over their standard input and output.
//!
//! [`Bot`] is one such process, started, asked and ended; [`Guest`] is a bot with a [`Policy`] for the case that it
//! fails; [`Hosts`] seats bots at a table of `play`. [`serve()`] is the other half: our own strategies as a bot.
//! [`check()`] tells the author of a bot what is right and wrong with it. Who plays whom is not decided here.
//!
//! Bots are strangers: they are given a time, an amount of memory and of output, and when they are done their whole
//! family of processes ends. The limits are meant for programs with faults, not for burglars: a bot runs with the rights
//! of whoever starts it. What each system can hold to is told at [`Limits`].

mod bot;
mod check;
#[cfg(target_os = "linux")]
mod descendants;
mod family;
mod fault;
mod guest;
mod hosts;
mod incident;
#[cfg(target_os = "linux")]
mod keeper;
mod limits;
mod place;
mod process;
pub mod protocol;
mod serve;
mod spec;

pub use bot::Bot;
pub use check::{Finding, check};
pub use family::end_all;
pub use fault::{BotError, Fault, Trail};
pub use guest::{Answer, Guest, Policy, PolicyFault, Tally};
pub use hosts::Hosts;
pub use incident::{FeedError, feed, save};
#[cfg(target_os = "linux")]
pub use keeper::{keep, keep_with};
pub use limits::Limits;
pub use serve::{ServeError, serve};
pub use spec::{BotSpec, CommandFault, player};
