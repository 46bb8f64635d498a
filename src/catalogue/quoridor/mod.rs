//! Quoridor in the catalogue.

mod drawing;
mod examples;
mod facts;
mod figures;
mod layout;
mod lessons;
pub mod look;

use std::sync::Arc;

use super::{
    Config, Entry, FactKind, Figure, Jury, Kind, Labels, Lesson, Level, MILLIS, NETWORK, Picture, Setting,
    Skill, Solution, Spec, StrategyFacts, Typed, Winner, Wrapped,
};
use crate::{
    networks::{Encoding, Network, SHIPPED_NUMBER, brought},
    rules::{
        Message, Seat, SeatSet,
        quoridor::{self, Quoridor},
    },
    staging::Boards,
    strategies::{
        Judgement, Random, Strategy,
        quoridor::{Foresight, QuoridorEncoding, Runner, Thinker, solve},
    },
};

/// The entry.
#[derive(Clone, Copy, Debug)]
pub struct Catalogued;

/// The numbers of Master: how many thousand positions it looks at, by which network it judges (0 for none), and how many
/// milliseconds it looks by the clock, however many positions that are.
const MASTER: [(&str, i32); 3] = [("thousands", 1000), (NETWORK, SHIPPED_NUMBER), (MILLIS, 0)];

/// Master with these numbers; those that are left out are the usual ones.
fn master(values: &[i32]) -> Thinker {
    let value = |at: usize| values.get(at).copied().unwrap_or(MASTER[at].1);
    let master = Thinker::master(value(0).max(1).unsigned_abs(), brought(value(1)));
    let master = if value(1) == 0 { master.counting() } else { master };
    match u32::try_from(value(2)) {
        Ok(millis @ 1..) => master.by_clock(millis),
        _ => master,
    }
}

/// The ply after which a game of a tournament is a draw, where nothing else is said: `docs/rules/quoridor.md`.
const CONTEST_PLIES: u16 = 200;

impl Typed for Catalogued {
    type Game = Quoridor;
    type Random = Random;
    type Look = look::QuoridorLook;

    fn look_of(&self, rules: &Quoridor, _boards: &Boards) -> Self::Look {
        look::QuoridorLook::new(rules)
    }

    fn named(&self, name: &str, values: &[i32]) -> Box<dyn Strategy<Quoridor>> {
        match name {
            "runner" => Box::new(Runner),
            "normal" => Box::new(Thinker::normal()),
            "hard" => Box::new(Thinker::hard()),
            "master" => Box::new(master(values)),
            _ => Box::new(Random),
        }
    }

    fn encoding(&self, rules: &Quoridor) -> Option<Box<dyn Encoding<Quoridor>>> {
        Some(Box::new(QuoridorEncoding::new(rules)?))
    }

    fn judging(&self, network: &Arc<Network>, positions: u32) -> Option<Box<dyn Strategy<Quoridor>>> {
        Some(Box::new(Thinker::judging(Arc::clone(network), positions)))
    }

    fn judgement(&self, _rules: &Quoridor) -> Option<Box<dyn Judgement<Quoridor>>> {
        Some(Box::new(Foresight::default()))
    }

    fn picture_of(&self, board: &Wrapped<Quoridor>) -> Picture {
        drawing::picture(board)
    }

    fn labelled_of(&self, board: &Wrapped<Quoridor>, labels: &Labels) -> Picture {
        drawing::labelled(board, labels)
    }

    fn remark_of(&self, board: &Wrapped<Quoridor>, seat: Seat) -> Option<Message> {
        drawing::goal(board, seat)
    }

    fn length_of(&self, events: &mut dyn Iterator<Item = &quoridor::Event>) -> Message {
        let moves = events.filter(|event| {
            matches!(
                event,
                quoridor::Event::Moved { .. } | quoridor::Event::Placed { .. }
            )
        });
        Message::new("length-moves").with("count", moves.count() as i64)
    }

    fn figures_of(
        &self,
        config: &quoridor::Config,
        events: &mut dyn Iterator<Item = &quoridor::Event>,
    ) -> Vec<Figure> {
        figures::figures(config, events)
    }
}

impl Entry for Catalogued {
    fn rules_page(&self) -> &'static str {
        include_str!("../../../docs/rules/quoridor.md")
    }

    fn emblem(&self) -> Option<&'static str> {
        Some(include_str!("../../../assets/emblems/quoridor.svg"))
    }

    fn ground(&self) -> &'static str {
        layout::COVER.tone
    }

    fn facts(&self) -> &'static [FactKind] {
        facts::KINDS
    }

    fn contest_config(&self) -> Config {
        Config::of(&quoridor::Config {
            max_plies: Some(CONTEST_PLIES),
            ..quoridor::Config::default()
        })
    }

    fn presets(&self) -> &'static [&'static str] {
        &["standard"]
    }

    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message> {
        if !self.presets().contains(&name) {
            return Err(self.no_such_preset(name));
        }
        let usual = quoridor::Config::default();
        Ok(Config::of(&quoridor::Config {
            third_pawn: usual.third_pawn,
            jump_back: usual.jump_back,
            max_plies: usual.max_plies,
            ..config.typed()
        }))
    }

    fn settings(&self) -> Vec<Setting> {
        vec![
            Setting::size("columns", Kind::Odd(3, 9)),
            Setting::size("rows", Kind::Odd(3, 9)),
            Setting::size("fences", Kind::Number(0, quoridor::Config::MOST_FENCES.into())),
            Setting::rule("third_pawn", Kind::Words(&["like_a_fence", "blocks"])),
            Setting::rule("jump_back", Kind::Flag),
            Setting::rule("max_plies", Kind::Limit(1, quoridor::Config::MOST_PLIES)),
        ]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[2, 4]
    }

    fn usual_sitters(&self) -> &'static [&'static str] {
        &["person", "normal", "hard"]
    }

    fn set_seats(&self, config: &mut Config, seats: usize, empty: SeatSet) {
        let mut typed: quoridor::Config = config.typed();
        if usize::from(typed.seats) != seats {
            typed.seats = u8::try_from(seats).unwrap_or(u8::MAX);
            typed.fences = quoridor::Config::usual_fences(seats);
        }
        typed.empty = empty.iter().collect();
        *config = Config::of(&typed);
    }

    fn colours(&self, _config: &Config) -> [&'static str; Seat::MOST] {
        ["blue", "yellow", "green", "red", "black", "violet"]
    }

    fn solve(&self, config: &Config) -> Option<Result<Solution, Vec<Message>>> {
        let solve = |rules: Quoridor| {
            let solved = solve::solve(&rules).map_err(|refusal| vec![refusal.into()])?;
            Ok(Solution::Winner {
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
        lessons::lessons(config)
    }

    fn strategies(&self) -> Vec<StrategyFacts> {
        let mut all = Vec::from(["random", "runner", "normal", "hard"].map(StrategyFacts::plain));
        all.push(StrategyFacts::working("master", MASTER));
        all
    }

    fn levels(&self) -> &'static [Level] {
        const {
            &[
                Level::new(Skill::Child, "random"),
                Level::new(Skill::Beginner, "runner").winning(100, Some(100)),
                Level::new(Skill::Regular, "normal").winning(98, Some(69)),
                Level::new(Skill::Strong, "hard").winning(95, None),
                Level::new(Skill::Master, "master").winning(83, None),
            ]
        }
    }

    fn jury(&self) -> Jury {
        Jury {
            players: &["runner", "normal", "master:thousands=1", "master:thousands=10"],
            finders: const {
                &[
                    Level::new(Skill::Child, "runner"),
                    Level::new(Skill::Beginner, "normal"),
                    Level::new(Skill::Regular, "hard"),
                    Level::new(Skill::Strong, "master:thousands=1"),
                    Level::new(Skill::Master, "master"),
                ]
            },
            scouts: &[
                "master:thousands=2",
                "master:thousands=20",
                "master:thousands=200",
            ],
            examiner: "master:thousands=4000",
            referee: "master:thousands=20000",
        }
    }

    fn quick_players(&self) -> &'static [&'static str] {
        &["runner"]
    }

    fn network_player(&self) -> Option<&'static str> {
        Some("master:thousands=1")
    }

    fn rivals(&self) -> &'static [&'static str] {
        &["runner", "random"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("master".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game as _, numbers::Numbers};

    #[test]
    fn master_counts_where_its_network_is_none() {
        let game = Quoridor::new(&quoridor::Config::default()).expect("the usual game");
        let (start, seat) = (game.start(), Seat::new(0));
        let judges = |network| {
            let mut master = master(&[1, network, 0]);
            master.choose(
                &game.view(&start, seat),
                &game.choices(&start, seat),
                &mut Numbers(1),
            );
            Strategy::<Quoridor>::chance(&master).is_some()
        };
        assert!(judges(SHIPPED_NUMBER) && !judges(0));
    }
}
