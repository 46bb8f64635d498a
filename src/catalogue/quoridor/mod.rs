//! Quoridor in the catalogue.

mod drawing;
mod examples;
mod figures;
mod lessons;

use serde::Deserialize as _;
use serde_json::Value;

use super::{
    Board, Config, Entry, Figure, Kind, Lesson, Picture, Player, Seated, Setting, Solution, Spec,
    StrategyFacts, Typed, Winner, Wrapped,
};
use crate::{
    rules::{
        Game, Message, Seat, SeatSet,
        quoridor::{self, Quoridor},
    },
    strategies::{
        Random, Strategy,
        quoridor::{Runner, Thinker, solve},
    },
};

/// The entry.
#[derive(Clone, Copy, Debug)]
pub struct Catalogued;

/// The ply after which a game of a tournament is a draw, where nothing else is said: from the rules page.
const CONTEST_PLIES: u16 = 200;

fn typed(config: &Config) -> quoridor::Config {
    serde_json::from_value(config.0.clone()).unwrap_or_default()
}

fn untyped(config: &quoridor::Config) -> Config {
    Config(serde_json::to_value(config).unwrap_or(Value::Null))
}

fn said<F: Into<Message>>(faults: Vec<F>) -> Vec<Message> {
    faults.into_iter().map(Into::into).collect()
}

impl Typed for Catalogued {
    type Game = Quoridor;
    type Random = Random;

    fn rules(&self, config: &Config) -> Result<Quoridor, Vec<Message>> {
        Quoridor::new(&typed(config)).map_err(said)
    }

    fn strategy(&self, spec: &Spec) -> Result<Box<dyn Strategy<Quoridor>>, Message> {
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
            "runner" => Box::new(Runner),
            "normal" => Box::new(Thinker::normal()),
            "hard" => Box::new(Thinker::hard()),
            _ => Box::new(Random),
        })
    }
}

impl Entry for Catalogued {
    fn name(&self) -> &'static str {
        Quoridor::NAME
    }

    fn default_config(&self) -> Config {
        untyped(&quoridor::Config::default())
    }

    fn contest_config(&self) -> Config {
        untyped(&quoridor::Config {
            max_plies: Some(CONTEST_PLIES),
            ..quoridor::Config::default()
        })
    }

    fn presets(&self) -> &'static [&'static str] {
        &["standard"]
    }

    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message> {
        if !self.presets().contains(&name) {
            return Err(Message::new("unknown-preset")
                .with("name", name)
                .with("known", self.presets().join(", ")));
        }
        let usual = quoridor::Config::default();
        Ok(untyped(&quoridor::Config {
            third_pawn: usual.third_pawn,
            max_plies: usual.max_plies,
            ..typed(config)
        }))
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
            size("columns", Kind::Odd(3, 9)),
            size("rows", Kind::Odd(3, 9)),
            size("fences", Kind::Number(0, quoridor::Config::MOST_FENCES.into())),
            rule("third_pawn", Kind::Words(&["like_a_fence", "blocks"])),
            rule("max_plies", Kind::Limit(1, quoridor::Config::MOST_PLIES)),
        ]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[2, 4]
    }

    fn company(&self) -> &'static [&'static str] {
        &["person", "normal", "hard"]
    }

    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet) {
        let mut typed = typed(config);
        if usize::from(typed.seats) != seats {
            typed.seats = u8::try_from(seats).unwrap_or(u8::MAX);
            typed.fences = quoridor::Config::usual_fences(seats);
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
        let config: quoridor::Config = ron::from_str(ron).map_err(|error| {
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

    fn solve(&self, config: &Config) -> Option<Result<Solution, Vec<Message>>> {
        let solve = |rules: Quoridor| {
            let solved = solve::solve(&rules).map_err(|refusal| vec![refusal.into()])?;
            Ok(Solution {
                winner: match solved.winner {
                    Some(0) => Winner::First,
                    Some(_) => Winner::Second,
                    None => Winner::Nobody,
                },
                positions: solved.positions,
            })
        };
        Some(self.rules(config).and_then(solve))
    }

    fn lessons(&self, config: &Config) -> Vec<Lesson> {
        lessons::lessons(&typed(config))
    }

    fn strategies(&self) -> Vec<StrategyFacts> {
        ["random", "runner", "normal", "hard"]
            .map(StrategyFacts::plain)
            .into()
    }

    fn extras(&self) -> &'static [&'static str] {
        &["runner", "random"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("hard".to_owned())
    }

    fn player(&self, spec: &Spec) -> Result<Box<dyn Player>, Message> {
        Ok(Box::new(Seated(self.strategy(spec)?)))
    }

    fn figures(&self, config: &Config, events: &mut dyn Iterator<Item = &Value>) -> Vec<Figure> {
        let events = events.filter_map(|event| quoridor::Event::deserialize(event).ok());
        figures::figures(&typed(config), events)
    }
}
