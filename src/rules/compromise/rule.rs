//! What can't be in Compromise. Every place can be chosen and every triple named, so only chance can be off.

use crate::rules::{Message, Seat};

/// Why something is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Pips are to be scattered now and not triples drawn, or the other way round.
    OtherChance,
    /// These are not as many pips as the seat gets in a round.
    NoSuchScatter {
        /// Whose pips.
        seat: Seat,
        /// How many there would be.
        given: u32,
        /// How many there must be.
        pips: u16,
    },
}

impl From<Rule> for Message {
    fn from(rule: Rule) -> Self {
        match rule {
            Rule::OtherChance => Self::new("compromise-other-chance"),
            Rule::NoSuchScatter { seat, given, pips } => Self::new("compromise-no-such-scatter")
                .with("seat", seat)
                .with("given", i64::from(given))
                .with("pips", i64::from(pips)),
        }
    }
}
