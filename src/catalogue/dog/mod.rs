//! Dog in the catalogue.

mod drawing;
mod figures;
mod lessons;

use serde::Deserialize as _;
use serde_json::Value;

use super::{
    Board, Config, Entry, Figure, Kind, Lesson, Picture, Player, Seated, Setting, Spec, StrategyFacts, Typed,
    Wrapped,
};
use crate::{
    rules::{
        Game, Message, Seat, SeatSet,
        dog::{self, Cards, Dog},
    },
    strategies::{
        Strategy,
        dog::{Greedy, Random},
    },
};

/// The entry.
#[derive(Clone, Copy, Debug)]
pub struct Catalogued;

/// The ply after which a game of a tournament is a draw, where nothing else is said: from the rules page.
const CONTEST_PLIES: u16 = 20_000;

fn typed(config: &Config) -> dog::Config {
    serde_json::from_value(config.0.clone()).unwrap_or_default()
}

fn untyped(config: &dog::Config) -> Config {
    Config(serde_json::to_value(config).unwrap_or(Value::Null))
}

fn said<F: Into<Message>>(faults: Vec<F>) -> Vec<Message> {
    faults.into_iter().map(Into::into).collect()
}

impl Typed for Catalogued {
    type Game = Dog;
    type Random = Random;

    fn rules(&self, config: &Config) -> Result<Dog, Vec<Message>> {
        Dog::new(&typed(config)).map_err(said)
    }

    fn strategy(&self, spec: &Spec) -> Result<Box<dyn Strategy<Dog>>, Message> {
        let known = self.strategies();
        let facts = known
            .iter()
            .find(|facts| facts.name == spec.name)
            .ok_or_else(|| {
                let names: Vec<&str> = known.iter().map(|facts| facts.name).collect();
                Message::new("unknown-strategy")
                    .with("name", spec.name.as_str())
                    .with("known", names.join(", "))
            })?;
        facts.values(spec)?;
        Ok(match facts.name {
            "greedy" => Box::new(Greedy::default()),
            _ => Box::new(Random::default()),
        })
    }
}

impl Entry for Catalogued {
    fn name(&self) -> &'static str {
        Dog::NAME
    }

    fn default_config(&self) -> Config {
        untyped(&dog::Config::default())
    }

    fn contest_config(&self) -> Config {
        untyped(&dog::Config {
            max_plies: Some(CONTEST_PLIES),
            ..dog::Config::default()
        })
    }

    fn presets(&self) -> &'static [&'static str] {
        &dog::Config::PRESETS
    }

    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message> {
        let preset = typed(config).preset(name);
        preset.map(|config| untyped(&config)).ok_or_else(|| {
            Message::new("unknown-preset")
                .with("name", name)
                .with("known", self.presets().join(", "))
        })
    }

    fn settings(&self) -> Vec<Setting> {
        let size = |name, kind| Setting {
            name,
            kind,
            is_size: true,
        };
        let rule = |name, kind| Setting {
            name,
            kind,
            is_size: false,
        };
        vec![
            size("team", Kind::Number(1, 3)),
            size("copies", Kind::Number(1, Cards::MOST.into())),
            size("jokers", Kind::Number(0, Cards::MOST.into())),
            rule("no_play", Kind::Words(&["discard", "sit_out"])),
            rule("canadian", Kind::Flag),
            rule("rest_to_mate", Kind::Flag),
            rule("idle_jack", Kind::Flag),
            rule("max_plies", Kind::Limit(1, u16::MAX)),
        ]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[4, 6, 2, 3, 5]
    }

    fn company(&self) -> &'static [&'static str] {
        &["person", "greedy", "greedy", "greedy"]
    }

    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet) {
        let mut typed = typed(config);
        if usize::from(typed.seats) != seats {
            typed.seats = u8::try_from(seats).unwrap_or(u8::MAX);
            typed.team = dog::Config::usual_team(seats);
        }
        typed.empty = empty.iter().collect();
        *config = untyped(&typed);
    }

    fn seats(&self, config: &Config) -> usize {
        usize::from(typed(config).seats)
    }

    fn colours(&self, _config: &Config) -> [&'static str; Seat::MOST] {
        ["blue", "yellow", "green", "red", "black", "violet"]
    }

    fn read_config(&self, ron: &str) -> Result<Config, Message> {
        let config: dog::Config = ron::from_str(ron).map_err(|error| {
            let at = error.span.start;
            Message::new("config-ron")
                .with("why", error.code.to_string())
                .with("line", at.line as i64)
                .with("column", at.col as i64)
        })?;
        Ok(untyped(&config))
    }

    fn write_config(&self, config: &Config) -> String {
        ron::to_string(&typed(config)).unwrap_or_default()
    }

    fn open(&self, config: &Config) -> Result<Box<dyn Board>, Vec<Message>> {
        Ok(Box::new(Wrapped::new(self.rules(config)?)))
    }

    fn picture(&self, board: &dyn Board) -> Option<Picture> {
        board.as_any().downcast_ref().map(drawing::picture)
    }

    fn lessons(&self, config: &Config) -> Vec<Lesson> {
        lessons::lessons(&typed(config))
    }

    fn strategies(&self) -> Vec<StrategyFacts> {
        ["random", "greedy"].map(StrategyFacts::plain).into()
    }

    fn extras(&self) -> &'static [&'static str] {
        &["greedy", "random"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("greedy".to_owned())
    }

    fn player(&self, spec: &Spec) -> Result<Box<dyn Player>, Message> {
        Ok(Box::new(Seated(self.strategy(spec)?)))
    }

    fn figures(&self, config: &Config, events: &mut dyn Iterator<Item = &Value>) -> Vec<Figure> {
        let events = events.filter_map(|event| dog::Event::deserialize(event).ok());
        figures::figures(&typed(config), events)
    }
}
