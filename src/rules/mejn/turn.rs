//! The turn: a roll, perhaps a move, what the move strikes, who is next, who is home, and when it is over.
#![expect(
    clippy::inline_always,
    reason = "called from several places it is left out of line, and a game takes a tenth longer"
)]

use super::{Event, Mejn, Position, moves::target};
use crate::rules::{
    Game, Listener, Numbered, Seat, Source,
    race::{Choice, Contested, Phase, Places as _, Race, START, YARD, YARD_BIT},
    track::{Spot, Step},
};

impl Mejn {
    /// Chance while it is open who begins; out of line, for it acts once or a few times in a game.
    #[cold]
    #[inline(never)]
    pub(super) fn find_beginner(
        &self,
        position: &mut Position,
        source: &mut impl Source,
        listener: &mut impl Listener<Event>,
    ) {
        let outcome = self.draw(position, source);
        self.settle_known(position, &outcome, listener);
    }

    /// A new turn of `seat`.
    pub(super) fn next_turn(&self, position: &mut Position, seat: Seat) {
        position.seat = seat;
        position.phase = Phase::Roll;
        if self.has_counts {
            let may_try = self.config.three_tries && self.needs_six(position, seat);
            position.count = if may_try { 3 } else { 0 };
            position.sixes = 0;
        }
    }

    /// Whether nothing but the highest face could help: no pawn on the ring, and those at home as far in as they can be.
    pub(super) fn needs_six(&self, position: &Position, seat: Seat) -> bool {
        let out = position.pawns[seat.index()].word() & !YARD_BIT;
        let innermost = self.home_places & !(self.home_places >> out.count_ones());
        out == innermost
    }

    /// Tries that don't fit the position, as the key of the sentence.
    pub(super) fn misfit_of_tries(&self, position: &Position) -> Option<&'static str> {
        let fits = position.count == 0 || position.sixes == 0 && self.needs_six(position, position.seat);
        (!fits).then_some("text-tries")
    }

    /// What comes after a roll that has been played, could not be, or may not be.
    fn after_roll(&self, position: &mut Position, rolls_again: bool, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        if rolls_again {
            listener.hear(|| Event::Again { seat });
            position.phase = Phase::Roll;
        } else {
            self.next_turn(position, position.active.next(seat));
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
                self.next_turn(position, first);
            }
        }
    }

    /// The seat in turn rolls.
    pub(super) fn roll(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        match &self.plain {
            Some(plain) => plain.roll(position, face, listener),
            None => self.roll_any(position, face, listener),
        }
    }

    fn roll_any(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        listener.hear(|| Event::Rolled { seat, face });
        if self.has_counts && self.count(position, face == self.config.faces) {
            listener.hear(|| Event::LimitReached { seat });
            self.after_roll(position, false, listener);
            return;
        }
        let moves = self.can_move(position, seat, face);
        if moves == 0 {
            listener.hear(|| Event::NoMove { seat });
            self.after_roll(position, self.rolls_again(position, face), listener);
        } else {
            position.wait(face, moves);
        }
    }

    /// Counts a roll towards three tries and the limit of sixes. Says whether that limit is reached.
    fn count(&self, position: &mut Position, six: bool) -> bool {
        position.count = if six { 0 } else { position.count.saturating_sub(1) };
        let Some(limit) = self.config.six_limit else {
            return false;
        };
        position.sixes = if six { position.sixes.saturating_add(1) } else { 0 };
        position.sixes >= limit
    }

    fn rolls_again(&self, position: &Position, face: u8) -> bool {
        face == self.again || self.has_counts && position.count > 0
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
        match &self.plain {
            Some(plain) => self.advance_plain(plain, position, seat, choice, roll, listener),
            None => self.advance_any(position, seat, choice, roll, listener),
        }
    }

    #[inline(never)]
    fn advance_any(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        roll: u8,
        listener: &mut impl Listener<Event>,
    ) {
        let (from, target) = (choice.number(), target(choice, roll));
        listener.hear(|| Event::Moved {
            seat,
            path: self.path(seat, choice, target),
        });
        position.ring.take(self.tables.bit(seat, from));
        let spot = self.tables.bit(seat, target);
        if position.ring.meets(spot) {
            self.strike(position, seat, spot, listener);
        }
        position.ring.put(spot);
        let entering = u8::from(choice == Choice::ENTER);
        let yard = &mut position.yard[seat.index()];
        *yard = yard.wrapping_sub(entering);
        let others_wait = entering.min(*yard);
        let own = &mut position.pawns[seat.index()];
        own.remove(from);
        own.insert(target);
        own.put(u128::from(others_wait) << YARD);
        let finishes = own.word() == self.home_places;
        if finishes {
            self.finish(position, listener);
        } else {
            let again = self.rolls_again(position, roll);
            self.after_roll(position, again, listener);
        }
    }

    /// Whoever stands on a ring spot goes back to the yard: a pawn of `by` has come there.
    fn strike(&self, position: &mut Position, by: Seat, spot: u128, listener: &mut impl Listener<Event>) {
        let spot = spot.trailing_zeros() as u8;
        if let Some((seat, place)) = self.owner(position, spot) {
            let pawns = &mut position.pawns[seat.index()];
            pawns.remove(place);
            pawns.insert(YARD);
            let yard = &mut position.yard[seat.index()];
            *yard = yard.wrapping_add(1);
            listener.count(by, usize::from(seat == by));
            listener.hear(|| Event::Struck {
                seat,
                by,
                spot: Spot::Ring(spot),
            });
        }
    }

    /// The seat in turn has brought its last pawn home.
    #[cold]
    #[inline(never)]
    pub(super) fn finish(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        let place = self.home_count(position.active) + 1;
        position.places[seat.index()] = place;
        position.active = position.active.without(seat);
        listener.hear(|| Event::Finished { seat, place });
        if self.is_decided(position.active) {
            self.end(position);
            listener.hear(|| Event::Over);
        } else {
            self.after_roll(position, false, listener);
        }
    }

    /// Every spot from where the pawn stands to where it ends.
    pub(super) fn path(&self, seat: Seat, choice: Choice, target: u8) -> Vec<Spot> {
        let spot = |place: u8| self.course.track.spot(seat, Step(place - START));
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
