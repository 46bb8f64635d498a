//! How likely a pawn is to be struck before its seat acts again, if everybody strikes who can.
//!
//! An opponent's turn is searched by expectimax, with the moves and turns of the rules themselves. It goes on
//! for ever only by ever more highest faces, so chains beyond [`NEGLIGIBLE`] are cut off.

use std::collections::HashMap;

use super::{
    Choice, Mejn,
    moves::bits,
    position::{Phase, Position, START},
};
use crate::rules::{
    Game, Numbered, Seat, Silent,
    track::{Spot, Step},
};

/// The most pawns of a seat.
const PAWNS: usize = 8;

/// A chance for each pawn that is asked about.
type Chances = [f64; PAWNS];

/// The chance of a chain of rolls below which it is not followed further. Five opponents together then
/// hide less than a millionth.
const NEGLIGIBLE: f64 = 1e-7;

impl Mejn {
    /// For each pawn of `seat` on the ring, from its start on, the chance (0 … 1) that the rolls of the others
    /// allow a strike on it before that seat's next turn.
    ///
    /// Everybody in play from the seat in turn up to `seat` acts once; all the others do when `seat` itself is
    /// in turn. Each acts from the position as it is now, as though nobody acted before, so the chance is
    /// 1 − Π(1 − P). P is what an opponent reaches that wants nothing but this pawn: it strikes at once where
    /// it can, and where it can't but rolls again it makes the move that gives the largest chance later.
    /// A turn that has begun goes on from where it is: with what was rolled, with its tries and highest faces.
    ///
    /// What it tells is low by less than 10⁻⁶.
    #[must_use]
    pub fn danger(&self, position: &Position, seat: Seat) -> Vec<(Spot, f64)> {
        let on_ring = self.way_places & !self.home_places;
        let targets: Vec<u8> = bits(position.pawns[seat.index()].word() & on_ring).collect();
        if targets.is_empty() {
            return Vec::new();
        }
        let next = |seat: &Seat| position.active.after(*seat);
        let first = if position.seat == seat {
            next(&seat)
        } else {
            Some(position.seat)
        };
        let mut safe = [1.0; PAWNS];
        for mover in std::iter::successors(first, next).take_while(|&mover| mover != seat) {
            let mut search = Search {
                game: self,
                mover,
                seat,
                targets: &targets,
                known: HashMap::new(),
            };
            let chances = search.chances(&self.turn_of(position, mover), self.longest_chain());
            safe = std::array::from_fn(|k| safe[k] * (1.0 - chances[k]));
        }
        let spot = |&place: &u8| self.track.spot(seat, Step(place - START));
        std::iter::zip(targets.iter().map(spot), safe.map(|safe| 1.0 - safe)).collect()
    }

    /// The position with `mover` in turn: as it is, or at the beginning of its turn.
    fn turn_of(&self, position: &Position, mover: Seat) -> Position {
        let mut position = *position;
        if position.seat != mover {
            (position.moves, position.roll) = (0, 0);
            self.begin_turn(&mut position, mover);
        }
        position
    }

    /// So many rolls in one turn, tries that fail not counted; that there is a further one is [`NEGLIGIBLE`].
    fn longest_chain(&self) -> u8 {
        match self.config.faces {
            // The only face is the highest: the only pawn goes home in one turn, a step a roll.
            0 | 1 => self.track.way(),
            faces => NEGLIGIBLE.recip().log(f64::from(faces)).ceil() as u8,
        }
    }
}

/// The turn of one opponent.
struct Search<'a> {
    game: &'a Mejn,
    mover: Seat,
    /// Whose pawns are asked about.
    seat: Seat,
    /// The places on which they stand, as `seat` counts.
    targets: &'a [u8],
    /// What was found for a position before a roll, with so many rolls left.
    known: HashMap<(Position, u8), Chances>,
}

impl Search<'_> {
    /// The chance of each target to have been struck when the turn is over, with at most `left` more
    /// rolls, tries that fail not counted.
    fn chances(&mut self, position: &Position, left: u8) -> Chances {
        let struck = self.struck(position);
        if position.seat != self.mover || struck[..self.targets.len()].iter().all(|&chance| chance >= 1.0) {
            return struck;
        }
        match position.phase {
            Phase::Move => bits(position.moves).fold(struck, |best, number| {
                let (mut after, choice) = (*position, Choice::from_number(number));
                self.game.play_known(&mut after, self.mover, choice, &mut Silent);
                let chances = self.chances(&after, left);
                std::array::from_fn(|k| best[k].max(chances[k]))
            }),
            Phase::Roll if left > 0 => {
                if let Some(known) = self.known.get(&(*position, left)) {
                    return *known;
                }
                let faces = self.game.config.faces;
                let sum = (1..=faces).fold([0.0; PAWNS], |sum: Chances, face| {
                    let mut after = *position;
                    self.game.roll(&mut after, face, &mut Silent);
                    // Tries are few and end by themselves.
                    let chances = self.chances(&after, left - u8::from(after.tries == 0));
                    std::array::from_fn(|k| sum[k] + chances[k])
                });
                let chances = sum.map(|sum| sum / f64::from(faces));
                self.known.insert((*position, left), chances);
                chances
            }
            _ => struck,
        }
    }

    /// 1 for each target that has gone, 0 for the others.
    fn struck(&self, position: &Position) -> Chances {
        let pawns = &position.pawns[self.seat.index()];
        let mut struck = [0.0; PAWNS];
        for (chance, &place) in std::iter::zip(&mut struck, self.targets) {
            *chance = f64::from(u8::from(!pawns.contains(place)));
        }
        struck
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        ChoiceSet, Notation, Turn,
        mejn::{Config, Event, LeaveStart, PlayToLast},
        numbers::{Numbers, go_on},
    };

    /// Two seats of four, so that one opponent acts.
    fn two() -> Config {
        Config {
            empty: [2, 3].map(Seat::new).into(),
            ..Config::default()
        }
    }

    /// The danger of seat 0 in a drawn position, as text.
    #[track_caller]
    fn check(config: &Config, position: &str, expected: &[(&str, f64)]) {
        let game = Mejn::new(config).expect("a valid configuration");
        let position = game.read_position(position).expect("a valid position");
        let found = game.danger(&position, Seat::new(0));
        let names: Vec<String> = found.iter().map(|&(spot, _)| game.write_spot(spot)).collect();
        assert_eq!(names, expected.iter().map(|&(name, _)| name).collect::<Vec<_>>());
        for ((name, told), (_, right)) in std::iter::zip(expected, &found) {
            assert!((told - right).abs() < 1e-6, "{name}: {right}, not {told}");
        }
    }

    #[test]
    fn a_pawn_is_struck_by_one_face_and_by_chains_of_highest_faces() {
        // Only E12 can move, so a six takes it along: by 3; by 6 and 3; by 6, 6 and 3.
        check(
            &two(),
            "B34,B34,B34,E15/E12,H11,H12,H13/-/- 1?",
            &[("E15", 1.0 / 6.0)],
        );
        check(
            &two(),
            "B34,B34,B34,E21/E12,H11,H12,H13/-/- 1?",
            &[("E21", 1.0 / 36.0)],
        );
        check(
            &two(),
            "B34,B34,B34,E27/E12,H11,H12,H13/-/- 1?",
            &[("E27", 1.0 / 216.0)],
        );
        // Behind it nobody strikes; on the own start and elsewhere it is all the same.
        check(&two(), "B34,B34,B34,E11/E12,H11,H12,H13/-/- 1?", &[("E11", 0.0)]);
        check(
            &two(),
            "B34,B34,B34,E0/E36,H11,H12,H13/-/- 1?",
            &[("E0", 1.0 / 6.0)],
        );
    }

    #[test]
    fn a_six_is_spent_where_it_keeps_the_chance() {
        // E30 can take three sixes, to E8; the fourth must move E12 past its target.
        // 1/6 + 1/6² + 1/6³ + 1/6⁴ = 259/1296.
        let chain = 259.0 / 1296.0;
        check(
            &two(),
            "B34,B34,B34,E15/E12,E30,H12,H13/-/- 1?",
            &[("E15", chain)],
        );
        // E18 is struck by a six at once. Where one must strike, E12 has then gone past E15.
        let both = "B34,B34,E15,E18/E12,E30,H12,H13/-/- 1?";
        check(&two(), both, &[("E15", chain), ("E18", 1.0 / 6.0)]);
        let compulsory = Config {
            strike_is_compulsory: true,
            ..two()
        };
        check(&compulsory, both, &[("E15", 1.0 / 6.0), ("E18", 1.0 / 6.0)]);
    }

    #[test]
    fn whoever_enters_strikes_on_its_start() {
        let yard = "B34,B34,B34,E10/B4,B4,B4,B4/-/- 1?";
        check(&two(), yard, &[("E10", 1.0 / 6.0)]);
        let tries = Config {
            three_tries: true,
            ..two()
        };
        let three = 1.0 - (5.0_f64 / 6.0).powi(3);
        check(&tries, &format!("{yard} tries=3"), &[("E10", three)]);
        check(&tries, &format!("{yard} tries=1"), &[("E10", 1.0 / 6.0)]);
        // As nobody has acted yet, the turn of seat 1 that comes has its three tries as well.
        check(&tries, "B34,B34,B34,E10/B4,B4,B4,B4/-/- 0?", &[("E10", three)]);
    }

    #[test]
    fn a_chain_that_can_go_on_for_ever_is_summed() {
        // A: all in begin, goes on by 6 to B: E10. B strikes by 3, and goes on by 6 to C: E16, which by 6 brings
        // another in, D: E10 and E16. D strikes by 3; by 6 it strikes its own pawn on E16, and that is C again.
        // D = 1/6 + C/6, C = D/6, so D = 6/35; B = 1/6 + C/6 = D; A = B/6 = 1/35.
        check(
            &two(),
            "B34,B34,B34,E13/B4,B4,B4,B4/-/- 1?",
            &[("E13", 1.0 / 35.0)],
        );
    }

    #[test]
    fn the_house_may_cut_chains_short() {
        let once = Config {
            six_rolls_again: false,
            ..two()
        };
        let by_two = "B34,B34,B34,E21/E12,H11,H12,H13/-/- 1?";
        check(&once, by_two, &[("E21", 0.0)]);
        check(
            &once,
            "B34,B34,B34,E18/E12,H11,H12,H13/-/- 1?",
            &[("E18", 1.0 / 6.0)],
        );
        let limit = Config {
            six_limit: Some(2),
            ..two()
        };
        check(&limit, by_two, &[("E21", 1.0 / 36.0)]);
        check(&limit, &format!("{by_two} sixes=1"), &[("E21", 0.0)]);
        check(&limit, "B34,B34,B34,E27/E12,H11,H12,H13/-/- 1?", &[("E27", 0.0)]);
    }

    #[test]
    fn a_roll_that_lies_there_is_no_chance_any_more() {
        check(&two(), "B34,B34,B34,E15/E12,H11,H12,H13/-/- 1:3", &[("E15", 1.0)]);
        check(&two(), "B34,B34,B34,E15/E12,H11,H12,H13/-/- 1:4", &[("E15", 0.0)]);
        check(
            &two(),
            "B34,B34,B34,E21/E12,H11,H12,H13/-/- 1:6",
            &[("E21", 1.0 / 6.0)],
        );
    }

    #[test]
    fn only_pawns_on_the_ring_are_told_of_and_only_who_still_acts_is_feared() {
        let all = Config::default();
        check(
            &all,
            "B34,B34,H0,H1/E12,H11,H12,H13/B14,B14,B14,B14/B24,B24,B24,B24 1?",
            &[],
        );
        let one =
            |turn: &str| format!("B34,B34,H0,E15/E12,H11,H12,H13/E14,H21,H22,H23/B24,B24,B24,B24 {turn}");
        let two = 1.0 - (5.0_f64 / 6.0).powi(2);
        check(&all, &one("1?"), &[("E15", two)]);
        check(&all, &one("0?"), &[("E15", two)]);
        check(&all, &one("0:1"), &[("E15", two)]);
        check(&all, &one("2?"), &[("E15", 1.0 / 6.0)]);
        check(&all, &one("3?"), &[("E15", 0.0)]);
        let finished = "B34,B34,H0,E15/H10,H11,H12,H13/E14,H21,H22,H23/B24,B24,B24,B24 0? home=1";
        check(&all, finished, &[("E15", 1.0 / 6.0)]);
        let over = Config {
            play_to_last: PlayToLast::Off,
            ..all
        };
        let over_now = "B34,B34,H0,E15/H10,H11,H12,H13/E14,H21,H22,H23/B24,B24,B24,B24 over home=1";
        check(&over, over_now, &[("E15", 0.0)]);
        let game = Mejn::new(&self::two()).expect("a valid configuration");
        assert_eq!(game.danger(&game.start(), Seat::new(3)), []);
    }

    /// The chance of one opponent to strike on one spot, by every path of at most `depth` rolls; what happens is
    /// heard from the events. Slow, and low by less than the chance of `depth` highest faces in a row.
    fn by_hand(game: &Mejn, position: &Position, mover: Seat, prey: (Seat, Spot), depth: u8) -> f64 {
        let strikes = |events: &[Event]| {
            events
                .iter()
                .any(|event| matches!(event, Event::Struck { seat, spot, .. } if (*seat, *spot) == prey))
        };
        match game.turn(position) {
            Turn::Seat(seat) if seat == mover => {
                let choices = game.choices(position, seat);
                let chance = |choice| {
                    let (mut after, mut events) = (*position, Vec::new());
                    game.play(&mut after, seat, choice, &mut events)
                        .expect("a legal move");
                    if strikes(&events) {
                        1.0
                    } else {
                        by_hand(game, &after, mover, prey, depth)
                    }
                };
                choices.iter().map(chance).fold(0.0, f64::max)
            }
            Turn::Chance if game.thrower(position) == Some(mover) && depth > 0 => {
                let odds = game.odds(position).expect("faces");
                let chance = |(outcome, _)| {
                    let mut after = *position;
                    game.settle(&mut after, &outcome, &mut Silent).expect("a face");
                    by_hand(game, &after, mover, prey, depth - 1)
                };
                let count = odds.len() as f64;
                odds.into_iter().map(chance).sum::<f64>() / count
            }
            _ => 0.0,
        }
    }

    /// A turn of `mover` written down and read again.
    fn written(game: &Mejn, position: &Position, mover: Seat) -> Position {
        let text = game.write_position(position);
        let (pawns, rest) = text.split_once(' ').expect("pawns and turn");
        let home: Vec<&str> = rest
            .split(' ')
            .filter(|field| field.starts_with("home="))
            .collect();
        let spots = game.spots(position, mover);
        let lanes: Vec<u8> = spots
            .iter()
            .filter_map(|spot| {
                if let Spot::Home(_, lane) = spot {
                    Some(*lane)
                } else {
                    None
                }
            })
            .collect();
        let on_ring = spots.iter().any(|spot| matches!(spot, Spot::Ring(_)));
        let (pawns_each, home_count) = (game.config().pawns, lanes.len() as u8);
        let innermost = lanes.iter().all(|&lane| lane >= pawns_each - home_count);
        let stuck = game.config().three_tries && !on_ring && innermost;
        let tries = if stuck { " tries=3" } else { "" };
        let text = format!("{pawns} {mover}?{tries} {}", home.concat());
        game.read_position(text.trim()).expect("a valid position")
    }

    #[test]
    fn every_path_tried_out_gives_the_same_chances() {
        let base = Config::default();
        let mut random = Numbers(7);
        let mut compared = 0;
        for bits in 0..24_u8 {
            let config = Config {
                self_strike: bits & 1 != 0,
                start_strikes_own: bits & 2 == 0,
                three_tries: bits & 4 != 0,
                strike_is_compulsory: bits % 3 == 0,
                home_no_jumping: bits % 5 == 0,
                six_rolls_again: bits % 7 != 3,
                leave_start_first: [LeaveStart::Always, LeaveStart::WhileBegin, LeaveStart::Never]
                    [usize::from(bits % 3)],
                six_limit: [None, Some(2), None, Some(3)][usize::from(bits / 2 % 4)],
                play_to_last: PlayToLast::Off,
                pawns: 2 + bits % 3,
                faces: 4 + bits % 3,
                dots: 8,
                ..base.clone()
            };
            let game = Mejn::new(&config).expect("a valid configuration");
            let mut position = game.start();
            for step in 0..400 {
                if !go_on(&game, &mut position, &mut random) {
                    break;
                }
                if step > 60 && step % 37 == 0 && game.turn(&position) != Turn::Over {
                    compared += compare(&game, &position);
                }
            }
        }
        assert!(compared > 200, "only {compared} pawns were in danger");
    }

    /// Says how many pawns were in danger.
    fn compare(game: &Mejn, position: &Position) -> usize {
        const DEPTH: u8 = 6;
        let mut count = 0;
        for seat in game.seats().iter() {
            let ring = game.spots(position, seat);
            let ring = ring.into_iter().filter(|spot| matches!(spot, Spot::Ring(_)));
            let mut told = game.danger(position, seat);
            told.sort_by_key(|&(spot, _)| spot);
            assert_eq!(
                told.iter().map(|&(spot, _)| spot).collect::<Vec<_>>(),
                ring.collect::<Vec<_>>()
            );
            for (spot, chance) in told {
                let (mut safe, mut others) = (1.0, 0);
                let mut mover = position.seat;
                for _ in 0..game.seats().len() {
                    if mover == seat && position.seat != seat {
                        break;
                    }
                    if mover != seat {
                        let turn = if mover == position.seat {
                            *position
                        } else {
                            written(game, position, mover)
                        };
                        safe *= 1.0 - by_hand(game, &turn, mover, (seat, spot), DEPTH);
                        others += 1;
                    }
                    mover = game.seats().after(mover).expect("seats in play");
                }
                let tries = if game.config().three_tries { 2 } else { 0 };
                let missed =
                    f64::from(others) * f64::from(game.config().faces).powi(tries - i32::from(DEPTH));
                let slow = 1.0 - safe;
                assert!(
                    (slow - 1e-9..slow + missed).contains(&chance),
                    "{} {seat} {spot:?}: {chance}, not {slow}",
                    game.write_position(position)
                );
                count += usize::from(slow > 0.0);
            }
        }
        count
    }
}
