//! How likely a pawn is to be struck before its seat acts again, if everybody strikes who can.
//!
//! An opponent's turn is searched by expectimax, with the moves and turns of the rules themselves. It goes on
//! for ever only by ever more highest faces, so chains beyond [`NEGLIGIBLE`] are cut off.

use std::{collections::HashMap, num::NonZeroU8};

use super::{Choice, Course, Outcome, Phase, Places as _, Race, bits};
use crate::rules::{Numbered, Seat, Silent, track::Spot};

/// The most pawns of a seat.
const PAWNS: usize = 8;

/// A chance for each pawn that is asked about.
type Chances = [f64; PAWNS];

/// The chance of a chain of rolls below which it is not followed further. Five opponents together then
/// hide less than a millionth.
const NEGLIGIBLE: f64 = 1e-7;

/// For each pawn of `seat` on the ring, from its start on, the chance (0 … 1) that the rolls of the others
/// allow a strike on it before that seat's next turn.
///
/// Everybody in play from the seat in turn up to `seat` acts once; all the others do when `seat` itself is
/// in turn. Each acts from the position as it is now, as though nobody acted before, so the chance is
/// 1 − Π(1 − P). P is what an opponent reaches that wants nothing but this pawn: it strikes at once where
/// it can, and where it can't but rolls again it makes the move that gives the largest chance later.
/// A turn that has begun goes on from where it is: with what was rolled and what has been counted.
///
/// What it tells is low by less than 10⁻⁶.
pub(in crate::rules) fn of<G: Race>(game: &G, position: &G::Position, seat: Seat) -> Vec<(Spot, f64)> {
    let told = by_place(game, position, seat).into_iter();
    told.map(|(place, chance)| (game.spot(seat, place), chance))
        .collect()
}

/// The same by place, as the seat counts.
pub(super) fn by_place<G: Race>(game: &G, position: &G::Position, seat: Seat) -> Vec<(u8, f64)> {
    let on_ring = game.course().on_ring();
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
    // After the last roll of a game only its move is made.
    let acts = |&mover: &Seat| mover != seat && (mover == position.seat || !game.has_run_out(position));
    for mover in std::iter::successors(first, next).take_while(acts) {
        let mut search = Search {
            game,
            mover,
            seat,
            targets: &targets,
            known: HashMap::new(),
        };
        let chances = search.chances(&turn_of(game, position, mover), longest_chain(game.course()));
        safe = std::array::from_fn(|k| safe[k] * (1.0 - chances[k]));
    }
    std::iter::zip(targets.iter().copied(), safe.map(|safe| 1.0 - safe)).collect()
}

/// The position with `mover` in turn: as it is, or at the beginning of its turn.
fn turn_of<G: Race>(game: &G, position: &G::Position, mover: Seat) -> G::Position {
    let mut position = *position;
    if position.seat != mover {
        position.go();
        game.begin_turn(&mut position, mover);
    }
    position
}

/// So many highest faces in one turn; that there is a further one is [`NEGLIGIBLE`].
fn longest_chain(course: &Course) -> u8 {
    match course.faces {
        // The only face is the highest: the only pawn goes home in one turn, a step a roll.
        0 | 1 => course.track.way(),
        faces => NEGLIGIBLE.recip().log(f64::from(faces)).ceil() as u8,
    }
}

/// The turn of one opponent.
struct Search<'a, G: Race> {
    game: &'a G,
    mover: Seat,
    /// Whose pawns are asked about.
    seat: Seat,
    /// The places on which they stand, as `seat` counts.
    targets: &'a [u8],
    /// What was found for a position before a roll, with so many highest faces left.
    known: HashMap<(G::Position, u8), Chances>,
}

impl<G: Race> Search<'_, G> {
    /// The chance of each target to have been struck when the turn is over, with less than `left` more highest faces.
    fn chances(&mut self, position: &G::Position, left: u8) -> Chances {
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
            Phase::Roll | Phase::Forced if left > 0 => {
                let key = (*position, left);
                if let Some(known) = self.known.get(&key) {
                    return *known;
                }
                let faces = self.game.course().faces;
                let all = (1..=faces).filter_map(NonZeroU8::new);
                let sum = all.fold([0.0; PAWNS], |sum: Chances, face| {
                    let mut after = *position;
                    let roll = Outcome::Roll(face);
                    self.game.settle_known(&mut after, &roll, &mut Silent);
                    // A turn goes on by highest faces only, but for tries, which are few and end by themselves.
                    let chances = self.chances(&after, left - u8::from(face.get() == faces));
                    std::array::from_fn(|k| sum[k] + chances[k])
                });
                let chances = sum.map(|sum| sum / f64::from(faces));
                self.known.insert(key, chances);
                chances
            }
            _ => struck,
        }
    }

    /// 1 for each target that has gone, 0 for the others.
    fn struck(&self, position: &G::Position) -> Chances {
        let pawns = &position.pawns[self.seat.index()];
        let mut struck = [0.0; PAWNS];
        for (chance, &place) in std::iter::zip(&mut struck, self.targets) {
            *chance = f64::from(u8::from(!pawns.contains(place)));
        }
        struck
    }
}
