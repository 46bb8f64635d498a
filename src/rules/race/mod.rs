//! What the race games with a die have in common, Mens erger je niet and Ludo: a choice is the pawn that moves on,
//! chance is a face or who begins, and texts, views and dangers follow from what a game says of itself as a [`Race`].
//!
//! What a roll allows, what a move leads to and who is next, each game says itself, in code that is made for speed.

mod contest;
mod danger;
#[cfg(test)]
mod danger_tests;
mod notation;
mod places;
mod position;
mod settings;
mod spots;
mod throw;
mod view;

use std::num::NonZeroU8;

pub use places::{Places, Wide};
pub use position::{Count, Phase, Position};
pub use settings::{Course, PlayToLast, TableFault, WhoBegins};
pub use throw::{Throw, lay_out, throws};
pub use view::{Landing, Occupant, RaceView, Racing, Target, best};

pub(super) use contest::{Contest, Contested};
pub(super) use places::{START, START_BIT, YARD, YARD_BIT, bit, bits};
pub(super) use spots::Spots;
pub(super) use view::number_names;

use super::{
    Bits, Game, Message, Numbered, Seat, SeatSet, Source, Standing, Turn,
    track::{Spot, Step},
};

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

/// What a race says of itself, and what follows from it.
pub trait Race:
    for<'a> Game<
        Position = Position<<Self as Race>::Places, <Self as Race>::Count>,
        Choice = Choice,
        Choices = Choices,
        Outcome = Outcome,
        View<'a>: Racing,
    >
{
    /// How the places of a way are held.
    type Places: Places;
    /// What the house counts beside sixes.
    type Count: Count;
    /// The word for that in texts.
    const COUNT: &'static str;
    /// The word for the yard in what bots are told of a choice.
    const WAITS: &'static str;
    /// The phases that the game has, in the order of their numbers in a view.
    const PHASES: &'static [Phase];

    /// Its track, and what every race settles.
    fn course(&self) -> &Course;

    /// The place that a move leads to.
    fn target(choice: Choice, roll: u8) -> u8;

    /// The places from which `seat` may move by a roll.
    fn movable(&self, position: &Self::Position, seat: Seat, roll: u8) -> <Self::Places as Places>::Word;

    /// The seat whose pawn stands on a place of `seat`'s way, if it is on the ring.
    fn victim(&self, position: &Self::Position, seat: Seat, place: u8) -> Option<Seat>;

    /// A new turn of `seat`.
    fn begin_turn(&self, position: &mut Self::Position, seat: Seat);

    /// After so many highest faces in a row the last one is not played.
    fn six_limit(&self) -> Option<u8>;

    /// The most that is counted in a phase; none where nothing is counted then.
    fn most(&self, phase: Phase) -> Option<u16>;

    /// The sentence that tells of an event.
    fn tell(&self, event: &Self::Event) -> Option<Message>;

    /// The word for house rules under which getting home takes so much longer or shorter that chances are others; none for the
    /// usual ones and what is near to them.
    fn house(&self) -> Option<&'static str> {
        None
    }

    /// Whether a roll leads a pawn anywhere.
    fn leads(&self, choice: Choice, roll: u8) -> bool {
        Self::target(choice, roll) <= self.course().track.way()
    }

    /// Whether a pawn turns at the end of its way by a roll; none where none ever does.
    fn bounces(&self, _choice: Choice, _roll: u8) -> Option<bool> {
        None
    }

    /// Whether a roll ever moves a new pawn by itself.
    fn may_force(&self) -> bool {
        false
    }

    /// Whether the house allows no more rolls.
    fn has_run_out(&self, _position: &Self::Position) -> bool {
        false
    }

    /// What does not fit together in a position that was read: the key of the sentence without the game.
    fn misfit(&self, _position: &Self::Position) -> Option<&'static str> {
        None
    }

    /// The number of spots on the ring.
    #[inline]
    fn ring(&self) -> u8 {
        self.course().track.ring()
    }

    /// What is at stake with a choice by the roll that lies there.
    #[inline]
    fn landing(&self, position: &Self::Position, seat: Seat, choice: Choice) -> Landing {
        let (ring, place) = (self.ring(), Self::target(choice, position.roll));
        let step = place - START;
        let owner = if step < ring {
            self.victim(position, seat, place)
        } else {
            None
        };
        Landing {
            step,
            was_home: choice.step().is_some_and(|step| step >= ring),
            own: owner == Some(seat),
            other: owner.is_some_and(|owner| owner != seat),
        }
    }

    /// The choice that is worth most, the last of those that tie; [`Choice::ENTER`] where there is none.
    #[inline]
    fn best(
        &self,
        position: &Self::Position,
        seat: Seat,
        legal: &Choices,
        worth: impl Fn(Landing) -> i64,
    ) -> Choice {
        best(legal, |choice| worth(self.landing(position, seat, choice)))
    }

    /// A position with all pawns in their yards, in which nobody is to act yet.
    fn blank(&self, phase: Phase) -> Self::Position {
        let course = self.course();
        let mut position = Position {
            pawns: [Self::Places::default(); Seat::MOST],
            yard: [0; Seat::MOST],
            ring: Self::Places::default(),
            moves: Self::Places::word_of(0),
            phase,
            roll: 0,
            seat: course.seats.lowest().unwrap_or(Seat::new(0)),
            sixes: 0,
            count: Self::Count::default(),
            contest: Contest::default(),
            places: [0; Seat::MOST],
            active: course.seats,
        };
        for seat in course.seats.iter() {
            position.pawns[seat.index()].insert(YARD);
            position.yard[seat.index()] = course.pawns;
        }
        position
    }

    /// The position before anything has happened.
    fn opening(&self) -> Self::Position {
        match self.course().who_begins {
            WhoBegins::Drawn => self.blank(Phase::Draw),
            WhoBegins::Rolled => Position {
                contest: Contest::among(self.course().seats),
                ..self.blank(Phase::Contest)
            },
            WhoBegins::Seat(seat) => {
                let mut position = self.blank(Phase::Roll);
                self.begin_turn(&mut position, seat);
                position
            }
        }
    }

    /// Whether all pawns of a seat are home.
    fn is_home(&self, position: &Self::Position, seat: Seat) -> bool {
        position.pawns[seat.index()].word() & !self.course().home() == 0
    }

    /// How many seats have finished when these still play.
    #[expect(clippy::cast_possible_truncation, reason = "at most Seat::MOST")]
    fn home_count(&self, active: SeatSet) -> u8 {
        (self.course().seats.len() - active.len()) as u8
    }

    /// Whether the game is over when these still play.
    fn is_decided(&self, active: SeatSet) -> bool {
        match self.course().play_to_last {
            PlayToLast::On => active.is_empty(),
            PlayToLast::OneLeft => active.len() <= 1,
            PlayToLast::Off => active.len() < self.course().seats.len(),
        }
    }

    /// Nobody acts any more; whoever is left shares the next place. What is counted in the last phase stays.
    fn end(&self, position: &mut Self::Position) {
        let next = self.home_count(position.active) + 1;
        for left in position.active.iter() {
            position.places[left.index()] = next;
        }
        let stays = self.most(Phase::Over).is_some();
        *position = Position {
            pawns: position.pawns,
            yard: position.yard,
            ring: position.ring,
            places: position.places,
            count: if stays {
                position.count
            } else {
                Self::Count::default()
            },
            active: SeatSet::EMPTY,
            ..self.blank(Phase::Over)
        };
    }

    /// The place of a spot on the way of a seat, or in its yard.
    fn place(&self, seat: Seat, spot: Spot) -> Option<u8> {
        match spot {
            Spot::Yard(owner) => (owner == seat).then_some(YARD),
            _ => self.course().track.step(seat, spot).map(|step| START + step.0),
        }
    }

    /// The spot of a place.
    fn spot(&self, seat: Seat, place: u8) -> Spot {
        match place.checked_sub(START) {
            None => Spot::Yard(seat),
            Some(step) => self.course().track.spot(seat, Step(step)),
        }
    }

    /// The spots of a seat's pawns: yard, ring by number, home.
    fn spots(&self, position: &Self::Position, seat: Seat) -> Vec<Spot> {
        let out = bits(position.pawns[seat.index()].word() & !YARD_BIT).map(|place| self.spot(seat, place));
        let waiting = usize::from(position.yard[seat.index()]);
        let mut spots: Vec<Spot> = std::iter::repeat_n(Spot::Yard(seat), waiting)
            .chain(out)
            .collect();
        spots.sort();
        spots
    }

    /// The text of a spot: layer and absolute number.
    fn write_spot(&self, spot: Spot) -> String {
        notation::write_spot(self.course(), spot)
    }

    /// Reads a spot; `None` when this board has none of that name for `seat`.
    fn read_spot(&self, seat: Seat, text: &str) -> Option<Spot> {
        notation::read_spot(self.course(), seat, text)
    }
}

/// Who acts next.
#[inline]
pub(super) fn turn<P: Places, C>(position: &Position<P, C>) -> Turn {
    // Not a `match`, which would be a jump by a table.
    if position.phase == Phase::Move {
        Turn::Seat(position.seat)
    } else if position.phase == Phase::Over {
        Turn::Over
    } else {
        Turn::Chance
    }
}

/// The seat that throws the die, while it is thrown.
pub(super) fn thrower<P: Places, C>(position: &Position<P, C>) -> Option<Seat> {
    matches!(position.phase, Phase::Contest | Phase::Roll | Phase::Forced).then_some(position.seat)
}

/// The standing, once the game is over.
pub(super) fn standing<P: Places, C>(position: &Position<P, C>) -> Option<Standing> {
    (position.phase == Phase::Over).then(|| Standing::new(position.places))
}

/// Draws who begins, or a face of a die.
#[expect(
    clippy::inline_always,
    reason = "out of line a game that is checked takes longer"
)]
#[inline(always)]
pub(super) fn draw<P: Places, C>(
    position: &Position<P, C>,
    seats: SeatSet,
    faces: u8,
    source: &mut impl Source,
) -> Outcome {
    let draws = position.phase == Phase::Draw;
    // One call for both: only that is put in line.
    let number = source.below(if draws { seats.len() as u32 } else { faces.into() });
    if draws {
        let seat = seats.iter().nth(number as usize);
        Outcome::First(seat.unwrap_or(position.seat))
    } else {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "below the number of faces, a byte"
        )]
        Outcome::Roll(NonZeroU8::new(1 + number as u8).expect("a face is at least 1"))
    }
}

/// What chance can bring, all equally likely.
pub(super) fn odds<P: Places, C>(position: &Position<P, C>, course: &Course) -> Option<Vec<(Outcome, u32)>> {
    let faces = || (1..=course.faces).filter_map(NonZeroU8::new).map(Outcome::Roll);
    let all: Vec<Outcome> = match position.phase {
        Phase::Draw => course.seats.iter().map(Outcome::First).collect(),
        Phase::Contest | Phase::Roll | Phase::Forced => faces().collect(),
        Phase::Move | Phase::Over => return None,
    };
    Some(all.into_iter().map(|outcome| (outcome, 1)).collect())
}
