//! Where a network plays against itself, and where it is measured: a game of any type, behind one that has none.

use std::{ops::Range, sync::Arc};

use rayon::prelude::*;

use super::{Calibration, Episode, Lessons, Method, Node, play};
use crate::{
    arena::{
        train::Blocks,
        venue::{Entrant, Seating, TypedVenue, Venue},
    },
    catalogue::{Config, EncodingFacts, Spec, Typed, Visitor},
    networks::{Chances, Encoding, Judge, Network, SIDES},
    play::dice::Dice,
    rules::{Game, Message, Seat, SeatSet, Source as _},
    strategies::Strategy,
};

/// Outcomes and choices together after which a measured game counts as drawn.
const LONGEST: u64 = 1_000_000;
/// Games that one thread plays in a row: they fill one list of lessons.
const ROW: u64 = 32;

/// A game in which networks learn.
pub trait School: Send + Sync {
    /// What its networks see.
    fn encoding(&self) -> &EncodingFacts;

    /// What these games of a network against itself teach; their seeds and tables follow from their numbers.
    fn lessons(&self, network: &Arc<Network>, method: &Method, seeds: &Blocks, games: Range<u64>) -> Lessons;

    /// How the chances that a network tells in these games against itself compare with what comes of them.
    fn calibration(
        &self,
        network: &Arc<Network>,
        method: &Method,
        seeds: &Blocks,
        games: Range<u64>,
    ) -> Calibration;

    /// How many games a block has: one for each team.
    fn block(&self) -> u64;

    /// The share of wins of a network that sits once in every team among rivals, in each of these blocks.
    ///
    /// # Errors
    /// When the strategy is unknown, or the game can't be played.
    fn measure(
        &self,
        network: &Arc<Network>,
        rival: (Rival<'_>, &Method),
        seeds: &Blocks,
        blocks: Range<u64>,
    ) -> Result<Vec<f64>, Message>;
}

/// Whom a network meets.
#[derive(Clone, Copy)]
pub enum Rival<'a> {
    /// A strategy by its words.
    Strategy(&'a Spec),
    /// Another network.
    Network(&'a Arc<Network>),
}

/// Opens a school; none where no network judges the game.
pub(in crate::arena) struct Founding<'a> {
    pub(in crate::arena) config: &'a Config,
}

impl Visitor for Founding<'_> {
    type Output = Result<Box<dyn School>, Message>;

    fn visit<T: Typed>(self, entry: &'static T) -> Self::Output {
        let full = entry.rules(self.config).map_err(|faults| {
            faults
                .into_iter()
                .next()
                .unwrap_or_else(|| Message::new("learn-cannot"))
        })?;
        let count = entry.seats(self.config);
        // Every set of seats has an equal share of the games that are not played by all.
        let rules = |seats: SeatSet| {
            let mut config = self.config.clone();
            let empty = SeatSet::first(count).iter().filter(|&seat| !seats.contains(seat));
            entry.set_seats(&mut config, count, empty.collect());
            entry.rules(&config).ok()
        };
        let sets = (1..1_u8 << count).filter_map(|bits| SeatSet::try_from(bits).ok());
        let fewer = sets
            .filter(|seats| (2..count).contains(&seats.len()))
            .filter_map(rules);
        let mut tables = vec![full];
        tables.extend(fewer);
        let cannot = || Message::new("learn-cannot").with("name", entry.name());
        let encoding = entry.encoding(&tables[0]).ok_or_else(cannot)?;
        Ok(Box::new(TypedSchool {
            entry,
            encoding: EncodingFacts::of(&*encoding),
            count,
            tables,
        }))
    }
}

/// The school of a game of this type.
struct TypedSchool<T: Typed + 'static> {
    entry: &'static T,
    encoding: EncodingFacts,
    /// Seats of the table.
    count: usize,
    /// The table with all seats taken, then those with fewer.
    tables: Vec<T::Game>,
}

/// Who judges by a network, and who plays by it.
type Pupil<G> = (Judge<Box<dyn Encoding<G>>>, Box<dyn Strategy<G>>);

impl<T: Typed> TypedSchool<T> {
    /// Who judges at a table by a network, and who plays by it.
    fn pupil(&self, rules: &T::Game, network: &Arc<Network>, positions: u32) -> Option<Pupil<T::Game>> {
        let judge = Judge::new(Arc::clone(network), self.encoding_of(rules)?)?;
        Some((judge, self.entry.judging(network, positions)?))
    }

    fn encoding_of(&self, rules: &T::Game) -> Option<Box<dyn Encoding<T::Game>>> {
        self.entry.encoding(rules)
    }

    /// Plays a row of games, and tells of each judgement in them: the number of its game, the rules, the judge, the node, its
    /// inputs and its target.
    fn row(
        &self,
        network: &Arc<Network>,
        method: &Method,
        seeds: &Blocks,
        games: Range<u64>,
        mut hear: impl FnMut((u64, &T::Game), &dyn Encoding<T::Game>, &mut Dice, &Node, &[u16], Chances),
    ) {
        let mut episode = Episode::default();
        let mut players: Vec<_> = self.tables.iter().map(|_| None).collect();
        for number in games {
            let mut dice = Dice::new(&seeds.seed(number));
            // Half of the games at the full table, where there are others.
            let others = self.tables.len() as u32 - 1;
            let table = if others == 0 || dice.below(2) == 0 {
                0
            } else {
                1 + dice.below(others) as usize
            };
            let rules = &self.tables[table];
            if players[table].is_none() {
                players[table] = self.pupil(rules, network, method.positions.1);
            }
            let Some((judge, player)) = &mut players[table] else {
                continue;
            };
            let order = play(rules, judge, player, &mut dice, method, &mut episode);
            let encoding = judge.encoding();
            episode.targets(rules, &order, method.lambda, |node, inputs, target| {
                hear((number, rules), encoding, &mut dice, node, inputs, target);
            });
        }
    }
}

/// The first seat of every team.
pub(super) fn firsts<G: Game>(rules: &G) -> impl Iterator<Item = Seat> {
    let is_first = |&seat: &Seat| {
        let mut before = rules.seats().iter().take_while(move |&other| other != seat);
        before.all(|other| rules.team(other) != rules.team(seat))
    };
    rules.seats().iter().filter(is_first)
}

/// Games in rows, each of which one thread plays.
pub(super) fn rows(games: Range<u64>) -> impl IndexedParallelIterator<Item = Range<u64>> {
    let firsts: Vec<u64> = games.clone().step_by(ROW as usize).collect();
    firsts
        .into_par_iter()
        .map(move |first| first..games.end.min(first + ROW))
}

impl<T: Typed> School for TypedSchool<T> {
    fn encoding(&self) -> &EncodingFacts {
        &self.encoding
    }

    fn block(&self) -> u64 {
        firsts(&self.tables[0]).count() as u64
    }

    fn lessons(&self, network: &Arc<Network>, method: &Method, seeds: &Blocks, games: Range<u64>) -> Lessons {
        let row = |games| {
            let mut lessons = Lessons::default();
            let teach = |(_, rules): (u64, &T::Game),
                         encoding: &dyn Encoding<T::Game>,
                         dice: &mut Dice,
                         node: &Node,
                         inputs: &[u16],
                         by_seat: Chances| {
                if dice.below(1000) < method.keep {
                    let mut target = [0.0; SIDES];
                    for seat in rules.seats().iter() {
                        target[encoding.side(node.looker, seat)] = by_seat[seat.index()];
                    }
                    lessons.push(inputs, node.sides, target);
                }
            };
            self.row(network, method, seeds, games, teach);
            lessons
        };
        let played: Vec<Lessons> = rows(games).map(row).collect();
        let mut all = Lessons::default();
        for lessons in &played {
            all.append(lessons);
        }
        all
    }

    fn calibration(
        &self,
        network: &Arc<Network>,
        method: &Method,
        seeds: &Blocks,
        games: Range<u64>,
    ) -> Calibration {
        // With λ = 1 a target is who took the place.
        let method = Method {
            lambda: 1.0,
            explore: 0,
            opening: 0,
            ..*method
        };
        let row = |games| {
            let (mut calibration, mut last) = (Calibration::default(), None);
            let hear = |(number, rules): (u64, &T::Game),
                        _: &dyn Encoding<T::Game>,
                        _: &mut Dice,
                        node: &Node,
                        _: &[u16],
                        taken: Chances| {
                if last.replace(number).is_some_and(|last| last != number) {
                    calibration.end_game();
                }
                for seat in firsts(rules).filter(|&seat| node.contenders.contains(seat)) {
                    let came = f32::from(u8::from(taken[seat.index()] > 0.5));
                    calibration.add(node.told[seat.index()], came);
                }
            };
            self.row(network, &method, seeds, games, hear);
            calibration.end_game();
            calibration
        };
        let played: Vec<Calibration> = rows(games).map(row).collect();
        let mut all = Calibration::default();
        for calibration in &played {
            all.append(calibration);
        }
        all
    }

    fn measure(
        &self,
        network: &Arc<Network>,
        (rival, method): (Rival<'_>, &Method),
        seeds: &Blocks,
        blocks: Range<u64>,
    ) -> Result<Vec<f64>, Message> {
        let (entry, positions) = (self.entry, method.positions.1);
        let by_network = |network: &Arc<Network>| -> Result<Entrant<T::Game>, Message> {
            let network = Arc::clone(network);
            entry
                .judging(&network, positions)
                .ok_or_else(|| Message::new("learn-cannot").with("name", entry.name()))?;
            Ok(Entrant::Own(Box::new(move || {
                entry
                    .judging(&network, positions)
                    .unwrap_or_else(|| entry.named("random", &[]))
            })))
        };
        let entrants = vec![
            by_network(network)?,
            match rival {
                Rival::Network(other) => by_network(other)?,
                Rival::Strategy(spec) => {
                    let (name, values) = entry.read(spec)?;
                    Entrant::Own(Box::new(move || entry.named(name, &values)))
                }
            },
        ];
        let full = &self.tables[0];
        let venue = TypedVenue::new(
            |seats| (seats == full.seats()).then(|| full.clone()),
            entrants,
            LONGEST,
        );
        let team = |seat: usize| full.team(Seat::new(seat));
        let firsts: Vec<Seat> = firsts(full).collect();
        let seatings: Vec<Seating> = firsts
            .iter()
            .map(|own| {
                std::array::from_fn(|k| (k < self.count).then(|| u16::from(team(k) != team(own.index()))))
            })
            .collect();
        let block = |number: u64| -> Result<f64, Message> {
            let results = venue.play((number, None), &seeds.seed(number), &seatings, None)?;
            let scores = results.iter().zip(&firsts);
            let sum: f64 = scores
                .map(|(result, seat)| crate::arena::train::Measure::Wins.score(result, seat.index(), team))
                .sum();
            Ok(sum / results.len() as f64)
        };
        blocks.into_par_iter().map(block).collect()
    }
}
