//! The turn: a roll, the move that follows it or is made by itself, who is struck, who is next, who has finished.
#![expect(
    clippy::inline_always,
    reason = "called from several places the turn is left out of line, and a game takes a tenth longer"
)]

use std::hint::select_unpredictable;

use super::{
    Event, Ludo, PlayToLast,
    moves::{HOME_BITS, YARD_BIT, folded},
    position::{Phase, Position, SIX, START, YARD, bit},
};
use crate::rules::{
    Listener, Numbered, Seat, SeatSet,
    race::{Choice, Contested},
    track::{Spot, Step},
};

/// What comes after a roll.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The turn of another seat.
    Turn,
    /// Another roll of the same seat.
    Again,
    /// Another one, by which the pawn that was just brought in goes by itself.
    Forced,
}

impl Next {
    /// A six gives another roll, whether it could be used or not.
    #[inline]
    fn by(face: u8) -> Self {
        if face == SIX { Self::Again } else { Self::Turn }
    }
}

impl Ludo {
    /// A new turn of `seat`.
    #[inline]
    pub(super) fn begin_turn(position: &mut Position, seat: Seat) {
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
                Self::begin_turn(position, seat);
            }
        }
    }

    /// The seat in turn rolls.
    #[inline(always)]
    pub(super) fn roll(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        listener.hear(|| Event::Rolled { seat, face });
        if self.has_counts && self.is_one_six_too_many(position, face) {
            listener.hear(|| Event::LimitReached { seat });
            self.after_roll(position, Next::Turn, listener);
            return;
        }
        if position.phase == Phase::Forced && !self.is_closed_to_forced(position, seat, face) {
            self.force(position, seat, face, listener);
            return;
        }
        let moves = self.movable(position, seat, face);
        if moves == 0 {
            listener.hear(|| Event::NoMove { seat });
            self.after_roll(position, Next::by(face), listener);
        } else {
            position.moves = moves;
            position.roll = face;
            position.phase = Phase::Move;
        }
    }

    /// Counts a roll towards the limits of the house. Says whether it is a six more than the house allows in a row.
    fn is_one_six_too_many(&self, position: &mut Position, face: u8) -> bool {
        if self.config.max_rolls.is_some() {
            position.rolls = position.rolls.saturating_add(1);
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

    /// The pawn that was just brought in goes by itself, and strikes whoever stands where it ends.
    #[inline(always)]
    fn force(&self, position: &mut Position, seat: Seat, face: u8, listener: &mut impl Listener<Event>) {
        self.walk(position, seat, START, START + face, true, listener);
        let waits = position.pawns[seat.index()] & YARD_BIT != 0;
        if self.config.forced_six_also_draws && face == SIX && waits {
            position.moves = YARD_BIT;
            position.roll = SIX;
            position.phase = Phase::Move;
        } else {
            self.after_roll(position, Next::by(face), listener);
        }
    }

    /// Makes a move.
    #[inline(always)]
    pub(super) fn advance(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        let roll = position.roll;
        let target = Self::target(choice, roll);
        self.walk(position, seat, choice.number(), target, false, listener);
        position.moves = 0;
        position.roll = 0;
        if position.pawns[seat.index()] & !HOME_BITS == 0 {
            self.finish(position, listener);
        } else {
            let forced = choice == Choice::ENTER && self.config.forced_second_roll;
            let next = if forced { Next::Forced } else { Next::by(roll) };
            self.after_roll(position, next, listener);
        }
    }

    /// A pawn goes from place to place; whoever stands there on the ring goes back to the yard.
    #[inline(always)]
    fn walk(
        &self,
        position: &mut Position,
        seat: Seat,
        from: u8,
        target: u8,
        by_itself: bool,
        listener: &mut impl Listener<Event>,
    ) {
        listener.hear(|| Event::Moved {
            seat,
            path: self.path(seat, from, if by_itself { target - from } else { position.roll }),
            by_itself,
        });
        position.ring &= !self.ring_bit(seat, from);
        let spot = self.ring_bit(seat, target);
        if position.ring & spot != 0 {
            self.strike(position, seat, spot, listener);
        }
        position.ring |= spot;
        let entering = u8::from(from == YARD);
        let yard = &mut position.yard[seat.index()];
        *yard = yard.wrapping_sub(entering);
        let others_wait = u64::from(entering.min(*yard));
        let own = &mut position.pawns[seat.index()];
        *own = *own & !bit(from) | bit(target) | others_wait << YARD;
    }

    /// Whoever stands on a ring spot goes back to the yard: a pawn of `by` has come there.
    #[inline(always)]
    fn strike(&self, position: &mut Position, by: Seat, spot: u64, listener: &mut impl Listener<Event>) {
        let number = spot.trailing_zeros() as u8;
        if let Some(seat) = self.owner(position, number) {
            let place = START + self.track.ring_step(seat, number).0;
            let pawns = &mut position.pawns[seat.index()];
            *pawns = *pawns & !bit(place) | YARD_BIT;
            let yard = &mut position.yard[seat.index()];
            *yard = yard.wrapping_add(1);
            listener.count(by, usize::from(seat == by));
            listener.hear(|| Event::Struck {
                seat,
                by,
                spot: Spot::Ring(number),
            });
        }
    }

    /// What comes after a roll that has been played, could not be, or may not be.
    #[inline(always)]
    fn after_roll(&self, position: &mut Position, next: Next, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        if self.has_counts && self.config.max_rolls == Some(position.rolls) {
            self.run_out(position, listener);
            return;
        }
        let rolls_again = next != Next::Turn;
        if rolls_again {
            listener.hear(|| Event::Again {
                seat,
                for_new_pawn: next == Next::Forced,
            });
        } else if self.has_counts {
            position.sixes = 0;
        }
        let other = position.active.next(seat);
        // Without a jump: nobody can foresee a die.
        position.seat = select_unpredictable(rolls_again, seat, other);
        position.phase = if next == Next::Forced {
            Phase::Forced
        } else {
            Phase::Roll
        };
    }

    /// The house allows no more rolls.
    #[cold]
    fn run_out(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let rolls = position.rolls;
        listener.hear(|| Event::RanOut { rolls });
        self.end(position);
        listener.hear(|| Event::Over);
    }

    /// Whether all pawns of a seat are home.
    #[inline]
    pub(super) fn is_home(position: &Position, seat: Seat) -> bool {
        position.pawns[seat.index()] & !HOME_BITS == 0
    }

    /// The seat in turn has brought its last pawn home.
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
            self.after_roll(position, Next::Turn, listener);
        }
    }

    /// How many seats have finished when these still play.
    pub(super) fn home_count(&self, active: SeatSet) -> u8 {
        (self.seats.len() - active.len()) as u8
    }

    /// Nobody acts any more; whoever is left shares the next place.
    pub(super) fn end(&self, position: &mut Position) {
        let next = self.home_count(position.active) + 1;
        for left in position.active.iter() {
            position.places[left.index()] = next;
        }
        *position = Position {
            pawns: position.pawns,
            yard: position.yard,
            ring: position.ring,
            places: position.places,
            rolls: position.rolls,
            active: SeatSet::EMPTY,
            ..self.blank(Phase::Over)
        };
    }

    pub(super) fn is_decided(&self, active: SeatSet) -> bool {
        match self.config.play_to_last {
            PlayToLast::On => active.is_empty(),
            PlayToLast::OneLeft => active.len() <= 1,
            PlayToLast::Off => active.len() < self.seats.len(),
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

    /// The spot of a place.
    pub(super) fn spot(&self, seat: Seat, place: u8) -> Spot {
        match place.checked_sub(START) {
            None => Spot::Yard(seat),
            Some(step) => self.track.spot(seat, Step(step)),
        }
    }
}
