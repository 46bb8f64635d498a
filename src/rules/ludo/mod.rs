//! Ludo: two to four seats race their pawns round the board of Mens erger je niet, by the house rules of Ben Kalkhoven's
//! program. A six brings a pawn in, the next roll drives it on by itself, and at home pawns go to and fro.
//!
//! This file is the face of the game. `turn` has who rolls, moves and is next, `config` the house rules, `moves` what a
//! roll allows. The texts, what a player sees and how likely a strike is are those of every [`Race`].
#![expect(
    clippy::inline_always,
    reason = "called from several places the turn is left out of line, and a game takes a tenth longer"
)]

mod config;
mod event;
mod moves;
mod position;
#[cfg(test)]
mod tests;
mod turn;

use std::sync::Arc;

pub use super::race::{Choice, Choices, Occupant, Outcome, PlayToLast, TableFault, Target, WhoBegins};
pub use config::{Config, Fault, HomeMoves};
pub use event::Event;
pub use moves::Rule;
pub use position::Position;

use crate::rules::{
    Acts, ChoiceSet, Game, Listener, Message, Numbered, Seat, SeatSet, Source, Standing, Turn,
    race::{self, Course, Phase, Race, RaceView, Spots},
    track::Track,
};
use moves::{Endings, HOME_BITS, endings};
use position::{LANE, LAST, RING, SIX};

/// What a player sees of the game.
type LudoView<'a> = RaceView<'a, Ludo>;

/// The game in one configuration.
#[derive(Clone, Debug)]
pub struct Ludo {
    config: Config,
    course: Course,
    spots: Arc<Spots<u64, 64>>,
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
        self.course.track
    }
}

/// The board for so many: the ring has 40 spots, and two sit in opposite corners of it.
fn track(seats: u8) -> Track {
    let corners = if seats == 2 { 2 } else { 4 };
    Track::new(corners, RING / corners, LANE)
}

impl Race for Ludo {
    type Places = u64;
    type Count = u16;
    const COUNT: &'static str = "rolls";
    const WAITS: &'static str = "yard";
    const PHASES: &'static [Phase] = &[
        Phase::Draw,
        Phase::Contest,
        Phase::Roll,
        Phase::Forced,
        Phase::Move,
        Phase::Over,
    ];

    fn course(&self) -> &Course {
        &self.course
    }

    #[inline]
    fn ring(&self) -> u8 {
        RING
    }

    #[inline]
    fn target(choice: Choice, roll: u8) -> u8 {
        moves::target(choice, roll)
    }

    #[inline]
    fn movable(&self, position: &Position, seat: Seat, roll: u8) -> u64 {
        self.can_move(position, seat, roll)
    }

    #[inline]
    fn victim(&self, position: &Position, seat: Seat, place: u8) -> Option<Seat> {
        let spot = self.spots.bit(seat, place);
        let taken = position.ring & spot != 0;
        taken
            .then(|| self.owner(position, spot.trailing_zeros() as u8))?
            .map(|(owner, _)| owner)
    }

    fn begin_turn(&self, position: &mut Position, seat: Seat) {
        Self::next_turn(position, seat);
    }

    fn six_limit(&self) -> Option<u8> {
        self.config.six_limit
    }

    fn house(&self) -> Option<&'static str> {
        (!self.config.bounce).then_some("exact")
    }

    fn most(&self, phase: Phase) -> Option<u16> {
        let counts = matches!(phase, Phase::Roll | Phase::Forced | Phase::Move | Phase::Over);
        counts.then_some(self.config.max_rolls.unwrap_or(0))
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        self.event_message(event)
    }

    fn leads(&self, choice: Choice, roll: u8) -> bool {
        choice == Choice::ENTER || choice.number() + roll <= LAST || self.config.bounce
    }

    fn bounces(&self, choice: Choice, roll: u8) -> Option<bool> {
        Some(choice != Choice::ENTER && choice.number() + roll > LAST)
    }

    fn may_force(&self) -> bool {
        self.config.forced_second_roll
    }

    fn has_run_out(&self, position: &Position) -> bool {
        self.config.max_rolls == Some(position.count)
    }

    fn misfit(&self, position: &Position) -> Option<&'static str> {
        Self::misfit_of_forced(position)
    }
}

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
        let course = Course {
            track: track(config.seats),
            table: config.seats,
            seats: config.in_play(),
            pawns: config.pawns,
            faces: SIX,
            play_to_last: config.play_to_last,
            who_begins: config.who_begins,
        };
        Ok(Self {
            course,
            spots: Arc::new(Spots::new(course.track, course.seats)),
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
        self.course.seats
    }

    fn start(&self) -> Position {
        self.opening()
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        race::turn(position)
    }

    fn thrower(&self, position: &Position) -> Option<Seat> {
        race::thrower(position)
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        race::standing(position)
    }

    #[inline(always)]
    fn draw(&self, position: &Position, source: &mut impl Source) -> Outcome {
        race::draw(position, self.course.seats, SIX, source)
    }

    fn odds(&self, position: &Position) -> Option<Vec<(Outcome, u32)>> {
        race::odds(position, &self.course)
    }

    fn impossible(&self, position: &Position, outcome: &Outcome) -> Option<Rule> {
        match (position.phase, *outcome) {
            (Phase::Draw, Outcome::First(seat)) => {
                (!self.course.seats.contains(seat)).then_some(Rule::SeatNotInPlay)
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
                Self::next_turn(position, seat);
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
        RaceView::new(self, position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        race::number_names(self)
    }

    fn imagine(&self, view: &LudoView<'_>, _source: &mut impl Source) -> Position {
        *view.position()
    }
}
