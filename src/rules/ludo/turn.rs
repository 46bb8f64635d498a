//! The turn: a roll, the move that follows it or is made by itself, who is struck, who is next, who has finished.
#![expect(
    clippy::inline_always,
    reason = "called from several places the turn is left out of line, and a game takes a tenth longer"
)]

use std::hint::select_unpredictable;

use super::{
    Event, Ludo,
    moves::{HOME_BITS, START_BIT, YARD_BIT, folded, target},
    position::{Position, SIX, START, YARD, bit},
};
use crate::rules::{
    Acts, Game, Listener, Numbered, Seat, Source,
    race::{Choice, Choices, Contested, Phase, Race},
    track::Spot,
};

impl Ludo {
    /// As [`Game::play_on`].
    #[inline(always)]
    pub(super) fn run(
        &self,
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
            let (roll, moves) = if position.phase == Phase::Roll || position.phase == Phase::Forced {
                let face = 1 + source.below(SIX.into()) as u8;
                left -= 1;
                let moves = self.throw(position, face, listener);
                if moves == 0 {
                    continue;
                }
                if left == 0 {
                    position.wait(face, moves);
                    break;
                }
                (face, moves)
            } else if position.phase == Phase::Move {
                let moves = position.moves;
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
                position.wait(roll, moves);
                let Some(choice) = ask(position, seat, Choices::new(moves.into()), choices) else {
                    break;
                };
                position.go();
                choice
            };
            self.advance(position, seat, choice, roll, listener);
            left -= 1;
            choices += 1;
        }
        Acts {
            rolls: most - left - choices,
            choices,
            plies: choices,
        }
    }

    /// Chance while it is open who begins; out of line, for it acts a few times in a game.
    #[cold]
    #[inline(never)]
    fn find_beginner(
        &self,
        position: &mut Position,
        source: &mut impl Source,
        listener: &mut impl Listener<Event>,
    ) {
        let outcome = self.draw(position, source);
        self.settle_known(position, &outcome, listener);
    }

    /// A forced roll without a pawn on the start, as the key of the sentence.
    pub(super) fn misfit_of_forced(position: &Position) -> Option<&'static str> {
        let stands = position.pawns[position.seat.index()] & START_BIT != 0;
        (position.phase == Phase::Forced && !stands).then_some("text-forced")
    }

    /// A new turn of `seat`.
    #[inline]
    pub(super) fn next_turn(position: &mut Position, seat: Seat) {
        position.seat = seat;
        position.phase = Phase::Roll;
        position.sixes = 0;
    }

    /// A seat rolls for who begins.
    pub(super) fn contest(position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        listener.hear(|| Event::Contested { seat, face });
        match position.contest.roll(seat, face) {
            Contested::Next(next) => position.seat = next,
            Contested::Tied(seats, next) => {
                listener.hear(|| Event::Tied {
                    seats: seats.iter().collect(),
                });
                position.seat = next;
            }
            Contested::Begins(seat) => {
                listener.hear(|| Event::Begins { seat });
                Self::next_turn(position, seat);
            }
        }
    }

    /// The seat in turn rolls.
    #[inline]
    pub(super) fn roll(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        let moves = self.throw(position, face, listener);
        if moves != 0 {
            position.wait(face, moves);
        }
    }

    /// What a roll of the seat in turn leads to, up to the moves among which it is to choose: none where it can't.
    #[inline(always)]
    fn throw(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) -> u64 {
        let seat = position.seat;
        listener.hear(|| Event::Rolled { seat, face });
        if self.has_counts && self.is_one_six_too_many(position, face) {
            listener.hear(|| Event::LimitReached { seat });
            self.after_roll(position, false, false, listener);
            return 0;
        }
        if position.phase == Phase::Forced && !self.is_closed_to_forced(position, seat, face) {
            return self.force(position, seat, face, listener);
        }
        let moves = self.can_move(position, seat, face);
        if moves == 0 {
            listener.hear(|| Event::NoMove { seat });
            self.after_roll(position, face == SIX, false, listener);
        }
        moves
    }

    /// Counts a roll towards the limits of the house. Says whether it is a six more than the house allows in a row.
    fn is_one_six_too_many(&self, position: &mut Position, face: u8) -> bool {
        if self.config.max_rolls.is_some() {
            position.count = position.count.saturating_add(1);
        }
        let Some(limit) = self.config.six_limit else {
            return false;
        };
        position.sixes = if face == SIX {
            position.sixes.saturating_add(1)
        } else {
            0
        };
        position.sixes >= limit
    }

    /// Whether an own pawn keeps the new one from going by itself.
    #[inline]
    fn is_closed_to_forced(&self, position: &Position, seat: Seat, face: u8) -> bool {
        !self.config.forced_strikes_own && position.pawns[seat.index()] & bit(START + face) != 0
    }

    /// The pawn that was just brought in goes by itself, and strikes whoever stands where it ends. Gives the moves among
    /// which the seat is to choose then.
    #[inline(always)]
    fn force(
        &self,
        position: &mut Position,
        seat: Seat,
        face: u8,
        listener: &mut impl Listener<Event>,
    ) -> u64 {
        self.walk(position, seat, Choice::START, face, true, listener);
        let waiting = position.pawns[seat.index()] & YARD_BIT;
        if self.config.forced_six_also_draws && face == SIX && waiting != 0 {
            return YARD_BIT;
        }
        self.after_roll(position, face == SIX, false, listener);
        0
    }

    /// Makes a move by a roll.
    #[inline(always)]
    pub(super) fn advance(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        roll: u8,
        listener: &mut impl Listener<Event>,
    ) {
        self.walk(position, seat, choice, roll, false, listener);
        if position.pawns[seat.index()] & !HOME_BITS == 0 {
            self.finish(position, listener);
        } else {
            let forced = (choice == Choice::ENTER) & self.config.forced_second_roll;
            self.after_roll(position, roll == SIX, forced, listener);
        }
    }

    /// A pawn goes as far as was rolled; whoever stands there on the ring goes back to the yard.
    #[inline(always)]
    fn walk(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        roll: u8,
        by_itself: bool,
        listener: &mut impl Listener<Event>,
    ) {
        let (from, target) = (choice.number(), target(choice, roll));
        listener.hear(|| Event::Moved {
            seat,
            path: self.path(seat, from, roll),
            by_itself,
        });
        let spot = self.spots.bit(seat, target);
        let ring = position.ring & !self.spots.bit(seat, from);
        position.ring = ring | spot;
        if ring & spot != 0 {
            self.strike(position, seat, spot.trailing_zeros() as u8, listener);
        }
        let mut own = position.pawns[seat.index()] & !bit(from) | bit(target);
        if choice == Choice::ENTER {
            let yard = &mut position.yard[seat.index()];
            *yard = yard.wrapping_sub(1);
            own |= u64::from(*yard != 0) << YARD;
        }
        position.pawns[seat.index()] = own;
    }

    /// Whoever stands on a ring spot goes back to the yard: a pawn of `by` has come there.
    #[inline(never)]
    fn strike(&self, position: &mut Position, by: Seat, spot: u8, listener: &mut impl Listener<Event>) {
        let Some((seat, place)) = self.owner(position, spot) else {
            return;
        };
        let pawns = &mut position.pawns[seat.index()];
        *pawns = *pawns & !bit(place) | YARD_BIT;
        let yard = &mut position.yard[seat.index()];
        *yard = yard.wrapping_add(1);
        listener.count(by, usize::from(seat == by));
        listener.hear(|| Event::Struck {
            seat,
            by,
            spot: Spot::Ring(spot),
        });
    }

    /// What comes after a roll that has been played, could not be, or may not be: another roll of the same seat, perhaps
    /// for the pawn that it has just brought in, or the next turn.
    #[inline(always)]
    fn after_roll(
        &self,
        position: &mut Position,
        again: bool,
        for_new_pawn: bool,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = position.seat;
        if self.has_counts {
            if self.config.max_rolls == Some(position.count) {
                self.run_out(position, listener);
                return;
            }
            position.sixes = if again { position.sixes } else { 0 };
        }
        if again {
            listener.hear(|| Event::Again { seat, for_new_pawn });
        }
        // Without a jump: nobody can foresee a die.
        position.seat = select_unpredictable(again, seat, position.active.next(seat));
        position.phase = select_unpredictable(for_new_pawn, Phase::Forced, Phase::Roll);
    }

    /// The house allows no more rolls.
    #[cold]
    fn run_out(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let rolls = position.count;
        listener.hear(|| Event::RanOut { rolls });
        self.end(position);
        listener.hear(|| Event::Over);
    }

    /// The seat in turn has brought its last pawn home.
    #[cold]
    #[inline(never)]
    fn finish(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        let place = self.home_count(position.active) + 1;
        position.places[seat.index()] = place;
        position.active = position.active.without(seat);
        listener.hear(|| Event::Finished { seat, place });
        if self.is_decided(position.active) {
            self.end(position);
            listener.hear(|| Event::Over);
        } else {
            self.after_roll(position, false, false, listener);
        }
    }

    /// Every spot from where a pawn stands to where it ends, there and back again at home.
    pub(super) fn path(&self, seat: Seat, from: u8, roll: u8) -> Vec<Spot> {
        if from == YARD {
            return vec![Spot::Yard(seat), self.spot(seat, START)];
        }
        (from..=from + roll)
            .map(|count| self.spot(seat, folded(count)))
            .collect()
    }
}
