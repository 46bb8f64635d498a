//! Mens erger je niet: two to six seats race their pawns round the board, and strike who is in the way.
//!
//! This file is the face of the game. `turn` has who rolls, moves and is next, `plain` the same made short for most
//! games, `config` the house rules, `moves` what a roll allows, `danger` how likely a strike is, `notation` the texts,
//! `view` what a player sees.
#![expect(
    clippy::inline_always,
    reason = "called from several places the turn is left out of line, and a game takes a tenth longer"
)]

mod config;
mod danger;
mod event;
mod moves;
mod notation;
mod plain;
mod position;
#[cfg(test)]
mod tests;
mod turn;
mod view;

use std::{num::NonZeroU8, sync::Arc};

pub use super::race::{Choice, Choices, Occupant, Outcome, PlayToLast, Target, WhoBegins};
pub use config::{Config, Fault, LeaveStart};
pub use event::Event;
pub use moves::Rule;
pub use position::Position;
pub use view::MejnView;

use crate::rules::{
    Acts, ChoiceSet, Game, Listener, Numbered, Seat, SeatSet, Source, Standing, Turn,
    race::{Contest, Race},
    track::{Step, Track},
};
use moves::{BEGIN_BIT, START_BIT, bit};
use plain::Plain;
use position::{BEGIN, Phase, Places, START};

/// The game in one configuration.
#[derive(Clone, Debug)]
pub struct Mejn {
    config: Config,
    track: Track,
    seats: SeatSet,
    tables: Arc<Tables>,
    /// The bits of the home places.
    home_places: u128,
    /// The bits of all places but begin.
    way_places: u128,
    /// The places on which a pawn of one's own closes the target.
    closing: u128,
    /// The places from which a pawn may move whatever stands on the target.
    always_open: u128,
    /// The places of which one must be held for a pawn on the start to have to move.
    leave_first: u128,
    /// The face that gives another roll, 0 when none does.
    again: u8,
    /// Whether a house rule counts the rolls of a turn.
    has_counts: bool,
    /// Whether a house rule forbids moves that would lead somewhere.
    has_restrictions: bool,
    /// What a roll and a move need to take the short way, where they can.
    plain: Option<Arc<Plain>>,
}

/// How places and ring spots belong together.
#[derive(Debug)]
struct Tables {
    /// For each seat the bit of the ring spot on which a place lies, none for begin and home.
    ring_bits: [[u128; 128]; Seat::MOST],
    /// For each ring spot the place of every seat that lies there.
    ring_places: [[u8; Seat::MOST]; 128],
}

impl Tables {
    fn new(track: Track, seats: SeatSet) -> Self {
        let mut tables = Self {
            ring_bits: [[0; 128]; Seat::MOST],
            ring_places: [[0; Seat::MOST]; 128],
        };
        for seat in seats.iter() {
            for step in 0..track.ring() {
                let (place, spot) = (START + step, track.ring_spot(seat, Step(step)));
                tables.ring_bits[seat.index()][usize::from(place)] = bit(spot);
                tables.ring_places[usize::from(spot)][seat.index()] = place;
            }
        }
        tables
    }
}

impl Mejn {
    /// The measures of the board.
    #[must_use]
    pub fn track(&self) -> Track {
        self.track
    }

    /// A position with all pawns in begin, in which nobody is to act yet.
    fn blank(&self, phase: Phase) -> Position {
        let mut position = Position {
            pawns: [Places::default(); Seat::MOST],
            begin: [0; Seat::MOST],
            ring: Places::default(),
            moves: 0,
            phase,
            roll: 0,
            seat: self.seats.lowest().unwrap_or(Seat::new(0)),
            sixes: 0,
            tries: 0,
            contest: Contest::default(),
            places: [0; Seat::MOST],
            active: self.seats,
        };
        for seat in self.seats.iter() {
            position.pawns[seat.index()].insert(BEGIN);
            position.begin[seat.index()] = self.config.pawns;
        }
        position
    }
}

impl Race for Mejn {}

impl Game for Mejn {
    const NAME: &'static str = "mejn";
    type Config = Config;
    type Fault = Fault;
    type Position = Position;
    type Outcome = Outcome;
    type Choice = Choice;
    type Choices = Choices;
    type Rule = Rule;
    type Event = Event;
    type View<'a> = MejnView<'a>;
    const DEEDS: &'static [&'static str] = &["strikes", "own-strikes"];

    fn new(config: &Config) -> Result<Self, Vec<Fault>> {
        let faults = config.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let track = Track::new(config.seats, config.dots, config.pawns);
        let home_places = ((1 << track.lane()) - 1) << (1 + track.ring());
        let has_counts = config.three_tries || config.six_limit.is_some();
        let has_restrictions = config.home_no_jumping || config.strike_is_compulsory;
        let mut game = Self {
            track,
            tables: Arc::new(Tables::new(track, config.in_play())),
            seats: config.in_play(),
            home_places,
            way_places: home_places | ((1 << track.ring()) - 1) << 1,
            closing: if config.self_strike {
                home_places
            } else {
                u128::MAX
            },
            // The target of a pawn on the start is never in the home lane, since D > F.
            always_open: if config.start_strikes_own { START_BIT } else { 0 },
            leave_first: match config.leave_start_first {
                LeaveStart::Always => START_BIT,
                LeaveStart::WhileBegin => BEGIN_BIT,
                LeaveStart::Never => 0,
            },
            again: if config.six_rolls_again { config.faces } else { 0 },
            has_counts,
            has_restrictions,
            plain: None,
            config: config.clone(),
        };
        game.plain = Plain::new(&game).map(Arc::new);
        Ok(game)
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
            WhoBegins::Seat(seat) => {
                let mut position = self.blank(Phase::Roll);
                self.begin_turn(&mut position, seat);
                position
            }
        }
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.phase == Phase::Move {
            Turn::Seat(position.seat)
        } else if position.phase == Phase::Over {
            Turn::Over
        } else {
            Turn::Chance
        }
    }

    fn thrower(&self, position: &Position) -> Option<Seat> {
        matches!(position.phase, Phase::Contest | Phase::Roll).then_some(position.seat)
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
            self.config.faces.into()
        });
        if draws {
            let seat = self.seats.iter().nth(number as usize);
            Outcome::First(seat.unwrap_or(position.seat))
        } else {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "below the number of faces, a byte"
            )]
            Outcome::Roll(NonZeroU8::new(1 + number as u8).expect("a face is at least 1"))
        }
    }

    fn odds(&self, position: &Position) -> Option<Vec<(Outcome, u32)>> {
        Some(match position.phase {
            Phase::Draw => self.seats.iter().map(|seat| (Outcome::First(seat), 1)).collect(),
            Phase::Contest | Phase::Roll => (1..=self.config.faces)
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
            (_, Outcome::Roll(face)) => {
                let faces = self.config.faces;
                (face.get() > faces).then_some(Rule::NoSuchFace { faces })
            }
        }
    }

    #[inline(always)]
    fn settle_known(&self, position: &mut Position, outcome: &Outcome, listener: &mut impl Listener<Event>) {
        match *outcome {
            Outcome::First(seat) => {
                listener.hear(|| Event::Begins { seat });
                self.begin_turn(position, seat);
            }
            Outcome::Roll(face) if position.phase == Phase::Contest => {
                self.contest(position, face.get(), listener);
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
        match &self.plain {
            Some(plain) => self.play_on_plain(plain, position, source, listener, unasked, most, ask),
            None => self.play_on_any(position, source, listener, unasked, most, ask),
        }
    }

    #[inline]
    fn choices(&self, position: &Position, seat: Seat) -> Choices {
        Choices::new(if seat == position.seat { position.moves } else { 0 })
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
        // Begin and every step but the last, from which nothing moves.
        usize::from(self.track.way())
    }

    fn choice_number(&self, choice: Choice) -> usize {
        usize::from(choice.number())
    }

    fn numbered_choice(&self, number: usize) -> Option<Choice> {
        u8::try_from(number)
            .ok()
            .filter(|&number| number < self.track.way())
            .map(Choice::from_number)
    }

    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> MejnView<'a> {
        MejnView::new(self, position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        view::number_names(self)
    }

    fn imagine(&self, view: &MejnView<'_>, _source: &mut impl Source) -> Position {
        *view.position()
    }
}
