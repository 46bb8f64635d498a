//! Mens erger je niet in the catalogue.

mod drawing;
mod examples;
mod figures;
mod lessons;

use serde::Deserialize as _;
use serde_json::Value;

use super::{
    Board, Config, Entry, Figure, Kind, Lesson, Parameter, Picture, Player, Seated, Setting, Spec,
    StrategyFacts, Typed, Wrapped,
};
use crate::{
    rules::{
        Game, Message, Seat, SeatSet,
        mejn::{self, Mejn},
    },
    strategies::{
        Random, Strategy,
        mejn::{Far, Near, Ranking},
    },
};

/// The entry.
#[derive(Clone, Copy, Debug)]
pub struct Catalogued;

fn typed(config: &Config) -> mejn::Config {
    serde_json::from_value(config.0.clone()).unwrap_or_default()
}

fn untyped(config: &mejn::Config) -> Config {
    Config(serde_json::to_value(config).unwrap_or(Value::Null))
}

impl Typed for Catalogued {
    type Game = Mejn;
    type Random = Random;

    fn rules(&self, config: &Config) -> Result<Mejn, Vec<Message>> {
        Mejn::new(&typed(config)).map_err(|faults| faults.into_iter().map(Message::from).collect())
    }

    fn strategy(&self, spec: &Spec) -> Result<Box<dyn Strategy<Mejn>>, Message> {
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
        let values = facts.values(spec)?;
        Ok(match facts.name {
            "far" => Box::new(Far),
            "near" => Box::new(Near),
            "ranking" | "trained" => {
                let mut weights = Ranking::default().weights;
                weights.copy_from_slice(&values);
                Box::new(Ranking { weights })
            }
            _ => Box::new(Random),
        })
    }
}

impl Entry for Catalogued {
    fn name(&self) -> &'static str {
        Mejn::NAME
    }

    fn default_config(&self) -> Config {
        untyped(&mejn::Config::default())
    }

    fn costly_config(&self) -> Option<Config> {
        Some(untyped(&mejn::Config {
            three_tries: true,
            strike_is_compulsory: true,
            ..mejn::Config::default()
        }))
    }

    fn presets(&self) -> &'static [&'static str] {
        &mejn::Config::PRESETS
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
        let size = |name, low, high| Setting {
            name,
            kind: Kind::Number(low, high),
            is_size: true,
        };
        let rule = |name, kind| Setting {
            name,
            kind,
            is_size: false,
        };
        vec![
            size("dots", 2, 62),
            size("pawns", 1, 8),
            size("faces", 1, 20),
            rule("self_strike", Kind::Flag),
            rule("start_strikes_own", Kind::Flag),
            rule(
                "leave_start_first",
                Kind::Words(&["always", "while_begin", "never"]),
            ),
            rule("three_tries", Kind::Flag),
            rule("strike_is_compulsory", Kind::Flag),
            rule("home_no_jumping", Kind::Flag),
            rule("six_rolls_again", Kind::Flag),
            rule("six_limit", Kind::Limit(2, 9)),
            rule("play_to_last", Kind::Words(&["on", "one_left", "off"])),
            rule(
                "who_begins",
                Kind::Words(&["drawn", "rolled", "0", "1", "2", "3", "4", "5"]),
            ),
        ]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[4, 6, 2, 3, 5]
    }

    fn company(&self) -> &'static [&'static str] {
        &["person", "far", "near", "ranking"]
    }

    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet) {
        let mut typed = typed(config);
        if usize::from(typed.seats) != seats {
            typed.seats = u8::try_from(seats).unwrap_or(u8::MAX);
            typed.dots = if seats == 6 {
                8
            } else {
                mejn::Config::default().dots
            };
        }
        typed.empty = empty.iter().collect();
        *config = untyped(&typed);
    }

    fn seats(&self, config: &Config) -> usize {
        usize::from(typed(config).seats)
    }

    fn colours(&self, config: &Config) -> [&'static str; Seat::MOST] {
        // As the boards are printed.
        match self.seats(config) {
            6 => ["yellow", "black", "blue", "red", "green", "violet"],
            _ => ["blue", "yellow", "green", "red", "black", "violet"],
        }
    }

    fn read_config(&self, ron: &str) -> Result<Config, Message> {
        let config: mejn::Config = ron::from_str(ron).map_err(|error| {
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
        let weighing = |name, weights: [i32; 6]| StrategyFacts {
            name,
            parameters: std::iter::zip(Ranking::NAMES, weights)
                .map(|(name, default)| Parameter { name, default })
                .collect(),
        };
        vec![
            StrategyFacts::plain("random"),
            StrategyFacts::plain("far"),
            StrategyFacts::plain("near"),
            weighing("ranking", Ranking::default().weights),
            weighing("trained", Ranking::TRAINED),
        ]
    }

    fn extras(&self) -> &'static [&'static str] {
        &["ranking", "far", "random", "near"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("ranking".to_owned())
    }

    fn player(&self, spec: &Spec) -> Result<Box<dyn Player>, Message> {
        Ok(Box::new(Seated(self.strategy(spec)?)))
    }

    fn figures(&self, config: &Config, events: &mut dyn Iterator<Item = &Value>) -> Vec<Figure> {
        let events = events.filter_map(|event| mejn::Event::deserialize(event).ok());
        figures::figures(&typed(config), events)
    }
}
