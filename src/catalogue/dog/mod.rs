//! Dog in the catalogue.

mod drawing;
mod examples;
mod facts;
mod figures;
mod layout;
mod lessons;
pub mod look;

use std::sync::Arc;

use super::{
    Config, Entry, FactKind, Figure, Jury, Kind, Labels, Lesson, Level, Picture, Setting, Skill, Spec,
    StrategyFacts, Typed, Wrapped,
};
use crate::{
    networks::{Encoding, Network},
    rules::{
        Message, Notation as _, Seat, SeatSet,
        dog::{self, Cards, Dog},
    },
    staging::Boards,
    strategies::{
        Strategy,
        dog::{DogEncoding, Effort, Greedy, Partner, Random},
    },
};

/// The entry.
#[derive(Clone, Copy, Debug)]
pub struct Catalogued;

/// The ply after which a game of a tournament is a draw, where nothing else is said: `docs/rules/dog.md`.
const CONTEST_PLIES: u16 = 20_000;

/// Who plays as somebody does who has played often: docs/playing.md has how levels were measured.
const REGULAR: &str = "partner:worlds=0";

impl Typed for Catalogued {
    type Game = Dog;
    type Random = Random;
    type Look = look::DogLook;

    fn look_of(&self, rules: &Dog, _boards: &Boards) -> Self::Look {
        look::DogLook::new(rules)
    }

    fn named(&self, name: &str, values: &[i32]) -> Box<dyn Strategy<Dog>> {
        match name {
            "partner" => Box::new(Partner::new(Effort::of(values))),
            "greedy" => Box::new(Greedy::default()),
            _ => Box::new(Random::default()),
        }
    }

    fn encoding(&self, rules: &Dog) -> Option<Box<dyn Encoding<Dog>>> {
        Some(Box::new(DogEncoding::new(rules)))
    }

    fn judging(&self, network: &Arc<Network>, _positions: u32) -> Option<Box<dyn Strategy<Dog>>> {
        Some(Box::new(Partner::by(Arc::clone(network))))
    }

    fn picture_of(&self, board: &Wrapped<Dog>) -> Picture {
        drawing::picture(board)
    }

    fn labelled_of(&self, board: &Wrapped<Dog>, labels: &Labels) -> Picture {
        drawing::labelled(board, labels)
    }

    fn remark_of(&self, board: &Wrapped<Dog>, seat: Seat) -> Option<Message> {
        Some(drawing::mates(board, seat))
    }

    fn planned_of(&self, board: &Wrapped<Dog>) -> Vec<Message> {
        let planned = board.rules().planned(board.position());
        planned
            .iter()
            .filter_map(|event| board.rules().describe(event))
            .collect()
    }

    fn hand_of(&self, board: &Wrapped<Dog>, seat: Seat) -> Option<Message> {
        Some(drawing::hand(board, seat))
    }

    fn length_of(&self, events: &mut dyn Iterator<Item = &dog::Event>) -> Message {
        let cards = events.filter(|event| matches!(event, dog::Event::Played { .. }));
        Message::new("length-cards").with("count", cards.count() as i64)
    }

    fn figures_of(&self, config: &dog::Config, events: &mut dyn Iterator<Item = &dog::Event>) -> Vec<Figure> {
        figures::figures(config, events)
    }
}

impl Entry for Catalogued {
    fn rules_page(&self) -> &'static str {
        include_str!("../../../docs/rules/dog.md")
    }

    fn emblem(&self) -> Option<&'static str> {
        Some(include_str!("../../../assets/emblems/dog.svg"))
    }

    fn ground(&self) -> &'static str {
        layout::COVER.tone
    }

    fn facts(&self) -> &'static [FactKind] {
        facts::KINDS
    }

    fn contest_config(&self) -> Config {
        Config::of(&dog::Config {
            max_plies: Some(CONTEST_PLIES),
            ..dog::Config::default()
        })
    }

    fn presets(&self) -> &'static [&'static str] {
        &dog::Config::PRESETS
    }

    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message> {
        let preset = config.typed::<dog::Config>().preset(name);
        preset.map_or_else(
            || Err(self.no_such_preset(name)),
            |config| Ok(Config::of(&config)),
        )
    }

    fn settings(&self) -> Vec<Setting> {
        vec![
            Setting::size("team", Kind::Number(1, 3)),
            Setting::size("copies", Kind::Number(1, Cards::MOST.into())),
            Setting::size("jokers", Kind::Number(0, Cards::MOST.into())),
            Setting::rule("no_play", Kind::Words(&["discard", "sit_out"])),
            Setting::rule("canadian", Kind::Flag),
            Setting::rule("rest_to_mate", Kind::Flag),
            Setting::rule("idle_jack", Kind::Flag),
            Setting::rule("max_plies", Kind::Limit(1, u16::MAX)),
        ]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[4, 6, 2, 3, 5]
    }

    fn usual_sitters(&self) -> &'static [&'static str] {
        &["person", REGULAR, REGULAR, REGULAR]
    }

    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet) {
        let mut typed: dog::Config = config.typed();
        if usize::from(typed.seats) != seats {
            typed.seats = u8::try_from(seats).unwrap_or(u8::MAX);
            typed.team = dog::Config::usual_team(seats);
        }
        typed.empty = empty.iter().collect();
        *config = Config::of(&typed);
    }

    fn colours(&self, _config: &Config) -> [&'static str; Seat::MOST] {
        ["blue", "yellow", "green", "red", "black", "violet"]
    }

    fn signs(&self, config: &Config, seat: Seat) -> String {
        drawing::signs(&config.typed(), seat)
    }

    fn has_digits(&self) -> bool {
        true
    }

    fn lessons(&self, config: &Config) -> Vec<Lesson> {
        lessons::lessons(config)
    }

    fn strategies(&self) -> Vec<StrategyFacts> {
        let numbers = std::iter::zip(Effort::NAMES, Effort::default().numbers());
        vec![
            StrategyFacts::plain("random"),
            StrategyFacts::plain("greedy"),
            StrategyFacts::working("partner", numbers),
        ]
    }

    fn levels(&self) -> &'static [Level] {
        const {
            &[
                Level::new(Skill::Child, "partner:worlds=0,slips=15,network=0"),
                Level::new(Skill::Beginner, "greedy").winning(69, None),
                Level::new(Skill::Regular, REGULAR).winning(73, None),
                Level::new(Skill::Strong, "partner:worlds=5").winning(66, None),
                Level::new(Skill::Master, "partner:worlds=40").winning(73, None),
            ]
        }
    }

    fn jury(&self) -> Jury {
        Jury {
            players: &[],
            finders: const {
                &[
                    Level::new(Skill::Child, "greedy"),
                    Level::new(Skill::Beginner, "partner:worlds=0,network=0"),
                    Level::new(Skill::Regular, "partner:worlds=5,network=0"),
                    Level::new(Skill::Strong, "partner:worlds=40,network=0"),
                    Level::new(Skill::Master, "partner:worlds=40"),
                ]
            },
            scouts: &[],
            examiner: "partner:worlds=200",
            referee: "partner:worlds=1000",
        }
    }

    fn quick_players(&self) -> &'static [&'static str] {
        &["greedy"]
    }

    fn network_player(&self) -> Option<&'static str> {
        Some("partner:worlds=0")
    }

    fn rivals(&self) -> &'static [&'static str] {
        &["greedy", "random"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("partner".to_owned())
    }
}
