//! Mens erger je niet in the catalogue.

mod examples;
mod facts;
mod figures;
mod lessons;
pub mod look;

use std::sync::Arc;

use super::{
    Config, Entry, FactKind, Figure, Jury, Kind, Labels, Lesson, Level, Picture, Places, Setting, Skill,
    Solution, Spec, StrategyFacts, Typed, Wrapped, chances,
    race::RaceLook,
    track::{self, Stage},
};
use crate::{
    networks::{Encoding, Network, shipped},
    rules::{
        Game as _, Message, Seat, SeatSet,
        mejn::{self, Mejn},
        race::Race as _,
    },
    staging::Boards,
    strategies::{
        Judgement, Learnt, Random, Strategy,
        race::{Far, Near, RaceEncoding, Racer, Ranking, Reckoning},
    },
};

/// The entry.
#[derive(Clone, Copy, Debug)]
pub struct Catalogued;

/// The weights that training found for this game; `assets/strategies/mejn/trained.ron` tells how.
const TRAINED: [i32; 6] = [-90, 177, 259, 43, -18, -32];

impl Typed for Catalogued {
    type Game = Mejn;
    type Random = Random;
    type Look = RaceLook<Mejn>;

    fn look_of(&self, rules: &Mejn, boards: &Boards) -> Self::Look {
        look::look(rules, boards)
    }

    fn named(&self, name: &str, values: &[i32]) -> Box<dyn Strategy<Mejn>> {
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

    fn encoding(&self, rules: &Mejn) -> Option<Box<dyn Encoding<Mejn>>> {
        Some(Box::new(RaceEncoding::new(rules).judged()))
    }

    /// Where no network was made for the table, what lies before each seat is counted.
    fn judgement(&self, rules: &Mejn) -> Option<Box<dyn Judgement<Mejn>>> {
        let encoding = self.encoding(rules)?;
        let learnt = shipped(&encoding).and_then(|network| Learnt::new(rules, network, encoding));
        Some(match learnt {
            Some(learnt) => Box::new(learnt),
            None => Box::new(Reckoning::new(Ranking::new(TRAINED))),
        })
    }

    fn judging(&self, network: &Arc<Network>, _positions: u32) -> Option<Box<dyn Strategy<Mejn>>> {
        Some(Box::new(Racer::by(Arc::clone(network))))
    }

    fn picture_of(&self, board: &Wrapped<Mejn>) -> Picture {
        on_stage(board, track::picture)
    }

    fn labelled_of(&self, board: &Wrapped<Mejn>, labels: &Labels) -> Picture {
        on_stage(board, |stage| track::labelled(stage, labels))
    }

    fn length_of(&self, events: &mut dyn Iterator<Item = &mejn::Event>) -> Message {
        let rolls = events.filter(|event| matches!(event, mejn::Event::Rolled { .. }));
        Message::new("length-rolls").with("count", rolls.count() as i64)
    }

    fn figures_of(
        &self,
        config: &mejn::Config,
        events: &mut dyn Iterator<Item = &mejn::Event>,
    ) -> Vec<Figure> {
        figures::figures(config, events)
    }
}

/// A picture of the pawns on a board.
fn on_stage(board: &Wrapped<Mejn>, picture: impl FnOnce(&Stage<'_>) -> Picture) -> Picture {
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
        include_str!("../../../docs/rules/mejn.md")
    }

    fn emblem(&self) -> Option<&'static str> {
        Some(include_str!("../../../assets/emblems/mejn.svg"))
    }

    fn ground(&self) -> &'static str {
        "#6B2A1E"
    }

    fn facts(&self) -> &'static [FactKind] {
        facts::KINDS
    }

    fn costly_config(&self) -> Option<Config> {
        Some(Config::of(&mejn::Config {
            three_tries: true,
            strike_is_compulsory: true,
            ..mejn::Config::default()
        }))
    }

    fn presets(&self) -> &'static [&'static str] {
        &mejn::Config::PRESETS
    }

    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message> {
        let preset = config.typed::<mejn::Config>().preset(name);
        preset
            .map(|config| Config::of(&config))
            .ok_or_else(|| self.no_such_preset(name))
    }

    fn settings(&self) -> Vec<Setting> {
        vec![
            Setting::size("dots", Kind::Number(2, 62)),
            Setting::size("pawns", Kind::Number(1, 8)),
            Setting::size("faces", Kind::Number(1, 20)),
            Setting::rule("self_strike", Kind::Flag),
            Setting::rule("start_strikes_own", Kind::Flag),
            Setting::rule(
                "leave_start_first",
                Kind::Words(&["always", "while_begin", "never"]),
            ),
            Setting::rule("three_tries", Kind::Flag),
            Setting::rule("strike_is_compulsory", Kind::Flag),
            Setting::rule("home_no_jumping", Kind::Flag),
            Setting::rule("six_rolls_again", Kind::Flag),
            Setting::rule("six_limit", Kind::Limit(2, 9)),
            Setting::rule("play_to_last", Kind::Words(&["on", "one_left", "off"])),
            Setting::rule(
                "who_begins",
                Kind::Words(&["drawn", "rolled", "0", "1", "2", "3", "4", "5"]),
            ),
        ]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[4, 6, 2, 3, 5]
    }

    /// Two sit in opposite corners of the board for four.
    fn usual_places(&self, players: usize) -> Places {
        match players {
            2 => Places {
                seats: 4,
                taken: [0, 2].map(Seat::new).into_iter().collect(),
            },
            _ => Places::for_each(players),
        }
    }

    fn usual_sitters(&self) -> &'static [&'static str] {
        &["person", "racer:slips=53", "racer:slips=78", "racer:slips=25"]
    }

    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet) {
        let mut typed: mejn::Config = config.typed();
        if usize::from(typed.seats) != seats {
            typed.seats = u8::try_from(seats).unwrap_or(u8::MAX);
            typed.dots = if seats == 6 {
                8
            } else {
                mejn::Config::default().dots
            };
        }
        typed.empty = empty.iter().collect();
        *config = Config::of(&typed);
    }

    fn colours(&self, config: &Config) -> [&'static str; Seat::MOST] {
        // As the boards are printed.
        match self.seats(config) {
            6 => ["yellow", "black", "blue", "red", "green", "violet"],
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
                Level::new(Skill::Beginner, "racer:slips=78").winning(60, Some(33)),
                Level::new(Skill::Regular, "racer:slips=53").winning(60, Some(33)),
                Level::new(Skill::Strong, "racer:slips=25").winning(60, Some(34)),
                Level::new(Skill::Master, "racer:nodes=200").winning(61, Some(35)),
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
        &["racer:slips=25", "racer:slips=53", "racer:nodes=200"]
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
