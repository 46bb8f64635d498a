//! A roll that is due: by it a search lays a position out and reads one back, without knowing how it is held.

use super::{Count, Phase, Places, Position, Race, START, YARD, YARD_BIT, bits};
use crate::rules::{Seat, track::Step};

/// A roll that is due, and what the turn has come to before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Throw {
    /// Whether it is for the pawn that was just brought in, which goes by itself.
    pub is_forced: bool,
    /// Highest faces in a row in this turn, where the house limits them.
    pub sixes: u8,
    /// What else the house counts.
    pub count: u16,
}

impl<P: Places, C: Count> Position<P, C> {
    /// The places on which pawns of a seat stand, as bits: bit 0 is its yard, bit 1 + s is step s of its way.
    #[must_use]
    #[inline]
    pub fn stands(&self, seat: Seat) -> u128 {
        self.pawns[seat.index()].word()
    }

    /// The roll that is due in a turn, and the seat that throws.
    #[must_use]
    #[inline]
    pub fn due(&self) -> Option<(Seat, Throw)> {
        let is_forced = self.phase == Phase::Forced;
        let throw = Throw {
            is_forced,
            sixes: self.sixes,
            count: self.count.into(),
        };
        (is_forced || self.phase == Phase::Roll).then_some((self.seat, throw))
    }
}

/// The rolls that can be due by the house rules, wherever the pawns stand. None where what is counted goes on from turn
/// to turn: then there are as many games as counts.
#[must_use]
pub fn throws<G: Race>(game: &G) -> Option<Vec<Throw>> {
    if game.most(Phase::Over).is_some_and(|most| most > 0) {
        return None;
    }
    let phases = [(false, Phase::Roll), (true, Phase::Forced)];
    let phases = phases
        .into_iter()
        .filter(|&(is_forced, _)| !is_forced || game.may_force());
    let all = phases.flat_map(|(is_forced, phase)| {
        let most = game.most(phase).unwrap_or(0);
        (0..game.six_limit().unwrap_or(1)).flat_map(move |sixes| {
            (0..=most).map(move |count| Throw {
                is_forced,
                sixes,
                count,
            })
        })
    });
    Some(all.collect())
}

/// The position in which this roll of `seat` is due, and pawns of seats stand on these places of their ways; all others
/// wait. None where they can't stand so, or such a roll can't be due then.
#[must_use]
pub fn lay_out<G: Race>(
    game: &G,
    seat: Seat,
    throw: Throw,
    pawns: impl IntoIterator<Item = (Seat, u128)>,
) -> Option<G::Position> {
    let course = game.course();
    let phase = if throw.is_forced {
        Phase::Forced
    } else {
        Phase::Roll
    };
    let mut position = game.blank(phase);
    (position.seat, position.sixes) = (seat, throw.sixes);
    position.count = throw.count.try_into().ok()?;
    for (owner, places) in pawns {
        let (index, out) = (owner.index(), places & !YARD_BIT);
        position.yard[index] = course.pawns.checked_sub(out.count_ones() as u8)?;
        position.pawns[index] = G::Places::default();
        if position.yard[index] > 0 {
            position.pawns[index].insert(YARD);
        }
        for place in bits(out) {
            position.pawns[index].insert(place);
            let step = place - START;
            if step < course.track.ring() {
                let spot = course.track.ring_spot(owner, Step(step));
                if position.ring.contains(spot) {
                    return None;
                }
                position.ring.insert(spot);
            }
        }
    }
    game.misfit(&position).is_none().then_some(position)
}
