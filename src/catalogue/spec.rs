//! The words that name a strategy: `far`, `ranking:-90,20,80,-5,10,0`, `ranking:getting_home=95`, `bot:python3 far.py`.

use std::{fmt, str::FromStr, sync::Arc};

use crate::{
    networks::{Network, SHIPPED_NUMBER, brought},
    rules::Message,
};

/// The number that says by which network a strategy judges, as `networks::bring` tells it; 0 for
/// none in particular, 1 for the one that comes with the program.
pub const NETWORK: &str = "network";

/// The number that says how many milliseconds a strategy thinks by the clock; 0 where none decides. `1000ms` says it as well.
pub const MILLIS: &str = "millis";

/// One number that a strategy can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it is when nothing is said.
    pub default: i32,
    /// Whether it says how something is judged, and so can be trained; else how much is thought or how often it slips.
    pub judges: bool,
}

/// A number with which a strategy was saved once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Earlier {
    name: &'static str,
    now: &'static str,
    values: &'static [i32],
}

/// What is known of a strategy before it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrategyFacts {
    /// The word for it.
    pub name: &'static str,
    /// Its numbers in their order.
    pub parameters: Vec<Parameter>,
    /// A number that it had once; games that were saved with it still open.
    earlier: Option<Earlier>,
}

impl StrategyFacts {
    /// A strategy without parameters.
    #[must_use]
    pub fn plain(name: &'static str) -> Self {
        Self {
            name,
            parameters: Vec::new(),
            earlier: None,
        }
    }

    /// The same with a number that it had once, the one that took its place, and what stands there for 0, 1, 2 and so on.
    #[must_use]
    pub fn formerly(self, name: &'static str, now: &'static str, values: &'static [i32]) -> Self {
        Self {
            earlier: Some(Earlier { name, now, values }),
            ..self
        }
    }

    /// A strategy that judges by these numbers: better ones make it play better.
    pub fn weighing(name: &'static str, numbers: impl IntoIterator<Item = (&'static str, i32)>) -> Self {
        Self::numbered(name, numbers, true)
    }

    /// A strategy whose numbers say how much it thinks, or how often it slips.
    pub fn working(name: &'static str, numbers: impl IntoIterator<Item = (&'static str, i32)>) -> Self {
        Self::numbered(name, numbers, false)
    }

    fn numbered(
        name: &'static str,
        numbers: impl IntoIterator<Item = (&'static str, i32)>,
        judges: bool,
    ) -> Self {
        let number = |(name, default)| Parameter {
            name,
            default,
            judges,
        };
        Self {
            name,
            parameters: numbers.into_iter().map(number).collect(),
            earlier: None,
        }
    }

    /// The names of the numbers by which it judges: those that can be trained.
    pub fn judging(&self) -> impl Iterator<Item = &'static str> {
        let judging = self.parameters.iter().filter(|parameter| parameter.judges);
        judging.map(|parameter| parameter.name)
    }

    /// The sentence that says what it does in a game; another game may mean something else by the name.
    #[must_use]
    pub fn sentence(&self, game: &str) -> Message {
        Message::new(&format!("strategy-{}", self.name)).of_game(game)
    }

    /// A number by its name of today.
    fn today(&self, part: String) -> String {
        let renamed = self.earlier.and_then(|Earlier { name, now, values }| {
            let number = part.strip_prefix(name)?.trim_start().strip_prefix('=')?;
            let number: usize = number.trim().parse().ok()?;
            Some(format!("{now}={}", values.get(number)?))
        });
        renamed.unwrap_or(part)
    }

    /// The values of the parameters as a spec gives them.
    ///
    /// # Errors
    /// When there are too few, too many, unknown ones, or one is no number.
    pub fn values(&self, spec: &Spec) -> Result<Vec<i32>, Message> {
        let fault = |key: &str| {
            let names: Vec<&str> = self.parameters.iter().map(|parameter| parameter.name).collect();
            Message::new(key)
                .with("spec", spec.to_string())
                .with("count", self.parameters.len() as i64)
                .with("names", names.join(", "))
        };
        let mut values: Vec<i32> = self
            .parameters
            .iter()
            .map(|parameter| parameter.default)
            .collect();
        let Some(given) = &spec.parameters else {
            return Ok(values);
        };
        let has_clock = self.parameters.iter().any(|parameter| parameter.name == MILLIS);
        let by_clock = |part: &str| {
            let number = part.strip_suffix("ms").filter(|_| has_clock);
            number.map_or_else(|| part.to_owned(), |number| format!("{MILLIS}={number}"))
        };
        let parts: Vec<String> = given
            .split(',')
            .map(|part| self.today(by_clock(part.trim())))
            .collect();
        let named = parts.iter().any(|part| part.contains('='));
        if !named && parts.len() != values.len() {
            return Err(fault("spec-count").with("given", parts.len() as i64));
        }
        for (place, part) in parts.iter().enumerate() {
            let (place, number) = match part.split_once('=') {
                Some((name, number)) => {
                    let place = self
                        .parameters
                        .iter()
                        .position(|parameter| parameter.name == name.trim());
                    (
                        place.ok_or_else(|| fault("spec-name").with("name", name.trim()))?,
                        number.trim(),
                    )
                }
                None if named => return Err(fault("spec-mixed")),
                None => (place, part.as_str()),
            };
            values[place] = number
                .parse()
                .map_err(|_| fault("spec-number").with("text", number))?;
        }
        Ok(values)
    }

    /// The networks that a spec names by their numbers, but for that of the program; none for one that was not brought along.
    #[must_use]
    pub fn networks(&self, spec: &Spec) -> Vec<(i32, Option<Arc<Network>>)> {
        let values = self.values(spec).unwrap_or_default();
        let numbers = std::iter::zip(&self.parameters, values)
            .filter(|(known, number)| known.name == NETWORK && !(0..=SHIPPED_NUMBER).contains(number));
        numbers.map(|(_, number)| (number, brought(number))).collect()
    }
}

/// A strategy as it was typed: a name and perhaps parameters behind a colon.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Spec {
    /// The word before the colon.
    pub name: String,
    /// What stands behind it.
    pub parameters: Option<String>,
}

impl Spec {
    /// The name of every strategy that is a program of its own; the command that starts it stands behind the colon.
    pub const BOT: &'static str = "bot";

    /// The command line of a strategy that is a program of its own.
    #[must_use]
    pub fn command(&self) -> Option<&str> {
        (self.name == Self::BOT).then(|| self.parameters.as_deref().unwrap_or_default())
    }
}

impl From<String> for Spec {
    /// White space is left out, for a spec is one word; only the command of a bot keeps it.
    fn from(text: String) -> Self {
        if let Some((name, command)) = text.split_once(':')
            && name.trim() == Self::BOT
        {
            return Self {
                name: Self::BOT.to_owned(),
                parameters: Some(command.trim().to_owned()),
            };
        }
        let word: String = text.split_whitespace().collect();
        match word.split_once(':') {
            Some((name, parameters)) => Self {
                name: name.to_owned(),
                parameters: Some(parameters.to_owned()),
            },
            None => Self {
                name: word,
                parameters: None,
            },
        }
    }
}

impl FromStr for Spec {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(text.to_owned().into())
    }
}

impl From<Spec> for String {
    fn from(spec: Spec) -> Self {
        spec.to_string()
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        self.parameters
            .iter()
            .try_for_each(|parameters| write!(f, ":{parameters}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_with_its_unit_where_there_is_a_clock() {
        let facts = StrategyFacts::working("deep", [("thousands", 7), (MILLIS, 0)]);
        let values = |word: &str| facts.values(&Spec::from(word.to_owned()));
        assert_eq!(values("deep:1000ms"), Ok(vec![7, 1000]));
        assert_eq!(values("deep:250ms,thousands=3"), Ok(vec![3, 250]));
        assert_eq!(values("deep:millis=20"), Ok(vec![7, 20]));
        assert_eq!(values("deep:3,20"), Ok(vec![3, 20]));
        let fault = |word: &str| values(word).expect_err("a fault").key;
        assert_eq!(fault("deep:soonms"), "spec-number");
        let other = StrategyFacts::working("other", [("thousands", 7)]);
        let refused = other.values(&Spec::from("other:1000ms".to_owned()));
        assert_eq!(refused.expect_err("a fault").key, "spec-number");
    }

    #[test]
    fn who_was_saved_with_a_number_of_an_earlier_version_sits_down() {
        let facts = StrategyFacts::working("deep", [("nodes", 7), ("slips", 0)]);
        let facts = facts.formerly("throws", "nodes", &[0, 50, 700]);
        let values = |word: &str| facts.values(&Spec::from(word.to_owned()));
        assert_eq!(values("deep:throws=1"), Ok(vec![50, 0]));
        assert_eq!(values("deep:slips=5,throws = 2"), Ok(vec![700, 5]));
        for unknown in ["deep:throws=3", "deep:throw=1"] {
            assert_eq!(
                values(unknown).expect_err("a fault").key,
                "spec-name",
                "{unknown}"
            );
        }
    }
}
