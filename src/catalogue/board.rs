//! A position of any game, with the rules that it obeys.

use std::{any::Any, fmt::Debug, sync::Arc};

use serde_json::Value;

use super::Event;
use crate::rules::{
    ChoiceSet, Game, Message, Notation, Refusal, Seat, SeatSet, Silent, Source, Standing, TextFault, Turn,
    View,
};

/// One legal choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceFacts {
    /// Its number, fixed by the configuration.
    pub number: usize,
    /// Its notation in this position.
    pub text: String,
}

/// A position that knows its rules.
pub trait Board: Debug + Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The configuration, its fields by name.
    fn config(&self) -> Value;
    /// The configuration as it stands in a record.
    fn config_text(&self) -> String;
    /// The seats that play.
    fn seats(&self) -> SeatSet;
    /// The team of a seat.
    fn team(&self, seat: Seat) -> usize;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// Whether chance ever acts in this game.
    fn has_chance(&self) -> bool;
    /// Whether a seat ever knows what another one does not.
    fn has_secrets(&self) -> bool;
    /// The seat that lets chance act: who throws the die.
    fn thrower(&self) -> Option<Seat>;
    /// The standing, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// The position as text.
    fn text(&self) -> String;
    /// The board on which a game begins by a text: a position, or a part of one where chance makes the rest.
    ///
    /// # Errors
    /// When the text is malformed or says something that the configuration does not allow.
    fn begun(&self, text: &str) -> Result<Box<dyn Board>, TextFault>;

    /// Draws what chance brings, as text.
    fn draw(&self, source: &mut dyn Source) -> String;
    /// Possible outcomes with their weights, where they can be listed.
    fn odds(&self) -> Option<Vec<(String, u32)>>;
    /// Lets an outcome happen, and tells what it led to.
    ///
    /// # Errors
    /// When it can't be read or can't come now; the board is as it was.
    fn settle(&mut self, outcome: &str) -> Result<Vec<Event>, Message>;

    /// The legal choices of a seat in the order of the rules.
    fn choices(&self, seat: Seat) -> Vec<ChoiceFacts>;
    /// How many choices there can ever be: their numbers are below it.
    fn choice_count(&self) -> usize;
    /// What a choice is, as named values; null where the game has nothing to say beyond its notation.
    fn choice_form(&self, seat: Seat, number: usize) -> Value;
    /// Makes a choice, and tells what it led to.
    ///
    /// # Errors
    /// The rule that forbids it; the board is as it was.
    fn choose(&mut self, seat: Seat, number: usize) -> Result<Vec<Event>, Message>;
    /// The rule that forbids a choice, if there is one.
    fn refusal(&self, seat: Seat, number: usize) -> Option<Message>;
    /// Whether a seat is in the middle of a chain of choices.
    fn is_open(&self, seat: Seat) -> bool;
    /// Withdraws a secret choice that has not been revealed.
    fn take_back(&mut self, seat: Seat) -> bool;
    /// Whether the seat has a secret choice lying that can be withdrawn.
    fn can_take_back(&self, seat: Seat) -> bool;

    /// The notation of a whole ply that begins here.
    fn write_ply(&self, seat: Seat, chain: &[usize]) -> String;
    /// Reads a ply: the numbers of its choices, legal or not.
    ///
    /// # Errors
    /// When the text is malformed.
    fn read_ply(&self, seat: Seat, text: &str) -> Result<Vec<usize>, Message>;

    /// What a seat may know, as whole numbers with their names.
    fn view_numbers(&self, seat: Seat) -> Vec<i32>;
    /// The names of the numbers of a view.
    fn number_names(&self) -> Vec<String>;
    /// A board on which a seat sees these numbers; none when they are no view, or the game can't tell.
    fn imagined(&self, seat: Seat, numbers: &[i32]) -> Option<Box<dyn Board>>;
    /// The sentence that tells people of an event; none where nothing needs saying.
    fn describe(&self, event: &Event) -> Option<Message>;
    /// The chance (0 … 1) that each piece of a seat is lost before its next turn, by the notation of its spot;
    /// empty where the game does not tell.
    fn danger(&self, seat: Seat) -> Vec<(String, f64)>;
    /// What a seat hears of an event.
    fn overheard(&self, event: &Event, seat: Seat) -> Option<Event>;
    /// Whether an event that follows from a choice of a seat shows it what another one alone knew.
    fn reveals(&self, event: &Event, seat: Seat) -> bool;

    /// A copy.
    fn boxed(&self) -> Box<dyn Board>;
    /// The way back to the typed position, for this room and for how a game looks.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn Board> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// The typed position behind a [`Board`].
#[derive(Clone, Debug)]
pub struct Wrapped<G: Game> {
    rules: Arc<G>,
    position: G::Position,
}

impl<G: Game> Wrapped<G> {
    /// The start of a game.
    #[must_use]
    pub fn new(rules: G) -> Self {
        let position = rules.start();
        Self {
            rules: Arc::new(rules),
            position,
        }
    }

    /// The rules, and the position to be changed by them.
    pub fn parts(&mut self) -> (&G, &mut G::Position) {
        (&self.rules, &mut self.position)
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.position
    }
}

/// What is said of an action that is refused. Who acts next is said in every game, and each may have its own words.
fn refused<G: Game>(refusal: Refusal<G::Rule>) -> Message {
    match refusal {
        Refusal::Order(_) => Message::from(refusal).of_game(G::NAME),
        Refusal::Rule(rule) => rule.into(),
    }
}

fn told<G: Game>(events: Vec<G::Event>) -> Vec<Event> {
    events.into_iter().map(Event::new).collect()
}

impl<G: Notation> Board for Wrapped<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn config(&self) -> Value {
        serde_json::to_value(self.rules.config()).unwrap_or(Value::Null)
    }

    fn config_text(&self) -> String {
        ron::to_string(self.rules.config()).unwrap_or_default()
    }

    fn seats(&self) -> SeatSet {
        self.rules.seats()
    }

    fn team(&self, seat: Seat) -> usize {
        self.rules.team(seat)
    }

    fn turn(&self) -> Turn {
        self.rules.turn(&self.position)
    }

    fn has_chance(&self) -> bool {
        G::HAS_CHANCE
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn thrower(&self) -> Option<Seat> {
        self.rules.thrower(&self.position)
    }

    fn standing(&self) -> Option<Standing> {
        self.rules.standing(&self.position)
    }

    fn text(&self) -> String {
        self.rules.write_position(&self.position)
    }

    fn begun(&self, text: &str) -> Result<Box<dyn Board>, TextFault> {
        let position = self.rules.read_start(text)?;
        let rules = Arc::clone(&self.rules);
        Ok(Box::new(Self { rules, position }))
    }

    fn draw(&self, mut source: &mut dyn Source) -> String {
        self.rules
            .write_outcome(&self.rules.draw(&self.position, &mut source))
    }

    fn odds(&self) -> Option<Vec<(String, u32)>> {
        let odds = self.rules.odds(&self.position)?;
        Some(
            odds.into_iter()
                .map(|(outcome, weight)| (self.rules.write_outcome(&outcome), weight))
                .collect(),
        )
    }

    fn settle(&mut self, outcome: &str) -> Result<Vec<Event>, Message> {
        let outcome = self.rules.read_outcome(outcome)?;
        let mut events = Vec::new();
        self.rules
            .settle(&mut self.position, &outcome, &mut events)
            .map_err(refused::<G>)?;
        Ok(told::<G>(events))
    }

    fn choices(&self, seat: Seat) -> Vec<ChoiceFacts> {
        self.facts(seat, &self.rules.choices(&self.position, seat))
    }

    fn choice_count(&self) -> usize {
        self.rules.choice_count()
    }

    fn choice_form(&self, seat: Seat, number: usize) -> Value {
        self.rules.numbered_choice(number).map_or(Value::Null, |choice| {
            self.rules.choice_form(&self.position, seat, choice)
        })
    }

    fn choose(&mut self, seat: Seat, number: usize) -> Result<Vec<Event>, Message> {
        let choice = self.numbered(number)?;
        let mut events = Vec::new();
        self.rules
            .play(&mut self.position, seat, choice, &mut events)
            .map_err(refused::<G>)?;
        Ok(told::<G>(events))
    }

    fn refusal(&self, seat: Seat, number: usize) -> Option<Message> {
        let choice = match self.numbered(number) {
            Ok(choice) => choice,
            Err(unknown) => return Some(unknown),
        };
        let refusal = self
            .rules
            .play(&mut self.position.clone(), seat, choice, &mut Silent);
        refusal.err().map(refused::<G>)
    }

    fn is_open(&self, seat: Seat) -> bool {
        self.rules.is_open(&self.position, seat)
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        self.rules.take_back(&mut self.position, seat)
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.clone().take_back(seat)
    }

    fn write_ply(&self, seat: Seat, chain: &[usize]) -> String {
        let chain: Vec<G::Choice> = chain
            .iter()
            .filter_map(|&number| self.rules.numbered_choice(number))
            .collect();
        self.rules.write_ply(&self.position, seat, &chain)
    }

    fn read_ply(&self, seat: Seat, text: &str) -> Result<Vec<usize>, Message> {
        let chain = self.rules.read_ply(&self.position, seat, text)?;
        Ok(chain
            .into_iter()
            .map(|choice| self.rules.choice_number(choice))
            .collect())
    }

    fn view_numbers(&self, seat: Seat) -> Vec<i32> {
        self.rules.view(&self.position, seat).numbers()
    }

    fn number_names(&self) -> Vec<String> {
        self.rules.number_names()
    }

    fn imagined(&self, seat: Seat, numbers: &[i32]) -> Option<Box<dyn Board>> {
        let position = self.rules.read_view(seat, numbers)?;
        let rules = Arc::clone(&self.rules);
        Some(Box::new(Self { rules, position }))
    }

    fn describe(&self, event: &Event) -> Option<Message> {
        self.rules.describe(event.typed()?)
    }

    fn danger(&self, seat: Seat) -> Vec<(String, f64)> {
        self.rules.write_danger(&self.position, seat)
    }

    fn overheard(&self, event: &Event, seat: Seat) -> Option<Event> {
        self.rules.overheard(event.typed()?, seat).map(Event::new)
    }

    fn reveals(&self, event: &Event, seat: Seat) -> bool {
        event.typed().is_some_and(|event| self.rules.reveals(event, seat))
    }

    fn boxed(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Notation> Wrapped<G> {
    /// What these choices of a seat are called here.
    #[must_use]
    pub fn facts(&self, seat: Seat, choices: &G::Choices) -> Vec<ChoiceFacts> {
        let facts = |choice| ChoiceFacts {
            number: self.rules.choice_number(choice),
            text: self.rules.write_choice(&self.position, seat, choice),
        };
        choices.iter().map(facts).collect()
    }

    /// The position that a text describes, under the same rules.
    ///
    /// # Errors
    /// When the text is malformed or says something that the configuration does not allow.
    pub fn at(&self, text: &str) -> Result<Self, Message> {
        Ok(Self {
            rules: Arc::clone(&self.rules),
            position: self.rules.read_position(text)?,
        })
    }
}

impl<G: Game> Wrapped<G> {
    fn numbered(&self, number: usize) -> Result<G::Choice, Message> {
        self.rules.numbered_choice(number).ok_or_else(|| {
            let most = i64::try_from(self.rules.choice_count()).unwrap_or(i64::MAX) - 1;
            Message::new("no-such-choice")
                .with("number", number.to_string())
                .with("most", most)
        })
    }
}
