//! Compromise: two seats bring pips onto a cube of 27 places, and each names in secret a grid, a row and a column. What
//! neither has named is taken off and scored.
//!
//! This file is the face of the game and its rounds. `cube` has the places, `config` the versions, `notation` the
//! texts, `view` what a player sees.
//!
//! Invariant: nothing of what a seat has placed or named shows to the other one before both have.

mod config;
mod cube;
mod event;
mod notation;
mod position;
mod rule;
#[cfg(test)]
mod tests;
mod view;

pub use config::{Config, Fault, Version};
pub use cube::{NoTriple, PLACES, Places, Triple, take_off};
pub use event::{Event, Gain};
pub use position::{Position, Round};
pub use rule::Rule;
pub use view::{CompromiseView, Past};

use crate::rules::{ChoiceSet, Game, Listener, Seat, SeatSet, Source, Standing, Turn};
use position::{MEMORY, Phase};

/// The game in one configuration.
#[derive(Clone, Debug)]
pub struct Compromise {
    config: Config,
}

/// What a seat chooses: a place for a pip, or what it names.
pub type Choice = Triple;

/// The legal choices: all 27, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choices {
    are_open: bool,
}

impl ChoiceSet for Choices {
    type Item = Triple;

    #[inline]
    fn len(&self) -> usize {
        if self.are_open { PLACES } else { 0 }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Triple> {
        Triple::at(n).filter(|_| self.are_open)
    }

    #[inline]
    fn contains(&self, _item: Triple) -> bool {
        self.are_open
    }
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// New pips, by seat and place.
    Scatter([[u16; PLACES]; 2]),
    /// What is named for both seats.
    Named([Triple; 2]),
}

/// How many places are drawn with one number, which is below [`HEAP_SIZE`]: they are its digits to the base of 27.
const HEAP: usize = 6;
const HEAP_SIZE: u32 = (PLACES as u32).pow(HEAP as u32);
/// A number is read as a fraction of [`HEAP_SIZE`] in so many bits, from its first digit on: that takes no division.
/// It is rounded up by less than 2^-30, and a step of the last digit is more than 2^-29.
const FRACTION: u32 = 59;

/// So many heaps are thrown at once: each digit waits for the one before it, but not for those of other heaps. The usual 30 pips
/// are so many.
const TOGETHER: usize = 5;
/// What is left of a number after [`FRACTION`] bits of 64 is below this.
const DIGITS: usize = 1 << (u64::BITS - FRACTION);

/// Throws so many pips, each on any place.
#[inline]
fn scatter(pips: u16, source: &mut impl Source) -> [u16; PLACES] {
    let mut counts = [0; DIGITS];
    let mut number = || u64::from(source.below(HEAP_SIZE)) * (1_u64 << FRACTION).div_ceil(HEAP_SIZE.into());
    let mut throw = |left: &mut u64| {
        *left *= PLACES as u64;
        counts[(*left >> FRACTION) as usize] += 1;
        *left &= (1 << FRACTION) - 1;
    };
    let (heaps, rest) = (usize::from(pips) / HEAP, usize::from(pips) % HEAP);
    for _ in 0..heaps / TOGETHER {
        let mut left: [u64; TOGETHER] = std::array::from_fn(|_| number());
        (0..HEAP).for_each(|_| left.iter_mut().for_each(&mut throw));
    }
    for _ in 0..heaps % TOGETHER {
        let mut left = number();
        (0..HEAP).for_each(|_| throw(&mut left));
    }
    if rest > 0 {
        let mut left = number();
        (0..rest).for_each(|_| throw(&mut left));
    }
    std::array::from_fn(|place| counts[place])
}

/// Any triple.
#[inline]
fn any_triple(source: &mut impl Source) -> Triple {
    Triple::at(source.below(PLACES as u32) as usize).unwrap_or_default()
}

impl Compromise {
    /// Whether the game is over after so many rounds with these scores.
    fn is_decided(&self, played: u16, scores: [u32; 2]) -> bool {
        let Config {
            length,
            ties,
            extra_rounds,
            ..
        } = self.config;
        played >= length && (ties || scores[0] != scores[1] || played >= length + extra_rounds)
    }

    /// With what a round begins.
    const fn first_phase(&self) -> Phase {
        match self.config.version {
            Version::Simple => Phase::Scatter,
            Version::Complex | Version::Gamble => Phase::Place,
        }
    }

    /// What follows when all pips of a round lie.
    const fn phase_of_naming(&self) -> Phase {
        match self.config.version {
            Version::Simple | Version::Complex => Phase::Name,
            Version::Gamble => Phase::Gamble,
        }
    }

    /// Brings the pips of a round onto the cube.
    #[inline]
    fn add(&self, position: &mut Position, pips: &[[u16; PLACES]; 2]) {
        for (lying, new) in position.pips.iter_mut().zip(pips) {
            for (lying, &new) in lying.iter_mut().zip(new) {
                *lying += u32::from(new);
            }
        }
        position.phase = self.phase_of_naming();
    }

    fn place(
        &self,
        position: &mut Position,
        seat: usize,
        place: Triple,
        listener: &mut impl Listener<Event>,
    ) {
        let pips = self.config.pips;
        position.placed[seat][place.index()] += 1;
        position.count[seat] += 1;
        let of = Seat::new(seat);
        listener.hear(|| Event::Pip { seat: of, place });
        if position.count[seat] < pips {
            return;
        }
        listener.hear(|| Event::Ready { seat: of });
        if position.count == [pips; 2] {
            let placed = std::mem::replace(&mut position.placed, [[0; PLACES]; 2]);
            position.count = [0; 2];
            self.add(position, &placed);
            let round = position.played + 1;
            listener.hear(|| Event::Placed { round, pips: placed });
        }
    }

    /// Freezes what was named, scores the rest and ends the round.
    #[inline]
    fn reveal(&self, position: &mut Position, triples: [Triple; 2], listener: &mut impl Listener<Event>) {
        let (round, by_chance) = (position.played + 1, position.phase == Phase::Gamble);
        listener.hear(|| Event::Named {
            round,
            triples,
            by_chance,
        });
        let [red, green] = &position.pips;
        let past = &mut position.past[usize::from(position.played) % MEMORY];
        past.named = triples;
        for (lead, (&red, &green)) in past.lead.iter_mut().zip(red.iter().zip(green)) {
            *lead = red.cast_signed() - green.cast_signed();
        }
        listener.hear(|| {
            let gain = |place: Triple| Gain {
                place,
                pips: [red[place.index()], green[place.index()]],
            };
            Event::Freed {
                places: Places::free(triples).iter().map(gain).collect(),
            }
        });
        let gains = take_off(&mut position.pips, triples);
        for (seat, gain) in gains.into_iter().enumerate() {
            position.scores[seat] += gain;
            let score = position.scores[seat];
            listener.hear(|| Event::Scored {
                seat: Seat::new(seat),
                gain,
                score,
            });
        }
        position.named = [None; 2];
        position.played = round;
        self.end_round(position, listener);
    }

    #[inline]
    fn end_round(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let (played, scores) = (position.played, position.scores);
        let length = self.config.length;
        if !self.is_decided(played, scores) {
            position.phase = self.first_phase();
            if played >= length {
                listener.hear(|| Event::Extra { round: played + 1 });
            }
            return;
        }
        position.phase = Phase::Over;
        if scores[0] != scores[1] {
            let seat = Seat::new(usize::from(scores[1] > scores[0]));
            listener.hear(|| Event::Won { seat, scores });
            return;
        }
        if !self.config.ties {
            let rounds = played - length;
            listener.hear(|| Event::Bound { rounds });
        }
        listener.hear(|| Event::Tied { score: scores[0] });
    }

    /// Whether a seat has done its secret part of what both do now.
    #[inline]
    fn is_ready(&self, position: &Position, seat: usize) -> bool {
        match position.phase {
            Phase::Place => position.count[seat] == self.config.pips,
            Phase::Name => position.named[seat].is_some(),
            Phase::Scatter | Phase::Gamble | Phase::Over => false,
        }
    }
}

impl Game for Compromise {
    const NAME: &'static str = "compromise";
    type Config = Config;
    type Fault = Fault;
    type Position = Position;
    type Outcome = Outcome;
    type Choice = Choice;
    type Choices = Choices;
    type Rule = Rule;
    type Event = Event;
    type View<'a> = CompromiseView<'a>;
    const HAS_SECRETS: bool = true;

    fn new(config: &Config) -> Result<Self, Vec<Fault>> {
        let faults = config.faults();
        if faults.is_empty() {
            Ok(Self {
                config: config.clone(),
            })
        } else {
            Err(faults)
        }
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn start(&self) -> Position {
        Position::blank(if self.is_decided(0, [0; 2]) {
            Phase::Over
        } else {
            self.first_phase()
        })
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.phase {
            Phase::Scatter | Phase::Gamble => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Place | Phase::Name => {
                let ready = |seat: &Seat| self.is_ready(position, seat.index());
                let both = [0, 1].map(Seat::new).into_iter();
                Turn::Together(both.filter(|seat| !ready(seat)).collect())
            }
        }
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let [red, green] = position.scores;
        let place = |own: u32, other: u32| 1 + u8::from(own < other);
        let standing = Standing::new([place(red, green), place(green, red), 0, 0, 0, 0]);
        (position.phase == Phase::Over).then_some(standing)
    }

    #[inline]
    fn draw(&self, position: &Position, source: &mut impl Source) -> Outcome {
        if position.phase == Phase::Gamble {
            Outcome::Named([any_triple(source), any_triple(source)])
        } else {
            let pips = self.config.pips;
            Outcome::Scatter([scatter(pips, source), scatter(pips, source)])
        }
    }

    /// What is named by chance; the ways in which pips can fall are too many to be listed.
    fn odds(&self, position: &Position) -> Option<Vec<(Outcome, u32)>> {
        (position.phase == Phase::Gamble).then(|| {
            Triple::all()
                .flat_map(|one| Triple::all().map(move |two| (Outcome::Named([one, two]), 1)))
                .collect()
        })
    }

    fn impossible(&self, position: &Position, outcome: &Outcome) -> Option<Rule> {
        match outcome {
            Outcome::Named(_) => (position.phase != Phase::Gamble).then_some(Rule::OtherChance),
            Outcome::Scatter(_) if position.phase != Phase::Scatter => Some(Rule::OtherChance),
            Outcome::Scatter(pips) => self.seats().iter().find_map(|seat| {
                let given = pips[seat.index()].iter().map(|&count| u32::from(count)).sum();
                let pips = self.config.pips;
                (given != u32::from(pips)).then_some(Rule::NoSuchScatter { seat, given, pips })
            }),
        }
    }

    #[inline]
    fn settle_known(&self, position: &mut Position, outcome: &Outcome, listener: &mut impl Listener<Event>) {
        match outcome {
            Outcome::Scatter(pips) => {
                self.add(position, pips);
                let round = position.played + 1;
                listener.hear(|| Event::Scattered { round, pips: *pips });
            }
            Outcome::Named(triples) => self.reveal(position, *triples, listener),
        }
    }

    #[inline]
    fn choices(&self, position: &Position, seat: Seat) -> Choices {
        Choices {
            are_open: self.turn(position).seats().contains(seat),
        }
    }

    fn forbids(&self, _position: &Position, _seat: Seat, _choice: Choice) -> Option<Rule> {
        None
    }

    #[inline]
    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        let index = seat.index() % 2;
        if position.phase == Phase::Place {
            return self.place(position, index, choice, listener);
        }
        position.named[index] = Some(choice);
        listener.hear(|| Event::Ready { seat });
        if let [Some(one), Some(two)] = position.named {
            self.reveal(position, [one, two], listener);
        }
    }

    #[inline]
    fn is_open(&self, position: &Position, seat: Seat) -> bool {
        let index = seat.index() % 2;
        position.phase == Phase::Place && (1..self.config.pips).contains(&position.count[index])
    }

    /// What was named, or all pips that were placed in this round.
    fn take_back(&self, position: &mut Position, seat: Seat) -> bool {
        let index = seat.index() % 2;
        position.placed[index] = [0; PLACES];
        std::mem::take(&mut position.count[index]) > 0 || position.named[index].take().is_some()
    }

    fn choice_count(&self) -> usize {
        PLACES
    }

    fn choice_number(&self, choice: Choice) -> usize {
        choice.index()
    }

    fn numbered_choice(&self, number: usize) -> Option<Choice> {
        Triple::at(number)
    }

    #[inline]
    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> CompromiseView<'a> {
        CompromiseView::new(self, position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        view::number_names()
    }

    fn imagine(&self, view: &CompromiseView<'_>, source: &mut impl Source) -> Position {
        view.imagine(source)
    }

    /// A pip that is placed in secret is heard by its owner alone.
    fn overheard(&self, event: &Event, seat: Seat) -> Option<Event> {
        match event {
            Event::Pip { seat: owner, .. } if *owner != seat => None,
            _ => Some(event.clone()),
        }
    }
}
