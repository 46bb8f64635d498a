//! What is counted in every race by a die, from what happened in it.

use super::{Amount, Figure};
use crate::rules::{Seat, SeatSet, track::Spot};

/// What happened, as far as it counts.
pub(super) enum Deed<'a> {
    /// A seat rolled this face.
    Rolled(Seat, u8),
    /// A pawn of a seat walked along these spots.
    Moved(Seat, &'a [Spot]),
    /// A pawn of a seat was struck by a seat, perhaps its own.
    Struck(Seat, Seat),
}

/// Below so many highest faces to be expected the normal distribution tells too little.
const ENOUGH: f64 = 5.0;

/// What is counted of one seat.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    rolls: u32,
    highest: u32,
    /// The number of the roll that brought the first pawn in.
    entered: Option<u32>,
    strikes: u32,
    struck: u32,
    own_strikes: u32,
    on_ring: u32,
    /// Σ w(x − p), see [`Tally::luck`].
    surplus: f64,
    /// Σ w² p(1 − p), its variance.
    variance: f64,
}

impl Tally {
    /// Counts a roll, whose highest face had the chance `p`.
    fn roll(&mut self, is_highest: bool, p: f64) {
        let (weight, x) = (
            if self.on_ring == 0 { 2.0 } else { 1.0 },
            f64::from(u8::from(is_highest)),
        );
        self.rolls += 1;
        self.highest += u32::from(is_highest);
        self.surplus += weight * (x - p);
        self.variance += weight * weight * p * (1.0 - p);
    }

    /// How far the highest faces were above or below what was to be expected, in standard deviations:
    ///
    /// Σ w(x − p) / √(Σ w² p(1 − p))
    ///
    /// over all rolls of the seat, where x is 1 for a highest face and 0 for any other, p = 1/F, and w is 2 while
    /// no pawn is on the ring, when little else helps, and otherwise 1. As w is known before each roll, the sum is
    /// 0 on average whenever one looks, though a highest face brings a further roll (it is a martingale).
    fn luck(&self, p: f64) -> Option<f64> {
        let told = f64::from(self.rolls) * p >= ENOUGH && self.variance > 0.0;
        told.then(|| self.surplus / self.variance.sqrt())
    }
}

/// The counts of all seats, by a die with so many faces.
pub(super) struct Tallies {
    each: [Tally; Seat::MOST],
    faces: u8,
    /// The chance of the highest face.
    p: f64,
}

impl Tallies {
    pub(super) fn new(faces: u8) -> Self {
        Self {
            each: [Tally::default(); Seat::MOST],
            faces,
            p: f64::from(faces.max(1)).recip(),
        }
    }

    /// Counts what happened.
    pub(super) fn count(&mut self, deed: Deed<'_>) {
        match deed {
            Deed::Rolled(seat, face) => self.each[seat.index()].roll(face == self.faces, self.p),
            Deed::Moved(seat, path) => {
                let it = &mut self.each[seat.index()];
                match (path.first(), path.last()) {
                    (Some(Spot::Yard(_)), _) => {
                        it.on_ring += 1;
                        it.entered.get_or_insert(it.rolls);
                    }
                    (Some(Spot::Ring(_)), Some(Spot::Home(..))) => it.on_ring = it.on_ring.saturating_sub(1),
                    _ => {}
                }
            }
            Deed::Struck(seat, by) => {
                let victim = &mut self.each[seat.index()];
                victim.on_ring = victim.on_ring.saturating_sub(1);
                if seat == by {
                    victim.own_strikes += 1;
                } else {
                    victim.struck += 1;
                    self.each[by.index()].strikes += 1;
                }
            }
        }
    }

    /// The figures of those who play.
    pub(super) fn figures(&self, seats: SeatSet) -> Vec<Figure> {
        let figure = |key, value: &dyn Fn(&Tally) -> Option<Amount>| {
            Figure::of(key, seats, |seat| value(&self.each[seat.index()]))
        };
        let p = self.p;
        vec![
            figure("rolls", &|it| Some(Amount::Count(it.rolls))),
            figure("highest", &|it| Some(Amount::Count(it.highest))),
            figure("expected", &|it| Some(Amount::Mean(f64::from(it.rolls) * p))),
            figure("entered", &|it| it.entered.map(Amount::Count)),
            figure("strikes", &|it| Some(Amount::Count(it.strikes))),
            figure("struck", &|it| Some(Amount::Count(it.struck))),
            figure("own_strikes", &|it| Some(Amount::Count(it.own_strikes))),
            figure("luck", &|it| it.luck(p).map(Amount::Deviation)),
        ]
    }
}
