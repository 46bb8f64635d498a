//! What the race games with a die have in common, Mens erger je niet and Ludo: a choice is the pawn that moves on,
//! chance is a face or who begins, and a player sees where a move would end.
//!
//! What a roll allows, and what a move leads to, each game says itself.

use std::{hint::select_unpredictable, num::NonZeroU8};

use serde::{Deserialize, Serialize};

use super::{
    Bits, ChoiceSet, Game, Numbered, Seat, SeatSet,
    track::{Step, Track},
};

/// How long the game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayToLast {
    /// Until every seat is home.
    #[default]
    On,
    /// Until one seat is left, which takes the last place.
    OneLeft,
    /// Until the first seat is home; the others share the second place.
    Off,
}

/// Who has the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum WhoBegins {
    /// A seat drawn uniformly among those in play.
    #[default]
    Drawn,
    /// The highest roll; those who tie for it roll again.
    Rolled,
    /// This seat.
    Seat(Seat),
}

impl TryFrom<String> for WhoBegins {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "drawn" => Ok(Self::Drawn),
            "rolled" => Ok(Self::Rolled),
            _ => match text.parse::<usize>() {
                Ok(seat) if seat < Seat::MOST => Ok(Self::Seat(Seat::new(seat))),
                _ => Err(format!(
                    "`{text}` does not say who begins: expected drawn, rolled or a seat 0 … 5"
                )),
            },
        }
    }
}

impl From<WhoBegins> for String {
    fn from(who: WhoBegins) -> Self {
        match who {
            WhoBegins::Drawn => "drawn".to_owned(),
            WhoBegins::Rolled => "rolled".to_owned(),
            WhoBegins::Seat(seat) => seat.to_string(),
        }
    }
}

/// A choice: the pawn that stands on this *place* of the seat in turn moves on. Place 0 is its yard, place 1 + s is
/// step s of its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice(pub(super) u8);

impl Choice {
    /// A pawn is brought from the yard to the start.
    pub const ENTER: Self = Self(0);
    /// The pawn on the start goes on.
    pub const START: Self = Self(1);

    /// The step on which the pawn stands, none in the yard.
    #[must_use]
    #[inline]
    pub fn step(self) -> Option<u8> {
        self.0.checked_sub(1)
    }
}

impl Numbered for Choice {
    #[inline]
    fn from_number(number: u8) -> Self {
        Self(number & 127)
    }

    #[inline]
    fn number(self) -> u8 {
        self.0
    }
}

/// The legal moves of a roll, in the order of the places: yard, ring, home.
pub type Choices = Bits<Choice>;

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This seat was drawn to begin.
    First(Seat),
    /// The die shows this face, 1 … F.
    Roll(NonZeroU8),
}

/// A round of rolling for who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Contest {
    /// Those who still have to roll in this round.
    pub(super) waiting: SeatSet,
    /// Those who share the highest roll so far.
    pub(super) leaders: SeatSet,
    /// The highest roll so far, 0 before the first.
    pub(super) best: u8,
}

/// What a roll for who begins leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contested {
    /// This seat rolls next.
    Next(Seat),
    /// These tied for the highest roll, and they alone roll again, the first of them next.
    Tied(SeatSet, Seat),
    /// This seat has the first turn.
    Begins(Seat),
}

impl Contest {
    /// The first round among these seats.
    pub(super) fn among(seats: SeatSet) -> Self {
        Self {
            waiting: seats,
            ..Self::default()
        }
    }

    /// A seat of those that wait has rolled.
    pub(super) fn roll(&mut self, seat: Seat, face: u8) -> Contested {
        self.waiting = self.waiting.without(seat);
        if face > self.best {
            self.leaders = SeatSet::EMPTY;
        }
        if face >= self.best {
            self.best = face;
            self.leaders = self.leaders.with(seat);
        }
        if let Some(next) = self.waiting.lowest() {
            return Contested::Next(next);
        }
        // Whoever rolls leads, or somebody before.
        let (leaders, first) = (self.leaders, self.leaders.lowest().unwrap_or(seat));
        if leaders.len() > 1 {
            *self = Self::among(leaders);
            Contested::Tied(leaders, first)
        } else {
            *self = Self::default();
            Contested::Begins(first)
        }
    }
}

/// How places and ring spots belong together, on a board where both have numbers below 64.
#[derive(Debug)]
pub(super) struct Spots {
    /// For each seat the bit of the ring spot on which a place lies, none for the yard and home.
    bits: [[u64; 64]; Seat::MOST],
    /// For each ring spot the place of every seat that lies there.
    places: [[u8; Seat::MOST]; 64],
}

impl Spots {
    /// Those of the seats that play.
    pub(super) fn new(track: Track, seats: SeatSet) -> Self {
        let mut spots = Self {
            bits: [[0; 64]; Seat::MOST],
            places: [[0; Seat::MOST]; 64],
        };
        for seat in seats.iter() {
            for step in 0..track.ring() {
                let (place, spot) = (1 + step, track.ring_spot(seat, Step(step)));
                spots.bits[seat.index()][usize::from(place)] = 1 << spot;
                spots.places[usize::from(spot)][seat.index()] = place;
            }
        }
        spots
    }

    /// The bit of the ring spot on which a place of `seat` lies, none for the yard and home.
    #[inline]
    pub(super) fn bit(&self, seat: Seat, place: u8) -> u64 {
        self.bits[seat.index()][usize::from(place & 63)]
    }

    /// The seat whose pawn stands on a ring spot, and the bit of its place, by the places of everybody's pawns.
    #[inline]
    pub(super) fn owner(&self, spot: u8, pawns: impl Fn(usize) -> u64) -> Option<(Seat, u64)> {
        let places = &self.places[usize::from(spot & 63)];
        // Without a jump: nobody can foresee whose it is. Who does not play stands nowhere.
        let owner = (0..Seat::MOST).fold(None, |owner, k| {
            let stands = pawns(k) >> (places[k] & 63) & 1 == 1;
            select_unpredictable(stands, Some(Seat::new(k)), owner)
        })?;
        Some((owner, 1 << (places[owner.index()] & 63)))
    }
}

/// Where a move would end, as the mover counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// On the ring, so many steps from the own start.
    Ring(u8),
    /// In the home lane.
    Home(u8),
}

/// Whose pawn stands on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// One of one's own.
    Own,
    /// One of another seat.
    Other(Seat),
}

/// What is at stake with a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The step of the own way on which the pawn would end: over the ring into the home lane.
    pub step: u8,
    /// Whether it starts in the home lane.
    pub was_home: bool,
    /// Whether an own pawn stands on that spot of the ring.
    pub own: bool,
    /// Whether another's pawn stands on that spot of the ring.
    pub other: bool,
}

/// What a player of any race sees of its own moves.
pub trait Racer {
    /// The number of spots on the ring.
    fn ring(&self) -> u8;

    /// Where a choice would lead.
    fn target(&self, choice: Choice) -> Target;

    /// Who stands on a ring spot, counted from the own start.
    fn occupant(&self, step: u8) -> Option<Occupant>;

    /// Whether a move starts in the home lane.
    #[inline]
    fn is_home(&self, choice: Choice) -> bool {
        choice.step().is_some_and(|step| step >= self.ring())
    }

    /// What is at stake with a choice.
    #[inline]
    fn landing(&self, choice: Choice) -> Landing {
        let (step, occupant) = match self.target(choice) {
            Target::Ring(step) => (step, self.occupant(step)),
            Target::Home(lane) => (self.ring() + lane, None),
        };
        Landing {
            step,
            was_home: self.is_home(choice),
            own: occupant == Some(Occupant::Own),
            other: matches!(occupant, Some(Occupant::Other(_))),
        }
    }

    /// The choice that is worth most, the last of those that tie; [`Choice::ENTER`] where there is none.
    #[inline]
    fn best(&self, legal: &Choices, worth: impl Fn(Landing) -> i64) -> Choice {
        best(legal, |choice| worth(self.landing(choice)))
    }
}

/// The choice of the highest worth, the last of those that tie; [`Choice::ENTER`] where there is none.
#[inline]
pub(super) fn best(legal: &Choices, worth: impl Fn(Choice) -> i64) -> Choice {
    legal
        .iter()
        .max_by_key(|&choice| worth(choice))
        .unwrap_or(Choice::ENTER)
}

/// A game in which pawns race by a die.
pub trait Race: for<'a> Game<Choice = Choice, Choices = Choices, View<'a>: Racer> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_tie_for_the_highest_roll_again_and_nobody_else() {
        let [a, b, c] = [0, 1, 3].map(Seat::new);
        let mut contest = Contest::among([a, b, c].into_iter().collect());
        assert_eq!(contest.roll(a, 4), Contested::Next(b));
        assert_eq!(contest.roll(b, 2), Contested::Next(c));
        let tied = [a, c].into_iter().collect();
        assert_eq!(contest.roll(c, 4), Contested::Tied(tied, a));
        assert_eq!(contest, Contest::among(tied));
        assert_eq!(contest.roll(a, 1), Contested::Next(c));
        assert_eq!(contest.roll(c, 2), Contested::Begins(c));
        assert_eq!(contest, Contest::default());
    }
}
