//! Ludo: two to four seats race their pawns round the board of Mens erger je niet, by the house rules of Ben Kalkhoven's
//! program. A six brings a pawn in, the next roll drives it on by itself, and at home pawns go to and fro.
//!
//! This file is the face of the game. `turn` has who rolls, moves and is next, `config` the house rules, `moves` what a
//! roll allows, `notation` the texts, `view` what a player sees.
#![expect(
    clippy::inline_always,
    reason = "called from several places the turn is left out of line, and a game takes a tenth longer"
)]

mod config;
mod event;
mod moves;
mod notation;
mod position;
#[cfg(test)]
mod tests;
mod turn;
mod view;

use std::{num::NonZeroU8, sync::Arc};

pub use super::race::{Choice, Choices, Occupant, Outcome, PlayToLast, Target, WhoBegins};
pub use config::{Config, Fault, HomeMoves};
pub use event::Event;
pub use moves::Rule;
pub use position::Position;
pub use view::LudoView;

use crate::rules::{
    Acts, ChoiceSet, Game, Listener, Numbered, Seat, SeatSet, Source, Standing, Turn,
    race::{Contest, Race, Spots},
    track::Track,
};
use moves::{Endings, HOME_BITS, YARD_BIT, endings};
use position::{LANE, LAST, Phase, RING, SIX};

/// The game in one configuration.
#[derive(Clone, Debug)]
pub struct Ludo {
    config: Config,
    track: Track,
    seats: SeatSet,
    spots: Arc<Spots>,
    endings: Arc<Endings>,
    /// The bits of the places from which pawns move only when none elsewhere can.
    resting: u64,
    /// Whether a house rule counts rolls.
    has_counts: bool,
}

impl Ludo {
    /// The measures of the board.
    #[must_use]
    pub fn track(&self) -> Track {
        self.track
    }

    /// A position with all pawns in their yards, in which nobody is to act yet.
    fn blank(&self, phase: Phase) -> Position {
        let mut position = Position {
            pawns: [0; Seat::MOST],
            yard: [0; Seat::MOST],
            ring: 0,
            moves: 0,
            phase,
            roll: 0,
            seat: self.seats.lowest().unwrap_or(Seat::new(0)),
            sixes: 0,
            rolls: 0,
            contest: Contest::default(),
            places: [0; Seat::MOST],
            active: self.seats,
        };
        for seat in self.seats.iter() {
            position.pawns[seat.index()] = YARD_BIT;
            position.yard[seat.index()] = self.config.pawns;
        }
        position
    }
}

/// The board for so many: the ring has 40 spots, and two sit in opposite corners of it.
fn track(seats: u8) -> Track {
    let corners = if seats == 2 { 2 } else { 4 };
    Track::new(corners, RING / corners, LANE)
}

impl Race for Ludo {}

impl Game for Ludo {
    const NAME: &'static str = "ludo";
    type Config = Config;
    type Fault = Fault;
    type Position = Position;
    type Outcome = Outcome;
    type Choice = Choice;
    type Choices = Choices;
    type Rule = Rule;
    type Event = Event;
    type View<'a> = LudoView<'a>;
    const DEEDS: &'static [&'static str] = &["strikes", "own-strikes"];

    fn new(config: &Config) -> Result<Self, Vec<Fault>> {
        let faults = config.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let track = track(config.seats);
        Ok(Self {
            track,
            seats: config.in_play(),
            spots: Arc::new(Spots::new(track, config.in_play())),
            endings: Arc::new(endings(config)),
            resting: if config.home_moves == HomeMoves::Last {
                HOME_BITS
            } else {
                0
            },
            has_counts: config.six_limit.is_some() || config.max_rolls.is_some(),
            config: config.clone(),
        })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> SeatSet {
        self.seats
    }

    fn start(&self) -> Position {
        match self.config.who_begins {
            WhoBegins::Drawn => self.blank(Phase::Draw),
            WhoBegins::Rolled => Position {
                contest: Contest::among(self.seats),
                ..self.blank(Phase::Contest)
            },
            WhoBegins::Seat(seat) => Position {
                seat,
                ..self.blank(Phase::Roll)
            },
        }
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.phase {
            Phase::Move => Turn::Seat(position.seat),
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn thrower(&self, position: &Position) -> Option<Seat> {
        matches!(position.phase, Phase::Contest | Phase::Roll | Phase::Forced).then_some(position.seat)
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        (position.phase == Phase::Over).then(|| Standing::new(position.places))
    }

    #[inline(always)]
    fn draw(&self, position: &Position, source: &mut impl Source) -> Outcome {
        let draws = position.phase == Phase::Draw;
        // One call for both: only that is put in line.
        let number = source.below(if draws {
            self.seats.len() as u32
        } else {
            u32::from(SIX)
        });
        if draws {
            let seat = self.seats.iter().nth(number as usize);
            Outcome::First(seat.unwrap_or(position.seat))
        } else {
            Outcome::Roll(NonZeroU8::new(1 + number as u8).expect("a face is at least 1"))
        }
    }

    fn odds(&self, position: &Position) -> Option<Vec<(Outcome, u32)>> {
        Some(match position.phase {
            Phase::Draw => self.seats.iter().map(|seat| (Outcome::First(seat), 1)).collect(),
            Phase::Contest | Phase::Roll | Phase::Forced => (1..=SIX)
                .filter_map(NonZeroU8::new)
                .map(|face| (Outcome::Roll(face), 1))
                .collect(),
            Phase::Move | Phase::Over => return None,
        })
    }

    fn impossible(&self, position: &Position, outcome: &Outcome) -> Option<Rule> {
        match (position.phase, *outcome) {
            (Phase::Draw, Outcome::First(seat)) => {
                (!self.seats.contains(seat)).then_some(Rule::SeatNotInPlay)
            }
            (Phase::Draw, Outcome::Roll(_)) | (_, Outcome::First(_)) => Some(Rule::OtherChance),
            (_, Outcome::Roll(face)) => (face.get() > SIX).then_some(Rule::NoSuchFace),
        }
    }

    #[inline(always)]
    fn settle_known(&self, position: &mut Position, outcome: &Outcome, listener: &mut impl Listener<Event>) {
        match *outcome {
            Outcome::First(seat) => {
                listener.hear(|| Event::Begins { seat });
                Self::begin_turn(position, seat);
            }
            Outcome::Roll(face) if position.phase == Phase::Contest => {
                Self::contest(position, face.get(), listener);
            }
            Outcome::Roll(face) => self.roll(position, face.get(), listener),
        }
    }

    #[inline(always)]
    fn play_on(
        &self,
        position: &mut Position,
        source: &mut impl Source,
        listener: &mut impl Listener<Event>,
        unasked: bool,
        most: u64,
        ask: impl FnMut(&Position, Seat, Choices, u64) -> Option<Choice>,
    ) -> Acts {
        self.run(position, source, listener, unasked, most, ask)
    }

    #[inline]
    fn choices(&self, position: &Position, seat: Seat) -> Choices {
        let moves = if seat == position.seat { position.moves } else { 0 };
        Choices::new(moves.into())
    }

    fn forbids(&self, position: &Position, seat: Seat, choice: Choice) -> Option<Rule> {
        let waits = position.phase == Phase::Move && position.seat == seat;
        let legal = self.choices(position, seat).contains(choice);
        (waits && !legal).then(|| self.rule_against(position, seat, choice))
    }

    #[inline(always)]
    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        let roll = position.go();
        self.advance(position, seat, choice, roll, listener);
    }

    fn choice_count(&self) -> usize {
        // The yard and every spot of the way, the last one too: from there a pawn can go back.
        usize::from(LAST) + 1
    }

    fn choice_number(&self, choice: Choice) -> usize {
        usize::from(choice.number())
    }

    fn numbered_choice(&self, number: usize) -> Option<Choice> {
        u8::try_from(number)
            .ok()
            .filter(|&number| number <= LAST)
            .map(Choice::from_number)
    }

    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> LudoView<'a> {
        LudoView::new(self, position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        view::number_names(self)
    }

    fn imagine(&self, view: &LudoView<'_>, _source: &mut impl Source) -> Position {
        *view.position()
    }
}
