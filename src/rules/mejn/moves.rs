//! Which moves a roll allows, and what they lead to: points 2 to 8 of the rules.

use std::num::NonZeroU8;

use super::{
    Mejn,
    config::LeaveStart,
    position::{Choice, Position},
};
use crate::rules::{Message, Numbered, Seat, track::Step};

/// The bit of begin in a word of places.
pub(super) const BEGIN: u128 = 1;
/// The bit of the start.
pub(super) const START: u128 = 2;

/// The rule that forbids a move or an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// There is no pawn of the seat on that place.
    NoPawnThere,
    /// A pawn leaves begin only with the highest face.
    EnterNeeds {
        /// The highest face.
        face: u8,
        /// What was rolled.
        rolled: u8,
    },
    /// A pawn on the start must move first.
    StartFirst,
    /// A pawn must be brought in first.
    EnterFirst,
    /// Nothing can be brought in while an own pawn stands on the start.
    StartOccupied,
    /// The move would go past the last home spot; it would have to be this many or fewer.
    PastHome {
        /// The most steps that this pawn can still go.
        most: u8,
    },
    /// The home spot is occupied.
    HomeOccupied,
    /// A pawn in the home lane can't be passed.
    HomeJump,
    /// An own pawn stands on the target.
    OwnPawn,
    /// Another move strikes, and striking is compulsory.
    StrikeFirst,
    /// The die has no such face.
    NoSuchFace {
        /// The highest face.
        faces: u8,
    },
    /// A seat is to be drawn, not a face rolled; or the other way round.
    OtherChance,
    /// That seat does not play.
    SeatNotInPlay,
}

impl From<Rule> for Message {
    fn from(rule: Rule) -> Self {
        match rule {
            Rule::NoPawnThere => Self::new("mejn-no-pawn-there"),
            Rule::EnterNeeds { face, rolled } => Self::new("mejn-enter-needs")
                .with("face", i64::from(face))
                .with("rolled", i64::from(rolled)),
            Rule::StartFirst => Self::new("mejn-start-first"),
            Rule::EnterFirst => Self::new("mejn-enter-first"),
            Rule::StartOccupied => Self::new("mejn-start-occupied"),
            Rule::PastHome { most } => Self::new("mejn-past-home").with("most", i64::from(most)),
            Rule::HomeOccupied => Self::new("mejn-home-occupied"),
            Rule::HomeJump => Self::new("mejn-home-jump"),
            Rule::OwnPawn => Self::new("mejn-own-pawn"),
            Rule::StrikeFirst => Self::new("mejn-strike-first"),
            Rule::NoSuchFace { faces } => {
                Self::new("mejn-no-such-face").with("faces", i64::from(faces))
            }
            Rule::OtherChance => Self::new("mejn-other-chance"),
            Rule::SeatNotInPlay => Self::new("mejn-seat-not-in-play"),
        }
    }
}

impl Mejn {
    /// The places from which `seat` may move with `roll`, as bits.
    #[inline]
    pub(super) fn movable(&self, position: &Position, seat: Seat, roll: NonZeroU8) -> u128 {
        let own = position.pawns[seat.index()];
        let waiting = self.in_begin(own) > 0;
        let six = roll.get() == self.config.faces;
        if six && waiting && own & START == 0 {
            return BEGIN;
        }
        if own == 0 {
            return 0;
        }
        let mut closed = if self.config.self_strike { own & self.home_places } else { own };
        if self.config.start_strikes_own {
            // No other pawn than the one on the start has this target.
            closed &= !(START << roll.get());
        }
        let mut from = ((own << roll.get()) & self.way_places & !closed) >> roll.get();
        if from & START != 0 && self.must_leave_start(waiting) {
            return START;
        }
        if self.config.home_no_jumping {
            from = self.without_jumps(own, from, roll);
        }
        if self.config.strike_is_compulsory {
            from = self.strikes_if_any(position, seat, from, roll);
        }
        from
    }

    /// How many pawns of a seat wait in begin, given the others.
    #[inline]
    pub(super) fn in_begin(&self, own: u128) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "at most eight pawns")]
        let out = own.count_ones() as u8;
        self.config.pawns - out
    }

    #[inline]
    fn must_leave_start(&self, waiting: bool) -> bool {
        match self.config.leave_start_first {
            LeaveStart::Always => true,
            LeaveStart::WhileBegin => waiting,
            LeaveStart::Never => false,
        }
    }

    /// Takes away the moves that would pass an own pawn in the home lane.
    fn without_jumps(&self, own: u128, from: u128, roll: NonZeroU8) -> u128 {
        bits(from).filter(|&place| !self.jumps_in_home(own, place, roll)).fold(0, |word, place| word | 1 << place)
    }

    fn jumps_in_home(&self, own: u128, place: u8, roll: NonZeroU8) -> bool {
        let between = ((1 << (place + roll.get())) - 1) & !((2 << place) - 1);
        own & between & self.home_places != 0
    }

    /// Only the moves that strike an opponent, where there are any.
    fn strikes_if_any(&self, position: &Position, seat: Seat, from: u128, roll: NonZeroU8) -> u128 {
        let strikes = bits(from)
            .filter(|&place| {
                self.victim(position, seat, place + roll.get()).is_some_and(|victim| victim != seat)
            })
            .fold(0, |word, place| word | 1 << place);
        if strikes == 0 { from } else { strikes }
    }

    /// The place that a move leads to.
    #[inline]
    pub(super) fn target(choice: Choice, roll: NonZeroU8) -> u8 {
        if choice == Choice::ENTER { 1 } else { choice.0 + roll.get() }
    }

    /// The seat whose pawn stands on a place of `seat`'s way, if it is on the ring.
    #[inline]
    pub(super) fn victim(&self, position: &Position, seat: Seat, place: u8) -> Option<Seat> {
        let step = place - 1;
        if step >= self.track.ring() {
            return None;
        }
        let spot = self.track.ring_spot(seat, Step(step));
        if position.ring >> spot & 1 == 0 {
            return None;
        }
        self.seats.iter().find(|&other| {
            let place = 1 + self.track.ring_step(other, spot).0;
            position.pawns[other.index()] >> place & 1 == 1
        })
    }

    /// The rule that forbids a move that is not among the legal ones.
    pub(super) fn rule_against(&self, position: &Position, seat: Seat, roll: NonZeroU8, choice: Choice) -> Rule {
        let own = position.pawns[seat.index()];
        let faces = self.config.faces;
        let place = choice.number();
        let there = if choice == Choice::ENTER { self.in_begin(own) > 0 } else { own >> place & 1 == 1 };
        if place >= 128 || !there {
            return Rule::NoPawnThere;
        }
        if choice == Choice::ENTER {
            return if roll.get() != faces {
                Rule::EnterNeeds { face: faces, rolled: roll.get() }
            } else if position.moves == START {
                Rule::StartFirst
            } else {
                Rule::StartOccupied
            };
        }
        let target = place + roll.get();
        if target > self.track.way() {
            return Rule::PastHome { most: self.track.way() - place };
        }
        if own >> target & 1 == 1 {
            let in_home = self.home_places >> target & 1 == 1;
            let strikes = self.config.self_strike || place == 1 && self.config.start_strikes_own;
            if in_home {
                return Rule::HomeOccupied;
            } else if !strikes {
                return Rule::OwnPawn;
            }
        }
        match position.moves {
            BEGIN => Rule::EnterFirst,
            START if self.must_leave_start(self.in_begin(own) > 0) => Rule::StartFirst,
            _ if self.config.home_no_jumping && self.jumps_in_home(own, place, roll) => Rule::HomeJump,
            _ => Rule::StrikeFirst,
        }
    }
}

/// The indices of the bits of a word, rising.
pub(super) fn bits(mut word: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            #[expect(clippy::cast_possible_truncation, reason = "a bit index is below 128")]
            let bit = word.trailing_zeros() as u8;
            word &= word - 1;
            bit
        })
    })
}
