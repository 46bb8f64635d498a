//! Ludo in the catalogue.

mod examples;
mod facts;
mod figures;
mod layout;
mod lessons;
pub mod look;

use std::sync::Arc;

use super::{
    Config, Entry, FactKind, Figure, Jury, Kind, Labels, Lesson, Level, Picture, Setting, Skill, Solution,
    Spec, StrategyFacts, Typed, Wrapped, chances,
    race::RaceLook,
    track::{self, Stage},
};
use crate::{
    networks::{Encoding, Network},
    rules::{
        Game as _, Message, Seat, SeatSet,
        ludo::{self, HomeMoves, Ludo},
        race::Race as _,
    },
    staging::Boards,
    strategies::{
        Random, Strategy,
        race::{Far, Near, RaceEncoding, Racer, Ranking},
    },
};

/// The entry.
#[derive(Clone, Copy, Debug)]
pub struct Catalogued;

/// The weights that training found for Ludo; `assets/strategies/ludo/trained.ron` tells how.
const TRAINED: [i32; 6] = [-90, 599, 369, -998, 100, 50];

impl Typed for Catalogued {
    type Game = Ludo;
    type Random = Random;
    type Look = RaceLook<Ludo>;

    fn look_of(&self, rules: &Ludo, boards: &Boards) -> Self::Look {
        look::look(rules, boards)
    }

    fn named(&self, name: &str, values: &[i32]) -> Box<dyn Strategy<Ludo>> {
        match name {
            "far" => Box::new(Far),
            "near" => Box::new(Near),
            "ranking" | "trained" => {
                let mut weights = Ranking::default().weights();
                weights.copy_from_slice(values);
                Box::new(Ranking::new(weights))
            }
            "racer" => {
                let mut numbers = Racer::NUMBERS.map(|(_, usual)| usual);
                numbers.copy_from_slice(values);
                Box::new(Racer::new(numbers, Ranking::new(TRAINED)))
            }
            _ => Box::new(Random),
        }
    }

    fn encoding(&self, rules: &Ludo) -> Option<Box<dyn Encoding<Ludo>>> {
        Some(Box::new(RaceEncoding::new(rules).judged()))
    }

    fn judging(&self, network: &Arc<Network>, _positions: u32) -> Option<Box<dyn Strategy<Ludo>>> {
        Some(Box::new(Racer::by(Arc::clone(network))))
    }

    fn picture_of(&self, board: &Wrapped<Ludo>) -> Picture {
        on_stage(board, track::picture)
    }

    fn labelled_of(&self, board: &Wrapped<Ludo>, labels: &Labels) -> Picture {
        on_stage(board, |stage| track::labelled(stage, labels))
    }

    fn length_of(&self, events: &mut dyn Iterator<Item = &ludo::Event>) -> Message {
        let rolls = events.filter(|event| matches!(event, ludo::Event::Rolled { .. }));
        Message::new("length-rolls").with("count", rolls.count() as i64)
    }

    fn figures_of(
        &self,
        config: &ludo::Config,
        events: &mut dyn Iterator<Item = &ludo::Event>,
    ) -> Vec<Figure> {
        figures::figures(config, events)
    }
}

/// A picture of the pawns on a board.
fn on_stage(board: &Wrapped<Ludo>, picture: impl FnOnce(&Stage<'_>) -> Picture) -> Picture {
    let rules = board.rules();
    picture(&Stage {
        track: rules.track(),
        seats: rules.config().seats,
        in_play: rules.seats(),
        pawns: rules.config().pawns,
        spots: &|seat| rules.spots(board.position(), seat),
    })
}

impl Entry for Catalogued {
    fn rules_page(&self) -> &'static str {
        include_str!("../../../docs/rules/ludo.md")
    }

    fn emblem(&self) -> Option<&'static str> {
        Some(include_str!("../../../assets/emblems/ludo.svg"))
    }

    fn ground(&self) -> &'static str {
        layout::COVER.tone
    }

    fn facts(&self) -> &'static [FactKind] {
        facts::KINDS
    }

    fn costly_config(&self) -> Option<Config> {
        Some(Config::of(&ludo::Config {
            home_moves: HomeMoves::Last,
            six_limit: Some(3),
            ..ludo::Config::default()
        }))
    }

    fn presets(&self) -> &'static [&'static str] {
        &ludo::Config::PRESETS
    }

    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message> {
        let preset = config.typed::<ludo::Config>().preset(name);
        preset
            .map(|config| Config::of(&config))
            .ok_or_else(|| self.no_such_preset(name))
    }

    fn settings(&self) -> Vec<Setting> {
        vec![
            Setting::size("pawns", Kind::Number(1, 4)),
            Setting::rule("forced_second_roll", Kind::Flag),
            Setting::rule("forced_strikes_own", Kind::Flag),
            Setting::rule("forced_six_also_draws", Kind::Flag),
            Setting::rule("bounce", Kind::Flag),
            Setting::rule("home_moves", Kind::Words(&["choice", "last", "never"])),
            Setting::rule("six_limit", Kind::Limit(2, 9)),
            Setting::rule("play_to_last", Kind::Words(&["one_left", "on", "off"])),
            Setting::rule(
                "who_begins",
                Kind::Words(&["rolled", "drawn", "0", "1", "2", "3"]),
            ),
            Setting::rule("max_rolls", Kind::Limit(1, u16::MAX)),
        ]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[4, 2, 3]
    }

    fn usual_sitters(&self) -> &'static [&'static str] {
        &["person", "racer:slips=45", "racer:slips=70", "racer:slips=20"]
    }

    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet) {
        let mut typed: ludo::Config = config.typed();
        typed.seats = u8::try_from(seats).unwrap_or(u8::MAX);
        typed.empty = empty.iter().collect();
        *config = Config::of(&typed);
    }

    fn colours(&self, config: &Config) -> [&'static str; Seat::MOST] {
        // As on the board of Mens erger je niet, on which two sit in opposite corners.
        match self.seats(config) {
            2 => ["blue", "green", "yellow", "red", "black", "violet"],
            _ => ["blue", "yellow", "green", "red", "black", "violet"],
        }
    }

    fn solve(&self, config: &Config) -> Option<Result<Solution, Vec<Message>>> {
        Some(chances::solution(self, config))
    }

    fn lessons(&self, config: &Config) -> Vec<Lesson> {
        lessons::lessons(config)
    }

    fn strategies(&self) -> Vec<StrategyFacts> {
        let weighing = |name, weights| StrategyFacts::weighing(name, std::iter::zip(Ranking::NAMES, weights));
        vec![
            StrategyFacts::plain("random"),
            StrategyFacts::plain("far"),
            StrategyFacts::plain("near"),
            weighing("ranking", Ranking::default().weights()),
            weighing("trained", TRAINED),
            StrategyFacts::working("racer", Racer::NUMBERS).formerly("throws", "nodes", &Racer::THROWS),
        ]
    }

    fn levels(&self) -> &'static [Level] {
        const {
            &[
                Level::new(Skill::Child, "random"),
                Level::new(Skill::Beginner, "racer:slips=70").winning(71, Some(48)),
                Level::new(Skill::Regular, "racer:slips=45").winning(67, Some(42)),
                Level::new(Skill::Strong, "racer:slips=20").winning(66, Some(40)),
                Level::new(Skill::Master, "racer:nodes=200").winning(63, Some(38)),
            ]
        }
    }

    fn jury(&self) -> Jury {
        Jury {
            players: &[],
            finders: const {
                &[
                    Level::new(Skill::Child, "far"),
                    Level::new(Skill::Beginner, "near"),
                    Level::new(Skill::Regular, "ranking"),
                    Level::new(Skill::Strong, "trained"),
                    Level::new(Skill::Master, "racer"),
                ]
            },
            scouts: &[],
            examiner: "racer:nodes=5000",
            referee: "racer:nodes=50000",
        }
    }

    fn quick_players(&self) -> &'static [&'static str] {
        &[
            "racer:slips=20",
            "racer:slips=45",
            "racer:slips=70",
            "racer:nodes=200",
        ]
    }

    fn network_player(&self) -> Option<&'static str> {
        Some("racer")
    }

    fn rivals(&self) -> &'static [&'static str] {
        &["racer", "trained", "ranking", "far"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("racer:nodes=200".to_owned())
    }
}
