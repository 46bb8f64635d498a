//! The plan of a tournament: which block is which, from its number alone. It takes no memory for games.
//!
//! A *block* is every seating of one encounter (each distinct turn of the table, or each distinct order) with the
//! same seed: the unit of all statistics. A *round* is one block of every encounter. Block `b` belongs to encounter
//! `b mod E` of round `b div E`, and its seed is the SHA-256 of `homestretch block 1`, a line feed, the tournament's
//! seed and `b`, both as eight bytes in little-endian order.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

use super::{
    MOST_GAMES, beyond,
    encounters::encounters,
    tournament::{Shape, Stop, Tournament},
    venue::{Seating, Venues, seats_of},
};
use crate::{
    bots,
    catalogue::{Config, Entry, Places, Spec},
    play::{
        dice::Seed,
        seed::{fresh_number, hex},
    },
    rules::{Message, Seat, SeatSet},
};

/// The most players: of every two is kept who ended before whom.
const MOST_PLAYERS: usize = 256;
/// The word for a seat at which nobody sits.
const EMPTY: &str = "empty";

/// A tournament that can be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub entry: &'static dyn Entry,
    /// Where it is played.
    pub venues: &'static dyn Venues,
    /// What was asked for.
    pub tournament: Tournament,
    /// The rules.
    pub config: Config,
    /// The seats of the board.
    pub seats: usize,
    /// Who takes part, each word once.
    pub entrants: Vec<Spec>,
    /// From which all dice follow.
    pub seed: u64,
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
    /// Checks a tournament in one of these games. One without a seed gets a fresh one, so that nobody can know its dice
    /// beforehand.
    ///
    /// # Errors
    /// Everything that is off, in one go.
    pub fn new(venues: &'static dyn Venues, mut tournament: Tournament) -> Result<Self, Vec<Message>> {
        let entry = tournament
            .entry(venues.games())
            .map_err(|message| vec![message])?;
        entry.name().clone_into(&mut tournament.game);
        let mut faults: Vec<Message> = beyond("games", tournament.games, MOST_GAMES)
            .into_iter()
            .collect();
        let players = tournament.players.len() as u64;
        if let Some(message) = beyond("players", players, MOST_PLAYERS as u64) {
            return Err(vec![message]);
        }
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
        let places = match (tournament.shape, tournament.board) {
            // What was kept before tables were laid for two names no board: a seat for each was meant.
            (Shape::Table, board) => entry
                .places(listed.len(), board.or(Some(listed.len())))
                .map_err(|message| vec![message])?,
            (_, board) => Places::for_each(board.unwrap_or(entry.seat_counts()[0])),
        };
        let seats = places.seats;
        if !entry.seat_counts().contains(&seats) {
            return Err(vec![entry.no_such_board(seats)]);
        }
        let config = configuration(entry, &tournament, seats, &mut faults);
        faults.extend(
            entrants
                .iter()
                .filter_map(|spec| entry.check_networks(&config, spec).err()),
        );
        if tournament.games == 0 {
            faults.push(Message::new("games-zero"));
        }
        faults.extend(tournament.bots.policy().err());
        faults.extend(tournament.bots.check(&tournament.players).err());
        if tournament.threads == Some(0) {
            faults.push(Message::new("arena-threads"));
        }
        faults.extend(check_stop(tournament.stop.as_ref(), &tournament.players).err());
        let encounters = match encounters(&tournament, &listed, places) {
            Ok(encounters) => encounters,
            Err(message) => {
                faults.push(message);
                Vec::new()
            }
        };
        if faults.is_empty() {
            faults.extend(check_openings(entry, &config, seats, &encounters, &tournament.openings).err());
        }
        if tournament.luck && faults.is_empty() {
            faults.extend(check_luck(entry, &config, seats, &encounters).err());
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let a_round: u64 = encounters.iter().map(|seatings| seatings.len() as u64).sum();
        let seed = match tournament.seed {
            Some(seed) => seed,
            None => fresh_number().map_err(|message| vec![message])?,
        };
        tournament.seed = Some(seed);
        Ok(Self {
            entry,
            venues,
            seed,
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
        hash.update(self.seed.to_le_bytes());
        hash.update(number.to_le_bytes());
        Block {
            number,
            seed: hash.finalize().into(),
            seatings: self.seatings(number).to_owned(),
        }
    }

    /// Which rules these are: the beginning of the hash of the page that tells them, in hexadecimal digits.
    #[must_use]
    pub fn rules_version(&self) -> String {
        let mut hash = hex(&Sha256::digest(self.entry.rules_page()));
        hash.truncate(12);
        hash
    }

    /// Where the games of a block begin; none for the usual beginning. Rounds take the openings in turn.
    #[must_use]
    pub fn opening(&self, number: u64) -> Option<usize> {
        let openings = self.tournament.openings.len() as u64;
        let round = number / self.encounters.len().max(1) as u64;
        (openings > 0).then(|| (round % openings) as usize)
    }

    /// Who sits where in each game of a block.
    #[must_use]
    pub fn seatings(&self, number: u64) -> &[Seating] {
        let encounter = number % self.encounters.len().max(1) as u64;
        &self.encounters[encounter as usize]
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

    /// Every two entrants that sit at a table as rivals, the smaller number first; `team` is that of a seat.
    #[must_use]
    pub fn rivals(&self, team: impl Fn(Seat) -> usize) -> BTreeSet<(usize, usize)> {
        let mut rivals = BTreeSet::new();
        for seating in self.encounters.iter().flatten() {
            for (k, one) in seating.iter().enumerate() {
                for (l, other) in seating.iter().enumerate().skip(k + 1) {
                    if let (Some(one), Some(other)) = (one, other)
                        && one != other
                        && team(Seat::new(k)) != team(Seat::new(l))
                    {
                        let (one, other) = (usize::from(*one), usize::from(*other));
                        rivals.insert((one.min(other), one.max(other)));
                    }
                }
            }
        }
        rivals
    }

    /// The number of an entrant by its word.
    #[must_use]
    pub fn entrant(&self, word: &str) -> Option<usize> {
        let spec = Spec::from(word.to_owned());
        self.entrants.iter().position(|known| *known == spec)
    }

    /// The tournament as it is kept: everything that its results and its reports hang on.
    #[must_use]
    pub fn text(&self) -> String {
        let mut tournament = self.tournament.clone();
        tournament.threads = None;
        tournament.write()
    }

    /// The hash of everything that the results hang on, in hexadecimal digits: parts with another one are of another
    /// tournament. In which language they are told makes no other one of it.
    #[must_use]
    pub fn hash(&self) -> String {
        let mut tournament = self.tournament.clone();
        tournament.threads = None;
        tournament.language = None;
        hex(&Sha256::digest(tournament.write()))
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

/// A game can begin so at each of the tables, and is not over then.
fn check_openings(
    entry: &dyn Entry,
    config: &Config,
    seats: usize,
    encounters: &[Vec<Seating>],
    openings: &[String],
) -> Result<(), Message> {
    for taken in tables(encounters) {
        let board = entry.open(&at_table(entry, config, seats, taken));
        // What is wrong with such a table is said when it is played.
        let Ok(board) = board else { continue };
        for (k, text) in openings.iter().enumerate() {
            let fault = |why: Message| {
                Message::new("arena-opening-off")
                    .with("number", k as i64 + 1)
                    .with("why", crate::texts::say(&why))
            };
            let begun = board.begun(text).map_err(|why| fault(why.into()))?;
            if begun.standing().is_some() {
                return Err(fault(Message::new("order-over")));
            }
        }
    }
    Ok(())
}

/// The seats at which somebody sits, of each kind of table.
fn tables(encounters: &[Vec<Seating>]) -> BTreeSet<u8> {
    let seatings = encounters.iter().flatten();
    seatings.map(|seating| seats_of(seating).into()).collect()
}

/// The configuration of a table at which these seats are taken.
fn at_table(entry: &dyn Entry, config: &Config, seats: usize, taken: u8) -> Config {
    let is_empty = |seat: &Seat| taken >> seat.index() & 1 == 0;
    let mut config = config.clone();
    let empty = SeatSet::first(seats).iter().filter(is_empty).collect();
    entry.set_seats(&mut config, seats, empty);
    config
}

/// Luck is reckoned where chance acts, and where somebody can tell who is winning at each of the tables.
fn check_luck(
    entry: &dyn Entry,
    config: &Config,
    seats: usize,
    encounters: &[Vec<Seating>],
) -> Result<(), Message> {
    for taken in tables(encounters) {
        let config = at_table(entry, config, seats, taken);
        // What is wrong with such a table is said when it is played.
        let Ok(board) = entry.open(&config) else { continue };
        if !board.has_chance() {
            return Err(Message::new("arena-luck-none"));
        }
        if entry.assessor(&*board).is_none() {
            return Err(Message::new("arena-luck-unjudged"));
        }
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Ours;

    fn plan(players: &[&str], change: impl FnOnce(&mut Tournament)) -> Result<Plan, Vec<Message>> {
        let mut tournament = Tournament {
            players: players.iter().map(|&word| word.to_owned()).collect(),
            ..Tournament::default()
        };
        change(&mut tournament);
        Plan::new(&Ours, tournament)
    }

    fn faults(players: &[&str], change: impl FnOnce(&mut Tournament)) -> Vec<String> {
        let faults = plan(players, change).expect_err("something is off");
        faults.into_iter().map(|message| message.key).collect()
    }

    #[test]
    fn games_are_rounded_up_to_whole_blocks() {
        let count = |players: &[&str], games| {
            let plan = plan(players, |it| it.games = games).expect("a plan");
            (plan.games(), plan.blocks())
        };
        assert_eq!(
            count(&["far", "random", "random", "random"], 9_997),
            (10_000, 2_500)
        );
        assert_eq!(count(&["far", "random", "far", "random"], 5), (6, 3));
    }

    #[test]
    fn two_sit_in_opposite_corners_unless_a_ring_for_two_is_asked_for() {
        let seats = |plan: &Plan| {
            let taken = |seating: &Seating| seats_of(seating).iter().map(Seat::index).collect();
            let seatings = plan.seatings(0).iter();
            (plan.seats, seatings.map(taken).collect::<Vec<Vec<usize>>>())
        };
        let two = |change: fn(&mut Tournament)| {
            let mut tournament = Tournament {
                players: ["far", "random"].map(str::to_owned).to_vec(),
                ..Tournament::default()
            };
            change(&mut tournament);
            Plan::new(&Ours, tournament.laid(Ours::GAMES)).expect("a plan")
        };
        let corners = (4, vec![vec![0, 2]; 2]);
        let ring = (2, vec![vec![0, 1]; 2]);
        assert_eq!(seats(&two(|_| {})), corners);
        assert_eq!(seats(&two(|it| it.permutations = true)), corners);
        assert_eq!(seats(&two(|it| it.board = Some(2))), ring);
        assert_eq!(
            seats(&two(|it| it.game = "ludo".to_owned())),
            ring,
            "its own board for two"
        );
        // What is kept of it says so, and what was kept before means what it meant.
        let kept = Tournament::read(&two(|_| {}).text()).expect("it reads back");
        assert_eq!(seats(&Plan::new(&Ours, kept).expect("a plan")), corners);
        assert_eq!(seats(&plan(&["far", "random"], |_| {}).expect("a plan")), ring);
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
        let without_network = |it: &mut Tournament| {
            it.luck = true;
            it.house.rules.push("dots=12".to_owned());
        };
        assert!(plan(&["far"; 4], without_network).is_ok());
        let without_chance = |it: &mut Tournament| {
            it.luck = true;
            it.game = "quoridor".to_owned();
        };
        assert_eq!(faults(&["random"; 2], without_chance), ["arena-luck-none"]);
        assert_eq!(faults(&["far"; 4], |it| it.games = 1 << 60), ["number-most"]);
        assert_eq!(faults(&["far"; 300], |_| {}), ["number-most"]);
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
    fn a_tournament_without_a_seed_gets_one_of_its_own_that_its_text_tells() {
        let drawn = || plan(&["far"; 4], |_| {}).expect("a plan");
        let (one, other) = (drawn(), drawn());
        assert_ne!(one.seed, other.seed);
        let read = Tournament::read(&one.text()).expect("its own text");
        assert_eq!(read.seed, Some(one.seed));
        let again = Plan::new(&Ours, read).expect("a plan");
        assert_eq!((again.hash(), again.block(7)), (one.hash(), one.block(7)));
    }

    #[test]
    fn threads_are_no_part_of_what_a_tournament_is() {
        let with = |threads, seed| {
            plan(&["far"; 4], |it| {
                it.threads = threads;
                it.seed = Some(seed);
            })
            .expect("a plan")
            .hash()
        };
        assert_eq!(with(Some(1), 5), with(None, 5));
        assert_ne!(with(None, 5), with(None, 6));
    }
}
