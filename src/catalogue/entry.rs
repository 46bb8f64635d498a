//! What a game tells of itself before it is played: settings, presets, strategies; and how it is opened.

use std::fmt;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    FactKind, Jury, Lesson, Level, Places, Skill, Solution, Spec, StrategyFacts, Untyped, letter, unknown,
};
use crate::rules::{Message, Seat, SeatSet};

/// A configuration of any game: its fields by name.
#[derive(Clone, Debug, PartialEq)]
pub struct Config(Value);

/// What a setting can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off.
    Flag,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number between two bounds, both included.
    Number(u16, u16),
    /// An odd one.
    Odd(u16, u16),
    /// The same, or none.
    Limit(u16, u16),
}

/// One thing that can be set about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The word for it in files and on the command line; its texts have the keys
    /// `setting-<name>` (a label) and `setting-<name>-help` (a sentence).
    pub name: &'static str,
    /// What it can be.
    pub kind: Kind,
    /// Whether it is a measure of the board, not a house rule.
    pub is_size: bool,
}

impl Setting {
    /// A measure of the board.
    #[must_use]
    pub const fn size(name: &'static str, kind: Kind) -> Self {
        Self {
            name,
            kind,
            is_size: true,
        }
    }

    /// A house rule.
    #[must_use]
    pub const fn rule(name: &'static str, kind: Kind) -> Self {
        Self {
            name,
            kind,
            is_size: false,
        }
    }
}

impl Config {
    /// That of a game, without its type.
    #[must_use]
    pub fn of(typed: &impl Serialize) -> Self {
        Self(serde_json::to_value(typed).unwrap_or(Value::Null))
    }

    /// That of a game, with its type.
    #[must_use]
    pub fn typed<C: DeserializeOwned + Default>(&self) -> C {
        C::deserialize(&self.0).unwrap_or_default()
    }

    /// The value of a setting as it is typed: `on`, `off`, `none`, a word or a number. What is left out is off.
    #[must_use]
    pub fn get(&self, name: &str) -> String {
        match self.0.get(name) {
            Some(Value::Null) => "none".to_owned(),
            Some(Value::Bool(true)) => "on".to_owned(),
            None | Some(Value::Bool(false)) => "off".to_owned(),
            Some(Value::String(word)) => word.clone(),
            Some(other) => other.to_string(),
        }
    }

    fn put(&mut self, name: &str, value: Value) {
        self.0[name] = value;
    }
}

/// A game in the catalogue: what it tells of itself, beside what follows from its type.
pub trait Entry: Untyped {
    /// Who made it, and what ours comes from: a text for every game, by its name.
    fn credits(&self) -> Message {
        Message::new(&format!("credits-{}", self.name()))
    }

    /// What it is like, in a sentence to choose it by: a text for every game, by its name.
    fn invitation(&self) -> Message {
        Message::new(&format!("invitation-{}", self.name()))
    }

    /// How long a game takes at a table of people: a text for every game, by its name.
    fn duration(&self) -> Message {
        Message::new(&format!("duration-{}", self.name()))
    }

    /// The page that tells its rules, of which reports name the version.
    fn rules_page(&self) -> &'static str {
        ""
    }

    /// A small picture by which it is found among others, as SVG; none where its name has to do.
    fn emblem(&self) -> Option<&'static str> {
        None
    }

    /// The colour of what it lies on where it is offered beside others, as `#rrggbb`.
    fn ground(&self) -> &'static str {
        "#4A3526"
    }

    /// The configuration from which tournaments begin: that of a table, with what makes every game end.
    fn contest_config(&self) -> Config {
        self.default_config()
    }

    /// The kinds of facts from elsewhere that can be held against its rules; the word for each begins with its name.
    fn facts(&self) -> &'static [FactKind] {
        &[]
    }

    /// A configuration whose house rules ask for more work than the usual ones, for who measures.
    fn costly_config(&self) -> Option<Config> {
        None
    }

    /// The names of the presets of house rules, the default first; their texts have the keys `preset-<name>`.
    fn presets(&self) -> &'static [&'static str];

    /// A configuration with the house rules of a preset and the same board and seats.
    ///
    /// # Errors
    /// When there is no such preset.
    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message>;

    /// What is said of a preset that this game has not.
    fn no_such_preset(&self, name: &str) -> Message {
        unknown("unknown-preset", name, self.presets().iter().copied())
    }

    /// Everything that can be set, sizes first.
    fn settings(&self) -> Vec<Setting>;

    /// The numbers of seats that a board of this game can have, the usual one first.
    fn seat_counts(&self) -> &'static [usize];

    /// What is said of a number of seats that no board of this game has.
    fn no_such_board(&self, seats: usize) -> Message {
        let mut known = self.seat_counts().to_vec();
        known.sort_unstable();
        let known: Vec<String> = known.iter().map(ToString::to_string).collect();
        Message::new("seats-count")
            .with("count", seats as i64)
            .with("known", known.join(", "))
    }

    /// The board on which so many players sit of whom no board is asked for, and the seats that they take there.
    fn usual_places(&self, players: usize) -> Places {
        Places::for_each(players)
    }

    /// The same, where a board may be asked for: the usual one of so many players, or one with a seat for each.
    ///
    /// # Errors
    /// When it is another board: nobody said who sits where on it.
    fn places(&self, players: usize, board: Option<usize>) -> Result<Places, Message> {
        let usual = self.usual_places(players);
        match board {
            Some(board) if board == players => Ok(Places::for_each(players)),
            Some(board) if board != usual.seats => Err(Message::new("seats-board")
                .with("words", players as i64)
                .with("board", board as i64)),
            _ => Ok(usual),
        }
    }

    /// Who sits at a table of which nothing is said, by the words of the command line; the first again after the last.
    fn usual_sitters(&self) -> &'static [&'static str];

    /// Chooses the board by its number of seats, with the sizes that are usual on it, and who of them is empty.
    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet);

    /// The number of seats of the board, empty ones included: every configuration has it under this name.
    fn seats(&self, config: &Config) -> usize {
        config.0["seats"].as_u64().unwrap_or_default() as usize
    }

    /// The colours of the seats on this board, by the ends of the keys `colour-…`; the same in every front end.
    fn colours(&self, config: &Config) -> [&'static str; Seat::MOST];

    /// The signs for a seat in the picture of a board.
    fn signs(&self, _config: &Config, seat: Seat) -> String {
        letter(seat).to_string()
    }

    /// Whether digits alone can be a choice: then the number of one in a list is written with a #.
    fn has_digits(&self) -> bool {
        false
    }

    /// How it is found out what perfect play comes to; none for a game that can't be solved.
    fn solve(&self, _config: &Config) -> Option<Result<Solution, Vec<Message>>> {
        None
    }

    /// How to play by these rules, in the order in which one learns them; none of a configuration with faults.
    fn lessons(&self, config: &Config) -> Vec<Lesson>;

    /// The strategies for this game.
    fn strategies(&self) -> Vec<StrategyFacts>;

    /// Its levels, the weakest first, each measured against the one below it. There is one for a child, so that everybody
    /// can play, and none plays worse than chance: whoever sits at a table unasked plays at one of them.
    fn levels(&self) -> &'static [Level];

    /// Who finds, grades and examines puzzles: the levels, where nothing else is said.
    fn jury(&self) -> Jury {
        let levels = self.levels();
        let strongest = levels.last().map_or("random", |level| level.spec);
        Jury {
            players: &[],
            finders: levels,
            scouts: &[],
            examiner: strongest,
            referee: strongest,
        }
    }

    /// The level at which somebody plays who plays so well: the highest that is no higher.
    fn level(&self, skill: Skill) -> Option<&'static Level> {
        self.levels().iter().rev().find(|level| level.skill <= skill)
    }

    /// The level that a strategy is, if it is one, however its numbers are written.
    fn level_of(&self, spec: &Spec) -> Option<&'static Level> {
        let levels = || self.levels().iter();
        let word = spec.to_string();
        levels().find(|level| level.spec == word).or_else(|| {
            let strategies = self.strategies();
            let facts = strategies.iter().find(|facts| facts.name == spec.name)?;
            let values = facts.values(spec).ok()?;
            levels().find(|level| {
                let own = Spec::from(level.spec.to_owned());
                own.name == spec.name && facts.values(&own).is_ok_and(|own| own == values)
            })
        })
    }

    /// Strategies that choose at once, for a game that runs on its own; the first again after the last.
    fn quick_players(&self) -> &'static [&'static str];

    /// The strategy that judges by a network alone, perhaps with numbers, and takes it by the number [`NETWORK`]; none where
    /// there is none.
    ///
    /// [`NETWORK`]: super::NETWORK
    fn network_player(&self) -> Option<&'static str> {
        None
    }

    /// Whether the networks that a strategy was given are at hand, and made for such a table.
    ///
    /// # Errors
    /// When one is not.
    fn check_networks(&self, config: &Config, spec: &Spec) -> Result<(), Message> {
        let strategies = self.strategies();
        let facts = strategies.iter().find(|facts| facts.name == spec.name);
        let networks = facts.map_or_else(Vec::new, |facts| facts.networks(spec));
        for (number, network) in networks {
            let Some(network) = network else {
                let fault = Message::new("spec-network").with("spec", spec.to_string());
                return Err(fault.with("number", i64::from(number)));
            };
            let wanted = self.encoding_name(config).unwrap_or_default();
            if network.encoding() != wanted {
                let fault = Message::new("network-encoding").with("found", network.encoding());
                return Err(fault.with("wanted", wanted));
            }
        }
        Ok(())
    }

    /// Who meets in a tournament where nobody says who plays: strategies by their names, which choose at once.
    fn rivals(&self) -> &'static [&'static str] {
        self.quick_players()
    }

    /// The strongest strategy at hand, which is asked for hints.
    fn adviser(&self) -> Spec;

    /// Strategies whose games are measured beside those of `random`, one for each seat; none where nobody asks.
    fn measured_players(&self) -> &'static [&'static str] {
        &[]
    }

    /// Changes one setting by the words `NAME=VALUE`.
    ///
    /// # Errors
    /// When there is no such setting, or it can't be that.
    fn set(&self, config: &mut Config, name: &str, value: &str) -> Result<(), Message> {
        let settings = self.settings();
        let Some(setting) = settings.iter().find(|setting| setting.name == name) else {
            let known = settings.iter().map(|setting| setting.name);
            return Err(unknown("unknown-setting", name, known));
        };
        // A number that a byte can hold is tried in any case: the game tells what is wrong with it.
        let number = |high: u16| {
            value
                .parse::<u16>()
                .ok()
                .filter(|&number| number <= high.max(u8::MAX.into()))
        };
        let bounded = |low: u16, high: u16| number(high).filter(|number| (low..=high).contains(number));
        let (read, expected) = match setting.kind {
            Kind::Flag => (
                match value {
                    "on" | "true" | "yes" => Some(Value::Bool(true)),
                    "off" | "false" | "no" => Some(Value::Bool(false)),
                    _ => None,
                },
                "on, off".to_owned(),
            ),
            Kind::Words(words) => (
                words.contains(&value).then(|| Value::from(value)),
                words.join(", "),
            ),
            Kind::Number(low, high) => (number(high).map(Value::from), format!("{low} … {high}")),
            Kind::Odd(low, high) => {
                let odd = (low..=high).step_by(2).map(|odd| odd.to_string());
                (number(high).map(Value::from), odd.collect::<Vec<_>>().join(", "))
            }
            Kind::Limit(low, high) => (
                if value == "none" {
                    Some(Value::Null)
                } else {
                    bounded(low, high).map(Value::from)
                },
                format!("none, {low} … {high}"),
            ),
        };
        let read = read.ok_or_else(|| {
            Message::new("setting-value")
                .with("name", name)
                .with("value", value)
                .with("expected", expected)
        })?;
        config.put(name, read);
        Ok(())
    }
}

impl PartialEq for dyn Entry {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl fmt::Debug for dyn Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
