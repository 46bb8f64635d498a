//! Mens erger je niet: two to six seats race their pawns round the board, and strike who is in the way.
//!
//! This file is the turn: who rolls, who moves, who is next, when it ends. `config` has the house rules,
//! `moves` what a roll allows, `notation` the texts, `view` what a player sees.

mod config;
mod event;
mod moves;
mod notation;
mod position;
#[cfg(test)]
mod tests;
mod view;

use std::num::NonZeroU8;

pub use config::{Config, Fault, LeaveStart, PlayToLast, WhoBegins};
pub use event::Event;
pub use moves::Rule;
pub use position::{Choice, Choices, Outcome, Position};
pub use view::{MejnView, Occupant, Target};

use crate::rules::{
    ChoiceSet, Game, Listener, Numbered, Seat, SeatSet, Source, Standing, Turn,
    track::{Spot, Step, Track},
};
use moves::{BEGIN_BIT, START_BIT};
use position::{BEGIN, Contest, Phase, Places, START};

/// The game in one configuration.
#[derive(Clone, Debug)]
pub struct Mejn {
    config: Config,
    track: Track,
    seats: SeatSet,
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
    /// Whether a house rule counts the rolls of a turn.
    has_counts: bool,
    /// Whether a house rule forbids moves that would lead somewhere.
    has_restrictions: bool,
}

impl Mejn {
    /// The measures of the board.
    #[must_use]
    pub fn track(&self) -> Track {
        self.track
    }

    /// A new turn of `seat`.
    #[inline]
    fn begin_turn(&self, position: &mut Position, seat: Seat) {
        position.seat = seat;
        position.phase = Phase::Roll;
        position.sixes = 0;
        position.tries = if self.config.three_tries && self.needs_six(position, seat) {
            3
        } else {
            0
        };
    }

    /// Whether nothing but the highest face could help: no pawn on the ring, and those at home as far in as they can be.
    fn needs_six(&self, position: &Position, seat: Seat) -> bool {
        let out = position.pawns[seat.index()].word() & !BEGIN_BIT;
        let innermost = self.home_places & !(self.home_places >> out.count_ones());
        out == innermost
    }

    /// What comes after a roll that has been played, could not be, or may not be.
    #[inline]
    fn after_roll(&self, position: &mut Position, rolls_again: bool, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        position.moves = 0;
        position.roll = 0;
        if rolls_again {
            listener.hear(|| Event::Again { seat });
            position.phase = Phase::Roll;
        } else if let Some(next) = position.active.after(seat) {
            self.begin_turn(position, next);
        }
    }

    /// A seat rolls for who begins.
    fn contest(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        listener.hear(|| Event::Contested { seat, face });
        let contest = &mut position.contest;
        contest.waiting = contest.waiting.without(seat);
        if face > contest.best {
            contest.leaders = SeatSet::EMPTY;
        }
        if face >= contest.best {
            contest.best = face;
            contest.leaders = contest.leaders.with(seat);
        }
        let leaders = contest.leaders;
        if contest.waiting.is_empty() && leaders.len() > 1 {
            *contest = Contest {
                waiting: leaders,
                ..Contest::default()
            };
        }
        if let Some(next) = contest.waiting.lowest() {
            position.seat = next;
        } else if let Some(first) = leaders.lowest() {
            *contest = Contest::default();
            listener.hear(|| Event::Begins { seat: first });
            self.begin_turn(position, first);
        }
    }

    #[inline]
    fn roll(&self, position: &mut Position, face: u8, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        listener.hear(|| Event::Rolled { seat, face });
        let six = face == self.config.faces;
        if self.has_counts && self.count(position, six) {
            listener.hear(|| Event::LimitReached { seat });
            self.after_roll(position, false, listener);
            return;
        }
        let moves = self.movable(position, seat, face);
        if moves == 0 {
            listener.hear(|| Event::NoMove { seat });
            self.after_roll(position, self.rolls_again(position, six), listener);
        } else {
            position.moves = moves;
            position.roll = face;
            position.phase = Phase::Move;
        }
    }

    /// Counts a roll towards three tries and the limit of sixes. Says whether that limit is reached.
    fn count(&self, position: &mut Position, six: bool) -> bool {
        position.tries = if six { 0 } else { position.tries.saturating_sub(1) };
        let Some(limit) = self.config.six_limit else { return false };
        position.sixes = if six { position.sixes.saturating_add(1) } else { 0 };
        position.sixes >= limit
    }

    #[inline]
    fn rolls_again(&self, position: &Position, six: bool) -> bool {
        six && self.config.six_rolls_again || self.has_counts && position.tries > 0
    }

    /// A pawn on a ring spot goes back to begin.
    fn send_back(&self, position: &mut Position, victim: Seat, spot: u8) {
        let pawns = &mut position.pawns[victim.index()];
        pawns.remove(START + self.track.ring_step(victim, spot).0);
        pawns.insert(BEGIN);
    }

    /// Whether all pawns of a seat are home.
    #[inline]
    fn is_home(&self, position: &Position, seat: Seat) -> bool {
        position.pawns[seat.index()].word() == self.home_places
    }

    /// The seat in turn has brought its last pawn home.
    fn finish(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        let place = self.home_count(position.active) + 1;
        position.places[seat.index()] = place;
        position.active = position.active.without(seat);
        listener.hear(|| Event::Finished { seat, place });
        if self.is_decided(position.active) {
            self.end(position);
            listener.hear(|| Event::Over);
        }
    }

    /// How many seats are home when these still play.
    #[expect(clippy::cast_possible_truncation, reason = "at most Seat::MOST")]
    fn home_count(&self, active: SeatSet) -> u8 {
        (self.seats.len() - active.len()) as u8
    }

    /// Nobody acts any more; whoever is left shares the next place.
    fn end(&self, position: &mut Position) {
        let next = self.home_count(position.active) + 1;
        for left in position.active.iter() {
            position.places[left.index()] = next;
        }
        let Position {
            pawns, ring, places, ..
        } = *position;
        *position = Position {
            pawns,
            ring,
            places,
            active: SeatSet::EMPTY,
            ..self.blank(Phase::Over)
        };
    }

    /// A position with all pawns in begin, in which nobody is to act yet.
    fn blank(&self, phase: Phase) -> Position {
        let mut position = Position {
            pawns: [Places::default(); Seat::MOST],
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
        }
        position
    }

    fn is_decided(&self, active: SeatSet) -> bool {
        match self.config.play_to_last {
            PlayToLast::On => active.is_empty(),
            PlayToLast::OneLeft => active.len() <= 1,
            PlayToLast::Off => active.len() < self.seats.len(),
        }
    }

    /// Every spot from where the pawn stands to where it ends.
    fn path(&self, seat: Seat, choice: Choice, target: u8) -> Vec<Spot> {
        let spot = |place: u8| self.track.spot(seat, Step(place - 1));
        let from = if choice == Choice::ENTER {
            Spot::Yard(seat)
        } else {
            spot(choice.number())
        };
        let first = if choice == Choice::ENTER {
            target
        } else {
            choice.number() + 1
        };
        std::iter::once(from).chain((first..=target).map(spot)).collect()
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

    fn new(config: &Config) -> Result<Self, Vec<Fault>> {
        let faults = config.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let track = Track::new(config.seats, config.dots, config.pawns);
        let home_places = ((1 << track.lane()) - 1) << (1 + track.ring());
        Ok(Self {
            track,
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
            has_counts: config.three_tries || config.six_limit.is_some(),
            has_restrictions: config.home_no_jumping || config.strike_is_compulsory,
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
            WhoBegins::Rolled => {
                let contest = Contest {
                    waiting: self.seats,
                    ..Contest::default()
                };
                Position {
                    contest,
                    ..self.blank(Phase::Contest)
                }
            }
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

    #[inline]
    fn draw(&self, position: &Position, source: &mut impl Source) -> Outcome {
        if position.phase == Phase::Draw {
            let count = u32::from(self.home_count(SeatSet::EMPTY));
            let nth = source.below(count) as usize;
            return Outcome::First(self.seats.iter().nth(nth).unwrap_or(position.seat));
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "below the number of faces, a byte"
        )]
        let face = source.below(u32::from(self.config.faces)) as u8;
        Outcome::Roll(NonZeroU8::MIN.saturating_add(face))
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

    #[inline]
    fn settle_known(&self, position: &mut Position, outcome: &Outcome, listener: &mut impl Listener<Event>) {
        match (position.phase, *outcome) {
            (Phase::Roll, Outcome::Roll(face)) => self.roll(position, face.get(), listener),
            (_, Outcome::Roll(face)) => self.contest(position, face.get(), listener),
            (_, Outcome::First(seat)) => {
                listener.hear(|| Event::Begins { seat });
                self.begin_turn(position, seat);
            }
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

    #[inline]
    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        let roll = position.roll;
        let (from, target) = (choice.number(), Self::target(choice, roll));
        listener.hear(|| Event::Moved { seat, path: self.path(seat, choice, target) });
        let ring_spot = |place: u8| self.track.ring_spot(seat, Step(place - START));
        if target <= self.track.ring() {
            let spot = ring_spot(target);
            if let Some(victim) = self.owner(position, spot) {
                self.send_back(position, victim, spot);
                listener.hear(|| Event::Struck { seat: victim, by: seat, spot: Spot::Ring(spot) });
            }
            position.ring.insert(spot);
        }
        let own = &mut position.pawns[seat.index()];
        own.remove(from);
        own.insert(target);
        if from == BEGIN {
            if self.in_begin(own.word()) > 0 {
                own.insert(BEGIN);
            }
        } else if from <= self.track.ring() {
            position.ring.remove(ring_spot(from));
        }
        let mut again = self.rolls_again(position, roll == self.config.faces);
        if target > self.track.ring() && self.is_home(position, seat) {
            self.finish(position, listener);
            if position.phase == Phase::Over {
                return;
            }
            again = false;
        }
        self.after_roll(position, again, listener);
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
