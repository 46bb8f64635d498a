//! Quoridor: two or four pawns race to the other side, and fences make their ways longer.
//!
//! This file is the face of the game and its turn. `steps` has where a pawn may go, `fences` which fences may be
//! placed, `ways` how far it is to the goal, `config` the house rules, `notation` the texts, `view` what a player sees.

mod choices;
mod config;
mod event;
mod fences;
mod field;
mod halves;
mod notation;
mod position;
mod rule;
mod square;
mod steps;
#[cfg(test)]
mod tests;
mod view;
mod ways;
mod words;

pub use choices::Choices;
pub use config::{Config, Fault, ThirdPawn};
pub use event::Event;
pub(crate) use halves::{Cut, Halves, OpenHalves};
pub use position::Position;
pub use rule::Rule;
pub use square::{Choice, Fence, Lie, Square};
pub use view::QuoridorView;
pub(crate) use ways::Open;
pub(crate) use words::{FENCE_NUMBERS, SQUARE_NUMBERS};

use crate::rules::{ChoiceSet, Game, Listener, Seat, SeatSet, Source, Standing, Turn};
use field::{Field, Heading};
use position::Fences;

/// The game in one configuration.
#[derive(Clone, Debug)]
pub struct Quoridor {
    config: Config,
    field: Field,
    seats: SeatSet,
    /// The way to its goal of each seat, and the squares of that goal.
    headings: [Heading; Seat::MOST],
    goals: [u128; Seat::MOST],
    /// The seat that is next after each.
    after: [Seat; Seat::MOST],
    /// The bound on plies; 0 where there is none, and they are not counted.
    bound: u16,
}

/// Where the goals lie of seats on a board for two and on one for four, which are counted clockwise.
const FOR_TWO: [Heading; Seat::MOST] = [
    Heading::Up,
    Heading::Down,
    Heading::Up,
    Heading::Up,
    Heading::Up,
    Heading::Up,
];
const FOR_FOUR: [Heading; Seat::MOST] = [
    Heading::Up,
    Heading::Right,
    Heading::Down,
    Heading::Left,
    Heading::Up,
    Heading::Up,
];

impl Quoridor {
    /// Whether a square is on the goal side of a seat.
    #[must_use]
    #[inline]
    pub fn is_goal(&self, seat: Seat, square: Square) -> bool {
        self.goals[seat.index()] & square.bit() != 0
    }

    /// What a seat could do if it were to act: the same as [`Game::choices`] when it is.
    #[must_use]
    #[inline]
    pub fn options(&self, position: &Position, seat: Seat) -> Choices {
        Choices {
            steps: self.steps(position, seat),
            fences: if position.left[seat.index()] == 0 {
                Fences::default()
            } else {
                self.legal_fences(position)
            },
        }
    }

    /// Whether a seat can do anything at all.
    #[inline]
    fn can_act(&self, position: &Position, seat: Seat) -> bool {
        self.steps_freely(position, seat) || !self.options(position, seat).is_empty()
    }

    /// Gives the turn to the next seat that can do something. Between two that is always the other one: a pawn whose
    /// only neighbour is the other pawn can jump it or step past it, or one of them would have no way.
    #[inline]
    fn pass_on(&self, position: &mut Position, seat: Seat, listener: &mut impl Listener<Event>) {
        position.seat = self.after[seat.index()];
        if self.config.seats > 2 {
            self.pass_over(position, listener);
        }
    }

    /// If the seat in turn can't do anything it loses its turn, and perhaps those after it do.
    ///
    /// Somebody can always do something: pawns that are all without a free neighbour would stand in closed rooms with
    /// nothing but pawns, too small to have a way in them.
    #[inline(never)]
    fn pass_over(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        for _ in 0..self.seats.len() {
            let seat = position.seat;
            if self.can_act(position, seat) {
                return;
            }
            listener.hear(|| Event::LostTurn { seat });
            position.seat = self.after[seat.index()];
        }
    }

    #[inline(never)]
    fn step(&self, position: &mut Position, seat: Seat, to: Square, listener: &mut impl Listener<Event>) {
        let before = *position;
        let from = before.pawns[seat.index()];
        position.pawns[seat.index()] = to;
        listener.hear(|| Event::Moved {
            seat,
            from,
            to,
            jumped: self.jumped(&before, from, to),
        });
        if self.is_goal(seat, to) {
            position.seat = seat;
            position.is_over = true;
            listener.hear(|| Event::Won { seat });
        }
    }

    /// Counts a ply that was made, and ends the game at the bound.
    #[inline(never)]
    fn count_ply(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        position.plies = position.plies.saturating_add(1);
        if position.plies >= self.bound && !position.is_over {
            position.seat = Seat::new(0);
            position.is_over = true;
            listener.hear(|| Event::Drawn { plies: self.bound });
        }
    }

    #[inline]
    fn place(position: &mut Position, seat: Seat, fence: Fence, listener: &mut impl Listener<Event>) {
        position.fences = position.fences.with(fence);
        let left = &mut position.left[seat.index()];
        *left = left.wrapping_sub(1);
        let left = *left;
        listener.count(seat, 0);
        listener.hear(|| Event::Placed { seat, fence, left });
    }
}

impl Game for Quoridor {
    const NAME: &'static str = "quoridor";
    type Config = Config;
    type Fault = Fault;
    type Position = Position;
    type Outcome = std::convert::Infallible;
    type Choice = Choice;
    type Choices = Choices;
    type Rule = Rule;
    type Event = Event;
    type View<'a> = QuoridorView<'a>;
    const HAS_CHANCE: bool = false;
    const DEEDS: &'static [&'static str] = &["fences"];

    fn new(config: &Config) -> Result<Self, Vec<Fault>> {
        let faults = config.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let field = Field::new(config.columns, config.rows);
        let seats = config.in_play();
        let after = |seat: Seat| seats.next(seat);
        let headings = if config.seats == 4 { FOR_FOUR } else { FOR_TWO };
        Ok(Self {
            field,
            seats,
            after: std::array::from_fn(|index| after(Seat::new(index))),
            headings,
            goals: headings.map(|heading| field.goal(heading)),
            bound: config.max_plies.unwrap_or(0),
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
        let mut position = Position {
            fences: Fences::default(),
            pawns: [Square::NOWHERE; Seat::MOST],
            left: [0; Seat::MOST],
            plies: 0,
            seat: Seat::new(0),
            is_over: false,
        };
        for seat in self.seats.iter() {
            position.pawns[seat.index()] = self.field.start(self.headings[seat.index()]);
            position.left[seat.index()] = self.config.fences;
        }
        position
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.is_over {
            Turn::Over
        } else {
            Turn::Seat(position.seat)
        }
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let is_won = self.is_goal(position.seat, position.pawns[position.seat.index()]);
        let mut places = [0; Seat::MOST];
        for seat in self.seats.iter() {
            places[seat.index()] = if is_won && seat != position.seat { 2 } else { 1 };
        }
        position.is_over.then_some(Standing::new(places))
    }

    fn draw(&self, _position: &Position, _source: &mut impl Source) -> Self::Outcome {
        unreachable!("chance is never to act in Quoridor")
    }

    fn impossible(&self, _position: &Position, outcome: &Self::Outcome) -> Option<Rule> {
        match *outcome {}
    }

    fn settle_known(
        &self,
        _position: &mut Position,
        outcome: &Self::Outcome,
        _listener: &mut impl Listener<Event>,
    ) {
        match *outcome {}
    }

    #[inline]
    fn choices(&self, position: &Position, seat: Seat) -> Choices {
        if position.is_over || seat != position.seat {
            return Choices::default();
        }
        self.options(position, seat)
    }

    fn forbids(&self, position: &Position, seat: Seat, choice: Choice) -> Option<Rule> {
        let waits = !position.is_over && position.seat == seat;
        if !waits || self.choices(position, seat).contains(choice) {
            return None;
        }
        Some(match choice {
            Choice::Step(to) => self.rule_against_step(position, seat, to),
            Choice::Fence(fence) => self.rule_against_fence(position, seat, fence),
        })
    }

    #[expect(
        clippy::inline_always,
        reason = "where each choice is made in a loop of its kind, half of it falls away: a third of the time"
    )]
    #[inline(always)]
    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        match choice {
            Choice::Step(to) => self.step(position, seat, to, listener),
            Choice::Fence(fence) => {
                Self::place(position, seat, fence, listener);
            }
        }
        if self.bound > 0 {
            self.count_ply(position, listener);
        }
        if !position.is_over {
            self.pass_on(position, seat, listener);
        }
    }

    fn choice_count(&self) -> usize {
        let (columns, rows) = (usize::from(self.config.columns), usize::from(self.config.rows));
        columns * rows + 2 * (columns - 1) * (rows - 1)
    }

    fn choice_number(&self, choice: Choice) -> usize {
        let (columns, rows) = (usize::from(self.config.columns), usize::from(self.config.rows));
        let in_rows =
            |square: Square, width: usize| usize::from(square.row()) * width + usize::from(square.column());
        match choice {
            Choice::Step(square) => in_rows(square, columns),
            Choice::Fence(fence) => {
                let posts = (columns - 1) * (rows - 1);
                let kinds = if fence.lie() == Lie::Horizontal { 0 } else { posts };
                columns * rows + kinds + in_rows(fence.square(), columns - 1)
            }
        }
    }

    fn numbered_choice(&self, number: usize) -> Option<Choice> {
        let (columns, rows) = (usize::from(self.config.columns), usize::from(self.config.rows));
        let square = |number: usize, width: usize| {
            Square::new(
                u8::try_from(number % width).ok()?,
                u8::try_from(number / width).ok()?,
            )
        };
        let Some(number) = number.checked_sub(columns * rows) else {
            return square(number, columns).map(Choice::Step);
        };
        let posts = (columns - 1) * (rows - 1);
        let (number, lie) = match number.checked_sub(posts) {
            None => (number, Lie::Horizontal),
            Some(number) => (number, Lie::Vertical),
        };
        let fence = Fence::new(square(number, columns - 1).filter(|_| number < posts)?, lie)?;
        Some(Choice::Fence(fence))
    }

    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> QuoridorView<'a> {
        QuoridorView::new(self, position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        view::number_names(self)
    }

    fn imagine(&self, view: &QuoridorView<'_>, _source: &mut impl Source) -> Position {
        *view.position()
    }
}
