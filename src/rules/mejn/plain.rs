//! The short way of a plain game: no house rule counts rolls or forbids moves, and all places and ring spots have
//! numbers below 64. What happens is what `turn` and `moves` say; here it takes words of 64 bits and few jumps, for
//! nobody can foresee a die. Tournaments spend their time in this file.
#![expect(
    clippy::inline_always,
    reason = "called from several places it is left out of line, and a game takes a tenth longer"
)]

use std::hint::select_unpredictable;

use super::{Choice, Choices, Event, Mejn, Position, moves::target};
use crate::rules::{
    Acts, Listener, Numbered, Seat, Source,
    race::{Landing, Phase, START, START_BIT, Spots, YARD_BIT},
    track::Spot,
};

/// What the short way needs of a game, in words of 64 bits.
#[derive(Debug)]
pub(super) struct Plain {
    /// As in [`Mejn`].
    way_places: u64,
    home_places: u64,
    closing: u64,
    always_open: u64,
    leave_first: u64,
    faces: u8,
    again: u8,
    ring: u8,
    spots: Spots<u64, 64>,
}

impl Plain {
    /// None where the game is not a plain one.
    pub(super) fn new(game: &Mejn) -> Option<Self> {
        let is_plain = !game.has_counts && !game.has_restrictions && game.course.track.way() <= 63;
        is_plain.then(|| Self {
            way_places: game.way_places as u64,
            home_places: game.home_places as u64,
            closing: game.closing as u64,
            always_open: game.always_open as u64,
            leave_first: game.leave_first as u64,
            faces: game.config.faces,
            again: game.again,
            ring: game.course.track.ring(),
            spots: Spots::new(game.course.track, game.course.seats),
        })
    }

    /// What is at stake with a choice, as [`Race::landing`](crate::rules::race::Race::landing).
    #[inline]
    pub(super) fn landing(&self, position: &Position, seat: Seat, choice: Choice) -> Landing {
        let place = target(choice, position.roll) & 63;
        let own = position.pawns[seat.index()].low() >> place & 1 == 1;
        Landing {
            step: place - START,
            was_home: choice.number() > self.ring,
            own,
            other: position.ring.low() & self.spots.bit(seat, place) != 0 && !own,
        }
    }

    /// The places from which pawns on these may move, as [`Mejn::can_move`].
    #[expect(clippy::needless_bitwise_bool, reason = "a lazy operator would be a jump")]
    #[inline(always)]
    fn movable(&self, own: u64, roll: u8) -> u64 {
        const YARD: u64 = YARD_BIT as u64;
        const START: u64 = START_BIT as u64;
        // Made one jump: nobody can foresee a die.
        let gate = select_unpredictable(roll == self.faces, YARD | START, 0);
        if own & gate == YARD {
            return YARD;
        }
        let open = self.way_places & !(own & self.closing);
        let from = own & !YARD & (open >> (roll & 63) | self.always_open);
        let must_leave = (from & START != 0) & (own & self.leave_first != 0);
        select_unpredictable(must_leave, START, from)
    }

    /// The seat in turn rolls.
    pub(super) fn roll(&self, position: &mut Position, roll: u8, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        listener.hear(|| Event::Rolled { seat, face: roll });
        let moves = self.movable(position.pawns[seat.index()].low(), roll);
        if moves == 0 {
            listener.hear(|| Event::NoMove { seat });
            pass_on(self, position, seat, roll, listener);
        } else {
            position.wait(roll, moves.into());
        }
    }

    /// The seat whose pawn stands on a ring spot, and its place.
    #[inline]
    fn owner(&self, position: &Position, spot: u8) -> Option<(Seat, u8)> {
        self.spots
            .owner(spot, |k, place| position.pawns[k].low() >> (place & 63) & 1 == 1)
    }

    /// Whoever stands on a ring spot goes back to the yard: a pawn of `by` has come there.
    #[inline(never)]
    fn strike(&self, position: &mut Position, by: Seat, spot: u8, listener: &mut impl Listener<Event>) {
        let Some((seat, place)) = self.owner(position, spot) else {
            return;
        };
        let pawns = &mut position.pawns[seat.index()];
        pawns.set_low(pawns.low() & !(1 << (place & 63)) | YARD_BIT as u64);
        let waiting = &mut position.yard[seat.index()];
        *waiting = waiting.wrapping_add(1);
        listener.count(by, usize::from(seat == by));
        listener.hear(|| Event::Struck {
            seat,
            by,
            spot: Spot::Ring(spot),
        });
    }
}

/// The choice of the highest worth among those whose numbers are the bits of a word, the last of those that tie.
#[inline]
pub(super) fn best(mut word: u64, worth: impl Fn(Choice) -> i64) -> Choice {
    let (mut best, mut most) = (Choice::ENTER, i64::MIN);
    while word != 0 {
        let choice = Choice::from_number(word.trailing_zeros() as u8);
        let worth = worth(choice);
        // Without a jump: nobody can foresee it.
        best = select_unpredictable(worth >= most, choice, best);
        most = most.max(worth);
        word &= word - 1;
    }
    best
}

/// The turn after a roll that has been played or could not be.
#[inline]
fn pass_on(
    plain: &Plain,
    position: &mut Position,
    seat: Seat,
    roll: u8,
    listener: &mut impl Listener<Event>,
) {
    let again = roll == plain.again;
    if again {
        listener.hear(|| Event::Again { seat });
    }
    position.seat = select_unpredictable(again, seat, position.active.next(seat));
}

impl Mejn {
    /// As [`Game::play_on`](crate::rules::Game::play_on).
    #[expect(
        clippy::too_many_arguments,
        reason = "those of the contract and the short way"
    )]
    #[inline(always)]
    pub(super) fn play_on_plain(
        &self,
        plain: &Plain,
        position: &mut Position,
        source: &mut impl Source,
        listener: &mut impl Listener<Event>,
        unasked: bool,
        most: u64,
        mut ask: impl FnMut(&Position, Seat, Choices, u64) -> Option<Choice>,
    ) -> Acts {
        let (mut left, mut choices) = (most, 0);
        while left > 0 {
            let seat = position.seat;
            // Not a `match`, which would be a jump by a table.
            let (roll, moves) = if position.phase == Phase::Roll {
                let roll = 1 + source.below(plain.faces.into()) as u8;
                left -= 1;
                listener.hear(|| Event::Rolled { seat, face: roll });
                let moves = plain.movable(position.pawns[seat.index()].low(), roll);
                if moves == 0 {
                    listener.hear(|| Event::NoMove { seat });
                    pass_on(plain, position, seat, roll, listener);
                    continue;
                }
                if left == 0 {
                    position.wait(roll, moves.into());
                    break;
                }
                (roll, moves)
            } else if position.phase == Phase::Move {
                let moves = position.moves as u64;
                (position.go(), moves)
            } else if position.phase == Phase::Over {
                break;
            } else {
                self.find_beginner(position, source, listener);
                left -= 1;
                continue;
            };
            let choice = if unasked && moves.is_power_of_two() {
                Choice::from_number(moves.trailing_zeros() as u8)
            } else {
                position.wait(roll, moves.into());
                let Some(choice) = ask(position, seat, Choices::new(moves.into()), choices) else {
                    break;
                };
                position.go();
                choice
            };
            self.advance_plain(plain, position, seat, choice, roll, listener);
            left -= 1;
            choices += 1;
        }
        Acts {
            rolls: most - left - choices,
            choices,
            plies: choices,
        }
    }

    /// Makes a move by a roll.
    #[inline(always)]
    pub(super) fn advance_plain(
        &self,
        plain: &Plain,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        roll: u8,
        listener: &mut impl Listener<Event>,
    ) {
        let (from, target) = (choice.number() & 63, target(choice, roll) & 63);
        listener.hear(|| Event::Moved {
            seat,
            path: self.path(seat, choice, target),
        });
        let spot = plain.spots.bit(seat, target);
        let ring = position.ring.low() & !plain.spots.bit(seat, from);
        position.ring.set_low(ring | spot);
        if ring & spot != 0 {
            plain.strike(position, seat, spot.trailing_zeros() as u8, listener);
        }
        let mut own = position.pawns[seat.index()].low() & !(1 << from) | 1 << target;
        if choice == Choice::ENTER {
            let waiting = &mut position.yard[seat.index()];
            *waiting = waiting.wrapping_sub(1);
            own |= u64::from(*waiting != 0);
        }
        position.pawns[seat.index()].set_low(own);
        if own == plain.home_places {
            self.finish(position, listener);
        } else {
            pass_on(plain, position, seat, roll, listener);
        }
    }
}
