//! House rules as they are typed or stand in a file: a preset, single rules, and the sizes of the board.

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::{
    catalogue::{Config, Entry},
    rules::Message,
};

/// What is said of the rules; what is left open stays as the game has it.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[group(id = "house")]
pub struct HouseRules {
    /// A preset of house rules
    #[arg(long = "rules", value_name = "PRESET")]
    pub preset: Option<String>,
    /// One house rule, any number of times
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    pub rules: Vec<String>,
    /// Ring spots from one start to the next
    #[arg(long, value_name = "D")]
    pub dots: Option<u8>,
    /// Pawns a seat
    #[arg(long, value_name = "P")]
    pub pawns: Option<u8>,
    /// Faces of the die
    #[arg(long, value_name = "F")]
    pub faces: Option<u8>,
}

impl HouseRules {
    /// What is said here, and for what is left open what is usual; single rules of both hold, these last.
    #[must_use]
    pub fn over(self, usual: Self) -> Self {
        Self {
            preset: self.preset.or(usual.preset),
            rules: [usual.rules, self.rules].concat(),
            dots: self.dots.or(usual.dots),
            pawns: self.pawns.or(usual.pawns),
            faces: self.faces.or(usual.faces),
        }
    }

    /// Puts them into a configuration, the preset first; tells everything that can't be.
    #[must_use]
    pub fn apply(&self, entry: &dyn Entry, config: &mut Config) -> Vec<Message> {
        let mut faults = Vec::new();
        if let Some(preset) = &self.preset {
            match entry.preset(config, preset) {
                Ok(with) => *config = with,
                Err(message) => faults.push(message),
            }
        }
        for (name, value) in [("dots", self.dots), ("pawns", self.pawns), ("faces", self.faces)] {
            if let Some(value) = value {
                faults.extend(entry.set(config, name, &value.to_string()).err());
            }
        }
        for rule in &self.rules {
            match rule.split_once('=') {
                Some((name, value)) => faults.extend(entry.set(config, name.trim(), value.trim()).err()),
                None => faults.push(Message::new("rule-words").with("text", rule.as_str())),
            }
        }
        faults
    }
}
