//! Compromise in the catalogue.

mod drawing;
mod engraving;
mod examples;
mod facts;
mod figures;
mod layout;
mod lessons;
pub mod look;
mod rack;

use super::{
    Config, Entry, FactKind, Figure, Jury, Kind, Labels, Lesson, Level, Picture, Setting, Skill, Spec,
    StrategyFacts, Typed, Wrapped,
};
use crate::{
    rules::{
        Message, Seat, SeatSet,
        compromise::{self, Compromise},
    },
    staging::Boards,
    strategies::{
        Judgement, Random, Slipping, Strategy,
        compromise::{Equilibrium, Exploiter, Habit, Habitual, Outlook},
    },
};

/// How many of 100 choices are any.
const SLIPS: [(&str, i32); 1] = [("slips", 0)];

/// Who sits down where nothing is said.
const REGULAR: &str = "smart_greedy:slips=42";

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

    fn named(&self, name: &str, values: &[i32]) -> Box<dyn Strategy<Compromise>> {
        let slips = values.first().copied().unwrap_or(0);
        let habit = |habit| Box::new(Slipping::new(Habitual(habit), slips));
        match name {
            "determined" => habit(Habit::Determined),
            "greedy" => habit(Habit::Greedy),
            "smart_greedy" => habit(Habit::SmartGreedy),
            "equilibrium" => Box::new(Slipping::new(Equilibrium, slips)),
            "exploiter" => Box::<Exploiter>::default(),
            _ => Box::new(Random),
        }
    }

    fn judgement(&self, _rules: &Compromise) -> Option<Box<dyn Judgement<Compromise>>> {
        Some(Box::<Outlook>::default())
    }

    fn picture_of(&self, board: &Wrapped<Compromise>) -> Picture {
        drawing::picture(board)
    }

    fn labelled_of(&self, board: &Wrapped<Compromise>, _labels: &Labels) -> Picture {
        drawing::sided(board)
    }

    fn remark_of(&self, _board: &Wrapped<Compromise>, seat: Seat) -> Option<Message> {
        Some(drawing::side(seat))
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
    fn rules_page(&self) -> &'static str {
        include_str!("../../../docs/rules/compromise.md")
    }

    fn emblem(&self) -> Option<&'static str> {
        Some(include_str!("../../../assets/emblems/compromise.svg"))
    }

    fn ground(&self) -> &'static str {
        layout::COVER.tone
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
        &["person", REGULAR]
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
        let slipping = |name| StrategyFacts::working(name, SLIPS);
        vec![
            StrategyFacts::plain("random"),
            slipping("determined"),
            slipping("greedy"),
            slipping("smart_greedy"),
            slipping("equilibrium"),
            StrategyFacts::plain("exploiter"),
        ]
    }

    fn levels(&self) -> &'static [Level] {
        const {
            &[
                Level::new(Skill::Child, "random"),
                Level::new(Skill::Beginner, "smart_greedy:slips=70").winning(71, None),
                Level::new(Skill::Regular, REGULAR).winning(69, None),
                Level::new(Skill::Strong, "smart_greedy:slips=16").winning(71, None),
                Level::new(Skill::Master, "equilibrium").winning(70, None),
            ]
        }
    }

    fn jury(&self) -> Jury {
        Jury {
            players: &[],
            finders: const {
                &[
                    Level::new(Skill::Child, "determined"),
                    Level::new(Skill::Beginner, "greedy"),
                    Level::new(Skill::Regular, "smart_greedy"),
                    Level::new(Skill::Master, "equilibrium"),
                ]
            },
            scouts: &[],
            examiner: "equilibrium",
            referee: "equilibrium",
        }
    }

    fn quick_players(&self) -> &'static [&'static str] {
        &["smart_greedy:slips=16", REGULAR]
    }

    fn rivals(&self) -> &'static [&'static str] {
        &["smart_greedy", "greedy"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("equilibrium".to_owned())
    }

    fn measured_players(&self) -> &'static [&'static str] {
        &["smart_greedy", "greedy"]
    }
}
