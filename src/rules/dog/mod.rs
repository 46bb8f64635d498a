//! Dog: a card race for two teams round a ring, with hands that nobody else sees.
//!
//! This file is the face of the game and its rounds. `field` and `walker` have how pieces move, `effects` and, for sevens,
//! `steps`, `movers`, `pair` and `split` find all that cards can do, `results` lists it, `stage` what may be chosen next, `config` the boards and house rules, `action` and `notation` the texts,
//! `view` what a player knows, `plan` what is under way, `picture` the board in characters and `drawn` that read back.

mod action;
mod board;
mod card;
mod choice;
mod config;
mod deal;
mod drawn;
mod effects;
mod event;
mod field;
mod movers;
mod notation;
mod pair;
mod picture;
mod plan;
mod position;
mod reading;
mod results;
mod rule;
mod seen;
mod split;
mod stage;
mod steps;
mod view;
mod walker;

pub use action::{Action, Effect, Part, Parts, Play};
pub use board::{Board, PIECES, Place};
pub use card::{Card, Cards};
pub use choice::{Chain, Choice, Choices};
pub use config::{Config, Fault, HANDS, NoPlay};
pub use deal::Deal;
pub use event::Event;
pub use picture::Cell;
pub use position::Position;
pub use results::Results;
pub use rule::Rule;
pub use view::DogView;

use crate::rules::{Game, Listener, Seat, SeatSet, Silent, Source, Standing, TextFault, Turn};
use action::Scope;
use board::Ring;
use choice::Draft;
use field::Field;
use position::Phase;

/// The game in one configuration.
#[derive(Clone, Debug)]
pub struct Dog {
    config: Config,
    field: Field,
    seats: SeatSet,
    pack: Cards,
}

impl Dog {
    /// The colours on the board; colour i belongs to seat i, and beyond the seats to those again from the first.
    #[must_use]
    pub fn colours(&self) -> usize {
        self.field.ring.colours
    }

    /// The number of ring spots.
    #[must_use]
    pub fn ring(&self) -> u8 {
        self.field.ring.spots
    }

    /// The ring spot on which a colour starts.
    #[must_use]
    pub fn start_of(&self, colour: Seat) -> u8 {
        self.field.ring.track.start(colour)
    }

    /// Where the pieces of a colour stand, by rank.
    #[must_use]
    pub fn places(&self, board: &Board, colour: Seat) -> [Place; PIECES] {
        board.0[colour.index()].map(|code| self.field.ring.place(colour, code))
    }

    /// The colours that play together with one, itself first.
    pub fn team_of(&self, colour: Seat) -> impl Iterator<Item = Seat> {
        (0..self.field.team).map(move |k| self.field.mate(colour, k))
    }

    /// Whose pieces the cards of a seat move now; none when its team is home.
    #[must_use]
    pub fn acting(&self, board: &Board, seat: Seat) -> Option<Seat> {
        self.field.acting(board, seat, false)
    }

    /// Lists all distinct boards to which a card can lead for a seat. Hand and turn are not looked at.
    /// There is none when a team is home: the game is over.
    pub fn list(&self, board: &Board, seat: Seat, card: Card, results: &mut Results) {
        results.list(&self.field, board, seat, [card]);
        if self.is_over(board) {
            results.clear();
        }
    }

    /// How the n-th board that was listed is reached.
    #[must_use]
    pub fn listed(&self, results: &Results, n: usize) -> Option<Play> {
        results.play(&self.field, n)
    }

    /// The board after a card was played. Hand and turn are not looked at.
    ///
    /// # Errors
    /// The rule against it.
    pub fn after(&self, board: &Board, seat: Seat, play: &Play) -> Result<Board, Rule> {
        let acting = self
            .field
            .acting(board, seat, play.second)
            .filter(|_| !self.is_over(board));
        let acting = acting.ok_or(Rule::NotPlayable(play.card))?;
        self.field.play(board, acting, play, &mut Silent)
    }

    /// Whether a card can be played in any way. Hand and turn are not looked at, and nothing is listed.
    #[must_use]
    pub fn can_play(&self, board: &Board, seat: Seat, card: Card) -> bool {
        let starred = self.field.ring.starred(&board.0);
        let plays = |second| {
            let acting = self.field.acting(board, seat, second);
            acting.is_some_and(|acting| self.field.can_play(board, starred, acting, card))
        };
        !self.is_over(board) && (plays(false) || plays(true))
    }

    /// Whether a team is home.
    #[must_use]
    pub fn is_over(&self, board: &Board) -> bool {
        self.seats.iter().any(|seat| self.field.is_home(board, seat))
    }

    /// Reads an action of a seat whose cards move the pieces of `acting`. It need not be legal.
    ///
    /// # Errors
    /// Where the text is malformed.
    pub fn read_action(&self, text: &str, acting: Option<Seat>) -> Result<Action, TextFault> {
        let scope = Scope {
            acting,
            colours: self.field.ring.colours as u8,
            mates: self.field.team as u8 - 1,
            second: self.field.second,
        };
        action::read(text, &scope)
    }

    /// The text of an action.
    #[must_use]
    pub fn write_action(&self, action: &Action) -> String {
        action::write(action)
    }

    /// Whether the seat in turn can play none of its cards and is to discard one.
    #[must_use]
    pub fn discards(&self, position: &Position) -> bool {
        position.phase == Phase::Play
            && !position.draft.is_begun()
            && self.field.must_discard(&position.moment(position.seat))
    }

    /// Whether cards are given to a mate in every round.
    #[must_use]
    pub fn has_exchange(&self) -> bool {
        self.field.team > 1 && !self.field.second
    }

    /// Who gets the card that a seat gives.
    fn receiver(&self, seat: Seat) -> Seat {
        self.field.mate(seat, 1 % self.field.team)
    }

    /// Whose card a seat was given.
    fn giver(&self, seat: Seat) -> Option<Seat> {
        self.has_exchange()
            .then(|| self.field.mate(seat, self.field.team - 1))
    }

    /// The cards change hands.
    fn exchange(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        for seat in self.seats.iter() {
            let Some(card) = position.gave[seat.index()] else {
                continue;
            };
            let to = self.receiver(seat);
            position.hands[seat.index()].take(card);
            position.hands[to.index()].put(card);
            listener.hear(|| Event::Gave {
                seat,
                to,
                card: Some(card),
            });
        }
        position.phase = Phase::Play;
        self.count_plies(position, self.seats.len() as u16, listener);
        self.seek(position, listener);
    }

    /// Counts plies that were made, and ends the game at the bound.
    fn count_plies(&self, position: &mut Position, plies: u16, listener: &mut impl Listener<Event>) {
        let Some(bound) = self.config.max_plies else {
            return;
        };
        position.plies = position.plies.saturating_add(plies).min(bound);
        if position.plies == bound && position.phase != Phase::Over {
            position.phase = Phase::Over;
            listener.hear(|| Event::Drawn { plies: bound });
        }
    }

    /// Gives the turn to the seat in turn or the next one that has cards; who can play none may have to sit out.
    /// When all hands are empty the next round is due.
    fn seek(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        if position.phase != Phase::Play {
            return;
        }
        for _ in 0..self.seats.len() {
            let seat = position.seat;
            let hand = position.hands[seat.index()];
            let sits_out = self.config.no_play == NoPlay::SitOut && !hand.is_empty();
            if sits_out && self.field.must_discard(&position.moment(position.seat)) {
                listener.hear(|| Event::Folded { seat, cards: hand });
                for card in hand.iter() {
                    position.lay(seat, card, self.giver(seat));
                }
            }
            if !position.hands[seat.index()].is_empty() {
                return;
            }
            position.seat = self.next(seat);
        }
        position.phase = Phase::Deal;
        position.gave = [None; Seat::MOST];
        position.spent = 0;
        position.starter = self.next(position.starter);
        position.seat = position.starter;
        position.deal = (position.deal + 1) % HANDS.len() as u8;
    }

    fn next(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.seats.len())
    }

    /// Ends a ply of the seat in turn.
    fn end_ply(&self, position: &mut Position, listener: &mut impl Listener<Event>) {
        let seat = position.seat;
        position.draft = Draft::default();
        if self.field.is_home(&position.board, seat) {
            position.phase = Phase::Over;
            listener.hear(|| Event::Won { seat });
        } else {
            position.seat = self.next(seat);
        }
        self.count_plies(position, 1, listener);
        self.seek(position, listener);
    }
}

impl Game for Dog {
    const NAME: &'static str = "dog";
    type Config = Config;
    type Fault = Fault;
    type Position = Position;
    type Outcome = Deal;
    type Choice = Choice;
    type Choices = Choices;
    type Rule = Rule;
    type Event = Event;
    type View<'a> = DogView<'a>;
    const HAS_SECRETS: bool = true;

    fn new(config: &Config) -> Result<Self, Vec<Fault>> {
        let faults = config.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let (colours, team) = (usize::from(config.colours()), usize::from(config.team));
        let mate = |colour, k| Seat::new((colour + k * colours / team) % colours);
        Ok(Self {
            config: config.clone(),
            field: Field {
                ring: Ring::new(config.colours()),
                team,
                mates: std::array::from_fn(|colour| std::array::from_fn(|k| mate(colour, k % team))),
                second: config.colours() > config.seats,
                canadian: config.canadian && config.team > 1,
                rest_to_mate: config.rest_to_mate && config.team > 1,
                idle_jack: config.idle_jack,
            },
            seats: SeatSet::first(config.seats.into()),
            pack: Cards::pack(config.copies, config.jokers),
        })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> SeatSet {
        self.seats
    }

    fn start(&self) -> Position {
        Position {
            board: Board::default(),
            hands: [Cards::default(); Seat::MOST],
            deck: self.pack,
            pile: Cards::default(),
            gave: [None; Seat::MOST],
            spent: 0,
            draft: Draft::default(),
            seat: Seat::new(0),
            starter: Seat::new(0),
            deal: 0,
            phase: Phase::Deal,
            plies: 0,
        }
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.phase {
            Phase::Deal => Turn::Chance,
            Phase::Play => Turn::Seat(position.seat),
            Phase::Over => Turn::Over,
            Phase::Exchange => Turn::Together(
                self.seats
                    .iter()
                    .filter(|seat| position.gave[seat.index()].is_none())
                    .collect(),
            ),
        }
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let home = |seat: Seat| self.field.is_home(&position.board, seat);
        let is_won = self.is_over(&position.board);
        let mut places = [0; Seat::MOST];
        for seat in self.seats.iter() {
            places[seat.index()] = if is_won && !home(seat) { 2 } else { 1 };
        }
        (position.phase == Phase::Over).then_some(Standing::new(places))
    }

    fn team(&self, seat: Seat) -> usize {
        seat.index() % (self.field.ring.colours / self.field.team)
    }

    fn draw(&self, position: &Position, source: &mut impl Source) -> Deal {
        self.draw_deal(position, source)
    }

    fn odds(&self, _position: &Position) -> Option<Vec<(Deal, u32)>> {
        None
    }

    fn impossible(&self, position: &Position, deal: &Deal) -> Option<Rule> {
        self.rule_against_deal(position, deal)
    }

    fn settle_known(&self, position: &mut Position, deal: &Deal, listener: &mut impl Listener<Event>) {
        self.deal_out(position, deal, listener);
        position.phase = if self.has_exchange() {
            Phase::Exchange
        } else {
            Phase::Play
        };
        self.seek(position, listener);
    }

    fn choices(&self, position: &Position, seat: Seat) -> Choices {
        Choices::of(&self.field, position, seat)
    }

    fn forbids(&self, position: &Position, seat: Seat, choice: Choice) -> Option<Rule> {
        self.field.rule_against(&position.moment(seat), choice)
    }

    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Choice,
        listener: &mut impl Listener<Event>,
    ) {
        match (position.phase, choice) {
            (Phase::Exchange, Choice::Card(card)) => {
                position.gave[seat.index()] = Some(card);
                listener.hear(|| Event::Chose { seat });
                if self.turn(position).seats().is_empty() {
                    self.exchange(position, listener);
                }
            }
            (Phase::Play, Choice::Card(card))
                if !self
                    .field
                    .can_lay(&position.board, position.draft.second, seat, card) =>
            {
                listener.hear(|| Event::Discarded { seat, card });
                position.lay(seat, card, self.giver(seat));
                self.end_ply(position, listener);
            }
            (Phase::Play, choice) => {
                if let Some(effect) = position.draft.add(choice) {
                    self.play_out(position, effect, listener);
                }
            }
            _ => {}
        }
    }

    fn is_open(&self, position: &Position, seat: Seat) -> bool {
        position.phase == Phase::Play && position.seat == seat && position.draft.is_begun()
    }

    fn take_back(&self, position: &mut Position, seat: Seat) -> bool {
        position.phase == Phase::Exchange && position.gave[seat.index()].take().is_some()
    }

    fn choice_count(&self) -> usize {
        Choice::COUNT
    }

    fn choice_number(&self, choice: Choice) -> usize {
        choice.number().into()
    }

    fn numbered_choice(&self, number: usize) -> Option<Choice> {
        Choice::numbered(u8::try_from(number).ok()?)
    }

    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> DogView<'a> {
        DogView::new(self, position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        view::number_names(self)
    }

    fn imagine(&self, view: &DogView<'_>, source: &mut impl Source) -> Position {
        view.imagine(source)
    }

    /// Whoever comes next and can't play lays down its hand at once.
    fn reveals(&self, event: &Event, seat: Seat) -> bool {
        matches!(event, Event::Folded { seat: other, .. } if *other != seat)
    }

    fn overheard(&self, event: &Event, seat: Seat) -> Option<Event> {
        Some(event.overheard(seat))
    }
}
