//! Mens erger je niet: two to six seats race their pawns round the board, and strike who is in the way.
//!
//! This file is the turn: who rolls, who moves, who is next, when it ends. `config` has the house rules,
//! `moves` what a roll allows, `notation` the texts, `view` what a player sees.

mod config;
mod event;
mod moves;
mod notation;
mod position;
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
use position::Phase;

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
        position.tries = if self.config.three_tries && self.needs_six(position, seat) { 3 } else { 0 };
    }

    /// Whether nothing but the highest face could help: no pawn on the ring, and those at home as far in as they can be.
    fn needs_six(&self, position: &Position, seat: Seat) -> bool {
        let own = position.pawns[seat.index()];
        let innermost = self.home_places & !(self.home_places >> own.count_ones());
        own == innermost
    }

    /// What comes after a roll that has been played, could not be, or may not be.
    #[inline]
    fn after_roll(
        &self,
        position: &mut Position,
        rolls_again: bool,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = position.seat;
        position.moves = 0;
        if rolls_again && position.active.contains(seat) {
            listener.hear(|| Event::Again { seat });
            position.phase = Phase::Roll;
        } else if let Some(next) = position.active.after(seat) {
            self.begin_turn(position, next);
        }
    }

    fn contest(
        &self,
        position: &mut Position,
        face: NonZeroU8,
        listener: &mut impl Listener<Event>,
    ) {
        let Phase::Contest { waiting, leaders, best } = position.phase else { return };
        let seat = position.seat;
        let face = face.get();
        listener.hear(|| Event::Contested { seat, face });
        let waiting = waiting.without(seat);
        let leaders = match face.cmp(&best) {
            std::cmp::Ordering::Greater => SeatSet::EMPTY.with(seat),
            std::cmp::Ordering::Equal => leaders.with(seat),
            std::cmp::Ordering::Less => leaders,
        };
        let best = best.max(face);
        if let Some(next) = waiting.iter().next() {
            position.phase = Phase::Contest { waiting, leaders, best };
            position.seat = next;
        } else if let (1, Some(first)) = (leaders.len(), leaders.iter().next()) {
            listener.hear(|| Event::Begins { seat: first });
            self.begin_turn(position, first);
        } else if let Some(first) = leaders.iter().next() {
            position.phase = Phase::Contest { waiting: leaders, leaders: SeatSet::EMPTY, best: 0 };
            position.seat = first;
        }
    }

    #[inline]
    fn roll(&self, position: &mut Position, face: NonZeroU8, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        listener.hear(|| Event::Rolled { seat, face: face.get() });
        let six = face.get() == self.config.faces;
        if six {
            position.sixes = position.sixes.saturating_add(1);
            position.tries = 0;
            if self.config.six_limit.is_some_and(|limit| position.sixes >= limit) {
                listener.hear(|| Event::LimitReached { seat });
                self.after_roll(position, false, listener);
                return;
            }
        } else {
            position.tries = position.tries.saturating_sub(1);
        }
        let moves = self.movable(position, seat, face);
        if moves == 0 {
            listener.hear(|| Event::NoMove { seat });
            self.after_roll(position, self.rolls_again(position, six), listener);
        } else {
            position.moves = moves;
            position.phase = Phase::Move(face);
        }
    }

    #[inline]
    fn rolls_again(&self, position: &Position, six: bool) -> bool {
        six && self.config.six_rolls_again || position.tries > 0
    }

    /// The seat in turn has brought its last pawn home.
    fn finish(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        let place = (self.seats.len() - position.active.len() + 1) as u8;
        position.places[seat.index()] = place;
        position.active = position.active.without(seat);
        listener.hear(|| Event::Finished { seat, place });
        if self.is_decided(position.active) {
            // Whoever is left shares the next place.
            for left in position.active.iter() {
                position.places[left.index()] = place + 1;
            }
            position.active = SeatSet::EMPTY;
            position.phase = Phase::Over;
            position.moves = 0;
            listener.hear(|| Event::Over);
        }
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
        let from = if choice == Choice::ENTER { Spot::Yard(seat) } else { spot(choice.number()) };
        let first = if choice == Choice::ENTER { target } else { choice.number() + 1 };
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
            config: config.clone(),
            track,
            seats: config.in_play(),
            home_places,
            way_places: home_places | ((1 << track.ring()) - 1) << 1,
        })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> SeatSet {
        self.seats
    }

    fn start(&self) -> Position {
        let first = self.seats.iter().next().unwrap_or(Seat::new(0));
        let mut position = Position {
            pawns: [0; Seat::MOST],
            ring: 0,
            moves: 0,
            phase: Phase::Draw,
            seat: first,
            sixes: 0,
            tries: 0,
            places: [0; Seat::MOST],
            active: self.seats,
        };
        match self.config.who_begins {
            WhoBegins::Drawn => {}
            WhoBegins::Rolled => {
                position.phase = Phase::Contest { waiting: self.seats, leaders: SeatSet::EMPTY, best: 0 };
            }
            WhoBegins::Seat(seat) => self.begin_turn(&mut position, seat),
        }
        position
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.phase {
            Phase::Draw | Phase::Contest { .. } | Phase::Roll => Turn::Chance,
            Phase::Move(_) => Turn::Seat(position.seat),
            Phase::Over => Turn::Over,
        }
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        (position.phase == Phase::Over).then(|| Standing::new(position.places))
    }

    #[inline]
    fn draw(&self, position: &Position, source: &mut impl Source) -> Outcome {
        if position.phase == Phase::Draw {
            let nth = source.below(self.seats.len() as u32) as usize;
            return Outcome::First(self.seats.iter().nth(nth).unwrap_or(position.seat));
        }
        #[expect(clippy::cast_possible_truncation, reason = "below the number of faces, a byte")]
        let face = source.below(u32::from(self.config.faces)) as u8;
        Outcome::Roll(NonZeroU8::MIN.saturating_add(face))
    }

    fn odds(&self, position: &Position) -> Option<Vec<(Outcome, u32)>> {
        Some(match position.phase {
            Phase::Draw => self.seats.iter().map(|seat| (Outcome::First(seat), 1)).collect(),
            Phase::Contest { .. } | Phase::Roll => (1..=self.config.faces)
                .filter_map(NonZeroU8::new)
                .map(|face| (Outcome::Roll(face), 1))
                .collect(),
            Phase::Move(_) | Phase::Over => return None,
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
    fn settle_known(
        &self,
        position: &mut Position,
        outcome: &Outcome,
        listener: &mut impl Listener<Event>,
    ) {
        match (position.phase, *outcome) {
            (Phase::Roll, Outcome::Roll(face)) => self.roll(position, face, listener),
            (_, Outcome::Roll(face)) => self.contest(position, face, listener),
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
        let Phase::Move(roll) = position.phase else { return None };
        if choice.number() < 128 && self.choices(position, seat).contains(choice) {
            return None;
        }
        Some(self.rule_against(position, seat, roll, choice))
    }

    #[inline]
    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        let Phase::Move(roll) = position.phase else { return };
        let target = Self::target(choice, roll);
        let victim = self.victim(position, seat, target);
        listener.hear(|| Event::Moved { seat, path: self.path(seat, choice, target) });
        let on_ring = |place: u8| place <= self.track.ring();
        let spot = |place: u8| self.track.ring_spot(seat, Step(place - 1));
        if let Some(victim) = victim {
            let spot = spot(target);
            let place = 1 + self.track.ring_step(victim, spot).0;
            position.pawns[victim.index()] &= !(1 << place);
            listener.hear(|| Event::Struck { seat: victim, by: seat, spot: Spot::Ring(spot) });
        }
        let own = &mut position.pawns[seat.index()];
        *own = *own & !(1 << choice.number()) | 1 << target;
        let is_home = *own & self.home_places == self.home_places;
        if choice != Choice::ENTER && on_ring(choice.number()) {
            position.ring &= !(1 << spot(choice.number()));
        }
        if on_ring(target) {
            position.ring |= 1 << spot(target);
        }
        if is_home {
            self.finish(position, listener);
            if position.phase == Phase::Over {
                return;
            }
        }
        let again = self.rolls_again(position, roll.get() == self.config.faces);
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
        (number < self.choice_count()).then(|| Choice::from_number(number as u8))
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
