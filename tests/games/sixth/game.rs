//! Sprint: a game of a few lines that only tests know. Two pawns run towards each other in columns of their own, one or
//! two squares at a time; who is through first wins.

use std::sync::atomic::{AtomicUsize, Ordering};

use glam::Vec2;
use homestretch::{
    catalogue::{
        Config, Entry, EventOf, Fact, FactKind, Kind, Lesson, Level, Look, Picture, Setting, Skill, Spec,
        StrategyFacts, Typed, Verdict, Wrapped,
    },
    rules::{
        Bits, ChoiceSet as _, Game, Listener, Message, Notation, Numbered, Seat, SeatSet, Source, Standing,
        TextFault, Turn, View,
    },
    staging::{
        Boards, Cue, Eyes, Layout, Pick, Scene, Spot, SpotName,
        pieces::{Form, PieceKind},
    },
    strategies::{Random, Strategy, scored},
};
use serde::{Deserialize, Serialize};

homestretch::games! {
    /// The games of the program, and one more.
    pub(crate) struct Six:
        homestretch::catalogue::mejn::Catalogued,
        homestretch::catalogue::quoridor::Catalogued,
        homestretch::catalogue::dog::Catalogued,
        homestretch::catalogue::ludo::Catalogued,
        homestretch::catalogue::compromise::Catalogued,
        Catalogued,
}

const COLUMNS: u8 = 3;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Rules {
    seats: u8,
    rows: u8,
}

impl Default for Rules {
    fn default() -> Self {
        Self { seats: 2, rows: 7 }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NoBoard;

impl From<NoBoard> for Message {
    fn from(_: NoBoard) -> Self {
        Self::new("sprint-no-board")
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TooFar;

impl From<TooFar> for Message {
    fn from(_: TooFar) -> Self {
        Self::new("sprint-too-far")
    }
}

/// How far each pawn has come, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Position {
    done: [u8; 2],
    seat: Seat,
}

/// One square less than a pawn goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Stride(u8);

impl Numbered for Stride {
    fn from_number(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Ran { seat: Seat, from: u8, to: u8 },
    Won { seat: Seat },
}

#[derive(Debug, PartialEq)]
pub(crate) struct Seen<'a>(&'a Position, Seat);

impl View for Seen<'_> {
    fn seat(&self) -> Seat {
        self.1
    }

    fn numbers(&self) -> Vec<i32> {
        let [first, second] = self.0.done.map(i32::from);
        vec![first, second, self.0.seat.index() as i32]
    }
}

/// How often it was asked for the choices of a seat.
pub(crate) static ASKED: AtomicUsize = AtomicUsize::new(0);

#[derive(Clone, Debug)]
pub(crate) struct Sprint(Rules);

impl Game for Sprint {
    const NAME: &'static str = "sprint";
    type Config = Rules;
    type Fault = NoBoard;
    type Position = Position;
    type Outcome = ();
    type Choice = Stride;
    type Choices = Bits<Stride>;
    type Rule = TooFar;
    type Event = Event;
    type View<'a> = Seen<'a>;
    const HAS_CHANCE: bool = false;

    fn new(config: &Rules) -> Result<Self, Vec<NoBoard>> {
        let is_one = config.seats == 2 && (3..=9).contains(&config.rows);
        is_one.then(|| Self(config.clone())).ok_or_else(|| vec![NoBoard])
    }

    fn config(&self) -> &Rules {
        &self.0
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn start(&self) -> Position {
        Position {
            done: [0; 2],
            seat: Seat::new(0),
        }
    }

    fn turn(&self, position: &Position) -> Turn {
        match self.winner(position) {
            Some(_) => Turn::Over,
            None => Turn::Seat(position.seat),
        }
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let mut places = [0; Seat::MOST];
        let winner = self.winner(position)?;
        (places[winner], places[1 - winner]) = (1, 2);
        Some(Standing::new(places))
    }

    fn draw(&self, _position: &Position, _source: &mut impl Source) {}

    fn impossible(&self, _position: &Position, _outcome: &()) -> Option<TooFar> {
        None
    }

    fn settle_known(&self, _position: &mut Position, _outcome: &(), _listener: &mut impl Listener<Event>) {}

    fn choices(&self, position: &Position, seat: Seat) -> Bits<Stride> {
        ASKED.fetch_add(1, Ordering::Relaxed);
        self.legal(position, seat)
    }

    fn forbids(&self, position: &Position, seat: Seat, stride: Stride) -> Option<TooFar> {
        (!self.legal(position, seat).contains(stride)).then_some(TooFar)
    }

    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        stride: Stride,
        listener: &mut impl Listener<Event>,
    ) {
        let from = position.done[seat.index()];
        let to = from + stride.0 + 1;
        position.done[seat.index()] = to;
        position.seat = Seat::new(1 - seat.index());
        listener.hear(|| Event::Ran { seat, from, to });
        if self.winner(position).is_some() {
            listener.hear(|| Event::Won { seat });
        }
    }

    fn choice_count(&self) -> usize {
        2
    }

    fn choice_number(&self, stride: Stride) -> usize {
        stride.0.into()
    }

    fn numbered_choice(&self, number: usize) -> Option<Stride> {
        u8::try_from(number).ok().filter(|&stride| stride < 2).map(Stride)
    }

    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> Seen<'a> {
        Seen(position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        ["first", "second", "seat"].map(str::to_owned).to_vec()
    }

    fn imagine(&self, view: &Seen<'_>, _source: &mut impl Source) -> Position {
        view.0.clone()
    }
}

impl Sprint {
    fn legal(&self, position: &Position, seat: Seat) -> Bits<Stride> {
        let left = self.0.rows - 1 - position.done[seat.index()];
        let acts = self.turn(position) == Turn::Seat(seat);
        Bits::new(if acts { (1 << left.min(2)) - 1 } else { 0 })
    }

    fn winner(&self, position: &Position) -> Option<usize> {
        position.done.iter().position(|&done| done + 1 == self.0.rows)
    }

    /// Where a pawn stands that has come so far.
    fn spot(&self, seat: Seat, done: u8) -> SpotName {
        let row = if seat.index() == 0 {
            done + 1
        } else {
            self.0.rows - done
        };
        SpotName::from(format!("{}{row}", ['a', 'c'][seat.index()]))
    }
}

fn unread() -> TextFault {
    TextFault::new(0, Message::new("sprint-unread"))
}

impl Notation for Sprint {
    fn write_position(&self, position: &Position) -> String {
        let [first, second] = position.done;
        format!("{first},{second},{}", position.seat)
    }

    fn read_position(&self, text: &str) -> Result<Position, TextFault> {
        let numbers: Vec<u8> = text.split(',').filter_map(|part| part.parse().ok()).collect();
        match *numbers {
            [first, second, seat @ 0..2] if first.max(second) < self.0.rows => Ok(Position {
                done: [first, second],
                seat: Seat::new(seat.into()),
            }),
            _ => Err(unread()),
        }
    }

    fn write_outcome(&self, _outcome: &()) -> String {
        String::new()
    }

    fn read_outcome(&self, _text: &str) -> Result<(), TextFault> {
        Ok(())
    }

    fn write_choice(&self, _position: &Position, _seat: Seat, stride: Stride) -> String {
        ["walk", "leap"][usize::from(stride.0)].to_owned()
    }

    fn read_choice(&self, _position: &Position, _seat: Seat, text: &str) -> Result<Stride, TextFault> {
        match text {
            "walk" => Ok(Stride(0)),
            "leap" => Ok(Stride(1)),
            _ => Err(unread()),
        }
    }

    fn read_view(&self, _seat: Seat, numbers: &[i32]) -> Option<Position> {
        let text: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        self.read_position(&text.join(",")).ok()
    }
}

/// What runs: a kind of piece that no other game has. The window knows nothing of it.
pub(crate) const RUNNER: Form = Form::new(&Runner);

struct Runner;

impl PieceKind for Runner {
    fn name(&self) -> &'static str {
        "runner"
    }

    fn outline(&self) -> Vec<Vec2> {
        [(0.4, 0.0), (-0.3, 0.3), (-0.3, -0.3)].map(Vec2::from).to_vec()
    }

    fn word(&self) -> &'static str {
        "sprint-runner"
    }
}

/// A board of squares on which nothing stands but runners.
fn board(rows: u8) -> Layout {
    let squares = Layout::squares(COLUMNS, rows, 2);
    let spots = squares.spots().iter().cloned();
    let spots = spots.map(|spot| Spot { form: RUNNER, ..spot }).collect();
    let seats = squares.seats().to_vec();
    Layout::new("sprint", squares.outline(), seats, spots, RUNNER).unwrap_or(squares)
}

/// How it looks: two columns of a board of squares.
#[derive(Debug)]
pub(crate) struct SprintLook {
    rules: Sprint,
    layout: Layout,
}

impl Look for SprintLook {
    type Game = Sprint;

    fn rules(&self) -> &Sprint {
        &self.rules
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn scene(&self, position: &Position, _eyes: Eyes) -> Scene {
        let seats = self.rules.seats();
        let pieces = seats
            .iter()
            .map(|seat| (seat, self.rules.spot(seat, position.done[seat.index()])));
        Scene {
            pieces: pieces.collect(),
            ..Scene::default()
        }
    }

    fn cues(&self, _before: &Position, event: &Event, _eyes: Eyes) -> Vec<Cue> {
        vec![match *event {
            Event::Ran { seat, from, to } => Cue::Walk {
                seat,
                path: (from..=to).map(|done| self.rules.spot(seat, done)).collect(),
            },
            Event::Won { seat } => Cue::Finish { seat, place: 1 },
        }]
    }

    fn picks(&self, position: &Position, seat: Seat) -> Vec<Pick> {
        let choices = self.rules.choices(position, seat);
        let pick = |stride: Stride| {
            let (from, to) = self.ends_of(position, seat, stride)?;
            Some(Pick::new(stride.0.into(), from, to))
        };
        choices.iter().filter_map(pick).collect()
    }

    fn ends_of(&self, position: &Position, seat: Seat, stride: Stride) -> Option<(SpotName, SpotName)> {
        let done = position.done[seat.index()];
        let to = (done + stride.0 + 1).min(self.rules.0.rows - 1);
        Some((self.rules.spot(seat, done), self.rules.spot(seat, to)))
    }

    fn meant(&self, position: &Position, seat: Seat, spot: &str) -> Option<Stride> {
        let mut strides = [0, 1].map(Stride).into_iter();
        strides.find(|&stride| {
            self.ends_of(position, seat, stride)
                .is_some_and(|(_, to)| to.as_str() == spot)
        })
    }

    fn spot_labels(&self) -> Vec<(SpotName, String)> {
        Vec::new()
    }
}

/// A position, and how many choices there are in it.
#[derive(Deserialize)]
struct Counted {
    position: String,
    choices: usize,
}

impl Fact for Counted {
    fn check(&self) -> Result<(), Verdict> {
        let game = Sprint(Rules::default());
        let position = game.read_position(&self.position);
        let position = position.map_err(|_| Verdict::Senseless("there is no such position".to_owned()))?;
        let count = game.choices(&position, position.seat).len();
        if count == self.choices {
            Ok(())
        } else {
            Err(Verdict::Wrong(format!("{count} choices, not {}", self.choices)))
        }
    }
}

/// The entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Catalogued;

impl Typed for Catalogued {
    type Game = Sprint;
    type Random = Random;
    type Look = SprintLook;

    fn look_of(&self, rules: &Sprint, _boards: &Boards) -> SprintLook {
        SprintLook {
            rules: rules.clone(),
            layout: board(rules.0.rows),
        }
    }

    fn picture_of(&self, board: &Wrapped<Sprint>) -> Picture {
        let mut picture = Picture::default();
        let done = board.position().done;
        for seat in board.rules().seats().iter() {
            picture.start_row();
            let run = "=".repeat(done[seat.index()].into());
            picture.put(&format!("{run}{seat}"), homestretch::catalogue::Ink::Of(seat));
        }
        picture
    }

    fn named(&self, name: &str, _values: &[i32]) -> Box<dyn Strategy<Sprint>> {
        match name {
            "leaper" => Box::new(scored::<Sprint, _>(|_, _, stride| i64::from(stride.0))),
            _ => Box::new(Random),
        }
    }

    fn length_of(&self, events: &mut dyn Iterator<Item = &EventOf<Self>>) -> Message {
        let runs = events.filter(|event| matches!(event, Event::Ran { .. }));
        Message::new("length-moves").with("count", runs.count() as i64)
    }
}

impl Entry for Catalogued {
    fn facts(&self) -> &'static [FactKind] {
        const { &[FactKind::of::<Counted>("sprint.counts")] }
    }

    fn presets(&self) -> &'static [&'static str] {
        &["standard"]
    }

    fn preset(&self, config: &Config, name: &str) -> Result<Config, Message> {
        let known = self.presets().contains(&name);
        known
            .then(|| config.clone())
            .ok_or_else(|| self.no_such_preset(name))
    }

    fn settings(&self) -> Vec<Setting> {
        vec![Setting::size("rows", Kind::Number(3, 9))]
    }

    fn seat_counts(&self) -> &'static [usize] {
        &[2]
    }

    fn usual_sitters(&self) -> &'static [&'static str] {
        &["person", "leaper"]
    }

    fn set_seats(&self, _config: &mut Config, _seats: usize, _empty: SeatSet) {}

    fn colours(&self, _config: &Config) -> [&'static str; Seat::MOST] {
        ["blue", "yellow", "green", "red", "black", "violet"]
    }

    fn lessons(&self, _config: &Config) -> Vec<Lesson> {
        Vec::new()
    }

    fn strategies(&self) -> Vec<StrategyFacts> {
        ["random", "leaper"].map(StrategyFacts::plain).into()
    }

    fn levels(&self) -> &'static [Level] {
        const {
            &[
                Level::new(Skill::Child, "random"),
                Level::new(Skill::Regular, "leaper"),
            ]
        }
    }

    fn quick_players(&self) -> &'static [&'static str] {
        &["leaper"]
    }

    fn adviser(&self) -> Spec {
        Spec::from("leaper".to_owned())
    }
}
