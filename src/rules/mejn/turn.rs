//! The turn: a roll, perhaps a move, what the move strikes, who is next, who is home, and when it is over.
#![expect(
    clippy::inline_always,
    reason = "called from several places it is left out of line, and a game takes a tenth longer"
)]

use std::hint::select_unpredictable;

use super::{
    Event, Mejn, PlayToLast,
    moves::BEGIN_BIT,
    position::{BEGIN, Phase, Position, START, cut},
};
use crate::rules::{
    Listener, Numbered, Seat, SeatSet,
    race::{Choice, Contested},
    track::{Spot, Step},
};

impl Mejn {
    /// A new turn of `seat`.
    pub(super) fn begin_turn(&self, position: &mut Position, seat: Seat) {
        position.seat = seat;
        position.phase = Phase::Roll;
        if self.has_counts {
            let may_try = self.config.three_tries && self.needs_six(position, seat);
            position.tries = if may_try { 3 } else { 0 };
            position.sixes = 0;
        }
    }

    /// Whether nothing but the highest face could help: no pawn on the ring, and those at home as far in as they can be.
    pub(super) fn needs_six(&self, position: &Position, seat: Seat) -> bool {
        let out = position.pawns[seat.index()].word() & !BEGIN_BIT;
        let innermost = self.home_places & !(self.home_places >> out.count_ones());
        out == innermost
    }

    /// What comes after a roll that has been played, could not be, or may not be.
    #[inline(always)]
    fn after_roll<const ANY: bool>(
        &self,
        position: &mut Position,
        rolls_again: bool,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = position.seat;
        let next = position.active.after(seat).unwrap_or(seat);
        if rolls_again {
            listener.hear(|| Event::Again { seat });
        }
        if ANY && !rolls_again {
            self.begin_turn(position, next);
        } else {
            // Without a jump: nobody can foresee a die.
            position.seat = select_unpredictable(rolls_again, seat, next);
            position.phase = Phase::Roll;
        }
    }

    /// A seat rolls for who begins.
    pub(super) fn contest(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        listener.hear(|| Event::Contested { seat, face });
        match position.contest.roll(seat, face) {
            Contested::Next(next) | Contested::Tied(_, next) => position.seat = next,
            Contested::Begins(first) => {
                listener.hear(|| Event::Begins { seat: first });
                self.begin_turn(position, first);
            }
        }
    }

    /// The seat in turn rolls.
    ///
    /// Here and in [`Mejn::advance`] a plain game takes a short way, in line: with words of 64 bits, and without the
    /// questions of house rules that it doesn't have. What is for `ANY` game stands out of line.
    #[inline(always)]
    pub(super) fn roll(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        if self.is_plain {
            self.roll_by::<false>(position, face, listener);
        } else {
            self.roll_any(position, face, listener);
        }
    }

    #[inline(never)]
    fn roll_any(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        self.roll_by::<true>(position, face, listener);
    }

    #[inline(always)]
    fn roll_by<const ANY: bool>(
        &self,
        position: &mut Position,
        face: u8,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = position.seat;
        listener.hear(|| Event::Rolled { seat, face });
        if ANY && self.has_counts && self.count(position, face == self.config.faces) {
            listener.hear(|| Event::LimitReached { seat });
            self.after_roll::<ANY>(position, false, listener);
            return;
        }
        let moves = self.movable::<ANY>(position, seat, face);
        if moves == 0 {
            listener.hear(|| Event::NoMove { seat });
            self.after_roll::<ANY>(position, self.rolls_again::<ANY>(position, face), listener);
        } else {
            position.moves = moves;
            position.roll = face;
            position.phase = Phase::Move;
        }
    }

    /// Counts a roll towards three tries and the limit of sixes. Says whether that limit is reached.
    fn count(&self, position: &mut Position, six: bool) -> bool {
        position.tries = if six { 0 } else { position.tries.saturating_sub(1) };
        let Some(limit) = self.config.six_limit else {
            return false;
        };
        position.sixes = if six { position.sixes.saturating_add(1) } else { 0 };
        position.sixes >= limit
    }

    #[inline]
    fn rolls_again<const ANY: bool>(&self, position: &Position, face: u8) -> bool {
        face == self.again || ANY && self.has_counts && position.tries > 0
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
        if self.is_plain {
            self.advance_by::<false>(position, seat, choice, listener);
        } else {
            self.advance_any(position, seat, choice, listener);
        }
    }

    #[inline(never)]
    fn advance_any(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        self.advance_by::<true>(position, seat, choice, listener);
    }

    #[inline(always)]
    fn advance_by<const ANY: bool>(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        let roll = position.roll;
        let (from, target) = (choice.number(), Self::target(choice, roll));
        listener.hear(|| Event::Moved {
            seat,
            path: self.path(seat, choice, target),
        });
        position.ring.take::<ANY>(self.ring_bit(seat, from));
        let spot = self.ring_bit(seat, target);
        if position.ring.meets::<ANY>(spot) {
            self.strike(position, seat, spot, listener);
        }
        position.ring.put::<ANY>(spot);
        let entering = u8::from(choice == Choice::ENTER);
        let begin = &mut position.begin[seat.index()];
        *begin = begin.wrapping_sub(entering);
        let others_wait = entering.min(*begin);
        let own = &mut position.pawns[seat.index()];
        own.remove::<ANY>(from);
        own.insert::<ANY>(target);
        own.put::<ANY>(u128::from(others_wait) << BEGIN);
        let finishes = cut::<ANY>(own.word()) == cut::<ANY>(self.home_places);
        position.moves = 0;
        position.roll = 0;
        if finishes {
            self.finish(position, listener);
        } else {
            let again = self.rolls_again::<ANY>(position, roll);
            self.after_roll::<ANY>(position, again, listener);
        }
    }

    /// Whoever stands on a ring spot goes back to begin: a pawn of `by` has come there.
    #[inline(always)]
    fn strike(&self, position: &mut Position, by: Seat, spot: u128, listener: &mut impl Listener<Event>) {
        let spot = spot.trailing_zeros() as u8;
        if let Some(seat) = self.owner(position, spot) {
            let pawns = &mut position.pawns[seat.index()];
            pawns.remove::<true>(START + self.track.ring_step(seat, spot).0);
            pawns.insert::<true>(BEGIN);
            let begin = &mut position.begin[seat.index()];
            *begin = begin.wrapping_add(1);
            listener.count(by, usize::from(seat == by));
            listener.hear(|| Event::Struck {
                seat,
                by,
                spot: Spot::Ring(spot),
            });
        }
    }

    /// Whether all pawns of a seat are home.
    #[inline]
    pub(super) fn is_home(&self, position: &Position, seat: Seat) -> bool {
        position.pawns[seat.index()].word() == self.home_places
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
            self.after_roll::<true>(position, false, listener);
        }
    }

    /// How many seats are home when these still play.
    #[expect(clippy::cast_possible_truncation, reason = "at most Seat::MOST")]
    pub(super) fn home_count(&self, active: SeatSet) -> u8 {
        (self.seats.len() - active.len()) as u8
    }

    /// Nobody acts any more; whoever is left shares the next place.
    pub(super) fn end(&self, position: &mut Position) {
        let next = self.home_count(position.active) + 1;
        for left in position.active.iter() {
            position.places[left.index()] = next;
        }
        let Position {
            pawns,
            begin,
            ring,
            places,
            ..
        } = *position;
        *position = Position {
            pawns,
            begin,
            ring,
            places,
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

    /// Every spot from where the pawn stands to where it ends.
    fn path(&self, seat: Seat, choice: Choice, target: u8) -> Vec<Spot> {
        let spot = |place: u8| self.track.spot(seat, Step(place - 1));
        let from = if choice == Choice::ENTER {
            Spot::Yard(seat)
        } else {
            spot(choice.number())
        };
        let first = if choice == Choice::ENTER {
            target
        } else {
            choice.number() + 1
        };
        std::iter::once(from).chain((first..=target).map(spot)).collect()
    }
}
