//! Compromise in the catalogue.

mod drawing;
mod facts;
mod figures;
mod layout;
mod lessons;
pub mod look;
mod rack;

use super::{
    Config, Entry, FactKind, Figure, Kind, Lesson, Level, Picture, Setting, Skill, Spec, StrategyFacts,
    Typed, Wrapped,
};
use crate::{
    rules::{
        Message, Seat, SeatSet,
        compromise::{self, Compromise},
    },
    staging::Boards,
    strategies::{
        Random, Strategy,
        compromise::{Equilibrium, Exploiter, Habit, Habitual},
    },
};

/// The entry.
#[derive(Clone, Copy, Debug)]
pub struct Catalogued;

impl Typed for Catalogued {
    type Game = Compromise;
    type Random = Random;
    type Look = look::CompromiseLook;

    fn look_of(&self, rules: &Compromise, _boards: &Boards) -> Self::Look {
        look::CompromiseLook::new(rules)
    }

    fn named(&self, name: &str, _values: &[i32]) -> Box<dyn Strategy<Compromise>> {
        match name {
            "determined" => Box::new(Habitual(Habit::Determined)),
            "greedy" => Box::new(Habitual(Habit::Greedy)),
            "smart_greedy" => Box::new(Habitual(Habit::SmartGreedy)),
            "equilibrium" => Box::new(Equilibrium),
            "exploiter" => Box::<Exploiter>::default(),
            _ => Box::new(Random),
        }
    }

    fn picture_of(&self, board: &Wrapped<Compromise>) -> Picture {
        drawing::picture(board)
    }

    fn hand_of(&self, board: &Wrapped<Compromise>, seat: Seat) -> Option<Message> {
        drawing::hand(board, seat)
    }

    fn length_of(&self, events: &mut dyn Iterator<Item = &compromise::Event>) -> Message {
        let rounds = events.filter(|event| matches!(event, compromise::Event::Named { .. }));
        Message::new("length-rounds").with("count", rounds.count() as i64)
    }

    fn figures_of(
        &self,
        _config: &compromise::Config,
        events: &mut dyn Iterator<Item = &compromise::Event>,
    ) -> Vec<Figure> {
        figures::figures(events)
    }

    fn review_of(&self, events: &mut dyn Iterator<Item = &compromise::Event>) -> Vec<Message> {
        figures::review(events)
    }
}

impl Entry for Catalogued {
    fn ground(&self) -> &'static str {
        "#414B54"
    }

    fn facts(&self) -> &'static [FactKind] {
        facts::KINDS
    }

    fn presets(&self) -> &'static [&'static str] {
        &compromise::Config::PRESETS
    }

    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message> {
        let preset = config.typed::<compromise::Config>().preset(name);
        preset
            .map(|config| Config::of(&config))
            .ok_or_else(|| self.no_such_preset(name))
    }

    fn settings(&self) -> Vec<Setting> {
        vec![
            Setting::size("pips", Kind::Number(1, compromise::Config::MOST_PIPS)),
            Setting::size("length", Kind::Number(0, compromise::Config::MOST_ROUNDS)),
            Setting::rule("version", Kind::Words(&["simple", "complex", "gamble"])),
            Setting::rule("ties", Kind::Flag),
            Setting::rule("extra_rounds", Kind::Number(0, compromise::Config::MOST_EXTRA)),
        ]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[2]
    }

    fn usual_sitters(&self) -> &'static [&'static str] {
        &["person", "smart_greedy"]
    }

    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet) {
        let mut typed: compromise::Config = config.typed();
        typed.seats = u8::try_from(seats).unwrap_or(u8::MAX);
        typed.empty = empty.iter().collect();
        *config = Config::of(&typed);
    }

    fn colours(&self, _config: &Config) -> [&'static str; Seat::MOST] {
        ["red", "green", "blue", "yellow", "black", "violet"]
    }

    /// Digits are what is named.
    fn has_digits(&self) -> bool {
        true
    }

    fn lessons(&self, config: &Config) -> Vec<Lesson> {
        lessons::lessons(config)
    }

    fn strategies(&self) -> Vec<StrategyFacts> {
        // The weakest first.
        vec![
            StrategyFacts::plain("random"),
            StrategyFacts::plain("determined"),
            StrategyFacts::plain("greedy"),
            StrategyFacts::plain("smart_greedy"),
            StrategyFacts::plain("equilibrium"),
            StrategyFacts::plain("exploiter"),
        ]
    }

    fn levels(&self) -> &'static [Level] {
        const {
            &[
                Level::new(Skill::Child, "random"),
                Level::new(Skill::Beginner, "determined"),
                Level::new(Skill::Regular, "greedy"),
                Level::new(Skill::Strong, "smart_greedy"),
                Level::new(Skill::Master, "equilibrium"),
            ]
        }
    }

    fn quick_players(&self) -> &'static [&'static str] {
        &["smart_greedy", "greedy"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("equilibrium".to_owned())
    }

    fn measured_players(&self) -> &'static [&'static str] {
        &["smart_greedy", "greedy"]
    }
}
