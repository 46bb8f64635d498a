//! Which moves a roll allows, and what they lead to: points 2 to 8 of the turn in `docs/rules/mejn.md`.

use std::hint::select_unpredictable;

use super::{Choice, Mejn, Position};
use crate::rules::{
    Message, Numbered, Seat,
    race::{Places as _, START_BIT, YARD_BIT, bit, bits},
};

/// The rule that forbids a move or an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// There is no pawn of the seat on that place.
    NoPawnThere,
    /// A pawn leaves the yard only with the highest face.
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
            Rule::NoSuchFace { faces } => Self::new("mejn-no-such-face").with("faces", i64::from(faces)),
            Rule::OtherChance => Self::new("mejn-other-chance"),
            Rule::SeatNotInPlay => Self::new("mejn-seat-not-in-play"),
        }
    }
}

/// The place that a move leads to.
#[inline]
pub(super) fn target(choice: Choice, roll: u8) -> u8 {
    if choice == Choice::ENTER {
        1
    } else {
        choice.number() + roll
    }
}

impl Mejn {
    /// The places from which `seat` may move with `roll`, as bits.
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "a lazy operator would be a jump, and nobody can foresee a die"
    )]
    #[inline]
    pub(super) fn can_move(&self, position: &Position, seat: Seat, roll: u8) -> u128 {
        let own = position.pawns[seat.index()].word();
        let must_enter = (roll == self.config.faces) & (own & (YARD_BIT | START_BIT) == YARD_BIT);
        let open = self.way_places & !(own & self.closing);
        let from = own & !YARD_BIT & (open >> (roll & 31) | self.always_open);
        let must_leave = (from & START_BIT != 0) & (own & self.leave_first != 0);
        let free = if self.has_restrictions {
            self.restrict(position, seat, from, roll)
        } else {
            from
        };
        // Without a jump: nobody can foresee a die.
        let unless_entering = select_unpredictable(must_leave, START_BIT, free);
        select_unpredictable(must_enter, YARD_BIT, unless_entering)
    }

    /// Takes away the moves that a house rule forbids: those that pass an own pawn in the home lane,
    /// and those that don't strike where another does.
    fn restrict(&self, position: &Position, seat: Seat, mut from: u128, roll: u8) -> u128 {
        let own = position.pawns[seat.index()].word();
        if self.config.home_no_jumping {
            from = keep(from, |place| !self.jumps_in_home(own, place, roll));
        }
        if self.config.strike_is_compulsory {
            let strikes = keep(from, |place| {
                let target = place + roll;
                own & bit(target) == 0 && position.ring.meets(self.tables.bit(seat, target))
            });
            from = if strikes == 0 { from } else { strikes };
        }
        from
    }

    /// Whether a move passes an own pawn in the home lane. Its target is on the way.
    fn jumps_in_home(&self, own: u128, place: u8, roll: u8) -> bool {
        let between = (bit(place + roll) - 1) & !(bit(place) | (bit(place) - 1));
        own & between & self.home_places != 0
    }

    /// The seat whose pawn stands on a ring spot, and its place.
    #[inline]
    pub(super) fn owner(&self, position: &Position, spot: u8) -> Option<(Seat, u8)> {
        self.tables
            .owner(spot, |k, place| position.pawns[k].contains(place))
    }

    /// The rule that forbids a move that is not among the legal ones.
    pub(super) fn rule_against(&self, position: &Position, seat: Seat, choice: Choice) -> Rule {
        let own = position.pawns[seat.index()].word();
        let (faces, rolled) = (self.config.faces, position.roll);
        let place = choice.number();
        if own & bit(place) == 0 {
            return Rule::NoPawnThere;
        }
        if choice == Choice::ENTER {
            return if rolled != faces {
                Rule::EnterNeeds { face: faces, rolled }
            } else if position.moves == START_BIT && self.leave_first != 0 {
                Rule::StartFirst
            } else {
                Rule::StartOccupied
            };
        }
        let target = place + rolled;
        if target > self.course.track.way() {
            return Rule::PastHome {
                most: self.course.track.way() - place,
            };
        }
        let closed = own & bit(target) != 0 && !(place == 1 && self.config.start_strikes_own);
        if closed && self.home_places & bit(target) != 0 {
            return Rule::HomeOccupied;
        }
        if closed && !self.config.self_strike {
            return Rule::OwnPawn;
        }
        match position.moves {
            YARD_BIT => Rule::EnterFirst,
            START_BIT if own & self.leave_first != 0 => Rule::StartFirst,
            _ if self.config.home_no_jumping && self.jumps_in_home(own, place, rolled) => Rule::HomeJump,
            _ => Rule::StrikeFirst,
        }
    }
}

/// The bits of a word whose indices are `kept`.
fn keep(word: u128, kept: impl Fn(u8) -> bool) -> u128 {
    bits(word)
        .filter(|&place| kept(place))
        .fold(0, |word, place| word | bit(place))
}
