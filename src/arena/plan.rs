//! The plan of a tournament: which block is which, from its number alone. It takes no memory for games.
//!
//! A *block* is every seating of one encounter (each distinct turn of the table, or each distinct order) with the
//! same seed: the unit of all statistics. A *round* is one block of every encounter. Block `b` belongs to encounter
//! `b mod E` of round `b div E`, and its seed is the SHA-256 of `homestretch block 1`, a line feed, the tournament's
//! seed and `b`, both as eight bytes in little-endian order.

use sha2::{Digest, Sha256};

use super::{
    ground::{Seating, seats_of},
    tournament::{Shape, Stop, Tournament},
};
use crate::{
    bots,
    catalogue::{self, Config, Entry, Spec},
    play::{dice::Seed, seed::hex},
    rules::{Message, SeatSet},
};

/// The most encounters: who wants more asks for something else.
const MOST_ENCOUNTERS: usize = 1_000_000;

/// The word for a seat at which nobody sits.
const EMPTY: &str = "empty";

/// A tournament that can be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What was asked for.
    pub tournament: Tournament,
    /// The rules.
    pub config: Config,
    /// The seats of the board.
    pub seats: usize,
    /// Who takes part, each word once.
    pub entrants: Vec<Spec>,
    encounters: Vec<Vec<Seating>>,
    rounds: u64,
}

/// One block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its number.
    pub number: u64,
    /// The seed of all its games.
    pub seed: Seed,
    /// Who sits where in each of them.
    pub seatings: Vec<Seating>,
}

impl Plan {
    /// Checks a tournament.
    ///
    /// # Errors
    /// Everything that is off, in one go.
    pub fn new(tournament: Tournament) -> Result<Self, Vec<Message>> {
        let entry = catalogue::game(&tournament.game).map_err(|message| vec![message])?;
        let mut faults = Vec::new();
        let words: Vec<Option<Spec>> = tournament
            .players
            .iter()
            .map(|word| (word != EMPTY).then(|| Spec::from(word.clone())))
            .collect();
        let mut entrants: Vec<Spec> = Vec::new();
        for spec in words.iter().flatten() {
            if !entrants.contains(spec) {
                faults.extend(bots::player(entry, spec).err());
                entrants.push(spec.clone());
            }
        }
        let number = |spec: &Spec| {
            entrants
                .iter()
                .position(|known| known == spec)
                .unwrap_or_default() as u16
        };
        let listed: Vec<Option<u16>> = words.iter().map(|word| word.as_ref().map(number)).collect();
        let seats = match (tournament.shape, tournament.board) {
            (Shape::Table, Some(board)) if board != listed.len() => {
                return Err(vec![
                    Message::new("seats-board")
                        .with("words", listed.len() as i64)
                        .with("board", board as i64),
                ]);
            }
            (Shape::Table, _) => listed.len(),
            (_, board) => board.unwrap_or(entry.seat_counts()[0]),
        };
        if !entry.seat_counts().contains(&seats) {
            return Err(vec![entry.no_such_board(seats)]);
        }
        let config = configuration(entry, &tournament, seats, &mut faults);
        if tournament.games == 0 {
            faults.push(Message::new("games-zero"));
        }
        faults.extend(tournament.bots.policy().err());
        if tournament.threads == Some(0) {
            faults.push(Message::new("arena-threads"));
        }
        faults.extend(check_stop(tournament.stop.as_ref(), &tournament.players).err());
        let encounters = match encounters(&tournament, &listed, seats) {
            Ok(encounters) => encounters,
            Err(message) => {
                faults.push(message);
                Vec::new()
            }
        };
        if !faults.is_empty() {
            return Err(faults);
        }
        let a_round: u64 = encounters.iter().map(|seatings| seatings.len() as u64).sum();
        Ok(Self {
            rounds: tournament.games.div_ceil(a_round.max(1)),
            tournament,
            config,
            seats,
            entrants,
            encounters,
        })
    }

    /// How many blocks there are.
    #[must_use]
    pub fn blocks(&self) -> u64 {
        self.rounds.saturating_mul(self.encounters.len() as u64)
    }

    /// How many games that makes.
    #[must_use]
    pub fn games(&self) -> u64 {
        let a_round: u64 = self.encounters.iter().map(|seatings| seatings.len() as u64).sum();
        self.rounds.saturating_mul(a_round)
    }

    /// How many different tables there are.
    #[must_use]
    pub fn encounters(&self) -> usize {
        self.encounters.len()
    }

    /// A block by its number.
    #[must_use]
    pub fn block(&self, number: u64) -> Block {
        let mut hash = Sha256::new();
        hash.update(b"homestretch block 1\n");
        hash.update(self.tournament.seed.to_le_bytes());
        hash.update(number.to_le_bytes());
        let encounter = number % self.encounters.len().max(1) as u64;
        Block {
            number,
            seed: hash.finalize().into(),
            seatings: self.encounters[encounter as usize].clone(),
        }
    }

    /// The block of a game and its place there, by its number in the order in which games are played.
    #[must_use]
    pub fn game(&self, number: u64) -> Option<(u64, usize)> {
        let a_round: u64 = self.encounters.iter().map(|seatings| seatings.len() as u64).sum();
        let mut rest = number % a_round;
        for (encounter, seatings) in self.encounters.iter().enumerate() {
            let games = seatings.len() as u64;
            if rest < games {
                let block = number / a_round * self.encounters.len() as u64 + encounter as u64;
                return (number < self.games()).then_some((block, rest as usize));
            }
            rest -= games;
        }
        None
    }

    /// The number of an entrant by its word.
    #[must_use]
    pub fn entrant(&self, word: &str) -> Option<usize> {
        let spec = Spec::from(word.to_owned());
        self.entrants.iter().position(|known| *known == spec)
    }

    /// Everything that the results hang on, as text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut tournament = self.tournament.clone();
        tournament.threads = None;
        tournament.write()
    }

    /// The hash of that text, in hexadecimal digits: parts with another one are of another tournament.
    #[must_use]
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.text()))
    }
}

fn configuration(
    entry: &dyn Entry,
    tournament: &Tournament,
    seats: usize,
    faults: &mut Vec<Message>,
) -> Config {
    let mut config = entry.contest_config();
    entry.set_seats(&mut config, seats, SeatSet::EMPTY);
    faults.extend(tournament.house.apply(entry, &mut config));
    if let Err(more) = entry.open(&config) {
        faults.extend(more);
    }
    config
}

fn check_stop(stop: Option<&Stop>, players: &[String]) -> Result<(), Message> {
    let Some(stop) = stop else { return Ok(()) };
    let known = |word: &String| {
        players
            .iter()
            .any(|player| Spec::from(player.clone()) == Spec::from(word.clone()))
    };
    let unknown = |word: &String| {
        Message::new("arena-stop-who")
            .with("name", word.as_str())
            .with("known", players.join(", "))
    };
    if stop.stronger != Stop::ALL && !known(&stop.stronger) {
        return Err(unknown(&stop.stronger));
    }
    if let Some(than) = stop
        .than
        .as_ref()
        .filter(|than| !known(than) || **than == stop.stronger)
    {
        return Err(unknown(than));
    }
    let is_chance = stop.alpha > 0.0 && stop.alpha < 1.0;
    if !is_chance || !(0.0..1.0).contains(&stop.by) {
        return Err(Message::new("arena-stop-number")
            .with("by", stop.by.to_string())
            .with("alpha", stop.alpha.to_string()));
    }
    Ok(())
}

/// The encounters of a tournament: each is all seatings of a block, without doubles.
fn encounters(
    tournament: &Tournament,
    listed: &[Option<u16>],
    seats: usize,
) -> Result<Vec<Vec<Seating>>, Message> {
    let too_few = |least: usize| {
        Message::new("arena-too-few")
            .with("count", listed.len() as i64)
            .with("least", least as i64)
            .with("shape", tournament.shape.word())
    };
    let seated = |who: &[Option<u16>]| -> Seating { std::array::from_fn(|k| who.get(k).copied().flatten()) };
    if tournament.shape != Shape::Table {
        if let Some(twice) = (1..listed.len()).find(|&k| listed[..k].contains(&listed[k])) {
            return Err(Message::new("arena-twice").with("name", tournament.players[twice].as_str()));
        }
        if tournament.fixed_seat.is_some() {
            return Err(Message::new("arena-fixed-shape"));
        }
    }
    let pair = |one: Option<u16>, other: Option<u16>| -> Vec<Seating> {
        let alternate = |first, second| -> Seating {
            std::array::from_fn(|k| {
                if k >= seats {
                    None
                } else if k % 2 == 0 {
                    first
                } else {
                    second
                }
            })
        };
        vec![alternate(one, other), alternate(other, one)]
    };
    let bases: Vec<Vec<Seating>> = match tournament.shape {
        Shape::Table => {
            if tournament.fixed_seat.is_some_and(|seat| seat >= seats) {
                return Err(Message::new("arena-fixed-seat").with("most", seats as i64 - 1));
            }
            vec![vec![seated(listed)]]
        }
        Shape::RoundRobin | Shape::Gauntlet => {
            if listed.len() < 2 {
                return Err(too_few(2));
            }
            let firsts = if tournament.shape == Shape::Gauntlet {
                1
            } else {
                listed.len()
            };
            (0..firsts)
                .flat_map(|one| (one + 1..listed.len()).map(move |other| (one, other)))
                .map(|(one, other)| pair(listed[one], listed[other]))
                .collect()
        }
        Shape::Brackets => {
            if !tournament.repetition && listed.len() < seats {
                return Err(too_few(seats));
            }
            choices(listed, seats, tournament.repetition)?
                .into_iter()
                .map(|who| vec![seated(&who)])
                .collect()
        }
    };
    let encounters: Vec<Vec<Seating>> = bases
        .into_iter()
        .map(|bases| orbit(bases, seats, tournament.permutations, tournament.fixed_seat))
        .filter(|seatings| seats_of(&seatings[0]).len() > 1)
        .collect();
    if encounters.is_empty() {
        return Err(too_few(2));
    }
    Ok(encounters)
}

/// Every choice of `count` of these, in their order, each once or any number of times.
fn choices(listed: &[Option<u16>], count: usize, repetition: bool) -> Result<Vec<Vec<Option<u16>>>, Message> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..count {
        let longer = all.iter().flat_map(|chosen| {
            let from = match chosen.last() {
                Some(&last) if repetition => last,
                Some(&last) => last + 1,
                None => 0,
            };
            (from..listed.len()).map(move |next| {
                let mut chosen = chosen.clone();
                chosen.push(next);
                chosen
            })
        });
        all = longer.take(MOST_ENCOUNTERS + 1).collect();
        if all.len() > MOST_ENCOUNTERS {
            return Err(Message::new("arena-too-many").with("most", MOST_ENCOUNTERS as i64));
        }
    }
    Ok(all
        .into_iter()
        .map(|chosen| chosen.into_iter().map(|k| listed[k]).collect())
        .collect())
}

/// All distinct seatings that come from these by turning the table, or by every order of the seats; what sits at a
/// fixed seat stays there. In a fixed order.
fn orbit(bases: Vec<Seating>, seats: usize, permutations: bool, fixed: Option<usize>) -> Vec<Seating> {
    let moving: Vec<usize> = (0..seats).filter(|&k| Some(k) != fixed).collect();
    let mut all: Vec<Seating> = Vec::new();
    let mut add = |seating: Seating| {
        if !all.contains(&seating) {
            all.push(seating);
        }
    };
    for base in bases {
        if permutations {
            for order in orders(moving.len()) {
                let mut seating = base;
                for (&to, from) in moving.iter().zip(order) {
                    seating[to] = base[moving[from]];
                }
                add(seating);
            }
        } else {
            for turn in 0..moving.len() {
                let mut seating = base;
                for (k, &to) in moving.iter().enumerate() {
                    seating[to] = base[moving[(k + moving.len() - turn) % moving.len()]];
                }
                add(seating);
            }
        }
    }
    all
}

/// All orders of the first `count` numbers, in lexicographic order.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        all = all
            .into_iter()
            .flat_map(|order: Vec<usize>| {
                (0..count)
                    .filter(|next| !order.contains(next))
                    .map(|next| [&order[..], &[next]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(players: &[&str], change: impl FnOnce(&mut Tournament)) -> Result<Plan, Vec<Message>> {
        let mut tournament = Tournament {
            players: players.iter().map(|&word| word.to_owned()).collect(),
            ..Tournament::default()
        };
        change(&mut tournament);
        Plan::new(tournament)
    }

    fn faults(players: &[&str], change: impl FnOnce(&mut Tournament)) -> Vec<String> {
        let faults = plan(players, change).expect_err("something is off");
        faults.into_iter().map(|message| message.key).collect()
    }

    fn letters(block: &Block) -> Vec<String> {
        let letter = |who: &Option<u16>| who.map_or('-', |who| (b'a' + who as u8) as char);
        block
            .seatings
            .iter()
            .map(|seating| seating[..4].iter().map(letter).collect())
            .collect()
    }

    #[test]
    fn a_block_is_every_distinct_turn_of_the_table() {
        let plan = plan(&["far", "random", "random", "random"], |_| {}).expect("a plan");
        assert_eq!(letters(&plan.block(0)), ["abbb", "babb", "bbab", "bbba"]);
        assert_eq!((plan.games(), plan.blocks()), (10_000, 2_500));
        let plan = self::plan(&["far", "random", "far", "random"], |it| it.games = 5).expect("a plan");
        assert_eq!(letters(&plan.block(7)), ["abab", "baba"]);
        assert_eq!(plan.games(), 6);
    }

    #[test]
    fn a_fixed_seat_stays_while_the_others_take_every_order() {
        let plan = plan(&["random", "far", "near", "ranking"], |it| {
            it.permutations = true;
            it.fixed_seat = Some(0);
        })
        .expect("a plan");
        assert_eq!(
            letters(&plan.block(0)),
            ["abcd", "abdc", "acbd", "acdb", "adbc", "adcb"]
        );
    }

    #[test]
    fn brackets_with_repetition_and_every_order_are_every_seating() {
        let plan = plan(&["random", "far", "near"], |it| {
            it.shape = Shape::Brackets;
            it.repetition = true;
            it.permutations = true;
            it.games = 81;
        })
        .expect("a plan");
        let mut all: Vec<String> = (0..plan.blocks())
            .flat_map(|number| letters(&plan.block(number)))
            .collect();
        all.sort();
        all.dedup();
        assert_eq!((all.len(), plan.games()), (81, 81));
    }

    #[test]
    fn pairs_share_the_seats_in_turn() {
        let plan = plan(&["far", "near", "random"], |it| it.shape = Shape::RoundRobin).expect("a plan");
        assert_eq!(plan.encounters(), 3);
        assert_eq!(letters(&plan.block(2)), ["bcbc", "cbcb"]);
        let plan = self::plan(&["far", "near", "random"], |it| {
            it.shape = Shape::Gauntlet;
            it.board = Some(3);
        })
        .expect("a plan");
        assert_eq!(plan.encounters(), 2);
        assert_eq!(
            letters(&plan.block(0)),
            ["aba-", "aab-", "baa-", "bab-", "bba-", "abb-"]
        );
    }

    #[test]
    fn a_game_is_found_by_its_number() {
        let plan = plan(&["far", "near", "random"], |it| {
            it.shape = Shape::RoundRobin;
            it.games = 12;
        })
        .expect("a plan");
        let found = [0, 1, 2, 5, 6, 11, 12].map(|number| plan.game(number));
        let expected = [(0, 0), (0, 1), (1, 0), (2, 1), (3, 0), (5, 1)].map(Some);
        assert_eq!(found[..6], expected);
        assert_eq!(found[6], None);
    }

    #[test]
    fn seats_may_be_empty() {
        let plan = plan(&["far", "empty", "random", "empty"], |_| {}).expect("a plan");
        assert_eq!(letters(&plan.block(0)), ["a-b-", "-a-b", "b-a-", "-b-a"]);
    }

    #[test]
    fn a_tournament_of_a_million_million_games_is_only_a_plan() {
        let plan = plan(&["far", "random", "random", "random"], |it| {
            it.games = 1_000_000_000_000;
        })
        .expect("a plan");
        assert_eq!(plan.games(), 1_000_000_000_000);
        assert_ne!(plan.block(0).seed, plan.block(249_999_999_999).seed);
    }

    #[test]
    fn what_cannot_be_played_is_said() {
        assert_eq!(faults(&["far"], |_| {}), ["seats-count"]);
        assert_eq!(faults(&["far", "empty"], |_| {}), ["arena-too-few"]);
        assert_eq!(
            faults(&["far", "nero", "far", "farr"], |it| it.games = 0),
            ["unknown-strategy", "unknown-strategy", "games-zero"]
        );
        assert_eq!(
            faults(&["far", "near", "random"], |it| it.shape = Shape::Brackets),
            ["arena-too-few"]
        );
        assert_eq!(
            faults(&["far", "near", "far"], |it| it.shape = Shape::RoundRobin),
            ["arena-twice"]
        );
        assert_eq!(
            faults(&["far"; 4], |it| it.fixed_seat = Some(4)),
            ["arena-fixed-seat"]
        );
        let stop = |stronger: &str, by| {
            Some(Stop {
                stronger: stronger.into(),
                than: None,
                by,
                alpha: 0.05,
            })
        };
        assert_eq!(
            faults(&["far"; 4], |it| it.stop = stop("near", 0.0)),
            ["arena-stop-who"]
        );
        assert_eq!(
            faults(&["far"; 4], |it| it.stop = stop("far", f64::NAN)),
            ["arena-stop-number"]
        );
    }

    #[test]
    fn threads_are_no_part_of_what_a_tournament_is() {
        let with = |threads, seed| {
            plan(&["far"; 4], |it| {
                it.threads = threads;
                it.seed = seed;
            })
            .expect("a plan")
            .hash()
        };
        assert_eq!(with(Some(1), 5), with(None, 5));
        assert_ne!(with(None, 5), with(None, 6));
    }
}
