//! Computer players for Compromise: the four of the program that inspired ours, one that can't be exploited, and one that
//! exploits the others.
//!
//! What is worth naming hangs on the *lead* alone: for each place the own pips less the other's. A round is then a matrix
//! of 27 times 27 whose entry is the lead on the places that both choices leave free; what one gains the other loses.

mod equilibrium;
mod exploiter;
mod habit;
mod outlook;
mod payoff;
mod placing;
#[cfg(test)]
mod tests;

pub use equilibrium::Equilibrium;
pub use exploiter::Exploiter;
pub use habit::{Habit, Habitual};
pub use outlook::Outlook;
pub use payoff::{Mixed, Payoff};
