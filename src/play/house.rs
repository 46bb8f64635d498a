//! House rules as they are said: a preset, and single rules and sizes by their names.

use serde::{Deserialize, Serialize};

use crate::{
    catalogue::{Config, Entry},
    rules::Message,
};

/// What is said of the rules; what is left open stays as the game has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Kept", into = "Kept")]
pub struct HouseRules {
    /// A preset of house rules.
    pub preset: Option<String>,
    /// Rules and sizes, each as `name=value`; of those with the same name the last one holds.
    pub rules: Vec<String>,
}

/// House rules as files have them, where three sizes have names of their own: the hash of a tournament is taken of them.
#[derive(Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
struct Kept {
    preset: Option<String>,
    rules: Vec<String>,
    dots: Option<u8>,
    pawns: Option<u8>,
    faces: Option<u8>,
}

impl From<Kept> for HouseRules {
    fn from(kept: Kept) -> Self {
        let sizes = [kept.dots, kept.pawns, kept.faces];
        Self {
            preset: kept.preset,
            rules: kept.rules,
        }
        .sized(sizes)
    }
}

impl From<HouseRules> for Kept {
    fn from(house: HouseRules) -> Self {
        let mut rules = house.rules.into_iter().peekable();
        let [dots, pawns, faces] = HouseRules::SIZES.map(|name| {
            let size = rules
                .peek()?
                .strip_prefix(name)?
                .strip_prefix('=')?
                .parse()
                .ok()?;
            rules.next();
            Some(size)
        });
        Self {
            preset: house.preset,
            rules: rules.collect(),
            dots,
            pawns,
            faces,
        }
    }
}

impl HouseRules {
    /// The sizes that have words of their own on the line and in files.
    pub const SIZES: [&'static str; 3] = ["dots", "pawns", "faces"];

    /// These rules and sizes, in the order of [`HouseRules::SIZES`]; single rules hold over them.
    #[must_use]
    pub fn sized(mut self, sizes: [Option<u8>; 3]) -> Self {
        let sizes = std::iter::zip(Self::SIZES, sizes);
        let said = sizes.filter_map(|(name, size)| Some(format!("{name}={}", size?)));
        self.rules.splice(0..0, said);
        self
    }

    /// What is said here, and for what is left open what is usual; single rules of both hold, these last.
    #[must_use]
    pub fn over(self, usual: Self) -> Self {
        Self {
            preset: self.preset.or(usual.preset),
            rules: [usual.rules, self.rules].concat(),
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
        for rule in &self.rules {
            match rule.split_once('=') {
                Some((name, value)) => faults.extend(entry.set(config, name.trim(), value.trim()).err()),
                None => faults.push(Message::new("rule-words").with("text", rule.as_str())),
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Ours;

    #[test]
    fn a_size_is_a_rule_by_its_name_and_single_rules_hold_over_it() {
        let kept =
            r#"(preset: Some("quick"), rules: ["pawns=3"], dots: Some(12), pawns: Some(4), faces: None)"#;
        let house: HouseRules = ron::from_str(kept).expect("house rules as they were kept");
        assert_eq!(house.rules, ["dots=12", "pawns=4", "pawns=3"]);
        let entry = Ours::GAMES[0];
        let mut config = entry.default_config();
        assert_eq!(house.apply(entry, &mut config), []);
        let told = ["dots", "pawns", "faces"].map(|name| config.get(name));
        assert_eq!(told, ["12", "3", "6"]);
        // The same words as ever: what is kept is known by their hash.
        let written = |house: &HouseRules| ron::to_string(house).expect("it is written");
        assert_eq!(written(&house), kept.replace(": ", ":").replace(", ", ","));
        assert_eq!(ron::from_str(&written(&house)), Ok(house));
        let nothing = "(preset:None,rules:[],dots:None,pawns:None,faces:None)";
        assert_eq!(written(&HouseRules::default()), nothing);
    }
}
