//! Which moves an ordinary roll allows, and where they end: bouncing at home, and the rule that forbids each other move.

use std::hint::select_unpredictable;

use super::{
    Config, HomeMoves, Ludo,
    position::{HOME, LANE, LAST, Position, SIX, START, YARD, bit},
};
use crate::rules::{Message, Numbered, Seat, race::Choice};

/// The bit of the yard in a word of places.
pub(super) const YARD_BIT: u64 = bit(YARD);
/// The bit of the start.
pub(super) const START_BIT: u64 = bit(START);
/// The bits of the home circles.
pub(super) const HOME_BITS: u64 = bit(LAST + 1) - bit(HOME);
/// The first place from which a roll can go past the last home circle.
const NEAR: u8 = LAST + 1 - SIX;
/// The bits of the places on the ring from which no roll does.
const FAR_BITS: u64 = bit(NEAR) - START_BIT;

/// The rule that forbids a move or an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// There is no pawn of the seat on that place.
    NoPawnThere,
    /// A pawn leaves the yard only with a six.
    EnterNeeds {
        /// What was rolled.
        rolled: u8,
    },
    /// A pawn must be brought in.
    EnterFirst,
    /// Nothing can be brought in while an own pawn stands on the start.
    StartOccupied,
    /// The move would go past the last home circle; it would have to be this many or fewer.
    PastHome {
        /// The most steps that this pawn can still go.
        most: u8,
    },
    /// Going to and fro the pawn would end where it stands.
    SameSpot,
    /// The home circle is occupied.
    HomeOccupied,
    /// An own pawn stands on the target.
    OwnPawn,
    /// A pawn on the track can move, and those at home only when none can.
    TrackFirst,
    /// Pawns at home stay where they are.
    HomeRests,
    /// The die has no such face.
    NoSuchFace,
    /// A seat is to be drawn, not a face rolled; or the other way round.
    OtherChance,
    /// That seat does not play.
    SeatNotInPlay,
}

impl From<Rule> for Message {
    fn from(rule: Rule) -> Self {
        match rule {
            Rule::NoPawnThere => Self::new("ludo-no-pawn-there"),
            Rule::EnterNeeds { rolled } => Self::new("ludo-enter-needs").with("rolled", i64::from(rolled)),
            Rule::EnterFirst => Self::new("ludo-enter-first"),
            Rule::StartOccupied => Self::new("ludo-start-occupied"),
            Rule::PastHome { most } => Self::new("ludo-past-home").with("most", i64::from(most)),
            Rule::SameSpot => Self::new("ludo-same-spot"),
            Rule::HomeOccupied => Self::new("ludo-home-occupied"),
            Rule::OwnPawn => Self::new("ludo-own-pawn"),
            Rule::TrackFirst => Self::new("ludo-track-first"),
            Rule::HomeRests => Self::new("ludo-home-rests"),
            Rule::NoSuchFace => Self::new("ludo-no-such-face"),
            Rule::OtherChance => Self::new("ludo-other-chance"),
            Rule::SeatNotInPlay => Self::new("ludo-seat-not-in-play"),
        }
    }
}

/// The place on which a pawn stands that has counted so far: what lies beyond the last home circle is counted back, and
/// what would lead out of the home circles again forward, to and fro.
pub(super) const fn folded(count: u8) -> u8 {
    if count <= LAST {
        return count;
    }
    // There and back again is twice the way between the first circle and the last.
    let along = (count - HOME) % (2 * (LANE - 1));
    HOME + if along < LANE {
        along
    } else {
        2 * (LANE - 1) - along
    }
}

/// For each roll the place to which it leads from each other.
static TARGETS: [[u8; 64]; 8] = {
    // A pawn in the yard comes to the start by any roll that brings it in.
    let mut table = [[START; 64]; 8];
    let mut roll = 0;
    while roll < 8 {
        let mut place = START;
        while place < 64 {
            table[roll as usize][place as usize] = folded(place + roll);
            place += 1;
        }
        roll += 1;
    }
    table
};

/// For each roll and each set of own pawns on the last six places of the way, those of them that may move.
pub(super) type Endings = [[u8; 1 << SIX]; 8];

/// The [`Endings`] by these house rules.
pub(super) fn endings(config: &Config) -> Endings {
    let mut table = [[0; 1 << SIX]; 8];
    for (roll, row) in (0..).zip(&mut table) {
        for (own, movable) in (0_u64..).zip(row) {
            *movable = (NEAR..=LAST)
                .filter(|&place| own << NEAR & bit(place) != 0)
                .filter(|&place| place < HOME || config.home_moves != HomeMoves::Never)
                .filter(|&place| place + roll <= LAST || config.bounce)
                .filter(|&place| own << NEAR & bit(folded(place + roll)) == 0)
                .fold(0, |movable, place| movable | 1 << (place - NEAR));
        }
    }
    table
}

/// The place that a move leads to.
#[inline]
pub(super) fn target(choice: Choice, roll: u8) -> u8 {
    TARGETS[usize::from(roll & 7)][usize::from(choice.number() & 63)]
}

impl Ludo {
    /// The places from which `seat` may move by an ordinary roll, as bits.
    #[inline]
    pub(super) fn can_move(&self, position: &Position, seat: Seat, roll: u8) -> u64 {
        let own = position.pawns[seat.index()];
        // Made one jump: nobody can foresee a die.
        let gate = select_unpredictable(roll == SIX, YARD_BIT | START_BIT, 0);
        if own & gate == YARD_BIT {
            return YARD_BIT;
        }
        let far = own & FAR_BITS & !(own >> (roll & 7));
        let near = (own >> NEAR) as usize % (1 << SIX);
        let any = far | u64::from(self.endings[usize::from(roll & 7)][near]) << NEAR;
        let first = any & !self.resting;
        select_unpredictable(first != 0, first, any)
    }

    /// The seat whose pawn stands on a ring spot, and its place.
    #[inline]
    pub(super) fn owner(&self, position: &Position, spot: u8) -> Option<(Seat, u8)> {
        self.spots
            .owner(spot, |k, place| position.pawns[k] >> (place & 63) & 1 == 1)
    }

    /// The rule that forbids a move that is not among the legal ones.
    pub(super) fn rule_against(&self, position: &Position, seat: Seat, choice: Choice) -> Rule {
        let own = position.pawns[seat.index()];
        let rolled = position.roll;
        let place = choice.number();
        if own & bit(place) == 0 {
            return Rule::NoPawnThere;
        }
        if position.moves == YARD_BIT {
            return Rule::EnterFirst;
        }
        if choice == Choice::ENTER {
            return if rolled == SIX {
                Rule::StartOccupied
            } else {
                Rule::EnterNeeds { rolled }
            };
        }
        if place >= HOME && self.config.home_moves == HomeMoves::Never {
            return Rule::HomeRests;
        }
        if place + rolled > LAST && !self.config.bounce {
            return Rule::PastHome { most: LAST - place };
        }
        let target = target(choice, rolled);
        if target == place {
            Rule::SameSpot
        } else if own & bit(target) == 0 {
            Rule::TrackFirst
        } else if target >= HOME {
            Rule::HomeOccupied
        } else {
            Rule::OwnPawn
        }
    }
}
