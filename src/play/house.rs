//! House rules as they are typed or stand in a file: a preset, single rules, and the sizes of the board.

use serde::{Deserialize, Serialize};

use crate::{
    catalogue::{Config, Entry},
    rules::Message,
};

/// What is said of the rules; what is left open stays as the game has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// A preset.
    pub preset: Option<String>,
    /// Single rules, each `NAME=VALUE`.
    pub rules: Vec<String>,
    /// Ring spots from one start to the next.
    pub dots: Option<u8>,
    /// Pawns a seat.
    pub pawns: Option<u8>,
    /// Faces of the die.
    pub faces: Option<u8>,
}

impl HouseRules {
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
