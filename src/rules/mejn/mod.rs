//! Mens erger je niet: two to six seats race their pawns round the board, and strike who is in the way.
//!
//! This file is the face of the game. `turn` has who rolls, moves and is next, `plain` the same made short for most
//! games, `config` the house rules, `moves` what a roll allows. The texts, what a player sees and how likely a strike is
//! are those of every [`Race`].
#![expect(
    clippy::inline_always,
    reason = "called from several places the turn is left out of line, and a game takes a tenth longer"
)]

mod config;
mod event;
mod moves;
mod plain;
#[cfg(test)]
mod tests;
mod turn;

use std::sync::Arc;

pub use super::race::{Choice, Choices, Occupant, Outcome, PlayToLast, TableFault, Target, WhoBegins};
pub use config::{Config, Fault, LeaveStart};
pub use event::Event;
pub use moves::Rule;

use crate::rules::{
    Acts, ChoiceSet, Game, Listener, Message, Numbered, Seat, SeatSet, Source, Standing, Turn,
    game::step_by_step,
    race::{
        self, Course, Landing, Phase, Places as _, Race, RaceView, START, START_BIT, Spots, Wide, YARD_BIT,
        best,
    },
    track::Track,
};
use plain::Plain;

/// Where every pawn stands, and what the turn has come to. 127 places beside the yard make two words; what is counted are
/// the rolls that are left of three tries, this one included, 0 when there are none.
pub type Position = race::Position<Wide, u8>;

/// What a player sees of the game.
pub type MejnView<'a> = RaceView<'a, Mejn>;

/// The game in one configuration.
#[derive(Clone, Debug)]
pub struct Mejn {
    config: Config,
    course: Course,
    tables: Arc<Spots<u128, 128>>,
    /// The bits of the home places.
    home_places: u128,
    /// The bits of all places but the yard.
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

impl Mejn {
    /// The measures of the board.
    #[must_use]
    pub fn track(&self) -> Track {
        self.course.track
    }
}

impl Race for Mejn {
    type Places = Wide;
    type Count = u8;
    const COUNT: &'static str = "tries";
    // As bots have known it from the first.
    const WAITS: &'static str = "begin";
    const PHASES: &'static [Phase] = &[Phase::Draw, Phase::Contest, Phase::Roll, Phase::Move, Phase::Over];

    fn course(&self) -> &Course {
        &self.course
    }

    #[inline]
    fn target(choice: Choice, roll: u8) -> u8 {
        moves::target(choice, roll)
    }

    #[inline]
    fn movable(&self, position: &Position, seat: Seat, roll: u8) -> u128 {
        self.can_move(position, seat, roll)
    }

    #[inline]
    fn victim(&self, position: &Position, seat: Seat, place: u8) -> Option<Seat> {
        let spot = self.tables.bit(seat, place);
        let taken = position.ring.meets(spot);
        taken
            .then(|| self.owner(position, spot.trailing_zeros() as u8))?
            .map(|(owner, _)| owner)
    }

    fn begin_turn(&self, position: &mut Position, seat: Seat) {
        self.next_turn(position, seat);
    }

    fn six_limit(&self) -> Option<u8> {
        self.config.six_limit
    }

    fn house(&self) -> Option<&'static str> {
        self.config.home_no_jumping.then_some("mensch")
    }

    fn most(&self, phase: Phase) -> Option<u16> {
        (phase == Phase::Roll).then_some(if self.config.three_tries { 3 } else { 0 })
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        self.event_message(event)
    }

    fn misfit(&self, position: &Position) -> Option<&'static str> {
        self.misfit_of_tries(position)
    }

    #[inline]
    fn landing(&self, position: &Position, seat: Seat, choice: Choice) -> Landing {
        let place = moves::target(choice, position.roll);
        let taken = position.ring.meets(self.tables.bit(seat, place));
        let own = position.pawns[seat.index()].contains(place);
        Landing {
            step: place - START,
            was_home: choice.step().is_some_and(|step| step >= self.ring()),
            own,
            other: taken && !own,
        }
    }

    #[inline]
    fn best(
        &self,
        position: &Position,
        seat: Seat,
        legal: &Choices,
        worth: impl Fn(Landing) -> i64,
    ) -> Choice {
        match &self.plain {
            Some(plain) => plain::best(legal.word() as u64, |choice| {
                worth(plain.landing(position, seat, choice))
            }),
            None => best(legal, |choice| worth(self.landing(position, seat, choice))),
        }
    }
}

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
        let course = Course {
            track: Track::new(config.seats, config.dots, config.pawns),
            table: config.seats,
            seats: config.in_play(),
            pawns: config.pawns,
            faces: config.faces,
            play_to_last: config.play_to_last,
            who_begins: config.who_begins,
        };
        let home_places = course.home();
        let has_counts = config.three_tries || config.six_limit.is_some();
        let has_restrictions = config.home_no_jumping || config.strike_is_compulsory;
        let mut game = Self {
            tables: Arc::new(Spots::new(course.track, course.seats)),
            home_places,
            way_places: home_places | course.on_ring(),
            course,
            closing: if config.self_strike {
                home_places
            } else {
                u128::MAX
            },
            // The target of a pawn on the start is never in the home lane, since D > F.
            always_open: if config.start_strikes_own { START_BIT } else { 0 },
            leave_first: match config.leave_start_first {
                LeaveStart::Always => START_BIT,
                LeaveStart::WhileOneWaits => YARD_BIT,
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
        race::draw(position, self.course.seats, self.config.faces, source)
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
                self.next_turn(position, seat);
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
            None => step_by_step(self, position, source, listener, unasked, most, ask),
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
        // The yard and every step but the last, from which nothing moves.
        usize::from(self.course.track.way())
    }

    fn choice_number(&self, choice: Choice) -> usize {
        usize::from(choice.number())
    }

    fn numbered_choice(&self, number: usize) -> Option<Choice> {
        u8::try_from(number)
            .ok()
            .filter(|&number| number < self.course.track.way())
            .map(Choice::from_number)
    }

    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> MejnView<'a> {
        RaceView::new(self, position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        race::number_names(self)
    }

    fn imagine(&self, view: &MejnView<'_>, _source: &mut impl Source) -> Position {
        *view.position()
    }
}
